"""A game of which a rule says what no rule may say: one sentence, with file and line, whatever is
asked of it; and a rule that the checked build stops."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from tabard.compiler import kept, lawful
from tabard.engine import find
from tabard.engine.game import Unlawful
from tabard.players import bot
from tests.engine import toy

from .conftest import Point, Tabard

CALM = "return 5 if state.option[0] == 1 else 6"
LISTED = "return [face for face in (6, 5)][state.option[0]]"
EVERY_FACE = 'every face of the die can come up."""\n    return LEGAL'
NO_FACE = 'no face can."""\n    return because(CAMP_SHORT, 0)'
FEW_MEN, NO_MEN = "if state.camp[seat] < men:", "if state.camp[seat] >= 0:"
TOO_FAR = "return state.option[state.seats]"


@pytest.fixture(autouse=True)
def nothing_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No verdict of an earlier test."""
    monkeypatch.setattr(kept.platformdirs, "user_cache_dir", lambda _app: str(tmp_path / "cache"))
    monkeypatch.setattr(bot, "_COMPILED", {})


class Ford:
    """Ford in a file of its own, with another rule for the river, on the tables as ``stream``."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.written, self.monkeypatch = folder, 0, monkeypatch

    def lies_on_the_tables(self, said: str, instead_of: str = CALM) -> int:
        """Begin anew with this in a rule; the line in which it stands."""
        text = (
            Path(toy.__file__).read_text(encoding="utf-8").replace('name="ford"', 'name="stream"')
        )
        assert text.count(instead_of) == 1
        text = text.replace(instead_of, said)
        self.written += 1
        file = self.folder / str(self.written) / "stream" / "rules.py"
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
        spec = importlib.util.spec_from_file_location("stream_rules", file)
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        self.monkeypatch.setitem(sys.modules, "stream_rules", module)
        spec.loader.exec_module(module)
        points = [*entry_points(group="tabard.games"), Point(module.GAME)]
        self.monkeypatch.setattr(find, "entry_points", lambda group: points)
        find.find_game.cache_clear()
        return text[: text.index(said)].count("\n") + 1


@pytest.fixture
def ford(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ford:
    return Ford(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    "asked",
    [
        ("play", "stream"),
        ("simulate", "stream", "--seats", "bot:random,bot:random", "--games", "1"),
        ("rules", "stream"),
    ],
)
def test_a_game_with_an_unlawful_rule_is_refused_in_one_sentence(
    ford: Ford, tabard: Tabard, asked: tuple[str, ...]
) -> None:
    line = ford.lies_on_the_tables(LISTED)
    answer = tabard(*asked)
    assert (1, "") == (answer.status, answer.out)
    assert answer.err.endswith(
        f"/stream/rules.py, line {line}: A rule reckons with whole numbers; it cannot say this: "
        "[face for face in (6, 5)].\n"
    )


def test_the_list_of_games_names_it_and_shows_the_others(ford: Ford, tabard: Tabard) -> None:
    line = ford.lies_on_the_tables(LISTED)
    answer = tabard("games")
    assert 2 == answer.status
    assert "stream" not in answer.out and "fall_of_rome: " in answer.out
    assert f"/stream/rules.py, line {line}: A rule reckons with whole numbers" in answer.err


def test_with_a_lawful_rule_the_same_game_is_played(ford: Ford, tabard: Tabard) -> None:
    ford.lies_on_the_tables(CALM)
    assert 0 == tabard("rules", "stream").status


def test_a_verdict_is_kept_until_a_source_changes(
    ford: Ford, monkeypatch: pytest.MonkeyPatch
) -> None:
    ford.lies_on_the_tables(CALM)
    find.find_game("stream")
    find.find_game.cache_clear()
    with monkeypatch.context() as patch:
        patch.delattr(lawful, "Program")  # it is not asked for again
        find.find_game("stream")
    ford.lies_on_the_tables(LISTED)
    with pytest.raises(Unlawful):
        find.find_game("stream")
    with pytest.raises(Unlawful):  # a refusal is never taken for a good verdict
        find.find_game("stream")


def test_judging_rules_loads_no_machine_code() -> None:
    said = "import sys; from tabard.engine.find import find_game as find; find('fall_of_rome'); "
    said += f"sys.exit('{'llvm' + 'lite'}' in sys.modules)"
    assert 0 == subprocess.run([sys.executable, "-c", said]).returncode


def test_what_the_checked_build_stops_is_one_sentence(
    ford: Ford, tabard: Tabard, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = ford.lies_on_the_tables(TOO_FAR)
    monkeypatch.setenv("TABARD_CHECKED", "1")
    answer = tabard("simulate", "stream", "--seats", "bot:random,bot:random", "--games", "1")
    assert (1, "") == (answer.status, answer.out)
    assert answer.err.endswith(
        f"/stream/rules.py, line {line}, in river_takes: The index 2 of "
        "state.option[state.seats] is not from 0 to 0.\n"
    )


def test_a_reason_with_other_facts_than_its_sentence_has_is_refused(
    ford: Ford, tabard: Tabard
) -> None:
    given = "return because(CAMP_SHORT, state.camp[seat])"
    line = ford.lies_on_the_tables("return because(CAMP_SHORT)", given)
    answer = tabard("play", "stream")
    assert answer.status == 1
    assert answer.err.endswith(
        f"/stream/rules.py, line {line}: CAMP_SHORT wants these facts: men; it is given 0.\n"
    )


def test_an_ending_that_the_game_does_not_have_is_refused(ford: Ford, tabard: Tabard) -> None:
    line = ford.lies_on_the_tables("end(state, 3)", "end(state, NIGHTFALL)")
    answer = tabard("play", "stream")
    assert answer.status == 1
    said = "There is no ending 3: the game has 2, counted from 1.\n"
    assert answer.err.endswith(f"/stream/rules.py, line {line}: {said}")


def test_a_game_for_more_than_can_sit_at_a_table_is_none(ford: Ford) -> None:
    with pytest.raises(ValueError, match="a game has 1 to 6 seats, not 7"):
        ford.lies_on_the_tables("seats=range(3, 8)", "seats=range(2, 5)")


@pytest.mark.parametrize(
    ("said", "instead_of", "phase"), [(NO_FACE, EVERY_FACE, "river"), (NO_MEN, FEW_MEN, "turn")]
)
@pytest.mark.parametrize("play", ["play", "simulate"])
def test_a_game_that_goes_on_though_nothing_is_possible_is_stopped_in_one_sentence(
    play: str, said: str, instead_of: str, phase: str, ford: Ford, tabard: Tabard
) -> None:
    ford.lies_on_the_tables(said, instead_of)
    more = ("--games", "1") if play == "simulate" else ()
    answer = tabard(play, "stream", "--seats", "bot:greedy,bot:random", *more)
    assert answer.status == 2, answer.err
    assert f"Nothing is possible in the phase {phase}, and the game is not over" in answer.err


def test_games_that_pass_the_moves_that_none_should_are_told_of(ford: Ford, tabard: Tabard) -> None:
    ford.lies_on_the_tables("longest=3", "longest=2 * NIGHT * 4")
    answer = tabard("simulate", "stream", "--seats", "bot:random,bot:random", "--games", "4")
    assert answer.status == 0
    assert "4 games had not ended after 3 moves, which no game should pass" in answer.out
