"""The named readings and house rules (3.1, A1 to A40), each with its default.

Rules ask for a reading by what it decides: see readings.py.
"""

from __future__ import annotations

from collections.abc import Mapping

from tabard.engine.options import Option, Options
from tabard.engine.words import _, say


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(first, last + 1))


# The first reading of each option that is a number, where it is not 0.
FEWEST_TO_END, FEWEST_CHAPTERS, FEWEST_AT_START, FEWEST_TO_STOP_ARRIVAL = 2, 1, 1, 1

# 3.1: what a preset changes; all else keeps its default.
PRESETS: dict[str, dict[str, str]] = {
    "standard": {},
    "published": {
        "alert": "off",
        "favourite_place": "off",
        "market": "off",
        "temple_heals": "off",
        "ransom": "off",
        "integration_duel": "deadly",
    },
    "short": {"end_gang": "8", "end_chapter": "9", "alert": "off", "start_figures": "4"},
    "epic": {
        "end_gang": "18",
        "end_chapter": "24",
        "loot_scale": "10",
        "fort_traits": "on",
        "categorical_refusal": "until_new_chief",
        "surplus_brothers": "discard",
        "max_figures": "8",
        "scoring": "prestige",
    },
}

OPTION_LIST = (
    Option(
        "preset",
        _("Which game: the usual one, what the pages say, a short one or a long one"),
        tuple(PRESETS),
        ("3.1",),
        brings=PRESETS,
        asked=True,
    ),
    Option(
        "end_gang",
        _("A gang of this size ends the game"),
        _numbers(FEWEST_TO_END, 40),
        ("3.1", "3.13"),
        "10",
    ),
    Option(
        "end_chapter", _("The last chapter"), _numbers(FEWEST_CHAPTERS, 40), ("3.1", "3.13"), "15"
    ),
    Option(
        "loot_scale", _("Taels for each pip of the loot dice"), ("1", "10"), ("G4", "3.12", "A21")
    ),
    Option(
        "alert", _("The government forces grow, or they do not"), ("on", "off"), ("3.12", "3.13")
    ),
    Option(
        "favourite_place", _("A figure's favourite place helps it, or not"), ("on", "off"), ("3.8",)
    ),
    Option(
        "market",
        _("Gourds and banquets are sold in towns and inns, or not"),
        ("on", "off"),
        ("3.9",),
    ),
    Option(
        "temple_heals",
        _("A move that ends in a temple heals a wound, or not"),
        ("on", "off"),
        ("3.9",),
    ),
    Option("ransom", _("The treasure can free prisoners, or not"), ("on", "off"), ("3.11",)),
    Option("fort_traits", _("All forts are alike, or each has a trait"), ("off", "on"), ("3.11",)),
    Option(
        "duel_die",
        _("A duel is rolled with the characteristic's die, the star's, or the experienced one's"),
        ("by_trait", "by_star", "by_experience"),
        ("S28", "3.10", "A1"),
    ),
    Option(
        "integration_duel",
        _("The duel at the gate is a joust of honour, or deadly"),
        ("honour", "deadly"),
        ("R10", "3.11", "A9"),
    ),
    Option(
        "categorical_refusal",
        _("A flat refusal drives off one square, or bars the gate while the chief leads"),
        ("pushed_out", "until_new_chief"),
        ("R10", "3.11", "A10"),
    ),
    Option(
        "surplus_brothers",
        _("An oath that would make more than six brothers is forbidden, or the surplus goes"),
        ("forbid", "discard"),
        ("S23", "3.9", "A4"),
    ),
    Option(
        "start_figures",
        _("Bandits of each player at the start"),
        _numbers(FEWEST_AT_START, 6),
        ("3.1", "3.4"),
        "3",
    ),
    Option(
        "max_figures",
        _("With this many figures nobody arrives"),
        _numbers(FEWEST_TO_STOP_ARRIVAL, 12),
        ("3.1", "3.6"),
        "6",
    ),
    Option(
        "max_wounds", _("Wounds that a figure survives"), _numbers(0, 4), ("3.1", "3.8", "A27"), "2"
    ),
    Option(
        "max_experience",
        _("Experience that a figure can hold"),
        _numbers(0, 5),
        ("3.1", "3.8", "A28"),
        "3",
    ),
    Option(
        "scoring",
        _("The largest gang wins, or the highest prestige"),
        ("gang_size", "prestige"),
        ("R8", "3.14"),
    ),
    Option("events", _("The Event phase is played, or not"), ("on", "off"), ("3.7",)),
    Option(
        "barred_best",
        _("The attacker's best characteristic is barred, or the defender's"),
        ("attacker", "defender"),
        ("S27", "A2"),
    ),
    Option(
        "banquet_through",
        _("Every step ends on an empty square, or one may pass own figures"),
        ("no", "own_figures"),
        ("S12", "A7"),
    ),
    Option(
        "tie_repeat",
        _("A tied duel goes on in the attacker's Voyage, or before all Voyages"),
        ("attacker_voyage", "next_phase_start"),
        ("S36", "A8"),
    ),
    Option(
        "same_trait",
        _("A tied duel goes on with a new choice, or with the same characteristic"),
        ("off", "on"),
        ("S36", "A8"),
    ),
    Option(
        "convict_can_attack", _("A convict cannot attack, or can"), ("off", "on"), ("3.9", "A12")
    ),
    Option(
        "turn_structure",
        _("Players take turns in each phase, or play all their phases in a row"),
        ("phases", "players"),
        ("3.5", "A18"),
    ),
    Option(
        "refuge_assault",
        _("A refuge cannot be attacked, or its chief can be challenged"),
        ("off", "on"),
        ("3.9", "A20", "A35"),
    ),
    Option(
        "brothers_count",
        _("Brothers join the gang with their leader, or are discarded"),
        ("on", "off"),
        ("3.11", "A22"),
    ),
    Option(
        "general_needs_no_soldier",
        _("A general comes if nobody died, or only if no soldiers were rolled"),
        ("off", "on"),
        ("G9", "3.12", "A23"),
    ),
    Option(
        "generals",
        _("A general is any bandit of the deck, or one of the ex-officers in it"),
        ("deck", "tagged"),
        ("G9", "3.12", "A24"),
    ),
    Option(
        "succession",
        _("A group dies with its leader, or a brother succeeds him"),
        ("none", "brother"),
        ("S32", "A26"),
    ),
    Option(
        "experience_mode",
        _("Experience adds to tests and duels, or pays for a new roll"),
        ("bonus", "reroll"),
        ("3.8", "A28"),
    ),
    Option(
        "tokens_in_duel",
        _("Wounds and experience count in duels, or do not"),
        ("on", "off"),
        ("3.10", "A31"),
    ),
    Option(
        "convict_can_swear", _("A convict swears no oath, or can"), ("off", "on"), ("S17", "A12")
    ),
    Option(
        "attack_prisoners",
        _("A prisoner cannot be attacked, or can"),
        ("off", "on"),
        ("S24", "A36"),
    ),
    Option(
        "attack_locked",
        _("Who has a duel to finish cannot be attacked by a third, or can"),
        ("off", "on"),
        ("S24", "A36"),
    ),
    Option(
        "attack_at_gate",
        _("Who waits at his refuge cannot be attacked, or can"),
        ("off", "on"),
        ("S24", "A35"),
    ),
)
OPTIONS = Options(OPTION_LIST)
END_GANG = OPTIONS.number("end_gang")
END_CHAPTER = OPTIONS.number("end_chapter")
START_FIGURES = OPTIONS.number("start_figures")
MAX_FIGURES = OPTIONS.number("max_figures")
MAX_WOUNDS = OPTIONS.number("max_wounds")
MAX_EXPERIENCE = OPTIONS.number("max_experience")


def check_options(seats: int, chosen: Mapping[str, str]) -> str:
    """Readings that contradict each other, in a sentence (A8, A18)."""
    if chosen["turn_structure"] == "players" and chosen["tie_repeat"] == "next_phase_start":
        return say(
            _(
                "With turn_structure=players there is no common Voyage phase, so"
                " tie_repeat=next_phase_start never comes."
            )
        )
    return ""
