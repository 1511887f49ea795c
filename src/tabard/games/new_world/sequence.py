"""The sequence of play: each phase, its rule, who is asked, what may be done, what follows.

Set-up, turn and administration stand here; the other parts of a turn in files of their own.
"""

from __future__ import annotations

from tabard.engine.kinds import upto
from tabard.engine.sequence import Sequence, each, phase
from tabard.engine.words import _

from . import administration, build, scenarios, setup, turn, unrest, upkeep
from .administration import PAYS, STEPS_OF_THE_ADMINISTRATION
from .cards.sequence import CARD_PHASES
from .combat.sequence import COMBAT_PHASES
from .components.map import AREA_OR_NONE, AREAS
from .phases import (
    ADMINISTRATION,
    BID,
    DISBAND,
    NEW_ARMY,
    PHASES,
    PICK_LEADER,
    PICK_NATION,
    SET_UP,
    SHIP_SPLIT,
    TURN,
    UNREST,
    UNREST_DIE,
)
from .pirates.sequence import PIRATE_PHASES
from .sea.sequence import SEA_PHASES
from .sequence_of_diplomacy import DIPLOMACY_PHASES
from .sequence_of_impulses import IMPULSE_PHASES
from .setup import PART, PARTS_OF_THE_SET_UP
from .turn import STEP, STEPS_OF_A_TURN
from .under import (
    AFTER_ADMINISTRATION,
    GROWS_THERE,
    IN_UNREST,
    LEADER_CHOSEN,
    NATION_CHOSEN,
    SHIPS_DIVIDED,
    STIRS_THERE,
    in_administration,
    in_set_up,
    in_turn,
)
from .unrest import KINDS_OF_UNREST

SEQUENCE = Sequence(
    PHASES,
    [
        phase(
            SET_UP,
            "3.21",
            does=setup.go_on_with_the_set_up,
            keeps={"part": PARTS_OF_THE_SET_UP, "done": upto(PART - 1)},
        ),
        phase(
            BID,
            "3.21",
            asks=setup.everybody,
            verbs=(setup.bid,),
            sealed=True,
            public=False,
            tip=_("Bid glory in secret; the highest bid chooses its nation first."),
            within=in_set_up(1),
        ),
        phase(
            PICK_NATION,
            "3.21",
            verbs=(setup.choose_nation,),
            tip=_("Choose the nation you play."),
            within=NATION_CHOSEN,
        ),
        phase(
            PICK_LEADER,
            "3.21.6",
            verbs=(setup.choose_leader,),
            tip=_("Choose your first leader; he is free."),
            within=LEADER_CHOSEN,
        ),
        phase(
            SHIP_SPLIT,
            "3.21.11",
            verbs=(scenarios.send_ship, build.done),
            tip=_("Divide your ships among your two fleets."),
            within=SHIPS_DIVIDED,
        ),
        phase(TURN, "3.9", does=turn.go_on_with_the_turn, keeps={"step": STEPS_OF_A_TURN}),
        phase(
            ADMINISTRATION,
            "3.9.D",
            does=administration.go_on_with_the_administration,
            keeps={"step": STEPS_OF_THE_ADMINISTRATION, "done": upto(STEP - 1)},
            within=in_turn(AFTER_ADMINISTRATION),
        ),
        phase(
            UNREST,
            "3.9.D2",
            steps={"area": each(unrest.look_at_area, AREAS)},
            concerns={"why": KINDS_OF_UNREST},
            keeps={"area": AREA_OR_NONE},
            within=IN_UNREST,
        ),
        phase(
            UNREST_DIE,
            "3.9.D2",
            does=unrest.heed_the_die,
            concerns={"why": KINDS_OF_UNREST},
            keeps={"area": AREAS},
            within=STIRS_THERE,
        ),
        phase(
            NEW_ARMY,
            "3.9.D3",
            does=unrest.raise_the_army,
            keeps={"area": AREAS},
            within=GROWS_THERE,
        ),
        phase(
            DISBAND,
            "3.9.D1",
            verbs=(upkeep.disband, upkeep.disband_ship, upkeep.raze),
            over=upkeep.upkeep_can_be_paid,
            tip=_("You cannot pay the upkeep: choose what is disbanded."),
            within=in_administration(PAYS),
        ),
        *CARD_PHASES,
        *DIPLOMACY_PHASES,
        *IMPULSE_PHASES,
        *COMBAT_PHASES,
        *SEA_PHASES,
        *PIRATE_PHASES,
    ],
)
