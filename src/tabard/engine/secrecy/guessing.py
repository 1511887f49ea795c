"""Guesses: what a seat cannot see is dealt anew, fairly, from what it can see.

These are rules, so that bots guess alike at a table and in a compiled batch. What depends on a
game's fields is written out for it, a small rule a field; ``guess_rules`` gives them all.

A guess follows from the view, the numbers of hidden pieces and the stream alone: hidden pieces are
first laid in an order that everybody knows, and then dealt; of hidden amounts only the sum is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.compiler.source import write_out

from ..dice import below
from ..flow.loop import bind
from ..flow.sequence import Sequence
from ..flow.stack import forget_draft
from ..kinds import EVERYBODY
from ..rule import copy_table, table
from ..state import Field, Record

# What follows is replaced by each game's own when the rules below are bound to it.
PHASE_SEALED: Any = ()
asked_now: Any = None
legal_rows: Any = None
pick: Any = None
play_row: Any = None
holds_sealed: Any = None
empty_answers: Any = None
deal_hidden: Any = None


def could_be(state):
    """Nothing that everybody has seen speaks against this deal; a game may know better."""
    return True


def guess_table(state, guessed, trial, viewers, rows, stream):
    """Make of ``guessed`` a table that the viewers (a bit for each seat) cannot tell from
    ``state``, each equally likely; ``trial`` is room to deal from. A deal that could not be, after
    what everybody has seen, is dealt again."""
    copy_table(state, guessed)
    copy_table(state, trial)
    deal_hidden(state, guessed, trial, viewers, stream)
    while not could_be(guessed):
        copy_table(state, trial)
        deal_hidden(state, guessed, trial, viewers, stream)
    forget_secret_drafts(guessed, viewers)
    for seat in range(state.seats):
        if not viewers >> seat & 1 and holds_sealed(state, seat):
            empty_answers(guessed, seat)
    for seat in range(state.seats):
        if not viewers >> seat & 1 and holds_sealed(state, seat):
            answer_anew(guessed, seat, rows, stream)
    forget_what_was_told(guessed)


def forget_secret_drafts(state, viewers):
    """Whoever is half-way through a sealed answer has said nothing yet."""
    if state.depth > 0 and PHASE_SEALED[state.frame_phase[state.depth - 1]]:
        waiting = asked_now(state) & ~viewers
        for seat in range(state.seats):
            if waiting >> seat & 1:
                forget_draft(state, seat)


def answer_anew(state, seat, rows, stream):
    """The hidden answer is given once more where it was asked for: a lawful one, chosen at random
    field by field."""
    depth = state.depth
    state.depth = 1 + level_answered(state, seat)
    state.frame_answered[state.depth - 1] &= ~(1 << seat)
    while asked_now(state) >> seat & 1:
        count = legal_rows(state, seat, rows)
        play_row(state, seat, pick(state, seat, rows, count, stream))
    state.depth = depth


def level_answered(state, seat):
    """Where on the stack the question lies that this seat has answered; -1 would be a fault."""
    level = state.depth - 1
    while level >= 0:
        if PHASE_SEALED[state.frame_phase[level]] and state.frame_answered[level] >> seat & 1:
            return level
        level -= 1
    return level


def forget_what_was_told(state):
    """A guess tells nothing."""
    state.told_count = 0
    for row in range(len(state.told)):
        for fact in range(len(state.told[0])):
            state.told[row][fact] = 0


# --- written out for a game -----------------------------------------------------------------------


def guess_rules(
    record: type[Record],
    sequence: Sequence,
    scope: dict[str, Any],
    possible: Callable[..., Any] | None = None,
) -> None:
    """Add to a game's scope ``guess_table`` and the rules it needs; ``possible`` is the game's own
    ``could_be``."""
    own: dict[str, Any] = {"__name__": __name__, "below": below, "_EVERYBODY": EVERYBODY}
    for field in record.in_places():
        own[f"SEEN_BY_{field.name}"] = table(list(field.places.seen_by))
    before = set(own)
    fields = [*record.in_places(), *record.amounts()]
    source = [_dealing(field) for field in fields]
    calls = [f"    deal_{f.name}(state, guessed, trial, viewers, stream)\n" for f in fields]
    source += ["def deal_hidden(state, guessed, trial, viewers, stream):\n    pass\n", *calls]
    source += _of_answers(record.answers())
    write_out("guesses", "".join(source), own)
    scope |= {name: rule for name, rule in own.items() if name not in before and name[:2] != "__"}
    scope["PHASE_SEALED"] = table([phase.sealed for phase in sequence.phases])
    bind(_GENERIC | ({"could_be": possible} if possible else {}), scope)


_GENERIC: dict[str, Callable[..., Any]] = {
    function.__name__: function
    for function in (
        guess_table,
        could_be,
        forget_secret_drafts,
        answer_anew,
        level_answered,
        forget_what_was_told,
    )
}


def _dealing(field: Field) -> str:
    """The rules that deal anew what a field hides."""
    if field.amount:
        return _of_amounts(field)
    return _of_counts(field) if field.counted else _of_things(field)


def _dark(field: Field) -> str:
    """The rule that says whether a place is hidden from the viewers."""
    return f"""
