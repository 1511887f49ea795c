"""``tabard seats``: what each seat is worth, and the handicaps that make up for it."""

from __future__ import annotations

from typing import Annotated

import typer

from tabard.drawn.speaking import setting_typed
from tabard.engine.handicaps import word_of
from tabard.engine.words import _, digits, say

from .beginning import From, To, beginning, random_bots
from .common import GameName, Json, Lang, Options, found, in_language, options_said, report
from .elsewhere import On, crew_on
from .simulate import bots_said
from .waiting import waiting


def seats(
    game: GameName,
    seats: Annotated[
        str | None, typer.Option(help="A bot for each seat; they turn.", metavar="BOT,BOT,...")
    ] = None,
    games: Annotated[int, typer.Option(help="Games to measure by.", max=50_000_000)] = 2000,
    options: Options = None,
    from_: From = None,
    to: To = None,
    seed: Annotated[int, typer.Option(help="A number that makes it repeatable.", min=0)] = 1,
    on: On = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure what each seat is worth, in points, and name the handicaps that make all seats alike.

    Where all play alike no seat should win more than another. What would have to be taken from a
    seat's score for that is its worth; each has its interval (95 %). With `--from` a side is
    measured: of a record in which the sides are chosen already.

    \b
    Examples:
      tabard seats jeanne_darc --games 400
      tabard seats jeanne_darc --seats bot:random,bot:random,bot:random --games 200 --json
      tabard play jeanne_darc --options handicap_2=3
    """
    in_language(lang)
    chosen = found(game)
    said = options_said(options, chosen)
    position = beginning(from_, to)
    players = bots_said(seats or random_bots(chosen, position))
    from tabard.lab.rows import share_said
    from tabard.lab.seats import worth_of_seats

    from .figures import aligned

    with waiting() as heard:
        measured = worth_of_seats(
            chosen, players, games, seed, said, heard, crew=crew_on(on, players), position=position
        )
    facts = {
        "game": chosen.name,
        "seats": [
            {
                "seat": number,
                "wins": round(seat.won.share, 4),
                "wins_interval": [round(bound, 4) for bound in seat.won.interval],
                "worth": round(seat.worth, 2),
                "sure": round(seat.sure, 2),
                "handicap": seat.handicap,
            }
            for number, seat in enumerate(measured, 1)
        ],
        "bots": list(players),
        "options": said,
        "from": position.facts() if position else None,
        "seed": seed,
        "games": measured[0].won.games,
    }
    head = (_("seat"), _("wins"), _("worth, in points"), _("handicap"))
    rows = [tuple(say(word) for word in head)]
    for number, seat in enumerate(measured):
        low, high = seat.worth - seat.sure, seat.worth + seat.sure
        by, least, most = (digits(points, "+.1f") for points in (seat.worth, low, high))
        worth = say(_("{by} ({low} to {high})"), by=by, low=least, high=most)
        agreed = setting_typed(chosen, word_of(number), str(seat.handicap))
        agreed = agreed if seat.handicap else say(_("none"))
        rows.append((str(number + 1), share_said(seat.won), worth, agreed))
    report(json, facts, aligned(rows))
