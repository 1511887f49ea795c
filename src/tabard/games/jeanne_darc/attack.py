"""Chapter "Move 2, combat: when, and the announcement" (rules 86 to 94)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import frame_of, push
from tabard.engine.kinds import OPEN, SEATS
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told
from .cities import is_free, owns
from .components import board, cards, pieces, terms
from .events.papal_intervention import why_not_harm
from .hands import yellow_in_hand
from .players import why_not_anothers
from .readings import (
    a_city_is_a_base_once,
    attacked_once_by_anybody,
    attacks_reach_provinces,
    won_cities_are_no_base,
)
from .state import NOBODY

CARDS_TO_ATTACK = 2
LONGEST_RIDE = 3


def when_attack(state, seat):
    """Not without two yellow cards (87)."""
    return yellow_in_hand(state, seat) >= CARDS_TO_ATTACK


def attacker_can_attack(state):
    """Whoever has announced an attack holds two yellow cards, until they are shown (87, 90)."""
    if state.attacker == NOBODY or state.shown_first[state.attacker] != cards.NO_CARD_PUT_IN:
        return True
    return yellow_in_hand(state, state.attacker) >= CARDS_TO_ATTACK


def near_attack(state, seat, base, target):
    """Only own cities, and those of others to which a way may lead, are worth asking about (88, 89,
    90)."""
    if target == OPEN:
        return owns(state, seat, base)
    if owns(state, seat, target) or is_free(state, target):
        return False
    if board.ROAD[base][target] or (board.PORT[base] and board.PORT[target]):
        return True
    return state.rides > 0 or attacks_reach_provinces(state)


def why_not_attack(state, seat, base, target, way):
    """Announcing an attack: from an own city, against another player's, by road, over sea or by
    ride (88, 86, 87, 89, 90)."""
    return (
        why_not_attack_at_all(state, seat)
        or why_not_attack_from(state, seat, base, way)
        or why_not_attack_city(state, seat, target)
        or why_not_go(state, seat, base, target, way)
    )


ONE_ATTACK_IN_PEACE = refuse("93", _("In peace you may attack once a round."))


def why_no_attack_is_left(state, seat):
    """In the own turn, the one attack that peace allows (93)."""
    turn = frame_of(state, phases.TURN)
    if turn >= 0 and state.frame_seat[turn] == seat and attacked_in_peace(state, seat):
        return because(ONE_ATTACK_IN_PEACE)
    return LEGAL


def attacked_in_peace(state, seat):
    """In peace one attack a round (93)."""
    return state.status == terms.PEACE and state.attacks[seat] > 0


TOO_FEW_YELLOW = refuse("87", _("An attack takes 2 yellow cards in hand; you have {cards}."))


def why_not_attack_at_all(state, seat):
    """Two yellow cards in hand; in peace one attack a round (87, 93, S18)."""
    if attacked_in_peace(state, seat):
        return because(ONE_ATTACK_IN_PEACE)
    if yellow_in_hand(state, seat) < CARDS_TO_ATTACK:
        return because(TOO_FEW_YELLOW, yellow_in_hand(state, seat))
    return LEGAL


BASE_NOT_YOURS = refuse("88", _("{city} is not yours; no attack comes from there."))
PORT_NOT_YOURS = refuse("89", _("{city} is not yours; no landing comes from there."))
ATTACKED_FROM_ALREADY = refuse("91", _("{city} has made its attack this round."))
WON_JUST_NOW = refuse("94", _("{city} was taken in this turn; no attack comes from there."))


def why_not_attack_from(state, seat, base, way):
    """An own city, one swapped just now too, once a round; by option not one taken in this turn
    (88, 89, 91, 94, 142, S23)."""
    if not owns(state, seat, base):
        return because(PORT_NOT_YOURS if way == terms.BY_LANDING else BASE_NOT_YOURS, base)
    if has_attacked(state, seat, base):
        return because(ATTACKED_FROM_ALREADY, base)
    if state.won_now[base] and won_cities_are_no_base(state):
        return because(WON_JUST_NOW, base)
    return LEGAL


def has_attacked(state, seat, base):
    """From there this seat has attacked in this round; by option anybody (91, S23)."""
    if a_city_is_a_base_once(state):
        return state.attacked_from[base] != 0
    return state.attacked_from[base] >> seat & 1 == 1


FREE_CITY_ATTACKED = refuse("88", _("{city} is free; it is taken in move 1."))
OWN_CITY_ATTACKED = refuse("88", _("{city} is your own."))
ATTACKED_ALREADY = refuse("92", _("{city} has been attacked already this round."))


def why_not_attack_city(state, seat, target):
    """Another player's city that is not protected, once a round by each player; by option once by
    anybody (88, 92, 3.5, S24)."""
    refusal = why_not_anothers(state, seat, target, FREE_CITY_ATTACKED, OWN_CITY_ATTACKED)
    if refusal == LEGAL:
        refusal = why_not_harm(state, target)
    if refusal != LEGAL:
        return refusal
    others_too = attacked_once_by_anybody(state)
    if state.attacked_by[target] >> seat & 1 or (others_too and state.attacked_by[target] != 0):
        return because(ATTACKED_ALREADY, target)
    return LEGAL


NO_RIDE = refuse("3.5", _("You have no ride this round."))
NOT_A_PORT = refuse("89", _("{city} is not a port."))
NO_ROAD_TO_ATTACK = refuse("88", _("No road leads from {base} to {city}."))
BARRED_FROM_THE_SEA = refuse(
    "3.5", _("You lost the naval battle: you may not use the sea this round.")
)
TOO_FAR_TO_RIDE = refuse(
    "3.5",
    _("{base} and {city} lie {roads} apart; a ride covers 3 at most."),
    roads=pieces.SO_MANY_ROADS,
)


def why_not_go(state, seat, base, target, way):
    """Along a road, from port to port, or by ride (88, 89, 3.5, S20)."""
    if way == terms.BY_ROAD:
        if not road_reaches(state, base, target):
            return because(NO_ROAD_TO_ATTACK, base, target)
    elif way == terms.BY_LANDING:
        return why_not_land(state, seat, base, target)
    else:
        if state.rides == 0 or state.order[0] != seat:
            return because(NO_RIDE)
        if board.DISTANCE[base][target] > LONGEST_RIDE:
            return because(TOO_FAR_TO_RIDE, base, target, board.DISTANCE[base][target])
    return LEGAL


def why_not_land(state, seat, base, target):
    """From one port at any other; not this round for who has lost the naval battle (89, 3.5)."""
    if not board.PORT[base]:
        return because(NOT_A_PORT, base)
    if not board.PORT[target]:
        return because(NOT_A_PORT, target)
    if state.barred[seat]:
        return because(BARRED_FROM_THE_SEA)
    return LEGAL


def road_reaches(state, base, target):
    """A road joins the cities; by option their provinces are one, or border each other (88,
    S19)."""
    if not attacks_reach_provinces(state):
        return board.ROAD[base][target] == 1
    return board.BORDERS[board.PROVINCE_OF[base]][board.PROVINCE_OF[target]] == 1


ATTACKS = told(
    "attacks",
    "90",
    _("{seat} attacks {city} of {defender} from {base}."),
    part=Part(opens=("seat", "defender")),
    seat=SEATS,
    city=board.CITIES,
    base=board.CITIES,
    defender=SEATS,
)
LANDS = told(
    "lands",
    "89",
    _("{seat} attempts a landing at {city} of {defender} from {base}."),
    part=Part(opens=("seat", "defender")),
    seat=SEATS,
    city=board.CITIES,
    base=board.CITIES,
    defender=SEATS,
)
RIDES = told(
    "rides",
    "3.5",
    _("{seat} rides from {base} against {city} of {defender}."),
    part=Part(opens=("seat", "defender")),
    seat=SEATS,
    city=board.CITIES,
    base=board.CITIES,
    defender=SEATS,
)


def attack(state, seat, base, target, way):
    """Announced openly; it counts from now on, whatever comes of it, and is not taken back (90, 91,
    92, 93, S22): ``final`` in the table of moves."""
    state.attacker = seat
    state.defender = state.owner[target]
    state.base = base
    state.target = target
    state.way = way
    state.attacks[seat] += 1
    state.attacked_from[base] |= 1 << seat
    state.attacked_by[target] |= 1 << seat
    if way == terms.BY_ROAD:
        tell(state, ATTACKS, seat, target, base, state.defender)
    elif way == terms.BY_LANDING:
        tell(state, LANDS, seat, target, base, state.defender)
    else:
        state.rides -= 1
        tell(state, RIDES, seat, target, base, state.defender)
    push(state, phases.FIGHT, seat)