def is_dark_{field.name}(place, viewers):
    seer = SEEN_BY_{field.name}[place - {field.places.first}]
    return seer != _EVERYBODY and (seer < 0 or not viewers >> seer & 1)
"""


def _of_counts(field: Field) -> str:
    """Alike pieces: those that are hidden lie together in ``trial``, and each hidden place draws
    as many as it has."""
    name, kinds = field.name, int(field.shape[1])
    return (
        _dark(field)
        + f"""
def deal_{name}(state, guessed, trial, viewers, stream):
    first = -1
    left = 0
    for place in range({int(field.shape[0])}):
        if is_dark_{name}(place, viewers):
            if first < 0:
                first = place
            for kind in range({kinds}):
                left += state.{name}[place][kind]
                if place != first:
                    trial.{name}[first][kind] += state.{name}[place][kind]
                guessed.{name}[place][kind] = 0
    for place in range({int(field.shape[0])}):
        if is_dark_{name}(place, viewers):
            number = 0
            for kind in range({kinds}):
                number += state.{name}[place][kind]
            for _piece in range(number):
                kind = draw_{name}(trial, first, below(stream, left))
                guessed.{name}[place][kind] += 1
                left -= 1

def draw_{name}(trial, first, at):
    for kind in range({kinds}):
        at -= trial.{name}[first][kind]
        if at < 0:
            trial.{name}[first][kind] -= 1
            return kind
    return 0
"""
    )


def _of_things(field: Field) -> str:
    """Things that can be told apart: the hidden ones are laid into their places in order, then
    each changes places with one that comes after it."""
    name, things = field.name, int(field.shape[0])
    looked = f" and not state.{field.seen}[thing] & viewers" if field.seen else ""
    own = f"    for thing in range({things}):\n        guessed.{field.seen}[thing] &= viewers\n"
    return (
        _dark(field)
        + f"""
def is_hidden_{name}(state, thing, viewers):
    return is_dark_{name}(state.{name}[thing], viewers){looked}

def next_hidden_{name}(state, thing, viewers):
    while thing < {things} and not is_hidden_{name}(state, thing, viewers):
        thing += 1
    return thing

def deal_{name}(state, guessed, trial, viewers, stream):
    left = 0
    to = next_hidden_{name}(state, 0, viewers)
    for place in range({field.of.first}, {field.of.first + int(field.of)}):
        for thing in range({things}):
            if state.{name}[thing] == place and is_hidden_{name}(state, thing, viewers):
                guessed.{name}[to] = place
                to = next_hidden_{name}(state, to + 1, viewers)
                left += 1
    thing = next_hidden_{name}(state, 0, viewers)
    while thing < {things}:
        other = thing
        for _step in range(below(stream, left)):
            other = next_hidden_{name}(state, other + 1, viewers)
        place = guessed.{name}[thing]
        guessed.{name}[thing] = guessed.{name}[other]
        guessed.{name}[other] = place
        left -= 1
        thing = next_hidden_{name}(state, thing + 1, viewers)
{own if field.seen else ""}"""
    )


def _of_amounts(field: Field) -> str:
    """Amounts: each hidden seat draws one, as likely as any other, but the last seat gets the rest;
    and all draw again until the rest is an amount too. So each way to share the sum is equally
    likely. ``least`` and ``most`` spare draws for which the others could not make up. When the game
    is over nothing is dealt: amounts lie open."""
    name, low, high = field.name, field.of.numbers[0], field.of.numbers[-1]
    return f"""
def deal_{name}(state, guessed, trial, viewers, stream):
    last = -1
    others = -1
    total = 0
    for seat in range(state.seats):
        if state.ended == 0 and not viewers >> seat & 1:
            last = seat
            others += 1
            total += state.{name}[seat]
    if last >= 0:
        least = max({low}, total - others * {high})
        most = min({high}, total - others * {low})
        rest = draw_{name}(guessed, viewers, last, total, least, most, stream)
        while rest < least or rest > most:
            rest = draw_{name}(guessed, viewers, last, total, least, most, stream)
        guessed.{name}[last] = rest

def draw_{name}(guessed, viewers, last, left, least, most, stream):
    for seat in range(last):
        if not viewers >> seat & 1:
            guessed.{name}[seat] = least + below(stream, most - least + 1)
            left -= guessed.{name}[seat]
    return left
"""


def _of_answers(fields: list[Field]) -> list[str]:
    """Is there a sealed answer of a seat, and the fields as they were before it."""
    lines = ["def holds_sealed(state, seat):\n    pass\n"]
    for field in fields:
        for at in _cells(field):
            lines.append(f"    if state.{at} != {field.start}:\n        return True\n")
    lines.append("    return False\ndef empty_answers(state, seat):\n    pass\n")
    lines += [f"    state.{at} = {field.start}\n" for field in fields for at in _cells(field)]
    return lines


def _cells(field: Field) -> list[str]:
    """The numbers of a seat's field."""
    if len(field.shape) == 1:
        return [f"{field.name}[seat]"]
    return [f"{field.name}[seat][{i}]" for i in range(field.shape[1])]
