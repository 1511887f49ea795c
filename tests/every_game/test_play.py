"""What must hold in every game, at every decision of random play."""

from __future__ import annotations

import random
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from tabard.engine.flow.stack import forget_draft
from tabard.engine.game import Game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match, Refused
from tabard.engine.moves import Move, read_move, rows_of
from tabard.engine.secrecy.secrets import holds_sealed
from tabard.engine.state import Record

from .walks import all_games, asked, bytes_of, here, load, sampled, starts, tables, walk

MANY = 250  # moves that show enough of a game
A_FEW = 5  # moves


def test_the_words_of_rows_are_unique_and_read_back(game):
    words = [row.words for row in game.actions.rows if row.field < 0]
    assert len(words) == len(set(words))
    for row in game.actions.rows:
        if row.field < 0:
            move = read_move(game.actions, row.words, exact=True)
            assert [row] == rows_of(game.actions, move)


# --- at every decision ----------------------------------------------------------------------


def is_within_the_declared_length(at):
    assert at.number < at.game.longest


def everything_is_accounted_for(at):
    """Now and then: after every move of a hundred games it is asked in compiled play."""
    if at.number % A_FEW == 0:
        assert 0 == at.game.accounted(at.state)


def the_list_of_what_is_told_holds_it_all(at):
    assert at.state.told_count <= at.game.state.TOLD


def somebody_who_is_asked_has_a_legal_row(at):
    assert at.rows
    assert at.seat == CHANCE or at.seat < at.state.seats


def nobody_else_has_one(at):
    for other in {0, at.state.seats - 1, CHANCE} - set(at.asked):
        assert [] == here(at.game, at.state, other).rows


def nothing_is_half_said_by_who_is_not_asked(at):
    half = {seat for seat, said in enumerate(at.state.draft_said) if said}
    assert half <= set(at.asked) | who_waits(at)


def who_waits(at) -> set[int]:
    """The seat whose move waits for the others to agree, if any."""
    top = at.state.depth - 1
    phase = at.game.sequence.phases[at.state.frame_phase[top]]
    return {at.state.frame_seat[top]} if phase.consents else set()


def sealed_fields_are_empty_once_no_question_is_sealed(at):
    stack = at.state.frame_phase[: at.state.depth]
    if not any(at.game.sequence.phases[phase].sealed for phase in stack):
        assert not any(holds_sealed(at.game, at.state, seat) for seat in range(at.state.seats))


def who_has_not_answered_holds_nothing_sealed(at):
    for seat in set(at.asked) - {CHANCE}:
        assert not holds_sealed(at.game, at.state, seat)


def amounts_stay_within_their_bounds(at):
    for amounts in at.game.state.amounts():
        assert {*getattr(at.state, amounts.name)[: at.state.seats]} <= {*amounts.of.numbers}


PROMISES = (
    is_within_the_declared_length,
    everything_is_accounted_for,
    the_list_of_what_is_told_holds_it_all,
    somebody_who_is_asked_has_a_legal_row,
    nobody_else_has_one,
    nothing_is_half_said_by_who_is_not_asked,
    sealed_fields_are_empty_once_no_question_is_sealed,
    who_has_not_answered_holds_nothing_sealed,
    amounts_stay_within_their_bounds,
)


def test_every_promise_holds_at_every_decision_and_every_ending_has_places_and_scores(game):
    for seats in tables(game):
        moves = 0
        while moves < MANY:
            for at in walk(game, seats, seed=moves):
                for promise in PROMISES:
                    promise(at)
            moves += at.number + 1
            assert 0 == game.accounted(at.state)
            has_an_ending(game, at.state)


def has_an_ending(game: Game, state: Record) -> None:
    """Somebody is first, and everybody has a place and a score."""
    assert 1 <= state.ended <= len(game.endings)
    places = [game.place(state, seat) for seat in range(state.seats)]
    assert 1 == min(places) and max(places) <= state.seats
    assert all(isinstance(int(game.score(state, seat)), int) for seat in range(state.seats))


