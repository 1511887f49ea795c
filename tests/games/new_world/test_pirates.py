"""Pirates (3.17.8, 3.17.9, 3.17.0): havens, ships, ways, and what happens when they meet fleets."""

from __future__ import annotations

import pytest

from tabard.engine.kinds import NOBODY
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.world import havens
from tests.games.asking import allowed, choices, play, story, told

from .board import board, roll, rule_of
from .pirates import COLONY, JAMAICA, PREY, SHIP, administration, black, ships_of, where
from .scenes import held
from .waves import SPAIN, flotilla

# --- havens -------------------------------------------------------------------------------------


@pytest.mark.rules("3.17.8", "3.19.4", "3.27")
def test_a_haven_is_hidden_in_a_random_coast_of_four_regions_and_nobody_sees_where() -> None:
    match = black("corsair_nest", COLONY.format("settlement"))
    assert (6,) == match.to_act
    places = {row.split("=")[1] for row in choices(match)}
    assert {"jamaica", "panama", "florida", "venezuela"} <= places
    assert not {"cuba", "carolina", "pernambuco", "central_plains", "peru_shore"} & places
    assert NOBODY == havens.seen_by_hide_haven(match.state, 6, JAMAICA)
    play(match, "chance hide_haven area=jamaica")
    assert ["Pirates have 1 haven now."] == story(match)
    seen = match.view(0)
    assert seen["haven"]["jamaica"] == seen["haven"]["panama"] == "?"
    assert 1 == havens.hidden_havens(match.state)


@pytest.mark.rules("3.17.8", "3.28", "3.10.2")
def test_there_are_never_more_than_six_havens() -> None:
    five = 'haven = {jamaica = "known", panama = "hidden", florida = "known", yucatan = "hidden", '
    five += 'guiana = "known"'
    text = 'turn = 9\ncard_place.corsair_nest = "hand_1"\n'
    match = board(text + five + "}\n", at="impulse", level="veteran")
    assert allowed(match, "1 play_event corsair_nest")
    full = board(text + five + ', honduras = "hidden"}\n', at="impulse", level="veteran")
    assert "3.10.2" == rule_of(full, "1 play_event corsair_nest")


@pytest.mark.rules("3.2.1", "3.1.12")
def test_without_the_module_no_black_card_is_in_the_deck_and_no_pirates_come() -> None:
    from tabard.games.new_world import GAME
    from tabard.games.new_world.components.cards import BLACK, CARD_COLOUR, CARDS
    from tabard.games.new_world.world.decks import is_in_the_game

    cards = [card for card in range(CARDS) if CARD_COLOUR[card] == BLACK]
    for options, there in [
        ({"level": "veteran"}, True), ({"level": "veteran", "pirate": "off"}, False),
        ({"level": "basic"}, False), ({"level": "basic", "pirate": "on"}, True),
    ]:  # fmt: skip
        state = GAME.new(4, options)
        state.turn = 9
        assert there == all(is_in_the_game(state, card) for card in cards)


@pytest.mark.rules("3.17.8")
def test_who_ends_a_movement_on_a_coast_finds_what_is_there() -> None:
    text = 'fleet_at.es_fleet_1 = "jamaica"\nships.es_fleet_1 = {t1 = 1}\n'
    match = board(text + 'haven.jamaica = "hidden"\n', level="veteran")
    play(match, "1 activate es_fleet_1", "1 end_move")
    assert ["find_haven"] == choices(match)
    assert "3.17.8" == rule_of(match, "chance find_nothing")
    play(match, "chance find_haven")
    assert "haven_found" in told(match)
    assert "known" == match.view(1)["haven"]["jamaica"]
    match = board(text + 'haven.cuba = "hidden"\n', level="veteran")
    play(match, "1 activate es_fleet_1", "1 end_move")
    assert "3.17.8" == rule_of(match, "chance find_haven")
    play(match, "chance find_nothing")
    assert "searched" == match.view(1)["haven"]["jamaica"]
    again = play(match, "1 end_impulse")
    assert (6,) != again.to_act


@pytest.mark.rules("3.17.8")
def test_without_a_hidden_haven_nobody_searches() -> None:
    text = 'fleet_at.es_fleet_1 = "jamaica"\nships.es_fleet_1 = {t1 = 1}\n'
    match = board(text + 'haven.cuba = "known"\n', level="veteran")
    play(match, "1 activate es_fleet_1", "1 end_move")
    assert (0,) == match.to_act


@pytest.mark.rules("3.17.8")
def test_a_new_haven_may_lie_where_none_was_found() -> None:
    match = black("corsair_nest", 'haven.jamaica = "searched"\n')
    play(match, "chance hide_haven area=panama")
    seen = match.view(0)["haven"]
    assert "?" == seen["jamaica"] == seen["panama"] and "carolina" not in seen


# --- ships --------------------------------------------------------------------------------------


