"""Amounts that only their seats know: views, sums, and how a guess shares a sum out again."""

from collections import Counter
from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from tabard.engine.actions import rows
from tabard.engine.dice import new_stream
from tabard.engine.flow.sequence import Sequence
from tabard.engine.flow.stack import end, push
from tabard.engine.game import Misused
from tabard.engine.kinds import HIDDEN, numbers
from tabard.engine.match import Match, Refused
from tabard.engine.position import from_text, to_text, view_in_words
from tabard.engine.record import read_record, text_for, text_of
from tabard.engine.record.replay import replay
from tabard.engine.secrecy.secrets import guess, hidden_counts, view
from tabard.engine.state import Record
from tabard.players.bot import compiled_with_bots

from .toll import CHIPS, GAME, TOLL, State, pay

# What chi-square passes by chance once in a thousand times, by its degrees of freedom.
ONE_IN_1000 = {2: 13.82, 5: 20.52, 9: 27.88, 14: 36.12}
GUESSES = 200  # of each way to share a sum


class Tight(Record):
    """Toll, but nobody has fewer than one chip or more than four."""

    card_place, on_card, just_taken, shown = (
        State.fields[name] for name in ("card_place", "on_card", "just_taken", "shown")
    )
    chips = replace(State.fields["chips"], of=numbers(1, 4))


TIGHT = replace(GAME, name="tight", state=Tight)


def table(*chips, game=GAME):
    """The first seat is asked, and these are the chips."""
    state = game.empty_table(len(chips))
    state.chips[: len(chips)] = chips
    push(state, TOLL, 0)
    return state


def shares(total, seats, allowed):
    """Every way to share a sum."""
    return {ways for ways in product(allowed, repeat=seats) if sum(ways) == total}


def fits(found, ways):
    """Is each of these ways found, no other, and each as often as chance allows?"""
    assert set(found) == ways
    expected = found.total() / len(ways)
    chi_square = sum((found[way] - expected) ** 2 / expected for way in ways)
    return chi_square < ONE_IN_1000[len(ways) - 1]


def guessed(state, viewers, ways, seats, game=GAME):
    """What these seats have in many guesses."""
    stream, found = new_stream(7), Counter()
    for _n in range(GUESSES * len(ways)):
        chips = guess(game, state, viewers, stream).chips
        assert sum(chips) == sum(state.chips)
        assert all(chips[seat] == state.chips[seat] for seat in viewers)
        found[tuple(chips[seat] for seat in seats)] += 1
    return found


# --- views ----------------------------------------------------------------------------------


def test_a_seat_sees_its_own_amount_and_no_others():
    state = table(7, 11, 3, 12)
    assert [HIDDEN, 11, HIDDEN, HIDDEN, 0, 0] == view(GAME, state, (1,)).chips
    assert [7, HIDDEN, HIDDEN, 12, 0, 0] == view(GAME, state, (0, 3)).chips
    assert [HIDDEN] * 4 == view(GAME, state, ()).chips[:4]


def test_everybody_can_count_what_is_hidden():
    state = table(7, 11, 3, 12)
    sums = [hidden_counts(GAME, state, seats) for seats in ((), (1,), (0, 3), (0, 1, 2, 3))]
    assert [{HIDDEN: 33}, {HIDDEN: 22}, {HIDDEN: 14}, {}] == [counts["chips"] for counts in sums]


def test_in_words_a_hidden_amount_is_a_question_mark():
    words = view_in_words(GAME, table(11, 7, 3, 12), (1,))
    assert {"1": "?", "2": 7, "3": "?", "4": "?"} == words["chips"]
    assert {"chips": {"?": 26}} == words["hidden"]


def test_a_view_is_no_position():
    seen = view(GAME, table(7, 11, 3), (1,))
    with pytest.raises(Misused, match=r"chips.1 cannot be '\?'; it can be: a number"):
        from_text(lambda _name: GAME, to_text(GAME, seen))


# --- guesses --------------------------------------------------------------------------------


def test_each_way_to_share_the_sum_is_equally_likely():
    """Four chips and three seats: 15 ways."""
    ways = shares(4, 3, range(5))
    assert 15 == len(ways)
    assert fits(guessed(table(2, 4, 0, 0), (0,), ways, (1, 2, 3)), ways)


def test_seats_that_see_together_are_not_dealt_to():
    ways = shares(5, 2, range(6))
    assert fits(guessed(table(1, 2, 0, 3), (0, 2), ways, (1, 3)), ways)


@pytest.mark.parametrize(("total", "number"), [(9, 10), (6, 10), (11, 3), (4, 3), (12, 1), (3, 1)])
def test_nobody_is_dealt_more_or_less_than_the_field_holds(total, number):
    ways = shares(total, 3, range(1, 5))
    assert number == len(ways)
    true = min(ways)
    found = guessed(table(2, *true, game=TIGHT), (0,), ways, (1, 2, 3), TIGHT)
    assert {true} == set(found) if number == 1 else fits(found, ways)


