"""Do duels, tries at the gate and storms belong together? (S24 to S36, 3.10, 3.11, A20)"""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of
from tabard.engine.kinds import Kind
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from .. import phases
from ..board import adjacent, is_figure_of, waits_at_the_gate
from ..book import complain
from ..components import bandits, faces, pieces, squares
from ..contest import DEFENDER_ROLLS, MARGIN, barred_characteristic, duel_die, duel_value
from ..duel import goes_on_now, is_met_from_beside, why_not_challenge_to_death
from ..phases import PHASES
from ..readings import chiefs_can_be_challenged, figures_at_the_gate_can_be_attacked, forts_differ
from ..refuge import why_not_settle
from ..storm import ENDS
from .homeless import has_just_died


def fights_off(state):
    """Who fights whom, where, and on what (S24, 3.10, 3.11, A20)."""
    return (
        duel_off(state, level_of(state, phases.DUEL))
        or storm_off(state, level_of(state, phases.STORM))
        or joining_off(state, level_of(state, phases.JOINING))
        or contest_off(state, level_of(state, phases.CONTEST))
    )


# --- duels on the road ---------------------------------------------------------------------------


OWN_OPPONENT = complain(
    "S24", _("{figure} and {other} both belong to {seat}: they can have no duel.")
)
# Whom what goes on is about, by the names of the fields.
ROLES = Kind(
    "role",
    ["chosen", "mover", "rescued", "tested", "met", "arrested", "wounded", "attacker", "defender",
     "candidate"],
)  # fmt: skip
(
    CHOSEN, MOVER, RESCUED, TESTED, MET, ARRESTED, WOUNDED, ATTACKER, DEFENDER, CANDIDATE,
) = ROLES.numbers  # fmt: skip
IS_NO_FIGURE = complain(
    "3.2",
    _("“{role}” names {found}; it must be a figure of {seat}."),
    role=ROLES,
    found=bandits.BANDIT_OR_NOBODY,
)
NO_FOE = complain(
    "S24",
    _("“defender” names {found}; it must be a figure of another player than {seat}."),
    found=bandits.BANDIT_OR_NOBODY,
)


def duel_off(state, level):
    """Two figures of different players, begun by a step or a tie (S24, S25, S36)."""
    if level < 0:
        return 0
    attacker, defender, seat = state.attacker, state.defender, state.frame_seat[level]
    if attacker == bandits.NOBODY or not is_figure_of(state, seat, attacker):
        return because(IS_NO_FIGURE, ATTACKER, attacker, seat)
    if defender == bandits.NOBODY or state.zone[defender] != bandits.FIGURE:
        return because(NO_FOE, defender, seat)
    if state.owner[defender] == seat:
        return because(OWN_OPPONENT, attacker, defender, seat)
    if state.frame_phase[level - 1] == phases.MOVE:
        return attack_off(state, attacker, defender)
    return resumed_off(state, level - 1, attacker, defender)


IS_ABOUT_ANOTHER = complain(
    "3.2",
    _("“{role}” names {found}; it must be {should}."),
    role=ROLES,
    found=bandits.BANDIT_OR_NOBODY,
    should=bandits.BANDIT_OR_NOBODY,
)
CANNOT_FIGHT = complain("S24", _("{attacker} cannot be fighting {defender}."))
NOT_WHERE_HE_FIGHTS = complain(
    "S25", _("{attacker} fights {defender}, but does not stand where it would on {square}.")
)


def attack_off(state, attacker, defender):
    """An attack that may be made, on the square of the defender or, where there is no room for a
    third, beside it (S24, S25, A12, A35, A36)."""
    if attacker != state.mover:
        return because(IS_ABOUT_ANOTHER, ATTACKER, attacker, state.mover)
    if why_not_challenge_to_death(state, attacker, defender, state.steps - 1) != LEGAL:
        return because(CANNOT_FIGHT, attacker, defender)
    if waits_at_the_gate(state, defender) and not figures_at_the_gate_can_be_attacked(state):
        return because(CANNOT_FIGHT, attacker, defender)
    here, there = state.square[attacker], state.square[defender]
    beside = is_met_from_beside(state, defender)
    near = adjacent(here, there) if beside else here == there
    return 0 if near else because(NOT_WHERE_HE_FIGHTS, attacker, defender, there)


NOT_RESUMED = complain("S36", _("{attacker} has no duel with {defender} to finish now."))


def resumed_off(state, level, attacker, defender):
    """A duel that this attacker has begun, and whose turn it is (S36, A8)."""
    if state.opponent[attacker] != defender or not state.challenger[attacker]:
        return because(NOT_RESUMED, attacker, defender)
    if state.frame_cursor[level] != attacker + 1:
        return because(NOT_RESUMED, attacker, defender)
    if not goes_on_now(state, state.frame_seat[level], attacker):
        return because(NOT_RESUMED, attacker, defender)
    return 0


