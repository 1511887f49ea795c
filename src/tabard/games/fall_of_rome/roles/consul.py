"""The Consul (rule 3.7.1)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..book import refuse, told
from ..components import roles
from ..players import has_role, your_city
from ..supply import add_legions, legions_in_supply, no_legion_left
from ..turn import spend_action, why_not_act_as

STRENGTHENED = told("strengthened", "3.7.1", _("{pawn} adds a legion to {city}."))


def when_reinforce_fort(state, seat):
    """Only the Consul need be asked."""
    return has_role(state, roles.CONSUL)


NO_FORT_TO_STRENGTHEN = refuse("3.7.1", _("There is no fort in {city}."))


def why_not_reinforce_fort(state, seat, city):
    """Consul: add 1 legion to any one city with a fort (3.7.1)."""
    if refusal := why_not_raise_legion(state, seat):
        return refusal
    if not state.fort[city]:
        return because(NO_FORT_TO_STRENGTHEN, city)
    return LEGAL


def reinforce_fort(state, seat, city):
    """The legion comes from the supply (3.7.1)."""
    strengthen(state, city)


NO_LEGION_FOR_THE_CONSUL = no_legion_left("3.7.1")


def why_not_raise_legion(state, seat):
    """Consul: add 1 legion to your city, fort or not (3.7.1)."""
    if refusal := why_not_act_as(state, roles.CONSUL):
        return refusal
    if legions_in_supply(state) == 0:
        return because(NO_LEGION_FOR_THE_CONSUL)
    return LEGAL


def raise_legion(state, seat):
    """The legion comes from the supply (3.7.1)."""
    strengthen(state, your_city(state))


def strengthen(state, city):
    """One legion from the supply, for one action (3.7.1)."""
    spend_action(state)
    add_legions(state, city, 1)
    tell(state, STRENGTHENED, state.turn, city)
