"""Cards and where they lie (3.5, 3.6, 3.8, 2.15)."""

from __future__ import annotations

from tabard.engine.data import of_ids
from tabard.engine.kinds import EVERYBODY, Kind, or_none, so_many
from tabard.engine.rule import Table, table
from tabard.engine.words import n_

from ..book import printed
from . import board, pieces

# --- cards (3.5, 3.6, 3.8): every pair of a city and one of its colours is a card in both decks --
_pairs = printed("city_colours")
CARD_CITY = table([board.CITIES[p["city"]] for p in _pairs])
CARD_TRIBE = table([board.TRIBES[p["tribe"]] for p in _pairs])
_words = [f"{p['city']}_{p['tribe']}" for p in _pairs]
_names = [
    f"{board.CITIES.names[city]} ({board.TRIBES.names[tribe]})"
    for city, tribe in zip(CARD_CITY, CARD_TRIBE, strict=True)
]
CITY_CARDS = Kind("city card", _words, _names)
BARBARIAN_CARDS = Kind("barbarian card", _words, _names)
RED, GOLD, PLAIN = 0, 1, 2
CARD_GROUP = table([("red", "gold", "plain").index(p["group"]) for p in _pairs])
COLOUR = table(
    [[f"{city}_{tribe}" in _words for tribe in board.TRIBES.words] for city in board.CITIES.words]
)  # the colours that a city shows
NO_CARD = NO_PILE = -1


def _of_tribe() -> Table:
    """The cards of each tribe's colour, then NO_CARD."""
    lists = [[c for c in range(CITY_CARDS) if CARD_TRIBE[c] == t] for t in range(board.TRIBES)]
    width = max(len(of_tribe) for of_tribe in lists)
    return table([[*of_tribe, *[NO_CARD] * (width - len(of_tribe))] for of_tribe in lists])


def _stops() -> Table:
    """The place of each city among the cards of each tribe, or NO_STOP."""
    stops = [[NO_STOP] * board.CITIES for _ in range(board.TRIBES)]
    for tribe in range(board.TRIBES):
        for i in range(CARDS_OF_TRIBE[tribe]):
            stops[tribe][CARD_CITY[OF_TRIBE[tribe][i]]] = i
    return table(stops)


NO_STOP = -1
CARDS_OF_TRIBE = table([list(CARD_TRIBE).count(tribe) for tribe in range(board.TRIBES)])
OF_TRIBE = _of_tribe()
STOP = _stops()

FIRST_EVENT = int(CITY_CARDS)  # the event cards follow the city cards in the player deck
_events = printed("events")
EVENTS = of_ids("event", _events, FIRST_EVENT)
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

HAND_LIMIT = 7

PILES = Kind("pile", [f"pile_{n + 1}" for n in range(7)], [f"pile {n + 1}" for n in range(7)])
# Where a player card can lie. A card of a hidden group is `unseen`: still in the deck, in the
# Vestalis's event deck or out of the game, nobody can tell (2.15).
PLACES = Kind(
    "place",
    [
        "unseen",
        *[f"hand_{n + 1}" for n in range(pieces.MOST_SEATS)],
        "discard",
        "treasury",
        "out",
        "drawn",
    ],
    seen_by=[EVERYBODY] * (pieces.MOST_SEATS + 5),
)
UNSEEN, FIRST_HAND, DISCARD, TREASURY, OUT, IS_OUT = 0, 1, 6, 7, 8, 9

# Where a barbarian card can lie: out of the game, the discard pile, or a layer of the deck (2.15).
LAYERS = Kind("layer", ["out", "discard", *[f"layer_{n}" for n in range(1, 25)]], first=-1)
GONE, DISCARDED, LOWEST_LAYER, HIGHEST_LAYER = -1, 0, 1, 24

# Numbers of things, as sentences say them.
SO_MANY_CARDS = so_many(n_("{count} card", "{count} cards"))
SO_MANY_BARBARIAN_CARDS = so_many(n_("{count} barbarian card", "{count} barbarian cards"))
