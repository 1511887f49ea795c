"""Chapter "Recruit an army" (rules 16 to 20)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell

from .components import RECRUIT
from .players import your_city
from .refusals import NO_FORT_HERE, NO_LEGION_TO_RECRUIT
from .supply import add_legions, legions_in_supply
from .told import RECRUITED
from .turn import spend_action, why_not_act


@rule
def why_not_recruit(state, seat):
    """18, 19, 2.4.4, Recruit: in a city with a fort, while a legion is left in the supply."""
    here = your_city(state)
    refusal = why_not_act(state)
    if refusal != LEGAL:
        return refusal
    if not state.fort[here]:
        return because(NO_FORT_HERE, here)
    if legions_in_supply(state) == 0:
        return because(NO_LEGION_TO_RECRUIT)
    return LEGAL


@rule
def recruit(state, seat):
    """16, 17, 19, 20, 3.10: as many legions as the recruitment rate says, or as the supply has;
    none is moved from elsewhere."""
    here = your_city(state)
    spend_action(state)
    tell(state, RECRUITED, add_legions(state, here, RECRUIT[state.rate]), here)
