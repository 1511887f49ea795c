"""The components are those of the book (3.1 to 3.4, 4.2 to 4.6)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabard.games.jeanne_darc import components as c


@pytest.mark.rules("3.1", "3.2", "3.3", "16", "41", "43", "44", "45", "S52")
def test_there_are_74_combat_cards_50_of_them_yellow() -> None:
    copies = dict(zip(c.CARDS.words, c.COPIES, strict=True))
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
    assert (74, 50) == (c.ALL_CARDS, sum(c.COPIES[card] for card in range(c.YELLOW)))
    assert [3, 4, 5, 6] == c.VALUE[:4]


@pytest.mark.rules("3.1", "27", "3.5")
def test_there_are_12_event_markers_of_nine_kinds() -> None:
    assert (9, 12) == (c.MARKERS, sum(c.MARKER_COPIES))


@pytest.mark.rules("2", "3.4", "4.5", "20", "21", "22")
def test_six_factions_each_with_a_hero_a_fixed_start_and_a_choice_of_two() -> None:
    names = [
        [c.CITIES.word(table[faction]) for table in (c.FIXED_START, c.FIRST_CHOICE)]
        for faction in range(c.FACTIONS)
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
    assert others == [c.CITIES.word(city) for city in c.SECOND_CHOICE]
    assert 6 == len(set(c.HEROES.names))


@pytest.mark.rules("24", "4.5")
def test_of_all_start_cities_only_rouen_touches_paris() -> None:
    starts = {*c.FIXED_START, *c.FIRST_CHOICE, *c.SECOND_CHOICE}
    assert ["rouen"] == [c.CITIES.word(city) for city in starts if c.ROAD[city][c.PARIS]]
    assert c.PARIS not in starts


@pytest.mark.rules("4", "5", "6", "4.2")
def test_41_cities_lie_in_24_provinces() -> None:
    sizes = Counter(Counter(c.PROVINCE_OF).values())
    assert (41, 24) == (c.CITIES, c.PROVINCES)
    assert {1: 11, 2: 9, 3: 4} == sizes
    assert 12 == sum(c.PORT)
    mountains = {c.PROVINCE_OF[city] for city in range(c.CITIES) if c.MOUNTAIN[city]}
    assert {"auvergne", "franche_comte", "dauphine", "foix", "navarre", "catalogne"} == {
        c.PROVINCES.word(province) for province in mountains
    }


@pytest.mark.rules("5")
def test_terrain_belongs_to_whole_provinces() -> None:
    for city in range(c.CITIES):
        for other in range(c.CITIES):
            if c.PROVINCE_OF[city] == c.PROVINCE_OF[other]:
                assert c.MOUNTAIN[city] == c.MOUNTAIN[other]


@pytest.mark.rules("126", "I9", "4.2")
def test_all_provinces_together_give_25_points_and_ile_de_france_two() -> None:
    assert 25 == sum(c.POINTS)
    assert 2 == c.POINTS[c.PROVINCES.words.index("ile_de_france")]


@pytest.mark.rules("4.3", "4.4")
def test_80_roads_join_the_cities_in_one_net() -> None:
    assert 160 == sum(sum(row) for row in c.ROAD)
    assert all(c.ROAD[a][b] == c.ROAD[b][a] for a in range(c.CITIES) for b in range(c.CITIES))
    degrees = [sum(row) for row in c.ROAD]
    assert (2, 6) == (min(degrees), max(degrees))
    assert 9 == max(max(row) for row in c.DISTANCE)


@pytest.mark.rules("4.4")
def test_neighbours_stand_in_city_order() -> None:
    bruges = c.CITIES.words.index("bruges")
    near = [c.CITIES.word(city) for city in c.NEIGHBOURS[bruges] if city != c.NO_CITY]
    assert ["gand", "lille", "calais"] == near
    paris = [c.CITIES.word(city) for city in c.NEIGHBOURS[c.PARIS] if city != c.NO_CITY]
    assert ["amiens", "rouen", "reims", "troyes", "orleans", "chartres"] == paris
    assert {7} == {len(row) for row in c.NEIGHBOURS}  # Paris has most, and none ends without
    assert {c.NO_CITY} == {row[-1] for row in c.NEIGHBOURS}


@pytest.mark.rules("4.2", "4.3")
def test_a_province_of_several_cities_hangs_together() -> None:
    for province in range(c.PROVINCES):
        inside = [city for city in range(c.CITIES) if c.PROVINCE_OF[city] == province]
        reached = {inside[0]}
        for _step in inside:
            reached |= {b for a in reached for b in inside if c.ROAD[a][b]}
        assert reached == set(inside)


@pytest.mark.rules("4.6", "50", "51", "52")
def test_prices_go_by_the_number_of_players() -> None:
    assert [8, 8, 8, 6, 6] == c.CASTLE_PRICE[2:]
    assert [10, 10, 10, 8, 8] == c.FORTRESS_PRICE[2:]
    assert 2 == c.CARD_PRICE
