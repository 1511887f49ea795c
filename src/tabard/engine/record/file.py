"""The record of a match on disk: every finished line is there before anybody is asked again."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ..game import Misused
from ..match import Line, Match
from ..words import _, say
from .files import append_text, read_text, replace_text
from .published import unbound
from .record import Head, closing_line, head_of, move_lines, read_record
from .replay import replay


class RecordFile:
    """Keeps a file in step with a match. Raises Misused for a file that is there already, or that
    is no record, and NotSaved when the disk refuses; the moves of the match are then tried again
    by the next ``keep``."""

    def __init__(self, path: Path, head: Head, text: str, moves: list[Line]) -> None:
        self.path = path
        self.head = head
        self.half_line = ""
        self._text = text  # what the file holds
        self._moves = moves  # the moves in it
        self._marks = [(0, len(head.text))]  # after each line: how many moves, how much text

    @classmethod
    def create(
        cls, path: Path, match: Match, who: Iterable[str] = (), *, overwrite: bool = False
    ) -> RecordFile:
        """Begin the record of a match, with the moves it has already."""
        if not overwrite and path.exists():
            sentence = _(
                "{path} is there already; name another file, or go on with “tabard play {path}”."
            )
            raise Misused(say(sentence, path=path))
        head = head_of(match, who)
        replace_text(path, head.text)
        file = cls(path, head, head.text, [])
        file.keep(match)
        return file

    @classmethod
    def open(cls, path: Path) -> tuple[RecordFile, Match]:
        """Go on with a record: the file, and the match at its end. ``half_line`` is what was
        dropped from an end that was cut short; it leaves the file with the next ``keep``. What goes
        on here follows from no secret any more, and its head ceases to say so."""
        record = read_record(read_text(path))
        if record.head.chance and not record.closing:
            record = read_record(unbound(read_text(path)))
        match = replay(record)
        file = cls(path, record.head, record.kept, list(match.lines))
        file.half_line = record.half_line
        file._marks = []
        at, moves, ends = 0, 0, {0: 0}
        for entry in record.entries:
            ends[entry.line] = ends.get(entry.line, 0) + 1
        for number, line in enumerate(record.kept.split("\n")[:-1], 1):
            at, moves = at + len(line) + 1, moves + ends.get(number, 0)
            file._marks.append((moves, at))
        begins = record.kept.index("\n\n") + 2
        file._marks = [mark for mark in file._marks if mark[1] >= begins]
        return file, match

    def keep(self, match: Match) -> None:
        """Bring the file up to date. New lines are added at its end; after an undo the file is
        written anew beside the old one and then takes its place."""
        common = _common(self._moves, match.lines)
        marks = [mark for mark in self._marks if mark[0] <= common]
        kept, start = marks[-1]
        text = self._text[:start]
        for count, line in move_lines(match.lines[kept:]):
            kept, text = kept + count, f"{text}{line}\n"
            marks.append((kept, len(text)))
        if match.over and not self._closed(common, match):
            text += closing_line(match, self.head) + "\n"
        elif match.over:
            text = self._text
        self._write(text)
        self._text, self._moves, self._marks = text, list(match.lines), marks

    def _closed(self, common: int, match: Match) -> bool:
        """Does the file hold all of a finished match already?"""
        if not common == len(match.lines) == len(self._moves):
            return False
        return f"\n{closing_line(match, self.head)}\n" in self._text

    def _write(self, text: str) -> None:
        if text == self._text and self._size_is(text):
            return
        if text.startswith(self._text) and self._size_is(self._text):
            append_text(self.path, text[len(self._text) :])
        else:
            replace_text(self.path, text)

    def _size_is(self, text: str) -> bool:
        """Is the file as long as this text? If not, somebody else has changed it."""
        try:
            return self.path.stat().st_size == len(text.encode("utf-8"))
        except OSError:
            return False


def _common(left: list[Line], right: list[Line]) -> int:
    """How many moves the two have in common, from the beginning."""
    count = 0
    for one, other in zip(left, right, strict=False):
        if one is not other and one != other:
            break
        count += 1
    return count


__all__ = ["RecordFile", "head_of"]
