"""What a position is worth to a seat: the bots' only knowledge of the game (3.17).

A bot wants a large gang and a treasure that buys lives; until then figures on the way to a refuge,
in large groups, with tokens and without wounds.
"""

from __future__ import annotations

from tabard.engine.rule import rule

from .board import brothers, claimed_by, distance, gang, is_convict, is_locked, is_prisoner
from .components import (
    BANDITS,
    EVENT_SQUARE,
    EVENTS,
    FIGURE,
    FORT_SQUARES,
    NO_SEAT,
    NOWHERE,
    OPEN_QUEST,
)
from .ending import place_at_the_end, quests_done
from .readings import gang_that_ends_the_game, most_wounds

WIN = 100_000
MEMBER, THEIR_MEMBER, QUEST_DONE = 1500, 80, 60
LIFE, PRICE, LIVES = 300, 100, 4  # what 100 taels of treasure are worth, and how often
A_FIGURE, BROTHER, THEIR_FIGURE = 120, 250, 20
NEARER, FARTHEST = 10, 12  # a square nearer to the goal, and how far away it can be
CAMP, AT_THE_GATE, AT_A_QUEST = 300, 600, 25
WOUND, LAST_WOUND, EXPERIENCE, GOURD, BANQUET, MARKER = 20, 40, 12, 25, 12, 40
CONVICT, PRISON, IMMOBILISED, LOCKED = 60, 15, 15, 20
USEFUL_TAELS, FEW = 60, 3
# What the rest of a chapter brings by itself, and the next one: so nobody hurries to end his moves.
REST, NEXT_CHAPTER = 500, 900
VOYAGES_END = 4  # phases before the refuge, the arrival included


@rule
def worth(state, seat):
    """3.17, 3.14: at the end the place; before it what leads there."""
    if state.ended != 0 and state.seats > 1:
        return WIN if place_at_the_end(state, seat) == 1 else -WIN
    value = worth_of_gang(state, seat) + QUEST_DONE * quests_done(state, seat)
    value -= NEXT_CHAPTER * state.chapter
    if state.depth > 0 and state.frame_cursor[0] > VOYAGES_END * state.seats:
        value -= REST
    for figure in range(BANDITS):
        if state.zone[figure] == FIGURE:
            if state.owner[figure] == seat:
                value += worth_of_figure(state, seat, figure)
            else:
                value -= THEIR_FIGURE * (1 + brothers(state, figure))
    for other in range(state.seats):
        if other != seat:
            value -= THEIR_MEMBER * gang(state, other)
    return value


@rule
def worth_of_gang(state, seat):
    """Members, as many as end the game, and lives that the treasure can buy."""
    members = gang(state, seat)
    value = MEMBER * min(members, gang_that_ends_the_game(state))
    return value + LIFE * min(state.treasure[seat], LIVES * PRICE) // PRICE


@rule
def worth_of_figure(state, seat, figure):
    """Its brothers, its way, and what its card bears."""
    value = A_FIGURE + BROTHER * brothers(state, figure) + worth_of_tokens(state, figure)
    if state.square[figure] == NOWHERE:
        return value
    value += NEARER * (FARTHEST - way_to_go(state, seat, figure))
    if not is_convict(state, figure) and not is_prisoner(state, figure):
        square = state.square[figure]
        if state.refuge[seat] == square:
            value += AT_THE_GATE
        elif state.refuge[seat] == NOWHERE and state.entered[figure]:
            value += CAMP if way_to_a_fort(state, square) == 0 else 0
        value += AT_A_QUEST if is_on_a_quest(state, seat, square) else 0
    return value


@rule
def worth_of_tokens(state, figure):
    """Wounds and chains are bad, worst the wound before the last; all else is good."""
    value = min(state.taels[figure], USEFUL_TAELS) // 2
    value += GOURD * min(state.gourd[figure], FEW) + BANQUET * min(state.banquet[figure], FEW)
    value += EXPERIENCE * state.experience[figure] - WOUND * state.wound[figure]
    value += MARKER * (state.horse[figure] + state.book[figure] + state.armour[figure])
    value -= IMMOBILISED * state.immobilised[figure] + PRISON * state.prison[figure]
    if state.wound[figure] >= most_wounds(state):
        value -= LAST_WOUND
    if is_convict(state, figure):
        value -= CONVICT
    if is_locked(state, figure):
        value -= LOCKED
    return value


@rule
def way_to_go(state, seat, figure):
    """How far a convict is from his exile, anybody else from the refuge or a free fort."""
    square = state.square[figure]
    if is_convict(state, figure):
        return distance(square, state.exile[figure])
    if state.refuge[seat] != NOWHERE:
        return distance(square, state.refuge[seat])
    return way_to_a_fort(state, square)


@rule
def way_to_a_fort(state, square):
    """How far the nearest unclaimed fort is."""
    nearest = FARTHEST
    for number in range(len(FORT_SQUARES)):
        fort = FORT_SQUARES[number]
        if distance(square, fort) < nearest and claimed_by(state, fort) == NO_SEAT:
            nearest = distance(square, fort)
    return nearest


@rule
def is_on_a_quest(state, seat, square):
    """An open quest of this player names the square."""
    for event in range(EVENTS):
        if state.event_zone[event] == OPEN_QUEST and state.quester[event] == seat:
            if EVENT_SQUARE[event] == square and not state.attempted[event]:
                return True
    return False
