"""Readings by name or letter, presets, and what is refused."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from tabard.engine.game import Misused
from tabard.engine.kinds import SEATS, Kind
from tabard.engine.options import Option, Options
from tabard.engine.state import Array, Record, each, one

from .toy import GAME

READINGS = tuple(str(n) for n in range(2, 41))
SIZE = Option("size", "How many", READINGS, ("1",), default="10")
PRESET = Option(
    "preset", "Which game", ("standard", "short"), ("1",), brings={"short": {"size": "8"}}
)


class Two(Record):
    option: Array = each(Kind("option", ["size", "preset"]))


class Bare(Record):
    camp: Array = each(SEATS)


class Single(Record):
    option: int = one()


@pytest.fixture
def game():
    return replace(GAME, name="ford", state=Two, options=(SIZE, PRESET))


def test_a_reading_goes_by_its_letter_too(game):
    assert "short" == game.chosen({"preset": "b"})["preset"]
    assert "short" == game.chosen({"preset": "B"})["preset"]
    assert "2" == game.chosen({"size": "2"})["size"]


def test_there_is_no_letter_beyond_the_last_reading(game):
    with pytest.raises(Misused, match="it can be: standard, short"):
        game.chosen({"preset": "c"})


def test_a_preset_brings_other_readings_along(game):
    assert "10" == game.chosen({})["size"]
    assert "8" == game.chosen({"preset": "short"})["size"]


def test_what_is_said_stands_before_what_a_preset_brings(game):
    assert "12" == game.chosen({"size": "12", "preset": "short"})["size"]


def test_a_number_out_of_range_is_refused_with_the_range(game):
    with pytest.raises(Misused, match="it can be: 2 to 40"):
        game.chosen({"size": "41"})


def test_true_is_on_and_false_is_off():
    switch = Option("alert", "Is there an alert?", ("on", "off"), ("1",))
    assert ["on", "off", "on"] == [switch.reading(w) for w in ("true", "False", "on")]


# --- the field that keeps them --------------------------------------------------------------


def test_a_game_without_options_needs_no_field_for_them():
    bare = replace(GAME, state=Bare, options=())
    assert ({}, {}) == (bare.chosen({}), bare.readings(bare.empty_table(2)))
    with pytest.raises(Misused, match="has no option 'size': it has none"):
        bare.empty_table(2, {"size": "3"})


@pytest.mark.parametrize(
    ("state", "options"), [(Two, ()), (Bare, (SIZE,)), (Two, (SIZE,)), (Single, (SIZE,))]
)
def test_a_record_keeps_as_many_readings_as_there_are_options(state, options):
    with pytest.raises(ValueError, match="options, and only they"):
        replace(GAME, state=state, options=options)


def test_a_rule_asks_which_reading_holds():
    size, hue = Option("size", "…", ("s", "m", "l"), ("1",)), Option("hue", "…", ("r", "g"), ())
    options = Options((size, hue))
    assert (2, 1) == (int(options), options.number("hue"))
    big = options.when("size", "m", "l", says="It is big (1).")
    assert "It is big (1)." == big.__doc__
    assert "… (1)." == options.when("size", "l").__doc__
    assert [False, True, True] == [big(SimpleNamespace(option=[n, 1])) for n in range(3)]
    with pytest.raises(ValueError, match="xl"):
        options.when("size", "xl")
    with pytest.raises(ValueError, match="weight"):
        options.when("weight", "m")
