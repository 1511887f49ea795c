"""Looking something up in a rule book: by a rule's number, or by words in whatever letters."""

from __future__ import annotations

import unicodedata

from .book import RuleText
from .game import Game
from .words import _, say


def rules_found(game: Game, query: str) -> list[RuleText]:
    """The rules with this number (and those under it), or with all these words in them; those with
    a word in their heading come as they stand in the book."""
    words = _simple(query).split()
    if len(words) > 1 and words[0] in ("rule", _simple(say(_("rule")))):
        words = words[1:]
    if not words:
        return []
    number = words[0] if len(words) == 1 else ""
    under = [rule for rule in game.book.rules if _is_under(_simple(rule.number), number)]
    return under or [rule for rule in game.book.rules if all(word in _text(rule) for word in words)]


def rule_numbered(game: Game, query: str) -> RuleText | None:
    """The one rule with this number, if that is what is looked for."""
    found = rules_found(game, query)
    number = _simple(query).split()[-1:]
    return found[0] if found and [_simple(found[0].number)] == number else None


def _is_under(number: str, wanted: str) -> bool:
    return number == wanted or (bool(wanted) and number.startswith(f"{wanted}."))


def _text(rule: RuleText) -> str:
    return _simple(f"{rule.number} {say(rule.title)} {say(rule.text)}")


def _simple(text: str) -> str:
    """In small letters without accents; a name of several words is found however it is joined."""
    letters = unicodedata.normalize("NFKD", text.casefold()).replace("_", " ")
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
