"""How each event and each bandit is drawn, wherever one speaks of it.

A bandit is put together: dressed as before the marsh, with a beard or none, and what is carried
(``data/looks.csv``, with the parts in ``looks.svg``).
"""

from __future__ import annotations

from tabard.drawn.board import element
from tabard.drawn.scene import Faces, faces_of

from ..book import printed
from ..components import bandits, events

_EYES = "M22 8.4v.1M26 8.4v.1"


def faces() -> Faces:
    """By their marks; the first of the events are quests."""
    return {
        **faces_of(events.EVENTS, events.EVENTS.words),
        **faces_of(events.QUESTS, events.QUESTS.words),
        **faces_of(bandits.BANDITS, [face_of(bandit) for bandit in bandits.BANDITS.numbers]),
    }


def face_of(bandit: int) -> str:
    """The symbol of a bandit who is free."""
    return f"face_{bandits.BANDITS.word(bandit)}"


def dress(bandit: int) -> str:
    """The symbol of what a bandit was before."""
    tag = bandits.TAG[bandit]
    return "bandit" if tag == bandits.NO_TAG else bandits.TAGS.word(tag)


def portraits() -> str:
    """The symbols of all bandits."""
    looks = {look["id"]: look for look in printed("looks")}
    return "".join(
        _portrait(bandit, looks[bandits.BANDITS.word(bandit)]) for bandit in bandits.BANDITS.numbers
    )


def _portrait(bandit: int, look: dict[str, str]) -> str:
    parts = [dress(bandit)]
    if look["beard"] != "none":
        parts.append(f"beard_{look['beard']}")
    parts.append(f"carries_{look['carries']}")
    drawn = "".join(element("use", href=f"#{part}", width=48, height=48) for part in parts)
    eyes = element("path", d=_EYES, class_="dot")
    return element("symbol", drawn + eyes, id=face_of(bandit), viewBox="0 0 48 48")
