"""The table as a drawing: what stands in each city, who holds what, how far Rome declined."""

# mypy: allow-untyped-calls

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabard.drawn.scene import Card, Holding, Name, Piece, Scene, Spot, Track
from tabard.drawn.sheet import Look
from tabard.engine.words import _, n_, say

from .. import phases
from ..components import board, cards, pieces, roles
from ..deck import cards_in_player_deck
from ..players import is_solo
from ..supply import cubes_in_supply, forts_in_supply, legions_in_supply
from .about import city_in_words, event_lines
from .board import places
from .goals import COURSE, goals, here
from .going_on import going_on
from .terminal import pawn_title, pawns_in, spoken_city, title_of


def scene(state: Any, look: Look) -> Scene:
    """The whole table as one viewer may see it (in this game nothing on it is hidden)."""
    beside = Scene(holdings=_holdings(state), tracks=_tracks(state))
    if look.only == "counted":
        return beside
    return replace(
        beside,
        title=title_of(state),
        spots=[_spot(state, city) for city in range(board.CITIES)],
        pieces=[piece for city in range(board.CITIES) for piece in _pieces(state, city)],
        decides=pawn_title(state, state.turn) if is_solo(state) and state.turns else "",
        goals=goals(state, look),
        course=tuple(say(part) for part in COURSE),
        here=here(state),
        acting=_acting(state),
        now=going_on(state),
    )


def _acting(state: Any) -> tuple[Name, ...]:
    """The pawn whose turn it is, and the city in which it stands."""
    if not state.depth or state.frame_phase[state.depth - 1] != phases.ACTIONS:
        return ()
    return ((pieces.PAWNS, state.turn), (board.CITIES, state.pawn[state.turn]))


def _spot(state: Any, city: int) -> Spot:
    x, y = places()[city]
    return Spot(
        x,
        y,
        44,
        board.CITIES.name(city),
        ((board.CITIES, city),),
        spoken=spoken_city(state, city),
        about=city_in_words(city),
    )


# --- what stands in a city ----------------------------------------------------------------------


def _pieces(state: Any, city: int) -> list[Piece]:
    """Barbarians above, the fort around the medallion, legions in it, pawns at its sides."""
    x, y = places()[city]
    there = [Piece("fort", x, y - 3, 60, spoken=say(_("a fort")), under=True)] * state.fort[city]
    if state.legions[city]:
        words = pieces.SO_MANY_LEGIONS.name(state.legions[city])
        there.append(Piece("legion", x, y, 31, "red", "", state.legions[city], words))
    return [*there, *_barbarians(state, city, x, y), *_pawns(state, city, x, y)]


