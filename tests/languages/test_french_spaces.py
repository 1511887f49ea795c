"""In French a narrow space stands before a colon and its like: also where a name is put before what
is said of it by no sentence of a catalogue."""

from __future__ import annotations

import re
from random import Random

import pytest

from tabard.cli.table.session import Session
from tabard.cli.table.talk import Talk
from tabard.drawn.scene import scene_of
from tabard.drawn.sheet import Look, draw, plain_text
from tabard.engine.languages import find_language, speaking
from tabard.engine.match import Match

from .test_no_english_left import TITLES
from .test_traced import bot

CLOSE = re.compile(r"[^\s\u202f:][:;?](?=\s|$)")
SHOWN = 60


def texts(match: Match, seat: int) -> list[str]:
    """What somebody at the table reads now."""
    talk = Talk(Session(match, ("human",) * match.state.seats), tips=True, ascii=False)
    replies = [talk.answer(line) for line in ("board", "moves", "log", "help")]
    found = [text for reply in replies for text in (reply.title, *reply.lines)]
    for roomy in (False, True):
        sheet = draw(match, (seat,), Look(roomy=roomy, asked=tuple(match.to_act)))
        found += [plain_text(hand.who) for hand in sheet.hands]
        found += [hand.spoken for hand in sheet.hands]
    scene = scene_of(match, (seat,))
    assert scene
    found += [fact for holding in scene.holdings for fact in holding.facts]
    return found + [one.sentence for one in match.tell(None)]


@pytest.mark.parametrize("title", TITLES)
def test_a_space_stands_before_a_colon(title: str) -> None:
    match, random = Match(title, 3, 5, {}), Random(1)
    french = find_language("fr")
    assert french
    bots = [bot("bot:random", match.game, seat, 5) for seat in range(3)]
    read: set[str] = set()
    with speaking(french):
        for move in range(600):
            if match.over:
                break
            if move % SHOWN == 0:
                read |= {*texts(match, random.choice(match.to_act))}
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match))
    assert len(read) > 50
    assert [text for text in read if CLOSE.search(text)] == []
