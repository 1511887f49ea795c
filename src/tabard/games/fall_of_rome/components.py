"""Chapter "Components" (rules 2.1 and 3.1 to 3.10): reads data/ into named things and tables."""

from __future__ import annotations

from pathlib import Path

from tabard.engine.data import read_lines, read_rule_book, steps_apart
from tabard.engine.kinds import EVERYBODY, Kind, or_none, so_many, upto
from tabard.engine.rule import Table, table
from tabard.engine.words import n_

_DATA = Path(__file__).parent / "data"
RULES = read_rule_book(_DATA / "rules.toml")


def _read(name: str) -> list[dict[str, str]]:
    """One printed thing a line."""
    return read_lines(_DATA / f"{name}.csv")


def _kind(kind: str, lines: list[dict[str, str]], first: int = 0) -> Kind:
    return Kind(kind, [x["id"] for x in lines], [x["name"] for x in lines], first=first)


_cities, _tribes, _roles = _read("cities"), _read("tribes"), _read("roles")
_events, _faces, _pairs, _tracks = (
    _read("events"),
    _read("faces"),
    _read("city_colours"),
    _read("tracks"),
)

# --- tribes (3.1) and cities (3.2) --------------------------------------------------------------
TRIBES = _kind("tribe", _tribes)
TRIBE_LETTERS = tuple(t["letter"] for t in _tribes)
TRIBE_COLOURS = tuple(t["colour"] for t in _tribes)
CUBES = table([int(t["cubes"]) for t in _tribes])
CARDS_TO_ALLY = table([int(t["cards_to_ally"]) for t in _tribes])

CITIES = _kind("city", _cities)
ROMA, NOWHERE = 0, -1
CITY_OR_NONE = or_none(CITIES)
CITY_OR_NOWHERE = Kind("city", ["nowhere", *CITIES.words], ["nowhere", *CITIES.names], first=-1)
NO_CITY = int(CITIES)  # the last value of CITY_OR_NONE
SHORT_NAMES = tuple(c["short"] for c in _cities)
PORT = table([c["port"] == "yes" for c in _cities])
DAYS = table([int(c["days"]) for c in _cities])


def _city(word: str) -> int:
    value = CITIES.value(word)
    assert value is not None, word
    return value


def _tribe(word: str) -> int:
    value = TRIBES.value(word)
    assert value is not None, word
    return value


# --- roads (3.3) and migration routes (3.4) -----------------------------------------------------
def _roads() -> Table:
    """3.3: which cities a road joins."""
    joined = [[0] * CITIES for _ in range(CITIES)]
    for road in _read("roads"):
        a, b = _city(road["city"]), _city(road["other"])
        joined[a][b] = joined[b][a] = 1
    return table(joined)


def _neighbours() -> Table:
    """3.3: the neighbours of each city in alphabetical order, then NOWHERE."""
    names = sorted(range(CITIES), key=lambda city: CITIES.names[city])
    lists = [[n for n in names if ROAD[city][n]] for city in range(CITIES)]
    width = 1 + max(len(n) for n in lists)
    return table([[*n, *[NOWHERE] * (width - len(n))] for n in lists])


def _routes() -> Table:
    """3.4: the previous stop of each city on each tribe's route."""
    previous = [[OFF_ROUTE] * CITIES for _ in range(TRIBES)]
    for stop in _read("migration"):
        come = SUPPLY if stop["comes_from"] == "supply" else _city(stop["comes_from"])
        previous[_tribe(stop["tribe"])][_city(stop["city"])] = come
    return table(previous)


SUPPLY, OFF_ROUTE = -1, -2
ROAD = _roads()
NEIGHBOURS = _neighbours()
COMES_FROM = _routes()


DISTANCE = steps_apart(ROAD)

# --- cards (3.5, 3.6, 3.8): every pair of a city and one of its colours is a card in both decks --
_words = [f"{p['city']}_{p['tribe']}" for p in _pairs]
_names = [f"{CITIES.names[_city(p['city'])]} ({TRIBES.names[_tribe(p['tribe'])]})" for p in _pairs]
CITY_CARDS = Kind("city card", _words, _names)
BARBARIAN_CARDS = Kind("barbarian card", _words, _names)
CARD_CITY = table([_city(p["city"]) for p in _pairs])
CARD_TRIBE = table([_tribe(p["tribe"]) for p in _pairs])
RED, GOLD, PLAIN = 0, 1, 2
CARD_GROUP = table([("red", "gold", "plain").index(p["group"]) for p in _pairs])
COLOUR = table(
    [[f"{c['id']}_{t['id']}" in _words for t in _tribes] for c in _cities]
)  # the colours that a city shows

