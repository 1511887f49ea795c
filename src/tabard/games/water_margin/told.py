"""What is told: every event of the game as a sentence, with the number of its rule.

``weight`` marks what decides a game: 1 a setback or a gain, 2 a turning point.
"""

from __future__ import annotations

from tabard.engine.events import Events
from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.words import _, n_

from .components import (
    ADVERSARIES,
    ALERTS,
    BANDITS,
    EVENTS,
    QUESTS,
    SO_MANY_TAELS,
    SQUARES,
)

TOLD = Events()
_told = TOLD.add

# --- set-up and the chapter ----------------------------------------------------------------------
BEGINS = _told("begins", "3.4", _("{seat} is the first player."), seat=SEATS)
CHAPTER_BEGAN = _told(
    "chapter",
    "3.5",
    _("Chapter {chapter}: {seat} plays first."),
    chapter=NUMBER,
    seat=SEATS,
)

# --- arrival -------------------------------------------------------------------------------------
DREW = _told("drew", "3.6", _("{seat} draws {bandit}."), seat=SEATS, bandit=BANDITS)
DREW_CONVICT = _told(
    "drew_convict",
    "3.6",
    _("{seat} draws {bandit}, a convict bound for {exile}."),
    seat=SEATS,
    bandit=BANDITS,
    exile=SQUARES,
)
ARRIVED = _told("arrived", "3.6", _("{bandit} comes to {square}."), bandit=BANDITS, square=SQUARES)

# --- résistance ----------------------------------------------------------------------------------
LOOTED = _told(
    "looted",
    "G4",
    n_(
        "The gang of {seat} brings home {taels} tael; its treasure is {treasure}.",
        "The gang of {seat} brings home {taels} taels; its treasure is {treasure}.",
        "taels",
    ),
    seat=SEATS,
    taels=NUMBER,
    treasure=NUMBER,
)
PEACE = _told(
    "peace", "EC8", _("The imperial envoy keeps the troops away from {seat}."), seat=SEATS
)
TROOPS_CAME = _told(
    "troops",
    "G6",
    _("Against {bandit} of {seat}: {adversary}."),
    bandit=BANDITS,
    seat=SEATS,
    adversary=ADVERSARIES,
)
MORE_TROOPS_CAME = _told(
    "more_troops", "3.12", _("Against the gang of {seat}: {adversary}."), seat=SEATS,
    adversary=ADVERSARIES,
)  # fmt: skip
HELD_BACK = _told(
    "held_back", "3.11", _("The marsh of Liangshan swallows the soldiers."), seat=SEATS
)
FORTIFIED = _told(
    "fortified",
    "G8",
    _("{seat} spends {price} on walls; the treasure is {treasure}."),
    weight=1,
    seat=SEATS,
    price=SO_MANY_TAELS,
    treasure=NUMBER,
)
KILLED_BY_TROOPS = _told(
    "killed_by_troops", "G7", _("Soldiers kill {bandit} of {seat}."), weight=1, bandit=BANDITS,
    seat=SEATS,
)  # fmt: skip
CAME_OVER = _told(
    "general", "G9", _("The general {bandit} is won over by {seat}."), weight=1, bandit=BANDITS,
    seat=SEATS,
)  # fmt: skip
NAMED_CHIEF = _told(
    "chief", "3.11", _("{bandit} is the chief of {seat} now."), bandit=BANDITS, seat=SEATS
)
RAZED = _told(
    "razed", "G10", _("The refuge of {seat} at {square} is razed."), weight=2, seat=SEATS,
    square=SQUARES,
)  # fmt: skip
STAYED = _told(
    "stayed", "3.12", _("{bandit} stays among the ruins of {square}."), bandit=BANDITS,
    square=SQUARES,
)  # fmt: skip

# --- the end of a chapter ------------------------------------------------------------------------
ALERT_ROSE = _told("alert", "3.12", _("The government forces grow: {alert}."), alert=ALERTS)

# --- events and quests ---------------------------------------------------------------------------
DREW_EVENT = _told("event", "3.7", _("{seat} draws an event: {event}."), seat=SEATS, event=EVENTS)
RESHUFFLED = _told("reshuffled", "3.7", _("The event discards are the new event deck."))
CONCERNS_NOBODY = _told(
    "concerns_nobody", "3.19", _("{event}: there is nobody whom it concerns."), event=EVENTS
)
DROPPED_QUEST = _told(
    "dropped_quest", "3.7", _("{seat} gives up a quest: {quest}."), seat=SEATS, quest=QUESTS
)
BOUGHT_OFF_THE_BRAND = _told(
    "bought_off", "EI2", _("{figure} pays {taels} and keeps a clean brow."),
    figure=BANDITS, taels=SO_MANY_TAELS,
)  # fmt: skip
GOT_LEGGINGS = _told(
    "leggings", "EI5", _("{figure} ties magic leggings on: up to four steps this chapter."),
    figure=BANDITS,
)  # fmt: skip
ROBBED_OF = _told(
    "robbed_of",
    "EI10",
    n_(
        "{thief} picks the pocket of {victim}: {taels} tael.",
        "{thief} picks the pocket of {victim}: {taels} taels.",
        "taels",
    ),
    thief=BANDITS,
    victim=BANDITS,
    taels=NUMBER,
)
DRANK_DRUGGED_WINE = _told("drugged", "EI11", _("The wine of {figure} is drugged."), figure=BANDITS)
STORE_COUNTED = _told(
    "store_counted", "EI12", _("{seat} finds {taels}; the treasure is {treasure}."),
    seat=SEATS, taels=SO_MANY_TAELS, treasure=NUMBER,
)  # fmt: skip
TAXED = _told(
    "taxed",
    "EC6",
    n_(
        "{figure} pays {taels} tael of tribute and keeps {left}.",
        "{figure} pays {taels} taels of tribute and keeps {left}.",
        "taels",
    ),
    figure=BANDITS,
    taels=NUMBER,
    left=NUMBER,
)
ATTEMPTS_QUEST = _told(
    "attempts", "3.7", _("{figure} attempts a quest: {quest}."), figure=BANDITS, quest=QUESTS
)
QUEST_DONE = _told(
    "quest_done", "3.7", _("{figure} has done a quest for {seat}: {quest}."), weight=1,
    figure=BANDITS, quest=QUESTS, seat=SEATS,
)  # fmt: skip
QUEST_FAILED = _told(
    "quest_failed", "3.7", _("{figure} has failed a quest: {quest}."), figure=BANDITS, quest=QUESTS
)
GOT_HORSE = _told("horse", "EQ9", _("{figure} rides the white horse now."), figure=BANDITS)
GOT_BOOK = _told("book", "EQ13", _("{figure} has the heavenly book now."), figure=BANDITS)
GOT_ARMOUR = _told("armour", "EQ14", _("{figure} wears the armour now."), figure=BANDITS)
ALERT_FELL = _told("alert_fell", "3.19", _("The court looks the other way: {alert}."), alert=ALERTS)
LOST_ALL_TAELS = _told(
    "lost_all_taels",
    "EQ16",
    n_(
        "{figure} loses its only tael.",
        "{figure} loses all of its {taels} taels.",
        "taels",
    ),
    figure=BANDITS,
    taels=NUMBER,
)
