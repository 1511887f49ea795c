"""Paragraphs "Scenarios" and "Level" (3.21.5 to 3.21.11): what stands where when a game begins."""

from __future__ import annotations

from .components import board, colonies, glory, goods, nations, scenarios, units
from .glory.awards import masters_region
from .glory.points import win_glory
from .options import EXPERT, FORT_MODULE, PIRATE, TREASURE, VETERAN, level, plays_with, scenario
from .state import BEFORE_THE_GAME
from .world.havens import hide_a_haven
from .world.nations import home, plays

FORT_LEVEL, PALISADE_LEVEL = 2, 1
MORE_PRODUCTION_FOR_TWO = 2  # 3.21.8
EXPERT_PAYS = 10


def place_first_pieces(state, nation):
    """What a nation has at home, its fleets, its glory and its territories (3.21.6 to 3.21.11)."""
    chosen = scenario(state)
    state.production[nation] = (
        nations.START_PRODUCTION[nation] + scenarios.MORE_PRODUCTION[chosen][nation]
    )
    if state.seats == 2:
        state.production[nation] += MORE_PRODUCTION_FOR_TWO
    for what in range(units.CARGO):
        state.held[home(nation)][what] = scenarios.START_HELD[chosen][nation][what]
    first = nations.FLEETS_EACH * nation
    for fleet in range(first, first + scenarios.START_FLEETS[chosen][nation]):
        state.fleet_at[fleet] = board.HOME
    for ship in range(units.SHIP_TYPES):
        state.ships[first][ship] = scenarios.START_SHIPS[chosen][nation][ship]
    win_glory(state, nation, scenarios.START_GLORY[chosen][nation], glory.BY_START)
    place_for_the_level(state, nation)
    for area in range(board.AREAS):
        if scenarios.START_OWNER[chosen][area] == nation:
            place_territory(state, nation, area, scenarios.START_COLONY[chosen][area])


def place_for_the_level(state, nation):
    """Veteran one artillery more; expert the treasure fleet's marker, ten ducats less (3.21.7)."""
    if level(state) >= VETERAN:
        state.held[home(nation)][units.ART] += 1
    if level(state) >= EXPERT:
        state.held[home(nation)][units.DUCATS] -= EXPERT_PAYS
        if plays_with(state, TREASURE):
            state.fleet_at[nations.FLEETS_EACH * nation + nations.TREASURE_MARKER] = board.HOME


def place_territory(state, nation, area, colony):
    """Its marker, its colony with free infantry, its works (3.21.9 to 3.21.11, 3.7.3)."""
    state.owner[area] = nation
    state.colony[area] = colony
    state.held[nations.FIRST_COLONY + area][units.INF] += max(0, colony - colonies.SETTLEMENT)
    if scenario(state) == scenarios.EMPIRES and plays_with(state, FORT_MODULE):
        if colony == colonies.VILLAGE:
            state.fortification[area] = PALISADE_LEVEL
        elif colony == colonies.TOWN:
            state.fortification[area] = FORT_LEVEL


def place_the_world(state):
    """What is known and subdued, what natives know, which awards are gone; in Empires a haven lies
    hidden (3.21.9 to 3.21.11)."""
    chosen = scenario(state)
    for area in range(board.AREAS):
        if scenarios.KNOWN[chosen][area]:
            state.discovered[area] = BEFORE_THE_GAME
        if scenarios.START_SUBDUED[chosen][area]:
            state.subdued[area] = 1
            state.subdued_before[area] = 1
            state.resistance[area] = 0
    if chosen == scenarios.EMPIRES:
        state.horses = 1
    for award in range(scenarios.AWARDS_BEFORE):
        if scenarios.GIVEN_BEFORE[chosen][award]:
            state.award[award] = goods.AWARD_VOID
    for region in range(board.REGIONS):
        for nation in range(nations.NATIONS):
            if plays(state, nation) and masters_region(state, nation, region):
                state.region_award[region] = goods.AWARD_VOID
    if chosen == scenarios.EMPIRES and plays_with(state, PIRATE):
        hide_a_haven(state)
