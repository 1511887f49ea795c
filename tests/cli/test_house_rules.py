"""``--with FILE``: a verb plays by house rules, and says so wherever rules are spoken of."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tabard.cli import main as cli
from tabard.engine import find, languages

from .conftest import Tabard

HOUSE = '''
"""Three legions begin beside each pawn."""

game = "fall_of_rome"
rules = {"H1": ("Stronger at first", "Three legions begin beside each pawn.", "2.2.9")}

chapter("setup")

LEGIONS_AT_START = 3
'''


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of house rules; nothing is brought before or afterwards."""
    monkeypatch.setenv(find.BROUGHT, "")
    path = tmp_path / "stronger.py"
    path.write_text(HOUSE, encoding="utf-8")
    return path


def test_a_game_by_house_rules_is_played_recorded_and_verified(
    tabard: Tabard, house: Path, tmp_path: Path
) -> None:
    seats = ("--seats", "bot:random,bot:random", "--seed", 1, "--record", tmp_path / "a.game")
    assert tabard("play", "fall_of_rome", "--with", house, *seats).status == 0
    text = (tmp_path / "a.game").read_text(encoding="utf-8")
    assert text.startswith("tabard 1\ngame fall_of_rome+stronger\nrules 1.0+1.0\n")
    assert tabard("verify", tmp_path / "a.game", "--with", house).status == 0
    shown = tabard("position", tmp_path / "a.game", "--to", 30, "--with", house).out
    assert 'game = "fall_of_rome+stronger"' in shown


def test_a_tabard_without_them_refuses_their_record_in_a_sentence(
    tabard: Tabard, house: Path, tmp_path: Path
) -> None:
    seats = ("--seats", "bot:random,bot:random", "--seed", 1, "--record", tmp_path / "a.game")
    tabard("play", "fall_of_rome", "--with", house, *seats)
    said = [sys.executable, "-m", "tabard", "verify", str(tmp_path / "a.game")]
    without = subprocess.run(
        said, capture_output=True, text=True, check=False, env={"HOME": str(tmp_path)}
    )
    assert without.returncode == 1 and without.stderr.strip().endswith(
        "The house rules stronger of Fall of Rome are not here: bring them with --with stronger.py."
    )


def test_rules_and_games_show_them(tabard: Tabard, house: Path) -> None:
    assert tabard("rules", "fall_of_rome", "H1", "--with", house).out.startswith(
        "H1  Stronger at first\n"
    )
    assert "Here rule H1 holds" in tabard("rules", "fall_of_rome", "2.2.9", "--with", house).out
    assert "fall_of_rome+stronger: Fall of Rome · Stronger" in tabard("games", "--with", house).out
    assert tabard("rules", "fall_of_rome", "H1").status == 2


DUTCH = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"

msgid "Stronger at first"
msgstr "Sterker aan het begin"

msgid "Three legions begin beside each pawn."
msgstr "Naast elke pion beginnen drie legioenen."
"""


def test_what_they_say_in_english_alone_is_said_once_and_their_own_catalogue_is_read(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(languages, "_folders", [*languages._folders])
    monkeypatch.setattr(languages, "_known", {"en": languages._known["en"]})

    def said(*more: str) -> tuple[str, str]:
        assert cli.run(["rules", "fall_of_rome", "H1", "--with", str(house), *more]) == 0
        return capsys.readouterr()

    assert said()[1] == ""
    out, err = said("--lang", "nl")
    assert err.count("2 zinnen") == 1
    assert "Three legions begin beside each pawn." in out
    (house.parent / "languages").mkdir()
    (house.parent / "languages" / "nl.po").write_text(DUTCH, "utf-8")
    languages._folders.remove(house.parent / "languages")  # as in a new process
    languages._known.pop("nl")
    out, err = said("--lang", "nl")
    assert err == ""
    assert "Naast elke pion beginnen drie legioenen." in out


def test_house_rules_of_another_game_are_refused(tabard: Tabard, house: Path) -> None:
    answer = tabard("rules", "jeanne_darc", "--with", house)
    assert answer.status == 2
    assert "These house rules change fall_of_rome, not jeanne_darc." in answer.err
    assert tabard("games", "--with", house.with_name("no.py")).status == 2
    house.with_name("other.py").write_text(HOUSE, encoding="utf-8")
    both = ("--with", house, "--with", house.with_name("other.py"))
    assert "change the same game" in tabard("rules", "fall_of_rome", *both).err


@pytest.mark.compiled
def test_the_game_is_compared_with_its_house_rules_on_the_same_chance(
    tabard: Tabard, house: Path
) -> None:
    seats = ("--seats", "bot:random,bot:random", "--games", 20, "--json")
    facts = tabard("compare", "fall_of_rome", "--b", house, *seats).json
    assert facts["a"]["house_rules"] is None
    assert facts["b"]["house_rules"] == "fall_of_rome+stronger"
    assert next(row for row in facts["differences"] if row["what"] == "length")["by"] != 0
    with_both = tabard("compare", "jeanne_darc", "--b", house, "--games", 2)
    assert "These house rules change fall_of_rome, not jeanne_darc." in with_both.err
    assert tabard("compare", "fall_of_rome", "--b", f"{house},{house}").status == 2


def test_a_new_variant_holds_the_rule_as_it_stands(
    tabard: Tabard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(find.BROUGHT, "")
    monkeypatch.chdir(tmp_path)
    answer = tabard("new-variant", "fall_of_rome", "One die", "--rule", "21")
    assert answer.out.startswith("Written: one_die/one_die.py, one_die/test_one_die.py. Then:")
    text = Path("one_die/one_die.py").read_text(encoding="utf-8")
    assert 'chapter("battle")' in text and "def why_not_battle(state, seat, dice):" in text
    assert "accounted" not in text
    rule = tabard("rules", "fall_of_rome", "H1", "--with", "one_die/one_die.py")
    assert rule.out.startswith("H1  One die\n")
    again = tabard("new-variant", "fall_of_rome", "one_die")
    assert again.status == 2 and "one_die is there already" in again.err
    assert tabard("new-variant", "fall_of_rome", "x", "--rule", "999").status == 2
    assert tabard("new-variant", "fall_of_rome", "1+1").status == 2


@pytest.mark.parametrize("game", ["fall_of_rome", "jeanne_darc", "new_world", "water_margin"])
def test_a_new_variant_of_every_game_fits(
    game: str, tabard: Tabard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(find.BROUGHT, "")
    monkeypatch.chdir(tmp_path)
    assert tabard("new-variant", game, "mine").status == 0
    assert tabard("rules", game, "H1", "--with", "mine/mine.py").out.startswith("H1  Mine\n")
