"""Boards in words for the tests of the rules.

``board(figure(1, "lin_chong", "g5", taels=20))`` lays a position on the empty board: chapter 2, the
first seat begins its Voyage, all cards are in their decks. ``phase="resistance"`` begins another
sub-turn, ``seat`` that of another seat. Chance is played by the test: ``play(match, "chance troops
adversary=soldiers")``.
"""

from __future__ import annotations

from typing import Any

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.position import from_text
from tabard.games.water_margin.components.bandits import BANDITS, ZONES
from tests.games.asking import words_of

# Among the moves of the first seat, one of which has been used.
AMONG_MOVES = 'now = {phase = "moves", seat = 1}\nmoves_left = 2'


def board(
    *lines: str,
    phase: str = "voyage",
    seat: int = 1,
    seats: int = 2,
    first: int = 1,
    unasked: bool = True,
    **options: str,
) -> Match:
    """A match on this position; ``options`` are readings such as ``surplus_brothers="discard"``.
    With ``unasked=False`` a single row is left to the test too. A line ``now = …`` says what goes
    on; without it the sub-turn of ``seat`` in ``phase`` begins."""
    text = "\n".join(lines)
    head = f'game = "water_margin"\nseats = {seats}\nfirst_seat = "{first}"\n'
    if "now = " not in text:
        ends = f'phase = "chapter", begun = {6 * seats}'
        goes_on = ends if phase == "end_check" else f'phase = "{phase}", seat = {seat}'
        head += f"now = {{{goes_on}}}\n"
    chosen = "".join(f'\n{word} = "{reading}"' for word, reading in options.items())
    tail = f"\n[options]{chosen}\n" if options else ""
    game, state = from_text(find_game, f"{head}{text}\n{tail}")
    return Match.at(game, state, chance_by_hand=True, unasked=unasked)


def figure(seat: int, bandit: str, square: str, brothers: str = "", **fields: int | str) -> str:
    """Lines of a position: a figure of this seat on this square, with brothers, tokens (``taels=20,
    gourd=1``), marks, or words such as ``exile="h2"`` and ``opponent="li_kui"``."""
    lines = [
        f'zone.{bandit} = "figure"',
        f'owner.{bandit} = "{seat}"',
        f'square.{bandit} = "{square}"',
    ]
    for brother in brothers.split():
        lines += [
            f'zone.{brother} = "brother"',
            f'owner.{brother} = "{seat}"',
            f'leader.{brother} = "{bandit}"',
        ]
    for field, value in fields.items():
        lines.append(f"{field}.{bandit} = {value!r}".replace("'", '"'))
    return "\n".join(lines)


def gang(seat: int, refuge: str, members: str, treasure: int = 0) -> str:
    """Lines of a position: a gang in its refuge, the chief named first."""
    lines = [
        f'refuge.{seat} = "{refuge}"',
        f'chief.{seat} = "{members.split()[0]}"',
        f"treasure.{seat} = {treasure}",
    ]
    for member in members.split():
        lines += [f'zone.{member} = "gang"', f'owner.{member} = "{seat}"']
    return "\n".join(lines)


def deck_is(bandits: str, other_than: str = "") -> str:
    """Lines of a position: the deck holds only these cards; all others but those named are
    discarded."""
    kept = {*bandits.split(), *other_than.split()}
    return "\n".join(f'zone.{word} = "discard"' for word in BANDITS.words if word not in kept)


def words(match: Match) -> dict[str, Any]:
    """The position in words, and the zones of all cards, which otherwise follow from the rest."""
    zone = zip(BANDITS.words, map(ZONES.word, match.state.zone), strict=True)
    return {**words_of(match), "zone": {card: word for card, word in zone if word != "deck"}}


def event(card: str, zone: str, seat: int = 0, **fields: int) -> str:
    """Lines of a position: an event card lies there (``open``, ``done``, ``in_force``, …)."""
    lines = [f'event_zone.{card} = "{zone}"']
    if seat:
        lines.append(f'quester.{card} = "{seat}"')
    return "\n".join([*lines, *(f"{field}.{card} = {value}" for field, value in fields.items())])
