"""Royal regiments at sea (3.7.4)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.board import SEAS
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import choices, play, story

from .board import board, rule_of
from .scenes import carolina, fight, held

CUBA, JAMAICA = 27, 29
TEXT = (
    'owner = {cuba = "es", jamaica = "es"}\n'
    'colony = {cuba = "settlement", jamaica = "settlement"}\n'
    'regiment_at.es_regiment_1 = "cuba"\nheld.es_regiment_1 = {infantry = 4, cavalry = 1}\n'
    'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 1}\n'
)


@pytest.mark.rules("3.7.4", "3.6.6")
def test_a_regiment_is_shipped_as_one_piece_and_takes_the_room_of_its_units() -> None:
    match = play(board(TEXT), "1 activate es_fleet_1", "1 load_regiment es_regiment_1")
    assert 53 == match.state.regiment_at[0]
    play(match, "1 sail jamaica", "1 unload_regiment")
    assert (
        JAMAICA == match.state.regiment_at[0]
        and 4 == match.state.held[HOLDERS["es_regiment_1"]][CARGO["infantry"]]
    )
    full = board(TEXT.replace("cavalry = 1", "cavalry = 2"))
    assert "3.5.2" == rule_of(play(full, "1 activate es_fleet_1"), "1 load_regiment es_regiment_1")


@pytest.mark.rules("3.7.4")
def test_it_lands_only_in_an_own_colony_with_a_free_place() -> None:
    text = TEXT + 'regiment_at.es_regiment_2 = "jamaica"\nheld.es_regiment_2 = {infantry = 1}\n'
    match = play(board(text), "1 activate es_fleet_1", "1 load_regiment es_regiment_1")
    play(match, "1 sail jamaica")
    assert "3.6.7" == rule_of(match, "1 unload_regiment")
    play(match, "1 sail cuba", "1 unload_regiment")
    assert CUBA == match.state.regiment_at[0]


@pytest.mark.rules("3.10.16", "3.7.4", "F48")
def test_units_are_given_to_a_regiment_in_the_same_area() -> None:
    ashore = TEXT + 'leader_at.cortes = "cuba"\nheld.cortes = {cavalry = 2}\n'
    match = play(board(ashore), "1 activate cortes", "1 give es_regiment_1 cavalry 2")
    assert 3 == match.state.held[HOLDERS["es_regiment_1"]][CARGO["cavalry"]]


@pytest.mark.rules("3.10.16", "3.7.4", "F48")
@pytest.mark.parametrize("sea", SEAS.words[:6])
def test_no_units_are_given_to_a_regiment_aboard_a_ship(sea: str) -> None:
    aboard = TEXT.replace('regiment_1 = "cuba"', 'regiment_1 = "aboard_es_fleet_1"')
    other = f'fleet_at.es_fleet_2 = "{sea}"\nships.es_fleet_2 = {{t1 = 1}}\n'
    other += "held.es_fleet_2 = {cavalry = 2}\n"
    match = play(board(aboard + other), "1 activate es_fleet_2")
    assert "3.10.16" == rule_of(match, "1 give es_regiment_1 cavalry 1")


@pytest.mark.rules("3.7.4", "15", "18", "F11")
def test_a_regiment_aboard_lands_whole_for_the_defence_and_goes_back_whole() -> None:
    text = carolina() + 'fleet_at.pt_fleet_1 = "carolina"\nships.pt_fleet_1 = {t1 = 1}\n'
    text += 'regiment_at.pt_regiment_1 = "aboard_pt_fleet_1"\n'
    text += held(cortes="infantry = 6", carolina="infantry = 1", pt_regiment_1="infantry = 3")
    match = play(board(text), "1 activate cortes", "1 march carolina")
    assert ["land_regiment", "done"] == choices(match)
    play(match, "2 land_regiment")
    fight(match, (1, 1), (6, 6))
    # the garrison and the regiment: DF 8
    assert "Portugal: 12 and 0 make 12; strength 8." in story(match)
    play(match, *["1 lose infantry"] * 3, *["2 lose infantry"], "1 retreat_to florida")
    assert (
        59 == match.state.regiment_at[6]
        and 3 == match.state.held[HOLDERS["pt_regiment_1"]][CARGO["infantry"]]
    )
    match = play(board(text), "1 activate cortes", "1 march carolina", "2 done")
    fight(match, (1, 1), (6, 6))
    assert "Portugal: 12 and 0 make 12; strength 2." in story(match)


@pytest.mark.rules("3.7.4")
def test_any_fleet_ships_a_regiment_but_lands_it_in_no_allys_colony() -> None:
    text = TEXT.replace("es_fleet_1", "es_fleet_2")
    sail = "1 activate es_fleet_2", "1 load_regiment es_regiment_1", "1 sail jamaica"
    match = play(board(text), *sail, "1 unload_regiment")
    assert JAMAICA == match.state.regiment_at[0]
    ally = text.replace('jamaica = "es"', 'jamaica = "pt"') + 'status.es_pt = "allied"\n'
    assert "3.7.2" == rule_of(play(board(ally), *sail), "1 unload_regiment")
