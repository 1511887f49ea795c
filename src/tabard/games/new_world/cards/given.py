"""Blue events that give an action free of operation points (N°23, 25, 26, PT1, PT2, EN4)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, rule
from tabard.engine.stack import push

from ..avatars import in_service, is_ashore, spot_of
from ..colonise import why_not_found_anything, why_not_found_here
from ..components.cards import (
    BANDEIRA,
    CARTOGRAPHERS,
    FOUNDING_CHARTER,
    MISSIONARY_ZEAL,
    PURITAN_EXODUS,
    SECRET_PILOTS,
)
from ..components.nations import AVATARS, FIRST_FLEET, FIRST_LEADER, HOLDER_NATION
from ..discover import can_discover_somewhere
from ..options import IMPROVE, plays_with
from ..phases import EXPLORING, PREACHING, ROAMING, SETTLING
from ..works.mission import why_not_preach


@rule
def gives_an_action(event):
    """Is it one of these? N°PT2 is aimed at a leader first."""
    if event == FOUNDING_CHARTER or event == PURITAN_EXODUS or event == MISSIONARY_ZEAL:
        return True
    return gives_a_discovery(event)


@rule
def gives_a_discovery(event):
    """PT1, N°23: a discovery."""
    return event == CARTOGRAPHERS or event == SECRET_PILOTS


@rule
def can_be_given(state, seat, event):
    """3.10.2: is there an avatar that could do it? All but the operation point is needed."""
    for avatar in range(FIRST_LEADER, FIRST_LEADER + AVATARS):
        if HOLDER_NATION[avatar] == state.nation[seat] and in_service(state, avatar):
            if avatar >= FIRST_FLEET or not state.wounded[avatar - FIRST_LEADER]:
                if can_do(state, seat, event, avatar):
                    return True
    return False


@rule
def can_do(state, seat, event, avatar):
    """Could this avatar do what the event gives?"""
    if avatar < FIRST_FLEET and not is_ashore(state, avatar):
        return False
    if gives_a_discovery(event):
        return can_discover_somewhere(state, avatar, event)
    if event == MISSIONARY_ZEAL:
        if avatar >= FIRST_FLEET or not plays_with(state, IMPROVE):
            return False
        return why_not_preach(state, state.nation[seat], spot_of(state, avatar)) == LEGAL
    if why_not_found_here(state, seat, avatar) != LEGAL:
        return False
    return why_not_found_anything(state, avatar, spot_of(state, avatar), event) == LEGAL


@rule
def give_the_action(state, seat, event):
    """PT1, EN4, N°23, 25, 26: the impulse goes on with what the event gives; EN4 gives two."""
    state.event = event
    state.points_left = 2 if event == PURITAN_EXODUS else 1
    if event == MISSIONARY_ZEAL:
        push(state, PREACHING, seat)
    else:
        push(state, EXPLORING if gives_a_discovery(event) else SETTLING, seat)


@rule
def roam_with(state, seat, avatar):
    """PT2: he moves once and discovers once, in this order or the other."""
    state.event = BANDEIRA
    state.struck = avatar
    state.points_left = 2
    push(state, ROAMING, seat)


@rule
def gift_is_used(state):
    """The impulse is over when nothing that was given is left."""
    return state.points_left == 0
