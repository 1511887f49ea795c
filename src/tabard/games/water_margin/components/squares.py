"""The board, square by square (3.3, 3.11)."""

from __future__ import annotations

from tabard.engine.kinds import Kind, or_nobody
from tabard.engine.rule import table

from ..book import printed

# --- the board (3.3): row by row from the north, west to east ------------------------------------
_places = {line["square"]: line for line in printed("squares")}
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
SQUARE_OR_NOWHERE = or_nobody(SQUARES, "nowhere")
NOWHERE = -1
SEA = table([k == "sea" for k in KIND_OF_SQUARE])
FORT = table([k == "fort" for k in KIND_OF_SQUARE])
FORT_SQUARES = table([n for n, kind in enumerate(KIND_OF_SQUARE) if kind == "fort"])
TEMPLE = table([k == "temple" for k in KIND_OF_SQUARE])
TOWN = table([k in ("town", "village", "capital") for k in KIND_OF_SQUARE])
MARKET = table([k in ("town", "village", "capital", "inn") for k in KIND_OF_SQUARE])
EXILE_PLACE = table([w in _places and _places[w]["exile"] == "yes" for w in _words])


DONGJING, CANGZHOU, MENGZHOU = SQUARES["f6"], SQUARES["h2"], SQUARES["d6"]
# The forts and their traits (3.11), of use with the option fort_traits.
LIANGSHAN = SQUARES["h5"]
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
