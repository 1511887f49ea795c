"""May this seat play this row now? Who is asked, in which phase, and then what the rule says."""

from __future__ import annotations

from ..actions import Row, Verb
from ..flow.sequence import Phase
from ..flow.stack import forget_draft
from ..game import Game
from ..kinds import CHANCE, OPEN, SEATS
from ..moves import Move, OutOfRange, beyond, ways
from ..refusals import Refusal
from ..rule import LEGAL
from ..state import Record
from ..words import _, say
from .nearest import Name, Said, nearest
from .resigning import without_draft


def phase_on_top(game: Game, state: Record) -> Phase:
    """What is going on."""
    phases: list[Phase] = game.sequence.phases
    number: int = state.frame_phase[max(state.depth - 1, 0)]
    return phases[number]


def nothing_is_possible(game: Game, state: Record) -> str:
    """A game that is not over, and whoever is asked can do nothing: a fault of its rules."""
    said = _(
        "Nothing is possible in the phase {phase}, and the game is not over: does a rule forget to "
        "end the game, or to pop the phase?"
    )
    return say(said, phase=game.sequence.names.word(state.frame_phase[max(state.depth - 1, 0)]))


def try_rows(
    game: Game, state: Record, seat: int, rows: list[Row], name: Name
) -> tuple[Refusal | None, Record | None]:
    """Try rows one after another: the refusal, or the table just before the last row (copy it
    before you play on it). A row that begins a move begins it anew. Nothing changes."""
    refusal = why_not_begin(game, state, seat, rows[0], name)
    if refusal:
        return refusal, None
    anew = state.draft_said[seat] and rows[0].field <= 0
    table = state.copy() if anew or len(rows) > 1 else state
    if anew:
        forget_draft(table, seat)
    for row in rows:
        number = game.flow.why_not_row(table, seat, row.number)
        if number != LEGAL:
            return game.book.refusals.explain(_of_all(table, seat, rows) or number, name), None
        if row is not rows[-1]:
            game.flow.scope["play_row"](table, seat, row.number)
    return None, table


def _of_all(table: Record, seat: int, rows: list[Row]) -> int:
    """What the rule says of a move that is named whole: one field alone is judged by everything
    that could follow it."""
    verb, first = rows[-1].verb, rows[0].field
    if rows[-1].field < len(verb.fields) - 1 or len(rows) == 1:
        return LEGAL
    values = [*table.draft[seat][:first], *(row.values[0] for row in rows)]
    number: int = verb.why_not(table, seat, *values)
    return number


def why_not_begin(game: Game, state: Record, seat: int, row: Row, name: Name) -> Refusal | None:
    """Why this seat cannot even ask the rule of this row now: others decide, or something else."""
    refusal = _not_asked(game, state, seat, row.verb, name)
    return refusal or _not_the_moment(game, state, seat, row, name)


def why_not_number(game: Game, state: Record, seat: int, move: Move, name: Name) -> Refusal | None:
    """Why a move cannot be made with a number that no row has; None if each is in a row. The rule
    counts what is there, and if it is content, the field is not."""
    at = beyond(move)
    if at is None:
        return None
    said, low = move.values[at], move.verb.fields[at][1].numbers[0]
    refusal = why_not_verb(game, state, seat, move.verb, name)
    number = LEGAL if refusal or said < low else _counted(state, seat, move)
    if number != LEGAL:
        refusal = game.book.refusals.explain(number, name)
    return refusal or out_of_range(game, OutOfRange(move.verb, at, said))


def why_not_verb(game: Game, state: Record, seat: int, verb: Verb, name: Name) -> Refusal | None:
    """Why this seat cannot even begin with this verb now."""
    first = ways(game.actions, Move(verb, (OPEN,) * len(verb.fields)))[0]
    return why_not_begin(game, state, seat, first, name)


def out_of_range(game: Game, far: OutOfRange) -> Refusal:
    """Why a field cannot be this number, by the rule that sets its ends."""
    _key, kind = far.verb.fields[far.at]
    return Refusal(kind.rule or game.rule_of(far.verb), str(far), far.facts)


def _counted(state: Record, seat: int, move: Move) -> int:
    """What the rule says of a number that is too large for any row: a table that it reads may end
    before. A short move must be whole to be judged."""
    if not (move.whole or move.verb.long):
        return LEGAL
    try:
        number: int = move.verb.why_not(state, seat, *move.values)
    except IndexError:
        return LEGAL
    return number


def _not_asked(game: Game, state: Record, seat: int, verb: Verb, name: Name) -> Refusal | None:
    waiting = game.flow.asked_now(state)
    if waiting >> seat & 1:
        return None
    limit = _over_the_limit(game, state, seat, verb, name)
    return limit or not_up_to(game, state, seat, name)


def not_up_to(game: Game, state: Record, seat: int, name: Name) -> Refusal:
    """Others decide now, not this seat."""
    waiting = game.flow.asked_now(state)
    who = ", ".join(name(SEATS, s) for s in range(CHANCE + 1) if waiting >> s & 1)
    sentence = _("It is not up to {seat}: {who} must decide.")
    facts: dict[str, str | int] = {
        "phase": game.sequence.names.word(phase_on_top(game, state).number)
    }
    return Refusal("", say(sentence, seat=name(SEATS, seat), who=who), facts)


def _not_the_moment(game: Game, state: Record, seat: int, row: Row, name: Name) -> Refusal | None:
    phase, verb = phase_on_top(game, state), row.verb
    title = game.sequence.names.name(phase.number)
    said = (state.draft_verb[seat] - 1, state.draft_said[seat])
    if row.field > 0 and said != (verb.number, row.field):
        called = game.verb_called(verb)
        sentence = say(_("This does not follow what has been said: {verb}."), verb=called)
        return Refusal(phase.rule, sentence, {"phase": title})
    if verb.play in phase.verbs:
        return None
    limit = _over_the_limit(game, state, seat, verb, name)
    if limit:
        return limit
    called = game.verb_called(verb)
    sentence = say(_("Now is not the moment for {verb}: {phase}."), verb=called, phase=title)
    return Refusal(phase.rule, sentence, {"verb": verb.word, "phase": title})


def _over_the_limit(game: Game, state: Record, seat: int, verb: Verb, name: Name) -> Refusal | None:
    """The limit that has closed the phase of this verb, if it is one."""
    number = verb.limit(state, seat) if verb.limit and seat != CHANCE else LEGAL
    return None if number == LEGAL else game.book.refusals.explain(number, name)


def why_none(
    game: Game, state: Record, seat: int, rows: list[Row], name: Name, said: Said
) -> Refusal | None:
    """The nearest reason why none of these rows, with which one verb begins, may be played; None
    if one may. Of which row it is told, that is ``said``."""
    refusal = why_not_begin(game, state, seat, rows[0], name)
    if refusal:
        return refusal
    table = without_draft(state, seat) if state.draft_said[seat] else state
    return nearest(game, table, seat, rows, name, said)
