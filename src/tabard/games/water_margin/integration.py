"""Chapter "Integration" (R9 to R12, 3.11): the green die, gourds, and how one enters a gang. Who
may try says ``refuge.why_not_join``."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import go_to, pop, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from . import book, phases
from .board import adjacent, is_empty
from .book import told
from .components import bandits, faces, squares
from .contest import begin_contest, leave_the_field
from .dice import throw
from .duel import KILLED_IN_DUEL
from .razing import NAMED_CHIEF, become_chief, lose_member
from .readings import brothers_become_members, forts_differ, gate_duel_is_deadly, refusal_lasts
from .tests_of_skill import begin_test, difficulty_die, test_passed
from .tokens import clear_card, discard_brothers, discard_group, immobilise
from .wounds import wound

STEPS = Course(die=1, gourd=1, face=1, difficulty=1, test=1, result=1, joust=1, end=1)
GOURD, JOUST, OVER = (STEPS.begins[word] for word in ("gourd", "joust", "end"))


def receive(state, seat):
    """The die, unless a deadly duel with this chief was tied and goes on (R9, 3.11, A9)."""
    if state.rejoust[state.candidate] != bandits.NOBODY:
        begin_the_joust(state, seat)
    else:
        state.reception = faces.FLAT_REFUSAL
        push(state, phases.GREEN_DIE, CHANCE)


def weight_green_die(state, seat, reception):
    """Favourable on one face, test and duel on two each, refusal on one (R10)."""
    return faces.FACES_OF_THE_GREEN_DIE[reception]


GREEN_DIE_SHOWS = told(
    "green_die", "R10", _("The integration die shows {reception}."), part=Part(dice=("reception",))
)


def green_die(state, seat, reception):
    """Each of its six faces; of all rolls the best one counts (R10, R11)."""
    state.reception = min(state.reception, reception)
    tell(state, GREEN_DIE_SHOWS, reception)
    pop(state)


def offer_a_gourd(state, seat):
    """Another roll, unless the face is the best one (R11)."""
    if state.reception != faces.FAVOURABLE:
        push(state, phases.ROLL_AGAIN, seat)


NO_GOURD_TO_DRINK = book.refuse("R11", _("{figure} has no gourd."), figure=bandits.BANDITS)


def why_not_drink(state, seat):
    """A gourd for each new roll (R11, R12)."""
    if state.gourd[state.candidate] == 0:
        return because(NO_GOURD_TO_DRINK, state.candidate)
    return LEGAL


DRANK_AT_THE_GATE = told("drank", "R11", _("{figure} spends a gourd for another roll."))


def drink(state, seat):
    """A gourd is discarded and the green die falls again (R11)."""
    state.gourd[state.candidate] -= 1
    tell(state, DRANK_AT_THE_GATE, state.candidate)
    pop(state)
    go_to(state, GOURD)
    push(state, phases.GREEN_DIE, CHANCE)


def keep_face(state, seat):
    """Nobody must drink for another roll; which face counts was settled as the die fell (green_die)
    (R12, R11, 3.17)."""
    pop(state)


RECEIVED = told(
    "received", "R10", _("At the gate {figure} meets with {reception}."), part=Part(ends=True)
)


def read_the_face(state, seat):
    """Favourable entry, put to the test, duel, flat refusal; some forts test instead of refusing
    (R10, 3.11)."""
    figure, face = state.candidate, state.reception
    if face == faces.FLAT_REFUSAL and forts_differ(state):
        if squares.FORT_TRAIT[state.refuge[seat]] == squares.WELCOMING:
            face = faces.PUT_TO_THE_TEST
    tell(state, RECEIVED, figure, face)
    if face == faces.PUT_TO_THE_TEST:
        push(state, phases.TEST_DIE, CHANCE)
    elif face == faces.A_JOUST:
        begin_the_joust(state, seat)
    else:
        go_to(state, OVER)
        if face == faces.FAVOURABLE:
            enter_the_gang(state, seat, figure)
        else:
            refuse(state, seat, figure)


# --- the four receptions -------------------------------------------------------------------------
def throw_difficulty(state):
    """How hard the test is (R10, 3.11)."""
    throw(state, phases.DIFFICULTY_DICE, 2, difficulty_die(state.test_trait))


def test_the_candidate(state):
    """Put to the test (R10, 3.11)."""
    begin_test(state, state.candidate, state.test_trait, state.dice_sum, 0)


WAITS = told("waits", "3.11", _("{figure} waits at the gate."), part=Part())


def judge_the_test(state, seat):
    """Success lets the group in; after a failure it waits at the gate (3.11)."""
    go_to(state, OVER)
    if test_passed(state):
        enter_the_gang(state, seat, state.candidate)
    else:
        tell(state, WAITS, state.candidate)


def begin_the_joust(state, seat):
    """The candidate challenges the chief (3.11, A9)."""
    go_to(state, JOUST)
    begin_contest(state, state.candidate, state.chief[seat])


CHIEF_BEATEN = told(
    "chief_beaten",
    "3.11",
    _("{figure} beats the chief {chief}."),
    weight=1,
    part=Part(won="figure"),
)
BEATEN_BY_CHIEF = told(
    "beaten_by_chief",
    "3.11",
    _("The chief {chief} beats {figure}."),
    weight=1,
    part=Part(won="chief"),
)
HELD_AT_THE_GATE = told(
    "held", "3.11", _("{figure} and the chief {chief} are equal."), part=Part(ends=True)
)


def settle_the_joust(state, seat):
    """The winner leads. Of honour: a beaten candidate is wounded and waits. Deadly: the loser dies.
    Equal: the candidate is immobilised and waits; a deadly duel goes on next time. (3.11, A9)"""
    figure, margin = state.candidate, state.duel_margin
    chief = state.chief[seat]
    if margin > 0:
        tell(state, CHIEF_BEATEN, figure, chief)
        enter_the_gang(state, seat, figure)
        become_chief(state, seat, figure)
        if gate_duel_is_deadly(state):
            lose_member(state, seat, chief)
        tell(state, NAMED_CHIEF, figure, seat)
    elif margin == 0:
        tell(state, HELD_AT_THE_GATE, figure, chief)
        immobilise(state, figure)
        if gate_duel_is_deadly(state):
            state.rejoust[figure] = chief
    elif gate_duel_is_deadly(state):
        tell(state, KILLED_IN_DUEL, chief, figure)
        discard_group(state, figure)
    else:
        tell(state, BEATEN_BY_CHIEF, chief, figure)
        wound(state, figure, 1)


def end_the_joining(state):
    """The try is over (R12, 3.11)."""
    leave_the_field(state)
    state.candidate = bandits.NOBODY


def refuse(state, seat, figure):
    """Driven off one square, or immobilised where there is none; by the option it may not try again
    while this chief leads (3.11, A10)."""
    if refusal_lasts(state):
        state.refused_by[figure] = state.chief[seat]
    for square in range(squares.SQUARES):
        if why_not_retreat(state, seat, square) == LEGAL:
            push(state, phases.PUSHED_OUT, seat)
            return
    immobilise(state, figure)


NOT_NEXT_TO_THE_REFUGE = book.refuse(
    "3.11", _("{square} is not an empty square next to the refuge."), square=squares.SQUARES
)


def why_not_retreat(state, seat, square):
    """An empty square next to the refuge, no sea; an unclaimed fort is allowed (3.11)."""
    if not adjacent(state.refuge[seat], square) or not is_empty(state, square):
        return because(NOT_NEXT_TO_THE_REFUGE, square)
    return LEGAL


PUSHED_AWAY = told("pushed_away", "3.11", _("{figure} is driven off to {square}."), part=Part())


def retreat(state, seat, square):
    """It has not entered that square by a step (3.11)."""
    state.square[state.candidate] = square
    state.entered[state.candidate] = 0
    tell(state, PUSHED_AWAY, state.candidate, square)
    pop(state)


JOINED = told(
    "joined",
    "R8",
    n_(
        "{figure} enters the gang of {seat}: {count} new member.",
        "{figure} enters the gang of {seat}: {count} new members.",
        "count",
    ),
    weight=1,
    part=Part(),
)


def enter_the_gang(state, seat, figure):
    """Leader and brothers become members, one each (by the option the brothers are discarded); his
    taels go to the treasure, all else is discarded (R8, A22, 3.11)."""
    if not brothers_become_members(state):
        discard_brothers(state, figure)
    state.treasure[seat] += state.taels[figure]
    clear_card(state, figure)
    state.zone[figure] = bandits.MEMBER
    joined = 1
    for bandit in range(bandits.BANDITS):
        if state.leader[bandit] == figure:
            state.zone[bandit] = bandits.MEMBER
            state.leader[bandit] = bandits.NOBODY
            joined += 1
    tell(state, JOINED, figure, seat, joined)
