"""The named readings and house rules, each with its default and the rule numbers it changes.

Below them stand the helpers that ask for a reading by what it decides.
"""

from __future__ import annotations

from tabard.engine.game import Option
from tabard.engine.kinds import Kind
from tabard.engine.rule import rule
from tabard.engine.words import _

OPTION_LIST = (
    Option(
        "difficulty",
        _("How many revolts are in the deck: 5, 6 or 7"),
        ("introductory", "standard", "heroic"),
        ("2.2", "2.2.7", "2.13.4", "3.6"),
        default="standard",
        asked=True,
    ),
    Option(
        "caput_mundi",
        _(
            "Roma caput mundi: no first fort, the Roma cards are in the deck, Roma must be free to"
            " win"
        ),
        ("off", "on"),
        ("2.14", "2.2.1", "2.2.2", "2.10", "66"),
    ),
    Option(
        "defence",
        _("Legions without fort and pawn are ambushed, or every legion always stops one barbarian"),
        ("support", "one_for_one"),
        ("43", "54", "62", "2.6", "4.3"),
    ),
    Option(
        "ambusher",
        _("The barbarian that ambushes legions is not placed, or it is"),
        ("pays", "placed"),
        ("2.6", "4.4"),
    ),
    Option(
        "exhausted_cubes",
        _("A tribe without cubes left loses the game, or places no more"),
        ("loss", "ignored"),
        ("2.9", "4.2"),
    ),
    Option(
        "regina_enlist",
        _("The Regina's free enlisting is an action, or costs none"),
        ("action", "free"),
        ("3.7.6",),
    ),
    Option(
        "solo_store",
        _("Alone, a card is stored in a city of its name, or of its colour"),
        ("name", "colour"),
        ("2.13",),
    ),
    Option(
        "first_cities",
        _("A card that finds no way in walks back along the route, or is void"),
        ("always", "by_the_letter"),
        ("55", "56", "57", "2.7", "4.1"),
    ),
    Option(
        "revolt_overflow",
        _("A revolt too many sacks any city, or only one that was undefended"),
        ("sacks", "undefended_only"),
        ("44", "2.8", "4.5"),
    ),
    Option(
        "chain",
        _("A sack can make neighbours fall too, or never does"),
        ("spreads", "stops"),
        ("61", "2.8", "4.6"),
    ),
    Option(
        "city_card",
        _("A card matches its city by name, or by colour"),
        ("name", "colour"),
        ("13", "25", "26", "2.4", "4.7"),
    ),
    Option(
        "casualties",
        _(
            "The active player chooses the barbarians removed in battle, or the largest tribe goes"
            " first"
        ),
        ("active", "most"),
        ("22", "2.5", "4.9"),
    ),
    Option(
        "deck_event_loss",
        _("Drawing more than the deck holds with event 5 loses, or draws what is left"),
        ("loss", "draw_what_is_left"),
        ("3.8.5", "4.29"),
    ),
)
OPTIONS = Kind("option", [option.word for option in OPTION_LIST])
(
    DIFFICULTY,
    CAPUT_MUNDI,
    DEFENCE,
    AMBUSHER,
    EXHAUSTED_CUBES,
    REGINA_ENLIST,
    SOLO_STORE,
    FIRST_CITIES,
    REVOLT_OVERFLOW,
    CHAIN,
    CITY_CARD,
    CASUALTIES,
    DECK_EVENT_LOSS,
) = OPTIONS.numbers


@rule
def revolts_in_the_deck(state):
    """2.2.7, Difficulty: 5, 6 or 7 revolt cards."""
    return 5 + state.option[DIFFICULTY]


@rule
def roma_caput_mundi(state):
    """2.14: Roma caput mundi."""
    return state.option[CAPUT_MUNDI] == 1


@rule
def every_legion_stops_one(state):
    """4.3: without support too, legions and barbarians are lost one for one."""
    return state.option[DEFENCE] == 1


@rule
def ambusher_is_placed(state):
    """4.4: the barbarian that ambushed the legions is placed all the same."""
    return state.option[AMBUSHER] == 1


@rule
def exhausted_cubes_lose(state):
    """4.2: a tribe that must place a barbarian and has none left wins the game for the
    barbarians."""
    return state.option[EXHAUSTED_CUBES] == 0


@rule
def free_enlisting_is_an_action(state):
    """3.7.6: the Regina's enlisting without a card costs an action."""
    return state.option[REGINA_ENLIST] == 0


@rule
def store_is_by_colour(state):
    """2.13: alone, treasury and hand exchange cards of the city's colours."""
    return state.option[SOLO_STORE] == 1


@rule
def invasions_walk_back(state):
    """4.1: a card that finds no way into its city goes back along the route."""
    return state.option[FIRST_CITIES] == 0


@rule
def first_cities_are_open(state):
    """4.1, 2.7.2: a first city can always be invaded, from the supply."""
    return state.option[FIRST_CITIES] == 0


@rule
def defended_cities_withstand_revolts(state):
    """4.5: a revolt cannot sack a city that legions defended when it came."""
    return state.option[REVOLT_OVERFLOW] == 1


@rule
def sacks_spread(state):
    """4.6: a barbarian that a sack adds next door can sack that city as well."""
    return state.option[CHAIN] == 0


@rule
def cards_match_by_colour(state):
    """4.7: a card matches a city by one of its colours."""
    return state.option[CITY_CARD] == 1


@rule
def largest_tribe_falls_first(state):
    """4.9: nobody chooses the barbarians that a battle removes."""
    return state.option[CASUALTIES] == 1


@rule
def draws_what_is_left(state):
    """4.29: event 5 draws what the deck still holds and loses nothing."""
    return state.option[DECK_EVENT_LOSS] == 1
