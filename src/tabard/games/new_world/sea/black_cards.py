"""The black cards N°11 to 13 (3.19): they may be played in the own impulse, for event or points."""

from __future__ import annotations

from tabard.engine.rule import rule
from tabard.engine.stack import push

from .. import phases
from ..components import cards, nations
from ..options import PIRATE, plays_with
from ..world.havens import hidden_havens, hide_a_haven, known_havens, room_for_havens
from .sorties import ANYWHERE, has_course


@rule
def stirs_pirates(state, event):
    """3.10.2: would a black card change anything now?"""
    if not plays_with(state, PIRATE):
        return False
    if event == cards.CORSAIR_NEST:
        return room_for_havens(state)
    if event == cards.BRETHREN_OF_THE_COAST:
        return room_for_havens(state) or hidden_havens(state) + known_havens(state) > 0
    for fleet in range(nations.FIRST_PIRATE, nations.FIRST_PIRATE + nations.PIRATE_FLEETS):
        if has_course(state, fleet, ANYWHERE):
            return True
    return False


@rule
def stir_pirates(state, seat, event):
    """3.19 N°11 to 13: a haven; a haven and ships; or all fleets sail."""
    if event == cards.CORSAIR_NEST:
        hide_a_haven(state)
        return
    push(
        state,
        phases.BRETHREN if event == cards.BRETHREN_OF_THE_COAST else phases.PIRATES_SENT,
        seat,
    )
