"""What the rules say of which phase can lie on which holds in every game that is played."""

from __future__ import annotations

from itertools import pairwise

from tabard.engine.lies_on import BOTTOM

from .walks import sampled, starts, tables, walk


def test_every_stack_is_one_that_the_rules_can_make(game):
    met = set()
    for seats in tables(game):
        for at in walk(game, seats, seed=seats):
            met |= pairs(at.state)
        for at in sampled(game, seats):
            met |= pairs(at.state)
    for state in starts(game):
        met |= pairs(state)
    word = game.sequence.names.word
    wrong = {(word(above), word(below)) for below, above in met if below not in game.lies_on[above]}
    assert not wrong
    assert all(below in game.lies_on[above] for below, above in met)


def test_not_every_phase_can_lie_on_every_other(game):
    phases = len(game.sequence.phases)
    assert sum(map(len, game.lies_on.values())) < max(phases * phases / 4, phases + 1)


def pairs(state):
    """Each phase and the one on which it lies."""
    stack = [BOTTOM, *state.frame_phase[: state.depth]]
    return set(pairwise(stack))
