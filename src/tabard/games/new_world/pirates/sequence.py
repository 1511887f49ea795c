"""The phases in which pirates act."""

from __future__ import annotations

from tabard.engine.actions import rows
from tabard.engine.kinds import CHANCE, upto
from tabard.engine.sequence import phase, steps
from tabard.engine.words import _

from ..administration import NATIVES_GROW
from ..components.map import AREAS
from ..components.map import TO_SEA as ANY_SPOT
from ..components.nations import ALL_FLEETS
from ..phases import BETRAYED, HIDE_HAVEN, PIRATE_COURSE, PIRATES_MOVE, SEARCH, SEND_PIRATES
from ..under import in_administration
from . import havens, shipyards, sorties
from .havens import MOST_HAVENS
from .sorties import STEPS_OF_PIRATES

PIRATE_PHASES = [
    phase(
        PIRATES_MOVE,
        "3.9.D4",
        does=sorties.go_on_with_the_pirates,
        keeps={"step": STEPS_OF_PIRATES},
        within=in_administration(NATIVES_GROW + 1),
    ),
    phase(HIDE_HAVEN, "3.17.8", asks=CHANCE, verbs=(havens.hide_haven,)),
    phase(
        SEARCH,
        "3.17.8",
        asks=CHANCE,
        verbs=(havens.find_haven, havens.find_nothing),
        keeps={"area": AREAS},
    ),
    phase(
        BETRAYED,
        "3.17.8",
        asks=CHANCE,
        verbs=(shipyards.betray,),
        keeps={"haven": upto(MOST_HAVENS - 1)},
    ),
    phase(
        PIRATE_COURSE,
        "3.17.9",
        asks=CHANCE,
        verbs=(sorties.pirates_sail,),
        keeps={"fleet": ALL_FLEETS, "to": steps("sea", "coast")},
    ),
    phase(
        SEND_PIRATES,
        "3.19.4",
        verbs=(sorties.send_pirates,),
        tip=_("Send this pirate fleet to a sea or a coast next to it; it raids a colony there."),
        keeps={"fleet": ALL_FLEETS},
    ),
]
PIRATE_VERBS = [
    rows(havens.hide_haven, area=AREAS),
    rows(havens.find_haven),
    rows(havens.find_nothing),
    rows(shipyards.betray, area=AREAS),
    rows(sorties.pirates_sail, to=ANY_SPOT),
    rows(sorties.send_pirates, to=ANY_SPOT),
]
