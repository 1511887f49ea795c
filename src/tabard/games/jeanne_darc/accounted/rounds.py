"""What a round allows, phase by phase (10, 28 to 64, 123, I5 to I11)."""

from __future__ import annotations

from tabard.engine.kinds import SEATS
from tabard.engine.rule import because, rule
from tabard.engine.stack import phase_now

from ..components import (
    CITIES,
    DISCARDS,
    LAST_ROUND,
    MARKERS,
    NAVAL_BATTLE,
    NO_FACTION,
    PAPAL_INTERVENTION,
    PEACE,
    PLUNDER,
    POINTS,
    PROVINCES,
    RIDE,
    TRUCE,
    WAR,
)
from ..events.drawing import IN_PEACE, IN_WAR
from ..hands import cards_at
from ..players import everybody
from ..state import (
    DRAW_MARKER,
    END_NEXT,
    EVENTS,
    EVENTS_NEXT,
    INCOME,
    NEXT_ROUND,
    NOBODY,
    PLAYER_ORDER,
    PLAYERS_NEXT,
    POLITICS,
    POLITICS_NEXT,
    SCORING,
    SCORING_NEXT,
)
from .complaints import (
    COINS_OFF,
    DISCARDS_OFF,
    DRAWN_IN_ROUND,
    EFFECTS_OFF,
    LEADS_NOBODY,
    LOST_OFF,
    NO_WAR_ROUND,
    ORDER_NOT_PLAYING,
    ORDER_OFF,
    ROUND_OFF,
    THRONE_OFF,
    TRUCE_OFF,
    UNDECIDED,
    VOTE_OFF,
    WAR_ROUNDS_OFF,
)
from .seats import between_rounds, seat_off

INCOME_OF_THE_BOARD = 71  # 10 fortresses, 10 castles and 21 garrisons
MOST_PLUNDER = 9  # three cards, each in a fortress
COINS_OF_A_GAME = LAST_ROUND * (INCOME_OF_THE_BOARD + MOST_PLUNDER) + 5 * int(SEATS)
POINTS_OF_THE_BOARD = sum(POINTS[province] for province in range(PROVINCES))


@rule
def round_off(state, step):
    """10: the round, its status, its order, and what each seat can have by this step of it."""
    if not 1 <= state.round <= LAST_ROUND:
        return because(ROUND_OFF, state.round, 1, LAST_ROUND)
    wrong = order_off(state, order_stands(state))
    for seat in range(state.seats):
        if wrong == 0 and state.faction[seat] == NO_FACTION:
            wrong = because(LEADS_NOBODY, seat + 1)
    return by_this_step_off(state, step) if wrong == 0 else wrong


@rule
def by_this_step_off(state, step):
    """10: the status, and what can have been won, drawn, lost and held by this step."""
    wrong = status_off(state, step)
    if wrong == 0:
        wrong = treasure_off(state, step)
    if wrong == 0:
        wrong = drawn_off(state, step)
    if wrong == 0:
        wrong = lost_off(state, step)
    for seat in range(state.seats):
        if wrong == 0:
            wrong = seat_off(state, seat, step)
    if wrong == 0 and between_rounds(step) and cards_at(state, DISCARDS) > 0:
        return because(DISCARDS_OFF, cards_at(state, DISCARDS), 0)
    return wrong


@rule
def before_vote(state, step):
    """32: the status of this round is not decided yet."""
    return step <= POLITICS_NEXT or step == NEXT_ROUND or phase_now(state) == POLITICS


# --- status and order ---------------------------------------------------------------------------


@rule
def status_off(state, step):
    """32, 33, 38, I8: war or peace, the truce, the rounds of war, and the votes."""
    if phase_now(state) == POLITICS and state.truce:
        return TRUCE_OFF
    if not before_vote(state, step):
        if state.status != WAR and state.status != PEACE:
            return UNDECIDED
        if state.truce and state.status != PEACE:
            return TRUCE_OFF
        if state.status == WAR and state.war_rounds == 0:
            return NO_WAR_ROUND
    most = state.round
    if before_vote(state, step) and step != NEXT_ROUND:
        most = state.round - 1
    if state.war_rounds > most:
        return because(WAR_ROUNDS_OFF, state.war_rounds, most)
    return votes_off(state)


