"""Chapter "Incidents" (P1 to P11, 3.8): what each figure meets, is tested by, gains and pays."""

from __future__ import annotations

import pytest

from tabard.drawn.episodes import episodes
from tabard.engine.find import find_game
from tabard.engine.match import Match
from tests.games.asking import choices, play, refused, story, told

from .board import board, figure, words


def meet(match: Match, place: str, adversary: str, trait: str, *dice: int) -> Match:
    """The next incident, with these faces and dice (the difficulty's two, the own one, …)."""
    if match.phase == "next_figure":  # where somebody could heal too
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    return play(
        match,
        f"chance place_die place={place}",
        f"chance adversary_die adversary={adversary}",
        f"chance test_die trait={trait}",
        *(f"chance roll pips={pips}" for pips in dice),
    )


def alone(bandit: str = "wu_yong", *lines: str, **fields: int | str) -> Match:
    """A figure of seat 1 at the beginning of its player's incidents; seat 2 has none."""
    options = {k: str(v) for k, v in fields.items() if k in OPTIONS}
    tokens = {k: v for k, v in fields.items() if k not in OPTIONS}
    # What the figure comes to is read where the Voyage begins, so it may stay to move there.
    return board(figure(1, bandit, "e1", **tokens), *lines, phase="peripeties", **options)


OPTIONS = ("favourite_place", "max_wounds", "max_experience", "experience_mode", "succession")
WIN = ("mountain", "animal", "mind", 1, 1, 10)
LOSE = (10, 10, 1)


# --- P1 to P5: who plays one ----------------------------------------------------------------------


@pytest.mark.rules("P1", "3.17")
def test_each_figure_meets_something_in_the_order_its_player_likes() -> None:
    match = board(
        figure(1, "wu_yong", "e1"),
        figure(1, "li_jun", "f1"),
        figure(2, "shi_jin", "a1"),
        phase="peripeties",
    )
    assert ["meet figure=wu_yong", "meet figure=li_jun"] == choices(match, "meet")
    assert "meet figure=wu_yong" == match.default(0).words  # the lowest rank
    assert "3.17" == refused(match, "1 meet figure=shi_jin").rule
    play(match, "1 meet figure=li_jun")
    meet(match, *WIN)
    assert ["An incident befalls Wu Yong."] == story(match)[-1:]  # the last one is no choice
    meet(match, *WIN)
    assert "An incident befalls Shi Jin." in story(match)


@pytest.mark.rules("P1")
def test_nobody_meets_something_twice_in_a_chapter() -> None:
    three = [
        figure(1, w, s)
        for w, s in zip("wu_yong li_jun shi_jin".split(), "e1 f1 b1".split(), strict=True)
    ]
    match = board(*three, phase="peripeties")
    play(match, "1 meet figure=li_jun")
    meet(match, *WIN)
    assert "P1" == refused(match, "1 meet figure=li_jun").rule
    assert ["meet figure=wu_yong", "meet figure=shi_jin"] == choices(match, "meet")


@pytest.mark.rules("P2", "A15", "A25")
def test_an_immobilised_figure_loses_the_token_and_meets_nothing() -> None:
    match = alone(immobilised=1)
    assert "voyage" not in match.phase
    assert "moves" == match.phase
    assert "immobilised" not in words(match)
    first = board("chapter = 1", figure(1, "wu_yong", "e1", immobilised=1), phase="peripeties")
    assert ("moves", False) == (first.phase, "immobilised" in words(first))


@pytest.mark.rules("P3", "P4", "P5", "5.10")
def test_a_prisoner_waits_and_a_freed_one_moves_in_the_same_chapter() -> None:
    two = alone("wu_yong", figure(1, "li_jun", "a1", immobilised=1), prison=2)
    assert {"wu_yong": 1} == words(two)["prison"]
    assert "3.8" == refused(two, "1 step figure=wu_yong square=e2").rule
    one = alone(prison=1)
    assert "moves" == one.phase  # no incident
    assert "prison" not in words(one)
    play(one, "1 step figure=wu_yong square=e2")


