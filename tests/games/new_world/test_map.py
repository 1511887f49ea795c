"""The map and what is printed (3.4, 3.5, 3.6, 3.12, 3.19): the book's own counts."""

from __future__ import annotations

from collections import Counter

import pytest

from tabard.games.new_world.components import board as m
from tabard.games.new_world.components import cards, goods, nations, units


@pytest.mark.rules("3.4.1", "3.4.5", "3.4.7", "3.4.8", "3.4.9")
def test_the_map_has_the_areas_seas_and_edges_of_the_book() -> None:
    assert (53, 15, 9) == (m.AREAS, m.SEAS, m.REGIONS)
    assert {m.COASTAL: 34, m.ISLAND: 9, m.INLAND: 10} == Counter(m.KIND_OF_AREA)
    assert 84 * 2 == sum(map(sum, m.BY_LAND))
    pairs = [(a, b) for a in range(m.HOME) for b in range(a) if m.BY_SEA[a][b]]
    sea_sea = [p for p in pairs if min(p) >= m.FIRST_SEA]
    coast_sea = [p for p in pairs if min(p) < m.FIRST_SEA <= max(p)]
    assert (19, 67, 50) == (len(sea_sea), len(coast_sea), len(pairs) - 19 - 67)
    assert m.BY_SEA[m.PANAMA][m.NICARAGUA] == m.BY_ATLANTIC | m.BY_PACIFIC  # the 51st edge


@pytest.mark.rules("3.4.15")
def test_the_map_is_symmetric_and_every_coast_borders_a_sea() -> None:
    for a in range(m.AREAS):
        assert all(m.BY_LAND[a][b] == m.BY_LAND[b][a] for b in range(m.AREAS))
        borders = any(m.BY_SEA[a][m.FIRST_SEA : m.HOME])
        assert borders == (m.KIND_OF_AREA[a] != m.INLAND)
    reached = {m.area("mex")}
    for _step in range(m.AREAS):
        reached |= {b for a in reached for b in range(m.AREAS) if m.BY_LAND[a][b]}
    assert 44 == len(reached)  # all but the islands


@pytest.mark.rules("3.10.13")
def test_no_way_leads_from_the_caribbean_to_the_pacific() -> None:
    assert 0 == m.BY_SEA[m.WCA][m.EPN]
    assert m.BY_SEA[m.area("pat")][m.area("chi")] == m.BY_PACIFIC


@pytest.mark.rules("3.12.1", "3.5.4", "3.19.4", "3.21.3")
def test_cups_leaders_and_decks_have_the_numbers_of_the_book() -> None:
    assert (40, 108) == (sum(goods.IN_CUP[0]), sum(goods.IN_CUP[1]))
    assert 30 == nations.LEADERS and 6 * 5 == nations.FLEETS
    assert (117, 147, 82) == (cards.GENERAL_CARDS, cards.CARDS, cards.EVENTS)
    first = [n for n in range(cards.GENERAL_CARDS) if not cards.CARD_COPY[n]]
    colours = Counter(cards.COLOURS.word(cards.CARD_COLOUR[n]) for n in first)
    assert {"red": 11, "black": 3, "blue": 21, "green": 12, "reaction": 13} == colours
    basic = Counter(
        cards.COLOURS.word(cards.CARD_COLOUR[n]) for n in first if cards.CARD_LEVEL[n] == 0
    )
    assert {"red": 11, "blue": 18, "green": 11, "reaction": 12} == basic


@pytest.mark.rules("3.6.4", "3.6.5")
def test_a_damaged_ship_is_worth_half_and_a_ship_of_the_line_stands_one_hit_more() -> None:
    ship = units.SHIPS.value
    assert ship("e2_damaged") == units.AFTER_A_HIT[units.WAR_FRIGATE]
    assert units.SUNK == units.AFTER_A_HIT[ship("e2_damaged")]
    assert (2, 2, 8) == tuple(
        t[ship("e2_damaged")] for t in (units.SHIP_ATTACK, units.SHIP_DEFENCE, units.SHIP_POINTS)
    )
    assert ship("l1_hit") == units.AFTER_A_HIT[units.SHIP_OF_THE_LINE]
    assert 7 == units.SHIP_ATTACK[ship("l1_hit")]
    assert ship("l1_damaged") == units.AFTER_A_HIT[ship("l1_hit")]


@pytest.mark.rules("3.19.3")
def test_the_order_string_turns_and_reverses() -> None:
    assert [0, 1, 2, 3, 4] == cards.ORDER_OF_CARD[0]
    assert [2, 3, 4, 0, 1] == cards.ORDER_OF_CARD[2]
    assert [1, 0, 4, 3, 2] == cards.ORDER_OF_CARD[7]
