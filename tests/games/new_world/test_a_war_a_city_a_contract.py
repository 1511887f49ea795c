"""One war, one city and one contract, from their beginning to their end, through short positions.

Every sum is worked out by hand from the sentence that stands beside it.
"""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.match import Match
from tests.games.asking import play, words_of

from .board import board, roll


def has(match: Match, field: str, *names: str) -> Any:
    """What lies in a field of the position, in words; 0 where it is as on the empty board."""
    found: Any = words_of(match).get(field, 0)
    for name in names:
        found = found.get(name, 0) if isinstance(found, dict) else 0
    return found


# --- a war ----------------------------------------------------------------------------------------

AT_WAR = 'status.es_pt = "hostile"\nglory = {es = 4, pt = 6}\n'


@pytest.mark.rules("3.9.B3", "3.20.1")
def test_a_war_is_declared() -> None:
    # Neutral becomes hostile by one side, announced; it costs 1 point of glory: 5 - 1 = 4.
    match = board("proposals_left = 3\nglory = {es = 5, pt = 6}\n", at="talks")
    play(match, "1 announce pt hostility")
    assert "hostile" == has(match, "status", "es_pt")
    assert (4, 6) == (has(match, "glory", "es"), has(match, "glory", "pt"))


@pytest.mark.rules("3.17.4", "3.17.6", "F63", "F65", "3.20.1")
def test_the_war_at_sea() -> None:
    match = board(
        AT_WAR
        + 'fleet_at = {es_fleet_1 = "sargasso_sea", pt_fleet_1 = "sargasso_sea"}\n'
        + "ships = {es_fleet_1 = {e1 = 2, t1 = 1}, pt_fleet_1 = {t1 = 2}}\n"
        + "held.pt_fleet_1.sugar = 3\n"
    )
    play(match, "1 activate es_fleet_1", "2 let_pass", "1 intercept pt_fleet_1")
    # 1 DR each, the higher picks: to fight is 1 more on his NC DR in round 1.
    play(roll(match, 6, 1), "1 fight")
    # Freight of 3 sugar at 12 is 36, more than the 10 of a bribe in period 1: Portugal may offer.
    play(match, "2 offer_nothing")
    # Wind: one die each, no slowest ship is faster (all 12). A tie: nobody has the wind.
    roll(match, 3, 3)
    # CF: the attacker's AF 3 + 3 + 1 = 7, the other's DF 1 + 1 = 2.
    # Spain: 4 + 3, 1 for 5 more CF (a fifth of 7 - 2), 1 for the fight, 1 as 2 of 3 are E: 10.
    # Portugal: 2 + 2 = 4. 10 is at least twice 4: 3 hits, it must retreat. 7 and 2 are no full 10.
    roll(match, 4, 3, 2, 2)
    assert ([10, 4], [0, 3]) == (match.state.value, match.state.hits)
    # A nao is damaged by the first hit and sinks by the second: 3 hits sink one, damage one.
    play(match, "2 take_hit t1", "2 take_hit t1_damaged", "2 take_hit t1")
    # Only undamaged ships retreat. The damaged one is saved on up to 4, and is worth 1 point;
    # the victory is worth 2: 4 + 2 + 1 = 7.
    play(roll(match, 4), "1 keep_prize")
    play(match, "1 seize sugar 3")
    assert {"e1": 2, "t1": 1, "t1_damaged": 1} == has(match, "ships", "es_fleet_1")
    assert 3 == has(match, "held", "es_fleet_1", "sugar")
    assert (7, 6) == (has(match, "glory", "es"), has(match, "glory", "pt"))


@pytest.mark.rules("3.16.4c", "3.16.4d", "3.16.6.3", "3.16.6.5", "3.9.A2")
def test_the_war_on_land_and_a_colony_taken() -> None:
    land = 'discovered = {florida = "es", carolina = "pt"}\nowner.carolina = "pt"\n'
    units = "held = {cortes.infantry = 6, carolina.infantry = 1}\n"
    match = board(
        AT_WAR + land + units + 'colony.carolina = "settlement"\nleader_at.cortes = "florida"\n'
    )
    play(match, "1 activate cortes", "1 march carolina")
    # CF: 6 infantry of AF 2 and Cortes with 3 are 15; one infantry of DF 2 is 2.
    # Spain: 3 + 3, 2 for a fifth of 15 - 2, 2 for a Conquistador who attacks: 10.
    # Portugal: 2 + 3 = 5; plains and a settlement bring nothing.
    roll(match, 3, 3, 2, 3)
    # 10 is twice 5: 3 hits, and 1 for a full 10 of CF 15; of Spain none. The garrison is gone.
    play(match, "2 lose infantry")
    assert 0 == has(match, "held", "carolina", "infantry")
    assert 6 == has(match, "held", "cortes", "infantry")
    # The marker becomes Spain's, the settlement stays; a won combat is 1 point, a lost one none.
    assert ("es", "settlement") == (
        has(match, "owner", "carolina"),
        has(match, "colony", "carolina"),
    )
    assert (5, 6) == (has(match, "glory", "es"), has(match, "glory", "pt"))