@pytest.mark.rules("3.17.9", "3.9.D4")
def test_each_haven_makes_a_ship_of_the_period_on_a_die_up_to_its_number_and_one() -> None:
    havens_two = 'haven = {jamaica = "known", panama = "known"}\n'
    match = administration("turn = 5\n" + havens_two)
    roll(match, 4)  # Panama comes first in the table
    assert "pool" == where(match, 0)
    roll(match, 3)
    assert ("jamaica", {"p2": 1}) == (where(match, 0), ships_of(match, 0))
    basic = board(havens_two, at="administration", step="natives_grow")
    assert basic.phase == "dice" and 2 == basic.state.dice_left  # the storms


@pytest.mark.rules("3.17.8", "3.17.9")
def test_a_ship_betrays_a_hidden_haven() -> None:
    match = administration('haven = {jamaica = "hidden", panama = "hidden", cuba = "known"}\n')
    roll(match, 6)  # Cuba's, which is known, comes first
    roll(match, 2)
    assert ["betray area=panama"] == choices(match)
    play(match, "chance betray area=panama")
    assert "known" == match.view(0)["haven"]["panama"] and "panama" == where(match, 0)
    roll(match, 6)
    assert "?" == match.view(0)["haven"]["jamaica"]


@pytest.mark.rules("3.17.9")
def test_a_new_ship_joins_a_fleet_there_that_has_room() -> None:
    for ships, fleets in [(7, 1), (8, 2)]:
        match = administration('haven.jamaica = "known"\n' + SHIP.format("jamaica", ships))
        roll(match, 1)
        assert fleets == sum(where(match, n) == "jamaica" for n in range(6))


@pytest.mark.rules("3.17.9", "3.28")
def test_without_a_free_marker_no_ship_is_made() -> None:
    text = "".join(
        f'fleet_at.pirates_{n} = "hudson_bay"\nships.pirates_{n} = {{p0 = 8}}\n'
        for n in range(1, 7)
    )
    match = administration('haven.jamaica = "known"\n' + text)
    roll(match, 1)
    assert not any(where(match, n) == "jamaica" for n in range(6))


# --- ways ---------------------------------------------------------------------------------------


@pytest.mark.rules("3.17.9", "3.1.4")
def test_a_fleet_sails_to_a_random_sea_and_on_four_to_six_to_a_random_coast() -> None:
    match = administration(SHIP.format("jamaica", 2))
    assert ["pirates_sail to=west_caribbean"] == choices(match)
    play(match, "chance pirates_sail west_caribbean")
    roll(match, 3)
    assert "west_caribbean" == where(match, 0) and match.state.dice_left == 2
    match = play(administration(SHIP.format("jamaica", 2)), "chance pirates_sail west_caribbean")
    roll(match, 4)
    assert {"pirates_sail to=cuba", "pirates_sail to=panama"} <= set(choices(match))
    assert "3.17.9" == rule_of(match, "chance pirates_sail east_caribbean")
    play(match, "chance pirates_sail cuba")
    assert "cuba" == where(match, 0)


@pytest.mark.rules("3.17.9", "3.10.13")
def test_pirates_enter_no_storm_and_no_closed_sea() -> None:
    match = administration(SHIP.format("jamaica", 2) + "storm.west_caribbean = 1\n")
    roll(match, 1)
    assert "jamaica" == where(match, 0)
    match = administration(SHIP.format("panama", 1))
    assert ["pirates_sail to=west_caribbean"] == choices(match)


@pytest.mark.rules("3.17.9")
def test_pirate_fleets_in_one_place_merge_the_dearest_ships_first() -> None:
    text = 'fleet_at = {pirates_1 = "jamaica", pirates_2 = "jamaica"}\n'
    text += "ships = {pirates_1 = {p0 = 6}, pirates_2 = {p2 = 3, p0 = 1}}\n"
    text += "storm.west_caribbean = 1\n"
    match = roll(administration("turn = 5\n" + text), 1, 1)
    assert {"p2": 3, "p0": 5} == ships_of(match, 0) and {"p0": 2} == ships_of(match, 1)
    match = roll(administration(text.replace("p2 = 3, p0 = 1", "p0 = 2")), 1, 1)
    assert {"p0": 8} == ships_of(match, 0) and "pool" == where(match, 1)


# --- pirates meet fleets ------------------------------------------------------------------------


@pytest.mark.rules("3.17.0a", "3.17.0b", "3.24")
def test_pirates_must_try_on_every_fleet_that_they_meet_and_always_fight() -> None:
    match = administration(SHIP.format("jamaica", 2) + PREY)
    play(match, "chance pirates_sail west_caribbean")
    assert "met" in told(match) and (6,) == match.to_act
    roll(match, 6, 1)
    assert [31, 1] == list(match.state.naval_fleet)
    match = board(SHIP.format("west_caribbean", 2) + PREY, level="veteran")
    play(match, "1 activate es_fleet_1")
    assert (6,) == match.to_act
    roll(match, 6, 2)
    assert {"fight", "resume"} == set(choices(match))
    assert "3.17.0b" == rule_of(match, "1 shadow")


