"""What each seat can have by a step of the round (39 to 64, 93, 123, 124, 136, I5 to I7)."""

from __future__ import annotations

from tabard.engine.flow.stack import phase_now
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from .. import phases
from ..bargaining.opening import OFFERS_OF_ACTIVE, OFFERS_OF_OTHERS
from ..book import complain
from ..cities import owns
from ..components import board, pieces, terms
from ..dealing_cards import cards_to_deal
from ..hands import hand_size, used_cards
from ..readings import (
    heroes_stay_awake,
    keeps_cards,
    nobody_offers,
    one_fortress_a_round,
    only_the_active_player_offers,
)
from ..state import (
    BUYING_NEXT,
    DEALING_NEXT,
    EVENTS_NEXT,
    NEXT_ROUND,
    ORDER_NEXT,
    PLAYERS_NEXT,
    SCORING_NEXT,
)
from .fights import ATTACKS_OFF

HERO_OFF = complain("124", _("The hero of {seat} is active; between phases 7 and 3 heroes rest."))


def seat_off(state, seat, step):
    """What a seat holds, has built, attacked and offered (53, 93, 124, 136, I5 to I7)."""
    wrong = hand_off(state, seat, step)
    if wrong == 0:
        wrong = built_off(state, seat, step)
    if wrong == 0:
        wrong = attacks_off(state, seat, step)
    if wrong == 0:
        wrong = offers_off(state, seat, step)
    if wrong == 0 and between_rounds(step) and not heroes_stay_awake(state):
        if state.hero_active[seat]:
            return because(HERO_OFF, seat)
    return wrong


def between_rounds(step):
    """No card is out of the pile, or of a hand that is kept; phase 7 is over, or phase 3 has not
    begun (123)."""
    return step > SCORING_NEXT or step <= DEALING_NEXT


HAND_OFF = complain(
    "53",
    n_(
        "{seat} has {found} card, in hand or used; {most} at most in this phase.",
        "{seat} has {found} cards, in hand and used; {most} at most in this phase.",
        "found",
    ),
)
USED_TOO_EARLY = complain(
    "115",
    n_(
        "{seat} has {found} used card; before phase 6 there are {none}.",
        "{seat} has {found} used cards; before phase 6 there are {none}.",
        "found",
    ),
)


def hand_off(state, seat, step):
    """As many cards as can be held by now (39, 53, 115, 123, I6, I7)."""
    used = used_cards(state, seat)
    if used > 0 and (step <= EVENTS_NEXT or between_rounds(step)):
        return because(USED_TOO_EARLY, seat, used, 0)
    held, most = hand_size(state, seat) + used, most_cards(state, seat, step)
    return because(HAND_OFF, seat, held, most) if held > most else 0


def most_cards(state, seat, step):
    """None or those kept, then those dealt; 12 when the own buying is over (39, 53, 123)."""
    kept = pieces.HAND_LIMIT if keeps_cards(state) and not is_fresh(state, step) else 0
    if between_rounds(step):
        return kept
    if step == BUYING_NEXT:
        return kept + cards_dealt(state, seat)
    if step == ORDER_NEXT and keeps_cards(state) and still_buys(state, seat):
        return max(pieces.HAND_LIMIT, kept + cards_to_deal(state))
    return pieces.HAND_LIMIT


def is_fresh(state, step):
    """In round 1 nobody has kept a card, until its phase 7 is over (16)."""
    return state.round == 1 and step <= SCORING_NEXT


def cards_dealt(state, seat):
    """How many cards the seat has been dealt so far in this phase (39)."""
    if state.depth < 2 or state.frame_phase[1] != phases.DEALING:
        return cards_to_deal(state)
    gone = state.frame_cursor[1] - (phase_now(state) == phases.DEAL_CARD)
    for place in range(state.seats):
        if state.order[place] == seat:
            gone += state.seats - 1 - place
    return min(cards_to_deal(state), gone // state.seats)


def still_buys(state, seat):
    """The seat buys, or will; or puts down what is above 12 (47, 53)."""
    if phase_now(state) == phases.OVER_HAND_LIMIT and state.frame_seat[state.depth - 1] == seat:
        return True
    if state.depth < 2 or state.frame_phase[1] != phases.BUYING:
        return False
    return any(state.order[place] == seat for place in range(state.frame_cursor[1], state.seats))


BUILT_OFF = complain(
    "47",
    n_(
        "{seat} has built {found} castle or fortress; {most} at most in this phase.",
        "{seat} has built {found} castles or fortresses; {most} at most in this phase.",
        "found",
    ),
)
NO_NEW_CASTLE = complain(
    "55", _("{seat} has built a castle in {city} just now, and none of {seat} stands there.")
)


def built_off(state, seat, step):
    """Built in phase 4 of this round, one castle at most (50, 55, 57)."""
    built = state.fortresses_built[seat] + (state.castle_built[seat] != board.NO_CITY)
    if built > 0 and (step <= BUYING_NEXT or step == NEXT_ROUND):
        return because(BUILT_OFF, seat, built, 0)
    if one_fortress_a_round(state) and state.fortresses_built[seat] > 1:
        return because(BUILT_OFF, seat, built, 2)
    city = state.castle_built[seat]
    if step == ORDER_NEXT and city != board.NO_CITY:
        if not owns(state, seat, city) or state.level[city] != pieces.CASTLE_LEVEL:
            return because(NO_NEW_CASTLE, seat, city)
    return 0


ATTACKS_IN_PEACE = complain("93", _("{seat} has made {found} attacks; in peace {most} at most."))
ATTACKS_TOO_EARLY = complain(
    "93",
    n_(
        "{seat} has made {found} attack; before phase 7 there are {none}.",
        "{seat} has made {found} attacks; before phase 7 there are {none}.",
        "found",
    ),
)


def attacks_off(state, seat, step):
    """Attacks of phase 7, each from another city and on another; in peace one (91, 92, 93, I5)."""
    attacks = state.attacks[seat]
    if attacks > 0 and (step <= PLAYERS_NEXT or step == NEXT_ROUND):
        return because(ATTACKS_TOO_EARLY, seat, attacks, 0)
    if state.status == terms.PEACE and attacks > 1:
        return because(ATTACKS_IN_PEACE, seat, attacks, 1)
    bases, targets = 0, 0
    for city in range(board.CITIES):
        bases += state.attacked_from[city] >> seat & 1
        targets += state.attacked_by[city] >> seat & 1
    if max(bases, targets) > attacks:
        return because(ATTACKS_OFF, seat, max(bases, targets), attacks)
    return 0


OFFERS_OFF = complain(
    "136",
    n_(
        "{seat} has {found} offer left; {most} at most.",
        "{seat} has {found} offers left; {most} at most.",
        "found",
    ),
)


def offers_off(state, seat, step):
    """In a turn three for the active player, one for the others; before phase 7 none (135, 136,
    I11)."""
    most = OFFERS_OF_ACTIVE
    if state.depth > 2 and state.frame_phase[2] == phases.TURN and state.frame_seat[2] != seat:
        most = 0 if only_the_active_player_offers(state) else OFFERS_OF_OTHERS
    if nobody_offers(state) or step <= PLAYERS_NEXT or step == NEXT_ROUND:
        most = 0
    if state.offers_left[seat] > most:
        return because(OFFERS_OFF, seat, state.offers_left[seat], most)
    return 0
