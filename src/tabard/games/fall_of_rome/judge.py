"""What a position is worth to a seat: the bots' only knowledge of the game."""

from __future__ import annotations

from math import comb

from tabard.engine.flow.stack import goes_on
from tabard.engine.rule import table

from . import phases
from .book import BOOK
from .components import board, cards, pieces, roles
from .deck import highest_layer, top_pile
from .ending import ALL_ALLIED
from .hands import cards_of_tribe, hand_size, holder, in_phase_three
from .invasion import city_reached
from .placing_and_sacking import is_supported
from .players import owner, pawns_in_play
from .supply import barbarians_in, cubes_in_supply

WEIGHTS = BOOK.weights()
ALLIANCE, DECLINE_STEP, LAST_STEPS, ACTION = WEIGHTS.of("alliance decline_step last_steps action")
BARBARIAN, FULL_CITY, OPEN_CITY = WEIGHTS.of("barbarian full_city open_city")
AT_ROMA, FEW = WEIGHTS.of("at_roma few")
A_SACK, A_LATER_SACK = WEIGHTS.of("a_sack a_later_sack")
WHOLE_SET, LACKS_ONE, LACKS_TWO, LACKS_THREE = WEIGHTS.of(
    "whole_set lacks_one lacks_two lacks_three"
)
IN_OTHER_HANDS, ENOUGH_TOGETHER, TO_MEET = WEIGHTS.of("in_other_hands enough_together to_meet")
SPENT, FAR, FAR_YET = WEIGHTS.of("spent far far_yet")
CARD, CARD_TO_ENLIST, AN_EVENT = WEIGHTS.of("card card_to_enlist an_event")
LEGION, FORT = WEIGHTS.of("legion fort")
WITH_A_PAWN, TO_THE_FRONT = WEIGHTS.of("with_a_pawn to_the_front")
WIN = 100_000
PHASES_OF_A_TURN = 3
SAFE = 3  # steps of decline
FEW_LEFT = 6  # barbarians in the supply of a tribe
MOST_USEFUL = 5  # legions in one city beyond these are worth nothing more
ENOUGH_FORTS = 4
ENOUGH_TO_ENLIST = 2  # cards of an ally
NOWHERE_NEAR = 9
ROMA_FALLS = 6  # sacks of other cities that the one of Roma is as bad as

# --- the chance that a city falls ---------------------------------------------------------------
SURE = 16  # parts of certainty
MOST_CARDS = 13  # of one tribe
MOST_ROOM = 6  # barbarians that a city and its legions take
BITS = 4  # of a sum, that hold the cards which lead to one stop of a route
A_STOP = 1 << BITS


def _chance_of_more(room: int, count: int, part: int) -> int:
    """In thousandths: that more of so many cards come up than a city has room for, where each comes
    up with so many sixteenths."""
    p = part / SURE
    come = range(room + 1, count + 1)
    return round(1000 * sum(comb(count, n) * p**n * (1 - p) ** (count - n) for n in come))


SACKED = table(
    [
        _chance_of_more(room, count, part)
        for room in range(MOST_ROOM + 1)
        for count in range(MOST_CARDS + 1)
        for part in range(SURE + 1)
    ]
)


def sacked(room, count, part):
    """In thousandths, how likely so many cards bring more barbarians than there is room for."""
    return SACKED[(min(room, MOST_ROOM) * (MOST_CARDS + 1) + count) * (SURE + 1) + part]


# --- what everything is worth -------------------------------------------------------------------


def worth(state, seat, weights):
    """Everybody wins or loses together, so a position is worth the same to all."""
    if state.ended >= ALL_ALLIED:
        return WIN
    if state.ended > 0:
        return -WIN
    late = max(0, state.decline - SAFE)
    value = -weights[DECLINE_STEP] * state.decline - weights[LAST_STEPS] * late * late
    if goes_on(state, phases.ACTIONS):
        value += weights[ACTION] * state.actions_left
    value -= threat_of_cards(state, weights)
    for tribe in range(board.TRIBES):
        value += worth_of_tribe(state, tribe, weights)
    return value + worth_of_pieces(state, weights) + worth_of_hands(state, weights)


def phases_begun(state):
    """The phases of all turns. Bots look to the end of one, for what is drawn then is chance.
    (1)"""
    begun = PHASES_OF_A_TURN * state.turns
    if goes_on(state, phases.ACTIONS):
        return begun
    if in_phase_three(state):
        return begun + 2
    return begun + 1


def worth_of_tribe(state, tribe, weights):
    """An ally is good; barbarians are bad, worst where their supply runs out."""
    lack = max(0, FEW_LEFT - cubes_in_supply(state, tribe))
    value = -weights[FEW] * lack * lack
    for city in range(board.CITIES):
        value -= danger_in(state, city, state.cubes[city][tribe], weights)
    if state.allied[tribe]:
        return value + weights[ALLIANCE]
    return value + progress(state, tribe, weights)