@pytest.mark.rules("3.17.0c", "F31")
def test_pirates_leave_ships_in_a_port_alone() -> None:
    text = SHIP.format("west_caribbean", 2) + PREY.replace("west_caribbean", "cuba")
    port = COLONY.format("village") + "port.cuba = 1\nheld.cuba = {infantry = 1}\n"
    match = play(administration(text + port), "chance pirates_sail bahama_channel")
    roll(match, 6)
    play(match, "chance pirates_sail cuba")
    assert "met" not in told(match) and "combat" in told(match)


@pytest.mark.rules("3.17.1")
def test_pirates_name_their_price_with_five_dice_before_the_decision() -> None:
    text = SHIP.format("west_caribbean", 2) + PREY + held(es_fleet_1="ducats = 150, sugar = 5")
    match = play(board(text, level="veteran"), "1 activate es_fleet_1")
    roll(match, 1, 6)
    assert (6,) == match.to_act and 5 == match.state.dice_left
    roll(match, 2, 2, 2, 2, 1)
    assert 19 == match.state.ransom_asked  # nine in a hundred of 210, rounded up
    assert (0,) == match.to_act
    play(match, "1 offer_ducats 10")
    assert "3.17.1" == rule_of(match, "1 make_offer")
    play(match, "1 offer sugar 1", "1 make_offer")
    assert -1 == match.state.glory[0]
    assert [140, 4] == [
        match.state.held[HOLDERS["es_fleet_1"]][CARGO["ducats"]],
        match.state.held[HOLDERS["es_fleet_1"]][CARGO["sugar"]],
    ]
    assert 1 == match.state.not_intercepted[0] == match.state.not_intercepted[30]


@pytest.mark.rules("3.17.5", "3.17.3", "3.17.4", "3.24")
def test_pirates_take_the_wind_lose_the_cheapest_and_never_retreat() -> None:
    text = 'fleet_at.pirates_1 = "west_caribbean"\nships.pirates_1 = {p0 = 2, p2 = 1}\n'
    text += 'fleet_at.es_fleet_1 = "west_caribbean"\nships.es_fleet_1 = {t1 = 8}\n'
    match = roll(play(board(text, level="veteran"), "1 activate es_fleet_1"), 1, 6)
    roll(match, 1, 1)  # the pirates are faster
    assert [1, 0] == list(match.state.wind)
    roll(match, 1, 1, 5, 5)
    assert {"p0_damaged": 2, "p2_damaged": 1} == ships_of(match, 0)
    assert (6,) == match.to_act and 2 == match.state.battle_round  # they must go, and do not


@pytest.mark.rules("3.17.6", "F64", "3.20", "3.20.2")
def test_a_pirate_fleet_destroyed_brings_two_points_and_counts_for_the_hunter() -> None:
    text = SHIP.format("west_caribbean", 1)
    text += 'fleet_at.es_fleet_1 = "west_caribbean"\nships.es_fleet_1 = {e1 = 4}\n'
    text += "pirates_beaten.es = 2\n"
    match = roll(play(board(text, level="veteran"), "1 activate es_fleet_1"), 6, 1)
    play(match, "1 fight")
    roll(match, 1, 1, 6, 6, 1, 1)
    assert 2 + 3 == match.state.glory[0] and "pool" == where(match, 0)
    assert 3 == match.state.pirates_beaten[0]


@pytest.mark.rules("3.17.6", "F64")
def test_who_is_beaten_by_pirates_loses_two_points_and_they_capture_nothing() -> None:
    text = 'fleet_at.pirates_1 = "west_caribbean"\nships.pirates_1 = {p6 = 1}\n'
    text += 'fleet_at.es_fleet_1 = "west_caribbean"\nships.es_fleet_1 = {t1 = 3}\n'
    text += held(es_fleet_1="sugar = 9")
    match = roll(play(board(text, level="veteran"), "1 activate es_fleet_1"), 1, 6)
    play(roll(match, 1, 1, 1, 1, 1), "1 offer_nothing")
    roll(match, 1, 1, 6, 6, 1, 1)
    play(match, "1 take_hit t1", "1 take_hit t1", "1 take_hit t1_damaged")
    play(match, "1 " + choices(match)[0])  # the sound ship sails away
    assert {"t1": 1} == flotilla(match, SPAIN)
    play(match, *["1 drop sugar"] * 3)
    assert "bahama_channel" == match.state.fields["fleet_at"].of.word(match.state.fleet_at[SPAIN])
    assert -2 == match.state.glory[0]
    assert {"p6": 1} == ships_of(match, 0)
