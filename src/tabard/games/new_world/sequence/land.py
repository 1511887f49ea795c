"""The phases of land combat, and of the dice and choices within it."""

from __future__ import annotations

from tabard.engine.flow.sequence import Within, each, steps
from tabard.engine.kinds import upto, with_room

from .. import action_charts, phases
from ..action import build
from ..combat import playing_cards, rounds, sudden_cards, windows
from ..combat.windows import WHOSE_WINDOW
from ..land import (
    charge,
    commander,
    conquest,
    defender_free_actions,
    end_of_combat,
    landed_units,
    losses,
    muster,
    overrun,
    retreats,
    siege,
    starting,
)
from ..land.defender_free_actions import MOST_TRANSFERS
from ..land.losses import LEADERS_ARE_SAFE
from ..land.starting import COURSE, SIDES, WINDOWS
from ..phases import phase
from ..state import BATTLE_SIDES
from ..world import hands
from ..world.limits_exceeded import mend_the_limits
from .parts_of_the_turn import IN_MOVEMENT, by_chance, by_sides, defender, in_combat

COMBAT_PHASES = [
    phase(
        phases.COMBAT,
        steps=COURSE.of(
            natives=muster.throw_for_new_natives,
            muster=muster.muster,
            commander=commander.ask_for_a_commander,
            landing=muster.put_ashore,
            regiment=landed_units.choose_the_regiment,
            begin=commander.tell_who_commands,
            free_actions_cards=each(windows.begin_step, WINDOWS),
            free_actions=defender_free_actions.ask_for_free_actions,
            charge_cards=each(windows.begin_step, WINDOWS),
            charge=each(charge.announce_charge, SIDES),
            siege_cards=each(windows.begin_step, WINDOWS),
            siege=siege.ask_for_a_siege,
            round_cards=each(windows.begin_step, WINDOWS),
            attacker_dice=rounds.throw_for_the_attacker,
            defender_dice=rounds.throw_for_the_defender,
            values=rounds.reckon_the_values,
            late_cards=each(windows.open_late_window, WINDOWS),
            attacker_rally=rounds.rally_the_attacker,
            defender_rally=rounds.rally_the_defender,
            compare=rounds.compare_the_values,
            losses=each(losses.take_losses, SIDES),
            decision=rounds.decide_the_round,
            retreat_cards=each(windows.begin_step, WINDOWS),
            heed_cards=retreats.heed_the_cards,
            retreat=each(retreats.let_one_retreat, SIDES),
            last_round=retreats.break_off_the_last_round,
            next_round=rounds.fight_on,
            end_cards=each(windows.begin_step, WINDOWS),
            extra_hits=each(end_of_combat.take_extra_hits, SIDES),
            leave=end_of_combat.leave_after_the_combat,
            owner=conquest.change_the_owner,
            glory=end_of_combat.settle_the_outcome,
            treasure=end_of_combat.clear_the_field,
            limits=mend_the_limits,
            rescue=action_charts.rescue_the_action,
            overrun=overrun.overrun,
            overrun_glory=overrun.settle_the_overrun,
            overrun_limits=mend_the_limits,
            end=starting.forget_the_battle,
        ),
        within=IN_MOVEMENT,
    ),
    phase(
        phases.COMMANDER,
        verbs=(commander.name_commander, commander.borrow_commander, commander.defend_alone),
    ),
    phase(
        phases.LENDING,
        verbs=(commander.lend, commander.refuse_to_lend),
        within=Within(phases.COMMANDER, seat=defender),
    ),
    phase(
        phases.LANDING,
        verbs=(landed_units.land, landed_units.land_regiment, build.done),
        over=landed_units.nothing_left_to_land,
    ),
    phase(phases.REGIMENT, verbs=(landed_units.choose_regiment,)),
    phase(
        phases.WINDOW,
        verbs=(playing_cards.play_in_combat, playing_cards.close_window),
        over=hands.has_no_cards,
        public=False,
        keeps=WHOSE_WINDOW,
    ),
    phase(phases.ENVOYS, does=sudden_cards.hear_the_envoys, keeps=WHOSE_WINDOW),
    phase(
        phases.TRANSFERS,
        verbs=(defender_free_actions.call_up, defender_free_actions.reinforce, build.done),
        passes=(build.done,),
        keeps={"done": upto(MOST_TRANSFERS)},
    ),
    phase(
        phases.CHARGE,
        verbs=(charge.charge,),
        keeps={"side": BATTLE_SIDES},
        within=by_sides(phases.COMBAT, COURSE.begins["charge"]),
    ),
    phase(phases.SIEGE, verbs=(siege.besiege, siege.spare)),
    phase(
        phases.LOSSES,
        verbs=(losses.lose, losses.spare_landed),
        over=losses.losses_are_taken,
        keeps={
            "leaders": steps("fall", "are_safe"),
            "side": with_room(BATTLE_SIDES, LEADERS_ARE_SAFE),
        },
        within=by_sides(phases.COMBAT, COURSE.begins["losses"]),
    ),
    phase(
        phases.RETREAT,
        verbs=(retreats.retreat_to, retreats.retreat_aboard, retreats.break_off, retreats.stand),
        keeps={"side": BATTLE_SIDES},
        within=by_sides(phases.COMBAT, COURSE.begins["retreat"]),
    ),
    by_chance(
        phases.FLIGHT, retreats.flee_to, within=by_sides(phases.COMBAT, COURSE.begins["retreat"])
    ),
    phase(phases.LEAVE, verbs=(conquest.leave_behind,), within=in_combat("glory")),
]
