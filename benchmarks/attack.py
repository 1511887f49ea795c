"""What others notice while somebody misuses the inn: ``python benchmarks/attack.py [NAME …]``.

``tabard serve`` runs as it does for people, with its usual limits. A bystander (127.0.0.1) asks for
a page again and again, and plays against a bot; meanwhile somebody else (127.0.0.2) does his worst,
for as many seconds as are said. Told is how long the bystander waited for pages and for the bot, at
the median and at worst, and the most memory that the inn used. All is bounded, and Linux alone
knows the two addresses.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from loading.attacks import ATTACKS, LONG, Attack, long_record
from loading.bystander import Bystander
from loading.server import Server

FILES = 1024  # open files for the inn: what a system usually gives
BEFORE = 1.0  # seconds for which the attack goes on before anything is measured


def measured(name: str, attack: Attack, seconds: float) -> dict[str, object]:
    """One attack, on an inn of its own."""
    if attack in LONG:
        long_record()  # before the time runs
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/inn.sqlite", 1, limited=True, files=FILES)
        try:
            bystander = Bystander(server.port)
            attacker = multiprocessing.Process(target=attack, args=(server.port, seconds))
            attacker.start()
            time.sleep(BEFORE)
            memory = _watched(server, bystander, seconds)
            attacker.join(60)
            attacker.kill()
        finally:
            server.kill()
    return {"attack": name, **bystander.told(), "megabytes": round(memory)}


def _watched(server: Server, bystander: Bystander, seconds: float) -> float:
    """Let the bystander go about; the most memory that the inn used meanwhile."""
    until, most = time.monotonic() + seconds, 0.0
    going = [threading.Thread(target=go, args=(until,)) for go in bystander.ways]
    for thread in going:
        thread.start()
    while any(thread.is_alive() for thread in going):
        most = max(most, server.megabytes)
        time.sleep(0.2)
    return most


def main() -> None:
    """Each attack that was named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=15.0)
    options = parser.parse_args()
    for name in options.names or ATTACKS:
        print(json.dumps(measured(name, ATTACKS[name], options.seconds)), flush=True)


if __name__ == "__main__":
    main()
