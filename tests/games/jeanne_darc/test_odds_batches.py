"""The odds of a fight as battles really come out, in batches of a hundred thousand."""

from __future__ import annotations

import random

import pytest

from tabard.engine.match import Match
from tabard.games.jeanne_darc.components.cards import CARDS, COPIES, ENGINEER, HAND, VALUE, YELLOW

from .board import cards
from .test_odds import chances, table

BATTLES = 100_000


def simulate(match: Match, own: int, city: int, everything: int, seed: int) -> dict[str, float]:
    """Battles: the other hand is drawn from all cards that seat 1 has not seen, the best is put in
    and two dice are thrown. ``everything`` is what influence and hero add, for a side that spares
    nothing (-1: it spares all)."""
    dice, state = random.Random(seed), match.state
    seen = [sum(row[c] for h, row in enumerate(state.cards) if h not in (0, HAND + 1))
            for c in range(CARDS)]  # fmt: skip
    pool = [c for c in range(CARDS) for _n in range(COPIES[c] - seen[c])]
    size = sum(state.cards[HAND + 1])
    used = [VALUE[c] for c in range(YELLOW) if state.cards[8 + 1][c]]
    won = tied = 0
    for _battle in range(BATTLES):
        hand = dice.sample(pool, size)
        yellow = max([*(VALUE[c] for c in hand), *used, 0])
        add = 0
        if everything >= 0:
            doubled = yellow if ENGINEER in hand else 0
            add = state.influence[1] and min(5, state.influence[1])
            add += max(3 if state.hero_active[1] else 0, doubled)
        lead = own + dice.randint(1, 6) - city - yellow - add - dice.randint(1, 6)
        won += lead > 0
        tied += lead == 0
    return {"win": won / BATTLES, "tie": tied / BATTLES}


HERO = "hero_active.2 = 1\n"
USED = cards("used_2", "cannon")
TEN = [  # our city, theirs, our hand, theirs, more, our sum, the place's, all put in, way
    ("calais", "arras", "ram,cannon", "ram 3", "", 10, 2, False, "road"),
    ("calais", "arras 4", "ladders 2", "ram", "", 6, 4, False, "road"),
    ("calais", "arras 6", "cannon 2", "ram 6,engineer 2", "", 12, 6, False, "road"),
    ("calais", "barcelone 4", "siege_tower 2", "ram 2,retreat", "", 10, 6, False, "sea"),
    ("lyon", "grenoble 2", "ladders,ram", "ladders 5", "", 7, 3, False, "road"),
    ("calais", "arras 4", "cannon 2,ram 2", "retreat", USED, 12, 4, False, "road"),
    ("calais", "arras 6", "cannon,siege_tower", "ram 12", "", 11, 6, False, "road"),
    ("calais", "arras", "cannon 2", "ram 4", HERO, 12, 2, True, "road"),
    ("calais", "arras", "cannon 2", "ram 6", "influence.2 = 2\n", 12, 2, True, "road"),
    ("bordeaux", "brest 4", "cannon 2", "ram 2", HERO + "influence.2 = 1\n", 12, 5, True, "sea"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(TEN)))
def test_a_hundred_thousand_battles_come_out_as_reckoned(number):
    """Within the interval that holds 99 of 100 such samples."""
    ours, theirs, own, other, more, points, city, everything, way = TEN[number]
    match = table(ours, theirs, own, other, more)
    move = f"attack {ours} {theirs.split()[0]} {way}"
    exact = chances(match, move, everything)
    found = simulate(match, points, city, 0 if everything else -1, seed=1429 + number)
    for word in ("win", "tie"):
        p = float(exact[word])
        assert abs(found[word] - p) <= 2.576 * (p * (1 - p) / BATTLES) ** 0.5
