"""Why not? What the rules say of a move that is not offered, of a verb, or of a thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from tabard.drawn.saying import saying_of
from tabard.drawn.speaking import move_said, row_said, thing, verb_said
from tabard.engine.actions import Row, Verb
from tabard.engine.kinds import OPEN
from tabard.engine.match import Match
from tabard.engine.match.choosing import begun, why_not
from tabard.engine.match.now import phase_on_top
from tabard.engine.moves import Move, Unclear, ways
from tabard.engine.words import _, first_listed, say

from .typed import meant, names_a_verb


@dataclass(frozen=True)
class Answer:
    """What was asked about, and the answer: its sentence and the number of the rule (""), and
    whether it is a yes."""

    asked: str
    sentence: str
    rule: str = ""
    yes: bool = False


def why_words(match: Match, seat: int, words: str) -> Answer:
    """The answer to a move in somebody's own words."""
    match.row_said = partial(row_said, match)
    try:
        move = begun(match, seat, meant(match, seat, words))
    except Unclear as unclear:
        return Answer(words, _what_else(match, seat, words) or str(unclear))
    refusal = why_not(match, seat, move)
    said = any(value != OPEN for value in move.values)
    asked = move_said(match, move) if said else verb_said(match.game, move.verb)
    if refusal is None:
        return Answer(asked, say(_("Yes, that is allowed now.")), yes=True)
    return Answer(asked, refusal.sentence, refusal.rule)


def _what_else(match: Match, seat: int, words: str) -> str:
    """What can be done, where what somebody said names no verb."""
    verbs = dict.fromkeys(row.verb for row in match.rows(seat))
    if names_a_verb(match, words) or not verbs:
        return ""
    done = first_listed(verb_said(match.game, verb) for verb in verbs)
    sentence = _("Nothing that can be done now is called {words}. What can be done: {done}.")
    return say(sentence, words=repr(words), done=done)


def not_now(match: Match, seat: int, rows: list[Row] | None = None) -> list[Verb]:
    """The verbs of this phase of which no move is legal now, but could be at this table, and of
    which one may wonder why; what one holds for another moment is among them. ``rows`` are the
    legal ones, where they are known already."""
    possible = {row.verb.number for row in (match.rows(seat) if rows is None else rows)}
    unasked = saying_of(match.game).unasked
    verbs = [*_verbs(match), *_held_for_later(match, seat)]
    return [v for v in verbs if v.number not in possible and v.word not in unasked]


def _held_for_later(match: Match, seat: int) -> list[Verb]:
    """What this seat holds and is no verb of this phase, where others like it are."""
    held, here = saying_of(match.game).held, phase_on_top(match.game, match.state).verbs
    known = [verb for verb in match.game.verbs if verb.word in held]
    if not any(verb.play in here for verb in known):
        return []
    later = [verb for verb in known if verb.play not in here]
    return [verb for verb in later if held[verb.word](match.state) == seat]


def why_not_further(match: Match, seat: int, said: str, mark: str) -> Iterator[Answer]:
    """Why what is half said cannot go on with the thing of this mark."""
    move = begun(match, seat, said)
    for at, (_key, kind) in enumerate(move.verb.fields):
        for value in kind.numbers if move.values[at] == OPEN and kind.kind != "number" else ():
            if thing(kind, value) == mark:
                further = Move(move.verb, (*move.values[:at], value, *move.values[at + 1 :]))
                refusal = why_not(match, seat, further)
                if refusal is not None:
                    asked = move_said(match, further)
                    yield Answer(asked, refusal.sentence, refusal.rule)


def why_from(match: Match, seat: int, begins: frozenset[str], mark: str) -> Iterator[Answer]:
    """Why no move that speaks of one of the things from which it ``begins`` can lead to the thing
    of this mark."""
    for verb in _verbs(match):
        rows = [row for row in _rows(match, verb) if any(_speaks(row, one) for one in begins)]
        if verb.long:
            for row in rows:
                if why_not(match, seat, begun(match, seat, row.words)) is None:
                    yield from why_not_further(match, seat, row.words, mark)
        else:
            yield from _none_of(match, seat, verb, [row for row in rows if _speaks(row, mark)])


def why_nothing_leads(match: Match, seat: int, mark: str) -> Iterator[Answer]:
    """Why none of the long moves that can begin now can lead to the thing of this mark."""
    for row in match.rows(seat):
        if row.verb.long:
            yield from why_not_further(match, seat, row.words, mark)


def why_thing(match: Match, seat: int, mark: str) -> Iterator[Answer]:
    """What each verb of this phase answers that could speak of the thing with this mark."""
    for verb in _verbs(match):
        rows = [row for row in _rows(match, verb) if _speaks(row, mark)]
        yield from _none_of(match, seat, verb, rows)


def said_once(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    """These answers, those in the same words as one: what was asked about stands before it."""
    found: dict[tuple[str, str, bool], dict[str, None]] = {}
    for one in answers:
        found.setdefault((one.sentence, one.rule, one.yes), {})[one.asked] = None
    return tuple(Answer(", ".join(asked), *said) for said, asked in found.items())


def _verbs(match: Match) -> list[Verb]:
    """The verbs of this phase that the table allows."""
    verbs = [match.game.actions.by_play[p] for p in phase_on_top(match.game, match.state).verbs]
    return [verb for verb in verbs if saying_of(match.game).allows(match.state, verb)]


def _none_of(match: Match, seat: int, verb: Verb, rows: list[Row]) -> Iterator[Answer]:
    refusal = match.why_none(seat, rows) if rows else None
    if refusal is not None:
        yield Answer(verb_said(match.game, verb), refusal.sentence, refusal.rule)


def _speaks(row: Row, mark: str) -> bool:
    fields = row.verb.fields if row.field == OPEN else (row.verb.fields[row.field],)
    pairs = zip(fields, row.values, strict=True)
    return any(thing(kind, value) == mark for (_key, kind), value in pairs)


def _rows(match: Match, verb: Verb) -> list[Row]:
    """All rows of a verb that can be tried at once: of a long one, those of its first field."""
    return ways(match.game.actions, Move(verb, (OPEN,) * len(verb.fields)))
