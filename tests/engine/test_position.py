"""Positions as TOML: short, complete, and refused in one sentence when something is wrong."""

import pytest

from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.engine.position import from_text, in_words, to_text

from . import awkward, toy

NOW = 'now = {phase = "turn", seat = 1}\n'


def find(name):
    games = {game.name: game for game in (toy.GAME, awkward.GAME)}
    return games.get(name) or find_game(name)


def read(text, game="ford"):
    return from_text(find, f'game = "{game}"\nseats = 2\n{text}')[1]


def test_a_position_names_only_what_is_not_as_on_the_empty_board():
    state = toy.GAME.new(2)
    assert {
        "game": "ford", "rules": "1", "seats": 2, "now": {"phase": "turn", "seat": 1},
    } == in_words(toy.GAME, state)  # fmt: skip


def test_what_a_position_leaves_out_lies_where_the_empty_board_has_it():
    state = read(f"{NOW}supply = {{1 = 7}}\ncamp = {{1 = 2}}")
    assert ([7, 9, 0], [2, 0, 0]) == (state.supply[:3], state.camp[:3])


def test_a_position_may_name_places_in_words():
    state = read(
        'card_place = {knight_3 = "hand_2"}\n'
        'now = [{phase="round", seat=1, step=6}, {phase="market"}, {phase="trade", seat=2}]',
        "council",
    )
    assert awkward.HAND + 1 == state.card_place[3]


def test_options_belong_to_a_position():
    assert {"river": "flood"} == toy.GAME.readings(read(f'{NOW}options = {{river = "flood"}}'))


def test_a_position_can_be_played_on():
    match = Match.at(
        toy.GAME, read(f"{NOW}camp = {{1 = 1}}\nsupply = {{1 = 8}}\nround = 12"), seed=1
    )
    match.play(0, "march 1")
    assert "river" == match.lines[1].words.split()[0]


def test_an_empty_board_is_laid_out():
    assert [9, 9, 9, 0, 0, 0] == toy.GAME.empty_board(3).supply


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("wind = 3", "A position of Ford has no 'wind'; did you mean wading?"),
        ("told_count = 3", "has no 'told_count'"),
        ("depth = 3", "has no 'depth'"),
        ("draft_verb = {1 = 1}", "has no 'draft_verb'"),
        ('round = "two"', "round cannot be 'two'"),
        ("round = true", "round cannot be True"),
        ("round = 1.5", "round cannot be 1.5"),
        ("round = nan", "round cannot be nan"),
        ("round = inf", "round cannot be inf"),
        ("round = 1979-05-27", "round cannot be"),
        ("round = [1]", "round cannot be [1]"),
        ("round = {a = 1}", "round cannot be {'a': 1}"),
        ("round = 32768", "round cannot be 32768; it goes from −32768 to 32767."),
        ("round = -99999999999999999999", "it goes from −32768"),
        ("camp = 3", "camp must be a table."),
        ("camp = [3]", "camp must be a table."),
        ("camp = {7 = 1}", "camp has no '7'; it has: 1, 2, 3, 4, 5, 6."),
        ("camp = {1 = {2 = 3}}", "camp.1 cannot be {'2': 3}"),
        ("camp = {1 = 1}", "accounted for: seat 1 has 10 men instead of 9."),
        ("ended = 99", "ended cannot be 99; it can be: across, night."),
        ('ended = "never"', "ended cannot be 'never'"),
        ("ended = true", "ended cannot be True"),
        ("position = 3", "newer version of Tabard"),
        ('rules = "0"', "This position was written for rules 0 of Ford; these are 1."),
        ("options = 3", "seats must be a number and options a table."),
        ("options = {river = 3}", "Option river cannot be 3"),
        ("options = {river = []}", "Option river cannot be []"),
        ("options = {lake = 1}", "ford has no option 'lake'"),
        ("now = 3", "What goes on is written as {phase = …, seat = …}."),
        ("now = []", "A position says what is going on"),
        ("now = [" + '{phase = "turn", seat = 1}, ' * 9 + "]", "now has at most 7 phases."),
        ("now = [3]", "What goes on is written as"),
        ("now = {seat = 1}", "What goes on is written as"),
        ('now = {phase = "turn"}', "now.turn names its seat: seat = 1."),
        ('now = {phase = "turn", seat = 1, x = 1}', "now.turn has no 'x'; it has: phase, seat"),
        ('now = {phase = "turn", seat = 1, cursor = 3}', "now.turn has no 'cursor'"),
        ('now = {phase = "tern", seat = 1}', "cannot be 'tern'; did you mean turn?"),
        ('now = {phase = "lunch", seat = 1}', "now.phase cannot be 'lunch'; it can be: turn"),
        ('now = {phase = "turn", seat = 5}', "There is no seat 5 in this game."),
        ('now = {phase = "turn", seat = true}', "There is no seat True in this game."),
        ('now = {phase = "turn", seat = "chance"}', "now.turn: chance cannot be asked"),
        (
            'now = [{phase = "turn", seat = 1}, {phase = "river", seat = "chance"}]',
            "a number that nothing has",
        ),
        ('now = {phase = "turn", seat = 1, answered = 1}', "answered must be a list."),
        ('now = {phase = "turn", seat = 1, answered = [3]}', "There is no seat 3 in this game."),
        ('half_said = {1 = "fly"}', "half_said: 'fly' is no verb"),
        ('half_said = {1 = "recruit 1"}', "What 1 has half said is the beginning of no move."),
        ('half_said = {9 = "recruit 1"}', "There is no seat 9 in this game."),
        ('half_said = {3 = "recruit 1"}', "There is no seat 3 in this game."),
        ("half_said = 3", "half_said must be a table."),
    ],
)
def test_what_is_wrong_with_a_position_is_said_in_one_sentence(text, sentence):
    with pytest.raises(Misused) as misused:
        read(text if "now" in text else NOW + text)
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
        ("game = 'ford'\nseats = 2", "A position says what is going on"),
    ],
)
def test_a_text_that_is_no_position_is_refused(text, sentence):
    with pytest.raises(Misused) as misused:
        from_text(find, text)
    assert sentence in str(misused.value)


