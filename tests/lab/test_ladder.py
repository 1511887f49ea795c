"""Ladders and tuning: repeatable, kept, resumed, and refused in a sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tabard.cli.main import run
from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.weights import Weights
from tabard.lab.ladder import ladder
from tabard.lab.matches import Matches, level_of_player
from tabard.lab.sure import Share
from tabard.lab.tune import tune
from tabard.players.levels import LEVELS
from tabard.players.thinking import Thinker
from tests.engine import toy

pytestmark = pytest.mark.compiled

JEANNE = "jeanne_darc"
BOTS = ["bot:random", "bot:novice", "bot:fair"]


def test_the_same_table_every_time_and_better_bots_win() -> None:
    one, other = (ladder(find_game(JEANNE), BOTS, 2, 10) for _n in range(2))
    assert one == other
    assert all(share.games == 10 for share in one.shares.values()) and len(one.shares) == 3
    assert one.shares["bot:random", "bot:fair"].share < 0.2
    assert one.ratings["bot:fair"] > one.ratings["bot:random"]


def test_a_ladder_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "jeanne.ladder"
    whole = ladder(find_game(JEANNE), BOTS, 3, 6, kept=file)
    lines = file.read_text().splitlines()
    assert 1 + 3 * 6 == len(lines)
    file.write_text("\n".join(lines[:8]) + "\n")
    assert whole == ladder(find_game(JEANNE), BOTS, 3, 6, kept=file)
    assert sorted(lines) == sorted(file.read_text().splitlines())


def test_where_all_win_together_each_plays_among_its_like() -> None:
    found = ladder(find_game("fall_of_rome"), BOTS[1:], 2, 4)
    assert [("bot:novice",), ("bot:fair",)] == list(found.shares) and not found.ratings


@pytest.mark.parametrize("text", ["nonsense\n", '{"ladder": "chess"}\n', '{"a": 1}\n{"b": 2}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "other"
    file.write_text(text)
    with pytest.raises(Misused, match="ladder"):
        ladder(find_game(JEANNE), BOTS, 2, 2, kept=file)
    assert text == file.read_text()


def test_shares_have_wilsons_interval() -> None:
    low, high = Share(10, 5.0).interval
    assert (0.2366, 0.7634) == (round(low, 4), round(high, 4))
    low, high = Share(20, 20.0).interval
    assert (0.8389, 1.0) == (round(low, 4), round(high, 4))
    assert (0.0, 1.0) == Share(0, 0.0).interval


def test_the_command_says_it_in_words_and_in_facts(capsys: pytest.CaptureFixture[str]) -> None:
    said = ["ladder", JEANNE, "--bots", "bot:random,bot:fair", "--games", "4"]
    assert 0 == run(said)
    out = capsys.readouterr().out
    assert "bot:random beats bot:fair in" in out and "bot:fair rates" in out
    assert 0 == run([*said, "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert 4 == facts["pairs"][0]["games"] and {"bot:random", "bot:fair"} == set(facts["ratings"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("ladder chess", "chess"),
        ("ladder jeanne_darc --bots bot:fair", "two bots"),
        ("ladder jeanne_darc --bots bot:fair,human", "human"),
        ("ladder jeanne_darc --players 9", "not by 9"),
        ("tune jeanne_darc --bot bot:search:20ms", "number of playouts"),
        ("tune jeanne_darc --options colour=red", "colour"),
        ("tune jeanne_darc --players two", "such as 2 or 2,4, not 'two'"),
        ("tune jeanne_darc --players 2,9", "not by 9"),
    ],
)
def test_a_mistake_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    assert run(words.split()) != 0
    err = capsys.readouterr().err
    assert said in err and 1 == err.count("\n")


def test_tuning_is_repeatable_and_says_what_came_of_it() -> None:
    game, heard = find_game(JEANNE), []
    one, other = (
        tune(
            game, [2, 3], 2, 1, level=LEVELS["novice"], pairs=2, seed=3,
            progress=lambda number, *_said: heard.append(number),
        )
        for _n in range(2)
    )  # fmt: skip
    assert one == other and [1, 2, 1, 2] == heard
    assert tuple(one.weights) == game.weights.names
    assert one.weights != game.weights.in_words()


def test_tuning_finds_what_a_thing_is_worth(tmp_path: Path) -> None:
    """Ford is won by men across; a judge that likes those better who stay in the camp learns it."""
    (tmp_path / "worth.toml").write_text(
        'spread = { weight = 20, about = "" }\n'
        'across = { weight = 17, about = "a man across" }\n'
        'camp = { weight = 20, about = "a man in the camp" }\n'
    )
    game = replace(toy.GAME, worth=across_or_in_camp, weights=Weights(tmp_path))
    found = tune(game, [2], 25, 4, level=LEVELS["fair"], pairs=24, workers=1)
    assert found.weights["across"] > found.weights["camp"] and found.after > found.before + 0.1


def across_or_in_camp(state, seat, weights):  # type: ignore[no-untyped-def]
    return weights[1] * state.across[seat] + weights[2] * state.camp[seat]


def test_whoever_searches_weighs_by_what_was_found_for_that() -> None:
    game, levels = find_game(JEANNE), [level_of_player("bot:search:4"), LEVELS["fair"]]
    matches, found, plain = Matches(Thinker(game), 2), game.weights.thinking, game.weights.numbers
    ends = [
        matches.play(levels, 0, by).end.pack().tobytes()
        for by in (None, [found, plain], [plain, plain])
    ]
    assert ends[0] == ends[1] != ends[2]


def test_tuned_weights_are_written_as_the_games_file(tmp_path: Path) -> None:
    game = find_game(JEANNE)
    assert game.weights.file is not None
    weights, kept = game.weights, game.weights.file.read_text()
    thought = dict(zip(weights.names, weights.thinking, strict=True))
    assert kept == weights.as_text(weights.in_words()) == weights.as_text(thought, thinking=True)
    assert "city = { weight = 9, thinking = 13," in weights.as_text(
        weights.in_words() | {"city": 9}
    )
    assert "city = { weight = 12, thinking = 9," in weights.as_text(
        thought | {"city": 9}, thinking=True
    )
