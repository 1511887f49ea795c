"""The Praefectus Classis (rule 3.7.4)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..book import refuse
from ..components import board, roles
from ..hands import pay, shows_colour_of, why_not_pay
from ..march import TOO_FEW_TO_SAIL, go_by_sea, why_not_go_by_sea, why_not_take_along
from ..players import has_role, your_city
from ..supply import JOINED, add_legions, legions_in_supply, no_legion_left
from ..turn import spend_action, why_not_act_as


def when_sail_with_fleet(state, seat):
    """Only the Praefectus Classis, in a port, need be asked."""
    return has_role(state, roles.PRAEFECTUS_CLASSIS) and board.PORT[your_city(state)] == 1


def why_not_sail_with_fleet(state, seat, city, legions):
    """Praefectus Classis: sail from port to port without a card (3.7.4)."""
    if refusal := why_not_act_as(state, roles.PRAEFECTUS_CLASSIS):
        return refusal
    return why_not_go_by_sea(state, city) or why_not_take_along(
        state, your_city(state), legions, TOO_FEW_TO_SAIL
    )


def sail_with_fleet(state, seat, city, legions):
    """His own ships carry him (3.7.4)."""
    go_by_sea(state, city, legions)


def when_muster(state, seat):
    """Only the Praefectus Classis need be asked."""
    return has_role(state, roles.PRAEFECTUS_CLASSIS)


NO_LEGION_TO_MUSTER = no_legion_left("3.7.4")
WRONG_COLOUR_TO_MUSTER = refuse("3.7.4", _("{card} does not show a colour of {city}."))
NOT_A_PORT_TO_MUSTER = refuse("3.7.4", _("{city} is not a port."))


def why_not_muster(state, seat, card, legions):
    """Praefectus Classis: in a port, a card of one of its colours brings up to 2 legions
    (3.7.4)."""
    if refusal := why_not_act_as(state, roles.PRAEFECTUS_CLASSIS):
        return refusal
    here = your_city(state)
    if not board.PORT[here]:
        return because(NOT_A_PORT_TO_MUSTER, here)
    if legions_in_supply(state) == 0:
        return because(NO_LEGION_TO_MUSTER)
    if refusal := why_not_pay(state, seat, card):
        return refusal
    if not shows_colour_of(here, card):
        return because(WRONG_COLOUR_TO_MUSTER, card, here)
    return LEGAL


def muster(state, seat, card, legions):
    """The card is discarded; the legions come from the supply (3.7.4)."""
    spend_action(state)
    pay(state, seat, card)
    tell(state, JOINED, add_legions(state, your_city(state), legions), your_city(state))
