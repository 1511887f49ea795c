"""What is written of a run, and what is read of the last committed one."""

from __future__ import annotations

import json
import subprocess

import pytest
from benchmarks.comparing.figures import Measured, measured
from benchmarks.comparing.results import NAME, committed, digests, results, text_of
from benchmarks.comparing.table import number, page, share, spread, table

from .lines import CHESS, COMPILED, PLAIN, line

HEAD = {
    "date": "2026-01-02",
    "command": "scripts/bench",
    "rounds": 3,
    "seconds": "1",
    "pinned": "kept to one core",
    "processor": "2 cores",
    "python": "3.12",
    "quiet": "98%",
}


@pytest.mark.parametrize(
    ("value", "unit", "said"),
    [
        (1_523_456, "", "1.52 M"),
        (999_900, "", "1 M"),
        (123_456, "", "123 k"),
        (12.345, "", "12.3"),
        (0.08125, "", "0.0813"),
        (2718, "B", "2.72 kB"),
        (5e7, "B", "50 MB"),
        (4.4e-6, "s", "4.4 µs"),
        (0.012, "s", "12 ms"),
        (1.25, "s", "1.25 s"),
        (1500, "s", "1500 s"),
        (0, "s", "0 s"),
    ],
)
def test_a_number_has_three_digits_and_a_prefix(value, unit, said):
    assert said == number(value, unit)


def test_spread_stands_in_brackets_where_there_is_any():
    assert "2 (1 to 3)" == spread({"median": 2, "low": 1, "high": 3})
    assert "2 kB" == spread({"median": 2000, "low": 1999.9, "high": 2000}, "B")
    assert "–" == spread(None) == share(None)
    assert "12%" == share({"median": 0.124})


def test_a_table_has_its_words_to_the_left_and_its_numbers_to_the_right():
    assert "| a | b |\n| --- | ---: |\n| x | 1 |" == table(["a", "b"], [["x", "1"]], 1)


def test_digests_are_compared_where_a_game_was_played_in_two_ways():
    same = {COMPILED: Measured(digest="d"), PLAIN: Measured(digest="d"), CHESS: Measured()}
    assert {"Rome": {"games": 4, "equal": True}} == digests(same)
    assert {} == digests({COMPILED: Measured(digest="d"), PLAIN: Measured()})


def test_digests_that_differ_are_told():
    differ = {COMPILED: Measured(digest="d"), PLAIN: Measured(digest="e")}
    assert {"Rome": {"games": 4, "equal": False}} == digests(differ)
    assert "NOT the same end states of 4 games" in page(results(HEAD, differ, {}))


def test_the_page_has_a_row_for_each_game_and_names_who_is_absent():
    cold, rounds = [line(start=8.0)], [line(), line(free=2000), line(chance=None)]
    text = page(results(HEAD, {CHESS: measured(cold, rounds)}, {"Third: go": "It fell over."}))
    assert "| Other | chess | 1 k (600 to 1.5 k) |" in text
    assert "| 2 kB | 2 µs | 8 s | 0.5 s | 50 MB |" in text
    assert "| Other | other 1.2 | an action |" in text
    assert "- Third: go: It fell over." in text and "$" not in text


def test_a_page_without_anybody_is_a_page():
    text = page(results(HEAD, {}, {}))
    assert "Nobody: all could be installed" in text and "Nothing was compared" in text


def test_results_are_written_with_four_digits():
    found = results(HEAD, {CHESS: measured([line()], [line(copy=1.234567e-6)])}, {})
    figures = json.loads(text_of(found))["entries"]["other chess"]["figures"]
    assert {"median": 1.235e-6, "low": 1.235e-6, "high": 1.235e-6} == figures["copy"]


def git(folder, *words):
    who = ["-c", "user.name=A", "-c", "user.email=a@b.c"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def test_the_committed_results_count_and_not_those_of_a_later_run(tmp_path):
    folder = tmp_path / "inner"
    folder.mkdir()
    (folder / NAME).write_text('{"date": "then"}', encoding="utf-8")
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "then")
    (folder / NAME).write_text('{"date": "now"}', encoding="utf-8")
    assert {"date": "then"} == committed(folder)


def test_where_nothing_is_committed_the_file_counts(tmp_path):
    assert committed(tmp_path) is None
    (tmp_path / NAME).write_text('{"date": "now"}', encoding="utf-8")
    assert {"date": "now"} == committed(tmp_path)
