"""The notebook of the laboratory: every cell runs, and prints what stands below it."""

from __future__ import annotations

import json

import pytest
from tools.notebook import NOTEBOOK, kept, printed


@pytest.mark.compiled
def test_a_notebook_prints_what_it_shows() -> None:
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    cells = [(kept(cell), said) for cell, said in printed(notebook)]
    assert len(cells) >= 7
    for shown, said in cells:
        assert said == shown, "if that is right, run tools/notebook.py"
