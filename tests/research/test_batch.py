"""``tabard.batch``: refusals in sentences, the same again, and other batches."""

from __future__ import annotations

import copy
import io
import pickle

import numpy as np
import pytest

from tabard.batch import CHANCE, Batch, Misused, Refused
from tabard.engine.find import find_game
from tabard.engine.secrecy.secrets import view

from .doors import any_rows, position_of

pytestmark = pytest.mark.compiled

ROME, JEANNE = "fall_of_rome", "jeanne_darc"


def played(batch, steps, seed=1):
    """The batch after so many random rows at each table."""
    dice = np.random.default_rng(seed)
    for _step in range(steps):
        if not batch.over.all():
            batch.play(np.where(batch.over, -1, any_rows(batch.legal(), dice)))
    return batch


def everything(batch):
    return [position_of(batch, at) for at in range(len(batch))] + [batch.seats.tolist()]


# --- playing --------------------------------------------------------------------------------------


def test_an_illegal_row_is_refused_in_the_rules_sentence_and_nothing_changes():
    batch = played(Batch(ROME, 2, tables=3, seed=6), 4)
    before, rows = everything(batch), any_rows(batch.legal(), np.random.default_rng(2))
    march = batch.game.actions.by_words["march city=roma legions=3"].number
    assert not batch.legal()[1, march]
    rows[1] = march
    with pytest.raises(Refused, match=r"^Table 1: .+\.$") as refused:
        batch.play(rows)
    assert before == everything(batch)
    match = batch.match(1)
    reason = match.why_not(match.to_act[0], "march roma 3")
    assert reason == batch.why_not(1, march)
    assert str(refused.value) == f"Table 1: {reason.sentence}"


def test_the_others_are_played_where_that_is_wished():
    batch = played(Batch(ROME, 2, tables=3, seed=6), 4)
    one, rows = position_of(batch, 1), any_rows(batch.legal(), np.random.default_rng(2))
    rows[1] = int(np.flatnonzero(batch.legal()[1] == 0)[0])
    moves = batch.moves.copy()
    assert [False, True, False] == batch.play(rows, leave=True).tolist()
    assert position_of(batch, 1) == one and moves[1] == batch.moves[1]
    assert (batch.moves[[0, 2]] > moves[[0, 2]]).all()


def test_a_half_said_move_goes_on_with_its_next_field():
    batch = Batch(JEANNE, 3, seed=2)
    while not batch.tables["draft_said"][0, batch.seats[0]]:
        played(batch, 1, seed=int(batch.moves[0]))
    seat, verb = batch.seats[0], batch.tables["draft_verb"][0, batch.seats[0]] - 1
    again = next(row for row in batch.game.actions.rows if row.verb.number == verb)
    with pytest.raises(Refused, match=r"has said “.+”, and goes on with that"):
        batch.play([again.number])
    assert seat == batch.seats[0]


def test_a_table_that_is_over_says_so():
    batch = played(Batch(ROME, 1, seed=1), 200)
    assert batch.over.all() and not batch.legal().any()
    with pytest.raises(Refused, match=r"^The game is over\.$"):
        batch.play([5])
    assert "over" in str(batch.why_not(0, 5).sentence)


def test_several_seats_answer_at_once():
    batch = Batch(JEANNE, 3, tables=4, seed=2)
    for _step in range(900):
        waiting = batch.waiting()
        at = int(np.argmax([int(bits).bit_count() for bits in waiting]))
        seats = [seat for seat in range(3) if waiting[at] >> seat & 1]
        if len(seats) > 1:
            break
        played(batch, 1, seed=_step)
    last = seats[-1]
    rows = np.flatnonzero(batch.legal(np.full(4, last))[at])
    batch.play([int(rows[0]) if table == at else -1 for table in range(4)], np.full(4, last))
    assert batch.seats[at] == seats[0], "the first is still asked"


def test_a_new_game_begins_at_the_tables_that_are_named():
    batch = played(Batch(ROME, 2, tables=3, seed=1), 9)
    other = position_of(batch, 0)
    batch.restart(np.array([False, True, False]))
    fresh = Batch(ROME, 2, tables=3, seed=1)
    assert position_of(batch, 0) == other and batch.moves[1] < batch.moves[0]
    batch.restart(np.ones(3, bool), seed=1)
    assert everything(batch) == everything(fresh)


# --- the same again -------------------------------------------------------------------------------


def test_threads_and_neighbours_change_nothing():
    one = played(Batch(ROME, 2, tables=200, seed=4, workers=1), 20)
    three = played(Batch(ROME, 2, tables=200, seed=4, workers=3), 20)
    assert everything(one) == everything(three)
    assert (one.observe() == three.observe()).all()
    assert not (one.tables == played(Batch(ROME, 2, tables=200, seed=5), 20).tables).all()


@pytest.mark.parametrize("by", ["clone", "deepcopy", "pack", "file", "pickle"])
def test_what_is_packed_goes_on_alike(by):
    batch = played(Batch(JEANNE, [None, "bot:random", None], tables=3, seed=4), 30)
    if by == "clone":
        other = batch.clone()
    elif by == "deepcopy":
        other = copy.deepcopy(batch)
    elif by == "pack":
        other = Batch.unpack(batch.pack())
    elif by == "pickle":
        other = pickle.loads(pickle.dumps(batch))
    else:
        file = io.BytesIO()
        np.savez(file, **batch.pack())
        file.seek(0)
        other = Batch.unpack(np.load(file))
    assert everything(batch) == everything(other)
    assert everything(played(batch, 40)) == everything(played(other, 40))
    assert (batch.streams == other.streams).all() and (batch.moves == other.moves).all()


