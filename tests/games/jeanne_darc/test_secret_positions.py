"""What may be asked for at thousands of random positions does not depend on what the one who asks
may not see (1.13).
"""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game

from .side_by_side import compare_positions

GAME = find_game("jeanne_darc")
ENOUGH = 1010  # positions of each number of seats: more than 5,000 in all


@pytest.mark.rules("34", "39", "40", "95", "1.13")
@pytest.mark.parametrize("seats", range(2, 7))
def test_tables_that_differ_in_secrets_alone_look_alike_to_all(seats: int) -> None:
    met = compare_positions(GAME, seats, ENOUGH)
    assert ENOUGH <= met.positions
    assert met.hidden == met.looks >= 3 * ENOUGH
    asked = {p.number for p in GAME.sequence.phases if p.verbs}
    assert {GAME.sequence.names.word(number) for number in asked} <= set(met.phases)
    assert met.moves > met.looks / 2, "most moves are seen at two tables"
    assert min(met.told, met.legal, met.refused) > 3000
    assert len(met.rules) > 40
