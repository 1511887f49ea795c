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
from importlib.metadata import entry_points
from pathlib import Path
from threading import Thread
from traceback import extract_tb
from types import ModuleType
from typing import TypeVar

from tabard.engine.game import Misused
from tabard.engine.kinds import plain
from tabard.engine.words import _, listed, say

T = TypeVar("T")
PATIENCE = 5.0  # seconds for a decision


def names_a_file(name: str) -> bool:
    """Does ``bot:./mine.py`` or ``bot:./mine.py:STUBBORN`` name a file, and no bot?"""
    return name.startswith("bot:") and (".py" in name or "/" in name)


def from_file(name: str, kind: type[T]) -> tuple[str, T]:
    """The bot in a file, and the word by which it is known from now on: the name of the file.
    Raises Misused for no such file, one that cannot be carried out, one without such a bot, and
    one with several of which none is named."""
    said, _colon, wanted = name.removeprefix("bot:").partition(".py")
    path, wanted = Path(f"{said}.py").expanduser(), wanted.removeprefix(":")
    if not path.is_file():
        raise Misused(say(_("There is no file {path} with a bot."), path=path))
    found = {word: bot for word, bot in vars(_carried_out(path)).items() if isinstance(bot, kind)}
    if wanted:
        found = {word: bot for word, bot in found.items() if word == wanted}
    if not found:
        sentence = _("{path} makes no bot; it should say: MINE = Player(…).")
        if wanted:
            sentence = _("{path} makes no bot {wanted}; it should say: {wanted} = Player(…).")
        raise Misused(say(sentence, path=path, wanted=wanted))
    if len(found) > 1:
        sentence = _("{path} makes several bots: {bots}. Name one: bot:{path}:{first}.")
        facts = {"bots": listed(found), "first": next(iter(found))}
        raise Misused(say(sentence, path=path, **facts))
    return plain(path.stem), next(iter(found.values()))


def installed(word: str, kind: type[T]) -> T | None:
    """The bot of this name that an installed package offers; None if none does. Raises Misused
    where what it offers is no bot, or cannot be loaded."""
    for point in entry_points(group="tabard.bots"):
        if point.name == word:
            try:
                bot = point.load()
            except Exception as error:
                raise _wrong(point.value, error) from None
            if not isinstance(bot, kind):
                sentence = _("The bot {word} cannot be loaded: {where} is no Player.")
                raise Misused(say(sentence, word=word, where=point.value))
            return bot
    return None


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
    except Exception as error:
        raise _wrong(str(path), error) from None
    return module


def _wrong(where: str, error: Exception) -> Misused:
    """What is wrong with it, with the last line that was carried out."""
    sentence = _("The bot in {where} cannot be loaded: {fault}")
    return Misused(say(sentence, where=where, fault=said_of(error)))


def said_of(error: Exception) -> str:
    """An error in somebody's file, with the line."""
    house = str(Path(__file__).parents[1])
    frames = [f for f in extract_tb(error.__traceback__) if not f.filename.startswith(house)]
    line = error.lineno if isinstance(error, SyntaxError) else frames[-1].lineno if frames else 0
    sentence = _("line {line}: {kind}: {error}")
    return say(sentence, line=line, kind=type(error).__name__, error=error)


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
        raise TimeoutError(say(_("it took longer than {seconds:g} seconds"), seconds=seconds))
    if raised:
        raise raised[0]
    return given[0]
