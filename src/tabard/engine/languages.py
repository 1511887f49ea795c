"""Languages: the sentences of a translation, and the names of things in the forms they ask for.

A folder of translations holds ``nl.po``, ``fr.po`` and ``de.po``, each with sentences, and may hold
``names.toml`` with the names of things in all languages side by side. A translated sentence writes
``{city:to}`` where it wants another form of a name than the usual one (“nach Rom”), and
``{city:To}`` where that begins the sentence, and ``{city:pris|prise}`` where a word goes by the
thing's gender or by a number (``{n:Karte|Karten}``).
What forms and genders a language has stands in ``languages/grammar.toml``.

``speak`` chooses for the whole process, ``speaking`` for what is done within it: a request, say.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache, cached_property, lru_cache, wraps
from hashlib import blake2b
from pathlib import Path
from string import Formatter
from threading import RLock
from typing import Any, TypeVar

HOUSE = Path(__file__).resolve().parent.parent / "languages"
# Kinds of words that mean something else in another game.
OF_A_GAME = ("option", "reading", "verb", "field")
OF_NO_THING = ("term", "command")  # words that are no name of something in a sentence
KEPT = 20_000  # names that a language keeps as they were made last
GENDER = "gender"  # said of a name beside its forms: which words go with it
MINUS = "−"  # before a number that somebody reads; CLDR has a hyphen, and no book does

T = TypeVar("T")
Entries = Mapping[str, str | list[str]]


class Language:
    """A language that somebody may speak. This one is English, in which all is written already."""

    code = "en"
    locale = "en_GB"  # how Babel writes dates
    is_english = True
    genders: tuple[str, ...] = ()

    def __init__(self) -> None:
        # What a page says a thousand times is made once (by ``words``) and kept.
        self.names: dict[tuple[str, str, str], Any] = {}
        self.bare: dict[str, str] = {}
        self.fills: dict[str, Callable[[Mapping[str, object]], str]] = {}
        self.counts: dict[tuple[str, str, int], Callable[[Mapping[str, object]], str]] = {}

    def sentence(self, sentence: str) -> str:
        """A sentence, with its facts still open."""
        return sentence

    def knows(self, sentence: str) -> bool:
        """Can it be said here?"""
        return True

    def counted(self, one: str, many: str, number: int) -> str:
        """The sentence for so many things, with its facts still open."""
        return one if number == 1 else many

    def name(self, name: str, kind: str = "") -> str:
        """A thing's name as it usually is."""
        return name

    def form(self, name: str, kind: str, form: str) -> str:
        """Another form of a thing's name, or its gender."""
        return name

    def joined(self, before: str, words: str) -> str:
        """A form of a name after other words; they may melt together (“à” and “le”: “au”)."""
        return before + words

    def may_join(self, text: str) -> bool:
        """Could these words melt together with what comes after them?"""
        return False

    def formed(self, text: str, form: str) -> str:
        """Words that are nobody's name here (a person's, a list) in another form."""
        return text

    def plural(self, number: int) -> int:
        """Which of the words for one, several, … things goes with a number: 0, 1, …"""
        return int(number != 1)

    def number(self, text: str) -> str:
        """A number as it is written here; ``text`` has it as ``-1,234.5``."""
        return text.replace("-", MINUS)


