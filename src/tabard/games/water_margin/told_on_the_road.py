"""What is told of phases 3 to 5: dice, tests, péripéties, voyages, duels, refuges.

``weight`` marks what decides a game: 1 a setback or a gain, 2 a turning point.
"""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.words import _, n_

from .components import (
    ADVERSARIES,
    BANDITS,
    CHARACTERISTICS,
    PLACES,
    RECEPTIONS,
    SO_MANY_BANQUETS,
    SO_MANY_GOURDS,
    SO_MANY_TAELS,
    SQUARES,
    WARES,
)
from .told import TOLD

_told = TOLD.add

# --- dice, tests and tokens ----------------------------------------------------------------------
DIE_SHOWS = _told("die", "3.2", _("A d{sides} shows {pips}."), sides=NUMBER, pips=NUMBER)
PLACE_CAME = _told("place", "P7", _("The place: {place}."), place=PLACES)
ADVERSARY_CAME = _told("adversary", "P8", _("The adversary: {adversary}."), adversary=ADVERSARIES)
TEST_CAME = _told("kind_of_test", "P9", _("The test: {trait}."), trait=CHARACTERISTICS)
DIFFICULTY_ROLLED = _told(
    "difficulty", "P10", _("{seat} has rolled the difficulty: {difficulty}."), seat=SEATS,
    difficulty=NUMBER,
)  # fmt: skip
REACHED = _told(
    "reached", "3.8", _("{figure} reaches {total} against {difficulty}."), figure=BANDITS,
    total=NUMBER, difficulty=NUMBER,
)  # fmt: skip
READ_THE_BOOK = _told("read", "3.8", _("{figure} reads the heavenly book."), figure=BANDITS)
PAID_FOR_A_ROLL = _told(
    "paid_for_a_roll", "A28", _("{figure} spends an experience for a new roll."), figure=BANDITS
)
TEST_PASSED = _told(
    "passed", "3.8", _("{figure} passes the test of {trait}."), figure=BANDITS,
    trait=CHARACTERISTICS,
)  # fmt: skip
TEST_FAILED = _told(
    "failed", "3.8", _("{figure} fails the test of {trait}."), figure=BANDITS,
    trait=CHARACTERISTICS,
)  # fmt: skip
GAINED_EXPERIENCE = _told(
    "experience",
    "3.8",
    _("{figure} gains {count} experience."),
    figure=BANDITS,
    count=NUMBER,
)
GAINED_TAELS = _told(
    "taels",
    "3.8",
    n_("{figure} gains {taels} tael.", "{figure} gains {taels} taels.", "taels"),
    figure=BANDITS,
    taels=NUMBER,
)
GAINED_GOURD = _told("gourd", "3.8", _("{figure} gains a gourd."), figure=BANDITS)
GAINED_BANQUET = _told("banquet", "3.8", _("{figure} gains a banquet."), figure=BANDITS)
WAS_IMMOBILISED = _told("immobilised", "S7", _("{figure} is immobilised."), figure=BANDITS)
WAS_WOUNDED = _told(
    "wounded",
    "3.8",
    n_(
        "{figure} is wounded and has {wounds} wound.",
        "{figure} is wounded and has {wounds} wounds.",
        "wounds",
    ),
    weight=1,
    figure=BANDITS,
    wounds=NUMBER,
)
ARMOUR_HELD = _told("armour_held", "3.8", _("The armour of {figure} holds."), figure=BANDITS)
HEALED = _told(
    "healed",
    "3.8",
    n_(
        "{figure} is healed and has {wounds} wound left.",
        "{figure} is healed and has {wounds} wounds left.",
        "wounds",
    ),
    figure=BANDITS,
    wounds=NUMBER,
)
ATE_TO_HEAL = _told(
    "ate_to_heal", "S11", _("{figure} spends a banquet to heal a wound."), figure=BANDITS
)
KILLED = _told("killed", "3.8", _("{figure} dies."), weight=2, figure=BANDITS)
SUCCEEDED = _told(
    "succeeded", "A26", _("{heir} leads the brothers of {figure} now."), heir=BANDITS,
    figure=BANDITS,
)  # fmt: skip

