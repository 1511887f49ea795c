"""The rows of works, improvements and missions in the table of moves."""

from __future__ import annotations

from tabard.engine.actions import asked, rows

from ..components.nations import AVATARS
from ..components.units import IMPROVEMENTS, WORKS
from . import fortify, improve, mission

WORK_VERBS = [
    asked(fortify.fortify, avatar=AVATARS, work=WORKS),
    asked(improve.improve, avatar=AVATARS, what=IMPROVEMENTS),
    asked(improve.pay_to_improve, avatar=AVATARS, what=IMPROVEMENTS),
    rows(mission.found_mission, avatar=AVATARS),
]
