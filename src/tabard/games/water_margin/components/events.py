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
    BIRTHDAY_CONVOY, TIGER_OF_THE_RIDGE, INN_AT_THE_CROSSROADS, POEM_ON_THE_TOWER_WALL,
    SCAFFOLD_OF_JIANGZHOU, THREE_ASSAULTS_ON_ZHU_VILLAGE, SORCERER_OF_GAOTANG, NIGHT_OF_LANTERNS,
    STRONGHOLD_OF_ZENGTOU, GOLDEN_BELL_OF_MOUNT_HUA, BURNING_FODDER_STORE, WRESTLING_MATCH,
    LADY_OF_THE_NINTH_HEAVEN, STOLEN_ARMOUR, DIVINE_PHYSICIAN, SALT_OF_THE_RIVER, DRUNKEN_MONK,
    MASTER_OF_THE_TWO_IMMORTALS, AUDIENCE_WITH_LI_SHISHI, REVOLT_OF_DENGZHOU,
    WHITE_TIGER_HALL, BRANDED_BROW, SQUIRE_CHAI_KEEPS_OPEN_HOUSE, ARAK_SHOP, MAGIC_LEGGINGS,
    UPROOTED_WILLOW, STOUT_FELLOW_ARRIVES, BOAR_FOREST, FRIENDLY_JAILER, DAYLIGHT_RAT,
    DRUGGED_WINE, ACCOUNT_BOOK,
    FLOOD_ON_THE_YELLOW_RIVER, SNOW_OVER_CANGZHOU, GREAT_AMNESTY, CAMPAIGN_OF_TONG_GUAN,
    CAMPAIGN_OF_GAO_QIU, TRIBUTE_OF_FLOWERS_AND_ROCKS, YEAR_OF_PLENTY, IMPERIAL_ENVOY,
) = EVENTS.numbers  # fmt: skip

# Where an event card can lie.
EVENT_ZONES = Kind("event zone", ["deck", "discard", "open", "done", "in_force"])
EVENT_IN_DECK, EVENT_DISCARDED, OPEN_QUEST, DONE_QUEST, IN_FORCE = EVENT_ZONES.numbers
