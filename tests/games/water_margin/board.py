"""Boards in words for the tests of the rules.

``board(figure(1, "lin_chong", "g5", taels=20))`` lays a position on the empty board: chapter 2, the
first seat begins its Voyage, all cards are in their decks. ``phase="resistance"`` begins another
sub-turn, ``seat`` that of another seat. Chance is played by the test: ``play(match, "chance troops
adversary=soldiers")``.
"""

from __future__ import annotations

from typing import Any

from tabard.engine.find import find_game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.position import from_text, in_words
from tabard.engine.refusals import Refusal
from tabard.games.water_margin.components import BANDITS

PARTS = ("event", "peripeties", "voyage", "refuge", "resistance")


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
    With ``unasked=False`` a single row is left to the test too. A line ``stack = …`` says what goes
    on; without it the sub-turn of ``seat`` in ``phase`` begins."""
    text = "\n".join(lines)
    head = f'game = "water_margin"\nseats = {seats}\nfirst_seat = "{first}"\n'
    if "stack = " not in text:
        head += f"stack = {stack(phase, seat, seats, first, options.get('turn_structure', ''))}\n"
    chosen = "".join(f'\n{word} = "{reading}"' for word, reading in options.items())
    tail = f"\n[options]{chosen}\n" if options else ""
    game, state = from_text(find_game, f"{head}{text}\n{tail}")
    return Match.at(game, state, chance_by_hand=True, unasked=unasked)


def stack(phase: str, seat: int, seats: int, first: int = 1, structure: str = "") -> str:
    """The frames of a sub-turn: the chapter, then the phase of this seat."""
    place = (seat - first) % seats
    if phase == "end_check":
        step = 6 * seats
    elif phase == "arrival":
        step = place
    elif structure == "players":
        step = seats + 5 * place + PARTS.index(phase)
    else:
        step = seats + seats * PARTS.index(phase) + place
    if phase == "end_check":
        return f'[{{phase = "chapter", seat = "1", cursor = {step}}}]'
    frame = f'{{phase = "{phase}", seat = "{seat}"}}'
    return f'[{{phase = "chapter", seat = "1", cursor = {step + 1}}}, {frame}]'


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


def event(card: str, zone: str, seat: int = 0, **fields: int) -> str:
    """Lines of a position: an event card lies there (``open``, ``done``, ``in_force``, …)."""
    lines = [f'event_zone.{card} = "{zone}"']
    if seat:
        lines.append(f'quester.{card} = "{seat}"')
    return "\n".join([*lines, *(f"{field}.{card} = {value}" for field, value in fields.items())])


def play(match: Match, *moves: str) -> Match:
    """Play moves such as ``1 step figure=lin_chong square=g6`` and ``chance troops
    adversary=nature``."""
    for move in moves:
        seat, words = _seat(move)
        match.play(seat, words)
    return match


def refused(match: Match, move: str) -> Refusal:
    """Why the move is refused; the position must not change by asking or by trying."""
    seat, words = _seat(move)
    before = match.state.copy()
    refusal = match.why_not(seat, words)
    assert refusal is not None, f"{move} is allowed"
    assert match.state.same(before)
    return refusal


def allowed(match: Match, move: str) -> bool:
    """May the move be made?"""
    seat, words = _seat(move)
    return match.why_not(seat, words) is None


def words_of(match: Match) -> dict[str, Any]:
    """The position in words, as a position file has it."""
    return in_words(match.game, match.state)


def told(match: Match) -> list[str]:
    """The words of the events that the last move told."""
    return [happened.event for happened in match.told]


def why_no(match: Match, move: str) -> tuple[str, dict[str, str | int], str]:
    """The refusal's rule, facts and sentence."""
    refusal = refused(match, move)
    return refusal.rule, refusal.facts, refusal.sentence


def story(match: Match) -> list[str]:
    """The sentences of what the last move made happen."""
    return [happened.sentence for happened in match.told]


def choices(match: Match, verb: str = "") -> list[str]:
    """The words of the moves that may be made now, of one verb or of all."""
    rows = [words for seat in match.to_act for _number, words in match.legal(seat)]
    return [words for words in rows if not verb or words.split()[0] in (verb, "…")]


def _seat(move: str) -> tuple[int, str]:
    who, words = move.split(" ", 1)
    return (CHANCE if who == "chance" else int(who) - 1), words
