"""Chapter "Move 2, combat: outcome" (rules 111 to 120)."""

from __future__ import annotations

import pytest

from tabard.games.jeanne_darc.components.board import CITIES
from tabard.games.jeanne_darc.components.cards import NO_CARD_PUT_IN, NO_YELLOW
from tests.games.asking import allowed, choices, play, refused, story, told, words_of

from .board import board, cards, cities, stack
from .phase_seven import LINKS, attacked, combat, fight

PLAIN = "ladders ram 0 none"


def fought(attack: str, defence: str, dice: tuple[int, int], one: str, other: str, **rest: str):
    """A fight to its end: nobody plays a card after the totals."""
    match = fight(attacked(attack, defence, **rest), one, other, *dice)
    while match.phase == "after_totals":
        play(match, f"{match.to_act[0] + 1} pass")
    return match


# --- the attacker wins --------------------------------------------------------------------------


@pytest.mark.rules("111", "112", "S39", "S40", "S41")
def test_the_winner_occupies_the_city_defences_included() -> None:
    where = cities(1, "lille") + cities(2, "arras 4")
    match = fought("ladders ram ram", "retreat", (6, 1), PLAIN, "none 0 none", where=where)
    words = words_of(match)
    assert {"lille": 1, "arras": 1} == words["owner"]
    assert 4 == words["level"]["arras"]
    assert ["Navarre wins Arras from France.", "Navarre holds the defences of Arras now: 4."] == [
        s for s in story(match) if "Arras" in s and "count" not in s
    ]


@pytest.mark.rules("112", "94", "3.5", "T12")
def test_a_city_won_is_a_base_in_this_turn_and_remembers_who_lost_it() -> None:
    where = LINKS + cities(2, "calais")
    hand = "ladders ram ram ram"
    match = fought(hand, "retreat", (6, 1), PLAIN, "none 0 none", where=where)
    assert 2 == words_of(match)["lost_by"]["arras"]
    assert allowed(match, "1 attack arras calais road")
    assert "91" == refused(match, "1 attack lille calais road").rule
    strict = fought(hand, "retreat", (6, 1), PLAIN, "none 0 none", where=where, chain="no")
    assert "94" == refused(strict, "1 attack arras calais road").rule


@pytest.mark.rules("3.5", "112")
def test_who_lost_a_city_first_in_the_round_is_kept() -> None:
    text = 'lost_by.arras = "3"\n'
    match = fought("ladders ram ram", "retreat", (6, 1), PLAIN, "none 0 none", text=text)
    assert 3 == words_of(match)["lost_by"]["arras"]


@pytest.mark.rules("120", "112", "I10")
def test_a_winner_without_a_garrison_left_leaves_the_city_free() -> None:
    words = [w for w in CITIES.words if w not in ("arras", "lille")][:19]
    where = cities(1, "lille", *words) + cities(2, "arras 4")
    match = fought("ladders ram ram", "retreat", (6, 1), PLAIN, "none 0 none", where=where)
    assert "arras" not in words_of(match)["owner"]
    assert 4 == words_of(match)["level"]["arras"]
    assert "no_garrison" in told(match)


# --- the defender wins --------------------------------------------------------------------------


@pytest.mark.rules("111", "113", "S39")
def test_the_higher_defender_keeps_the_city() -> None:
    match = fought("ladders ram ram", "cannon", (1, 6), PLAIN, "cannon 0 none")
    assert {"lille": 1, "arras": 2} == words_of(match)["owner"]
    assert "France holds Arras." in story(match)


