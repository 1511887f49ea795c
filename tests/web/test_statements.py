"""What a click asks of the database: a move is played, and the page that follows is drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import event

from tabard.server.inn.rooms import Order

from ..server.guests import play_on
from ..server.serving import served
from .test_passes import House

MOST = 8  # once eighteen: the table was read four times, its places, log and chat apart from it


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path / "inn.sqlite")
    with served(made.app) as client:
        made.address = str(client.base_url).removesuffix("/api/")  # type: ignore[attr-defined]
        yield made


def test_a_click_costs_eight_statements(house: House) -> None:
    table = house.inn.open_table(Order("fall_of_rome", ("", "")))
    said: list[str] = []
    event.listen(
        house.inn.store.engine,
        "before_cursor_execute",
        lambda _c, _cursor, statement, *_more: said.append(statement),
    )
    with httpx.Client(base_url=house.address, follow_redirects=True) as browser:
        browser.post(f"/table/{table}/sit", data={"player": "1", "name": "Ada"})
        token = house.inn.seating.take_seat(table, 1, "Bo")
        random, clicks = Random(1), 0
        while clicks < 5:
            page = browser.get(f"/table/{table}").text
            move = re.search(r'name="move" value="([^"]*)"', page)
            if not move:
                play_on(house.inn, table, [token], 1, random)
                continue
            hidden = re.findall(r'name="(seat|question|key)" value="([^"]*)"', page)
            sent = {"move": move[1], **dict(hidden)}
            said.clear()
            drawn = browser.post(f"/table/{table}/play", data=sent, headers={"x-parts": "1"})
            assert drawn.status_code == 200
            # the ear asks by its own clock whether another worker has written, click or none
            told = [line for line in said if not line.startswith(("BEGIN", "PRAGMA data_version"))]
            assert len(told) <= MOST, "\n".join(told)
            clicks += 1
