"""The table of moves: verbs and fields become numbered rows."""

import pytest

from tabard.engine.actions import Actions, asked, needing, rows
from tabard.engine.flow.sequence import Sequence, phase
from tabard.engine.flow.written_out import written_out
from tabard.engine.kinds import OPEN, SEATS, Kind, upto

from . import awkward, toy


def test_each_combination_of_fields_is_a_row():
    assert [
        "recruit men=1", "recruit men=2", "march men=1", "march men=2", "march men=3",
        *(f"river face={face}" for face in range(1, 7)),
    ] == [row.words for row in toy.GAME.actions.rows]  # fmt: skip


def test_the_number_of_a_row_is_its_place_in_the_table():
    for actions in (toy.GAME.actions, awkward.GAME.actions):
        assert list(range(len(actions.rows))) == [row.number for row in actions.rows]


def test_a_long_verb_has_a_row_for_each_value_of_each_field():
    actions = awkward.GAME.actions
    send = actions.by_word["send"]
    assert 3 + 17 + 4 == send.count
    assert (send.first, send.first + 3, send.first + 20) == send.starts
    assert "send area=hill" == actions.rows[send.first].words
    assert "… card=knight_0" == actions.rows[send.first + 3].words


def test_a_verb_without_fields_is_one_row():
    assert "accept" == awkward.GAME.actions.rows[awkward.GAME.actions.by_word["accept"].first].words


def test_a_verb_may_end_in_an_underscore_where_python_wants_the_word():
    assert awkward.pass_ is awkward.GAME.actions.by_word["pass"].play


def test_the_neighbours_of_a_verb_are_found_by_name():
    march, draw = toy.GAME.actions.by_word["march"], awkward.GAME.actions.by_word["draw"]
    assert toy.near_march is march.near and march.weight is None
    assert awkward.seen_by_draw is draw.seen_by
    assert awkward.weight_pull is awkward.GAME.actions.by_word["pull"].weight


def lonely(state, seat):
    """A verb that nobody may refuse."""


def lonelier(state, seat, city):
    """Another one, which an absent seat always chooses."""


def twisted(state, seat, city):
    """A verb whose refusal takes other fields."""


def why_not_twisted(state, seat, town):
    return 0


def steal(state, seat, city):
    """A verb with reasons of its own."""


def why_not_steal(state, seat, city):
    """Not from the third city (7)."""
    return 3 if city == 2 else 0


def when_steal(state, seat):
    return seat != 5


def why_not_at_night(state):
    return 1 if state == "night" else 0


def why_not_from(state, seat, city):
    return 2 if city == seat else 0


def test_what_several_verbs_need_refuses_before_their_own_reasons():
    lone, thief = needing(
        why_not_at_night, [rows(lonely), rows(steal, city=Kind("city", ["a", "b", "c"]))]
    )
    assert [1, 0] == [lone.why_not(time, 0) for time in ("night", "day")]
    assert [1, 3, 0] == [
        thief.why_not(*at) for at in (("night", 0, 2), ("day", 0, 2), ("day", 0, 1))
    ]
    assert "Not from the third city (7)." == thief.why_not.__doc__
    assert (lonely, steal) == (lone.play, thief.play)


def test_where_it_is_about_no_field_no_row_is_asked_about():
    lone, thief = needing(
        why_not_at_night, [rows(lonely), rows(steal, city=Kind("city", ["a", "b", "c"]))]
    )
    assert [False, True] == [lone.when(time, 0) for time in ("night", "day")]
    asked_at = [("night", 0), ("day", 0), ("day", 5)]
    assert [False, True, False] == [thief.when(*at) for at in asked_at]


def test_what_they_need_may_be_about_the_first_fields():
    [thief] = needing(why_not_from, [rows(steal, city=Kind("city", ["a", "b", "c"]))])
    assert [2, 0, 3] == [thief.why_not("day", 1, city) for city in (1, 0, 2)]
    assert when_steal is thief.when and thief.near is None
    [thief] = needing(why_not_from, [thief], near=why_not_from)
    assert why_not_from is thief.near


def wide(state, seat, a, b, c, d):
    """A verb with more fields than a short move may have."""


def why_not_wide(state, seat, a, b, c, d):
    return 0


def far(state, seat, a, b):
    """A verb with a hint about both fields."""


def why_not_far(state, seat, a, b):
    return 0


def near_far(state, seat, a, b):
    return False


def test_a_hint_about_a_later_field_is_for_short_moves_alone():
    fields = dict.fromkeys("ab", upto(1))
    assert 2 == rows(far, **fields).near_fields
    with pytest.raises(ValueError, match="near_far can only look at the first field"):
        asked(far, **fields)


def test_silence_means_yes():
    actions = Actions([rows(lonely), rows(lonelier, default=True, city=SEATS)])
    sequence = Sequence(Kind("phase", ["any"]), [phase(0, "1", verbs=(lonely, lonelier))])
    said = written_out(actions, sequence)
    state = toy.State()
    state.depth = 1
    assert [0, 0] == [said["why_not_row"](state, 0, row) for row in (0, 3)]
    assert [False, True] == [said["default_row"](state, 0, row) for row in (0, 3)]
    assert (lonely,) == actions.verbs[0].rules


def test_a_refusal_takes_what_its_verb_takes():
    with pytest.raises(ValueError, match="why_not_twisted must take"):
        rows(twisted, city=SEATS)


def test_fields_are_declared_as_the_verb_takes_them():
    with pytest.raises(ValueError, match="march must take"):
        rows(toy.march, legions=upto(3))


def test_a_move_of_four_fields_is_said_field_by_field():
    fields = dict.fromkeys("abcd", upto(1))
    with pytest.raises(ValueError, match="field by field"):
        Actions([rows(wide, **fields)])
    assert 8 == len(Actions([asked(wide, **fields)]).rows)


def test_a_half_said_move_asks_with_the_rest_open():
    seen = []

    def why_not(state, seat, *fields):
        seen.append(fields)
        return 0

    actions = Actions([asked(wide, **dict.fromkeys("abcd", upto(1)))])
    object.__setattr__(actions.verbs[0], "why_not", why_not)
    silent = Sequence(Kind("phase", ["silence"]), [phase(0, "1")])
    why_not_row = written_out(actions, silent)["why_not_row"]
    state = toy.State()
    why_not_row(state, 0, 1)
    state.draft[0][:2] = [1, 0]
    why_not_row(state, 0, 5)
    assert [(1, OPEN, OPEN, OPEN), (1, 0, 1, OPEN)] == seen


def test_the_tables_say_where_each_field_begins():
    tables = awkward.GAME.actions.tables
    send = awkward.GAME.actions.by_word["send"]
    assert send.first == send.starts[0]
    assert [*send.starts, 0, 0, 0, 0] == tables["FIELD_FIRST"][send.number]
