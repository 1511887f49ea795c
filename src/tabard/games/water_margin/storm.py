"""Chapter "Storming a refuge" (A20), by the option refuge_assault: its chief is challenged."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import phase_now, push
from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .board import adjacent, claimed_by, gang, is_convict
from .book import refuse, told
from .components import bandits, pieces, squares
from .contest import begin_contest, leave_the_field
from .duel import CONVICT_CANNOT_ATTACK
from .moving import use_a_move, why_not_set_out
from .razing import lose_member, raze
from .readings import chiefs_can_be_challenged
from .tokens import discard_group, immobilise

STEPS = Course(contest=1, result=1, razing=1, end=1)
ENDS = STEPS.begins["end"]


def when_storm(state, seat):
    """By the option only, and not while a duel is being fought (A20)."""
    return chiefs_can_be_challenged(state) and phase_now(state) == phases.MOVES


NO_REFUGE_BESIDE = refuse("A20", _("{figure} is not next to another player's refuge."))
NO_STORM = refuse("A20", _("In this game nobody can challenge a chief in his refuge."))


def why_not_storm(state, seat, figure, square):
    """A free figure that could move now, next to another player's refuge (A20)."""
    if refusal := why_not_set_out(state, seat, figure):
        return refusal
    if not chiefs_can_be_challenged(state):
        return because(NO_STORM)
    if is_convict(state, figure):
        return because(CONVICT_CANNOT_ATTACK, figure)
    if square != OPEN:
        return why_not_storm_it(state, seat, figure, square)
    for other in range(squares.SQUARES):
        if why_not_storm_it(state, seat, figure, other) == LEGAL:
            return LEGAL
    return because(NO_REFUGE_BESIDE, figure)


NO_REFUGE_OF_ANOTHER = refuse("A20", _("{square} is not another player's refuge."))
NOT_BESIDE_IT = refuse("A20", _("{figure} is not next to {square}."))


def why_not_storm_it(state, seat, figure, square):
    """Next to the figure, and claimed by another player (A20)."""
    if not adjacent(state.square[figure], square):
        return because(NOT_BESIDE_IT, figure, square)
    claimant = claimed_by(state, square)
    if claimant == pieces.NO_SEAT or claimant == seat:
        return because(NO_REFUGE_OF_ANOTHER, square)
    return LEGAL


STORMED = told(
    "stormed",
    "A20",
    _("{figure} challenges the chief {chief} before {square}."),
    weight=1,
    part=Part(opens=("figure", "chief")),
)


def storm(state, seat, figure, square):
    """It uses one of the three moves and enters nothing (A20)."""
    use_a_move(state, figure)
    state.storming = claimed_by(state, square)
    tell(state, STORMED, figure, state.chief[state.storming], square)
    push(state, phases.STORM, seat)


def challenge_the_chief(state):
    """The challenger and the chief measure themselves (A20)."""
    begin_contest(state, state.mover, state.chief[state.storming])


STORM_WON = told(
    "storm_won",
    "A20",
    _("{figure} kills the chief {chief} before the refuge."),
    weight=2,
    part=Part(won="figure"),
)
STORM_LOST = told(
    "storm_lost",
    "A20",
    _("The chief {chief} kills {figure} before the refuge."),
    weight=2,
    part=Part(won="chief"),
)
STORM_HELD = told(
    "storm_held",
    "A20",
    _("{figure} and the chief {chief} are equal before the refuge."),
    part=Part(ends=True),
)


def settle_the_storm(state):
    """A beaten chief's card alone goes; a beaten challenger dies with his group, and nobody takes
    anything; equal totals immobilise him, and nothing is pending (A20)."""
    figure, owner, margin = state.mover, state.storming, state.duel_margin
    chief = state.chief[owner]
    if margin > 0:
        tell(state, STORM_WON, figure, chief)
        lose_member(state, owner, chief)
    elif margin < 0:
        tell(state, STORM_LOST, chief, figure)
        discard_group(state, figure)
    else:
        tell(state, STORM_HELD, figure, chief)
        immobilise(state, figure)


def raze_what_nobody_holds(state):
    """A refuge without members is razed (A20, G10)."""
    if gang(state, state.storming) == 0:
        raze(state, state.storming)


def end_the_storm(state):
    """The move is over (A20)."""
    leave_the_field(state)
    state.mover = bandits.NOBODY
    state.storming = pieces.NO_SEAT
