"""What goes on concerns somebody who plays."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE, NUMBER, SEATS
from tabard.engine.rule import because, rule, table
from tabard.engine.words import _

from .. import phases
from ..book import complain
from ..phases import PHASES

"""All that can be wrong with a table that somebody has laid out; each chapter declares its own."""

NOBODY_THERE = complain(
    "3.21", _("“{phase}” concerns {seat}; only {seats} play."),
    phase=PHASES, seat=SEATS, seats=NUMBER,
)  # fmt: skip
# What stands in place of a seat where none is meant: a kind, or a fleet.
CONCERNS_A_THING = table(
    [
        phase in (phases.UNREST, phases.UNREST_DIE, phases.WITHDRAWALS, phases.SORTIE)
        for phase in PHASES.numbers
    ]
)


@rule
def frames_off(state):
    """3.9: each phase is of a seat that plays, before a nation's turn."""
    for level in range(state.depth):
        phase, seat = state.frame_phase[level], state.frame_seat[level]
        if not CONCERNS_A_THING[phase] and state.seats <= seat < CHANCE:
            return because(NOBODY_THERE, phase, seat, state.seats)
    return 0
