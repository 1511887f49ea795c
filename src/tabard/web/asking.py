"""Why not? What the rules say of a move that is not offered, of a verb, or of a thing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tabard.drawn.saying import saying_of
from tabard.drawn.speaking import move_said, thing, verb_said
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


def not_now(match: Match, seat: int) -> list[Verb]:
    """The verbs of this phase of which no move is legal now, but could be at this table."""
    possible = {row.verb.number for row in match.rows(seat)}
    verbs = [match.game.actions.by_play[p] for p in phase_on_top(match.game, match.state).verbs]
    says = saying_of(match.game)
    return [
        verb for verb in verbs if verb.number not in possible and says.allows(match.state, verb)
    ]


def why_thing(match: Match, seat: int, mark: str) -> Iterator[Answer]:
    """What each verb of this phase answers that could speak of the thing with this mark."""
    for play in phase_on_top(match.game, match.state).verbs:
        verb = match.game.actions.by_play[play]
        if not saying_of(match.game).allows(match.state, verb):
            continue
        rows = [row for row in _rows(match, verb) if _speaks(row, mark)]
        if not rows:
            continue
        refusal = match.why_none(seat, rows)
        if refusal is not None:
            yield Answer(verb_said(match.game, verb), refusal.sentence, refusal.rule)


def _speaks(row: Row, mark: str) -> bool:
    fields = row.verb.fields if row.field == OPEN else (row.verb.fields[row.field],)
    pairs = zip(fields, row.values, strict=True)
    return any(thing(kind, value) == mark for (_key, kind), value in pairs)


def _rows(match: Match, verb: Verb) -> list[Row]:
    """All rows of a verb that can be tried at once: of a long one, those of its first field."""
    return ways(match.game.actions, Move(verb, (OPEN,) * len(verb.fields)))
