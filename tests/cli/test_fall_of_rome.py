"""A whole game of Fall of Rome on the command line, as a newcomer would watch it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.engine.record.replay import verify
from tests.cli.conftest import Tabard

SEATS = "bot:greedy,bot:greedy,bot:greedy"


@pytest.fixture
def game(tabard: Tabard, tmp_path: Path) -> Path:
    path = tmp_path / "a.game"
    arguments = ("fall_of_rome", "--seats", SEATS, "--seed", 1, "--record", path, "--json")
    result = tabard("play", *arguments).json["result"]
    assert result["outcome"] in ("won", "lost") and result["rule"] and result["sentence"]
    return path


def test_three_greedy_bots_play_to_the_end_and_the_record_verifies(
    tabard: Tabard, game: Path
) -> None:
    assert tabard("verify", game, "--json").json["valid"] is True
    assert tabard("replay", game, "--seat", 2, "--json").json["valid"] is True
    assert "legions" in tabard("position", game, "--json").json["position"]


def test_an_unlawful_march_is_named_with_line_and_rule(
    tabard: Tabard, game: Path, tmp_path: Path
) -> None:
    lines = game.read_text("utf-8").split("\n")
    at = next(i for i, line in enumerate(lines) if " end_actions" in line)
    seat = lines[at].split()[0]
    lines[at] = f"{seat} march city=tyras legions=3"
    changed = tmp_path / "changed.game"
    changed.write_text("\n".join(lines), "utf-8", newline="\n")
    answer = tabard("verify", changed, "--json")
    assert answer.status == 1 and answer.json["valid"] is False
    assert answer.json["line"] == at + 1 and answer.json["rule"]


def test_changed_characters_are_noticed_and_cut_records_are_valid(game: Path) -> None:
    text = game.read_text("utf-8")
    begins, ends = text.index("\n\n") + 2, text.index("\nend ")
    for at in range(begins, ends, 997):
        if text[at] != "\n":
            assert not verify(f"{text[:at]}~{text[at + 1 :]}").valid
    for length in range(begins, ends, 1499):
        verdict = verify(text[:length])
        assert verdict.valid and not verdict.finished
