"""Chapter "Set-up" (rules 11 to 27)."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import phase_now, pop, push
from tabard.engine.kinds import MAX_SEATS, NUMBER
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told
from .cities import has_road_to, is_free, place_garrison
from .components import board, cards, factions, terms
from .influence import influence_at_start
from .readings import coins_at_start, four_factions_for_two, other_city_of_navarre, three_garrisons
from .state import ORDER_NEXT

STEPS = Course(
    bids=1, faction=MAX_SEATS, order=1, second_city=MAX_SEATS, third_city=MAX_SEATS, first_round=1
)
BIDS_OPEN, FACTIONS_CHOSEN, SECOND_CITIES, THIRD_CITIES = (
    STEPS.begins[word] for word in ("faction", "order", "second_city", "third_city")
)


def set_up(state):
    """The pieces, the shuffled cards; the rest is choice, step by step (12, 16, 17, 26, 27)."""
    if four_factions_for_two(state):
        state.seats = 4
    give_pieces(state)
    push(state, phases.SET_UP, 0)


def give_pieces(state):
    """Each seat's influence and coins; all cards are in the pile; round 1; the status is undecided
    until the first vote (12, 13, 16, 17, 26)."""
    for card in range(cards.CARDS):
        state.cards[cards.PILE][card] = cards.COPIES[card]
    for seat in range(state.seats):
        state.influence[seat] = influence_at_start(state)
        state.coins[seat] = coins_at_start(state)
    state.round = 1


# --- factions -----------------------------------------------------------------------------------


def seat_of(state, faction):
    """The seat that leads a faction; the number of seats if nobody does (2)."""
    for seat in range(state.seats):
        if state.faction[seat] == faction:
            return seat
    return state.seats


FACTION_TAKEN = refuse("11", _("Somebody leads {faction} already."))


def why_not_lead(state, seat, faction):
    """A faction that nobody leads (11)."""
    if seat_of(state, faction) < state.seats:
        return because(FACTION_TAKEN, faction)
    return LEGAL


LEADS = told("leads", "11", _("Seat {number} leads {faction}."), number=NUMBER)


def lead(state, seat, faction):
    """The seat leads the faction; its hero is not active (2, 11, 13)."""
    state.faction[seat] = faction
    tell(state, LEADS, seat + 1, faction)
    pop(state)


def put_in_starting_order(state):
    """Navarre, France, England, Brittany, Burgundy, Flanders, without those absent (14, 18)."""
    place = 0
    for faction in range(factions.FACTIONS):
        seat = seat_of(state, faction)
        if seat < state.seats:
            state.order[place] = seat
            place += 1


# --- start cities -------------------------------------------------------------------------------


def settle_two(state, place):
    """In the starting order each puts a garrison into his first city, and chooses where the second
    begins (19)."""
    seat = state.order[place]
    settle_in(state, seat, factions.FIXED_START[state.faction[seat]])
    push(state, phases.START_CITY, seat)


SETTLED = told("settled", "19", _("{seat} begins in {city}."))


def settle_in(state, seat, city):
    """One garrison is put there (19)."""
    place_garrison(state, seat, city)
    tell(state, SETTLED, seat, city)


def second_choice(state, faction):
    """The other city of a faction's list (20, 21, 22, 4.5)."""
    if faction == factions.NAVARRE and other_city_of_navarre(state) == 1:
        return factions.CALAIS
    if faction == factions.NAVARRE and other_city_of_navarre(state) == 2:
        return factions.CARCASSONNE
    return factions.SECOND_CHOICE[faction]


def why_not_start_in(state, seat, city):
    """A city of the list; the third garrison where a road leads (19, 20, 23, 25)."""
    if phase_now(state) == phases.THIRD_CITY:
        return why_not_third(state, seat, city)
    return why_not_second(state, seat, city)


NOT_YOUR_START = refuse("20", _("{city} is not among the start cities of {faction}."))
START_TAKEN = refuse("25", _("{city} is taken."))
START_FAR_FROM_FIRST = refuse("25", _("No road joins {city} to {start}."), start=board.CITIES)


def why_not_second(state, seat, city):
    """A free city of the list; if both are taken, any free one next to the first (20, 25)."""
    faction = state.faction[seat]
    one, other = factions.FIRST_CHOICE[faction], second_choice(state, faction)
    if not is_free(state, city):
        return because(START_TAKEN, city)
    if is_free(state, one) or is_free(state, other):
        if city != one and city != other:
            return because(NOT_YOUR_START, city, faction)
    elif not board.ROAD[city][factions.FIXED_START[faction]]:
        return because(START_FAR_FROM_FIRST, city, factions.FIXED_START[faction])
    return LEGAL


START_OCCUPIED = refuse("23", _("{city} is taken."))
TOO_NEAR_PARIS = refuse("24", _("{city} is Paris, or one of its neighbours."))
START_TOO_FAR = refuse("23", _("No road joins {city} to a city of yours."))


def why_not_third(state, seat, city):
    """A free city that a road joins to an own one; not Paris, nor next to it (23, 24)."""
    if not is_free(state, city):
        return because(START_OCCUPIED, city)
    if city == board.PARIS or board.ROAD[city][board.PARIS]:
        return because(TOO_NEAR_PARIS, city)
    if not has_road_to(state, seat, city):
        return because(START_TOO_FAR, city)
    return LEGAL


def default_start_in(state, seat, city):
    """The city that the list names first; the third in city order (20, 23)."""
    return (
        phase_now(state) == phases.START_CITY and city == factions.FIRST_CHOICE[state.faction[seat]]
    )


def start_in(state, seat, city):
    """The garrison is put there (19)."""
    settle_in(state, seat, city)
    pop(state)


def third_garrisons(state):
    """By some readings each has a third one (23)."""
    return state.seats if three_garrisons(state) else 0


def settle_a_third(state, place):
    """The third garrison, if there is a place for it (23)."""
    seat = state.order[place]
    for city in range(board.CITIES):
        if why_not_third(state, seat, city) == LEGAL:
            push(state, phases.THIRD_CITY, seat)
            return


def first_round(state):
    """When all have settled in, play begins (10, 11)."""
    push(state, phases.ROUND, 0)


# --- what a position file need not name ---------------------------------------------------------


def lay_out(state):
    """An empty board in round 1, at war: the seats lead the first factions and play in their
    order, the first of them buys, and all cards are in the pile."""
    give_pieces(state)
    state.status = terms.WAR
    state.war_rounds = 1
    for seat in range(state.seats):
        state.faction[seat] = factions.NAVARRE + seat
        state.order[seat] = seat
    push(state, phases.ROUND, 0, ORDER_NEXT)  # after the buying that is going on
    push(state, phases.BUYING, 0)
