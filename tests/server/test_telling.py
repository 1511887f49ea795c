"""Whose turn it is, is told him: once, by ways that he has confirmed, and nobody else learns of it.
Mails, pushes and posts arrive at servers of this test's own."""

from __future__ import annotations

import email
import json
import re
import threading
from collections.abc import Callable, Iterator
from random import Random
from urllib.parse import urlsplit

import pytest
from py_vapid import Vapid02

from tabard.engine.languages import speaking
from tabard.server.complaints import Complaint, MovedOn, NotAllowed, NotThere, TooOften
from tabard.server.door.tongues import language_of
from tabard.server.inn import Inn
from tabard.server.inn.rooms import Order
from tabard.server.inn.visits import new_pass
from tabard.server.inn.ways import ENOUGH, MOST, PUSH, TRIES, Letter
from tabard.server.keeping import posting as posting_module
from tabard.server.keeping.crier import WAIT, Crier
from tabard.server.keeping.posting import MAIL, Message, Notices, NotSent, Posting

from .authenticator import data
from .guests import play_on, seated
from .sinks import Mailbox, Posted, Subscriber, mailbox, posted
from .test_links import everything
from .test_regulars import begins, comes

HOME = "https://inn.example.org"
SAYS = Message("A title", "A text", f"{HOME}/table/x", f"{HOME}/stop/y")


@pytest.fixture
def sink() -> Iterator[Posted]:
    with posted() as one:
        yield one


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as one:
        yield one


def crier(inn: Inn, *kinds: str, mail: str = "", within: bool = True) -> Crier:
    return Crier(inn, Posting(inn.store, Notices(kinds, mail, within), HOME))


def later(inn: Inn, seconds: float) -> None:
    """Time goes by."""
    inn.store.clock.heard(inn.store.clock.now() + seconds)


def cries(*criers: Crier) -> None:
    """All look, and send what is to be sent."""
    for one in criers:
        one.look_once()
    for one in criers:
        while one.send_once():
            pass


def at(sink: Posted, path: str = "/") -> str:
    """The address of a sink, as Apprise writes it."""
    return sink.address.replace("http://", "json://") + path


def told_by(inn: Inn, guest: str, kind: str, address: str) -> str:
    """A way that he has confirmed."""
    inn.ways.add(guest, kind, address)
    way = next(one for one in inn.ways.of(guest) if one.address == address)
    if kind != PUSH:
        inn.ways.confirm(guest, way.id, inn.ways.code(way.id))
    return way.id


def waits(inn: Inn, **more: object) -> tuple[str, str, list[str]]:
    """A table that waits for a guest: his pass, the table, and the tokens."""
    guest = new_pass()
    table, tokens = seated(inn, "council", 2, **more)
    inn.visits.sits(guest, tokens[0])
    assert inn.look(table, tokens[0]).questions
    return guest, table, tokens


def empty_letters(inn: Inn, one: Crier, sink: Posted) -> None:
    """The codes are sent, and read."""
    cries(one)
    sink.bodies.clear()


# --- when ---------------------------------------------------------------------------------------


def test_he_is_told_once_after_a_while_and_again_when_he_has_looked(
    worker: Callable[[], Inn], sink: Posted
) -> None:
    """By one of two workers, of which one is new."""
    inn, other = worker(), worker()
    guest, table, tokens = waits(inn)
    told_by(inn, guest, "json", at(sink))
    one, two = crier(inn, "json"), crier(other, "json")
    empty_letters(inn, one, sink)
    cries(one, two)
    assert sink.bodies == [], "he has had no time yet"
    for each in (inn, other):
        later(each, WAIT + 1)
    cries(one, two)
    cries(two, one, crier(worker(), "json"))
    assert len(sink.said) == 1
    said = sink.said[0]
    assert (
        said["title"] == "It is your turn: Council" and f"{HOME}/table/{table}" in said["message"]
    )
    assert "guest" not in sink.bodies[0].decode(), "nobody's name, and no secret"
    number = inn.look(table, tokens[0]).questions[0].number
    inn.play(table, tokens[0], number, words(inn, table, tokens))
    while not inn.look(table, tokens[0]).questions:
        play_on(inn, table, tokens[1:], 1, Random(1))
    for each in (inn, other):
        later(each, WAIT + 1)
    cries(one, two)
    assert len(sink.said) == 1, "he has not looked since"
    inn.visits.looks(guest, table, inn.look(table, tokens[0]).questions[0].number - 1)
    cries(crier(inn, "json"), two)
    assert len(sink.said) == 2


