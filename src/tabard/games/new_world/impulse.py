"""Chapter "Action phase" (3.10.1 to 3.10.8): impulse rounds, cards for operation points."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import pop, push, turn_to

from .avatars import in_service, is_ashore
from .cards.refused import ONLY_HE
from .components.cards import BANDEIRA, CARD_POINTS
from .components.nations import (
    AVATARS,
    FIRST_FLEET,
    FIRST_LEADER,
    HOLDER_NATION,
    LEADERS,
    NO_NATION,
)
from .hands import holds, is_red, red_cards_in_hand, throw_away
from .nations import seat_of
from .phases import IMPULSE, SPEND
from .refusals import (
    ACTED_TWICE,
    NO_POINTS_LEFT,
    NOT_IN_SERVICE,
    NOT_YOUR_AVATAR,
    NOT_YOUR_CARD,
    RED_FOR_POINTS,
    RED_WAITS,
    WOUNDED,
)
from .state import ORDER
from .told import PASSED, PLAYED_FOR_POINTS, ROUND_BEGAN

MOST_ACTS = 2


@rule
def give_an_impulse(state, place):
    """3.10.1: round after round each nation has an impulse."""
    state.event = 0
    if place == 0:
        begin_the_round(state)
    begin_impulse(state)
    push(state, IMPULSE, seat_of(state, state.order[place]))


@rule
def begin_the_round(state):
    """3.10.1: nobody has acted in it yet."""
    if state.round == 0:
        state.round = 1
    state.impulses = 0
    tell(state, ROUND_BEGAN, state.round)


@rule
def end_the_round(state):
    """3.10.1: until all pass in the same one."""
    state.event = 0
    if state.impulses == 0:
        state.round = 0
        pop(state)
    else:
        rotate_the_order(state)
        state.round += 1


@rule
def rotate_the_order(state):
    """3.10.3: the nation that went last goes first."""
    last = state.order[state.seats - 1]
    for n in range(state.seats - 1):
        place = state.seats - 1 - n
        state.order[place] = state.order[place - 1]
    state.order[0] = last
    for place in range(state.seats, ORDER):
        state.order[place] = NO_NATION


@rule
def begin_impulse(state):
    """3.10.8: nobody has acted yet in this impulse."""
    state.points_left = 0
    state.fair_wind = 0
    state.credit = 0
    for avatar in range(AVATARS):
        state.acts[avatar] = 0
        state.has_moved[avatar] = 0
    for leader in range(LEADERS):
        state.landed[leader] = 0


@rule
def why_not_pass_(state, seat):
    """3.10.1, 3.9.A4: not while a red card is in hand."""
    if red_cards_in_hand(state, seat) > 0:
        return because(RED_WAITS)
    return LEGAL


@rule
def pass_(state, seat):
    """3.10.1, 3.23: it may act again in a later round."""
    tell(state, PASSED, state.nation[seat])
    pop(state)


@rule
def why_not_play_for_points(state, seat, card):
    """3.10.2: any card but a red one."""
    if not holds(state, seat, card):
        return because(NOT_YOUR_CARD, card)
    if is_red(state, card):
        return because(RED_FOR_POINTS, card)
    return LEGAL


@rule
def play_for_points(state, seat, card):
    """3.10.2: its operation points are spent now or lost."""
    throw_away(state, card)
    tell(state, PLAYED_FOR_POINTS, state.nation[seat], card, CARD_POINTS[card])
    spend_points(state, seat, CARD_POINTS[card])


@rule
def spend_points(state, seat, points):
    """3.10.2: the impulse goes on with these points."""
    state.impulses += 1
    state.points_left = points
    turn_to(state, SPEND, seat)


@rule
def end_of_impulse(state):
    """3.10.1: an impulse that was no pass is over."""
    state.impulses += 1
    pop(state)


@rule
def end_impulse(state, seat):
    """3.10.2, 3.10.1, 3.23: points that are left are lost."""
    state.points_left = 0
    pop(state)


@rule
def why_not_act(state, seat, avatar):
    """3.10.7, 3.10.8: a point, an own avatar in service, at most two paid actions each; the
    impulse of card PT2 is one leader's."""
    if HOLDER_NATION[avatar] != state.nation[seat]:
        return because(NOT_YOUR_AVATAR, avatar)
    if not in_service(state, avatar):
        return because(NOT_IN_SERVICE, avatar)
    if avatar < FIRST_FLEET and state.wounded[avatar - FIRST_LEADER]:
        return because(WOUNDED, avatar)
    if state.event == BANDEIRA and state.struck != avatar:
        return because(ONLY_HE, state.struck)
    if state.points_left == 0:
        return because(NO_POINTS_LEFT)
    if state.acts[avatar - FIRST_LEADER] == MOST_ACTS:
        return because(ACTED_TWICE, avatar)
    return LEGAL


@rule
def is_yours_to_act(state, seat, avatar):
    """Is this avatar worth asking about?"""
    return HOLDER_NATION[avatar] == state.nation[seat] and in_service(state, avatar)


@rule
def pay_for_act(state, avatar):
    """3.10.7: each paid action costs one point."""
    state.points_left -= 1
    state.acts[avatar - FIRST_LEADER] += 1


@rule
def acts_from(state, avatar):
    """3.1.2: may this avatar act in the area where it is: a fleet, or a leader ashore?"""
    return avatar >= FIRST_FLEET or is_ashore(state, avatar)
