"""Event 11, Mortui non mordent (rule 3.8.11)."""

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
from ..supply import REMOVED, cubes_on_board
from .playing import forget_holder, holders_consent, pay_for_event, why_not_play

NONE_OF_THEM_LEFT = refuse("3.8.11", _("No barbarian of the {tribe} is on the board."))


def why_not_mortui_non_mordent(state, seat, effect, tribe, city):
    """Remove up to two (corrupt four) barbarians of one colour, anywhere (3.8.11)."""
    refusal = why_not_play(state, seat, cards.MORTUI_NON_MORDENT)
    if refusal != LEGAL or tribe == OPEN:
        return refusal
    if cubes_on_board(state, tribe) == 0:
        return because(NONE_OF_THEM_LEFT, tribe)
    if city == OPEN:
        return LEGAL
    return why_not_kill(state, tribe, city)


NONE_TO_BITE = refuse("3.8.11", _("No barbarian of the {tribe} is in {city}."))


def why_not_kill(state, tribe, city):
    """The tribe must be in the city named (3.8.11)."""
    if state.cubes[city][tribe] == 0:
        return because(NONE_TO_BITE, tribe, city)
    return LEGAL


def consent_mortui_non_mordent(state, seat, effect, tribe, city):
    """The holder of the event (2.11.13)."""
    return holders_consent(state, cards.MORTUI_NON_MORDENT)


def mortui_non_mordent(state, seat, effect, tribe, city):
    """The first barbarian; the others of its colour are named one by one (3.8.11)."""
    pay_for_event(state, cards.MORTUI_NON_MORDENT, effect)
    if state.ended != 0:
        return
    kill(state, tribe, city)
    if cubes_on_board(state, tribe) > 0:
        push(state, phases.BITING, seat)
        state.chosen_tribe = tribe
        state.left_to_do = 3 if effect == cards.CORRUPT else 1
    else:
        forget_holder(state)


def kill(state, tribe, city):
    """A barbarian goes back to its supply (3.8.11)."""
    tell(state, REMOVED, tribe, city)
    take_barbarian(state, city, tribe)


def why_not_bite(state, seat, city):
    """Of the same colour, in any city (3.8.11)."""
    return why_not_kill(state, state.chosen_tribe, city)


def bite(state, seat, city):
    """One more (3.8.11)."""
    one_more_piece(state)
    kill(state, state.chosen_tribe, city)
    if state.left_to_do == 0 or cubes_on_board(state, state.chosen_tribe) == 0:
        finish(state)
