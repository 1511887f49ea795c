"""Days, moments and spells of time, as the language of the moment writes them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Literal

from .languages import spoken

_TWICE = 2  # of a larger unit there are at least so many, so that rounding takes little away


def day(at: datetime) -> str:
    """``4 Nov 2026``."""
    from babel.dates import format_date

    return str(format_date(at, "medium", locale=spoken().locale))


def moment(at: datetime) -> str:
    """A day and the minute: ``4 Nov 2026, 16:05``."""
    from babel.dates import format_time, get_datetime_format

    together = str(get_datetime_format("medium", locale=spoken().locale))
    return together.format(format_time(at, "short", locale=spoken().locale), day(at))


def universal(at: float) -> str:
    """The moment so many seconds after 1970 began, wherever one is: ``4 Nov 2026, 16:05 UTC``."""
    return f"{moment(datetime.fromtimestamp(at, UTC))} UTC"


def spell(seconds: float) -> str:
    """How long that is, about: ``59 secs``, ``3 days``. It is short, so that a sentence may have it
    in any case."""
    return _lasting(seconds, _TWICE, "short")


def span(seconds: float) -> str:
    """How long that is, where it is one unit or several: ``1 hour``, ``3 days``."""
    return _lasting(seconds, 1, "long")


def _lasting(seconds: float, least: float, how: Literal["short", "long"]) -> str:
    from babel.dates import format_timedelta

    lasts = timedelta(seconds=max(0, round(seconds)))
    return str(format_timedelta(lasts, threshold=least, format=how, locale=spoken().locale))
