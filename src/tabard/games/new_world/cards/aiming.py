"""Blue events that are aimed at an area, a leader, a fleet or nations (N°15, 22, 24, 30 to 34, ES2,
PT2, FR3, EN1): what may be the aim, asked before the card is played and when it is named, and what
befalls it."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, move_cursor, pop, push, seat_now, turn_to
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from .. import phases
from ..action.build import NO_UNIT_LEFT
from ..action.impulse import WOUNDED
from ..action.new_leaders_and_fleets import NOT_YOUR_LEADER
from ..action.new_regiments import raise_regiment, why_not_raise_regiment
from ..book import refuse, told
from ..components import board, cards, glory, nations, units
from ..diplomacy.talks import become
from ..exploring.claims import CLAIMED, OWNED
from ..glory.points import win_glory
from ..land.unwelcome import BY_STATUS, look_who_must_leave
from ..natives.armies import ENEMIES_THERE, natives_in
from ..state import UNDISCOVERED
from ..world.avatars import is_ashore, ships_in
from ..world.hands import general_cards_in_hand
from ..world.image import change_image
from ..world.limits import has_sea_dogs, pieces_left, units_with
from ..world.map import NO_COLONY_OF_YOURS, NOT_DISCOVERED, has_colony, side_of_fleet
from ..world.nations import free_markers, plays, seat_of
from ..world.paying import NO_FREE_MARKER
from ..world.stacking_limits import cut_to_the_maximum, garrison_limit
from .actions_by_card import roam_with
from .agents import begin_to_spy

(
    NO_AIM, AN_AREA, A_LEADER, A_FLEET, A_PAIR, A_NATION, A_SHIP, AN_ADVISOR, BUILD_POINTS, A_GOOD,
    GUARDS,
) = range(11)  # fmt: skip

_aims = {
    cards.PAPAL_BULL: AN_AREA, cards.REINFORCED_GARRISON: AN_AREA, cards.KINGS_REGIMENT: AN_AREA,
    cards.NATIVE_GUIDES: A_LEADER, cards.TLAXCALAN_ALLIANCE: A_LEADER, cards.BANDEIRA: A_LEADER,
    cards.LETTER_OF_MARQUE: A_FLEET, cards.PRIVATEERS_OF_DIEPPE: A_FLEET, cards.SEA_DOGS: A_FLEET,
    cards.PEACE_CONGRESS: A_PAIR, cards.MARRIAGE_TREATY: A_NATION, cards.SECRET_AGENTS: A_NATION,
    cards.SHIPYARD: A_SHIP, cards.LEARNED_ADVISOR: AN_ADVISOR, cards.BANK_OF_EXCHANGE: BUILD_POINTS,
    cards.MONOPOLY_GRANT: A_GOOD, cards.ROYAL_GUARD: GUARDS,
}  # fmt: skip


AIM_OF = cards.by_event(_aims)


def take_aim(state, seat, event):
    """What is it aimed at? (3.19.4)"""
    state.event = event
    push(state, phases.AIM, seat)


OTHER_AIM = refuse("3.19.1", _("The card needs another target."))


def why_not_aim(state, aim):
    """The event that is being played must ask for this (3.19.1)."""
    return LEGAL if AIM_OF[state.event] == aim else because(OTHER_AIM)


def has_target(state, seat, event):
    """Is there anything that this event could be aimed at? (3.10.2)"""
    aim, nation = AIM_OF[event], state.nation[seat]
    if aim == AN_AREA:
        return any(
            why_not_area(state, nation, event, area, board.NO_REGION) == LEGAL
            for area in range(board.AREAS)
        )
    if aim == A_LEADER:
        return any(why_not_leader(state, nation, event, x) == LEGAL for x in range(nations.LEADERS))
    if aim == A_FLEET:
        return any(why_not_fleet(state, nation, event, x) == LEGAL for x in range(nations.FLEETS))
    if aim == A_PAIR:
        return any(why_not_pair(state, pair) == LEGAL for pair in range(nations.PAIRS))
    return any(why_not_nation(state, nation, event, x) == LEGAL for x in range(nations.NATIONS))


# --- areas: the cursor is 0, or for the second claim of N°22 one more than the region -------------


GARRISON_FULL = refuse("3.19.4", _("The garrison of {area} can take no more."))


def why_not_area(state, nation, event, area, region):
    """A territory to claim, a garrison to reinforce, a place for a regiment (N°22, 33, 34)."""
    if event == cards.PAPAL_BULL:
        return why_not_bull(state, nation, area, region)
    if event == cards.KINGS_REGIMENT:
        if free_markers(state, nation) == 0:
            return because(NO_FREE_MARKER)
        return why_not_raise_regiment(state, nation, area)
    if not has_colony(state, nation, area):
        return because(NO_COLONY_OF_YOURS, area)
    if pieces_left(state, nation, units.INF) == 0:
        return because(NO_UNIT_LEFT, units.INF)
    if recruits(state, nation, area) == 0:
        return because(GARRISON_FULL, area)
    return LEGAL


def recruits(state, nation, area):
    """Two infantry, as far as counters and the limit, two higher this turn, allow (N°33, 3.6.7)."""
    limit, most = garrison_limit(state, area), cards.RECRUITS[cards.REINFORCED_GARRISON]
    if not state.larger_garrison[area]:
        limit += most
    room = max(0, limit - units_with(state, nations.FIRST_COLONY + area))
    return min(most, room, pieces_left(state, nation, units.INF))


OTHER_REGION = refuse("3.19.4", _("{area} is in another region."))


def why_not_bull(state, nation, area, region):
    """Discovered, ownerless, without a native army; the second one in the same region (N°22)."""
    if state.discovered[area] == UNDISCOVERED:
        return because(NOT_DISCOVERED, area)
    if state.owner[area] != nations.NO_NATION:
        return because(OWNED, area, state.owner[area])
    if natives_in(state, area) > 0:
        return because(ENEMIES_THERE, area)
    if region != board.NO_REGION and board.REGION[area] != region:
        return because(OTHER_REGION, area)
    if free_markers(state, nation) == 0:
        return because(NO_FREE_MARKER)
    return LEGAL


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


# --- leaders and fleets ---------------------------------------------------------------------------


NOT_AMONG_THEM = refuse("3.19.5", _("{leader} is not ashore in Mesoamerica or the Andes."))
NOT_ASHORE_THERE = refuse("3.19.4", _("{leader} is not ashore in any land."))
HAS_ALLIES_ENOUGH = refuse("3.19.5", _("{leader} can lead no more units."))
GUIDED_ALREADY = refuse("3.19.4", _("{leader} has guides this turn already."))


def why_not_leader(state, nation, event, leader):
    """An own leader ashore whom it would help (N°24, ES2, PT2)."""
    if nations.LEADER_NATION[leader] != nation:
        return because(NOT_YOUR_LEADER, leader)
    if not is_ashore(state, nations.FIRST_LEADER + leader):
        return because(NOT_ASHORE_THERE, leader)
    if event == cards.NATIVE_GUIDES:
        return because(GUIDED_ALREADY, leader) if state.guided[leader] else LEGAL
    if event == cards.BANDEIRA:
        hurt = state.wounded[leader]
        return because(WOUNDED, nations.FIRST_LEADER + leader) if hurt else LEGAL
    region = board.REGION[state.leader_at[leader]]
    if region != board.MESO and region != board.ANDES:
        return because(NOT_AMONG_THEM, leader)
    if followers(state, leader) == 0:
        return because(HAS_ALLIES_ENOUGH, leader)
    return LEGAL


def followers(state, leader):
    """Eight native allies, or as many as he can lead (ES2)."""
    most = cards.RECRUITS[cards.TLAXCALAN_ALLIANCE]
    return cut_to_the_maximum(state, nations.FIRST_LEADER + leader, units.ALLIES, most)


def why_not_aim_at_leader(state, seat, leader):
    """See why_not_leader (N°24, ES2, PT2)."""
    nation, event = state.nation[seat], state.event
    return why_not_aim(state, A_LEADER) or why_not_leader(state, nation, event, leader)


AIMED_AT_AVATAR = told("aimed_at_avatar", "3.19.4", _("{nation} has chosen {avatar}."))
ALLIES_FOLLOW = told(
    "allies_follow",
    "3.19.5",
    n_("{count} native ally follows {leader}.", "{count} native allies follow {leader}."),
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


NOT_YOUR_FLEET = refuse("3.19.4", _("{fleet} is no fleet of yours with ships."))
HAS_THAT_ALREADY = refuse("3.19.4", _("{fleet} has that already this turn."))


def why_not_fleet(state, nation, event, fleet):
    """An own fleet that does not have it yet (N°15, FR3, EN1)."""
    if side_of_fleet(fleet) != nation or ships_in(state, fleet) == 0:
        return because(NOT_YOUR_FLEET, fleet)
    return because(HAS_THAT_ALREADY, fleet) if is_sent_out(state, event, fleet) else LEGAL


def is_sent_out(state, event, fleet):
    """Does the event work for this fleet this turn? (N°15, FR3, EN1)"""
    if event == cards.LETTER_OF_MARQUE:
        return state.marque[fleet] == 1
    if event == cards.PRIVATEERS_OF_DIEPPE:
        return state.dieppe == 1 + fleet
    return has_sea_dogs(state, fleet)


def why_not_aim_at_fleet(state, seat, fleet):
    """See why_not_fleet (N°15, FR3, EN1)."""
    nation, event = state.nation[seat], state.event
    return why_not_aim(state, A_FLEET) or why_not_fleet(state, nation, event, fleet)


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


NOT_AT_WAR = refuse("3.19.4", _("There is no war between {pair}."))


def why_not_pair(state, pair):
    """A hostile pair of nations of this game (N°30)."""
    both = plays(state, nations.PAIR_FIRST[pair]) and plays(state, nations.PAIR_SECOND[pair])
    at_war = both and state.status[pair] == nations.HOSTILE
    return LEGAL if at_war else because(NOT_AT_WAR, pair)


def why_not_aim_at_pair(state, seat, pair):
    """See why_not_pair (N°30)."""
    return why_not_aim(state, A_PAIR) or why_not_pair(state, pair)


def aim_at_pair(state, seat, pair):
    """They make peace, and the holder wins a point of glory (N°30)."""
    pop(state)
    win_glory(state, state.nation[seat], 1, glory.BY_CARDS)
    become(state, nations.PAIR_FIRST[pair], nations.PAIR_SECOND[pair], nations.NEUTRAL)


NO_SUITOR = refuse("3.19.4", _("{nation} is not a nation that you could ask."))
HOSTILE_TO_YOU = refuse("3.19.4", _("{nation} is hostile."))
NO_CARDS_THERE = refuse("3.19.4", _("{nation} holds no general card."))


def why_not_nation(state, nation, event, other):
    """Another nation; not hostile, or with a general card in hand (N°31, 32)."""
    if other == nation or not plays(state, other):
        return because(NO_SUITOR, other)
    if event == cards.MARRIAGE_TREATY:
        if state.status[nations.PAIR[nation][other]] == nations.HOSTILE:
            return because(HOSTILE_TO_YOU, other)
        return LEGAL
    if general_cards_in_hand(state, seat_of(state, other)) == 0:
        return because(NO_CARDS_THERE, other)
    return LEGAL


def why_not_aim_at_nation(state, seat, nation):
    """See why_not_nation (N°31, 32)."""
    mine, event = state.nation[seat], state.event
    return why_not_aim(state, A_NATION) or why_not_nation(state, mine, event, nation)


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
    """The card has been played in vain (3.19.4, N°31, 3.23)."""
    tell(state, COURTED_IN_VAIN, state.nation[seat])
    pop(state)
