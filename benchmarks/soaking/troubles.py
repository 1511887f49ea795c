"""What befalls an inn. Each trouble comes and goes; when it has gone, all must go on by itself."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

from .house import House, OnPostgres

Trouble = Callable[[House, Random], Awaitable[None]]
HOUR = 3600.0


async def a_worker_is_killed(house: House, chance: Random) -> None:
    """One of its processes ends at once."""
    with suppress(ProcessLookupError):
        os.kill(chance.choice(house.server.workers()), signal.SIGKILL)


async def the_inn_is_killed(house: House, _chance: Random) -> None:
    """All its processes end at once, and it is begun again."""
    house.server.kill()
    await asyncio.to_thread(house.server.start)


async def a_worker_stands_still(house: House, chance: Random) -> None:
    """One of its processes is stopped for some seconds."""
    await _still([chance.choice(house.server.workers())], chance)


async def the_inn_stands_still(house: House, chance: Random) -> None:
    """All its processes are stopped for some seconds, as when a machine is put to sleep."""
    await _still([house.server.process.pid, *house.server.workers()], chance)


async def _still(processes: list[int], chance: Random) -> None:
    for how in (signal.SIGSTOP, signal.SIGCONT):
        for pid in processes:
            with suppress(ProcessLookupError):
                os.kill(pid, how)
        if how == signal.SIGSTOP:
            await asyncio.sleep(chance.uniform(2, 8))


async def the_clock_goes_ahead(house: House, chance: Random) -> None:
    """The machine's clock is set ahead, by up to an hour."""
    await asyncio.to_thread(house.jump, chance.uniform(60, HOUR))


async def the_clock_goes_back(house: House, chance: Random) -> None:
    """The machine's clock is set back, by up to an hour."""
    await asyncio.to_thread(house.jump, -chance.uniform(60, HOUR))


async def the_disk_is_full(house: House, chance: Random) -> None:
    """Nothing can be written for some seconds."""
    await asyncio.to_thread(house.fills_the_disk)
    await asyncio.sleep(chance.uniform(3, 8))
    house.disk.free()
    if isinstance(house, OnPostgres):
        await asyncio.to_thread(_begun_again, house)


def _begun_again(house: OnPostgres) -> None:
    """PostgreSQL ends where it cannot write its journal; whoever runs it begins it again."""
    assert house.first.process is not None
    with suppress(subprocess.TimeoutExpired):
        house.first.process.wait(2)
    if house.first.process.poll() is not None:
        house.first.start()


async def the_disk_can_only_be_read(house: House, chance: Random) -> None:
    """The database can only be read for some seconds. A disk is made so while no file is open: the
    inn tries in vain to begin."""
    if isinstance(house, OnPostgres):
        await asyncio.to_thread(house.ask, _READ_ONLY.format("on"))
        await asyncio.sleep(chance.uniform(3, 8))
        await asyncio.to_thread(house.ask, _READ_ONLY.format("off"))
        return
    house.server.kill()
    await asyncio.to_thread(house.disk.make, "ro")
    house.server.start()
    await asyncio.sleep(chance.uniform(2, 5))
    house.server.kill()
    await asyncio.to_thread(house.disk.make, "rw")
    house.server.start()


_READ_ONLY = "ALTER SYSTEM SET default_transaction_read_only = {};\nSELECT pg_reload_conf()"


async def it_is_upgraded(house: House, chance: Random) -> None:
    """As the page on keeping an inn says: drained, backed up, begun again as a later version."""
    await asyncio.to_thread(house.command, "serve-drain")
    await asyncio.sleep(2)
    file = house.folder / f"before-{chance.randrange(10**9)}.sqlite"
    await asyncio.to_thread(house.command, "serve-backup", str(file))
    await asyncio.to_thread(house.server.stop)
    file.unlink()
    house.called(version=f"9.{chance.randrange(1000)}")
    house.server.start()


async def rules_are_changed(house: House, chance: Random) -> None:
    """For some seconds the inn has rules of a game that its tables cannot follow; then it has those
    of before again."""
    await asyncio.to_thread(house.server.stop)
    house.called(rules=chance.choice(sorted(game["name"] for game in house.games)))
    house.server.start()
    await house.server.well()
    await asyncio.sleep(chance.uniform(6, 12))
    await asyncio.to_thread(house.server.stop)
    house.called()
    house.server.start()


async def the_database_is_restarted(house: House, _chance: Random) -> None:
    """PostgreSQL ends as it should, and is begun again."""
    assert isinstance(house, OnPostgres)
    await asyncio.to_thread(_restarted, house, signal.SIGINT)


async def the_database_is_cut_off(house: House, _chance: Random) -> None:
    """PostgreSQL ends at once, with nothing tidied up, and is begun again."""
    assert isinstance(house, OnPostgres)
    await asyncio.to_thread(_restarted, house, signal.SIGQUIT)


def _restarted(house: OnPostgres, how: signal.Signals) -> None:
    house.first.stop(how)
    house.first.start()
    house.first.wait()


async def connections_are_ended(house: House, _chance: Random) -> None:
    """All connections to PostgreSQL are ended, in the middle of whatever they do."""
    assert isinstance(house, OnPostgres)
    await asyncio.to_thread(house.ask, _ENDED)


_ENDED = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
)


async def the_database_dies(house: House, _chance: Random) -> None:
    """PostgreSQL dies, and another takes its place that has all that is kept."""
    assert isinstance(house, OnPostgres)
    await asyncio.to_thread(house.fails_over)


OF_ALL: tuple[Trouble, ...] = (
    a_worker_is_killed, the_inn_is_killed, a_worker_stands_still, the_inn_stands_still,
    the_clock_goes_ahead, the_clock_goes_back, the_disk_is_full, the_disk_can_only_be_read,
    it_is_upgraded, rules_are_changed,
)  # fmt: skip
OF_POSTGRES: tuple[Trouble, ...] = (
    the_database_is_restarted, the_database_is_cut_off, connections_are_ended, the_database_dies,
)  # fmt: skip


def schedule(house: House, chance: Random) -> list[Trouble]:
    """All that can befall this inn, in an order that chance makes; then it begins anew."""
    able = list(OF_ALL)
    if isinstance(house, OnPostgres):
        able += OF_POSTGRES
    if not house.disk.real:
        able.remove(the_disk_is_full)
        if not isinstance(house, OnPostgres):
            able.remove(the_disk_can_only_be_read)
    chance.shuffle(able)
    return able