TOTAL_OFF = complain("3.8", _("The total is {found}; it can be {low} to {high}."))
BARRED = complain("S27", _("{attacker} cannot have challenged on {trait}: that is barred."))


def contest_off(state, level):
    """A characteristic that is not barred, and a total that a die can bring (S26, S27, S28)."""
    if level < 0 or state.frame_cursor[level] < DEFENDER_ROLLS:
        return 0
    attacker, trait = state.attacker, state.duel_trait
    if trait == barred_characteristic(state):
        return because(BARRED, attacker, trait)
    if state.frame_cursor[level] == MARGIN:
        value = duel_value(state, attacker, trait)
        high = value + duel_die(state, attacker, trait)
        if not value < state.attacker_total <= high:
            return because(TOTAL_OFF, state.attacker_total, value + 1, high)
    return 0


# --- before the refuge of another ----------------------------------------------------------------


NO_STORM = complain("A20", _("A refuge is being stormed; here none can be."))
STORMED_OFF = complain(
    "A20", _("{figure} cannot be storming the refuge of seat {found}."), found=pieces.SEAT_OR_NONE
)


def storm_off(state, level):
    """By the option, from next to the refuge of another player, whose chief is challenged (A20)."""
    if level < 0:
        return 0
    if not chiefs_can_be_challenged(state):
        return because(NO_STORM)
    figure, stormed = state.mover, state.storming
    if stormed == pieces.NO_SEAT or stormed >= state.seats or stormed == state.frame_seat[level]:
        return because(STORMED_OFF, figure, stormed)
    square = state.refuge[stormed]
    if square == squares.NOWHERE:
        razed = state.frame_cursor[level] == ENDS
        return 0 if razed else because(STORMED_OFF, figure, stormed)
    if not adjacent(state.square[figure], square):
        return because(STORMED_OFF, figure, stormed)
    if goes_on(state, phases.CONTEST):
        return challenger_off(state, figure, state.chief[stormed])
    return 0


def challenger_off(state, figure, chief):
    """The figure challenges the chief (A20, 3.11)."""
    if state.attacker != figure:
        return because(IS_ABOUT_ANOTHER, ATTACKER, state.attacker, figure)
    if state.defender != chief or chief == bandits.NOBODY:
        return because(IS_ABOUT_ANOTHER, DEFENDER, state.defender, chief)
    return 0


# --- at the own gate -----------------------------------------------------------------------------


NOT_MARKED_TRIED = complain("3.11", _("{figure} is trying to join and not marked so."))
NOT_AT_THE_GATE = complain(
    "R7", _("{figure} is trying to join and does not stand free at the gate of {seat}.")
)


def joining_off(state, level):
    """A free figure at the gate tries once a chapter; what follows comes of the green die (R7, R10,
    3.11)."""
    if level < 0 or has_just_died(state):
        return 0
    figure, seat, top = state.candidate, state.frame_seat[level], state.depth - 1
    if figure == bandits.NOBODY or not is_figure_of(state, seat, figure):
        return because(IS_NO_FIGURE, CANDIDATE, figure, seat)
    if not state.tried[figure]:
        return because(NOT_MARKED_TRIED, figure)
    if state.square[figure] != state.refuge[seat] or why_not_settle(state, figure) != LEGAL:
        return because(NOT_AT_THE_GATE, figure, seat)
    if state.attacker != bandits.NOBODY and state.attacker != figure:
        return because(IS_ABOUT_ANOTHER, ATTACKER, state.attacker, figure)
    if goes_on(state, phases.CONTEST):
        if wrong := challenger_off(state, figure, state.chief[seat]):
            return wrong
    return reception_off(state, seat, state.frame_phase[level + 1]) if level < top else 0


RECEPTION_OFF = complain(
    "3.11",
    _("The green die shows {found}; “{phase}” does not come of it."),
    found=faces.RECEPTIONS,
    phase=PHASES,
)


def reception_off(state, seat, phase):
    """Test, duel and refusal come of their faces; some forts test instead of refusing, and a deadly
    duel goes on without a die (R10, 3.11)."""
    face = state.reception
    welcomes = forts_differ(state) and squares.FORT_TRAIT[state.refuge[seat]] == squares.WELCOMING
    if phase == phases.TEST or phase == phases.TEST_DIE or phase == phases.DIFFICULTY_DICE:
        if face != faces.PUT_TO_THE_TEST and not (face == faces.FLAT_REFUSAL and welcomes):
            return because(RECEPTION_OFF, face, phase)
    if (
        phase == phases.CONTEST
        and face != faces.A_JOUST
        and state.rejoust[state.candidate] == bandits.NOBODY
    ):
        return because(RECEPTION_OFF, face, phase)
    if phase == phases.PUSHED_OUT and (face != faces.FLAT_REFUSAL or welcomes):
        return because(RECEPTION_OFF, face, phase)
    return 0
