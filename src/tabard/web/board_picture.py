"""A game's board as a picture of its own, bare or in the middle of a game."""

from __future__ import annotations

import re

from fastapi import APIRouter, Request, Response

from tabard.drawn.lettering import faces_of
from tabard.drawn.scene import Board
from tabard.drawn.sheets import fonts_within, sheet
from tabard.engine.find import find_game
from tabard.engine.game import Game, Misused
from tabard.engine.languages import cached_in_each
from tabard.engine.match import Match
from tabard.engine.position import from_text
from tabard.engine.words import _, say
from tabard.server.complaints import NotThere
from tabard.server.inn.rooms import Room

from .dress import THEMES, Page, drawn
from .sight import Sight

POLICY = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
}
_HEADERS = {**POLICY, "Cache-Control": "private, max-age=3600", "Vary": "Accept-Language, Cookie"}


def board_pictures() -> APIRouter:
    """The route of the pictures."""
    router = APIRouter(route_class=Page, include_in_schema=False)

    @router.get("/boards/{game}.svg")
    def board(request: Request, game: str, theme: str = "", full: str = "") -> Response:
        text = _picture(game, theme if theme in THEMES else "auto", bool(full))
        return Response(text, media_type="image/svg+xml", headers=_HEADERS)

    return router


@cached_in_each
def _picture(name: str, theme: str, full: bool) -> str:
    """The board with the page's colours and fonts in it."""
    try:
        game = find_game(name)
    except Misused as misused:
        raise NotThere(str(misused)) from None
    if game.board is None:
        raise NotThere(say(_("No board of this game is drawn.")))
    board = game.board()
    pieces = _pieces(game, board) if full and game.pitch and game.pitch.fullest else ""
    return pictured(board, pieces, theme)


def pictured(board: Board, pieces: str, theme: str) -> str:
    """A board with what lies on it as a picture that loads nothing."""
    fonts = fonts_within(faces_of(board.drawing))
    sheets = [fonts, sheet("tabard.css"), sheet("board.css")]
    size = f'width="{board.width}" height="{board.height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board" data-theme="{theme}" {size}'
        f' viewBox="0 0 {board.width} {board.height}"><defs>{_used(board, pieces)}</defs>'
        f"<style><![CDATA[{' '.join(sheets)}]]></style>{board.drawing}{pieces}</svg>"
    )


def _used(board: Board, pieces: str) -> str:
    """The symbols that the picture shows, of all that the game draws."""
    shown = {*re.findall(r'href="#([^"]+)"', board.drawing + pieces)}
    symbols = re.finditer(r'<symbol\b[^>]* id="([^"]+)".*?</symbol>', board.symbols, re.DOTALL)
    return "".join(one[0] for one in symbols if one[1] in shown)


def _pieces(game: Game, board: Board) -> str:
    """What lies on the fullest board, as anybody may see it."""
    assert game.pitch is not None
    _game, state = from_text(find_game, game.pitch.fullest)
    room = Sight(Match.at(game, state), (), still=True)
    return drawn("board.html", "pieces", room, board, "board")


def printed(room: Room) -> Board | None:
    """The drawn board of the game, if it has one."""
    return room.game.board() if room.game.board and room.game.scene else None
