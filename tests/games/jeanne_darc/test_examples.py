"""The worked examples T01 to T28: short position files, played with ``tabard do``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ..examples import check_heads, comes_out, names

FILES = names("jeanne_darc")


def marked(name: str) -> Any:
    """An example, with the mark of its number."""
    return pytest.param(name, marks=pytest.mark.rules(name.partition("-")[0]), id=name)


@pytest.mark.parametrize("name", [marked(name) for name in FILES])
def test_an_example_comes_out_as_its_head_says(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    comes_out("jeanne_darc", name, tmp_path, capsys)


def test_every_example_is_there_and_short() -> None:
    assert {f"T{number:02}" for number in range(1, 29)} <= set(FILES)
    check_heads("jeanne_darc")
