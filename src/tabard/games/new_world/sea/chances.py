"""What a fleet that meets another may do (3.17.0a, 3.17.0b, 3.19 N°56): the moves."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import cursor, pop, popped, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import cards, nations
from ..world.hands import play_card
from ..world.limits import is_pirate
from ..world.map import side_of_fleet
from .interception import ACTIVE, begin_to_roll, fight_it_out, let_it_pass
from .start import fleet_of
from .waters import is_in_port, may_try_on, meet

# --- the active fleet ---------------------------------------------------------------------------


def near_intercept(state, seat, fleet):
    """Only fleets in the same place."""
    return meet(state, state.mover - nations.FIRST_FLEET, fleet)


IS_YOURS = refuse("3.17.0a", _("{fleet} is yours."))
NOT_MET = refuse("3.17.0a", _("{fleet} has not come within reach here."))
MAY_NOT_TRY = refuse("3.17.0a", _("{fleet} may not intercept {other}."), other=nations.ALL_FLEETS)
LIES_IN_PORT = refuse("F31", _("{fleet} lies safe in a port."))
TRIED_ALREADY = refuse("3.17.0c", _("Somebody has tried to intercept {fleet} here already."))
IS_SAFE = refuse("3.17.0b", _("{fleet} has slipped through here."))


def why_not_intercept(state, seat, fleet):
    """A hostile fleet here, once, unless one of the two is safe (3.10.9, 3.17.0a, 3.17.0c)."""
    mine = state.mover - nations.FIRST_FLEET
    if side_of_fleet(fleet) == state.nation[seat]:
        return because(IS_YOURS, fleet)
    if not meet(state, mine, fleet):
        return because(NOT_MET, fleet)
    if not may_try_on(state, mine, fleet):
        return because(MAY_NOT_TRY, mine, fleet)
    if is_in_port(state, fleet):
        return because(LIES_IN_PORT, fleet)
    if state.tried[fleet]:
        return because(TRIED_ALREADY, fleet)
    if state.safe:
        return because(IS_SAFE, mine)
    return LEGAL


def intercept(state, seat, fleet):
    """It does not count as one of the twelve free actions (3.10.9)."""
    state.naval_fleet[ACTIVE] = state.mover - nations.FIRST_FLEET + 1
    push(state, phases.INTERCEPTION, 0, nations.ALL_FLEETS)
    begin_to_roll(state, fleet)


# --- the fleets that wait -----------------------------------------------------------------------


def pursue(state, seat):
    """A hostile fleet tries (3.17.0a)."""
    fleet = popped(state)
    begin_to_roll(state, fleet)


def let_pass(state, seat):
    """Nobody must; it does not try; the next one may (3.17.0c, 3.23)."""
    pop(state)


# --- a fair wind --------------------------------------------------------------------------------


NO_FAIR_WIND = refuse("3.19.4", _("{card} brings no wind."))


def why_not_use_wind(state, seat, card):
    """Before an INT roll of an own fleet (3.19 N°56)."""
    fair = cards.CARD_EVENT[card] == cards.FAVOURABLE_WIND
    return LEGAL if fair else because(NO_FAIR_WIND, card)


def use_wind(state, seat, card):
    """Two more on the die (3.19 N°56)."""
    who = popped(state)
    play_card(state, seat, card)
    state.battle_card[who][cards.WORKS_AS[cards.FAVOURABLE_WIND]] = 1


def no_wind(state, seat):
    """Nobody need play a card (3.19 N°56, 3.23)."""
    pop(state)


# --- the benefit --------------------------------------------------------------------------------


def fight(state, seat):
    """Whoever has rolled higher: FIGHT (3.17.0b)."""
    who = popped(state)
    fight_it_out(state, who)


def resume(state, seat):
    """Whoever has rolled higher: RESUME (3.17.0b, 3.23)."""
    pop(state)
    let_it_pass(state)


ONLY_WHO_WAITS = refuse(
    "3.17.0b", _("Only a waiting fleet can follow another, and pirates never do.")
)


def why_not_shadow(state, seat):
    """Only whoever waits follows another; pirates do not mind (3.17.0b)."""
    follows = cursor(state) != ACTIVE and not is_pirate(fleet_of(state, ACTIVE))
    return LEGAL if follows else because(ONLY_WHO_WAITS)


SHADOWS = told(
    "shadows",
    "3.17.0b",
    _("{fleet} follows {other}."),
    part=Part(ends=True),
    other=nations.ALL_FLEETS,
)


def shadow(state, seat):
    """SHADOW: each further area costs the active fleet double in this movement (3.17.0b)."""
    who = popped(state)
    state.shadowed = 1
    tell(state, SHADOWS, fleet_of(state, who), fleet_of(state, ACTIVE))