# --- at some decisions ----------------------------------------------------------------------


def test_the_mask_equals_the_refusals(game):
    for seats in tables(game):
        for at in sampled(game, seats):
            assert legal_one_by_one(at) == [row.number for row in at.rows]
    for state in starts(game):
        game.flow.settle(state)
        for seat in asked(game, state):
            at = here(game, state, seat)
            assert legal_one_by_one(at) == [row.number for row in at.rows]


def legal_one_by_one(at) -> list[int]:
    """Every row of the table asked whether it is refused, hints or no hints."""
    game, state = at.game, at.state
    phase = game.sequence.phases[state.frame_phase[state.depth - 1]]
    half, field = state.draft_verb[at.seat] - 1, state.draft_said[at.seat]
    legal = []
    for verb in (game.actions.by_play[play] for play in phase.verbs):
        for row in game.actions.rows[verb.first : verb.first + verb.count]:
            begins = half < 0 and row.field <= 0
            goes_on = (verb.number, row.field) == (half, field)
            if (begins or goes_on) and 0 == game.flow.why_not_row(state, at.seat, row.number):
                legal.append(row.number)
    return legal


def test_asking_changes_no_byte_and_a_refused_row_neither(game):
    for at in sampled(game, game.seats[0]):
        before = bytes_of(at.state)
        match = Match.at(game, at.state, chance_by_hand=True, unasked=False)
        table = bytes_of(match.state)
        legal = {row.number for row in match.rows(at.seat)} | begun_again(at)
        for row in game.actions.rows[:: max(1, len(game.actions.rows) // 60)]:
            assert (match.why_not(at.seat, row) is None) == (row.number in legal)
            if row.number not in legal:
                refused(match, at.seat, row)
        assert table == bytes_of(match.state)
        assert before == bytes_of(at.state)


def begun_again(at) -> set[int]:
    """Who has half said something may also begin anew."""
    state = at.state.copy()
    forget_draft(state, at.seat)
    return {row.number for row in here(at.game, state, at.seat).rows}


def refused(match, seat, row):
    """The refusal of this row names a rule and says something."""
    try:
        match.play(seat, row)
    except Refused as no:
        assert no.refusal.rule and no.refusal.sentence
        assert "{" not in no.refusal.sentence
    else:
        raise AssertionError(f"{row.words} was played")


def test_packing_and_unpacking_give_the_same_table(game):
    for at in sampled(game, game.seats[-1]):
        again = game.state.unpack(at.state.pack()[0])
        assert vars(again) == vars(at.state)
        assert bytes_of(at.state) == bytes_of(again)


def test_a_copy_goes_its_own_way(game):
    for at in sampled(game, game.seats[-1]):
        before, copy = bytes_of(at.state), at.state.copy()
        assert copy.same(at.state)
        game.flow.play(copy, at.seat, at.rows[-1].number)
        assert before == bytes_of(at.state)
        assert not copy.same(at.state)


def test_the_same_seed_gives_the_same_game(game):
    first, second = (played(Match(game, game.seats[-1], seed=12), MANY) for _n in range(2))
    assert first.lines == second.lines
    assert bytes_of(first.state) == bytes_of(second.state)


def played(match: Match, most: int, seed: int = 1) -> Match:
    """The match, played at random for so many moves, or to its end."""
    dice = random.Random(seed)
    while not match.over and len(match.lines) < most:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.rows(seat)))
    return match


def test_every_reading_of_every_option_can_be_played(game):
    """For a good while: to the end they are played compiled, by each game's own tests. What is
    usual is the same game for every option."""
    usual: dict[int, Record] = {}
    for option in game.options:
        for reading in option.readings:
            seats = next(n for n in game.seats if lets(game, n, {option.word: reading}))
            if reading != option.usual:
                after = played_for_a_while(game, seats, {option.word: reading})
            else:
                after = usual[seats] = usual.get(seats) or played_for_a_while(game, seats, {})
            assert reading == game.readings(after)[option.word]


