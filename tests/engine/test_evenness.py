"""Published tests look at a sample of draws; ``python -m tests.long chance`` at all of them."""

from __future__ import annotations

import numpy as np
import pytest

from tabard.engine.fair_chance import FairChance
from tests.long.evenness import BITS, LEAST, SIDES, Seen, looked_at

SAMPLE = 120_000


@pytest.mark.parametrize("secret", ["07" * 32, "00" * 32])
def test_a_sample_of_draws_is_even(secret):
    found = dict(looked_at(FairChance(secret, ("c0ffee",)), SAMPLE, SAMPLE // 3).p_values())
    assert 7 == len(found) and min(found.values()) > LEAST, found


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
