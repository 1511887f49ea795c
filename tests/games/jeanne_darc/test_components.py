"""The components are those of the book (3.1 to 3.4, 4.2 to 4.6)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabard.games.jeanne_darc.components.board import (
    CITIES,
    DISTANCE,
    MOUNTAIN,
    NEIGHBOURS,
    NO_CITY,
    PARIS,
    POINTS,
    PORT,
    PROVINCE_OF,
    PROVINCES,
    ROAD,
)
from tabard.games.jeanne_darc.components.cards import ALL_CARDS, CARDS, COPIES, VALUE, YELLOW
from tabard.games.jeanne_darc.components.events import MARKER_COPIES, MARKERS
from tabard.games.jeanne_darc.components.factions import (
    FACTIONS,
    FIRST_CHOICE,
    FIXED_START,
    HEROES,
    SECOND_CHOICE,
)
from tabard.games.jeanne_darc.components.pieces import CARD_PRICE, CASTLE_PRICE, FORTRESS_PRICE


@pytest.mark.rules("3.1", "3.2", "3.3", "16", "41", "43", "44", "45", "S52")
def test_there_are_74_combat_cards_50_of_them_yellow() -> None:
    copies = dict(zip(CARDS.words, COPIES, strict=True))
    assert copies == {
        "ladders": 16,
        "ram": 14,
        "siege_tower": 12,
        "cannon": 8,
        "engineer": 5,
        "traitor": 4,
        "retreat": 4,
        "sign_of_god": 3,
        "ambassador": 5,
        "plunder": 3,
    }
    assert (74, 50) == (ALL_CARDS, sum(COPIES[card] for card in range(YELLOW)))
    assert [3, 4, 5, 6] == VALUE[:4]


@pytest.mark.rules("3.1", "27", "3.5")
def test_there_are_12_event_markers_of_nine_kinds() -> None:
    assert (9, 12) == (MARKERS, sum(MARKER_COPIES))


@pytest.mark.rules("2", "3.4", "4.5", "20", "21", "22")
def test_six_factions_each_with_a_hero_a_fixed_start_and_a_choice_of_two() -> None:
    names = [
        [CITIES.word(table[faction]) for table in (FIXED_START, FIRST_CHOICE)]
        for faction in range(FACTIONS)
    ]
    assert names == [
        ["pampelune", "rouen"],
        ["bourges", "tours"],
        ["bordeaux", "calais"],
        ["rennes", "nantes"],
        ["dijon", "auxerre"],
        ["bruges", "gand"],
    ]
    others = ["caen", "poitiers", "bayonne", "brest", "besancon", "lille"]
    assert others == [CITIES.word(city) for city in SECOND_CHOICE]
    assert 6 == len(set(HEROES.names))


@pytest.mark.rules("24", "4.5")
def test_of_all_start_cities_only_rouen_touches_paris() -> None:
    starts = {*FIXED_START, *FIRST_CHOICE, *SECOND_CHOICE}
    assert ["rouen"] == [CITIES.word(city) for city in starts if ROAD[city][PARIS]]
    assert PARIS not in starts


@pytest.mark.rules("4", "5", "6", "4.2")
def test_41_cities_lie_in_24_provinces() -> None:
    sizes = Counter(Counter(PROVINCE_OF).values())
    assert (41, 24) == (CITIES, PROVINCES)
    assert {1: 11, 2: 9, 3: 4} == sizes
    assert 12 == sum(PORT)
    mountains = {PROVINCE_OF[city] for city in range(CITIES) if MOUNTAIN[city]}
    assert {"auvergne", "franche_comte", "dauphine", "foix", "navarre", "catalogne"} == {
        PROVINCES.word(province) for province in mountains
    }


@pytest.mark.rules("5")
def test_terrain_belongs_to_whole_provinces() -> None:
    for city in range(CITIES):
        for other in range(CITIES):
            if PROVINCE_OF[city] == PROVINCE_OF[other]:
                assert MOUNTAIN[city] == MOUNTAIN[other]


@pytest.mark.rules("126", "I9", "4.2")
def test_all_provinces_together_give_25_points_and_ile_de_france_two() -> None:
    assert 25 == sum(POINTS)
    assert 2 == POINTS[PROVINCES.words.index("ile_de_france")]


@pytest.mark.rules("4.3", "4.4")
def test_80_roads_join_the_cities_in_one_net() -> None:
    assert 160 == sum(sum(row) for row in ROAD)
    assert all(ROAD[a][b] == ROAD[b][a] for a in range(CITIES) for b in range(CITIES))
    degrees = [sum(row) for row in ROAD]
    assert (2, 6) == (min(degrees), max(degrees))
    assert 9 == max(max(row) for row in DISTANCE)


@pytest.mark.rules("4.4")
def test_neighbours_stand_in_city_order() -> None:
    bruges = CITIES.words.index("bruges")
    near = [CITIES.word(city) for city in NEIGHBOURS[bruges] if city != NO_CITY]
    assert ["gand", "lille", "calais"] == near
    paris = [CITIES.word(city) for city in NEIGHBOURS[PARIS] if city != NO_CITY]
    assert ["amiens", "rouen", "reims", "troyes", "orleans", "chartres"] == paris
    assert {7} == {len(row) for row in NEIGHBOURS}  # Paris has most, and none ends without
    assert {NO_CITY} == {row[-1] for row in NEIGHBOURS}


@pytest.mark.rules("4.2", "4.3")
def test_a_province_of_several_cities_hangs_together() -> None:
    for province in range(PROVINCES):
        inside = [city for city in range(CITIES) if PROVINCE_OF[city] == province]
        reached = {inside[0]}
        for _step in inside:
            reached |= {b for a in reached for b in inside if ROAD[a][b]}
        assert reached == set(inside)


@pytest.mark.rules("4.6", "50", "51", "52")
def test_prices_go_by_the_number_of_players() -> None:
    assert [8, 8, 8, 6, 6] == CASTLE_PRICE[2:]
    assert [10, 10, 10, 8, 8] == FORTRESS_PRICE[2:]
    assert 2 == CARD_PRICE
