"""Why not, with pirates."""

from __future__ import annotations

from tabard.engine.words import _

from ..components.map import AREAS, SPOTS
from ..refusals import REFUSALS

_no = REFUSALS.add

NO_HAVEN_HERE = _no("3.17.8", _("No pirates hide in {area}."), area=AREAS)
NOTHING_FOUND = _no("3.17.8", _("There is nothing to find in {area}."), area=AREAS)
FOUND_SOMETHING = _no("3.17.8", _("Something can be found in {area}."), area=AREAS)
NO_WATER_FOR_PIRATES = _no("3.17.9", _("These pirates cannot sail to {spot}."), spot=SPOTS)
NO_KNOWN_HAVEN = _no("3.14.2", _("No haven is known in {area}."), area=AREAS)
