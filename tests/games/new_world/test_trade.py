"""Bribes (3.11.11), harvest (3.11.13, 3.12.1), sale and demand (3.12.2, 3.12.3)."""

from __future__ import annotations

import pytest

from tabard.games.new_world import GAME
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, choices, play, story

from .board import board, roll, rule_of
from .scenes import CUBA, army

CUBAN = 'discovered.cuba = "es"\nowner.cuba = "es"\ncolony.cuba = "settlement"\n'
CORTES = 'leader_at.cortes = "cuba"\n'
HOME = 'fleet_at.es_fleet_1 = "home"\nships.es_fleet_1 = {t1 = 2}\n'


@pytest.mark.rules("3.11.11")
def test_a_bribe_costs_five_ducats_a_period_and_more_for_better_luck() -> None:
    text = CORTES + 'discovered.cuba = "es"\n' + army(native_infantry=4)
    match = board(text + "held.cortes = {ducats = 9}\n")
    assert "3.1.13" == rule_of(match, "1 bribe cortes 1")
    roll(play(match, "1 bribe cortes 0"), 3, 4)
    assert 4 == match.state.held[HOLDERS["cortes"]][CARGO["ducats"]]
    assert ["send_away", "trade_with_natives", "win_allies"] == choices(match)
    play(match, "1 send_away")
    assert [0] * 4 == match.state.natives[CUBA]


@pytest.mark.rules("3.11.11", "3.6.2")
def test_native_allies_join_a_leader_and_go_when_the_turn_ends() -> None:
    text = CORTES + 'discovered.cuba = "es"\nheld.cortes = {ducats = 5}\n'
    match = roll(play(board(text), "1 bribe cortes 0"), 3, 3)
    roll(play(match, "1 win_allies"), 5)
    assert "By half of the die, 5, rounded up, 3 natives join Cortes." in story(match)
    assert 3 == match.state.held[HOLDERS["cortes"]][CARGO["native_allies"]]


@pytest.mark.rules("3.11.11", "3.1.4")
def test_natives_trade_what_a_marker_of_the_cup_shows() -> None:
    text = CORTES + 'discovered.cuba = "es"\nheld.cortes = {ducats = 5}\n'
    match = roll(play(board(text), "1 bribe cortes 0"), 3, 3)
    play(match, "1 trade_with_natives", "chance show_marker sugar")
    roll(match, 5)
    assert 5 == match.state.held[HOLDERS["cortes"]][CARGO["sugar"]]


def test_what_can_be_chosen_is_carried_out_by_a_rule_of_its_own_and_not_by_its_default() -> None:
    assert [] == [verb.word for verb in GAME.verbs if GAME.rule_of(verb) == "3.23"]
    assert "3.11.11" == GAME.rule_of(GAME.actions.by_word["trade_with_natives"])


@pytest.mark.rules("V47", "A34")
def test_a_fleet_without_units_is_not_attacked_when_its_bribe_fails() -> None:
    text = 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 1}\ndiscovered.cuba = "es"\n'
    match = roll(
        play(board(text + "held.es_fleet_1 = {ducats = 5}\n"), "1 bribe es_fleet_1 0"), 5, 5
    )
    assert "spend" == match.phase and 0 == match.state.held[HOLDERS["es_fleet_1"]][CARGO["ducats"]]


@pytest.mark.rules("F49", "3.11.13", "3.12.1")
def test_a_harvest_takes_an_item_of_each_marker_and_as_many_farms_as_are_arable() -> None:
    text = CUBAN.replace("cuba", "bahamas") + (
        'leader_at.cortes = "bahamas"\n'
        'marker.bahamas = {a = "sugar", b = "indigo", c = "fish"}\nacreage.bahamas = "cotton"\n'
    )
    match = play(board(text), "1 activate cortes", "1 harvest")
    goods = {n - 8: c for n, c in enumerate(match.state.held[HOLDERS["cortes"]]) if c}
    assert {8: 1, 6: 1, 0: 1} == goods  # the dearer farm, the acreage, fish
    assert not allowed(match, "1 harvest")
    assert 1 == match.state.no_output[31]


@pytest.mark.rules("3.12.1")
@pytest.mark.parametrize(
    ("mine", "dice", "found", "left"),
    [
        ("silver_mine", (6, 6, 1), 4, "silver_mine"),
        ("silver_mine", (1, 1, 2), 1, "depleted_silver_mine"),
        ("gold_mine", (6, 6), 4, "gold_mine"),
        ("gems", (1, 2), 1, "depleted_gems"),
    ],
)
def test_a_mine_yields_by_its_dice_and_is_depleted_by_a_poor_result(
    mine: str, dice: tuple[int, ...], found: int, left: str
) -> None:
    text = CUBAN + CORTES + f'marker.cuba = {{a = "{mine}"}}\n'
    match = roll(play(board(text), "1 activate cortes", "1 harvest"), *dice)
    assert found == sum(match.state.held[HOLDERS["cortes"]])
    kinds = match.state.fields["marker"].of
    assert left == kinds.word(match.state.marker[CUBA][0])


@pytest.mark.rules("3.12.2")
def test_every_third_item_of_a_good_lowers_its_price() -> None:
    text = HOME + "held.es_fleet_1 = {sugar = 4}\nheld.es_home = {sugar = 1}\n"
    match = play(board(text), "1 activate es_fleet_1", "1 sell sugar 5")
    assert 12 * 3 + 7 * 2 == match.state.held[HOLDERS["es_home"]][CARGO["ducats"]]
    assert 7 == match.state.price[7] and 0 == match.state.held[HOLDERS["es_home"]][CARGO["sugar"]]


@pytest.mark.rules("3.12.3")
def test_a_demand_pays_half_more_and_goes_under_the_deck_with_the_fourth_item() -> None:
    text = HOME + 'held.es_fleet_1 = {sugar = 2}\ndemand_place.sugar = "open"\n'
    match = board(text + "demand_filled.sugar = 2\n")
    play(match, "1 activate es_fleet_1", "1 sell sugar 2")
    assert (
        18 * 2 == match.state.held[HOLDERS["es_home"]][CARGO["ducats"]]
        and 1 == match.state.glory[0]
    )
    assert 1 == match.state.demand_place[5]
    assert "Spain fills the demand for sugar." in story(match)


@pytest.mark.rules("3.3", "3.12.2")
def test_the_netherlands_sell_a_fifth_dearer() -> None:
    text = (
        'fleet_at.nl_fleet_1 = "home"\nships.nl_fleet_1 = {t1 = 1}\nheld.nl_fleet_1 = {sugar = 1}\n'
    )
    match = board(text, seats=5, who=5)
    play(match, "5 activate nl_fleet_1", "5 sell sugar 1")
    assert 12 + 2 == match.state.held[HOLDERS["nl_home"]][CARGO["ducats"]]
