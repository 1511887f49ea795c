"""Why not, in works, improvements and missions."""

from __future__ import annotations

from tabard.engine.words import _

from ..components.map import AREAS, REGIONS
from ..components.nations import AVATARS
from ..components.units import COLONIES, IMPROVEMENTS, WORKS
from ..refusals import REFUSALS

_no = REFUSALS.add

NO_WORKS = _no("3.2.1", _("This game has no works."))
NO_IMPROVEMENTS = _no("3.2.1", _("This game has no such improvements."))
NO_MISSIONS = _no("3.2.1", _("This game has no missions."))
FOR_LEADERS = _no("3.10.7", _("{avatar} is no leader: fleets build ports only."), avatar=AVATARS)
COLONY_TOO_SMALL = _no("3.11.8", _("That needs a {colony} at least."), colony=COLONIES)
NOT_NEXT_WORK = _no("3.11.8", _("A {work} is not the next step here."), work=WORKS)
NO_COAST = _no("3.11.8", _("{area} has no coast."), area=AREAS)
NO_WORK_POSSIBLE = _no("3.11.8", _("Nothing can be built in {area} now."), area=AREAS)
SETTLED_TOO_THINLY = _no("3.11.9", _("That needs a {colony} at least."), colony=COLONIES)
NOTHING_TO_IMPROVE = _no("3.11.9", _("Nothing can be improved in {area} now."), area=AREAS)
IMPROVED_ALREADY = _no("3.11.9", _("{area} has its {what}."), area=AREAS, what=IMPROVEMENTS)
NEEDS_PATHWAY = _no("3.11.9", _("A road needs a pathway first."))
ONE_RESIDENCE = _no("3.11.9", _("You have a residence in {region}."), region=REGIONS)
NO_HEATHENS = _no("3.11.10", _("{area} has no location that is not subdued."), area=AREAS)
MISSION_THERE = _no("3.11.10", _("{area} has a mission."), area=AREAS)
NOT_FOR_PAYMENT = _no("4.1", _("No improvement is had for payment alone."))
