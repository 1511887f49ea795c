"""``tabard chances``: how a game turned, and what was luck in it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tabard.drawn.speaking import line_said
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.record.replay import replay
from tabard.engine.words import _, digits, n_, say

from .common import Json, Lang, in_language, report, seat_word, told_facts
from .loaded import load_record
from .replaying import RecordPath
from .waiting import waiting_for

if TYPE_CHECKING:
    from tabard.lab.chances import Account, Swing

MOST = 6  # so many swings are told; JSON has them all
Points = Annotated[int, typer.Option(help="How many moments to look at.", min=2, max=10_000)]
Playouts = Annotated[int, typer.Option(help="Games from each of them.", min=10, max=100_000)]
Bot = Annotated[str, typer.Option(help="Who plays them.", metavar="BOT")]


def chances(
    file: RecordPath,
    points: Points = 40,
    playouts: Playouts = 100,
    bot: Bot = "bot:greedy",
    seed: Annotated[int, typer.Option(help="The same again for the same one.")] = 1,
    seconds: Annotated[
        float | None, typer.Option(help="Look closer for no longer than this.", min=0)
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """How the chances went in a game, and which moves and dice changed them most.

    A chance is how many games a side wins of those that bots play on from there, from what anybody
    at the table could know then: what was hidden is dealt anew. Where most changed is looked at
    most closely.

    \b
    Examples:
      tabard chances a.game
      tabard chances a.game --points 100 --playouts 400
      tabard chances a.game --json
    """
    in_language(lang)
    record = load_record(file)
    from tabard.lab.chances import account

    match = replay(record)
    with waiting_for(_("looking at moments")) as heard:
        found = account(
            record, points=points, playouts=playouts, bot=bot, seed=seed, progress=heard,
            enough=_after(seconds),
        )  # fmt: skip
    facts = {
        "game": match.game.name,
        "playouts": found.playouts,
        "bot": bot,
        "sides": [seat_word(seat) for seat in found.sides],
        "unsure": found.unsure,
        "chances": [{"moves": at, "chances": list(of)} for at, of in found.chances.items()],
        "swings": [_swing_facts(swing) for swing in found.swings],
        "luck": list(found.sums(luck=True)),
        "choice": list(found.sums(luck=False)),
    }
    names = [match.name(match.game.seat_kind, seat) for seat in found.sides]
    report(json, facts, _lines(match, found, names or [say(_("all together"))]))


def _after(seconds: float | None) -> Callable[[], bool]:
    """Is the time over? It runs from when it is asked first."""
    end: list[float] = []

    def over() -> bool:
        now = time.monotonic()
        end[:] = end or [now + (seconds or 0)]
        return seconds is not None and now >= end[0]

    return over


def _swing_facts(swing: Swing) -> dict[str, Any]:
    return {
        "move": swing.move,
        "seat": seat_word(swing.seat),
        "words": swing.words,
        "luck": swing.luck,
        "before": list(swing.before),
        "after": list(swing.after),
        "told": told_facts(swing.told),
    }


def _lines(match: Match, found: Account, names: Sequence[str]) -> list[str]:
    sentence = n_(
        "Chances by {playouts} game from each moment (95 %: ± {unsure:.0f} in 100 at most):",
        "Chances by {playouts} games from each moment (95 %: ± {unsure:.0f} in 100 at most):",
    )
    lines = [say(sentence, playouts=found.playouts, unsure=100 * found.unsure), ""]
    move = say(_("moves"))
    wide = [max(6, len(name)) for name in names]
    heads = [name.rjust(width) for name, width in zip(names, wide, strict=True)]
    legend = say(_("(#: {name})"), name=names[0])
    lines.append("  ".join([move.rjust(6), *heads, legend]))
    for at, of in found.chances.items():
        cells = [f"{100 * c:.0f} %".rjust(width) for c, width in zip(of, wide, strict=True)]
        lines.append("  ".join([str(at).rjust(6), *cells, _bar(of[0])]))
    if not found.swings:
        return [*lines, "", say(_("No single move that was looked at changed them for certain."))]
    lines += ["", say(_("What changed them most:"))]
    lines += [_told(match, swing, names) for swing in found.swings[:MOST]]
    return [*lines, *_sums(found, names)]


def _sums(found: Account, names: Sequence[str]) -> list[str]:
    """What luck and choice have brought to whom, by the moves that changed much."""
    lines = []
    for luck, brought in (
        (True, _("In such moves luck brought, in points: {sums}.")),
        (False, _("In such moves choice brought, in points: {sums}.")),
    ):
        if any(swing.luck == luck for swing in found.swings):
            sums = zip(names, found.sums(luck=luck), strict=True)
            listed = ", ".join(f"{name} {digits(100 * sum_, '+.0f')}" for name, sum_ in sums)
            lines.append(say(brought, sums=listed))
    return lines


def _bar(chance: float) -> str:
    """The first side's chance, drawn."""
    return "#" * round(20 * chance)


def _told(match: Match, swing: Swing, names: Sequence[str]) -> str:
    """``move 645, luck, chance: defence_die face=2. England 89 % to 30 %. Brittany rolls 2.``"""
    who = say(_("chance")) if swing.seat == CHANCE else match.name(match.game.seat_kind, swing.seat)
    at = max(range(len(names)), key=lambda n: abs(swing.after[n] - swing.before[n]))
    sentence = _("  Move {move}, {who}: {words}. {name} {before:.0f} % → {after:.0f} %. {told}")
    weightiest = max(swing.told, key=lambda row: row.weight, default=None)
    told = weightiest.sentence if weightiest and weightiest.sentence else ""
    facts = {"move": swing.move, "who": who, "name": names[at]}
    facts["words"] = line_said(match, swing.seat, swing.words)
    before, after = 100 * swing.before[at], 100 * swing.after[at]
    return say(sentence, before=before, after=after, told=told, **facts).rstrip()
