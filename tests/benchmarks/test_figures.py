"""Medians and spread, what a line says, and which drops are told."""

from __future__ import annotations

from typing import Any

import pytest
from benchmarks.comparing.figures import Figure, drops, figure, least_core, measured, of_a_round

from .lines import line


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([3.0, 1.0, 2.0], Figure(2.0, 1.0, 3.0)),
        ([1.0, 2.0, 9.0, 4.0], Figure(3.0, 1.0, 9.0)),
        ([5.0], Figure(5.0, 5.0, 5.0)),
        ([None, 4.0], Figure(4.0, 4.0, 4.0)),
        ([None, None], None),
        ([], None),
    ],
)
def test_a_figure_is_a_median_with_the_least_and_the_most(values, expected):
    assert expected == figure(values)


def test_a_round_counts_decisions_of_all_kinds():
    found = of_a_round(line())
    assert found["decisions"] == 1000 and found["games"] == 10
    assert found["choices"] == 500
    assert (found["chance"], found["forced"], found["free"]) == (0.4, 0.1, 0.5)
    assert found["ratio"] == pytest.approx(1e-4)


def test_chance_that_is_not_told_apart_is_unknown_and_not_nought():
    found = of_a_round(line(chance=None))
    assert found["chance"] is None and found["decisions"] == 600
    assert found["free"] == pytest.approx(1000 / 1200)


def test_a_cold_start_comes_from_its_own_runs():
    found = measured([line(start=9.0, digest="d")], [line(start=1.0), line(start=2.0)])
    assert found.figures["cold"].median == 9.0 and found.figures["cached"].median == 1.5
    assert found.digest == "d" and found.versions == {"other": "1.2"}


def test_what_no_round_measured_is_no_figure():
    found = measured([line()], [line(state=None, chance=None)])
    assert "state" not in found.figures and "chance" not in found.figures
    assert "copy" in found.figures


def results(ratio: float, key: str = "tabard rome") -> dict[str, Any]:
    figures = {"ratio": {"median": ratio}}
    return {"date": "a day", "entries": {key: {"title": "Rome", "figures": figures}}}


def test_a_drop_of_more_than_a_fifth_is_told():
    (said,) = drops(results(0.079), results(0.1))
    assert "Rome" in said and "21% less" in said and "a day" in said


@pytest.mark.parametrize("ratio", [0.081, 0.1, 0.5])
def test_a_smaller_drop_is_not_told(ratio):
    assert [] == drops(results(ratio), results(0.1))


def test_others_may_drop_and_new_games_have_nothing_to_drop_from():
    assert [] == drops(results(0.01, "other chess"), results(0.1, "other chess"))
    assert [] == drops(results(0.01), results(0.1, "tabard troy"))


def test_the_core_is_as_quiet_as_it_was_for_us_at_worst():
    def entry(low):
        return {"figures": {"core": {"median": 1.0, "low": low}}}

    entries = {"tabard rome": entry(0.9), "tabard troy": entry(0.8), "other chess": entry(0.5)}
    assert 0.8 == least_core({"entries": entries})
    assert 1.0 == least_core({"entries": {}})
