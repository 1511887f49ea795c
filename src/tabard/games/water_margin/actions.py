"""The table of moves: every verb with its fields, in the order of the chapters."""

from __future__ import annotations

from tabard.engine.actions import rows
from tabard.engine.kinds import SEATS

from . import arrival, resistance, setup
from .components import ADVERSARIES, BANDITS, D10, SQUARES

SET_UP = [
    rows(setup.first_seat, seat_drawn=SEATS),
    rows(arrival.draw_bandit, bandit=BANDITS),
    rows(arrival.place, square=SQUARES),
]
IN_RESISTANCE = [
    rows(resistance.loot_die, face=D10),
    rows(resistance.troops, adversary=ADVERSARIES),
    rows(resistance.fortify),
    rows(resistance.sacrifice, bandit=BANDITS),
    rows(resistance.name_chief, bandit=BANDITS),
    rows(resistance.general, bandit=BANDITS),
    rows(resistance.stay_behind, bandit=BANDITS),
]
VERBS = [*SET_UP, *IN_RESISTANCE]
