"""Rules on a graphics processor: the same games, whoever plays them and wherever they lie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tabard.compiler import cuda, gpu
from tabard.compiler.cuda import Assembled, Gpu, NoGpu
from tabard.compiler.language import Cells, Layout
from tabard.compiler.side_by_side import one_by_one, side_by_side
from tabard.engine.batch import on_gpu
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.lab.on_gpu import choosers, simulate_on_gpu
from tabard.lab.simulate import simulate

from .host_gpu import HostGpu, on_the_host

LONG = {"new_world"}  # it would take too long to look ahead there, and its kernel is large
# Numbers of both widths, and a wide one where no plain record would have it.
WIDTHS = Layout({"a": Cells(0, 16, (3,)), "b": Cells(6, 32, (2,)), "c": Cells(14, 16, ())}, 16)
LIKE = np.dtype([("a", np.int16, (3,)), ("b", np.int32, (2,)), ("c", np.int16)])
GAMES = [pytest.param(name, marks=[pytest.mark.long] * (name in LONG)) for name in game_names()]


def random_players(game: Game) -> list[str]:
    return ["bot:random"] * max(2, game.seats[0])


def kernel_of(game: Game, players: list[str]) -> gpu.Kernel:
    return on_gpu.kernel_of(game, *choosers(game, players))


# --- side by side ---------------------------------------------------------------------------------


def test_records_come_back_as_they_were_laid_side_by_side() -> None:
    records = np.random.default_rng(1).bytes(70 * 16)
    laid = side_by_side(np.frombuffer(records, LIKE), WIDTHS, 32)
    assert (3, 16 * 32) == laid.shape
    assert records == one_by_one(laid, WIDTHS, 32, LIKE)[:70].tobytes()


def test_each_number_lies_beside_its_neighbours_of_the_same_name() -> None:
    records = np.zeros(32, LIKE)
    records["a"][:, 1], records["b"][:, 1] = range(32), range(100, 132)
    laid = side_by_side(records, WIDTHS, 32).reshape(-1)
    assert [*range(32)] == laid[2 * 32 : 4 * 32].view(np.int16).tolist()
    assert [*range(100, 132)] == laid[10 * 32 : 14 * 32].view(np.int32).tolist()


@pytest.mark.parametrize("name", GAMES)
def test_threads_that_share_out_their_tables_play_the_same_games(name: str) -> None:
    """A bot guesses and tries things out, on records of each thread's own."""
    game = find_game(name)
    players = random_players(game)
    if name not in LONG:
        players[0] = "bot:greedy"
    same_on_threads(game, players, games=40, sorts=True)


def test_threads_that_stay_at_their_tables_play_the_same_games() -> None:
    game = find_game("fall_of_rome")
    same_on_threads(game, random_players(game), games=40, sorts=False)


def same_on_threads(game: Game, players: list[str], *, games: int, sorts: bool) -> None:
    """The kernel's own text, with threads of this machine in two blocks that do not fill their
    lanes, and fewer of them than there are games."""
    code = on_the_host(kernel_of(game, players), game.state.layout(), sorts=sorts)
    there: Any = HostGpu()
    said = {"processor": there, "built": Assembled(code, 0, 0), "width": 5, "each": 3, "blocks": 2}
    found = simulate_on_gpu(game, players, games, 5, **said)
    expected = simulate(game, players, games, 5, checked=False)
    assert (expected.digest, expected.moves) == (found.digest, found.moves)
    assert (expected.results, expected.longest) == (found.results, found.longest)


# --- assembling -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_kernel_of_every_game_is_assembled(name: str) -> None:
    """For the oldest chip in use and the newest in turn."""
    game = find_game(name)
    kernel = kernel_of(game, random_players(game))
    text = gpu.ptx(kernel, game.state.layout(), "sm_80", inlining=0)
    assert ".visible .entry kernel(" in text and "bar.sync" in text
    assert "memcpy" not in text  # nothing is called that nobody brings along
    chip = ("sm_80", "sm_90")[list(game_names()).index(name) % 2]
    code = cuda.assembled(text, chip, level=0)
    assert code.code.startswith(b"\x7fELF") and 0 < code.registers <= 255


def test_what_cannot_be_assembled_is_complained_about() -> None:
    with pytest.raises(ValueError, match="ptxas"):
        cuda.assembled(".version 7.8\n.target sm_90\nnonsense", "sm_90")


# --- where there is a processor -------------------------------------------------------------------


@pytest.fixture(scope="module")
def processor() -> Gpu:
    """The graphics processor. Where the kernel knows one, not being able to use it is no excuse."""
    try:
        return Gpu()
    except NoGpu as why:
        if Path("/proc/driver/nvidia/version").exists():
            raise
        pytest.skip(str(why))


@pytest.mark.parametrize("name", game_names())
def test_a_graphics_processor_plays_the_same_games(name: str, processor: Gpu) -> None:
    game, games = find_game(name), 1_000
    players = random_players(game)
    found = simulate_on_gpu(game, players, games, 1, processor=processor, width=64, blocks=3)
    expected = simulate(game, players, games, 1, checked=False)
    assert (expected.digest, expected.moves) == (found.digest, found.moves)
