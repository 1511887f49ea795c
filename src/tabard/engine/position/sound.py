"""Is a position that somebody wrote a table that play can go on from?

Every component lies where it can, what goes on belongs together, an end that is reached is
noticed, and whoever is asked has a lawful move. Raises Misused with one sentence if not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from ..flow.lies_on import ANY, BOTTOM
from ..flow.sequence import Each
from ..flow.stack import forget_draft
from ..game import Game, Misused
from ..kinds import CHANCE, MAX_SEATS, SEATS
from ..state import Record
from ..words import _, say

LOOKS = 2_000_000  # at the lists of a record, until a position is taken to have no next decision


class NeverRests(Exception):
    """What happens by itself goes on and on."""


def watched(state: Record) -> Record:
    """The same table, but there is no place before the first of a list (as in compiled rules), and
    after very many looks at its lists NeverRests is raised."""
    left, found = LOOKS, list.__getitem__

    class Watched(list[Any]):
        def __getitem__(self, at: Any) -> Any:
            nonlocal left
            left -= 1
            if left < 0:
                raise NeverRests
            if at.__class__ is int and at < 0:
                raise IndexError(at)
            return found(self, at)

    table = state.copy()
    for name, value in vars(table).items():
        if isinstance(value, list):
            rows = isinstance(value[0], list)
            setattr(table, name, Watched(map(Watched, value) if rows else value))
    return table


def check_sound(game: Game, state: Record, fits: Iterable[Callable[[Record], None]]) -> None:
    """Raises Misused with what is wrong; ``fits`` make what was not named fit the rest."""
    try:
        for fit in fits:
            fit(state)
        _check_stack(game, state)
        _check_components(game, state)
        _check_absent_seats(state)
        if game.judge and not state.ended:
            game.judge(state)
            state.told_count = 0
            state.told = state.fields["told"].empty()
        if not state.ended:
            _check_going_on(game, state)
    except (LookupError, ArithmeticError, ValueError):
        raise Misused(say(_("This position holds a number that nothing has."))) from None
    except NeverRests:
        raise Misused(say(_("What goes on here would go on for ever."))) from None


def _check_stack(game: Game, state: Record) -> None:
    """Each phase lies on one whose rules can have laid it there, and has come so far by then."""
    name = game.sequence.names.name
    below, come = BOTTOM, ANY
    for level in range(state.depth):
        phase = state.frame_phase[level]
        under = game.lies_on[phase]
        if not any(lower == below for lower, _come in under):
            some = [name(lower) for lower in sorted({p for p, _come in under}) if lower != BOTTOM]
            sentence = _("“{phase}” cannot lie on “{below}”; it can lie on: {some}.")
            if below == BOTTOM:
                sentence = _("“{phase}” goes on within something else: {some}.")
            facts = {"phase": name(phase), "some": ", ".join(some)}
            raise Misused(say(sentence, below=name(max(below, 0)), **facts))
        if not under & {(below, come), (below, ANY)} and game.sequence.phases[below].steps:
            (kind,) = game.sequence.phases[below].keeps.values()
            words = [kind.word(n) for lower, n in sorted(under) if lower == below]
            sentence = _(
                "“{phase}” lies on “{below}” before its step {some}; here {found} is next."
            )
            facts = {"phase": name(phase), "some": ", ".join(words), "found": kind.word(come)}
            raise Misused(say(sentence, below=name(below), **facts))
        below, come = phase, state.frame_cursor[level]
        _check_places(game, state, below, come)


def _check_places(game: Game, state: Record, number: int, come: int) -> None:
    """A phase that goes through places has come no further than there are places here."""
    phase = game.sequence.phases[number]
    for word, step in phase.steps.items():
        if isinstance(step, Each) and step.many:
            first = phase.begins[word]
            after = first + step.most + (word == [*phase.steps][-1])
            if first + step.many(state) < come < after:
                (kind,) = phase.keeps.values()
                facts = {"phase": game.sequence.names.name(number), "found": kind.word(come)}
                sentence = _("“{phase}” has come to {found}, further than it can here.")
                raise Misused(say(sentence, **facts))


def _check_components(game: Game, state: Record) -> None:
    complaint = game.accounted(state)
    if complaint:
        what = game.book.complaints.explain(complaint, partial(game.called, state))
        sentence = _("Not every component is accounted for: {what}")
        raise Misused(say(sentence, what=what.sentence))


def _check_absent_seats(state: Record) -> None:
    """With a seat that does not play there is nothing but what an empty table has there."""
    for name, field in state.fields.items():
        if field.shape and field.shape[0] is SEATS:
            for seat in range(state.seats, MAX_SEATS):
                held = getattr(state, name)[seat]
                if any(n != field.start for n in (held if isinstance(held, list) else [held])):
                    sentence = _("{field}: seat {seat} does not play, so nothing can be there.")
                    raise Misused(say(sentence, field=name, seat=SEATS.word(seat)))


def _check_going_on(game: Game, state: Record) -> None:
    """What happens by itself ends, and loses nothing; who is asked has a move, and has said only
    what is lawful."""
    table = watched(state)
    game.flow.settle(table)
    if table.ended:
        return
    if not table.same(state):
        _check_components(game, table.copy())
    waiting = game.flow.asked_now(table)
    if not waiting:
        raise Misused(say(_("Nobody is asked for anything here: the game could not go on.")))
    for seat in range(CHANCE + 1):
        if not _lawfully_said(game, table, seat):
            raise Misused(say(_("Something is half said that is not allowed.")))
        if waiting >> seat & 1:
            rows = game.room()
            if not game.flow.legal_rows(table, seat, rows):
                who = game.called(table, game.seat_kind, seat)
                raise Misused(say(_("{who} is asked here and has no lawful move."), who=who))
            game.flow.play(watched(table), seat, rows[0])  # a seat that nobody has shows now


def _lawfully_said(game: Game, state: Record, seat: int) -> bool:
    """Whoever has said something is asked (or waits for others to agree), and might say it."""
    said, top = state.draft_said[seat], state.depth - 1
    phase = game.sequence.phases[state.frame_phase[top]]
    waits = phase.consents and state.frame_seat[top] == seat
    if said == 0:
        return not waits
    if not waits and not game.flow.asked_now(state) >> seat & 1:
        return False
    verb, values = game.actions.verbs[state.draft_verb[seat] - 1], state.draft[seat][:said]
    trial = state.copy()
    forget_draft(trial, seat)
    for at, value in enumerate(values):
        row = game.actions.by_field[verb.number, at, value]
        if game.flow.why_not_row(trial, seat, row.number):
            return False
        trial.draft[seat][at] = value
    if waits:  # a whole move, for others to agree to
        asks_others = verb.consent and not state.frame_cursor[top] >> seat & 1
        return bool(asks_others) and said == len(verb.fields)
    return said < len(verb.fields) and verb.play in phase.verbs
