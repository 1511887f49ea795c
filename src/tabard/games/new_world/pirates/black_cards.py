"""The black cards N°11 to 13 (3.19): they may be played in the own impulse, for event or points."""

from __future__ import annotations

from tabard.engine.rule import rule
from tabard.engine.stack import push

from ..components.cards import BRETHREN_OF_THE_COAST, CORSAIR_NEST
from ..components.nations import FIRST_PIRATE, PIRATE_FLEETS
from ..options import PIRATE, plays_with
from ..phases import BRETHREN, PIRATES_SENT
from .havens import hidden_havens, hide_a_haven, known_havens, room_for_havens
from .sorties import ANYWHERE, has_course


@rule
def stirs_pirates(state, event):
    """3.10.2: would a black card change anything now?"""
    if not plays_with(state, PIRATE):
        return False
    if event == CORSAIR_NEST:
        return room_for_havens(state)
    if event == BRETHREN_OF_THE_COAST:
        return room_for_havens(state) or hidden_havens(state) + known_havens(state) > 0
    for fleet in range(FIRST_PIRATE, FIRST_PIRATE + PIRATE_FLEETS):
        if has_course(state, fleet, ANYWHERE):
            return True
    return False


@rule
def stir_pirates(state, seat, event):
    """3.19 N°11 to 13: a haven; a haven and ships; or all fleets sail."""
    if event == CORSAIR_NEST:
        hide_a_haven(state)
        return
    push(state, BRETHREN if event == BRETHREN_OF_THE_COAST else PIRATES_SENT, seat)
