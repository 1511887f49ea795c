"""Notebooks of the docs: run their cells, and keep below each what it printed.

    python tools/notebook.py [docs/lab/asking.ipynb]

One that is only read stays as it is: the tests run it and compare.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

REPO = Path(__file__).parent.parent
NOTEBOOK = REPO / "docs" / "lab" / "asking.ipynb"


def printed(notebook: dict[str, Any]) -> Iterator[tuple[dict[str, Any], str]]:
    """Each cell of code, one after another in the same names, and what it prints."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            said = io.StringIO()
            with contextlib.redirect_stdout(said):
                exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
            yield cell, said.getvalue()


def kept(cell: dict[str, Any]) -> str:
    """What stands below a cell."""
    return "".join(line for output in cell["outputs"] for line in output["text"])


def main(path: Path) -> None:
    """Run it, and keep what comes of it."""
    notebook = json.loads(path.read_text("utf-8"))
    for number, (cell, said) in enumerate(printed(notebook), 1):
        lines = said.splitlines(keepends=True)
        output = {"name": "stdout", "output_type": "stream", "text": lines}
        cell |= {"execution_count": number, "outputs": [output] if said else []}
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else NOTEBOOK)
