"""The phases of land combat, and of the dice and choices within it."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE, upto, with_room
from tabard.engine.sequence import Within, phase, steps
from tabard.engine.words import _

from .. import build
from ..phases import (
    CHARGE,
    COMBAT,
    COMMANDER,
    ENVOYS,
    FLIGHT,
    LANDING,
    LEAVE_GARRISON,
    LENDING,
    LOSSES,
    REGIMENT,
    RETREAT,
    SIEGE,
    TRANSFERS,
    WINDOW,
)
from ..state import BATTLE_SIDES
from ..under import IN_MOVEMENT, by_sides, defender, in_combat
from . import cards as combat_cards
from . import (
    charge,
    commander,
    course,
    free_actions,
    landing,
    losses,
    ownership,
    retreats,
    siege,
    sudden,
)
from .free_actions import MOST_TRANSFERS
from .losses import HOLDS_LEADERS
from .starting import STEPS_OF_A_COMBAT
from .windows import WHOSE_WINDOW, WINDOWS

COMBAT_PHASES = [
    phase(
        COMBAT,
        "1",
        does=course.go_on_with_the_combat,
        keeps={"step": STEPS_OF_A_COMBAT},
        within=IN_MOVEMENT,
    ),
    phase(
        COMMANDER,
        "29",
        verbs=(
            commander.name_commander,
            commander.borrow_commander,
            commander.defend_alone,
        ),
        tip=_("Name the commander of your defence."),
        within=in_combat(0, 3),
    ),
    phase(
        LENDING,
        "32",
        verbs=(commander.lend, commander.refuse_to_lend),
        tip=_("An ally asks for a commander: lend one, or refuse."),
        within=Within(COMMANDER, seat=defender),
    ),
    phase(
        LANDING,
        "15",
        verbs=(landing.land, landing.land_regiment, build.done),
        over=landing.nothing_left_to_land,
        tip=_("Put units ashore for the defence; they go back on board afterwards."),
        within=in_combat(0, 4),
    ),
    phase(
        REGIMENT,
        "3.14.7",
        verbs=(landing.choose_regiment,),
        tip=_("Choose the royal regiment that fights."),
        within=in_combat(0, 5),
    ),
    phase(
        WINDOW,
        "36",
        verbs=(combat_cards.play_in_combat, combat_cards.close_window),
        over=combat_cards.nothing_left_to_play,
        public=False,
        tip=_("You may play cards that change this combat."),
        keeps=WHOSE_WINDOW,
    ),
    phase(ENVOYS, "3.19.4", does=sudden.hear_the_envoys, keeps=WHOSE_WINDOW),
    phase(
        TRANSFERS,
        "3",
        verbs=(free_actions.call_up, free_actions.reinforce, build.done),
        passes=(build.done,),
        tip=_("Your leader may call up units that stand by, or reinforce the colony."),
        keeps={"done": upto(MOST_TRANSFERS)},
        within=in_combat(1, WINDOWS + 1),
    ),
    phase(
        CHARGE,
        "5",
        verbs=(charge.charge,),
        tip=_("Announce how many of your cavalry charge."),
        keeps={"side": BATTLE_SIDES},
        within=by_sides(COMBAT, 2, WINDOWS + 1),
    ),
    phase(
        SIEGE,
        "7",
        verbs=(siege.besiege, siege.spare),
        tip=_("Your artillery can give you a siege bonus."),
        within=in_combat(3, WINDOWS + 1),
    ),
    phase(
        LOSSES,
        "3.16.4e",
        verbs=(losses.lose, losses.spare_landed),
        over=losses.losses_are_taken,
        tip=_("Choose the units that fall."),
        keeps={
            "leaders": steps("fall", "are_safe"),
            "side": with_room(BATTLE_SIDES, HOLDS_LEADERS),
        },
        within=by_sides(COMBAT, 4, WINDOWS + 10),
    ),
    phase(
        RETREAT,
        "11",
        verbs=(
            retreats.retreat_to,
            retreats.retreat_aboard,
            retreats.break_off,
            retreats.stand,
        ),
        tip=_("Retreat, or fight on if you may."),
        keeps={"side": BATTLE_SIDES},
        within=by_sides(COMBAT, 5, WINDOWS + 2),
    ),
    phase(
        FLIGHT,
        "F18",
        asks=CHANCE,
        verbs=(retreats.flee_to,),
        within=by_sides(COMBAT, 5, WINDOWS + 2),
    ),
    phase(
        LEAVE_GARRISON,
        "3.16.6.3",
        verbs=(ownership.leave_behind,),
        tip=_("Leave a unit in the colony you have taken."),
        within=in_combat(6, WINDOWS + 4),
    ),
]
