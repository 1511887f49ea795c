"""The phases in which pirates act."""

from __future__ import annotations

from tabard.engine.flow.sequence import Within, each, steps
from tabard.engine.kinds import CHANCE, upto

from .. import phases
from ..components import board, nations
from ..phases import phase
from ..sea import pirate_fleets, pirate_sorties
from ..sea.pirate_sorties import ABROAD, SORTIES
from ..world import havens
from ..world.havens import MOST_HAVENS, hidden_havens
from .parts_of_the_turn import THE_BOARD, by_chance, of_an_impulse


def abroad(step: str) -> Within:
    """One of the havens in this step of what pirates do: the next one comes next."""
    begins = ABROAD.begins[step]
    return Within(
        phases.PIRATES_MOVE, seat=THE_BOARD, comes_to=lambda _state, _seat, n: begins + n + 1
    )


ITS_SORTIE = Within(
    phases.PIRATES_MOVE,
    seat=THE_BOARD,
    comes_to=lambda _state, fleet, _come: ABROAD.begins["sortie"] + fleet + 1,
)
PIRATE_PHASES = [
    phase(
        phases.PIRATES_MOVE,
        steps=ABROAD.of(
            haven=each(pirate_sorties.known_haven_may_build, board.AREAS),
            hidden_haven=each(pirate_sorties.hidden_haven_may_build, MOST_HAVENS, hidden_havens),
            sortie=each(pirate_sorties.let_one_out, nations.PIRATE_FLEETS),
            merge=pirate_sorties.end_the_sorties,
        ),
    ),
    of_an_impulse(
        phases.BRETHREN,
        steps={
            "hide": pirate_sorties.hide_one_more,
            "known": pirate_sorties.all_known_build,
            "hidden": pirate_sorties.all_hidden_build,
            "merge": pirate_sorties.end_the_sorties,
        },
    ),
    of_an_impulse(
        phases.PIRATES_SENT,
        steps={
            "sortie": each(pirate_sorties.send_one_out, nations.PIRATE_FLEETS),
            "merge": pirate_sorties.end_the_sorties,
        },
    ),
    phase(
        phases.HAVEN_DIE,
        does=pirate_sorties.known_haven_builds,
        keeps={"area": board.AREAS},
        within=abroad("haven"),
    ),
    phase(
        phases.HIDDEN_DIE,
        does=pirate_sorties.hidden_haven_builds,
        keeps={"haven": upto(MOST_HAVENS - 1)},
        within=abroad("hidden_haven"),
    ),
    phase(
        phases.SORTIE,
        steps=SORTIES.of(
            to_sea=pirate_sorties.drift_to_sea,
            meet_at_sea=pirate_sorties.meet_others,
            die=pirate_sorties.throw_for_a_coast,
            to_coast=pirate_sorties.drift_to_coast,
            meet=pirate_sorties.meet_others,
            raid=pirate_sorties.raid_if_it_can,
        ),
        concerns={"fleet": nations.PIRATES_BY_NUMBER},
        within=ITS_SORTIE,
    ),
    by_chance(phases.HIDE_HAVEN, havens.hide_haven),
    phase(
        phases.SEARCH,
        asks=CHANCE,
        verbs=(havens.find_haven, havens.find_nothing),
        keeps={"area": board.AREAS},
    ),
    by_chance(phases.BETRAYED, pirate_fleets.betray, keeps={"haven": upto(MOST_HAVENS - 1)}),
    by_chance(
        phases.PIRATE_COURSE,
        pirate_sorties.pirates_sail,
        keeps={"fleet": nations.ALL_FLEETS, "to": steps("sea", "coast")},
    ),
    phase(
        phases.SEND_PIRATES,
        verbs=(pirate_sorties.send_pirates,),
        keeps={"fleet": nations.ALL_FLEETS},
    ),
]
