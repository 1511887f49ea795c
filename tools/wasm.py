"""Builds a game's rules for the browser: ``python tools/wasm.py GAME [--small] [--out FOLDER]``.

The module has the doors that machine code has and ``why_not_row``, with the same bots;
src/tabard/web/static/rules.js opens it. Whoever plays never needs this: it asks for LLVM's linker,
which Debian's package lld has.
"""

from __future__ import annotations

import argparse
import gzip
import sys
import time
from pathlib import Path

from tabard.compiler.wasm import NoLinker, module_of
from tabard.engine.batch import loops as batch
from tabard.engine.batch.compiled import doors, loops
from tabard.engine.dice import STREAM
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.players.bot import BOTS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "wasm"


def module(game: Game, *, small: bool = False) -> bytes:
    """A game's rules, with all bots."""
    choosers = {word: player.bound(game)[player.choose] for word, player in BOTS.items()}
    guessing = {word for word, player in BOTS.items() if player.guesses}
    scope = loops(game, choosers, guessing)
    return module_of(game.state.layout(), doors(scope), facts(game), small=small)


def facts(game: Game) -> dict[str, object]:
    """What a page must know beside the record: above all how long arrays are."""
    return {
        "game": game.name,
        "version": game.version,
        "rows": len(game.actions.rows),
        "longest": game.longest,
        "stream": STREAM,
        "tally": batch.TALLY,
        "bots": list(BOTS),
    }


def compressed(code: bytes) -> int:
    """How many bytes go over the wire."""
    return len(gzip.compress(code, 9))


def main() -> None:
    """Build, write, and say how large it is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--small", action="store_true", help="smaller, and slower")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER")
    said = parser.parse_args()
    began = time.perf_counter()
    try:
        code = module(find_game(said.game), small=said.small)
    except NoLinker as error:
        sys.exit(str(error))
    said.out.mkdir(parents=True, exist_ok=True)
    path = said.out / f"{said.game}.wasm"
    path.write_bytes(code)
    size = f"{len(code):,} bytes, {compressed(code):,} compressed"
    print(f"{path}: {size}, in {time.perf_counter() - began:.1f} s")


if __name__ == "__main__":
    main()
