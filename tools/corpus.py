"""Plays the corpus: a hundred records of each game that every later version must verify.

``python tools/corpus.py [GAME ...]`` writes ``tests/corpus/GAME-RULES.tar.xz`` for games that have
none for their rules as they are. What is there is **never replaced**: when a game's ``version``
goes up, a corpus of the new rules comes beside that of the old, which is read with ``earlier`` from
then on. A record of the old that no longer verifies is a fault of today's rules, or its game's
``earlier`` does not say yet what was otherwise; it is no reason to play it anew.

Each record follows from its number: tables of all sizes with options at random, played by bots to
some length and then conceded, so that a closing line vouches for where they came to. Its name says
how: ``random``, ``greedy``; ``resigned`` (a bot stands in), ``left`` (what the rules give an absent
seat does), ``drafted`` (somebody resigns with half a move said), ``cut`` (in the middle of a line),
``from`` a position, which lies beside it.
"""

from __future__ import annotations

import argparse
import io
import lzma
import random
import tarfile
from collections.abc import Iterator
from pathlib import Path

from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game, Misused
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.position import from_text, to_text
from tabard.engine.record import text_of
from tabard.players import Bot, Player, find_player

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "tests" / "corpus"
RECORDS = 100
WAYS = (
    "random",
    "random",
    "from",
    "resigned",
    "random",
    "left",
    "cut",
    "random",
    "drafted",
    "greedy",
)
LENGTHS = 30, 200  # decisions before somebody concedes
GREEDY = 30  # of greedy bots, who take their time
OTHERWISE = 0.15  # of the options have another reading than the usual
RANDOM = "bot:random"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    for name in parser.parse_args().games or game_names():
        game = find_game(name)
        file = CORPUS / f"{name}-{game.version}.tar.xz"
        if file.exists():
            print(f"{file.name} is there, and stays as it is.")
            continue
        packed = pack({name: text for n in range(RECORDS) for name, text in record(game, n)})
        CORPUS.mkdir(exist_ok=True)
        file.write_bytes(packed)
        print(f"{file.name}: {RECORDS} records, {len(packed) // 1024} kB", flush=True)


def record(game: Game, number: int) -> Iterator[tuple[str, str]]:
    """The files of a record: their names, and what stands in them."""
    dice, way = random.Random(f"{game.name} {number}"), WAYS[number % len(WAYS)]
    seats = game.seats[number // len(WAYS) % len(game.seats)]
    name = f"{number:03}-{way}"
    if way == "from":
        state = position(game, dice, number)
        yield f"{name}.toml", state
        match = Match.at(game, from_text(find_game, state)[1], number)
    else:
        match = Match(game, seats, number, options(game, seats, dice))
    bot = "bot:greedy" if way == "greedy" else RANDOM
    play(match, bot, GREEDY if way == "greedy" else dice.randrange(*LENGTHS), way, dice)
    yield f"{name}.game", ended(match, bot, way, dice)


def options(game: Game, seats: int, dice: random.Random) -> dict[str, str]:
    """Some options with another reading, such as go together."""
    while True:
        said = {o.word: dice.choice(o.readings) for o in game.options if dice.random() < OTHERWISE}
        try:
            game.new(seats, said)
        except Misused:
            continue
        return said


def position(game: Game, dice: random.Random, number: int) -> str:
    """A position to begin from: one to which games hardly come, or one of a game of bots."""
    starts = sorted((ROOT / "tests" / "games" / game.name / "starts").glob("*.toml"))
    if starts and number // len(WAYS) % 2 == 0:
        return starts[number // (2 * len(WAYS)) % len(starts)].read_text(encoding="utf-8")
    seats = dice.choice(game.seats)
    match = Match(game, seats, number, options(game, seats, dice))
    play(match, RANDOM, dice.randrange(*LENGTHS) // 2, "", dice)
    return to_text(game, match.state)


def play(match: Match, bot: str, decisions: int, way: str, dice: random.Random) -> None:
    """Let bots decide so often; somewhere in the middle somebody leaves, if it is to be so."""
    player, seats = find_player(bot), range(match.state.seats)
    assert isinstance(player, Player)
    bots = [Bot(player, match.game, seat, dice.randrange(2**30)) for seat in seats]
    leaves = dice.randrange(decisions) if way in ("resigned", "left", "drafted") else decisions
    for number in range(decisions):
        if match.over:
            return
        seat = dice.choice([seat for seat in match.to_act if seat != CHANCE])
        draft = match.draft(seat)
        if number >= leaves and (way != "drafted" or (draft and not draft.whole)):
            if seat not in match.stand_ins:
                match.resign(seat, "default" if way == "left" else RANDOM)
                leaves = decisions
                continue
        gone = match.stand_ins.get(seat) == "default"
        match.play(seat, match.default(seat) if gone else bots[seat].choose(match))


def ended(match: Match, bot: str, way: str, dice: random.Random) -> str:
    """The record, with its end."""
    who = [bot] * len(set(match.players))
    if way == "cut":
        text = text_of(match, who)
        return text[: -dice.randrange(2, 9)]
    if not match.over:
        match.concede(next(seat for seat in match.to_act if seat != CHANCE))
    return text_of(match, who)


# --- packed ---------------------------------------------------------------------------------------


def pack(files: dict[str, str]) -> bytes:
    """An archive of these files that says nothing of when or by whom it was made."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, text in sorted(files.items()):
            content = text.encode("utf-8")
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return lzma.compress(packed.getvalue(), preset=9)


def unpacked(file: Path) -> dict[str, str]:
    """The files of an archive."""
    with tarfile.open(file) as archive:
        members = [(one.name, archive.extractfile(one)) for one in archive.getmembers()]
        return {name: held.read().decode("utf-8") for name, held in members if held}


if __name__ == "__main__":
    main()
