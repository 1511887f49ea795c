"""Each game's own page: what it is about, how one wins, what its full board looks like, and the
tables that can be set with one click."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tabard.engine.find import find_game
from tabard.engine.game import Game, Misused
from tabard.engine.pitch import HEAVIEST, Pitch, Preset
from tabard.engine.words import _, n_, say
from tabard.players import LEVELS
from tabard.server.complaints import NotThere

from .dress import Page, page

USUAL_RIVAL = "bot:fair"


def game_pages() -> APIRouter:
    """The route of the pages."""
    router = APIRouter(route_class=Page, include_in_schema=False)

    @router.get("/game/{name}")
    def about(request: Request, name: str) -> Response:
        game, pitch = _pitched(name)
        board = game.board() if game.board else None
        facts = {
            "game": game,
            "pitch": pitch,
            "wins": say(pitch.wins, **game.chosen(None)),
            "facts": facts_of(game, pitch),
            "tall": board is not None and board.height > board.width * 0.9,
            "presets": [(preset, seats_of(preset)) for preset in pitch.presets],
            "exercises": len(game.exercises.all) if game.exercises else 0,
            "rivals": [(f"bot:{one.word}", say(one.about)) for one in LEVELS.values()],
            "usual": USUAL_RIVAL,
        }
        return page(request, "game.html", facts)

    return router


def _pitched(name: str) -> tuple[Game, Pitch]:
    """The game that has a page, and what it says. Raises NotThere."""
    try:
        game = find_game(name)
    except Misused as misused:
        raise NotThere(str(misused)) from None
    if game.pitch is None:
        raise NotThere(say(_("{game} has no page of its own."), game=game.title))
    return game, game.pitch


def facts_of(game: Game, pitch: Pitch) -> list[tuple[str, str]]:
    """What a box says on its side: each with its name."""
    least, most = pitch.minutes
    low, high = game.seats[0], game.seats[-1]
    return [
        (say(_("Players")), say(_("{low} to {high}"), low=low, high=high)),
        (say(_("Length")), say(_("{least} to {most} minutes"), least=least, most=most)),
        (say(_("Weight")), say(_("{weight} of {all}"), weight=pitch.weight, all=HEAVIEST)),
        (say(_("You play")), say(_("all together") if game.together else _("against each other"))),
        (say(_("Rules")), say(_("{count}, each with its number"), count=len(game.book.rules))),
    ]


def seats_of(preset: Preset) -> str:
    """``you and 2 bots``."""
    if preset.players == 1:
        return say(_("you alone"))
    bots = n_("you and {bots} bot", "you and {bots} bots")
    return say(bots, bots=preset.players - 1)
