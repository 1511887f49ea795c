"""Exercises on a page: a table as bots have left it, and what is to be brought about there.

Nothing of them is kept: the address says which moves are made, and the table follows from that.
"""

from __future__ import annotations

from typing import Annotated
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse

from tabard.drawn.speaking import move_said, seat_said
from tabard.engine.find import find_game
from tabard.engine.game import Game, Misused
from tabard.engine.languages import cached_in_each
from tabard.engine.match import Match, Refused, Unclear
from tabard.engine.match.exercise import Attempt, Exercise, attempt, attempt_at, exercise_of
from tabard.engine.words import _, apart, n_, say
from tabard.server.complaints import Complaint, NotThere
from tabard.server.inn import Inn

from .asking import Answer, why_words
from .dress import Page, form, page
from .learning import Table
from .risking import alone, reckoned
from .sight import Sight
from .wishes import wish_of

Form = Annotated[dict[str, str], Depends(form)]
NONE_YET = "-"  # stands in an address for no moves
MOVES = n_("{moves} move", "{moves} moves")
GRADES = {1: _("To begin with"), 2: _("Harder"), 3: _("Hard")}


def exercise_pages(inn: Inn) -> APIRouter:
    """The routes of the exercises."""
    router = APIRouter(route_class=Page, prefix="/exercise/{name}", include_in_schema=False)

    @router.get("")
    def every(request: Request, name: str) -> Response:
        game = _game(name)
        grades = [(say(title), _of_grade(name, grade)) for grade, title in GRADES.items()]
        return page(request, "exercises.html", {"game": game, "grades": grades})

    @router.get("/{number}")
    def begin(name: str, number: int) -> Response:
        _made(_game(name), number, ())
        return RedirectResponse(_address(name, number, ()), 303)

    @router.get("/{number}/{did}")
    def look(request: Request, name: str, number: int, did: str) -> Response:
        return _show(inn, request, _game(name), number, _moves(did))

    @router.post("/{number}/{did}/play")
    def play(name: str, number: int, did: str, said: Form) -> Response:
        game, done = _game(name), _moves(did)
        words = said.get("move") or said.get("why", "")
        made = _made(game, number, done)
        try:
            now = attempt(made.exercise, (*done, words))
        except (Refused, Unclear, Misused):
            back = f"{_address(name, number, done)}?{urlencode({'tried': words})}#answer"
            return RedirectResponse(back, 303)
        return RedirectResponse(_address(name, number, tuple(now.done)), 303)

    @router.get("/{number}/{did}/play")
    def back(name: str, number: int, did: str) -> Response:
        return RedirectResponse(_address(name, number, _moves(did)), 303)

    @router.post("/{number}/{did}/undo")
    def undo(name: str, number: int, did: str) -> Response:
        return RedirectResponse(_address(name, number, _moves(did)[:-1]), 303)

    return router


def _game(name: str) -> Game:
    """The game that has exercises. Raises NotThere."""
    try:
        game = find_game(name)
        exercise_of(game, 1)
    except Misused as misused:
        raise NotThere(str(misused)) from None
    return game


def _moves(did: str) -> tuple[str, ...]:
    """The moves that an address names."""
    return () if did == NONE_YET else tuple(did.replace("+", " ").split("~"))


def _address(name: str, number: int, done: tuple[str, ...]) -> str:
    """Where an exercise stands after these moves."""
    did = quote("~".join(done).replace(" ", "+"), safe="+~=,") or NONE_YET
    return f"/exercise/{name}/{number}/{did}"


def _made(game: Game, number: int, done: tuple[str, ...]) -> Attempt:
    """An exercise after these moves. Raises NotThere where there is none, Complaint where they
    cannot be made."""
    try:
        exercise_of(game, number)
    except Misused as misused:
        raise NotThere(str(misused)) from None
    try:
        return attempt_at(game.name, number, done)
    except (Refused, Unclear, Misused) as error:
        raise Complaint(str(error)) from None


@cached_in_each
def _of_grade(name: str, grade: int) -> list[tuple[int, str, str]]:
    """The exercises of a grade: the number of each, what it wants, in how many moves."""
    every = find_game(name).exercises
    return [
        (
            number,
            apart(every.wanted(attempt_at(name, number, ()).match, one)),
            say(MOVES, moves=one.moves),
        )
        for number, one in enumerate(every.all, start=1)
        if one.grade == grade
    ]


def _solution(game: Game, number: int, exercise: Exercise) -> list[str]:
    """One way to do it, as people say moves."""
    said = []
    for made, words in enumerate(exercise.solution):
        match = _made(game, number, exercise.solution[:made]).match
        said.append(move_said(match, match.read(exercise.seat, words)))
    return said


def _mistaken(made: Attempt, words: str) -> Answer | None:
    """What is said of a move that could not be made."""
    try:
        attempt(made.exercise, (*made.done, words))
    except (Refused, Unclear):
        return why_words(made.match, made.exercise.seat, words)
    except Misused as misused:
        return Answer(words, str(misused))
    return None


def _who(match: Match, seat: int) -> str:
    """Whom one plays; whoever plays alone may lead several, and is asked for each by name."""
    if match.state.seats == 1:
        return say(_("You play alone."))
    return say(_("You are {who}."), who=seat_said(match, seat))


def _show(inn: Inn, request: Request, game: Game, number: int, done: tuple[str, ...]) -> Response:
    """The table after these moves, and what is still wanted."""
    made = _made(game, number, done)
    exercise, match = made.exercise, made.match
    before = len(_made(game, number, done[:-1]).match.told_rows) if done else made.begun
    asked = (exercise.seat,) if made.left and not made.solved else ()
    wish = wish_of(request.query_params, before)
    answer = _mistaken(made, wish.tried) if wish.tried else None
    sight = Sight(match, (exercise.seat,), asked, wish, trouble=answer)
    home = _address(game.name, number, done)
    facts: dict[str, object] = {
        "room": sight,
        "print": game.board() if game.board and game.scene else None,
        "table": Table(),
        "home": home,
        "people": {},
        "number": number,
        "all": len(game.exercises.all),
        "grade": say(GRADES[exercise.grade]),
        "who": _who(match, exercise.seat),
        "wanted": list(zip(game.exercises.wanted(match, exercise), made.reached, strict=True)),
        "moves": say(MOVES, moves=exercise.moves),
        "rules": game.exercises.rules(match, exercise),
        "solution": _solution(game, number, exercise),
        "solved": made.solved,
        "left": made.left_said,
        "missed": made.missed,
        "question": 0,
        "seals": "",
        "sealed": (),
        "key": "",
        "reckoned": reckoned(sight, alone(inn, home, sight)),
        "advice": [],
        "undoes": exercise.seat if done else None,
    }
    return page(request, "exercise.html", facts)
