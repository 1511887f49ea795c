"""What a position is worth to a seat: the bots' only knowledge of the game."""

from __future__ import annotations

from tabard.engine.rule import rule

from .battle import barbarians_in
from .book import BOOK
from .components import board, cards, pieces, roles
from .deck import highest_layer
from .ending import ALL_ALLIED
from .hands import cards_of_tribe, hand_size, holder
from .invasion import city_reached
from .placing import is_supported
from .players import owner, pawns_in_play
from .supply import cubes_in_supply

WEIGHTS = BOOK.weights()
ALLIANCE, DECLINE_STEP, TURN = WEIGHTS.of("alliance decline_step turn")
BARBARIAN, TWO_IN_A_CITY, FULL_CITY = WEIGHTS.of("barbarian two_in_a_city full_city")
AT_ROMA, FEW = WEIGHTS.of("at_roma few")
CARD_FOR_ALLIANCE, WHOLE_SET, CARD, FAR = WEIGHTS.of("card_for_alliance whole_set card far")
AN_EVENT, IN_OTHER_HANDS = WEIGHTS.of("an_event in_other_hands")
LEGION, SUPPORTED, READY, FORT = WEIGHTS.of("legion supported ready fort")
TO_THE_FRONT, LAST_STEPS, SET_GROWS = WEIGHTS.of("to_the_front last_steps set_grows")
A_SACK, A_THIRD, AN_ARRIVAL = WEIGHTS.of("a_sack a_third an_arrival")
AFTER_A_REVOLT, FROM_BELOW = WEIGHTS.of("after_a_revolt from_below")
WIN = 100_000
SAFE = 3  # steps of decline
FEW_LEFT = 6  # barbarians in the supply of a tribe
MOST_USEFUL = 5  # legions in one city beyond these are worth nothing more
NOWHERE_NEAR = 9


@rule
def worth(state, seat, weights):
    """Everybody wins or loses together, so a position is worth the same to all."""
    if state.ended >= ALL_ALLIED:
        return WIN
    if state.ended > 0:
        return -WIN
    value = -weights[DECLINE_STEP] * state.decline - weights[TURN] * state.turns
    value -= weights[LAST_STEPS] * max(0, state.decline - SAFE) * max(0, state.decline - SAFE)
    value -= threat_of_cards(state, weights)
    for tribe in range(board.TRIBES):
        value += worth_of_tribe(state, tribe, weights)
    for city in range(board.CITIES):
        value += worth_of_city(state, city, weights)
    for pawn in range(pawns_in_play(state)):
        value -= weights[TO_THE_FRONT] * way_to_the_front(state, pawn)
        if pawn < state.seats:
            value += weights[CARD] * hand_size(state, pawn)
    for event in range(cards.FIRST_EVENT, cards.PLAYER_CARDS):
        value += weights[AN_EVENT] * (holder(state, event) != pieces.NO_SEAT)
    return value


@rule
def worth_of_tribe(state, tribe, weights):
    """An ally is good; barbarians on the board are bad, worst where a city is about to fall."""
    danger = 0
    for city in range(board.CITIES):
        danger += danger_in(state, city, state.cubes[city][tribe], weights)
    if cubes_in_supply(state, tribe) < FEW_LEFT:
        danger += weights[FEW] * (FEW_LEFT - cubes_in_supply(state, tribe))
    if state.allied[tribe]:
        return weights[ALLIANCE] - danger // 2
    return progress(state, tribe, weights) - danger


@rule
def threat_of_cards(state, weights):
    """45, 52, 2.7, 2.15: what the barbarian cards would do that may come up: those on top in the
    next invasion; those discarded after the next revolt; and those below."""
    top = highest_layer(state)
    rate, lie_on_top, lie_discarded, value = board.INVADE[state.rate], 0, 0, 0
    for card in range(cards.BARBARIAN_CARDS):
        lie_on_top += state.barbarian[card] == top
        lie_discarded += state.barbarian[card] == cards.DISCARDED
    soon = 100 * rate // max(lie_on_top, rate)
    later = weights[AFTER_A_REVOLT] * rate // max(lie_discarded, rate)
    for card in range(cards.BARBARIAN_CARDS):
        layer = state.barbarian[card]
        if layer != cards.GONE:
            harm = harm_of_card(state, card, weights)
            if layer == top:
                value += soon * harm
            elif layer == cards.DISCARDED:
                value += later * harm
            else:
                value += weights[FROM_BELOW] * harm
    return value // 100


@rule
def harm_of_card(state, card, weights):
    """54, 58: an undefended city is sacked, or comes near to it; legions that are supported stop
    the barbarian."""
    tribe = cards.CARD_TRIBE[card]
    city = city_reached(state, tribe, cards.CARD_CITY[card])
    if city == board.NOWHERE:
        return 0
    if state.legions[city] > 0:
        return weights[AN_ARRIVAL]
    if state.cubes[city][tribe] == board.FULL:
        return weights[A_SACK]
    if state.cubes[city][tribe] == board.FULL - 1:
        return weights[A_THIRD]
    return weights[AN_ARRIVAL]


@rule
def danger_in(state, city, count, weights):
    """What so many barbarians of one tribe in a city threaten."""
    danger = weights[BARBARIAN] * count
    if count == board.FULL:
        danger += weights[FULL_CITY]
    elif count == board.FULL - 1:
        danger += weights[TWO_IN_A_CITY]
    if city == board.ROMA:
        danger += weights[AT_ROMA] * count
    return danger


@rule
def progress(state, tribe, weights):
    """How near the best placed pawn is to an alliance: its cards, then the way to a barbarian; a
    little what the others hold, who may give it."""
    best, all_held = 0, 0
    for pawn in range(pawns_in_play(state)):
        held = cards_of_tribe(state, owner(state, pawn), tribe)
        wanted = min(held, board.CARDS_TO_ALLY[tribe])
        all_held += held * (pawn < state.seats)
        value = (weights[CARD_FOR_ALLIANCE] + weights[SET_GROWS] * wanted) * wanted
        if held >= board.CARDS_TO_ALLY[tribe]:
            value += weights[WHOLE_SET]
            if state.role[pawn] != roles.MERCATOR:
                value -= weights[FAR] * way_to(state, state.pawn[pawn], tribe)
        best = max(best, value)
    return best + weights[IN_OTHER_HANDS] * min(all_held, board.CARDS_TO_ALLY[tribe])


@rule
def way_to(state, here, tribe):
    """Roads to the nearest barbarian of a tribe."""
    nearest = NOWHERE_NEAR
    if here == board.NOWHERE:
        return nearest
    for city in range(board.CITIES):
        if state.cubes[city][tribe] > 0:
            nearest = min(nearest, board.DISTANCE[here][city])
    return nearest


@rule
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


@rule
def worth_of_city(state, city, weights):
    """A fort is worth having; legions are worth most supported, where somebody is to be fought."""
    value = weights[FORT] * state.fort[city]
    legions = min(state.legions[city], MOST_USEFUL)
    if legions > 0:
        value += weights[LEGION] * legions
        if is_supported(state, city):
            value += weights[SUPPORTED]
            if barbarians_in(state, city) > 0:
                value += weights[READY]
    return value
