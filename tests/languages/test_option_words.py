"""Options and their readings are offered in one's own language and understood in it; a record has
neutral words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tabard.cli import main as cli
from tabard.cli import settings
from tabard.cli.common import options_said
from tabard.cli.games import _option_lines
from tabard.cli.table.set_up import ask_set_up
from tabard.drawn.speaking import option_typed, reading_said, reading_typed, setting_typed
from tabard.drawn.speaking import options_said as called
from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.kinds import plain
from tabard.engine.languages import find_language, speaking
from tabard.engine.record import is_record

from .test_no_english_left import TITLES
from .test_traced import Traced

ROME = find_game("fall_of_rome")


@pytest.fixture(params=["nl", "fr", "de"])
def code(request: pytest.FixtureRequest) -> Iterator[str]:
    """What is spoken."""
    language = find_language(request.param)
    assert language
    with speaking(language):
        yield request.param


@pytest.mark.parametrize("title", TITLES)
def test_each_is_understood_as_it_is_offered_and_in_english(title: str, code: str) -> None:
    game = find_game(title)
    for option in game.options:
        word = option_typed(game, option.word)
        assert " " not in word and "," not in word and "=" not in word
        for reading in option.readings:
            said = reading_typed(game, option.word, reading)
            for line in (
                f"{word}={said}",
                f"{plain(word)}={plain(said)}",
                f"{option.word}={reading}",
            ):
                assert options_said(line, game) == {option.word: reading}, line


@pytest.mark.parametrize(
    ("code", "line", "meant"),
    [
        ("nl", "moeilijkheid=inleiding", {"difficulty": "introductory"}),
        ("nl", "Moeilijk=heroisch,difficulty=heroic", None),
        ("fr", "difficulte=initiation,caput_mundi=on", "difficulty=introductory,caput_mundi=on"),
        ("de", "Schwierig=Einstieg", {"difficulty": "introductory"}),
        ("de", "Vorgabe_2=3", None),
    ],
    indirect=["code"],
)
def test_what_is_meant(code: str, line: str, meant: object) -> None:
    if meant is None:
        with pytest.raises(Misused):
            options_said(line, ROME)
        return
    said = options_said(line, ROME)
    assert said == meant or settings.written(said) == meant


def test_a_handicap_is_said_in_ones_language(code: str) -> None:
    game = find_game("jeanne_darc")
    word = option_typed(game, "handicap_2")
    assert word == {"de": "vorgabe_2"}.get(code, "handicap_2")
    assert options_said(f"{word}=3", game) == {"handicap_2": "3"}


@pytest.mark.parametrize("code", ["nl"], indirect=True)
def test_a_refusal_offers_ones_own_words(code: str) -> None:
    with pytest.raises(Misused, match="kan niet 'x' zijn; wel: inleiding, standaard, heroïsch"):
        options_said("moeilijkheid=x", ROME)
    with pytest.raises(Misused, match="bedoel je verdediging"):
        options_said("verdiging=aan", ROME)
    with pytest.raises(Misused, match="'e' kan stenen_op, eerste_steden betekenen"):
        options_said("e=aan", ROME)


def test_in_english_other_languages_mean_nothing() -> None:
    with pytest.raises(Misused, match="has no option 'moeilijkheid'"):
        options_said("moeilijkheid=inleiding", ROME)
    with pytest.raises(Misused, match="has no option 'diff'"):
        options_said("diff=heroic", ROME)


@pytest.mark.parametrize("code", ["de"], indirect=True)
def test_they_are_asked_for_and_listed_in_it(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["optionen", "Kettenreaktion=endet", "2", "1", "hero"])

    def answer(prompt: str) -> str:
        print(prompt)
        return next(answers)

    monkeypatch.setenv("LINES", "200")
    monkeypatch.setattr("builtins.input", answer)
    assert ask_set_up(ROME)[1]["difficulty"] == "heroic"
    said = capsys.readouterr().out
    assert "1 einstieg, 2 standard, 3 heroisch [standard]" in said
    assert "\nkettenreaktion=endet\n" in said
    assert "\nschwierigkeit  einstieg, standard, heroisch [standard]: " in said
    assert "difficulty" not in said


@pytest.mark.parametrize("code", ["fr"], indirect=True)
def test_a_question_before_a_game_ends_as_the_language_has_it(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "")
    ask_set_up(ROME)
    said = capsys.readouterr().out
    assert "5, 6 ou 7\u202f?\n" in said and " ?\n" not in said


def test_the_rule_book_lists_them_in_it(code: str) -> None:
    shown = "\n".join(_option_lines(ROME))
    assert f"  {setting_typed(ROME, 'difficulty', 'standard')}, " in shown
    assert "difficulty=" not in shown


def test_a_record_has_neutral_words(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("kept")
    monkeypatch.chdir(folder)
    seats = ["--seats", "bot:random,bot:random", "--record", "a.game", "--seed", "1"]
    line = ["play", "fall_of_rome", *seats, "--options", "moeilijkheid=inleiding", "--lang", "nl"]
    assert cli.run(line) == 0
    kept = (folder / "a.game").read_text("utf-8")
    assert is_record(kept)
    assert "difficulty=introductory" in kept and "inleiding" not in kept
    cli.speak(None)


@pytest.mark.parametrize("language", ["nl", "fr", "de"])
@pytest.mark.parametrize("title", TITLES)
def test_every_option_and_every_reading_has_a_name(title: str, language: str) -> None:
    game, traced = find_game(title), Traced(language)
    with speaking(traced):
        for option in game.options:
            called(title, [option.word])
            for reading in option.readings:
                reading_said(title, reading)
    assert traced.missed == Counter()
