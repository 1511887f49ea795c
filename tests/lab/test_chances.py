"""How a game turned: repeatable, true at its end, and blind for what nobody could know."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from tabard.cli.main import run
from tabard.engine.dice import new_stream
from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.engine.record import MatchRecord, read_record, text_of
from tabard.engine.record.replay import replay
from tabard.engine.secrecy.secrets import guess
from tabard.lab.chances import Account, _Judge, account
from tabard.players import play_stand_ins

pytestmark = pytest.mark.compiled

JEANNE = "jeanne_darc"


@cache
def played() -> str:
    """A record of three greedy bots."""
    match = Match(JEANNE, seats=3, seed=4)
    for seat in range(3):
        match.resign(seat, "bot:greedy")
    play_stand_ins(match, 4)
    return text_of(match, ["bot:greedy"] * 3)


def record() -> MatchRecord:
    return read_record(played())


def of(record: MatchRecord, points: int = 8, seed: int = 1, playouts: int = 20) -> Account:
    return account(record, points=points, playouts=playouts, seed=seed)


def test_the_same_for_a_seed_and_otherwise_for_another() -> None:
    assert of(record()) == of(record())
    assert of(record()).chances != of(record(), seed=2).chances


def test_at_the_end_the_winner_has_it_and_before_it_the_chances_sum_to_one() -> None:
    found = of(record())
    last = found.chances[len(record().entries)]
    assert sorted(last) == [0, 0, 1]
    assert all(sum(chances) == pytest.approx(1) for chances in found.chances.values())
    assert len(found.chances) == 8


def test_the_longest_leap_is_looked_into_until_it_is_a_move() -> None:
    found = of(record(), points=30, playouts=50)
    swing = found.swings[0]
    assert (found.chances[swing.move - 1], found.chances[swing.move]) == (swing.before, swing.after)
    assert swing.size >= 0.15
    assert record().entries[swing.move - 1].words == swing.words


def test_luck_and_choice_together_are_all_that_was_found() -> None:
    found = of(record(), points=30, playouts=50)
    sums = zip(found.sums(luck=True), found.sums(luck=False), strict=True)
    whole = [sum(s.after[n] - s.before[n] for s in found.swings) for n in range(3)]
    assert whole == pytest.approx([luck + choice for luck, choice in sums])


def test_what_nobody_at_the_table_can_know_does_not_weigh_in() -> None:
    """Two tables that a spectator cannot tell apart have the same chances."""
    game, match = find_game(JEANNE), replay(record(), 200)
    other = guess(game, match.state, (), new_stream(7))
    assert other.cards != match.state.cards
    chances = []
    for table in (match.state, other):
        judge = _Judge(game, [table], 20, "bot:greedy", 1)
        judge.look(0)
        chances.append(judge.chances)
    assert chances[0] == chances[1]


def test_those_who_win_together_have_one_chance() -> None:
    match = Match("fall_of_rome", seats=2, seed=1)
    found = account(read_record(text_of(match, ["human"] * 2)), playouts=10)
    assert ((), 1) == (found.sides, len(found.chances[0]))


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.game"
    file.write_text(played())
    said = ["chances", str(file), "--points", "4", "--playouts", "10"]
    assert run([*said, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert [1, 2, 3] == facts["sides"] and 4 == len(facts["chances"])
    assert run(said) == 0
    assert "Chances by 10 games" in capsys.readouterr().out


@pytest.mark.parametrize("bot", ["bot:nobody", "bot:strong", "greedy"])
def test_a_bot_that_cannot_play_in_a_batch_is_refused_in_a_sentence(bot: str) -> None:
    with pytest.raises(Misused):
        account(record(), playouts=10, bot=bot)
