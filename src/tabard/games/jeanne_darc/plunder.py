"""Chapter "Plunder" (3.3, 3.8): the card, and the die that free companies roll too."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import pop, push, seat_now

from .cities import has_road_to
from .components import CITIES, NO_CITY, PLUNDER, PORT
from .events.papal_intervention import why_not_harm
from .hands import discard_from_hand, in_hand
from .income import income_of_city
from .players import why_not_anothers
from .refusals import (
    NO_PLUNDER_CARD,
    NO_PLUNDER_MARKER,
    NOBODY_TO_DEAL_WITH,
    OUT_OF_REACH_OF_PLUNDER,
    OWN_CITY_PLUNDERED,
    PLUNDERED_ALREADY,
    SEA_BARRED_TO_PLUNDER,
)
from .state import NOBODY, PLUNDER_DIE
from .supply import plunder_left
from .told_in_phase_six import (
    LOOTED,
    LOOTED_BY_COMPANIES,
    PLUNDER_FAILS,
    PLUNDER_PLAYED,
    PLUNDER_ROLLED,
)

# --- what can be plundered, and the die ---------------------------------------------------------


@rule
def why_not_loot_city(state, city):
    """3.5, 3.8: a city that is neither plundered nor protected, while a marker is left."""
    if plunder_left(state) == 0:
        return because(NO_PLUNDER_MARKER)
    if state.plundered[city]:
        return because(PLUNDERED_ALREADY, city)
    return why_not_harm(state, city)


@rule
def loot_city(state, looter, city):
    """3.8: a die is rolled; nobody loots for the bank."""
    state.looter = looter
    state.target = city
    push(state, PLUNDER_DIE, seat_now(state))


@rule
def plunder_die(state, seat, face):
    """3.8: any face; as much as the defence value or more: a marker, and the looter takes the
    income."""
    city, looter = state.target, state.looter
    state.target = NO_CITY
    state.looter = NOBODY
    pop(state)
    tell(state, PLUNDER_ROLLED, city, face, state.level[city])
    if face < state.level[city]:
        tell(state, PLUNDER_FAILS, city)
        return
    state.plundered[city] = 1
    if looter == NOBODY:
        tell(state, LOOTED_BY_COMPANIES, city)
        return
    coins = income_of_city(state, city)
    state.coins[looter] += coins
    tell(state, LOOTED, looter, city, coins)


# --- the card -----------------------------------------------------------------------------------


@rule
def when_plunder(state, seat):
    """3.3: only with the card."""
    return in_hand(state, seat, PLUNDER) > 0


@rule
def why_not_plunder(state, seat, city):
    """3.3, Plunder: another player's city that a road joins to an own one, or a port when owning a
    port."""
    if in_hand(state, seat, PLUNDER) == 0:
        return because(NO_PLUNDER_CARD)
    refusal = why_not_anothers(state, seat, city, NOBODY_TO_DEAL_WITH, OWN_CITY_PLUNDERED)
    if refusal == LEGAL:
        refusal = why_not_loot_city(state, city)
    if refusal != LEGAL or has_road_to(state, seat, city):
        return refusal
    if not PORT[city] or not owns_a_port(state, seat):
        return because(OUT_OF_REACH_OF_PLUNDER, city)
    if state.barred[seat]:
        return because(SEA_BARRED_TO_PLUNDER, city)
    return LEGAL


@rule
def plunder(state, seat, city):
    """3.3: discarded at once, also when it fails; no attack, and it uses no base."""
    discard_from_hand(state, seat, PLUNDER)
    tell(state, PLUNDER_PLAYED, seat, city)
    loot_city(state, seat, city)


@rule
def owns_a_port(state, seat):
    """6, 3.3: has the player any port?"""
    for city in range(CITIES):
        if PORT[city] and state.owner[city] == seat:
            return True
    return False
