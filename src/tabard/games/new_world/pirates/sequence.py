"""The phases in which pirates act."""

from __future__ import annotations

from tabard.engine.actions import rows
from tabard.engine.kinds import CHANCE, upto
from tabard.engine.sequence import Within, each, phase, steps
from tabard.engine.words import _

from ..components.map import AREAS
from ..components.map import TO_SEA as ANY_SPOT
from ..components.nations import ALL_FLEETS, PIRATE_FLEETS, PIRATES_BY_NUMBER
from ..phases import (
    BETRAYED,
    BRETHREN,
    HAVEN_DIE,
    HIDDEN_DIE,
    HIDE_HAVEN,
    PIRATE_COURSE,
    PIRATES_MOVE,
    PIRATES_SENT,
    SEARCH,
    SEND_PIRATES,
    SORTIE,
)
from ..under import IN_ITS_IMPULSE, THE_BOARD, in_administration
from . import havens, shipyards, sorties
from .havens import MOST_HAVENS, hidden_havens
from .sorties import ABROAD, SORTIES


def abroad(step: str) -> Within:
    """One of the havens in this step of what pirates do: the next one comes next."""
    begins = ABROAD.begins[step]
    return Within(PIRATES_MOVE, seat=THE_BOARD, comes_to=lambda _state, _seat, n: begins + n + 1)


ITS_SORTIE = Within(
    PIRATES_MOVE,
    seat=THE_BOARD,
    comes_to=lambda _state, fleet, _come: ABROAD.begins["sortie"] + fleet + 1,
)
PIRATE_PHASES = [
    phase(
        PIRATES_MOVE,
        "3.9.D4",
        steps=ABROAD.of(
            haven=each(sorties.known_haven_may_build, AREAS),
            hidden_haven=each(sorties.hidden_haven_may_build, MOST_HAVENS, hidden_havens),
            sortie=each(sorties.let_one_out, PIRATE_FLEETS),
            merge=sorties.end_the_sorties,
        ),
        within=in_administration("first_storm"),
    ),
    phase(
        BRETHREN,
        "3.19.4",
        steps={
            "hide": sorties.hide_one_more,
            "known": sorties.all_known_build,
            "hidden": sorties.all_hidden_build,
            "merge": sorties.end_the_sorties,
        },
        within=IN_ITS_IMPULSE,
    ),
    phase(
        PIRATES_SENT,
        "3.19.4",
        steps={
            "sortie": each(sorties.send_one_out, PIRATE_FLEETS),
            "merge": sorties.end_the_sorties,
        },
        within=IN_ITS_IMPULSE,
    ),
    phase(
        HAVEN_DIE,
        "3.17.9",
        does=sorties.known_haven_builds,
        keeps={"area": AREAS},
        within=abroad("haven"),
    ),
    phase(
        HIDDEN_DIE,
        "3.17.9",
        does=sorties.hidden_haven_builds,
        keeps={"haven": upto(MOST_HAVENS - 1)},
        within=abroad("hidden_haven"),
    ),
    phase(
        SORTIE,
        "3.17.9",
        steps=SORTIES.of(
            to_sea=sorties.drift_to_sea,
            meet_at_sea=sorties.meet_others,
            die=sorties.throw_for_a_coast,
            to_coast=sorties.drift_to_coast,
            meet=sorties.meet_others,
            raid=sorties.raid_if_it_can,
        ),
        concerns={"fleet": PIRATES_BY_NUMBER},
        within=ITS_SORTIE,
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
