"""``tabard sweep``: all readings of one option, side by side."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from tabard.drawn.speaking import option_typed
from tabard.engine.words import _, paired, say

from .beginning import From, To, beginning, random_bots
from .common import GameName, Json, Lang, Options, found, in_language, options_said, report
from .elsewhere import On, crew_on
from .reported import ReportTo, check_report, command_again, option_words, say_where
from .settings import option_meant, written
from .simulate import Rotate, bots_said
from .waiting import waiting


def sweep(
    game: GameName,
    option: Annotated[str, typer.Argument(help="One of its options.", metavar="OPTION")],
    seats: Annotated[
        str | None, typer.Option(help="A bot for each seat.", metavar="BOT,BOT,...")
    ] = None,
    games: Annotated[
        int, typer.Option(help="Games with each reading.", min=1, max=50_000_000)
    ] = 1000,
    options: Options = None,
    rotate: Rotate = False,
    from_: From = None,
    to: To = None,
    seed: Annotated[int, typer.Option(help="A number that makes it repeatable.", min=0)] = 1,
    report_to: ReportTo = None,
    on: On = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play games with every reading of an option on the same chance, and lay the figures side by
    side.

    Each figure has its own interval (95 %). Which two readings differ, `tabard compare` says.

    \b
    Examples:
      tabard sweep fall_of_rome difficulty --seats bot:greedy,bot:greedy --games 200
      tabard sweep jeanne_darc 2p --games 50 --json
      tabard sweep fall_of_rome chain --games 60 --from puzzle.toml
      tabard sweep fall_of_rome difficulty --games 60 --report out
    """
    in_language(lang)
    chosen = found(game)
    option, said = option_meant(chosen, option), options_said(options, chosen)
    check_report(report_to)
    position = beginning(from_, to)
    players = bots_said(seats or random_bots(chosen, position))
    from tabard.lab.rows import by_reading, reading_rows
    from tabard.lab.sweep import sweep as run

    from .figures import aligned, figures_facts

    with waiting() as heard:
        outcome = run(
            chosen, option, players, games, seed=seed, options=said, rotate=rotate,
            progress=heard, crew=crew_on(on, players), position=position,
        )  # fmt: skip
    readings = {reading: figures_facts(each) for reading, each in outcome.readings.items()}
    facts = {
        "game": chosen.name,
        "option": option,
        "seats": list(players),
        "options": said,
        "from": position.facts() if position else None,
        "seed": seed,
        "games": games,
        "readings": readings,
        "refused": outcome.refused,
    }
    found_with = by_reading(chosen, option, outcome.readings)
    table = aligned(reading_rows(option_typed(chosen, option), found_with))
    refused = by_reading(chosen, option, outcome.refused)
    report(json, facts, [*table, *("  " + paired(*each) for each in refused.items())])
    if report_to:
        from tabard.lab.compare import Setting
        from tabard.lab.report import Asked, write_sweep

        words = option_words(seats=",".join(players), options=written(said), games=games, seed=seed)
        words += option_words(**{"from": from_}, to=to)
        turned = ["--rotate"] if rotate else []
        command = command_again(["sweep", game, option, *words, *turned], report_to)
        setting = Setting(players, said, chosen if chosen.house_rules else None, position)
        write_sweep(Asked(chosen, setting, seed, command), option, outcome, report_to)
        say_where(report_to, json)
    known = next(each for each in chosen.options if each.word == option)
    if len(readings) + len(refused) < len(known.readings):
        print(say(_("Interrupted: the readings above are finished.")), file=sys.stderr)
        raise typer.Exit(1)
