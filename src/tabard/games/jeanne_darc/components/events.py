"""Event markers and foreign powers (3.5, 3.6)."""

from __future__ import annotations

from tabard.engine.data import of_ids
from tabard.engine.kinds import or_none
from tabard.engine.rule import table

from ..book import printed
from . import board

# --- event markers and foreign powers (3.5, 3.6) ------------------------------------------------
_events, _powers = printed("events"), printed("powers")
MARKERS = of_ids("marker", _events)
(UPRISING, PLAGUE, FAMINE, FREE_COMPANIES, RIDE, TREATY, TRUCE, PAPAL_INTERVENTION,
 NAVAL_BATTLE) = MARKERS.numbers  # fmt: skip
MARKER_COPIES = table([int(e["copies"]) for e in _events])
POWERS = of_ids("power", _powers)
POWER_OR_NONE = or_none(POWERS)
NO_POWER = int(POWERS)
BY_SEA = table([p["by_sea"] == "yes" for p in _powers])
ENTRY = table([[board.CITIES[p[f"entry_{face}"]] for face in range(1, 7)] for p in _powers])
