"""What a position is worth to a seat: the bots' only knowledge of the game.

It counts what everybody may see, and of what is hidden the seat's own: its hand, and what it has
committed to a fight.
"""

from __future__ import annotations

from tabard.engine.rule import table

from . import phases
from .book import BOOK
from .components import board, cards, pieces, terms
from .final_score import place_at_the_end, score_at_the_end
from .hands import hand_size, in_hand, yellow_in_hand
from .hero import worth_of_a_hero
from .players import leader
from .readings import fixed_rounds, influence_comes_back, influence_is_throne, keeps_cards
from .reveal import card_kind
from .state import NOBODY
from .totals import city_points, side_points

WEIGHTS = BOOK.weights()
THRONE, INFLUENCE, REFRESHED = WEIGHTS.of("throne influence refreshed")
CITY, LEVEL, PLUNDERED = WEIGHTS.of("city level plundered")
HALF_A_PROVINCE, CONTROL, ANOTHER_ROUND = WEIGHTS.of("half_a_province control another_round")
COIN, CARD, HERO, YELLOW_POINT = WEIGHTS.of("coin card hero yellow_point")
A_DEFENCE, OWN_TURN, A_VOTE, AT_SEA = WEIGHTS.of("a_defence own_turn a_vote at_sea")
A_POINT, A_POINT_SHOWN = WEIGHTS.of("a_point a_point_shown")
WIN = 100_000
ROUNDS_AHEAD = 3
RED = table([0, 0, 0, 0, 14, 10, 8, 9, 14, 10])  # what each red card in the own hand is worth
ENOUGH = 17  # points: as much as is fought with in a round; more is collected again, unused
SIZE = table(
    [
        sum(board.PROVINCE_OF[city] == p for city in range(board.CITIES))
        for p in range(board.PROVINCES)
    ]
)
CITIES_OF = table(
    [
        [
            *(c for c in range(board.CITIES) if board.PROVINCE_OF[c] == p),
            board.NO_CITY,
            board.NO_CITY,
            board.NO_CITY,
        ][:3]
        for p in range(board.PROVINCES)
    ]
)
TWO_UNKNOWN_CARDS, ONE_UNKNOWN_CARD = 17, 8  # what others may commit, in half points
UNKNOWN_DIE = 7  # in half points


def worth(state, seat, weights):
    """The own side twice, less the strongest other (132, 133)."""
    if state.ended != 0:
        won = WIN if place_at_the_end(state, leader(state, seat)) == 1 else -WIN
        return won + weights[THRONE] * score_at_the_end(state, seat)
    own, best = own_hand(state, seat, weights) + hope(state, seat, weights), 0
    for other in range(state.seats):
        value = strength(state, other, weights)
        if leader(state, other) == leader(state, seat):
            own += value
        else:
            best = max(best, value)
    return 2 * own - best + opinion(state, seat, own < best, weights)


def opinion(state, seat, is_behind, weights):
    """Who is behind had better vote for war, the others for peace (33)."""
    if state.vote[seat] == terms.WAR:
        return weights[A_VOTE] if is_behind else -weights[A_VOTE]
    return 0


def strength(state, seat, weights):
    """Throne points, influence, coins, cities and provinces, and how many cards; and 3.5: a battle
    at sea does nobody good (126, 132)."""
    value = (
        weights[THRONE] * state.throne[seat]
        + weights[COIN] * state.coins[seat]
        + weights[HERO] * state.hero_active[seat]
    )
    if influence_comes_back(state):
        value += weights[REFRESHED] * state.influence[seat]
    elif not influence_is_throne(state):
        value += weights[INFLUENCE] * state.influence[seat]
    value += weights[CARD] * hand_size(state, seat)
    if seat == state.admiral or seat == state.rival:
        value -= weights[AT_SEA]
    for city in range(board.CITIES):
        if state.owner[city] == seat:
            value += (
                weights[CITY]
                + weights[LEVEL] * state.level[city]
                - weights[PLUNDERED] * state.plundered[city]
            )
    for province in range(board.PROVINCES):
        value += province_worth(state, province, cities_in(state, seat, province), weights)
    return value


def cities_in(state, seat, province):
    """How many cities of a province the seat owns (125)."""
    return sum(state.owner[CITIES_OF[province][i]] == seat for i in range(SIZE[province]))


def province_worth(state, province, owned, weights):
    """All of it brings points this round and, while there are rounds, in others; some of it is on
    the way (126, 127)."""
    if owned < SIZE[province]:
        return weights[HALF_A_PROVINCE] * owned // SIZE[province]
    ahead = min(ROUNDS_AHEAD, min(fixed_rounds(state), pieces.LAST_ROUND) - state.round)
    return board.POINTS[province] * (
        weights[CONTROL] + weights[HALF_A_PROVINCE] + weights[ANOTHER_ROUND] * ahead
    )


