"""What a position is worth to a seat: the bots' only knowledge of the game (3.17, 3.17b).

Each member of a gang is a die for the troops, each sworn brother on the road is safe as long as his
leader is. So a bot wants a small garrison early, in a fort that is near to most who may still come,
under a chief whom newcomers can beat; then large groups at its gate, each led by whoever stands a
test best; and all of them in the gang when that ends the game or the game is about to end.
"""

from __future__ import annotations

from tabard.engine.rule import table

from .board import (
    brothers,
    claimed_by,
    distance,
    figures,
    gang,
    is_convict,
    is_figure_of,
    is_free,
    is_locked,
)
from .book import BOOK
from .chapter import MOST_PARTS
from .components import bandits, events, faces, pieces, squares
from .ending import largest_gang, place_at_the_end, quests_done
from .quests import is_open_to
from .readings import (
    figures_that_stop_arrival,
    last_chapter,
    members_that_end_the_game,
    most_wounds,
)

WEIGHTS = BOOK.weights()
MEMBER, SPARE_MEMBER, THEIR_MEMBER = WEIGHTS.of("member spare_member their_member")
A_CHIEF, QUEST_DONE, LIFE, NO_ROOM = WEIGHTS.of("a_chief quest_done life no_room")
A_FIGURE, BROTHER_OF_IT, SKILL, THEIR_BANDIT = WEIGHTS.of(
    "a_figure brother_of_it skill their_bandit"
)
CAMP, AT_THE_GATE, AT_A_QUEST, NEARER = WEIGHTS.of("camp at_the_gate at_a_quest nearer")
WOUND, LAST_WOUND, EXPERIENCE = WEIGHTS.of("wound last_wound experience")
GOURD, BANQUET, MARKER = WEIGHTS.of("gourd banquet marker")
CONVICT, PRISON, IMMOBILISED, LOCKED = WEIGHTS.of("convict prison immobilised locked")
WIN = 100_000
GARRISON = 2  # members
NEARLY = 3  # members short of the end, from which all hurry home
MAY_FALL = 3  # members beyond those that end the game, of whom the troops may kill so many
PRICE, LIVES = 100, 4  # so many taels of treasure buy a life, and as many lives count
FARTHEST = 12  # squares from the goal
FAR = 1 << 30  # farther than any fort
USEFUL_TAELS, FEW = 60, 3
LIKELY_NEWCOMERS = 10  # who come after a refuge is founded
AVERAGE_WAY = table(  # by fort: how far it is from where a bandit appears, in hundredths of squares
    [
        sum(100 * distance(start, fort) for start in bandits.START_SQUARE) // int(bandits.BANDITS)
        for fort in squares.FORT_SQUARES
    ]
)


def worth(state, seat, weights):
    """At the end the place; before it what leads there (3.17, 3.14)."""
    if state.ended != 0 and state.seats > 1:
        return WIN if place_at_the_end(state, seat) == 1 else -WIN
    value = worth_of_gang(state, seat, weights) + weights[QUEST_DONE] * quests_done(state, seat)
    if figures(state, seat) >= figures_that_stop_arrival(state):
        value -= weights[NO_ROOM]
    goal = meeting_place(state, seat)
    for figure in range(bandits.BANDITS):
        if state.zone[figure] == bandits.FIGURE:
            if state.owner[figure] == seat:
                value += worth_of_figure(state, seat, figure, goal, weights)
            else:
                value -= weights[THEIR_BANDIT] * (1 + brothers(state, figure))
    for other in range(state.seats):
        if other != seat:
            value -= weights[THEIR_MEMBER] * gang(state, other)
    return value


def sub_turns_begun(state):
    """The sub-turns of all chapters: a bot compares what it may do at the end of its own, for what
    comes then is chance. (3.5)"""
    return MOST_PARTS * state.chapter + (state.frame_cursor[0] if state.depth > 0 else 0)


# --- the gang ------------------------------------------------------------------------------------
def worth_of_gang(state, seat, weights):
    """Members, more than a garrison only when it is time; a chief whom a newcomer can beat; and
    lives that the treasure can buy."""
    members = min(gang(state, seat), members_that_end_the_game(state) + MAY_FALL)
    garrison = min(members, GARRISON)
    value = weights[MEMBER] * garrison
    if it_is_time_to_gather(state, seat):
        value += weights[MEMBER] * (members - garrison)
    else:
        value += weights[SPARE_MEMBER] * (members - garrison)
    if state.chief[seat] != bandits.NOBODY:
        value -= weights[A_CHIEF] * lore(state.chief[seat])
    return value + weights[LIFE] * min(state.treasure[seat], LIVES * PRICE) // PRICE


def lore(bandit):
    """Its mind and magic, on one of which most newcomers challenge a chief: combat is what most are
    best at (S27, 3.11)."""
    return bandits.VALUE[bandit][bandits.MIND] + bandits.VALUE[bandit][bandits.MAGIC]


