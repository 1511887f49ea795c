"""Positions as TOML: short, complete, and refused in one sentence when something is wrong."""

import pytest

from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.engine.position import board, from_text, in_words, to_text

from . import awkward, toy

STACK = 'stack = [{phase = "turn", seat = "1"}]\n'


def find(name):
    games = {game.name: game for game in (toy.GAME, awkward.GAME)}
    return games.get(name) or find_game(name)


def read(text, game="ford"):
    return from_text(find, f'game = "{game}"\nseats = 2\n{text}')[1]


def test_a_position_names_only_what_is_not_as_on_the_empty_board():
    state = toy.GAME.new(2)
    assert {
        "position": 1, "game": "ford", "rules": "1", "seats": 2, "options": {"river": "calm"},
        "stack": [{"phase": "turn", "seat": "1"}],
    } == in_words(toy.GAME, state)  # fmt: skip


def test_what_a_position_leaves_out_lies_where_the_empty_board_has_it():
    state = read(f"{STACK}supply = {{1 = 7}}\ncamp = {{1 = 2}}")
    assert ([7, 9, 0], [2, 0, 0]) == (state.supply[:3], state.camp[:3])


def test_a_position_may_name_places_in_words():
    state = read(
        'card_place = {knight_3 = "hand_2"}\nstack = [{phase="trade", seat="2"}]', "council"
    )
    assert awkward.HAND + 1 == state.card_place[3]


def test_options_belong_to_a_position():
    assert {"river": "flood"} == toy.GAME.readings(read(f'{STACK}options = {{river = "flood"}}'))


def test_a_position_can_be_played_on():
    match = Match.at(
        toy.GAME, read(f"{STACK}camp = {{1 = 1}}\nsupply = {{1 = 8}}\nround = 12"), seed=1
    )
    match.play(0, "march 1")
    assert "river" == match.lines[1].words.split()[0]


