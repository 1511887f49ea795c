"""Chapter "Bargaining", the opening of a turn: how many offers, who is asked (rules 135, 136)."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import pop, push, seat_now
from tabard.engine.kinds import MAX_SEATS
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..players import takes_part
from ..readings import nobody_offers, only_the_active_player_offers

OFFERS_OF_ACTIVE, OFFERS_OF_OTHERS = 3, 1
STEPS = Course(active_player=1, other=MAX_SEATS)
OTHERS = STEPS.begins["other"]


def deal_out_offers(state, active):
    """Three offers for the active player in a turn, one for every other; by option none. What was
    left of the turn before has lapsed. (136)"""
    for seat in range(state.seats):
        state.offers_left[seat] = OFFERS_OF_OTHERS
        if nobody_offers(state) or only_the_active_player_offers(state):
            state.offers_left[seat] = 0
    if not nobody_offers(state):
        state.offers_left[active] = OFFERS_OF_ACTIVE


def active_player_offers(state, seat):
    """First the active player is asked (135)."""
    push(state, phases.OFFERS, seat)


def other_player_offers(state, seat, place):
    """Then every other in player order (135)."""
    other = state.order[place]
    if other != seat and takes_part(state, other):
        push(state, phases.OFFERS, other)


def is_silent(state):
    """This player does not want to be asked for offers (135)."""
    return state.silent[seat_now(state)] == 1


STAYS_SILENT = told("stays_silent", "135", _("{seat} has no offers for now."))


def no_offers(state, seat):
    """Whoever is asked for offers may want to be passed over from now on; passed over until he says
    otherwise (135)."""
    tell(state, STAYS_SILENT, seat)
    state.silent[seat] = 1
    pop(state)


NOT_SILENT = refuse("135", _("You are asked for offers already."))


def why_not_offers_again(state, seat):
    """Only who is passed over (135)."""
    return LEGAL if state.silent[seat] else because(NOT_SILENT)


SPEAKS_AGAIN = told("speaks_again", "135", _("{seat} may have offers again."))


def offers_again(state, seat):
    """Asked again from the next opening on (135)."""
    tell(state, SPEAKS_AGAIN, seat)
    state.silent[seat] = 0