@pytest.mark.rules("3.9.A2")
def test_what_the_taken_colony_brings() -> None:
    # A settlement brings 4 ducats, one merchant fleet 10: 20 + 14 = 34. The rate of 22 are points.
    text = 'owner.carolina = "es"\ncolony.carolina = "settlement"\nheld.es_home.ducats = 20\n'
    match = board(text + 'turn = 2\nfleet_at.es_fleet_1 = "home"\n', at="cards")
    assert {"build_points": 22, "ducats": 34} == has(match, "held", "es_home")


@pytest.mark.rules("3.9.B3")
def test_peace_is_made() -> None:
    match = board(AT_WAR + "proposals_left = 3\n", at="talks")
    play(match, "1 propose pt peace", "2 agree")
    # Hostile becomes neutral by consent, and costs nothing.
    assert 0 == has(match, "status", "es_pt")
    assert (4, 6) == (has(match, "glory", "es"), has(match, "glory", "pt"))


# --- a village, a town, a city --------------------------------------------------------------------

CUBA = 'discovered.cuba = "es"\nowner.cuba = "es"\nmarker.cuba = {a = "sugar", b = "tobacco"}\n'
LATE = {"length": "full"}


def points(match: Match) -> Any:
    """Build points with the Governor and at home."""
    with_him = has(match, "held", "mendoza", "build_points")
    return with_him + has(match, "held", "es_home", "build_points")


@pytest.mark.rules("3.11.5", "3.11.6", "3.7.3", "3.7.6", "3.20.2")
def test_a_village_becomes_a_town_and_a_metropolis() -> None:
    match = board(
        CUBA
        + 'turn = 13\npoints_left = 2\ncolony.cuba = "village"\nleader_at.mendoza = "cuba"\n'
        + "held.mendoza = {settlers = 6, build_points = 20}\nheld.es_home.build_points = 30\n"
        + "held.cuba.infantry = 1\n",
        **LATE,
    )
    # T of a town 7, 1 more for the Governor, 1 less for a tribe: 7.
    play(match, "1 colonise mendoza town no")
    roll(match, 3, 4)
    # Settlers for 2 markers and the location: 3 of 6. A town costs 16 of the points at hand.
    assert "town" == has(match, "colony", "cuba")
    assert 3 == has(match, "held", "mendoza", "settlers")
    assert 50 - 16 == points(match)
    # A town is 3 points of glory, the first one 3 more; it brings one infantry.
    assert 6 == has(match, "glory", "es")
    assert 2 == has(match, "held", "cuba", "infantry")
    # T of a metropolis 6 + 1 - 1 = 6; it costs 24, the other 3 settlers, and is 5 points; the
    # first one 5 more: 6 + 10 = 16.
    play(match, "1 colonise mendoza metropolis no")
    roll(match, 2, 4)
    assert "metropolis" == has(match, "colony", "cuba")
    assert 0 == has(match, "held", "mendoza", "settlers")
    assert 16 == has(match, "glory", "es")
    assert 3 == has(match, "held", "cuba", "infantry")
    assert 50 - 16 - 24 == points(match)


@pytest.mark.rules("3.11.13", "3.12.1", "3.12.2", "3.10.13")
def test_its_harvest_is_made_and_sold() -> None:
    match = board(
        CUBA
        + 'turn = 13\ncolony.cuba = "metropolis"\nfleet_at.es_fleet_1 = "cuba"\n'
        + "ships.es_fleet_1.c1 = 1\nheld.es_home = {ducats = 10, tobacco = 2}\n",
        **LATE,
    )
    # Two farms on four acreages: one item each.
    play(match, "1 activate es_fleet_1", "1 harvest")
    assert {"sugar": 1, "tobacco": 1} == has(match, "held", "es_fleet_1")
    # A caravel has 16 points: the Bahama Channel 5, the Sargasso Sea 5, Spain's zone 3: 13.
    play(match, "1 sail bahama_channel", "1 sail sargasso_sea", "1 sail home")
    assert 16 - 13 == match.state.move_left
    # Three tobacco at 12 are 36, and the third lets the price fall by 5; one sugar at 12: 48.
    play(match, "1 sell tobacco 3", "1 sell sugar 1")
    assert 10 + 48 == has(match, "held", "es_home", "ducats")
    assert {"tobacco": 7} == {
        good: price for good, price in has(match, "price").items() if good in ("tobacco", "sugar")
    }


