"""Scenes for the tests at sea: a Spanish fleet sails past a Portuguese one."""

from __future__ import annotations

from tabard.engine.match import Match
from tests.games.asking import play

from .board import board, roll

WAR = 'status.es_pt = "hostile"\n'
SPAIN, PORTUGAL = 0, 6  # the numbers of their first fleets


def fleets(spain: str, portugal: str, where: str = "sargasso_sea", more: str = "") -> str:
    """Their first fleets in one place, at war."""
    return (
        f'fleet_at = {{es_fleet_1 = "{where}", pt_fleet_1 = "{where}"{more}}}\n'
        f"ships.es_fleet_1 = {{{spain}}}\nships.pt_fleet_1 = {{{portugal}}}\n" + WAR
    )


EQUAL = fleets("t1 = 2", "t1 = 2")


def met(text: str, **options: str) -> Match:
    """Spain's fleet is activated; Portugal's may try on it."""
    return play(board(text, **options), "1 activate es_fleet_1")


def battle(text: str, attacker: int = 1, **options: str) -> Match:
    """They have met, and this seat has picked to fight; the combat is begun."""
    match = play(met(text, **options), "2 pursue")
    roll(match, *((6, 1) if attacker == 1 else (1, 6)))
    return play(match, f"{attacker} fight")


def gauge(match: Match, attacker: int = 2, passive: int = 2) -> Match:
    """The dice for the wind."""
    return roll(match, attacker, passive)


def broadside(match: Match, attacker: tuple[int, int], passive: tuple[int, int]) -> Match:
    """One round: the attacker's dice, then the passive side's."""
    return roll(match, *attacker, *passive)


def flotilla(match: Match, fleet: int) -> dict[str, int]:
    """The ships of a fleet in words."""
    ships = match.state.fields["ships"].shape[1]
    return {ships.word(n): c for n, c in enumerate(match.state.ships[fleet]) if c}


def fought(
    text: str, *, attacker: int = 1, wind: tuple[int, int] = (2, 2), **options: str
) -> Match:
    """The combat has come to its first round: no bribe, no wind unless the dice say so."""
    match = battle(text, attacker, **options)
    if match.phase == "bribe_offer":
        play(match, f"{3 - attacker} offer_nothing")
    return gauge(match, *wind)


def spot_of(match: Match, fleet: int) -> str:
    """Where a fleet is, in words."""
    return match.state.fields["fleet_at"].of.word(match.state.fleet_at[fleet])
