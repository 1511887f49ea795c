"""Scenes for the tests of land combat: who stands where, and how a combat is begun."""

from __future__ import annotations

from tabard.engine.match import Match
from tests.games.asking import play

from .board import board, roll

CUBA, CAROLINA, FLORIDA = 27, 9, 12
# Cortes (3/2, Conquistador) in Cuba, plains, a tribe; nobody owns it.
CORTES = 'discovered.cuba = "es"\nleader_at.cortes = "cuba"\n'
WAR = 'status.es_pt = "hostile"\n'
# Portugal's settlement in Carolina (plains), Cortes next door in Florida, and Spain at war with it.
SETTLEMENT = (
    'discovered = {florida = "es", carolina = "pt"}\nowner = {florida = "es", carolina = "pt"}\n'
    + WAR
)


def army(**units: int) -> str:
    """A native army in Cuba."""
    listed = ", ".join(f"{kind} = {count}" for kind, count in units.items())
    return f"natives.cuba = {{{listed}}}\n"


def held(**holders: str) -> str:
    """``held(cortes="infantry = 4")``."""
    return "".join(f"held.{holder} = {{{what}}}\n" for holder, what in holders.items())


def attack_natives(text: str, *, subdued: bool = True, **options: str) -> Match:
    """Cortes attacks the natives of Cuba; the location is subdued unless it matters."""
    text += "subdued.cuba = 1\nresistance.cuba = 0\n" if subdued else ""
    match = board(CORTES + text, **options)
    return play(match, "1 activate cortes", "1 attack natives")


def enter_carolina(text: str, colony: str = "settlement", **options: str) -> Match:
    """Cortes marches into the Portuguese colony."""
    match = board(carolina(colony) + text, **options)
    return play(match, "1 activate cortes", "1 march carolina")


def carolina(colony: str = "settlement", *leaders: str) -> str:
    """The colony, Cortes next door, and Portuguese leaders in it."""
    there = "".join(f', {leader} = "carolina"' for leader in leaders)
    return f'{SETTLEMENT}colony.carolina = "{colony}"\nleader_at = {{cortes = "florida"{there}}}\n'


def fight(match: Match, attacker: tuple[int, int], defender: tuple[int, int]) -> Match:
    """One round: the attacker's dice, then the defender's."""
    return roll(match, *attacker, *defender)


def fallen(match: Match) -> tuple[int, int]:
    """The hits that are still to be taken, by side."""
    return match.state.hits[0], match.state.hits[1]
