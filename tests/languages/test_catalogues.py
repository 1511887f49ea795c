"""What is wrong in a translation is found, with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from tools import languages as tool

FACTS = "{count} legions are in {city}."
ONE, MANY = "{count} legion is in {city}.", "{count} legions are in {city}."


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("In {city:in} sind {count} Legionen.", ""),
        ("{city:In} {count:ist eine Legion|sind Legionen}.", ""),
        ("{count:,} Legionen: {city}", ""),
        ("", "is not translated"),
        ("In {stadt} sind {count} Legionen.", "names stadt, which it is not told"),
        ("In {city} sind Legionen.", "does not name count"),
        ("{city:ablativ}: {count}", "wants {city:ablativ}, and de has no such form"),
        ("{city}: {count:a|b|c|d|e}", "has more words for {count} than de has genders"),
        ("{city} {count", "cannot be read"),
    ],
)
def test_a_sentence_with_other_facts_or_forms_is_wrong(said: str, wrong: str) -> None:
    found = list(tool.wrong_with(Message(FACTS, said), "de"))
    if wrong:
        assert [one for one in found if one.startswith(wrong)]
    else:
        assert found == []


def test_of_one_thing_the_number_need_not_be_said() -> None:
    said = ("Eine Legion ist {city:in}.", "{count} Legionen sind {city:in}.")
    assert list(tool.wrong_with(Message((ONE, MANY), said), "de")) == []
    said = (said[0], "Legionen sind {city:in}.")
    assert list(tool.wrong_with(Message((ONE, MANY), said), "de")) == ["does not name count"]
    assert list(tool.wrong_with(Message((ONE, MANY), (said[0], "")), "de")) == ["is not translated"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with two sentences, and a German catalogue with one of them and an old one."""
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "PACKAGE", tmp_path)
    monkeypatch.setattr(tool, "texts_of", lambda _group: [])
    (tmp_path / "game.py").write_text('A = _("Take it.")\nB = _("Leave it.")\n', "utf-8")
    there = Catalog("de")
    there.add("Take it.", "Nimm es.")
    there.add("Give it.", "Gib es.")
    tool.write(there, tmp_path / "de.po")
    return tmp_path


def test_what_is_missing_or_unused_is_named_with_its_file(home: Path) -> None:
    found = set(tool.wrong_in(home, home, "de", set()))
    assert found == {
        "de.po: misses “Leave it.” of game.py",
        "de.po: nobody says “Give it.” any more",
    }


def test_what_is_said_elsewhere_is_left_to_that_catalogue(home: Path) -> None:
    found = set(tool.wrong_in(home, home, "de", {"Leave it."}))
    assert found == {"de.po: nobody says “Give it.” any more"}


def test_one_sentence_that_two_catalogues_say_otherwise_is_wrong(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = home / "other"
    other.mkdir()
    for sentence, said in (("Take it.", "Greif zu."), ("Give it.", "Gib es.")):
        there = tool.translated(other, "de")
        there.add(sentence, said)
        tool.write(there, other / "de.po")
    monkeypatch.setattr(tool, "homes", lambda: {home: home, other: other})
    assert list(tool.said_otherwise("de")) == ["other/de.po: says “Take it.” otherwise than de.po"]


def test_bringing_it_up_to_date_keeps_what_is_said_and_guesses_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "homes", lambda: {home: home})
    monkeypatch.setattr(tool, "HOUSE", home)
    tool.update(["de"])
    found = {m.id: m.string for m in tool.translated(home, "de") if m.id}
    assert found == {"Take it.": "Nimm es.", "Leave it.": ""}
    first = (home / "de.po").read_bytes()
    tool.update(["de"])
    assert first == (home / "de.po").read_bytes()


def test_a_catalogue_keeps_its_plural_forms_when_babel_counts_others(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "homes", lambda: {home: home})
    monkeypatch.setattr(tool, "HOUSE", home)
    (home / "de.po").write_text(
        'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=1; plural=0;\\n"\n', "utf-8"
    )
    tool.update(["de"])
    assert "nplurals=1; plural=0;" in (home / "de.po").read_text("utf-8")


def test_a_french_line_does_not_break_before_a_colon() -> None:
    for space, wrong in ((" ", ["has a plain space where no line may break"]), ("\u202f", [])):
        assert list(tool.wrong_with(Message("Goals: 2", f"Buts{space}: 2"), "fr")) == wrong


def test_data_files_are_read_for_what_people_read(home: Path) -> None:
    (home / "data").mkdir()
    (home / "data" / "rules.toml").write_text(
        '[[rule]]\nnumber = "1"\ntitle = "March"\ntext = "Go there."\nsource = "seed"\n', "utf-8"
    )
    (home / "data" / "cards.csv").write_text("id,name,text\nram,ram,Breaks a gate.\n", "utf-8")
    said = {message.id for message in tool.sentences_of(home)}
    assert {"March", "Go there.", "Breaks a gate."} < said
    assert not {"seed", "ram", "1"} & said


NAMES = """
[tribe.Huns]
nl = "Hunnen"
fr = { the = "les Huns" }
de = { name = "Hunnen", ablative = "Hunnen", gender = "x" }

[tribe.Goths]
nl = "Goten"
fr = "Goths"
"""


def test_a_name_without_a_language_or_with_unknown_forms_is_wrong(home: Path) -> None:
    (home / "names.toml").write_text(NAMES, "utf-8")
    assert set(tool.wrong_names(home / "names.toml")) == {
        "names.toml: tribe Goths has no name in de",
        "names.toml: tribe Huns has forms in fr, but no name",
        "names.toml: tribe Huns has a form ablative, and de knows no such form",
        "names.toml: tribe Huns has in de the gender x",
    }
