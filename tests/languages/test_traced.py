"""A whole game of each title by bots, as terminal and page show it: every sentence and every name
is found in a catalogue of the language."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tabard.cli.table.session import Session
from tabard.cli.table.talk import Talk
from tabard.drawn.scene import scene_of
from tabard.drawn.sheet import Look, draw
from tabard.drawn.speaking import move_said
from tabard.engine.game import Game
from tabard.engine.languages import Translated, named, speaking
from tabard.engine.match import Match
from tabard.engine.moves import read_move
from tabard.players import Bot, Player, find_player

from .test_no_english_left import TITLES

SHOWN = 25  # after so many moves the table is shown again


class Traced(Translated):
    """What it is asked for and does not know, it remembers."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.missed: Counter[str] = Counter()

    def sentence(self, sentence: str) -> str:
        said = re.sub("{[^}]*}", "", sentence)
        if re.search(r"[^\W\d_]", said) and sentence not in self._entries:
            self.missed[sentence] += 1
        return super().sentence(sentence)

    def name(self, name: str, kind: str = "") -> str:
        stands = {named(name, of, "name") for of in (kind, "")} & self._entries.keys()
        if kind == "place in short" and not stands:  # most are the same in each language
            return name
        if stands or self._composed(name, "name"):
            return super().name(name, kind)
        return self.word(name)

    def word(self, name: str) -> str:
        """A name that stands nowhere: a number, a square of the map, or else it is missed."""
        if any(letter.isalpha() for letter in name) and not re.fullmatch("[A-L][1-9]", name):
            self.missed[name] += 1
        return name


def bot(name: str, game: Game, seat: int, seed: int) -> Bot:
    player = find_player(name)
    assert isinstance(player, Player)
    return Bot(player, game, seat, seed)


def shown(match: Match, seat: int) -> None:
    """All that somebody at the table reads now."""
    talk = Talk(Session(match, ("human",) * match.state.seats), tips=True, ascii=False)
    verbs = [f"? {talk.menu.typed(verb)}" for verb in talk.menu.groups]
    for line in ("board", "moves", "log", "?", "why", "hint", "zzz", *verbs):
        talk.answer(line)
    for roomy in (False, True):
        draw(match, (seat,), Look(roomy=roomy, asked=tuple(match.to_act)))
    scene_of(match, (seat,))
    for _seat, words in match.legal(seat):
        if "…" not in words:  # which goes on with what was said
            move_said(match, read_move(match.game.actions, words))


@pytest.mark.long
@pytest.mark.parametrize("code", ["nl", "fr", "de"])
@pytest.mark.parametrize("title", TITLES)
def test_every_sentence_of_a_whole_game_is_in_its_catalogue(title: str, code: str) -> None:
    match = Match(title, 3, 5, {})
    language = Traced(code)
    bots = [bot("bot:random", match.game, seat, 5) for seat in range(3)]
    with speaking(language):
        while not match.over:
            if len(match.lines) % SHOWN == 0:
                shown(match, match.to_act[0])
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match))
        shown(match, 0)
        match.tell(None)
        for seat in range(3):
            match.tell([seat])
    assert language.missed == Counter()
