"""What a round allows, phase by phase (10, 28 to 64, 123, I5 to I11)."""

from __future__ import annotations

from tabard.engine.flow.stack import phase_now
from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from .. import phases
from ..book import complain
from ..components import board, cards, events, factions, pieces, terms
from ..events.drawing import IN_PEACE, IN_WAR
from ..hands import cards_at
from ..players import everybody
from ..state import (
    END_NEXT,
    EVENTS_NEXT,
    INCOME,
    NEXT_ROUND,
    NOBODY,
    PLAYERS_NEXT,
    POLITICS_NEXT,
    SCORING_NEXT,
)
from .seats import between_rounds, seat_off

INCOME_OF_THE_BOARD = 71  # 10 fortresses, 10 castles and 21 garrisons
MOST_PLUNDER = 9  # three cards, each in a fortress
COINS_OF_A_GAME = pieces.LAST_ROUND * (INCOME_OF_THE_BOARD + MOST_PLUNDER) + 5 * int(SEATS)
POINTS_OF_THE_BOARD = sum(board.POINTS[province] for province in range(board.PROVINCES))


LEADS_NOBODY = complain(
    "11", _("Seat {seat} leads no faction; after the choice of factions each leads one."),
    seat=pieces.SEAT_NUMBERS,
)  # fmt: skip
ROUND_OFF = complain("10", _("Round {found} cannot be; there are rounds {low} to {high}."))


def round_off(state, step):
    """The round, its status, its order, and what each seat can have by this step of it (10)."""
    if not 1 <= state.round <= pieces.LAST_ROUND:
        return because(ROUND_OFF, state.round, 1, pieces.LAST_ROUND)
    wrong = order_off(state, order_stands(state))
    for seat in range(state.seats):
        if wrong == 0 and state.faction[seat] == factions.NO_FACTION:
            wrong = because(LEADS_NOBODY, seat + 1)
    return by_this_step_off(state, step) if wrong == 0 else wrong


DISCARDS_OFF = complain(
    "123",
    n_(
        "{found} card is discarded; between phases 7 and 3 there are {none}.",
        "{found} cards are discarded; between phases 7 and 3 there are {none}.",
    ),
)


def by_this_step_off(state, step):
    """The status, and what can have been won, drawn, lost and held by this step (10)."""
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
    if wrong == 0 and between_rounds(step) and cards_at(state, cards.DISCARDS) > 0:
        return because(DISCARDS_OFF, cards_at(state, cards.DISCARDS), 0)
    return wrong


def before_vote(state, step):
    """The status of this round is not decided yet (32)."""
    return step <= POLITICS_NEXT or step == NEXT_ROUND or phase_now(state) == phases.POLITICS


# --- status and order ---------------------------------------------------------------------------


UNDECIDED = complain("32", _("There is neither war nor peace; after phase 2 there is one of them."))
TRUCE_OFF = complain("38", _("A truce holds in this round: there is peace, and nobody votes."))
WAR_ROUNDS_OFF = complain(
    "32",
    n_(
        "{found} round of war has been; by now {most} at most.",
        "{found} rounds of war have been; by now {most} at most.",
    ),
)
NO_WAR_ROUND = complain("32", _("There is war, and 0 rounds of war have been; this one counts."))


def status_off(state, step):
    """War or peace, the truce, the rounds of war, and the votes (32, 33, 38, I8)."""
    if phase_now(state) == phases.POLITICS and state.truce:
        return TRUCE_OFF
    if not before_vote(state, step):
        if state.status != terms.WAR and state.status != terms.PEACE:
            return UNDECIDED
        if state.truce and state.status != terms.PEACE:
            return TRUCE_OFF
        if state.status == terms.WAR and state.war_rounds == 0:
            return NO_WAR_ROUND
    most = state.round
    if before_vote(state, step) and step != NEXT_ROUND:
        most = state.round - 1
    if state.war_rounds > most:
        return because(WAR_ROUNDS_OFF, state.war_rounds, most)
    return votes_off(state)


VOTE_OFF = complain(
    "33", _("{seat} has a vote that no vote now asks for, or has answered without one.")
)


def votes_off(state):
    """There are votes while all vote, of those who have answered (33, 34)."""
    answered = 0
    if phase_now(state) == phases.POLITICS:
        answered = state.frame_answered[state.depth - 1]
        if answered & ~everybody(state):
            return because(VOTE_OFF, state.seats - 1)
    for seat in range(state.seats):
        if (state.vote[seat] != 0) != (answered >> seat & 1):
            return because(VOTE_OFF, seat)
    return 0


def order_stands(state):
    """How many places of the player order are settled; while it is drawn, those drawn (63)."""
    if phase_now(state) == phases.PLAYER_ORDER:
        return min(state.seats, state.frame_cursor[state.depth - 1])
    return state.seats


ORDER_OFF = complain(
    "63",
    _("The player order names seat {seat} {found} times instead of once."),
    seat=pieces.SEAT_NUMBERS,
)
ORDER_NOT_PLAYING = complain(
    "63", _("The player order names seat {seat}; {seats} seats play."), seat=pieces.SEAT_NUMBERS
)


