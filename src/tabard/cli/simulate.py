"""``tabard simulate``: many games at once, compiled."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tabard.engine.game import Misused
from tabard.engine.record.files import replace_file, replace_text
from tabard.engine.words import _, n_, say

from .beginning import From, To, beginning
from .common import (
    GameName,
    Json,
    Lang,
    Options,
    Patience,
    Seed,
    faults_said,
    found,
    in_language,
    options_said,
    patient,
    report,
    seats_said,
    wants,
)
from .elsewhere import On, crew_on
from .reported import ReportTo, check_report, command_again, option_words, say_where
from .settings import written
from .waiting import waiting


class Count(StrEnum):
    """How much is shown of what happened how often."""

    FEW = "few"
    ALL = "all"


Told = Annotated[Count | None, typer.Option("--told", help="Count what happened how often.")]
Rotate = Annotated[bool, typer.Option("--rotate", help="The bots turn by a seat each game.")]


def simulate(
    game: GameName,
    seats: Annotated[str, typer.Option(help="A bot for each seat.", metavar="BOT,BOT,...")],
    games: Annotated[int, typer.Option(help="How many games.", min=1, max=100_000_000)] = 1000,
    options: Options = None,
    seed: Seed = None,
    offset: Annotated[
        int, typer.Option(help="Leave out so many games of the seed.", min=0, metavar="N")
    ] = 0,
    rotate: Rotate = False,
    told: Told = None,
    from_: From = None,
    to: To = None,
    report_to: ReportTo = None,
    csv: Annotated[Path | None, typer.Option(help="Write a line for each game here.")] = None,
    parquet: Annotated[Path | None, typer.Option(help="The same as a Parquet file.")] = None,
    patience: Patience = 5.0,
    on: On = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games: who wins, how games end, how long they are, and how sure that is (95 %).

    The digest of the end states depends on the seed alone. Whoever interrupts keeps what is
    finished. A bot of your own that is a class plays without machine code, one game after another.

    \b
    Examples:
      tabard simulate fall_of_rome --seats bot:random,bot:random --games 20000
      tabard simulate fall_of_rome --seats bot:greedy,bot:greedy --seed 1 --json
      tabard simulate jeanne_darc --seats bot:greedy,bot:random --rotate --games 100 --csv games.csv
      tabard simulate new_world --seats bot:random,bot:random --games 20 --parquet games.parquet
      tabard simulate fall_of_rome --seats bot:./mine.py,bot:random --games 20
      tabard simulate fall_of_rome --seats bot:greedy,bot:greedy --games 200 --told few
      tabard simulate fall_of_rome --seats bot:greedy,bot:random --games 20 --from puzzle.toml
      tabard simulate jeanne_darc --seats bot:random,bot:random --games 60 --report out
    """
    in_language(lang)
    patient(patience)
    check_report(report_to)
    if report_to and seed is None:
        seed = 1  # so that the command of the report plays the same again
    from tabard.lab.position import first_table

    players, chosen = bots_said(seats), found(game)
    said = options_said(options, chosen)
    position = beginning(from_, to)
    first_table(chosen, len(players), said, position)
    for file in filter(None, (csv, parquet)):
        if not file.absolute().parent.is_dir():
            raise Misused(say(_("{folder} is no folder."), folder=file.absolute().parent))
    if parquet:
        wants("pyarrow", _("A Parquet file wants one more package: pip install 'tabard[lab]'."))
    from tabard.lab.games import UNFINISHED
    from tabard.lab.simulate import simulate as run

    from .figures import figures_facts, figures_said, told_facts, told_said

    with waiting() as heard:
        outcome = run(
            chosen, players, games, seed, said, heard, offset=offset, rotate=rotate,
            crew=crew_on(on, players), told=bool(told or report_to), position=position,
        )  # fmt: skip
    each = outcome.each
    assert each is not None
    if not outcome.games:
        raise KeyboardInterrupt
    if csv:
        replace_text(csv, each.csv())
    if parquet:
        replace_file(parquet, each.parquet())
    facts = {
        "game": chosen.name,
        "seats": list(players),
        "from": position.facts() if position else None,
        "games": outcome.games,
        "offset": offset,
        "seconds": outcome.seconds,
        "games_per_second": outcome.games_per_second,
        "moves_per_second": outcome.moves_per_second,
        "results": outcome.results,
        **figures_facts(each),
        "told": told_facts(each, chosen, outcome.places),
        "moves": outcome.moves,
        "longest": outcome.longest,
        "digest": outcome.digest,
        "seed": seed,
        "faults": dict(outcome.faults),
    }
    sentence = n_(
        "{games} game in {seconds:.1f} s: {each:.0f} games a second, {moves:.0f} moves a second.",
        "{games} games in {seconds:.1f} s: {each:.0f} games a second, {moves:.0f} moves a second.",
    )
    began = say(
        sentence,
        games=outcome.games,
        seconds=outcome.seconds,
        each=outcome.games_per_second,
        moves=outcome.moves_per_second,
    )
    counted = told_said(each, chosen, told == Count.ALL) if told else []
    cut = _cut_short(outcome.results.get(UNFINISHED, 0), chosen.longest)
    results = [*figures_said(each), *counted, *cut, *faults_said(outcome.faults)]
    report(json, facts, [began, *results, say(_("Digest: {digest}"), digest=outcome.digest)])
    if report_to:
        from tabard.lab.compare import Setting
        from tabard.lab.report import Asked, write_games

        words = option_words(seats=seats, options=written(said), games=outcome.games, seed=seed)
        words += option_words(offset=offset or None, **{"from": from_}, to=to)
        turned = ["--rotate"] if rotate else []
        command = command_again(["simulate", game, *words, *turned], report_to)
        setting = Setting(players, said, chosen if chosen.house_rules else None, position)
        assert seed is not None
        write_games(Asked(chosen, setting, seed, command), outcome, report_to)
        say_where(report_to, json)
    if outcome.games < games:
        _interrupted(outcome.games, games, offset)


def _interrupted(done: int, games: int, offset: int) -> None:
    """What was not played, and how to go on from there; the exit status says it too."""
    sentence = _(
        "Interrupted: this is of {done} of {games} games; --offset {next} --games {left} plays the"
        " others."
    )
    facts = {"done": done, "games": games, "next": offset + done, "left": games - done}
    print(say(sentence, **facts), file=sys.stderr)
    raise typer.Exit(1)


def bots_said(seats: str) -> tuple[str, ...]:
    """The bots that are named, one for each seat. Raises Misused for people and strangers."""
    players = seats_said(seats)
    if "human" in players:
        raise Misused(say(_("People cannot take part in a simulation: name a bot for each seat.")))
    return players


def _cut_short(count: int, longest: int) -> list[str]:
    """So many games went on beyond the moves that no game should pass."""
    if not count:
        return []
    sentence = n_(
        "{count} game had not ended after {longest} moves, which no game should pass: is its "
        "“longest” too small, or does a rule never end it?",
        "{count} games had not ended after {longest} moves, which no game should pass: is their "
        "“longest” too small, or does a rule never end them?",
    )
    return [say(sentence, count=count, longest=longest)]
