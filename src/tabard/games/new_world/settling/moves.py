"""The rows of works, improvements and missions in the table of moves."""

from __future__ import annotations

from tabard.engine.actions import asked, rows

from ..components import nations, units
from . import fortify, improve, mission

WORK_VERBS = [
    asked(fortify.fortify, avatar=nations.AVATARS, work=units.WORKS),
    asked(improve.improve, avatar=nations.AVATARS, what=units.IMPROVEMENTS),
    asked(improve.pay_to_improve, avatar=nations.AVATARS, what=units.IMPROVEMENTS),
    rows(mission.found_mission, avatar=nations.AVATARS),
]
