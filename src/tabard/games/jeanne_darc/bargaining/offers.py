"""Chapter "Bargaining: offers" (rules 72 to 75, 137 to 139)."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, push
from tabard.engine.kinds import OPEN, SEATS
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from .. import phases
from ..book import refuse, told
from ..cities import owns
from ..components import board, pieces, terms
from ..events.papal_intervention import why_not_harm
from ..players import NOBODY_THERE, OUT_OF_THE_GAME, leader, takes_part
from ..readings import swaps_count_mountains


def why_not_offer(state, seat, to, give, want, coins, reason, place):
    """Offer: a city for a city of the same value, coins either way, and what the coins are for (72,
    73, 74, 75, 137, 138, 139, S03, S05)."""
    if give == OPEN:
        return why_not_offer_to(state, seat, to)
    if want == OPEN:
        return why_not_give(state, seat, to, give)
    if coins == OPEN:
        return why_not_want(state, to, give, want)
    if reason == OPEN:
        return why_not_coins(state, seat, to, give, coins)
    return LEGAL if place == OPEN else why_not_place(reason, place)


NO_OFFER_LEFT = refuse("136", _("You have no offer left in this turn."))


def why_no_offer_is_left(state, seat):
    """In the players' phase, the allowance of this turn (136)."""
    if goes_on(state, phases.PLAYERS_PHASE) and state.offers_left[seat] == 0:
        return because(NO_OFFER_LEFT)
    return LEGAL


NO_OFFER_TO_SELF = refuse("138", _("An offer goes to another player."))
NOTHING_MOVES = refuse("138", _("An offer moves a pair of cities, or at least 1 coin."))


def why_not_offer_to(state, seat, to):
    """Another player, as long as offers are left and there is something to move (136, 138)."""
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


CITY_OF_SOMEBODY_ELSE = refuse(
    "138", _("{city} does not belong to {seat}."), seat=SEATS, city=board.CITIES
)
NOTHING_TO_SWAP_FOR = refuse("138", _("{seat} has no city of the same value as {city}."))


def why_not_give(state, seat, to, give):
    """An own city that is not protected, for which the other side has one of the same value; or
    none, if coins can move (138)."""
    if give == board.NO_CITY:
        return LEGAL if coins_can_move(state, seat, to) else because(NOTHING_MOVES)
    if not owns(state, seat, give):
        return because(CITY_OF_SOMEBODY_ELSE, seat, give)
    if refusal := why_not_harm(state, give):
        return refusal
    if not has_a_match(state, to, give):
        return because(NOTHING_TO_SWAP_FOR, to, give)
    return LEGAL


NOTHING_IN_RETURN = refuse("74", _("A city is swapped for a city; none is sold or given away."))
NOT_THE_SAME_VALUE = refuse(
    "73", _("{give} and {want} do not have the same value."), give=board.CITIES, want=board.CITIES
)


def why_not_want(state, to, give, want):
    """A city of the other side for the city given, of the same value and not protected; cities are
    neither sold nor given away (73, 74, 138)."""
    if (give == board.NO_CITY) != (want == board.NO_CITY):
        return because(NOTHING_IN_RETURN)
    if want == board.NO_CITY:
        return LEGAL
    if not owns(state, to, want):
        return because(CITY_OF_SOMEBODY_ELSE, to, want)
    if refusal := why_not_harm(state, want):
        return refusal
    if swap_value(state, give) != swap_value(state, want):
        return because(NOT_THE_SAME_VALUE, give, want)
    return LEGAL


COINS_LACKING = refuse("138", _("{seat} has only {coins}."), coins=pieces.SO_MANY_COINS)


def why_not_coins(state, seat, to, give, coins):
    """Whoever is to pay has the coins now; without a swap at least 1 coin moves (138)."""
    if coins == terms.NO_COINS and give == board.NO_CITY:
        return because(NOTHING_MOVES)
    if coins_paid(coins) > state.coins[seat]:
        return because(COINS_LACKING, seat, state.coins[seat])
    if coins_asked(coins) > state.coins[to]:
        return because(COINS_LACKING, to, state.coins[to])
    return LEGAL


REASON_NAMES_A_CITY = refuse("139", _("This reason names a city."))
REASON_NAMES_NO_CITY = refuse("139", _("This reason names no city."))


