"""A match as text: the head, then one move a line, chance included; replay and verify.

::

    tabard 1
    game fall_of_rome
    rules 1.0
    seats 2
    seat 1 human
    seat 2 bot:greedy
    option difficulty=heroic

    chance deal card=roma card=genua
    1 march city=mediolanum legions=2
    2 resign bot:greedy
    end treaties rule=56 position=sha256:… moves=sha256:… head=sha256:…

Neighbouring chance moves of one verb share a line. Blank lines after the head and lines that begin
with ``#`` are for people. A last line that is not whole is dropped, so a record that was cut short
is a lawful, unfinished one. ``?`` stands where the reader may not look. What a record says of its
chance, in its head and after its end, stands in ``published``.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ..fair_chance import is_number
from ..game import Misused
from ..kinds import CHANCE, MAX_SEATS
from ..match import Line, Match, Result
from ..words import _, say
from .fingerprint import fingerprint
from .published import COMMITMENT, FOLLOWS, Checked, Committed, Published, read_published

FORMAT = 1
_MOVE = re.compile(r"([1-9][0-9]?|chance) (\S.*)")
_HEAD_LINE = re.compile(r"(game|rules|seats|seat|option|commitment|number) (\S.*)")
_NUMBERS = r"[0-9]{1,6}(\.[0-9]{1,6}){0,3}"
_VERSION = re.compile(rf"{_NUMBERS}(\+{_NUMBERS})?")  # of the game, and of its house rules
_PLACED = {"seat": " ", "number": " ", "option": "="}  # what parts their name from what is said
_NO_TEXT = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


class RecordProblem(Misused):
    """What is wrong with a record: its line (0: the whole of it), the number of the rule that
    refuses (or ""), and one sentence."""

    def __init__(self, line: int, sentence: str, rule: str = "") -> None:
        self.line, self.rule, self.sentence = line, rule, sentence
        parts = [say(_("line {line}"), line=line)] if line else []
        parts += [say(_("rule {rule}"), rule=rule)] if rule else []
        super().__init__(": ".join([", ".join(parts), sentence]) if parts else sentence)


@dataclass(frozen=True)
class Head:
    """What is agreed before the first move. ``seats`` is how many play (one may lead several
    seats), ``who`` says who they are, or nothing; ``chance`` is what all draws follow from, where
    that can be checked."""

    game: str
    rules: str
    seats: int
    who: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    chance: Committed | None = None

    @property
    def text(self) -> str:
        """The head as it stands in a record, with the empty line that closes it."""
        lines = [f"tabard {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        lines += [f"seats {self.seats}"]
        lines += [f"seat {number} {who}" for number, who in enumerate(self.who, 1)]
        lines += [f"option {word}={reading}" for word, reading in self.options.items()]
        lines += self.chance.lines if self.chance else []
        return "\n".join([*lines, "", ""])


@dataclass(frozen=True)
class Entry:
    """One move of a record and the number of its line. Moves of chance may share a line."""

    line: int
    seat: int
    words: str


@dataclass(frozen=True)
class MatchRecord:
    """A record as it was read; nothing has been replayed yet. ``closing`` is the line that closes
    a finished one, ``published`` what follows it of its chance, ``kept`` the text without the half
    line that was dropped from its end."""

    head: Head
    entries: tuple[Entry, ...]
    closing: str
    closing_line: int
    kept: str
    half_line: str
    published: Published | None = None
    published_line: int = 0


@dataclass(frozen=True)
class Verdict:
    """Is every move of a record lawful? If not: which line, which rule, and one sentence.

    ``finished`` tells whether the closing line is there, ``head_sure`` whether it vouches for the
    head too (before there was a digest of it, none did); ``half_line`` is what was dropped.
    ``rules`` are those it was played by, ``today`` those of the game here (of a valid one);
    ``chance`` is what was checked of its chance (None: nobody has committed to anything).
    """

    valid: bool
    moves: int
    result: Result | None
    finished: bool = False
    head_sure: bool = False
    line: int = 0
    rule: str = ""
    problem: str = ""
    half_line: str = ""
    rules: str = ""
    today: str = ""
    chance: Checked | None = None


# --- writing ------------------------------------------------------------------------------------


def head_of(match: Match, who: Iterable[str] = (), chance: Committed | None = None) -> Head:
    """The head of this match's record."""
    game = match.game
    players = len(set(match.players))
    return Head(game.name, game.version, players, tuple(who), game.readings(match.state), chance)


