"""Glory points (3.20.1): where they come from is kept, and told at the end."""

from __future__ import annotations

import pytest

from tabard.engine.match.now import phase_on_top
from tabard.games.new_world.components.glory import BY_KING, BY_START

from .board import GAME, board, play, roll

AT_THE_END = "turn = 10\nglory = { es = 7, pt = 3 }\n"


@pytest.mark.rules("3.20.1")
def test_a_point_is_booked_where_it_came_from() -> None:
    match = board("glory.es = 5\n")
    assert 5 == match.state.glory_from[0][BY_START], "where a position does not say it"
    match = board('card_place.papal_bull = "hand_1"\n', at="cards", step="gifts_1")
    play(match, "1 give_crown_card papal_bull")
    assert (1, 1) == (match.state.glory[0], match.state.glory_from[0][BY_KING])


@pytest.mark.rules("3.20.1")
def test_glory_that_nothing_explains_is_a_complaint() -> None:
    match = board("glory.es = 5\n")
    assert 0 == GAME.accounted(match.state)
    match.state.glory[0] += 1
    complaint = GAME.book.complaints.explain(GAME.accounted(match.state))
    assert {"nation": "es", "glory": 6, "sum": 5} == complaint.facts


@pytest.mark.rules("3.22.1")
def test_at_the_end_every_nation_hears_its_glory_by_source() -> None:
    text = AT_THE_END + "given.pt = 250\nglory_from.es = { discovery = 4, combat = 3 }\n"
    text += "glory_from.pt = { start = 3 }\n"
    match = board(text, at="administration", step="first_storm")  # the storms of the last turn
    roll(match, 3, 4, 3, 4)
    sentences = [told.sentence for told in match.tell(None)]
    assert match.over
    assert "Spain: 4 glory from discoveries." in sentences
    assert "Spain: 3 glory from land combats." in sentences
    assert "Portugal: 3 glory from the start." in sentences
    assert "Portugal: 2 glory for the king's ducats." in sentences
    assert match.result is not None
    assert (7, 5, 0) == match.result.scores


@pytest.mark.rules("3.22.1", "4.1")
@pytest.mark.parametrize(("divisor", "points"), [("100", 3 + 2), ("1000", 3)])
def test_what_the_king_was_given_counts_by_the_hundred_or_by_the_thousand(
    divisor: str, points: int
) -> None:
    text = AT_THE_END + "given.pt = 250\n"
    match = board(text, at="administration", step="first_storm", king_divisor=divisor)
    roll(match, 3, 4, 3, 4)
    assert match.result is not None and points == match.result.scores[1]


@pytest.mark.rules("4.1")
def test_what_is_told_of_gifts_names_no_number_that_the_table_can_agree_on() -> None:
    match = board(
        'card_place.papal_bull = "hand_1"\n', at="cards", step="gifts_1", king_divisor="1000"
    )
    tip = phase_on_top(match.game, match.state).tip
    assert "the king" in tip and "100" not in tip
