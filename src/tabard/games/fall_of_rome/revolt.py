"""Chapter "Revolts" (rules 38 to 51)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import push
from tabard.engine.kinds import CHANCE, NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _, n_

from . import phases
from .book import told
from .components import board, cards
from .deck import (
    barbarian_deck_is_empty,
    lowest_layer,
    put_discards_on_top,
    refill_empty_deck,
    why_not_from_the_layer_asked,
)
from .invasion import show_and_discard
from .placing_and_sacking import place_revolt
from .players import active_seat

RATE_ROSE = told(
    "rate",
    "39",
    _("The marker advances: {invade} a turn, recruiting brings {recruit}."),
    invade=cards.SO_MANY_BARBARIAN_CARDS,
    recruit=NUMBER,
)


def increase(state):
    """The marker of the rates moves one space; on the last it stays (39, 4.16, 2.12, 2.12.1)."""
    state.rate = min(state.rate + 1, board.LAST_RATE)
    tell(state, RATE_ROSE, board.INVASION_RATE[state.rate], board.RECRUITMENT_RATE[state.rate])


def draw_the_bottom_card(state):
    """The bottom card of the barbarian deck comes up (40, 2.12)."""
    refill_empty_deck(state)
    if not barbarian_deck_is_empty(state):
        push(state, phases.BOTTOM_CARD, CHANCE, lowest_layer(state))


def why_not_bottom_card(state, seat, card):
    """A card of the lowest layer (40, 2.15)."""
    return why_not_from_the_layer_asked(state, card)


REVOLTED = told(
    "revolted",
    "41",
    _("The {tribe} revolt in {city}."),
    weight=1,
    part=Part(opens=("tribe", "city"), ends=True),
)


def bottom_card(state, seat, card):
    """The card is discarded; three barbarians of its tribe are put on the city that it shows,
    wherever that is (41, 42, 43, 44, 2.7.5)."""
    show_and_discard(state, card)
    tribe, city = cards.CARD_TRIBE[card], cards.CARD_CITY[card]
    tell(state, REVOLTED, tribe, city)
    place_revolt(state, tribe, city)


INTENSIFIED = told(
    "intensified",
    "45",
    n_(
        "{cards} barbarian card goes back on top of their deck.",
        "{cards} barbarian cards go back on top of their deck.",
    ),
)


def intensify(state):
    """The discards alone are shuffled and lie on top of the deck. Then the revolt card leaves the
    game, and none replaces it. (45, 46, 48, 50, 51, 2.15.3, 3.12.9)"""
    tell(state, INTENSIFIED, put_discards_on_top(state))
    state.revolts_waiting -= 1


# --- two revolts --------------------------------------------------------------------------------


def no_revolt_waits(state):
    """Every revolt that was drawn has been resolved (47)."""
    return state.revolts_waiting == 0


def next_revolt(state):
    """Each revolt is resolved completely before the next (47)."""
    push(state, phases.REVOLT_CARD, active_seat(state))


def between_revolts(state):
    """Before the next one events may be played (49, 2.11.2)."""
    push(state, phases.BETWEEN_REVOLTS, active_seat(state))
