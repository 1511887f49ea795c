"""Paragraph "Transfer" (3.10.16): the activated avatar gives to others in the same place, and takes
from them."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from ..book import refuse, told
from ..components import board, nations, units
from ..world.avatars import ships_in, spot_of
from ..world.map import has_colony
from ..world.stacking_limits import cut_to_the_maximum
from .impulse import why_not_move_on
from .stores import may_be_taken

NO_FREE_ACTION = refuse("3.10.9", _("Twelve free actions have been taken in this movement."))


def why_not_free_action(state):
    """At most twelve in a movement, and none after a combat (3.10.9)."""
    return because(NO_FREE_ACTION) if state.free_left == 0 else why_not_move_on(state)


def is_here(state, avatar, holder):
    """An own avatar, garrison or regiment in the same area; the home base at home (3.10.16)."""
    nation, spot = nations.HOLDER_NATION[avatar], spot_of(state, avatar)
    if nations.FIRST_COLONY <= holder < nations.FIRST_REGIMENT:
        area = holder - nations.FIRST_COLONY
        return area == spot and has_colony(state, nation, area)
    if nations.HOLDER_NATION[holder] != nation or holder == avatar:
        return False
    if holder < nations.NATIONS:
        return spot == board.HOME
    if holder < nations.FIRST_FLEET:
        return state.leader_at[holder - nations.FIRST_LEADER] == spot
    if holder < nations.FIRST_COLONY:
        return fleet_is_here(state, avatar, holder - nations.FIRST_FLEET)
    return spot < board.AREAS and state.regiment_at[holder - nations.FIRST_REGIMENT] == spot


def fleet_is_here(state, avatar, fleet):
    """Ships in the same place, and on the same shore where there are two (3.4.11)."""
    if state.fleet_at[fleet] != spot_of(state, avatar) or ships_in(state, fleet) == 0:
        return False
    if avatar >= nations.FIRST_FLEET:
        return state.pacific[avatar - nations.FIRST_FLEET] == state.pacific[fleet]
    return True


def passes_over(state, giver, taker, what):
    """How many can be handed over; never native allies (3.10.16, 3.6.2, 3.6.7)."""
    held = state.held[giver][what]
    if held == 0 or what == units.ALLIES or not may_be_taken(state, giver, taker, what):
        return 0
    return cut_to_the_maximum(state, taker, what, held)


def anything_passes(state, giver, taker):
    """Is there anything that could be handed over?"""
    return any(passes_over(state, giver, taker, what) > 0 for what in range(units.CARGO))


NOTHING_TO_PASS = refuse("3.10.16", _("{giver} can hand nothing over to {taker}."))
NOT_SO_MANY = refuse(
    "3.6.7",
    n_(
        "Only {most} × {what} can be handed over.",
        "Only {most} × {what} can be handed over.",
        none=_("No {what} can be handed over."),
    ),
)


def why_not_pass_on(state, giver, taker, what, amount):
    """Within the limits of the taker (3.10.16)."""
    if what == OPEN:
        some = anything_passes(state, giver, taker)
        return LEGAL if some else because(NOTHING_TO_PASS, giver, taker)
    most = passes_over(state, giver, taker, what)
    if most == 0 or amount > most:
        return because(NOT_SO_MANY, most, what)
    return LEGAL


def near_give(state, seat, to):
    """Only those who are here."""
    return is_here(state, state.mover, to)


NOT_HERE = refuse("3.10.16", _("{holder} is not in the same place."))


def why_not_give(state, seat, to, what, amount):
    """To an own avatar, the home base, a garrison or a regiment in the same place (3.10.16)."""
    if refusal := why_not_pass_with(state, to):
        return refusal
    return why_not_pass_on(state, state.mover, to, what, amount)


def why_not_pass_with(state, holder):
    """Somebody who is here (3.10.16)."""
    return LEGAL if is_here(state, state.mover, holder) else because(NOT_HERE, holder)


GAVE = told("gave", "3.10.16", _("{giver} hands {amount} × {what} over to {taker}."))


def give(state, seat, to, what, amount):
    """It is handed over (3.10.16)."""
    pass_on(state, state.mover, to, what, amount)
    tell(state, GAVE, state.mover, amount, what, to)


def pass_on(state, giver, taker, what, amount):
    """Which is a free action (3.10.9, 3.10.16)."""
    state.free_left -= 1
    state.held[giver][what] -= amount
    state.held[taker][what] += amount


def near_take(state, seat, giver):
    """Only those who are here."""
    return giver < nations.FIRST_REGIMENT and is_here(state, state.mover, giver)


ONLY_GIVEN = refuse("3.10.16", _("{holder} gives nothing back."))


def why_not_take(state, seat, giver, what, amount):
    """Garrisons and regiments give nothing back, but stores do (3.10.16, 3.20.4)."""
    if refusal := why_not_pass_with(state, giver):
        return refusal
    if giver >= nations.FIRST_COLONY and not anything_passes(state, giver, state.mover):
        return because(ONLY_GIVEN, giver)
    return why_not_pass_on(state, giver, state.mover, what, amount)


TOOK = told("took", "3.10.16", _("{taker} takes {amount} × {what} from {giver}."))


def take(state, seat, giver, what, amount):
    """It is taken over (3.10.16)."""
    pass_on(state, giver, state.mover, what, amount)
    tell(state, TOOK, state.mover, amount, what, giver)
