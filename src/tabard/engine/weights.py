"""What a position is worth, in numbers that can be tuned: a game's weights, in its data folder.

``data/worth.toml`` has a line of words and a number for each thing that counts, and ``spread``: a
difference of so much is an even half of what can still be won or lost. ``horizon`` is how many
decisions a search plays on before it asks what the table is worth (0 if it is not said). ``tries``
is how often the greedy bot tries a move that meets chance (4 if it is not said): more often where
bad luck costs much more than good luck brings. A line may have another number for whoever searches,
``thinking``: what serves best who looks ahead is not what serves best who looks at one move. The
game's ``worth(state, seat, weights)`` reckons with them: ``weights[BARBARIAN]``, where
``BARBARIAN`` is the place of the word ``barbarian`` in the file. So the numbers of a bot can be
handed over when it plays.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from .rule import Table, table

SPREAD, HORIZON, TRIES = "spread", "horizon", "tries"
FARTHEST, OFTENEST = 100, 100
USUAL_TRIES = 4
MOST = 1_000_000  # so that sums of products stay far below 2^63


class Weights:
    """The weights of a game by name, from ``worth.toml`` in ``folder``: ``numbers``, and
    ``thinking`` for whoever searches. Raises ValueError for a line that has no whole number."""

    def __init__(self, folder: Path | None = None) -> None:
        said = tomllib.loads((folder / "worth.toml").read_text(encoding="utf-8")) if folder else {}
        self.file = folder / "worth.toml" if folder else None
        self.horizon = said.pop(HORIZON, 0)
        if not isinstance(self.horizon, int) or not 0 <= self.horizon <= FARTHEST:
            raise ValueError(f"the horizon is 0 to {FARTHEST} decisions, not {self.horizon!r}")
        self.tries = said.pop(TRIES, USUAL_TRIES)
        if not isinstance(self.tries, int) or not 1 <= self.tries <= OFTENEST:
            raise ValueError(f"a move is tried 1 to {OFTENEST} times, not {self.tries!r}")
        about = {word: line["about"] for word, line in said.items()}
        self.about = {SPREAD: "", **about}
        numbers = {SPREAD: 1000, **{word: line["weight"] for word, line in said.items()}}
        thinking = {word: line["thinking"] for word, line in said.items() if "thinking" in line}
        self.numbers = checked(numbers, self.names)
        self.thinking = checked({**numbers, **thinking}, self.names)

    @property
    def names(self) -> tuple[str, ...]:
        """The words of the weights, in the order of their numbers; the spread is the first."""
        return tuple(self.about)

    def of(self, words: str) -> list[int]:
        """The places of some weights. Raises KeyError for a word that the file does not have."""
        places = {name: i for i, name in enumerate(self.names)}
        return [places[word] for word in words.split()]

    def in_words(self) -> dict[str, int]:
        """Each weight by its word."""
        return dict(zip(self.names, self.numbers, strict=True))

    def as_text(self, said: Mapping[str, int], *, thinking: bool = False) -> str:
        """The file with other numbers, or with others for whoever searches."""
        lines = [f"{HORIZON} = {self.horizon}\n"]
        lines += [f"{TRIES} = {self.tries}\n"] if self.tries != USUAL_TRIES else []
        for name, number, thought in zip(self.names, self.numbers, self.thinking, strict=True):
            pair = (number, said[name]) if thinking else (said[name], thought)
            both = f", thinking = {pair[1]}" if pair[0] != pair[1] else ""
            lines.append(f'{name} = {{ weight = {pair[0]}{both}, about = "{self.about[name]}" }}\n')
        return "".join(lines)


def checked(said: Mapping[str, int], names: Sequence[str]) -> Table:
    """Weights in the order of their names; those that are not said are 0. Raises ValueError."""
    for word, number in said.items():
        if not isinstance(number, int) or abs(number) > MOST or (word == SPREAD and number < 1):
            raise ValueError(f"{word} cannot weigh {number!r}")
    return table([said.get(name, 0) for name in names])
