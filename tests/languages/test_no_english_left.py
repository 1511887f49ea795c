"""In a language that nobody speaks no plain letter is left: whatever a page, a table in the
terminal or a refusal shows has gone through the catalogues.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import httpx
import pytest

from tabard.cli.exercise import Solver, Solving
from tabard.cli.table.help import title
from tabard.cli.table.session import Session
from tabard.cli.table.talk import Talk
from tabard.drawn.speaking import line_said
from tabard.engine import languages
from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.match.exercise import attempt, exercise_of
from tabard.engine.words import say
from tabard.games.new_world.components.board import CODES
from tabard.players import Bot, house_player
from tabard.server.inn.rooms import Order

from ..web.test_passes import House, house, play_on  # noqa: F401
from .invented import Invented, plain_words, shown_on

# Names that are the same everywhere: of the games, of the languages, of whoever sits here.
SAME = {"Tabard", "Fall", "of", "Rome", "Jeanne", "Arc", "Water", "Margin", "New", "World"}
SAME |= {"Nederlands", "fran", "ais", "Deutsch", "English", "Ada", "Bo", "http", "localhost"}
SIGNS = re.compile(r"bot:[a-z]+|\b[A-Z]{1,4}[0-9]*\b")
MOVES = 14
TITLES = ["fall_of_rome", "jeanne_darc", "new_world", "water_margin"]


@pytest.fixture(autouse=True)
def invented(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody speaks it."""
    monkeypatch.setattr(languages, "_of_all", Invented())


def left_in(texts: list[str]) -> list[str]:
    """The texts in which plain words are left, but for signs of the maps and what is typed."""
    kept = [SIGNS.sub("", text) for text in texts]
    return list(dict.fromkeys(plain_words(kept, frozenset(SAME))))


def test_a_sentence_past_the_catalogues_is_found() -> None:
    assert left_in([say("Take it."), "Leave it."]) == ["Leave it."]


@pytest.mark.parametrize("name", TITLES)
def test_on_no_page_of_a_game(house: House, name: str) -> None:  # noqa: F811
    shown: list[str] = []
    table = house.inn.open_table(Order(name, ("", "")))
    with httpx.Client(base_url=house.address, follow_redirects=True, timeout=60) as browser:
        paths = ["/", f"/game/{name}", f"/new/{name}", f"/rules/{name}", f"/learn/{name}", "/you"]
        for path in paths:
            shown += shown_on(browser.get(path).text)
        browser.post(f"/table/{table}/sit", data={"player": "1", "name": "Ada"})
        shown += shown_on(browser.get(f"/table/{table}").text)
        token, random = house.inn.seating.take_seat(table, 1, "Bo"), Random(1)
        for _move in range(MOVES):
            page = browser.get(f"/table/{table}").text
            shown += shown_on(page)
            moves = re.findall(r'name="move" value="([^"]*)"', page)
            if not moves:
                play_on(house.inn, table, [token], 1, random)
                continue
            hidden = dict(re.findall(r'name="(seat|question|key)" value="([^"]*)"', page))
            sent = {"move": random.choice(moves)} | hidden
            browser.post(f"/table/{table}/play", data=sent)
    assert left_in(shown) == []


@pytest.mark.parametrize("name", TITLES)
def test_in_no_rule_and_nothing_told(name: str) -> None:
    match = Match(name, 2, 3, {})
    bots = [Bot(house_player("bot:random"), match.game, seat, 3) for seat in range(2)]
    for _move in range(600):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    told = [one.sentence for one in match.tell(None)]
    rules = [say(text) for rule in match.game.book.rules for text in (rule.title, rule.text)]
    assert left_in([*told, *rules]) == []


@pytest.mark.parametrize("name", TITLES)
def test_in_no_line_of_a_log(name: str) -> None:
    match = Match(name, 2, 3, {})
    bots = [Bot(house_player("bot:random"), match.game, seat, 3) for seat in range(2)]
    for _move in range(40):
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    lines = [(line.seat, line.words) for line in match.lines]
    lines += [(0, words) for words in ("resign", "resign bot:greedy", "concede")]
    assert left_in([line_said(match, *line) for line in lines]) == []


@pytest.mark.parametrize("name", TITLES)
def test_in_no_table_of_the_terminal(name: str) -> None:
    match = Match(name, 2, 3, {})
    talk = Talk(Session(match, ("human", "bot:random")), tips=True, ascii=False)
    bots = [Bot(house_player("bot:random"), match.game, seat, 3) for seat in range(2)]
    shown: list[str] = []
    for move in range(80):
        if match.over:
            break
        if move % 16 == 0:
            verbs = [f"? {talk.menu.typed(verb)}" for verb in talk.menu.groups]
            for line in ("board", "log", "moves", "?", "why", "zzz", *verbs):
                reply = talk.answer(line)
                shown += [reply.title, *reply.lines]
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    signs = [code.lower() for code in CODES] if name == "new_world" else []
    signs += ["zzz"]  # which is typed as it stands
    assert left_in([re.sub(rf"\b({'|'.join(signs)})\b", "", text) for text in shown]) == []


def test_in_no_solution_and_no_title_of_a_game_with_other_readings() -> None:
    game = find_game("fall_of_rome")
    made = attempt(exercise_of(game, 3), ())
    people = ("human",) * len(set(made.match.players))
    talk = Solver(Solving(made.match, people, made=made, number=3), tips=True, ascii=False)
    hints = [line for _twice in range(2) for line in talk.answer("hint").lines]
    match = Match("fall_of_rome", 2, 3, {"difficulty": "introductory"})
    assert len(hints) == 3
    assert left_in([*hints, title(match)]) == []


def refusals() -> Iterator[tuple[str, str]]:
    for name in TITLES:
        for because in find_game(name).book.refusals.all:
            yield name, because.sentence


def test_in_no_refusal() -> None:
    between = re.compile(r"{[^}]*}")
    assert left_in([between.sub("", say_open(said)) for _name, said in refusals()]) == []


def say_open(sentence: str) -> str:
    """A sentence whose facts stand open."""
    return languages.spoken().sentence(sentence)