def words(inn: Inn, table: str, tokens: list[str]) -> str:
    """Something that the first can do."""
    return inn.try_out(table, tokens[0], 0, "").follow[0]


def test_who_has_seen_it_or_is_there_or_away_is_not_told(inn: Inn, sink: Posted) -> None:
    one = crier(inn, "json")
    cases = []
    for _case in range(4):
        guest, table, tokens = waits(inn)
        told_by(inn, guest, "json", at(sink, f"/{table}"))
        cases.append((guest, table, tokens))
    empty_letters(inn, one, sink)
    (seen, table, _tokens), (_g, here, _t), (_g, away, tokens), (_g, plain_table, _t) = cases
    inn.visits.looks(seen, table, inn.look(table).version)
    inn.presence.come("worker", [(here, 0)])
    inn.lending.lend(away, tokens[0], "bot:random")
    later(inn, WAIT + 1)
    one.look_once()
    assert [letter.table for letter in written(inn)] == [plain_table]
    later(inn, 11)
    cries(one)
    assert len(sink.said) == 1
    inn.presence.go("worker", [(here, 0)])
    cries(one)
    assert len(sink.said) == 2, "he has left the page without an answer"


def written(inn: Inn) -> list[Letter]:
    """The letters that are to be sent now; somebody is at it."""
    taken = iter(lambda: inn.ways.next_letter(inn.store.clock.now() + 10), None)
    return [letter for letter in taken if letter is not None]


def test_with_a_short_clock_sooner_and_with_a_long_one_not_later(inn: Inn, sink: Posted) -> None:
    one = crier(inn, "json")
    for clock in (30.0, 86400.0):
        guest, _table, _tokens = waits(inn, clock=clock)
        told_by(inn, guest, "json", at(sink, f"/{clock}"))
    empty_letters(inn, one, sink)
    later(inn, 11)
    cries(one)
    assert len(sink.said) == 1
    later(inn, WAIT)
    cries(one)
    assert len(sink.said) == 2


def test_a_letter_that_comes_too_late_is_not_sent(inn: Inn, sink: Posted) -> None:
    guest, table, _tokens = waits(inn)
    told_by(inn, guest, "json", at(sink))
    one = crier(inn, "json")
    empty_letters(inn, one, sink)
    later(inn, WAIT + 1)
    one.look_once()
    inn.visits.looks(guest, table, inn.look(table).version)
    assert one.send_once() and not one.send_once()
    assert sink.bodies == []


def test_a_worker_that_dies_over_a_letter_loses_none(inn: Inn, sink: Posted) -> None:
    guest, _table, _tokens = waits(inn)
    told_by(inn, guest, "json", at(sink))
    one = crier(inn, "json")
    empty_letters(inn, one, sink)
    later(inn, WAIT + 1)
    one.look_once()
    assert inn.ways.next_letter(inn.store.clock.now() + 60) is not None  # and nothing more
    cries(one)
    assert sink.bodies == []
    later(inn, 61)
    cries(one)
    assert len(sink.bodies) == 1


def test_he_is_told_in_the_language_in_which_he_asked_or_that_he_has_chosen_since(
    inn: Inn, sink: Posted
) -> None:
    one, titles = crier(inn, "json"), []
    for asked, chosen in (("de", ""), ("de", "nl"), ("", "")):
        guest, _table, _tokens = waits(inn)
        with speaking(language_of([asked])):
            told_by(inn, guest, "json", at(sink, f"/{asked}/{chosen}"))
        if chosen:
            inn.ways.reads(guest, chosen)
        cries(one)
        titles.append(sink.said[-1]["title"])
        later(inn, WAIT + 1)
        cries(one)
        titles.append(sink.said[-1]["title"])
    assert titles == [
        *("Ein Code von einem Gasthaus", "Du bist am Zug: Council"),
        *("Een code van een herberg", "Je bent aan de beurt: Council"),
        *("A code from an inn", "It is your turn: Council"),
    ]