@pytest.mark.rules("P1", "3.8")
def test_a_convict_meets_something_too() -> None:
    assert "place_die" == alone(exile="h9").phase


# --- P6 to P11: the dice --------------------------------------------------------------------------


@pytest.mark.rules("P6", "P7", "P8", "P9", "3.2")
def test_three_dice_say_where_whom_and_what_is_tested() -> None:
    match = alone()
    assert 6 == len(choices(match, "place_die"))
    play(match, "chance place_die place=inn")
    assert 6 == len(choices(match, "adversary_die"))
    play(match, "chance adversary_die adversary=nature")
    assert "test_die" == match.phase
    weights = [
        match.game.flow.weight_of(match.state, 6, number) for number, _words in match.legal(6)
    ]
    assert [3, 2, 1] == weights  # combat, mind, magic


@pytest.mark.rules("P10", "P11")
@pytest.mark.parametrize(("trait", "sides", "own"), [("mind", 10, 10), ("magic", 6, 12)])
def test_the_next_player_rolls_the_difficulty(trait: str, sides: int, own: int) -> None:
    match = meet(alone(), "inn", "nature", trait)
    assert sides == len(choices(match, "roll"))
    play(match, "chance roll pips=2", "chance roll pips=5")
    assert "seat 2 has rolled the difficulty: 7." in story(match)
    assert own == len(choices(match, "roll"))


@pytest.mark.rules("3.8", "5.8")
def test_wu_yong_passes_with_fifteen_against_fifteen() -> None:
    match = meet(alone(), "town", "mandarin", "mind", 7, 8, 5, 6, 3)
    assert {"wu_yong": 9} == words(match)["taels"]  # 2d10
    match = meet(alone(), "town", "mandarin", "mind", 7, 8, 5)
    assert [f"roll pips={pips}" for pips in range(1, 11)] == choices(match, "roll")


@pytest.mark.rules("3.8", "5.8")
def test_wu_yong_fails_with_fourteen_and_goes_to_prison_or_pays_sixty() -> None:
    poor = meet(alone(), "town", "mandarin", "mind", 7, 8, 4, 3)
    assert "imprisoned" in told(poor)
    assert "prison for 3 chapters" in " ".join(story(poor))
    rich = meet(alone(taels=60), "town", "mandarin", "mind", 7, 8, 4, 3)
    assert ["pay_bribe", "go_to_prison"] == choices(rich)
    play(rich, "1 pay_bribe")
    assert "taels" not in words(rich) and "prison" not in words(rich)


@pytest.mark.rules("3.8", "5.9")
def test_fan_rui_fails_with_ten_against_eleven() -> None:
    match = meet(alone("fan_rui", favourite_place="off"), "temple", "peasants", "magic", 5, 6, 1)
    assert "Fan Rui reaches 10 against 11." in story(match)
    assert "failed" in told(match)


@pytest.mark.rules("3.8")
def test_each_wound_costs_two_and_each_experience_adds_one() -> None:
    match = meet(alone(wound=1, experience=3), "pond", "nature", "mind", 6, 10, 5)
    assert "Wu Yong reaches 16 against 16." in story(match)  # 10 - 2 + 3 + 5


@pytest.mark.rules("3.8", "S29")
def test_each_brother_with_six_or_in_magic_three_helps() -> None:
    # Chai Jin E8 M1, Xu Ning E6, Li Kui E1, Lu Zhishen E3 M4
    team = board(
        figure(1, "wu_yong", "e1", "chai_jin xu_ning li_kui lu_zhishen"), phase="peripeties"
    )
    meet(team, "pond", "nature", "mind", 6, 10, 4)
    assert "Wu Yong reaches 16 against 16." in story(team)  # 10 + 2 + 4
    magic = board(
        figure(1, "wu_yong", "e1", "chai_jin xu_ning li_kui lu_zhishen"), phase="peripeties"
    )
    meet(magic, "pond", "nature", "magic", 6, 6, 4)
    assert "Wu Yong reaches 8 against 12." in story(magic)  # 3 + 1 + 4


