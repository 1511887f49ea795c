"""Why not? What the rules say of a move that is not offered, of a verb, or of a thing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tabard.engine.actions import Row, Verb
from tabard.engine.kinds import OPEN
from tabard.engine.match import Match
from tabard.engine.moves import Move, Unclear, rows_of
from tabard.engine.now import phase_on_top, try_rows
from tabard.engine.refusals import Refusal
from tabard.engine.words import _, say

from .choices import read_half
from .speaking import move_said, thing, titled

MOST = 400  # so many moves are asked about, at most, for one answer


@dataclass(frozen=True)
class Answer:
    """What was asked about, and the answer: its sentence and the number of the rule ("")."""

    asked: str
    sentence: str
    rule: str = ""


def why_not(match: Match, seat: int, move: Move) -> Refusal | None:
    """Why this move cannot be made or begun by this seat now; None if it can."""
    if move.verb.long:
        rows = rows_of(match.game.actions, move)
        return _tried(match, seat, rows) if rows else _main(match, seat, _all_rows(match, move))
    return _main(match, seat, _all_rows(match, move))


def why_words(match: Match, seat: int, words: str) -> Answer:
    """The answer to a move in somebody's own words."""
    try:
        move = read_half(match, seat, words)
    except Unclear as unclear:
        return Answer(words, str(unclear))
    refusal = why_not(match, seat, move)
    asked = move_said(match, move)
    if refusal is None:
        return Answer(asked, say(_("Yes, that is allowed now.")))
    return Answer(asked, refusal.sentence, refusal.rule)


def not_now(match: Match, seat: int) -> list[Verb]:
    """The verbs of this phase of which no move is legal now."""
    possible = {row.verb.number for row in match.rows(seat)}
    verbs = [match.game.actions.by_play[p] for p in phase_on_top(match.game, match.state).verbs]
    return [verb for verb in verbs if verb.number not in possible]


def why_thing(match: Match, seat: int, mark: str) -> Iterator[Answer]:
    """What each verb of this phase answers that could speak of the thing with this mark."""
    for play in phase_on_top(match.game, match.state).verbs:
        verb = match.game.actions.by_play[play]
        rows = [row for row in _rows(match, verb) if _speaks(row, mark)]
        if not rows:
            continue
        refusal = _main(match, seat, rows)
        if refusal is not None:
            yield Answer(titled(verb.word), refusal.sentence, refusal.rule)


def _speaks(row: Row, mark: str) -> bool:
    fields = row.verb.fields if row.field == OPEN else (row.verb.fields[row.field],)
    pairs = zip(fields, row.values, strict=True)
    return any(thing(kind, value) == mark for (_key, kind), value in pairs)


def _rows(match: Match, verb: Verb) -> list[Row]:
    """All rows of a verb that can be tried at once: of a long one, those of its first field."""
    rows = match.game.actions.rows[verb.first : verb.first + verb.count]
    return [row for row in rows if row.field <= 0]


def _all_rows(match: Match, move: Move) -> list[Row]:
    """The rows that fit what has been said."""
    if move.verb.long:
        return _rows(match, move.verb)

    def fits(row: Row) -> bool:
        pairs = zip(row.values, move.values, strict=True)
        return all(theirs in (OPEN, ours) for ours, theirs in pairs)

    return [row for row in _rows(match, move.verb) if fits(row)]


def _main(match: Match, seat: int, rows: Iterable[Row]) -> Refusal | None:
    """The rarest reason for which these rows are refused: most fall at the first hurdle, and what
    comes nearest to being allowed tells most. None where one is allowed."""
    found: list[Refusal] = []
    for row in list(rows)[:MOST]:
        refusal = _tried(match, seat, [row])
        if refusal is None:
            return None
        found.append(refusal)
    if not found:
        return None
    often = Counter(refusal.rule for refusal in found)
    return min(found, key=lambda refusal: often[refusal.rule])


def _tried(match: Match, seat: int, rows: list[Row]) -> Refusal | None:
    if match.over:
        return match.why_not(seat, rows[0])
    refusal, _table = try_rows(match.game, match.state, seat, rows, match.name)
    return refusal
