"""A language that nobody speaks: every letter of a sentence and of a name is another sign in it, so
that a plain letter in what somebody reads has come past all catalogues.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from string import Formatter, ascii_letters

from tabard.engine.languages import Language

_SIGNS = str.maketrans({letter: chr(0xFEE0 + ord(letter)) for letter in ascii_letters})
READ_ALOUD = {
    "alt",
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "placeholder",
    "title",
}
READ_ALOUD |= {
    "data-lost",
    "data-done",
    "data-stop",
    "data-soon",
    "data-words",
}  # for scripts to say


def invented(text: str) -> str:
    """Words as they are written in it."""
    return text.translate(_SIGNS)


class Invented(Language):
    """What is between a sentence's braces stays."""

    code = "zz"  # what is made once in each language is made for it too
    is_english = False
    locale = "ja"  # dates without plain letters

    def sentence(self, sentence: str) -> str:
        pieces = []
        for text, fact, form, _as in Formatter().parse(sentence):
            braced = text.replace("{", "{{").replace("}", "}}")
            pieces.append(invented(braced))
            if fact is not None:
                pieces.append(f"{{{fact}:{form}}}" if form else f"{{{fact}}}")
        return "".join(pieces)

    def counted(self, one: str, many: str, number: int) -> str:
        return self.sentence(super().counted(one, many, number))

    def name(self, name: str, kind: str = "") -> str:
        return invented(name)


class _Page(HTMLParser):
    """What a page shows or reads aloud."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in ("meta", "link", "input", "img", "br", "hr", "use", "path", "source"):
            self._inside.append(tag)
        self.texts += [said for name, said in given.items() if name in READ_ALOUD and said]

    def handle_endtag(self, tag: str) -> None:
        while self._inside and self._inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not {"script", "style", "code", "kbd"} & {*self._inside}:
            self.texts.append(data)


def shown_on(page: str) -> list[str]:
    """The texts of a page, whether they are seen or heard."""
    parser = _Page()
    parser.feed(page)
    return [" ".join(text.split()) for text in parser.texts if text.strip()]


def plain_words(texts: list[str], but: frozenset[str] = frozenset()) -> Iterator[str]:
    """The texts with words of plain letters: nobody could have translated these."""
    for text in texts:
        if {*re.findall(r"[A-Za-z]{2,}", text)} - but:
            yield text
