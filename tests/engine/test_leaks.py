"""Leaks planted on purpose: the suite for every game must catch each of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabard.engine.flow.sequence import Sequence
from tabard.engine.flow.stack import push, seat_now, turn_to
from tabard.engine.match import Match
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.secrecy import guessing, secrets
from tests.every_game.test_secrets import (
    test_a_guess_has_the_same_view_and_all_its_components as suite_for_guesses,
)
from tests.every_game.test_secrets import (
    test_a_line_shows_only_what_its_reader_may_know as suite_for_lines,
)
from tests.every_game.test_secrets import (
    test_a_sealed_answer_writes_only_sealed_fields_and_leaves_a_mark as suite_for_answers,
)
from tests.every_game.test_secrets import (
    test_tables_that_differ_only_in_secrets_look_alike_after_each_move as suite,
)
from tests.otherwise import with_event

from . import toll
from .awkward import (
    CARDS,
    GAME,
    HAND,
    KNIGHT_WINDOW,
    KNIGHTS,
    PULLED,
    PURSE,
    PURSE_LACKS,
    SEND,
    TRUMP_WINDOW,
    discard,
    draw,
    in_hand,
    knight,
    offer,
    vote,
    why_not_offer,
)  # fmt: skip


def with_verb(old, game=GAME, **changed):
    """The game with some of a verb's rules replaced."""
    new = changed.get("play", old)
    verbs = [replace(v, **changed) if v.play is old else v for v in game.verbs]
    phases = [
        replace(p, verbs=tuple(new if v is old else v for v in p.verbs))
        for p in game.sequence.phases
    ]
    return replace(game, verbs=verbs, sequence=Sequence(game.sequence.names, phases))


def with_phase(number, game=GAME, **changed):
    """The game with a phase declared otherwise."""
    phases = [replace(p, **changed) if p.number == number else p for p in game.sequence.phases]
    return replace(game, sequence=Sequence(game.sequence.names, phases))


def test_a_told_fact_that_everybody_reads_is_caught():
    with pytest.raises(AssertionError):
        suite(with_event(GAME, "pulled", secret=()))


def test_a_record_line_that_everybody_reads_is_caught():
    with pytest.raises(AssertionError):
        suite_for_lines(with_verb(draw, seen_by=None))


def test_a_refusal_by_what_another_holds_is_caught():
    def why_not(state, seat, to, give, want):
        refusal = why_not_offer(state, seat, to, give, want)
        if refusal == LEGAL and want >= 0 and state.tokens[PURSE + to][want] == 0:
            return because(PURSE_LACKS, want)
        return refusal

    with pytest.raises(AssertionError):
        suite(with_verb(offer, why_not=why_not))


def test_asking_only_who_holds_the_card_is_caught():
    def knight_asks_trumps(state, seat, card):
        discard(state, seat, card)
        state.strength[seat] += 1
        for other in range(state.seats):
            for trump in range(KNIGHTS, CARDS):
                if other != seat and in_hand(state, other, trump):
                    push(state, TRUMP_WINDOW, other)
                    return

    with pytest.raises(AssertionError):
        suite(with_verb(knight, play=knight_asks_trumps))


def test_a_single_row_taken_unasked_is_caught():
    with pytest.raises(AssertionError):
        suite(with_phase(KNIGHT_WINDOW, public=True))


def test_a_half_said_answer_that_all_can_see_is_caught():
    with pytest.raises(AssertionError):
        suite(with_phase(SEND, sealed=False))


def test_an_answer_that_is_told_is_caught():
    def told_vote(state, seat, side):
        vote(state, seat, side)
        state.strength[seat] = side

    with pytest.raises(AssertionError):
        suite_for_answers(with_verb(vote, play=told_vote))


def test_an_answer_without_a_mark_is_caught():
    def lazy_vote(state, seat, side):
        state.frame_answered[state.depth - 1] |= 1 << seat
        if state.frame_answered[state.depth - 1] == (1 << state.seats) - 1:
            vote(state, seat, side)

    with pytest.raises(AssertionError):
        suite_for_answers(with_verb(vote, play=lazy_vote))


