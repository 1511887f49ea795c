"""Chapter "Bargaining: the answer" (rules 140 to 142)."""

from __future__ import annotations

from tabard.engine.flow.stack import pop
from tabard.engine.rule import tell
from tabard.engine.words import _, n_

from ..book import told
from ..components import board
from ..state import State
from .offers import coins_asked, coins_paid

SWAPPED = told(
    "swapped",
    "141",
    _("{seat} has {want} now, {to} has {give}."),
    weight=1,
    want=board.CITIES,
    give=board.CITIES,
)


def accept(state, seat):
    """140, 141: whoever is asked may accept; nothing has happened since the offer; done at once:
    the garrisons change places, the coins are paid. Castle, fortress and markers stay with the
    city."""
    other, give, want = state.offer_from, state.offer_give, state.offer_want
    if give != board.NO_CITY:
        state.owner[give] = seat
        state.owner[want] = other
        tell(state, SWAPPED, other, want, seat, give)
    pay(state, other, seat, coins_paid(state.offer_coins))
    pay(state, seat, other, coins_asked(state.offer_coins))
    forget_offer(state)


COINS_PAID = told(
    "coins_paid",
    "141",
    n_("{giver} pays {taker} {coins} coin.", "{giver} pays {taker} {coins} coins.", "coins"),
)


def pay(state, giver, taker, coins):
    """74, 141: coins change hands."""
    if coins > 0:
        state.coins[giver] -= coins
        state.coins[taker] += coins
        tell(state, COINS_PAID, giver, taker, coins)


DECLINES = told("declines", "140", _("{seat} declines the offer of {other}."))


def decline(state, seat):
    """140, 141, 6.2: nobody must accept; nothing happens; an absent player refuses."""
    tell(state, DECLINES, seat, state.offer_from)
    forget_offer(state)


forget_what_was_offered = State.forgets("offer", says="140: no offer is pending any more.")


def forget_offer(state):
    """140: the offer is answered."""
    forget_what_was_offered(state)
    pop(state)
