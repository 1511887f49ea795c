"""Private links: made and ended by whoever holds the seat, followed once, and never unasked."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest

from tabard.server.complaints import NotAllowed
from tabard.server.inn.rooms import Order
from tabard.server.inn.tokens import Token

from .test_passes import House, has_seat, house

__all__ = ["house"]
GAME = "fall_of_rome"
DEAD = "This link leads to no seat"
Of = Callable[[str, int], httpx.Client]
ADDRESS = re.compile(r'value="(http://[^"]+/seat#([^"]+))"')


@pytest.fixture
def table(house: House) -> str:
    """Ada and Bo sit there."""
    id = house.inn.open_table(Order(GAME, ("", "")))
    for player, name in enumerate(("Ada", "Bo")):
        house.inn.seating.take_seat(id, player, name)
    return id


@pytest.fixture
def browsers(house: House) -> Of:
    """Browsers of those who sit."""

    def of(table: str, player: int) -> httpx.Client:
        browser = house.come()
        seat = house.inn.tables.kept(table).seats[player]
        browser.cookies.set("pass", str(player) * 48, browser.base_url.host)
        token = house.inn.seating.signer.sign(Token(table, player, seat.nonce))
        house.inn.visits.sits(str(player) * 48, token)
        return browser

    return of


def made(browser: httpx.Client, table: str) -> str:
    """The word of a new link."""
    page = browser.post(f"/table/{table}/link")
    found = ADDRESS.search(page.text)
    assert page.status_code == 200 and found, page.text
    assert page.headers["cache-control"] == "no-store"
    assert page.headers["referrer-policy"] == "no-referrer"
    return found.group(2)


def follows(browser: httpx.Client, table: str, link: str, **more: str) -> httpx.Response:
    """Send what the page of a link sends."""
    return browser.post(f"/table/{table}/seat", data={"link": link, **more})


def test_a_link_leads_to_its_seat_once_and_no_address_holds_it(
    house: House, table: str, browsers: Of
) -> None:
    ada, phone = browsers(table, 0), house.come()
    link = made(ada, table)
    page = phone.get(f"/table/{table}/seat#{link}")
    assert "Take the seat" in page.text and link not in page.text
    assert not has_seat(phone, table), "to open its page changes nothing"
    taken = follows(phone, table, f"https://somewhere/table/{table}/seat#{link} ")
    assert has_seat(phone, table) and has_seat(ada, table)
    asked = [str(one.request.url) for one in (*taken.history, taken)]
    assert not [address for address in asked if link in address]
    again = follows(house.come(), table, link)
    assert again.status_code == 403 and DEAD in again.text


def test_a_link_ends_in_time_and_when_its_owner_says_so_or_makes_another(
    house: House, table: str, browsers: Of
) -> None:
    ada = browsers(table, 0)
    first, second = made(ada, table), made(ada, table)
    assert DEAD in follows(house.come(), table, first).text
    ada.post(f"/table/{table}/link/end")
    assert DEAD in follows(house.come(), table, second).text
    third = made(ada, table)
    house.inn.store.clock.heard(house.inn.store.clock.now() + house.inn.seating.links.lasting + 1)
    assert DEAD in follows(house.come(), table, third).text
    assert has_seat(ada, table)


def test_its_owner_and_nobody_else_sees_that_a_link_is_open(
    house: House, table: str, browsers: Of
) -> None:
    """Until it is ended, used, or too old; programs read it, too."""
    ada, others = browsers(table, 0), (browsers(table, 1), house.come())
    token = house.inn.visits.of("0" * 48, table).token

    def seen() -> bool:
        """Does Ada see an open link? The others never do."""
        pages = [browser.get(f"/table/{table}").text for browser in (ada, *others)]
        here = ["A link to your seat is open" in page for page in pages]
        assert here == ["End my link" in page for page in pages] == [here[0], False, False]
        you = ada.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json()
        assert ((you["you"]["link_until"] or 0) > house.inn.store.clock.now()) == here[0]
        return here[0]

    assert not seen()
    for end in ("/link/end", "/renew"):
        made(ada, table)
        assert seen()
        ada.post(f"/table/{table}{end}")
        token = house.inn.visits.of("0" * 48, table).token
        assert not seen()
    follows(house.come(), table, made(ada, table))
    assert not seen()
    made(ada, table)
    assert seen()
    house.inn.store.clock.heard(house.inn.store.clock.now() + house.inn.seating.links.lasting + 1)
    assert not seen()


def test_whoever_holds_another_seat_there_is_asked_first(
    house: House, table: str, browsers: Of
) -> None:
    ada, bo = browsers(table, 0), browsers(table, 1)
    link = made(ada, table)
    asked = follows(bo, table, link)
    assert "You sit here already" in asked.text
    assert "Stay Bo" in asked.text and "Take the seat of Ada" in asked.text
    assert house.inn.seating.player(table, house.inn.visits.of("1" * 48, table).token) == 1
    follows(bo, table, link, instead="yes")
    assert house.inn.seating.player(table, house.inn.visits.of("1" * 48, table).token) == 0
    assert DEAD in follows(house.come(), table, link).text
    own = follows(ada, table, made(ada, table))
    assert "You sit here already" not in own.text, "it is his own"


def test_an_older_page_gives_nobody_a_second_seat_in_place_of_his(house: House) -> None:
    """It still asks him to sit down, for he had no seat when it was drawn."""
    table, ada = house.inn.open_table(Order(GAME, ("", ""))), house.come()
    ada.post(f"/table/{table}/sit", data={"player": "1", "name": "Ada"})
    again = ada.post(f"/table/{table}/sit", data={"player": "2", "name": "Ada again"})
    assert again.status_code == 409 and "You sit at this table already." in again.text
    assert (
        house.inn.seating.player(table, house.inn.visits.of(ada.cookies["pass"], table).token) == 0
    )
    assert house.inn.summary(table).open_places == 1


def test_the_seat_is_kept_for_one_browser_and_all_others_lose_it(
    house: House, table: str, browsers: Of
) -> None:
    ada, thief = browsers(table, 0), house.come()
    before = house.inn.visits.of("0" * 48, table).token
    follows(thief, table, made(ada, table))
    link = made(thief, table)
    assert has_seat(thief, table)
    ada.post(f"/table/{table}/renew")
    assert has_seat(ada, table) and not has_seat(thief, table)
    assert DEAD in follows(thief, table, link).text
    with pytest.raises(NotAllowed):
        house.inn.seating.player(table, before)


def test_who_has_no_seat_makes_and_ends_no_link(house: House, table: str, browsers: Of) -> None:
    link, stranger = made(browsers(table, 0), table), house.come()
    for way in "link", "link/end", "renew":
        assert stranger.post(f"/table/{table}/{way}").status_code == 403
    for bad in ("", "x", "é" * 300, "#", "\x00", "' OR 1=1 --"):
        assert DEAD in follows(stranger, table, bad).text
    other = house.inn.open_table(Order(GAME, ("", "")))
    assert DEAD in follows(stranger, other, link).text
    assert stranger.get("/table/nowhere/seat").status_code == 404
    assert "lead to no seat any more" in stranger.get(f"/table/{table}/seat/abc").text
    follows(stranger, table, link)
    assert has_seat(stranger, table)


def test_a_program_makes_follows_and_ends_links(house: House, table: str, browsers: Of) -> None:
    browsers(table, 0)
    token = house.inn.visits.of("0" * 48, table).token
    program, path = house.come(), f"/api/tables/{table}"
    own = {"Authorization": f"Bearer {token}"}
    said = program.post(f"{path}/link", headers=own).json()
    assert said["seconds"] == house.inn.seating.links.lasting
    taken = program.post(f"{path}/seat", json={"link": said["link"]}).json()
    assert taken == {"table": table, "token": token}
    assert program.post(f"{path}/seat", json={"link": said["link"]}).status_code == 403
    again = program.post(f"{path}/link", headers=own).json()["link"]
    assert program.delete(f"{path}/link", headers=own).status_code == 204
    assert program.post(f"{path}/seat", json={"link": again}).status_code == 403
    new = program.post(f"{path}/token", headers=own).json()["token"]
    assert program.get(path, headers=own).status_code == 403
    assert program.get(path, headers={"Authorization": f"Bearer {new}"}).json()["you"]["place"] == 1
    assert program.post(f"{path}/link").status_code == 403
