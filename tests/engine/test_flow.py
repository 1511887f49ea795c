"""The loop of every game: who is asked, what is legal, what follows."""

from collections import Counter

from tabard.engine.dice import new_stream
from tabard.engine.flow.stack import push
from tabard.engine.kinds import CHANCE

from . import awkward, toy


def legal(game, state, seat):
    room = game.room()
    return [game.actions.rows[n].words for n in room[: game.flow.legal_rows(state, seat, room)]]


def test_the_seat_of_the_phase_is_asked():
    state = toy.GAME.new(3)
    assert (0b001, 0) == (toy.GAME.flow.asked_now(state), toy.GAME.flow.first_asked(state))


def test_chance_is_asked_where_the_phase_says_so():
    state = toy.GAME.new(3)
    push(state, toy.RIVER, 2)
    assert (1 << CHANCE, CHANCE) == (
        toy.GAME.flow.asked_now(state),
        toy.GAME.flow.first_asked(state),
    )


def test_all_who_have_not_answered_are_asked_at_once():
    state = awkward.GAME.empty_table(4)
    push(state, awkward.VOTE, 0)
    assert 0b1111 == awkward.GAME.flow.asked_now(state)
    state.frame_answered[0] = 0b0101
    assert 0b1010 == awkward.GAME.flow.asked_now(state)


def test_nobody_is_asked_when_the_game_is_over():
    state = toy.GAME.new(2)
    state.ended = 1
    assert (0, -1, []) == (
        toy.GAME.flow.asked_now(state), toy.GAME.flow.first_asked(state), legal(toy.GAME, state, 0),
    )  # fmt: skip


def test_legal_rows_come_in_the_order_of_the_table():
    state = toy.GAME.new(2)
    state.camp[0], state.supply[0] = 2, 1
    assert ["recruit men=1", "march men=1", "march men=2"] == legal(toy.GAME, state, 0)
    assert [] == legal(toy.GAME, state, 1)


def test_a_half_said_move_asks_for_its_next_field():
    state = awkward.GAME.empty_table(2)
    awkward.lay_out(state)
    push(state, awkward.SEND, 0)
    awkward.GAME.flow.play(state, 1, awkward.GAME.actions.by_word["send"].first)
    assert ["… card=none"] == legal(awkward.GAME, state, 1)
    assert ["send area=hill", "send area=moor", "send area=port"] == legal(awkward.GAME, state, 0)


def test_who_can_only_pass_passes_by_itself():
    state = awkward.GAME.empty_table(2)
    awkward.lay_out(state)
    for card in range(awkward.CARDS):
        state.card_place[card] = awkward.DISCARD
    push(state, awkward.MARKET, 0)
    awkward.GAME.flow.settle(state)
    assert 0 == state.depth


def test_alike_things_are_picked_in_proportion():
    state = awkward.GAME.empty_table(2)
    state.tokens[awkward.CUP] = [1, 2, 5]
    push(state, awkward.PULL, 0)
    flow, room, stream = awkward.GAME.flow, awkward.GAME.room(), new_stream(3)
    count = flow.legal_rows(state, CHANCE, room)
    pulls = Counter(flow.pick(state, CHANCE, room, count, stream) - room[0] for _n in range(8000))
    expected = [1000, 2000, 5000]
    assert 13.8 > sum((pulls[i] - n) ** 2 / n for i, n in enumerate(expected))


def test_a_pick_is_even_among_rows_that_stand_for_one_thing():
    state = toy.GAME.new(2)
    flow, room, stream = toy.GAME.flow, toy.GAME.room(), new_stream(4)
    count = flow.legal_rows(state, 0, room)
    picks = Counter(flow.pick(state, 0, room, count, stream) for _n in range(2000))
    assert 10.8 > sum((picks[row] - 1000) ** 2 / 1000 for row in room[:2])


def test_two_games_keep_their_own_rules():
    assert toy.GAME.flow.why_not_row is not awkward.GAME.flow.why_not_row
    assert toy.GAME.flow.legal_rows.__globals__["ROW_VERB"] is toy.GAME.actions.tables["ROW_VERB"]