@rule
def votes_off(state):
    """33, 34: there are votes while all vote, of those who have answered."""
    answered = 0
    if phase_now(state) == POLITICS:
        answered = state.frame_answered[state.depth - 1]
        if answered & ~everybody(state):
            return because(VOTE_OFF, state.seats - 1)
    for seat in range(state.seats):
        if (state.vote[seat] != 0) != (answered >> seat & 1):
            return because(VOTE_OFF, seat)
    return 0


@rule
def order_stands(state):
    """63: how many places of the player order are settled; while it is drawn, those drawn."""
    if phase_now(state) == PLAYER_ORDER:
        return min(state.seats, state.frame_cursor[state.depth - 1])
    return state.seats


@rule
def order_off(state, places):
    """63: the player order names seats that play, each once."""
    for place in range(state.seats):
        if state.order[place] >= state.seats:
            return because(ORDER_NOT_PLAYING, state.order[place] + 1, state.seats)
    for seat in range(state.seats):
        found = 0
        for place in range(places):
            found += state.order[place] == seat
        if found > 1 or (found == 0 and places == state.seats):
            return because(ORDER_OFF, seat + 1, found)
    return 0


# --- coins, points and markers ------------------------------------------------------------------


@rule
def treasure_off(state, step):
    """28, 126, 3.3, I9, I11: whoever lays out a board may be rich, but not richer than a whole game
    makes all players together, and what the rounds so far can have brought."""
    coins, throne = 0, 0
    for seat in range(state.seats):
        coins += state.coins[seat]
        throne += state.throne[seat]
    most = COINS_OF_A_GAME + coins_by(state, step)
    if coins > most:
        return because(COINS_OFF, coins, most)
    most = POINTS_OF_THE_BOARD * (LAST_ROUND + rounds_scored(state, step))
    return because(THRONE_OFF, throne, most) if throne > most else 0


@rule
def coins_by(state, step):
    """28, 3.3: the income of the whole board in each round, and what plunder cards can bring;
    those of this phase 7 have been played, and are discarded."""
    before = (state.round - 1) * (INCOME_OF_THE_BOARD + MOST_PLUNDER)
    if step == INCOME:
        return before
    if step > SCORING_NEXT:
        return before + INCOME_OF_THE_BOARD + MOST_PLUNDER
    played = state.cards[DISCARDS][PLUNDER] if step == SCORING_NEXT else 0
    return before + INCOME_OF_THE_BOARD + 3 * played


@rule
def rounds_scored(state, step):
    """127: phase 8 gives points at the end of every round."""
    if step > END_NEXT or (step == END_NEXT and phase_now(state) != SCORING):
        return state.round
    return state.round - 1


@rule
def drawn_off(state, step):
    """65, 3.5: event markers of this round, and what they have brought about."""
    most = IN_WAR if state.status == WAR else IN_PEACE
    if step <= EVENTS_NEXT or step == NEXT_ROUND:
        most = 0
    elif state.depth > 1 and state.frame_phase[1] == EVENTS:
        most = min(most, state.frame_cursor[1] - (phase_now(state) == DRAW_MARKER))
    drawn = 0
    for marker in range(MARKERS):
        drawn += state.drawn_now[marker]
    if drawn > most:
        return because(DRAWN_IN_ROUND, drawn, max(0, most))
    return effects_off(state)


@rule
def effects_off(state):
    """3.5: one city at most is protected, one player barred, two rides left, one truce agreed; each
    by a marker of this round."""
    guarded, barred = 0, 0
    for city in range(CITIES):
        guarded += state.protected[city]
    for seat in range(state.seats):
        barred += state.barred[seat]
    if guarded > state.drawn_now[PAPAL_INTERVENTION]:
        return because(
            EFFECTS_OFF, PAPAL_INTERVENTION, guarded, state.drawn_now[PAPAL_INTERVENTION]
        )
    if barred > state.drawn_now[NAVAL_BATTLE]:
        return because(EFFECTS_OFF, NAVAL_BATTLE, barred, state.drawn_now[NAVAL_BATTLE])
    if state.rides > state.drawn_now[RIDE]:
        return because(EFFECTS_OFF, RIDE, state.rides, state.drawn_now[RIDE])
    if state.truce_next > state.drawn_now[TRUCE]:
        return because(EFFECTS_OFF, TRUCE, state.truce_next, state.drawn_now[TRUCE])
    return 0


@rule
def lost_off(state, step):
    """3.5: cities are lost in the fights of phase 7."""
    for city in range(CITIES):
        if state.lost_by[city] != NOBODY and (step <= PLAYERS_NEXT or step == NEXT_ROUND):
            return because(LOST_OFF, state.lost_by[city] + 1, city)
    return 0
