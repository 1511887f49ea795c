"""What the environments promise beyond their libraries' tests: refusals, the same again, names."""

from __future__ import annotations

import copy

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium import spaces

from tabard.batch import Misused
from tabard.research.gymnasium import Env, Tables
from tabard.research.openspiel import name_of
from tabard.research.pettingzoo import env, parallel_env

from .doors import any_row, any_rows, position_of

pytestmark = pytest.mark.compiled

ROME, JEANNE = "fall_of_rome", "jeanne_darc"


def wrong_row(mask):
    return int(np.flatnonzero(mask == 0)[0])


def walked(alone, steps, seed):
    """The environment after so many random rows, and all that it said."""
    dice, said = np.random.default_rng(seed), []
    mask = alone.table.mask()
    for _step in range(steps):
        said.append(alone.step(any_row(mask, dice)))
        mask = said[-1][4]["action_mask"]
    return said


# --- refusals -------------------------------------------------------------------------------------


def test_gymnasium_gives_the_refusal_and_nothing_changes():
    alone = Env(ROME, 2)
    seen, info = alone.reset(seed=1)
    row = wrong_row(info["action_mask"])
    again, reward, over, cut, info = alone.step(row)
    assert alone.table.batch.why_not(0, row).sentence == info["refusal"]
    assert (seen["observation"] == again["observation"]).all()
    assert (0.0, False, False) == (reward, over, cut)
    assert "refusal" not in alone.step(any_row(info["action_mask"], np.random.default_rng(1)))[4]


def test_the_vector_environment_gives_each_refusal():
    many = Tables(ROME, 4, 2)
    _seen, info = many.reset(seed=1)
    assert "refusal" not in info
    rows = any_rows(info["action_mask"], np.random.default_rng(1))
    rows[2] = wrong_row(info["action_mask"][2])
    before, sentence = position_of(many.batch, 2), many.batch.why_not(2, rows[2]).sentence
    _seen, _rewards, over, _cut, info = many.step(rows)
    assert [None, None, sentence, None] == info["refusal"].tolist()
    assert [False, False, True, False] == info["_refusal"].tolist() and not over.any()
    assert before == position_of(many.batch, 2)


def test_pettingzoo_gives_the_refusal_and_asks_again():
    turns, together = env(ROME, 2), parallel_env(ROME, 2)
    turns.reset(seed=1)
    agent = turns.agent_selection
    turns.step(wrong_row(turns.last()[0]["action_mask"]))
    assert agent == turns.agent_selection and turns.last()[4]["refusal"].endswith(".")
    seen, _infos = together.reset(seed=1)
    asked = [agent for agent in seen if seen[agent]["action_mask"].any()]
    rows = {agent: wrong_row(seen[agent]["action_mask"]) for agent in together.agents}
    _seen, _rewards, over, _cut, infos = together.step(rows)
    assert asked == [agent for agent in infos if "refusal" in infos[agent]]
    assert not any(over.values()) and together.agents


def test_openspiel_raises_the_refusal():
    state = pyspiel.load_game(name_of(ROME)).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(Misused, match=r"\.$"):
        state.apply_action(wrong_row(state.table.mask()))
    assert not state.is_terminal()


# --- the same again -------------------------------------------------------------------------------


def test_gymnasium_goes_on_alike_from_a_clone_and_from_a_state_dict():
    alone = Env(JEANNE, 3, "bot:greedy", player=2)
    alone.reset(seed=5)
    walked(alone, 25, 1)
    clone, state = alone.clone(), alone.state_dict()
    said = walked(alone, 25, 2)
    other = Env(JEANNE, 3, "bot:greedy", player=2)
    other.reset(seed=9)
    other.load_state_dict(copy.deepcopy(state))
    for goes_on in (clone, other):
        again = walked(goes_on, 25, 2)
        assert str(said) == str(again)
        assert position_of(alone.table.batch) == position_of(goes_on.table.batch)
        assert goes_on.np_random.integers(1 << 60) == alone.clone().np_random.integers(1 << 60)


def test_many_tables_go_on_alike_too():
    many = Tables(ROME, 3, 2, "self")
    _seen, info = many.reset(seed=5)
    mask, dice = info["action_mask"], np.random.default_rng(1)
    for _step in range(150):
        mask = many.step(any_rows(mask, dice))[4]["action_mask"]
    clone, other = many.clone(), Tables(ROME, 3, 2, "self")
    other.reset(seed=1)
    other.load_state_dict(many.state_dict())
    said = [each.step(any_rows(mask, np.random.default_rng(2))) for each in (many, clone, other)]
    assert str(said[0]) == str(said[1]) == str(said[2])


