"""COL: founding colonies and acreages (3.7.6, 3.7.7, 3.11.5)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN, Kind
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _, n_

from ..action.impulse import acts_from, begin_attempt, pay_for_act
from ..book import refuse
from ..components import board, cards, colonies, goods, units
from ..natives.armies import ENEMIES_THERE, enemies_in
from ..options import settlers_for_the_bonus
from ..state import COLONISE
from ..world.avatars import NOT_ASHORE, spot_of
from ..world.map import NO_COLONY_OF_YOURS, hostile_fleet_in, settlers_to_found
from ..world.nations import period, too_early
from .founding import FIRST_ACREAGE, is_acreage, points_to_found, why_not_pay_points

EXTRA = Kind("extra", ["no", "yes"])


def is_on_own_land(state, seat, avatar):
    """In a territory with the own control marker (3.11.5, 3.11.8, 3.11.9)."""
    spot = spot_of(state, avatar)
    return spot < board.AREAS and state.owner[spot] == state.nation[seat]


TOO_FEW_SETTLERS = refuse(
    "3.11.5",
    n_(
        "{wanted} settler is needed; carried: {have}.",
        "{wanted} settlers are needed; carried: {have}.",
        "wanted",
    ),
)


def why_not_colonise(state, seat, avatar, what, extra):
    """In an own territory without enemies, step by step, with settlers and build points
    (3.11.5)."""
    if refusal := why_not_found_here(state, seat, avatar):
        return refusal
    area = spot_of(state, avatar)
    if what == OPEN:
        return why_not_found_anything(state, avatar, area, state.event)
    refusal = why_not_found(state, avatar, area, what, state.event)
    if refusal != LEGAL or extra == OPEN or extra == 0:
        return refusal
    wanted = settlers_to_found(state, area) + settlers_for_the_bonus(state)
    return why_not_use_settlers(state, avatar, wanted)


NOT_YOUR_TERRITORY = refuse("3.11.5", _("That can be done only in a territory of your own."))


def why_not_build_here(state, seat, avatar):
    """Ashore or afloat in an own territory, without hostile units (3.10.12, 3.11.5, 3.11.8,
    3.11.9)."""
    if not acts_from(state, avatar):
        return because(NOT_ASHORE, avatar)
    if not is_on_own_land(state, seat, avatar):
        return because(NOT_YOUR_TERRITORY)
    if enemies_in(state, state.nation[seat], spot_of(state, avatar)):
        return because(ENEMIES_THERE, spot_of(state, avatar))
    return LEGAL


def why_not_found_here(state, seat, avatar):
    """Nor hostile fleets there, and enough settlers (3.10.12, 3.11.5)."""
    if refusal := why_not_build_here(state, seat, avatar):
        return refusal
    area = spot_of(state, avatar)
    if hostile_fleet_in(state, state.nation[seat], area):
        return because(ENEMIES_THERE, area)
    return why_not_use_settlers(state, avatar, settlers_to_found(state, area))


def why_not_use_settlers(state, avatar, wanted):
    """So many settlers must be with him (3.11.5)."""
    have = state.held[avatar][units.SETTLERS]
    return LEGAL if have >= wanted else because(TOO_FEW_SETTLERS, wanted, have)


def why_not_found_anything(state, avatar, area, event):
    """The next colony or a new acreage must be possible."""
    next_one = min(state.colony[area] + 1, FIRST_ACREAGE)
    refusal = why_not_found(state, avatar, area, next_one, event)
    if refusal != LEGAL and why_not_found(state, avatar, area, FIRST_ACREAGE, event) == LEGAL:
        return LEGAL
    return refusal


NOT_ARABLE = refuse("3.7.7", _("{area} has no arable land."))
ACREAGE_THERE = refuse("3.7.7", _("{area} has had its new acreage already."))
NOT_NEXT_COLONY = refuse("3.7.6", _("A {colony} is not the next step here."))
TOO_EARLY = too_early("3.7.6")
NOT_THAT_FAR_NORTH = refuse("3.19.5", _("{area} is neither in the East nor in the North."))
SETTLEMENTS_ONLY = refuse("3.19.5", _("The card founds settlements only."))


def why_not_found(state, avatar, area, what, event):
    """Each step after the one before it, in its period, and paid; EN4: settlements in the East and
    the North (3.7.6, 3.7.7)."""
    if event == cards.PURITAN_EXODUS:
        if what != colonies.SETTLEMENT:
            return because(SETTLEMENTS_ONLY)
        if board.REGION[area] != board.EAST and board.REGION[area] != board.NORTH:
            return because(NOT_THAT_FAR_NORTH, area)
    if is_acreage(what):
        if state.colony[area] == colonies.NO_COLONY:
            return because(NO_COLONY_OF_YOURS, area)
        if board.ARABLE[area] == 0:
            return because(NOT_ARABLE, area)
        if state.acreage[area] != goods.NO_FARM:
            return because(ACREAGE_THERE, area)
    else:
        if state.colony[area] != what - 1:
            return because(NOT_NEXT_COLONY, what)
        if colonies.COLONY_PERIOD[what] > period(state):
            return because(TOO_EARLY, colonies.COLONY_PERIOD[what])
    return why_not_pay_points(state, avatar, points_to_found(what, event))


def colonise(state, seat, avatar, what, extra):
    """The settlers are used up, whatever comes of it (3.11.5, 3.11.7)."""
    area = spot_of(state, avatar)
    used = settlers_to_found(state, area) + extra * settlers_for_the_bonus(state)
    pay_for_act(state, avatar)
    state.held[avatar][units.SETTLERS] -= used
    begin_attempt(state, seat, COLONISE, avatar, area, what, extra)
