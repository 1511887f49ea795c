"""Another language is added as docs/languages.md says it, with a small game in Polish: it has three
forms where ours have two."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tabard.engine import languages
from tabard.engine.languages import find_language, speaking
from tabard.engine.words import n_, name_of, say, speak
from tools import languages as tool

GRAMMAR = """
[pl]
called = "polski"
genders = ["m", "f", "n", "p"]
gender = "m"
forms.gen = "{name}"
forms.to = "do {gen}"
"""
GAME = """
MARCHES = n_("{n} legion marches to {city}.", "{n} legions march to {city}.", "n")
TAKEN = _("{city} is taken.")
"""
NAMES = """
[city]
Roma = { pl = { name = "Rzym", gen = "Rzymu" } }
Genua = { pl = { name = "Genua", gen = "Genui", gender = "f" } }
"""
POLISH = {
    "{n} legion marches to {city}.": (
        "{n} legion maszeruje {city:to}.",
        "{n} legiony maszerują {city:to}.",
        "{n} legionów maszeruje {city:to}.",
    ),
    "{city} is taken.": "{city} jest {city:zdobyty|zdobyta|zdobyte|zdobyci}.",
}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house of one small game, in which nobody speaks Polish yet."""
    (tmp_path / "game.py").write_text(GAME, "utf-8")
    (tmp_path / "names.toml").write_text(NAMES, "utf-8")
    monkeypatch.setattr(languages, "HOUSE", tmp_path)
    monkeypatch.setattr(languages, "_folders", [tmp_path])
    monkeypatch.setattr(languages, "_known", {"en": languages._known["en"]})
    monkeypatch.setattr(languages, "_kept", lambda digest: tmp_path / f"{digest}.json")
    monkeypatch.setattr(languages, "grammars", lambda: tool.tomllib.loads(GRAMMAR))
    for name, value in {"ROOT": tmp_path, "PACKAGE": tmp_path, "HOUSE": tmp_path}.items():
        monkeypatch.setattr(tool, name, value)
    monkeypatch.setattr(tool, "grammars", languages.grammars)
    monkeypatch.setattr(tool, "homes", lambda: {tmp_path: tmp_path})
    monkeypatch.setattr(tool, "texts_of", lambda _group: [])
    return tmp_path


def test_it_is_begun_counted_translated_and_spoken(house: Path) -> None:
    tool.update(["pl"])
    assert tool.check() == len(POLISH)  # so much is left to translate
    catalogue = tool.translated(house, "pl")
    for message in catalogue:
        if message.id:
            message.string = POLISH[tool.key_of(message)]
    tool.write(catalogue, house / "pl.po")
    assert tool.check() == 0
    polish = find_language("pl_PL")
    assert polish
    marches = n_("{n} legion marches to {city}.", "{n} legions march to {city}.", "n")
    with speaking(polish):
        said = [say(marches, n=n, city=name_of("Roma", "city")) for n in (1, 3, 5, 22)]
        assert said == [
            "1 legion maszeruje do Rzymu.",
            "3 legiony maszerują do Rzymu.",
            "5 legionów maszeruje do Rzymu.",
            "22 legiony maszerują do Rzymu.",
        ]
        assert say("{city} is taken.", city=name_of("Genua", "city")) == "Genua jest zdobyta."
    assert languages.languages() == {"en": "English", "pl": "polski"}
    assert not speak("de")  # nobody here speaks that


def test_a_game_that_is_found_while_a_language_is_read_is_spoken_in_it_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One guest asks for Dutch, and at the same moment another's table is the first of its game."""
    game = tmp_path / "a_game" / "data" / "languages"
    game.mkdir(parents=True)
    said = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
    (game / "nl.po").write_text(f'{said}msgid "Feed the bear"\nmsgstr "Voer de beer"\n', "utf-8")
    monkeypatch.setattr(languages, "_known", {"en": languages._known["en"]})
    monkeypatch.setattr(languages, "_folders", [*languages._folders])
    found = threading.Thread(target=languages.add, args=[game])

    class Slow(languages.Translated):
        """All folders that there were are read; then a game is found."""

        def __init__(self, code: str) -> None:
            super().__init__(code)
            found.start()
            found.join(0.5)

    monkeypatch.setattr(languages, "Translated", Slow)
    dutch = find_language("nl")
    found.join()
    assert dutch is not None and dutch.sentence("Feed the bear") == "Voer de beer"
