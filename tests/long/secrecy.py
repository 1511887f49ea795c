"""Do bytes, lengths or times of an inn's answers tell a secret?

Random games are played until something was decided or drawn that a viewer may not know. Then the
same is decided or drawn otherwise, so that all he may know stays the same: the two logs are put on
two tables of an inn that goes on about its business, with bots at other tables, and he asks both
for all that the inn serves. What he is sent must be the same byte for byte, but for the names of
the tables. (A table whose chance can be checked shows a hash over its log besides, which nobody can
compute without the table's secret. These two have none.)

Each pair's times are taken in two halves, in which both tables take turns; for the second half they
are set up anew, either of them first. Where a secret decides how long an answer takes, the
differences of the halves go together, whichever of the two is the slower; where it does not, they
are noise. How small a part of the noise would have been seen is
said with the result.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx
import numpy as np
from scipy import stats

from tabard.engine.game import Game
from tabard.server.app import make_app
from tabard.server.database.rows import HUMAN, Kept, MoveRow, SeatRow, TableRow
from tabard.server.database.store import Store
from tabard.server.database.upgrading import opened
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import Inn
from tabard.server.inn.course import Course
from tabard.server.inn.rooms import Order
from tabard.server.inn.tokens import Token
from tabard.server.inn.turns import AT_ONCE, Turn
from tabard.server.keeping.bots import chosen
from tabard.web.pages import add_pages
from tests.server.serving import served

PAIRS = 1_000
SECRETIVE = "jeanne_darc", "new_world"  # in the others nothing is secret but the order of decks
LONGEST = 120  # decisions of a game
TRIES = 3  # other decisions, or other draws on the same
OFTEN = 8  # answers whose time is taken, of each table and in each half
BUSY = 4  # other tables, where bots play
PATHS = (
    *("/api{}", "/api{}/position", "/api{}/lines", "/api{}/told", "/api{}/told?since=3"),
    *("/api{}/record", "/api{}?at=1", "/api{}/told?at={last}", "{page}", "{page}/replay"),
    "{page}/replay?at={last}",
)  # fmt: skip
TIMED = "/api{}"
SURE = 0.001  # no halves go together by chance with a smaller probability
POWER = 0.95


@dataclass(frozen=True)
class Two:
    """Two logs of a game that are the same to a viewer (None: who has no seat)."""

    game: Game
    logs: tuple[list[MoveRow], list[MoveRow]]
    viewer: int | None

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game.seats[-1]


@dataclass
class Seen:
    """What came of the pairs: a line for each that differed, and the differences of times in the
    first half and in the second, in seconds."""

    wrong: list[str] = field(default_factory=list)
    halves: list[tuple[float, float]] = field(default_factory=list)

    @property
    def told(self) -> str:
        """What the times tell. Raises AssertionError where they tell a secret."""
        first, second = np.array(self.halves).T
        found = stats.spearmanr(first, second, alternative="greater")
        least = smallest(len(first))
        noise = 1000 * float(np.median(np.abs(np.concatenate([first, second]))))
        assert found.pvalue > SURE, f"times tell a secret: rank correlation {found.statistic:.2f}"
        return (
            f"differences of times are {noise:.3f} ms at the median, and those of the halves do "
            f"not go together: {found.statistic:.3f}, p {found.pvalue:.2f} (a secret that causes "
            f"{100 * least:.0f} % of their variance would have been seen in {POWER:.0%})"
        )


def smallest(pairs: int) -> float:
    """The least correlation that is found with so many pairs, by Fisher's z; it is the part of the
    variance that both halves share."""
    z = stats.norm.isf(SURE) + stats.norm.ppf(POWER)
    return float(np.tanh(z * 1.03 / np.sqrt(max(pairs - 3, 1))))  # 1.03: of ranks


def pairs(game: Game, chance: Random) -> Iterator[Two]:
    """Pairs out of random games, without end; each game gives one for each viewer at most, from
    some decision on, for many are alike."""
    seats = game.seats[-1]
    kept = _kept("none", game, seats)
    viewers = [None, *range(seats)]
    while True:
        course = Course.of(kept)
        log, left, stop = course.go_on(0.0), set(viewers), chance.randrange(LONGEST // 3)
        for number in range(LONGEST):
            if course.match.over or not left:
                break
            seat = chance.choice(sorted(course.asked))
            other, lines = _decided(course, seat)
            if number >= stop and not other.match.over:
                others = [_decided(course, seat) for _try in range(TRIES)]
                for instead, viewer in _alike((other, lines), others, left):
                    yield Two(game, (log + lines, log + instead), viewer)
                    left.discard(viewer)
            course, log = other, log + lines


Decided = tuple[Course, list[MoveRow]]


def _decided(course: Course, seat: int) -> Decided:
    """A decision of a seat by chance, on a copy."""
    other, words = course.copy(), chosen(course.match, Turn(seat, "bot:random", 0.0, 0.0))
    return other, other.decide([(seat, words)], None, 0.0)


def _alike(
    one: Decided, others: list[Decided], viewers: set[int | None]
) -> Iterator[tuple[list[MoveRow], int | None]]:
    """Of what happened otherwise what is the same to a viewer."""
    different = [(other, lines) for other, lines in others if lines != one[1]]
    for viewer in sorted(viewers, key=str):
        heard = _heard(one[0], viewer)
        for other, lines in different:
            if _heard(other, viewer) == heard and _known(other, viewer) == _known(one[0], viewer):
                yield lines, viewer
                break


def _heard(course: Course, viewer: int | None) -> object:
    """The lines that a viewer has heard, and for whom all wait: the first that tells apart."""
    seats = () if viewer is None else (viewer,)
    return [line.words for line in course.match.lines_for(seats)], course.awaited


def _known(course: Course, viewer: int | None) -> object:
    """All else that a viewer may know."""
    seats = () if viewer is None else (viewer,)
    match, asked = course.match, [course.asked.get(seat) for seat in seats]
    rows = [match.legal(seat) for seat in seats if seat in course.asked]
    told = [row.sentence for row in match.tell(seats)]
    return match.view(*seats), told, asked, rows, course.hidden


def _kept(table: str, game: Game, seats: int) -> Kept:
    """A table of people, on which nothing has happened."""
    row = TableRow(table, game.name, game.version, seats, game.chosen({}))
    return Kept(row, tuple(SeatRow(n, HUMAN, f"P{n + 1}", f"nonce{n}") for n in range(seats)))


class House:
    """An inn that goes on about its business, and whoever asks it."""

    @staticmethod
    def slow(_table: str) -> None:
        """How much longer answers of a table take: a leak, for a test to plant."""

    def __init__(self, store: Store, client: httpx.Client, inn: Inn) -> None:
        self.store, self.client, self.inn = store, client, inn
        self.tables = 0

    def busy(self, game: Game) -> None:
        """Bots play at other tables."""
        for _table in range(BUSY):
            self.inn.open_table(Order(game.name, ("bot:random",) * game.seats[0]))

    def open(self, two: Two, chance: Random) -> list[str]:
        """Two tables with these logs, of which either may be set up first: their names."""
        names = ["", ""]
        for which in chance.sample((0, 1), 2):
            self.tables += 1
            names[which] = f"pair{self.tables:08}"
            kept = _kept(names[which], two.game, two.seats)
            self.store.add_table(kept.table, kept.seats, two.logs[which])
        return names

    def close(self, names: list[str]) -> None:
        """They are not asked for any more."""
        for name in names:
            self.inn.tables.forget(name)

    def ask(self, path: str, table: str, viewer: int | None, last: int = 0) -> bytes:
        """The whole answer to a viewer, head and all, in which the table has no name."""
        self.slow(table)
        asked = path.format(f"/tables/{table}", page=f"/table/{table}", last=last)
        said = {} if viewer is None else {"Authorization": f"Bearer {self._token(table, viewer)}"}
        base = str(self.client.base_url).removesuffix("/api/")
        answer = self.client.get(base + asked, headers={**said, "Cookie": ""})
        assert answer.status_code in (200, 404), answer.text
        head = {k: v for k, v in answer.headers.items() if k not in ("date", "set-cookie")}
        return (repr(head).encode() + answer.content).replace(table.encode(), b"TABLE")

    def _token(self, table: str, player: int) -> str:
        return self.inn.seating.signer.sign(Token(table, player, f"nonce{player}"))


@contextmanager
def house(game: Game) -> Iterator[House]:
    """An inn with its keepers and bots."""
    with TemporaryDirectory() as folder:
        store = opened(str(Path(folder) / "inn.sqlite"))
        app = make_app(store, pages=add_pages, pace=AT_ONCE, rates=UNLIMITED)
        with served(app) as client:
            kept = House(store, client, app.state.inn)
            kept.busy(game)
            yield kept


def look(house: House, found: Iterator[Two], count: int, chance: Random) -> Seen:
    """So many pairs, each asked for everything, and its times taken."""
    seen = Seen()
    for number in range(count):
        two = next(found)
        halves = []
        for half in range(2):
            names = house.open(two, chance)
            if half == 0:
                seen.wrong += _told_apart(house, two, names, number)
            halves.append(_difference(house, names, two.viewer, chance))
            house.close(names)
        seen.halves.append((halves[0], halves[1]))
    return seen


def _told_apart(house: House, two: Two, names: list[str], number: int) -> Iterator[str]:
    """Answers that are not the same."""
    last = max(0, sum(not line.by_itself for line in two.logs[0]) - 1)
    for path in PATHS:
        one, other = (house.ask(path, name, two.viewer, last) for name in names)
        if one != other:
            both = enumerate(zip(one, other, strict=False))
            at = max(60, next((n for n, (a, b) in both if a != b), 0))
            ends = f"{one[at - 60 : at + 60]!r} and {other[at - 60 : at + 60]!r}"
            yield f"pair {number}, {path}, viewer {two.viewer}: {ends}"


def _difference(house: House, names: list[str], viewer: int | None, chance: Random) -> float:
    """By how much the first table's answers take longer, at the median, in seconds."""
    times: dict[str, list[float]] = {name: [] for name in names}
    for _again in range(OFTEN):
        for name in chance.sample(names, 2):
            begun = time.perf_counter()
            house.ask(TIMED, name, viewer)
            times[name].append(time.perf_counter() - begun)
    one, other = (float(np.median(times[name])) for name in names)
    return one - other


def secret(game: Game, first: int, last: int) -> str:
    """The pairs of a game. Raises AssertionError where one could tell them apart."""
    chance = Random(f"{game.name} {first}")
    with house(game) as kept:
        seen = look(kept, pairs(game, chance), last - first, chance)
    assert not seen.wrong, seen.wrong[0]
    return f"the same bytes; {seen.told}"