def danger_in(state, city, count, weights):
    """What so many barbarians of one tribe in a city threaten."""
    danger = weights[BARBARIAN] * count
    if count == board.FULL:
        danger += weights[FULL_CITY]
        if state.legions[city] == 0:
            danger += weights[OPEN_CITY]
    if city == board.ROMA:
        danger += weights[AT_ROMA] * count
    return danger


# --- alliances ----------------------------------------------------------------------------------


def progress(state, tribe, weights):
    """How near the best placed pawn is to an alliance: its cards, and the way to a barbarian; what
    the others hold, who may give it; and what of the tribe's colour is spent."""
    best, most, collector, together = 0, 0, 0, 0
    wanted = board.CARDS_TO_ALLY[tribe]
    for pawn in range(pawns_in_play(state)):
        held = cards_of_tribe(state, owner(state, pawn), tribe)
        if pawn < state.seats:
            together += held
        if held > most:
            most, collector = held, pawn
        best = max(best, worth_of_holder(state, pawn, tribe, wanted - held, weights))
    best += weights[IN_OTHER_HANDS] * min(together, wanted)
    if most < wanted and together >= wanted:
        best += weights[ENOUGH_TOGETHER]
        best -= weights[TO_MEET] * way_to_a_gift(state, collector, tribe)
    return best - weights[SPENT] * spent(state, tribe)


def worth_of_holder(state, pawn, tribe, lacking, weights):
    """A hand, less the way of its pawn to the nearest barbarian once the cards are (nearly) there;
    the Mercator needs none."""
    value = worth_of_set(lacking, weights)
    if state.role[pawn] == roles.MERCATOR:
        return value
    if lacking <= 0:
        return value - weights[FAR] * way_to(state, state.pawn[pawn], tribe)
    if lacking == 1:
        return value - weights[FAR_YET] * way_to(state, state.pawn[pawn], tribe)
    return value


def spent(state, tribe):
    """Cards of a tribe's colour that nobody can collect any more."""
    count = 0
    for i in range(cards.CARDS_OF_TRIBE[tribe]):
        count += state.card_place[cards.OF_TRIBE[tribe][i]] == cards.DISCARD
    return count


def way_to_a_gift(state, collector, tribe):
    """Roads of two pawns to the city where one can give the other a card of this tribe (24)."""
    nearest = NOWHERE_NEAR
    for i in range(cards.CARDS_OF_TRIBE[tribe]):
        card = cards.OF_TRIBE[tribe][i]
        giver = holder(state, card)
        if giver != pieces.NO_SEAT and giver != owner(state, collector):
            city = cards.CARD_CITY[card]
            roads = roads_to(state, collector, city) + roads_to(state, giver, city)
            nearest = min(nearest, roads)
    return nearest


def roads_to(state, pawn, city):
    """From where a pawn stands, if it does."""
    if state.pawn[pawn] == board.NOWHERE:
        return NOWHERE_NEAR
    return board.DISTANCE[state.pawn[pawn]][city]


def worth_of_set(lacking, weights):
    """A hand that lacks so many cards for an alliance."""
    if lacking <= 0:
        return weights[WHOLE_SET]
    if lacking == 1:
        return weights[LACKS_ONE]
    if lacking == 2:
        return weights[LACKS_TWO]
    if lacking == 3:
        return weights[LACKS_THREE]
    return 0


def way_to(state, here, tribe):
    """Roads to the nearest barbarian of a tribe."""
    nearest = NOWHERE_NEAR
    if here == board.NOWHERE:
        return nearest
    for city in range(board.CITIES):
        if state.cubes[city][tribe] > 0:
            nearest = min(nearest, board.DISTANCE[here][city])
    return nearest


def worth_of_hands(state, weights):
    """Any card is worth something, one of an ally's colour more, for it enlists; so is an event."""
    value = 0
    for seat in range(state.seats):
        value += weights[CARD] * min(hand_size(state, seat), cards.HAND_LIMIT)
        for tribe in range(board.TRIBES):
            if state.allied[tribe]:
                held = min(cards_of_tribe(state, seat, tribe), ENOUGH_TO_ENLIST)
                value += weights[CARD_TO_ENLIST] * held
    for event in range(cards.FIRST_EVENT, cards.PLAYER_CARDS):
        value += weights[AN_EVENT] * (holder(state, event) != pieces.NO_SEAT)
    return value


# --- barbarian cards ----------------------------------------------------------------------------


