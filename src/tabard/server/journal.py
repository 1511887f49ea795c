"""The log of whoever runs the inn: for people as lines, for programs as one JSON object a line.

It says when, how bad, at which process, and of which table and request. It holds no secret: what
an error itself says may name a hidden card, a token or a line of the chat, so of an error stands
there what kind it is, and where in the code.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from asyncio import CancelledError
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, TextIO

FORMATS = ("text", "json")
_ID = re.compile(r"[a-z0-9]{1,24}")
_Problem = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]

# What is answered now: the request's own word, and its scope, which knows the table once it has
# found its route.
REQUEST: ContextVar[tuple[str, Any]] = ContextVar("REQUEST", default=("", {}))


class Lines(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(process)d %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        """A line, without what a library's loop says of what it was handed."""
        record.message = _sentence(record)
        return super().formatMessage(record)

    def formatException(self, ei: _Problem) -> str:
        """Where it went wrong."""
        return "\n".join(f"  {place}" for place in _places(ei))


class Objects(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The object: ``time`` (ISO 8601, UTC), ``level``, ``process``, ``message``, and where they
        are known ``table``, ``request`` and ``error`` (places in the code, the last the innermost,
        each after the kind of error)."""
        word, scope = REQUEST.get()
        table = getattr(record, "table", "") or _table_of(scope)
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "process": record.process,
            "message": _sentence(record),
        }
        more = {"table": table, "request": word}
        said |= {name: known for name, known in more.items() if known}
        if record.exc_info and record.exc_info[0]:
            said["error"] = _places(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def keep(how: str, level: int = logging.INFO) -> None:
    """Keep a log of this process on stderr, in one of the ``FORMATS``."""
    logging.basicConfig(handlers=[written(how, sys.stderr)])
    logging.getLogger("tabard").setLevel(level)
    logging.getLogger("python_multipart").setLevel(
        logging.ERROR
    )  # what is wrong with guests' forms


def written(how: str, to: TextIO) -> logging.Handler:
    """What writes a log in one of the ``FORMATS``. Requests that are cut off when the inn closes
    are left out: their errors say only where they were."""
    handler = logging.StreamHandler(to)
    handler.setFormatter(Objects() if how == "json" else Lines())
    handler.addFilter(_matters)
    return handler


def _matters(record: logging.LogRecord) -> bool:
    return not (record.exc_info and isinstance(record.exc_info[1], CancelledError))


def _table_of(scope: Any) -> str:
    """The table that is asked for; empty where it is none, or could be none."""
    table = scope.get("path_params", {}).get("table", "") if scope else ""
    return table if isinstance(table, str) and _ID.fullmatch(table) else ""


def _sentence(record: logging.LogRecord) -> str:
    """What is said: of others' records only the first line, for below it stands what they hold."""
    said = record.getMessage()
    return said if record.name == "tabard" else said.partition("\n")[0]


def _places(problem: _Problem) -> list[str]:
    """Kinds and places of an error and of those before it; nothing of what they say."""
    found: list[str] = []
    error, known = problem[1], set[int]()
    while error is not None and id(error) not in known:
        known.add(id(error))
        frames = traceback.extract_tb(error.__traceback__)
        places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        found = [type(error).__qualname__, *places, *found]
        error = error.__cause__ or error.__context__
    return found
