"""The table as a drawing: who holds which city how strongly, what each seat has, what goes on."""

# mypy: allow-untyped-calls

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabard.drawn.scene import Card, Holding, Piece, Scene, Spot, Track
from tabard.drawn.sheet import Look
from tabard.engine.kinds import HIDDEN
from tabard.engine.words import _, n_, say

from ..components import board, cards, factions, pieces
from ..state import NOBODY
from ..supply import castles_left, fortresses_left, plunder_left
from .about import LEVELS, cities_and_provinces, what_it_does
from .board import places
from .faces import card_ink, card_symbol
from .goals import COURSE, goals, here, last_round
from .stakes import stakes
from .terminal import going_on, held, name_of, possessions, spoken_city, title_of

_SYMBOLS = {pieces.CASTLE_LEVEL: "castle", pieces.FORTRESS_LEVEL: "fortress"}


def scene(state: Any, look: Look) -> Scene:
    """The whole table as one viewer may see it."""
    holdings = [_holding(state, seat, look) for seat in range(state.seats)]
    beside = Scene(holdings=holdings, tracks=_tracks(state, look))
    if look.only == "counted":
        return beside
    return replace(
        beside,
        title=" · ".join([title_of(state, roomy=True), *going_on(state)]),
        spots=[_spot(state, *city) for city in enumerate(cities_and_provinces(state))],
        pieces=[piece for city in range(board.CITIES) for piece in _pieces(state, city)],
        goals=goals(state, look),
        course=tuple(say(part) for part in COURSE),
        here=here(state),
        stakes=stakes(state),
        now=tuple(last_round(state)),
    )


def _spot(state: Any, city: int, about: tuple[str, ...]) -> Spot:
    x, y = places()[city]
    spoken = spoken_city(state, city) if state.owner[city] != NOBODY else ""
    name = board.CITIES.name(city)
    return Spot(x, y, 44, name, ((board.CITIES, city),), spoken=spoken, about=about)


def _faction(state: Any, seat: int) -> tuple[str, str]:
    """The colour and the letter of a seat's faction."""
    faction = state.faction[seat]
    if faction == factions.NO_FACTION:
        return "", str(seat + 1)
    return factions.FACTION_COLOURS[faction], factions.FACTION_LETTERS[faction]


# --- what stands in a city ----------------------------------------------------------------------


def _pieces(state: Any, city: int) -> list[Piece]:
    """The garrison with its walls in the middle, markers at its left, crossed swords above."""
    x, y = places()[city]
    pieces = []
    level, owner = state.level[city], state.owner[city]
    if owner != NOBODY or level:
        ink, letter = _faction(state, owner) if owner != NOBODY else ("", "")
        words = spoken_city(state, city) if owner != NOBODY else say(LEVELS[level])
        pieces.append(Piece(_SYMBOLS.get(level, "garrison"), x, y - 3, 40, ink, letter, 1, words))
    if state.plundered[city]:
        pieces.append(Piece("plunder", x - 32, y + 8, 20, "red", spoken=say(_("plundered"))))
    if state.protected[city]:
        pieces.append(Piece("protection", x - 32, y - 14, 20, "white", spoken=say(_("protected"))))
    if state.attacker != NOBODY and state.target != board.NO_CITY and city == state.target:
        ink, letter = _faction(state, state.attacker)
        words = say(_("attacked by {seat}"), seat=name_of(state, state.attacker))
        pieces.append(Piece("attack", x, y - 33, 24, ink, spoken=words))
    return pieces


# --- beside the board ---------------------------------------------------------------------------


def _holding(state: Any, seat: int, look: Look) -> Holding:
    ink, letter = _faction(state, seat)
    shown = [*_own(state, cards.HAND + seat, look), *_cards(state, cards.USED + seat, used=True)]
    faction = state.faction[seat]
    names = ((factions.FACTIONS, faction),) if faction != factions.NO_FACTION else ()
    face = f"hero_{factions.FACTIONS.word(faction)}" if names else ""
    facts = tuple(possessions(state, seat, look))
    return Holding(name_of(state, seat), seat, ink, letter, facts, tuple(shown), names, face)


def _own(state: Any, holder: int, look: Look) -> list[Card]:
    """The cards of a hand: their faces to the holder, their backs to others."""
    if HIDDEN not in state.cards[holder]:
        return _cards(state, holder)
    count = held(state, holder, look)
    if not count:
        return []
    words = say(n_("{count} card", "{count} cards"), count=count)
    return [Card("", symbol="card_back", ink="black", count=count, spoken=words)]


def _cards(state: Any, holder: int, *, used: bool = False) -> list[Card]:
    return [
        _card(state, card, state.cards[holder][card], used=used)
        for card in range(cards.CARDS)
        if state.cards[holder][card]
    ]


def _card(state: Any, card: int, count: int, *, used: bool) -> Card:
    """A combat card: a yellow one has a value, and defends, used or not; a red one says what it
    does."""
    names, line = [(cards.CARDS, card)], what_it_does(state, card)
    if card < cards.YELLOW:
        put_in = card + (int(cards.YELLOW) if used else 0)
        names += [(cards.YELLOW, card), (cards.FROM_HAND_OR_USED, put_in)]
        line = say(
            _("value {value}, used") if used else _("value {value}"), value=cards.VALUE[card]
        )
    name, symbol = cards.CARDS.name(card), card_symbol(card)
    title = name[:1].upper() + name[1:]
    return Card(title, (line,), symbol, card_ink(card), count=count, names=tuple(names))


def _tracks(state: Any, look: Look) -> list[Track]:
    return [
        Track(say(_("Round")), state.round),
        Track(say(_("Cards in the pile")), held(state, cards.PILE, look)),
        Track(say(_("Castles left")), castles_left(state)),
        Track(say(_("Fortresses left")), fortresses_left(state)),
        Track(say(_("Plunder markers left")), plunder_left(state)),
    ]