def move_lines(lines: Sequence[Line]) -> list[tuple[int, str]]:
    """Each line of a record for these moves, with the number of moves on it."""
    written: list[tuple[int, str]] = []
    last_verb = ""
    for line in lines:
        verb, _space, said = line.words.partition(" ")
        if line.seat == CHANCE and said and verb == last_verb:
            count, text = written[-1]
            written[-1] = (count + 1, f"{text} {said}")
        else:
            written.append((1, line_text(line)))
        last_verb = verb if line.seat == CHANCE and said else ""
    return written


def line_text(line: Line | Entry) -> str:
    """A move on a line of its own, as it stands in a log."""
    return f"{'chance' if line.seat == CHANCE else line.seat + 1} {line.words}"


def closing_line(match: Match, head: Head) -> str:
    """The line that closes the record of a finished match, which has this head."""
    result = match.result
    assert result is not None
    position = _digest(fingerprint(match.game, match.state, head.rules))
    digests = f"position={position} {digest_of_moves(match.lines)} head={_digest(head.text)}"
    return f"end {result.ending} rule={result.rule or '-'} {digests}"


def digest_of_moves(lines: Iterable[Line | Entry]) -> str:
    """The word of a closing line that vouches for these moves."""
    return "moves=" + _digest("".join(f"{line_text(line)}\n" for line in lines))


def _digest(text: str) -> str:
    return "sha256:" + hashlib.sha256(text.encode("utf-8")).hexdigest()


def text_of(
    match: Match,
    who: Iterable[str] = (),
    chance: Committed | None = None,
    published: Published | None = None,
    key: str = "",
) -> str:
    """The whole record of a match, with all its secrets. Of a finished one whose ``chance`` can be
    checked it has what is ``published``, signed with a key where there is one."""
    head, lines = head_of(match, who, chance), [text for _count, text in move_lines(match.lines)]
    text = head.text + "".join(f"{line}\n" for line in lines)
    if not match.over:
        return text
    closing = closing_line(match, head)
    if published and key:
        published = published.signed(key, closing)
    return f"{text}{closing}\n{published.whole if published else ''}"


def text_for(
    match: Match, viewers: Iterable[int], who: Iterable[str] = (), chance: Committed | None = None
) -> str:
    """The record as these seats may know it: ``?`` for what they may not. It has no digests, which
    could be used to guess at what is hidden."""
    written = move_lines(match.lines_for(viewers))
    lines = [text for _count, text in written]
    result = match.result
    if result:
        lines.append(f"end {result.ending} rule={result.rule or '-'}")
    return head_of(match, who, chance).text + "".join(f"{line}\n" for line in lines)


# --- reading ------------------------------------------------------------------------------------


def is_record(text: str) -> bool:
    """Does this text begin as a record does?"""
    return text.startswith("tabard ")


def read_record(text: str) -> MatchRecord:
    """Read a record's text; its moves are not tried yet. Raises RecordProblem."""
    strange = _NO_TEXT.search(text)
    if strange:
        at = text.count("\n", 0, strange.start()) + 1
        raise RecordProblem(at, say(_("This is no text.")))
    kept, half_line = text[: text.rfind("\n") + 1], text[text.rfind("\n") + 1 :]
    lines = kept.split("\n")[:-1]
    head, begins = _read_head(lines)
    entries: list[Entry] = []
    follows: list[tuple[int, str]] = []
    closing, closed_at = "", 0
    for number, line in enumerate(lines[begins:], begins + 1):
        if not line.strip() or line.startswith("#"):
            continue
        if closing and line.split(" ")[0] in FOLLOWS:
            follows.append((number, line))
        elif closing:
            raise RecordProblem(number, say(_("Nothing may follow the line that closes a record.")))
        elif line.startswith("end "):
            closing, closed_at = line, number
        else:
            entries += _read_moves(number, line)
    published, at = _read_published(follows) if follows else (None, 0)
    return MatchRecord(
        head, tuple(entries), closing, closed_at, kept, half_line, published, at
    )  # fmt: skip


