"""Many games on a Ray cluster of two nodes are the same games as on one machine."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tabard.cli.main import run
from tabard.engine.find import bring, find_game, take_away
from tabard.engine.game import Misused
from tabard.lab.cluster import Cluster
from tabard.lab.crew import Heard, Job, Threads
from tabard.lab.ladder import ladder
from tabard.lab.simulate import simulate
from tabard.lab.tune import tune
from tabard.players.levels import LEVELS

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own
ROME = find_game("fall_of_rome")
SMALL: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 << 20, "include_dashboard": False}


class InFew(Cluster):
    """Hands out small parts, so that there are many of them."""

    many = 20


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two nodes with a process each."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    import ray
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(initialize_head=True, head_node_args=SMALL)
    nodes.add_node(**SMALL)
    yield InFew(nodes.address)
    ray.shutdown()
    nodes.shutdown()


@pytest.mark.compiled
def test_the_same_games_are_played_however_they_are_split(cluster: Cluster) -> None:
    bots = ("bot:greedy", "bot:random")
    here, there = (
        simulate(ROME, bots, 90, seed=3, rotate=True, told=True, crew=crew)
        for crew in (Threads(2), cluster)
    )
    assert (there.digest, there.results, there.moves) == (here.digest, here.results, here.moves)
    assert there.each and here.each
    assert there.each.columns() == here.each.columns()
    assert there.places and here.places
    for one, other in zip(there.places.at, here.places.at, strict=True):
        assert (one.often == other.often).all()


@dataclass(frozen=True)
class _Deadly(Job[Any, Any]):
    """A job that takes the process with it which does the second part first."""

    job: Job[Any, Any]
    died: Path

    def begin(self, heard: Heard | None = None) -> Callable[[Any], Any]:
        """As the job does."""
        work = self.job.begin(heard)

        def part(numbers: range) -> Any:
            if numbers.start and not self.died.exists():
                self.died.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return work(numbers)

        return part


class _Killing(InFew):
    """A cluster in which a process is lost in the middle."""

    def __init__(self, died: Path) -> None:
        super().__init__()
        self.died = died

    def at_work(self, job: Job[Any, Any], heard: Heard | None = None) -> Any:
        """With a job that kills."""
        return super().at_work(_Deadly(job, self.died), heard)


@pytest.mark.compiled
def test_what_is_lost_with_a_process_is_done_again(cluster: Cluster, tmp_path: Path) -> None:
    bots, died = ("bot:random", "bot:random"), tmp_path / "died"
    there = simulate(ROME, bots, 90, seed=4, crew=_Killing(died))
    assert died.exists()
    assert there.digest == simulate(ROME, bots, 90, seed=4).digest


@pytest.mark.compiled
def test_ladders_and_tuning_come_out_the_same(cluster: Cluster) -> None:
    jeanne = find_game("jeanne_darc")
    bots = ("bot:greedy", "bot:random")
    assert ladder(jeanne, bots, 2, 2, crew=cluster) == ladder(jeanne, bots, 2, 2)
    there, here = (
        tune(jeanne, [2], 1, 1, level=LEVELS["novice"], pairs=1, crew=crew)
        for crew in (cluster, None)
    )
    assert there == here


def test_whoever_leaves_has_what_is_finished_and_can_come_again(cluster: Cluster) -> None:
    with cluster.at_work(_Doubled()) as double:
        assert list(islice(double(range(100)), 20)) == list(range(0, 40, 2))
    with cluster.at_work(_Doubled()) as double:
        assert list(double(range(3))) == [0, 2, 4]


@dataclass(frozen=True)
class _Doubled(Job[int, int]):
    """Doubles a number; of a negative one it says what is wrong."""

    def begin(self, heard: Heard | None = None) -> Callable[[int], int]:
        """There is nothing to make ready."""

        def part(number: int) -> int:
            if number < 0:
                raise Misused("There is nothing below zero.")
            return 2 * number

        return part


def test_what_a_part_complains_of_is_said_as_it_is_here(cluster: Cluster) -> None:
    with cluster.at_work(_Doubled()) as double, pytest.raises(Misused) as complaint:
        list(double([1, -1]))
    assert str(complaint.value) == "There is nothing below zero."


def test_house_rules_go_along_as_they_stand_in_their_file(tmp_path: Path) -> None:
    file = tmp_path / "rich.py"
    file.write_text('game = "fall_of_rome"\nchapter("setup")\nLEGIONS_AT_START = 3\n', "utf-8")
    house = bring(file)
    sent = pickle.dumps(house)
    assert pickle.loads(sent) is house
    take_away(house)
    file.unlink()
    asks = "import pickle, sys; print(pickle.load(sys.stdin.buffer).title)"
    there = subprocess.run([sys.executable, "-c", asks], input=sent, capture_output=True)
    assert there.stdout.decode().strip() == house.title, there.stderr.decode()


@pytest.mark.parametrize(
    ("where", "says"),
    [
        ("dask", "Games are played on ray or ray:ADDRESS, not on 'dask'."),
        ("ray:here", "No Ray cluster answers at here: an address is written as 192.168.1.5:6379"),
        ("ray:127.0.0.1:1", "No Ray cluster answers at 127.0.0.1:1: "),
        ("ray", "The bot mine stands in a file of this machine"),
    ],
)
def test_what_cannot_be_said_is_said(
    where: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("class Mine:\n    def choose(self, view):\n        return view.moves[0]\n")
    seats = "bot:random,bot:random" if ":" in where else f"bot:{mine},bot:random"
    assert run(["simulate", "fall_of_rome", "--seats", seats, "--on", where]) == 2
    assert says in capsys.readouterr().err