@pytest.mark.parametrize("part", ["_hide_places", "_keep_own_bits", "_keep_told"])
def test_a_view_with_a_hole_is_caught(monkeypatch, part):
    monkeypatch.setattr(secrets, part, lambda *_all: None)
    with pytest.raises(AssertionError):
        a_view_keeps_its_secrets()


def test_a_view_without_holes_keeps_its_secrets():
    a_view_keeps_its_secrets()


def a_view_keeps_its_secrets():
    """Two tables with a card of two hands exchanged, one of them seen by a third, look alike."""
    state = Match(GAME, 3, seed=3).state
    other = state.copy()
    mine, theirs = (state.card_place.index(HAND + seat) for seat in (0, 1))
    state.card_seen[mine] = other.card_seen[theirs] = 1
    other.card_place[mine], other.card_place[theirs] = HAND + 1, HAND
    for table, colour in ((state, 0), (other, 1)):
        table.told_count = 0
        tell(table, PULLED, 0, colour)
    assert vars(secrets.view(GAME, state, (2,))) == vars(secrets.view(GAME, other, (2,)))


def test_a_half_said_draft_in_a_view_is_caught(monkeypatch):
    monkeypatch.setattr(secrets, "_secret_drafts", lambda *_all: ())
    with pytest.raises(AssertionError):
        suite(GAME)


# --- amounts --------------------------------------------------------------------------------


def test_what_is_left_told_to_all_is_caught():
    def pay_and_tell(state, seat):
        toll.pay(state, seat)
        tell(state, toll.SHOWN, seat, state.chips[seat])

    with pytest.raises(AssertionError):
        suite(with_verb(toll.pay, toll.GAME, play=pay_and_tell))


def test_taking_unasked_for_want_of_a_chip_is_caught():
    with pytest.raises(AssertionError):
        suite(with_phase(toll.TOLL, toll.GAME, public=True))


def test_a_count_that_is_taken_unasked_is_caught():
    def show_and_go_on(state, seat):
        toll.show(state, seat)
        state.ended = 0
        turn_to(state, toll.CARD, 0)

    goes_on = with_verb(toll.show, toll.GAME, play=show_and_go_on)
    with pytest.raises(AssertionError, match="shown"):
        suite(with_phase(toll.COUNT, goes_on, public=True))


def test_asking_only_who_has_a_chip_is_caught():
    def pay_to_the_rich(state, seat):
        toll.pay(state, seat)
        while state.chips[seat_now(state)] == 0:
            turn_to(state, toll.TOLL, (seat_now(state) + 1) % state.seats)

    with pytest.raises(AssertionError):
        suite(with_verb(toll.pay, toll.GAME, play=pay_to_the_rich))


def test_a_refusal_by_what_another_has_is_caught():
    def why_not(state, seat):
        following = state.chips[(seat + 1) % state.seats]
        return toll.why_not_pay(state, seat) if following < 12 else because(toll.NO_CHIP)

    with pytest.raises(AssertionError):
        suite(with_verb(toll.pay, toll.GAME, why_not=why_not))


def test_amounts_left_in_a_view_are_caught(monkeypatch):
    monkeypatch.setattr(secrets, "_fill", lambda *_all: None)
    with pytest.raises(AssertionError):
        suite(toll.GAME)


def test_amounts_from_where_nobody_can_count_them_are_caught():
    """A chip that comes from nowhere when a card is turned up: the sum is no longer everybody's."""

    def turn_up(state, seat, card):
        toll.turn_up(state, seat, card)
        state.chips[0] += state.chips[0] % 2

    with pytest.raises(AssertionError):
        suite(with_verb(toll.turn_up, toll.GAME, play=turn_up))


@pytest.mark.parametrize(
    ("part", "leak"),
    [("total += state.chips[seat]", "total += 1"), ("range(last)", "range(last - 1)")],
)
def test_a_guess_that_loses_chips_is_caught(monkeypatch, part, leak):
    amounts = guessing._of_amounts
    monkeypatch.setattr(guessing, "_of_amounts", lambda f: amounts(f).replace(part, leak))
    with pytest.raises(AssertionError):
        suite_for_guesses(replace(toll.GAME))
