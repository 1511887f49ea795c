"""Naval step 2, the freight (F62, 3.17.2, A41): cargo is the fleet's; by a reading both say in
secret which kind of their ships carries it, and it goes where those go."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import answered, pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import nations, units
from ..readings import freight_is_stowed
from ..state import ATTACKER, DEFENDER
from ..world.limits import is_pirate
from ..world.map import side_of_fleet
from ..world.nations import seat_of
from .start import fleet_of
from .waters import holder_of

KINDS_TO_CHOOSE = 2


def let_both_stow(state):
    """Nothing is decided, or both stow at once and in secret (3.17.2, A41)."""
    if freight_is_stowed(state) and who_stows(state) != 0:
        push(state, phases.STOWING, 0)


def who_stows(state):
    """A bit for each seat whose fleet carries something in ships of more than one kind (A41)."""
    seats = 0
    for who in range(2):
        if has_to_stow(state, who):
            seats |= 1 << seat_of(state, state.side[who])
    return seats


def has_to_stow(state, who):
    """Is there freight, and a choice? (A41)"""
    fleet = fleet_of(state, who)
    if is_pirate(fleet) or seat_of(state, state.side[who]) == nations.NO_SEAT:
        return False
    kinds = sum(ships_of_kind(state, fleet, kind) > 0 for kind in range(units.SHIP_TYPES))
    return kinds >= KINDS_TO_CHOOSE and freight_aboard(state, fleet) > 0


def freight_aboard(state, fleet):
    """Build points, ducats and goods (3.17.1)."""
    return sum(state.held[holder_of(fleet)][what] for what in range(units.POINTS, units.CARGO))


def ships_of_kind(state, fleet, kind):
    """Ships of a kind, sound or not."""
    return sum(
        state.ships[fleet][ship] for ship in range(units.SHIPS) if units.SHIP_TYPE[ship] == kind
    )


NO_SHIP_OF_THAT_KIND = refuse(
    "3.17.2", _("Your fleet has no {ship} to stow freight in."), ship=units.SHIP_TYPES
)


def why_not_stow(state, seat, kind):
    """A kind of ship that is there (A41)."""
    who = ATTACKER if state.side[ATTACKER] == state.nation[seat] else DEFENDER
    there = ships_of_kind(state, fleet_of(state, who), kind) > 0
    return LEGAL if there else because(NO_SHIP_OF_THAT_KIND, kind)


STOWED = told("stowed", "A41", _("{side} has stowed its freight in {ship}."), ship=units.SHIP_TYPES)


def stow(state, seat, kind):
    """With the last answer both are opened (A41)."""
    state.stowing[seat] = 1 + kind
    answered(state, seat)
    if state.frame_answered[state.depth - 1] != who_stows(state):
        return
    for who in range(2):
        other = seat_of(state, state.side[who])
        if other != nations.NO_SEAT and state.stowing[other] > 0:
            state.stowed[who] = state.stowing[other]
            state.stowing[other] = 0
            tell(state, STOWED, state.side[who], state.stowed[who] - 1)
    pop(state)


def freight_is_gone(state, who):
    """No ship of the kind that carries it is left in the fleet (A41)."""
    kind = state.stowed[who] - 1
    return kind >= 0 and ships_of_kind(state, fleet_of(state, who), kind) == 0


FREIGHT_LOST = told("freight_lost", "A41", _("The freight of {side} goes down."), part=Part())


def lose_freight_with_ships(state, who):
    """It goes down with the last ship that carries it (A41)."""
    fleet = fleet_of(state, who)
    if freight_is_gone(state, who) and freight_aboard(state, fleet) > 0:
        tell(state, FREIGHT_LOST, side_of_fleet(fleet))
        for what in range(units.POINTS, units.CARGO):
            state.held[holder_of(fleet)][what] = 0
