"""Chapter "End of the game": when it ends (rules 130, 131, 134); `final_score` says who has won."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import end, phase_now, pop
from tabard.engine.game import Ending
from tabard.engine.rule import tell
from tabard.engine.words import _

from . import phases
from .book import told
from .components import pieces
from .final_score import tell_the_scores, tell_the_tie
from .players import contenders, one_only
from .readings import ends_by_early_die, ends_by_late_die, fixed_rounds
from .state import DEALING_NEXT, EVENTS_NEXT, NEXT_ROUND

ENDINGS = (
    Ending("die", "131", _("The die ends the game.")),
    Ending("last_round", "130", _("The last round is over.")),
    Ending("alone", "134", _("Only one player has cities left.")),
)
BY_DIE, LAST_ROUND_OVER, ALONE = 1, 2, 3


def end_die_is_needed(state):
    """After round 8 or 9; by the other reading after rounds 6 to 9 (130, 131)."""
    if one_only(contenders(state)):
        return False
    if ends_by_late_die(state):
        return 8 <= state.round < pieces.LAST_ROUND
    return ends_by_early_die(state) and 6 <= state.round < pieces.LAST_ROUND


END_DIE_FELL = told(
    "end_die",
    "131",
    _("The die for the end of the game shows {face}."),
    part=Part(opens=(), dice=("face",), ends=True),
)


def end_die(state, seat, face):
    """Any face; 1 or 2 ends the game after round 8, 1 to 4 after round 9; by the other reading as
    many faces as rounds beyond the fifth (131)."""
    pop(state)
    tell(state, END_DIE_FELL, face)
    most = state.round - 5 if ends_by_early_die(state) else 2 * (state.round - 7)
    if face <= most:
        finish(state, BY_DIE)


def end_after_the_last_round(state):
    """After the last round, or when nobody else is left in the game (130, 131, 134)."""
    if one_only(contenders(state)):
        finish(state, ALONE)
    elif state.round >= fixed_rounds(state):
        finish(state, LAST_ROUND_OVER)


def end_if_over(state):
    """Should the game have ended before? (130, 134, of a board that somebody has laid out)"""
    if state.depth == 0 or state.frame_phase[0] != phases.ROUND:
        return
    step = state.frame_cursor[0]
    is_between = step == NEXT_ROUND and phase_now(state) != phases.END_DIE
    if state.round > fixed_rounds(state) or (is_between and state.round == fixed_rounds(state)):
        finish(state, LAST_ROUND_OVER)
    elif one_only(contenders(state)) and (is_between or step <= DEALING_NEXT):
        finish(state, ALONE)
    if contenders(state) == 0 and step <= EVENTS_NEXT:
        finish(state, ALONE)


def finish(state, ending):
    """The game is over, and the points are told (132)."""
    tell_the_scores(state)
    tell_the_tie(state)
    end(state, ending)
