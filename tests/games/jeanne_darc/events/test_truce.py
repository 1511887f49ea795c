"""The event "Truce" (3.5, rule 38, I8)."""

from __future__ import annotations

import pytest

from tests.games.asking import play, story, told

from ..board import board, stack
from ..phase_six import OWN, event


@pytest.mark.rules("3.5", "I8")
def test_nothing_changes_in_this_round() -> None:
    match = event(OWN, "truce")
    assert "A truce: the next round is peace." in story(match)
    assert (1, 0, 1) == (match.state.status, match.state.truce, match.state.truce_next)
    assert "draw_marker" == match.phase  # still war: a second marker


@pytest.mark.rules("38", "I8")
def test_the_next_round_is_peace_without_a_vote_and_the_one_after_votes_again() -> None:
    match = board(OWN + "truce_next = 1\n" + stack("round 1 end"))
    assert (2, 2, 1) == (match.state.round, match.state.status, match.state.truce)
    assert "deal_card" == match.phase  # nobody was asked
    match = board(OWN + "truce = 1\nstatus = 'peace'\n" + stack("round 1 end"))
    assert 0 == match.state.truce
    assert "politics" == match.phase


@pytest.mark.rules("3.5", "68")
def test_a_truce_can_follow_a_truce_where_markers_are_mixed_back() -> None:
    text = OWN + 'truce = 1\nstatus = "peace"\ndrawn.truce = 1\n'
    match = board(text + stack("round 1 events"), eventpool="mixed_back")
    play(match, "chance draw_marker marker=truce")
    assert "truce_agreed" in told(match)
    assert (1, 1) == (match.state.truce, match.state.truce_next)
    assert "power_die" == play(match).phase
