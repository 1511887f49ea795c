"""Kinds: whole numbers that know the words of what they count."""

import copy
import pickle

import pytest

from tabard.engine.kinds import (
    EVERYBODY,
    NOBODY,
    SEATS,
    Kind,
    numbers,
    or_none,
    so_many,
    upto,
    with_room,
)
from tabard.engine.state import OWNER, Field
from tabard.engine.words import digits, n_

CITIES = Kind("city", ["roma", "genua"], ["Roma", "Genua"], seen_by=[NOBODY, 1])


def test_a_kind_is_how_many_there_are():
    assert 2 == CITIES
    assert [0, 1] == list(range(CITIES))


def test_words_and_values_lead_to_each_other():
    assert "genua" == CITIES.word(1)
    assert 1 == CITIES.value("genua")
    assert "Genua" == CITIES.name(1)
    assert CITIES.value("athenae") is None


@pytest.mark.parametrize("value", [-1, 2, 99])
def test_a_number_without_a_word_stands_for_itself(value):
    assert str(value) == CITIES.word(value)
    assert digits(value) == CITIES.name(value)


def test_numbers_may_begin_anywhere():
    faces = numbers(1, 6)
    assert range(1, 7) == faces.numbers
    assert ("1", 6) == (faces.word(1), faces.value("6"))
    assert [0, 1, 2] == list(upto(2).numbers)


def test_none_comes_after_all_others():
    cities = or_none(CITIES)
    assert (3, 2) == (cities, cities.value("none"))


def test_who_sees_a_place_is_everybody_unless_said():
    assert (NOBODY, 1) == CITIES.seen_by
    assert {EVERYBODY} == set(SEATS.seen_by)


@pytest.mark.parametrize(("words", "names"), [(["a", "a"], None), (["a", "b"], ["A"])])
def test_words_are_unique_and_have_a_name_each(words, names):
    with pytest.raises(ValueError, match="not unique"):
        Kind("thing", words, names)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda k: pickle.loads(pickle.dumps(k))])
def test_a_copy_of_a_kind_knows_the_same(again):
    for kind in (CITIES, numbers(1, 6), with_room(CITIES, 8)):
        assert (kind, vars(kind)) == (again(kind), vars(again(kind)))


def test_there_is_room_for_more_than_there_is():
    cities = with_room(CITIES, 8)
    assert (8, ("roma", "genua"), [0, 1]) == (cities, cities.words, list(cities.numbers))
    assert ("5", None) == (cities.word(5), cities.value("5"))


def test_so_many_things_can_have_a_most():
    coins = so_many(n_("{count} coin", "{count} coins", "count"), 7)
    assert (range(8), "1 coin", "7 coins") == (coins.numbers, coins.name(1), coins.name(7))
    assert Field("purse", (SEATS,), coins, secret=OWNER).amount
