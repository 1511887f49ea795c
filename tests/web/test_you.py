"""A guest's own page: his name lasts by a passkey, in a real browser with an authenticator."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from tabard.server.app import make_app
from tabard.server.complaints import Complaint
from tabard.server.database.upgrading import opened
from tabard.server.door.names import Names
from tabard.server.door.rates import Rates
from tabard.server.inn.rooms import Order
from tabard.web.pages import add_pages

from ..server.authenticator import Authenticator
from ..server.serving import served
from .conftest import SIZES, Enter, House
from .test_access import finds_nothing

KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


class Device:
    """A browser at localhost, whose authenticator holds passkeys."""

    def __init__(self, browser: Browser, house: House, size: str = "desk") -> None:
        width, height = SIZES[size]
        self.address = house.address.replace("127.0.0.1", "localhost")
        self.context: BrowserContext = browser.new_context(
            base_url=self.address, viewport={"width": width, "height": height}
        )
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self._told: CDPSession = self.context.new_cdp_session(self.page)
        self._told.send("WebAuthn.enable")
        made = self._told.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
        self._own = {"authenticatorId": made["authenticatorId"]}

    def passkeys(self) -> list[dict[str, object]]:
        """Those that it holds."""
        held = self._told.send("WebAuthn.getCredentials", self._own)["credentials"]
        assert isinstance(held, list)
        return held

    def gets(self, passkey: dict[str, object]) -> None:
        """It holds this one too, as where passkeys are shared by somebody's devices."""
        self._told.send("WebAuthn.addCredential", {**self._own, "credential": passkey})

    def presses(self, words: str) -> None:
        """Press a button of the page."""
        self.page.get_by_role("button", name=words, exact=True).click()


@pytest.fixture
def devices(browser: Browser, house: House) -> Iterator[list[Device]]:
    """Two of them."""
    made = [Device(browser, house), Device(browser, house, "phone")]
    yield made
    for device in made:
        device.context.close()
        assert device.troubles == []


def makes(device: Device, name: str) -> None:
    """Go to one's page and make the name last."""
    device.page.goto("/you")
    device.page.get_by_label("The name that is to be kept").fill(name)
    device.presses("Make a passkey")
    expect(device.page.locator("h1")).to_have_text(name)


def test_a_passkey_brings_a_guest_his_name_and_his_seats(
    devices: list[Device], house: House
) -> None:
    desk, phone = devices
    table = house.inn.open_table(Order("fall_of_rome", ("", "")))
    desk.page.goto(f"/table/{table}")
    form = desk.page.locator("#people li").first.locator("form")
    form.get_by_placeholder("Your name").fill("Ada Passkey")
    form.get_by_role("button", name="Sit down").click()
    desk.page.goto("/you")
    expect(desk.page.get_by_label("Ada Passkey at a table of")).to_be_checked()
    makes(desk, "Ada Passkey")
    expect(desk.page.locator(".keys li")).to_have_count(1)
    phone.page.goto("/you")
    phone.presses("Sign in with a passkey")
    expect(phone.page.locator("form[data-passkey=come] .answer")).to_contain_text("called off")
    phone.gets(desk.passkeys()[0])
    phone.presses("Sign in with a passkey")
    expect(phone.page.locator("h1")).to_have_text("Ada Passkey")
    phone.page.goto("/")
    expect(phone.page.locator("#quick [name=name]")).to_have_value("Ada Passkey")
    expect(phone.page.locator(f"a[href='/table/{table}']").first).to_be_visible()
    phone.page.goto("/you")
    phone.presses("Sign out here")
    phone.page.goto("/")
    expect(phone.page.locator("#own-tables")).to_have_count(0)


def test_a_removed_passkey_and_a_name_that_is_given_back(devices: list[Device]) -> None:
    desk, phone = devices
    makes(desk, "Bea Passkey")
    phone.gets(desk.passkeys()[0])
    desk.page.get_by_label("What you call the next one").fill("the second")
    desk.presses("Make another passkey")
    expect(desk.page.locator("form[data-passkey] .answer")).to_contain_text("already")
    phone.page.goto("/you")
    phone.presses("Sign in with a passkey")
    expect(phone.page.locator("h1")).to_have_text("Bea Passkey")
    desk.page.reload()
    desk.page.get_by_text("Give the name back").click()
    desk.presses("Give it back")
    expect(desk.page.locator("#last-title")).to_be_visible()
    phone.page.reload()
    phone.presses("Sign in with a passkey")
    expect(phone.page.locator(".answer:visible")).to_contain_text("does not know this passkey")


