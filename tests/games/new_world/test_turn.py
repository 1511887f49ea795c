"""Set-up (3.21), cards phase (3.9.A), impulses and main card (3.10), upkeep, the end (3.22)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world import GAME
from tabard.games.new_world.components.nations import ES, HOLDERS, PT
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.turn.income import receive_income
from tests.games.asking import allowed, choices, play, told

from .board import board, roll, rule_of


def begun(seats: int = 2, seed: int = 3, **options: str) -> Match:
    """A new game at its first question."""
    return Match(GAME, seats, seed, options, unasked=False)


def by_hand(seats: int) -> Match:
    """A new game whose cards the test deals."""
    return Match(GAME, seats, chance_by_hand=True, unasked=False)


# --- set-up -------------------------------------------------------------------------------------


@pytest.mark.rules("3.21", "3.21.2")
def test_with_few_players_some_nations_stay_at_home_and_spain_always_plays() -> None:
    match = begun(2)
    assert "3.21" == rule_of(match, "1 choose_nation nl")
    play(match, "1 choose_nation fr")
    assert ["choose_nation nation=es"] == choices(match)
    match = play(begun(3), "1 choose_nation en")
    assert ["choose_nation nation=es", "choose_nation nation=pt"] == choices(match)
    assert 5 == len(choices(begun(5)))


@pytest.mark.rules("3.21", "3.21.2", "3.27")
def test_bids_are_secret_and_the_highest_chooses_first() -> None:
    match = play(begun(3, bidding="on"), "1 bid 4")
    assert "?" == match.view(1)["bid"]["1"]
    assert "3.21" == rule_of(match, "2 bid 16")
    play(match, "3 bid 7", "2 bid 4")
    assert (2,) == match.to_act
    play(match, "3 choose_nation pt", "1 choose_nation es", "2 choose_nation en")
    assert [4, 4 - 15, 7] == match.state.paid_bid[:3]


@pytest.mark.rules("3.21", "3.21.2")
def test_by_option_each_pays_the_next_bid_and_the_last_gets_them_all() -> None:
    match = play(begun(3, bidding="second_price"), "1 bid 4", "3 bid 7", "2 bid 4")
    assert (2,) == match.to_act
    play(match, "3 choose_nation pt")
    assert (0,) == match.to_act
    play(match, "1 choose_nation es", "2 choose_nation en")
    assert [4, 0 - 8, 4] == match.state.paid_bid[:3]


@pytest.mark.rules("3.21.6", "3.21.8")
def test_each_nation_begins_with_its_home_a_fleet_and_a_leader() -> None:
    match = play(by_hand(2), "1 choose_nation pt", "2 choose_nation es")
    assert [10, 40, 4, 3, 1] == [match.state.held[HOLDERS["pt_home"]][n] for n in (6, 7, 5, 0, 1)]
    assert [1, 2, 0] == [match.state.ships[6][n] for n in (0, 2, 5)]
    assert (22, 24) == (match.state.production[1], match.state.production[0])
    assert (1,) == match.to_act
    assert "3.5.5" == rule_of(match, "2 choose_leader pizarro")
    play(match, "2 choose_leader columbus")
    assert 68 == match.state.leader_at[0]


# --- the cards phase ----------------------------------------------------------------------------


@pytest.mark.rules("3.9.A3", "V48")
def test_england_has_no_nation_cards_in_the_first_period_and_draws_general_ones() -> None:
    match = board("now = {phase = 'cards', seat = 1, step = 'draw_4'}\n", at="none", seats=4)
    nation = match.state.turn_order[3]
    assert 3 == nation
    for card in ("emigrants", "shipyard", "war_dogs", "rally", "ambush"):
        assert "deal" == match.phase
        play(match, f"chance deal {card}")
    assert 5 == sum(place == 5 for place in match.state.card_place)


@pytest.mark.rules("3.9.A3", "3.9.A4", "3.27")
def test_a_card_is_drawn_in_secret_but_a_red_one_is_shown() -> None:
    match = board(at="cards", seats=2, step="draw_1")
    play(match, "chance deal emigrants")
    assert ["drew"] == told(match)
    play(match, "chance deal mutiny")
    assert ["showed_red"] == told(match)


@pytest.mark.rules("3.9.A3")
def test_a_hand_over_the_limit_is_discarded_but_no_red_card() -> None:
    cards = "emigrants shipyard war_dogs rally ambush ransom pursuit foundry".split()
    text = "".join(f'card_place.{card} = "hand_1"\n' for card in cards[:7])
    text += 'red_place.mutiny = "hand_1"\ncard_place.foundry = "hand_1"\n'
    over = 'stack = [{phase = "turn", seat = "1", step = "diplomacy"}, '
    over += '{phase = "cards", seat = "1", step = "draw_4"}, '
    over += '{phase = "over_limit", seat = "1"}]\n'
    match = board(over + text, at="none")
    assert "3.9.A3" == rule_of(match, "1 discard mutiny")
    play(match, "1 discard ambush")
    assert "over_limit" != match.phase


@pytest.mark.rules("3.9.A2", "3.9.A1")
def test_income_is_production_colonies_and_merchants() -> None:
    text = 'owner.cuba = "es"\ncolony.cuba = "village"\nfleet_at.es_fleet_1 = "home"\nturn = 5\n'
    match = board(text, at="cards", step="income")
    assert [22, 8 + 10] == [match.state.held[HOLDERS["es_home"]][n] for n in (6, 7)]
    income = "Spain receives 22 build points and 18 ducats: 10 of merchant fleets, 8 of colonies."
    match.state.told_count = 0
    receive_income(match.state, ES)
    receive_income(match.state, PT)
    events = match.game.book.events
    told_of = [events.explain(list(row), match.name).sentence for row in match.state.told[:2]]
    assert [income, "Portugal receives 20 build points and 0 ducats."] == told_of


@pytest.mark.rules("3.9.A5", "3.22.1")
def test_the_king_takes_ducats_in_fifties_and_one_crown_card_a_turn() -> None:
    text = "held.es_home = {ducats = 120}\n"
    text += 'card_place = {royal_favour = "hand_1", papal_bull = "hand_1", rally = "hand_1"}\n'
    match = board(text, at="cards", seats=2, step="gifts_1")
    assert "3.9.A5" == rule_of(match, "1 give_crown_card rally")
    play(match, "1 give_to_the_king 50", "1 give_crown_card papal_bull")
    assert "3.9.A5" == rule_of(match, "1 give_crown_card royal_favour")
    assert "3.1.13" == rule_of(match, "1 give_to_the_king 200")
    assert (50, 70, 1) == (
        match.state.given[0],
        match.state.held[HOLDERS["es_home"]][CARGO["ducats"]],
        match.state.glory[0],
    )


@pytest.mark.rules("3.9.A6", "3.27", "F56")
def test_a_demand_card_is_laid_open_for_glory_or_goes_under_known_to_one() -> None:
    match = board(at="cards", seats=2, step="demand_1")
    play(match, "1 look_at_demand", "chance turn_demand furs")
    assert "looked_at_demand" == told(match)[0]
    play(match, "1 put_under")
    assert 1 == match.state.demand_seen[0] and 1 == match.state.demand_place[0]
    play(match, "2 look_at_demand")
    assert not allowed(match, "chance turn_demand furs")
    play(match, "chance turn_demand sugar", "2 lay_open sugar")
    assert 1 == match.state.glory[1]


@pytest.mark.rules("3.9.A7", "3.19.3", "3.10.3")
def test_a_card_names_the_order_and_the_last_goes_first_in_the_next_round() -> None:
    match = board(at="cards", seats=3, step="order")
    play(match, "chance name_order crop_failure")  # number 7: PT ES NL EN FR
    assert [1, 0, 2] == match.state.order[:3]
    named = [line.sentence for line in match.tell(None) if line.event == "in_order"]
    assert 3 == len(named) and all(said.startswith("The order of play: ") for said in named)


# --- impulses -----------------------------------------------------------------------------------


@pytest.mark.rules("3.10.1", "3.10.3", "3.9.C", "F53")
def test_the_phase_ends_when_all_pass_in_one_round() -> None:
    match = board('card_place.rally = "hand_1"\n', at="impulse", seats=2)
    play(match, "1 play_for_points rally", "1 end_impulse", "2 pass")
    assert 2 == match.state.round and (1,) == match.to_act
    play(match, "2 pass", "1 pass")
    assert 0 == match.state.round


@pytest.mark.rules("3.10.4", "3.10.5", "3.10.6", "3.5.3", "3.5.4", "3.5.5")
def test_the_main_card_is_used_once_a_turn() -> None:
    match = board("held.es_home = {ducats = 60}\n", at="impulse")
    assert "3.5.5" == rule_of(match, "1 new_leader pizarro")
    assert "3.10.5" == rule_of(match, "1 buy_points 11")
    play(match, "1 buy_points 10")
    assert [10, 10] == [match.state.held[HOLDERS["es_home"]][n] for n in (6, 7)]
    match = play(board(at="impulse"), "1 new_fleet es_fleet_2")
    assert (19, 2, 68) == (
        match.state.production[0], match.state.markers_gone[0], match.state.fleet_at[1]
    )  # fmt: skip
    used = board("main_card_used.es = 1\n", at="impulse")
    assert "3.10.4" == rule_of(used, "1 take_two_points")


@pytest.mark.rules("3.5.5", "3.10.5")
def test_a_new_leader_takes_one_control_marker() -> None:
    assert allowed(board("markers_gone.es = 31\n", at="impulse"), "1 new_leader columbus")
    none_left = board("markers_gone.es = 32\n", at="impulse")
    assert "3.1.13" == rule_of(none_left, "1 new_leader columbus")


@pytest.mark.rules("V46", "3.7.4")
def test_a_royal_regiment_costs_two_production_and_a_marker_from_the_second_period() -> None:
    text = 'owner.cuba = "es"\ncolony.cuba = "settlement"\n'
    assert "3.7.4" == rule_of(board(text, at="impulse"), "1 new_regiment cuba")
    match = play(board(text + "turn = 5\n", at="impulse"), "1 new_regiment cuba")
    assert (20, 1, 1) == (
        match.state.production[0],
        match.state.markers_gone[0],
        match.state.held[HOLDERS["es_regiment_1"]][CARGO["infantry"]],
    )
    full = board(text + 'turn = 5\nregiment_at.es_regiment_1 = "cuba"\n', at="impulse")
    assert "3.6.7" == rule_of(full, "1 new_regiment cuba")


@pytest.mark.rules("3.6", "3.6.4", "3.10.5")
def test_units_and_ships_are_built_at_home_in_their_period() -> None:
    match = play(board("held.es_home = {build_points = 9}\n", at="impulse"), "1 build_by_main_card")
    assert "3.6.4" == rule_of(match, "1 build_ship c2")
    assert "3.6" == rule_of(match, "1 build guards 1")
    play(match, "1 build infantry 2", "1 build_ship t1")
    assert (1, 2, 1) == (
        match.state.held[HOLDERS["es_home"]][CARGO["build_points"]],
        match.state.held[HOLDERS["es_home"]][CARGO["infantry"]],
        match.state.ships[36][0],
    )


# --- administration and the end -----------------------------------------------------------------


@pytest.mark.rules("3.9.D1")
def test_who_cannot_pay_the_upkeep_disbands() -> None:
    text = "held.es_home = {ducats = 3, infantry = 5}\n"
    match = board(text, at="administration", step="upkeep_1")
    assert "disband" == match.phase
    play(match, "1 disband es_home infantry", "1 disband es_home infantry")
    assert [3, 0] == [match.state.held[HOLDERS["es_home"]][n] for n in (0, 7)]


@pytest.mark.rules("3.9.D5", "3.9.D6", "3.9.D7")
def test_storms_gather_ships_are_repaired_and_prices_drift() -> None:
    text = (
        'storm.cape_horn = 1\nfleet_at.es_fleet_1 = "home"\nships.es_fleet_1 = {t1_damaged = 1}\n'
    )
    match = board(text + "price.sugar = 20\n", at="administration", step="first_storm")
    roll(match, 1, 1, 3, 4)
    assert [1, 0] == [match.state.storm[1], match.state.storm[12]]
    assert 1 == match.state.ships[0][0] and 15 == match.state.price[7]


@pytest.mark.rules("3.22.1", "3.21.12", "3.9.D12", "F58")
def test_the_game_ends_with_its_last_turn_and_the_king_counts() -> None:
    text = "turn = 10\nglory = {es = 5, pt = 7}\ngiven.es = 250\n"
    match = board(text, seats=2, at="administration", step="rest")
    while not match.over:
        play(match, "chance die 1")
    assert match.result.ending == "last_turn"
    assert [7, 7] == [match.game.score(match.state, seat) for seat in (0, 1)]


@pytest.mark.rules("3.22.1")
def test_a_goal_of_glory_ends_the_game_early() -> None:
    match = board("glory.es = 40\n", seats=2, at="administration", step="rest", gp_target="40")
    assert match.over and "goal" == match.result.ending
