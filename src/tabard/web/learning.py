"""A lesson on a page: some twenty steps on the real board, and the rules answer mistakes.

The address says how many steps are done, and the table follows from that. A browser remembers in a
cookie at which step it was last, and nobody else does.
"""

from __future__ import annotations

from contextlib import suppress
from copy import copy
from typing import Annotated, NamedTuple
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse

from tabard.drawn.speaking import move_said
from tabard.engine.find import find_game
from tabard.engine.game import Game, Misused
from tabard.engine.match import Match, Unclear
from tabard.engine.match.lesson import table_at
from tabard.engine.words import _, say
from tabard.server.complaints import NotThere
from tabard.server.inn import Inn

from .asking import Answer
from .dress import Page, form, page
from .passes import YEAR
from .risking import alone, reckoned
from .sight import Sight
from .wishes import wish_of

LAST = "step"  # the cookie that remembers the last step of a lesson
Form = Annotated[dict[str, str], Depends(form)]


class Table(NamedTuple):
    """What a page asks of the table of a lesson, which no inn keeps."""

    id: str = ""
    hints: bool = False


def lesson_pages(inn: Inn) -> APIRouter:
    """The routes of the lessons."""
    router = APIRouter(route_class=Page, prefix="/learn/{name}", include_in_schema=False)

    @router.get("")
    def begin(request: Request, name: str) -> Response:
        last, steps = request.cookies.get(LAST, ""), len(_game(name).lesson.steps)
        done = int(last) if last.isdecimal() and int(last) < steps else 0
        return RedirectResponse(f"/learn/{name}/{done}", 303)

    @router.get("/{done}")
    def step(request: Request, name: str, done: int) -> Response:
        shown = _show(inn, request, _game(name), done)
        shown.set_cookie(LAST, str(done), max_age=YEAR, path=f"/learn/{name}", samesite="lax")
        return shown

    @router.get("/{done}/play")
    def back(name: str, done: int) -> Response:
        return RedirectResponse(f"/learn/{name}/{done}", 303)

    @router.post("/{done}/play")
    def play(name: str, done: int, said: Form) -> Response:
        game, words = _game(name), said.get("move") or said.get("why", "")
        if not 0 <= done < len(game.lesson.steps):
            return RedirectResponse(f"/learn/{name}/{len(game.lesson.steps)}", 303)
        with suppress(Unclear):
            if game.lesson.is_done_by(table_at(name, done), done, words):
                return RedirectResponse(f"/learn/{name}/{done + 1}", 303)
        return RedirectResponse(f"/learn/{name}/{done}?{urlencode({'tried': words})}#answer", 303)

    return router


def _mistaken(game: Game, match: Match, words: str) -> Answer:
    """What is said of a move that the step does not ask for."""
    try:
        refusal = game.lesson.mistake(match, words)
        asked = move_said(match, match.read(game.lesson.learner, words))
    except Unclear as unclear:
        return Answer(words, str(unclear))
    if refusal:
        return Answer(asked, refusal.sentence, refusal.rule)
    lawful = say(_("The rules allow that too. This step of the lesson wants something else."))
    return Answer(asked, lawful)


def _game(name: str) -> Game:
    """The game that is taught. Raises NotThere."""
    try:
        game = find_game(name)
    except Misused as misused:
        raise NotThere(str(misused)) from None
    if game.lesson is None:
        raise NotThere(say(_("{game} has no lesson."), game=game.title))
    return game


def _introduced(match: Match, learner: int) -> Match:
    """The same table, at which whoever learns is a guest and his partner a bot: the number of a
    seat says nothing to somebody who is new."""
    introduced = copy(match)
    introduced.sitting = {
        seat: say(_("Guest")) if seat == learner else say(_("Bot"))
        for seat in range(match.state.seats)
    }
    return introduced


def _show(inn: Inn, request: Request, game: Game, done: int) -> Response:
    """The table after so many steps, with what is to be done next."""
    lesson = game.lesson
    done = min(max(done, 0), len(lesson.steps))
    match = _introduced(table_at(game.name, done), lesson.learner)
    over = done == len(lesson.steps)
    before = len(table_at(game.name, done - 1).told_rows) if done else len(match.told_rows)
    asked = () if over else (lesson.learner,)
    wish = wish_of(request.query_params, before)
    answer = _mistaken(game, match, wish.tried) if wish.tried and asked else None
    sight = Sight(match, (lesson.learner,), asked, wish, trouble=answer)
    home = f"/learn/{game.name}/{done}"
    step = None if over else lesson.steps[done]
    shown = move_said(match, match.read(lesson.learner, step.do)) if step else ""
    facts: dict[str, object] = {
        "room": sight,
        "print": game.board() if game.board and game.scene else None,
        "table": Table(),
        "home": home,
        "people": {},
        "done": done,
        "all": len(lesson.steps),
        "text": say(lesson.end if step is None else step.say),
        "shown": shown,
        "wanted": step.do if step else "",
        "wanted_verb": match.read(lesson.learner, step.do).verb.word if step else "",
        "first": game.pitch.presets[0] if game.pitch else None,
        "question": 0,
        "seals": "",
        "sealed": (),
        "key": "",
        "reckoned": reckoned(sight, alone(inn, home, sight)),
        "advice": [],
        "undoes": None,
    }
    return page(request, "learn.html", facts)
