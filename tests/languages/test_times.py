"""Days, moments and spells of time are written as each language writes them."""

from __future__ import annotations

from datetime import datetime

import pytest

from tabard.engine.languages import find_language, speaking
from tabard.engine.times import day, moment, span, spell

AT = datetime(2026, 11, 4, 16, 5, 59)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", ["4 Nov 2026", "4 Nov 2026, 16:05", "59 secs", "3 days", "1 hour", "1 day"]),
        ("nl", ["4 nov 2026", "4 nov 2026, 16:05", "59 sec", "3 dagen", "1 uur", "1 dag"]),
        ("fr", ["4 nov. 2026", "4 nov. 2026, 16:05", "59 s", "3 j", "1 heure", "1 jour"]),
        ("de", ["04.11.2026", "04.11.2026, 16:05", "59 Sek.", "3 Tg.", "1 Stunde", "1 Tag"]),
    ],
)
def test_they_are_written(code: str, said: list[str]) -> None:
    language = find_language(code)
    assert language
    with speaking(language):
        found = [day(AT), moment(AT), spell(59), spell(3 * 86_400), span(3600), span(86_400)]
    assert [" ".join(one.split()) for one in found] == said