def test_copies_meet_chance_of_their_own():
    batch = played(Batch(ROME, 2, tables=2, seed=4), 6)
    copies = batch.copies([1, 1, 1, 0], seed=1)
    assert [position_of(copies, at) for at in range(3)] == [position_of(batch, 1)] * 3
    copies.play_out("bot:random")
    assert copies.over.all() and not batch.over.any()
    assert 3 == len({position_of(copies, at) for at in range(3)})


def test_playouts_stop_where_they_are_told_to():
    batch = played(Batch(JEANNE, 2, tables=5, seed=4), 6)
    asked = batch.clone()
    assert (batch.play_out(["bot:greedy", "bot:random"], moves=7) >= 7).all()
    assert (batch.moves <= asked.moves + 40).all() and not batch.over.any()
    assert (batch.policies == asked.policies).all() and (batch.seats >= 0).all()
    batch.play_out("bot:random")
    assert batch.over.all() and abs(batch.rewards()).sum() > 0


def test_bots_can_take_over():
    batch = Batch(ROME, 2, tables=2, seed=1)
    batch.seat_bots(["bot:random", None], np.array([True, False]))
    batch = played(batch, 10)
    assert 1 == batch.seats[0] and len(set(batch.policies[0])) > 1


def test_chance_by_hand_is_asked_with_its_odds():
    batch = Batch(ROME, 2, seed=1, chance_by_hand=True)
    assert CHANCE == batch.seats[0]
    chances = batch.chances(0)
    assert sorted(row for row, _odds in chances) == np.flatnonzero(batch.legal()[0]).tolist()
    assert abs(sum(odds for _row, odds in chances) - 1) < 1e-12
    batch.play([chances[0][0]])
    assert batch.game.actions.rows[chances[0][0]].words == batch.words(chances[0][0])


def test_a_guess_looks_the_same_and_is_another_table():
    batch = played(Batch(JEANNE, 4, tables=3, seed=4), 150)
    guesses = batch.guess()
    for table in range(3):
        seats = (int(batch.seats[table]),)
        both = (batch.state(table), guesses.state(table))
        assert view(batch.game, both[0], seats).same(view(batch.game, both[1], seats))
    assert everything(batch)[:3] != everything(guesses)[:3]


def test_what_was_told_is_told_as_a_seat_may_know_it():
    batch = Batch(ROME, 2, seed=6, history=True)
    played(batch, 3)
    match = batch.replayed(0)
    assert [told.sentence for told in match.told] == [told.sentence for told in batch.tell(0)]
    assert batch.tell(0) == batch.tell(0, seat=0)


def test_named_parts_say_what_their_numbers_are():
    batch = Batch("water_margin", 2, tables=2, seed=1)
    named, parts = batch.named(batch.observe()), {part.name: part for part in batch.fields}
    assert (2, 1) == named["chapter"].shape and (2, 6) == named["treasure"].shape
    assert np.int32 == named["treasure"].dtype
    assert named["treasure"].base is not None, "no copy"
    assert parts["square"].of.word(3) and not parts["square"].can_hide
    assert np.int16 == Batch(ROME, 2).observe().dtype


# --- bad input ------------------------------------------------------------------------------------

WRONG = {
    "There is no game 'rome'": lambda: Batch("rome", 2),
    "is played by 1 to 5, not by 9": lambda: Batch(ROME, 9),
    "Nobody called 'bot:clever' can sit down": lambda: Batch(ROME, [None, "bot:clever"]),
    "has no option 'dificulty'; did you mean difficulty": lambda: Batch(
        ROME, 2, options={"dificulty": "heroic"}
    ),
    "Option difficulty cannot be 'hard'": lambda: Batch(ROME, 2, options={"difficulty": "hard"}),
    "at least one table, not 0": lambda: Batch(ROME, 2, tables=0),
    "has no row 99999: its rows go from 0 to 2354": lambda: Batch(ROME, 2).play([99999]),
    "A whole number for the one table is wanted, not int64 \\(2,\\)": lambda: Batch(ROME, 2).play(
        [1, 2]
    ),
    "not float64": lambda: Batch(ROME, 2).play([0.5]),
    "a seat from 0 to 1 is wanted, not 3": lambda: Batch(ROME, 2).legal([3]),
    "is set up for 2 players; named: 3": lambda: Batch(ROME, 2).play_out(["bot:random"] * 3),
    "Nobody called 'greedy'": lambda: Batch(ROME, 2).play_out("greedy"),
    "a seat from 0 to 1 is wanted, not 2": lambda: Batch(ROME, 2).text(0, 2),
    "There is no table 4: tables go from 0 to 0": lambda: Batch(ROME, 2).state(4),
    "Copies are made of tables 0 to 0": lambda: Batch(ROME, 2).copies([1]),
    "No history is kept": lambda: Batch(ROME, 2).history(0),
    "What was packed has no 'tables'": lambda: Batch.unpack({"game": ROME, "version": "1"}),
    "This was packed from fall_of_rome 0.1; here is fall_of_rome": lambda: Batch.unpack(
        {**Batch(ROME, 2).pack(), "version": "0.1"}
    ),
    "2 tables for 2 are wanted, not 1 for 2": lambda: Batch(ROME, 2, 2).like(Batch(ROME, 2).pack()),
}


@pytest.mark.parametrize("sentence", WRONG)
def test_whatever_there_is_not_gets_one_sentence(sentence):
    with pytest.raises(Misused, match=sentence) as wrong:
        WRONG[sentence]()
    assert "\n" not in str(wrong.value)


def test_options_and_players_are_those_that_were_asked_for():
    batch = Batch(find_game(ROME), 3, options={"difficulty": "heroic"}, seed=1)
    assert "heroic" == batch.game.readings(batch.state(0))["difficulty"]
    assert 3 == batch.playing == batch.rewards().shape[1]
