"""The worked examples of 3.12: short position files, played with ``tabard do``."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main as cli

EXAMPLES = Path(__file__).parent / "examples"


@pytest.fixture
def done(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Any:
    """Play the moves that the head of an example says; each move's answer, and the position."""

    def play(number: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        text = (EXAMPLES / f"{number}.toml").read_text(encoding="utf-8")
        file = tmp_path / "example.toml"
        file.write_text(text, encoding="utf-8")
        answers = []
        for seat, move in re.findall(r'^#   do (\S+) "(.+)"$', text, re.M):
            words = ["do", str(file), seat, move, "--out", str(file), "--json"]
            status = cli.run(words)
            out = capsys.readouterr().out
            assert status == 0, out
            answers.append(json.loads(out))
        return answers, tomllib.loads(file.read_text(encoding="utf-8"))

    return play


def _cubes(position: dict[str, Any]) -> dict[str, Any]:
    return {city: there for city, there in position.get("cubes", {}).items() if there}


def _told(answer: dict[str, Any]) -> list[str]:
    return [row["event"] for row in answer["told"]]


@pytest.mark.rules("3.12", "3.12.1")
def test_huns_in_carnuntum_reach_iuvavum(done: Any) -> None:
    (answer,), position = done("3.12.1")
    assert {"carnuntum": {"huns": 1}, "iuvavum": {"huns": 1}} == _cubes(position)
    assert ["turned", "walked_back", "placed", "turn"] == _told(answer)


@pytest.mark.rules("3.12", "3.12.2")
def test_huns_in_mediolanum_reach_lugdunum_and_from_nowhere_carnuntum(done: Any) -> None:
    (answer,), position = done("3.12.2")
    assert {"mediolanum": {"huns": 1}, "lugdunum": {"huns": 1}} == _cubes(position)
    assert ["turned", "placed", "turn"] == _told(answer)
    _answers, position = done("3.12.2-b")
    assert {"carnuntum": {"huns": 1}, "sinope": {"ostrogoths": 1}} == _cubes(position)


@pytest.mark.rules("3.12", "3.12.3")
def test_visigoths_in_philippopolis_reach_narona(done: Any) -> None:
    _answers, position = done("3.12.3")
    assert {"philippopolis": {"visigoths": 1}, "narona": {"visigoths": 1}} == _cubes(position)


@pytest.mark.rules("3.12", "3.12.4")
def test_a_plain_road_is_no_route_so_tyras_is_invaded(done: Any) -> None:
    _answers, position = done("3.12.4")
    assert {"philippopolis": {"visigoths": 1}, "tyras": {"visigoths": 1}} == _cubes(position)


@pytest.mark.rules("3.12", "3.12.5")
def test_the_revolt_fills_corduba_up_and_sacks_it(done: Any) -> None:
    (answer,), position = done("3.12.5")
    assert {
        "corduba": {"vandals": 3},
        "caesaraugusta": {"vandals": 1},
        "nova_carthago": {"vandals": 1},
        "tingi": {"vandals": 1},
    } == _cubes(position)
    assert 1 == position["decline"]
    assert "The Vandals sack Corduba." in [row["sentence"] for row in answer["told"]]


@pytest.mark.rules("3.12", "3.12.6")
def test_narbo_is_attacked_with_a_fort_and_ambushed_without(done: Any) -> None:
    (answer,), position = done("3.12.6")
    assert ({"franks": 1}, {}) == (_cubes(position)["narbo"], position.get("legions", {}))
    assert "attacked" in _told(answer)
    (answer,), position = done("3.12.6-b")
    assert ({"franks": 2}, {}) == (_cubes(position)["narbo"], position.get("legions", {}))
    assert "ambushed" in _told(answer)


@pytest.mark.rules("3.12", "3.12.7")
def test_the_legion_of_genua_falls_but_not_the_city(done: Any) -> None:
    (answer,), position = done("3.12.7")
    assert ({"genua": {"franks": 3}}, {}) == (_cubes(position), position.get("legions", {}))
    assert (0, ["turned", "ambushed", "turn"]) == (position.get("decline", 0), _told(answer))


@pytest.mark.rules("3.12", "3.12.8")
def test_roma_falls_after_ravenna(done: Any) -> None:
    (answer,), position = done("3.12.8")
    assert ("lost", "roma_sacked", "65") == tuple(
        answer["result"][key] for key in ("outcome", "ending", "rule")
    )
    assert 1 == position["decline"]


@pytest.mark.rules("3.12", "3.12.9")
def test_the_card_of_the_second_revolt_is_on_top(done: Any) -> None:
    answers, position = done("3.12.9")
    assert ["chance"] == answers[1]["to_act"]
    assert "turned" == _told(answers[2])[0]
    layers = position["barbarian"]
    assert ("discard", "layer_2", "layer_2") == (
        layers["londinium_franks"],
        layers["roma_huns"],
        layers["narona_visigoths"],
    )


@pytest.mark.rules("3.12", "3.12.10")
def test_space_4_recruits_two_and_turns_four_cards(done: Any) -> None:
    answers, position = done("3.12.10")
    assert {"roma": 2} == position["legions"]
    assert ["chance"] == answers[-2]["to_act"]
    assert [2] == answers[-1]["to_act"]
    assert 4 == len([card for card in position["barbarian"].values() if card == "discard"])


@pytest.mark.rules("3.12", "3.12.11")
def test_four_allies_and_an_absent_fifth_tribe_win_at_once(done: Any) -> None:
    (answer,), _position = done("3.12.11")
    assert ("won", "no_enemy_left", "66") == tuple(
        answer["result"][key] for key in ("outcome", "ending", "rule")
    )


@pytest.mark.rules("3.12", "3.12.12")
def test_a_deck_of_one_card_loses_undrawn(done: Any) -> None:
    (answer,), position = done("3.12.12")
    assert ("lost", "deck_too_short", "63") == tuple(
        answer["result"][key] for key in ("outcome", "ending", "rule")
    )
    assert {"rest": "discard", "roma_huns": "unseen"} == position["card_place"]
    assert ["deck_ran_out"] == _told(answer)


def test_every_example_file_is_short_and_played() -> None:
    files = sorted(EXAMPLES.glob("*.toml"))
    assert {f"3.12.{n}" for n in range(1, 13)} <= {file.stem for file in files}
    played = Path(__file__).read_text(encoding="utf-8")
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert f'done("{file.stem}")' in played
        assert len(text.splitlines()) <= 30
        assert text.startswith(f"# {file.stem.split('-')[0]}: ")
