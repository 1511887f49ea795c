"""Cards that lie open until the end of the chapter (3.7, 3.19) (EC1 to EC8).

Here is what happens at once. The rest stands where it is asked: flood and snow in the voyage, the
others in the résistance."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import n_

from ..alert import raise_alert
from ..board import is_convict, is_prisoner
from ..book import told
from ..components import bandits, events
from ..prison import free_convict, free_prisoner


def come_into_force(state):
    """Amnesty and tribute act at once, and campaigns raise the alert (EC3, EC4, EC5, EC6)."""
    if state.event == events.GREAT_AMNESTY:
        proclaim_amnesty(state)
    elif state.event == events.CAMPAIGN_OF_TONG_GUAN or state.event == events.CAMPAIGN_OF_GAO_QIU:
        raise_alert(state)
    elif state.event == events.TRIBUTE_OF_FLOWERS_AND_ROCKS:
        take_the_tribute(state)


def proclaim_amnesty(state):
    """All prisoners are freed, all convict tokens are removed (EC3)."""
    for figure in range(bandits.BANDITS):
        if state.zone[figure] == bandits.FIGURE:
            if is_prisoner(state, figure):
                free_prisoner(state, figure)
            if is_convict(state, figure):
                free_convict(state, figure)


TAXED = told(
    "taxed",
    "EC6",
    n_(
        "{figure} pays {taels} tael of tribute and keeps {left}.",
        "{figure} pays {taels} taels of tribute and keeps {left}.",
        "taels",
    ),
    taels=NUMBER,
    left=NUMBER,
)


def take_the_tribute(state):
    """Every figure loses half of its taels; the loss is rounded down (EC6)."""
    for figure in range(bandits.BANDITS):
        loss = state.taels[figure] // 2
        if state.zone[figure] == bandits.FIGURE and loss > 0:
            state.taels[figure] -= loss
            tell(state, TAXED, figure, loss, state.taels[figure])