def test_a_regular_is_told_by_his_ways_wherever_he_sits(inn: Inn, sink: Posted) -> None:
    """The ways of the device by which he begins are his; those of others are not."""
    guest = new_pass()
    told_by(inn, guest, "json", at(sink))
    home, own = begins(inn, "Ada", guest)
    phone = comes(inn, own)
    table = inn.open_table(Order("council", ("", "")))
    inn.visits.sits(phone, inn.seating.take_seat(table, 0, "Ada", phone))
    inn.seating.take_seat(table, 1, "Ben")
    one = crier(inn, "json")
    empty_letters(inn, one, sink)
    assert inn.ways.of(guest) == [] and len(inn.ways.of(home)) == len(inn.ways.of(phone)) == 1
    later(inn, WAIT + 1)
    cries(one)
    assert len(sink.bodies) == 1
    inn.regulars.end(phone)
    assert len(inn.ways.of(phone)) == 1 and inn.ways.of(home) == []


# --- where ----------------------------------------------------------------------------------------


def test_nothing_but_a_code_is_sent_before_it_is_said(inn: Inn, box: Mailbox) -> None:
    server = f"mailto://localhost:{box.port}?from=inn@example.org"
    one = crier(inn, MAIL, mail=server)
    guest, _table, _tokens = waits(inn)
    inn.ways.add(guest, MAIL, "ada@example.org")
    way = inn.ways.of(guest)[0].id
    later(inn, WAIT + 1)
    cries(one)
    assert [people for people, _text in box.mails] == [["ada@example.org"]]
    code = re.search(r"Say this code on your page there: (\w+)|there: (\w+)\.", plain(box))
    assert (
        code
        and inn.ways.code(way) in plain(box)
        and inn.ways.code(way) not in everything(inn.store)
    )
    with pytest.raises(NotAllowed, match="4 tries are left"):
        inn.ways.confirm(guest, way, "wrong")
    assert not inn.ways.of(guest)[0].confirmed
    inn.ways.confirm(guest, way, f" {inn.ways.code(way).upper()} ")
    cries(one)
    assert len(box.mails) == 2 and "They wait for you at a table of Council" in plain(box)
    stop = re.search(rf"{HOME}/stop/(\w+)", plain(box))
    assert stop
    inn.ways.stop(stop[1])
    inn.ways.stop(stop[1])
    assert inn.ways.of(guest) == []
    for whoever in (guest, new_pass()):
        with pytest.raises(NotAllowed, match="wants nothing from this inn"):
            inn.ways.add(whoever, MAIL, "ada@example.org")
    with pytest.raises(NotThere):
        inn.ways.stop(way + "0" * 24)


def plain(box: Mailbox) -> str:
    """What the last mail says."""
    mail = email.message_from_string(box.mails[-1][1])
    parts = [part for part in mail.walk() if part.get_content_type() == "text/plain"]
    payload = parts[0].get_payload(decode=True)
    assert isinstance(payload, bytes)
    return " ".join(payload.decode().split())


def test_a_code_cannot_be_guessed(inn: Inn) -> None:
    guest, other = new_pass(), new_pass()
    inn.ways.add(guest, MAIL, "ada@example.org")
    way = inn.ways.of(guest)[0].id
    for stranger in (other, None):
        with pytest.raises(NotThere):
            inn.ways.confirm(stranger, way, inn.ways.code(way))
    for left in reversed(range(TRIES)):
        with pytest.raises(NotAllowed, match="not the code"):
            inn.ways.confirm(guest, way, "wrong")
        assert bool(inn.ways.of(guest)) == (left > 0)
    with pytest.raises(NotThere):
        inn.ways.confirm(guest, way, inn.ways.code(way))


def test_neither_a_guest_nor_an_address_gets_more_than_so_many(small: Inn) -> None:
    inn, guest = small, new_pass()
    for number in range(MOST):
        inn.ways.add(guest, MAIL, f"{number}@example.org")
    with pytest.raises(Complaint, match=f"in {MOST} ways already"):
        inn.ways.add(guest, MAIL, "more@example.org")
    for number in range(10 - MOST):
        inn.ways.remove(guest, inn.ways.of(guest)[0].id)
        inn.ways.add(guest, MAIL, f"again-{number}@example.org")
    inn.ways.remove(guest, inn.ways.of(guest)[0].id)
    with pytest.raises(TooOften, match="Enough codes"):
        inn.ways.add(guest, MAIL, "more@example.org")
    twice = new_pass()
    inn.ways.add(twice, MAIL, "b@example.org")
    with pytest.raises(MovedOn, match="already"):
        inn.ways.add(twice, MAIL, "b@example.org")
    for _n in range(2):
        inn.ways.add(new_pass(), MAIL, "b@example.org")
    with pytest.raises(TooOften, match="Enough codes"):
        inn.ways.add(new_pass(), MAIL, "b@example.org")
    later(inn, 24 * 3600 + 1)
    inn.ways.add(new_pass(), MAIL, "b@example.org")


