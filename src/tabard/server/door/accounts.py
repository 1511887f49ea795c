"""What a guest's requests cost, in seconds of a processor, is charged to him, wherever the work is
done: who lets the inn work longer than his share waits, and nobody else does."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from fastapi.routing import APIRoute

from .rates import Buckets

MUCH = 1.0  # seconds of a processor that a guest has used lately

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Account:
    """What the guest may use who asks now. Once he has had much done for him lately, it goes on
    ``alone``, one thing at a time: others share the processor with one thread of his."""

    buckets: Buckets
    guest: str
    alone: asyncio.Lock = field(default_factory=asyncio.Lock)

    def charge(self, seconds: float) -> None:
        """So long has somebody worked for him."""
        self.buckets.spend(self.guest, seconds, time.monotonic())

    @property
    def has_used_much(self) -> bool:
        """Have others had to wait for him?"""
        return self.buckets.spent(self.guest, time.monotonic()) > MUCH

    def wait(self, seconds: float = 0.0) -> float:
        """In how many seconds work for him may begin, or he has so much left."""
        return self.buckets.wait(self.guest, time.monotonic(), seconds)


ASKING: ContextVar[Account | None] = ContextVar("ASKING", default=None)


def billed(work: Callable[P, R]) -> Callable[P, R]:
    """Work in a thread, which is charged to whoever asks."""

    @wraps(work)
    def working(*args: P.args, **kwargs: P.kwargs) -> R:
        account, begun = ASKING.get(), time.thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            if account is not None:
                account.charge(time.thread_time() - begun)

    return working


@asynccontextmanager
async def in_credit() -> AsyncIterator[None]:
    """Work for whoever asks, as soon as it may begin, and one thing at a time: what is being worked
    at has not been charged yet, so of many at once none would know how much he uses."""
    account = ASKING.get()
    if account is None:
        yield
        return
    while wait := account.wait():
        await asyncio.sleep(wait)
    async with account.alone:
        yield


class Billed(APIRoute):
    """A route whose work is charged."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **more: Any) -> None:
        if not inspect.iscoroutinefunction(endpoint):
            endpoint = billed(endpoint)
        super().__init__(path, endpoint, **more)
