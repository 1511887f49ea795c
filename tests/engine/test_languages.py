"""A translated sentence asks for the forms of names that it needs; each speaks his own language."""

import threading
from pathlib import Path

import pytest

from tabard.engine import languages
from tabard.engine.languages import Translated, find_language, speaking
from tabard.engine.words import composed, n_, name_of, say, speak

NAMES = """
[city]
Roma = { nl = "Rome", fr = "Rome", de = "Rom" }
Aquae = { nl = "Aquae", fr = "Aquae", de = "Aquae" }

[tribe.Huns]
nl = { name = "Hunnen", the = "de Hunnen", gender = "p" }
fr = { name = "Huns", the = "les Huns", of = "des Huns", gender = "mp" }
de = { name = "Hunnen", dat = "den Hunnen", gen = "der Hunnen", gender = "p" }

[card.Huns]
de = { name = "Hunnenkarte", gender = "f" }
"""
ENTERS = n_("{n} of the {tribe} enters {city}", "{n} of the {tribe} enter {city}", "n")
GERMAN = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "{n} of the {tribe} enters {city}"
msgid_plural "{n} of the {tribe} enter {city}"
msgstr[0] "{n} {tribe:gen} geht {city:to}"
msgstr[1] "{n} {tribe:gen} gehen {city:to}"

msgid "{share} of {n} cards"
msgstr "{share:.1f} von {n} {n:Karte|Karten}"

msgid "The {thing} is taken."
msgstr "{thing:Der|Die|Das|Die} {thing} {thing:ist|ist|ist|sind} weg."

msgid "{city} is the {tribe}'s."
msgstr "{tribe:Dat} gehört {city}."

#, fuzzy
msgid "Perhaps"
msgstr "Niemals"
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Translated:
    (tmp_path / "names.toml").write_text(NAMES, "utf-8")
    (tmp_path / "de.po").write_text(GERMAN, "utf-8")
    monkeypatch.setattr(languages, "_folders", [tmp_path])
    monkeypatch.setattr(languages, "_known", dict(languages._known))
    monkeypatch.setattr(languages, "_kept", lambda digest: tmp_path / f"{digest}.json")
    return Translated("de")


def huns(kind: str = "tribe") -> str:
    return name_of("Huns", kind)


def test_a_sentence_asks_for_the_form_that_it_needs(german: Translated) -> None:
    with speaking(german):
        one = say(ENTERS, n=1, tribe=huns(), city=name_of("Roma", "city"))
        assert "1 der Hunnen geht nach Rom" == one
        several = say(ENTERS, n=2, tribe=huns(), city=name_of("Roma", "city"))
        assert "2 der Hunnen gehen nach Rom" == several
    assert "2 of the Huns enter Roma" == say(ENTERS, n=2, tribe=huns(), city="Roma")


def test_a_form_with_a_capital_begins_a_sentence(german: Translated) -> None:
    with speaking(german):
        assert "Den Hunnen gehört Rom." == say("{city} is the {tribe}'s.", tribe=huns(), city="Rom")


def test_what_has_no_form_of_its_own_has_the_usual_one(german: Translated) -> None:
    assert "von Rom" == german.form("Roma", "city", "gen")
    assert "in Ada" == german.formed("Ada", "in")  # somebody's own name


def test_french_elides_before_a_vowel(german: Translated) -> None:
    french = Translated("fr")
    assert "d’Aquae" == french.form("Aquae", "city", "of")
    assert "de Rome" == french.form("Roma", "city", "of")
    assert "des Huns" == french.form("Huns", "tribe", "of")


def test_a_word_goes_by_a_things_gender_or_by_a_number(german: Translated) -> None:
    taken = "The {thing} is taken."
    with speaking(german):
        assert "Die Hunnen sind weg." == say(taken, thing=huns())
        assert "Die Hunnenkarte ist weg." == say(taken, thing=huns("card"))
        assert "Das Rom ist weg." == say(taken, thing=name_of("Roma", "city"))
        assert "0,5 von 1 Karte" == say("{share} of {n} cards", share=0.5, n=1)
        assert "2,0 von 3 Karten" == say("{share} of {n} cards", share=2.0, n="3")


def test_numbers_are_written_as_they_are_there(german: Translated) -> None:
    assert "1.234,5" == german.number("1,234.5")
    assert "1,5\u202f%" == german.number("1.5%")
    assert "1,5%" == Translated("nl").number("1.5%")


def test_a_name_that_is_a_sentence_says_its_parts_in_the_language(german: Translated) -> None:
    belongs = composed("{city} is the {tribe}'s.", city="Roma", tribe="Huns")
    assert "Roma is the Huns's." == belongs == name_of(belongs)
    with speaking(german):
        assert "Den Hunnen gehört Rom." == name_of(belongs)


def test_a_name_is_found_for_its_kind_or_for_any(german: Translated) -> None:
    assert "Hunnenkarte" == german.name("Huns", "card")
    assert "Hunnen" == german.name("Huns", "number")


def test_a_game_with_house_rules_says_its_words_as_without_them(
    german: Translated, tmp_path: Path
) -> None:
    home = tmp_path / "rome" / "data" / "languages"
    home.mkdir(parents=True)
    (home / "names.toml").write_text('[verb]\nmarch = { de = "marschieren" }\n', "utf-8")
    german.read(home)
    assert "marschieren" == german.name("march", "rome/verb")
    assert "marschieren" == german.name("march", "rome+one_more_die/verb")
    assert "march" == german.name("march", "gaul/verb")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Roma (Huns)", "Rom (Hunnen)"),
        ("Huns: Roma", "Hunnen: Rom"),
        ("Huns, Roma", "Hunnen, Rom"),
        ("Roma 2", "Rom 2"),
        ("nowhere", "nowhere"),
    ],
)
def test_a_name_made_of_others_is_made_of_theirs(german: Translated, name: str, said: str) -> None:
    assert said == german.name(name)


def test_what_is_not_surely_translated_stays_english(german: Translated) -> None:
    with speaking(german):
        assert "Perhaps" == say("Perhaps")
        assert "Nobody has said this." == say("Nobody has said this.")


def test_what_was_read_is_kept_and_read_anew_when_it_has_changed(
    german: Translated, tmp_path: Path
):
    assert len(list(tmp_path.glob("*.json"))) == 1
    again = Translated("de")
    assert again.sentence("{share} of {n} cards") == german.sentence("{share} of {n} cards")
    (tmp_path / "de.po").write_text(GERMAN.replace("von {n}", "aus {n}"), "utf-8")
    assert "aus" in Translated("de").sentence("{share} of {n} cards")
    kept = max(tmp_path.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    kept.write_text("{", "utf-8")  # torn
    assert "aus" in Translated("de").sentence("{share} of {n} cards")


def test_two_who_speak_beside_each_other_are_not_mixed_up(german: Translated) -> None:
    said: list[str] = []

    def english() -> None:
        said.append(name_of("Roma", "city"))

    with speaking(german):
        other = threading.Thread(target=english)
        other.start()
        other.join()
        said.append(name_of("Roma", "city"))
    assert ["Roma", "Rom"] == said


@pytest.mark.parametrize("wish", ["nl", "NL", "nl-BE", "nl_NL"])
def test_a_language_is_meant_by_its_code_whatever_the_country(wish: str) -> None:
    found = find_language(wish)
    assert found and found.code == "nl"


def test_a_language_that_nobody_speaks_is_said_to_be_unknown() -> None:
    assert find_language("xx") is None
    assert not speak("xx")
    assert speak("en_GB")
    speak(None)
