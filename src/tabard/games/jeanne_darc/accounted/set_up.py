"""What the set-up allows at each of its steps (11 to 25)."""

from __future__ import annotations

from tabard.engine.flow.stack import phase_now
from tabard.engine.rule import because, rule
from tabard.engine.words import _

from .. import phases
from ..book import complain
from ..components import factions, pieces
from ..players import cities_owned
from ..setup import FACTIONS_CHOSEN, SECOND_CITIES, THIRD_CITIES
from ..state import INCOME
from .rounds import LEADS_NOBODY, ROUND_OFF, by_this_step_off, order_off


@rule
def set_up_off(state, step):
    """11, 18, 19: who has chosen leads a faction; then the order stands, and garrisons follow."""
    if state.round != 1:
        return because(ROUND_OFF, state.round, 1, 1)
    chosen = min(state.seats, step - (phase_now(state) == phases.CHOOSE_FACTION))
    ordered = step > FACTIONS_CHOSEN
    wrong = factions_off(state, chosen)
    if wrong == 0 and ordered:
        wrong = order_off(state, state.seats)
    for place in range(state.seats):
        if wrong == 0:
            seat = state.order[place] if ordered else place
            wrong = settled_off(state, seat, garrisons_at(state, place, step))
    return by_this_step_off(state, INCOME) if wrong == 0 else wrong


LEADS_TOO_EARLY = complain(
    "11", _("Seat {seat} leads {faction}, and has not chosen yet."), seat=pieces.SEAT_NUMBERS
)


@rule
def factions_off(state, chosen):
    """11: as many seats as have chosen lead a faction."""
    for seat in range(state.seats):
        if seat < chosen and state.faction[seat] == factions.NO_FACTION:
            return because(LEADS_NOBODY, seat + 1)
        if seat >= chosen and state.faction[seat] != factions.NO_FACTION:
            return because(LEADS_TOO_EARLY, seat + 1, state.faction[seat])
    return 0


@rule
def garrisons_at(state, place, step):
    """19, 23: how many garrisons who stands here in the order can have placed by now."""
    seconds, thirds = step - SECOND_CITIES, step - THIRD_CITIES  # so many have been asked
    now = phase_now(state)
    if thirds > place or (thirds == place and now == phases.THIRD_CITY):
        return 2 if now == phases.THIRD_CITY and thirds == place + 1 else 3
    if seconds > place:
        return 1 if now == phases.START_CITY and seconds == place + 1 else 2
    return 0


SETTLED_OFF = complain(
    "19", _("{seat} has {found} garrisons on the board; so early in the set-up {most} at most.")
)


@rule
def settled_off(state, seat, most):
    """19: not more of them."""
    found = cities_owned(state, seat)
    return because(SETTLED_OFF, seat, found, most) if found > most else 0
