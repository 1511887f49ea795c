"""Bots of one's own: from a file that the person at the command line names, or from a package that
is installed and offers them under the entry points ``tabard.bots``.

No file is ever read because of what a guest of an inn says, or a record: they can only name what
was brought before.
"""

from __future__ import annotations

import ctypes
import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from threading import Thread
from traceback import extract_tb
from types import ModuleType
from typing import Any, TypeVar

from tabard.engine.game import Misused
from tabard.engine.kinds import plain
from tabard.engine.words import _, listed, say

T = TypeVar("T")
PATIENCE = 5.0  # seconds for a decision


def names_a_file(name: str) -> bool:
    """Does ``bot:./mine.py`` or ``bot:./mine.py:STUBBORN`` name a file, and no bot?"""
    return name.startswith("bot:") and (".py" in name or "/" in name)


@dataclass(frozen=True)
class Own:
    """A bot that is a class of somebody's: its word, a line about it, and where it is found again
    (a file or a module, and its name there); of a file, when it was written."""

    word: str
    about: str
    where: str
    name: str
    written: int = 0


def wait(seconds: float) -> None:
    """From now on bots of one's own have so long for a decision."""
    global PATIENCE
    PATIENCE = seconds


def from_file(name: str, kind: type[T]) -> tuple[str, T | Own]:
    """The bot in a file, and the word by which it is known from now on: the name of the file, and
    its own behind it where it is named. Raises Misused for no such file, one that cannot be carried
    out, one without such a bot, and one with several of which none is named."""
    said, _colon, wanted = name.removeprefix("bot:").partition(".py")
    path, wanted = Path(f"{said}.py").expanduser(), wanted.removeprefix(":")
    if not path.is_file():
        sentence = _("There is no file {path} with a bot: name one as bot:./mine.py.")
        raise Misused(say(sentence, path=path))
    every = _bots_of(_carried_out(path), kind)
    found = {word: bot for word, bot in every.items() if wanted in ("", word)}
    if not found:
        sentence = _("{path} makes no bot; it needs a class with choose(self, view), or a Player.")
        if wanted:
            sentence = _(
                "{path} makes no bot {wanted}; it should say: class {wanted}, or a Player."
            )
        raise Misused(say(sentence, path=path, wanted=wanted))
    if len(found) > 1:
        sentence = _("{path} makes several bots: {bots}. Name one: bot:{path}:{first}.")
        facts = {"bots": listed(found), "first": next(iter(found))}
        raise Misused(say(sentence, path=path, **facts))
    [(called, bot)] = found.items()
    word = plain(f"{path.stem}_{called}" if len(every) > 1 else path.stem)
    if isinstance(bot, kind):
        return word, bot
    written = path.stat().st_mtime_ns
    return word, Own(word, _about(bot), str(path.resolve()), called, written)


def installed(word: str, kind: type[T]) -> T | Own | None:
    """The bot of this name that an installed package offers; None if none does. Raises Misused
    where what it offers is no bot, or cannot be loaded."""
    for point in entry_points(group="tabard.bots"):
        if point.name == word:
            bot = _loaded(point)
            if isinstance(bot, kind):
                return bot
            if _chooses(bot):
                return Own(word, _about(bot), point.module, point.attr)
            sentence = _(
                "The bot {word} cannot be loaded: {where} is no Player, and no class with "
                "choose(self, view)."
            )
            raise Misused(say(sentence, word=word, where=point.value))
    return None


def names() -> list[str]:
    """The names under which installed packages offer bots."""
    return sorted({point.name for point in entry_points(group="tabard.bots")})


def class_of(where: str, name: str) -> Any:
    """The class of a bot, found again. Raises Misused for one that is not there any more."""
    if where.endswith(".py"):
        return getattr(_carried_out(Path(where)), name)
    return _loaded(EntryPoint(name, f"{where}:{name}", "tabard.bots"))


def _bots_of(module: ModuleType, kind: type[T]) -> dict[str, Any]:
    """The bots that a module makes itself, each by its first name."""
    found: dict[str, Any] = {}
    for word, thing in vars(module).items():
        here = _chooses(thing) and thing.__module__ == module.__name__ and word[0] != "_"
        if (here or isinstance(thing, kind)) and all(
            thing is not other for other in found.values()
        ):
            found[word] = thing
    return found


def _chooses(thing: object) -> bool:
    """Is this a class of bots?"""
    return isinstance(thing, type) and callable(getattr(thing, "choose", None))


def _about(kind: object) -> str:
    """What a class says of itself."""
    return (getattr(kind, "__doc__", None) or "").strip().partition("\n")[0]


def _loaded(point: EntryPoint) -> Any:
    """What a package offers. Raises Misused where it cannot be loaded."""
    try:
        return point.load()
    except Exception as error:
        raise _wrong(point.value, error) from None


def _carried_out(path: Path) -> ModuleType:
    """The module of a file. Its rules are found by their file, so it stays among the modules."""
    name = f"tabard_own_{plain(path.stem)}"
    spec = importlib.util.spec_from_file_location(name, path.resolve())
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise _wrong(str(path), error) from None
    return module


def _wrong(where: str, error: BaseException) -> Misused:
    """What is wrong with it, with the last line that was carried out."""
    sentence = _("The bot in {where} cannot be loaded: line {line}: {kind}: {error}")
    kind = type(error).__name__
    return Misused(say(sentence, where=where, line=place_of(error)[1], kind=kind, error=error))


def place_of(error: BaseException) -> tuple[str, int]:
    """The last line in somebody's own file that an error has come through."""
    house = str(Path(__file__).parents[1])
    if isinstance(error, SyntaxError) and error.filename:
        return Path(error.filename).name, error.lineno or 0
    for frame in reversed(extract_tb(error.__traceback__)):
        if not frame.filename.startswith((house, "<")):
            return Path(frame.filename).name, frame.lineno or 0
    return "", 0


class _Enough(BaseException):
    """What interrupts a bot."""


def within(seconds: float, do: Callable[[], T]) -> T:
    """What ``do`` gives. Raises what it raises, and TimeoutError when it takes longer: it is then
    interrupted, even in an endless loop (of Python; nobody can hurry what runs outside it)."""
    given: list[T] = []
    raised: list[Exception] = []

    def try_it() -> None:
        try:
            given.append(do())
        except Exception as error:
            raised.append(error)
        except _Enough:
            pass

    thread = Thread(target=try_it, daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        number = ctypes.c_ulong(thread.ident or 0)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(number, ctypes.py_object(_Enough))
        raise TimeoutError
    if raised:
        raise raised[0]
    return given[0]
