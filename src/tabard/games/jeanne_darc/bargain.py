"""Chapter "Bargaining: offers" (rules 72 to 75, 137 to 139)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import goes_on, push

from .cities import owns
from .components import (
    CITIES,
    FOR_ATTACKING,
    FOR_SPARING_CITY,
    FOR_SPARING_ME,
    MOUNTAIN,
    NO_CITY,
    NO_COINS,
)
from .events.papal_intervention import why_not_harm
from .players import leader, takes_part
from .readings import swaps_count_mountains
from .refusals import (
    CITY_OF_SOMEBODY_ELSE,
    COINS_LACKING,
    NO_OFFER_LEFT,
    NO_OFFER_TO_SELF,
    NOBODY_THERE,
    NOT_THE_SAME_VALUE,
    NOTHING_IN_RETURN,
    NOTHING_MOVES,
    NOTHING_TO_SWAP_FOR,
    OUT_OF_THE_GAME,
    REASON_NAMES_A_CITY,
    REASON_NAMES_NO_CITY,
)
from .state import ANSWER, PLAYERS_PHASE
from .told_in_phase_seven import (
    COINS_OFFERED,
    MAKES_AN_OFFER,
    PROMISES_TO_ATTACK,
    PROMISES_TO_SPARE,
    PROMISES_TO_SPARE_CITY,
    SWAP_OFFERED,
)


@rule
def why_not_offer(state, seat, to, give, want, coins, reason, place):
    """72, 73, 74, 75, 137, 138, 139, S03, S05, Offer: a city for a city of the same value, coins
    either way, and what the coins are for."""
    if give == OPEN:
        return why_not_offer_to(state, seat, to)
    if want == OPEN:
        return why_not_give(state, seat, to, give)
    if coins == OPEN:
        return why_not_want(state, to, give, want)
    if reason == OPEN:
        return why_not_coins(state, seat, to, give, coins)
    return LEGAL if place == OPEN else why_not_place(reason, place)


@rule
def why_no_offer_is_left(state, seat):
    """136: in the players' phase, the allowance of this turn."""
    if goes_on(state, PLAYERS_PHASE) and state.offers_left[seat] == 0:
        return because(NO_OFFER_LEFT)
    return LEGAL


@rule
def why_not_offer_to(state, seat, to):
    """136, 138: another player, as long as offers are left and there is something to move."""
    if state.offers_left[seat] == 0:
        return because(NO_OFFER_LEFT)
    if to >= state.seats:
        return because(NOBODY_THERE)
    if leader(state, to) == leader(state, seat):
        return because(NO_OFFER_TO_SELF)
    if not takes_part(state, to):
        return because(OUT_OF_THE_GAME, to)
    if not coins_can_move(state, seat, to) and not has_a_swap(state, seat, to):
        return because(NOTHING_MOVES)
    return LEGAL


@rule
def why_not_give(state, seat, to, give):
    """138: an own city that is not protected, for which the other side has one of the same value;
    or none, if coins can move."""
    if give == NO_CITY:
        return LEGAL if coins_can_move(state, seat, to) else because(NOTHING_MOVES)
    if not owns(state, seat, give):
        return because(CITY_OF_SOMEBODY_ELSE, seat, give)
    refusal = why_not_harm(state, give)
    if refusal != LEGAL:
        return refusal
    if not has_a_match(state, to, give):
        return because(NOTHING_TO_SWAP_FOR, to, give)
    return LEGAL


@rule
def why_not_want(state, to, give, want):
    """73, 74, 138: a city of the other side for the city given, of the same value and not
    protected; cities are neither sold nor given away."""
    if (give == NO_CITY) != (want == NO_CITY):
        return because(NOTHING_IN_RETURN)
    if want == NO_CITY:
        return LEGAL
    if not owns(state, to, want):
        return because(CITY_OF_SOMEBODY_ELSE, to, want)
    refusal = why_not_harm(state, want)
    if refusal != LEGAL:
        return refusal
    if swap_value(state, give) != swap_value(state, want):
        return because(NOT_THE_SAME_VALUE, give, want)
    return LEGAL


