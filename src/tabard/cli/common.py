"""What all verbs share: their common options, and how they speak to people and programs."""

from __future__ import annotations

import codecs
import json as json_text
import re
import sys
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from importlib.util import find_spec
from typing import Annotated, Any

import typer

from tabard.engine.events import Told
from tabard.engine.game import Game, Misused
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Result
from tabard.engine.words import _, begun, n_, say, speak


def complete_game() -> list[str]:
    """The games, for the shell's completion."""
    from tabard.engine.find import game_names

    return game_names()


Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Lang = Annotated[
    str | None, typer.Option(help="The language to speak, such as nl.", metavar="LANG")
]
Seed = Annotated[int | None, typer.Option(help="Makes chance repeatable.", metavar="NUMBER")]
GameName = Annotated[
    str, typer.Argument(help="A game's name.", metavar="GAME", autocompletion=complete_game)
]
File = Annotated[str, typer.Argument(help="A record (.game) or a position (TOML).", metavar="FILE")]
Seat = Annotated[str, typer.Argument(help="A seat's number or name, or chance.", metavar="SEAT")]
Options = Annotated[
    str | None, typer.Option(help="The readings that are not the usual.", metavar="K=V,...")
]
MoveCount = Annotated[
    int | None, typer.Option("--to", help="Stop after this many moves.", metavar="N", min=0)
]
Patience = Annotated[
    float,
    typer.Option(help="How long a bot of your own may think.", metavar="SECONDS", min=0.1, max=600),
]


class Failed(Exception):
    """A verb that could not do what it was asked. ``status`` 1: refused or failed, 2: misused."""

    def __init__(
        self, sentence: str, status: int = 1, facts: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.facts = {"sentence": sentence, **(facts or {})}


def ruled(rule: str, sentence: str) -> str:
    """A sentence with the number of its rule."""
    return say(_("Rule {rule}: {sentence}"), rule=rule, sentence=sentence) if rule else sentence


def in_language(lang: str | None) -> None:
    """From now on speak this language, or say that it is not spoken here; unasked, what is spoken
    already. Raises Misused for what is no language."""
    if lang is None:
        return
    if not re.fullmatch(r"[A-Za-z]{2,3}([_-][A-Za-z]{2,4})?", lang):
        raise Misused(say(_("{lang} is no language; write it as nl, fr or de."), lang=repr(lang)))
    if not speak(lang):
        sentence = _("tabard: Nobody here speaks {lang} yet, so this is English.")
        print(say(sentence, lang=lang), file=sys.stderr)


def report(json: bool, facts: Mapping[str, object], lines: Iterable[str] = ()) -> None:
    """The answer of a verb: the facts as JSON, or the lines for people."""
    if json:
        plain = not (sys.stdout.encoding or "").lower().startswith("utf")
        print(json_text.dumps(facts, ensure_ascii=plain, indent=2))
        return
    for line in lines:
        print(line)


def told_facts(told: Iterable[Told]) -> list[dict[str, Any]]:
    """What happened, for JSON."""
    return [asdict(row) for row in told]


def sentences(told: Iterable[Told]) -> list[str]:
    """What happened, for people."""
    return [begun(row.sentence) for row in told if row.sentence]


def seat_word(seat: int) -> int | str:
    """How a seat is called in JSON: its number from 1, or ``chance``."""
    return "chance" if seat == CHANCE else seat + 1


def result_facts(result: Result | None) -> dict[str, Any] | None:
    """The result of a match for JSON, once it is over."""
    if result is None:
        return None
    won = set(result.won)
    outcome = "won" if won == {True} else "lost" if won == {False} else "ended"
    if result.ending == "conceded":
        outcome = "conceded"
    return {"outcome": outcome, **asdict(result)}


def options_said(text: str | None, game: Game) -> dict[str, str]:
    """``difficulty=heroic,caput_mundi=on`` as a dictionary, in the words of a record. Raises
    Misused."""
    from .settings import in_neutral_words

    options: dict[str, str] = {}
    for part in filter(None, (text or "").split(",")):
        word, equals, reading = part.strip().partition("=")
        if not equals or not word or not reading:
            sentence = _("Options are written as option=reading,option=reading; not as {part}.")
            raise Misused(say(sentence, part=repr(part)))
        if word in options:
            raise Misused(say(_("Option {option} is said twice."), option=word))
        options[word] = reading
    return in_neutral_words(game, options)


def seats_said(text: str) -> tuple[str, ...]:
    """``human,bot:greedy`` as a tuple; a bot in a file (``bot:./mine.py``) is read, and goes by its
    name from then on. Raises Misused for somebody nobody knows."""
    from tabard.players import bring, find_player
    from tabard.players.own import names_a_file

    names: list[str] = []
    files: dict[str, str] = {}
    for said in map(str.strip, text.split(",")):
        name = said.lower()
        if names_a_file(said):
            name = bring(said)
            if files.setdefault(name, said) != said:
                sentence = _("{first} and {other} would both be {name}; give one another name.")
                raise Misused(say(sentence, first=files[name], other=said, name=name))
        elif name != "human":
            find_player(name)
        names.append(name)
    return tuple(names)


def patient(seconds: float) -> None:
    """From now on bots of somebody's own have so long for a decision."""
    from tabard.players import own

    own.wait(seconds)


def faults_said(faults: Mapping[str, int]) -> list[str]:
    """How often bots of somebody's own did not choose, a sentence each."""
    sentence = n_("{times} time: {fault}", "{times} times: {fault}")
    return [say(sentence, times=times, fault=fault) for fault, times in faults.items()]


def wants(package: str, sentence: str) -> None:
    """Raises Misused with the sentence where a package is not installed."""
    if find_spec(package) is None:
        raise Misused(say(sentence))


def found(name: str) -> Game:
    """The game of this name, with the house rules that were brought for it. Raises Misused when
    there is none."""
    from tabard.engine.find import find_game

    from .house_rules import instead_of

    return instead_of(find_game(name))


# --- terminals that have few letters --------------------------------------------------------------

_PLAIN = str.maketrans(
    {
        "“": '"',
        "”": '"',
        "‘": "'",
        "’": "'",
        "…": "...",
        "–": "-",
        "—": "-",
        "×": "x",
        "·": "-",
        "−": "-",
    }
)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """What stands for letters that a terminal does not have."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end].translate(_PLAIN)
    letters = unicodedata.normalize("NFKD", missing).encode("ascii", "ignore").decode("ascii")
    return letters or "?", error.end


def prepare_streams() -> None:
    """Letters that the terminal does not have are replaced; they never stop the program."""
    codecs.register_error("tabard", _plainly)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="tabard")
