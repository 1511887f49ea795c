"""Blue events that give an action free of operation points (N°23, 25, 26, PT1, PT2, EN4)."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.rule import LEGAL

from .. import phases
from ..components import cards, nations
from ..exploring.discover import can_discover_somewhere
from ..options import IMPROVE_MODULE, plays_with
from ..settling.colonise import why_not_found_anything, why_not_found_here
from ..settling.mission import why_not_preach
from ..world.avatars import in_service, is_ashore, spot_of

_discoveries = (cards.CARTOGRAPHERS, cards.SECRET_PILOTS)
GIVES_A_DISCOVERY = cards.among(*_discoveries)
# N°PT2 is aimed at a leader first.
GIVES_AN_ACTION = cards.among(
    cards.FOUNDING_CHARTER, cards.PURITAN_EXODUS, cards.MISSIONARY_ZEAL, *_discoveries
)


def can_be_given(state, seat, event):
    """Is there an avatar that could do it? All but the operation point is needed. (3.10.2)"""
    return any(
        can_do(state, seat, event, avatar)
        for avatar in range(nations.FIRST_LEADER, nations.FIRST_LEADER + nations.AVATARS)
        if nations.HOLDER_NATION[avatar] == state.nation[seat] and in_service(state, avatar)
        if avatar >= nations.FIRST_FLEET or not state.wounded[avatar - nations.FIRST_LEADER]
    )


def can_do(state, seat, event, avatar):
    """Could this avatar do what the event gives?"""
    if avatar < nations.FIRST_FLEET and not is_ashore(state, avatar):
        return False
    if GIVES_A_DISCOVERY[event]:
        return can_discover_somewhere(state, avatar, event)
    if event == cards.MISSIONARY_ZEAL:
        if avatar >= nations.FIRST_FLEET or not plays_with(state, IMPROVE_MODULE):
            return False
        return why_not_preach(state, state.nation[seat], spot_of(state, avatar)) == LEGAL
    if why_not_found_here(state, seat, avatar) != LEGAL:
        return False
    return why_not_found_anything(state, avatar, spot_of(state, avatar), event) == LEGAL


def give_the_action(state, seat, event):
    """The impulse goes on with what the event gives; EN4 gives two (PT1, EN4, N°23, 25, 26)."""
    state.event = event
    state.points_left = 2 if event == cards.PURITAN_EXODUS else 1
    if event == cards.MISSIONARY_ZEAL:
        push(state, phases.PREACHING, seat)
    else:
        push(state, phases.EXPLORING if GIVES_A_DISCOVERY[event] else phases.SETTLING, seat)


def roam_with(state, seat, avatar):
    """He moves once and discovers once, in this order or the other (PT2)."""
    state.event = cards.BANDEIRA
    state.struck = avatar
    state.points_left = 2
    push(state, phases.ROAMING, seat)


def gift_is_used(state):
    """The impulse is over when nothing that was given is left."""
    return state.points_left == 0
