"""The Regina Foederata (rule 3.7.6): who follows her, and enlisting without a card."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..alliance import hire, why_not_hire
from ..book import refuse, told
from ..components import board, pieces, roles
from ..ending import check_win
from ..options import free_enlisting_is_an_action
from ..players import active_seat, has_role, your_city
from ..step_by_step import finish
from ..turn import WRONG_ROLE, spend_action, why_not_act


def call_followers(state, left, legions):
    """The Regina takes up to three pieces, legions and barbarians mixed, when she marches or sails
    (3.7.6)."""
    if has_role(state, roles.REGINA_FOEDERATA) and legions < pieces.MOST_ALONG:
        state.left_city = left
        state.followers = pieces.MOST_ALONG - legions
        push(state, phases.ESCORT, active_seat(state))


NOT_IN_THE_CITY_LEFT = refuse(
    "3.7.6",
    _("No barbarian of the {tribe} is in {city} to follow you."),
    city=board.CITIES,
    tribe=board.TRIBES,
)
TOO_MANY_OF_A_COLOUR = refuse("3.7.6", _("{city} holds 3 of the {tribe} already."))


def why_not_bring(state, seat, tribe):
    """Barbarians come from the city she left; no colour may exceed three in her city (3.7.6)."""
    here = your_city(state)
    if state.cubes[state.left_city][tribe] == 0:
        return because(NOT_IN_THE_CITY_LEFT, state.left_city, tribe)
    if state.cubes[here][tribe] == board.FULL:
        return because(TOO_MANY_OF_A_COLOUR, here, tribe)
    return LEGAL


FOLLOWED = told(
    "followed", "3.7.6", _("A barbarian of the {tribe} follows from {here} to {there}.")
)


def bring(state, seat, tribe):
    """A barbarian follows her; moved barbarians meet no defence. Where Roma must be free to win,
    the game may be won by that. (3.7.6, 2.14.3)"""
    state.cubes[state.left_city][tribe] -= 1
    state.cubes[your_city(state)][tribe] += 1
    state.followers -= 1
    tell(state, FOLLOWED, tribe, state.left_city, your_city(state))
    if state.followers == 0:
        finish(state)
    check_win(state)


ENLISTED_ALREADY = refuse("3.7.6", _("The Regina has enlisted without a card this turn."))


def why_not_enlist_freely(state, seat, tribe, legions):
    """Once per turn the Regina enlists without spending a card (3.7.6)."""
    if not has_role(state, roles.REGINA_FOEDERATA):
        return because(WRONG_ROLE, roles.REGINA_FOEDERATA)
    if free_enlisting_is_an_action(state):
        if refusal := why_not_act(state):
            return refusal
    if state.enlisted_freely:
        return because(ENLISTED_ALREADY)
    return why_not_hire(state, tribe, legions)


def enlist_freely(state, seat, tribe, legions):
    """Enlisted without a card (3.7.6)."""
    if free_enlisting_is_an_action(state):
        spend_action(state)
    state.enlisted_freely = 1
    hire(state, tribe, legions)
