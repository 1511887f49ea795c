"""Two browsers and a spectator share a game of Jeanne d'Arc: all bytes that the inn sends them are
recorded, and two games that differ only in a secret give the others the very same ones."""

from __future__ import annotations

import itertools
import re
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tabard.server.database.store import Store
from tabard.server.inn import orders

from ..server.guests import draw_alike
from .conftest import Enter, House
from .guest import PATIENCE, Guest

COMMITMENT = "Attack with", "Defend with"
TO_A_FIGHT = "[value^='attack '], [href*='said=attack+']"
TO_THE_VOTE = "[value='pass'], [value='end_turn'], [value='stop_buying']"


class Party:
    """Ada and Ben at a table, and a watcher without a seat; chance is the same in every party."""

    def __init__(self, house: House, enter: Enter) -> None:
        self.house = house
        self.ada, self.ben, self.watcher = (enter(n, at=house) for n in ("Ada", "Ben", "Watcher"))
        self.ada.sets_a_table("jeanne_darc", option_end="1", seat_2="open")
        self.ada.page.wait_for_url("**/table/*")
        self.ben.comes_in(self.ada.page.url)
        self.ben.page.get_by_label("Your name").fill("Ben")
        self.ben.page.get_by_role("button", name="Sit down").click()
        self.watcher.comes_in(self.ada.page.url)
        self.rest()

    @property
    def players(self) -> tuple[Guest, Guest]:
        """Those who have a seat."""
        return self.ada, self.ben

    def rest(self) -> None:
        """Until everybody has seen everything: no byte goes out for a while, and all pages show the
        table as the house keeps it."""
        sent, since, end = -1, time.monotonic(), time.monotonic() + PATIENCE
        while time.monotonic() - since < 0.5 or not self.all_are_up_to_date():
            assert time.monotonic() < end, "the house never comes to rest"
            self.ada.page.wait_for_timeout(50)
            now = sum(map(len, self.house.watch.sent.values()))
            if now != sent:
                sent, since = now, time.monotonic()

    def all_are_up_to_date(self) -> bool:
        """Does every page show what has been kept last?"""
        kept = str(self.house.inn.look("thesametable", None).version)
        return all(guest.shown_version() == kept for guest in (*self.players, self.watcher))

    def asked(self, *words: str) -> Guest | None:
        """A player who must decide something that is called so."""
        for guest in self.players:
            if guest.title.startswith("●") and any(w in guest.seen() for w in words):
                return guest
        return None

    def whose_turn(self) -> Guest:
        """A player who must decide: a page may need a moment to say so."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for guest in self.players:
                if guest.title.startswith("●"):
                    return guest
            self.ada.page.wait_for_timeout(30)
        raise AssertionError(f"nobody's turn comes: {[g.title for g in self.players]}")

    def goes_on_until(self, *words: str, by: str) -> Guest:
        """Let both play, the same in every party, until somebody is asked for this: what leads
        there is picked wherever it can be."""
        for turn in range(300):
            guest = self.whose_turn()
            found = self.asked(*words)
            if found:
                return found
            choices = guest.choices()
            wanted = choices.and_(guest.page.locator(by))
            picked = wanted if wanted.count() else choices
            before = guest.seen()
            guest.click(picked.nth(turn % picked.count()))
            guest.waits_for_more_than(before)
            self.rest()
        raise AssertionError(f"nobody is ever asked for {words}")

    def decides(self, guest: Guest, last: bool) -> None:
        """Say the first (or the last) of what can be said, until the move is made."""
        asked = guest.page.locator("#question").inner_text()
        log = guest.page.locator("#people").inner_text()
        while guest.title.startswith("●"):
            choices = guest.choices()
            before = guest.seen()
            guest.click(choices.last if last else choices.first)
            expect(guest.page.locator("#question")).to_be_visible()
            guest.waits_for_more_than(before)
            if guest.page.locator("#question").inner_text() != asked:
                break
            if guest.page.locator("#people").inner_text() != log:
                break
        self.rest()

    def sent_while(self, secret: Callable[[], None]) -> dict[str, set[tuple[str, bytes]]]:
        """What each guest received while something was done: different answers, each once."""
        before = {name: len(sent) for name, sent in self.house.watch.sent.items()}
        secret()
        alive = b": still here"
        return {
            name: {
                (asked, re.sub(rb"127\.0\.0\.1:\d+", b"inn", body))
                for asked, body in sent[before.get(name, 0) :]
                if alive not in body
            }
            for name, sent in self.house.watch.sent.items()
        }


@pytest.fixture
def parties(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, enter: Enter
) -> Iterator[Callable[[], Party]]:
    """Makes parties in which everything is the same but what the people decide."""
    draw_alike(monkeypatch)
    monkeypatch.setattr(orders, "new_id", lambda: "thesametable")
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _size: "thesame")
    monkeypatch.setattr(Store, "signing_key", lambda _store: "thesamekey")
    counts = itertools.count()
    made: list[Party] = []
    with ExitStack() as stack:

        def make() -> Party:
            folder = tmp_path / str(next(counts))
            folder.mkdir()
            made.append(Party(stack.enter_context(House(folder, keepers=0)), enter))
            return made[-1]

        yield make
        for party in made:  # they go before the house closes
            for guest in (*party.players, party.watcher):
                guest.page.context.close()


@pytest.mark.parametrize("secret", ["a vote", "a battle"])
def test_a_secret_is_in_no_byte_that_the_others_receive(
    secret: str, parties: Callable[[], Party]
) -> None:
    words, by = (
        (("vote in secret",), TO_THE_VOTE) if secret == "a vote" else (COMMITMENT, TO_A_FIGHT)
    )
    received = []
    for last in (False, True):
        party = parties()
        holder = party.goes_on_until(*words, by=by)
        sent = party.sent_while(lambda p=party, h=holder, w=last: p.decides(h, w))  # type: ignore[misc]
        received.append((holder.name, sent))
    (holder_name, first), (same, second) = received
    assert holder_name == same
    assert first[holder_name] != second[holder_name], "the two games do not differ"
    for name in {"Ada", "Ben", "Watcher"} - {holder_name}:
        assert first[name], f"{name} received nothing"
        different = lines_of(first[name]) ^ lines_of(second[name])
        assert first[name] == second[name], f"{name} receives something else: {different}"


def lines_of(sent: set[tuple[str, bytes]]) -> set[bytes]:
    """All lines that were sent, to say where two games differ."""
    return {line for _asked, body in sent for line in body.splitlines()}