def threat_of_cards(state, weights):
    """The sacks to be expected of the cards on top in the next invasion and the one after it; and
    of the discards, once a revolt has put them there (45, 52, 2.7, 2.15)."""
    top = highest_layer(state)
    rate, on_top, discarded = board.INVASION_RATE[state.rate], 0, 0
    for card in range(cards.BARBARIAN_CARDS):
        on_top += state.barbarian[card] == top
        discarded += state.barbarian[card] == cards.DISCARDED
    next_part = min(SURE, SURE * rate // max(1, on_top))
    later_part = min(SURE, SURE * 2 * rate // max(1, on_top))
    back_part = min(SURE, SURE * rate // max(1, discarded))
    revolt = chance_of_revolt(state)
    threat = 0
    for tribe in range(board.TRIBES):
        come = arrivals(state, tribe, top)
        threat += weights[A_SACK] * sacks(state, tribe, come, next_part)
        threat += weights[A_LATER_SACK] * sacks(state, tribe, come, later_part)
        back = arrivals(state, tribe, cards.DISCARDED)
        threat += weights[A_SACK] * sacks(state, tribe, back, back_part) * revolt // 100
    return threat // 1000


def chance_of_revolt(state):
    """In hundredths, how likely the next two player cards hold a revolt."""
    pile = top_pile(state)
    if pile == cards.NO_PILE:
        return 0
    return min(100, 200 * state.pile_revolt[pile] // state.pile_cards[pile])


def arrivals(state, tribe, layer):
    """How many of a layer's cards lead to each city of a tribe's route: a sum with four bits for
    each stop, in the order of its cards."""
    come = 0
    for i in range(cards.CARDS_OF_TRIBE[tribe]):
        card = cards.OF_TRIBE[tribe][i]
        if state.barbarian[card] == layer:
            city = city_reached(state, tribe, cards.CARD_CITY[card])
            if city != board.NOWHERE:
                come += 1 << (BITS * cards.STOP[tribe][city])
    return come


def sacks(state, tribe, come, part):
    """In thousandths, how many sacks so many cards bring that come up with such a chance; one that
    would spread to full cities counts for each of them, and Roma's for many."""
    total, i = 0, 0
    while come > 0:
        count = come % A_STOP
        if count > 0:
            city = cards.CARD_CITY[cards.OF_TRIBE[tribe][i]]
            chance = sacked(room_in(state, tribe, city), count, part)
            if chance > 0:
                total += chance * harm_of_sack(state, tribe, city)
        come //= A_STOP
        i += 1
    return total


def room_in(state, tribe, city):
    """How many barbarians of a tribe can come before the city is sacked: legions that are supported
    stop one each, others the first (54, 58, 2.6)."""
    room = board.FULL - state.cubes[city][tribe]
    if state.legions[city] == 0:
        return room
    if is_supported(state, city):
        return room + state.legions[city]
    return room + 1


def harm_of_sack(state, tribe, city):
    """How many cities fall, as far as one can see; Roma's fall is the end (61, 65)."""
    if city == board.ROMA:
        return ROMA_FALLS
    harm, i = 1, 0
    while board.NEIGHBOURS[city][i] != board.NOWHERE:
        neighbour = board.NEIGHBOURS[city][i]
        i += 1
        if state.cubes[neighbour][tribe] == board.FULL and state.legions[neighbour] == 0:
            harm += ROMA_FALLS if neighbour == board.ROMA else 1
    return harm


# --- pieces -------------------------------------------------------------------------------------


def worth_of_pieces(state, weights):
    """Forts, as far as they are needed; legions, up to a number in a city; pawns, with legions and
    near to where they are wanted."""
    forts, value = 0, 0
    for city in range(board.CITIES):
        forts += state.fort[city]
        value += weights[LEGION] * min(state.legions[city], MOST_USEFUL)
    value += weights[FORT] * min(forts, ENOUGH_FORTS)
    for pawn in range(pawns_in_play(state)):
        if state.pawn[pawn] != board.NOWHERE:
            led = min(state.legions[state.pawn[pawn]], pieces.MOST_ALONG)
            value += weights[WITH_A_PAWN] * led
        value -= weights[TO_THE_FRONT] * way_to_the_front(state, pawn)
    return value


def way_to_the_front(state, pawn):
    """Roads to the nearest barbarians for a pawn with legions; to the nearest fort without."""
    here = state.pawn[pawn]
    nearest = NOWHERE_NEAR
    if here == board.NOWHERE:
        return nearest
    for city in range(board.CITIES):
        if state.legions[here] > 0:
            wanted = barbarians_in(state, city) >= board.FULL
        else:
            wanted = state.fort[city] == 1
        if wanted:
            nearest = min(nearest, board.DISTANCE[here][city])
    return nearest
