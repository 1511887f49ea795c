"""Scenes for the tests of pirates: when they come, what sails, and black cards."""

from __future__ import annotations

from tabard.engine.match import Match
from tests.games.asking import play

from .board import board

CUBA, JAMAICA, PANAMA = 27, 29, 26
SHIP = 'fleet_at.pirates_1 = "{0}"\nships.pirates_1 = {{p0 = {1}}}\n'
PREY = 'fleet_at.es_fleet_1 = "west_caribbean"\nships.es_fleet_1 = {t1 = 2}\n'
COLONY = 'discovered.cuba = "es"\nowner.cuba = "es"\ncolony.cuba = "{0}"\n'


def administration(text: str, **options: str) -> Match:
    """The step of the pirates is about to come."""
    options = {"level": "veteran", **options}
    return board(text, at="administration", step="natives_grow", **options)


def black(card: str, text: str = "", **options: str) -> Match:
    """Spain plays this black card for its event."""
    options = {"level": "veteran", **options}
    match = board(f'turn = 9\ncard_place.{card} = "hand_1"\n{text}', at="impulse", **options)
    return play(match, f"1 play_event {card}")


def where(match: Match, number: int) -> str:
    """Where a pirate fleet is."""
    return match.state.fields["fleet_at"].of.word(match.state.fleet_at[30 + number])


def ships_of(match: Match, number: int) -> dict[str, int]:
    """Its ships in words."""
    ships = match.state.fields["ships"].shape[1]
    return {ships.word(n): c for n, c in enumerate(match.state.ships[30 + number]) if c}
