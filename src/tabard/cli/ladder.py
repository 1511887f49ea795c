"""``tabard ladder`` and ``tabard tune``: how well bots play, and how they come to play better."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tabard.engine.game import Misused
from tabard.engine.record.files import replace_text
from tabard.engine.words import _, n_, say

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
    seats_said,
)
from .elsewhere import On, crew_on
from .waiting import waiting_for

Players = Annotated[int | None, typer.Option(help="How many play; else as few as can.", min=1)]


def ladder(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who plays.", metavar="BOT,BOT,...")] = (
        "bot:novice,bot:fair,bot:strong"
    ),
    players: Players = None,
    games: Annotated[int, typer.Option(help="Games of each pair.", min=1, max=1_000_000)] = 20,
    options: Options = None,
    seed: Annotated[int, typer.Option(help="A number that makes it repeatable.", min=0)] = 1,
    out: Annotated[
        Path | None, typer.Option(help="Keep each game here, and go on from there.")
    ] = None,
    patience: Patience = 5.0,
    on: On = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other, and say who beats whom and how sure that is.

    The seats are rotated and every pair meets the same chance. Where all win or lose together each
    bot plays among its like.

    \b
    Examples:
      tabard ladder jeanne_darc --bots bot:fair,bot:search:200ms --games 60
      tabard ladder jeanne_darc --bots bot:./mine.py,bot:fair --games 10
      tabard ladder fall_of_rome --players 2 --options difficulty=introductory --out rome.ladder
    """
    in_language(lang)
    chosen = found(game)
    said = options_said(options, chosen)
    count = players or chosen.seats[0]
    chosen.empty_table(count, said)
    if find_spec("openskill") is None:
        raise Misused(say(_("A ladder wants one more package: pip install 'tabard[lab]'.")))
    patient(patience)
    names = seats_said(bots)
    if "human" in names:
        raise Misused(say(_("A human cannot take part in a ladder: name bots.")))
    from tabard.lab.ladder import ladder as run

    with waiting_for(_("playing")) as heard:
        outcome = run(
            chosen, names, count, games, seed=seed, options=said, kept=out, progress=heard,
            crew=crew_on(on, names),
        )  # fmt: skip
    lines, facts = [], []
    for pair, share in outcome.shares.items():
        low, high = share.interval
        who = {"first": pair[0], "other": pair[-1]}
        sentence = n_(
            "{first} wins {won:g} of {games} game: {share:.0%} ({low:.0%} to {high:.0%}).",
            "{first} wins {won:g} of {games} games: {share:.0%} ({low:.0%} to {high:.0%}).",
            "games",
        )
        if len(pair) == 2:
            sentence = n_(
                "{first} beats {other} in {won:g} of {games} game: {share:.0%} ({low:.0%} to"
                " {high:.0%}).",
                "{first} beats {other} in {won:g} of {games} games: {share:.0%} ({low:.0%} to"
                " {high:.0%}).",
                "games",
            )
        counted = {"won": share.won, "games": share.games, "share": share.share}
        lines.append(say(sentence, **who, **counted, low=low, high=high))
        facts.append({"bots": list(pair), **counted, "low": low, "high": high})
    best = sorted(outcome.ratings.items(), key=lambda item: -item[1][0])
    lines += [
        say(_("{bot} rates {mu:.1f} ± {sigma:.1f}."), bot=name, mu=mu, sigma=sigma)
        for name, (mu, sigma) in best
    ]
    ratings = {name: {"mu": mu, "sigma": sigma} for name, (mu, sigma) in best}
    lines += faults_said(outcome.faults)
    report(
        json,
        {
            "game": chosen.name, "players": count, "seed": seed, "pairs": facts, "ratings": ratings,
            "faults": outcome.faults,
        },
        lines,
    )  # fmt: skip


def tune(
    game: GameName,
    players: Annotated[
        str | None,
        typer.Option(help="How many play, in turn; else as few as can.", metavar="N,N,..."),
    ] = None,
    rounds: Annotated[int, typer.Option(help="Steps uphill.", min=1)] = 50,
    pairs: Annotated[int, typer.Option(help="Pairs of candidates of a round.", min=1)] = 80,
    games: Annotated[int, typer.Option(help="Games of each candidate.", min=1)] = 6,
    bot: Annotated[
        str, typer.Option(help="Who plays with the weights.", metavar="BOT")
    ] = "bot:fair",
    options: Options = None,
    seed: Annotated[int, typer.Option(help="A number that makes it repeatable.", min=1)] = 1,
    out: Annotated[
        Path | None, typer.Option(help="Write the weights here, as the game's worth.toml.")
    ] = None,
    on: On = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Find better weights for a game's judge by self-play, and say how much better they are.

    \b
    Example:
      tabard tune fall_of_rome --players 2,4 --bot bot:search:30 --out worth.toml
    """
    in_language(lang)
    chosen = found(game)
    said = options_said(options, chosen)
    counts = _counts(players) if players else [chosen.seats[0]]
    for count in counts:
        chosen.empty_table(count, said)
    if chosen.weights.file is None:
        sentence = _("{game} has no weights that could be tuned.")
        raise Misused(say(sentence, game=chosen.title))
    from tabard.lab.matches import level_of_player

    level = level_of_player(bot.strip().lower())
    if level.seconds:
        raise Misused(say(_("Tuning wants a bot with a number of playouts, not {bot}."), bot=bot))
    if find_spec("numpy") is None:
        raise Misused(say(_("Tuning wants one more package: pip install 'tabard[lab]'.")))
    from tabard.lab.tune import tune as run

    progress = _round if sys.stderr.isatty() else None
    outcome = run(
        chosen,
        counts,
        rounds,
        games,
        level=level,
        pairs=pairs,
        seed=seed,
        options=said,
        progress=progress,
        crew=crew_on(on, ()),
    )
    if out:
        replace_text(out, chosen.weights.as_text(outcome.weights, thinking=level.plan.playouts > 0))
    sentence = n_(
        "From {before:.3f} to {after:.3f} on {games} game that no candidate had played.",
        "From {before:.3f} to {after:.3f} on {games} games that no candidate had played.",
        "games",
    )
    facts = {"before": outcome.before, "after": outcome.after}
    told = say(sentence, games=outcome.games, **facts)
    weights = [f"  {name}: {number}" for name, number in outcome.weights.items()]
    report(json, {"game": chosen.name, **facts, "weights": outcome.weights}, [told, *weights])


def _counts(said: str) -> list[int]:
    """How many play, in turn. Raises Misused."""
    try:
        return [int(count) for count in said.split(",")]
    except ValueError:
        sentence = _("--players says how many play, such as 2 or 2,4, not {said}.")
        raise Misused(say(sentence, said=repr(said))) from None


def _round(number: int, mean: float, _weights: dict[str, int]) -> None:
    """A line for each round."""
    sentence = _("round {number}: {mean:.3f} on the average")
    print(say(sentence, number=number, mean=mean), file=sys.stderr, flush=True)
