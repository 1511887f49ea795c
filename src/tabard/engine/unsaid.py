"""What holds of a game that does not say it: who is best, what a position is worth to a bot, and
that of what is always kept nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.compiler.source import write_out

from .book import Book
from .flow.loop import bind
from .flow.stack import push
from .kinds import NUMBER
from .rule import LEGAL, because
from .state import Field, Record
from .words import n_

score: Any = None  # the game's own, when the rules below are bound to it


def place(state, seat):
    """Equals share a place (1, and 1 more for each seat that has more points)."""
    better = 0
    for other in range(state.seats):
        better += score(state, other) > score(state, seat)
    return 1 + better


def worth(state, seat):
    """A bot that knows no better goes by the points."""
    return score(state, seat)


def clock(state):
    """A game without a clock: bots look on until there is a choice."""
    return 0


def set_up(state):
    """The first phase begins, of the first seat."""
    push(state, 0, 0)


def lay_out(state):
    """On an empty board lies what the fields of the record begin with, and nothing else."""


def accounted(state):
    """Whatever lies on the table can lie there."""
    return LEGAL


def all_there(state: type[Record], book: Book, accounted: Callable[..., int]) -> Callable[..., int]:
    """The rule of a game for what is on its table, with one sentence more for each kind of things
    of which none is lost (``so_many(…, kept=RULE)``): together its fields hold all of them."""
    kept: dict[int, list[Field]] = {}  # kinds that count as many things are equal, and not the same
    for field in state.fields.values():
        if field.of.kept:
            kept.setdefault(id(field.of), []).append(field)
    if not kept:
        return accounted
    lines = ["def accounted(state):"]
    for fields in kept.values():
        kind = fields[0].of
        most = kind.numbers[-1]
        short = book.complain(
            kind.kept,
            n_("There is {found}, not {all}.", "There are {found}, not {all}."),
            found=kind,
            all=NUMBER,
        )
        lines += [
            f"    found = {' + '.join(map(_sum, fields))}",
            f"    if found != {most}:",
            f"        return because({int(short)}, found, {most})",
        ]
    scope: dict[str, Any] = {"__name__": __name__, "because": because, "also": accounted}
    write_out("accounted", "\n".join([*lines, "    return also(state)"]) + "\n", scope)
    scope["accounted"].__doc__ = "All are there of which none is lost."
    whole: Callable[..., int] = scope["accounted"]
    return whole


def _sum(field: Field) -> str:
    """How many of its things a field holds, as a rule says it."""
    at = "".join(f"[i{n}]" for n in range(len(field.shape)))
    over = " ".join(f"for i{n} in range({int(kind)})" for n, kind in enumerate(field.shape))
    return f"sum(state.{field.name}{at} {over})" if field.shape else f"state.{field.name}"


def by_score(usual: Callable[..., int], score: Callable[..., int]) -> Callable[..., int]:
    """One of these rules, bound to a game's own score."""
    scope: dict[str, Any] = {"score": score}
    bind({usual.__name__: usual}, scope)
    return scope[usual.__name__]  # type: ignore[no-any-return]