def test_a_failing_address_is_tried_less_and_less_and_then_put_aside(
    small: Inn, sink: Posted
) -> None:
    inn, one = small, crier(small, "json")
    guest, _table, _tokens = waits(inn)
    way = told_by(inn, guest, "json", at(sink))
    empty_letters(inn, one, sink)
    sink.status = 500
    later(inn, WAIT + 1)
    for minutes in (1, 4, 16, 64, 256, 360, 360):
        cries(one)
        tried = len(sink.bodies)
        later(inn, minutes * 60 - 20)
        cries(one)
        assert len(sink.bodies) == tried, "it rests"
        later(inn, 25)
    cries(one)
    assert len(sink.bodies) == ENOUGH and inn.ways.of(guest)[0].aside
    later(inn, 10 * 24 * 3600)
    cries(one)
    assert len(sink.bodies) == ENOUGH
    inn.ways.remove(guest, way)
    assert inn.ways.of(guest) == []


def test_a_push_is_signed_and_only_its_browser_reads_it(inn: Inn, sink: Posted) -> None:
    one, browser = crier(inn, PUSH), Subscriber(f"{sink.address}/some/where")
    guest, table, _tokens = waits(inn)
    kind, address = one.posting.checked(PUSH, browser.address)
    inn.ways.add(guest, kind, address)
    inn.ways.add(guest, kind, address)
    assert len(inn.ways.of(guest)) == 1, "a browser that asks again says the same"
    later(inn, WAIT + 1)
    cries(one)
    assert len(sink.bodies) == 1 and table.encode() not in sink.bodies[0]
    said = browser.reads(sink.bodies[0])
    assert said["url"] == f"{HOME}/table/{table}" and said["title"] == "It is your turn: Council"
    assert said["stop"].startswith(f"{HOME}/stop/")
    head = sink.heads[0]
    token, key = re.findall(r"[tk]=([\w.=-]+)", head["authorization"])
    assert key.rstrip("=") == crier(inn, PUSH).posting.public_key(), "the key stays"
    assert Vapid02.verify(head["authorization"])
    claims = json.loads(data(token.split(".")[1]))
    assert claims["aud"] == sink.address and claims["sub"] == HOME
    assert int(head["ttl"]) > 0 and head["content-encoding"] == "aes128gcm"


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_takes_no_more_is_forgotten(small: Inn, sink: Posted, status: int) -> None:
    inn, one = small, crier(small, PUSH)
    guest, _table, _tokens = waits(inn)
    inn.ways.add(guest, PUSH, Subscriber(sink.address).address)
    sink.status = status
    later(inn, WAIT + 1)
    cries(one)
    assert inn.ways.of(guest) == [] and len(sink.bodies) == 1


def test_the_key_of_pushes_is_told_to_nobody(small: Inn) -> None:
    posting = crier(small, PUSH).posting
    secret = small.store.lasting("vapid", lambda: "")
    assert secret and secret not in posting.public_key()


# --- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "said", "why"),
    [
        (MAIL, "ada", "is no e-mail address"),
        (MAIL, "a@b.org,c@d.org", "is no e-mail address"),
        (MAIL, "a@b.org?cc=c@d.org", "is no e-mail address"),
        (MAIL, "a@b.org\nBcc: c@d.org", "signs that none has"),
        (MAIL, "x" * 3000, "too long"),
        ("other", "gopher://x", "begins with json://"),
        ("other", "slack://a/b/c", "begins with json://"),
        ("other", "mailto://u:p@smtp.example.org", "is no e-mail address"),
        ("other", "", "begins with json://"),
        ("other", "json://", "no address that Apprise understands"),
        ("other", "json://example.org/?template=/etc/passwd", "nothing behind a question mark"),
        ("other", "json://localhost:25", "inside the inn's own network"),
        ("other", "json://127.0.0.1", "inside the inn's own network"),
        ("other", "json://127.0.1", "no address that Apprise understands"),
        ("other", "json://2130706433", "inside the inn's own network"),
        ("other", "json://10.1.2.3/x", "inside the inn's own network"),
        ("other", "json://192.168.1.1", "inside the inn's own network"),
        ("other", "json://169.254.169.254/latest", "inside the inn's own network"),
        ("other", "json://printer.local", "inside the inn's own network"),
        (PUSH, "", "no address for its pushes"),
        (PUSH, "{}", "no address for its pushes"),
        (PUSH, '{"endpoint": 1, "keys": []}', "no address for its pushes"),
        (PUSH, Subscriber("https://127.0.0.1/x").address, "no address for its pushes"),
        (PUSH, Subscriber("http://push.example.org/x").address, "no address for its pushes"),
        (PUSH, Subscriber("file:///etc/passwd").address, "no address for its pushes"),
    ],
)
def test_an_address_that_cannot_be_is_refused_in_a_sentence(
    small: Inn, kind: str, said: str, why: str
) -> None:
    server = "mailto://smtp.example.org?from=inn@example.org"
    posting = crier(small, MAIL, "json", PUSH, mail=server, within=False).posting
    with pytest.raises(Complaint, match=why):
        posting.checked(kind, said)