@pytest.mark.parametrize("make", [env, parallel_env])
def test_pettingzoo_goes_on_alike(make):
    table = make(JEANNE, 4)
    table.reset(seed=5)
    table.table.batch.play_out("bot:random", moves=60)
    other = make(JEANNE, 4)
    other.reset(seed=6)
    other.load_state_dict(table.state_dict())
    for goes_on in (table.clone(), other):
        assert (goes_on.table.observation(1) == table.table.observation(1)).all()
        assert goes_on.table.asked() == table.table.asked()
        assert goes_on._dice.integers(1 << 60) == table.clone()._dice.integers(1 << 60)


def test_openspiels_states_are_independent():
    state = pyspiel.load_game(name_of(ROME), {"players": 2}).new_initial_state()
    other = state.clone()
    other.apply_action(other.chance_outcomes()[0][0])
    assert not state.history() and other.history()
    assert position_of(state.table.batch) != position_of(other.table.batch)


# --- many tables ----------------------------------------------------------------------------------


def test_one_of_many_tables_is_the_table_alone():
    """Against the same bots, with the same rows, the first of many is the one that ``Env``
    plays."""
    alone, many = Env(ROME, 2, "bot:greedy"), Tables(ROME, 3, 2, "bot:greedy")
    alone.reset(seed=8)
    many.reset(seed=8)
    dice = np.random.default_rng(1)
    mask, over = many.batch.legal(), False
    while not over:
        rows = any_rows(mask, dice)
        _seen, rewards, ended, _cut, info = many.step(rows)
        mask, seen = info["action_mask"], alone.step(int(rows[0]))
        over = seen[2]
        assert position_of(alone.table.batch) == position_of(many.batch, 0)
        assert (seen[0]["observation"] == many.batch.observe([0, -1, -1])[0]).all()
        assert (over, seen[1]) == (ended[0], rewards[0])
    assert seen[1] in (-1.0, 1.0) and info["rewards"][0].tolist() == [rewards[0]] * 2


def test_a_table_begins_anew_with_the_step_after_its_end():
    many = Tables(ROME, 5, 1, "self")
    assert "NextStep" == many.metadata["autoreset_mode"].value
    _seen, info = many.reset(seed=3)
    mask, dice, ended = info["action_mask"], np.random.default_rng(1), np.zeros(5, bool)
    games = 0
    for _step in range(400):
        _seen, rewards, over, _cut, info = many.step(any_rows(mask, dice))
        mask = info["action_mask"]
        assert not mask[over].any() and mask[~over].any(axis=1).all()
        assert not rewards[~over].any() and (abs(rewards[over]) == 1).all()
        assert not over[ended].any() and (many.batch.moves[ended] < 40).all()
        ended, games = over, games + over.sum()
    assert games > 10


def test_one_learner_against_bots_is_always_asked_for_its_own_seat():
    many = Tables(JEANNE, 6, 4, ["bot:random", "bot:greedy", "bot:random"], player=1)
    _seen, info = many.reset(seed=3)
    dice = np.random.default_rng(1)
    for _step in range(60):
        seen, _rewards, _over, _cut, info = many.step(any_rows(info["action_mask"], dice))
        assert {1} == set(info["player"].tolist()) and {1} == set(
            seen["observation"][:, 0].tolist()
        )


def test_without_copies_the_same_is_shown_in_the_same_arrays():
    kept, reused = (Tables(JEANNE, 4, 3, "self", copy=copied) for copied in (True, False))
    (_seen, info), (first, _info) = kept.reset(seed=1), reused.reset(seed=1)
    dice = np.random.default_rng(1)
    for _step in range(60):
        rows = any_rows(info["action_mask"], dice)
        one, *said, info = kept.step(rows)
        other, *again, _info = reused.step(rows)
        assert str(said) == str(again)
        assert all((one[key] == other[key]).all() for key in one)
    assert np.shares_memory(first["observation"], other["observation"])
    assert not np.shares_memory(one["observation"], kept.step(rows)[0]["observation"])


# --- observations ---------------------------------------------------------------------------------


