"""Moments of a turn as beginnings of positions, and what chance may bring in them.

Each moment is TOML for ``board``: ``board(REVOLT + "legions = {narbo = 2}")``.
"""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tests.games.asking import words_of


def now(phase: str) -> str:
    """What goes on in the turn of seat 1."""
    return f"now = {{phase = {phase}, seat = 1}}\n"


# A revolt has been drawn and is about to be resolved; two of them.
REVOLT = "revolts_waiting = 1\n" + now('"revolts"')
TWO_REVOLTS = REVOLT.replace("waiting = 1", "waiting = 2")
# Windows W2, W3 and W4; in W2 one revolt, in W4 one barbarian card is still to come.
W2 = REVOLT.replace('"revolts"', '"revolts", step = "between"')
W3 = now('"after_draw"')
W4 = "cards_to_turn = 1\n" + now('"invasion", step = "go_on"')
# W5 of seat 1, among the actions and in phase 3; W6 after a battle in Roma that removed two.
W5 = 'now = [{phase = "actions", seat = 1}, {phase = "over_limit"}]\n'
W5_LATE = """cards_to_turn = 1
now = [{phase = "between_invasions", seat = 1}, {phase = "over_limit"}]
"""
W6 = 'battle_city = "roma"\nremoved = 2\n' + now('"after_battle"')
# Phase 3 begins; one barbarian card is still to come, and it is turned now.
PHASE_3 = now('"invasion"')
LAST_CARD = "cards_to_turn = 1\n" + now('"invasion", step = "turn_a_card"')
# What fills a board without barbarians, so that nobody wins by removing a few.
SOMEBODY = "sinope = {ostrogoths = 1}"


def chances(match: Match) -> dict[str, int]:
    """What chance may bring now, each with the number of alike things that it stands for."""
    weigh = match.game.flow.weight_of
    return {row.words: weigh(match.state, CHANCE, row.number) for row in match.rows(CHANCE)}


def cubes(match: Match) -> dict[str, dict[str, int]]:
    """The barbarians on the board."""
    return {city: there for city, there in words_of(match).get("cubes", {}).items() if there}


def legions(match: Match) -> dict[str, int]:
    """The legions on the board."""
    return dict(words_of(match).get("legions", {}))


def offered(match: Match, seat: int = 1) -> set[str]:
    """The verbs that this seat may use now."""
    return {row.verb.word for row in match.rows(seat - 1)}


def ending(match: Match) -> str:
    """How the match has ended, or an empty word."""
    return match.result.ending if match.result else ""


def deck(
    *unseen: str, piles: tuple[int, ...] = (), revolts: tuple[int, ...] = (), **rest: str
) -> str:
    """A player deck of these cards only; the others are discarded, or placed by name. ``piles``
    counts the cards of each pile, ``revolts`` says in which a revolt is still inside."""
    cards = [f'{card} = "unseen"' for card in unseen]
    cards += [f'{card} = "{place}"' for card, place in rest.items()]
    text = "card_place = {" + ", ".join(['rest = "discard"', *cards]) + "}\n"
    if piles:
        text += "pile_cards = " + _counts(piles) + "\npile_revolt = " + _counts(revolts) + "\n"
    return text


def _counts(numbers: tuple[int, ...]) -> str:
    each = [f"pile_{at} = {number}" for at, number in enumerate(numbers, 1)]
    return "{" + ", ".join(["rest = 0", *each]) + "}"
