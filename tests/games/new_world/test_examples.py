"""The worked examples V1 to V50: short position files, played with ``tabard do``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ..examples import check_heads, comes_out, names

FILES = names("new_world")


def marked(name: str) -> Any:
    """An example, with the mark of its number."""
    return pytest.param(name, marks=pytest.mark.rules(name.partition("-")[0]), id=name)


@pytest.mark.parametrize("name", [marked(name) for name in FILES])
def test_an_example_comes_out_as_its_head_says(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    comes_out("new_world", name, tmp_path, capsys)


def test_every_example_is_there_and_short() -> None:
    assert {f"V{number}" for number in range(1, 51)} <= set(FILES)
    check_heads("new_world")
