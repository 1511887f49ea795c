"""Which decisions may still be taken back."""

from tabard.engine.match.undo import Step, Steps

from . import awkward, toy

RECRUIT = toy.GAME.actions.rows[0]
SEND = awkward.GAME.actions.by_word["send"]
HALF, WHOLE = (awkward.GAME.actions.rows[SEND.starts[field]] for field in (0, 2))


def step(seat, row=RECRUIT, sealed=False, lines=0):
    return Step(seat, toy.State(), lines, 0, [row], sealed)


def seats(steps):
    return [step.seat for step in steps.all]


def test_a_seat_takes_back_its_last_decision_first():
    steps = Steps()
    first, second = step(0), step(0)
    steps.add(first)
    steps.add(second)
    assert (second, []) == steps.take_back(0)
    assert (first, []) == steps.take_back(0)
    assert [] == steps.of(0)


def test_anothers_open_move_bars_what_came_before():
    steps = Steps()
    for seat in (0, 0, 1):
        steps.add(step(seat))
    assert [1] == seats(steps)


def test_sealed_answers_of_several_lie_side_by_side():
    steps = Steps()
    for seat in (0, 1, 2):
        steps.add(step(seat, WHOLE, sealed=True))
    taken, later = steps.take_back(0)
    assert (0, [1, 2]) == (taken.seat, [s.seat for s in later])
    assert [] == seats(steps)


def test_what_begins_anew_takes_the_place_of_what_was_half_said():
    steps = Steps()
    begun, other = step(0, HALF, sealed=True, lines=3), step(1, WHOLE, sealed=True)
    steps.add(begun)
    steps.add(other)
    steps.add(step(0, HALF, sealed=True, lines=4))
    assert [0, 1] == seats(steps)
    assert (begun.before, 3) == (steps.all[0].before, steps.all[0].lines)


def test_nothing_is_left_after_a_bar():
    steps = Steps()
    steps.add(step(0))
    steps.clear()
    assert [] == steps.of(0)
