"""A report of the laboratory speaks the language of whoever asks: its page, and the numbers on the
scales of its charts.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest

from tabard.engine.find import find_game
from tabard.engine.languages import find_language, speaking
from tabard.lab.compare import Setting, compared
from tabard.lab.happened import sentence_of
from tabard.lab.report import Question, write

from ..lab.made_up import made_up
from .invented import Invented, plain_words, shown_on
from .test_no_english_left import TITLES
from .test_traced import Traced

# What is typed: bots, and how the games were made up to end; and what all call so.
TYPED = re.compile(r"bot:[a-z]+|across|night")
SAME = frozenset({"Tabard", "Jeanne", "Arc", "Bonferroni"})


def report(folder: Path) -> str:
    """A report on games that were made up: long ones, of which few end otherwise."""
    moves = np.linspace(900, 2400, 400).astype(int)
    games = [
        made_up([1] * few + [2] * (400 - few), wins=[0] * 400, moves=moves) for few in (390, 399)
    ]
    settings = Setting(["bot:fair"] * 2), Setting(["bot:fair"] * 2, {"2p": "two_factions"})
    with patch("tabard.lab.report.compared.replays_of", return_value=[]):  # nobody has played them
        asked = Question(find_game("jeanne_darc"), *settings, 1, False, "x")
        write(asked, compared(*games), folder)
    return (folder / "report.html").read_text("utf-8")


@pytest.mark.filterwarnings("ignore:Glyph")  # the page's fonts have them no more than others
def test_no_word_of_a_page_and_its_charts_is_english(tmp_path: Path) -> None:
    with speaking(Invented()):
        page = report(tmp_path)
    texts = [TYPED.sub("", text) for text in shown_on(page)]
    assert len(texts) > 40
    assert list(plain_words(texts, SAME)) == []


@pytest.mark.parametrize("code", ["nl", "fr", "de"])
@pytest.mark.parametrize("title", TITLES)
def test_every_fact_that_is_told_has_a_name(title: str, code: str) -> None:
    game, language = find_game(title), Traced(code)
    with speaking(language):
        for event in game.book.events.all:
            sentence_of(event, game)
    assert language.missed == Counter()


def test_the_numbers_on_its_scales_are_german(tmp_path: Path) -> None:
    german = find_language("de")
    assert german
    with speaking(german):
        page = report(tmp_path)
    assert '<html lang="de"' in page
    scales = re.findall(r"<text[^>]*>([^<]*)</text>", page)
    numbers = [text for text in scales if re.search(r"\d", text) and "bot" not in text]
    assert {"1.200", "1.500"} <= {*numbers}  # moves
    assert [text for text in numbers if re.fullmatch(r"\d+,\d+\s%", text)]
    assert [text for text in numbers if re.search(r"\d\.\d%|\d%|\d,\d{3}$", text)] == []
