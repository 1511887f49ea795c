"""The named readings and house rules, each with its default and the rule numbers it changes.

Below them stand the rules that ask for a reading by what it decides.
"""

from __future__ import annotations

from tabard.engine.options import Option, Options
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
        _("Enlisting without a card takes the Regina an action, or none"),
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
        _("A revolt beyond the last space sacks any city, or only an undefended one"),
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
OPTIONS = Options(OPTION_LIST)
DIFFICULTY = OPTIONS.number("difficulty")


def revolts_in_the_deck(state):
    """Difficulty: 5, 6 or 7 revolt cards (2.2.7)."""
    return 5 + state.option[DIFFICULTY]


roma_caput_mundi = OPTIONS.when("caput_mundi", "on", says="Roma caput mundi (2.14).")
every_legion_stops_one = OPTIONS.when(
    "defence",
    "one_for_one",
    says="Without support too, legions and barbarians are lost one for one (4.3).",
)
ambusher_is_placed = OPTIONS.when(
    "ambusher",
    "placed",
    says="The barbarian that ambushed the legions is placed all the same (4.4).",
)
exhausted_cubes_lose = OPTIONS.when(
    "exhausted_cubes",
    "loss",
    says="A tribe that must place a barbarian and has none left wins the game for the barbarians "
    "(4.2).",
)
free_enlisting_is_an_action = OPTIONS.when(
    "regina_enlist", "action", says="The Regina's enlisting without a card costs an action (3.7.6)."
)
store_is_by_colour = OPTIONS.when(
    "solo_store",
    "colour",
    says="Alone, treasury and hand exchange cards of the city's colours (2.13).",
)
invasions_walk_back = OPTIONS.when(
    "first_cities",
    "always",
    says="A card that finds no way into its city goes back along the route (4.1).",
)
# The other half of ``invasions_walk_back``: a walk back always ends because a first city is open.
first_cities_are_open = OPTIONS.when(
    "first_cities",
    "always",
    says="A first city can always be invaded, from the supply (4.1, 2.7.2).",
)
defended_cities_withstand_revolts = OPTIONS.when(
    "revolt_overflow",
    "undefended_only",
    says="A revolt cannot sack a city that legions defended when it came (4.5).",
)
sacks_spread = OPTIONS.when(
    "chain",
    "spreads",
    says="A barbarian that a sack adds next door can sack that city as well (4.6).",
)
cards_match_by_colour = OPTIONS.when(
    "city_card", "colour", says="A card matches a city by one of its colours (4.7)."
)
largest_tribe_falls_first = OPTIONS.when(
    "casualties", "most", says="Nobody chooses the barbarians that a battle removes (4.9)."
)
draws_what_is_left = OPTIONS.when(
    "deck_event_loss",
    "draw_what_is_left",
    says="Event 5 draws what the deck still holds and loses nothing (4.29).",
)
