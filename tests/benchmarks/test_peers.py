"""The list of peers, and what all their programs do alike. Nothing is timed here."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from benchmarks.comparing.entries import OURS, entries
from benchmarks.peers.tabard import Plain
from benchmarks.peers.timing import MIDDLE, Contest, Played, play_for

from tabard.engine.find import find_game, game_names

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
LIST = BENCHMARKS / "peers.toml"


def test_every_entry_is_its_own_and_has_a_program():
    found = entries(LIST)
    assert len({entry.key for entry in found}) == len(found)
    assert all((BENCHMARKS / "peers" / f"{entry.peer.name}.py").exists() for entry in found)


def test_each_of_our_games_is_played_compiled_and_plain():
    ours = [(e.game, e.how) for e in entries(LIST) if e.peer.name == OURS]
    assert sorted(ours) == sorted((name, how) for name in game_names() for how in ("", "plain"))
    samples = {(e.game, e.sample) for e in entries(LIST) if e.peer.name == OURS}
    assert len(samples) == len(game_names()) and all(sample for _game, sample in samples)


def test_peers_have_a_least_version_each():
    assert all(">=" in p for e in entries(LIST) for p in e.peer.packages)


def test_words_choose_peers_or_games():
    assert {"rlcard"} == {e.peer.name for e in entries(LIST, ["rlcard"])}
    assert {"chess"} == {e.game for e in entries(LIST, ["chess"])}
    assert [] == entries(LIST, ["nobody"])


class Steady(Contest):
    """Plays 100 games a second, it says."""

    def __init__(self):
        self.amounts = []

    def play(self, amount):
        self.amounts.append(amount)
        return Played(amount, amount / 100, forced=amount, free=2 * amount)

    def position(self):
        return None

    def copies(self, position, number):
        return [position] * number


def test_bundles_grow_until_the_time_is_filled():
    steady = Steady()
    played = play_for(steady, 1.0)
    assert played.seconds == pytest.approx(1.0) and played.games == 100
    assert steady.amounts[:4] == [1, 2, 4, 8]
    assert (played.forced, played.free, played.chance) == (100, 200, None)


def test_counts_of_chance_are_added_where_there_are_any():
    one = Played(1, 1.0, forced=1, free=1, chance=5)
    assert (one + one).chance == 10
    assert (Played(0, 0.0, 0, 0) + one).chance == 5


def test_a_plain_position_in_the_middle_is_always_the_same():
    plain = Plain(find_game("fall_of_rome"), seed=1)
    one, other = plain.position(), plain.position()
    assert one is not other and one.same(other)
    first, second = plain.copies(one, 2)
    assert first.same(one) and first is not second
    table = plain.one_game(1, 0, Played(0, 0.0, 0, 0, 0), MIDDLE + 1)
    assert not table.same(one)


def test_a_plain_digest_depends_on_the_games_alone():
    plain = Plain(find_game("fall_of_rome"), seed=1)
    again = Plain(find_game("fall_of_rome"), seed=2)
    assert plain.digest(1) == again.digest(1) != hashlib.sha256().hexdigest()
    assert plain.digest(1) != plain.digest(2)
