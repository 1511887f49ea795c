"""What the rules say of which phase can lie on which holds in every game that is played."""

from __future__ import annotations

from dataclasses import replace

from tabard.engine.flow.lies_on import ANY, BOTTOM, usually_within

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
    wrong = {
        (word(above), word(below), come)
        for (below, come), above in met
        if not game.lies_on[above] & {(below, come), (below, ANY)}
    }
    assert not wrong


def test_not_every_phase_can_lie_on_every_other(game):
    phases = len(game.sequence.phases)
    lie = {(above, below) for above, under in game.lies_on.items() for below, _come in under}
    assert len(lie) < max(phases * phases / 4, phases + 1)


def test_what_lies_under_a_phase_by_itself_is_something_of_which_it_comes(game):
    word = game.sequence.names.word
    wrong = []
    for phase in game.sequence.phases:
        if phase.within:
            below, come = phase.within.phase, phase.within.cursor
            under = {step for lower, step in game.lies_on[phase.number] if lower == below}
            follows = callable(come) or phase.within.comes_to
            exact = game.sequence.phases[below].steps and not follows and ANY not in under
            if not under or (exact and come not in under):
                wrong.append((word(phase.number), word(below), come))
    assert not wrong


def test_what_the_rules_leave_no_choice_about_is_not_declared(game):
    for phase in game.sequence.phases:
        silent = replace(phase, within=None)
        assert not phase.within or phase.within != usually_within(
            game.sequence, silent, game.lies_on[phase.number]
        ), game.sequence.names.word(phase.number)


def pairs(state):
    """Each phase and the one on which it lies, with how far that one has come."""
    stack = [*zip(state.frame_phase, state.frame_cursor, strict=True)][: state.depth]
    under = [(BOTTOM, ANY), *stack]
    return {(below, above) for below, (above, _come) in zip(under, stack, strict=False)}