@pytest.mark.parametrize("kind", ["json", PUSH])
def test_nothing_is_sent_inside_whatever_a_name_stands_for(
    small: Inn, sink: Posted, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """A name that was looked up elsewhere, and a redirection, end there too."""
    posting = crier(small, "json", PUSH, within=False).posting
    inner = at(sink) if kind == "json" else Subscriber(sink.address).address
    with pytest.raises(NotSent):
        posting.send(kind, inner, SAYS)
    assert sink.bodies == []
    port = urlsplit(sink.address).port
    with posted() as outer:
        mine = int(urlsplit(outer.address).port or 0)
        outer.moved = f"http://localhost:{port}/inner"
        real = posting_module._is_outside
        seen: list[str] = []

        def outside(number: str) -> bool:
            """The outer server is taken for one in the open internet."""
            seen.append(number)
            return len(seen) == 1 or real(number)

        monkeypatch.setattr(posting_module, "_is_outside", outside)
        there = at(outer) if kind == "json" else Subscriber(outer.address).address
        with pytest.raises(NotSent):
            posting.send(kind, there, SAYS)
        assert mine and len(outer.bodies) == 1 and sink.bodies == []
    crier(small, "json", PUSH, within=True).posting.send(kind, inner, SAYS)
    assert len(sink.bodies) == 1


def test_only_numbers_of_the_open_internet_are_outside() -> None:
    outer = "8.8.8.8 2001:4860:4860::8888".split()
    inner = (
        "127.0.0.1 10.0.0.1 172.16.0.1 192.168.0.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 "
        "255.255.255.255 ::1 :: fe80::1%eth0 fd00::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 "
        "2002:7f00:1:: 64:ff9b::7f00:1 ff02::1"
    ).split()
    assert all(posting_module._is_outside(one) for one in outer)
    assert not [one for one in inner if posting_module._is_outside(one)]


@pytest.mark.parametrize(
    ("kinds", "mail", "home", "why"),
    [
        (("syslog",), "", HOME, "no way to tell guests"),
        (("Mail To",), "", HOME, "no way to tell guests"),
        (("json",), "", "", "need --public-address"),
        ((MAIL,), "", HOME, "need a mail server"),
        ((MAIL,), "json://localhost", HOME, "need a mail server"),
    ],
)
def test_what_cannot_work_is_said_when_the_inn_is_opened(
    small: Inn, kinds: tuple[str, ...], mail: str, home: str, why: str
) -> None:
    with pytest.raises(Complaint, match=why):
        Posting(small.store, Notices(kinds, mail), home)


def test_a_kind_that_is_not_declared_any_more_is_not_used(small: Inn, sink: Posted) -> None:
    with pytest.raises(NotSent):
        crier(small, MAIL, mail="mailto://smtp.example.org?from=i@example.org").posting.send(
            "json", at(sink), SAYS
        )
    assert sink.bodies == []


def test_secrets_of_an_address_are_shown_to_nobody(small: Inn) -> None:
    posting = crier(small, "json", PUSH).posting
    assert "secret" not in posting.shown("json", "json://ada:secret@example.org/x")
    assert posting.shown(PUSH, Subscriber("https://push.example.org/secret").address) == (
        "push.example.org"
    )


def test_without_notices_nothing_runs_and_nothing_is_asked(small: Inn) -> None:
    one = Crier(small, Posting(small.store, Notices(), ""))
    one.start()
    assert "crier" not in [thread.name for thread in threading.enumerate()]
    one.stop()
    assert json.dumps(one.posting.public_key()) == '""'
