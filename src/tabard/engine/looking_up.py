"""Looking something up in a rule book: by a rule's number, or by words in whatever letters."""

from __future__ import annotations

import unicodedata

from .book import RuleText
from .game import Game
from .words import _, say

# What is asked with, and not about: it is left aside where no rule has all the words.
SMALL_WORDS = _(
    "a an and are can could do does how i if in is it many me much my of on or should the to we"
    " what when where which who whom whose why will with would you your"
)


def rules_found(game: Game, query: str) -> list[RuleText]:
    """The rules with this number (and those under it), or with all these words in them; those with
    a word in their heading come as they stand in the book. A question is looked up by its words of
    weight: “How do I win?” finds what speaks of winning."""
    words = _simple(query).split()
    if len(words) > 1 and words[0] in ("rule", _simple(say(_("rule")))):
        words = words[1:]
    if not words:
        return []
    number = words[0] if len(words) == 1 else ""
    under = [rule for rule in game.book.rules if _is_under(_simple(rule.number), number)]
    return under or _with_all(game, words) or _with_all(game, _of_weight(words))


def _with_all(game: Game, words: list[str]) -> list[RuleText]:
    """The rules in which all these words stand; none without words."""
    found = (rule for rule in game.book.rules if all(word in _text(rule) for word in words))
    return list(found) if words else []


def _of_weight(words: list[str]) -> list[str]:
    """Those of a question that say what it is about."""
    small = _simple(say(SMALL_WORDS)).split()
    return [bare for word in words if (bare := word.strip("?!.,;:“”\"'")) not in (*small, "")]


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
