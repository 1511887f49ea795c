"""What a record says of its chance: to what was committed, and what is published when it is over.

In the head stand the digest of the secret and the numbers of the seats that have added one::

    commitment sha256:…
    number 2 9f3a…

After the closing line stand the secret; the lines of the log that are no moves any more, or stand
beside them because they speak of seals (``engine.seals``), each with its number in the log; how
long the log is, and the last word of its hash chain; and the signature of whoever kept the game,
for all that stands there and for the closing line, which has digests of all the rest::

    secret 07…
    undone 58 1 march city=mediolanum legions=2
    undone 59 1 undo
    beside 71 2 seal 70 5b1f…
    log 214 3c…
    signed ed25519:… …
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from ..seals import of_seals
from ..signing import public_key, signature

NOTHING: Mapping[int, int] = MappingProxyType({})
COMMITMENT = re.compile(r"sha256:[0-9a-f]{64}")
FOLLOWS = ("secret", "undone", "beside", "log", "signed")
_PUBLISHED = re.compile(
    r"secret (?P<secret>[0-9a-f]{64})\n"
    r"(?P<undone>(?:(?:undone|beside) [1-9][0-9]{0,8} \S.*\n)*)"
    r"log (?P<count>[0-9]{1,9}) (?P<word>[0-9a-f]{64})\n"
    r"(?:signed (?P<key>ed25519:[0-9a-f]{64}) (?P<signature>[0-9a-f]{128})\n)?"
)
_UNDONE = re.compile(r"(?:undone|beside) ([0-9]+) (.*)\n")
_OF_THE_HEAD = re.compile(r"^(?:commitment|number [0-9]) .*\n", re.M)


@dataclass(frozen=True)
class Committed:
    """The digest of a secret, and the numbers of the seats by their places (an empty one for a
    seat that has added none)."""

    commitment: str
    numbers: tuple[str, ...]

    @property
    def lines(self) -> list[str]:
        """As they stand in the head of a record."""
        said = [
            f"number {place} {number}" for place, number in enumerate(self.numbers, 1) if number
        ]
        return [f"commitment {self.commitment}", *said]


@dataclass(frozen=True)
class Published:
    """What is told when a game is over: the secret, the ``undone`` lines of its log and those that
    stand beside its moves, each with its number there (from 1), how many lines the log has and its
    last ``word``; the signature and the key that proves it, empty where it is not signed."""

    secret: str
    undone: tuple[tuple[int, str], ...]
    count: int
    word: str
    key: str = ""
    signature: str = ""

    @property
    def text(self) -> str:
        """As it stands in a record, the signature apart."""
        lines = [f"secret {self.secret}"]
        lines += [f"{_stands(line)} {number} {line}" for number, line in self.undone]
        return "".join(f"{line}\n" for line in [*lines, f"log {self.count} {self.word}"])

    def said_after(self, closing: str) -> str:
        """What is signed: the closing line of a record, and what follows it."""
        return f"{closing}\n{self.text}"

    def signed(self, key: str, closing: str) -> Published:
        """The same with a signature by this key, in a record with this closing line."""
        said = signature(key, self.said_after(closing))
        return replace(self, key=public_key(key), signature=said)

    @property
    def whole(self) -> str:
        """As it stands in a record."""
        return self.text + (f"signed {self.key} {self.signature}\n" if self.key else "")

    def log(self, moves: Sequence[str]) -> list[str]:
        """The log of a match with these moves."""
        log = list(moves)
        for number, line in self.undone:
            log.insert(number - 1, line)
        return log


@dataclass(frozen=True)
class Checked:
    """What was checked of a record's chance: how many ``draws``, and the ``words`` of its log,
    before its first line and after each (none while the secret is not published). ``signed`` says
    whether the signature holds that ``key`` proves; None: that cannot be checked here, or it is
    not signed, and then there is no key. So many sealed answers were ``opened``, and so many seals
    stayed ``shut`` though others were."""

    commitment: str
    draws: int = 0
    words: tuple[str, ...] = ()
    key: str = ""
    signed: bool | None = None
    opened: int = 0
    shut: int = 0

    def seen(self, word: str) -> int | None:
        """After how many lines of the log a word was true that somebody has seen, or its
        beginning; None where it never was. (The commitment counts as true after none.)"""
        for count, known in enumerate((self.commitment, self.commitment[7:], *self.words), -2):
            if word and known.startswith(word.lower()):
                return max(count, 0)
        return None


def read_published(text: str) -> Published | None:
    """What stands behind a closing line; None where it is not whole, or something else."""
    found = _PUBLISHED.fullmatch(text)
    if found is None:
        return None
    undone = tuple((int(number), line) for number, line in _UNDONE.findall(found["undone"]))
    said = found["key"] or "", found["signature"] or ""
    return Published(found["secret"], undone, int(found["count"]), found["word"], *said)


def undone_lines(
    log: Sequence[str], moves: Sequence[str], known: Mapping[int, int] = NOTHING
) -> Iterator[tuple[int, str]]:
    """The lines of a log that are no moves of its match (any more), and their numbers in the log.
    Where the same line was said twice, and undone once, either may be it; ``known`` says of some
    numbers which move (from 1) stands there."""
    done = 0
    for number, line in enumerate(log, 1):
        most = min((move - 1 for at, move in known.items() if at > number), default=len(moves))
        if number in known or (done < most and line == moves[done]):
            done += 1
        else:
            yield number, line


def _stands(line: str) -> str:
    """How a line stands in a log that is no move."""
    return "beside" if of_seals(line.partition(" ")[2]) else "undone"


def unbound(text: str) -> str:
    """The text of a record with a head that commits to nothing: what goes on elsewhere follows from
    no secret any more."""
    head, empty, rest = text.partition("\n\n")
    return _OF_THE_HEAD.sub("", f"{head}\n") + (f"\n{rest}" if empty else "")
