"""What stands where when a scenario begins, and what each nation has (3.21.6, 3.21.9 to
3.21.11)."""

from __future__ import annotations

from tabard.engine.rule import table

from ..book import printed
from . import board, colonies, goods, nations, units
from .board import area

DISCOVERY, CONQUEST, EMPIRES = range(3)
_SCENARIOS = 3
FIRST_TURN = table([1, 5, 9])

_owner = [[nations.NO_NATION] * board.AREAS for _ in range(_SCENARIOS)]
_colony = [[0] * board.AREAS for _ in range(_SCENARIOS)]
_known = [[0] * board.AREAS for _ in range(_SCENARIOS)]
_subdued = [[0] * board.AREAS for _ in range(_SCENARIOS)]
_ships = [[[0] * units.SHIP_TYPES for _ in range(nations.NATIONS)] for _ in range(_SCENARIOS)]
_units = [[[0] * units.CARGO for _ in range(nations.NATIONS)] for _ in range(_SCENARIOS)]
_more: dict[str, list[list[int]]] = {
    what: [[0] * nations.NATIONS for _ in range(_SCENARIOS)]
    for what in ("leaders", "fleets", "points", "production")
}


def _pairs(text: str) -> list[tuple[str, int]]:
    """``t1 2 e1 1``."""
    words = text.split()
    return [(word, int(count)) for word, count in zip(words[::2], words[1::2], strict=True)]


def _read(scenario: int, whose: list[int], what: str, which: str) -> None:
    if what in ("known", "unknown", "subdued"):
        rows = _subdued if what == "subdued" else _known
        if what == "unknown":
            rows[scenario] = [1] * board.AREAS
        for code in which.split():
            rows[scenario][area(code)] = what != "unknown"
        return
    for nation in whose:
        if what == "ships":
            for word, count in _pairs(which):
                _ships[scenario][nation][units.SHIP_TYPES.words.index(word)] = count
        elif what == "units":
            for word, count in _pairs(which):
                _units[scenario][nation][units.CARGO.words.index(word)] = count
        elif what in ("avatars", "glory"):
            for word, count in _pairs(which):
                _more[word][scenario][nation] = count
        else:
            for code in which.split():
                _owner[scenario][area(code)] = nation
                _colony[scenario][area(code)] = colonies.COLONIES.words.index(what)


def _first_of_all(scenario: int) -> None:
    """Ten build points, forty ducats, four settlers, unless a number is named (3.21.11)."""
    for nation in range(nations.NATIONS):
        for what, count in ((units.POINTS, 10), (units.DUCATS, 40), (units.SETTLERS, 4)):
            _units[scenario][nation][what] = _units[scenario][nation][what] or count


# What a line is for; the scenario Empires has the pieces of Conquest where it names no others.
_WHEN = {"discovery": [DISCOVERY], "conquest": [CONQUEST], "empires": [EMPIRES],
         "later": [CONQUEST, EMPIRES]}  # fmt: skip
for _line in printed("scenarios"):
    _word = _line["nation"]
    _who = (
        [nations.NATIONS.words.index(_word)]
        if _word in nations.NATIONS.words
        else list(range(nations.NATIONS))
    )
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
    [False] * (goods.FIRST_METROPOLIS + 1),
    [n <= goods.SOUTH_SEA for n in range(goods.FIRST_METROPOLIS + 1)],
    [
        n <= goods.ROUND_THE_HORN or goods.CONQUEROR_OF_MEXICO <= n < goods.FIRST_METROPOLIS
        for n in range(goods.FIRST_METROPOLIS + 1)
    ],
]
GIVEN_BEFORE = table(_given)
AWARDS_BEFORE = goods.FIRST_METROPOLIS + 1
