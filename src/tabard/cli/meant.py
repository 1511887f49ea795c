"""What people mean by words that do not say a whole move: the rest of them, or why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

from tabard.engine.actions import Actions, Row
from tabard.engine.kinds import OPEN
from tabard.engine.match import Match
from tabard.engine.moves import HalfSaid, Move, Unclear, nearest
from tabard.engine.refusals import Refusal, Refused
from tabard.engine.words import _, say

from .table_menu import Menu, menu_of, tokens_of

_TRIED = 100  # so many ways to end a half-said move are looked at


def in_full(actions: Actions, menu: Menu, line: str, others: Iterable[str] = ()) -> str:
    """The line with its verb written out: of those that begin so, the one that is possible now; the
    only possible one may be left out. The fields of a half-said move follow what was said before.
    Raises Unclear; ``others`` are words beside the verbs that could have been meant."""
    first, _space, rest = line.partition(" ")
    if menu.field and first.split("=")[0] not in actions.by_word:
        return f"{menu.said} {line}"
    if not first or not menu.groups:
        return line
    verb = _verb(actions, menu, first.lower())
    if verb:
        return f"{verb} {rest}".strip()
    if menu.only and _may_be_its_value(actions, menu.only, first):
        return f"{menu.only} {line}"
    near = nearest([*menu.groups, *others], first)
    if near:
        sentence = _("{word} is no verb that is possible now; did you mean {near}?")
        raise Unclear(say(sentence, word=repr(first), near=", ".join(near)))
    sentence = _("{word} is no verb that is possible now; there is: {verbs}.")
    raise Unclear(say(sentence, word=repr(first), verbs=", ".join(menu.groups)))


def words_in_full(match: Match, seat: int, move: str) -> str:
    """The words of a seat's move with its verb written out. Raises Unclear."""
    line = " ".join(move.replace("…", " ").split())
    return in_full(match.game.actions, menu_of(match, seat), line)


def _verb(actions: Actions, menu: Menu, word: str) -> str:
    """The verb that a word or its beginning means, possible verbs first; empty if there is none.
    Raises Unclear where several possible verbs begin so."""
    if word in actions.by_word:
        return word
    possible = [verb for verb in menu.groups if verb.startswith(word)]
    if len(possible) > 1:
        sentence = _("{word} can mean {fitting}: write a little more.")
        raise Unclear(say(sentence, word=repr(word), fitting=", ".join(possible)))
    fitting = possible or [verb for verb in actions.by_word if verb.startswith(word)]
    return fitting[0] if len(fitting) == 1 else ""


def _may_be_its_value(actions: Actions, verb: str, word: str) -> bool:
    """Is this word, or something like it, a value of the verb's first field?"""
    key, equals, value = word.lower().rpartition("=")
    fields = actions.by_word[verb].fields
    if not fields or equals:
        return key in dict(fields)
    known = fields[0][1].called
    return any(w.startswith(value) for w in known) or bool(nearest(known, value))


# --- half-said moves ------------------------------------------------------------------------------


def complain(match: Match, seat: int, half: HalfSaid) -> None:
    """Say what a half-said move wants: raises Refused where whatever follows is not allowed, else
    Unclear with the choices."""
    refusal = why_not_any(match, seat, half.move)
    if refusal:
        raise Refused(refusal)
    choices = choices_of(match, seat, half.move)
    if choices:
        sentence = _("{move} also needs {choices}.")
        raise Unclear(say(sentence, move=short(half.move), choices=choices))
    raise half


def why_not_any(match: Match, seat: int, half: Move) -> Refusal | None:
    """Why this seat may not make the move, whatever follows what was said; None if it may. Where
    they are refused for several reasons, the rarest is told: most cards are merely not in hand."""
    if any(_ends(row, half) for row in match.rows(seat)):
        return None
    ways = list(islice(_ways(match, half), _TRIED))
    refusals = [refusal for row in ways if (refusal := match.why_not(seat, row))]
    if len(refusals) < len(ways):
        return None
    if len({refusal.sentence for refusal in refusals}) == 1:
        return refusals[0]
    often = Counter(refusal.rule for refusal in refusals)
    way, told = min(zip(ways, refusals, strict=True), key=lambda pair: often[pair[1].rule])
    sentence = say(_("{move}: {why}"), move=" ".join(tokens_of(way)), why=told.sentence)
    return Refusal(told.rule, sentence, told.facts)


def choices_of(match: Match, seat: int, half: Move) -> str:
    """What may follow what was said: ``legions: 0, 1``."""
    rows = [row for row in match.rows(seat) if _ends(row, half)]
    listed = []
    for at, (key, kind) in enumerate(half.verb.fields[: len(rows[0].values)] if rows else ()):
        if half.values[at] == OPEN:
            words = dict.fromkeys(kind.word(row.values[at]) for row in rows)
            listed.append(f"{key}: {', '.join(words)}")
    return "; ".join(listed)


def short(move: Move) -> str:
    """What was said of a move, in short words: ``march genua``."""
    said = zip(move.verb.fields, move.values, strict=True)
    words = [kind.word(value) for (_key, kind), value in said if value != OPEN]
    return " ".join([move.verb.word, *words])


def _ways(match: Match, half: Move) -> Iterator[Row]:
    return (row for row in match.game.actions.rows if _ends(row, half))


def _ends(row: Row, half: Move) -> bool:
    """Does this row agree with all that was said? (Of a long move: a first field.)"""
    said = zip(half.values, row.values, strict=False)
    return row.verb is half.verb and row.field <= 0 and all(v in (OPEN, w) for v, w in said)