# --- péripéties, prison and convicts -------------------------------------------------------------
MEETS = _told("meets", "P1", _("A péripétie befalls {figure}."), figure=BANDITS)
CAN_MOVE_AGAIN = _told(
    "can_move_again", "P2", _("{figure} is no longer immobilised."), figure=BANDITS
)
ROBBED = _told(
    "robbed_by_bandits",
    "3.8",
    n_(
        "Bandits take {taels} tael from {figure}.",
        "Bandits take {taels} taels from {figure}.",
        "taels",
    ),
    weight=1,
    figure=BANDITS,
    taels=NUMBER,
)  # fmt: skip
LOST_BANQUET = _told("lost_banquet", "3.8", _("{figure} loses a banquet."), figure=BANDITS)
LOST_GOURD = _told("lost_gourd", "3.8", _("{figure} loses a gourd."), figure=BANDITS)
BRIBED = _told(
    "bribed", "3.8", _("{figure} pays the mandarin {taels}."), figure=BANDITS, taels=SO_MANY_TAELS
)
IMPRISONED = _told(
    "imprisoned",
    "P3",
    n_(
        "{figure} goes to prison for {turns} chapter.",
        "{figure} goes to prison for {turns} chapters.",
        "turns",
    ),
    weight=1,
    figure=BANDITS,
    turns=NUMBER,
)
WAITED = _told(
    "waited",
    "P3",
    n_(
        "{figure} waits {turns} chapter more in prison.",
        "{figure} waits {turns} chapters more in prison.",
        "turns",
    ),
    figure=BANDITS,
    turns=NUMBER,
)
RELEASED = _told("released", "P4", _("{figure} leaves the prison."), figure=BANDITS)
LET_OUT = _told("let_out", "3.8", _("{figure} is let out of prison."), figure=BANDITS)
BECAME_CONVICT = _told(
    "convict", "3.6", _("{figure} is a convict now, bound for {square}."), weight=1,
    figure=BANDITS, square=SQUARES,
)  # fmt: skip
CHAINS_REMOVED = _told(
    "chains_removed", "3.6", _("{figure} is no convict any more."), figure=BANDITS
)
REACHED_EXILE = _told(
    "exile", "3.6", _("{figure} has reached the exile of {square} and is free."), figure=BANDITS,
    square=SQUARES,
)  # fmt: skip

# --- voyage --------------------------------------------------------------------------------------
STEPPED = _told("stepped", "S12", _("{figure} goes to {square}."), figure=BANDITS, square=SQUARES)
ATE = _told("ate", "S9", _("{figure} spends a banquet for another step."), figure=BANDITS)
WENT_HOME = _told(
    "went_home", "R7", _("{figure} waits at the gate of {square}."), figure=BANDITS, square=SQUARES
)
PASSED = _told(
    "went_past", "A7", _("{figure} passes {brother} at {square}."), figure=BANDITS,
    brother=BANDITS, square=SQUARES,
)  # fmt: skip
SWORE = _told(
    "swore", "S18", _("{figure} spends a gourd at {square}: {brother} is a sworn brother now."),
    weight=1, figure=BANDITS, brother=BANDITS, square=SQUARES,
)  # fmt: skip
LET_GO = _told("let_go", "A4", _("{figure} lets {bandit} go."), bandit=BANDITS, figure=BANDITS)
PRAYED = _told(
    "prayed",
    "3.9",
    n_(
        "The temple heals {figure}, who has {wounds} wound left.",
        "The temple heals {figure}, who has {wounds} wounds left.",
        "wounds",
    ),
    figure=BANDITS,
    wounds=NUMBER,
)
BOUGHT = _told("bought", "3.9", _("{figure} buys {ware} for 10 taels."), figure=BANDITS, ware=WARES)
TRIES_TO_RESCUE = _told(
    "tries_to_rescue", "3.6", _("{figure} tries to rescue {convict}."), figure=BANDITS,
    convict=BANDITS,
)  # fmt: skip
ATTACKED = _told(
    "attacked", "S24", _("{figure} attacks {foe} at {square}."), weight=1, figure=BANDITS,
    foe=BANDITS, square=SQUARES,
)  # fmt: skip
CHALLENGED = _told(
    "challenged", "S26", _("{figure} challenges {foe} on {trait}."), figure=BANDITS,
    foe=BANDITS, trait=CHARACTERISTICS,
)  # fmt: skip
DUEL_TOTAL = _told(
    "duel_total", "S28", _("{bandit} reaches {total}."), bandit=BANDITS, total=NUMBER
)
KILLED_IN_DUEL = _told(
    "killed_in_duel", "S30", _("{winner} kills {loser}."), weight=2, winner=BANDITS, loser=BANDITS
)
TOOK_SPOILS = _told(
    "spoils",
    "S34",
    _("{winner} takes {taels}, {gourds} and {banquets}."),
    winner=BANDITS,
    taels=SO_MANY_TAELS,
    gourds=SO_MANY_GOURDS,
    banquets=SO_MANY_BANQUETS,
)
TIED = _told(
    "tied", "S35", _("{figure} and {foe} are equal: their duel is not finished."), weight=1,
    figure=BANDITS, foe=BANDITS,
)  # fmt: skip
STORMED = _told(
    "stormed", "A20", _("{figure} challenges the chief {chief} before {square}."), weight=1,
    figure=BANDITS, chief=BANDITS, square=SQUARES,
)  # fmt: skip
STORM_WON = _told(
    "storm_won", "A20", _("{figure} kills the chief {chief} before the refuge."), weight=2,
    figure=BANDITS, chief=BANDITS,
)  # fmt: skip
STORM_LOST = _told(
    "storm_lost", "A20", _("The chief {chief} kills {figure} before the refuge."), weight=2,
    chief=BANDITS, figure=BANDITS,
)  # fmt: skip
STORM_HELD = _told(
    "storm_held", "A20", _("{figure} and the chief {chief} are equal before the refuge."),
    figure=BANDITS, chief=BANDITS,
)  # fmt: skip