def own_hand(state, seat, weights):
    """The own cards; a yellow card that is kept defends. What is committed counts no more. (S53)"""
    value, points = 0, 0
    for card in range(cards.CARDS):
        value += RED[card] * in_hand(state, seat, card)
        points += cards.VALUE[card] * in_hand(state, seat, card)
    if state.committed[seat]:
        points -= yellow_committed(state, seat)
        value -= price_of_influence(state, weights) * state.influence_put[seat]
    value += weights[YELLOW_POINT] * (points if keeps_cards(state) else min(points, ENOUGH))
    if yellow_in_hand(state, seat) > 0:
        value += weights[A_DEFENCE]
    if is_own_turn(state, seat):
        value -= weights[OWN_TURN]
    return value + state.silent[seat]


def is_own_turn(state, seat):
    """In its turn, with nothing going on; whoever gains nothing more had better end it (121)."""
    top = state.depth - 1
    return top >= 0 and state.frame_phase[top] == phases.COMBAT and state.frame_seat[top] == seat


def price_of_influence(state, weights):
    """What a point of influence that is spent costs (132)."""
    if influence_comes_back(state):
        return weights[REFRESHED]
    return weights[THRONE] if influence_is_throne(state) else weights[INFLUENCE]


# --- fights -------------------------------------------------------------------------------------


def hope(state, seat, weights):
    """The city that the fight is about, as likely as it changes hands (111, 112)."""
    if state.attacker == NOBODY or state.target == board.NO_CITY:
        return 0
    if seat != state.attacker and seat != state.defender:
        return 0
    stake = city_worth(
        state, state.attacker if seat == state.attacker else NOBODY, state.target, weights
    )
    chance = chance_of_attacker(state, seat, weights)
    return stake * chance // 100 if seat == state.attacker else -stake * chance // 100


def city_worth(state, taker, city, weights):
    """The city itself, and what its province is worth more with it: to who would take it, or to the
    owner who would lose it (112)."""
    province = board.PROVINCE_OF[city]
    now = cities_in(state, state.owner[city] if taker == NOBODY else taker, province)
    then = now - 1 if taker == NOBODY else now + 1
    more = province_worth(state, province, max(now, then), weights)
    less = province_worth(state, province, min(now, then), weights)
    return weights[CITY] + weights[LEVEL] * state.level[city] + more - less


def chance_of_attacker(state, seat, weights):
    """Of a hundred such fights, how many the attacker wins, as the seat may guess (103, 111)."""
    if state.retreated != NOBODY:
        return 0 if state.retreated == state.attacker else 100
    attack = 2 * city_points(state)
    if state.shown_first[state.attacker] != cards.NO_CARD_PUT_IN:
        ahead = 2 * side_points(state, state.attacker) - 2 * side_points(state, state.defender)
        return max(5, min(95, 50 + weights[A_POINT_SHOWN] * (ahead - attack) // 2))
    ahead = expected(state, seat, state.attacker) - expected(state, seat, state.defender)
    return max(2, min(98, 50 + weights[A_POINT] * (ahead - attack)))


def expected(state, seat, side):
    """What a side may bring, in half points, as the seat may guess (104, 105)."""
    die = 2 * state.die[side] if state.die[side] > 0 else UNKNOWN_DIE
    if side != seat:
        if hand_size(state, side) == 0:
            return die
        return die + (TWO_UNKNOWN_CARDS if side == state.attacker else ONE_UNKNOWN_CARD)
    if state.committed[seat]:
        return die + 2 * points_committed(state, seat)
    return die + 2 * best_cards(state, seat, 2 if side == state.attacker else 1)


def best_cards(state, seat, count):
    """The highest yellow cards of the own hand (96, 99)."""
    points = 0
    for i in range(cards.YELLOW):
        card = cards.YELLOW - 1 - i
        taken = min(count, state.cards[cards.HAND + seat][card])
        points += taken * cards.VALUE[card]
        count -= taken
    return points


def yellow_committed(state, seat):
    """The points of the yellow cards that the seat itself has committed (96, 99)."""
    return first_committed(state, seat) + second_committed(state, seat)


def first_committed(state, seat):
    """The first of them (96, 99)."""
    card = state.first_card[seat]
    return 0 if card == cards.NO_CARD_PUT_IN else cards.VALUE[card_kind(card)]


def second_committed(state, seat):
    """The second of them (96)."""
    card = state.second_card[seat]
    return 0 if card == cards.NO_YELLOW else cards.VALUE[card]


def points_committed(state, seat):
    """All that the seat itself has committed; a traitor counts like the step he takes (104,
    105)."""
    yellow, extra = yellow_committed(state, seat), state.extra_put[seat]
    points = yellow + state.influence_put[seat]
    points += cards.ENGINEERS[extra] * max(
        first_committed(state, seat), second_committed(state, seat)
    )
    if cards.HAS_HERO[extra]:
        points += worth_of_a_hero(state, yellow)
    return points + pieces.STEP * cards.TRAITORS[extra]