def order_off(state, places):
    """The player order names seats that play, each once (63)."""
    for place in range(state.seats):
        if state.order[place] >= state.seats:
            return because(ORDER_NOT_PLAYING, state.order[place] + 1, state.seats)
    for seat in range(state.seats):
        found = sum(state.order[place] == seat for place in range(places))
        if found > 1 or (found == 0 and places == state.seats):
            return because(ORDER_OFF, seat + 1, found)
    return 0


# --- coins, points and markers ------------------------------------------------------------------


COINS_OFF = complain(
    "31", _("The players have {found} coins together; they can have {most} at most.")
)
THRONE_OFF = complain(
    "127", _("The players have {found} throne points together; they can have {most} at most.")
)


def treasure_off(state, step):
    """Whoever lays out a board may be rich, but not richer than a whole game makes all players
    together, and what the rounds so far can have brought (28, 126, 3.3, I9, I11)."""
    coins, throne = 0, 0
    for seat in range(state.seats):
        coins += state.coins[seat]
        throne += state.throne[seat]
    most = COINS_OF_A_GAME + coins_by(state, step)
    if coins > most:
        return because(COINS_OFF, coins, most)
    most = POINTS_OF_THE_BOARD * (pieces.LAST_ROUND + rounds_scored(state, step))
    return because(THRONE_OFF, throne, most) if throne > most else 0


def coins_by(state, step):
    """The income of the whole board in each round, and what plunder cards can bring; those of this
    phase 7 have been played, and are discarded (28, 3.3)."""
    before = (state.round - 1) * (INCOME_OF_THE_BOARD + MOST_PLUNDER)
    if step == INCOME:
        return before
    if step > SCORING_NEXT:
        return before + INCOME_OF_THE_BOARD + MOST_PLUNDER
    played = state.cards[cards.DISCARDS][cards.PLUNDER] if step == SCORING_NEXT else 0
    return before + INCOME_OF_THE_BOARD + 3 * played


def rounds_scored(state, step):
    """Phase 8 gives points at the end of every round (127)."""
    if step > END_NEXT or (step == END_NEXT and phase_now(state) != phases.SCORING):
        return state.round
    return state.round - 1


DRAWN_IN_ROUND = complain(
    "65",
    n_(
        "{found} event marker was drawn in this round; {most} at most by now.",
        "{found} event markers were drawn in this round; {most} at most by now.",
    ),
)


def drawn_off(state, step):
    """Event markers of this round, and what they have brought about (65, 3.5)."""
    most = IN_WAR if state.status == terms.WAR else IN_PEACE
    if step <= EVENTS_NEXT or step == NEXT_ROUND:
        most = 0
    elif state.depth > 1 and state.frame_phase[1] == phases.EVENTS:
        most = min(most, state.frame_cursor[1] - (phase_now(state) == phases.DRAW_MARKER))
    drawn = sum(state.drawn_now[marker] for marker in range(events.MARKERS))
    if drawn > most:
        return because(DRAWN_IN_ROUND, drawn, max(0, most))
    return effects_off(state)


EFFECTS_OFF = complain(
    "3.5", _("{marker}: {found} in force, and {drawn} drawn in this round."), drawn=NUMBER
)


def effects_off(state):
    """One city at most is protected, one player barred, two rides left, one truce agreed; each by a
    marker of this round (3.5)."""
    guarded, barred = 0, 0
    for city in range(board.CITIES):
        guarded += state.protected[city]
    for seat in range(state.seats):
        barred += state.barred[seat]
    if guarded > state.drawn_now[events.PAPAL_INTERVENTION]:
        return because(
            EFFECTS_OFF,
            events.PAPAL_INTERVENTION,
            guarded,
            state.drawn_now[events.PAPAL_INTERVENTION],
        )
    if barred > state.drawn_now[events.NAVAL_BATTLE]:
        return because(
            EFFECTS_OFF, events.NAVAL_BATTLE, barred, state.drawn_now[events.NAVAL_BATTLE]
        )
    if state.rides > state.drawn_now[events.RIDE]:
        return because(EFFECTS_OFF, events.RIDE, state.rides, state.drawn_now[events.RIDE])
    if state.truce_next > state.drawn_now[events.TRUCE]:
        return because(EFFECTS_OFF, events.TRUCE, state.truce_next, state.drawn_now[events.TRUCE])
    return 0


LOST_OFF = complain(
    "3.5",
    _("Seat {seat} has lost {city} in a fight that cannot have been yet."),
    seat=pieces.SEAT_NUMBERS,
)


def lost_off(state, step):
    """Cities are lost in the fights of phase 7 (3.5)."""
    for city in range(board.CITIES):
        if state.lost_by[city] != NOBODY and (step <= PLAYERS_NEXT or step == NEXT_ROUND):
            return because(LOST_OFF, state.lost_by[city] + 1, city)
    return 0
