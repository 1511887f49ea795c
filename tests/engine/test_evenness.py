"""Published tests look at a sample of draws; ``python -m tests.long chance`` at all of them."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from scipy import stats

from tabard.engine.fair_chance import FairChance
from tests.long.evenness import BITS, LEAST, SIDES, Seen, looked_at

SAMPLE = 120_000


@pytest.mark.parametrize("secret", ["07" * 32, "00" * 32])
def test_a_sample_of_draws_is_even(secret):
    found = dict(looked_at(FairChance(secret, ("c0ffee",)), SAMPLE, SAMPLE // 3).p_values())
    assert 7 == len(found) and min(found.values()) > LEAST, found


def test_dice_and_cards_are_even_as_the_inn_takes_them():
    """By their words and weights: a loaded die, and deals of three cards out of five."""
    chance, weights = FairChance("07" * 32, ("c0ffee",)), {"die face=a": 3, "die face=b": 1}
    faces = Counter(chance.drawn(draw, weights) for draw in range(1, 20_001))
    assert (
        stats.chisquare([faces["die face=a"], faces["die face=b"]], [15_000, 5_000]).pvalue > LEAST
    )
    deals: Counter[tuple[str, ...]] = Counter()
    for deal in range(10_000):
        left = dict.fromkeys("vwxyz", 1)
        dealt = tuple(_dealt(chance, 20_001 + 3 * deal + card, left) for card in range(3))
        deals[dealt] += 1
    assert len(deals) == 60 and stats.chisquare([*deals.values()]).pvalue > LEAST


def _dealt(chance, draw, left):
    taken = chance.drawn(draw, left)
    del left[taken]
    return taken


def stream(seed=1):
    return np.random.default_rng(seed).integers(0, SIDES << BITS, SAMPLE)


def loaded(numbers):
    """Every hundredth throw shows the highest."""
    numbers[::100] = (numbers[::100] // SIDES) * SIDES + SIDES - 1


def repeating(numbers):
    """Every fiftieth is the one before, once more."""
    numbers[1::50] = numbers[::50][: len(numbers[1::50])]


def biased(numbers):
    """The lowest bit is set a little too often."""
    coins = numbers // SIDES
    coins[::10] |= 1
    numbers[:] = coins * SIDES + numbers % SIDES


@pytest.mark.parametrize(
    ("fault", "by"), [(loaded, "frequency"), (repeating, "pairs"), (biased, "bits")]
)
def test_the_tests_find_what_is_not_even(fault, by):
    numbers, fair = stream(), Seen()
    fair.look(numbers.copy())
    assert min(p for _name, p in fair.p_values()) > LEAST
    fault(numbers)
    seen = Seen()
    seen.look(numbers)
    assert dict(seen.p_values())[by] < LEAST
