"""Phase 6, events (65 to 70): the markers that are drawn, a foreign attack, and what they bring."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import phase
from tabard.engine.words import _

from .. import foreign, plunder
from .. import uprising as rising
from ..state import (
    CHOOSE_ADMIRALS,
    CITY_TO_LOOT,
    CITY_TO_PROTECT,
    CITY_TO_RETURN,
    CITY_TO_RISE,
    DRAW_MARKER,
    ENTRY_DIE,
    EVENTS,
    FOREIGN_ATTACK,
    FOREIGN_DIE,
    HOLD_CITY,
    HOLDING_DIE,
    PLAGUE_DIE,
    PLUNDER_DIE,
    POWER_DIE,
    PROVINCE_WITH_FAMINE,
    PROVINCE_WITH_PLAGUE,
    SAIL_OUT,
    SEA_DICE,
    UPRISING_DIE,
)
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

PHASE_SIX = [
    phase(EVENTS, "65", does=drawing.next_event),
    phase(DRAW_MARKER, "65", asks=CHANCE, verbs=(drawing.draw_marker,)),
    phase(
        CITY_TO_RISE,
        "66",
        verbs=(uprising.rise,),
        tip=_("You are master of events: choose the city that rises."),
    ),
    phase(
        PROVINCE_WITH_PLAGUE,
        "66",
        verbs=(plague.infect,),
        tip=_("You are master of events: choose the province with the plague."),
    ),
    phase(PLAGUE_DIE, "3.5", asks=CHANCE, verbs=(plague.plague_die,)),
    phase(
        PROVINCE_WITH_FAMINE,
        "66",
        verbs=(famine.starve,),
        tip=_("You are master of events: choose the province with famine."),
    ),
    phase(
        CITY_TO_LOOT,
        "66",
        verbs=(free_companies.loot,),
        tip=_("You are master of events: choose the city that free companies plunder."),
    ),
    phase(
        CITY_TO_RETURN,
        "66",
        verbs=(treaty.give_back,),
        tip=_("You are master of events: choose the city that goes back to who lost it."),
    ),
    phase(
        CITY_TO_PROTECT,
        "66",
        verbs=(papal_intervention.protect,),
        tip=_("You are master of events: choose the city that the pope protects."),
    ),
    phase(
        CHOOSE_ADMIRALS,
        "66",
        verbs=(naval_battle.name_admiral,),
        tip=_("You are master of events: name two owners of ports, who fight at sea."),
    ),
    phase(
        SAIL_OUT,
        "3.5",
        asks=naval_battle.who_sails,
        sealed=True,
        public=False,
        verbs=(naval_battle.sail_with,),
        tip=_("A battle at sea: commit a yellow card or none, and influence, in secret."),
    ),
    phase(SEA_DICE, "3.5", asks=CHANCE, verbs=(naval_battle.sea_die,)),
    phase(FOREIGN_ATTACK, "69", does=foreign.next_of_foreign_attack),
    phase(POWER_DIE, "3.6", asks=CHANCE, verbs=(foreign.power_die,)),
    phase(ENTRY_DIE, "3.6", asks=CHANCE, verbs=(foreign.entry_die,)),
    phase(
        HOLD_CITY,
        "3.6",
        asks=foreign.owner_of_target,
        sealed=True,
        public=False,
        verbs=(foreign.hold_with,),
        tip=_("A foreign power attacks: put in what you like, or nothing, before the dice."),
    ),
    phase(FOREIGN_DIE, "3.6", asks=CHANCE, verbs=(foreign.foreign_die,)),
    phase(HOLDING_DIE, "3.6", asks=CHANCE, verbs=(foreign.holding_die,)),
    phase(UPRISING_DIE, "3.7", asks=CHANCE, verbs=(rising.uprising_die,)),
    phase(PLUNDER_DIE, "3.8", asks=CHANCE, verbs=(plunder.plunder_die,)),
]