@pytest.mark.parametrize(
    ("now", "sentence"),
    [
        ('{phase = "round", seat = "chance"}', "now.round: chance cannot be asked, a seat must."),
        ('{phase = "vote", seat = "chance"}', "now.vote: chance cannot be asked, a seat must."),
    ],
)
def test_chance_has_no_phase_but_where_it_is_asked(now, sentence):
    with pytest.raises(Misused) as misused:
        read(f"now = {now}\n", "council")
    assert sentence in str(misused.value)


@pytest.mark.parametrize(
    "draft",
    [
        'half_said = {1 = "send moor card=knight_5"}',  # not in the hand
        'half_said = {1 = "offer to=2"}',  # another phase's verb
    ],
)
def test_what_is_half_said_must_be_lawful(draft):
    with pytest.raises(Misused, match="half said"):
        read(f'now = [{{phase = "round", seat = 1}}, {{phase = "send"}}]\n{draft}', "council")


TRADES = """
now = [
  {phase = "round", seat = 1, step = 6}, {phase = "market", seat = 1, step = 1},
  {phase = "trade", seat = 1}, {phase = "consent", seat = 1, asked = [%s]},
]
tokens = {cup = {red = 5, green = 5}, purse_1 = {red = 1}, purse_2 = {green = 1}}
"""


@pytest.mark.parametrize(
    ("asked", "draft"),
    [
        (2, 'half_said = {1 = "offer to=2 give=red"}'),  # of what is wanted nothing is said
        (1, 'half_said = {1 = "offer to=2 give=red want=green"}'),  # one's own consent is no matter
        (2, ""),  # there is nothing to agree to
    ],
)
def test_others_are_asked_to_agree_to_a_whole_move(asked, draft):
    whole = 'half_said = {1 = "offer to=2 give=red want=green"}'
    assert read(f"{TRADES % 2}{whole}", "council").depth == 4
    with pytest.raises(Misused, match="half said"):
        read(f"{TRADES % asked}{draft}", "council")


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
