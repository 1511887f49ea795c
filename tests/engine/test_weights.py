"""Weights: whole numbers from a file, each of them read by its game's judge."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tabard.engine.find import find_game, game_names
from tabard.engine.weights import Weights
from tabard.players import LEVELS


@pytest.mark.parametrize("name", game_names())
def test_every_weight_is_asked_by_the_judge(name: str) -> None:
    game = find_game(name)
    file = Path(str(sys.modules[game.worth.__module__].__file__))  # or a room of several
    files = file.parent.glob("*.py") if file.name == "__init__.py" else [file]
    judge = "".join(each.read_text("utf-8") for each in files)
    unread = [word for word in game.weights.names if f"weights[{word.upper()}]" not in judge]
    assert ["spread"] == unread
    assert all(game.weights.about.values())


@pytest.mark.parametrize("line", ['weight = "much"', "weight = 1.5", "weight = 10000000"])
def test_a_weight_is_a_whole_number(tmp_path: Path, line: str) -> None:
    (tmp_path / "worth.toml").write_text(f'coin = {{ {line}, about = "a coin" }}\n')
    with pytest.raises(ValueError, match="coin cannot weigh"):
        Weights(tmp_path)


def test_whoever_searches_may_weigh_otherwise(tmp_path: Path) -> None:
    (tmp_path / "worth.toml").write_text(
        'coin = { weight = 3, thinking = 5, about = "a coin" }\n'
        'city = { weight = 7, about = "a city" }\n'
    )
    weights = Weights(tmp_path)
    assert ([1000, 3, 7], [1000, 5, 7]) == ([*weights.numbers], [*weights.thinking])
    assert [*weights.thinking] == [*LEVELS["strong"].plan.weighs(weights)]
    assert [*weights.numbers] == [*LEVELS["fair"].plan.weighs(weights)]


def test_places_follow_the_words(tmp_path: Path) -> None:
    (tmp_path / "worth.toml").write_text(
        'coin = { weight = 3, about = "a coin" }\ncity = { weight = 7, about = "a city" }\n'
    )
    weights = Weights(tmp_path)
    city, coin = weights.of("city coin")
    assert (7, 3) == (weights.numbers[city], weights.numbers[coin])
    with pytest.raises(KeyError):
        weights.of("castle")


def test_how_often_a_move_is_tried_may_be_said(tmp_path: Path) -> None:
    file = tmp_path / "worth.toml"
    file.write_text('coin = { weight = 3, about = "a coin" }\n')
    assert Weights(tmp_path).tries == 4
    file.write_text('tries = 8\ncoin = { weight = 3, about = "a coin" }\n')
    weights = Weights(tmp_path)
    assert weights.tries == 8 and "tries = 8\n" in weights.as_text(weights.in_words())
    for wrong in ("0", "101", '"often"'):
        file.write_text(f"tries = {wrong}\n")
        with pytest.raises(ValueError, match="tried 1 to 100 times"):
            Weights(tmp_path)
