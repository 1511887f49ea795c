"""A place whose name has an article is said with it where somebody goes there or leads there."""

from __future__ import annotations

import pytest

from tabard.engine.languages import find_language, speaking
from tabard.engine.words import say
from tabard.games.water_margin.components.squares import SQUARES

STEP = "A step to {square} leads home and costs nothing."
CHIEF = "{figure} leaves the road and is the chief of {square}"


@pytest.mark.parametrize(
    ("code", "step", "chief"),
    [
        (
            "nl",
            "Een stap naar de berg Wutai (F2) voert naar huis",
            "hoofdman van de berg Wutai (F2)",
        ),
        ("fr", "Un pas vers le mont Wutai (F2) ramène au refuge", "chef du mont Wutai (F2)"),
        ("de", "Ein Schritt auf den Berg Wutai (F2) führt heim", "Hauptmann des Berges Wutai (F2)"),
    ],
)
def test_a_mountain_has_its_article(code: str, step: str, chief: str) -> None:
    language = find_language(code)
    assert language
    mountain = next(name for name in map(SQUARES.name, range(SQUARES)) if "Wutai" in name)
    with speaking(language):
        assert say(STEP, square=mountain).startswith(step)
        assert say(CHIEF, figure="Lin Chong", square=mountain).endswith(chief)
