"""The catalogues of translations: keep them as the sentences are, and find what is wrong in them.

    python tools/languages.py update    new sentences come in, dropped ones go; nothing is guessed
    python tools/languages.py check     what is missing, unused or says other facts, with its place

A new language is begun with its code: ``python tools/languages.py update pl``.
"""

from __future__ import annotations

import csv
import io
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import IO, Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir, extract_python
from babel.messages.pofile import read_po, write_po
from typer.main import get_command

from tabard.cli.helping import texts_of
from tabard.cli.main import app
from tabard.engine.languages import GENDER, HOUSE, grammars
from tabard.engine.position.page import beside_fields
from tabard.engine.words import facts_named

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tabard"
GAMES = PACKAGE / "games"
KEYWORDS: dict[str, tuple[int, ...] | None] = {"_": None, "n_": (1, 2)}
SAID_IN_TOML = {"title", "text", "say", "ask", "about", "theme", "who", "wins", "end"}
SAID_IN_CSV = ("text", "normal", "corrupt")


# --- what there is to say ------------------------------------------------------------------------


def in_toml(
    file: IO[bytes], *_more: Any, **_options: Any
) -> Iterator[tuple[int, str, str, list[str]]]:
    """The sentences of a data file: what stands under the keys that people read."""
    text = file.read().decode("utf-8")
    for key, value in _leaves(tomllib.loads(text)):
        if key in SAID_IN_TOML and value.strip():
            yield 1, "_", value, []


def in_saying(
    file: IO[bytes], *_more: Any, **_options: Any
) -> Iterator[tuple[int, str, str, list[str]]]:
    """The sentences for moves, questions and phases: all that stands there."""
    for _key, value in _leaves(tomllib.loads(file.read().decode("utf-8"))):
        yield 1, "_", value, []


