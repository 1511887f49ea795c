"""The nets that games have: they fit the rules, know what their seat knows, and play well."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tabard.engine.dice import new_stream
from tabard.engine.find import find_game, game_names
from tabard.engine.match import Match
from tabard.engine.secrecy.secrets import guess
from tabard.lab.matches import Matches
from tabard.players import LEVELS, thinks
from tabard.players.learned import FILE, LAYERS, Encoder, Net, keep_net, net_for
from tabard.players.levels import Plan
from tabard.players.thinking import Thinker
from tabard.players.thinks import Thinks

MASTER = LEVELS["master"]


def some_way_in(players: int, moves: int = 60) -> Match:
    match = Match("jeanne_darc", players, seed=3)
    for _move in range(moves):
        seat = match.to_act[0]
        rows = match.rows(seat)
        match.play(seat, rows[len(rows) // 2])
    return match


def test_every_net_fits_the_rules_of_its_game() -> None:
    """A net of older rules, or of another table of moves, must be learned anew."""
    learned = [
        game
        for game in map(find_game, game_names())
        if game.weights.file and game.weights.file.with_name(FILE).is_file()
    ]
    assert [game.name for game in learned] == ["jeanne_darc"]
    for game in learned:
        assert game.weights.file
        assert Net(game, game.weights.file.with_name(FILE)).players


def test_it_plays_for_as_many_players_as_it_has_learned() -> None:
    game = find_game("jeanne_darc")
    asked = {players: net_for(game, Match(game, players, seed=1).state) for players in (2, 3, 4, 5)}
    assert [players for players, net in asked.items() if net] == [2, 3]


def test_a_game_that_nobody_has_learned_has_none() -> None:
    game = find_game("fall_of_rome")
    assert net_for(game, Match(game, 2, seed=1).state) is None


def test_it_likes_the_same_at_tables_that_its_seat_cannot_tell_apart() -> None:
    match = some_way_in(3)
    game, seat = match.game, match.to_act[0]
    net = net_for(game, match.state)
    assert net
    rows = [row.number for row in match.rows(seat)]
    own = net.likes(match.state, seat, rows)
    others = [guess(game, match.state, (seat,), new_stream(seed)) for seed in range(5)]
    assert any(bytes(each.pack()) != bytes(match.state.pack()) for each in others)
    for each in others:
        assert (net.likes(each, seat, rows) == own).all()
    other = next(each for each in range(3) if each != seat)
    assert (net.likes(match.state, other, rows) != own).any()


def test_without_machine_code_a_master_plays_what_it_has_learned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And nothing that was refused."""
    match = some_way_in(2)
    seat = match.to_act[0]
    net = net_for(match.game, match.state)
    assert net
    rows = [row.number for row in match.rows(seat)]
    assert len(rows) > 1
    best = net.row(match.state, seat, rows)
    monkeypatch.setattr(thinks, "thinker_of", lambda _game, wait: None)
    master = Thinks(MASTER, match.game, seat, seed=1)
    assert master.choose(match).number == best
    monkeypatch.setattr(match, "refused", lambda seat: {best})
    assert master.choose(match).number in set(rows) - {best}


def test_what_was_thought_and_what_was_learned_count_alike() -> None:
    """A row that the net likes a little more is taken, unless it was hardly thought of."""
    match = some_way_in(2)
    seat = match.to_act[0]
    net = net_for(match.game, match.state)
    assert net
    rows = [row.number for row in match.rows(seat)]
    likes = dict(zip(rows, net.likes(match.state, seat, rows).tolist(), strict=True))
    liked, other = sorted(rows, key=lambda row: -likes[row])[:2]
    odds = math.exp(likes[liked] - likes[other])  # how much rather the net plays the one
    for much, taken in ((0.9, liked), (1.1, other)):
        thought = {liked: 1 / (1 + much * odds), other: much * odds / (1 + much * odds)}
        assert net.row_after(match.state, seat, thought) == taken


@pytest.mark.compiled
def test_a_master_thinks_and_asks_what_it_has_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table as in a ladder; of what was thought about only what nobody has refused."""
    match = some_way_in(2)
    seat, game = match.to_act[0], match.game
    level = replace(MASTER, plan=Plan(30))
    thought: list[dict[int, float]] = []

    def row_after(_net: Net, _table: object, _seat: int, shares: dict[int, float]) -> int:
        thought.append(shares)
        return min(shares)

    monkeypatch.setattr(Net, "row_after", row_after)
    rows = {row.number for row in match.rows(seat)}
    first = Thinks(level, game, seat, seed=1, wait=True).choose(match).number
    assert first == min(thought[0]) and rows >= thought[0].keys()
    assert sum(thought[0].values()) == pytest.approx(1)
    monkeypatch.setattr(match, "refused", lambda seat: {first})
    Thinks(level, game, seat, seed=1, wait=True).choose(match)
    assert first not in thought[1]
    Matches(Thinker(game), 2).play([level, LEVELS["novice"]], 0)
    assert len(thought) > 20


def test_what_is_kept_in_whole_numbers_says_nearly_the_same(tmp_path: Path) -> None:
    game = find_game("jeanne_darc")
    encoder, chance = Encoder(game), np.random.default_rng(1)
    sizes = dict(zip(LAYERS, [(encoder.size, 12), (12, 6), (6, encoder.rows)], strict=True))
    made = {name: chance.normal(0, size[0] ** -0.5, size) for name, size in sizes.items()}
    made |= {f"{name}_bias": chance.normal(0, 0.1, size[1]) for name, size in sizes.items()}
    keep_net(tmp_path / FILE, made, encoder, {2})
    net, match = Net(game, tmp_path / FILE), some_way_in(2)
    thought = encoder(net._look(match.state, 0))
    for name in LAYERS:
        thought = thought @ made[name] + made[f"{name}_bias"]
        thought = thought if name == LAYERS[-1] else np.tanh(thought)
    said = net.likes(match.state, 0, np.arange(encoder.rows))
    assert np.abs(said - thought[0]).max() < 0.03 < thought.std()


def test_a_net_of_other_rules_is_refused(tmp_path: Path) -> None:
    game = find_game("jeanne_darc")
    assert game.weights.file
    with np.load(game.weights.file.with_name(FILE)) as kept:
        other = {name: kept[name] for name in kept.files} | {"version": "0.9"}
    np.savez(tmp_path / FILE, **other)
    with pytest.raises(ValueError, match=r"knows .*0\.9"):
        Net(game, tmp_path / FILE)


@pytest.mark.compiled
def test_a_master_of_jeanne_darc_wins_against_the_fair_bot() -> None:
    """Also with a third of the thinking that it has."""
    matches = Matches(Thinker(find_game("jeanne_darc")), 2)
    for number in range(2):
        played = matches.play([replace(MASTER, plan=Plan(500)), LEVELS["fair"]], number)
        assert matches.won(played, 0) == 1.0
