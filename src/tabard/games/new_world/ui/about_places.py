"""More about each area and each sea, in sentences."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.engine.words import _, say

from ..components.goods import (
    GOODS,
    KNOWN_HAVEN,
    MARKER_SLOTS,
    MARKERS,
    NO_FARM,
    NO_MARKER,
)
from ..components.map import (
    ARABLE,
    AREAS,
    CODES,
    FIRST_SEA,
    HOME,
    LAND_NEIGHBOURS,
    LOCATIONS,
    MARKERS_PRINTED,
    NO_LOCATION,
    PEOPLES,
    REGION,
    REGIONS,
    SEA_NEIGHBOURS,
    SEAS,
    SPOTS,
    TERRAIN,
    TERRAINS,
)
from ..components.nations import (
    FIRST_COLONY,
    FIRST_REGIMENT,
    HOME_SEA,
    NATIONS,
    NO_NATION,
    REGIMENTS,
)
from ..components.units import (
    COLONIES,
    IMPROVEMENTS,
    NATIVE_KINDS,
    WORKS,
)
from ..state import UNDISCOVERED
from .nation import cargo_of


def listed(names: list[str]) -> str:
    return ", ".join(names)


def area_in_words(state: Any, area: int) -> list[str]:
    """What is printed, what has been found, who owns it, what stands there."""
    facts = {
        "area": AREAS.name(area),
        "code": CODES[area],
        "terrain": TERRAINS.name(TERRAIN[area]),
        "region": REGIONS.name(REGION[area]),
        "arable": ARABLE[area],
        "markers": MARKERS_PRINTED[area],
        "people": PEOPLES[area],
    }
    lines = [
        say(
            _("{area} ({code}): {terrain}, {region}; arable {arable}, markers {markers}."), **facts
        ),
        *_ways(area),
        *_people(state, area),
    ]
    if state.discovered[area] == UNDISCOVERED:
        return [*lines, say(_("Nobody has discovered it."))]
    return [*lines, *_found(state, area), *_owned(state, area)]


def _ways(area: int) -> list[str]:
    by_land = [AREAS.name(n) for n in LAND_NEIGHBOURS[area] if n >= 0]
    by_sea = [SPOTS.name(n) for n in SEA_NEIGHBOURS[area] if n >= 0]
    lines = [say(_("By land to {areas}."), areas=listed(by_land))] if by_land else []
    return [*lines, *([say(_("By sea to {areas}."), areas=listed(by_sea))] if by_sea else [])]


def _people(state: Any, area: int) -> list[str]:
    """3.8: the people, their location, their armies."""
    lines = []
    if state.location[area] != NO_LOCATION:
        facts = {
            "people": PEOPLES[area],
            "location": LOCATIONS.name(state.location[area]),
            "levels": state.resistance[area],
        }
        words = (
            _("{people}: {location}, subdued.")
            if state.subdued[area]
            else _("{people}: {location}, resistance {levels}.")
        )
        lines.append(say(words, **facts))
    units = [
        f"{state.natives[area][n]} {NATIVE_KINDS.name(n)}"
        for n in range(NATIVE_KINDS)
        if state.natives[area][n]
    ]
    if units:
        lines.append(say(_("Native army: {units}."), units=listed(units)))
    return lines


def _found(state: Any, area: int) -> list[str]:
    """3.12: exploration markers and the new acreage; a known haven."""
    markers = [MARKERS.name(state.marker[area][n]) for n in range(MARKER_SLOTS)
               if state.marker[area][n] != NO_MARKER]  # fmt: skip
    if state.acreage[area] != NO_FARM:
        markers.append(GOODS.name(state.acreage[area]))
    lines = [say(_("Found there: {markers}."), markers=listed(markers))] if markers else []
    if state.mission[area] != NO_NATION:
        lines.append(say(_("A mission of {nation}."), nation=NATIONS.name(state.mission[area])))
    if state.haven[area] == KNOWN_HAVEN:
        lines.append(say(_("Pirates have a haven there.")))
    return lines


def _owned(state: Any, area: int) -> list[str]:
    """3.7: the owner, the colony, works, improvements, garrison and regiments."""
    if state.owner[area] == NO_NATION:
        return [say(_("It belongs to nobody."))]
    facts = {"nation": NATIONS.name(state.owner[area]), "colony": COLONIES.name(state.colony[area])}
    lines = [say(_("It belongs to {nation}: {colony}."), **facts)]
    works = [WORKS.name(state.fortification[area])] if state.fortification[area] else []
    works += [WORKS.name(4 + state.port[area])] if state.port[area] else []
    works += [
        IMPROVEMENTS.name(n) for n in range(IMPROVEMENTS) if state.improvements[area] >> n & 1
    ]
    if works:
        lines.append(say(_("Works: {works}."), works=listed(works)))
    guard = cargo_of(state.held[FIRST_COLONY + area])
    if guard:
        lines.append(say(_("Garrison and stores: {things}."), things=listed(guard)))
    for regiment in range(REGIMENTS):
        if state.regiment_at[regiment] == area:
            units = listed(cargo_of(state.held[FIRST_REGIMENT + regiment]))
            facts = {"regiment": REGIMENTS.name(regiment), "units": units}
            lines.append(say(_("{regiment}: {units}."), **facts))
    if state.no_output[area]:
        lines.append(say(_("It has been harvested this turn.")))
    return lines


def sea_in_words(state: Any, sea: int) -> list[str]:
    spot = FIRST_SEA + sea
    coasts = [AREAS.name(n) for n in SEA_NEIGHBOURS[spot] if 0 <= n < AREAS]
    seas = [SPOTS.name(n) for n in SEA_NEIGHBOURS[spot] if FIRST_SEA <= n < HOME]
    facts = {"sea": SEAS.name(sea), "seas": listed(seas), "areas": listed(coasts)}
    lines = [say(_("{sea} leads to {seas}; its coasts: {areas}."), **facts)]
    home = [NATIONS.name(n) for n in range(NATIONS) if HOME_SEA[n][sea]]
    if home:
        lines.append(say(_("A home sea of {nations}."), nations=listed(home)))
    return lines
