"""Chapter "Bargaining: the answer" (rules 140 to 142)."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.stack import pop

from .bargain import coins_asked, coins_paid
from .components import NO_CITY, NO_COINS, NO_REASON
from .state import NOBODY
from .told_in_phase_seven import (
    COINS_PAID,
    DECLINES,
    SWAPPED,
)


@rule
def accept(state, seat):
    """140, 141: whoever is asked may accept; nothing has happened since the offer; done at once:
    the garrisons change places, the coins are paid. Castle, fortress and markers stay with the
    city."""
    other, give, want = state.offer_from, state.offer_give, state.offer_want
    if give != NO_CITY:
        state.owner[give] = seat
        state.owner[want] = other
        tell(state, SWAPPED, other, want, seat, give)
    pay(state, other, seat, coins_paid(state.offer_coins))
    pay(state, seat, other, coins_asked(state.offer_coins))
    forget_offer(state)


@rule
def pay(state, giver, taker, coins):
    """74, 141: coins change hands."""
    if coins > 0:
        state.coins[giver] -= coins
        state.coins[taker] += coins
        tell(state, COINS_PAID, giver, taker, coins)


@rule
def decline(state, seat):
    """140, 141, 6.2: nobody must accept; nothing happens; an absent player refuses."""
    tell(state, DECLINES, seat, state.offer_from)
    forget_offer(state)


@rule
def forget_offer(state):
    """140: no offer is pending any more."""
    state.offer_from = NOBODY
    state.offer_to = NOBODY
    state.offer_give = NO_CITY
    state.offer_want = NO_CITY
    state.offer_coins = NO_COINS
    state.offer_reason = NO_REASON
    state.offer_city = NO_CITY
    pop(state)
