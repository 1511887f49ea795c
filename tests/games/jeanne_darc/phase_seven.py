"""Positions in the players' phase: the opening of a turn, move 1, move 2, and a fight."""

from __future__ import annotations

from collections import Counter

from tabard.engine.match import Match
from tests.games.asking import play

from .board import board, cards, cities, stack

LINKS = cities(1, "lille") + cities(2, "arras")  # joined by a road, in the plain


def opening(text: str, **options: str) -> Match:
    """The opening of the turn of seat 1."""
    return board(text + stack("turn 1"), **options)  # type: ignore[arg-type]


def expansion(text: str, **options: str) -> Match:
    """Move 1 of seat 1."""
    return board(text + stack("turn 1 expansion"), **options)  # type: ignore[arg-type]


def combat(text: str, **options: str) -> Match:
    """Move 2 of seat 1, at a free moment."""
    return board(text + stack("turn 1 combat"), **options)  # type: ignore[arg-type]


def attacked(
    attack: str, defence: str, *, text: str = "", where: str = LINKS, move: str = "", **options: str
) -> Match:
    """Seat 1 attacks seat 2 (``move``: how), and both hold just these cards. By default the attack
    goes from Lille against Arras; both are about to commit."""
    hands = _hand("hand_1", attack) + _hand("hand_2", defence)
    match = combat(where + text + hands, **options)
    return play(match, "1 " + (move or "attack base=lille target=arras way=road"))


def _hand(holder: str, words: str) -> str:
    """Lines of a position: a hand as words, a card named twice is held twice."""
    return cards(holder, *(f"{word} {number}" for word, number in Counter(words.split()).items()))


def fight(match: Match, one: str, other: str, *dice: int) -> Match:
    """Both commit, then the dice fall, the attacker's first."""
    play(match, f"1 attack_with {one}", f"2 defend_with {other}")
    return play(match, f"chance attack_die face={dice[0]}", f"chance defence_die face={dice[1]}")
