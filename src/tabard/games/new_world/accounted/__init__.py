"""Is every component where it can be, and does what goes on belong together? By chapters."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.rule import because, table
from tabard.engine.words import _

from .. import phases
from ..book import complain
from ..phases import PHASES
from .at_sea import pirates_off
from .cards import cards_off
from .nations import is_set_up, nations_off
from .pieces import pieces_off
from .play import play_off
from .setting_up import set_up_off


def complaint(state):
    """0 when everything is where it can be, else what is wrong (3.6.7, 3.28)."""
    return (
        frames_off(state)
        or nations_off(state)
        or (is_set_up(state) and set_up_off(state))
        or pieces_off(state)
        or cards_off(state)
        or play_off(state)
        or pirates_off(state)
    )


NOBODY_THERE = complain("3.21", _("“{phase}” concerns {seat}; only {seats} play."))
# What stands in place of a seat where none is meant: a kind, or a fleet.
_things = (phases.UNREST, phases.UNREST_DIE, phases.WITHDRAWALS, phases.SORTIE)
CONCERNS_A_THING = table([phase in _things for phase in PHASES.numbers])


def frames_off(state):
    """Each phase is of a seat that plays, before a nation's turn (3.9)."""
    for level in range(state.depth):
        phase, seat = state.frame_phase[level], state.frame_seat[level]
        if not CONCERNS_A_THING[phase] and state.seats <= seat < CHANCE:
            return because(NOBODY_THERE, phase, seat, state.seats)
    return 0
