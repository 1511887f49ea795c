"""What a page was asked to show: it stands in its address, so every view of a table is a link."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import quote_plus

_LONGEST = {
    "said": 400,
    "at": 200,
    "onto": 200,
    "about": 200,
    "why": 400,
    "tried": 400,
    "rules": 100,
    "odds": 400,
    "late": 10,
    "panel": 10,
}


@dataclass(frozen=True)
class Wish:
    """What the page was asked to show: the ``said`` words of half a move, the marks of a thing
    that was pointed ``at`` (and from there ``onto`` another) or asked ``about``, words to ask
    ``why`` they are not allowed, or the ``odds`` of, a move that was ``tried`` in vain where the
    address is all that is kept, what to look up in the ``rules``, how much of the log had been seen
    (``since``), whether the ``whole`` log is wanted, and whether the page was too ``late`` for what
    was done upon it: the table had ``moved`` on, or that was ``decided`` already; and which
    ``panel`` is to be in front."""

    said: str = ""
    at: str = ""
    onto: str = ""
    about: str = ""
    why: str = ""
    tried: str = ""
    odds: str = ""
    rules: str = ""
    since: int = -1
    whole: bool = False
    late: str = ""
    panel: str = ""

    @property
    def front(self) -> str:
        """The panel that is to be in front: the rules where something is looked up in them."""
        return "book" if self.rules else self.panel

    @property
    def beside(self) -> dict[str, str]:
        """What is kept while the rules are searched: the rest of what was asked for."""
        keys = ("said", "at", "onto", "about", "why", "odds")
        return {key: value for key in keys if (value := getattr(self, key))}

    def link(self, **wish: str) -> str:
        """The address of this page with something said or asked; what was looked up stays."""
        wanted = {**wish, "rules": self.rules}.items()
        said = "&".join(f"{key}={quote_plus(value)}" for key, value in wanted if value)
        return f"?{said}#now"


def wish_of(asked: Mapping[str, str], since: int) -> Wish:
    """The wish in the query of an address."""
    words = {key: asked.get(key, "").strip()[:longest] for key, longest in _LONGEST.items()}
    if asked.get("ask") == "odds":  # the same field takes words to ask either about
        words["odds"], words["why"] = words["why"], ""
    return Wish(**words, since=since, whole=asked.get("log") == "all")
