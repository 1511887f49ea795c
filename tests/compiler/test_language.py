"""Plain Python, the fast and the checked build agree, on rules that nobody has thought of.

The checked build stops where plain Python would leave 64 bits, count an index from the end, or put
into a field what does not fit; there and nowhere else. On everything else the three give the same
number and leave the same bytes behind.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tabard.compiler import statements

from .agreeing import TURNS, Batch, Seed, disagreement, texts_of

TOGETHER = 50  # programs that are made into machine code at once
IN_ALL, PARTS = 1_000, 4  # so that several processes share them

SEEDS = st.builds(Seed, size=st.integers(1, 12), seed=st.integers(0, (1 << 32) - 1))
NUMBERS = st.lists(st.integers(-(1 << 63), (1 << 63) - 1), min_size=4, max_size=4)


WORDS = """
if|elif|else:|while|for|break|continue|return\n|return|range(|, -1):|+=|-=|*=|//=|%=|<<=|>>=|&=|^=
) + (|) - (|) * |) // |) % |) << |) >> |) & (|) ^ (|(-(|(~(|(not |) and (|) or (| if (|) else (|min(
max(|len(|True|False|LIMIT|NEAR[|ROADS[|.men[|.ages[|.grid[|.deep[|.told[|.size|.gold|tables[|rows[
longs[|pairs[|all_men = |row_of_told = state.told[|row_of_told[|copy_table(|n1 = state.|, n0 =|n3 +=
"""


@pytest.fixture(autouse=True)
def _few_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python would need long for the turns of a loop that has no end."""
    monkeypatch.setattr(statements, "MOST_TURNS", TURNS)


def agree_on(programs: int, begin: int) -> None:
    """So many programs, the same for the same beginning. (What Hypothesis would try to make
    smaller it would have to compile again, so the smallest program is looked for by its size.)"""

    @seed(begin)
    @settings(
        max_examples=programs // TOGETHER,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(SEEDS, min_size=TOGETHER, max_size=TOGETHER), NUMBERS)
    def agree(seeds: list[Seed], numbers: list[int]) -> None:
        said = disagreement(seeds, numbers)
        assert not said, said

    run: Callable[[], None] = agree
    run()


@pytest.mark.parametrize("part", range(PARTS))
def test_all_ways_of_carrying_out_a_rule_agree(part: int) -> None:
    agree_on(IN_ALL // PARTS, part)


def test_programs_say_all_that_a_rule_can_say() -> None:
    text = "".join(texts_of([Seed(1 + i % 12, i) for i in range(300)], [1 << 62, -(1 << 63)]))
    for word in WORDS.strip().replace("\n", "|").split("|"):
        assert word in text, word
    assert "|=" in text and ") | (" in text


def test_most_programs_go_through_and_some_stop_at_each_kind_of_fault() -> None:
    batch = Batch([Seed(1 + i % 12, i) for i in range(100)], [1 << 62, -(1 << 63)])
    assert [] == batch.differences()
    assert batch.ends[None] > 0.7 * batch.ends.total()
    assert set(range(6)) == set(batch.ends) - {None}