def why_not_place(reason, place):
    """Attacking and sparing a city name one, the other reasons none (139)."""
    names_a_city = reason == terms.FOR_ATTACKING or reason == terms.FOR_SPARING_CITY
    if names_a_city and place == board.NO_CITY:
        return because(REASON_NAMES_A_CITY)
    if not names_a_city and place != board.NO_CITY:
        return because(REASON_NAMES_NO_CITY)
    return LEGAL


def swap_value(state, city):
    """The defences of a city; by option with the mountain's 1 (73, S04)."""
    if swaps_count_mountains(state):
        return state.level[city] + board.MOUNTAIN[city]
    return state.level[city]


def has_a_match(state, to, give):
    """Has this player a city that could be swapped for the one given? (138)"""
    return values_to_swap(state, to) >> swap_value(state, give) & 1


def has_a_swap(state, seat, to):
    """Have these two players cities that could be swapped? (138)"""
    return values_to_swap(state, seat) & values_to_swap(state, to) != 0


def values_to_swap(state, seat):
    """A bit for each value of which this player has a city that is not protected (138)."""
    values = 0
    for city in range(board.CITIES):
        if owns(state, seat, city) and not state.protected[city]:
            values |= 1 << swap_value(state, city)
    return values


def coins_can_move(state, seat, to):
    """One of the two has a coin (138)."""
    return state.coins[seat] > 0 or state.coins[to] > 0


def has_an_offer(state, seat):
    """Is there anything that this player could offer anybody? Who has none can only end the turn
    (121)."""
    return any(why_not_offer_to(state, seat, to) == LEGAL for to in range(state.seats))


def coins_paid(coins):
    """What the one who offers would pay (137)."""
    return max(0, terms.NO_COINS - coins)


def coins_asked(coins):
    """What he asks for (137)."""
    return max(0, coins - terms.NO_COINS)


def offer(state, seat, to, give, want, coins, reason, place):
    """It counts, whatever the answer; the other side answers at once (136, 140)."""
    state.offers_left[seat] -= 1
    state.offer_from = seat
    state.offer_to = to
    state.offer_give = give
    state.offer_want = want
    state.offer_coins = coins
    state.offer_reason = reason
    state.offer_city = place
    tell_offer(state)
    push(state, phases.ANSWER, to)


MAKES_AN_OFFER = told("offer", "135", _("{seat} makes {to} an offer."))
SWAP_OFFERED = told(
    "swap_offered",
    "137",
    _("{seat} would give {give}, {to} would give {want}."),
    give=board.CITIES,
    want=board.CITIES,
)
COINS_OFFERED = told(
    "coins_offered",
    "137",
    n_(
        "{giver} would pay {taker} {coins} coin.",
        "{giver} would pay {taker} {coins} coins.",
        "coins",
    ),
)


def tell_offer(state):
    """What would change hands, and what whoever receives the coins promises; open to all, and
    binding nobody (137, 139)."""
    seat, to, coins = state.offer_from, state.offer_to, state.offer_coins
    tell(state, MAKES_AN_OFFER, seat, to)
    if state.offer_give != board.NO_CITY:
        tell(state, SWAP_OFFERED, seat, state.offer_give, to, state.offer_want)
    if coins_paid(coins) > 0:
        tell(state, COINS_OFFERED, seat, to, coins_paid(coins))
        tell_promise(state, to, seat)
    if coins_asked(coins) > 0:
        tell(state, COINS_OFFERED, to, seat, coins_asked(coins))
        tell_promise(state, seat, to)


PROMISES_TO_ATTACK = told("promises_to_attack", "139", _("In return {seat} would attack {city}."))
PROMISES_TO_SPARE_CITY = told(
    "promises_to_spare_city", "139", _("In return {seat} would not attack {city} this round.")
)
PROMISES_TO_SPARE = told(
    "promises_to_spare", "139", _("In return {seat} would not attack {other} this round.")
)


def tell_promise(state, giver, other):
    """The promise of whoever receives the coins (139)."""
    if state.offer_reason == terms.FOR_ATTACKING:
        tell(state, PROMISES_TO_ATTACK, giver, state.offer_city)
    elif state.offer_reason == terms.FOR_SPARING_CITY:
        tell(state, PROMISES_TO_SPARE_CITY, giver, state.offer_city)
    elif state.offer_reason == terms.FOR_SPARING_ME:
        tell(state, PROMISES_TO_SPARE, giver, other)
