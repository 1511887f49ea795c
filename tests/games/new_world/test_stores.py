"""Warehouses and banks (3.20.4, 3.11.9, F16)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tests.games.asking import allowed, play

from .board import board, rule_of
from .scenes import CAROLINA, carolina, fight, held

CUBA, DUCATS, FURS = 27, 7, 9
STORE = 65
TOWN = 'owner.cuba = "es"\ncolony.cuba = "town"\nleader_at.cortes = "cuba"\n'
WAREHOUSE, BANK = "improvements.cuba = ['warehouse']\n", "improvements.cuba = ['bank']\n"


def expert(text: str, **options: str) -> Match:
    return board(text, **{"level": "expert", **options})


@pytest.mark.rules("3.20.4", "3.9.A2")
def test_a_bank_keeps_the_income_of_its_region() -> None:
    text = 'owner = {cuba = "es", jamaica = "es", florida = "es"}\n' + BANK
    text += 'colony = {cuba = "town", jamaica = "settlement", florida = "settlement"}\n'
    match = expert(text, at="cards", step="income")
    assert (4, 18) == (
        match.state.held[HOLDERS["es_home"]][DUCATS],
        match.state.held[STORE + CUBA][DUCATS],
    )


@pytest.mark.rules("3.20.4", "3.11.9")
def test_a_warehouse_stores_ten_items_which_can_be_taken_again() -> None:
    text = TOWN + WAREHOUSE + held(cortes="furs = 4", cuba="furs = 8")
    match = play(expert(text), "1 activate cortes")
    assert "3.6.7" == rule_of(match, "1 give cuba furs 3")
    play(match, "1 give cuba furs 2")
    assert 10 == match.state.held[STORE + CUBA][FURS]
    play(match, "1 take cuba furs 6")
    assert (8, 4) == (
        match.state.held[HOLDERS["cortes"]][FURS],
        match.state.held[STORE + CUBA][FURS],
    )
    bare = play(expert(TOWN + held(cortes="furs = 4")), "1 activate cortes")
    assert "3.10.16" == rule_of(bare, "1 give cuba")


@pytest.mark.rules("3.20.3", "3.20.4", "F48")
def test_ducats_of_a_bank_go_aboard_a_treasure_fleet_and_nobody_takes_the_garrison() -> None:
    text = TOWN + BANK + 'fleet_at = {es_fleet_1 = "cuba", es_treasure = "cuba"}\n'
    text += "ships = {es_fleet_1 = {t1 = 1}, es_treasure = {t1 = 1}}\n"
    text += held(cuba="ducats = 90, infantry = 2")
    match = play(expert(text), "1 activate es_fleet_1")
    assert "3.10.16" == rule_of(match, "1 take cuba")
    match = play(expert(text), "1 activate es_treasure")
    assert "3.6.7" == rule_of(match, "1 take cuba infantry")
    play(match, "1 take cuba ducats 20")
    assert (20, 70) == (
        match.state.held[HOLDERS["es_treasure"]][DUCATS],
        match.state.held[STORE + CUBA][DUCATS],
    )
    match = play(expert(text, treasure="off"), "1 activate es_fleet_1")
    assert allowed(match, "1 take cuba ducats 20")


@pytest.mark.rules("F16", "3.16.5f", "3.20.4")
def test_the_winner_loots_what_is_stored_where_the_loser_has_no_way_out() -> None:
    text = carolina("town") + "improvements.carolina = ['warehouse', 'bank']\n"
    text += held(cortes="infantry = 3", carolina="infantry = 4, ducats = 30, furs = 9")
    match = play(expert(text), "1 activate cortes", "1 march carolina")
    fight(match, (6, 6), (1, 1))
    play(match, *["2 lose infantry"] * 3)
    assert (30, 8) == (
        match.state.held[HOLDERS["cortes"]][DUCATS],
        match.state.held[HOLDERS["cortes"]][FURS],
    )
    assert 1 == match.state.held[STORE + CAROLINA][FURS]


@pytest.mark.rules("F24", "3.20.4")
def test_with_a_bank_that_natives_destroy_its_ducats_are_lost() -> None:
    text = (
        TOWN.replace('leader_at.cortes = "cuba"\n', "") + "natives.cuba = {native_infantry = 3}\n"
    )
    text += "improvements.cuba = ['pathway', 'warehouse', 'bank']\n" + held(
        cuba="ducats = 90, furs = 2"
    )
    match = expert(text, at="administration", step="natives_attack")
    assert [0, 0] == [match.state.held[STORE + CUBA][what] for what in (DUCATS, FURS)]
    assert 1 == match.state.improvements[CUBA]
