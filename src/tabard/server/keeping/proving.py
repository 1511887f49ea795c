"""A record is tried in a process of its own: ``python -m tabard.server.keeping.proving``.

It reads the record, and writes lines of JSON: now and then how many of its moves are tried, and in
the end whether the game is over, or what the inn complains of.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from ..complaints import Complaint
from ..inn.orders import prove

_NOW_AND_THEN = 50  # moves


def main() -> None:
    """Read it, try it, and say what came of it."""
    text = sys.stdin.buffer.read().decode("utf-8")
    try:
        _write({"over": prove(text, heard=_heard)})
    except Complaint as complaint:
        facts = {"rule": complaint.rule, "facts": complaint.facts}
        _write({"complaint": complaint.sentence, **facts})


def _heard(tried: int, moves: int) -> None:
    if not tried % _NOW_AND_THEN:
        _write({"tried": tried, "moves": moves})


def _write(said: dict[str, Any]) -> None:
    print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
