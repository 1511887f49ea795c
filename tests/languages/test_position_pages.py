"""What a position can say is told in the language of whoever reads; between backticks stands what
is typed."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tabard.engine.find import find_game
from tabard.engine.languages import speaking
from tabard.engine.position.page import page, template

from .invented import Invented, plain_words
from .test_no_english_left import TITLES
from .test_traced import Traced

TYPED = re.compile(r"`[^`]*`")


@pytest.mark.parametrize("title", TITLES)
def test_no_word_of_the_page_of_positions_is_english(title: str) -> None:
    game = find_game(title)
    with speaking(Invented()):
        lines = [TYPED.sub("", line).replace(game.title, "") for line in page(game)]
    assert list(plain_words(lines)) == []


@pytest.mark.parametrize("code", ["nl", "fr", "de"])
@pytest.mark.parametrize("title", TITLES)
def test_every_sentence_about_a_position_is_in_its_catalogue(title: str, code: str) -> None:
    language = Traced(code)
    with speaking(language):
        assert len([*page(find_game(title)), *template(find_game(title))]) > 100
    assert language.missed == Counter()