@pytest.mark.rules("115", "116", "117", "119", "3.3")
def test_what_becomes_of_cards_and_heroes_is_told_with_its_own_rule() -> None:
    hero = "hero_active = {1 = 1, 2 = 1}\n"
    ends = ("cards_", "hero_falls")

    def told_of(one: str, other: str, dice: tuple[int, int]) -> list[tuple[str, str]]:
        match = fought("ladders ram ram", "cannon", dice, one, other, text=hero)
        return [(e.event, e.rule) for e in match.told if e.event.startswith(ends)][-4:]

    assert [
        ("cards_lost_in_tie", "119"),
        ("hero_falls_in_tie", "119"),
        ("cards_lost_in_tie", "119"),
        ("hero_falls_in_tie", "119"),
    ] == told_of("ladders ram 0 hero", "cannon 0 hero", (2, 1))
    assert [("cards_used", "115"), ("cards_lost", "116"), ("hero_falls", "117")] == told_of(
        "ladders ram 5 none", "cannon 0 hero", (6, 1)
    )[-3:]
    match = attacked("ladders ram retreat", "cannon")
    fight(match, "ladders ram 0 none", "cannon 0 none", 1, 6)
    play(match, "1 retreat")
    assert ("cards_saved", "3.3") in [(e.event, e.rule) for e in match.told]


# --- cards --------------------------------------------------------------------------------------


@pytest.mark.rules("115", "116", "87", "S43", "S44", "S48")
def test_the_winners_yellow_cards_are_used_the_losers_discarded() -> None:
    match = fought("ladders ram ram", "siege_tower", (6, 1), PLAIN, "siege_tower 0 none")
    words = words_of(match)["cards"]
    assert {"ladders": 1, "ram": 1} == words["used_1"]
    assert {"siege_tower": 1} == words["discards"]
    assert {"ram": 1} == words["hand_1"]
    assert [] == choices(match, "attack")  # used cards attack no more
    match = fought("ladders ram ram", "siege_tower", (1, 6), PLAIN, "siege_tower 0 none")
    words = words_of(match)["cards"]
    assert {"siege_tower": 1} == words["used_2"]
    assert {"ladders": 1, "ram": 1} == words["discards"]


@pytest.mark.rules("115", "116", "S45", "S43")
def test_a_used_card_committed_again_stays_used_or_is_lost() -> None:
    used = cards("used_2", "cannon")
    match = fought("ladders ram ram", "ram", (1, 6), PLAIN, "used_cannon 0 none", text=used)
    assert {"cannon": 1} == words_of(match)["cards"]["used_2"]
    match = fought("ladders ram ram", "ram", (6, 1), PLAIN, "used_cannon 0 none", text=used)
    assert "used_2" not in words_of(match)["cards"]
    assert {"cannon": 1} == words_of(match)["cards"]["discards"]


@pytest.mark.rules("116", "S48")
def test_whoever_attacks_loses_both_cards_of_his_own() -> None:
    text = cities(1, "lille") + cities(3, "arras")
    text += cards("hand_1", "cannon") + cards("hand_3", "ladders", "ram")
    text += 'order = {1 = "3", 2 = "1", 3 = "2"}\n'
    match = board(text + stack("turn 3 combat"))
    play(match, "3 attack arras lille road", "3 attack_with ladders ram 0 none")
    play(match, "1 defend_with cannon 0 none", "chance attack_die face=1")
    play(match, "chance defence_die face=6")
    words = words_of(match)["cards"]
    assert {"ladders": 1, "ram": 1} == words["discards"]
    assert {"cannon": 1} == words["used_1"]
    assert not {"hand_3", "used_3"} & set(words)


@pytest.mark.rules("114", "S42")
def test_red_cards_are_discarded_the_winners_too() -> None:
    match = fought(
        "ladders ram ram traitor", "retreat", (6, 1), "ladders ram 0 traitor", "none 0 none"
    )
    assert {"traitor": 1} == words_of(match)["cards"]["discards"]


@pytest.mark.rules("118", "S26", "S28")
def test_influence_is_spent_by_winner_and_loser() -> None:
    match = fought("ladders ram ram", "ram", (6, 1), "ladders ram 5 none", "ram 4 none")
    assert [1, 2] == match.state.influence[:2]


# --- heroes -------------------------------------------------------------------------------------


