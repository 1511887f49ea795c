"""Whole games as they are read: transcript.txt is one in sentences (``TABARD_RENEW=1`` writes it
anew), and at every decision of three the table fits."""

from __future__ import annotations

import os
from pathlib import Path

from tabard.engine.match import Match
from tabard.players import Bot, find_player

from .test_table import lines

FILE = Path(__file__).with_name("transcript.txt")
SEATS, SEED, CHAPTERS = 3, 7, 6


def _transcript() -> str:
    match = Match("water_margin", SEATS, seed=SEED, options={"end_chapter": str(CHAPTERS)})
    bots = [Bot(find_player("bot:random"), match.game, seat, SEED) for seat in range(SEATS)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    lines = [f"Water Margin: {SEATS} seats, {CHAPTERS} chapters, all bot:random, seed {SEED}.", ""]
    for told in match.tell(None):
        lines += ["", told.sentence] if told.event == "chapter" else [told.sentence]
    assert match.result is not None
    lines += ["", f"Rule {match.result.rule}: {match.result.sentence}"]
    return "\n".join(lines) + "\n"


def test_the_game_reads_as_before() -> None:
    found = _transcript()
    if os.environ.get("TABARD_RENEW"):
        FILE.write_text(found, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == found


def test_the_table_never_leaves_its_lines_in_whole_games() -> None:
    for seed, seats in ((1, 1), (2, 3), (3, 5)):
        match = Match("water_margin", seats=seats, seed=seed)
        for _move in range(120):
            if match.over:
                break
            seat = match.to_act[0]
            match.play(seat, match.default(seat))
            for width, height in ((80, 23), (120, 35)):
                shown = lines(match, width, height)
                assert height == len(shown) and max(map(len, shown)) <= width
