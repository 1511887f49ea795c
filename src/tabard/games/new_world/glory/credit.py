"""Ducats paid from home, and the credit of card NL4 (3.19.5)."""

from __future__ import annotations

from tabard.engine.rule import rule

from ..components import nations, units


@rule
def ducats_on_credit(state, nation, price):
    """NL4: how much of a payment is free."""
    return min(price, state.credit) if nation == nations.NL else 0


@rule
def take_credit(state, nation, price):
    """NL4: what is left to pay; a credit serves one payment."""
    free = ducats_on_credit(state, nation, price)
    if nation == nations.NL:
        state.credit = 0
    return price - free


@rule
def pay_from_home(state, nation, price):
    """3.1.13, NL4: from home, less what is on credit."""
    state.held[nation][units.DUCATS] -= take_credit(state, nation, price)
