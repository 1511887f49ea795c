"""After the game: its story, with and without a script, at a desk and on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tabard.engine.match import Match
from tabard.engine.record import text_of
from tabard.server.inn.chances import Curve, Swing
from tabard.server.keeping import weigher

from .conftest import Enter, House
from .test_access import finds_nothing_by_day_or_night

GOLDEN = Path(__file__).parents[1] / "games"
CURVE = Curve(
    (0, 1),
    ((0, (0.6, 0.4)), (8, (0.3, 0.7)), (9, (0.2, 0.8)), (20, (0.0, 1.0))),
    (Swing(9, True, (0.6, 0.4), (0.2, 0.8)), Swing(7, False, (0.5, 0.5), (0.3, 0.7))),
    (-0.4, 0.4),
    (-0.2, 0.2),
    0.1,
    100,
)


@pytest.fixture
def table(house: House, monkeypatch: pytest.MonkeyPatch) -> str:
    """A finished game of Jeanne d'Arc. Nothing is reckoned unless a test says so."""
    monkeypatch.setattr(weigher.Weigher, "wants", lambda *_whoever: True)
    record = (GOLDEN / "jeanne_darc" / "golden" / "alone.game").read_text(encoding="utf-8")
    return house.inn.bring_in(record)


@pytest.mark.parametrize(("size", "script"), [("desk", True), ("phone", False)])
def test_the_story_of_a_game(
    size: str, script: bool, table: str, enter: Enter, house: House
) -> None:
    house.inn.chances.claim(table)
    house.inn.chances.keep(table, CURVE)
    guest = enter("Ada", size=size, script=script)
    guest.comes_in(f"/table/{table}")
    expect(guest.page.locator("#ending")).to_contain_text(
        "3: 2 from the throne and 1 from influence"
    )
    guest.click(guest.page.get_by_role("link", name="How it went"))
    page = guest.page
    expect(page.get_by_role("heading", level=1)).to_have_text("England wins.")
    expect(page.locator(".scores li").first).to_contain_text(re.compile("England.*3.*2 from the"))
    expect(page.locator("svg.curve polyline.edge").first).to_be_visible()
    expect(page.locator("tbody tr").first).to_contain_text(re.compile("−40.*−20"))
    luck, choice = page.locator(".turnings").all()
    assert luck.locator("li").count() == choice.locator("li").count() == 1
    expect(luck).to_contain_text("60 % before, 20 % after")
    for picture in page.locator(".turnings img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("one => one.naturalWidth") > 100
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    if script:
        finds_nothing_by_day_or_night(guest, "the story of a game")
    guest.click(luck.get_by_role("link", name="See move 9 happen"))
    page.wait_for_url("**/replay?at=*")


def test_what_is_still_being_reckoned_comes_by_itself(
    table: str, enter: Enter, house: House
) -> None:
    guest = enter("Ada")
    guest.comes_in(f"/table/{table}/story")
    expect(guest.page.locator("#turned")).to_contain_text("being reckoned")
    finds_nothing_by_day_or_night(guest, "a story that is not whole yet")
    house.inn.chances.claim(table)
    house.inn.chances.keep(table, CURVE)
    expect(guest.page.locator("#turned svg.curve").first).to_be_visible()


def played(most: int = 10000) -> tuple[Match, int]:
    """A game by chance, of so many decisions at most; how many they were."""
    match, chance = Match("fall_of_rome", 2, seed=3), Random(3)
    for count in range(most):
        if match.over:
            return match, count
        match.play(match.to_act[0], chance.choice(match.rows(match.to_act[0])))
    return match, most


def test_whoever_has_played_sees_at_the_end_how_the_chances_went(
    table: str, enter: Enter, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(weigher.Weigher, "wants", lambda _own, _guest, at: not asked.append(at))
    stranger = enter("Ben")
    stranger.comes_in(f"/table/{table}")
    expect(stranger.page.get_by_role("link", name="How it went")).to_be_visible()
    assert not asked, "a stranger has it reckoned"
    match, _most = played(played()[1] - 1)
    who = ["bot:random"] * 2
    who[match.players[match.to_act[0]]] = "human"
    table = house.inn.bring_in(text_of(match, who))
    guest = enter("Ada")
    guest.comes_in(f"/table/{table}")
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.click(guest.page.get_by_role("button", name="Sit down"))
    guest.plays(100)
    expect(guest.page.locator("#turned")).to_contain_text("being reckoned")
    assert {*asked} == {table}
    house.inn.chances.claim(table)
    curve = ((0, (0.5,)), (house.inn.look(table).moves, (0.0,)))
    house.inn.chances.keep(table, Curve((), curve, (), (0.0,), (0.0,), 0.1, 100))
    expect(guest.page.locator("#turned svg.curve").first).to_be_visible()


def test_those_who_win_together_have_no_scores_but_a_curve(enter: Enter, house: House) -> None:
    record = (GOLDEN / "fall_of_rome" / "golden" / "decline.game").read_text(encoding="utf-8")
    table = house.inn.bring_in(record)
    alone = Curve((), ((0, (0.5,)), (9, (0.0,))), (), (0.0,), (0.0,), 0.1, 100)
    house.inn.chances.claim(table)
    house.inn.chances.keep(table, alone)
    guest = enter("Ada")
    guest.comes_in(f"/table/{table}/story")
    expect(guest.page.locator("#turned")).to_contain_text("All together")
    expect(guest.page.locator(".scores")).to_have_count(0)


def test_a_game_that_goes_on_has_no_story_yet(enter: Enter) -> None:
    guest = enter("Ada")
    guest.sets_a_table("fall_of_rome", seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    table = guest.page.url.split("?")[0]
    guest.comes_in(f"{table}/story")
    assert guest.page.url.split("?")[0] == table