@pytest.mark.rules("3.8", "A34")
def test_the_favourite_place_on_the_die_adds_two() -> None:
    there = meet(alone(), "inn", "nature", "mind", 8, 9, 5)
    assert "Wu Yong reaches 17 against 17." in story(there)
    assert "Wu Yong: +2 (favourite place: inn)." in [line.sentence for line in there.tell(())]
    episode = episodes(there, None)[-1]
    assert "Wu Yong meets a force of nature (inn)." == episode.opening.sentence
    tested = episode.sides[0]
    said = [line.sentence for line in tested.beside]
    assert (10, ["2 (favourite place: inn)."], 17) == (tested.rest, said, tested.total)
    away = meet(alone(), "pond", "nature", "mind", 8, 9, 5)
    assert "Wu Yong reaches 15 against 17." in story(away)
    assert not any("favourite" in line.sentence for line in away.tell(()))
    off = meet(alone(favourite_place="off"), "inn", "nature", "mind", 8, 9, 5)
    assert "Wu Yong reaches 15 against 17." in story(off)


# --- rewards --------------------------------------------------------------------------------------


@pytest.mark.rules("3.8")
def test_the_mountain_gives_experience_or_at_the_maximum_a_gourd() -> None:
    assert {"wu_yong": 1} == words(meet(alone(), *WIN))["experience"]
    full = words(meet(alone(experience=3), *WIN))
    assert ({"wu_yong": 3}, {"wu_yong": 1}) == (full["experience"], full["gourd"])
    none = words(meet(alone(max_experience="0"), *WIN))
    assert {"wu_yong": 1} == none["gourd"]


@pytest.mark.rules("3.8")
def test_the_temple_heals_all_wounds_or_teaches() -> None:
    healed = words(meet(alone(wound=2), "temple", "animal", "mind", 1, 1, 10))
    assert "wound" not in healed and "experience" not in healed
    taught = words(meet(alone(), "temple", "animal", "mind", 1, 1, 10))
    assert {"wu_yong": 1} == taught["experience"]


@pytest.mark.rules("3.8")
@pytest.mark.parametrize(("place", "token"), [("inn", "gourd"), ("pond", "banquet")])
def test_an_inn_gives_a_gourd_and_a_pond_a_banquet(place: str, token: str) -> None:
    assert {"wu_yong": 1} == words(meet(alone(), place, "animal", "mind", 1, 1, 10))[token]


@pytest.mark.rules("3.8", "3.17")
def test_in_the_forest_the_owner_chooses_a_banquet_or_a_die_of_taels() -> None:
    match = meet(alone(), "forest", "animal", "mind", 1, 1, 10)
    assert ["feast", "plunder"] == choices(match)
    assert "feast" == match.default(0).words
    play(match, "1 feast")
    assert {"wu_yong": 1} == words(match)["banquet"]
    match = play(meet(alone(), "forest", "animal", "mind", 1, 1, 10), "1 plunder")
    play(match, "chance roll pips=7")
    assert {"wu_yong": 7} == words(match)["taels"]


# --- penalties ------------------------------------------------------------------------------------


@pytest.mark.rules("3.8")
@pytest.mark.parametrize("adversary", ["soldiers", "animal", "bandits"])
def test_soldiers_an_animal_and_bandits_with_nothing_to_take_wound(adversary: str) -> None:
    match = meet(alone(), "pond", adversary, "mind", *LOSE)
    assert {"wu_yong": 1} == words(match)["wound"]


@pytest.mark.rules("3.8")
def test_bandits_take_all_taels_instead() -> None:
    after = words(meet(alone(taels=45), "pond", "bandits", "mind", *LOSE))
    assert "taels" not in after and "wound" not in after


