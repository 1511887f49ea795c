"""Set-up by the number of players, and what everything has most (3.21, 3.22.2, 3.28)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.glory import BY_COMBAT
from tabard.games.new_world.components.goods import DEMAND_GOOD, DEMANDS
from tabard.games.new_world.components.units import POINTS
from tabard.games.new_world.ending import last_turn
from tabard.games.new_world.glory.points import win_glory
from tabard.games.new_world.world.stacking_limits import take_up_to_the_maximum
from tests.games.asking import allowed, play

from .board import GAME, board, rule_of


@pytest.mark.rules("3.21.1", "3.21.4", "3.21.12")
@pytest.mark.parametrize(
    ("seats", "length", "turns"),
    [(2, "short", 6), (3, "standard", 10), (4, "standard", 12), (5, "full", 16)],
)
def test_players_and_length_say_how_many_turns_are_played(
    seats: int, length: str, turns: int
) -> None:
    assert turns == last_turn(GAME.new(seats, {"length": length}))


@pytest.mark.rules("3.21.4", "3.21.2")
def test_the_number_of_players_says_which_nations_play() -> None:
    match = Match("new_world", 4, seed=1)
    assert "3.21" in rule_of(match, "1 choose_nation nl")
    match = Match("new_world", 5, seed=1)
    assert allowed(match, "1 choose_nation nl")
    match = Match("new_world", 2, seed=1)
    play(match, "1 choose_nation fr")
    assert 0 == match.state.nation[1] or not allowed(match, "2 choose_nation en")


@pytest.mark.rules("3.22.2")
def test_a_nation_without_anything_still_plays() -> None:
    match = board("production.es = 0\nmarkers_gone.es = 32\n", at="impulse")
    assert (0,) == match.to_act and allowed(match, "1 pass")
    assert 1 <= match.game.place(match.state, 0) <= 3


@pytest.mark.rules("3.28.1", "3.1.13")
def test_what_would_go_beyond_its_most_is_cut_or_refused() -> None:
    state = board("glory.es = 998\n").state.copy()
    win_glory(state, 0, 5, BY_COMBAT)
    assert 999 == state.glory[0] and 0 == GAME.accounted(state)
    match = board("held.es_home = {infantry = 38, build_points = 40}\n")
    play(match, "1 build_at_home")
    assert allowed(match, "1 build infantry 2")
    assert "3.6.7" == rule_of(match, "1 build infantry 3")


@pytest.mark.rules("3.28.1")
def test_who_holds_too_much_takes_nothing_and_loses_nothing_by_what_is_cut() -> None:
    state = board().state.copy()
    for held, taken in [(995, 4), (999, 0), (1003, 0)]:
        state.held[0][POINTS] = held
        assert taken == take_up_to_the_maximum(state, 0, POINTS, 6)
        assert held + taken == state.held[0][POINTS]


@pytest.mark.rules("3.19.6")
def test_each_of_ten_demand_cards_names_another_good() -> None:
    assert 10 == int(DEMANDS) == len(set(DEMAND_GOOD))
    state = GAME.new(2)
    places = {state.demand_place[demand] for demand in range(DEMANDS)}
    assert places <= set(range(10)), "all lie in the deck"


@pytest.mark.rules("3.18.1")
def test_an_alchemist_never_finds_a_card_of_a_nation() -> None:
    stack = 'now = [{phase = "draw", seat = 1}, {phase = "recovery", drawer = 1}]\n'
    text = 'card_place.emigrants = "discard"\nen_cards.en_royal_guard = "discard"\n'
    match = board(stack + text, at="none")
    assert allowed(match, "chance recover emigrants")
    assert "3.18" == rule_of(match, "chance recover en_royal_guard")
