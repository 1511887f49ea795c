"""Boards in words for the tests of the rules.

``board("legions = {genua = 2}")`` lays a position on the empty board: the pawns in Roma, seat 1
with four actions, all cards in their decks. Chance is played by the test: ``play(match, "chance die
face=3")``.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.position import from_text
from tabard.games.fall_of_rome.components.cards import FIRST_HAND, PLAYER_CARDS


def board(
    text: str = "",
    *,
    seats: int = 2,
    unasked: bool = True,
    held: Iterable[str] = (),
    **options: str,
) -> Match:
    """A match on this position; ``options`` are readings such as ``defence="one_for_one"``. With
    ``unasked=False`` a single row is left to the test too. ``held`` are cards in the hand of seat
    1, more of them than a position may give it."""
    head = f'game = "fall_of_rome"\nseats = {seats}\n'
    chosen = "".join(f'\n{word} = "{reading}"' for word, reading in options.items())
    tail = f"\n[options]{chosen}\n" if options else ""
    game, state = from_text(find_game, f"{head}{text}{tail}")
    state.ended = 0  # a board without barbarians is won; these tests are about less than a board
    for card in held:
        state.card_place[PLAYER_CARDS.value(card)] = FIRST_HAND
    return Match.at(game, state, chance_by_hand=True, unasked=unasked)


def hand(seat: int, *cards: str, place: str = "") -> str:
    """Lines of a position: these cards are in this hand (or in another place)."""
    return "".join(f'card_place.{card} = "{place or f"hand_{seat}"}"\n' for card in cards)
