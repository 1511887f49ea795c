"""What the pages count is so many: each sentence here is written from the code, and stands there.

Counts that were measured (speed, load, wasm) belong to the run of which their page speaks.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
import typer

from tabard.cli import main as cli
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.games.fall_of_rome.components.board import CITIES
from tabard.games.fall_of_rome.components.cards import CITY_CARDS
from tabard.games.water_margin.components.bandits import BANDITS
from tabard.games.water_margin.components.events import EVENTS
from tabard.server.door.limits import BODY, COOKIES, HEAD, RECORD
from tabard.server.door.limits import SECONDS as FOR_ALL
from tabard.server.door.listening import MOST as CONNECTIONS
from tabard.server.door.listening import SECONDS as FOR_THE_HEAD
from tabard.server.door.rates import Rates
from tabard.server.inn.cleaning import LINE, NAME
from tabard.server.inn.links import LASTING as A_LINK
from tabard.server.inn.reckoning import PATIENCE, WAITING
from tabard.server.inn.tables import HELD
from tabard.server.inn.visits import LASTING as A_LOOK
from tabard.server.keeping.hinter import LEFT
from tabard.server.keeping.hinter import WAITING as OF_HINTS
from tabard.server.keeping.porter import MOST as OF_A_RECORD

from .pages import GAME_PAGES, REPO, blocks_of

GAMES = [find_game(name) for name in game_names()]
WORDS = "none one two three four five six seven eight nine ten".split()
RATES = Rates()
HOUR, KB, MB = 3600, 1024, 1024 * 1024


def readings(game: Game, word: str) -> int:
    """How many readings an option has."""
    return len(next(option for option in game.options if option.word == word).readings)


def seats(game: Game) -> str:
    """How many play."""
    return f"**{game.title}**, {game.seats[0]} to {game.seats[-1]}"


NEW_WORLD = find_game("new_world")
README, INN = "README.md", "docs/inn.md"
SAID = [
    (README, f"{WORDS[len(GAMES)].capitalize()} games are on its tables"),
    *((README, seats(game)) for game in GAMES),
    (README, f"at {WORDS[readings(NEW_WORLD, 'level')]} levels"),
    ("src/tabard/games/new_world/README.md", f"{WORDS[readings(NEW_WORLD, 'scenario')]} scenarios"),
    ("src/tabard/games/water_margin/README.md", f"the {BANDITS:d} bandits, the {EVENTS:d} events"),
    ("docs/moves.md", f"each combination: {CITIES:d} × 4."),
    ("docs/moves.md", f"{CITIES:d} × 4 × {CITY_CARDS:d} rows would be too many"),
    (INN, f"within {A_LINK / HOUR:.0f} hours (`tabard serve --link-hours`)"),
    (INN, f"is forgotten after {A_LOOK / HOUR / 24:.0f} days"),
    (INN, f"{WORDS[WAITING]} may ask at once and wait {WORDS[int(PATIENCE)]} seconds"),
    (INN, f"{WORDS[OF_HINTS]} guests may wait for it"),
    (INN, f"needs {LEFT:.0f} seconds of his share for it"),
    (INN, f"up to {OF_A_RECORD:,} moves"),
    (INN, f"{HEAD // KB} KB for the head of a request"),
    (INN, f"said within {FOR_THE_HEAD:.0f} seconds, and of whose cookies {COOKIES} are read"),
    (INN, f"{BODY // KB} KB for the rest ({RECORD // MB} MB for a record), within {FOR_ALL:.0f};"),
    (INN, f"names {NAME} letters, chat lines {LINE}."),
    (INN, f"{CONNECTIONS} connections, {RATES.streams} of them streams"),
    (INN, f"{RATES.often:.0f} requests a second and {RATES.at_once:.0f} at once"),
    (INN, f"{WORDS[RATES.at_work]} of them worked at together"),
    (INN, f"{HELD / 1e6:.0f} MB of courses"),
]


@pytest.mark.parametrize(("page", "sentence"), SAID)
def test_a_count_is_what_the_code_says(page: str, sentence: str) -> None:
    assert sentence in " ".join((REPO / page).read_text("utf-8").split())


def test_the_oldest_python_is_the_one_that_the_project_asks_for() -> None:
    project = tomllib.loads((REPO / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    for name in (README, "CONTRIBUTING.md"):
        assert [oldest] == re.findall(r"Python (\d+\.\d+)", (REPO / name).read_text("utf-8"))


def test_ten_lines_of_python_are_ten() -> None:
    (python,) = (block for block in blocks_of(REPO / README) if block.language == "python")
    assert 10 == len(python.text.splitlines())


def test_the_readme_names_every_verb_and_those_that_speak_json_do() -> None:
    text = (REPO / README).read_text("utf-8")
    verbs = typer.main.get_command(cli.app).commands  # type: ignore[attr-defined]
    said = [verb for verb in verbs if f"`{verb}`" in text or f"tabard {verb}" in text]
    assert [verb for verb in verbs if not verb.startswith("serve-")] == said
    listed = re.search(r"There are also (.+?);", text, re.S)
    assert listed
    for verb in re.findall(r"`(\w+)`", listed[1]):
        assert "--json" in {option for one in verbs[verb].params for option in one.opts}


# --- rules by number ------------------------------------------------------------------------------

_NUMBER = re.compile(r"\b[A-Z]{0,2}\d+(?:\.[A-Z]?\d+)*\b")
_ALL = re.compile(r"\b([A-Z]{1,2})(\d+) to \1(\d+)\b")


def numbers(page: Path) -> set[str]:
    """The numbers of a game's rules."""
    book = tomllib.loads((page.parent / "data" / "rules.toml").read_text("utf-8"))
    return {rule["number"] for rule in book["rule"]}


@pytest.mark.parametrize("page", GAME_PAGES, ids=lambda page: page.parent.name)
def test_the_table_of_chapters_names_rules_of_the_book(page: Path) -> None:
    chapters = [line.split(" | ") for line in page.read_text("utf-8").splitlines()]
    said = [
        cells[1] for cells in chapters if len(cells) > 2 and re.search(r"`\S+(\.py|/)`", cells[2])
    ]
    named = [number for cell in said for number in _NUMBER.findall(cell)]
    assert len(named) > 20
    assert [] == [number for number in named if number not in numbers(page)]


@pytest.mark.parametrize("page", GAME_PAGES, ids=lambda page: page.parent.name)
def test_what_is_counted_from_the_first_to_the_last_is_all_there_is(page: Path) -> None:
    book = numbers(page)
    for line in page.read_text("utf-8").splitlines():
        for letter, first, last in _ALL.findall(line) if not line.startswith("|") else ():
            after = f"{letter}{int(last) + 1:0{len(first)}}"
            assert {letter + first, letter + last} <= book, line
            assert after not in book, line
