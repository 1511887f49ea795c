"""Leaks planted on purpose: the suite for every game must catch each of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabard.engine import secrets
from tabard.engine.events import Events
from tabard.engine.match import Match
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.sequence import Sequence
from tabard.engine.stack import push
from tests.every_game.test_secrets import (
    test_a_line_shows_only_what_its_reader_may_know as suite_for_lines,
)
from tests.every_game.test_secrets import (
    test_a_sealed_answer_writes_only_sealed_fields_and_leaves_a_mark as suite_for_answers,
)
from tests.every_game.test_secrets import (
    test_tables_that_differ_only_in_secrets_look_alike_after_each_move as suite,
)

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


def with_verb(old, **changed):
    """The game with some of a verb's rules replaced."""
    new = changed.get("play", old)
    verbs = [replace(v, **changed) if v.play is old else v for v in GAME.verbs]
    phases = [
        replace(p, verbs=tuple(new if v is old else v for v in p.verbs))
        for p in GAME.sequence.phases
    ]
    return replace(GAME, verbs=verbs, sequence=Sequence(GAME.sequence.names, phases))


def with_phase(number, **changed):
    """The game with a phase declared otherwise."""
    phases = [replace(p, **changed) if p.number == number else p for p in GAME.sequence.phases]
    return replace(GAME, sequence=Sequence(GAME.sequence.names, phases))


def with_event(word, **changed):
    """The game with an event declared otherwise."""
    events = Events()
    events.all = [replace(e, **changed) if e.word == word else e for e in GAME.events.all]
    return replace(GAME, events=events)


def test_a_told_fact_that_everybody_reads_is_caught():
    with pytest.raises(AssertionError):
        suite(with_event("pulled", secret=()))


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
