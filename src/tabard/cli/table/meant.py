"""What people mean by words that do not name their verb in full."""

from __future__ import annotations

from collections.abc import Iterable

from tabard.engine.actions import Actions
from tabard.engine.game import Game
from tabard.engine.kinds import plain
from tabard.engine.match import Match
from tabard.engine.moves import Unclear, nearest
from tabard.engine.words import _, say

from .menu import Menu, begins_with, menu_of


def in_full(game: Game, menu: Menu, line: str, others: Iterable[str] = ()) -> str:
    """The line with its verb written out: of those that begin so, the one that is possible now; the
    only possible one may be left out. The fields of a half-said move follow what was said before.
    Raises Unclear; ``others`` are words beside the verbs that could have been meant."""
    actions, line = game.actions, game.with_its_verb(line)
    first, _space, rest = line.partition(" ")
    if not first or not menu.groups:
        return line
    if menu.field and first.split("=")[0] not in actions.by_word:
        return f"{menu.said} {line}"
    verb = _verb(actions, menu, first.lower())
    if verb:
        return f"{verb} {rest}".strip()
    if menu.only and _may_be_its_value(actions, menu.only, first):
        return f"{menu.only} {line}"
    verbs = [menu.typed(verb) for verb in menu.groups]
    near = nearest([*verbs, *menu.groups, *others], first)
    if near:
        sentence = _("{word} is no verb that is possible now; did you mean {near}?")
        raise Unclear(say(sentence, word=repr(first), near=", ".join(near)))
    sentence = _("{word} is no verb that is possible now; there is: {verbs}.")
    raise Unclear(say(sentence, word=repr(first), verbs=", ".join(verbs)))


def words_in_full(match: Match, seat: int, move: str) -> str:
    """The words of a seat's move with its verb written out. Raises Unclear."""
    line = " ".join(move.replace("…", " ").split())
    return in_full(match.game, menu_of(match, seat), line)


def _verb(actions: Actions, menu: Menu, word: str) -> str:
    """The verb that a word or its beginning means, possible verbs first; empty if there is none.
    Raises Unclear where several possible verbs begin so."""
    if word in actions.by_word:
        return word
    possible = [verb for verb in menu.groups if begins_with(word, verb, menu.typed(verb))]
    if len(possible) > 1:
        sentence = _("{word} can mean {fitting}: write a little more.")
        words = ", ".join(menu.typed(verb) for verb in possible)
        raise Unclear(say(sentence, word=repr(word), fitting=words))
    fitting = possible or [verb for verb in actions.by_word if verb.startswith(word)]
    return fitting[0] if len(fitting) == 1 else ""


def _may_be_its_value(actions: Actions, verb: str, word: str) -> bool:
    """Is this word, or something like it, a value of the verb's first field?"""
    key, equals, value = word.lower().rpartition("=")
    fields = actions.by_word[verb].fields
    if not fields or equals:
        return key in dict(fields)
    known, value = fields[0][1].called, plain(value) or value
    return any(w.startswith(value) for w in known) or bool(nearest(known, value))
