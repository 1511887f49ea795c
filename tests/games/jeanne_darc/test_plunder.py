"""Chapter "Plunder" (3.3, 3.8): the card, the die, the markers; and rules 29 and 30."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.jeanne_darc.income import income_of
from tests.games.asking import allowed, choices, play, refused, story, why_no

from .board import board, cards, cities, stack
from .phase_seven import combat
from .phase_six import OWN, accounted, event, plundered

CARD = cards("hand_1", "plunder 2", "ladders")
NEAR = cities(1, "lille") + cities(2, "arras", "gand 4", "mons 6", "lyon")


def looted(city: str, face: int, text: str = NEAR) -> Match:
    """Seat 1 has plundered this city."""
    match = combat(text + CARD + "coins = {1 = 1, 2 = 1}\n")
    return play(match, f"1 plunder city={city}", f"chance plunder_die face={face}")


# --- the die ------------------------------------------------------------------------------------


@pytest.mark.rules("3.8", "61")
@pytest.mark.parametrize(("city", "works"), [("arras", 2), ("gand", 4), ("mons", 6)])
@pytest.mark.parametrize("face", range(1, 7))
def test_it_succeeds_on_the_defence_value_or_more(city: str, works: int, face: int) -> None:
    match = looted(city, face)
    assert plundered(match, city) == (face >= works)
    coins = works // 2 if face >= works else 0
    assert [1 + coins, 1] == match.state.coins[:2]  # from the bank, not from the owner
    assert accounted(match)


@pytest.mark.rules("3.8", "3.3")
def test_it_changes_neither_owner_nor_defences_and_the_card_is_gone() -> None:
    match = looted("gand", 5)
    assert [
        "Plunderers at Ghent: the die shows 5, the castle counts 4.",
        "Navarre plunders Ghent and takes 2 coins.",
    ] == story(match)
    assert (1, 4) == (match.state.owner[1], match.state.level[1])
    assert (1, 1) == (match.state.cards[2][9], match.state.cards[1][9])
    assert "combat" == match.phase


@pytest.mark.rules("3.8", "107")
def test_in_the_mountains_too_the_defences_alone_count_and_that_is_told() -> None:
    match = play(event(cities(2, "foix") + OWN, "free_companies"), "1 loot foix")
    play(match, "chance plunder_die face=2")
    assert [
        "Plunderers at Foix: the die shows 2, the garrison counts 2.",
        "Foix lies in the mountains, but against plunderers mountains do not count.",
        "Free companies plunder Foix: it pays nothing at the next income.",
    ] == story(match)


@pytest.mark.rules("3.3", "3.8")
def test_the_card_is_discarded_also_when_it_fails() -> None:
    match = looted("mons", 5)
    assert "Mons keeps its gates shut." in story(match)
    assert (1, 1) == (match.state.cards[2][9], match.state.cards[1][9])


# --- what can be plundered ----------------------------------------------------------------------


@pytest.mark.rules("3.3")
def test_a_road_leads_there_from_an_own_city() -> None:
    match = combat(NEAR + CARD)
    assert ["plunder city=gand", "plunder city=arras", "plunder city=mons"] == choices(
        match, "plunder"
    )
    assert why_no(match, "1 plunder city=lyon") == (
        "3.3",
        {"city": "lyon"},
        "Neither a road nor the sea leads from a city of yours to Lyon.",
    )


@pytest.mark.rules("3.3", "6")
def test_or_it_is_a_port_and_one_owns_a_port() -> None:
    there = cities(2, "marseille", "lyon")
    assert allowed(combat(cities(1, "bruges") + there + CARD), "1 plunder city=marseille")
    inland = combat(cities(1, "lille") + there + CARD)
    assert "3.3" == refused(inland, "1 plunder city=marseille").rule
    port = combat(cities(1, "bruges") + there + CARD)
    assert "3.3" == refused(port, "1 plunder city=lyon").rule


@pytest.mark.rules("3.3")
def test_who_is_barred_from_the_sea_still_plunders_by_road() -> None:
    text = cities(1, "bruges") + cities(2, "calais", "brest") + CARD + "barred.1 = 1\n"
    match = combat(text)
    assert allowed(match, "1 plunder city=calais")  # a road leads there
    assert "3.5" == refused(match, "1 plunder city=brest").rule


@pytest.mark.rules("3.3", "3.8")
def test_neither_own_free_protected_nor_plundered_cities() -> None:
    marks = "plundered.arras = 1\nprotected.gand = 1\n"
    match = combat(NEAR + cities(1, "bruges") + CARD + marks)
    assert why_no(match, "1 plunder city=arras") == (
        "3.8",
        {"city": "arras"},
        "Arras has been plundered already.",
    )
    assert "3.5" == refused(match, "1 plunder city=gand").rule
    assert ("3.3", "Bruges belongs to the same player.") == why_no(match, "1 plunder city=bruges")[
        ::2
    ]
    assert "3.3" == refused(match, "1 plunder city=calais").rule
    assert ["plunder city=mons"] == choices(match, "plunder")


@pytest.mark.rules("3.8")
def test_without_a_marker_the_card_cannot_be_played() -> None:
    taken = "calais rouen caen paris reims troyes nancy rennes nantes brest".split()
    text = NEAR + CARD + "".join(f"plundered.{city} = 1\n" for city in taken)
    assert ("3.8", "No plunder marker is left.") == why_no(combat(text), "1 plunder city=arras")[
        ::2
    ]
    nine = text.replace("plundered.brest = 1\n", "")
    match = play(combat(nine), "1 plunder city=arras", "chance plunder_die face=6")
    assert "3.8" == refused(match, "1 plunder city=gand").rule  # that was the tenth


@pytest.mark.rules("3.3")
def test_without_the_card_nobody_plunders() -> None:
    match = combat(NEAR + cards("hand_1", "ladders") + cards("hand_2", "plunder"))
    assert ("3.3", "You hold no plunder card.") == why_no(match, "1 plunder city=arras")[::2]


@pytest.mark.rules("3.3", "93", "91", "92")
def test_it_is_no_attack_and_uses_no_base() -> None:
    text = NEAR + cards("hand_1", "plunder", "ram 2") + 'status = "peace"\n'
    match = play(combat(text), "1 plunder city=arras", "chance plunder_die face=6")
    assert 0 == match.state.attacks[0]
    assert allowed(match, "1 attack base=lille target=arras way=road")


@pytest.mark.rules("1", "3.3")
def test_with_two_factions_each_the_own_second_faction_is_spared() -> None:
    text = cities(1, "lille") + cities(3, "arras") + cities(2, "gand") + CARD
    match = combat(text, seats=4, two_p="two_factions")  # type: ignore[arg-type]
    assert ["plunder city=gand"] == choices(match, "plunder")


# --- what a marker does -------------------------------------------------------------------------


@pytest.mark.rules("T17", "28", "29", "30")
def test_a_plundered_city_pays_nothing_and_then_the_marker_goes() -> None:
    own = cities(1, "paris 6", "lyon 4", "lille", "arras") + cities(2, "bruges")
    match = board(own + "plundered.paris = 1\n" + stack("round 1"))
    assert 4 == match.state.coins[0]
    assert not any(match.state.plundered)
    again = board(own + stack("round 1"))
    assert 7 == again.state.coins[0]


@pytest.mark.rules("29", "3.8")
def test_income_is_reckoned_without_plundered_cities() -> None:
    match = combat(cities(1, "paris 6", "lyon 4") + CARD + "plundered.lyon = 1\n")
    assert 3 == income_of(match.state, 0)