@pytest.mark.rules("3.8")
def test_peasants_immobilise() -> None:
    match = meet(alone(), "pond", "peasants", "mind", *LOSE)
    assert "Wu Yong is immobilised." in story(match)
    assert {"wu_yong": 1} == words(match)["immobilised"]


@pytest.mark.rules("3.8")
def test_nature_immobilises_and_takes_a_banquet_or_failing_that_a_gourd() -> None:
    both = meet(alone(banquet=1, gourd=1), "pond", "nature", "mind", *LOSE)
    assert ["lost_banquet"] == [e for e in told(both) if e.startswith("lost")]
    one = meet(alone(gourd=1), "pond", "nature", "mind", *LOSE)
    assert ["lost_gourd"] == [e for e in told(one) if e.startswith("lost")]
    assert "immobilised" in told(one)
    assert ({"wu_yong": 1}, False) == (words(both)["gourd"], "banquet" in words(both))
    assert "gourd" not in words(one)


@pytest.mark.rules("3.8", "3.2")
def test_a_mandarin_immobilises_a_convict_without_a_roll() -> None:
    match = meet(alone(exile="h9", taels=100), "pond", "mandarin", "mind", *LOSE)
    assert "immobilised" in told(match)
    assert "prison" not in words(match)
    assert {"wu_yong": 100} == words(match)["taels"]


@pytest.mark.rules("3.8", "3.17")
def test_nobody_needs_to_pay_the_mandarin_and_who_cannot_is_not_asked() -> None:
    rich = meet(alone(taels=45), "town", "mandarin", "mind", *LOSE, 2)
    assert "pay_bribe" == rich.default(0).words
    play(rich, "1 go_to_prison")
    assert {"wu_yong": 45} == words(rich)["taels"]
    assert "imprisoned" in told(rich)
    poor = meet(alone(taels=39), "town", "mandarin", "mind", *LOSE, 2)
    assert "imprisoned" in told(poor)


@pytest.mark.rules("3.8")
@pytest.mark.parametrize("adversary", ["soldiers", "animal", "bandits"])
def test_a_combat_test_failed_by_eight_costs_one_wound_more(adversary: str) -> None:
    # Wu Yong has Combat 2: 2 + 2 against 12 is 8 too few, 2 + 3 only 7.
    crushed = meet(alone(), "pond", adversary, "combat", 6, 6, 2)
    assert {"wu_yong": 2} == words(crushed)["wound"]
    beaten = meet(alone(), "pond", adversary, "combat", 6, 6, 3)
    assert {"wu_yong": 1} == words(beaten)["wound"]
    mind = meet(alone(), "pond", adversary, "mind", 10, 10, 1)
    assert {"wu_yong": 1} == words(mind)["wound"]  # 9 too few, but no combat


@pytest.mark.rules("3.8")
def test_crushed_by_bandits_a_rich_figure_loses_its_taels_and_is_wounded() -> None:
    after = words(meet(alone(taels=5), "pond", "bandits", "combat", 6, 6, 2))
    assert {"wu_yong": 1} == after["wound"]
    assert "taels" not in after


@pytest.mark.rules("3.8")
def test_peasants_and_nature_do_not_wound_however_badly_a_test_fails() -> None:
    for adversary in ("peasants", "nature"):
        match = meet(alone(), "pond", adversary, "combat", 10, 10, 1)
        assert "wound" not in words(match)


def test_what_an_incident_gives_or_takes_stands_in_its_headline_whatever_it_is() -> None:
    """Healing too, and what is lost: a headline has what weighs something."""
    weighs = {event.word: event.weight for event in find_game("water_margin").book.events.all}
    gives = ("healed", "experience", "taels", "gourd", "banquet", "horse", "book", "armour")
    takes = ("wounded", "imprisoned", "lost_banquet", "lost_gourd", "lost_all_taels", "convict")
    frees = ("let_out", "chains_removed", "exile", "prayed")
    assert {1} == {weighs[word] for word in (*gives, *takes, *frees)}
