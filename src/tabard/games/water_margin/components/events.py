"""The events and where their cards lie (3.19)."""

from __future__ import annotations

from tabard.engine.data import of_ids
from tabard.engine.kinds import Kind, or_nobody
from tabard.engine.rule import table

from ..book import printed
from . import bandits, squares

# --- the events (3.19) ---------------------------------------------------------------------------
_events = printed("events")
EVENTS = of_ids("event", _events)
EVENT_NUMBERS = tuple(e["number"] for e in _events)
EVENT_OR_NONE = or_nobody(EVENTS, "none")
NO_EVENT = -1
KINDS_OF_EVENT = ("quest", "immediate", "chapter")
QUEST, IMMEDIATE, WHOLE_CHAPTER = range(3)
KIND_OF_EVENT = table([KINDS_OF_EVENT.index(e["kind"]) for e in _events])
EVENT_SQUARE = table([squares.SQUARE_OR_NOWHERE[e["square"] or "nowhere"] for e in _events])
EVENT_TEST = table(
    [bandits.CHARACTERISTICS[e["test"]] if e["test"] else -1 for e in _events]
)  # fmt: skip
EVENT_DIFFICULTY = table([int(e["difficulty"] or 0) for e in _events])
QUESTS_IN_ALL = 20
QUESTS = Kind("quest", EVENTS.words[:QUESTS_IN_ALL], EVENTS.names[:QUESTS_IN_ALL])
FAILURES = ("nothing", "wound", "immobilised", "prison", "robbed")
NO_PENALTY, A_WOUND, IMMOBILISED, A_PRISON_DIE, ROBBED = range(5)
QUEST_TAELS = table([int(e["taels"] or 0) for e in _events])
QUEST_GOURDS = table([int(e["gourds"] or 0) for e in _events])
QUEST_BANQUETS = table([int(e["banquets"] or 0) for e in _events])
QUEST_EXPERIENCE = table([int(e["experience"] or 0) for e in _events])
QUEST_BANDITS = table([int(e["bandits"] or 0) for e in _events])
QUEST_FAILURE = table([FAILURES.index(e["failure"] or "nothing") for e in _events])
(
    EQ1, EQ2, EQ3, EQ4, EQ5, EQ6, EQ7, EQ8, EQ9, EQ10,
    EQ11, EQ12, EQ13, EQ14, EQ15, EQ16, EQ17, EQ18, EQ19, EQ20,
    EI1, EI2, EI3, EI4, EI5, EI6, EI7, EI8, EI9, EI10, EI11, EI12,
    EC1, EC2, EC3, EC4, EC5, EC6, EC7, EC8,
) = EVENTS.numbers  # fmt: skip

# Where an event card can lie.
EVENT_ZONES = Kind("event zone", ["deck", "discard", "open", "done", "in_force"])
EVENT_IN_DECK, EVENT_DISCARDED, OPEN_QUEST, DONE_QUEST, IN_FORCE = EVENT_ZONES.numbers
