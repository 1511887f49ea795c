"""Lines as the programs print them, without playing."""

from __future__ import annotations

from typing import Any

from benchmarks.comparing.entries import Entry, Peer

OURS = Peer("tabard", "Tabard", (), "a row")
OTHER = Peer("other", "Other", ("other>=1",), "an action")
COMPILED = Entry(OURS, "rome", "Rome", sample=4)
PLAIN = Entry(OURS, "rome", "Rome", "plain", sample=4)
CHESS = Entry(OTHER, "chess", "chess")


def line(**changed: Any) -> dict[str, Any]:
    """1,000 decisions a second, a tenth of them forced."""
    usual = {
        "start": 0.5,
        "versions": {"other": "1.2"},
        "yardstick": 1e7,
        "games": 20,
        "seconds": 2.0,
        "chance": 800,
        "forced": 200,
        "free": 1000,
        "memory": 50_000_000,
        "core": 0.98,
        "copy": 2e-6,
        "state": 2_000.0,
    }
    return {**usual, **changed}
