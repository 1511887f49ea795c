"""The worked examples 5.1 to 5.15: short position files, played with ``tabard do``."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..examples import check_heads, comes_out, names

GAME = "water_margin"


@pytest.mark.parametrize(
    "number",
    [
        pytest.param("5.1", marks=pytest.mark.rules("5.1", "S13", "S14", "3.3")),
        pytest.param("5.2", marks=pytest.mark.rules("5.2", "S8", "S9", "A7")),
        pytest.param("5.3", marks=pytest.mark.rules("5.3", "S20", "S21", "S22", "S23")),
        pytest.param("5.4", marks=pytest.mark.rules("5.4", "S15", "S17")),
        pytest.param("5.5", marks=pytest.mark.rules("5.5", "S27", "S28")),
        pytest.param("5.6", marks=pytest.mark.rules("5.6", "S31", "S32", "S34")),
        pytest.param("5.7", marks=pytest.mark.rules("5.7", "S35", "S36")),
        pytest.param("5.8", marks=pytest.mark.rules("5.8", "3.8")),
        pytest.param("5.9", marks=pytest.mark.rules("5.9", "P11")),
        pytest.param("5.10", marks=pytest.mark.rules("5.10", "P3", "P4", "P5")),
        pytest.param("5.11", marks=pytest.mark.rules("5.11", "R4", "R5", "R6")),
        pytest.param("5.12", marks=pytest.mark.rules("5.12", "R11", "R12")),
        pytest.param("5.13", marks=pytest.mark.rules("5.13", "G3", "G6", "G8", "G9")),
        pytest.param("5.14", marks=pytest.mark.rules("5.14", "G10")),
        pytest.param("5.15", marks=pytest.mark.rules("5.15", "3.13", "3.14")),
    ],
)
def test_an_example_comes_out_as_its_heads_say(
    number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [name for name in names(GAME) if name.partition("-")[0] == number]
    assert number in files
    for name in files:
        comes_out(GAME, name, tmp_path, capsys)


def test_every_example_file_is_short_and_of_part_5() -> None:
    assert {f"5.{n}" for n in range(1, 16)} == {name.partition("-")[0] for name in names(GAME)}
    check_heads(GAME)