def played_for_a_while(game: Game, seats: int, options: dict[str, str]) -> Record:
    """The table after a good while."""
    *_rest, last = islice(walk(game, seats, options, seed=13), MANY)
    assert last.state.ended or last.number == MANY - 1
    return last.state


def lets(game: Game, seats: int, options: dict[str, str]) -> bool:
    """May this number of seats play by these options?"""
    return not (game.check_options and game.check_options(seats, game.chosen(options)))


def test_the_default_is_always_lawful(game):
    match = Match(game, game.seats[-1], seed=14)
    for _n in range(game.longest):
        if match.over:
            break
        seat = match.to_act[-1]
        row = match.default(seat)
        assert row in match.rows(seat)
        match.play(seat, row)
    assert match.over


def test_what_is_half_said_can_be_finished(game):
    for at in sampled(game, game.seats[-1]):
        for row in at.rows:
            if row.field == 0 and len(row.verb.fields) > 1:
                state = at.state.copy()
                game.flow.play(state, at.seat, row.number)
                assert can_be_finished(game, state, at.seat), row.words


def can_be_finished(game: Game, state: Record, seat: int) -> bool:
    """From here on, whichever lawful thing is said, another can be until the move is whole."""
    if state.draft_verb[seat] == 0:
        return True
    rows = here(game, state, seat).rows
    width = len(game.actions.verbs[state.draft_verb[seat] - 1].fields)
    if state.draft_said[seat] == width - 1:
        return bool(rows)
    for row in rows[:6]:
        after = state.copy()
        game.flow.scope["play_row"](after, seat, row.number)
        if not can_be_finished(game, after, seat):
            return False
    return bool(rows)


def test_undo_restores_the_table(game):
    for at in sampled(game, game.seats[-1]):
        match = Match.at(game, at.state, chance_by_hand=True, unasked=False)
        if at.seat == CHANCE:
            continue
        for row in at.rows[:: max(1, len(at.rows) // 3)]:
            before, lines = bytes_of(match.state), list(match.lines)
            match.play(at.seat, row)
            if match.why_not_undo(at.seat):
                match = Match.at(game, at.state, chance_by_hand=True, unasked=False)
                continue
            match.undo(at.seat)
            assert before == bytes_of(match.state)
            assert lines == match.lines


def test_a_long_move_is_the_same_in_one_sentence(game):
    for at in sampled(game, game.seats[-1]):
        starts = [row for row in at.rows if row.field == 0]
        for row in starts[:3]:
            state, seat, said = at.state.copy(), at.seat, [row.values[0]]
            game.flow.scope["play_row"](state, seat, row.number)
            while 0 < state.draft_said[seat] < len(row.verb.fields):
                following = here(game, state, seat).rows[-1]
                said.append(following.values[0])
                game.flow.scope["play_row"](state, seat, following.number)
            match = Match.at(game, at.state, chance_by_hand=True, unasked=False)
            match.play(seat, Move(row.verb, tuple(said)).words)
            game.flow.settle(state)
            assert state.same(match.state)


@settings(derandomize=True, max_examples=15, deadline=None)
@given(st.data())
def test_made_choices_keep_the_promises_too(data):
    """Choices that Hypothesis makes are often all alike: first rows, last rows, one verb only."""
    game = load(data.draw(st.sampled_from(all_games())))
    seats = data.draw(st.sampled_from(list(game.seats)))
    state, room = game.new(seats), game.room()
    for _n in range(60):
        waiting = asked(game, state)
        if not waiting:
            break
        seat = data.draw(st.sampled_from(waiting))
        count = game.flow.legal_rows(state, seat, room)
        assert count
        row = room[data.draw(st.integers(0, count - 1))]
        game.flow.play(state, seat, row)
        assert 0 == game.accounted(state)
        assert state.told_count <= game.state.TOLD