@rule
def why_not_coins(state, seat, to, give, coins):
    """138: whoever is to pay has the coins now; without a swap at least 1 coin moves."""
    if coins == NO_COINS and give == NO_CITY:
        return because(NOTHING_MOVES)
    if coins_paid(coins) > state.coins[seat]:
        return because(COINS_LACKING, seat, state.coins[seat])
    if coins_asked(coins) > state.coins[to]:
        return because(COINS_LACKING, to, state.coins[to])
    return LEGAL


@rule
def why_not_place(reason, place):
    """139: attacking and sparing a city name one, the other reasons none."""
    names_a_city = reason == FOR_ATTACKING or reason == FOR_SPARING_CITY
    if names_a_city and place == NO_CITY:
        return because(REASON_NAMES_A_CITY)
    if not names_a_city and place != NO_CITY:
        return because(REASON_NAMES_NO_CITY)
    return LEGAL


@rule
def swap_value(state, city):
    """73, S04: the defences of a city; by option with the mountain's 1."""
    if swaps_count_mountains(state):
        return state.level[city] + MOUNTAIN[city]
    return state.level[city]


@rule
def has_a_match(state, to, give):
    """138: has this player a city that could be swapped for the one given?"""
    return values_to_swap(state, to) >> swap_value(state, give) & 1


@rule
def has_a_swap(state, seat, to):
    """138: have these two players cities that could be swapped?"""
    return values_to_swap(state, seat) & values_to_swap(state, to) != 0


@rule
def values_to_swap(state, seat):
    """138: a bit for each value of which this player has a city that is not protected."""
    values = 0
    for city in range(CITIES):
        if owns(state, seat, city) and not state.protected[city]:
            values |= 1 << swap_value(state, city)
    return values


@rule
def coins_can_move(state, seat, to):
    """138: one of the two has a coin."""
    return state.coins[seat] > 0 or state.coins[to] > 0


@rule
def has_an_offer(state, seat):
    """135: is there anything that this player could offer anybody?"""
    for to in range(state.seats):
        if why_not_offer_to(state, seat, to) == LEGAL:
            return True
    return False


@rule
def coins_paid(coins):
    """137: what the one who offers would pay."""
    return max(0, NO_COINS - coins)


@rule
def coins_asked(coins):
    """137: what he asks for."""
    return max(0, coins - NO_COINS)


@rule
def offer(state, seat, to, give, want, coins, reason, place):
    """136, 140: it counts, whatever the answer; the other side answers at once."""
    state.offers_left[seat] -= 1
    state.offer_from = seat
    state.offer_to = to
    state.offer_give = give
    state.offer_want = want
    state.offer_coins = coins
    state.offer_reason = reason
    state.offer_city = place
    tell_offer(state)
    push(state, ANSWER, to)


@rule
def tell_offer(state):
    """137, 139: what would change hands, and what whoever receives the coins promises; open to
    all, and binding nobody."""
    seat, to, coins = state.offer_from, state.offer_to, state.offer_coins
    tell(state, MAKES_AN_OFFER, seat, to)
    if state.offer_give != NO_CITY:
        tell(state, SWAP_OFFERED, seat, state.offer_give, to, state.offer_want)
    if coins_paid(coins) > 0:
        tell(state, COINS_OFFERED, seat, to, coins_paid(coins))
        tell_promise(state, to, seat)
    if coins_asked(coins) > 0:
        tell(state, COINS_OFFERED, to, seat, coins_asked(coins))
        tell_promise(state, seat, to)


@rule
def tell_promise(state, giver, other):
    """139: the promise of whoever receives the coins."""
    if state.offer_reason == FOR_ATTACKING:
        tell(state, PROMISES_TO_ATTACK, giver, state.offer_city)
    elif state.offer_reason == FOR_SPARING_CITY:
        tell(state, PROMISES_TO_SPARE_CITY, giver, state.offer_city)
    elif state.offer_reason == FOR_SPARING_ME:
        tell(state, PROMISES_TO_SPARE, giver, other)
