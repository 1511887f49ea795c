"""Every door leads to the same game: the libraries' own tests, unpatched, and whole games that end
as the same moves do in a match."""

from __future__ import annotations

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from tabard.engine.find import find_game, game_names
from tabard.research.openspiel import name_of
from tabard.research.pettingzoo import env, parallel_env
from tabard.research.table import FORMS, id_of

from .doors import DOORS, ends_as_in_a_match, registered

pytestmark = pytest.mark.compiled

TABLES = [(name, players) for name in game_names() for players in find_game(name).seats]
# What PettingZoo's test says of every environment outside its own list that shows a mask beside
# the observation, and of an agent that is out of the game.
MASKED = (
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
)


def masked(test):
    """The test, with what PettingZoo says of masks left unsaid."""
    for said in MASKED:
        test = pytest.mark.filterwarnings(said)(test)
    return test


@masked
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(name, players):
    api_test(env(name, players, render_mode="ansi"), num_cycles=20)
    seed_test(lambda: env(name, players), num_cycles=20)
    parallel_api_test(parallel_env(name, players), num_cycles=40)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(name, players):
    for form in FORMS:
        made = gymnasium.make(f"tabard/{id_of(name)}", players=players, observation=form)
        check_env(made.unwrapped)


# OpenSpiel writes its state down again and again: the longest games are for the full counts.
@pytest.mark.parametrize(
    ("name", "players"),
    [table for table in TABLES if table[0] in ("fall_of_rome", "water_margin") and table[1] < 3],
)
def test_openspiel_finds_nothing_wrong(name, players):
    game = pyspiel.load_game(name_of(name), {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("name", game_names())
def test_a_game_ends_as_the_same_moves_do_in_a_match(name, door):
    game = find_game(name)
    for seed, players in enumerate({game.seats[0], game.seats[1], game.seats[-1]}):
        if name != "new_world" or seed == 0:
            assert ends_as_in_a_match(door, game, players, seed) > 50


def test_every_game_is_registered():
    assert {f"tabard/{name}-v0" for name in game_names()} == registered()
    assert {name_of(name) for name in game_names()} <= set(pyspiel.registered_names())
