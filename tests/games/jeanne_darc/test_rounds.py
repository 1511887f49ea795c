"""The rounds: eight phases, and what a round leaves behind (rule 10, 6.1)."""

from __future__ import annotations

import pytest

from tests.games.asking import play, words_of

from .board import board, cities, stack

END = stack("round 1 end")  # after the scoring


@pytest.mark.rules("10", "S01")
def test_a_round_goes_through_its_phases_in_order() -> None:
    rich = "coins.1 = 2\n"
    match = board(cities(1, "bruges") + cities(2, "dijon") + rich + stack("round 1"), seats=2)
    assert "politics" == match.phase
    play(match, "1 vote war", "2 vote war")
    assert "deal_card" == match.phase
    for _card in range(12):
        play(match, "chance deal_card ram")
    assert "ambassadors" == match.phase
    play(match, "1 pass", "2 pass")
    assert "buying" == match.phase
    play(match, "1 stop_buying")  # in the first round no order is drawn
    assert "draw_marker" == match.phase


@pytest.mark.rules("10", "131", "6.1")
def test_the_next_round_begins_when_the_last_is_over() -> None:
    match = board(cities(1, "bruges") + cities(2, "dijon") + END, seats=2)
    assert 2 == match.state.round
    assert "politics" == match.phase
    assert [1, 1] == match.state.coins[:2]  # income has been paid


@pytest.mark.rules("6.1", "91", "92", "93", "I5")
def test_what_held_for_one_round_is_forgotten() -> None:
    match = board(
        cities(1, "bruges")
        + cities(2, "dijon")
        + "attacked_from.bruges = [1]\nattacked_by.dijon = [1]\nprotected.dijon = 1\n"
        "attacks.1 = 1\ncastle_built.1 = 'bruges'\nfortresses_built.1 = 1\n"
        "offers_left.1 = 3\nrides = 1\nplundered.dijon = 0\nlost_by.dijon = '1'\n" + END,
        seats=2,
    )
    words = words_of(match)
    for field in ("attacked_from", "attacked_by", "protected", "attacks", "rides"):
        assert field not in words
    assert not {"castle_built", "fortresses_built", "offers_left", "lost_by"} & set(words)
    assert {"dijon": 1} == words["lost_before"]


@pytest.mark.rules("6.1")
def test_what_was_lost_two_rounds_ago_is_forgotten() -> None:
    match = board(cities(1, "bruges") + "lost_before.dijon = '2'\n" + END, seats=2)
    assert "lost_before" not in words_of(match)


@pytest.mark.rules("38", "I8", "6.1")
def test_a_truce_holds_for_the_next_round_and_no_longer() -> None:
    match = board(cities(1, "bruges") + cities(2, "dijon") + "truce_next = 1\n" + END, seats=2)
    assert (1, 0) == (match.state.truce, match.state.truce_next)
    assert "deal_card" == match.phase  # without a vote
    assert 2 == match.state.status
    again = board(
        cities(1, "bruges") + cities(2, "dijon") + "truce = 1\nstatus = 'peace'\n" + END, seats=2
    )
    assert 0 == again.state.truce
    assert "politics" == again.phase


@pytest.mark.rules("132")
@pytest.mark.parametrize(("reading", "points"), [("stock", 2), ("refresh", 6)])
def test_influence_comes_back_only_by_the_reading_that_says_so(reading: str, points: int) -> None:
    match = board(cities(1, "bruges") + "influence.1 = 2\n" + END, seats=2, influence=reading)
    assert points == match.state.influence[0]
