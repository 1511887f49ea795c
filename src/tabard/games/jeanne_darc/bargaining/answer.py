"""Chapter "Bargaining: the answer" (rules 140, 141). What a swapped city is good for in moves 1 and
2 (142) stands there: ``expansion``, ``attack``."""

from __future__ import annotations

from tabard.engine.flow.stack import pop
from tabard.engine.rule import tell
from tabard.engine.words import _, n_

from ..book import told
from ..components import board
from ..state import State
from .offers import coins_asked, coins_paid

ACCEPTS = told("accepts", "140", _("{seat} accepts the offer of {other}."), weight=1)
SWAPPED = told(
    "swapped",
    "141",
    _("{seat} has {want} now, {to} has {give}."),
    weight=1,
    want=board.CITIES,
    give=board.CITIES,
)


def accept(state, seat):
    """Whoever is asked may accept; nothing has happened since the offer; done at once: the
    garrisons change places, the coins are paid. Castle, fortress and markers stay with the city.
    (140, 141)"""
    other, give, want = state.offer_from, state.offer_give, state.offer_want
    tell(state, ACCEPTS, seat, other)
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
    """Coins change hands (74, 141)."""
    if coins > 0:
        state.coins[giver] -= coins
        state.coins[taker] += coins
        tell(state, COINS_PAID, giver, taker, coins)


DECLINES = told("declines", "140", _("{seat} declines the offer of {other}."), weight=1)


def decline(state, seat):
    """Nobody must accept; nothing happens; an absent player refuses (140, 141, 6.2)."""
    tell(state, DECLINES, seat, state.offer_from)
    forget_offer(state)


forget_what_was_offered = State.forgets("offer", says="No offer is pending any more (140).")


def forget_offer(state):
    """The offer is answered (140)."""
    forget_what_was_offered(state)
    pop(state)
