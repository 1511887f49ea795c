"""Section 4 and 3.2, 3.21: the level, the length, the modules, the readings; below the list the
helpers that ask for one by what it decides."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.engine.options import Option, Options
from tabard.engine.rule import rule
from tabard.engine.words import _, say

from .components.readings import READING_LIST

OPTION_LIST = (
    Option(
        "level",
        _("The basic, the veteran or the expert game"),
        ("basic", "veteran", "expert"),
        ("3.2",),
    ),
    Option(
        "scenario",
        _("From the first landfall, from turn 5, or from turn 9 in the veteran or expert game"),
        ("discovery", "conquest", "empires"),
        ("3.21.5",),
    ),
    Option(
        "length",
        _("How many turns are played"),
        ("short", "standard", "full"),
        ("3.21.12",),
        default="standard",
    ),
    Option(
        "bidding",
        _(
            "Nations are chosen in the order of the seats, or of secret bids, of which each pays"
            " his own or the next"
        ),
        ("off", "on", "second_price"),
        ("3.21",),
    ),
    Option("fort", _("Works and the siege bonus"), ("with_level", "off", "on"), ("3.2.1",)),
    Option("improve", _("Improvements and missions"), ("with_level", "off", "on"), ("3.2.1",)),
    Option("pirate", _("Pirates and their havens"), ("with_level", "off", "on"), ("3.2.1",)),
    Option("image", _("The image of a nation"), ("with_level", "off", "on"), ("3.2.1",)),
    Option("firearms", _("Natives learn firearms"), ("with_level", "off", "on"), ("3.2.1",)),
    Option("royal", _("Royal guard and flagship"), ("with_level", "off", "on"), ("3.2.1",)),
    Option("treasure", _("Treasure fleets"), ("with_level", "off", "on"), ("3.2.1",)),
    Option("bank", _("Warehouses and banks"), ("with_level", "off", "on"), ("3.2.1",)),
    Option("monopoly", _("The monopoly grant"), ("with_level", "off", "on"), ("3.2.1",)),
    Option("privateer", _("Privateers"), ("with_level", "off", "on"), ("3.2.1",)),
    Option("convert", _("Conversions by missions"), ("with_level", "off", "on"), ("3.2.1",)),
    Option(
        "king_divisor",
        _("Ducats given to the king for one point of glory at the end"),
        ("100", "1000"),
        ("3.22.1", "4.1"),
    ),
    Option(
        "gp_target",
        _("The game ends early when somebody has so much glory"),
        ("off", "40", "70", "110"),
        ("3.22.1", "4.1"),
    ),
    Option(
        "settlers_pn",
        _("The bonus for extra settlers costs one of them, or as many as the period's number"),
        ("one", "period"),
        ("3.11.6", "4.1"),
    ),
    Option(
        "written_contracts",
        _("Nations sign written contracts, from the veteran game up"),
        ("with_level", "off", "on"),
        ("3.9.B2", "4.1"),
    ),
    Option(
        "hidden_locations",
        _("Native locations are printed, or lie face down among the areas of a cup"),
        ("off", "on"),
        ("4.1",),
    ),
    Option(
        "native_stack", _("How many units make a native army"), ("10", "8", "12"), ("3.6.7", "4.1")
    ),
    Option(
        "time_limit",
        _("The running turn is the last as soon as the whole table says that time is over"),
        ("off", "on"),
        ("3.22.1", "4.1"),
    ),
    Option(
        "iron_fist",
        _("Improvements may be paid for without a roll, or never"),
        ("off", "on"),
        ("3.11.9", "4.1"),
    ),
    Option(
        "curse",
        _("The black cards that hide a haven may be played, or must be, as if they were red"),
        ("off", "on"),
        ("3.19.1", "4.1"),
    ),
    *READING_LIST,
)
OPTIONS = Options(OPTION_LIST)
LEVEL = OPTIONS.number("level")
SCENARIO = OPTIONS.number("scenario")
LENGTH = OPTIONS.number("length")
FORT_MODULE = OPTIONS.number("fort")
IMPROVE = OPTIONS.number("improve")
PIRATE = OPTIONS.number("pirate")
IMAGE = OPTIONS.number("image")
FIREARMS = OPTIONS.number("firearms")
ROYAL = OPTIONS.number("royal")
TREASURE = OPTIONS.number("treasure")
BANK_MODULE = OPTIONS.number("bank")
MONOPOLY = OPTIONS.number("monopoly")
PRIVATEER = OPTIONS.number("privateer")
CONVERT = OPTIONS.number("convert")
KING_DIVISOR = OPTIONS.number("king_divisor")
GOAL = OPTIONS.number("gp_target")
EXTRA_SETTLERS = OPTIONS.number("settlers_pn")
WRITTEN_CONTRACTS = OPTIONS.number("written_contracts")
NATIVE_STACK = OPTIONS.number("native_stack")
BASIC, VETERAN, EXPERT = range(3)
WITH_LEVEL, OFF, ON = range(3)
EMPIRES = 2  # the third scenario


@rule
def scenario(state):
    """3.21.5: Discovery, Conquest, Empires."""
    return state.option[SCENARIO]


@rule
def chosen_level(state):
    """3.2, 3.21.5: the level that was agreed; Empires is at least a veteran game."""
    if state.option[SCENARIO] == EMPIRES:
        return max(VETERAN, state.option[LEVEL])
    return state.option[LEVEL]


@rule
def level_of(module):
    """3.2.1: the first five modules belong to the veteran game."""
    return VETERAN if module <= FIREARMS else EXPERT


@rule
def level(state):
    """3.2, F57: basic, veteran or expert; with a module of a higher level the game is of that."""
    highest = chosen_level(state)
    for module in range(FORT_MODULE, CONVERT + 1):
        if state.option[module] == ON:
            highest = max(highest, level_of(module))
    return highest


@rule
def plays_with(state, module):
    """3.2.1: is this module in force? By itself with the level that was agreed."""
    if state.option[module] == WITH_LEVEL:
        return chosen_level(state) >= level_of(module)
    return state.option[module] == ON


nations_are_bid_for = OPTIONS.when(
    "bidding", "on", "second_price", says="3.21: the highest bid chooses first."
)
next_bid_is_paid = OPTIONS.when(
    "bidding", "second_price", says="3.21: who has bid pays the next bid, not his own."
)


@rule
def king_divisor(state):
    """3.22.1: ducats given to the king for a point of glory."""
    return 1000 if state.option[KING_DIVISOR] == 1 else 100


@rule
def glory_goal(state):
    """3.22.1: 0, or the glory with which the game ends early."""
    if state.option[GOAL] == 0:
        return 0
    return 40 if state.option[GOAL] == 1 else 70 if state.option[GOAL] == 2 else 110


@rule
def settlers_for_the_bonus(state):
    """4.1: how many extra settlers give +1."""
    return (state.turn + 3) // 4 if state.option[EXTRA_SETTLERS] == 1 else 1


@rule
def contracts_are_written(state):
    """3.9.B2, 4.1: from the veteran game up, if nobody has agreed otherwise."""
    return level(state) >= VETERAN and state.option[WRITTEN_CONTRACTS] == 0


locations_are_hidden = OPTIONS.when(
    "hidden_locations", "on", says="4.1: native locations lie face down."
)


@rule
def army_size(state):
    """3.6.7, 4.1: units in a native army."""
    return 10 if state.option[NATIVE_STACK] == 0 else 8 if state.option[NATIVE_STACK] == 1 else 12


time_is_limited = OPTIONS.when(
    "time_limit", "on", says="3.22.1, 4.1: the table can end the game by common consent."
)
has_iron_fist = OPTIONS.when(
    "iron_fist", "on", says="F52, 4.1: improvements are not to be had for payment alone."
)
is_cursed = OPTIONS.when("curse", "on", says="4.1: black cards that hide a haven are compulsory.")


def check_options(seats: int, chosen: Mapping[str, str]) -> str:
    """What cannot be together, in a sentence."""
    for first, reading, second, other, why in _IMPOSSIBLE:
        if chosen[first] == reading and chosen[second] == other:
            return say(why)
    return ""


_IMPOSSIBLE = (
    ("ally_losses", "both", "ally_units_fight", "no",
     _("An ally whose units do not fight cannot lose any: ally_losses=both wants them to fight.")),
    ("hidden_locations", "on", "scenario", "empires",
     _("In the scenario Empires two capitals are subdued: they cannot lie face down.")),
    ("convert", "on", "improve", "off", _("Without missions (improve=off) nobody is converted.")),
    ("bank", "on", "improve", "off", _("Banks and warehouses are built as improvements.")),
    ("curse", "on", "pirate", "off", _("Without pirates there are no havens to curse anybody.")),
    ("iron_fist", "on", "improve", "off", _("Without improvements none can be paid for.")),
    ("siege_announce", "always", "fort", "off", _("Without works nobody besieges anything.")),
    ("after_step3", "from_step_3", "fort", "off", _("Without works there is no step 3.")),
)  # fmt: skip
