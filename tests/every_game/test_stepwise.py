"""Tables in arrays, move by move: what they show is what a ``Match`` shows, in both builds."""

from __future__ import annotations

import numpy as np
import pytest

from tabard.batch import Batch
from tabard.engine.kinds import HIDDEN, MAX_SEATS
from tabard.engine.secrecy.secrets import hidden_counts, led_too, view
from tabard.engine.secrecy.viewing import fields_seen, view_rules
from tabard.lab.simulate import simulate

from .test_secrets import THIRD, viewers_of
from .walks import bytes_of, sampled


def rules_of_views(game):
    """The written-out rules, to be called plain."""
    scope = dict(game.flow.scope)
    view_rules(game, scope)
    return scope["view_table"], scope["flatten"]


def bits(game, state, seats):
    return sum(1 << seat for seat in led_too(game, state, seats))


def seen_by_rules(game, state, seats):
    seen = state.copy()
    rules_of_views(game)[0](state, seen, bits(game, state, seats))
    return seen


def flat_by_rules(game, state, seat):
    seen, last = state.copy(), fields_seen(game)[-1]
    view_table, flatten = rules_of_views(game)
    view_table(state, seen, bits(game, state, (seat,)))
    flat = [0] * (last.at + last.size)
    flatten(state, seen, flat, seat)
    return flat


def a_view_by_rules_is_the_view(game):
    for at in sampled(game, game.seats[-1], THIRD):
        for seats in viewers_of(at):
            assert bytes_of(view(game, at.state, seats)) == bytes_of(
                seen_by_rules(game, at.state, seats)
            )


def test_a_view_by_rules_is_the_view(game):
    a_view_by_rules_is_the_view(game)


def test_a_flat_row_holds_the_view_and_the_hidden_counts_by_name(game):
    for at in sampled(game, game.seats[-1], THIRD):
        seat = at.state.seats - 1
        flat, seen = flat_by_rules(game, at.state, seat), view(game, at.state, (seat,))
        counts = hidden_counts(game, at.state, (seat,))
        for part in fields_seen(game):
            row = np.array(flat[part.at : part.at + part.size])
            numbers = row.reshape(part.shape).tolist() if part.kinds else int(row[0])
            if part.name == "seat":
                assert seat == numbers
            elif part.name in game.state.fields:
                assert getattr(seen, part.name) == numbers, part.name
                assert part.can_hide or HIDDEN not in flat[part.at : part.at + part.size]
            else:
                there = counts[part.name.removeprefix("hidden_")]
                if not part.kinds:
                    assert there.get(HIDDEN, 0) == numbers
                else:
                    first = part.kinds[0].first
                    assert {n - first: many for n, many in there.items() if many} == {
                        n: many for n, many in enumerate(numbers) if many
                    }


# --- compiled -------------------------------------------------------------------------------------


def any_rows(batch, dice):
    """A random row of each table that asks somebody."""
    ways = batch.legal().cumsum(axis=1, dtype=np.int32)
    drawn = (dice.random(len(batch)) * ways[:, -1]).astype(np.int32)
    return np.where(ways[:, -1] > 0, (ways > drawn[:, None]).argmax(axis=1), -1)


@pytest.mark.compiled
def test_compiled_tables_show_what_plain_ones_do(game):
    players, dice = game.seats[-1], np.random.default_rng(1)
    batch = Batch(game, players, tables=3, seed=1)
    for step in range(240):
        if step % 40 == 0:
            for seat in {0, int(batch.start["seats"][0]) - 1}:
                shows_the_same(game, batch, seat)
        batch.play(any_rows(batch, dice))


def shows_the_same(game, batch, seat):
    views, flats = batch.view(np.full(3, seat)), batch.observe(np.full(3, seat))
    for table in range(3):
        state = batch.state(table)
        assert bytes_of(view(game, state, (seat,))) == views[table].tobytes()
        assert flat_by_rules(game, state, seat) == flats[table].tolist()
        match = batch.match(table)
        waiting = sum(1 << asked for asked in match.to_act)
        assert waiting == batch.waiting()[table]
        for asked in match.to_act:
            legal = np.flatnonzero(batch.legal(np.full(3, asked))[table])
            assert sorted(row for row, _words in match.legal(asked)) == legal.tolist()


@pytest.mark.compiled
def test_the_same_moves_end_alike_in_a_match(game):
    for players in game.seats:
        dice = np.random.default_rng(players)
        batch = Batch(game, players, tables=2, seed=players, history=True)
        while not batch.over.all():
            batch.play(any_rows(batch, dice))
        match = batch.replayed(0)
        assert match.over and match.state.pack().tobytes() == batch.tables[0].tobytes()
        assert len(match.game.actions.rows) == batch.legal().shape[1]
        assert batch.moves[0] == len(batch.history(0))
        places = batch.ranks()[0][0]
        assert match.result.places == tuple(places[: match.state.seats])
        assert MAX_SEATS == len(places) and abs(batch.rewards()).max() <= 1


@pytest.mark.compiled
def test_bots_play_the_games_that_simulate_counts(game):
    players = ["bot:random"] * game.seats[-1]
    batch = Batch(game, players, tables=70, seed=5, workers=3)
    assert batch.over.all()
    outcome = simulate(game, players, 70, seed=5)
    endings = [game.endings[ended - 1].word for ended in batch.tables["ended"]]
    assert outcome.results == {word: endings.count(word) for word in dict.fromkeys(endings)}
    assert sum(outcome.moves.values()) == batch.moves.sum() and outcome.longest == batch.moves.max()