def test_an_empty_board_is_laid_out():
    assert [9, 9, 9, 0, 0, 0] == board(toy.GAME, 3, {}).supply


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("wind = 3", "A position of Ford has no 'wind'."),
        ("told_count = 3", "has no 'told_count'"),
        ("depth = 3", "has no 'depth'"),
        ('round = "two"', "round cannot be 'two'"),
        ("round = true", "round cannot be True"),
        ("round = 1.5", "round cannot be 1.5"),
        ("round = nan", "round cannot be nan"),
        ("round = inf", "round cannot be inf"),
        ("round = 1979-05-27", "round cannot be"),
        ("round = [1]", "round cannot be [1]"),
        ("round = {a = 1}", "round cannot be {'a': 1}"),
        ("round = 32768", "round cannot be 32768; it goes from -32768 to 32767."),
        ("round = -99999999999999999999", "it goes from -32768"),
        ("camp = 3", "camp must be a table."),
        ("camp = [3]", "camp must be a table."),
        ("camp = {7 = 1}", "camp has no '7'; it has: 1, 2, 3, 4, 5, 6."),
        ("camp = {1 = {2 = 3}}", "camp.1 cannot be {'2': 3}"),
        ("camp = {1 = 1}", "Not every component is accounted for: A seat does not have nine men."),
        ("ended = 99", "ended cannot be 99"),
        ("ended = -1", "ended cannot be -1"),
        ("position = 2", "newer version of Tabard"),
        ('rules = "0"', "This position was written for rules 0 of Ford; these are 1."),
        ("options = 3", "seats must be a number and options a table."),
        ("options = {river = 3}", "Option river cannot be 3"),
        ("options = {river = []}", "Option river cannot be []"),
        ("options = {lake = 1}", "ford has no option 'lake'"),
        ("stack = 3", "stack must be a list of 1 to 7 frames."),
        ("stack = []", "stack must be a list of 1 to 7 frames."),
        (f"stack = [{'{}, ' * 9}]", "stack must be a list of 1 to 7 frames."),
        ("stack = [3]", "Each frame of the stack names its phase and its seat."),
        ('stack = [{phase = "turn"}]', "Each frame of the stack names its phase and its seat."),
        ('stack = [{phase = "turn", seat = "1", x = 1}]', "Each frame of the stack"),
        (
            'stack = [{phase = "lunch", seat = "1"}]',
            "stack.phase cannot be 'lunch'; it can be: turn",
        ),
        ('stack = [{phase = "turn", seat = "5"}]', "There is no seat 5 in this game."),
        (
            'stack = [{phase = "turn", seat = 1}]',
            "stack.seat cannot be 1; it is written as a word.",
        ),
        ('stack = [{phase = "turn", seat = "1", cursor = -1}]', "stack.cursor cannot be -1"),
        ('stack = [{phase = "turn", seat = "1", cursor = 5000}]', "it goes from 0 to 999"),
        ("draft_verb = {1 = 77}", "What 1 has half said is the beginning of no move."),
        ("draft_verb = {1 = 1}", "What 1 has half said is the beginning of no move."),
        ("draft_said = {1 = 3}", "What 1 has half said is the beginning of no move."),
        ('stack = [{phase = "turn", seat = "chance"}]', "holds a number that nothing has"),
        ("draft = {1 = {9 = 1}}", "draft.1 has no '9'"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_in_one_sentence(text, sentence):
    with pytest.raises(Misused) as misused:
        read(text if "stack" in text else STACK + text)
    assert sentence in str(misused.value)
    assert "\n" not in str(misused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A position names its game"),
        ("game = 3", "A position names its game"),
        ("game = ['ford']", "A position names its game"),
        ("game = 'chess'", "There is no game 'chess'"),
        ("game = ", "This is no position"),
        ("a = " + "[" * 5000, "This is no position"),
        ("game = 'ford'\ngame = 'ford'", "This is no position"),
        ("game = 'ford'\nseats = 9", "Ford is played by 2 to 4, not by 9."),
        ("game = 'ford'\nseats = '2'", "seats must be a number"),
        ("game = 'ford'\nseats = true", "seats must be a number"),
        ("game = 'ford'\nseats = 2.0", "seats must be a number"),
        ("# " + "x" * 1_000_001, "This is too long for a position."),
        ("\x00", "This is no position"),
        ("game = 'ford'\nseats = 2", "A position says in its stack what is going on."),
    ],
)
def test_a_text_that_is_no_position_is_refused(text, sentence):
    with pytest.raises(Misused) as misused:
        from_text(find, text)
    assert sentence in str(misused.value)


@pytest.mark.parametrize(
    "draft",
    [
        "draft_verb = {1 = 4}\ndraft_said = {1 = 2}\ndraft = {1 = {1 = 5}}",  # not in the hand
        "draft_verb = {1 = 4}\ndraft_said = {1 = 3}\ndraft = {1 = {1 = 16}}",  # whole already
        "draft_verb = {6 = 4}\ndraft_said = {6 = 1}",  # nobody sits there
        "draft_verb = {1 = 9}\ndraft_said = {1 = 1}\ndraft = {1 = {0 = 1}}",  # another phase's verb
    ],
)
def test_what_is_half_said_must_be_lawful(draft):
    with pytest.raises(Misused, match="half said"):
        read(f'stack = [{{phase = "send", seat = "1"}}]\n{draft}', "council")


def test_a_half_said_move_is_part_of_a_position():
    match = Match(awkward.GAME, 2, seed=3)
    while match.phase != "send":
        match.play(match.to_act[0], match.rows(match.to_act[0])[0])
    match.play(1, "send moor")
    again = from_text(find, to_text(awkward.GAME, match.state))[1]
    assert again.same(match.state)
    assert [words for _n, words in match.legal(1)] == [
        words for _n, words in Match.at(awkward.GAME, again, chance_by_hand=True).legal(1)
    ]