def _read_published(follows: list[tuple[int, str]]) -> tuple[Published, int]:
    """What follows the closing line, and where it begins."""
    published = read_published("".join(f"{line}\n" for _number, line in follows))
    if published is None:
        sentence = _("What follows the closing line, of the chance of the game, is not whole.")
        raise RecordProblem(follows[0][0], say(sentence))
    return published, follows[0][0]


def _read_head(lines: list[str]) -> tuple[Head, int]:
    """The head, and at which line the moves begin."""
    if not lines or not re.fullmatch(r"tabard [0-9]{1,9}", lines[0]):
        raise RecordProblem(1, say(_("A record begins with the line “tabard 1”."), line=1))
    if int(lines[0].split()[1]) != FORMAT:
        sentence = _("This record was written by a newer version of Tabard.")
        raise RecordProblem(1, say(sentence))
    said: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line:
            return _checked_head(said, number), number
        if not line.startswith("#"):
            key, value = _read_head_line(number, line)
            if key in said:
                raise RecordProblem(number, say(_("{key} is said twice."), key=key))
            said[key] = value
    raise RecordProblem(len(lines), say(_("The head of this record is cut short.")))


def _read_head_line(number: int, line: str) -> tuple[str, str]:
    found = _HEAD_LINE.fullmatch(line)
    if not found:
        raise RecordProblem(
            number, say(_("The head of a record has no line “{line}”."), line=line[:60])
        )
    key, value = found.groups()
    if key in _PLACED:
        name, mark, value = value.partition(_PLACED[key])
        key = f"{key} {name}"
        if not mark:
            raise RecordProblem(number, say(_("{key} is not said in full."), key=key))
    return key, value


def _checked_head(said: dict[str, str], line: int) -> Head:
    for key in ("game", "rules", "seats"):
        if key not in said:
            raise RecordProblem(
                line, say(_("The head of a record must have a line “{key} …”."), key=key)
            )
    if not _VERSION.fullmatch(said["rules"]):
        raise RecordProblem(line, say(_("The version of the rules is not readable.")))
    if not re.fullmatch(r"[1-9]", said["seats"]):
        raise RecordProblem(line, say(_("The number of seats is not readable.")))
    seats = int(said["seats"])
    who = [said.pop(f"seat {n}", "") for n in range(1, seats + 1)]
    if (any(who) and not all(who)) or any(key.startswith("seat ") for key in said):
        raise RecordProblem(line, say(_("The head of a record must name all seats or none.")))
    options = {key[7:]: value for key, value in said.items() if key.startswith("option ")}
    chance = _committed(said, seats, line)
    return Head(said["game"], said["rules"], seats, tuple(who) if all(who) else (), options, chance)


def _committed(said: dict[str, str], seats: int, line: int) -> Committed | None:
    """What a head says of its chance."""
    numbers = tuple(said.pop(f"number {place}", "") for place in range(1, seats + 1))
    strange = any(key.startswith("number ") for key in said)
    strange |= not all(map(is_number, numbers))
    if strange or ("commitment" not in said and any(numbers)):
        raise RecordProblem(line, say(_("The numbers of the seats are not readable.")))
    if "commitment" not in said:
        return None
    if not COMMITMENT.fullmatch(said["commitment"]):
        raise RecordProblem(line, say(_("The commitment is not readable.")))
    return Committed(said["commitment"], numbers)


def _read_moves(number: int, line: str) -> Iterator[Entry]:
    found = _MOVE.fullmatch(line)
    if not found:
        raise RecordProblem(
            number, say(_("A line is a seat and a move, such as “1 …” or “chance …”."))
        )
    who, words = found.groups()
    if "?" in words:
        raise RecordProblem(number, say(_("This record hides a move from its reader.")))
    if who != "chance":
        if int(who) > MAX_SEATS:
            raise RecordProblem(number, say(_("There is no seat {seat} in this game."), seat=who))
        yield Entry(number, int(who) - 1, words)
        return
    verb, *said = words.split(" ")
    first = said[0].partition("=")[0] if said else ""
    move = [verb]
    for part in said:
        if len(move) > 1 and part.partition("=")[0] == first:
            yield Entry(number, CHANCE, " ".join(move))
            move = [verb]
        move.append(part)
    yield Entry(number, CHANCE, " ".join(move))
