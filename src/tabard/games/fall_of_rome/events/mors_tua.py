"""Event 6, Mors tua, vita mea (rule 3.8.6)."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse
from ..components import cards
from ..ending import take_barbarian
from ..step_by_step import finish, one_more_piece
from ..supply import JOINED, REMOVED, add_legions, barbarians_in, legions_in_supply, no_legion_left
from .playing import forget_holder, holders_consent, pay_for_event, why_not_play

TWO_MORE = 2


NO_LEGION_TO_REPLACE = no_legion_left("3.8.6")
NOBODY_TO_REPLACE = refuse("3.8.6", _("No barbarian is in {city}."))


def why_not_mors_tua(state, seat, effect, city, tribe):
    """Replace a barbarian by a legion of the supply (corrupt: up to three in one city) (3.8.6)."""
    if refusal := why_not_play(state, seat, cards.MORS_TUA):
        return refusal
    if legions_in_supply(state) == 0:
        return because(NO_LEGION_TO_REPLACE)
    if city == OPEN:
        return LEGAL
    if tribe == OPEN:
        return LEGAL if barbarians_in(state, city) > 0 else because(NOBODY_TO_REPLACE, city)
    return why_not_replace_in(state, city, tribe)


NONE_TO_REPLACE = refuse("3.8.6", _("No barbarian of the {tribe} is in {city}."))


def why_not_replace_in(state, city, tribe):
    """The tribe must be there (3.8.6)."""
    if state.cubes[city][tribe] == 0:
        return because(NONE_TO_REPLACE, tribe, city)
    return LEGAL


def consent_mors_tua(state, seat, effect, city, tribe):
    """The holder of the event (2.11.13)."""
    return holders_consent(state, cards.MORS_TUA)


def mors_tua(state, seat, effect, city, tribe):
    """One is replaced; the corrupt effect goes on in the same city (3.8.6)."""
    pay_for_event(state, cards.MORS_TUA, effect)
    if state.ended != 0:
        return
    swap_for_legion(state, city, tribe)
    if effect == cards.CORRUPT and can_replace_in(state, city):
        push(state, phases.REPLACING, seat)
        state.goal = city
        state.left_to_do = TWO_MORE
    else:
        forget_holder(state)


def swap_for_legion(state, city, tribe):
    """The barbarian goes to its supply, the legion comes from its own (3.8.6)."""
    tell(state, REMOVED, tribe, city)
    take_barbarian(state, city, tribe)
    tell(state, JOINED, add_legions(state, city, 1), city)


def can_replace_in(state, city):
    """A barbarian is there and a legion in the supply (3.8.6)."""
    return barbarians_in(state, city) > 0 and legions_in_supply(state) > 0


def why_not_replace(state, seat, tribe):
    """In that one city (3.8.6)."""
    return why_not_replace_in(state, state.goal, tribe)


def replace(state, seat, tribe):
    """One more is replaced (3.8.6)."""
    one_more_piece(state)
    swap_for_legion(state, state.goal, tribe)
    if state.left_to_do == 0 or not can_replace_in(state, state.goal):
        finish(state)
