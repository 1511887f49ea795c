"""What the set-up allows at each of its steps (11 to 25)."""

from __future__ import annotations

from tabard.engine.flow.stack import phase_now
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from .. import phases
from ..auction import place_of_choice
from ..book import complain
from ..components import factions, pieces
from ..players import cities_owned
from ..readings import factions_are_bid_for
from ..setup import BIDS_OPEN, FACTIONS_CHOSEN, SECOND_CITIES, THIRD_CITIES
from ..state import INCOME
from .rounds import LEADS_NOBODY, ROUND_OFF, by_this_step_off, order_off


def set_up_off(state, step):
    """Who has chosen leads a faction; then the order stands, and garrisons follow (11, 18, 19)."""
    if state.round != 1:
        return because(ROUND_OFF, state.round, 1, 1)
    begun = max(0, step - BIDS_OPEN)  # so many have been asked for a faction
    chosen = min(state.seats, begun - (phase_now(state) == phases.CHOOSE_FACTION))
    ordered = step > FACTIONS_CHOSEN
    wrong = factions_off(state, chosen)
    if wrong == 0 and ordered:
        wrong = order_off(state, state.seats)
    for place in range(state.seats):
        if wrong == 0:
            seat = state.order[place] if ordered else place
            wrong = settled_off(state, seat, garrisons_at(state, place, step))
    return by_this_step_off(state, INCOME) if wrong == 0 else wrong


BIDS_OFF = complain(
    "11.1", _("{seat} has a bid that nobody asks for now, or has answered without one.")
)


def bids_off(state):
    """Sealed bids are of those who have answered, open ones come after, by option only (11.1)."""
    bidding, answered = phase_now(state) == phases.BID, 0
    if bidding:
        answered = state.frame_answered[state.depth - 1]
    for seat in range(state.seats):
        if (state.sealed_bid[seat] != 0) != (answered >> seat & 1):
            return because(BIDS_OFF, seat)
        if state.bid[seat] != 0 and (bidding or not factions_are_bid_for(state)):
            return because(BIDS_OFF, seat)
    return 0


LEADS_TOO_EARLY = complain(
    "11", _("Seat {seat} leads {faction}, and has not chosen yet."), seat=pieces.SEAT_NUMBERS
)


def factions_off(state, chosen):
    """As many seats as have chosen lead a faction (11, 11.1)."""
    for seat in range(state.seats):
        has_chosen = place_of_choice(state, seat) < chosen
        if has_chosen and state.faction[seat] == factions.NO_FACTION:
            return because(LEADS_NOBODY, seat + 1)
        if not has_chosen and state.faction[seat] != factions.NO_FACTION:
            return because(LEADS_TOO_EARLY, seat + 1, state.faction[seat])
    return 0


def garrisons_at(state, place, step):
    """How many garrisons who stands here in the order can have placed by now (19, 23)."""
    seconds, thirds = step - SECOND_CITIES, step - THIRD_CITIES  # so many have been asked
    now = phase_now(state)
    if thirds > place or (thirds == place and now == phases.THIRD_CITY):
        return 2 if now == phases.THIRD_CITY and thirds == place + 1 else 3
    if seconds > place:
        return 1 if now == phases.START_CITY and seconds == place + 1 else 2
    return 0


SETTLED_OFF = complain(
    "19",
    n_(
        "{seat} has {found} garrison on the board; so early in the set-up {most} at most.",
        "{seat} has {found} garrisons on the board; so early in the set-up {most} at most.",
        "found",
    ),
)


def settled_off(state, seat, most):
    """Not more of them (19)."""
    found = cities_owned(state, seat)
    return because(SETTLED_OFF, seat, found, most) if found > most else 0
