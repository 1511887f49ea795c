"""Several people at one device: it shows the page of one of them, and between two a curtain hangs.
Two games that differ only in a secret of the one give the device the very same bytes while the
curtain hangs, and while the other looks."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tabard.server.app import make_app
from tabard.server.complaints import NotAllowed
from tabard.server.database.clock import Clock
from tabard.server.database.store import Store
from tabard.server.database.upgrading import opened
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import Inn, orders, seating
from tabard.server.inn.turns import AT_ONCE
from tabard.server.inn.visits import new_pass
from tabard.web import passes
from tabard.web.pages import add_pages

from .guests import draw_alike, seated
from .serving import served

TABLE = "/table/thesametable"
PAGES = ("", "/text", "/replay", "/replay?at=1", "/record", "?to=1", "?why=vote", "?said=vote")
CURTAIN = "Give the device to Ben."
BOT = "bot:random"


class Device:
    """A browser at which Ada and Ben sit, at a table of a game with a secret vote."""

    def __init__(self, inn: Inn, client: httpx.Client, game: str, **more: str) -> None:
        self.inn, self.client = inn, client
        said = {"game": game, "name": "Ada", "seat-1": "me", "seat-2": "beside", "name-2": "Ben"}
        self.page = self.sends("/tables", **said, **more)

    def sends(self, path: str, **said: str) -> str:
        """Send a form, and follow to the page that answers it."""
        answer = self.client.post(path, data=said, follow_redirects=True)
        assert answer.status_code == 200, answer.text
        return answer.text

    def plays(self, words: str) -> str:
        """Whoever looks decides what his page asks."""
        page = self.client.get(TABLE).text
        fields = dict(re.findall(r'name="(seat|question|key)" value="([^"]+)"', page))
        return self.sends(f"{TABLE}/play", **fields, move=words)

    def lifts(self, player: int) -> str:
        """Somebody has been given the device."""
        return self.sends(f"{TABLE}/turn", player=str(player))

    def received(self, *but: str) -> list[bytes]:
        """All that this browser can get of the table."""
        answers = [self.client.get(TABLE + page) for page in PAGES if page not in but]
        return [answer.content + str(answer.status_code).encode() for answer in answers]


@pytest.fixture
def devices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Device]]:
    """Makes devices at which everything is the same but what the people decide."""
    monkeypatch.setattr(orders, "new_id", lambda: "thesametable")
    draw_alike(monkeypatch)
    monkeypatch.setattr(Clock, "now", lambda _clock: 1_000_000.0)
    monkeypatch.setattr(Store, "signing_key", lambda _store: "thesamekey")
    monkeypatch.setattr(passes, "new_pass", lambda: "a" * 48)
    monkeypatch.setattr(seating.secrets, "token_urlsafe", lambda size: "n" * size)
    counts = itertools.count()
    with ExitStack() as stack:

        def make(game: str = "cards", **more: str) -> Device:
            store = opened(str(tmp_path / f"{next(counts)}.sqlite"))
            app = make_app(store, pages=add_pages, keepers=0, pace=AT_ONCE, rates=UNLIMITED)
            api = stack.enter_context(served(app))
            address = str(api.base_url).removesuffix("/api/")
            client = stack.enter_context(httpx.Client(base_url=address, timeout=30, verify=False))
            return Device(app.state.inn, client, game, **more)

        yield make


def test_no_byte_of_a_secret_while_the_curtain_hangs_or_the_other_looks(
    devices: Callable[..., Device],
) -> None:
    pair = [devices(), devices()]
    for device, side in zip(pair, ("war", "peace"), strict=True):
        assert "vote" in device.page and CURTAIN not in device.page, "Ada looks first"
        assert CURTAIN in device.plays(f"vote side={side}")
    address = re.compile(rb"127\.0\.0\.1:\d+")

    def same(*but: str) -> bool:
        one, other = ([address.sub(b"inn", x) for x in device.received(*but)] for device in pair)
        return one == other

    assert same(), "the curtain hangs"
    for device in pair:
        assert CURTAIN in device.client.get(TABLE).text
        refused = device.client.post(
            f"{TABLE}/play", data={"seat": "1", "question": "0", "move": "x"}
        )
        assert refused.status_code == 403, "nobody decides behind it"
        page = device.lifts(2)
        assert CURTAIN not in page and "vote" in page
    assert same(), "Ben looks"
    first = pair[0]
    first.plays("vote side=war")
    assert "Give the device" not in first.client.get(TABLE).text, "Ben is asked again"
    assert "Give the device to Ada." in first.plays("send area=hill card=none men=1")
    assert "Give the device" not in first.lifts(1)
    assert not same("?to=1"), "now she sees her own"


def test_where_nothing_is_hidden_the_page_is_that_of_whoever_is_asked(
    devices: Callable[..., Device],
) -> None:
    device = devices("fall_of_rome")
    for _turn in range(12):
        page = device.client.get(TABLE).text
        assert "Give the device" not in page
        move = re.search(r'name="move" value="([^"]+)"', page)
        if move is None:
            break
        device.plays(move.group(1))
    decided = {line.seat for line in device.inn.store.lines("thesametable") if not line.by_itself}
    assert decided == {0, 1}


def test_who_has_just_decided_takes_it_back_from_the_curtain(
    devices: Callable[..., Device],
) -> None:
    device = devices()
    page = device.plays("vote side=war")
    assert CURTAIN in page and "Ada, take back" in page
    seat = re.search(r'name="seat" value="(\d)"', page)
    assert seat is not None
    page = device.sends(f"{TABLE}/undo", seat=seat.group(1), key="back")
    assert CURTAIN not in page and "vote" in page


def test_while_none_of_them_is_asked_each_may_be_given_the_device(
    devices: Callable[..., Device],
) -> None:
    """A bot that plays for one of them, or who has left, is nobody to give it to."""
    device = devices(**{"seat-3": "friend"})
    inn = device.inn
    cleo = inn.seating.take_seat("thesametable", 2, "Cleo")
    assert "Give the device" not in device.client.get(TABLE).text
    device.plays("vote side=war")
    device.lifts(2)
    page = device.plays("vote side=peace")
    assert CURTAIN not in page and 'href="/table/thesametable?to=1"' in page
    page = device.client.get(f"{TABLE}?to=1").text
    assert "Give the device to Ada." in page and "peace" not in page
    assert 'href="/table/thesametable?to=2"' in device.lifts(1), "Ada looks at what is hers"
    question = inn.look("thesametable", cleo).questions[0]
    inn.play("thesametable", cleo, question.number, "vote side=war")
    device.plays("send area=hill card=none men=1")
    assert CURTAIN in device.client.get(TABLE).text
    inn.lending.lend("thesametable", inn.visits.of("a" * 48, "thesametable").seats[1][1], BOT)
    assert CURTAIN not in device.client.get(TABLE).text


def test_two_at_one_device_have_names_of_their_own(devices: Callable[..., Device]) -> None:
    device = devices()
    said = {"game": "cards", "name": "Ada", "seat-1": "me", "seat-2": "beside"}
    refused = device.client.post("/tables", data={**said, "name-2": "ADA"})
    assert refused.status_code == 400 and "names of their own" in refused.text
    twice = device.client.post("/tables", data={**said, "seat-2": "me"})
    assert twice.status_code == 400 and "one seat only" in twice.text
    assert len(device.inn.store.tables(10, listed=False)) == 1, "no table was left behind"


def test_a_device_turns_only_to_seats_that_it_holds(small: Inn) -> None:
    table, tokens = seated(small, "council", 3)
    own, other = new_pass(), new_pass()
    for token in tokens[:2]:
        small.visits.sits_too(own, token)
    small.visits.sits(other, tokens[2])
    assert [player for player, _token in small.visits.of(own, table).seats] == [0, 1]
    assert small.visits.players(own, table) == {0, 1}
    for guest, player in ((own, 2), (other, 0), (new_pass(), 0)):
        with pytest.raises(NotAllowed):
            small.visits.turns_to(guest, table, player)
    small.visits.turns_to(own, table, 1)
    assert small.visits.of(own, table).token == tokens[1]


def test_each_has_seen_what_he_had_seen_and_a_seat_that_is_gone_is_gone(small: Inn) -> None:
    table, tokens = seated(small, "council", 2)
    own = new_pass()
    for token in tokens:
        small.visits.sits_too(own, token)
    small.visits.looks(own, table, 7)
    small.visits.turns_to(own, table, 1)
    assert small.visits.of(own, table).looked is None
    small.visits.looks(own, table, 9)
    small.visits.turns_to(own, table, 0)
    assert small.visits.of(own, table).looked == 7
    again = small.seating.renew(table, tokens[1])
    assert small.visits.players(own, table) == {0}, "another device has Ben's seat for itself"
    small.visits.sits_too(own, again)
    assert small.visits.players(own, table) == {0, 1}
    small.visits.sits(own, small.seating.renew(table, tokens[0]))
    assert small.visits.players(own, table) == {0, 1}, "the same seat by another token"
