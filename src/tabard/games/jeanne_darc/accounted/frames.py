"""How far each phase has come, at which step another lies on it, and whose it is (10, 71, 95)."""

from __future__ import annotations

from tabard.engine.rule import Table, because, rule, table

from ..components import WAR
from ..dealing import cards_to_deal
from ..ending import end_die_is_needed
from ..events.drawing import IN_PEACE, IN_WAR
from ..fight import ASKS, COMMITS, REVEALS
from ..foreign import ENTERS, FIRST_DIE, OUTCOME, OWN_DIE, OWNER, SECOND_DIE
from ..players import players_left
from ..players_phase import ENDS, EXPANDS, FIGHTS
from ..readings import three_garrisons
from ..state import (
    AFTER_TOTALS,
    AMBASSADORS,
    BATTLE_DICE,
    BUYING,
    BUYING_NEXT,
    CHOOSE_FACTION,
    COMBAT,
    COMMIT,
    DEAL_CARD,
    DEALING,
    DEALING_NEXT,
    END_DIE,
    END_NEXT,
    ENTRY_DIE,
    EVENTS,
    EVENTS_NEXT,
    EXPANSION,
    FIGHT,
    FOREIGN_ATTACK,
    FOREIGN_DIE,
    FOREIGN_NEXT,
    HOLD_CITY,
    HOLDING_DIE,
    NEXT_ROUND,
    OFFERS,
    OPENING,
    ORDER_NEXT,
    OVER_HAND_LIMIT,
    PHASES,
    PLAYER_ORDER,
    PLAYERS_NEXT,
    PLAYERS_PHASE,
    POLITICS,
    POWER_DIE,
    ROUND,
    SCORING,
    SCORING_NEXT,
    SET_UP,
    SIGN_DIE,
    START_CITY,
    THIRD_CITY,
    TURN,
)
from .going_on import (
    NEXT_ABROAD_OFF,
    NEXT_OF_FIGHT_OFF,
    NEXT_OF_TURN_OFF,
    NEXT_OFF,
    NO_END_DIE,
    NO_ORDER_DRAWN,
    NO_THIRD_CITY,
    STEP_OFF,
    STEP_TOO_EARLY,
)
from .whose import seat_of_frame_off


def _next(steps: dict[int, int]) -> Table:
    """For each phase what comes next below it."""
    return table([steps.get(phase, 0) for phase in range(PHASES)])


NEXT_OF_ROUND = _next(
    {
        POLITICS: DEALING_NEXT, DEALING: BUYING_NEXT, BUYING: ORDER_NEXT,
        OVER_HAND_LIMIT: ORDER_NEXT, PLAYER_ORDER: EVENTS_NEXT, EVENTS: FOREIGN_NEXT,
        FOREIGN_ATTACK: PLAYERS_NEXT, PLAYERS_PHASE: SCORING_NEXT, SCORING: END_NEXT,
        END_DIE: NEXT_ROUND,
    }
)  # fmt: skip
NEXT_OF_TURN = _next({OPENING: EXPANDS, EXPANSION: FIGHTS, COMBAT: ENDS})
NEXT_OF_FIGHT = _next({BATTLE_DICE: COMMITS, COMMIT: REVEALS, AFTER_TOTALS: ASKS, SIGN_DIE: ASKS})
NEXT_OF_ATTACK = _next(
    {POWER_DIE: ENTERS, ENTRY_DIE: OWNER, HOLD_CITY: FIRST_DIE, HOLDING_DIE: OUTCOME}
)


@rule
def frames_off(state):
    """10: each phase as far as it can have come, on that which calls for it, of whose it is."""
    for level in range(state.depth):
        wrong = step_off(state, level)
        if wrong == 0 and level > 0:
            wrong = place_off(state, level)
        if wrong == 0:
            wrong = seat_of_frame_off(state, level)
        if wrong != 0:
            return wrong
    return 0


@rule
def step_off(state, level):
    """47, 63, 65, 71: a phase comes no further than there are players, or markers."""
    phase, step, most = state.frame_phase[level], state.frame_cursor[level], -1
    if phase == SET_UP:
        most = 3 * state.seats + 1
    elif phase == DEALING:
        most = (cards_to_deal(state) + 1) * state.seats
    elif phase == BUYING:
        most = state.seats - 1
    elif phase == PLAYER_ORDER:
        most = players_left(state)
    elif phase == EVENTS:
        most = IN_WAR if state.status == WAR else IN_PEACE
    elif phase == PLAYERS_PHASE:
        most = state.seats
    elif phase == OPENING:
        most = state.seats + 1
    return because(STEP_OFF, phase, step, most) if 0 <= most < step else 0


@rule
def place_off(state, level):
    """10: what lies on another phase has been called by it at its step."""
    phase, below = state.frame_phase[level], state.frame_phase[level - 1]
    step = state.frame_cursor[level - 1]
    if below == ROUND and step != NEXT_OF_ROUND[phase]:
        return because(NEXT_OFF, phase, step, NEXT_OF_ROUND[phase])
    if below == TURN and step != NEXT_OF_TURN[phase]:
        return because(NEXT_OF_TURN_OFF, phase, step, NEXT_OF_TURN[phase])
    if below == FIGHT and step != NEXT_OF_FIGHT[phase]:
        return because(NEXT_OF_FIGHT_OFF, phase, step, NEXT_OF_FIGHT[phase])
    if below == FOREIGN_ATTACK and phase == FOREIGN_DIE:
        if step != SECOND_DIE and step != OWN_DIE:
            return because(NEXT_ABROAD_OFF, phase, step, SECOND_DIE)
    elif below == FOREIGN_ATTACK and step != NEXT_OF_ATTACK[phase]:
        return because(NEXT_ABROAD_OFF, phase, step, NEXT_OF_ATTACK[phase])
    return counted_off(state, phase, below, step)


@rule
def counted_off(state, phase, below, step):
    """19, 23, 39, 62, 65, 71, 131: phases that come by a count, by an option or in some rounds."""
    low, high = 0, step
    if phase == THIRD_CITY and not three_garrisons(state):
        return NO_THIRD_CITY
    if phase == END_DIE and not end_die_is_needed(state):
        return because(NO_END_DIE, state.round)
    if phase == PLAYER_ORDER and state.round == 1:
        return NO_ORDER_DRAWN
    if phase == CHOOSE_FACTION:
        low, high = 1, state.seats
    elif phase == START_CITY:
        low, high = state.seats + 2, 2 * state.seats + 1
    elif phase == THIRD_CITY:
        low, high = 2 * state.seats + 2, 3 * state.seats + 1
    elif phase == DEAL_CARD:
        low, high = 1, cards_to_deal(state) * state.seats
    elif phase == AMBASSADORS:
        low = cards_to_deal(state) * state.seats + 1
    elif below == EVENTS or phase == TURN or phase == OFFERS:
        low = 1
    return 0 if low <= step <= high else because(STEP_TOO_EARLY, phase, below, step)
