"""Chapter "Plunder" (3.3, 3.8): the card, and the die that free companies roll too."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import pop, push, seat_now
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from . import phases
from .ambassador import NOBODY_TO_DEAL_WITH
from .book import refuse, told
from .cities import has_road_to, works_of
from .components import board, cards
from .events.papal_intervention import why_not_harm
from .hands import discard_from_hand, in_hand
from .income import income_of_city
from .players import why_not_anothers
from .state import NOBODY
from .supply import plunder_left

# --- what can be plundered, and the die ---------------------------------------------------------


NO_PLUNDER_MARKER = refuse("3.8", _("No plunder marker is left."))
PLUNDERED_ALREADY = refuse("3.8", _("{city} has been plundered already."))


def why_not_loot_city(state, city):
    """A city that is neither plundered nor protected, while a marker is left (3.5, 3.8)."""
    if plunder_left(state) == 0:
        return because(NO_PLUNDER_MARKER)
    if state.plundered[city]:
        return because(PLUNDERED_ALREADY, city)
    return why_not_harm(state, city)


def loot_city(state, looter, city):
    """A die is rolled; nobody loots for the bank (3.8)."""
    state.looter = looter
    state.target = city
    push(state, phases.PLUNDER_DIE, seat_now(state))


PLUNDER_ROLLED = told(
    "plunder_rolled",
    "3.8",
    _("Plunderers at {city}: the die shows {face}, {works} counts {level}."),
    part=Part(opens=("city",), dice=("face",)),
)
NO_MOUNTAIN_IN_PLUNDER = told(
    "no_mountain_in_plunder",
    "3.8",
    _("{city} lies in the mountains, but against plunderers mountains do not count."),
    part=Part(),
)
PLUNDER_FAILS = told(
    "plunder_fails", "3.8", _("{city} keeps its gates shut."), part=Part(ends=True)
)
LOOTED = told(
    "looted",
    "3.8",
    n_(
        "{seat} plunders {city} and takes {coins} coin.",
        "{seat} plunders {city} and takes {coins} coins.",
        "coins",
    ),
    weight=1,
    part=Part(ends=True),
)
LOOTED_BY_COMPANIES = told(
    "looted_by_companies",
    "3.8",
    _("Free companies plunder {city}: it pays nothing at the next income."),
    weight=1,
    part=Part(ends=True),
)


def plunder_die(state, seat, face):
    """Any face; as much as the defence value or more: a marker, and the looter takes the income
    (3.8)."""
    city, looter = state.target, state.looter
    state.target = board.NO_CITY
    state.looter = NOBODY
    pop(state)
    tell(state, PLUNDER_ROLLED, city, face, works_of(state, city), state.level[city])
    if board.MOUNTAIN[city]:
        tell(state, NO_MOUNTAIN_IN_PLUNDER, city)
    if face < state.level[city]:
        tell(state, PLUNDER_FAILS, city)
        return
    state.plundered[city] = 1
    if looter == NOBODY:
        tell(state, LOOTED_BY_COMPANIES, city)
        return
    coins = income_of_city(state, city)
    state.coins[looter] += coins
    tell(state, LOOTED, looter, city, coins)


# --- the card -----------------------------------------------------------------------------------


def when_plunder(state, seat):
    """Only with the card (3.3)."""
    return in_hand(state, seat, cards.PLUNDER) > 0


NO_PLUNDER_CARD = refuse("3.3", _("You hold no plunder card."))
OWN_CITY_PLUNDERED = refuse("3.3", _("{city} belongs to the same player."))
OUT_OF_REACH_OF_PLUNDER = refuse(
    "3.3", _("Neither a road nor the sea leads from a city of yours to {city}.")
)
SEA_BARRED_TO_PLUNDER = refuse("3.5", _("You lost at sea this round, and no road leads to {city}."))


def why_not_plunder(state, seat, city):
    """Plunder: another player's city that a road joins to an own one, or a port when owning a port
    (3.3)."""
    if in_hand(state, seat, cards.PLUNDER) == 0:
        return because(NO_PLUNDER_CARD)
    refusal = why_not_anothers(state, seat, city, NOBODY_TO_DEAL_WITH, OWN_CITY_PLUNDERED)
    if refusal == LEGAL:
        refusal = why_not_loot_city(state, city)
    if refusal != LEGAL or has_road_to(state, seat, city):
        return refusal
    if not board.PORT[city] or not owns_a_port(state, seat):
        return because(OUT_OF_REACH_OF_PLUNDER, city)
    if state.barred[seat]:
        return because(SEA_BARRED_TO_PLUNDER, city)
    return LEGAL


PLUNDER_PLAYED = told("plunder_played", "3.3", _("{seat} sends plunderers to {city}."))


def plunder(state, seat, city):
    """Discarded at once, also when it fails; no attack, and it uses no base (3.3)."""
    discard_from_hand(state, seat, cards.PLUNDER)
    tell(state, PLUNDER_PLAYED, seat, city)
    loot_city(state, seat, city)


def owns_a_port(state, seat):
    """Has the player any port? (6, 3.3)"""
    return any(board.PORT[city] and state.owner[city] == seat for city in range(board.CITIES))
