"""Accounted for: havens lie where pirates can hide, and a die is thrown for one that is there
(3.17.8, 3.17.9)."""

from __future__ import annotations

from tabard.engine.flow.stack import level_of
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import because
from tabard.engine.words import _

from .. import phases
from ..book import complain
from ..components import board, goods
from ..world.havens import CAN_HIDE, MOST_HAVENS, hidden_havens, known_havens

NO_PLACE_FOR_A_HAVEN = complain(
    "3.17.8", _("In {area} no haven can lie: not there, and a haven is searched for at the coast.")
)
HAVENS_OFF = complain("3.17.8", _("There are {found} pirate havens; there are at most {most}."))
NO_SUCH_HAVEN = complain(
    "3.17.9", _("Pirates have come to a haven, the {number}., that there is not."),
    number=NUMBER,
)  # fmt: skip


def pirates_off(state):
    """3.17.8, 3.17.9: havens, and those for which a die is thrown."""
    for area in range(board.AREAS):
        if state.haven[area] == goods.HIDDEN_HAVEN or state.haven[area] == goods.KNOWN_HAVEN:
            if not CAN_HIDE[area]:
                return because(NO_PLACE_FOR_A_HAVEN, area)
    havens = hidden_havens(state) + known_havens(state)
    if havens > MOST_HAVENS:
        return because(HAVENS_OFF, havens, MOST_HAVENS)
    return dice_of_havens_off(state)


def dice_of_havens_off(state):
    """3.17.9: a die is thrown for a haven that is there."""
    known, hidden = level_of(state, phases.HAVEN_DIE), level_of(state, phases.HIDDEN_DIE)
    if known >= 0 and state.haven[state.frame_cursor[known]] != goods.KNOWN_HAVEN:
        return because(NO_SUCH_HAVEN, 1 + state.frame_cursor[known])
    if hidden >= 0 and state.frame_cursor[hidden] >= hidden_havens(state):
        return because(NO_SUCH_HAVEN, 1 + state.frame_cursor[hidden])
    return 0