def test_what_everybody_has_seen_is_kept():
    """Of four chips the first seat has just taken three: 3 of 15 ways are left."""
    state = table(3, 0, 1, 2)
    state.just_taken = 3
    ways = {way for way in shares(4, 3, range(5)) if way[0] >= 3}
    assert {(3, 0, 1), (3, 1, 0), (4, 0, 0)} == ways
    assert fits(guessed(state, (3,), ways, (0, 1, 2)), ways)


def test_a_guess_knows_no_more_than_the_sum():
    one, other = table(5, 30, 0, 14, 1), table(5, 2, 33, 10, 0)
    for seed in range(20):
        first, second = (guess(GAME, state, (0,), new_stream(seed)) for state in (one, other))
        assert first.chips == second.chips


@pytest.mark.parametrize("chips", [(1, 4, 0), (1, 1, 5)])
def test_an_amount_out_of_its_bounds_is_a_fault_of_the_game(chips):
    with pytest.raises(AssertionError, match="chips is out of its bounds"):
        guess(TIGHT, table(*chips, game=TIGHT), (0,), new_stream(1))


@pytest.mark.compiled
@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize(
    ("game", "chips"), [(GAME, (5, 30, 0, 14, 1)), (TIGHT, (1, 2, 4, 4)), (TIGHT, (1, 1, 3, 1, 2))]
)
def test_compiled_guesses_are_the_same(game, chips, checked):
    compiled = compiled_with_bots(game, checked=checked)
    state = table(*chips, game=game)
    for viewers in range(1 << len(chips)):
        seats = [seat for seat in range(len(chips)) if viewers >> seat & 1]
        guessed, trial = state.pack(), state.pack()
        stream, rows = np.array(new_stream(viewers)), np.array(game.room(), np.int16)
        compiled.guess_table(state.pack(), guessed, trial, viewers, rows, stream)
        assert guessed.tobytes() == guess(game, state, seats, new_stream(viewers)).pack().tobytes()


# --- at the table ---------------------------------------------------------------------------


def match(*chips, **fields):
    """A match in which the first seat is asked to pay for the first card."""
    state = table(*chips)
    state.card_place[0] = GAME.state.fields["card_place"].of.value("up")
    for name, value in fields.items():
        setattr(state, name, value)
    return Match.at(GAME, state, chance_by_hand=True)


def test_who_has_no_chip_is_asked_like_everybody():
    asked = match(0, 22, 11)
    assert (0,) == asked.to_act and [words for _n, words in asked.legal(0)] == ["take"]
    with pytest.raises(Refused, match="You have no chip"):
        asked.play(0, "pay")


def test_what_is_paid_is_told_and_what_is_left_is_not():
    asked = match(7, 15, 11)
    asked.play(0, "pay")
    assert ["seat 1 pays a chip."] == [told.sentence for told in asked.tell(())]
    asked.undo(0)
    assert ([7, 15, 11], 0) == (asked.state.chips[:3], asked.state.on_card)


def test_a_record_as_one_seat_may_know_it_says_nothing_of_amounts(monkeypatch):
    monkeypatch.setattr("tabard.engine.record.replay.find_game", lambda _name: GAME)
    played = Match(GAME, 3, seed=5)
    while not played.over:
        seat = played.to_act[0]
        played.play(seat, played.rows(seat)[-len(played.lines) % 3 % len(played.rows(seat))])
    assert text_for(played, (0,)).splitlines()[:-1] == text_of(played).splitlines()[:-1]
    again = replay(read_record(text_of(played)))
    assert again.state.same(played.state) and CHIPS * 3 == sum(again.state.shown)


def test_when_the_game_is_over_amounts_lie_open_to_all():
    state = table(3, 1, 8)
    assert [HIDDEN] * 3 == view(GAME, state, ()).chips[:3]
    state.ended = 1
    assert [3, 1, 8] == view(GAME, state, ()).chips[:3]
    assert {} == hidden_counts(GAME, state, ())["chips"]
    for seed in range(20):
        assert state.same(guess(GAME, state, (), new_stream(seed)))


def take_the_last(state, seat):
    """Take, and the game is over."""
    end(state, 1)


def test_a_move_that_ends_the_game_and_opens_amounts_cannot_be_undone():
    verbs = [rows(take_the_last) if verb.word == "take" else verb for verb in GAME.verbs]
    phases = [
        replace(p, verbs=(pay, take_the_last)) if p.number == TOLL else p
        for p in GAME.sequence.phases
    ]
    ending = replace(GAME, verbs=verbs, sequence=Sequence(GAME.sequence.names, phases))
    match = Match.at(ending, table(3, 1, 8))
    match.play(0, "pay")
    assert not match.why_not_undo(0)
    match.play(1, "take_the_last")
    assert match.over and match.why_not_undo(1)
