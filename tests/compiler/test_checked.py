"""The checked build finds what is wrong in a chapter of real rules, and names file and line; of
rules in which nothing is wrong it says nothing."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tabard.compiler.doors import Doors
from tabard.compiler.faults import DIVISION, FIELD, INDEX, LOOP, MOST_TURNS, OVERFLOW, SHIFT, Fault
from tabard.compiler.language import NUMBER, RECORD, Door
from tabard.games.fall_of_rome import GAME, supply
from tabard.games.fall_of_rome.components.board import CITIES
from tabard.games.fall_of_rome.components.pieces import LEGIONS

from .agreeing import compiled

DOORS = {
    "legions_in_supply": (RECORD,),
    "forts_in_supply": (RECORD,),
    "cubes_in_supply": (RECORD, NUMBER),
    "add_legions": (RECORD, NUMBER, NUMBER),
}


@dataclass(frozen=True)
class Planted:
    """A fault: of which kind, what stands there and what is put in its place; which rule is called
    and with what; in which rule it is found, at which source, and what is said."""

    kind: int
    right: str
    wrong: str
    call: tuple[str, *tuple[int, ...]]
    rule: str
    at: str
    said: str


FAULTS = {
    "index": Planted(
        INDEX, "for city in range(board.CITIES):\n        left -= state.legions[city]",
        "for city in range(board.CITIES + 1):\n        left -= state.legions[city]",
        ("legions_in_supply",), "legions_in_supply", "left -= state.legions[city]",
        f"The index {CITIES} of state.legions[city] is not from 0 to {CITIES - 1}.",
    ),
    "negative index": Planted(
        INDEX, "state.cubes[city][tribe] for city", "state.cubes[city - 1][tribe] for city",
        ("cubes_in_supply", 0), "cubes_on_board",
        "return sum(state.cubes[city - 1][tribe] for city in range(board.CITIES))",
        f"The index -1 of state.cubes[city - 1] is not from 0 to {CITIES - 1}.",
    ),
    "overflow": Planted(
        OVERFLOW, "return board.CUBES[tribe] - cubes",
        "return board.CUBES[tribe] * (1 << 62) - cubes",
        ("cubes_in_supply", 0), "cubes_in_supply", "return board.CUBES[tribe] * (1 << 62)",
        "board.CUBES[tribe] * (1 << 62) does not fit 64 bits.",
    ),
    "field": Planted(
        FIELD, "state.legions[city] += count", "state.legions[city] += 40_000 * count",
        ("add_legions", 0, 1), "add_legions", "state.legions[city] += 40_000 * count",
        "The number 40000 does not fit state.legions[city], which holds 16 bits.",
    ),
    "division": Planted(
        DIVISION, "min(wanted, legions", "min(wanted // state.cubes[city][0], legions",
        ("add_legions", 0, 1), "add_legions", "count = min(wanted // state.cubes",
        "wanted // state.cubes[city][0] divides by 0.",
    ),
    "shift": Planted(
        SHIFT, "min(wanted, legions", "min(wanted >> city - 1, legions",
        ("add_legions", 0, 1), "add_legions", "count = min(wanted >> city - 1",
        "wanted >> city - 1 shifts by a negative number.",
    ),
    "loop": Planted(
        LOOP, "for city in range(board.CITIES):\n        left -= state.fort[city]",
        "city = 0\n    while city < board.CITIES:\n        left -= state.fort[city]",
        ("forts_in_supply",), "forts_in_supply", "while city < board.CITIES:",
        "This loop does not come to an end: city < board.CITIES.",
    ),
}  # fmt: skip


def chapter(folder: Path, text: str) -> ModuleType:
    """The chapter of the supplies, as it stands in this text."""
    path = folder / "fall_of_rome" / "supply.py"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    name = "tabard.games.fall_of_rome.another_supply"  # it asks its neighbours for their names
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def checked(module: ModuleType) -> Doors:
    doors = [Door(name, getattr(module, name), takes) for name, takes in DOORS.items()]
    return compiled(doors, GAME.state.layout(), checked=True)


def table() -> Any:
    """Legions in every city, no barbarians in the first."""
    state: Any = GAME.new(2)
    state.legions = [int(city % 3 == 2) for city in range(CITIES)]
    state.legions[0] = 0
    state.cubes[0] = [0] * len(state.cubes[0])
    return state


def the_text() -> str:
    return Path(str(supply.__file__)).read_text(encoding="utf-8")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found_with_file_and_line(fault: str, tmp_path: Path) -> None:
    planted = FAULTS[fault]
    assert the_text().count(planted.right) == 1
    text = the_text().replace(planted.right, planted.wrong)
    doors = checked(chapter(tmp_path, text))
    with pytest.raises(Fault) as found:
        doors.call(planted.call[0], table().pack(), *planted.call[1:])
    site = found.value.site
    line = text[: text.index(planted.at)].count("\n") + 1
    assert (planted.kind, planted.rule, line) == (site.kind, site.rule, site.line)
    assert site.file.endswith("/fall_of_rome/supply.py")
    assert f"{site.file}, line {line}, in {planted.rule}: {planted.said}" == str(found.value)


@pytest.mark.parametrize("name", DOORS)
def test_of_the_same_chapter_as_it_is_nothing_is_said(name: str, tmp_path: Path) -> None:
    module = chapter(tmp_path, the_text())
    doors = checked(module)
    for seat in range(2):
        plain, numbers = table(), [seat] * (len(DOORS[name]) - 1)
        packed = plain.pack()
        assert getattr(module, name)(plain, *numbers) == doors.call(name, packed, *numbers)
        assert plain.pack().tobytes() == packed.tobytes()


def test_what_was_done_before_the_fault_is_done_and_nothing_after_it(tmp_path: Path) -> None:
    there = "return sum(state.cubes[city][tribe] for city in range(board.CITIES))"
    text = the_text().replace(
        there, "state.rate = 7\n    rate = 8 // tribe\n    state.rate = rate\n    " + there
    )
    packed = table().pack()
    doors = checked(chapter(tmp_path, text))
    with pytest.raises(Fault):
        doors.call("cubes_in_supply", packed, 0)
    assert 7 == packed["rate"][0]
    doors.call("cubes_in_supply", packed, 1)  # the next call begins without a fault
    assert 8 == packed["rate"][0]


def test_a_long_loop_that_ends_is_no_endless_one(tmp_path: Path) -> None:
    text = the_text().replace(
        "    left = pieces.LEGIONS\n",
        f"    left = pieces.LEGIONS - {MOST_TURNS}\n    while left < pieces.LEGIONS:\n"
        "        left += 1\n",
    )  # fmt: skip
    assert text != the_text()
    state = table()
    on_board = sum(state.legions)
    doors = checked(chapter(tmp_path, text))
    assert LEGIONS - on_board == doors.call("legions_in_supply", state.pack())
