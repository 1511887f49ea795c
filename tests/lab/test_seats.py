"""What a seat is worth, and the handicap that makes up for it."""

from __future__ import annotations

import numpy as np
import pytest

from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.lab.seats import even_worths, worth_of_seats

JEANNE = find_game("jeanne_darc")
RANDOM = ("bot:random",) * 3


def test_worths_are_found_at_which_all_win_alike() -> None:
    chance = np.random.default_rng(1)
    scores = chance.normal([0, 20, -2, -5], [10, 15, 10, 5], (4000, 4))
    worths = even_worths(scores)
    first = (scores - worths).argmax(axis=1)
    assert np.allclose(np.bincount(first) / 4000, 1 / 4, atol=0.01)
    assert abs(worths.sum()) < 1e-6
    assert not np.allclose(np.bincount(scores.argmax(axis=1)) / 4000, 1 / 4, atol=0.2)


@pytest.mark.compiled
def test_equal_seats_are_worth_nothing_and_a_planted_advantage_is_found() -> None:
    even = worth_of_seats(JEANNE, RANDOM, 1024, seed=5)
    assert [0, 0, 0] == [seat.handicap for seat in even]
    assert all(abs(seat.worth) <= seat.sure for seat in even)
    ahead = worth_of_seats(JEANNE, RANDOM, 1024, seed=5, options={"handicap_2": "6"})
    for seat, planted in zip(ahead, (-2, 4, -2), strict=True):
        assert abs(seat.worth - planted) <= 2 * seat.sure < 2
    assert ahead[1].handicap < 0 < ahead[0].handicap


@pytest.mark.parametrize(
    ("name", "games", "sentence"),
    [
        ("fall_of_rome", 400, "is not played for points against each other"),
        ("jeanne_darc", 199, "Of fewer than 200 games nobody can tell"),
    ],
)
def test_what_cannot_be_measured(name: str, games: int, sentence: str) -> None:
    with pytest.raises(Misused, match=sentence):
        worth_of_seats(find_game(name), RANDOM[:2], games)
