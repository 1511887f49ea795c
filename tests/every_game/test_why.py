"""``why`` and ``do`` agree in everything: of every verb and many rows, in short and in full."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from tabard.engine.actions import Verb
from tabard.engine.game import Game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.match.now import phase_on_top
from tabard.engine.moves import HalfSaid, Move, beyond
from tabard.engine.refusals import Refused
from tabard.engine.rule import LEGAL

from .walks import FEW, sampled, starts, tables

ROWS = 3  # so many moves of each verb at each table, besides the verb alone


@dataclass(frozen=True)
class Said:
    """What was answered: refused by a rule, half said, or nothing of that kind."""

    rule: str = ""
    sentence: str = ""


def asked(match: Match, seat: int, words: str) -> Said:
    """What ``why`` says."""
    try:
        refusal = match.why_not(seat, words)
    except HalfSaid as half:
        return Said("half", str(half))
    return Said(refusal.rule or "none", refusal.sentence) if refusal else Said()


def done(match: Match, seat: int, words: str) -> Said:
    """What ``do`` says, on a match of its own."""
    try:
        own = Match.at(match.game, match.state, chance_by_hand=True, unasked=False)
        own.play(seat, words)
    except HalfSaid as half:
        return Said("half", str(half))
    except Refused as error:
        return Said(error.refusal.rule or "none", error.refusal.sentence)
    return Said()


def moves(verb: Verb, dice: random.Random) -> list[str]:
    """The verb alone, some moves named whole, and one with numbers that no row has."""
    kinds = [kind for _key, kind in verb.fields]
    whole = [
        Move(verb, tuple(dice.choice(kind.numbers) for kind in kinds)).words for _ in range(ROWS)
    ]
    beyond = [kind.numbers[-1] + dice.choice((1, 40)) for kind in kinds if kind.kind == "number"]
    if beyond:
        at = [i for i, kind in enumerate(kinds) if kind.kind == "number"]
        values = [dice.choice(kind.numbers) for kind in kinds]
        for place, number in zip(at, beyond, strict=True):
            values[place] = number
        whole.append(Move(verb, tuple(values)).words)
    return [verb.word, *whole]


def test_why_and_do_agree_in_everything(game: Game) -> None:
    dice = random.Random(7)
    states = [here.state for seats in tables(game) for here in sampled(game, seats, 6)]
    for state in [*states, *starts(game)][:FEW]:
        match = Match.at(game, state, chance_by_hand=True, unasked=False)
        seats = [*match.to_act, dice.choice([*range(match.state.seats), CHANCE])]
        for seat in dict.fromkeys(seats):
            for verb in game.actions.verbs:
                for words in moves(verb, dice):
                    before = match.state.copy()
                    assert asked(match, seat, words) == done(match, seat, words), (seat, words)
                    assert match.state.same(before)


def test_odds_judge_their_move_first_half_said_or_whole(game: Game) -> None:
    dice = random.Random(9)
    for here in (here for seats in tables(game) for here in sampled(game, seats, 2)):
        match = Match.at(game, here.state, chance_by_hand=True, unasked=False)
        for seat in dict.fromkeys((here.seat, dice.randrange(match.state.seats))):
            for verb in game.actions.verbs:
                for words in moves(verb, dice)[:2]:
                    said = asked(match, seat, words)
                    if said.rule not in ("", "half"):
                        with pytest.raises(Refused) as refused:
                            match.odds(seat, words)
                        assert said.sentence == refused.value.refusal.sentence


def test_a_move_that_is_named_whole_is_judged_whole(game: Game) -> None:
    dice = random.Random(8)
    for here in (here for seats in tables(game) for here in sampled(game, seats, 2)):
        match = Match.at(game, here.state, chance_by_hand=True, unasked=False)
        for seat in match.to_act:
            long = [game.actions.by_play[play] for play in phase_on_top(game, match.state).verbs]
            for verb in (verb for verb in long if verb.long):
                for words in moves(verb, dice)[1:]:
                    refusal, values = match.why_not(seat, words), match.read(seat, words).values
                    whole = refusal and verb.why_not(match.state, seat, *values)
                    if whole and beyond(match.read(seat, words)) is None:
                        assert refusal == game.book.refusals.explain(whole, match.name), words


def test_the_reason_that_is_told_of_many_moves_is_that_of_one_of_them(game: Game) -> None:
    for here in (here for seats in tables(game) for here in sampled(game, seats, 2)):
        match = Match.at(game, here.state, chance_by_hand=True, unasked=False)
        if match.draft(here.seat) is None:
            for verb in (game.actions.by_play[p] for p in phase_on_top(game, here.state).verbs):
                rows = [row for row in game.actions.rows if row.verb is verb and row.field <= 0]
                refusal = match.why_none(here.seat, rows)
                given = {game.flow.why_not_row(here.state, here.seat, row.number) for row in rows}
                if refusal is None:
                    assert LEGAL in given
                else:
                    each = (game.book.refusals.explain(number, match.name) for number in given)
                    assert any(refusal.sentence.endswith(one.sentence) for one in each), refusal
