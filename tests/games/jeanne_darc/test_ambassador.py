"""Chapter "Ambassador" (rules 15 and 39, 3.3): the window after the deal, and free moments."""

from __future__ import annotations

import pytest

from tabard.engine.kinds import CHANCE
from tests.games.asking import allowed, choices, play, refused, story, told, why_no

from .board import board, cards, cities, stack
from .phase_seven import combat
from .phase_six import OWN, WINDOW, accounted, owner

TWO = cards("hand_1", "ambassador 2", "ram")


# --- what an ambassador does --------------------------------------------------------------------


@pytest.mark.rules("15", "3.3", "13")
def test_an_ambassador_wakes_the_own_hero() -> None:
    match = board(OWN + TWO + WINDOW)
    assert 0 == match.state.hero_active[0]
    play(match, "1 wake_hero")
    assert [
        "Navarre plays an ambassador.",
        "Charles of Évreux wakes: Navarre may put the hero in its fights.",
    ] == story(match)
    assert [1, 0, 0] == match.state.hero_active[:3]
    assert (1, 1) == (match.state.cards[2][8], match.state.cards[1][8])
    assert accounted(match)


@pytest.mark.rules("3.3")
def test_a_hero_who_is_active_needs_no_ambassador() -> None:
    match = board(OWN + TWO + "hero_active.1 = 1\n" + WINDOW)
    assert why_no(match, "1 wake_hero") == (
        "3.3",
        {"hero": "navarre"},
        "Charles of Évreux is active already.",
    )
    assert allowed(match, "1 stir_up city=bourges")


@pytest.mark.rules("3.3", "3.7")
def test_or_it_stirs_up_a_city_of_another_player() -> None:
    match = board(OWN + TWO + WINDOW)
    assert ["stir_up city=bruges", "stir_up city=bourges"] == choices(match, "stir_up")
    play(match, "1 stir_up city=bourges")
    assert (CHANCE,) == match.to_act
    play(match, "chance uprising_die face=4")
    assert "Navarre stirs up Bourges: the die shows 4, the garrison counts 2." == story(match)[-2]
    assert 0 == owner(match, "bourges")
    assert 1 == match.state.cards[1][8]
    assert "ambassadors" == match.phase
    assert (0,) == match.to_act


@pytest.mark.rules("3.3", "3.5")
def test_neither_an_own_a_free_nor_a_protected_city() -> None:
    match = board(OWN + TWO + "protected.bruges = 1\n" + stack("combat 1"))
    assert why_no(match, "1 stir_up city=pampelune") == (
        "3.3",
        {"city": "pampelune"},
        "Pamplona is yours; ambassadors stir up others.",
    )
    assert "3.3" == refused(match, "1 stir_up city=paris").rule
    assert "3.5" == refused(match, "1 stir_up city=bruges").rule


@pytest.mark.rules("3.3")
def test_without_the_card_there_is_neither() -> None:
    match = board(OWN + cards("hand_1", "ram") + cards("hand_2", "ambassador") + WINDOW)
    assert ("3.3", "You hold no ambassador.") == why_no(match, "1 wake_hero")[::2]
    assert ("3.3", "You hold no ambassador.") == why_no(match, "1 stir_up city=bourges")[::2]


@pytest.mark.rules("3.3", "117", "S47")
def test_a_beaten_hero_may_be_woken_again_in_the_same_round() -> None:
    match = combat(OWN + TWO)
    play(match, "1 wake_hero")
    match.state.hero_active[0] = 0  # beaten in a fight
    play(match, "1 wake_hero")
    assert 1 == match.state.hero_active[0]


@pytest.mark.rules("1", "3.3")
def test_with_two_factions_each_the_own_second_faction_is_not_stirred_up() -> None:
    text = OWN + cities(4, "lyon") + TWO
    match = combat(text, seats=4, two_p="two_factions")  # type: ignore[arg-type]
    assert ["stir_up city=bourges", "stir_up city=lyon"] == choices(match, "stir_up")


# --- the window after the deal ------------------------------------------------------------------


@pytest.mark.rules("39", "S30")
def test_whoever_holds_a_card_is_asked_ambassador_or_not() -> None:
    hands = cards("hand_1", "ram") + cards("hand_2", "ambassador") + cards("hand_3", "ladders")
    match = board(OWN + hands + "coins.1 = 2\n" + WINDOW)
    for seat in (1, 2, 3):
        assert "ambassadors" == match.phase
        assert (seat - 1,) == match.to_act
        play(match, f"{seat} pass")
    assert "buying" == match.phase


@pytest.mark.rules("39", "1.13")
def test_nobody_else_sees_who_could_have_played_one() -> None:
    with_one = board(OWN + cards("hand_1", "ambassador") + cards("hand_2", "ram") + WINDOW)
    without = board(OWN + cards("hand_1", "ram") + cards("hand_2", "ram") + WINDOW)
    for match in (with_one, without):
        assert (0,) == match.to_act
        play(match, "1 pass")
        assert [] == told(match)
        assert (1,) == match.to_act
    assert with_one.view(1) == without.view(1)
    assert with_one.view() == without.view()


@pytest.mark.rules("39")
def test_several_are_played_one_after_the_other_in_player_order() -> None:
    hands = cards("hand_1", "ambassador 3", "ram") + cards("hand_2", "ambassador")
    match = board(OWN + hands + "coins.1 = 2\n" + WINDOW)
    play(match, "1 wake_hero", "1 stir_up city=bourges", "chance uprising_die face=1")
    play(match, "1 stir_up city=bourges", "chance uprising_die face=1", "1 pass")
    assert (1,) == match.to_act
    play(match, "2 stir_up city=pampelune", "chance uprising_die face=2")
    assert 0 == owner(match, "pampelune")
    assert "buying" == match.phase  # no card is left in the second hand, none in the third


@pytest.mark.rules("39")
def test_who_holds_no_card_is_not_asked() -> None:
    match = board(OWN + cards("hand_3", "ram") + WINDOW)
    assert (2,) == match.to_act


@pytest.mark.rules("6.2", "39")
def test_the_default_is_to_pass() -> None:
    assert "pass" == board(OWN + TWO + WINDOW).default(0).words


# --- free moments -------------------------------------------------------------------------------


@pytest.mark.rules("121", "3.3")
def test_an_ambassador_is_played_at_a_free_moment_too() -> None:
    match = combat(OWN + TWO)
    play(match, "1 wake_hero", "1 stir_up city=bourges", "chance uprising_die face=6")
    assert "combat" == match.phase
    assert (1, 0) == (match.state.hero_active[0], owner(match, "bourges"))
