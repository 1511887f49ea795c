"""The table of moves: every verb with its fields, in the order of the rule book."""

from __future__ import annotations

from tabard.engine.actions import rows
from tabard.engine.kinds import SEATS

from . import buying, dealing, ending, passing, player_order, politics, setup
from .components import CARDS, CITIES, FACES, FACTIONS, VOTES

SET_UP = [
    rows(setup.lead, faction=FACTIONS),
    rows(setup.start_in, city=CITIES),
]
PHASES_TWO_TO_FIVE = [
    rows(politics.vote, vote=VOTES),
    rows(dealing.deal_card, card=CARDS),
    rows(buying.buy_card, final=True),
    rows(buying.build_castle, city=CITIES),
    rows(buying.build_fortress, city=CITIES),
    rows(buying.discard, card=CARDS),
    rows(buying.stop_buying),
    rows(player_order.draw_faction, drawn=SEATS),
]
# Phase 6: events, foreign attack, uprising, plunder, ambassador (the events' chapters).
PHASE_SIX = []
# Phase 7: bargain, expansion, attack, commitment, after the totals (the chapters of battle).
PHASE_SEVEN = []
AT_THE_END = [
    rows(passing.pass_),
    rows(ending.end_die, face=FACES),
]
VERBS = [
    *SET_UP,
    *PHASES_TWO_TO_FIVE,
    *PHASE_SIX,
    *PHASE_SEVEN,
    *AT_THE_END,
]
