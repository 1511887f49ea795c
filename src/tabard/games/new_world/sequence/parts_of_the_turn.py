"""Of what a phase is a part: the cards phase, an impulse, a movement, a combat; and how far that
has come, so that a position may name the phase alone.

It follows from the position, and from the seat that the phase concerns.
"""

from __future__ import annotations

from typing import Any

from tabard.engine.flow.sequence import Phase, Rule, Within
from tabard.engine.kinds import CHANCE

from .. import phases, setup
from ..components import board, nations, scenarios
from ..phases import phase
from ..sea.interception import OTHER
from ..sea.start import RETREAT
from ..sea.waters import fleet_in_order
from ..state import ATTACKER, DEFENDER, State
from ..turn import administration, cards_phase
from ..turn.unrest import ATTACKS, GROWTH
from ..world.nations import seat_of

THE_BOARD = 0  # what concerns nobody lies there for the first seat


def by_chance(number: int, verb: Rule, **more: Any) -> Phase:
    """A phase in which chance alone is asked, with this verb."""
    return phase(number, asks=CHANCE, verbs=(verb,), **more)


def first_to_act(state: State, _seat: int) -> int:
    """Whose impulse comes first in this round."""
    return _or_first(seat_of(state, state.order[0]))


def _or_first(seat: int) -> int:
    return 0 if seat == nations.NO_SEAT else seat


def _place(state: State, order: list[int], seat: int) -> int:
    """How many nations of an order have had their turn when this seat has its own."""
    nation = state.nation[seat] if seat < CHANCE else order[0]
    return 1 + order.index(nation) if nation in order else 1


IN_ITS_IMPULSE = Within(
    phases.ACTION, lambda state, seat: _place(state, list(state.order), seat), seat=THE_BOARD
)


def of_an_impulse(number: int, **more: Any) -> Phase:
    """A phase in which a nation has its impulse, or a card that it has played in it works."""
    return phase(number, within=IN_ITS_IMPULSE, **more)


def its_turn(phase: int, begins: int) -> Within:
    """A step that the nations take one after another."""
    return Within(
        phase,
        lambda state, seat: begins + _place(state, list(state.turn_order), seat),
        seat=THE_BOARD,
    )


def in_cards(step: str) -> Within:
    """The cards phase (3.9.A)."""
    return its_turn(phases.CARDS, cards_phase.COURSE.begins[step])


IN_TALKS = its_turn(phases.DIPLOMACY, 0)


def in_administration(step: str) -> Within:
    """The administration (3.9.D), before this step."""
    return Within(phases.ADMINISTRATION, step, seat=THE_BOARD)


CANNOT_PAY = its_turn(phases.ADMINISTRATION, -1)  # its upkeep comes once more
_AFTER_UNREST = [
    administration.COURSE.begins[step] for step in ("natives_grow", "first_storm", "rest")
]
IN_UNREST = Within(phases.ADMINISTRATION, lambda _state, kind: _AFTER_UNREST[kind], seat=THE_BOARD)
NATIVES_STIR = Within(phases.UNREST, 0, seat=ATTACKS)
STIRS_THERE = Within(phases.UNREST, comes_to=lambda _state, _kind, area: area + 1)
GROWS_THERE = Within(phases.UNREST, seat=GROWTH, comes_to=lambda _state, _seat, area: area + 1)


# --- the set-up -----------------------------------------------------------------------------------


def _chosen(state: State, _seat: int) -> int:
    chosen: list[int] = state.nation[: state.seats]
    return (
        setup.COURSE.begins["nations"] + 1 + sum(nation != nations.NO_NATION for nation in chosen)
    )


def _leaders_of(state: State, seat: int) -> int:
    before = scenarios.MOST_START_LEADERS * (_place(state, list(state.turn_order), seat) - 1)
    return setup.COURSE.begins["leaders"] + before + 1 + _leaders_in_service(state, seat)


def _leaders_in_service(state: State, seat: int) -> int:
    first = nations.LEADERS_EACH * state.nation[seat]
    spots: list[int] = state.leader_at[first : first + nations.LEADERS_EACH]
    return sum(spot != board.POOL for spot in spots)


NATION_CHOSEN = Within(phases.SET_UP, _chosen, seat=THE_BOARD)
LEADER_CHOSEN = Within(phases.SET_UP, _leaders_of, seat=THE_BOARD)
SHIPS_DIVIDED = its_turn(phases.SET_UP, setup.COURSE.begins["ships"])


# --- movements and actions ------------------------------------------------------------------------


def acting(state: State, _seat: int) -> int:
    """The seat of the avatar that tries something."""
    return _or_first(seat_of(state, nations.HOLDER_NATION[state.action_avatar]))


def moving(state: State, _seat: int) -> int:
    """The seat of the avatar that moves."""
    return _or_first(seat_of(state, nations.HOLDER_NATION[state.mover]))


def in_attempt(step: str) -> Within:
    """An action that is tried, before this step; chance may be asked in it."""
    return Within(phases.ATTEMPT, step, seat=acting)


IN_MOVEMENT = Within(phases.MOVING, seat=moving)


# --- combats --------------------------------------------------------------------------------------


def in_combat(step: str) -> Within:
    """A land combat, before this step."""
    return Within(phases.COMBAT, step, seat=THE_BOARD)


def side_of(state: State, seat: int) -> int:
    """The side of this seat; natives and pirates, who are never asked, are the other one."""
    if seat == CHANCE:
        return ATTACKER if state.side[ATTACKER] >= nations.NATIONS else DEFENDER
    return DEFENDER if state.side[DEFENDER] == state.nation[seat] else ATTACKER


def by_sides(phase: int, begins: int) -> Within:
    """A combat in which one side comes after the other, the attacker first, from this step on."""
    return Within(phase, lambda state, seat: begins + 1 + side_of(state, seat), seat=THE_BOARD)


def _active_first(state: State, seat: int) -> int:
    return RETREAT + (1 if side_of(state, seat) == state.active_side else 2)


LOOKS_FOR_A_WAY = Within(phases.NAVAL, _active_first, seat=THE_BOARD)


def _had_its_turn(state: State, fleet: int) -> int:
    """How many fleets have had their turn to try when this one has."""
    order = (n for n in range(nations.ALL_FLEETS) if fleet_in_order(state, n) == fleet)
    return 1 + next(order, nations.ALL_FLEETS - 1)


ITS_FLEET_TRIES = Within(
    phases.INTERCEPTION,
    seat=THE_BOARD,
    comes_to=lambda state, _seat, fleet: _had_its_turn(state, fleet),
)
THE_OTHER_TRIES = Within(
    phases.INTERCEPTION,
    seat=THE_BOARD,
    comes_to=lambda state, _seat, _come: _had_its_turn(state, state.naval_fleet[OTHER] - 1),
)
BEFORE_ITS_ROLL = Within(
    phases.MEETING, seat=THE_BOARD, comes_to=lambda _state, _seat, side: side + 1
)


def defender(state: State, _seat: int) -> int:
    """The seat that defends."""
    return _or_first(seat_of(state, state.side[DEFENDER]))
