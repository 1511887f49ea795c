"""Plain Python, the fast and the checked build agree, on rules that nobody has thought of.

The checked build stops where plain Python would leave 64 bits, count an index from the end, or put
into a field what does not fit; there and nowhere else. On everything else the three give the same
number and leave the same bytes behind.
"""

from __future__ import annotations

import pytest

from .agreeing import Batch, Seed, agree_on, texts_of

IN_ALL, PARTS = 480, 4  # so that several processes share them
WORDS = """
if|elif|else:|while|for|break|continue|return\n|return|range(|, -1):|+=|-=|*=|//=|%=|<<=|>>=|&=|^=
) + (|) - (|) * |) // |) % |) << |) >> |) & (|) ^ (|(-(|(~(|(not |) and (|) or (| if (|) else (|min(
max(|len(|any((|all((|sum((| for x|True|False|LIMIT|NEAR[|ROADS[|.men[|.ages[|.grid[|.deep[|.told[
.size|.gold|tables[|rows[|longs[|pairs[|all_men = |row_of_told = state.told[|row_of_told[
if n0 := |copy_table(|n1 = state.|, n0 =|n3 +=
"""


@pytest.mark.parametrize("part", range(PARTS))
def test_all_ways_of_carrying_out_a_rule_agree(part: int) -> None:
    agree_on(IN_ALL // PARTS, begin=part, size=8)


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
