"""Views as rules: what a seat may know of a table, in machine code, and the same as one flat row.

``view_table`` says what ``secrets.view`` says, to the byte, and ``flatten`` writes it into a row of
numbers whose order ``fields_seen`` names. What depends on a game's fields is written out for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any

from tabard.compiler.source import write_out

from ..flow.loop import bind
from ..game import Game
from ..kinds import EVERYBODY, HIDDEN, NUMBER, SEATS, Kind
from ..rule import copy_table, table
from ..state import FIELDS, Field

# What follows is replaced by each game's own when the rules below are bound to it.
PHASE_SEALED: Any = ()
EVENT_SECRETS: Any = ()
asked_now: Any = None
holds_sealed: Any = None
hide_fields: Any = None
hide_answers: Any = None

_NO_SECRET = (-1, 0, 0)


def view_table(state, seen, viewers):
    """Make of ``seen`` what the viewers (a bit for each seat) may know of ``state``."""
    view_position(state, seen, viewers)
    hide_told(seen, viewers)


def view_position(state, seen, viewers):
    """The same but for what was told, which is as it was."""
    copy_table(state, seen)
    hide_fields(state, seen, viewers)
    for seat in range(state.seats):
        if not viewers >> seat & 1 and holds_sealed(state, seat):
            hide_answers(seen, seat)
    hide_drafts(state, seen, viewers)


def hide_drafts(state, seen, viewers):
    """What is half said of a sealed answer is its seat's own."""
    if state.depth > 0 and PHASE_SEALED[state.frame_phase[state.depth - 1]]:
        waiting = asked_now(state) & ~viewers
        for seat in range(state.seats):
            if waiting >> seat & 1:
                seen.draft_verb[seat] = HIDDEN
                seen.draft_said[seat] = HIDDEN
                for field in range(FIELDS):
                    seen.draft[seat][field] = HIDDEN


def hide_told(seen, viewers):
    """What was told, as these seats may read it; nothing of moves before."""
    for row in range(len(seen.told)):
        if row >= seen.told_count:
            for fact in range(len(seen.told[0])):
                seen.told[row][fact] = 0
        else:
            for secret in range(len(EVENT_SECRETS)):
                if seen.told[row][0] == EVENT_SECRETS[secret][0]:
                    owner = seen.told[row][EVENT_SECRETS[secret][1]]
                    if owner != EVERYBODY and (owner < 0 or not viewers >> owner & 1):
                        seen.told[row][EVENT_SECRETS[secret][2]] = HIDDEN


_GENERIC = {f.__name__: f for f in (view_table, view_position, hide_drafts, hide_told)}