# --- refuge --------------------------------------------------------------------------------------
RANSOMED = _told(
    "ransomed", "3.11", _("{seat} pays {taels} of ransom for {figure}."), seat=SEATS,
    figure=BANDITS, taels=SO_MANY_TAELS,
)  # fmt: skip
FOUNDED = _told(
    "founded", "R4", _("{figure} sets up the refuge of {seat} at {square}."), weight=2,
    figure=BANDITS, seat=SEATS, square=SQUARES,
)  # fmt: skip
TRIES_TO_JOIN = _told(
    "tries_to_join", "R7", _("{figure} asks to join the gang of {seat}."), figure=BANDITS,
    seat=SEATS,
)  # fmt: skip
GREEN_DIE_SHOWS = _told(
    "green_die", "R10", _("The integration die shows {reception}."), reception=RECEPTIONS
)
DRANK_AT_THE_GATE = _told(
    "drank", "R11", _("{figure} spends a gourd for another roll."), figure=BANDITS
)
RECEIVED = _told(
    "received", "R10", _("{figure} finds {reception}."), figure=BANDITS, reception=RECEPTIONS
)
JOINED = _told(
    "joined",
    "R8",
    n_(
        "{figure} enters the gang of {seat}: {count} member more.",
        "{figure} enters the gang of {seat}: {count} members more.",
        "count",
    ),
    weight=1,
    figure=BANDITS,
    seat=SEATS,
    count=NUMBER,
)
WAITS = _told("waits", "3.11", _("{figure} waits at the gate."), figure=BANDITS)
CHIEF_BEATEN = _told(
    "chief_beaten", "3.11", _("{figure} beats the chief {chief}."), weight=1, figure=BANDITS,
    chief=BANDITS,
)  # fmt: skip
BEATEN_BY_CHIEF = _told(
    "beaten_by_chief", "3.11", _("The chief {chief} beats {figure}."), weight=1, chief=BANDITS,
    figure=BANDITS,
)  # fmt: skip
HELD_AT_THE_GATE = _told(
    "held", "3.11", _("{figure} and the chief {chief} are equal."), figure=BANDITS, chief=BANDITS
)
PUSHED_AWAY = _told(
    "pushed_away", "3.11", _("{figure} is driven off to {square}."), figure=BANDITS,
    square=SQUARES,
)  # fmt: skip