def test_a_name_that_is_kept_is_said_so_before_a_passkey_is_made(devices: list[Device]) -> None:
    desk, phone = devices
    makes(desk, "Cleo Passkey")
    phone.page.goto("/you")
    phone.page.get_by_label("The name that is to be kept").fill("CLEO passkey")
    phone.presses("Make a passkey")
    expect(phone.page.locator("form[data-passkey=make] .answer")).to_contain_text("is kept")
    assert phone.passkeys() == []


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_page_is_for_everybody(enter: Enter, house: House, size: str) -> None:
    guest = enter("Dora", size=size)
    guest.comes_in("/you")
    finds_nothing(guest, "a guest's own page")
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_without_a_script_the_page_says_so(browser: Browser, house: House) -> None:
    address = house.address.replace("127.0.0.1", "localhost")
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/you")
    expect(page.get_by_text("Passkeys need a script").first).to_be_visible()
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    page.get_by_role("textbox", name="Your name").fill("Emil")
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Emil")
    context.close()


# --- where it cannot work, and who asks too often -------------------------------------------------


@pytest.mark.parametrize(
    ("declared", "asked", "why"),
    [
        ((), "http://127.0.0.1:8429", "open http://localhost:8429 instead"),
        (("http://192.168.1.5:8429",), "http://192.168.1.5:8429", "begins with https"),
        (("https://192.168.1.5",), "https://192.168.1.5", "begins with https"),
        (("http://inn.example.org",), "http://inn.example.org", "begins with https"),
        (("https://inn.example.org",), "http://localhost:8429", "work at https://inn.example.org"),
        (("https://a.example", "https://b.example"), "https://b.example", "work at https://a.exam"),
    ],
)
def test_where_passkeys_cannot_work_a_sentence_says_why(
    tmp_path: Path, declared: tuple[str, ...], asked: str, why: str
) -> None:
    store = opened(str(tmp_path / "inn.sqlite"))
    app = make_app(store, pages=add_pages, names=Names.of(declared), keepers=0)
    with served(app) as client:
        host, scheme = asked.partition("://")[2], asked.partition("://")[0]
        client.base_url = httpx.URL(str(client.base_url).removesuffix("/api/"))
        headers = {"Host": host, "X-Forwarded-Proto": scheme}
        page = client.get("/you", headers=headers)
        assert page.status_code == 200 and why in page.text and "data-passkey" not in page.text
        refused = client.post("/you/challenge", data={"for": "come"}, headers=headers)
        assert refused.status_code == 400 and why in refused.text


def test_the_party_is_what_was_declared_and_not_what_is_asked_for(tmp_path: Path) -> None:
    store = opened(str(tmp_path / "inn.sqlite"))
    names = Names.of(["https://inn.example.org", "https://inn.example.org:444"])
    app = make_app(store, pages=add_pages, names=names, keepers=0)
    with served(app) as client:
        client.base_url = httpx.URL(str(client.base_url).removesuffix("/api/"))
        headers = {"Host": "inn.example.org:444", "X-Forwarded-Proto": "https"}
        options = client.post("/you/challenge", data={"for": "make", "name": "A"}, headers=headers)
        assert options.json()["rp"]["id"] == "inn.example.org"
        assert options.headers["cache-control"] == "no-store"
        own = Authenticator("https://inn.example.org:444")
        known = {"Cookie": f"pass={options.cookies['pass']}"}
        said = {"name": "A", "credential": own.makes(options.text)}
        made = client.post("/you/passkey", data=said, headers=headers | known)
        assert made.status_code == 303, made.text
        again = client.post("/you/passkey", data=said, headers=headers | known)
        assert again.status_code == 409 and "answered already" in again.text
        foreign = client.post(
            "/you/come", data=said, headers={**headers, "Origin": "https://evil.example"}
        )
        assert foreign.status_code == 403


def test_who_asks_for_many_names_waits(tmp_path: Path) -> None:
    store = opened(str(tmp_path / "inn.sqlite"))
    app = make_app(store, pages=add_pages, rates=Rates(), keepers=0)
    with served(app) as client:
        client.base_url = httpx.URL(str(client.base_url).removesuffix("/api/"))
        answers = [client.post("/you/passkey", data={}).status_code for _n in range(13)]
        assert answers == [400] * 12 + [429]
        answers = [client.post("/you/come", data={}).status_code for _n in range(60)]
        assert answers[-1] == 429 and answers[:30] == [400] * 30


def test_a_table_is_not_opened_under_a_name_that_is_anothers(house: House) -> None:
    """So none is left behind at which nobody sits."""
    own = Authenticator("http://localhost")
    with httpx.Client(base_url=house.address.replace("127.0.0.1", "localhost")) as browser:
        own.origin = str(browser.base_url).removesuffix("/")
        options = browser.post("/you/challenge", data={"for": "make", "name": "Fay"})
        said = {"name": "Fay", "credential": own.makes(options.text)}
        assert browser.post("/you/passkey", data=said).status_code == 303
        before = len(house.inn.store.tables(10_000, listed=False))
        said = {"game": "fall_of_rome", "name": "FAY"}
        with httpx.Client(base_url=browser.base_url) as stranger:
            refused = stranger.post("/tables", data=said)
        assert refused.status_code == 403 and "is kept at this inn" in refused.text
        assert len(house.inn.store.tables(10_000, listed=False)) == before
        assert browser.post("/tables", data=said).status_code == 303
        with pytest.raises(Complaint):
            house.inn.regulars.check_name("fay", None)
