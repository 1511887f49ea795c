"""More about each area and each sea, in sentences."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.engine.words import _, listed, n_, name_of, say

from ..book import said
from ..components import board, colonies, goods, nations, units
from ..state import UNDISCOVERED
from ..world.map import has_improvement, settlers_to_found
from .nation import cargo_of


def spot_in_words(state: Any, spot: int) -> list[str]:
    """An area or a sea; of the home base there is nothing to say."""
    if spot < board.FIRST_SEA:
        return area_in_words(state, spot)
    return sea_in_words(state, spot - board.FIRST_SEA) if spot < board.HOME else []


def area_in_words(state: Any, area: int) -> list[str]:
    """What is printed, what has been found, who owns it, what stands there."""
    printed = {
        "area": area,
        "code": board.CODES[area],
        "terrain": board.TERRAIN[area],
        "region": board.REGION[area],
        "arable": board.ARABLE[area],
        "markers": board.MARKERS_PRINTED[area],
    }
    sentence = _("{area} ({code}): {terrain}, {region}; arable {arable}, markers {markers}.")
    lines = [said(sentence, **printed), *_ways(area), *_people(state, area)]
    if state.discovered[area] == UNDISCOVERED:
        return [*lines, say(_("Nobody has discovered it."))]
    return [*lines, *_found(state, area), *_owned(state, area)]


def _ways(area: int) -> list[str]:
    by_land = [board.AREAS.name(n) for n in board.LAND_NEIGHBOURS[area] if n >= 0]
    by_sea = [board.SPOTS.name(n) for n in board.SEA_NEIGHBOURS[area] if n >= 0]
    lines = [say(_("By land to {areas}."), areas=listed(by_land))] if by_land else []
    return [*lines, *([say(_("By sea to {areas}."), areas=listed(by_sea))] if by_sea else [])]


def _people(state: Any, area: int) -> list[str]:
    """The people, their location, their armies (3.8)."""
    lines = []
    if state.location[area] != board.NO_LOCATION:
        subdued, free = (
            _("{people}: {location}, subdued."),
            _("{people}: {location}, resistance {levels}."),
        )
        people, levels = name_of(board.PEOPLES[area], "people"), state.resistance[area]
        words = subdued if state.subdued[area] else free
        lines.append(said(words, people=people, location=state.location[area], levels=levels))
    army = [
        say(_("{count} {what}"), count=state.natives[area][n], what=units.NATIVE_KINDS.name(n))
        for n in range(units.NATIVE_KINDS)
        if state.natives[area][n]
    ]
    if army:
        lines.append(say(_("Native army: {units}."), units=listed(army)))
    return lines


def _found(state: Any, area: int) -> list[str]:
    """Exploration markers and the new acreage, and the settlers that they call for; a known haven
    (3.11.5, 3.12)."""
    markers = _markers_found(state, area)
    lines = [say(_("Found there: {markers}."), markers=listed(markers))] if markers else []
    takes = n_(
        "A colony there takes {count} settler ({markers}).",
        "A colony there takes {count} settlers ({markers}).",
    )
    count = int(settlers_to_found(state, area))
    for_them = listed(calls_for_settlers(state, area)) or say(_("no marker there"))
    lines.append(say(takes, count=count, markers=for_them))
    if state.mission[area] != nations.NO_NATION:
        lines.append(said(_("A mission of {nation}."), nation=state.mission[area]))
    if state.haven[area] == goods.KNOWN_HAVEN:
        lines.append(say(_("Pirates have a haven there.")))
    return lines


def _markers_found(state: Any, area: int) -> list[str]:
    markers = [goods.MARKERS.name(state.marker[area][n]) for n in range(goods.MARKER_SLOTS)
               if state.marker[area][n] != goods.NO_MARKER]  # fmt: skip
    if state.acreage[area] != goods.NO_FARM:
        markers.append(goods.GOODS.name(state.acreage[area]))
    return markers


def calls_for_settlers(state: Any, area: int) -> list[str]:
    """What a settler each is needed for: the markers, the location too (3.11.5)."""
    location = state.location[area]
    there = [board.LOCATIONS.name(location)] if location != board.NO_LOCATION else []
    return [*_markers_found(state, area), *there]


_CROPS_FAILED = _(
    "The crops have failed: no farm goods are harvested this turn, and the colony brings no income"
    " in the next cards phase."
)


def _owned(state: Any, area: int) -> list[str]:
    """The owner, the colony, works, improvements, garrison and regiments (3.7)."""
    if state.owner[area] == nations.NO_NATION:
        return [say(_("It belongs to nobody."))]
    owner, colony = state.owner[area], state.colony[area]
    lines = [said(_("It belongs to {nation}: {colony}."), nation=owner, colony=colony)]
    works = [colonies.WORKS.name(state.fortification[area])] if state.fortification[area] else []
    works += [colonies.WORKS.name(4 + state.port[area])] if state.port[area] else []
    works += [
        colonies.IMPROVEMENTS.name(n)
        for n in range(colonies.IMPROVEMENTS)
        if has_improvement(state, area, n)
    ]
    if works:
        lines.append(say(_("Works: {works}."), works=listed(works)))
    guard = cargo_of(state.held[nations.FIRST_COLONY + area])
    if guard:
        lines.append(say(_("Garrison and stores: {things}."), things=listed(guard)))
    for regiment in range(nations.REGIMENTS):
        if state.regiment_at[regiment] == area:
            force = listed(cargo_of(state.held[nations.FIRST_REGIMENT + regiment]))
            lines.append(said(_("{regiment}: {units}."), regiment=regiment, units=force))
    if state.no_output[area]:
        lines.append(say(_("It has been harvested this turn.")))
    if colony and state.poor_harvest == board.REGION[area]:
        lines.append(say(_CROPS_FAILED))
    return lines


def sea_in_words(state: Any, sea: int) -> list[str]:
    spot = board.FIRST_SEA + sea
    coasts = [board.AREAS.name(n) for n in board.SEA_NEIGHBOURS[spot] if 0 <= n < board.AREAS]
    seas = [
        board.SPOTS.name(n) for n in board.SEA_NEIGHBOURS[spot] if board.FIRST_SEA <= n < board.HOME
    ]
    facts = {"sea": board.SEAS.name(sea), "seas": listed(seas), "areas": listed(coasts)}
    lines = [say(_("{sea} leads to {seas}; its coasts: {areas}."), **facts)]
    home = [nations.NATIONS.name(n) for n in range(nations.NATIONS) if nations.HOME_SEA[n][sea]]
    if home:
        lines.append(say(_("A home sea of {nations}."), nations=listed(home)))
    return lines
