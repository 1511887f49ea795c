"""Blue events that are aimed at something: the aim is named, and the event works."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, move_cursor, pop, push, seat_now, turn_to
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from .. import phases
from ..action.main_card import raise_regiment
from ..book import told
from ..components import board, cards, glory, nations, units
from ..diplomacy.talks import become
from ..exploring.claims import CLAIMED
from ..glory.points import win_glory
from ..land.unwelcome import BY_STATUS, look_who_must_leave
from ..world.image import change_image
from ..world.limits import pieces_left
from ..world.nations import seat_of
from .actions_by_card import roam_with
from .agents import begin_to_spy
from .targets import (
    A_FLEET,
    A_LEADER,
    A_NATION,
    A_PAIR,
    AN_AREA,
    OTHER_AIM,
    followers,
    recruits,
    why_not_aim,
    why_not_area,
    why_not_bull,
    why_not_fleet,
    why_not_leader,
    why_not_nation,
    why_not_pair,
)


def take_aim(state, seat, event):
    """What is it aimed at? (3.19.4)"""
    state.event = event
    push(state, phases.AIM, seat)


# --- areas: the cursor is 0, or for the second claim of N°22 one more than the region -------------


def why_not_aim_at_area(state, seat, area):
    """See why_not_area (N°22, 33, 34)."""
    region = board.NO_REGION if cursor(state) == 0 else cursor(state) - 1
    return why_not_aim(state, AN_AREA) or why_not_area(
        state, state.nation[seat], state.event, area, region
    )


FREE_PIECES = told("free", "3.19", _("{nation} gets {count} × {unit}."))
AIMED_AT_AREA = told("aimed_at_area", "3.19.4", _("{nation} has chosen {area}."))


def aim_at_area(state, seat, area):
    """It is claimed, reinforced, or gets a regiment (N°22, 33, 34)."""
    nation = state.nation[seat]
    if state.event == cards.PAPAL_BULL:
        claim_by_bull(state, seat, area)
        return
    pop(state)
    tell(state, AIMED_AT_AREA, nation, area)
    if state.event == cards.KINGS_REGIMENT:
        infantry = min(cards.RECRUITS[cards.KINGS_REGIMENT], pieces_left(state, nation, units.INF))
        state.markers_gone[nation] += 1
        raise_regiment(state, nation, area, infantry)
        return
    count = recruits(state, nation, area)
    state.larger_garrison[area] = 1
    state.held[nations.FIRST_COLONY + area][units.INF] += count
    tell(state, FREE_PIECES, nation, count, units.INF)


def claim_by_bull(state, seat, area):
    """A control marker; then perhaps a second one in the same region (N°22)."""
    nation, region = state.nation[seat], board.REGION[area]
    state.owner[area] = nation
    tell(state, CLAIMED, nation, area)
    more = any(why_not_bull(state, nation, x, region) == LEGAL for x in range(board.AREAS))
    if more and cursor(state) == 0:
        move_cursor(state, 1 + region)
    else:
        pop(state)
    look_who_must_leave(state, BY_STATUS)


def why_not_one_is_enough(state, seat):
    """After the first one (N°22)."""
    return because(OTHER_AIM) if cursor(state) == 0 else why_not_aim(state, AN_AREA)


def one_is_enough(state, seat):
    """No second claim (N°22)."""
    pop(state)


# --- leaders and fleets -------------------------------------------------------------------------


def why_not_aim_at_leader(state, seat, leader):
    """See why_not_leader (N°24, ES2, PT2)."""
    return why_not_aim(state, A_LEADER) or why_not_leader(
        state, state.nation[seat], state.event, leader
    )


AIMED_AT_AVATAR = told("aimed_at_avatar", "3.19.4", _("{nation} has chosen {avatar}."))
ALLIES_FOLLOW = told(
    "allies_follow",
    "3.19.5",
    n_("{count} native ally follows {leader}.", "{count} native allies follow {leader}.", "count"),
)


def aim_at_leader(state, seat, leader):
    """Guides until the turn ends; ES2: allies until the next one ends; PT2: he roams (N°24)."""
    pop(state)
    tell(state, AIMED_AT_AVATAR, state.nation[seat], nations.FIRST_LEADER + leader)
    if state.event == cards.NATIVE_GUIDES:
        state.guided[leader] = 1
    elif state.event == cards.BANDEIRA:
        roam_with(state, seat, nations.FIRST_LEADER + leader)
    else:
        count = followers(state, leader)
        state.held[nations.FIRST_LEADER + leader][units.ALLIES] += count
        state.allies_until[leader] = state.turn + 1
        tell(state, ALLIES_FOLLOW, count, leader)


def why_not_aim_at_fleet(state, seat, fleet):
    """See why_not_fleet (N°15, FR3, EN1)."""
    return why_not_aim(state, A_FLEET) or why_not_fleet(
        state, state.nation[seat], state.event, fleet
    )


def aim_at_fleet(state, seat, fleet):
    """For this turn; a letter of marque costs image (FR3, EN1, N°15)."""
    nation = state.nation[seat]
    pop(state)
    tell(state, AIMED_AT_AVATAR, nation, nations.FIRST_FLEET + fleet)
    if state.event == cards.LETTER_OF_MARQUE:
        state.marque[fleet] = 1
        change_image(state, nation, -1)
    elif state.event == cards.PRIVATEERS_OF_DIEPPE:
        state.dieppe = 1 + fleet
    else:
        state.sea_dogs = 1 + fleet


# --- nations --------------------------------------------------------------------------------------


def why_not_aim_at_pair(state, seat, pair):
    """See why_not_pair (N°30)."""
    return why_not_aim(state, A_PAIR) or why_not_pair(state, pair)


def aim_at_pair(state, seat, pair):
    """They make peace, and the holder wins a point of glory (N°30)."""
    pop(state)
    win_glory(state, state.nation[seat], 1, glory.BY_CARDS)
    become(state, nations.PAIR_FIRST[pair], nations.PAIR_SECOND[pair], nations.NEUTRAL)


def why_not_aim_at_nation(state, seat, nation):
    """See why_not_nation (N°31, 32)."""
    return why_not_aim(state, A_NATION) or why_not_nation(
        state, state.nation[seat], state.event, nation
    )


COURTED = told("courted", "3.19.4", _("{nation} asks for the hand of {other}."))


def aim_at_nation(state, seat, nation):
    """It is asked; N°32: it is spied upon (N°31)."""
    if state.event == cards.MARRIAGE_TREATY:
        tell(state, COURTED, state.nation[seat], nation)
        turn_to(state, phases.SUIT, seat_of(state, nation), seat)
    else:
        pop(state)
        begin_to_spy(state, seat, nation)


def accept(state, seat):
    """Both are allied, and each wins a point of glory (N°31)."""
    mine, suitor = state.nation[seat_now(state)], state.nation[cursor(state)]
    pop(state)
    win_glory(state, suitor, 1, glory.BY_CARDS)
    win_glory(state, mine, 1, glory.BY_CARDS)
    become(state, suitor, mine, nations.ALLIED)


COURTED_IN_VAIN = told("courted_in_vain", "3.19.4", _("{nation} declines."))


def decline(state, seat):
    """The card has been played in vain (3.23, N°31)."""
    tell(state, COURTED_IN_VAIN, state.nation[seat])
    pop(state)
