"""Blue events that are aimed at something (N°15, 21, 22, 24, 30 to 35, ES2, PT2, FR3, EN1, NL3):
at what they may be aimed. Asked before the card is played, and again when the aim is named."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from ..action.build import NO_SHIP_LEFT, NO_UNIT_LEFT, SHIP_TOO_NEW
from ..action.impulse import WOUNDED
from ..action.main_card import (
    NOT_YOUR_LEADER,
    TOO_MANY_POINTS,
    price_of_points,
    why_not_raise_regiment,
)
from ..book import refuse
from ..components import board, cards, nations, units
from ..exploring.claims import OWNED
from ..natives.armies import ENEMIES_THERE, natives_in
from ..state import UNDISCOVERED
from ..world.avatars import is_ashore, ships_in
from ..world.hands import general_cards_in_hand
from ..world.limits import has_sea_dogs, pieces_left, ships_left, units_with
from ..world.map import NO_COLONY_OF_YOURS, NOT_DISCOVERED, has_colony
from ..world.maximum import can_take, cut_to_the_maximum, garrison_limit
from ..world.nations import (
    NO_FREE_MARKER,
    TOO_POOR,
    free_markers,
    half,
    home,
    period,
    plays,
    seat_of,
)

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
DEAREST_SHIP = 7
HALF_PRICE_POINTS = 15


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
    if aim == A_NATION:
        return any(why_not_nation(state, nation, event, x) == LEGAL for x in range(nations.NATIONS))
    if aim == A_SHIP:
        return any(why_not_ship(state, nation, ship) == LEGAL for ship in range(units.SHIP_TYPES))
    return aim == BUILD_POINTS and why_not_points(state, nation, 1) == LEGAL


# --- areas --------------------------------------------------------------------------------------


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


# --- leaders and fleets -------------------------------------------------------------------------


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
        if state.wounded[leader]:
            return because(WOUNDED, nations.FIRST_LEADER + leader)
        return LEGAL
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


NOT_YOUR_FLEET = refuse("3.19.4", _("{fleet} is no fleet of yours with ships."))
HAS_THAT_ALREADY = refuse("3.19.4", _("{fleet} has that already this turn."))


def why_not_fleet(state, nation, event, fleet):
    """An own fleet that does not have it yet (N°15, FR3, EN1)."""
    if fleet // nations.FLEETS_EACH != nation or ships_in(state, fleet) == 0:
        return because(NOT_YOUR_FLEET, fleet)
    return because(HAS_THAT_ALREADY, fleet) if is_sent_out(state, event, fleet) else LEGAL


def is_sent_out(state, event, fleet):
    """Does the event work for this fleet this turn? (N°15, FR3, EN1)"""
    if event == cards.LETTER_OF_MARQUE:
        return state.marque[fleet] == 1
    if event == cards.PRIVATEERS_OF_DIEPPE:
        return state.dieppe == 1 + fleet
    return has_sea_dogs(state, fleet)


# --- nations ------------------------------------------------------------------------------------


NOT_AT_WAR = refuse("3.19.4", _("There is no war between {pair}."), pair=nations.PAIRS)


def why_not_pair(state, pair):
    """A hostile pair of nations of this game (N°30)."""
    if not plays(state, nations.PAIR_FIRST[pair]) or not plays(state, nations.PAIR_SECOND[pair]):
        return because(NOT_AT_WAR, pair)
    if state.status[pair] != nations.HOSTILE:
        return because(NOT_AT_WAR, pair)
    return LEGAL


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


# --- things at home -----------------------------------------------------------------------------


TOO_DEAR_A_SHIP = refuse(
    "3.19.4", _("A {ship} costs more than seven build points."), ship=units.SHIP_TYPES
)


def why_not_ship(state, nation, ship):
    """A type that could be built now for seven build points or less (N°21)."""
    if ship >= units.SLOOP or units.SHIP_COST[ship] > DEAREST_SHIP:
        return because(TOO_DEAR_A_SHIP, ship)
    if units.SHIP_PERIOD[nation][ship] > period(state):
        return because(SHIP_TOO_NEW, ship, units.SHIP_PERIOD[nation][ship])
    if ships_left(state, nation) < 1:
        return because(NO_SHIP_LEFT)
    return LEGAL


def half_price(state, points):
    """Half of what the main card asks, rounded up (NL3, 3.1.7)."""
    return half(points * price_of_points(state))


def why_not_points(state, nation, points):
    """Up to fifteen, at half price (NL3)."""
    most = min(HALF_PRICE_POINTS, can_take(state, home(nation), units.POINTS))
    if points > most:
        return because(TOO_MANY_POINTS, most)
    if state.held[home(nation)][units.DUCATS] < half_price(state, points):
        return because(TOO_POOR, half_price(state, points), state.held[home(nation)][units.DUCATS])
    return LEGAL
