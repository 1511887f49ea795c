"""Chapter "Résistance" (G1 to G11, 3.12)."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.games.water_margin.resistance import price_of_a_life
from tests.games.asking import allowed, choices, play, refused, story, told, words_of

from .board import board, deck_is, event, figure, gang, words

FOUR = "wu_yong shi_jin li_jun li_kui"


def troops(match: Match, *faces: str) -> Match:
    """The assault dice show these faces."""
    return play(match, *(f"chance troops adversary={face}" for face in faces))


def loot(match: Match, *faces: int) -> Match:
    """The loot dice show these faces."""
    return play(match, *(f"chance loot_die face={face}" for face in faces))


def assaulted(*lines: str, members: str = FOUR, treasure: int = 0, **options: str) -> Match:
    """The gang of seat 1 at Liangshan; each of its loot dice has shown a 1."""
    match = board(gang(1, "h5", members, treasure), *lines, phase="resistance", **options)
    return loot(match, *[1] * len(members.split()))


def members(match: Match) -> set[str]:
    return {word for word, zone in words(match)["zone"].items() if zone == "gang"}


# --- loot ----------------------------------------------------------------------------------------


@pytest.mark.rules("G1", "S37", "3.12")
def test_without_a_refuge_the_phase_is_skipped() -> None:
    match = board(phase="resistance")
    assert "loot_die" not in " ".join(choices(match))
    assert "loot_die face=1" in choices(board(gang(1, "h5", "wu_yong"), phase="resistance"))


@pytest.mark.rules("G2", "G3", "G4", "G5", "3.12", "A21")
def test_a_d10_of_loot_for_each_member_goes_to_the_treasure_before_the_assault() -> None:
    match = board(gang(1, "h5", FOUR, 85), phase="resistance")
    loot(match, 3, 9, 1)
    assert "loot_die face=10" in choices(match)
    loot(match, 7)
    assert ["The gang of seat 1 brings home 7 taels; its treasure is 105."] == story(match)
    assert "troops adversary=soldiers" in choices(match)


@pytest.mark.rules("G4", "A21", "3.12")
def test_loot_scale_says_what_a_pip_is_worth() -> None:
    match = board(gang(1, "h5", "wu_yong"), phase="resistance", loot_scale="10")
    assert 70 == loot(match, 7).state.treasure[0]


@pytest.mark.rules("EC7", "A21")
def test_in_the_year_of_plenty_the_loot_is_doubled_after_the_scale() -> None:
    plenty = event("year_of_plenty", "in_force")
    match = board(gang(1, "h5", "wu_yong"), plenty, phase="resistance", loot_scale="10")
    assert 140 == loot(match, 7).state.treasure[0]


@pytest.mark.rules("3.11")
def test_some_forts_add_ten_taels_to_the_loot_of_a_chapter() -> None:
    match = board(gang(1, "j5", "wu_yong"), phase="resistance", fort_traits="on")
    assert 10 == match.state.treasure[0]
    assert 17 == loot(match, 7).state.treasure[0]
    assert 0 == board(gang(1, "j5", "wu_yong"), phase="resistance").state.treasure[0]


# --- the assault ---------------------------------------------------------------------------------


@pytest.mark.rules("G6", "3.12")
def test_a_die_for_each_member_the_highest_rank_first_and_the_chief_last() -> None:
    match = board(gang(1, "h5", "li_jun wu_yong li_kui song_jiang", 0), phase="resistance")
    loot(match, 1, 1, 1, 1)
    seen = []
    for _die in range(4):
        troops(match, "animal")
        seen.append(story(match)[0])
    assert [
        "Do soldiers come for Li Kui of seat 1? The die shows an animal.",
        "Do soldiers come for Wu Yong of seat 1? The die shows an animal.",
        "Do soldiers come for Song Jiang of seat 1? The die shows an animal.",
        "Do soldiers come for Li Jun of seat 1? The die shows an animal.",
    ] == seen


@pytest.mark.rules("G7", "3.12")
def test_soldiers_kill_the_bandit_whose_die_it_is() -> None:
    match = troops(assaulted(unasked=False), "soldiers")
    assert ["sacrifice bandit=li_jun"] == choices(match)
    assert "The soldiers are after Li Jun." == refused(match, "1 sacrifice bandit=li_kui").sentence
    assert "G2" == refused(match, "1 sacrifice bandit=song_jiang").rule
    play(match, "1 sacrifice bandit=li_jun")
    assert {"wu_yong", "shi_jin", "li_kui"} == members(match)
    assert "discard" == words(match)["zone"]["li_jun"]


@pytest.mark.rules("G8", "3.12")
def test_a_hundred_taels_save_him() -> None:
    match = troops(assaulted(treasure=96), "soldiers")
    play(match, "1 fortify")
    assert 0 == match.state.treasure[0]
    assert ["seat 1 spends 100 taels on walls; the treasure is 0."] == story(match)
    match = troops(assaulted(treasure=95, unasked=False), "soldiers")
    refusal = refused(match, "1 fortify")
    assert ("G8", {"price": 100, "treasure": 99}) == (refusal.rule, refusal.facts)


@pytest.mark.rules("G8", "3.12", "3.17")
def test_nobody_must_pay_and_by_default_whoever_can_does() -> None:
    match = troops(assaulted(treasure=96), "soldiers")
    assert ["fortify", "sacrifice bandit=li_jun"] == choices(match)
    assert "fortify" == match.default(0).words


@pytest.mark.rules("3.11")
def test_some_forts_save_a_bandit_for_80_taels() -> None:
    match = board(gang(1, "l5", "wu_yong", 79), phase="resistance", fort_traits="on")
    troops(loot(match, 1), "soldiers")
    play(match, "1 fortify")
    assert 0 == match.state.treasure[0]
    for fort in ("h5", "j5", "j3"):  # in the forts of every other trait it costs 100
        elsewhere = board(gang(1, fort, "wu_yong"), fort_traits="on")
        assert 100 == price_of_a_life(elsewhere.state, 0)


@pytest.mark.rules("3.11")
def test_liangshan_ignores_the_first_soldiers_of_a_chapter() -> None:
    match = assaulted(fort_traits="on", unasked=False)
    troops(match, "soldiers")
    assert ["troops", "held_back"] == told(match)
    troops(match, "soldiers")
    assert ["sacrifice bandit=shi_jin"] == choices(match)  # ranks 26, 23, 22: the second die is his


@pytest.mark.rules("EC5")
def test_in_gao_qius_campaign_a_mandarin_comes_with_soldiers() -> None:
    gao = event("campaign_of_gao_qiu", "in_force")
    match = troops(assaulted(gao, unasked=False), "mandarin")
    assert ["sacrifice bandit=li_jun"] == choices(match)
    match = troops(assaulted(unasked=False), "mandarin")
    assert "troops adversary=soldiers" in choices(match)


@pytest.mark.rules("EC8", "G9")
def test_while_the_envoy_is_there_no_troops_come_and_no_general() -> None:
    match = board(gang(1, "h5", FOUR), event("imperial_envoy", "in_force"), phase="resistance")
    loot(match, 1, 1, 1, 1)
    assert "peace" in told(match)
    assert 4 == match.state.treasure[0]
    assert not [words for words in choices(match) if words.startswith(("troops", "general"))]


# --- extra dice ----------------------------------------------------------------------------------


@pytest.mark.rules("3.12")
def test_the_alert_adds_a_die_for_each_three_steps_and_the_owner_chooses_who_dies() -> None:
    match = troops(assaulted("alert = 7"), *["animal"] * 4)
    troops(match, "soldiers")
    assert [f"sacrifice bandit={b}" for b in ("wu_yong", "li_kui", "shi_jin", "li_jun")] == choices(
        match
    )
    assert "sacrifice bandit=li_jun" == match.default(0).words
    play(match, "1 sacrifice bandit=li_kui")
    assert "troops adversary=animal" in choices(match)  # the second extra die
    troops(match, "animal")
    assert "troops adversary=animal" not in choices(match)


@pytest.mark.rules("3.12", "3.2")
def test_extra_dice_by_the_alert() -> None:
    for alert, dice in enumerate([0, 0, 0, 1, 1, 1, 2, 2, 2, 3]):
        match = assaulted(f"alert = {alert}", deck_is("hua_rong", FOUR))
        troops(match, *["animal"] * (4 + dice))
        assert "general bandit=hua_rong" in (choices(match) or ["general bandit=hua_rong"])
        assert "troops" not in " ".join(choices(match))


@pytest.mark.rules("3.12")
def test_without_alert_there_is_no_extra_die_but_tong_guans() -> None:
    match = assaulted(alert="off")
    match.state.alert = 9
    troops(match, *["animal"] * 4)
    assert "troops adversary=animal" not in choices(match)
    tong = event("campaign_of_tong_guan", "in_force")
    match = troops(assaulted(tong, alert="off"), *["animal"] * 4)
    assert "troops adversary=animal" in choices(match)
    troops(match, "soldiers")
    assert 4 == len(choices(match, "sacrifice"))


@pytest.mark.rules("EC4")
def test_tong_guan_brings_one_die_more_than_the_alert() -> None:
    tong = event("campaign_of_tong_guan", "in_force")
    match = troops(assaulted(tong, "alert = 3"), *["animal"] * 5)
    assert "troops adversary=animal" in choices(match)
    assert "troops adversary=animal" not in choices(troops(match, "animal"))


# --- the general ---------------------------------------------------------------------------------


@pytest.mark.rules("G9", "3.12", "A24")
def test_if_nobody_was_killed_a_general_joins_whatever_his_card_says_of_exile() -> None:
    match = troops(assaulted(), *["animal"] * 4)
    assert 104 == len(choices(match, "general"))
    play(match, "chance general bandit=lin_chong")
    assert {*FOUR.split(), "lin_chong"} == members(match)
    words = words_of(match)
    assert "exile" not in words and "square" not in words
    assert "The general Lin Chong is won over by seat 1." in story(match)


@pytest.mark.rules("G9", "3.12")
def test_if_somebody_was_killed_no_general_comes() -> None:
    match = troops(assaulted(), "soldiers", *["animal"] * 3)
    assert not choices(match, "general")


@pytest.mark.rules("G9", "A23")
def test_after_paying_a_general_still_comes_unless_the_option_forbids_it() -> None:
    for reading, comes in (("off", True), ("on", False)):
        match = assaulted(treasure=100, general_needs_no_soldier=reading)
        troops(match, "soldiers")
        play(match, "1 fortify")
        troops(match, *["animal"] * 3)
        assert comes == bool(choices(match, "general"))


@pytest.mark.rules("A23", "3.11")
def test_soldiers_whom_the_marsh_has_swallowed_were_rolled_all_the_same() -> None:
    for reading, comes in (("off", True), ("on", False)):
        match = assaulted(fort_traits="on", general_needs_no_soldier=reading)
        troops(match, "soldiers", *["animal"] * 3)
        assert comes == bool(choices(match, "general"))


@pytest.mark.rules("G9", "3.12")
def test_a_general_comes_out_of_the_deck() -> None:
    match = troops(assaulted(), *["animal"] * 4)
    refusal = refused(match, "chance general bandit=wu_yong")
    assert ("G9", {"bandit": "wu_yong"}) == (refusal.rule, refusal.facts)


@pytest.mark.rules("A24", "G9")
def test_by_option_a_general_is_a_former_officer_or_nobody() -> None:
    match = troops(assaulted(generals="tagged"), *["animal"] * 4)
    assert "general bandit=guan_sheng" in choices(match)
    assert "A24" == refused(match, "chance general bandit=song_jiang").rule
    match = assaulted(deck_is("song_jiang", FOUR), generals="tagged")
    assert not choices(troops(match, *["animal"] * 4), "general")


@pytest.mark.rules("G9", "3.12")
def test_from_an_empty_deck_nobody_comes() -> None:
    match = assaulted(deck_is("", FOUR))
    troops(match, *["animal"] * 3)
    match.play(6, "troops adversary=animal")
    assert set(FOUR.split()) == members(match)


# --- chief and refuge ----------------------------------------------------------------------------


@pytest.mark.rules("3.11", "3.12", "R6")
def test_where_the_chief_dies_the_owner_names_another() -> None:
    match = troops(assaulted(), *["animal"] * 3)
    troops(match, "soldiers")
    assert [f"name_chief bandit={b}" for b in ("li_kui", "shi_jin", "li_jun")] == choices(match)
    assert "name_chief bandit=li_kui" == match.default(0).words
    assert "G2" == refused(match, "1 name_chief bandit=wu_yong").rule
    play(match, "1 name_chief bandit=li_jun")
    assert {"1": "li_jun"} == words_of(match)["chief"]


@pytest.mark.rules("G10", "3.12", "5.14", "R5")
def test_a_gang_that_is_wiped_out_loses_refuge_and_treasure() -> None:
    match = loot(board(gang(1, "h5", "wu_yong", 98), phase="resistance"), 1)
    troops(match, "soldiers")
    assert "razed" in told(match)
    words = words_of(match)
    assert not {"refuge", "chief", "treasure"} & set(words)
    assert "discard" == words["zone"]["wu_yong"]


@pytest.mark.rules("G11")
def test_with_one_bandit_left_refuge_and_treasure_stay() -> None:
    match = assaulted(members="wu_yong shi_jin", treasure=50)
    troops(match, "soldiers", "animal")
    assert {"1": "h5"} == words_of(match)["refuge"]
    assert 52 == match.state.treasure[0]


WAITING = [figure(1, "shi_jin", "h5", entered=1), figure(1, "li_kui", "h5", entered=1)]


@pytest.mark.rules("3.12", "3.11")
def test_of_those_who_waited_one_stays_and_the_others_go_to_the_nearest_squares() -> None:
    elsewhere = figure(1, "li_jun", "a9")
    match = board(gang(1, "h5", "wu_yong"), *WAITING, elsewhere, phase="resistance")
    troops(loot(match, 1), "soldiers")
    assert ["stay_behind bandit=li_kui", "stay_behind bandit=shi_jin"] == choices(match)
    assert "3.12" == refused(match, "1 stay_behind bandit=wu_yong").rule
    assert "3.12" == refused(match, "1 stay_behind bandit=li_jun").rule
    play(match, "1 stay_behind bandit=shi_jin")
    assert ["Shi Jin stays among the ruins of Liangshan Marsh (H5)."] == story(match)
    near = "g4 h4 i4 g5 i5 g6 h6 i6".split()
    assert [f"place square={w}" for w in near] == choices(match)
    play(match, "1 place square=i5")
    words = words_of(match)
    assert {"shi_jin": "h5", "li_kui": "i5", "li_jun": "a9"} == words["square"]
    assert {"shi_jin": 1} == words["entered"]


@pytest.mark.rules("3.12")
def test_who_waits_alone_stays_without_a_question() -> None:
    elsewhere = [figure(1, "li_kui", "a1"), figure(1, "li_jun", "a9")]
    match = board(gang(1, "h5", "wu_yong"), WAITING[0], *elsewhere, phase="resistance")
    troops(loot(match, 1), "soldiers")
    assert {"shi_jin": "h5", "li_kui": "a1", "li_jun": "a9"} == words_of(match)["square"]
    assert "stayed" not in told(match)


@pytest.mark.rules("3.12")
def test_where_nobody_waits_nobody_is_asked_to_stay() -> None:
    elsewhere = [figure(1, "li_jun", "a9"), figure(2, "li_kui", "b2")]
    match = board(gang(1, "h5", "wu_yong"), *elsewhere, phase="resistance")
    troops(loot(match, 1), "soldiers")
    assert ("razed", "draw_bandit") == (told(match)[-2], match.phase)  # the next chapter begins


# --- the example ---------------------------------------------------------------------------------


@pytest.mark.rules("5.13", "G8", "G9")
def test_the_example_of_a_resistance() -> None:
    for last, size in (("soldiers", 3), ("nature", 5)):
        match = board(gang(1, "h5", FOUR, 85), phase="resistance")
        loot(match, 3, 9, 1, 7)
        assert 105 == match.state.treasure[0]
        troops(match, "animal", "soldiers")
        play(match, "1 fortify")
        assert 5 == match.state.treasure[0]
        troops(match, "peasants", last)
        if last == "nature":
            play(match, "chance general bandit=hua_rong")
        else:
            assert not allowed(match, "chance general bandit=hua_rong")
            play(match, "1 name_chief bandit=shi_jin")
        assert size == len(members(match))


@pytest.mark.rules("G7")
def test_a_member_whom_soldiers_kill_weighs_as_much_as_a_figure_that_dies() -> None:
    """Or a duel that is told on top hides it where there is little room."""
    weighs = {event.word: event.weight for event in find_game("water_margin").book.events.all}
    assert weighs["killed"] == weighs["killed_by_troops"] == weighs["killed_unsaved"]


@pytest.mark.rules("G7", "G8", "R4")
def test_a_chief_killed_in_his_first_chapter_weighs_more_than_the_refuge_he_set_up() -> None:
    """Or the headline tells of the refuge alone, when it is razed already."""
    weighs = {event.word: event.weight for event in find_game("water_margin").book.events.all}
    assert weighs["founded"] < weighs["killed_unsaved"] == weighs["razed"]


@pytest.mark.rules("G8")
def test_who_could_not_be_saved_is_told_with_the_price_and_the_treasure() -> None:
    match = troops(assaulted(treasure=95, unasked=False), "soldiers")
    play(match, "1 sacrifice bandit=li_jun")
    unsaved = (
        "Soldiers kill Li Jun of seat 1: 100 taels would have saved a member, and the treasure"
    )
    assert [f"{unsaved} is 99."] == story(match)
    match = play(troops(assaulted(treasure=96), "soldiers"), "1 sacrifice bandit=li_jun")
    assert ["Soldiers kill Li Jun of seat 1."] == story(match)
