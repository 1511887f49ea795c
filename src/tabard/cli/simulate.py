"""``tabard simulate``: many games at once, compiled."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from tabard.engine.game import Misused
from tabard.engine.words import _, n_, say

from .common import (
    GameName,
    Json,
    Lang,
    Patience,
    Seed,
    faults_said,
    found,
    in_language,
    options_said,
    patient,
    report,
    seats_said,
)


def simulate(
    game: GameName,
    seats: Annotated[str, typer.Option(help="A bot for each seat.", metavar="BOT,BOT,...")],
    games: Annotated[int, typer.Option(help="How many games.", min=1, max=100_000_000)] = 1000,
    options: Annotated[
        str | None, typer.Option(help="The readings that are not the usual.", metavar="K=V,...")
    ] = None,
    seed: Seed = None,
    patience: Patience = 5.0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games and count how they end.

    The digest of the end states depends on the seed alone. A bot of your own that is a class plays
    without machine code, one game after another.

    \b
    Examples:
      tabard simulate fall_of_rome --seats bot:random,bot:random --games 20000
      tabard simulate fall_of_rome --seats bot:greedy,bot:greedy --seed 1 --json
      tabard simulate fall_of_rome --seats bot:./mine.py,bot:random --games 20
    """
    in_language(lang)
    patient(patience)
    players = seats_said(seats)
    if "human" in players:
        raise Misused(say(_("People cannot take part in a simulation: name a bot for each seat.")))
    chosen = found(game)
    chosen.empty_table(len(players), options_said(options))
    from tabard.lab.simulate import simulate as run

    progress = _progress if sys.stderr.isatty() else None
    outcome = run(chosen, players, games, seed, options_said(options), progress)
    facts = {
        "game": chosen.name,
        "seats": list(players),
        "games": outcome.games,
        "seconds": outcome.seconds,
        "games_per_second": outcome.games_per_second,
        "moves_per_second": outcome.moves_per_second,
        "results": outcome.results,
        "moves": outcome.moves,
        "longest": outcome.longest,
        "digest": outcome.digest,
        "seed": seed,
        "faults": dict(outcome.faults),
    }
    sentence = n_(
        "{games} game in {seconds:.1f} s: {each:.0f} games a second, {moves:.0f} moves a second.",
        "{games} games in {seconds:.1f} s: {each:.0f} games a second, {moves:.0f} moves a second.",
        "games",
    )
    said = say(
        sentence,
        games=outcome.games,
        seconds=outcome.seconds,
        each=outcome.games_per_second,
        moves=outcome.moves_per_second,
    )
    results = [f"  {ending}: {count}" for ending, count in outcome.results.items()]
    results += faults_said(outcome.faults)
    report(json, facts, [said, *results, say(_("Digest: {digest}"), digest=outcome.digest)])


def _progress(what: str, done: int, of: int) -> None:
    """A line on the terminal that says how far it is."""
    end = "\n" if done >= of else ""
    print(f"\r{say(what)} {done}/{of}  ", end=end, file=sys.stderr, flush=True)
