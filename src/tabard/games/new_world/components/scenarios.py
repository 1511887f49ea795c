"""What stands where when a scenario begins, and what each nation has (3.21.6, 3.21.9 to
3.21.11)."""

from __future__ import annotations

from tabard.engine.kinds import Kind
from tabard.engine.rule import Table, table

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
# Of each word that is counted: how many each nation has.
_MORE = ("leaders", "fleets", "points", "production")
_WORDS = (*units.SHIP_TYPES.words, *units.CARGO.words, *_MORE)
_count = {word: [[0] * nations.NATIONS for _ in range(_SCENARIOS)] for word in _WORDS}


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
        if what in ("ships", "units", "avatars", "glory"):
            for word, count in _pairs(which):
                _count[word][scenario][nation] = count
        else:
            for code in which.split():
                _owner[scenario][area(code)] = nation
                _colony[scenario][area(code)] = colonies.COLONIES.words.index(what)


def _first_of_all(scenario: int) -> None:
    """Ten build points, forty ducats, four settlers, unless a number is named (3.21.11)."""
    for nation in range(nations.NATIONS):
        for word, count in (("build_points", 10), ("ducats", 40), ("settlers", 4)):
            _count[word][scenario][nation] = _count[word][scenario][nation] or count


def _by_nation(kinds: Kind) -> Table:
    counts = [[_count[word][scenario] for word in kinds.words] for scenario in range(_SCENARIOS)]
    return table([[list(each) for each in zip(*of_all, strict=True)] for of_all in counts])


# What a line is for; the scenario Empires has the pieces of Conquest where it names no others, and
# of two lines for one territory the later holds: a bigger colony replaces Conquest's (3.21.11).
_WHEN = {"discovery": [DISCOVERY], "conquest": [CONQUEST], "empires": [EMPIRES],
         "later": [CONQUEST, EMPIRES]}  # fmt: skip
for _line in printed("scenarios"):
    _who = [
        n for n in range(nations.NATIONS) if _line["nation"] in (nations.NATIONS.word(n), "all")
    ]
    for _number in _WHEN[_line["scenario"]]:
        _read(_number, _who, _line["what"], _line["which"])
for _number in range(_SCENARIOS):
    _first_of_all(_number)

START_OWNER, START_COLONY, KNOWN = table(_owner), table(_colony), table(_known)
START_SUBDUED = table(_subdued)
START_SHIPS, START_HELD = _by_nation(units.SHIP_TYPES), _by_nation(units.CARGO)
START_LEADERS, START_FLEETS, START_GLORY, MORE_PRODUCTION = (table(_count[w]) for w in _MORE)
MOST_START_LEADERS = 3
# 3.21.11: awards that count as given: N°1 to 5; in Empires N°1 to 6 and 8 to 10 (N°7 not).
AWARDS_BEFORE = goods.FIRST_METROPOLIS + 1
_first = range(goods.SOUTH_SEA + 1)
_later = (goods.ROUND_THE_HORN, *range(goods.CONQUEROR_OF_MEXICO, goods.FIRST_METROPOLIS))
_given = ((), _first, (*_first, *_later))
GIVEN_BEFORE = table([[n in given for n in range(AWARDS_BEFORE)] for given in _given])
