"""Paragraphs "Main card" and "BP price" (3.10.4 to 3.10.6). What it brings into service:
``new_leaders_and_fleets``, ``new_regiments``."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, pop, turn_to
from tabard.engine.kinds import numbers
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import SO_MANY_BUILD_POINTS, units
from ..world.conventions import period
from ..world.nations import home
from ..world.paying import pay_from_home, why_not_pay_from_home
from ..world.stacking_limits import can_take
from .impulse import spend_points

BUYABLE = numbers(1, 25)


MAIN_CARD_USED = refuse("3.10.4", _("The main card has been used this turn."))


def why_not_use_main_card(state, seat):
    """Once a turn (3.10.4)."""
    return because(MAIN_CARD_USED) if state.main_card_used[state.nation[seat]] else LEGAL


def why_main_card_is_used(state, seat):
    """For the rest of the turn, once there are turns (3.10.4)."""
    within_turns = goes_on(state, phases.TURN) and seat < state.seats
    return why_not_use_main_card(state, seat) if within_turns else LEGAL


def use_main_card(state, seat):
    """It is used, but not discarded; an impulse that was no pass (3.10.4, 3.10.1)."""
    state.main_card_used[state.nation[seat]] = 1
    state.impulses += 1


def price_of_points(state):
    """Four and the inflation, which is the period's number (3.10.6)."""
    return 4 + period(state)


TOO_MANY_POINTS = refuse("3.10.5", _("At most {most} can be bought."), most=SO_MANY_BUILD_POINTS)


def why_not_buy_points(state, seat, points):
    """Up to five and five for each period (3.10.5, 3.10.6)."""
    nation = state.nation[seat]
    most = min(5 + 5 * period(state), can_take(state, home(nation), units.POINTS))
    if points > most:
        return because(TOO_MANY_POINTS, most)
    return why_not_pay_from_home(state, nation, points * price_of_points(state))


BOUGHT_POINTS = told("bought", "3.10.6", _("{nation} buys {points}."), points=SO_MANY_BUILD_POINTS)


def buy_points(state, seat, points):
    """They lie at home (3.10.6)."""
    nation = state.nation[seat]
    use_main_card(state, seat)
    pay_from_home(state, nation, points * price_of_points(state))
    state.held[home(nation)][units.POINTS] += points
    tell(state, BOUGHT_POINTS, nation, points)
    pop(state)


MAIN_CARD = told("main_card", "3.10.4", _("{nation} uses the main card."))


def take_two_points(state, seat):
    """They are spent now (3.10.5)."""
    use_main_card(state, seat)
    tell(state, MAIN_CARD, state.nation[seat])
    spend_points(state, seat, 2)


def build_by_main_card(state, seat):
    """Any build points at home are spent (3.10.5)."""
    use_main_card(state, seat)
    tell(state, MAIN_CARD, state.nation[seat])
    turn_to(state, phases.BUILD, seat)
