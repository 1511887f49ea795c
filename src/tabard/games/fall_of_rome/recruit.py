"""Chapter "Recruit an army" (rules 16 to 20)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from .book import refuse, told
from .components import board
from .players import your_city
from .supply import add_legions, legions_in_supply, no_legion_left
from .turn import spend_action, why_not_act

NO_FORT_HERE = refuse("18", _("There is no fort in {city}."))
NO_LEGION_TO_RECRUIT = no_legion_left("2.4")


def why_not_recruit(state, seat):
    """Recruit: in a city with a fort, while a legion is left in the supply (18, 19, 2.4.4)."""
    here = your_city(state)
    if refusal := why_not_act(state):
        return refusal
    if not state.fort[here]:
        return because(NO_FORT_HERE, here)
    if legions_in_supply(state) == 0:
        return because(NO_LEGION_TO_RECRUIT)
    return LEGAL


RECRUITED = told(
    "recruited",
    "16",
    n_("{legions} legion is recruited in {city}.", "{legions} legions are recruited in {city}."),
)


def recruit(state, seat):
    """As many legions as the recruitment rate says, or as the supply has; none is moved from
    elsewhere (16, 17, 19, 20, 3.10)."""
    here = your_city(state)
    spend_action(state)
    tell(state, RECRUITED, add_legions(state, here, board.RECRUITMENT_RATE[state.rate]), here)
