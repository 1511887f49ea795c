"""Chapter "Set-up" (rules 11 to 27)."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tests.games.asking import choices, play, refused, story, why_no, words_of

FRANCE_ENGLAND = ("1 lead france", "2 lead england")


def new(seats: int = 3, **options: str) -> Match:
    """A game that has just begun; chance is played by the test."""
    chosen = {word.replace("two_p", "2p"): reading for word, reading in options.items()}
    return Match("jeanne_darc", seats, options=chosen, chance_by_hand=True, unasked=False)


def owned(match: Match) -> dict[str, int]:
    """The cities that have a garrison, and whose it is."""
    owners: dict[str, int] = words_of(match).get("owner", {})
    return owners


@pytest.mark.rules("1")
def test_two_to_six_play() -> None:
    for seats in range(2, 7):
        assert seats == new(seats).state.seats
    for seats in (1, 7):
        with pytest.raises(Misused):
            new(seats)


@pytest.mark.rules("2", "11", "14")
def test_the_seats_choose_their_factions_one_after_the_other() -> None:
    match = new()
    assert 6 == len(choices(match, "lead"))
    play(match, "1 lead france")
    assert ["Seat 1 leads France."] == story(match)
    assert (1,) == match.to_act
    assert why_no(match, "2 lead france") == (
        "11",
        {"faction": "france"},
        "Somebody leads France already.",
    )
    play(match, "2 lead navarre")
    assert ["Seat 2 leads Navarre."] == story(match)[:1]


@pytest.mark.rules("11", "6.2")
def test_an_absent_seat_leads_the_first_free_faction() -> None:
    match = play(new(), "1 lead navarre")
    assert "lead faction=france" == match.default(1).words


@pytest.mark.rules("12", "13", "15", "26")
def test_each_player_begins_with_20_garrisons_6_influence_points_and_a_sleeping_hero() -> None:
    match = new()
    assert [6, 6, 6, 0, 0, 0] == match.state.influence
    assert [0] * 6 == match.state.hero_active
    assert [0] * 6 == match.state.coins
    assert 1 == match.state.round


@pytest.mark.rules("26")
@pytest.mark.parametrize(("money", "coins"), [("0", 0), ("5", 5)])
def test_coins_at_the_start(money: str, coins: int) -> None:
    assert [coins] * 3 == new(money=money).state.coins[:3]


@pytest.mark.rules("16", "3.1")
def test_all_cards_are_in_the_pile() -> None:
    assert 74 == sum(new().state.cards[0])


@pytest.mark.rules("18", "19", "20", "62")
def test_the_starting_order_goes_by_the_factions() -> None:
    match = play(new(), "1 lead flanders", "2 lead navarre", "3 lead brittany")
    assert [1, 2, 0] == match.state.order[:3]
    assert (1,) == match.to_act  # Navarre settles first
    assert {"pampelune": 2} == owned(match)
    play(match, "2 start_in caen")
    assert (2,) == match.to_act
    assert {"pampelune": 2, "caen": 2, "rennes": 3} == owned(match)


@pytest.mark.rules("19", "20", "22", "4.5", "9")
def test_the_second_city_is_one_of_the_list() -> None:
    match = play(new(), *FRANCE_ENGLAND, "3 lead flanders")
    assert ["start_in city=tours", "start_in city=poitiers"] == choices(match)
    assert why_no(match, "1 start_in paris") == (
        "20",
        {"city": "paris", "faction": "france"},
        "Paris is not among the start cities of France.",
    )
    play(match, "1 start_in tours")
    assert {"bourges": 2, "tours": 2, "bordeaux": 2} == words_of(match)["level"]


@pytest.mark.rules("20", "6.2")
def test_an_absent_seat_takes_the_city_that_is_named_first() -> None:
    match = play(new(ca="calais"), "1 lead navarre", "2 lead england", "3 lead flanders")
    assert ["start_in city=calais", "start_in city=rouen"] == choices(match)
    assert "start_in city=rouen" == match.default(0).words


@pytest.mark.rules("21")
@pytest.mark.parametrize("other", ["caen", "calais", "carcassonne"])
def test_the_other_city_of_navarre(other: str) -> None:
    match = play(new(ca=other), "1 lead navarre", "2 lead france", "3 lead flanders")
    assert {f"start_in city={other}", "start_in city=rouen"} == set(choices(match))


@pytest.mark.rules("25")
def test_a_city_that_is_taken_cannot_be_chosen_again() -> None:
    match = play(new(2, ca="calais", two_p="base_prices"), "1 lead navarre", "2 lead england")
    play(match, "1 start_in calais")
    assert ["start_in city=bayonne"] == choices(match)
    assert ("25", "Calais is taken.") == why_no(match, "2 start_in calais")[::2]


@pytest.mark.rules("25")
def test_where_both_are_taken_any_free_city_next_to_the_first_will_do() -> None:
    match = play(new(), *FRANCE_ENGLAND, "3 lead flanders")
    tours, poitiers = (
        match.game.state.fields["owner"].shape[0].value(word) for word in ("tours", "poitiers")
    )
    match.state.owner[tours] = match.state.owner[poitiers] = 2
    near = ["orleans", "clermont", "limoges", "auxerre"]
    assert {f"start_in city={city}" for city in near} == set(choices(match))
    assert "No road joins Paris to Bourges." == refused(match, "1 start_in paris").sentence


THREE = ("1 lead navarre", "2 lead france", "3 lead england")
SECOND = ("1 start_in rouen", "2 start_in tours", "3 start_in calais")


@pytest.mark.rules("23", "4.6")
def test_usually_three_players_place_two_garrisons() -> None:
    match = play(new(), *THREE, *SECOND)
    assert 6 == len(owned(match))
    assert "politics" == match.phase


@pytest.mark.rules("23", "24")
def test_the_third_garrison_goes_next_to_an_own_city_but_not_near_paris() -> None:
    match = play(new(start3="three"), *THREE, *SECOND)
    assert (0,) == match.to_act
    near = ["caen", "bayonne", "foix", "barcelone"]  # of Rouen and Pamplona
    assert {f"start_in city={city}" for city in near} == set(choices(match))
    assert ("24", "Amiens is Paris, or one of its neighbours.") == why_no(
        match, "1 start_in amiens"
    )[::2]
    assert "24" == refused(match, "1 start_in paris").rule
    assert ("23", "Calais is taken.") == why_no(match, "1 start_in calais")[::2]
    assert "23" == refused(match, "1 start_in lyon").rule
    assert "start_in city=caen" == match.default(0).words  # the first in city order
    play(match, "1 start_in foix", "2 start_in poitiers", "3 start_in bayonne")
    assert 9 == len(owned(match))


@pytest.mark.rules("1", "23", "52", "4.6")
@pytest.mark.parametrize(
    ("reading", "garrisons"), [("8_10_three_garrisons", 3), ("base_prices", 2)]
)
def test_two_players_begin_with_three_garrisons_by_the_usual_reading(
    reading: str, garrisons: int
) -> None:
    match = play(new(2, two_p=reading), *FRANCE_ENGLAND, "1 start_in tours", "2 start_in calais")
    assert (garrisons == 3) == (match.phase == "third_city")


@pytest.mark.rules("1")
def test_two_players_may_lead_two_factions_each() -> None:
    match = new(2, two_p="two_factions")
    assert 4 == match.state.seats
    play(match, "1 lead france", "2 lead england", "3 lead navarre", "4 lead flanders")
    assert [2, 0, 1, 3] == match.state.order[:4]


@pytest.mark.rules("23")
def test_without_room_there_is_no_third_garrison() -> None:
    match = play(new(start3="three"), *THREE, "1 start_in rouen", "2 start_in tours")
    for city in range(match.game.state.fields["owner"].shape[0]):
        if match.state.owner[city] == 6 and city not in (3, 36):  # Calais and Bayonne
            match.state.owner[city] = 1
            match.state.level[city] = 2
    play(match, "3 start_in calais")
    assert "third_city" == match.phase
    play(match, "1 start_in bayonne")
    assert "politics" == match.phase


@pytest.mark.rules("1", "52")
def test_only_two_can_choose_how_two_play() -> None:
    game = find_game("jeanne_darc")
    with pytest.raises(Misused, match="2p=two_factions is a way for two to play"):
        game.new(3, {"2p": "two_factions"})
    assert 4 == game.new(2, {"2p": "two_factions"}).seats
    assert 2 == game.new(2, {"2p": "base_prices"}).seats