class Translated(Language):
    """A language into which is translated, with what all folders of translations say in it."""

    is_english = False

    def __init__(self, code: str) -> None:
        super().__init__()
        grammar = grammars()[code]
        self.code = self.locale = code
        self.genders = tuple(grammar["genders"])
        self._gender: str = grammar["gender"]
        self._forms: dict[str, str] = grammar["forms"]
        joined: dict[str, str] = grammar.get("joined", {})
        self._joined = [(*apart.split(" ", 1), together) for apart, together in joined.items()]
        self._articles = tuple(article for _word, article, _together in self._joined)
        self._joining = tuple(f"{word} " for word, _article, _together in self._joined)
        self._vowels = tuple(grammar.get("vowels", ""))
        self._percent: str = grammar.get("percent", "%")
        self._entries: dict[str, str | list[str]] = {}
        self._name = lru_cache(KEPT)(self._looked_up)
        self._form = lru_cache(KEPT)(self._made)
        self._text = lru_cache(KEPT)(self._formed)
        for folder in _folders:
            self.read(folder)

    def read(self, folder: Path) -> None:
        """Learn what a folder of translations says."""
        self._entries |= {**entries_of(folder, self.code), **self._entries}
        self._name.cache_clear()
        self._form.cache_clear()
        self.names.clear()
        self.bare.clear()
        self.fills.clear()
        self.counts.clear()

    def sentence(self, sentence: str) -> str:
        found = self._entries.get(sentence, sentence)
        return found if isinstance(found, str) else found[0]

    def knows(self, sentence: str) -> bool:
        return sentence in self._entries

    def counted(self, one: str, many: str, number: int) -> str:
        found = self._entries.get(one)
        if isinstance(found, list):
            return found[min(self.plural(number), len(found) - 1)]
        return super().counted(one, many, number)

    def name(self, name: str, kind: str = "") -> str:
        return self._name(name, kind)

    def form(self, name: str, kind: str, form: str) -> str:
        return self.name(name, kind) if form == "name" else self._form(name, kind, form)

    def _looked_up(self, name: str, kind: str) -> str:
        """A name. A page says a thousand, most of them again and again: they are kept."""
        found = self._said(name, kind, "name") or self._composed(name, "name")
        return found or self.sentence(name)

    def _made(self, name: str, kind: str, form: str) -> str:
        """Another form of it."""
        found = self._said(name, kind, form)
        if not found and not self._said(name, kind, "name"):
            found = self._composed(name, form)
        return found or self._usual(name, kind, form)

    def _said(self, name: str, kind: str, form: str) -> str:
        """What is said of a name, for its kind or for all; nothing if nothing is. A game with house
        rules says what it says without them."""
        for of in (kind, re.sub(r"\+\w+/", "/", kind)):
            if named(name, of, "name") in self._entries:
                return str(self._entries.get(named(name, of, form), ""))
        return str(self._entries.get(named(name, "", form), ""))

    def _usual(self, name: str, kind: str, form: str) -> str:
        """A form as it is where nothing is said."""
        return self._by_pattern(
            self.name(name, kind), form, lambda other: self.form(name, kind, other)
        )

    def formed(self, text: str, form: str) -> str:
        return self._text(str(text), form)

    def _formed(self, text: str, form: str) -> str:
        return self._by_pattern(text, form, lambda other: self.formed(text, other))

    def _by_pattern(self, called: str, form: str, formed: Callable[[str], str]) -> str:
        if form == GENDER:
            return self._gender
        vowel = called[:1].lower() in self._vowels and f"{form}_before_a_vowel"
        pattern = self._forms.get(vowel or form, self._forms.get(form, "{name}"))
        return self._of_parts(
            pattern, lambda part, _form: called if part == "name" else formed(part)
        )

    def _of_parts(self, pattern: str, of_part: Callable[[str, str], str]) -> str:
        """A pattern with what it names."""
        said = ""
        for text, part, form, _as in Formatter().parse(pattern):
            said += text
            if part:
                said = self.joined(said, of_part(part, form or ""))
        return said

    def joined(self, before: str, words: str) -> str:
        if not words.startswith(self._articles):
            return before + words
        for word, article, together in self._joined:
            if words.startswith(article) and f" {before}".endswith(f" {word} "):
                return before.removesuffix(f"{word} ") + together + words.removeprefix(article)
        return before + words

    def may_join(self, text: str) -> bool:
        return not text or text.endswith(self._joining)

    def _composed(self, name: str, form: str) -> str:
        """A form of a name that is put together of others: “Roma (Visigoths)”, “Spain: fleet 1”.
        The translation of “{first}: {second}” may want a form of one (“{second} {first:of}”); the
        other has the form that is wanted of the whole."""
        if name.endswith(")") and " (" in name:
            first, _, second = name[:-1].partition(" (")
            head = self.form(first, "", form)
            return head if form == GENDER else f"{head} ({self.name(second)})"
        for joint in (", ", ": ", " and "):
            first, found, second = name.partition(joint)
            if found and form == GENDER:
                return self.form(second, "", form)
            if found:
                pattern = self.sentence("{first}" + joint + "{second}")
                return self._joint(pattern, {"first": first, "second": second}, form)
        first, _, last = name.rpartition(" ")
        if not (first and last.isdecimal()):
            return ""
        head = self.form(first, "", form)
        return head if form == GENDER else f"{head} {last}"

    def _joint(self, pattern: str, parts: dict[str, str], form: str) -> str:
        return self._of_parts(pattern, lambda part, own: self.form(parts[part], "", own or form))

    def plural(self, number: int) -> int:
        return self._nth(number)

    # Babel is loaded when the first number is said: whoever asks for help need not wait for it.

    @cached_property
    def _plural(self) -> Callable[[int], str]:
        """By which form a number is counted, in CLDR's words."""
        from babel import Locale

        form: Callable[[int], str] = Locale.parse(self.locale).plural_form
        return form

    @cached_property
    def _nth(self) -> Callable[[int], int]:
        """The number of that form in the catalogues."""
        return lru_cache(KEPT)(lambda number: self._tags.index(self._plural(number)))

    @cached_property
    def _tags(self) -> list[str]:
        """CLDR's words for the forms of this language, in the order of its catalogues."""
        every = ("zero", "one", "two", "few", "many", "other")
        return [tag for tag in every if tag in {*self._plural.tags, "other"}]  # type: ignore[attr-defined]

    @cached_property
    def _signs(self) -> dict[int, str]:
        """What stands between thousands, before tenths, and before what is less than nothing."""
        from babel.numbers import get_decimal_symbol, get_group_symbol

        between, tenths = get_group_symbol(self.locale), get_decimal_symbol(self.locale)
        return str.maketrans({",": between, ".": tenths, "-": MINUS})

    def number(self, text: str) -> str:
        return text.translate(self._signs).replace("%", self._percent)


