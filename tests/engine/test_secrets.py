"""Views, numbers of hidden pieces, and guesses."""

from collections import Counter

import pytest

from tabard.engine.dice import new_stream
from tabard.engine.flow.stack import push
from tabard.engine.kinds import HIDDEN
from tabard.engine.secrecy import secrets
from tabard.engine.secrecy.secrets import guess, hidden_counts, view

from .awkward import CUP, DECK, GAME, HAND, NO_CARD, PURSE, SEND, VOTE, lay_out


@pytest.fixture
def table():
    """Three seats; seat 1 holds cards 0 and 1, seat 2 card 2; a token in two purses."""
    state = GAME.empty_table(3)
    lay_out(state)
    state.card_place[0] = state.card_place[1] = HAND
    state.card_place[2] = HAND + 1
    state.tokens[CUP], state.tokens[PURSE], state.tokens[PURSE + 1] = (
        [5, 5, 6],
        [1, 0, 0],
        [0, 1, 0],
    )
    return state


def play(state, seat, *words):
    for row in (next(r for r in GAME.actions.rows if r.words == w) for w in words):
        GAME.flow.play(state, seat, row.number)


def test_a_seat_sees_its_own_hand_and_purse(table):
    seen = view(GAME, table, (0,))
    assert ([HAND, HAND, HIDDEN], [1, 0, 0]) == (seen.card_place[:3], seen.tokens[PURSE])
    assert ([HIDDEN] * 3, [HIDDEN] * 3) == (seen.tokens[CUP], seen.tokens[PURSE + 1])


def test_a_spectator_sees_no_hand(table):
    assert {HIDDEN} == set(view(GAME, table, ()).card_place)


def test_two_seats_together_see_both_hands(table):
    assert [HAND, HAND, HAND + 1] == view(GAME, table, (0, 1)).card_place[:3]


def test_a_card_that_was_seen_is_seen_where_it_lies(table):
    table.card_seen[2] = 0b001
    assert HAND + 1 == view(GAME, table, (0,)).card_place[2]
    assert HIDDEN == view(GAME, table, (2,)).card_place[2]


def test_who_else_has_seen_a_card_is_not_told(table):
    table.card_seen[2] = 0b101
    assert (0b001, 0b101, 0) == tuple(
        view(GAME, table, seats).card_seen[2] for seats in ((0,), (0, 2), (1,))
    )


def test_hidden_pieces_are_counted_by_place(table):
    table.card_seen[2] = 0b001
    assert {
        "card_place": {DECK: 13},
        "tokens": {CUP: 16, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0},
    } == hidden_counts(GAME, table, (0,))


def test_a_view_changes_nothing(table):
    before = table.pack().tobytes()
    view(GAME, table, (0,))
    guess(GAME, table, (0,), new_stream(1))
    assert before == table.pack().tobytes()


def test_what_can_be_seen_is_never_guessed_otherwise(table):
    table.card_seen[2] = 0b001
    for number in range(30):
        guessed = guess(GAME, table, (0,), new_stream(number))
        assert [HAND, HAND, HAND + 1] == guessed.card_place[:3]
        assert [1, 0, 0] == guessed.tokens[PURSE]


def test_hidden_cards_are_dealt_fairly(table):
    """Each of the 14 hidden cards lies in the hand of seat 2 equally often."""
    stream, where = new_stream(11), Counter()
    for _n in range(2800):
        where[guess(GAME, table, (0,), stream).card_place.index(HAND + 1)] += 1
    assert set(range(2, 16)) == set(where)
    assert 34.5 > sum((n - 200) ** 2 / 200 for n in where.values())


def test_hidden_tokens_are_dealt_by_their_number(table):
    """Seat 2's token is one of the 17 that seat 1 cannot see: 5 red, 6 green, 6 blue."""
    stream, colours = new_stream(12), Counter()
    for _n in range(3400):
        colours[guess(GAME, table, (0,), stream).tokens[PURSE + 1].index(1)] += 1
    assert 13.8 > sum((colours[i] - n) ** 2 / n for i, n in enumerate((1000, 1200, 1200)))


# --- sealed answers -------------------------------------------------------------------------


def test_that_an_answer_is_given_can_be_seen_but_not_what(table):
    push(table, VOTE, 0)
    play(table, 1, "vote side=peace")
    seen = view(GAME, table, (0,))
    assert ([0, HIDDEN, 0], 0b010) == (seen.vote[:3], seen.frame_answered[0])
    assert [0, 2, 0] == view(GAME, table, (1,)).vote[:3]


def test_a_hidden_answer_is_guessed_anew(table):
    push(table, VOTE, 0)
    play(table, 1, "vote side=peace")
    stream, votes = new_stream(13), Counter()
    for _n in range(1000):
        guessed = guess(GAME, table, (0,), stream)
        assert 0b010 == guessed.frame_answered[0]
        votes[guessed.vote[1]] += 1
    assert {1, 2} == set(votes) and 10.8 > 2 * (votes[1] - 500) ** 2 / 500


def test_an_answer_is_guessed_as_the_guessed_hand_allows(table):
    push(table, SEND, 0)
    play(table, 1, "send area=moor", "… card=knight_2", "… men=1")
    cards = set()
    for number in range(60):
        guessed = guess(GAME, table, (0,), new_stream(number))
        card = guessed.sent_card[1]
        assert card == NO_CARD or guessed.card_place[card] == HAND + 1
        cards.add(card)
    assert len(cards) > 5


def test_an_own_answer_stays(table):
    push(table, SEND, 0)
    play(table, 0, "send area=moor", "… card=knight_0", "… men=1")
    assert (1, 0, 1) == (lambda g: (g.sent_area[0], g.sent_card[0], g.sent_men[0]))(
        guess(GAME, table, (0,), new_stream(5))
    )


def test_what_is_half_said_in_secret_is_its_owners(table):
    push(table, SEND, 0)
    play(table, 1, "send area=moor")
    hidden, own = view(GAME, table, (0,)), view(GAME, table, (1,))
    assert (HIDDEN, HIDDEN, [HIDDEN] * 6) == (
        hidden.draft_verb[1], hidden.draft_said[1], hidden.draft[1],
    )  # fmt: skip
    assert (1, 1) == (own.draft_said[1], own.draft[1][0])
    assert HIDDEN == hidden.draft_said[2], "nor can be seen that nothing is said yet"
    assert 0 == guess(GAME, table, (0,), new_stream(5)).draft_said[1]


def test_a_question_under_another_is_guessed_where_it_lies(table):
    push(table, VOTE, 0)
    play(table, 1, "vote side=peace")
    push(table, SEND, 0)
    guessed = guess(GAME, table, (0,), new_stream(3))
    assert (2, 0b010, True) == (guessed.depth, guessed.frame_answered[0], guessed.vote[1] > 0)


def test_what_was_told_is_kept_from_who_may_not_read_it(table):
    push(table, VOTE, 0)
    table.told_count = 1
    table.told[0] = [0, 1, 9, 0, 0, 0]
    table.told[1] = [0, 1, 8, 0, 0, 0]
    assert [[0, 1, HIDDEN, 0, 0, 0], [0] * 6] == view(GAME, table, (0,)).told[:2]
    assert [0, 1, 9, 0, 0, 0] == view(GAME, table, (1,)).told[0]


def test_a_sealed_answer_to_an_open_question_is_a_fault_of_the_game(table):
    table.vote[1] = 2
    with pytest.raises(AssertionError, match="not sealed"):
        secrets.guess(GAME, table, (0,), new_stream(1))