@pytest.mark.rules("117", "S47", "3.4")
def test_the_losers_hero_is_set_aside_the_winners_stays() -> None:
    text = "hero_active = {1 = 1, 2 = 1}\n"
    match = fought("ladders ram ram", "ram", (6, 1), "ladders ram 0 hero", "ram 0 hero", text=text)
    assert [1, 0] == match.state.hero_active[:2]
    match = fought("ladders ram ram", "ram", (1, 6), "ladders ram 0 none", "ram 0 hero", text=text)
    assert [1, 1] == match.state.hero_active[:2]  # a hero who was not there is not beaten


@pytest.mark.rules("117", "102", "T28")
def test_a_beaten_hero_without_a_card_is_all_that_is_lost() -> None:
    match = fought(
        "ladders ram ram", "retreat", (6, 1), PLAIN, "none 0 hero", text="hero_active.2 = 1\n"
    )
    assert 0 == match.state.hero_active[1]
    assert "cards_lost" not in told(match)
    assert "discards" not in words_of(match)["cards"]


# --- ties ---------------------------------------------------------------------------------------


@pytest.mark.rules("119", "S49", "S50", "S51", "T01")
def test_a_tie_costs_both_all_cards_of_the_fight_and_both_heroes() -> None:
    text = "hero_active = {1 = 1, 2 = 1}\n" + cards("used_2", "ladders")
    match = fought(
        "ladders ram ram", "cannon", (3, 5), "ladders ram 0 hero", "used_ladders 0 hero", text=text
    )  # 13 : 13
    assert "A tie: Arras stays with France." in story(match)
    words = words_of(match)
    assert 2 == words["owner"]["arras"]
    assert {"ladders": 2, "ram": 1} == words["cards"]["discards"]
    assert {"ram": 1} == words["cards"]["hand_1"]
    assert {"cannon": 1} == words["cards"]["hand_2"]
    assert [0, 0] == match.state.hero_active[:2]


@pytest.mark.rules("119", "S49", "S50")
def test_by_option_a_tie_costs_the_hands_too_and_both_heroes() -> None:
    text = "hero_active = {1 = 1, 2 = 1}\n" + cards("used_2", "ram")
    match = fought(
        "ladders ram ram",
        "ladders plunder",
        (2, 4),
        "ladders ram 0 hero",
        "ladders 0 hero",
        text=text,
        tiecards="hand",
    )  # 12 : 12
    words = words_of(match)["cards"]
    assert {"ladders": 2, "plunder": 1, "ram": 2} == words["discards"]
    assert {"ram": 1} == words["used_2"]  # it did not lie in the hand
    assert "hand_1" not in words and "hand_2" not in words


@pytest.mark.rules("121", "S53", "S54")
def test_after_a_fight_the_attacker_is_at_a_free_moment_again() -> None:
    one = "ladders ram 2 traitor"
    match = fought("ladders ram ram traitor", "ram", (6, 1), one, "ram 1 none")
    assert ("combat", (0,)) == (match.phase, match.to_act)
    state = match.state
    assert [6, 6, 41, 41] == [state.attacker, state.defender, state.base, state.target]
    assert [0] * 6 == state.die
    assert [0, 0, 6] == [state.way, state.passes, state.retreated]
    shown = (state.shown_first, state.shown_second, state.shown_influence, state.shown_extra)
    assert [[NO_CARD_PUT_IN] * 6, [NO_YELLOW] * 6, [0] * 6, [0] * 6] == list(map(list, shown))


@pytest.mark.rules("91", "T21")
def test_the_conqueror_attacks_later_from_a_city_that_its_loser_attacked_from() -> None:
    text = cities(1, "lille") + cities(2, "arras", "amiens") + "attacked_from.arras = [2]\n"
    for post, legal in (("player", True), ("city", False)):
        match = fought(
            "ladders ram ram ram", "retreat", (6, 1), PLAIN, "none 0 none", where=text, post=post
        )
        assert legal == allowed(match, "1 attack arras amiens road")


@pytest.mark.rules("91", "T21")
def test_the_old_owner_who_wins_it_back_may_not_attack_from_it_again() -> None:
    text = cities(1, "arras") + cities(2, "lille") + "attacked_from.arras = [1]\n"
    match = combat(text + cards("hand_1", "ram 2"))
    assert "91" == refused(match, "1 attack arras lille road").rule
