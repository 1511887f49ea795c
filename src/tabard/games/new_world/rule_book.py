"""Reads the rule book, data/rules.toml: every numbered rule in our own words."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tabard.engine.game import RuleText


def read_rules() -> tuple[RuleText, ...]:
    """The rules in the order of the book."""
    text = (Path(__file__).parent / "data" / "rules.toml").read_text(encoding="utf-8")
    return tuple(
        RuleText(r["number"], r["title"], r["text"], r["source"], tuple(r["options"]))
        for r in tomllib.loads(text)["rule"]
    )
