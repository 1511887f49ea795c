"""Phase 6, events (65 to 70): the markers that are drawn, a foreign attack, and what they bring."""

from __future__ import annotations

from tabard.engine.flow.sequence import Within, each, phase
from tabard.engine.kinds import CHANCE, upto
from tabard.engine.words import _

from .. import foreign, phases, play_so_far, plunder
from .. import uprising as rising
from ..components import board, events
from . import (
    drawing,
    famine,
    free_companies,
    naval_battle,
    papal_intervention,
    plague,
    treaty,
    uprising,
)


def _resolving(marker: int) -> Within:
    """Under the choice that a marker calls for goes on the drawing of markers (66)."""
    return Within(phases.EVENTS, play_so_far.while_resolving(marker))


def _of_the_master(marker: int) -> Within:
    """The same, under what is nobody's choice or another's than the master's (66)."""
    return Within(
        phases.EVENTS, play_so_far.while_resolving(marker), seat=play_so_far.first_in_order
    )


PHASE_SIX = [
    phase(
        phases.EVENTS,
        "65",
        steps={"marker": each(drawing.next_marker, drawing.IN_WAR, drawing.markers_to_draw)},
        keeps={"drawn": upto(drawing.IN_WAR)},
        follows=play_so_far.markers_drawn,
    ),
    phase(
        phases.DRAW_MARKER,
        "65",
        asks=CHANCE,
        verbs=(drawing.draw_marker,),
        within=Within(phases.EVENTS, play_so_far.until_next_marker),
    ),
    phase(
        phases.CITY_TO_RISE,
        "66",
        verbs=(uprising.rise,),
        tip=_("You are master of events: choose the city that rises."),
        within=_resolving(events.UPRISING),
    ),
    phase(
        phases.PROVINCE_WITH_PLAGUE,
        "66",
        verbs=(plague.infect,),
        tip=_("You are master of events: choose the province with the plague."),
        within=_resolving(events.PLAGUE),
    ),
    phase(
        phases.PLAGUE_DIE,
        "3.5",
        asks=CHANCE,
        verbs=(plague.plague_die,),
        keeps={"city": board.CITIES},
        follows=play_so_far.first_with_plague,
        within=_of_the_master(events.PLAGUE),
    ),
    phase(
        phases.PROVINCE_WITH_FAMINE,
        "66",
        verbs=(famine.starve,),
        tip=_("You are master of events: choose the province with famine."),
        within=_resolving(events.FAMINE),
    ),
    phase(
        phases.CITY_TO_LOOT,
        "66",
        verbs=(free_companies.loot,),
        tip=_("You are master of events: choose the city that free companies plunder."),
        within=_resolving(events.FREE_COMPANIES),
    ),
    phase(
        phases.CITY_TO_RETURN,
        "66",
        verbs=(treaty.give_back,),
        tip=_("You are master of events: choose the city that goes back to who lost it."),
        within=_resolving(events.TREATY),
    ),
    phase(
        phases.CITY_TO_PROTECT,
        "66",
        verbs=(papal_intervention.protect,),
        tip=_("You are master of events: choose the city that the pope protects."),
        within=_resolving(events.PAPAL_INTERVENTION),
    ),
    phase(
        phases.CHOOSE_ADMIRALS,
        "66",
        verbs=(naval_battle.name_admiral,),
        tip=_("You are master of events: name two owners of ports, who fight at sea."),
        within=_resolving(events.NAVAL_BATTLE),
    ),
    phase(
        phases.SAIL_OUT,
        "3.5",
        asks=naval_battle.who_sails,
        sealed=True,
        public=False,
        verbs=(naval_battle.sail_with,),
        tip=_("A battle at sea: commit a yellow card or none, and influence, in secret."),
        within=_of_the_master(events.NAVAL_BATTLE),
    ),
    phase(
        phases.SEA_DICE,
        "3.5",
        asks=CHANCE,
        verbs=(naval_battle.sea_die,),
        within=Within(phases.SAIL_OUT, seat=play_so_far.first_admiral),
    ),
    phase(
        phases.FOREIGN_ATTACK,
        "69",
        steps=foreign.STEPS.of(
            power=foreign.power_comes,
            entry=foreign.power_enters,
            owner=foreign.turn_to_the_owner,
            first_die=foreign.power_rolls,
            second_die=foreign.power_rolls,
            own_die=foreign.owner_rolls,
            outcome=foreign.decide_foreign_attack,
        ),
    ),
    phase(phases.POWER_DIE, "3.6", asks=CHANCE, verbs=(foreign.power_die,)),
    phase(phases.ENTRY_DIE, "3.6", asks=CHANCE, verbs=(foreign.entry_die,)),
    phase(
        phases.HOLD_CITY,
        "3.6",
        asks=foreign.owner_of_target,
        sealed=True,
        public=False,
        verbs=(foreign.hold_with,),
        tip=_("A foreign power attacks: put in what you like, or nothing, before the dice."),
    ),
    phase(
        phases.FOREIGN_DIE,
        "3.6",
        asks=CHANCE,
        verbs=(foreign.foreign_die,),
        within=Within(phases.FOREIGN_ATTACK, play_so_far.until_foreign_die, seat=0),
    ),
    phase(phases.HOLDING_DIE, "3.6", asks=CHANCE, verbs=(foreign.holding_die,)),
    phase(
        phases.UPRISING_DIE,
        "3.7",
        asks=CHANCE,
        verbs=(rising.uprising_die,),
        within=Within(phases.AMBASSADORS),
    ),
    phase(
        phases.PLUNDER_DIE,
        "3.8",
        asks=CHANCE,
        verbs=(plunder.plunder_die,),
        within=Within(phases.COMBAT),
    ),
]