# --- what is said in the folders -----------------------------------------------------------------

_folders: list[Path] = [HOUSE]
_known: dict[str, Language] = {"en": Language()}
_reading = RLock()  # whoever reads a language misses no folder that others add meanwhile


def add(folder: Path) -> None:
    """Look for translations in this folder, too."""
    with _reading:
        if folder not in _folders:
            _folders.append(folder)
            for language in _known.values():
                if isinstance(language, Translated):
                    language.read(folder)


def named(name: str, kind: str, form: str) -> str:
    """Under what a form of a name is kept."""
    return f"{kind}\4{form}\4{name}"


@cache
def grammars() -> dict[str, dict[str, Any]]:
    """What languages there are beside English, and what forms each has."""
    return tomllib.loads((HOUSE / "grammar.toml").read_text(encoding="utf-8"))


def languages() -> dict[str, str]:
    """The languages that are spoken, by their codes, each called as those call it who speak it."""
    return {"en": "English"} | {code: str(of["called"]) for code, of in grammars().items()}


def entries_of(folder: Path, code: str) -> Entries:
    """What a folder says in a language. Reading takes a second, so what was read is kept."""
    texts = [
        path.read_bytes()
        for path in (folder / f"{code}.po", folder / "names.toml")
        if path.exists()
    ]
    kept = _kept(blake2b(b"\0".join([code.encode(), *texts]), digest_size=16).hexdigest())
    with suppress(OSError, ValueError):
        return dict(json.loads(kept.read_text(encoding="utf-8")))
    found = {**_sentences(folder / f"{code}.po"), **_names(folder / "names.toml", code)}
    with suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        half = kept.with_suffix(f".{id(found):x}")
        half.write_text(json.dumps(found), encoding="utf-8")
        half.replace(kept)
    return found


def _kept(digest: str) -> Path:
    import platformdirs

    return Path(platformdirs.user_cache_dir("tabard")) / "languages" / f"{digest}.json"


def _sentences(path: Path) -> dict[str, str | list[str]]:
    """The sentences of a catalogue; what is not translated yet, or not surely, is left out."""
    from babel.messages.pofile import read_po

    if not path.exists():
        return {}
    with path.open("rb") as file:
        catalogue = read_po(file)
    found: dict[str, str | list[str]] = {}
    for message in catalogue:
        if message.id and message.string and not message.fuzzy:
            if isinstance(message.id, str):
                found[message.id] = str(message.string)
            elif all(message.string):
                found[message.id[0]] = list(message.string)
    return found


def _names(path: Path, code: str) -> dict[str, str | list[str]]:
    """The names of things with their forms; the first that a name is given holds for other kinds
    of things as well."""
    if not path.exists():
        return {}
    game = path.parent.parent.parent.name
    found: dict[str, str | list[str]] = {}
    for kind, things in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for name, said in things.items():
            forms = said.get(code, {})
            for form, words in ({"name": forms} if isinstance(forms, str) else forms).items():
                found[named(name, kind, form)] = words
                if kind in OF_A_GAME:
                    found[named(name, f"{game}/{kind}", form)] = words
                elif kind not in OF_NO_THING:
                    found.setdefault(named(name, "", form), words)
    return found


# --- who speaks what -----------------------------------------------------------------------------

_of_all: Language = _known["en"]
_here: ContextVar[Language | None] = ContextVar("language", default=None)


def spoken() -> Language:
    """The language of the moment."""
    return _here.get() or _of_all


def of_all() -> Language:
    """The language of this process: of what is said to whoever runs it, and not to who asks."""
    return _of_all


def _code(wish: str | None) -> str:
    return (wish or "en").replace("_", "-").partition("-")[0].lower()


def is_still_to_be_read(wish: str) -> bool:
    """Is it a language that is spoken, and that nobody has asked for yet? Reading it takes time."""
    return _code(wish) not in _known and _code(wish) in grammars()


def find_language(wish: str | None) -> Language | None:
    """The language that is meant by ``nl``, ``de_AT`` or ``fr-CA``; None where nobody speaks it."""
    code = _code(wish)
    if code not in _known and code in grammars():
        with _reading:
            if code not in _known:
                _known[code] = Translated(code)
    return _known.get(code)


def cached_in_each(make: Callable[..., T]) -> Callable[..., T]:
    """What a function makes is made once in each language."""
    known = cache(lambda _code, *args: make(*args))

    @wraps(make)
    def made(*args: Hashable) -> T:
        return known(spoken().code, *args)

    return made


def speak(language: str | None) -> bool:
    """From now on say everything in this language (``"nl"``); English where nobody speaks it. Is it
    the language that was asked for?"""
    global _of_all
    found = find_language(language)
    _of_all = found or _known["en"]
    return found is not None


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Say in this language whatever is said in here, beside others who speak another."""
    before = _here.set(language)
    try:
        yield
    finally:
        _here.reset(before)
