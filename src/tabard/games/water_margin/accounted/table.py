"""Is every component where it can be? (3.2 and the invariants of 3.17)"""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on
from tabard.engine.kinds import NUMBER, Kind
from tabard.engine.rule import because
from tabard.engine.words import _

from .. import phases
from ..book import complain
from ..ending import ENDINGS, reason_to_end, solo_grade
from ..readings import alert_grows, last_chapter
from .bandits import bandits_off
from .events import events_off
from .going_on import what_goes_on_off
from .players import players_off


def complaint(state):
    """0 when everything is where it can be and what goes on belongs together, else what is wrong
    (3.17)."""
    return (
        chapter_off(state)
        or bandits_off(state)
        or players_off(state)
        or events_off(state)
        or (state.ended == 0 and what_goes_on_off(state))
    )


_ENDED = Kind(
    "ending",
    ["not at all", *(ending.word for ending in ENDINGS)],
    ["not at all", *(ending.word.replace("_", " ") for ending in ENDINGS)],
)
CHAPTER_OFF = complain(
    "3.13", _("It is chapter {found}; it can be {first} to {last}."), first=NUMBER, last=NUMBER
)
ALERT_OFF = complain("3.12", _("The alert is {found}; here it does not grow and is 0."))
NO_FIRST_SEAT = complain(
    "3.4", _("Seat {found} bears the first-player marker; seats 1 to {most} play.")
)
ENDED_OTHERWISE = complain(
    "3.13", _("The game has ended {found}; on this table it ends {should}."),
    found=_ENDED, should=_ENDED,
)  # fmt: skip


def chapter_off(state):
    """The chapter, the marker, the alert, and how the game has ended (3.1, 3.4, 3.12, 3.13)."""
    first = 1 if goes_on(state, phases.CHAPTER) or state.ended != 0 else 0
    last = 0 if goes_on(state, phases.SET_UP) else last_chapter(state)
    if not first <= state.chapter <= last:
        return because(CHAPTER_OFF, state.chapter, first, last)
    if state.first_seat >= state.seats:
        return because(NO_FIRST_SEAT, state.first_seat + 1, state.seats)
    if state.alert > 0 and not alert_grows(state):
        return because(ALERT_OFF, state.alert)
    if state.ended != 0 and state.ended != ends_with(state):
        return because(ENDED_OTHERWISE, state.ended, ends_with(state))
    return 0


def ends_with(state):
    """The ending that this table has reached; 0 if none (3.13, 3.15)."""
    reason = reason_to_end(state)
    return solo_grade(state) if reason != 0 and state.seats == 1 else reason
