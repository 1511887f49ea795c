"""The named readings of section 5, each with its default and the rule numbers it changes.

They stand in the order of their letters: the first is reading A. ``readings.py`` asks for them.
"""

from __future__ import annotations

from collections.abc import Mapping

from tabard.engine.options import Option, Options
from tabard.engine.rule import table
from tabard.engine.words import _, say

OPTION_LIST = (
    # 5.1: the contradictions that the translator points out
    Option(
        "cards",
        _("At the end of a round all cards are collected, or players keep theirs"),
        ("collect", "keep"),
        ("115", "123", "53"),
    ),
    Option(
        "sea",
        _("A city taken over sea is the whole expansion, or one of its two cities"),
        ("only", "one_of_two"),
        ("81",),
    ),
    Option(
        "mtnmove",
        _("Mountains hinder nobody's expansion, or a mountain city uses all of it"),
        ("none", "slow"),
        ("76",),
    ),
    # 5.2: tensions inside the seed, or between sources
    Option(
        "target",
        _("A city is attacked once a round by each player, or by anybody"),
        ("per_player", "anybody"),
        ("92",),
    ),
    Option(
        "heroorred",
        _("A fight takes the hero or one red card, both, or the hero and any red cards"),
        ("one", "both", "any"),
        ("98", "101"),
    ),
    Option(
        "herodur",
        _("A hero is active until the round ends, or until he is beaten"),
        ("round", "beaten"),
        ("124",),
    ),
    Option(
        "tiecards",
        _("A tie costs both the cards of the fight, or their whole hands"),
        ("committed", "hand"),
        ("119",),
    ),
    Option(
        "access",
        _("An attack follows a road, or reaches a province held or bordered"),
        ("road", "province"),
        ("88",),
    ),
    Option(
        "twocards",
        _("The attacker commits two yellow cards, or a red one as the second, or one or two"),
        ("exactly_two", "red_counts", "one_or_two"),
        ("96",),
    ),
    Option(
        "oblige",
        _("Used yellow cards oblige to defend too, or only those in hand"),
        ("used_too", "hand_only"),
        ("99",),
        default="hand_only",
    ),
    Option(
        "noyellow",
        _("Without a yellow card the place still helps the defender, or it does not"),
        ("bonuses", "strict"),
        ("102",),
    ),
    Option(
        "swap",
        _("Cities of one level are swapped, or of one value with the mountain's 1"),
        ("level", "value"),
        ("73", "138"),
    ),
    Option(
        "chain",
        _("A city taken in this turn can be attacked from, or it cannot"),
        ("yes", "no"),
        ("94",),
    ),
    Option("start3", _("Two garrisons each at the start, or three"), ("two", "three"), ("23",)),
    Option(
        "end",
        _("Rounds: 8 to 10 by a die, 6 to 10 by a die, or a fixed number of 1 to 10"),
        ("8-10", "6-10", "8", "1", "2", "3", "4", "5", "6", "7", "9", "10"),
        ("130", "131"),
    ),
    Option(
        "foreign",
        _("A foreign attack every round, or of all rounds of war only in the first"),
        ("every_round", "once_in_war"),
        ("69",),
    ),
    Option(
        "influence",
        _("Influence is a stock for the game, or throne points, or comes back every round"),
        ("stock", "throne", "refresh"),
        ("97", "100", "118", "132"),
    ),
    # 5.3: holes that we filled
    Option(
        "ca",
        _("Navarre's other choice for a second city"),
        ("caen", "calais", "carcassonne"),
        ("21",),
    ),
    Option("money", _("Coins at the start"), ("0", "5"), ("26",)),
    Option(
        "2p",
        _("Two players: higher prices and three garrisons, base prices, or two factions each"),
        ("8_10_three_garrisons", "base_prices", "two_factions"),
        ("1", "23", "52"),
    ),
    Option("fortmax", _("Fortresses a player may build in a round"), ("unlimited", "one"), ("57",)),
    Option(
        "roll",
        _("The dice fall after the cards are committed, or openly before"),
        ("commit_first", "roll_first"),
        ("103",),
    ),
    Option(
        "after",
        _("After the totals the loser is asked first, or always the attacker"),
        ("loser_first", "attacker_first"),
        ("110",),
    ),
    Option(
        "traitor",
        _("A traitor lowers the defences one step, or to nothing"),
        ("one_step", "nothing"),
        ("106", "3.3"),
    ),
    Option(
        "engineer",
        _("An engineer doubles the best yellow card, or changes the defences by 2"),
        ("double_one", "defences"),
        ("104", "105", "3.3"),
    ),
    Option(
        "uprising",
        _("A city that rises loses one step, or is free at once"),
        ("one_step", "free"),
        ("3.7",),
    ),
    Option(
        "herovalue",
        _("What a hero adds: 3, 2, 4, or he doubles the yellow cards"),
        ("3", "2", "4", "doubles"),
        ("104", "105", "3.4"),
    ),
    Option(
        "eventpool",
        _("Event markers stay out until all are used, or are mixed back every round"),
        ("stay_out", "mixed_back"),
        ("68",),
    ),
    Option(
        "wiped",
        _("A player without a city stays in the game, or is out"),
        ("stays", "out"),
        ("134",),
    ),
    Option(
        "post",
        _("A player attacks from a city once a round, or the city is attacked from once"),
        ("player", "city"),
        ("91",),
    ),
    Option(
        "bargain",
        _("Offers by all at the opening of a turn, by the active player only, or none"),
        ("all", "active", "off"),
        ("73", "135", "136"),
    ),
    # ours: fair seats
    Option(
        "factions",
        _(
            "The seats choose their factions in order, or in that of secret bids, of which each"
            " pays his own or the next"
        ),
        ("in_order", "bid", "second_price"),
        ("11", "11.1", "132"),
    ),
)
OPTIONS = Options(OPTION_LIST)
HEROORRED = OPTIONS.number("heroorred")
START3 = OPTIONS.number("start3")
END = OPTIONS.number("end")
CA = OPTIONS.number("ca")
MONEY = OPTIONS.number("money")
TWO_PLAYERS = OPTIONS.number("2p")
HEROVALUE = OPTIONS.number("herovalue")
FIXED_ROUNDS = table([10, 10, *(int(reading) for reading in OPTION_LIST[END].readings[2:])])


def why_not_together(players: int, readings: Mapping[str, str]) -> str:
    """Why a game cannot be set up with these readings; empty if it can (1, 52)."""
    reading = readings["2p"]
    if players != 2 and reading != OPTION_LIST[TWO_PLAYERS].usual:
        sentence = _("2p={reading} is a way for two to play; {players} players cannot choose it.")
        return say(sentence, reading=reading, players=players)
    if reading == "two_factions" and readings["factions"] != "in_order":
        sentence = _(
            "Players who lead two factions do not bid for them: with 2p={reading} factions are"
            " chosen in order."
        )
        return say(sentence, reading=reading)
    return ""
