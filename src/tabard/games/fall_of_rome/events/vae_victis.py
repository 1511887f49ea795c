"""Event 2, Vae victis (rule 3.8.2)."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse
from ..components import board, cards
from ..ending import take_barbarian
from ..step_by_step import finish, one_more_piece
from ..supply import REMOVED, barbarians_in
from .playing import holders_consent, pay_for_event, why_not_play

NOBODY_ELSEWHERE = refuse("3.8.2", _("There is no barbarian in any other city."))


def why_not_vae_victis(state, seat, effect):
    """Directly after a battle, remove up to as many barbarians as it did, from one other city
    (corrupt: from any cities) (3.8.2)."""
    if refusal := why_not_play(state, seat, cards.VAE_VICTIS):
        return refusal
    for city in range(board.CITIES):
        if barbarians_in(state, city) > 0 and (
            effect == cards.CORRUPT or city != state.battle_city
        ):
            return LEGAL
    return because(NOBODY_ELSEWHERE)


def consent_vae_victis(state, seat, effect):
    """The holder of the event (2.11.13)."""
    return holders_consent(state, cards.VAE_VICTIS)


def vae_victis(state, seat, effect):
    """The barbarians are named one by one; NOWHERE as goal means any city (3.8.2)."""
    pay_for_event(state, cards.VAE_VICTIS, effect)
    if state.ended != 0:
        return
    push(state, phases.STRIKE_ELSEWHERE, seat)
    state.goal = state.battle_city if effect == cards.NORMAL else board.NOWHERE
    state.left_to_do = state.removed


NOT_THE_BATTLE_CITY = refuse(
    "3.8.2", _("{city} is where the battle was; the event strikes elsewhere.")
)
ONE_CITY_ONLY = refuse("3.8.2", _("The normal effect strikes one city only, {city}."))
NONE_THERE = refuse("3.8.2", _("No barbarian of the {tribe} is in {city}."))


def why_not_strike(state, seat, city, tribe):
    """The normal effect strikes one city, which is not the one of the battle (3.8.2)."""
    if state.cubes[city][tribe] == 0:
        return because(NONE_THERE, tribe, city)
    if state.goal == board.NOWHERE:
        return LEGAL
    if cursor(state) == 0 and city == state.battle_city:
        return because(NOT_THE_BATTLE_CITY, city)
    if cursor(state) > 0 and city != state.goal:
        return because(ONE_CITY_ONLY, state.goal)
    return LEGAL


def strike(state, seat, city, tribe):
    """One barbarian is removed (3.8.2)."""
    if state.goal != board.NOWHERE:
        state.goal = city
    one_more_piece(state)
    tell(state, REMOVED, tribe, city)
    take_barbarian(state, city, tribe)
    if state.left_to_do == 0 or nobody_left_to_strike(state):
        finish(state)


def nobody_left_to_strike(state):
    """No barbarian is left where the event strikes (3.8.2)."""
    if state.goal != board.NOWHERE:
        return barbarians_in(state, state.goal) == 0
    return all(barbarians_in(state, city) <= 0 for city in range(board.CITIES))
