"""EI12, the account book (3.19)."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import squares
from ..tokens import give_taels

FOUND_IN_THE_STORE = 20


def has_a_store(state, seat):
    """A player with a refuge (EI12)."""
    return state.refuge[seat] != squares.NOWHERE


STORE_COUNTED = told(
    "store_counted", "EI12", _("{seat} finds {taels}; the treasure is {treasure}.")
)


def fill_the_treasure(state, seat):
    """The treasure gains 20 taels (EI12)."""
    state.treasure[seat] += FOUND_IN_THE_STORE
    tell(state, STORE_COUNTED, seat, FOUND_IN_THE_STORE, state.treasure[seat])


def account_book(state, figure):
    """Without a refuge, 20 taels for an own figure of choice (EI12)."""
    give_taels(state, figure, FOUND_IN_THE_STORE)
