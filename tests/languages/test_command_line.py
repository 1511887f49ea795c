"""The command line speaks one language: its help, the words that Typer puts around it, and why a
line cannot be understood.
"""

from __future__ import annotations

import re
from pathlib import Path
from socket import EAI_NONAME, gaierror

import pytest
from typer.main import get_command

from tabard.cli import main as cli
from tabard.engine import languages
from tabard.engine.languages import find_language
from tabard.engine.unable import no_toml, reason_of

from .invented import Invented, plain_words

# What is typed as it stands: options, verbs, a bot, readings.
TYPED = re.compile(
    r"(\bno)?--?[a-z][a-z-]*|^  [a-z-]+  |\btabard( [a-z]+)?\b|bot:[a-z]+|\b(few|all|text|some)\b"
    r"|[0-9a-f]{64}|Fall of"
)
VERBS = sorted(get_command(cli.app).commands)  # type: ignore[attr-defined]
SAME = frozenset({"Bonferroni", "Rome"})  # names
SAID = (
    "exercise fall_of_rome",
    "exercise jeanne_darc",
    "exercise new_world",
    "exercise water_margin",
    "rules fall_of_rome 7",
    "seats fall_of_rome",
    "simulate fall_of_rome --seats bot:random,bot:random --games 2 --told all",
    "seats jeanne_darc --games 2",
    "sweep fall_of_rome difficulty --games 2",
    "compare fall_of_rome --a difficulty=heroic --b chain=spreads,difficulty=standard --games 2",
    "compare fall_of_rome --a bot:random,bot:random --b bot:random,bot:greedy --games 2",
)
NOT_UNDERSTOOD = (
    "simulate",
    "simulate fall_of_rome",
    "simulate fall_of_rome --seats a --games 0",
    "simulate fall_of_rome --seats a --told some",
    "play fall_of_rome --nop",
    "play --yonder",
    "play --plain=1",
    "play --seed",
    "play --seed !",
    "play --patience !",
    "play --patience 900",
    "games ! !",
    "!",
)


@pytest.fixture
def speaking(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Whatever the line and the environment ask for, what is spoken stays."""
    monkeypatch.setattr(cli, "speak", lambda _language: True)
    return monkeypatch


@pytest.fixture
def invented(speaking: pytest.MonkeyPatch) -> None:
    speaking.setattr(languages, "_of_all", Invented())


@pytest.fixture
def german(speaking: pytest.MonkeyPatch) -> None:
    speaking.setattr(languages, "_of_all", find_language("de"))


def said(line: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    cli.run(line.split())
    out, err = capsys.readouterr()
    return [text for text in (out + err).splitlines() if text.strip()]


def test_no_word_of_the_help_is_english(invented: None, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither of that of the whole nor of any command."""
    for verb in ("", *VERBS):
        shown = said(f"{verb} --help", capsys)
        assert len(shown) > 6
        assert list(plain_words([TYPED.sub("", line) for line in shown])) == [], verb


@pytest.mark.parametrize("code", ["en", "nl", "fr", "de"])
def test_what_a_command_does_is_said_to_the_end(
    code: str, speaking: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    speaking.setattr(languages, "_of_all", find_language(code))
    assert [line for line in said("--help", capsys)[1:] if line.endswith("...")] == []


@pytest.mark.parametrize("line", SAID)
def test_no_word_is_english_of_what_a_command_says(
    line: str, invented: None, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = said(line, capsys)
    assert shown
    assert list(plain_words([TYPED.sub("", line) for line in shown], SAME)) == []


@pytest.mark.parametrize("line", NOT_UNDERSTOOD)
def test_no_word_is_english_of_why_a_line_is_not_understood(
    line: str, invented: None, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = said(line, capsys)
    assert len(shown) == 1
    assert list(plain_words([TYPED.sub("", shown[0])])) == []


def test_what_typer_says_is_german(german: None, capsys: pytest.CaptureFixture[str]) -> None:
    shown = said("simulate --help", capsys)
    assert shown[0] == "Aufruf: tabard simulate [OPTIONEN] {SPIEL}"
    assert {"Argumente:", "Optionen:"} <= {*shown}
    assert "  SPIEL  Der Name eines Spiels.  [nötig]" in shown
    assert "  --games N            Wie viele Partien.  [Standard: 1000; 1<=x<=100000000]" in shown
    assert "  -h, --help           Diese Hilfe zeigen." in shown
    assert "Befehle:" in said("--help", capsys)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("simulate", "Das Argument SPIEL fehlt."),
        ("simulate x", "Die Option --seats fehlt."),
        ("play --nop", "Die Option --nop gibt es nicht (möglich: --no-tips)"),
        ("play --seed x", "Ungültiger Wert für --seed: das muss eine ganze Zahl sein"),
        ("plaz", "Einen Befehl „plaz“ gibt es nicht. Meintest du 'play', 'replay'?"),
    ],
)
def test_why_it_is_not_understood_is_german(
    line: str, why: str, german: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(line, capsys) == [f"tabard: {why}"]


def test_why_the_system_could_not_is_german(
    german: None, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "rules fall_of_rome --with /nowhere/rules.py"
    why = "/nowhere/rules.py lässt sich nicht lesen: Datei oder Ordner nicht gefunden."
    assert said(line, capsys) == [f"tabard: {why}"]
    assert reason_of(gaierror(EAI_NONAME, "?")) == "der Name ist nicht bekannt"


def test_what_no_system_said_before_is_handed_on(german: None) -> None:
    assert reason_of(OSError(9999, "Something else")) == "Something else"
    assert reason_of(ValueError("No such thing")) == "No such thing"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seats 2", "nach einem Schlüssel wird '=' erwartet (Zeile 1, Spalte 7)"),
        ("seats = ", "ungültiger Wert (am Ende)"),
        ("seats = 2 x", "nach einer Angabe wird eine neue Zeile erwartet (Zeile 1, Spalte 11)"),
        ("seats = 2\nseats = 3", "ein Wert lässt sich nicht überschreiben (am Ende)"),
        (
            "a = {b = 1, b = 2}",
            "in einer Tabelle steht der Schlüssel 'b' zweimal (Zeile 1, Spalte 18)",
        ),
        ("a = 'b", '"\'" wird erwartet (am Ende)'),
        ("a = " + "[" * 5000, "zu vieles steckt ineinander"),
    ],
)
def test_why_a_file_is_no_position_is_german(
    text: str, why: str, german: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.toml"
    file.write_text(text, encoding="utf-8")
    [line] = said(f"simulate fall_of_rome --seats bot:random,bot:random --from {file}", capsys)
    assert line.endswith(f"Das ist keine Stellung: {why}.")


def test_what_no_library_said_before_is_handed_on(german: None) -> None:
    assert no_toml(ValueError("Something else (at line 1, column 2)")) == (
        "Something else (Zeile 1, Spalte 2)"
    )
    assert no_toml(ValueError("Something else")) == "Something else"


def test_what_nobody_can_say_again_is_handed_on() -> None:
    assert cli.complaint("Something else is wrong.") == "Something else is wrong."


def test_no_word_is_english_of_what_is_said_of_a_new_game(
    invented: None, speaking: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    speaking.chdir(tmp_path)
    shown = [*said("new Siege", capsys), *said("new Siege", capsys)]
    assert len(shown) > 4
    typed = re.compile(r"\S*siege\S*|Siege|pip install -e|tabard (rules|play)", re.I)
    assert list(plain_words([TYPED.sub("", typed.sub("", line)) for line in shown])) == []
