"""Paragraphs "Scenarios" and "Level" (3.21.5 to 3.21.11): what stands where when a game begins."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import push

from .awards import masters_region
from .components.glory import BY_START
from .components.goods import AWARD_VOID
from .components.map import AREAS, HOME, REGIONS
from .components.nations import (
    FIRST_COLONY,
    FLEETS_EACH,
    NATIONS,
    START_PRODUCTION,
    TREASURE_MARKER,
)
from .components.scenarios import (
    AWARDS_BEFORE,
    EMPIRES,
    GIVEN_BEFORE,
    KNOWN,
    MORE_PRODUCTION,
    START_COLONY,
    START_FLEETS,
    START_GLORY,
    START_HELD,
    START_OWNER,
    START_SHIPS,
    START_SUBDUED,
)
from .components.units import ART, CARGO, DUCATS, INF, SETTLEMENT, SHIP_TYPES, TOWN, VILLAGE
from .glory import win_glory
from .nations import plays
from .options import EXPERT, FORT_MODULE, TREASURE, VETERAN, level, plays_with, scenario
from .phases import SHIP_SPLIT
from .refusals import NO_SUCH_SHIP
from .state import BEFORE_THE_GAME
from .told import SHIP_SENT

FORT_LEVEL, PALISADE_LEVEL = 2, 1
HANDICAP = 2
EXPERT_PAYS = 10


@rule
def place_first_pieces(state, nation):
    """3.21.6 to 3.21.11: what a nation has at home, its fleets, its glory and its territories."""
    chosen = scenario(state)
    state.production[nation] = START_PRODUCTION[nation] + MORE_PRODUCTION[chosen][nation]
    if state.seats == 2:
        state.production[nation] += HANDICAP
    for what in range(CARGO):
        state.held[nation][what] = START_HELD[chosen][nation][what]
    first = FLEETS_EACH * nation
    for fleet in range(first, first + START_FLEETS[chosen][nation]):
        state.fleet_at[fleet] = HOME
    for ship in range(SHIP_TYPES):
        state.ships[first][ship] = START_SHIPS[chosen][nation][ship]
    win_glory(state, nation, START_GLORY[chosen][nation], BY_START)
    place_for_the_level(state, nation)
    for area in range(AREAS):
        if START_OWNER[chosen][area] == nation:
            place_territory(state, nation, area, START_COLONY[chosen][area])


@rule
def place_for_the_level(state, nation):
    """3.21.7: veteran one artillery more; expert the treasure fleet's marker, ten ducats less."""
    if level(state) >= VETERAN:
        state.held[nation][ART] += 1
    if level(state) >= EXPERT:
        state.held[nation][DUCATS] -= EXPERT_PAYS
        if plays_with(state, TREASURE):
            state.fleet_at[FLEETS_EACH * nation + TREASURE_MARKER] = HOME


@rule
def place_territory(state, nation, area, colony):
    """3.21.9 to 3.21.11, 3.7.3: its marker, its colony with free infantry, its works."""
    state.owner[area] = nation
    state.colony[area] = colony
    state.held[FIRST_COLONY + area][INF] += max(0, colony - SETTLEMENT)
    if scenario(state) == EMPIRES and plays_with(state, FORT_MODULE):
        if colony == VILLAGE:
            state.fortification[area] = PALISADE_LEVEL
        elif colony == TOWN:
            state.fortification[area] = FORT_LEVEL


@rule
def place_the_world(state):
    """3.21.9 to 3.21.11: what is known and subdued, what natives know, which awards are gone."""
    chosen = scenario(state)
    for area in range(AREAS):
        if KNOWN[chosen][area]:
            state.discovered[area] = BEFORE_THE_GAME
        if START_SUBDUED[chosen][area]:
            state.subdued[area] = 1
            state.subdued_before[area] = 1
            state.resistance[area] = 0
    if chosen == EMPIRES:
        state.horses = 1
    for award in range(AWARDS_BEFORE):
        if GIVEN_BEFORE[chosen][award]:
            state.award[award] = AWARD_VOID
    for region in range(REGIONS):
        for nation in range(NATIONS):
            if plays(state, nation) and masters_region(state, nation, region):
                state.region_award[region] = AWARD_VOID


# --- ships are divided among the fleets -----------------------------------------------------------


@rule
def split_ships(state, seat):
    """3.21.11: with two fleets the owner divides his ships freely."""
    nation = state.nation[seat]
    if START_FLEETS[scenario(state)][nation] > 1:
        push(state, SHIP_SPLIT, seat)


@rule
def why_not_send_ship(state, seat, ship):
    """3.21.11: a ship of the first fleet."""
    if state.ships[FLEETS_EACH * state.nation[seat]][ship] == 0:
        return because(NO_SUCH_SHIP, ship)
    return LEGAL


@rule
def send_ship(state, seat, ship):
    """3.21.11: it begins in the second fleet."""
    first = FLEETS_EACH * state.nation[seat]
    state.ships[first][ship] -= 1
    state.ships[first + 1][ship] += 1
    tell(state, SHIP_SENT, ship, first + 1)