@pytest.mark.rules("3.9.A2", "3.9.D1", "3.9.D7")
def test_the_metropolis_in_a_turns_books() -> None:
    text = CUBA + 'colony.cuba = "metropolis"\nfleet_at.es_fleet_1 = "home"\n'
    # 24 for a metropolis, 10 for the merchant fleet: 58 + 34 = 92.
    rich = board(
        text + "turn = 14\nheld.es_home.ducats = 58\nproduction.es = 9\n", at="cards", **LATE
    )
    assert {"build_points": 9, "ducats": 92} == has(rich, "held", "es_home")
    # Upkeep: 3 infantry and a caravel, 1 each: 92 - 4 = 88.
    units = "held = {cuba.infantry = 3, es_home.ducats = 92}\nships.es_fleet_1.c1 = 1\n"
    paid = board(text + units + "turn = 14\n", at="administration", step="upkeep_1", **LATE)
    assert 88 == has(paid, "held", "es_home", "ducats")
    # A price of 7 goes 5 toward its base of 12; one of 20 falls to 15.
    market = board("price = {tobacco = 7, sugar = 20}\n", at="administration", step="drift")
    assert 0 == has(market, "price", "tobacco")
    assert 15 == has(market, "price", "sugar")


# --- a contract -----------------------------------------------------------------------------------

SIGNED = (
    'contract_turns.es_pt = 2\ncontract.es_pt = {first = "es_pays_20", second = "no_attack"}\n'
    "glory.es = 7\nimage.es = 1\n"
)


@pytest.mark.rules("3.9.B2")
def test_a_contract_is_signed() -> None:
    match = board("proposals_left = 3\n", at="talks", level="veteran")
    play(match, "1 propose_contract pt es_pays_20 no_attack 2", "2 agree")
    assert 2 == has(match, "contract_turns", "es_pt")
    assert {"first": "es_pays_20", "second": "no_attack"} == has(match, "contract", "es_pt")


@pytest.mark.rules("3.9.B2")
def test_a_contract_is_kept() -> None:
    # 20 ducats from home to home in each administration: 50 - 20 = 30, 5 + 20 = 25; 2 - 1 turns.
    text = SIGNED + "held = {es_home.ducats = 50, pt_home.ducats = 5}\n"
    match = board(text, at="administration", step="natives_attack", level="veteran")
    assert (30, 25) == tuple(has(match, "held", home, "ducats") for home in ("es_home", "pt_home"))
    assert 1 == has(match, "contract_turns", "es_pt")
    assert 7 == has(match, "glory", "es")


@pytest.mark.rules("3.9.B2", "3.20.1")
def test_a_contract_is_broken() -> None:
    # Who cannot pay breaks it: 1 DR of glory, once (7 - 4 = 3), and the contract ends.
    text = SIGNED + "held = {es_home.ducats = 19, pt_home.ducats = 5}\n"
    match = board(text, at="administration", step="natives_attack", level="veteran")
    roll(match, 4)
    assert 3 == has(match, "glory", "es")
    assert (19, 5) == tuple(has(match, "held", home, "ducats") for home in ("es_home", "pt_home"))
    assert (0, 0) == (has(match, "contract_turns", "es_pt"), has(match, "contract", "es_pt"))


@pytest.mark.rules("3.9.B2", "3.16.6.6")
def test_a_contract_is_broken_by_an_attack() -> None:
    # A combat started against the partner: 7 - 2 for the die; the combat goes on.
    text = SIGNED + 'status.es_pt = "hostile"\ndiscovered = {florida = "es", carolina = "pt"}\n'
    text += 'owner.carolina = "pt"\ncolony.carolina = "settlement"\nleader_at.cortes = "florida"\n'
    text += "held = {cortes.infantry = 4, carolina.infantry = 1}\n"
    match = board(text, level="veteran")
    play(match, "1 activate cortes", "1 march carolina")
    roll(match, 2)
    assert (5, 0) == (has(match, "glory", "es"), has(match, "contract_turns", "es_pt"))


@pytest.mark.rules("3.16.6.6", "3.9.D8")
def test_what_an_unprovoked_attack_does_to_the_image() -> None:
    # 1 less for attacking natives that have not attacked this turn: 1 - 1 = 0.
    text = 'image.es = 1\ndiscovered.carolina = "es"\nleader_at.cortes = "carolina"\n'
    text += "held.cortes.infantry = 10\nnatives.carolina.native_infantry = 1\n"
    match = board(text, level="veteran")
    play(match, "1 activate cortes", "1 attack natives")
    roll(match, 6, 6, 1, 1)
    assert 0 == has(match, "image", "es")
    # In the administration an image drifts 1 toward 0: -2 to -1.
    drift = board("image.es = -2\n", at="administration", step="drift", level="veteran")
    assert -1 == has(drift, "image", "es")
