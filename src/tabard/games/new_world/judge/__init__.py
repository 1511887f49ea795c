"""What a position is worth to a seat: the bots' only knowledge of the game.

Glory counts most, one's own and less what the best rival has. Below it lie the things that bring
glory as long as turns are left: colonies and their income, avatars that come nearer to where their
load is wanted, wars that can be won, contracts that can be kept.
"""

from __future__ import annotations

from .. import phases
from ..action.impulse import PLAYED_FOR_POINTS
from ..action.main_card import MAIN_CARD
from ..book import BOOK
from ..components import nations
from ..diplomacy.talks import MOST_PROPOSALS
from ..ending import last_turn, score
from ..exploring.movement import MOST_FREE
from ..options import king_divisor
from .abroad import worth_of_fleet, worth_of_leader
from .home import worth_of_home, worth_of_service
from .land import worth_of_land, worth_of_missions, worth_of_regions
from .neighbours import worth_of_combat, worth_of_contracts, worth_of_wars
from .offers import worth_of_offer

WEIGHTS = BOOK.weights()
RIVAL, GIVEN, OPERATION, TROUBLE = WEIGHTS.of("rival given operation trouble")
GLORY = 1000
MOST_PARTS, MOST_ROUNDS, MOST_STEPS = 8, 256, 256


def worth(state, seat, weights):
    """What the seat has, less a part of what its best rival has."""
    nation = state.nation[seat]
    if nation >= nations.NATIONS:
        return 0
    left = max(0, last_turn(state) - state.turn)
    value = standing(state, seat, left, weights) - worth_of_the_rival(state, seat, left, weights)
    value += weights[GIVEN] * (state.given[nation] % king_divisor(state))
    value += worth_of_home(state, nation, left, weights)
    value += worth_of_service(state, nation, left, weights)
    value += worth_of_missions(state, nation, weights) + worth_of_regions(state, nation, weights)
    value += worth_of_contracts(state, nation, weights) + worth_of_wars(state, nation, weights)
    value += worth_of_offer(state, seat, weights)
    for n in range(nations.LEADERS_EACH):
        value += worth_of_leader(state, nation, nations.LEADERS_EACH * nation + n, weights)
    for n in range(nations.FLEETS_EACH):
        value += worth_of_fleet(state, nation, nations.FLEETS_EACH * nation + n, weights)
    return value + worth_of_combat(state, nation, weights) + worth_of_turn(state, seat, weights)


def standing(state, seat, left, weights):
    """What all can see: glory, and the land that brings more of it."""
    return GLORY * score(state, seat) + worth_of_land(state, state.nation[seat], left, weights)


def worth_of_the_rival(state, seat, left, weights):
    """Of two each wins what the other loses; among more a blow to one helps all others too."""
    best = 0
    for other in range(state.seats):
        if other != seat and state.nation[other] < nations.NATIONS:
            best = max(best, standing(state, other, left, weights))
    return weights[RIVAL] * best // (100 * max(1, state.seats - 1))


def worth_of_turn(state, seat, weights):
    """Operation points that a card has just given are a hope; to go on with an impulse or a
    movement, to hand something over or to propose it is some trouble, and must be worth it."""
    value = 0
    for level in range(state.depth):
        if state.frame_seat[level] == seat:
            if state.frame_phase[level] == phases.SPEND:
                if has_just_begun(state):
                    value += weights[OPERATION] * state.points_left
                else:
                    value -= weights[TROUBLE]
            elif state.frame_phase[level] == phases.MOVING:
                value -= weights[TROUBLE] * (MOST_FREE - state.free_left + state.has_sailed)
            elif state.frame_phase[level] == phases.TALKS:
                value -= weights[TROUBLE] * (MOST_PROPOSALS - state.proposals_left)
    return value


def parts_begun(state):
    """The parts of all turns, and the impulses in them: a bot compares what it may do at the end of
    its own impulse, for who looks on to what others do next takes it for his gain to put that off.
    (3.9, 3.10.1)"""
    if state.depth < 2 or state.frame_phase[0] != phases.TURN:
        return 0
    begun = MOST_PARTS * state.turn + state.frame_cursor[0]
    return MOST_STEPS * (MOST_ROUNDS * begun + state.round) + state.frame_cursor[1]


def has_just_begun(state):
    """Were the points of this impulse won in this very move?"""
    for n in range(min(state.told_count, len(state.told))):
        if state.told[n][0] == PLAYED_FOR_POINTS or state.told[n][0] == MAIN_CARD:
            return True
    return False
