"""A number below nothing has a minus before it where people read it, and a hyphen where it is typed
and kept."""

from __future__ import annotations

import re

import pytest

from tabard.drawn.scene import Track
from tabard.engine.find import find_game
from tabard.engine.kinds import NUMBER, numbers
from tabard.engine.languages import find_language, speaking
from tabard.engine.match import Match
from tabard.engine.words import _, digits, listed, n_, say
from tabard.web.dress import drawn

LANGUAGES = ["en", "nl", "fr", "de"]
IMAGE = numbers(-2, 2)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_number_that_is_read_has_a_minus_in_every_language(code: str) -> None:
    with speaking(find_language(code)):
        assert "−2" == IMAGE.name(-2) == NUMBER.name(-2) == digits(-2)
        assert "+1" == digits(1, "+")
        assert say(_("image {image}"), image=digits(-2, "+")).endswith("−2")
        assert say(_("{name}:"), name=-2).startswith("−2")
        assert say(_("{name}:"), name=IMAGE.name(-1)).startswith("−1")


@pytest.mark.parametrize("code", LANGUAGES)
def test_how_a_number_is_to_be_written_holds_below_nothing_too(code: str) -> None:
    point = "." if code == "en" else ","
    with speaking(find_language(code)):
        said = say(_("{bot} rates {mu:.1f} ± {sigma:.1f}."), bot="bot:fair", mu=-3.25, sigma=1.5)
    assert f" −3{point}2 ± 1{point}5" in said


def test_a_number_below_nothing_is_counted_as_it_is_above() -> None:
    sentence = n_("{count} coin", "{count} coins")
    assert "−3 coins" == say(sentence, count=-3) == say(sentence, count=NUMBER.name(-3))
    assert "−5 to 4" == listed(numbers(-5, 4).name(n) for n in range(-5, 5))


def test_what_is_typed_and_kept_has_the_hyphen() -> None:
    assert ["-2", "-1", "0", "1", "2"] == [IMAGE.word(n) for n in IMAGE.numbers]
    assert ["-2", "-1", "0", "1", "2"] == [IMAGE.typed(n) for n in IMAGE.numbers]
    assert [-2] == IMAGE.meant("-2") == IMAGE.meant("−2")


def test_a_fact_of_what_is_told_keeps_its_number() -> None:
    match = Match("new_world", 2, 1, {})
    event = next(e for e in match.game.book.events.all if e.word == "image")
    told = match.game.book.events.explain([event.number, 0, -1], match.name)
    assert "−1" in told.sentence and -1 in [int(str(f)) for f in told.facts.values() if f != "es"]


@pytest.mark.parametrize("title", ["fall_of_rome", "jeanne_darc", "new_world", "water_margin"])
def test_no_rule_has_a_hyphen_for_a_minus(title: str) -> None:
    game = find_game(title)
    for code in LANGUAGES:
        with speaking(find_language(code)):
            texts = [say(text) for rule in game.book.rules for text in (rule.title, rule.text)]
        assert [] == [text for text in texts if re.search(r"(?<![\w-])-\d", text)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_track_on_the_page_has_it(code: str) -> None:
    with speaking(find_language(code)):
        assert ">−1<" in drawn("side.html", "track", Track("glory", -1))
