"""Chapter "Components" (3.2, 3.3, 3.18, 3.19): reads data/ into named things and tables."""

from __future__ import annotations

from pathlib import Path

from tabard.engine.data import read_lines, read_rule_book
from tabard.engine.kinds import SEATS, Kind, numbers, so_many
from tabard.engine.rule import table
from tabard.engine.words import n_

_DATA = Path(__file__).parent / "data"
RULES = read_rule_book(_DATA / "rules.toml")


def _read(name: str) -> list[dict[str, str]]:
    """One printed thing a line."""
    return read_lines(_DATA / f"{name}.csv")


def _or_nobody(kind: Kind, word: str) -> Kind:
    """The same things, and -1 for none of them."""
    return Kind(kind.kind, [word, *kind.words], [word, *kind.names], first=-1)


_bandits, _events = _read("bandits"), _read("events")
_places = {line["square"]: line for line in _read("squares")}

# --- the board (3.3): row by row from the north, west to east ------------------------------------
COLUMNS, ROWS = 12, 9
_words = [f"{'abcdefghijkl'[column]}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)]
KIND_OF_SQUARE = tuple(_places[w]["kind"] if w in _places else "open" for w in _words)
SHORT_PLACES = tuple(_places[w]["short"] if w in _places else "" for w in _words)
PLACE_NAMES = tuple(_places[w]["name"] if w in _places else "" for w in _words)
CHINESE_PLACES = tuple(_places[w]["chinese"] if w in _places else "" for w in _words)
SQUARES = Kind(
    "square",
    _words,
    [
        f"{place} ({word.upper()})" if place else word.upper()
        for place, word in zip(PLACE_NAMES, _words, strict=True)
    ],
)
SQUARE_OR_NOWHERE = _or_nobody(SQUARES, "nowhere")
NOWHERE = -1
SEA = table([k == "sea" for k in KIND_OF_SQUARE])
FORT = table([k == "fort" for k in KIND_OF_SQUARE])
FORT_SQUARES = table([n for n, kind in enumerate(KIND_OF_SQUARE) if kind == "fort"])
TEMPLE = table([k == "temple" for k in KIND_OF_SQUARE])
TOWN = table([k in ("town", "village", "capital") for k in KIND_OF_SQUARE])
MARKET = table([k in ("town", "village", "capital", "inn") for k in KIND_OF_SQUARE])
EXILE_PLACE = table([w in _places and _places[w]["exile"] == "yes" for w in _words])


def _square(word: str) -> int:
    value = SQUARES.value(word) if word else NOWHERE
    assert value is not None, word
    return value


DONGJING, CANGZHOU, MENGZHOU = _square("f6"), _square("h2"), _square("d6")
# The forts and their traits (3.11), of use with the option fort_traits.
LIANGSHAN = _square("h5")
NO_TRAIT, IGNORES_SOLDIERS, RICH, CHEAP, WELCOMING = range(5)
_traits = {
    IGNORES_SOLDIERS: "h5",
    RICH: "j5 k6 h7 g8 k3",
    CHEAP: "l5 l4 c5 d3 c8",
    WELCOMING: "j3 h1 i2",
}
FORT_TRAIT = table(
    [next((t for t, forts in _traits.items() if w in forts.split()), NO_TRAIT) for w in _words]
)

# --- the bandits (3.18); a card's number is its rank less one ------------------------------------
CHARACTERISTICS = Kind("characteristic", ["combat", "mind", "magic"], ["Combat", "Mind", "Magic"])
COMBAT, MIND, MAGIC = CHARACTERISTICS.numbers
PLACES = Kind("place", ["mountain", "town", "temple", "inn", "forest", "pond"])
MOUNTAIN, IN_TOWN, IN_TEMPLE, INN, FOREST, POND = PLACES.numbers
TAGS = Kind(
    "tag", ["none", "officer", "water", "religious", "clerk", "landowner", "woman"],
)  # fmt: skip
NO_TAG, OFFICER, WATER, RELIGIOUS, CLERK, LANDOWNER, WOMAN = TAGS.numbers
BANDITS = Kind("bandit", [b["id"] for b in _bandits], [b["name"] for b in _bandits])
BANDIT_OR_NOBODY = _or_nobody(BANDITS, "nobody")
NOBODY = -1
SHORT_NAMES = tuple(b["short"] for b in _bandits)
CHINESE_NAMES = tuple(b["chinese"] for b in _bandits)
STARS = tuple(b["star"] for b in _bandits)
NICKNAMES = tuple(b["english"] for b in _bandits)
FRENCH_NICKNAMES = tuple(b["french"] for b in _bandits)
VALUE = table([[int(b[c]) for c in CHARACTERISTICS.words] for b in _bandits])
FAVOURITE = table([PLACES.words.index(b["place"]) for b in _bandits])
START_SQUARE = table([_square(b["start"]) for b in _bandits])
EXILE_SQUARE = table([_square(b["exile"]) for b in _bandits])
TAG = table([TAGS.words.index(b["tag"] or "none") for b in _bandits])
LAST_OF_HEAVEN = 35  # the cards of ranks 1 to 36 are stars of heaven
BEST = table([b.index(max(b)) for b in VALUE])  # the single highest value of each card

# Where a bandit card can lie.
ZONES = Kind("zone", ["deck", "discard", "figure", "brother", "gang"])
IN_DECK, DISCARDED, FIGURE, BROTHER, MEMBER = ZONES.numbers

# --- the events (3.19) ---------------------------------------------------------------------------
EVENTS = Kind("event", [e["id"] for e in _events], [e["name"] for e in _events])
EVENT_NUMBERS = tuple(e["number"] for e in _events)
EVENT_OR_NONE = _or_nobody(EVENTS, "none")
NO_EVENT = -1
FRENCH_EVENTS = tuple(e["french"] for e in _events)
KINDS_OF_EVENT = ("quest", "immediate", "chapter")
QUEST, IMMEDIATE, WHOLE_CHAPTER = range(3)
KIND_OF_EVENT = table([KINDS_OF_EVENT.index(e["kind"]) for e in _events])
EVENT_SQUARE = table([_square(e["square"]) for e in _events])
EVENT_TEST = table(
    [CHARACTERISTICS.words.index(e["test"]) if e["test"] else -1 for e in _events]
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

# --- dice (3.2) ----------------------------------------------------------------------------------
ADVERSARIES = Kind(
    "adversary",
    ["mandarin", "soldiers", "bandits", "animal", "peasants", "nature"],
    ["a mandarin", "soldiers", "bandits", "an animal", "peasants", "a force of nature"],
)
A_MANDARIN, SOLDIERS, BANDITS_ATTACK, AN_ANIMAL, PEASANTS, NATURE = ADVERSARIES.numbers
FACES_OF_THE_TEST_DIE = table([3, 2, 1])  # by characteristic
RECEPTIONS = Kind(
    "reception",
    ["favourable", "test", "duel", "refusal"],
    ["a favourable entry", "a test", "a duel", "a flat refusal"],
)
FAVOURABLE, PUT_TO_THE_TEST, A_JOUST, FLAT_REFUSAL = RECEPTIONS.numbers
FACES_OF_THE_GREEN_DIE = table([1, 2, 2, 1])  # by reception
WARES = Kind("ware", ["gourd", "banquet"], ["a gourd", "a banquet"])
A_GOURD, A_BANQUET = WARES.numbers
D4, D6, D10, D12 = numbers(1, 4), numbers(1, 6), numbers(1, 10), numbers(1, 12)

# --- what there is of everything (3.2) -----------------------------------------------------------
SEAT_OR_NONE = _or_nobody(SEATS, "none")
NO_SEAT = -1
MOST_BROTHERS = 6
MOST_FIGURES = 12
MOST_OPEN_QUESTS = 3
MOST_MOVES = 3
LAST_CHAPTER = 40
MOST_TOKENS, MOST_TAELS, MOST_TREASURE = 9_999, 999_999, 9_999_999
HIGHEST_ALERT = 9
ALERTS = Kind(
    "alert",
    [str(n) for n in range(HIGHEST_ALERT + 1)],
    [
        "0, village constables",
        "1, inspector He Tao",
        "2, militia captain Huang An",
        "3, prefect Gao Lian of Gaotang",
        "4, governor Liang Shijie of Daming",
        "5, the Zeng clan and Shi Wengong",
        "6, marshal Tong Guan",
        "7, marshal Gao Qiu's first campaign",
        "8, marshal Gao Qiu's second campaign",
        "9, marshal Gao Qiu's third campaign",
    ],
)

# Numbers of things, as sentences say them.
SO_MANY_TAELS = so_many(n_("{count} tael", "{count} taels", "count"))
SO_MANY_BROTHERS = so_many(n_("{count} sworn brother", "{count} sworn brothers", "count"))
SO_MANY_GOURDS = so_many(n_("{count} gourd", "{count} gourds", "count"))
SO_MANY_BANQUETS = so_many(n_("{count} banquet", "{count} banquets", "count"))
SO_MANY_MEN = so_many(n_("{count} man", "{count} men", "count"))
