"""The steps of a phase: declared in order, and the engine keeps the place."""

from typing import Any

import pytest

from tabard.engine.actions import Actions, rows
from tabard.engine.flow.lies_on import ANY, BOTTOM, lies_on, usually_within
from tabard.engine.flow.loop import Flow
from tabard.engine.flow.sequence import Course, Sequence, Within, each, phase
from tabard.engine.flow.stack import go_to, once_more, pop, push
from tabard.engine.kinds import CHANCE, Kind
from tabard.engine.refusals import Refusals
from tabard.engine.rule import LEGAL, because
from tabard.engine.state import Array, Record, one
from tabard.engine.state import each as field_of_each

PHASES = Kind("phase", ["day", "meal", "guests", "shown"])
DAY, MEAL, GUESTS, SHOWN = PHASES.numbers
LOG = Kind("entry", [str(n) for n in range(40)])
RISES, COOKS, EATS, SERVES, DANCES, SLEEPS, ASKS = range(1, 8)
NOT_NOW = Refusals().add("1", "Not now.")


class State(Record):
    log: Array = field_of_each(LOG)
    written: int = one()
    hungry: int = one()
    guests: int = one(start=2)
    days: int = one()
    ends_early: int = one()


def write(state, what, who):
    """What has happened, in order."""
    state.log[state.written] = 10 * what + who
    state.written += 1


def rise(state):
    """The day begins with a meal."""
    write(state, RISES, 0)
    push(state, MEAL, 3)


def cook(state):
    """As long as somebody is hungry."""
    write(state, COOKS, 0)
    if state.hungry > 0:
        state.hungry -= 1
        once_more(state)


def serve(state, seat, place):
    """Guest after guest, by the seat of the meal."""
    write(state, SERVES, seat + place)


def guests_at_table(state):
    """How many are served."""
    return state.guests


def leave_table(state, seat):
    """The last step of a meal: what it pushes takes its place."""
    write(state, EATS, seat)
    push(state, SHOWN, 0)


def dance(state):
    """On the second day nobody sleeps: straight to the next morning."""
    write(state, DANCES, 0)
    if state.days == 1:
        state.days += 1
        go_to(state, MORNING)


def sleep(state):
    """The day is over and begins anew."""
    write(state, SLEEPS, 0)
    state.days += 1


def is_over(state):
    """Three days, or fewer."""
    return state.days == 3 or state.ends_early == 1


def why_not_ask(state, seat):
    """Somebody is asked."""
    return LEGAL if state.written < 40 else because(NOT_NOW)


def ask(state, seat):
    """And it goes on."""
    write(state, ASKS, 0)
    pop(state)


COURSE = Course(rise=1, dance=1, sleep=1)
MORNING = COURSE.begins["rise"]


def set_up(state):
    """A day."""
    push(state, DAY, 0)


def sequence() -> Sequence:
    return Sequence(
        PHASES,
        [
            phase(
                DAY, "1", steps=COURSE.of(rise=rise, dance=dance, sleep=sleep),
                again=True, over=is_over,
            ),
            phase(
                MEAL, "2",
                steps={"cook": cook, "guest": each(serve, 5, guests_at_table), "end": leave_table},
                within=Within(DAY, "dance"),
            ),
            phase(GUESTS, "3", steps={"guest": each(serve, 3)}),
            phase(SHOWN, "4", verbs=(ask,)),
        ],
    )  # fmt: skip


@pytest.fixture
def flow():
    return Flow(Actions([rows(ask)]), sequence())


def played(flow: Any, state: State) -> list[int]:
    flow.settle(state)
    while state.depth:
        flow.play(state, 0, 0)
    return state.log[: state.written]


def test_steps_come_in_order_and_the_last_one_gives_its_place_away(flow):
    state = State()
    push(state, MEAL, 3)
    flow.settle(state)
    assert [COOKS * 10, SERVES * 10 + 3, SERVES * 10 + 4, EATS * 10 + 3] == state.log[:4]
    assert (1, SHOWN) == (state.depth, state.frame_phase[0])


def test_a_step_comes_once_more(flow):
    state = State()
    state.hungry = 2
    push(state, MEAL, 3)
    flow.settle(state)
    assert [COOKS * 10] * 3 == state.log[:3] and state.written == 6


@pytest.mark.parametrize("guests", [0, 1, 5])
def test_a_step_is_gone_through_place_by_place_as_many_as_there_are(flow, guests):
    state = State()
    state.guests = guests
    push(state, MEAL, 3)
    flow.settle(state)
    assert [SERVES * 10 + 3 + n for n in range(guests)] == state.log[1 : 1 + guests]
    assert EATS * 10 + 3 == state.log[1 + guests] and state.written == guests + 2


def test_a_phase_whose_last_step_has_places_is_over_after_them(flow):
    state = State()
    push(state, GUESTS, 0)
    assert [SERVES * 10, SERVES * 10 + 1, SERVES * 10 + 2] == played(flow, state)


def test_a_phase_begins_again_until_it_is_over_and_goes_where_it_is_sent(flow):
    state = State()
    state.guests = 0
    push(state, DAY, 0)
    day = [RISES * 10, COOKS * 10, EATS * 10 + 3, ASKS * 10, DANCES * 10]
    assert [*day, SLEEPS * 10, *day, *day, SLEEPS * 10] == played(flow, state)


def test_over_is_asked_before_a_step(flow):
    state = State()
    state.ends_early = 1
    push(state, DAY, 0)
    assert [] == played(flow, state)


def test_what_lies_on_a_phase_of_steps_lies_there_at_one_step():
    actions = Actions([rows(ask)])
    on = lies_on(set_up, sequence(), actions)
    assert {(BOTTOM, ANY)} == on[DAY]
    assert {(DAY, COURSE.begins["dance"])} == on[MEAL] == on[SHOWN]


def test_where_rules_leave_no_choice_what_lies_under_a_phase_need_not_be_said():
    days = sequence()
    on = lies_on(set_up, days, Actions([rows(ask)]))
    shown, day = (usually_within(days, days.phases[n], on[n]) for n in (SHOWN, DAY))
    assert shown and (DAY, 0, 1) == shown.frame(State(), 3), "a day is nobody's"
    assert day is None, "nothing lies under it"


def test_the_steps_are_the_words_of_a_position():
    meal = sequence().phases[MEAL]
    words = ("cook", "guest_1", "guest_2", "guest_3", "guest_4", "guest_5", "end")
    assert words == meal.keeps["step"].words
    assert (DAY, CHANCE, 1) == meal.within.frame(State(), CHANCE)


def test_a_course_holds_what_it_says():
    with pytest.raises(ValueError, match="the steps are"):
        COURSE.of(rise=rise, sleep=sleep)
    with pytest.raises(ValueError, match="the steps are"):
        COURSE.of(rise=rise, dance=each(serve, 2), sleep=sleep)


def test_a_step_that_there_is_not_is_refused():
    phases = [*sequence().phases]
    phases[MEAL] = phase(MEAL, "2", steps={"cook": cook}, within=Within(DAY, "dancing"))
    with pytest.raises(ValueError, match="day has no step dancing"):
        Sequence(PHASES, phases)
