"""What somebody can do in his turn is said to him: in French and German too, with no infinitive."""

from __future__ import annotations

import re

import pytest

from tabard.drawn.saying import saying_of
from tabard.engine.find import find_game
from tabard.engine.languages import find_language, speaking
from tabard.engine.words import say

from .test_no_english_left import TITLES

# After the colon of “Du bist am Zug: …” a German sentence has a capital; an infinitive has none. In
# French the infinitive would come first.
NOT_TO_HIM = {"fr": re.compile(r"\w+(er|ir)\b"), "de": re.compile(r"[a-zäöü]")}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("code", NOT_TO_HIM)
def test_a_turn_is_said_to_whoever_has_it(title: str, code: str) -> None:
    language = find_language(code)
    assert language
    with speaking(language):
        turns = [say(turn) for turn in saying_of(find_game(title)).turns.values()]
    assert turns
    assert [turn for turn in turns if NOT_TO_HIM[code].match(turn)] == []
