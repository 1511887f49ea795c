"""The porter takes records in: short ones are tried at once, long ones in a process of their own,
one after another and one of a guest, so that nobody at a table waits for them."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any

from starlette.concurrency import run_in_threadpool

from tabard.engine.words import _, say

from ..complaints import Complaint, TooMuch, TooOften, Unlawful
from ..door.accounts import billed
from ..inn import Inn, orders

MOST = 20_000  # moves of a record
SHORT = 200  # moves that are tried without a process
WAITING = 10  # guests whose records may be here at once
SECONDS = 60.0  # for all moves of a record


@dataclass(frozen=True)
class Tried:
    """So many of a record's moves are tried."""

    tried: int
    moves: int


class Porter:
    """Takes in the records that guests bring to an inn."""

    def __init__(self, inn: Inn) -> None:
        self.inn = inn
        self._guests: set[str] = set()
        self._turn = asyncio.Lock()

    async def brought(self, guest: str, record: str) -> str:
        """The table of a record, once every move was tried. Raises Complaint."""
        async with aclosing(self.brings(guest, record)) as going:
            async for said in going:
                if isinstance(said, str):
                    return said
        raise AssertionError("a record ends as a table, or in a complaint")

    async def brings(self, guest: str, record: str) -> AsyncGenerator[Tried | str]:
        """How far a record is tried, now and then, and in the end its table."""
        self._let_in(guest)
        try:
            moves = await run_in_threadpool(billed(orders.moves_in), record)
            if moves > MOST:
                sentence = _("This record has {moves} moves; at most {most} are taken in.")
                raise TooMuch(say(sentence, moves=moves, most=MOST))
            if moves <= SHORT:
                yield await run_in_threadpool(self.inn.bring_in, record, guest=guest)
                return
            async with self._turn, aclosing(_proved(record)) as going:
                async for said in going:
                    if isinstance(said, Tried):
                        yield said
                    else:
                        yield await run_in_threadpool(
                            self.inn.unpack, record, over=said, guest=guest
                        )
        finally:
            self._guests.discard(guest)

    def _let_in(self, guest: str) -> None:
        if guest in self._guests:
            raise TooOften(say(_("A record of yours is being tried already; wait for it.")))
        if len(self._guests) >= WAITING:
            raise TooOften(say(_("Too many records are being tried; try again later.")))
        self._guests.add(guest)


async def _proved(record: str) -> AsyncGenerator[Tried | bool]:
    """How far a record is tried, and in the end whether the game is over. Raises Complaint."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tabard.server.keeping.proving",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    end = asyncio.get_running_loop().time() + SECONDS
    try:
        process.stdin.write(record.encode("utf-8"))
        process.stdin.close()
        while True:
            async with asyncio.timeout_at(end):
                line = await process.stdout.readline()
            said = _said(line)
            yield said
            if isinstance(said, bool):
                return
    except TimeoutError:
        sentence = _("To try all moves of this record takes too long: more than {seconds} seconds.")
        raise TooMuch(say(sentence, seconds=round(SECONDS))) from None
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def _said(line: bytes) -> Tried | bool:
    """What the process wrote. Raises Complaint."""
    if not line:
        raise Complaint(say(_("This record could not be tried; nothing has changed.")))
    said: dict[str, Any] = json.loads(line)
    if "complaint" in said:
        raise Unlawful(said["complaint"], said["rule"], said["facts"])
    return bool(said["over"]) if "over" in said else Tried(said["tried"], said["moves"])
