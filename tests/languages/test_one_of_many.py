"""What is called by a name of many is called otherwise where there is one of it."""

from __future__ import annotations

import pickle

import pytest

from tabard.drawn.speaking import move_said
from tabard.engine.kinds import Kind, numbers
from tabard.engine.languages import find_language, speaking
from tabard.engine.match import Match
from tabard.engine.moves import read_move
from tabard.engine.words import Name, name_of, say
from tabard.games.new_world.components import units
from tabard.games.new_world.components.goods import FURS, GEMS, HIDES, PEARLS
from tabard.games.new_world.ui.saying import SAYS

RAISES = "{nation} raises {count} × {unit}."


def tied(sentence: str) -> str:
    """A sentence in which no line breaks at ``~``."""
    return sentence.replace("~", "\u00a0")


@pytest.mark.parametrize(
    ("code", "one", "many"),
    [
        ("en", "Spain raises 1 × royal guard.", "Spain raises 2 × royal guards."),
        ("nl", "Spain werft 1~×~koninklijke gardist.", "Spain werft 2~×~koninklijke gardisten."),
        ("fr", "Spain lève 1~×~garde royal.", "Spain lève 2~×~gardes royaux."),
        ("de", "Spain baut 1~×~königlichen Gardisten.", "Spain baut 2~×~königliche Gardisten."),
    ],
)
def test_one_royal_guard_and_many(code: str, one: str, many: str) -> None:
    language = find_language(code)
    assert language
    with speaking(language):
        for count, sentence in ((1, one), (2, many)):
            guards = units.PROPER_UNITS.name(units.GINF)
            assert say(RAISES, nation="Spain", count=str(count), unit=guards) == tied(sentence)


def test_each_piece_of_many_has_a_name_for_one() -> None:
    sentence = SAYS.moves["give"]
    goods_of_many = [units.FIRST_GOOD + good for good in (FURS, HIDES, PEARLS, GEMS)]
    pieces = (units.GINF, units.ALLIES, units.SETTLERS, units.POINTS, units.DUCATS)
    for what in (*pieces, *goods_of_many):
        name = units.CARGO.name(what)
        facts = {"amount": numbers(1, 20).name(1), "what": name, "to": "Colón"}
        assert say(sentence, **facts) == f"Hand 1 {units.ONES[name]} to Colón"


def test_what_no_number_stands_before_keeps_its_name() -> None:
    things = Kind("thing", ["bows"], ones={"bows": "bow"})
    assert say("{count} × {what}", count=1, what=things.name(0)) == "1 × bow"
    assert say("{what}: {count}", count=1, what=things.name(0)) == "bows: 1"


@pytest.mark.parametrize(
    ("code", "lost"),
    [
        ("en", "Lose one royal guard"),
        ("nl", "Verlies 1~×~koninklijke gardist"),
        ("fr", "Perdre 1~×~garde royal"),
        ("de", "1~×~königlichen Gardisten verlieren"),
    ],
)
def test_a_sentence_that_says_one_names_one(code: str, lost: str) -> None:
    language = find_language(code)
    assert language
    with speaking(language):
        guards = units.FIGHTERS.name(units.GINF)
        assert say(SAYS.moves["lose"], unit=guards) == tied(lost)


def test_a_button_names_one_of_many_as_one() -> None:
    """Hides and settlers are words of records as well as names."""
    match = Match("new_world", 2, seed=1)
    for words, said in (("sell hides 1", "Sell 1 hide"), ("build settlers 1", "Build 1 settler")):
        assert move_said(match, read_move(match.game.actions, words)) == said


def test_a_name_goes_to_another_process() -> None:
    german = find_language("de")
    assert german
    with speaking(german):
        name = name_of("Huns", "tribe", "Hun")
        again = pickle.loads(pickle.dumps(name))
        assert isinstance(again, Name)
        assert (again, again.thing, again.one) == (name, "Huns", "Hun")
