"""``tabard compare``: two settings on the same chance, and what differs."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabard.engine.game import Game, Misused
from tabard.engine.words import _, n_, say

from . import house_rules
from .beginning import From, To, beginning, random_bots
from .common import (
    GameName,
    Json,
    Lang,
    Options,
    Patience,
    faults_said,
    found,
    in_language,
    options_said,
    patient,
    report,
    wants,
)
from .elsewhere import On, crew_on
from .reported import ReportTo, check_report, command_again, option_words, say_where
from .settings import written
from .simulate import Count, Rotate, Told, bots_said
from .waiting import waiting

if TYPE_CHECKING:
    from tabard.lab.compare import Comparison, Setting

_ONE = "Bots, readings, house rules and position of the one. [default: as the game is]"
_OTHER = "Bots, readings, house rules (.py) and position (.toml) of the other."
_HOUSE, _BEGUN = (".py",), (".toml", ".game")  # the files of a setting


def compare(
    game: GameName,
    b: Annotated[str, typer.Option(help=_OTHER, metavar="BOT,K=V,FILE,...")],
    a: Annotated[str, typer.Option(help=_ONE, metavar="BOT,K=V,FILE,...")] = "",
    seats: Annotated[
        str | None, typer.Option(help="The bots of both.", metavar="BOT,BOT,...")
    ] = None,
    games: Annotated[
        int, typer.Option(help="At most so many games each.", min=1, max=50_000_000)
    ] = 1000,
    until: Annotated[
        str | None, typer.Option(help="Stop when the first interval is narrower.", metavar="1%")
    ] = None,
    options: Options = None,
    rotate: Rotate = False,
    from_: From = None,
    to: To = None,
    told: Told = None,
    seed: Annotated[int, typer.Option(help="A number that makes it repeatable.", min=0)] = 1,
    report_to: ReportTo = None,
    patience: Patience = 5.0,
    on: On = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play games with two settings on the same chance, and say what differs and how sure that is.

    Where no bots are named random ones play. All intervals hold at once in 95 of 100 cases.

    \b
    Examples:
      tabard compare fall_of_rome --a difficulty=introductory --b difficulty=heroic --games 200
      tabard compare jeanne_darc --a bot:greedy,bot:random --b bot:random,bot:random --until 10%
      tabard compare fall_of_rome --seats bot:greedy,bot:greedy --a chain=stops --b chain=spreads
      tabard compare fall_of_rome --a chain=stops --b chain=spreads --told few
      tabard compare fall_of_rome --b one_more_die.py --seats bot:greedy,bot:greedy
      tabard compare fall_of_rome --a chain=stops --b chain=spreads --games 300 --report out
      tabard compare fall_of_rome --a puzzle.toml --b puzzle.toml,chain=stops --games 100
    """
    in_language(lang)
    patient(patience)
    chosen, width = found(game), _width(until)
    one, other = (_setting(chosen, said, seats, options, from_, to) for said in (a, b))
    if one == other:
        raise Misused(say(_("Both are the same: say in what they differ.")))
    wants("scipy", _("A comparison wants one more package: pip install 'tabard[lab]'."))
    check_report(report_to)
    from tabard.lab.answer import answer
    from tabard.lab.compare import compare as run
    from tabard.lab.compared import how

    from .compared import table, told_facts, told_table

    with waiting() as heard:
        outcome = run(
            chosen, one, other, games, seed=seed, rotate=rotate, until=width, progress=heard,
            crew=crew_on(on, (*one.bots, *other.bots)), told=bool(told or report_to),
        )  # fmt: skip
    sentences = answer(outcome, one, other, chosen, rotate=rotate)
    facts = {
        "game": chosen.name,
        "a": one.facts(),
        "b": other.facts(),
        "seed": seed,
        "games": outcome.games,
        "counted": outcome.counted,
        "correction": outcome.correction,
        "answer": sentences,
        "differences": outcome.rows(),
        "told": told_facts(outcome, chosen),
        "digest": outcome.digest,
        "faults": dict(outcome.faults),
    }
    lines = [*sentences, *table(outcome, one, other, chosen, rotate), how(outcome)]
    lines += told_table(outcome, one, other, chosen, told == Count.ALL) if told else []
    report(json, facts, [*lines, *faults_said(outcome.faults)])
    if report_to:
        from tabard.lab.report import Question, write

        both = options_said(options, chosen)
        words = option_words(seats=seats, options=written(both), games=outcome.games, seed=seed)
        sides = [*(("--a", _again(a, one, both)) if a else ()), "--b", _again(b, other, both)]
        turned = ["--rotate"] if rotate else []
        begun = option_words(**{"from": from_}, to=to)
        command = command_again(["compare", game, *sides, *words, *turned, *begun], report_to)
        asked = Question(chosen, one, other, seed, rotate, command)
        write(asked, outcome, report_to)
        say_where(report_to, json)
    if outcome.games < games and (width is None or _first_width(outcome) >= width):
        sentence = n_(
            "Interrupted: this is of {done} game each.",
            "Interrupted: this is of {done} games each.",
        )
        print(say(sentence, done=outcome.games), file=sys.stderr)
        raise typer.Exit(1)


def _first_width(outcome: Comparison) -> float:
    return outcome.differences[0].high - outcome.differences[0].low


def _setting(
    game: Game, said: str, seats: str | None, options: str | None, from_: str | None, to: int | None
) -> Setting:
    """Bots, readings, a file of house rules and a position together, with what holds for both.
    Raises Misused."""
    from tabard.lab.compare import Setting
    from tabard.lab.position import first_table

    parts = _parts(said)
    bots = [part for part in parts if part.lower().startswith(("bot:", "human"))]
    files = [part for part in parts if part.endswith(_HOUSE) and part not in bots]
    begun = [part for part in parts if part.endswith(_BEGUN) and part not in bots]
    rest = ",".join(part for part in parts if part not in (*bots, *files, *begun))
    if len(files) > 1:
        sentence = _("{first} and {other} change the same game; play by one of them at a time.")
        raise Misused(say(sentence, first=files[0], other=files[1]))
    if len(begun) > 1:
        sentence = _("Games cannot begin from both {first} and {other}.")
        raise Misused(say(sentence, first=begun[0], other=begun[1]))
    house = house_rules.of(game, Path(files[0])) if files else None
    position = beginning(begun[0] if begun else from_, to)
    played = house or game
    readings = options_said(options, played) | options_said(rest, played)
    players = bots_said(",".join(bots) or seats or random_bots(played, position))
    first_table(played, len(players), readings, position)
    return Setting(players, readings, house, position)


def _again(said: str, setting: Setting, both: Mapping[str, str]) -> str:
    """What was said of a setting, its own readings as a record has them."""
    own = {word: reading for word, reading in setting.options.items() if both.get(word) != reading}
    files = (*_HOUSE, *_BEGUN)
    others = [part for part in _parts(said) if "=" not in part or part.endswith(files)]
    return ",".join([*others, *filter(None, [written(own)])])


def _parts(said: str) -> list[str]:
    return [part.strip() for part in said.split(",") if part.strip()]


def _width(until: str | None) -> float | None:
    """``1%`` as 0.01. Raises Misused."""
    if until is None:
        return None
    match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*%", until.strip())
    if match is None or not 0 < float(match[1]) <= 100:
        raise Misused(
            say(_("Say until which width as --until 1%, not as {said}."), said=repr(until))
        )
    return float(match[1]) / 100