# --- the flat row ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """A named part of a flat row: where it begins, the kinds by which it is counted (a single
    number by none), what its numbers stand for, and whether they can be HIDDEN."""

    name: str
    at: int
    kinds: tuple[Kind, ...]
    of: Kind
    can_hide: bool = False

    @property
    def shape(self) -> tuple[int, ...]:
        """How many there are of each kind; ``(1,)`` for a single number."""
        return tuple(int(kind) for kind in self.kinds) or (1,)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def fields_seen(game: Game) -> tuple[Seen, ...]:
    """The parts of a flat row in their order: ``seat`` (whose view it is), every field of the
    record but what was just told, and for each secret ``hidden_FIELD``: how many pieces that the
    viewer cannot see lie in each place, or of amounts their sum."""
    at, parts = 0, []
    for name, kinds, of, can_hide in _parts(game):
        part = Seen(name, at, kinds, of, can_hide)
        parts.append(part)
        at += part.size
    return tuple(parts)


def _parts(game: Game) -> Iterator[tuple[str, tuple[Kind, ...], Kind, bool]]:
    sealed = any(phase.sealed for phase in game.sequence.phases)
    yield "seat", (), SEATS, False
    for field in game.state.lasting():
        half_said = field.name in ("draft_verb", "draft_said", "draft")
        yield field.name, field.shape, field.of, bool(field.secret) or (sealed and half_said)
    for field in game.state.in_places():
        yield f"hidden_{field.name}", (field.places,), NUMBER, False
    for field in game.state.amounts():
        yield f"hidden_{field.name}", (), NUMBER, False


def bits_seen(game: Game) -> int:
    """How wide the numbers of a flat row are: 16 bits, or 32 where the record has big ones."""
    return 32 if any(field.big for field in game.state.lasting()) else 16


# --- written out for a game -----------------------------------------------------------------------


def view_rules(game: Game, scope: dict[str, Any]) -> None:
    """Add to the scope of a game's rules ``view_table(state, seen, viewers)``, ``view_position``
    and ``flatten(state, seen, flat, seat)``; of a game with secrets the scope holds the
    rules of its guesses."""
    own: dict[str, Any] = {"__name__": __name__, "HIDDEN": HIDDEN}
    own |= {name: scope[name] for name in scope if name.startswith(("is_dark_", "is_hidden_"))}
    before = set(own)
    write_out("views", "".join([*_hiding(game), *_flattening(game)]), own)
    if not game.has_secrets:
        own["holds_sealed"] = own["nobody_holds"]
        scope["PHASE_SEALED"] = table([phase.sealed for phase in game.sequence.phases])
    scope |= {name: rule for name, rule in own.items() if name not in before and name[:2] != "__"}
    scope["EVENT_SECRETS"] = table(_event_secrets(game))
    bind(_GENERIC, scope)


def _event_secrets(game: Game) -> list[tuple[int, int, int]]:
    """For each fact that one seat alone may read: the event, and where in its row the seat and the
    fact stand. There is always a row, of no event."""
    secrets = [_NO_SECRET]
    for event in game.book.events.all:
        place = {key: i + 1 for i, (key, _kind) in enumerate(event.facts)}
        secrets += [(event.number, place[owner], place[fact]) for fact, owner in event.secret]
    return secrets


def _hiding(game: Game) -> Iterator[str]:
    """The rules that blank fields, and sealed answers."""
    record = game.state
    yield "def nobody_holds(state, seat):\n    return False\n"
    fields = [*record.in_places(), *record.amounts()]
    for field in fields:
        yield _blanking(field)
    yield "def hide_fields(state, seen, viewers):\n    pass\n"
    yield from (f"    hide_{field.name}(state, seen, viewers)\n" for field in fields)
    yield "def hide_answers(seen, seat):\n    pass\n"
    for field in record.answers():
        yield _each_cell(field.shape[1:], f"seen.{field.name}[seat]", "{cell} = HIDDEN", 1)


def _blanking(field: Field) -> str:
    name = field.name
    head = f"def hide_{name}(state, seen, viewers):\n"
    if field.amount:
        return (
            f"{head}    for seat in range(state.seats):\n"
            "        if not viewers >> seat & 1 and state.ended == 0:\n"
            f"            seen.{name}[seat] = HIDDEN\n"
        )
    if field.counted:
        cells = _each_cell(field.shape[1:], f"seen.{name}[place]", "{cell} = HIDDEN", 3)
        return (
            f"{head}    for place in range({int(field.shape[0])}):\n"
            f"        if is_dark_{name}(place, viewers):\n{cells}"
        )
    each = f"    for thing in range({int(field.shape[0])}):\n"
    own = f"{each}        seen.{field.seen}[thing] &= viewers\n"
    return (
        f"{head}{each}        if is_hidden_{name}(state, thing, viewers):\n"
        f"            seen.{name}[thing] = HIDDEN\n" + (own if field.seen else "")
    )


def _flattening(game: Game) -> Iterator[str]:
    """The rules that write each part of a flat row in its place."""
    parts = fields_seen(game)
    counted = {f"hidden_{field.name}": field for field in game.state.in_places()}
    summed = {f"hidden_{field.name}": field for field in game.state.amounts()}
    calls = []
    for part in parts[1:]:
        if part.name in counted:
            yield _counting(counted[part.name], part.at)
        elif part.name in summed:
            yield _summing(summed[part.name], part.at)
        else:
            yield _copying(part)
            calls.append(f"    write_{part.name}(seen, flat)\n")
            continue
        calls.append(f"    write_{part.name}(state, seen, flat)\n")
    yield "def flatten(state, seen, flat, seat):\n    flat[0] = seat\n"
    yield from calls


def _copying(part: Seen) -> str:
    inner = [int(kind) for kind in part.kinds]
    steps = [prod(inner[n + 1 :]) for n in range(len(inner))]
    at = "".join(f" + {step} * n{n}" for n, step in enumerate(steps))
    cells = _each_cell(part.kinds, f"seen.{part.name}", f"flat[{part.at}{at}] = {{cell}}", 1)
    return f"def write_{part.name}(seen, flat):\n{cells}"


def _counting(field: Field, at: int) -> str:
    """How many pieces lie unseen in each place: those that the view hides."""
    name, places = field.name, int(field.places)
    head = (
        f"def write_hidden_{name}(state, seen, flat):\n"
        f"    for place in range({places}):\n        flat[{at} + place] = 0\n"
    )
    if field.counted:
        return head + (
            f"        if seen.{name}[place][0] == HIDDEN:\n"
            f"            for kind in range({int(field.shape[1])}):\n"
            f"                flat[{at} + place] += state.{name}[place][kind]\n"
        )
    return head + (
        f"    for thing in range({int(field.shape[0])}):\n"
        f"        if seen.{name}[thing] == HIDDEN:\n"
        f"            flat[{at} + state.{name}[thing] - {field.of.first}] += 1\n"
    )


def _summing(field: Field, at: int) -> str:
    """What the hidden seats have together."""
    return (
        f"def write_hidden_{field.name}(state, seen, flat):\n    flat[{at}] = 0\n"
        f"    for seat in range(state.seats):\n        if seen.{field.name}[seat] == HIDDEN:\n"
        f"            flat[{at}] += state.{field.name}[seat]\n"
    )


def _each_cell(kinds: tuple[Kind, ...], where: str, does: str, indent: int) -> str:
    """Lines that do something with each cell of a field."""
    lines = []
    for n, kind in enumerate(kinds):
        lines.append(f"{'    ' * (indent + n)}for n{n} in range({int(kind)}):\n")
        where += f"[n{n}]"
    return "".join([*lines, f"{'    ' * (indent + len(kinds))}{does.format(cell=where)}\n"])