FIRST_EVENT = int(CITY_CARDS)  # the event cards follow the city cards in the player deck
EVENTS = _kind("event", _events, FIRST_EVENT)
PLAYER_CARDS = Kind(
    "player card", [*CITY_CARDS.words, *EVENTS.words], [*CITY_CARDS.names, *EVENTS.names]
)
REVOLT = int(PLAYER_CARDS)  # not one of them, but it is drawn like them
DRAWN_CARDS = or_none(PLAYER_CARDS, "revolt")
CITY_OR_EVENT = or_none(CITY_CARDS, "event")
AN_EVENT = int(CITY_CARDS)
(
    DO_UT_DES,
    VAE_VICTIS,
    SI_VIS_PACEM,
    HIC_MANEBIMUS,
    AUDENTES_FORTUNA,
    MORS_TUA,
    HOMO_FABER,
    ALEA_IACTA_EST,
    ABUNDANS_CAUTELA,
    MELIUS_CAVERE,
    MORTUI_NON_MORDENT,
    FESTINA_LENTE,
    VENI_VIDI_VICI,
    CARPE_DIEM,
) = EVENTS.numbers
EVENT_TEXTS = tuple((e["normal"], e["corrupt"]) for e in _events)
EFFECTS = Kind("effect", ("normal", "corrupt"))
NORMAL, CORRUPT = 0, 1
KINDS_OF_CARD = Kind("card", ("ordinary", "revolt"))
ORDINARY, A_REVOLT = 0, 1

# --- roles (3.7), dice (2.5) and tracks (3.10) --------------------------------------------------
ROLES = _kind("role", _roles)
NO_ROLE = -1
(
    CONSUL,
    MAGISTER_MILITUM,
    MERCATOR,
    PRAEFECTUS_CLASSIS,
    PRAEFECTUS_FABRUM,
    REGINA_FOEDERATA,
    VESTALIS,
) = ROLES.numbers
ROLE_LETTERS = tuple(r["letter"] for r in _roles)
ROLE_COLOURS = tuple(r["pawn"] for r in _roles)
ROLE_TEXTS = tuple(r["text"] for r in _roles)

FACES = _kind("face", _faces, 1)
LEGION_LOST, ONE_BARBARIAN, ONE_BARBARIAN_TOO, EVEN_TRADE, BLOODY_WIN, SPECIAL = FACES.numbers

RECRUIT = table([int(t["recruit"]) for t in _tracks])
INVADE = table([int(t["invade"]) for t in _tracks])
LAST_RATE = len(_tracks) - 1
LAST_DECLINE = 8

# --- what there is of everything (2.1) ----------------------------------------------------------
MOST_SEATS = 5
PAWNS = Kind("pawn", [str(n + 1) for n in range(MOST_SEATS)])
PAWN_OR_NONE = or_none(PAWNS)
NO_PAWN = int(PAWNS)
LEGIONS = 16
FORTS = 6
DICE = 3
MOST_ALONG = 3
ALONG = upto(MOST_ALONG)  # legions taken along (8, 12)
MOST_ALONG = 3
FULL = 3  # cubes of one colour that a city holds (58)
HAND_LIMIT = 7

PILES = Kind("pile", [f"pile_{n + 1}" for n in range(7)])
NO_CARD = -1
NO_SEAT = -1
ONE_BATTLE, ALL_BATTLES = 1, 2  # for which the dice are set (3.8.8)

# Where a player card can lie. A card of a hidden group is `unseen`: still in the deck, in the
# Vestalis's event deck or out of the game, nobody can tell (2.15).
PLACES = Kind(
    "place",
    [
        "unseen",
        *[f"hand_{n + 1}" for n in range(MOST_SEATS)],
        "discard",
        "treasury",
        "out",
        "drawn",
    ],
    seen_by=[EVERYBODY] * (MOST_SEATS + 5),
)
UNSEEN, FIRST_HAND, DISCARD, TREASURY, OUT, IS_OUT = 0, 1, 6, 7, 8, 9

# Where a barbarian card can lie: out of the game, the discard pile, or a layer of the deck (2.15).
LAYERS = Kind("layer", ["out", "discard", *[f"layer_{n}" for n in range(1, 25)]], first=-1)
GONE, DISCARDED, LOWEST_LAYER, HIGHEST_LAYER = -1, 0, 1, 24

# Numbers of things, as sentences say them.
SO_MANY_CARDS = so_many(n_("{count} card", "{count} cards", "count"))
SO_MANY_DICE = so_many(n_("{count} die", "{count} dice", "count"))
SO_MANY_BARBARIAN_CARDS = so_many(n_("{count} barbarian card", "{count} barbarian cards", "count"))
SO_MANY_LEGIONS = so_many(n_("{count} legion", "{count} legions", "count"))