def _leaves(node: Any, key: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(node, dict):
        for name, below in node.items():
            yield from _leaves(below, name)
    elif isinstance(node, list):
        for below in node:
            yield from _leaves(below, key)
    elif isinstance(node, str):
        yield key, node


def in_csv(
    file: IO[bytes], *_more: Any, **_options: Any
) -> Iterator[tuple[int, str, str, list[str]]]:
    """The sentences of printed things: their columns of text."""
    for number, line in enumerate(csv.DictReader(io.StringIO(file.read().decode("utf-8"))), 2):
        for column in SAID_IN_CSV:
            if line.get(column):
                yield number, "_", line[column], []


def in_record(
    file: IO[bytes], keywords: Any, comments: Any, options: Any
) -> Iterator[tuple[Any, ...]]:
    """The sentences of a record's source: those beside its fields, and what it says otherwise."""
    for sentence in beside_fields(file.read().decode("utf-8").splitlines(keepends=True)).values():
        yield 1, "_", sentence, []
    file.seek(0)
    yield from extract_python(file, keywords, comments, options)


METHODS: list[tuple[str, Any]] = [
    ("languages/**", "ignore"),
    ("data/languages/**", "ignore"),
    ("data/exercises.toml", "ignore"),  # positions; what they ask for stands in asks.toml
    ("data/seats.toml", "ignore"),
    ("data/fullest.toml", "ignore"),
    ("data/worth.toml", "ignore"),
    ("data/saying.toml", in_saying),
    ("data/**.toml", in_toml),
    ("data/**.csv", in_csv),
    ("state.py", in_record),
    ("**.py", "python"),
    ("**.html", "jinja2.ext:babel_extract"),
]


def homes() -> dict[Path, Path]:
    """Each folder of translations, and the folder whose sentences it translates."""
    games = [path.parent for path in sorted(GAMES.glob("*/__init__.py"))]
    return {HOUSE: PACKAGE} | {game / "data" / "languages": game for game in games}


@cache
def sentences_of(home: Path) -> Catalog:
    """Every sentence that is said below a folder, in the order of the files. The house's own leave
    out those of the games."""
    found = Catalog(charset="utf-8")
    methods = [("games/**", "ignore"), *METHODS] if home == PACKAGE else METHODS
    for file, _line, said, _comments, _context in extract_from_dir(
        home, methods, keywords=KEYWORDS
    ):
        sentence = said if isinstance(said, str) else said[:2]
        if sentence if isinstance(sentence, str) else all(sentence):
            found.add(sentence, locations=[((home / file).relative_to(PACKAGE).as_posix(), 1)])
    if home == PACKAGE:
        for _thing, _name, text in texts_of(get_command(app)):
            found.add(text, locations=[("cli/main.py", 1)])
    return found


def translated(folder: Path, code: str) -> Catalog:
    """What a folder says in a language; nothing where it says nothing yet."""
    path = folder / f"{code}.po"
    if not path.exists():
        return Catalog(code, charset="utf-8")
    with path.open("rb") as file:
        return read_po(file, code)


def update(codes: Iterable[str]) -> None:
    """Bring each catalogue to the sentences that are said now. What the house says already is left
    to it."""
    house = {key_of(message) for message in sentences_of(PACKAGE)}
    for folder, home in homes().items():
        said = sentences_of(home)
        for code in codes:
            there = translated(folder, code)
            known = {key_of(m): m.string for m in there}
            new = Catalog(code, charset="utf-8", fuzzy=False)
            new.mime_headers = [("Plural-Forms", there.plural_forms)]  # Babel's change over time
            for message in said:
                key = key_of(message)
                if key and (folder == HOUSE or key not in house):
                    empty = "" if isinstance(message.id, str) else ("",) * new.num_plurals
                    had = known.get(key)
                    kept = had if isinstance(had, str) == isinstance(empty, str) else None
                    new.add(message.id, kept or empty, message.locations)
            folder.mkdir(parents=True, exist_ok=True)
            write(new, folder / f"{code}.po")


def write(catalogue: Catalog, path: Path) -> None:
    """A catalogue to its file, without dates and other things that change by themselves."""
    out = io.BytesIO()
    for message in catalogue:
        message.flags.discard("python-brace-format")  # which knows no forms
    write_po(out, catalogue, width=100, omit_header=True, include_lineno=False)
    plural = f"nplurals={catalogue.num_plurals}; plural={catalogue.plural_expr};"
    head = (
        f'msgid ""\nmsgstr ""\n"Language: {catalogue.locale}\\n"\n'
        f'"Content-Type: text/plain; charset=utf-8\\n"\n"Plural-Forms: {plural}\\n"\n\n'
    )
    path.write_bytes(head.encode() + out.getvalue())


def key_of(message: Message) -> str:
    """By what a sentence is known: itself, or the sentence for one thing."""
    return message.id if isinstance(message.id, str) else message.id[0]


# --- what is wrong -------------------------------------------------------------------------------


def wrong_in(folder: Path, home: Path, code: str, elsewhere: set[str]) -> Iterator[str]:
    """What is missing in a catalogue, unused, or says something else."""
    where = (folder / f"{code}.po").relative_to(ROOT).as_posix()
    there = {key_of(m): m for m in translated(folder, code) if m.id}
    said = {key_of(m): m for m in sentences_of(home) if m.id and key_of(m) not in elsewhere}
    for key in said.keys() - there.keys():
        yield f"{where}: misses “{key}” of {said[key].locations[0][0]}"
    for key in there.keys() - said.keys():
        yield f"{where}: nobody says “{key}” any more"
    for key in said.keys() & there.keys():
        yield from (f"{where}: “{key}” {wrong}" for wrong in wrong_with(there[key], code))


def wrong_with(message: Message, code: str) -> Iterator[str]:
    """What is wrong with a translated sentence."""
    originals = [message.id] if isinstance(message.id, str) else list(message.id)
    said = message.string or ""
    strings = [said] if isinstance(said, str) else list(said)
    if not all(strings):
        yield "is not translated"
        return
    if any(re.search(grammars()[code].get("breaks", "$^"), string) for string in strings):
        yield "has a plain space where no line may break"
    wanted = set().union(*(facts_named(one) for one in originals))
    for string in strings:
        try:
            parts = list(Formatter().parse(string))
        except ValueError as wrong:
            yield f"cannot be read: {wrong}"
            continue
        named = {name for _t, name, *_ in parts if name is not None}
        if named - wanted:
            yield f"names {', '.join(sorted(named - wanted))}, which it is not told"
        if string == strings[-1] and wanted - named:
            yield f"does not name {', '.join(sorted(wanted - named))}"
        for _text, name, form, _as in parts:
            if form and form.count("|") >= len(grammars()[code]["genders"]):
                yield f"has more words for {{{name}}} than {code} has genders"
            if name and form and not known_form(form, code):
                yield f"wants {{{name}:{form}}}, and {code} has no such form"


def known_form(form: str, code: str) -> bool:
    """Is it a form of names, a choice of words, or how a number is written?"""
    known = {"name", *grammars()[code]["forms"]}
    return "|" in form or form.lower() in known or form[-1] in "dfg%,"


def wrong_names(path: Path) -> Iterator[str]:
    """What is wrong with a file of names."""
    where = path.relative_to(ROOT).as_posix()
    for kind, things in tomllib.loads(path.read_text("utf-8")).items():
        for name, said in things.items():
            for code in grammars().keys() - said.keys():
                yield f"{where}: {kind} {name} has no name in {code}"
            for code, forms in said.items():
                if isinstance(forms, str):
                    continue
                known = {"name", GENDER, *grammars()[code]["forms"]}
                for form in forms.keys() - known:
                    yield f"{where}: {kind} {name} has a form {form}, and {code} knows no such form"
                if "name" not in forms:
                    yield f"{where}: {kind} {name} has forms in {code}, but no name"
                if forms.get(GENDER) not in (None, *grammars()[code]["genders"]):
                    yield f"{where}: {kind} {name} has in {code} the gender {forms[GENDER]}"


def said_otherwise(code: str) -> Iterator[str]:
    """What two catalogues of a language say of one sentence; only one of them would be heard."""
    said: dict[str, tuple[str, Any]] = {}
    for folder in homes():
        where = (folder / f"{code}.po").relative_to(ROOT).as_posix()
        for message in translated(folder, code):
            if message.id and message.string:
                first, other = said.setdefault(key_of(message), (where, message.string))
                if other != message.string:
                    yield f"{where}: says “{key_of(message)}” otherwise than {first}"


def check() -> int:
    """Say what is wrong; how much is it?"""
    found: list[str] = []
    house = {key_of(message) for message in sentences_of(PACKAGE)}
    for folder, home in homes().items():
        elsewhere = set() if folder == HOUSE else house
        for code in grammars():
            found += wrong_in(folder, home, code, elsewhere)
        if (folder / "names.toml").exists():
            found += wrong_names(folder / "names.toml")
    for code in grammars():
        found += said_otherwise(code)
    print("\n".join([*sorted(found), f"{len(found)} things are wrong in the translations"]))
    return len(found)


if __name__ == "__main__":
    if sys.argv[1:2] == ["update"]:
        update(sys.argv[2:] or grammars())
    elif sys.argv[1:] == ["check"]:
        sys.exit(check() > 0)
    else:
        sys.exit(__doc__)
