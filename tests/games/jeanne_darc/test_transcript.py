"""transcript.txt: three rounds in sentences; ``TABARD_RENEW=1`` writes it anew."""

from __future__ import annotations

import os
from pathlib import Path

from tabard.engine.match import Match
from tabard.players import Bot, find_player

FILE = Path(__file__).with_name("transcript.txt")
SEATS, SEED = 3, 7
PARAGRAPHS = ("round", "marker_drawn", "turn")


def _transcript() -> str:
    match = Match("jeanne_darc", SEATS, SEED, {"end": "3"})
    bots = [Bot(find_player("bot:random"), match.game, seat, SEED) for seat in range(SEATS)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    lines = [f"Jeanne d'Arc 1429: {SEATS} seats, three rounds, all bot:random, seed {SEED}.", ""]
    for told in match.tell(None):
        lines += (
            ["", told.sentence]
            if told.event in ("round", "turn", "marker_drawn")
            else [told.sentence]
        )
    assert match.result is not None
    lines += ["", f"Rule {match.result.rule}: {match.result.sentence}"]
    return "\n".join(lines) + "\n"


def test_the_game_reads_as_before() -> None:
    found = _transcript()
    if os.environ.get("TABARD_RENEW"):
        FILE.write_text(found, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == found
