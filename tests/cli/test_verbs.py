"""Every verb of the command line: what it says to people, and to programs with --json."""

from __future__ import annotations

import sys
import types
from pathlib import Path

import pytest

from tabard.cli import main as cli
from tabard.cli.table.session import Session
from tabard.engine import find
from tests.cli.conftest import Tabard
from tests.lab.made_up import made_up

VERBS = "games play legal why do odds position rules replay verify simulate".split()


def test_version_and_help(tabard: Tabard) -> None:
    assert tabard("--version").out.startswith("tabard ")
    text = tabard("--help").out
    assert all(f"\n  {verb}" in text for verb in VERBS)
    assert tabard().out == text


@pytest.mark.parametrize("verb", VERBS)
def test_the_help_of_every_verb_has_examples(tabard: Tabard, verb: str) -> None:
    text = tabard(verb, "--help").out
    assert "Examples:" in text and f"tabard {verb} " in text


def test_games_lists_what_is_on_the_tables(tabard: Tabard) -> None:
    games = tabard("games", "--json").json["games"]
    assert [game["id"] for game in games] == find.game_names()
    ford = next(game for game in games if game["id"] == "ford")
    assert ford["title"] == "Ford" and ford["seats"] == [2, 3, 4] and ford["rules"] == 1
    assert "ford: Ford, 2 to 4 players" in tabard("games").out


