"""The rule book on a page: its chapters, and what a search finds in it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup, escape

from tabard.drawn.scene import Face
from tabard.drawn.sheet import Look, draw
from tabard.engine.book import RuleText
from tabard.engine.find import find_game
from tabard.engine.game import Game
from tabard.engine.languages import cached_in_each
from tabard.engine.looking_up import rules_found
from tabard.engine.match import Match
from tabard.engine.words import _, begun, n_, say

Chapter = tuple[str, list[RuleText]]
Portrait = tuple[Face, list[str]]  # how something is drawn, and sentences about it
FEW = 24  # so many rules are shown beside a table; the rest is in the book


@dataclass(frozen=True)
class Found:
    """What was looked up, how much was found, and the first of it: numbers and sentences."""

    query: str
    sentence: str
    rules: tuple[tuple[str, Markup], ...]
    more: bool


def looked_up(game: Game, query: str) -> Found:
    """What a search finds, for whoever stays at the table."""
    rules = rules_found(game, query)
    shown = tuple((rule.number, marked(say(rule.text), query)) for rule in rules[:FEW])
    return Found(query, found_said(rules, query), shown, len(rules) > FEW)


def chapters(rules: Iterable[RuleText]) -> list[Chapter]:
    """The rules under their headings, in the order of the book."""
    found: dict[str, list[RuleText]] = {}
    for rule in rules:
        found.setdefault(say(rule.title), []).append(rule)
    return list(found.items())


@cached_in_each
def portraits(name: str) -> list[Portrait]:
    """All that a game draws by its name: each card, whoever acts, what befalls."""
    game = find_game(name)
    if game.board is None:
        return []
    match = Match(game, game.seats[0], seed=1)
    about = draw(match, (), Look(roomy=True)).about
    found: dict[str, Portrait] = {}
    for mark, face in game.board().faces.items():
        said = about.get(mark.rpartition("-")[2])
        if said and (face.symbol not in found or face.ink):
            found[face.symbol] = face, [*filter(None, (_beyond(face.name, line) for line in said))]
    return [*found.values()]


def _beyond(name: str, line: str) -> str:
    """What a sentence says of a thing but its name, which stands above it."""
    return begun(re.sub(rf"^{re.escape(name)}( \(\w\))?:( |$)", "", line, flags=re.IGNORECASE))


def found_said(rules: list[RuleText], query: str) -> str:
    """How many rules were found, in a sentence."""
    if not rules:
        return say(_("No rule speaks of “{word}”."), word=query)
    sentence = n_("{count} rule speaks of “{word}”.", "{count} rules speak of “{word}”.")
    return say(sentence, count=len(rules), word=query)


def marked(text: str, query: str) -> Markup:
    """The text with the words that were searched for marked in it."""
    words = [re.escape(word) for word in query.split() if len(word) > 1]
    if not words:
        return escape(text)
    parts = re.split(f"({'|'.join(words)})", text, flags=re.IGNORECASE)
    return Markup("").join(
        Markup("<mark>{}</mark>").format(part) if at % 2 else escape(part)
        for at, part in enumerate(parts)
    )