def test_factored_observations_are_the_flat_ones_by_name():
    flat, named = Env(JEANNE, 3), Env(JEANNE, 3, observation="factored")
    (one, _info), (other, info) = flat.reset(seed=2), named.reset(seed=2)
    assert isinstance(named.observation_space["observation"], spaces.Dict)
    parts = other["observation"].values()
    assert (one["observation"] == np.concatenate([part.ravel() for part in parts])).all()
    assert (info["action_mask"] == other["action_mask"]).all()
    many = Tables(JEANNE, 2, 3, observation="factored")
    seen, _info = many.reset(seed=2)
    assert seen in many.observation_space
    assert (2, 6) == seen["observation"]["faction"].shape


def test_openspiel_has_named_observations():
    game = pyspiel.load_game(name_of(JEANNE), {"players": 3})
    observer, state = game.make_py_observer(), game.new_initial_state()
    observer.set_from(state, 1)
    assert (observer.tensor == state.observation_tensor(1)).all()
    assert 1 == observer.dict["seat"][0] and (6,) == observer.dict["faction"].shape
    assert 'game = "jeanne_darc"' in state.observation_string(1)


def test_a_view_is_rendered_in_words():
    made = gymnasium.make("tabard/fall_of_rome-v0", players=2, render_mode="ansi")
    made.reset(seed=1)
    assert "[cubes]" in made.render()
    together = parallel_env(JEANNE, 3, render_mode="ansi")
    together.reset(seed=1)
    assert "?" in together.render() and parallel_env(JEANNE, 3).render() is None
    many = gymnasium.make_vec(
        "tabard/fall_of_rome-v0", 2, vectorization_mode="vector_entry_point", render_mode="ansi"
    )
    many.reset(seed=1)
    assert 2 == len(many.render())


# --- bad input ------------------------------------------------------------------------------------


def after_reset(table):
    table.reset(seed=1)
    return table


WRONG = {
    "Nobody called 'bot:clever'": lambda: Env(ROME, 2, "bot:clever"),
    "is played by 1 to 5, not by 7": lambda: Env(ROME, 7),
    "There is no player 2 of 2": lambda: Env(ROME, 2, player=2),
    "2 opponents are wanted, not 1": lambda: Env(ROME, 3, ["bot:random"]),
    "has no option 'hard'": lambda: Env(ROME, 2, options={"hard": "yes"}),
    "An observation is flat, factored, not 'pixels'": lambda: Env(ROME, 2, observation="pixels"),
    "rendered as text, .+, not 'human'": lambda: Env(ROME, 2, render_mode="human"),
    "has no row 2355: its rows go from 0 to 2354": lambda: after_reset(Env(ROME)).step(2355),
    "has no row None": lambda: after_reset(Env(ROME)).step(None),
    "has no row −1": lambda: after_reset(env(ROME)).step(-1),
    "2 rows are wanted, one a table, from 0 to 2354": lambda: after_reset(Tables(ROME, 2)).step(
        [1, 99999]
    ),
    "There is no agent 'player_7'; there is: player_0, player_1": lambda: env(ROME).observe(
        "player_7"
    ),
    "is asked, and says nothing": lambda: after_reset(parallel_env(ROME)).step({}),
    "is played by 2 to 6, not by 1": lambda: parallel_env(JEANNE, 1),
    "Options are written as “difficulty:heroic chain:stops”": lambda: pyspiel.load_game(
        name_of(ROME), {"options": "difficulty"}
    ),
    "difficulty cannot be 'hard'": lambda: pyspiel.load_game(
        name_of(ROME), {"options": "difficulty:hard"}
    ),
    "not by 8": lambda: pyspiel.load_game(name_of(ROME), {"players": 8}),
    "Observations take no parameters": lambda: pyspiel.load_game(name_of(ROME)).make_py_observer(
        params={"small": True}
    ),
    "perfect recall is not to be had": lambda: pyspiel.load_game(name_of(ROME)).make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=True)
    ),
    "This was packed from jeanne_darc": lambda: Env(ROME).load_state_dict(
        {**after_reset(Env(JEANNE)).state_dict()}
    ),
}


@pytest.mark.parametrize("sentence", WRONG)
def test_whatever_there_is_not_gets_one_sentence(sentence):
    with pytest.raises(Misused, match=sentence) as wrong:
        WRONG[sentence]()
    assert "\n" not in str(wrong.value)
