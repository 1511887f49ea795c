"""Two people, a bot and a spectator at one table of Jeanne d'Arc, each with a language of his own:
what is sent to each of them is in his language alone, and tells him nothing that he may not know.
"""

from __future__ import annotations

import html
import re
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx

from tabard.engine.languages import HOUSE, entries_of, find_language, speaking
from tabard.engine.match import Match
from tabard.engine.words import begun
from tabard.games import jeanne_darc
from tabard.server.inn.rooms import Order
from tabard.server.keeping.keeper import Keeper

from ..web.test_passes import House, house  # noqa: F401

SPOKEN = {"Ada": "fr", "Ben": "de", "": "nl"}  # who only watches has no name
STEPS = 60
JEANNE = Path(jeanne_darc.__file__).parent


def told_in(match: Match, code: str, seats: set[int] | None) -> set[str]:
    """What has happened, as these seats may know it (None: all of it), in a language."""
    language = find_language(code)
    assert language
    with speaking(language):
        sentences = [one.sentence for one in match.tell(seats) if one.sentence]
    return {*sentences, *map(begun, sentences)}  # the interface says it so, and so do pages


def house_says(code: str) -> set[str]:
    """All that the house and the game say in a language without naming anything: long enough to be
    nobody's name."""
    found: set[str] = set()
    for folder in (HOUSE, JEANNE / "data" / "languages"):
        of = entries_of(folder, "de" if code == "en" else code)
        said = of.keys() if code == "en" else of.values()
        found |= {one for one in said if isinstance(one, str) and "\4" not in one}
    return {one for one in found if len(one) > 20 and not {*'{}<>&"'} & {*one}}


def test_each_reads_his_own_language_and_no_secret(house: House) -> None:  # noqa: F811
    table = house.inn.open_table(Order("jeanne_darc", ("", "", "bot:random")))
    keeper = Keeper(house.inn, 0)
    sent: dict[str, list[str]] = {name: [] for name in SPOKEN}
    random = Random(3)
    with ExitStack() as stack:
        browsers = {
            name: stack.enter_context(
                httpx.Client(
                    base_url=house.address,  # type: ignore[attr-defined]
                    headers={"Accept-Language": code},
                    follow_redirects=True,
                    timeout=60,
                )
            )
            for name, code in SPOKEN.items()
        }
        for number, name in enumerate(("Ada", "Ben"), 1):
            browsers[name].post(f"/table/{table}/sit", data={"player": str(number), "name": name})
        for _step in range(STEPS):
            while keeper.act_once():
                pass
            for name, browser in browsers.items():
                page = browser.get(f"/table/{table}").text
                sent[name].append(html.unescape(page))
                sent[name].append(browser.get(f"/api/tables/{table}/told").text)
                moves = re.findall(r'name="move" value="([^"]*)"', page)
                if moves:
                    hidden = dict(re.findall(r'name="(seat|question|key)" value="([^"]*)"', page))
                    data = {"move": html.unescape(random.choice(moves))} | hidden
                    browser.post(f"/table/{table}/play", data=data)
    match = house.inn.look(table, None).match
    assert match
    says = {code: house_says(code) for code in (*SPOKEN.values(), "en")}
    everything = {code: told_in(match, code, None) for code in SPOKEN.values()}
    for name, code in SPOKEN.items():
        read = "\n".join(sent[name])
        assert f'<html lang="{code}"' in read
        seats = {number for number, who in enumerate(("Ada", "Ben")) if who == name}
        own = told_in(match, code, seats)
        assert len([one for one in own if one in read]) >= 10
        secrets = everything[code] - own
        foreign = set().union(*(told for other, told in everything.items() if other != code))
        longer = {one for one in foreign - own if len(one) > 20}
        assert [one for one in longer if one in read] == []
        assert [one for one in secrets if one in read] == []
        lines = "\n".join({*read.splitlines()})
        others = {one for other in (*SPOKEN.values(), "en") if other != code for one in says[other]}
        assert len([one for one in says[code] if one in lines]) >= 20
        assert [one for one in others - says[code] if one in lines] == []
    assert everything["fr"] - told_in(match, "fr", set())  # there was something to hide
