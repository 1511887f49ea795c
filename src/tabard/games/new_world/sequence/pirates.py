"""The phases in which pirates act."""

from __future__ import annotations

from tabard.engine.flow.sequence import Within, each, steps
from tabard.engine.kinds import CHANCE, upto

from .. import phases
from ..components import board, nations
from ..phases import phase
from ..sea import pirate_fleets, sorties
from ..sea.sorties import ABROAD, SORTIES
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
            haven=each(sorties.known_haven_may_build, board.AREAS),
            hidden_haven=each(sorties.hidden_haven_may_build, MOST_HAVENS, hidden_havens),
            sortie=each(sorties.let_one_out, nations.PIRATE_FLEETS),
            merge=sorties.end_the_sorties,
        ),
    ),
    of_an_impulse(
        phases.BRETHREN,
        steps={
            "hide": sorties.hide_one_more,
            "known": sorties.all_known_build,
            "hidden": sorties.all_hidden_build,
            "merge": sorties.end_the_sorties,
        },
    ),
    of_an_impulse(
        phases.PIRATES_SENT,
        steps={
            "sortie": each(sorties.send_one_out, nations.PIRATE_FLEETS),
            "merge": sorties.end_the_sorties,
        },
    ),
    phase(
        phases.HAVEN_DIE,
        does=sorties.known_haven_builds,
        keeps={"area": board.AREAS},
        within=abroad("haven"),
    ),
    phase(
        phases.HIDDEN_DIE,
        does=sorties.hidden_haven_builds,
        keeps={"haven": upto(MOST_HAVENS - 1)},
        within=abroad("hidden_haven"),
    ),
    phase(
        phases.SORTIE,
        steps=SORTIES.of(
            to_sea=sorties.drift_to_sea,
            meet_at_sea=sorties.meet_others,
            die=sorties.throw_for_a_coast,
            to_coast=sorties.drift_to_coast,
            meet=sorties.meet_others,
            raid=sorties.raid_if_it_can,
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
        sorties.pirates_sail,
        keeps={"fleet": nations.ALL_FLEETS, "to": steps("sea", "coast")},
    ),
    phase(phases.SEND_PIRATES, verbs=(sorties.send_pirates,), keeps={"fleet": nations.ALL_FLEETS}),
]
