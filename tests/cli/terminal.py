"""A person at a terminal: sees only the screen, and types."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Self

import pyte

REPO = Path(__file__).resolve().parents[2]
ITEM = re.compile(r"(?:^| )(\d+)(?:-(\d+))?\)")
QUESTION = re.compile(r" decides: |^Which \w+\? ")
PATIENCE = 60.0  # seconds without what was awaited: something is wrong


class Terminal:
    """A program in a terminal of this size. Everything is awaited, nothing slept for."""

    def __init__(
        self, command: list[str], width: int, height: int, env: dict[str, str] | None = None
    ) -> None:
        import pty

        self.width, self.height = width, height
        self.screen = pyte.Screen(width, height)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        master, slave = pty.openpty()
        self._size(slave)
        self.master = master
        settings = {**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8", **(env or {})}
        settings.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=settings, cwd=REPO,
            start_new_session=True,
        )  # fmt: skip
        os.close(slave)

    def _size(self, to: int) -> None:
        import fcntl
        import struct
        import termios

        fcntl.ioctl(to, termios.TIOCSWINSZ, struct.pack("HHHH", self.height, self.width, 0, 0))

    def resize(self, width: int, height: int) -> None:
        """The window changes its size."""
        self.width, self.height = width, height
        self.screen.resize(height, width)
        self._size(self.master)
        self.process.send_signal(signal.SIGWINCH)

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def read(self, seconds: float = 0.05) -> bool:
        """Take in what the program writes; False once it has gone."""
        ready, _w, _x = select.select([self.master], [], [], seconds)
        if not ready:
            return self.process.poll() is None
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        if data.find(b"\x1b[6n") >= 0:  # the program asks where the cursor is
            os.write(self.master, b"\x1b[1;1R")
        self.raw += data
        self.stream.feed(data)
        return bool(data)

    def wait(self, what: object, seconds: float = PATIENCE) -> None:
        """Until the screen is so (a test of it, or a text on it), or the program has gone."""
        until = time.monotonic() + seconds
        test = what if callable(what) else lambda: str(what) in self.text
        while not (test() and self.still()):
            if not self.read():
                assert test() or not callable(what), f"gone:\n{self.text}"
                return
            assert time.monotonic() < until, f"never came: {what}\n{self.text}"

    def still(self) -> bool:
        """Has a whole screen been drawn, as far as one can see? What is on its way is taken in."""
        drawn = len(self.raw)
        self.read(0.01)
        return len(self.raw) == drawn

    @property
    def drawn(self) -> bool:
        """Is the screen whole? While a part of it is drawn anew, the cursor is hidden."""
        return self.raw.rfind(b"\x1b[?25h") > self.raw.rfind(b"\x1b[?25l")

    def prompt(self) -> str | None:
        """What stands at the prompt of the full screen; None where there is none."""
        line = self.lines[-1]
        return line.partition(">")[2].strip() if ">" in line else None

    def type(self, line: str) -> None:
        """A line is typed and taken in."""
        if line:
            os.write(self.master, line.encode())
            self.wait(lambda: self.prompt() == line)
        before = len(self.raw)
        os.write(self.master, b"\r")
        self.wait(lambda: self.prompt() in ("", None) and len(self.raw) > before)

    def send(self, text: str) -> None:
        os.write(self.master, text.encode())

    def wait_for_a_question(self) -> None:
        """Until somebody is asked for a move, or the game is over."""
        self.wait(lambda: self.over or (self.asks and self.prompt() == "" and self.moves()))

    @property
    def asks(self) -> bool:
        """Somebody is asked for a move."""
        return any(QUESTION.search(line) for line in self.lines)

    @property
    def over(self) -> bool:
        return self.lines[0].strip().startswith("The end")

    def moves(self) -> list[int]:
        """The numbers of all moves on the screen."""
        lines = self.lines[:-1]
        if any("Possible moves" in line for line in lines):
            at = next(line.index("Possible moves") for line in lines if "Possible moves" in line)
            area = [line[at:] for line in lines if len(line) > at]
        else:
            last = max(i for i, line in enumerate(lines) if QUESTION.search(line))
            area = lines[last + 1 :]
        found = [m for line in area for m in ITEM.finditer(line)]
        return [n for m in found for n in range(int(m[1]), int(m[2] or m[1]) + 1)]

    def finish(self) -> int:
        """Until the program has gone; its exit status."""
        until = time.monotonic() + PATIENCE
        while self.read() and time.monotonic() < until:
            pass
        status = self.process.wait(PATIENCE)
        self.close()
        return status

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def kill(self) -> None:
        """The power fails."""
        self.process.kill()
        self.close()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.master >= 0:
            os.close(self.master)
            self.master = -1


def play_to_the_end(terminal: Terminal, random: Random, most: int = 2000) -> int:
    """Type one listed number after another until the end stands on the screen; how many."""
    for typed in range(most):
        terminal.wait_for_a_question()
        if terminal.over:
            return typed
        assert all(len(line) <= terminal.width for line in terminal.lines)
        terminal.type(str(random.choice(terminal.moves())))
    raise AssertionError(f"no end after {most} moves:\n{terminal.text}")


TOY = """
import sys
from pathlib import Path
from tabard.cli.table.session import new_session, open_session
from tabard.cli.table.sit_down import sit_down
from tabard.engine import find
from tabard.engine.match import Match
name, file, seats, plain = sys.argv[1:5]
if name == "council":
    from tests.engine.awkward import GAME
elif name == "pairs":
    from tests.engine.pairs import GAME
else:
    from tests.engine.toy import GAME
find.find_game = lambda name: GAME
from tabard.engine.record import replay
replay.find_game = find.find_game
if Path(file).exists():
    session = open_session(Path(file), plain=plain == "plain")
else:
    players = tuple(seats.split(","))
    session = new_session(Match(GAME, len(players), 7), players, Path(file), 7,
                          plain=plain == "plain")
sys.exit(sit_down(session))
"""


def toy(
    file: Path, name: str = "ford", seats: str = "human,bot:random,bot:greedy", how: str = ""
) -> list[str]:
    """The command that sits down at a toy game, new or gone on with."""
    return [sys.executable, "-c", TOY, name, str(file), seats, how]


def rome(*arguments: str) -> list[str]:
    """The command line, as people type it."""
    return [sys.executable, "-c", "from tabard.cli.main import main; main()", "play", *arguments]
