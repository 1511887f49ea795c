"""Paying: what cannot be paid in full is refused (3.1.13). Ducats and build points lie at home or
are carried; production points and control markers."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _, n_

from ..book import refuse
from ..components import nations, units
from .nations import free_markers, home
from .supply import is_supplied

# --- ducats at home -------------------------------------------------------------------------------


def less_credit(state, nation, price):
    """What is left to pay of a price when the credit of the Netherlands is taken off (NL4)."""
    return price - min(price, state.credit) if nation == nations.NL else price


def use_up_credit(state, nation):
    """A credit serves one payment, however small (NL4)."""
    if nation == nations.NL:
        state.credit = 0


TOO_POOR = refuse(
    "3.1.13",
    n_(
        "{wanted} ducat is needed; at home: {have}.", "{wanted} ducats are needed; at home: {have}."
    ),
)


def why_not_pay_from_home(state, nation, price):
    """So many ducats, less what is on credit, must lie at home (3.1.13, NL4)."""
    wanted, have = less_credit(state, nation, price), state.held[home(nation)][units.DUCATS]
    return LEGAL if have >= wanted else because(TOO_POOR, wanted, have)


def pay_from_home(state, nation, price):
    """The ducats leave the home base, less what is on credit (3.1.13, NL4)."""
    state.held[home(nation)][units.DUCATS] -= less_credit(state, nation, price)
    use_up_credit(state, nation)


# --- what is carried, and at home -----------------------------------------------------------------


def at_hand(state, avatar, what, wanted):
    """What is carried of it, and by an open supply route what is at home, where so much is wanted
    (3.1.13, 3.4.14, 3.11.11)."""
    have = state.held[avatar][what]
    if have < wanted and is_supplied(state, avatar):
        have += state.held[home(nations.HOLDER_NATION[avatar])][what]
    return have


def pay_carried_first(state, avatar, what, amount):
    """First what is carried, the rest from home (3.1.13, 3.4.14)."""
    carried = min(amount, state.held[avatar][what])
    state.held[avatar][what] -= carried
    state.held[home(nations.HOLDER_NATION[avatar])][what] -= amount - carried


# --- build points ---------------------------------------------------------------------------------

TOO_FEW_POINTS = refuse(
    "3.1.13",
    n_(
        "{wanted} build point is needed; {have} can be had.",
        "{wanted} build points are needed; {have} can be had.",
    ),
)


def why_not_spend_points(state, nation, points):
    """So many build points must lie at home (3.1.13)."""
    have = state.held[home(nation)][units.POINTS]
    return LEGAL if have >= points else because(TOO_FEW_POINTS, points, have)


def why_not_pay_points(state, avatar, points):
    """So many must be carried, or be had by a supply route (3.1.13)."""
    have = at_hand(state, avatar, units.POINTS, points)
    return LEGAL if have >= points else because(TOO_FEW_POINTS, points, have)


def pay_points(state, avatar, points):
    """First what is carried, the rest from home (3.4.14)."""
    pay_carried_first(state, avatar, units.POINTS, points)


# --- production points and control markers --------------------------------------------------------

NO_FREE_MARKER = refuse("3.1.13", _("Too few control markers are left in the pool."))
TOO_LITTLE_PRODUCTION = refuse(
    "3.1.13",
    n_(
        "{wanted} production point is needed; {have} can be had.",
        "{wanted} production points are needed; {have} can be had.",
    ),
)


def why_not_pay_production(state, nation, points, markers):
    """Production and control markers must be there (3.1.13, 3.10.5)."""
    if state.production[nation] < points:
        return because(TOO_LITTLE_PRODUCTION, points, state.production[nation])
    if free_markers(state, nation) < markers:
        return because(NO_FREE_MARKER)
    return LEGAL


def pay_production(state, nation, points, markers):
    """The production rate falls, the markers leave the game (3.5.3, 3.5.4)."""
    state.production[nation] -= points
    state.markers_gone[nation] += markers
