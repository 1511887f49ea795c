"""3.21.6, 3.21.9 to 3.21.11: what stands where when a scenario begins, and what each nation has."""

from __future__ import annotations

from tabard.engine.rule import table

from .goods import (
    CONQUEROR_OF_MEXICO,
    FIRST_METROPOLIS,
    ROUND_THE_HORN,
    SOUTH_SEA,
)
from .map import AREAS, area
from .nations import NATIONS, NO_NATION
from .reading import read
from .units import CARGO, COLONIES, DUCATS, POINTS, SETTLERS, SHIP_TYPES

DISCOVERY, CONQUEST, EMPIRES = range(3)
_SCENARIOS = 3
FIRST_TURN = table([1, 5, 9])

_owner = [[NO_NATION] * AREAS for _ in range(_SCENARIOS)]
_colony = [[0] * AREAS for _ in range(_SCENARIOS)]
_known = [[0] * AREAS for _ in range(_SCENARIOS)]
_subdued = [[0] * AREAS for _ in range(_SCENARIOS)]
_ships = [[[0] * SHIP_TYPES for _ in range(NATIONS)] for _ in range(_SCENARIOS)]
_units = [[[0] * CARGO for _ in range(NATIONS)] for _ in range(_SCENARIOS)]
_more: dict[str, list[list[int]]] = {
    what: [[0] * NATIONS for _ in range(_SCENARIOS)]
    for what in ("leaders", "fleets", "points", "production")
}


def _pairs(text: str) -> list[tuple[str, int]]:
    """``t1 2 e1 1``."""
    words = text.split()
    return [(word, int(count)) for word, count in zip(words[::2], words[1::2], strict=True)]


def _read(scenario: int, nations: list[int], what: str, which: str) -> None:
    if what in ("known", "unknown", "subdued"):
        rows = _subdued if what == "subdued" else _known
        if what == "unknown":
            rows[scenario] = [1] * AREAS
        for code in which.split():
            rows[scenario][area(code)] = what != "unknown"
        return
    for nation in nations:
        if what == "ships":
            for word, count in _pairs(which):
                _ships[scenario][nation][SHIP_TYPES.words.index(word)] = count
        elif what == "units":
            for word, count in _pairs(which):
                _units[scenario][nation][CARGO.words.index(word)] = count
        elif what in ("avatars", "glory"):
            for word, count in _pairs(which):
                _more[word][scenario][nation] = count
        else:
            for code in which.split():
                _owner[scenario][area(code)] = nation
                _colony[scenario][area(code)] = COLONIES.words.index(what)


def _first_of_all(scenario: int) -> None:
    """3.21.11: ten build points, forty ducats, four settlers, unless a number is named."""
    for nation in range(NATIONS):
        for what, count in ((POINTS, 10), (DUCATS, 40), (SETTLERS, 4)):
            _units[scenario][nation][what] = _units[scenario][nation][what] or count


# What a line is for; the scenario Empires has the pieces of Conquest where it names no others.
_WHEN = {"discovery": [DISCOVERY], "conquest": [CONQUEST], "empires": [EMPIRES],
         "later": [CONQUEST, EMPIRES]}  # fmt: skip
for _line in read("scenarios"):
    _word = _line["nation"]
    _who = [NATIONS.words.index(_word)] if _word in NATIONS.words else list(range(NATIONS))
    for _number in _WHEN[_line["scenario"]]:
        _read(_number, _who, _line["what"], _line["which"])
for _number in range(_SCENARIOS):
    _first_of_all(_number)

START_OWNER, START_COLONY, KNOWN = table(_owner), table(_colony), table(_known)
START_SUBDUED = table(_subdued)
START_SHIPS, START_HELD = table(_ships), table(_units)
START_LEADERS, START_FLEETS = table(_more["leaders"]), table(_more["fleets"])
START_GLORY, MORE_PRODUCTION = table(_more["points"]), table(_more["production"])
MOST_START_LEADERS = 3
# 3.21.11: awards that count as given: N°1 to 5; in Empires N°1 to 6 and 8 to 10 (N°7 not).
_given = [
    [False] * (FIRST_METROPOLIS + 1),
    [n <= SOUTH_SEA for n in range(FIRST_METROPOLIS + 1)],
    [
        n <= ROUND_THE_HORN or CONQUEROR_OF_MEXICO <= n < FIRST_METROPOLIS
        for n in range(FIRST_METROPOLIS + 1)
    ],
]
GIVEN_BEFORE = table(_given)
AWARDS_BEFORE = FIRST_METROPOLIS + 1
