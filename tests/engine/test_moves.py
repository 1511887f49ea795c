"""Moves as people write them."""

import pytest

from tabard.engine.actions import Actions, rows
from tabard.engine.kinds import OPEN, Kind, numbers
from tabard.engine.moves import Unclear, read_move, read_value, rows_of

from . import awkward, toy

ACTIONS = awkward.GAME.actions


def read(text, **how):
    return read_move(ACTIONS, text, **how)


@pytest.mark.parametrize(
    "text",
    [
        "send area=moor card=knight_3 men=2",
        "send moor knight_3 2",
        "send mo knight_3 men=2",
        "send men=2 card=knight_3 area=moor",
        "se   MOOR  knight_3  2",
        "send area=m card=KNIGHT_3 men=2",
    ],
)
def test_a_move_may_be_written_shorter(text):
    assert "send area=moor card=knight_3 men=2" == read(text).words


def test_a_long_move_may_be_half_said():
    move = read("send moor")
    assert ("send area=moor", False, (1, OPEN, OPEN)) == (move.words, move.whole, move.values)
    assert ["send area=moor"] == [row.words for row in rows_of(ACTIONS, move)]


def test_a_whole_long_move_is_a_row_for_each_field():
    words = ["send area=moor", "… card=none", "… men=0"]
    assert words == [row.words for row in rows_of(ACTIONS, read("send moor none 0"))]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A move begins with a verb, such as draw."),
        ("   ", "A move begins with a verb, such as draw."),
        ("fly", "'fly' is no verb; there is: draw, pull, vote,"),
        ("p", "'p' can mean pass, peek, pull: write a little more."),
        ("vote", "vote also needs side."),
        ("vote maybe", "side cannot be 'maybe'; it can be: war, peace."),
        ("vote side=", "Nothing stands after side=; it can be: war, peace."),
        ("vote town=war", "vote has no town; it takes side."),
        ("accept now", "'now' is one word too many: accept takes nothing more."),
        ("accept it=now", "accept has no it; it takes nothing more."),
        ("vote war peace", "'peace' is one word too many: vote takes side."),
        ("vote side=war side=war", "side is said twice."),
        ("send", "send also needs area"),
        ("send card=none", "send also needs area"),
        ("send moor men=2", "send also needs card."),
        ("send moor knight_1 few", "men cannot be 'few'; it can be: 0, 1, 2, 3."),
        ("draw \x00", "card cannot be "),
        ("draw {x}", "card cannot be '{x}'; it can be: "),
    ],
)
def test_what_is_not_understood_is_answered_in_a_sentence(text, sentence):
    with pytest.raises(Unclear) as unclear:
        read(text)
    assert sentence in str(unclear.value)


def test_a_record_writes_moves_exactly():
    assert "vote side=war" == read("vote side=war", exact=True).words
    for text in ("vote war", "vote  side=war", "vote side=war ", "vote side=WAR", "VOTE side=war"):
        with pytest.raises(Unclear):
            read(text, exact=True)


def test_the_words_of_a_number_are_the_number():
    assert "march men=3" == read_move(toy.GAME.actions, "march 3").words


def test_a_thing_is_found_by_its_name_in_plain_letters():
    towns = Kind("town", ["gand", "orl"], ["Ghent", "Orléans"])
    said = ("ghent", "Gand", "orleans", "Orlé")
    assert [0, 0, 1, 1] == [read_value(towns, word, "town") for word in said]


def test_of_things_that_share_a_name_it_is_asked_which():
    towns = Kind("town", ["north", "south"], ["Jizhou", "Jizhou"])
    with pytest.raises(Unclear, match="'jizhou' can be north, south: say which"):
        read_value(towns, "jizhou", "town")


def test_what_a_thing_is_called_just_now_finds_it():
    men = Kind("man", ["lin", "wu"])
    assert 1 == read_value(men, "f6", "man", {"f6": 1})
    assert 0 == read_value(men, "lin", "man", {"lin": 1}), "a word of its own comes first"


def test_a_name_cut_short_after_its_first_word_is_one_name():
    men = Kind(
        "man", ["qing_a", "qing_g", "heng"], ["Zhang Qing (A)", "Zhang Qing (G)", "Zhang Heng"]
    )
    verb = Actions([rows(greet, man=men, twice=numbers(1, 2))])
    with pytest.raises(Unclear, match="'zhang_qing' can mean zhang_qing_a, zhang_qing_g: write"):
        read_move(verb, "greet Zhang Qing 1")
    assert "greet man=heng twice=2" == read_move(verb, "greet Zhang He 2").words
    assert "greet man=heng twice=2" == read_move(verb, "greet zhang_h 2").words


def why_not_greet(state, seat, man, twice):
    return 0


def greet(state, seat, man, twice):
    """Nothing happens (1)."""
