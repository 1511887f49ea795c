"""Red events (N°1 to 10 and 14): what they bring. Their holder may not pass before he has played
them, says ``action/impulse``, and plays none in a combat: ``combat/playing_cards``."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import board, nations, units
from ..land.unwelcome import BY_STATUS, look_who_must_leave
from ..natives.armies import cut_to_four_armies, learn_firearms, natives_in
from ..options import FIREARMS, plays_with
from ..world.nations import home, plays


def ducats_of(state, nation):
    """What lies at home (3.19 N°6)."""
    return state.held[home(nation)][units.DUCATS]


BANKRUPT = told("bankrupt", "3.19", _("{nation} loses {ducats}."))


def crown_bankruptcy(state):
    """Who has most ducats at home loses a quarter, rounded up (3.19 N°6)."""
    richest = nations.NO_NATION
    for place in range(state.seats):
        nation = state.turn_order[place]
        if richest == nations.NO_NATION or ducats_of(state, nation) > ducats_of(state, richest):
            richest = nation
    lost = (ducats_of(state, richest) + 3) // 4
    state.held[home(richest)][units.DUCATS] -= lost
    tell(state, BANKRUPT, richest, lost)


AT_WAR = told("war", "3.13", _("{nation} and {other} are hostile."), weight=2)


def war_in_europe(state):
    """Of the neutral pairs the one with most glory points becomes hostile (3.19 N°9, 3.9.B4)."""
    worst, most = -1, 0
    for pair in range(nations.PAIRS):
        first, second = nations.PAIR_FIRST[pair], nations.PAIR_SECOND[pair]
        if state.status[pair] == nations.NEUTRAL and plays(state, first) and plays(state, second):
            glory = state.glory[first] + state.glory[second]
            if worst < 0 or glory > most:
                worst, most = pair, glory
    if worst >= 0:
        state.status[worst] = nations.HOSTILE
        tell(state, AT_WAR, nations.PAIR_FIRST[worst], nations.PAIR_SECOND[worst])
        look_who_must_leave(state, BY_STATUS)


ARMIES_GROW = told("armies_grow", "3.19", _("One native infantry joins every native army."))


def runaway_traders(state):
    """Natives get firearms; without that module each native army one more infantry (3.19 N°10)."""
    if plays_with(state, FIREARMS):
        learn_firearms(state)
        return
    tell(state, ARMIES_GROW)
    for area in range(board.AREAS):
        if natives_in(state, area) > 0:
            state.natives[area][0] += 1
            cut_to_four_armies(state, area)
