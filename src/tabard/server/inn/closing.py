"""Closing time: before a restart the inn opens no new tables, and lets what goes on come to rest.

It stands in the database, so one command reaches every worker.
"""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from tabard.engine.words import _, say

from ..complaints import Closes
from ..database.schema import SETTINGS
from ..database.store import Store

_NAME = "closing"


def close(store: Store) -> None:
    """From now on all workers come to rest. Raises NotKept."""
    with store.writing() as connection:
        connection.execute(delete(SETTINGS).where(SETTINGS.c.name == _NAME))
        connection.execute(insert(SETTINGS).values(name=_NAME, value=str(store.clock.now())))


def reopen(store: Store) -> None:
    """All goes on. Raises NotKept."""
    with store.writing() as connection:
        connection.execute(delete(SETTINGS).where(SETTINGS.c.name == _NAME))


def closes(store: Store) -> bool:
    """Is it closing time? Raises NotKept."""
    found = select(SETTINGS.c.value).where(SETTINGS.c.name == _NAME)
    with store.reading() as connection:
        return connection.execute(found).first() is not None


def goodbye() -> str:
    """What those hear who listen while the inn closes."""
    return say(_("The inn closes for a moment. All is kept, and it goes on when it is open again."))


def no_table() -> Closes:
    """Why no table is opened now."""
    sentence = _("The inn is about to close for a moment: open a table when it is open again.")
    return Closes(say(sentence))
