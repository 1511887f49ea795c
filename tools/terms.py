"""The words of each game in all languages, side by side: a page for each in docs/terms, from the
names.toml of its translations.

    python tools/terms.py
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tabard.engine.find import find_game
from tabard.engine.languages import HOUSE, languages

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tabard" / "games"


def page(title: str, things: dict[str, dict[str, Any]]) -> str:
    """A table for each kind of things; the terms, which are no names, come first."""
    kinds = sorted(things, key=lambda kind: (kind != "term", kind))
    lines = [f"# {title}", ""]
    for kind in kinds:
        lines += [f"## {'Terms' if kind == 'term' else kind.capitalize()}", ""]
        lines += ["| " + " | ".join(languages().values()) + " |", "|" + "---|" * len(languages())]
        for name, said in things[kind].items():
            others = [usual(said.get(code, "")) for code in languages() if code != "en"]
            lines.append("| " + " | ".join([name, *others]) + " |")
        lines.append("")
    return "\n".join(lines)


def usual(said: str | dict[str, str]) -> str:
    """A name as it stands alone."""
    return said if isinstance(said, str) else said["name"]


def main() -> None:
    """Write the pages."""
    folder = ROOT / "docs" / "terms"
    folder.mkdir(exist_ok=True)
    homes = {
        path.parent.parent.parent.name: path for path in GAMES.glob("*/data/languages/names.toml")
    }
    for name, path in [("house", HOUSE / "names.toml"), *sorted(homes.items())]:
        title = (
            "The words of the house" if name == "house" else f"The words of {find_game(name).title}"
        )
        text = page(title, tomllib.loads(path.read_text("utf-8")))
        (folder / f"{name}.md").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
