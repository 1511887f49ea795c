"""A whole game of each title by bots, as its pages show it: to a stranger who replays it, and to
whoever is asked in it. Every sentence and every name is found in a catalogue, and in a language
that nobody speaks no plain letter is left."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

from tabard.engine import languages
from tabard.games.new_world.components.board import CODES
from tabard.server.keeping.keeper import Keeper

from ..web.test_passes import House, house  # noqa: F401
from ..web.test_pictures import HERE
from .invented import Invented, shown_on
from .test_no_english_left import TITLES, left_in
from .test_traced import Traced

REPLAYED, ASKED = 24, 8  # so many moments of the game
PASS = "1" * 48
# Lands and seas that the maps call so in every language.
LATIN = {"Africa", "Germania", "Sarmatia", "Oceanus", "Terra", "Incognita", "Mar del Sur"}
LATIN |= {"Mare", "Germanicum", "Mare Internum", "Pontus", "Euxinus"}


def pages(house: House, title: str, code: str) -> Iterator[str]:  # noqa: F811
    """The pages of a kept game, from its first move to its end."""
    record = (HERE / f"{title}.game").read_text(encoding="utf-8")
    head, _, rest = record.partition("\n\n")
    lines = rest.splitlines()
    way = {"base_url": house.address, "headers": {"Accept-Language": code}}  # type: ignore[attr-defined]
    with httpx.Client(**way, follow_redirects=True, timeout=60) as browser:
        browser.cookies.set("pass", PASS, httpx.URL(way["base_url"]).host)
        table = house.inn.bring_in(record)
        for at in range(1, len(lines) - 1, len(lines) // REPLAYED):
            yield browser.get(f"/table/{table}/replay?at={at}").text
        yield browser.get(f"/table/{table}").text
        person = re.sub(r"(?m)^seat 1 .*$", "seat 1 human", head)
        for at in range(10, len(lines) - 1, len(lines) // ASKED):
            begun = "\n".join([person, "", *lines[:at], ""])
            table = house.inn.bring_in(begun, unfinished=True)
            house.inn.visits.sits(PASS, house.inn.seating.take_seat(table, 0, "Ada"))
            keeper = Keeper(house.inn, 0)
            while keeper.act_once():
                pass
            for panel in ("", "?panel=people", "/text"):
                yield browser.get(f"/table/{table}{panel}").text


@pytest.mark.long
@pytest.mark.parametrize("code", ["nl", "fr", "de"])
@pytest.mark.parametrize("title", TITLES)
def test_every_sentence_of_its_pages_is_in_its_catalogue(
    title: str,
    code: str,
    house: House,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    language = Traced(code)
    monkeypatch.setitem(languages._known, code, language)
    assert all(f'<html lang="{code}"' in page for page in pages(house, title, code))
    assert [missed for missed in language.missed if missed not in LATIN] == []


@pytest.mark.parametrize(
    "title",
    [pytest.param(title, marks=[pytest.mark.long] * (title != TITLES[0])) for title in TITLES],
)
def test_no_plain_letter_is_left_on_its_pages(
    title: str,
    house: House,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(languages, "_of_all", Invented())
    monkeypatch.setitem(languages._known, "en", Invented())
    shown = [text for page in pages(house, title, "en") for text in shown_on(page)]
    assert len(shown) > 1000
    signs = "|".join(CODES) if title == "new_world" else "-"
    assert left_in([re.sub(rf"(?i)\b({signs})\b", "", text) for text in shown]) == []
