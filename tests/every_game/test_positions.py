"""A position written as text and read again is the same position."""

from __future__ import annotations

import pytest

from tabard.engine.game import Misused
from tabard.engine.kinds import MAX_SEATS, SEATS
from tabard.engine.position import from_text, to_text
from tabard.engine.position.sound import check_sound

from .walks import sampled, tables


def test_a_position_reads_back_as_it_was_written(game):
    for seats in tables(game):
        for at in sampled(game, seats):
            text = to_text(game, at.state)
            _game, again = from_text(lambda _name: game, text)
            assert text == to_text(game, again)
            assert [] == [f.name for f in at.state.lasting() if differs(f.name, at.state, again)]


def differs(name, one, other) -> bool:
    """Does this field differ?"""
    return getattr(one, name) != getattr(other, name)


def most_seats(game, word, reading):
    """The most players who may choose this reading."""
    chosen = game.chosen({word: reading})
    refuses = game.check_options or (lambda _seats, _chosen: "")
    return next(seats for seats in reversed(game.seats) if not refuses(seats, chosen))


def test_options_and_seats_are_part_of_a_position(game):
    for option in game.options:
        for reading in option.readings:
            state = game.empty_table(most_seats(game, option.word, reading), {option.word: reading})
            game.set_up(state)
            game.flow.settle(state)
            _game, again = from_text(lambda _name: game, to_text(game, state))
            assert reading == game.readings(again)[option.word]
            assert again.same(state)


def test_nothing_lies_with_a_seat_that_does_not_play(game):
    for name, field in game.state.fields.items():
        if not field.shape or field.shape[0] is not SEATS:
            continue
        state = game.new(min(game.seats))
        check_sound(game, state, ())
        if len(field.shape) == 1:
            getattr(state, name)[MAX_SEATS - 1] += 1
        else:
            getattr(state, name)[MAX_SEATS - 1][0] += 1
        with pytest.raises(Misused):
            check_sound(game, state, ())