def test_bots_play_to_the_end(tabard: Tabard, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    seats = "bot:greedy,bot:greedy,bot:greedy"
    arguments = ("play", "ford", "--seats", seats, "--seed", 1, "--record", path, "--json")
    answer = tabard(*arguments).json
    assert set(answer["result"]) >= {"outcome", "rule", "sentence", "ending", "places", "scores"}
    assert answer["record"] == str(path) and answer["moves"] > 5
    verdict = tabard("verify", path, "--json").json
    assert verdict["valid"] is True and verdict["moves"] == answer["moves"]
    assert verdict["result"] == answer["result"]


def test_the_same_seed_gives_the_same_game(tabard: Tabard, tmp_path: Path) -> None:
    for name in ("a.game", "b.game"):
        seats = "bot:greedy,bot:random"
        tabard("play", "ford", "--seats", seats, "--seed", 9, "--record", tmp_path / name)
    assert (tmp_path / "a.game").read_bytes() == (tmp_path / "b.game").read_bytes()


def test_a_cut_record_is_played_on(tabard: Tabard, cut: Path) -> None:
    assert tabard("verify", cut, "--json").json["finished"] is False
    assert tabard("play", cut, "--seed", 4, "--json").json["result"]
    assert tabard("verify", cut, "--json").json["finished"] is True


def test_people_sit_down_at_the_table(
    tabard: Tabard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = types.ModuleType("tabard.cli.table.sit_down")
    sessions: list[Session] = []
    table.sit_down = sessions.append  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tabard.cli.table.sit_down", table)
    path = tmp_path / "a.game"
    arguments = ("--seats", "human,bot:greedy", "--plain", "--no-tips", "--record", path)
    assert tabard("play", "ford", *arguments).status == 0
    assert tabard("play", path).status == 0
    first, second = sessions
    assert first.players == second.players == ("human", "bot:greedy")
    assert first.plain and not first.tips and second.tips
    assert first.person == 0 and first.people == (0,)


def test_people_need_no_record_of_their_own(
    tabard: Tabard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = types.ModuleType("tabard.cli.table.sit_down")
    sessions: list[Session] = []
    table.sit_down = sessions.append  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tabard.cli.table.sit_down", table)
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_a, **_k: tmp_path / "home")
    assert tabard("play", "ford", "--seats", "human,human").status == 0
    assert sessions[0].file and sessions[0].file.path.parent == tmp_path / "home" / "games"
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_a, **_k: Path("/dev/null/x"))
    assert tabard("play", "ford", "--seats", "human,human").status == 1
    assert sessions[1].file is None and sessions[1].trouble


def test_legal_moves(tabard: Tabard, cut: Path) -> None:
    answer = tabard("legal", cut, "--json").json
    assert answer["to_act"] == [1]
    assert {"seat": 1, "number": 0, "move": "recruit men=1"} in answer["moves"]
    assert "1  recruit men=1\n" in tabard("legal", cut).out
    assert tabard("legal", cut, "--seat", "2", "--json").json["moves"] == []


def test_why_not(tabard: Tabard, cut: Path) -> None:
    assert tabard("why", cut, 1, "recruit 2", "--json").json["legal"] is True
    refused = tabard("why", cut, 1, "march 3", "--json")
    answer = refused.json
    assert refused.status == 1 and answer["legal"] is False and answer["rule"] == "3"
    assert answer["sentence"] and int(answer["facts"]["men"]) < 3
    assert tabard("why", cut, 1, "march 3").out.startswith("Rule 3: ")
    assert tabard("why", cut, 2, "march 3", "--json").json["legal"] is False


def test_do_writes_only_where_it_is_asked_to(tabard: Tabard, cut: Path, tmp_path: Path) -> None:
    before = cut.read_bytes()
    assert tabard("do", cut, 1, "recruit 1", "--json").json["to_act"] == [2]
    assert cut.read_bytes() == before
    other = tmp_path / "other.game"
    assert tabard("do", cut, 1, "recruit 1", "--out", other).status == 0
    assert other.read_bytes() == before + b"1 recruit men=1\n"
    assert tabard("do", cut, 1, "recruit 1", "--out", other).status == 1
    assert tabard("do", cut, 1, "recruit 1", "--out", cut).status == 0
    assert cut.read_bytes() == other.read_bytes()


def test_do_takes_dice_by_hand_or_by_seed(tabard: Tabard, cut: Path, tmp_path: Path) -> None:
    path = tmp_path / "next.toml"
    answer = tabard("do", cut, 1, "march 1", "--out", path, "--json").json
    assert answer["to_act"] == ["chance"]
    assert path.read_text("utf-8").startswith('game = "ford"')
    answer = tabard("do", path, "chance", "river face=6", "--json").json
    assert answer["told"][0]["facts"] == {"seat": "1", "face": "6", "lost": "1"}
    assert answer["to_act"] == [2]
    assert tabard("do", path, "chance", "river face=2", "--out", path).status == 0
    assert tabard("do", cut, 1, "march 1", "--seed", 1, "--json").json["to_act"] == [2]


def test_do_concedes(tabard: Tabard, cut: Path) -> None:
    answer = tabard("do", cut, 2, "concede", "--out", cut, "--json").json
    assert answer["result"]["outcome"] == "conceded" and answer["to_act"] == []
    assert tabard("verify", cut, "--json").json["result"]["ending"] == "conceded"
    assert tabard("do", cut, 1, "recruit 1").status == 1


def test_a_refused_move_is_said_with_its_rule(tabard: Tabard, cut: Path) -> None:
    answer = tabard("do", cut, 1, "march 3", "--json")
    assert answer.status == 1 and answer.json["rule"] == "3" and answer.json["facts"]
    assert "Rule 3: " in answer.err


def test_a_position_is_written_and_read(tabard: Tabard, cut: Path, tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(tabard("position", cut).out, "utf-8")
    assert tabard("position", path).out == tabard("position", cut).out
    answer = tabard("position", path, "--seat", 1, "--json").json
    assert answer["position"]["game"] == "ford"
    assert tabard("legal", path).out == tabard("legal", cut).out


def test_rules(tabard: Tabard) -> None:
    answer = tabard("rules", "ford", "4", "--json").json
    assert set(answer) == {"number", "title", "text", "source", "options"}
    book = tabard("rules", "ford", "--json").json
    assert book["options"][0]["default"] == "calm" and book["options"][0]["rules"] == ["4"]
    assert "river=calm, flood" in tabard("rules", "ford").out
    assert tabard("rules", "ford", "SWEPT", "--json").json["rules"][0]["number"] == "4"
    assert tabard("rules", "ford", "elephant").status == 2


def test_replay(tabard: Tabard, record: Path) -> None:
    answer = tabard("replay", record, "--json").json
    assert answer["valid"] and answer["result"] and answer["moves"] == len(answer["steps"])
    assert answer["steps"][0] == {**answer["steps"][0], "seat": 1}
    short = tabard("replay", record, "--to", 3, "--seat", 1, "--json").json
    assert short["moves"] == 3 and short["result"] is None
    assert short["steps"] == answer["steps"][:3]
    assert "   1  1 recruit" in tabard("replay", record, "--to", 3).out


def test_options_are_taken_and_kept(tabard: Tabard, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    arguments = ("--seats", "bot:random,bot:random", "--options", "river=flood", "--seed", 1)
    assert tabard("play", "ford", *arguments, "--record", path).status == 0
    assert "option river=flood\n" in path.read_text("utf-8")
    assert tabard("verify", path).status == 0


def test_the_language_is_checked(tabard: Tabard, capsys: pytest.CaptureFixture[str]) -> None:
    spoken = tabard("games", "--lang", "en_GB").out
    assert cli.run(["games", "--lang", "pl"]) == 0
    out, err = capsys.readouterr()
    assert (out, err) == (spoken, "tabard: Nobody here speaks pl yet, so this is English.\n")
    assert tabard("games", "--lang", "../x").status == 2


def test_simulate_reports_what_came_of_many_games(
    tabard: Tabard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games themselves are tested elsewhere; here nothing is compiled."""
    outcome = types.SimpleNamespace(
        games=7,
        seconds=0.5,
        games_per_second=14.0,
        moves_per_second=900.0,
        results={"across": 4, "night": 3},
        moves={"chance": 1, "forced": 2, "free": 3},
        longest=60,
        digest="ab",
        faults={"It did not choose.": 2},
        places=None,
        each=made_up([1, 1, 1, 1, 2, 2, 2], wins=[0, 0, 1, 1, 1, 1, 1], moves=[60] * 7),
    )
    asked: list[tuple[object, ...]] = []
    lab = types.ModuleType("tabard.lab.simulate")
    lab.simulate = lambda *facts, **_more: asked.append(facts) or outcome  # type: ignore[attr-defined,func-returns-value]
    monkeypatch.setitem(sys.modules, "tabard.lab.simulate", lab)
    arguments = ("simulate", "ford", "--seats", "bot:random,bot:greedy", "--games", 7, "--seed", 2)
    answer = tabard(*arguments, "--options", "river=flood", "--json").json
    assert answer["results"] == outcome.results and answer["digest"] == "ab"
    assert answer["games_per_second"] == 14.0 and answer["moves_per_second"] == 900.0
    assert asked[0][1:5] == (("bot:random", "bot:greedy"), 7, 2, {"river": "flood"})
    assert [2, 5] == [side["wins"]["won"] for side in answer["by_seat"]]
    assert 60 == answer["length"]["mean"] and 4 == answer["endings"]["across"]["won"]
    shown = tabard(*arguments).out
    assert "seat 2 bot:greedy  71.4% (35.9% to 91.8%)" in shown
    assert "across: 4, 57.1%" in shown and "2 times: It did not choose.\n" in shown


ASKED = """
game = "fall_of_rome"
seats = 2
cubes = {sinope = {ostrogoths = 1}}
card_place = {roma_huns = "hand_1"}
half_said = {1 = "give pawn=2 card=roma_huns"}
now = [{phase = "actions", seat = 1}, {phase = "consent", seat = 1, asked = [2]}]
"""


def test_whoever_is_asked_to_agree_sees_to_what(tabard: Tabard, tmp_path: Path) -> None:
    path = tmp_path / "asked.toml"
    path.write_text(ASKED, "utf-8")
    said = tabard("legal", path).out.splitlines()
    assert ["seat 1 proposes: give pawn=2 card=roma_huns.", "2  agree"] == said[:2]


def test_several_moves_are_made_one_after_another_or_none(tabard: Tabard, tmp_path: Path) -> None:
    path, out, lines = tmp_path / "asked.toml", tmp_path / "next.toml", tmp_path / "moves"
    path.write_text(ASKED, "utf-8")
    refused = tabard("do", path, "--out", out, "2", "agree", "--", "2", "agree")
    assert 1 == refused.status and "2 agree: " in refused.err and not out.exists()
    lines.write_text("# what follows\n2 agree\n1 march genua 0\n", "utf-8")
    assert "Seat 1 marches" in tabard("do", path, "--moves", lines, "--out", out).out
    assert "genua" in out.read_text("utf-8")
    assert "a seat and its move" in tabard("do", path, "1").err
