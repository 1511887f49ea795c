"""Boards in words for the tests of the rules.

``board(figure(1, "lin_chong", "g5", taels=20))`` lays a position on the empty board: chapter 2, the
first seat begins its Voyage, all cards are in their decks. ``phase="resistance"`` begins another
sub-turn, ``seat`` that of another seat. Chance is played by the test: ``play(match, "chance troops
adversary=soldiers")``.
"""

from __future__ import annotations

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.position import from_text
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
