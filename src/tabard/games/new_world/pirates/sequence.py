"""The phases in which pirates act."""

from __future__ import annotations

from tabard.engine.actions import rows
from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import phase
from tabard.engine.words import _

from ..components.map import AREAS
from ..components.map import TO_SEA as ANY_SPOT
from ..phases import BETRAYED, HIDE_HAVEN, PIRATE_COURSE, PIRATES_MOVE, SEARCH, SEND_PIRATES
from . import havens, shipyards, sorties

PIRATE_PHASES = [
    phase(PIRATES_MOVE, "3.9.D4", does=sorties.go_on_with_the_pirates),
    phase(HIDE_HAVEN, "3.17.8", asks=CHANCE, verbs=(havens.hide_haven,)),
    phase(SEARCH, "3.17.8", asks=CHANCE, verbs=(havens.find_haven, havens.find_nothing)),
    phase(BETRAYED, "3.17.8", asks=CHANCE, verbs=(shipyards.betray,)),
    phase(PIRATE_COURSE, "3.17.9", asks=CHANCE, verbs=(sorties.pirates_sail,)),
    phase(
        SEND_PIRATES,
        "3.19.4",
        verbs=(sorties.send_pirates,),
        tip=_("Send this pirate fleet to a sea or a coast next to it; it raids a colony there."),
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