def it_is_time_to_gather(state, seat):
    """The last two chapters; somebody else's gang is nearly large enough; or this one would be with
    those who wait at the gate, when some of them have fallen (3.13)."""
    if state.chapter >= last_chapter(state) - 1:
        return True
    enough = members_that_end_the_game(state)
    if state.seats > 1 and largest_gang(state) >= enough - NEARLY:
        return True
    return gang(state, seat) + bandits_at_the_gate(state, seat) > enough + 1


def bandits_at_the_gate(state, seat):
    """The free figures that wait at the own refuge, and their brothers."""
    return sum(
        1 + brothers(state, figure)
        for figure in range(bandits.BANDITS)
        if is_figure_of(state, seat, figure) and waits_at_the_gate(state, seat, figure)
    )


def waits_at_the_gate(state, seat, figure):
    """A free figure on the own refuge."""
    return state.square[figure] != squares.NOWHERE and (
        state.square[figure] == state.refuge[seat] and is_free(state, figure)
    )


# --- figures -------------------------------------------------------------------------------------
def worth_of_figure(state, seat, figure, goal, weights):
    """The bandits of its group, its way, and what its card bears."""
    group = 1 + brothers(state, figure)
    value = (
        weights[A_FIGURE]
        + weights[BROTHER_OF_IT] * (group - 1)
        + weights[SKILL] * (group - 1) * skill(figure) // 10
        + worth_of_tokens(state, figure, group, weights)
    )
    square = state.square[figure]
    if square == squares.NOWHERE:
        return value
    if is_convict(state, figure):
        return value + group * worth_of_way(distance(square, state.exile[figure]), weights)
    value += group * worth_of_way(distance(square, goal), weights)
    if is_free(state, figure):
        if waits_at_the_gate(state, seat, figure):
            value += weights[AT_THE_GATE] * group
        elif state.refuge[seat] == squares.NOWHERE and state.entered[figure] and square == goal:
            value += weights[CAMP] * group
        value += weights[AT_A_QUEST] if is_on_a_quest(state, seat, square) else 0
    return value


def skill(figure):
    """What it adds to a test, on the average of the faces of the test die, in sixths (P9)."""
    return sum(
        faces.FACES_OF_THE_TEST_DIE[trait] * bandits.VALUE[figure][trait]
        for trait in range(bandits.CHARACTERISTICS)
    )


def worth_of_way(squares, weights):
    """Each square nearer is worth more than the one before: who is near goes first (3.17)."""
    left = max(0, FARTHEST - squares)
    return weights[NEARER] * left * left // FARTHEST


def worth_of_tokens(state, figure, group, weights):
    """Wounds and chains are bad, worst the wound before the last and for a large group; all else is
    good."""
    value = min(state.taels[figure], USEFUL_TAELS) // 2
    value += weights[GOURD] * min(state.gourd[figure], FEW) + weights[BANQUET] * min(
        state.banquet[figure], FEW
    )
    value += weights[EXPERIENCE] * state.experience[figure]
    value += weights[MARKER] * (state.horse[figure] + state.book[figure] + state.armour[figure])
    value -= (
        weights[IMMOBILISED] * state.immobilised[figure] + weights[PRISON] * state.prison[figure]
    ) * group
    value -= weights[WOUND] * state.wound[figure] * group
    if state.wound[figure] >= most_wounds(state):
        value -= weights[LAST_WOUND] * group
    if is_convict(state, figure):
        value -= weights[CONVICT]
    if is_locked(state, figure):
        value -= weights[LOCKED]
    return value


def meeting_place(state, seat):
    """The own refuge; without one the free fort that is nearest to all who are to come there."""
    if state.refuge[seat] != squares.NOWHERE:
        return state.refuge[seat]
    best, least = squares.FORT_SQUARES[0], FAR
    for number in range(len(squares.FORT_SQUARES)):
        fort = squares.FORT_SQUARES[number]
        way = way_of_all(state, seat, fort) + LIKELY_NEWCOMERS * AVERAGE_WAY[number]
        if way < least and claimed_by(state, fort) == pieces.NO_SEAT:
            best, least = fort, way
    return best


def way_of_all(state, seat, fort):
    """How far all figures of a player are from a fort, together, in hundredths of squares; the
    nearest, who is to found there, counts four times."""
    way, nearest = 0, FARTHEST
    for figure in range(bandits.BANDITS):
        if is_figure_of(state, seat, figure) and state.square[figure] != squares.NOWHERE:
            way += distance(state.square[figure], fort)
            nearest = min(nearest, distance(state.square[figure], fort))
    return 100 * (way + 3 * nearest)


def is_on_a_quest(state, seat, square):
    """An open quest of this player names the square (S6)."""
    return any(
        is_open_to(state, seat, quest)
        for quest in range(events.QUESTS_IN_ALL)
        if events.EVENT_SQUARE[quest] == square and not state.attempted[quest]
    )
