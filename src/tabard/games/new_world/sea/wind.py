"""Naval step 3, the wind gauge (3.17.3)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import popped, push
from tabard.engine.rule import tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import cards, goods, nations
from ..land.forces import has_played
from ..state import ATTACKER, DEFENDER
from ..world.avatars import slowest_ship
from ..world.dice import throw_one
from ..world.limits import is_pirate
from .start import fleet_of
from .waters import has_aboard, seat_of_fleet

NOTHING_WON, HELPS_THE_ROLL, BARS_THE_WAY = range(3)  # what the winner of the gauge has chosen
FAIR_WIND_HELPS = 2


def throw_against_it(state):
    """The attacker's die lies there (3.17.3)."""
    state.value[ATTACKER] = state.dice_sum + wind_bonus(state, ATTACKER)
    throw_one(state)


def settle_the_gauge(state):
    """The higher one chooses, and a tie brings nobody anything (3.17.3)."""
    state.value[DEFENDER] = state.dice_sum + wind_bonus(state, DEFENDER)
    own, theirs = state.value[ATTACKER], state.value[DEFENDER]
    tell(state, WIND_ROLL, fleet_of(state, ATTACKER), own, fleet_of(state, DEFENDER), theirs)
    if own != theirs:
        choose_the_wind(state, ATTACKER if own > theirs else DEFENDER)


def forget_the_dice(state):
    """The dice have served (3.17.3)."""
    state.value[ATTACKER] = 0
    state.value[DEFENDER] = 0


def wind_bonus(state, who):
    """The faster of the slowest ships, a Navigator, a favourable wind (3.17.3, 3.19 N°56)."""
    fleet, enemy = fleet_of(state, who), fleet_of(state, 1 - who)
    bonus = FAIR_WIND_HELPS * has_played(state, who, cards.FAVOURABLE_WIND)
    bonus += slowest_ship(state, fleet) > slowest_ship(state, enemy)
    return bonus + has_aboard(state, fleet, goods.NAVIGATOR)


WIND_ROLL = told(
    "wind",
    "3.17.3",
    _("For the wind {fleet} rolls {value}, {other} {against}."),
    part=Part(threw=("value", "against")),
    other=nations.ALL_FLEETS,
)
TAKES_WIND = told("takes_wind", "3.17.3", _("{fleet} fights with the wind."), part=Part())


def choose_the_wind(state, who):
    """Pirates always take the bonus (3.17.3)."""
    if is_pirate(fleet_of(state, who)):
        use_the_wind(state, who)
    else:
        push(state, phases.WIND, seat_of_fleet(state, fleet_of(state, who)), who)


def use_the_wind(state, who):
    """One more on the roll in the whole combat (3.17.3)."""
    state.wind[who] = HELPS_THE_ROLL
    tell(state, TAKES_WIND, fleet_of(state, who))


def take_wind(state, seat):
    """The winner's choice (3.17.3, 3.23)."""
    use_the_wind(state, popped(state))


CUTS_OFF = told("cuts_off", "3.17.3", _("{fleet} bars the way out."), part=Part())


def cut_off(state, seat):
    """The winner's choice; no voluntary retreat of the enemy in the first round (3.17.3)."""
    who = popped(state)
    state.wind[who] = BARS_THE_WAY
    tell(state, CUTS_OFF, fleet_of(state, who))