def _barbarians(state: Any, city: int, x: float, y: float) -> list[Piece]:
    here = [tribe for tribe in range(board.TRIBES) if state.cubes[city][tribe]]
    step = min(31, 100 // max(len(here) - 1, 1))
    left = x - (len(here) - 1) * step / 2
    pieces = []
    for place, tribe in enumerate(here):
        count = state.cubes[city][tribe]
        words = say(_("{count} of the {tribe}"), count=count, tribe=board.TRIBES.name(tribe))
        ink, letter, at = (
            board.TRIBE_COLOURS[tribe],
            board.TRIBE_LETTERS[tribe],
            left + step * place,
        )
        name, away = ((board.TRIBES, tribe),), city != _where_tribes_are_named(state)
        pieces.append(
            Piece("cube", at, y - 44, 31, ink, letter, count, words, name, elsewhere=away)
        )
    return pieces


def _where_tribes_are_named(state: Any) -> int:
    """A tribe that is named in a move is that of the battle's city, or of the active pawn's."""
    if state.battle_city != board.NOWHERE:
        return int(state.battle_city)
    return int(state.pawn[state.turn])


def _pawns(state: Any, city: int, x: float, y: float) -> list[Piece]:
    """Three at the right side, two at the left; the first ones stand nearest."""
    here = pawns_in(state, city)
    sides = (-40, 40, -58, 58, 49)
    return [
        Piece(
            "pawn",
            x + sides[place],
            y - (6 if place < 4 else 20),
            36,
            roles.ROLE_COLOURS[state.role[pawn]] if state.role[pawn] != roles.NO_ROLE else "",
            roles.ROLE_LETTERS[state.role[pawn]]
            if state.role[pawn] != roles.NO_ROLE
            else str(pawn + 1),
            spoken=say(_("the pawn of {pawn}"), pawn=pawn_title(state, pawn)),
            names=((pieces.PAWNS, pawn),),
        )
        for place, pawn in enumerate(here)
    ]


# --- beside the board ---------------------------------------------------------------------------


def _holdings(state: Any) -> list[Holding]:
    if is_solo(state):
        return [
            Holding(say(_("Hand")), 0, cards=_cards(state, cards.FIRST_HAND)),
            Holding(say(_("Treasury")), cards=_cards(state, cards.TREASURY)),
        ]
    return [_holding(state, seat) for seat in range(state.seats)]


def _holding(state: Any, seat: int) -> Holding:
    """What a player has, and once roles are dealt who he is."""
    title, role = pawn_title(state, seat), state.role[seat]
    held, names = _cards(state, cards.FIRST_HAND + seat), ((pieces.PAWNS, seat),)
    if role == roles.NO_ROLE:
        return Holding(title, seat, cards=held, names=names)
    ink, letter, face = roles.ROLE_COLOURS[role], roles.ROLE_LETTERS[role], roles.ROLES.word(role)
    return Holding(title, seat, ink, letter, (say(roles.ROLE_TEXTS[role]),), held, names, face)


def _cards(state: Any, place: int) -> tuple[Card, ...]:
    return tuple(
        _card(card) for card in range(cards.PLAYER_CARDS) if state.card_place[card] == place
    )


def _card(card: int) -> Card:
    """A city card in its tribe's colour, or an event with its text."""
    name = ((cards.PLAYER_CARDS, card),)
    if card >= cards.FIRST_EVENT:
        face = cards.EVENTS.word(card)
        return Card(cards.EVENTS.name(card), tuple(event_lines(card)), face, names=name)
    tribe = cards.CARD_TRIBE[card]
    return Card(
        board.CITIES.name(cards.CARD_CITY[card]),
        (board.TRIBES.name(tribe),),
        "cube",
        board.TRIBE_COLOURS[tribe],
        board.TRIBE_LETTERS[tribe],
        names=(*name, (cards.CITY_CARDS, card)),
    )


def _tracks(state: Any) -> list[Track]:
    decline = say(
        _("Rome has declined {steps} of {all} steps."), steps=state.decline, all=board.LAST_DECLINE
    )
    facts = {
        "cards": board.INVASION_RATE[state.rate],
        "legions": pieces.SO_MANY_LEGIONS.name(board.RECRUITMENT_RATE[state.rate]),
    }
    rate = say(_("{cards} cities are invaded in a turn; recruiting brings {legions}."), **facts)
    brief = _("Invasion: {cards} cities; recruit {legions}")
    return [
        Track(say(_("Decline")), state.decline, board.LAST_DECLINE, decline),
        Track(say(brief, **facts), state.rate, board.LAST_RATE, rate),
        Track(say(_("Player deck")), cards_in_player_deck(state)),
        Track(say(_("Legions left")), legions_in_supply(state)),
        Track(say(_("Forts left")), forts_in_supply(state)),
        *(_tribe(state, tribe) for tribe in range(board.TRIBES)),
    ]


_LEFT_IN_SUPPLY = n_(
    "{tribe}: {count} barbarian is left. The game is lost when one must come and none is left.",
    "{tribe}: {count} barbarians are left. The game is lost when one must come and none is left.",
    "count",
)


def _tribe(state: Any, tribe: int) -> Track:
    left = cubes_in_supply(state, tribe)
    facts = {"tribe": board.TRIBES.name(tribe), "count": left}
    still = say(_LEFT_IN_SUPPLY, **facts)
    title, price = _("{tribe} left"), _("An alliance costs {cards} cards.")
    if state.allied[tribe]:
        title, price = _("{tribe} (allies)"), _("They are allies.")
    spoken = " ".join([still, say(price, cards=board.CARDS_TO_ALLY[tribe])])
    return Track(say(title, **facts), left, spoken=spoken)
