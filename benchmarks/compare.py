"""Us beside the peers: ``python benchmarks/compare.py [--quick | --check] [--only WORD ...]``.

Each peer plays random games in an environment of its own, on one core, alternating, for some
rounds. A whole run writes ``benchmarks/RESULTS.md`` and ``benchmarks/results.json``; every other
run writes the same two into ``build/bench``. All of them compare our speed with that last
committed, both as ratios to a yardstick loop that was run beside them, and print each drop over
20 %. ``--check`` measures us alone for that, in a minute or two.
"""

from __future__ import annotations

import argparse
import datetime
import platform
import sys
import tempfile
from pathlib import Path
from typing import Any

from comparing.core import kept_to_one, processor
from comparing.entries import OURS, Entry, entries
from comparing.figures import QUIET, drops, least_core
from comparing.results import NAME, Results, committed, results, text_of
from comparing.rounds import CHECK, QUICK, WHOLE, Comparison, Extent
from comparing.table import page, printed

BENCHMARKS = Path(__file__).resolve().parent
BUILD = BENCHMARKS.parent / "build"


def compared(asked: list[Entry], extent: Extent, command: str) -> Results:
    """Run the comparison; its results."""
    with tempfile.TemporaryDirectory() as caches:
        comparison = Comparison(asked, extent, Path(caches))
        comparison.go(BUILD / "peers")
    pinned = "kept to one core by `taskset`, with one thread each"
    head: dict[str, Any] = {
        "date": datetime.date.today().isoformat(),
        "command": command,
        "rounds": extent.rounds,
        "seconds": f"{extent.seconds:g}",
        "pinned": pinned if kept_to_one() else "with one thread each, on whatever core",
        "processor": processor(),
        "python": platform.python_version(),
    }
    absent = {entry.said: why for entry, why in comparison.absent.items()}
    found = results(head, comparison.found(), absent)
    return {**found, "quiet": f"{least_core(found):.0%}"}


def options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    extents = parser.add_mutually_exclusive_group()
    extents.add_argument("--quick", action="store_true", help="roughly, in under five minutes")
    extents.add_argument("--check", action="store_true", help="only our speed, against the last")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="peers or games")
    parser.add_argument("--to", type=Path, help="the folder for both files")
    return parser.parse_args()


def asked_for(said: argparse.Namespace) -> list[Entry]:
    """The entries of this run."""
    asked = entries(BENCHMARKS / "peers.toml", said.only)
    return [e for e in asked if e.peer.name == OURS and not e.how] if said.check else asked


def main() -> int:
    """Compare, write, and tell of drops. The status is 1 only where compiled play and plain Python
    ended differently: the other figures are for people to judge."""
    said = options()
    extent = QUICK if said.quick else CHECK if said.check else WHOLE
    before = committed(BENCHMARKS)
    found = compared(asked_for(said), extent, " ".join(["scripts/bench", *sys.argv[1:]]))
    whole = extent is WHOLE and not said.only
    folder = said.to or (BENCHMARKS if whole else BUILD / "bench")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / NAME).write_text(text_of(found), encoding="utf-8")
    (folder / "RESULTS.md").write_text(page(found), encoding="utf-8")
    print(printed(found))
    for who, why in found["absent"].items():
        print(f"Not there: {who}: {why}")
    if (core := least_core(found)) < QUIET:
        print(f"The core was not quiet: we had {core:.0%} of it at worst. Repeat this when it is.")
    told = drops(found, before) if before else []
    print("\n".join(f"SLOWER: {drop}" for drop in told) or "No drop over 20 % is known.")
    return 0 if all(each["equal"] for each in found["digests"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
