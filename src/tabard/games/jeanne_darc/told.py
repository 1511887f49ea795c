"""What is told: every event of the game as a sentence, with the number of its rule.

``weight`` marks what decides a game: 1 a setback or a gain, 2 a turning point. The sections stand
in the order of the rule book; phases 6 and 7 have files of their own.
"""

from __future__ import annotations

from typing import Any

from tabard.engine.events import Events
from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.words import _, n_

from .components import (
    CARDS,
    CITIES,
    COMPARED,
    FACES,
    FACTIONS,
    PROVINCES,
    STATUSES,
    VOTES,
)

TOLD = Events()
_told = TOLD.add


def told_under(rule: str, word: str, told: int) -> int:
    """The sentence of another event, told where another rule brings it about."""
    event = TOLD.all[told]
    facts: dict[str, Any] = dict(event.facts)
    return TOLD.add(word, rule, event.sentence, weight=event.weight, **facts)


# --- set-up -------------------------------------------------------------------------------------
LEADS = _told("leads", "11", _("Seat {number} leads {faction}."), number=NUMBER, faction=FACTIONS)
SETTLED = _told("settled", "19", _("{seat} begins in {city}."), seat=SEATS, city=CITIES)

# --- rounds, income, politics -------------------------------------------------------------------
ROUND_BEGAN = _told("round", "10", _("Round {round}."), round=NUMBER)
INCOME = _told(
    "income",
    "28",
    n_("{seat} receives {coins} coin.", "{seat} receives {coins} coins.", "coins"),
    seat=SEATS,
    coins=NUMBER,
)
PLUNDER_GONE = _told("plunder_gone", "30", _("The plunder markers are taken off the board."))
VOTED = _told("voted", "34", _("{seat} votes for {vote}."), seat=SEATS, vote=VOTES)
STATUS = _told("status", "35", _("This round there is {status}."), weight=1, status=STATUSES)
TRUCE_HOLDS = _told("truce_holds", "38", _("The truce holds: this round there is peace."), weight=1)

# --- dealing and buying -------------------------------------------------------------------------
DEALT = _told(
    "dealt",
    "39",
    _("{seat} is dealt {card}."),
    secret={"card": "seat"},
    unseen=_("{seat} is dealt a card."),
    seat=SEATS,
    card=CARDS,
)
RESHUFFLED = _told("reshuffled", "46", _("The discards are shuffled into a new pile."))
BOUGHT = _told(
    "bought",
    "49",
    _("{seat} buys a card: {card}."),
    secret={"card": "seat"},
    unseen=_("{seat} buys a card."),
    seat=SEATS,
    card=CARDS,
)
BUILT_CASTLE = _told(
    "built_castle", "50", _("{seat} builds a castle in {city}."), seat=SEATS, city=CITIES
)
BUILT_FORTRESS = _told(
    "built_fortress", "51", _("{seat} builds a fortress in {city}."), seat=SEATS, city=CITIES
)
DISCARDED = _told("discarded", "53", _("{seat} discards {card}."), seat=SEATS, card=CARDS)

# --- player order -------------------------------------------------------------------------------
ORDER_DRAWN = _told(
    "order_drawn", "63", _("{seat} plays as number {place}."), seat=SEATS, place=NUMBER
)

# --- scoring and the end ------------------------------------------------------------------------
CONTROLS = _told(
    "controls",
    "126",
    n_(
        "{seat} controls {province}: {points} throne point.",
        "{seat} controls {province}: {points} throne points.",
        "points",
    ),
    weight=1,
    seat=SEATS,
    province=PROVINCES,
    points=NUMBER,
)
END_DIE_FELL = _told("end_die", "131", _("The die for the end shows {face}."), face=FACES)
FINAL_SCORE = _told(
    "final_score",
    "132",
    _("{seat} ends with {score}: {throne} of the throne, {influence} of influence."),
    weight=2,
    seat=SEATS,
    score=NUMBER,
    throne=NUMBER,
    influence=NUMBER,
)
TIE_BROKEN = _told(
    "tie_broken",
    "133",
    _("The highest scores are equal; {seat} is ahead by {what}."),
    weight=2,
    seat=SEATS,
    what=COMPARED,
)
VICTORY_SHARED = _told(
    "victory_shared", "133", _("The highest scores are equal, and the victory is shared."), weight=2
)
