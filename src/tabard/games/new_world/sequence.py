"""The sequence of play: each phase, its rule, who is asked, what may be done, what follows.

Set-up, turn and administration stand here; the other parts of a turn in files of their own.
"""

from __future__ import annotations

from tabard.engine.sequence import Sequence, phase
from tabard.engine.words import _

from . import administration, build, scenarios, setup, turn, unrest, upkeep
from .cards.sequence import CARD_PHASES
from .combat.sequence import COMBAT_PHASES
from .phases import (
    ADMINISTRATION,
    BID,
    DISBAND,
    PHASES,
    PICK_LEADER,
    PICK_NATION,
    SET_UP,
    SHIP_SPLIT,
    TURN,
    UNREST,
)
from .pirates.sequence import PIRATE_PHASES
from .sea.sequence import SEA_PHASES
from .sequence_of_diplomacy import DIPLOMACY_PHASES
from .sequence_of_impulses import IMPULSE_PHASES

SEQUENCE = Sequence(
    PHASES,
    [
        phase(SET_UP, "3.21", does=setup.go_on_with_the_set_up),
        phase(
            BID,
            "3.21",
            asks=setup.everybody,
            verbs=(setup.bid,),
            sealed=True,
            public=False,
            tip=_("Bid glory in secret; the highest bid chooses its nation first."),
        ),
        phase(
            PICK_NATION, "3.21", verbs=(setup.choose_nation,), tip=_("Choose the nation you play.")
        ),
        phase(
            PICK_LEADER,
            "3.21.6",
            verbs=(setup.choose_leader,),
            tip=_("Choose your first leader; he is free."),
        ),
        phase(
            SHIP_SPLIT,
            "3.21.11",
            verbs=(scenarios.send_ship, build.done),
            tip=_("Divide your ships among your two fleets."),
        ),
        phase(TURN, "3.9", does=turn.go_on_with_the_turn),
        phase(ADMINISTRATION, "3.9.D", does=administration.go_on_with_the_administration),
        phase(UNREST, "3.9.D2", does=unrest.go_on_with_the_unrest),
        phase(
            DISBAND,
            "3.9.D1",
            verbs=(upkeep.disband, upkeep.disband_ship, upkeep.raze),
            over=upkeep.upkeep_can_be_paid,
            tip=_("You cannot pay the upkeep: choose what is disbanded."),
        ),
        *CARD_PHASES,
        *DIPLOMACY_PHASES,
        *IMPULSE_PHASES,
        *COMBAT_PHASES,
        *SEA_PHASES,
        *PIRATE_PHASES,
    ],
)
