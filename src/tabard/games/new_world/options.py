"""Section 4 and 3.2, 3.21: what is agreed on before a game, read from `data/options.toml`, and the
rules that ask for it by what it decides. Those that ask for a reading of section 4 are in
`readings`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from tabard.engine.options import Option, Options
from tabard.engine.rule import Table, table
from tabard.engine.words import _, say

_FILE = Path(__file__).parent / "data" / "options.toml"
OPTION_LIST = tuple(
    Option(
        word,
        said["title"],
        tuple(said["readings"]),
        tuple(said["rules"]),
        said.get("default", ""),
        said.get("brings", {}),
    )
    for word, said in tomllib.loads(_FILE.read_text(encoding="utf-8")).items()
)
OPTIONS = Options(OPTION_LIST)
LEVEL, SCENARIO, LENGTH, EXTRA_SETTLERS, WRITTEN_CONTRACTS = (
    OPTIONS.number(word)
    for word in ("level", "scenario", "length", "settlers_pn", "written_contracts")
)
(
    FORT_MODULE, IMPROVE_MODULE, PIRATE, IMAGE, FIREARMS, ROYAL, TREASURE, BANK_MODULE, MONOPOLY,
    PRIVATEER, CONVERT,
) = range(OPTIONS.number("fort"), OPTIONS.number("convert") + 1)  # fmt: skip


def _of_numbers(word: str) -> tuple[int, Table]:
    """An option of which each reading is a number, and those numbers; ``off`` is 0."""
    option = OPTIONS.number(word)
    return option, table([int(r) if r != "off" else 0 for r in OPTION_LIST[option].readings])


KING_DIVISOR, DIVISORS = _of_numbers("king_divisor")
GOAL, GOALS = _of_numbers("gp_target")
NATIVE_STACK, STACKS = _of_numbers("native_stack")
BASIC, VETERAN, EXPERT = range(3)
WITH_LEVEL, OFF, ON = range(3)
EMPIRES = 2  # the third scenario


def scenario(state):
    """Discovery, Conquest, Empires (3.21.5)."""
    return state.option[SCENARIO]


def chosen_level(state):
    """The level that was agreed; Empires is at least a veteran game (3.2, 3.21.5)."""
    if state.option[SCENARIO] == EMPIRES:
        return max(VETERAN, state.option[LEVEL])
    return state.option[LEVEL]


def level_of(module):
    """The first five modules belong to the veteran game (3.2.1)."""
    return VETERAN if module <= FIREARMS else EXPERT


def level(state):
    """Basic, veteran or expert; with a module of a higher level the game is of that (3.2, F57)."""
    highest = chosen_level(state)
    for module in range(FORT_MODULE, CONVERT + 1):
        if state.option[module] == ON:
            highest = max(highest, level_of(module))
    return highest


def plays_with(state, module):
    """Is this module in force? By itself with the level that was agreed. (3.2.1)"""
    if state.option[module] == WITH_LEVEL:
        return chosen_level(state) >= level_of(module)
    return state.option[module] == ON


nations_are_bid_for = OPTIONS.when("bidding", "on", "second_price")
next_bid_is_paid = OPTIONS.when("bidding", "second_price")


def king_divisor(state):
    """Ducats given to the king for a point of glory (3.22.1)."""
    return DIVISORS[state.option[KING_DIVISOR]]


def glory_goal(state):
    """0, or the glory with which the game ends early (3.22.1)."""
    return GOALS[state.option[GOAL]]


def settlers_for_the_bonus(state):
    """How many extra settlers give +1 (4.1)."""
    return (state.turn + 3) // 4 if state.option[EXTRA_SETTLERS] == 1 else 1


def contracts_are_written(state):
    """From the veteran game up, if nobody has agreed otherwise (3.9.B2, 4.1)."""
    return level(state) >= VETERAN and state.option[WRITTEN_CONTRACTS] == 0


locations_are_hidden = OPTIONS.when("hidden_locations", "on")


def army_size(state):
    """Units in a native army (3.6.7, 4.1)."""
    return STACKS[state.option[NATIVE_STACK]]


time_is_limited = OPTIONS.when("time_limit", "on")
has_iron_fist = OPTIONS.when("iron_fist", "on")
is_cursed = OPTIONS.when("curse", "on")


def check_options(seats: int, chosen: Mapping[str, str]) -> str:
    """What cannot be together, in a sentence."""
    for first, reading, second, other, why in _IMPOSSIBLE:
        if chosen[first] == reading and chosen[second] == other:
            return say(why)
    return ""


_IMPOSSIBLE = (
    ("ally_losses", "both", "ally_units_fight", "no",
     _("An ally whose units do not fight cannot lose any: where both lose units, the ally’s fight"
       " too.")),
    ("hidden_locations", "on", "scenario", "empires",
     _("In the scenario Empires two capitals are subdued: they cannot lie face down.")),
    ("convert", "on", "improve", "off",
     _("Without improvements there are no missions, and nobody is converted.")),
    ("bank", "on", "improve", "off", _("Banks and warehouses are built as improvements.")),
    ("curse", "on", "pirate", "off", _("Without pirates there are no havens to curse anybody.")),
    ("iron_fist", "on", "improve", "off", _("Without improvements none can be paid for.")),
    ("siege_announce", "always", "fort", "off", _("Without works there are no sieges.")),
    ("after_step3", "from_step_3", "fort", "off", _("Without works there is no step 3.")),
)  # fmt: skip
