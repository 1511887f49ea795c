"""The sequence of play: each phase, its rule, who is asked, what may be done, what follows.

Set-up, turn and administration stand here; the other parts of a turn in files of their own.
"""

from __future__ import annotations

from tabard.engine.flow.sequence import Sequence, each

from .. import ending, phases, setup
from ..action import build
from ..components import board
from ..phases import PHASES, phase
from ..turn import administration, order, unrest, upkeep
from ..turn.order import PLACES_IN_ORDER, in_order
from ..turn.unrest import KINDS_OF_UNREST
from .cards import CARD_PHASES
from .diplomacy import DIPLOMACY_PHASES
from .impulses import IMPULSE_PHASES
from .land import COMBAT_PHASES
from .parts_of_the_turn import (
    CANNOT_PAY,
    GROWS_THERE,
    IN_UNREST,
    LEADER_CHOSEN,
    NATION_CHOSEN,
    SHIPS_DIVIDED,
    STIRS_THERE,
)
from .pirates import PIRATE_PHASES
from .sea import SEA_PHASES

SEQUENCE = Sequence(
    PHASES,
    [
        phase(
            phases.SET_UP,
            steps=setup.COURSE.of(
                bids=setup.ask_for_bids,
                nations=in_order(setup.choose_in_turn),
                pieces=setup.place_all_pieces,
                markers=each(setup.draw_known_area, board.AREAS),
                leaders=each(setup.pick_leader, setup.MOST_LEADERS_IN_ALL, setup.leaders_to_pick),
                ships=in_order(setup.split_in_turn),
                advisors=each(setup.hire_in_turn, PLACES_IN_ORDER, setup.nations_that_hire),
                hands=in_order(setup.draw_hands),
                first_turn=setup.begin_the_first_turn,
            ),
        ),
        phase(phases.BID, asks=setup.everybody, verbs=(setup.bid,), sealed=True, public=False),
        phase(phases.PICK_NATION, verbs=(setup.choose_nation,), within=NATION_CHOSEN),
        phase(phases.PICK_LEADER, verbs=(setup.choose_leader,), within=LEADER_CHOSEN),
        phase(phases.SHIP_SPLIT, verbs=(setup.send_ship, build.done), within=SHIPS_DIVIDED),
        phase(
            phases.TURN,
            steps=order.COURSE.of(
                cards=order.begin_the_turn,
                diplomacy=order.begin_diplomacy,
                action=order.begin_action,
                administration=order.begin_administration,
                end=order.end_the_turn,
            ),
            again=True,
        ),
        phase(
            phases.ADMINISTRATION,
            steps=administration.COURSE.of(
                upkeep=in_order(upkeep.pay_upkeep),
                natives_attack=administration.natives_may_attack,
                natives_grow=administration.natives_may_grow,
                first_storm=administration.throw_for_a_storm,
                second_storm=administration.throw_for_the_second,
                last_storm=administration.gather_storm,
                drift=administration.let_all_drift,
                rest=administration.do_the_rest,
                end=ending.check_the_end,
            ),
        ),
        phase(
            phases.UNREST,
            steps={"area": each(unrest.look_at_area, board.AREAS)},
            concerns={"why": KINDS_OF_UNREST},
            keeps={"area": board.AREA_OR_NONE},
            within=IN_UNREST,
        ),
        phase(
            phases.UNREST_DIE,
            does=unrest.heed_the_die,
            concerns={"why": KINDS_OF_UNREST},
            keeps={"area": board.AREAS},
            within=STIRS_THERE,
        ),
        phase(
            phases.NEW_ARMY,
            does=unrest.raise_the_army,
            keeps={"area": board.AREAS},
            within=GROWS_THERE,
        ),
        phase(
            phases.DISBAND,
            verbs=(upkeep.disband, upkeep.disband_ship, upkeep.raze),
            over=upkeep.upkeep_can_be_paid,
            within=CANNOT_PAY,
        ),
        *CARD_PHASES,
        *DIPLOMACY_PHASES,
        *IMPULSE_PHASES,
        *COMBAT_PHASES,
        *SEA_PHASES,
        *PIRATE_PHASES,
    ],
)
