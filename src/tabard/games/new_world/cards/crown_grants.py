"""Grants of the crown: a monopoly (3.19 N°29), royal guards and the flagship (3.19.7)."""

from __future__ import annotations

from tabard.engine.flow.stack import pop
from tabard.engine.kinds import numbers
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..action.build import raise_units, why_not_raise, why_not_spend_points
from ..book import refuse, told
from ..components import cards, goods, nations, units
from ..glory.higher_awards import has_flagship
from ..world.limits import ships_left
from .targets import A_GOOD, GUARDS, why_not_aim

MOST_GUARDS = 2
COUNT_OF_GUARDS = numbers(1, MOST_GUARDS)


IS_GRANT = cards.among(cards.MONOPOLY_GRANT, cards.ROYAL_GUARD, cards.FLAGSHIP)


def can_be_granted(state, nation, event):
    """3.10.2, 3.19.7: would it change anything now?"""
    if event == cards.ROYAL_GUARD:
        return why_not_raise(state, nation, units.GINF, 1) == LEGAL
    if event == cards.FLAGSHIP:
        if has_flagship(state, nation) or ships_left(state, nation) == 0:
            return False
        return why_not_spend_points(state, nation, units.SHIP_COST[units.FLAGSHIP]) == LEGAL
    return any(state.monopoly[good] == nations.NO_NATION for good in range(goods.GOODS))


# --- monopoly -----------------------------------------------------------------------------------


MONOPOLY_GRANTED = refuse("3.19.4", _("{good} is a monopoly already."))


def why_not_take_monopoly(state, seat, good):
    """N°29: of a good that nobody has a monopoly of."""
    if refusal := why_not_aim(state, A_GOOD):
        return refusal
    return because(MONOPOLY_GRANTED, good) if state.monopoly[good] != nations.NO_NATION else LEGAL


MONOPOLY_TOLD = told("monopoly", "3.19.4", _("This turn only {nation} sells {good}."))


def take_monopoly(state, seat, good):
    """N°29: this turn only this nation sells it."""
    pop(state)
    state.monopoly[good] = state.nation[seat]
    tell(state, MONOPOLY_TOLD, state.nation[seat], good)


# --- royal pieces -------------------------------------------------------------------------------


def why_not_raise_guards(state, seat, count):
    """3.19.7, 3.6.7: for their build points, three in all."""
    return why_not_aim(state, GUARDS) or why_not_raise(state, state.nation[seat], units.GINF, count)


def raise_guards(state, seat, count):
    """3.19.7: they lie at home."""
    pop(state)
    raise_units(state, state.nation[seat], units.GINF, count)
