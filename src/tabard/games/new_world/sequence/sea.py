"""The phases of interception and naval combat."""

from __future__ import annotations

from tabard.engine.flow.sequence import each
from tabard.engine.kinds import upto, with_room

from .. import phases
from ..combat import playing_cards, rounds, windows
from ..combat.windows import PASSES
from ..components import nations, units
from ..phases import phase
from ..sea import bribe, capture, chances, escape, interception, losses, start, stowage, wind
from ..sea.interception import MEETS, THE_TWO
from ..sea.start import COURSE, SIDES
from ..state import BATTLE_SIDES
from ..world import hands
from ..world.dice import throw_one
from .parts_of_the_turn import (
    BEFORE_ITS_ROLL,
    IN_MOVEMENT,
    ITS_FLEET_TRIES,
    LOOKS_FOR_A_WAY,
    THE_OTHER_TRIES,
    by_sides,
)

SEA_PHASES = [
    phase(
        phases.INTERCEPTION,
        does=interception.look_for_the_next,
        keeps={"done": upto(nations.ALL_FLEETS)},
        within=IN_MOVEMENT,
    ),
    phase(
        phases.MEETING,
        steps=MEETS.of(
            fair_wind=each(interception.ask_for_a_wind, 2),
            own_die=throw_one,
            their_die=interception.throw_for_the_other,
            compare=interception.compare_the_rolls,
            parting=interception.forget_the_pair,
        ),
        within=THE_OTHER_TRIES,
    ),
    phase(
        phases.PURSUE,
        verbs=(chances.pursue, chances.let_pass),
        keeps={"fleet": nations.FLEETS},
        within=ITS_FLEET_TRIES,
    ),
    phase(
        phases.FAIR_WIND,
        verbs=(chances.use_wind, chances.no_wind),
        over=hands.has_no_cards,
        public=False,
        keeps={"fleet": THE_TWO},
        within=BEFORE_ITS_ROLL,
    ),
    phase(
        phases.INTERCEPTION_CHOICE,
        verbs=(chances.fight, chances.resume, chances.shadow),
        keeps={"fleet": THE_TWO},
    ),
    phase(
        phases.NAVAL,
        steps=COURSE.of(
            bribe_cards=each(windows.begin_step_at_sea, SIDES),
            price=bribe.ask_the_price,
            offer=bribe.ask_for_an_offer,
            freight_cards=each(windows.begin_step_at_sea, SIDES),
            stowage=stowage.let_both_stow,
            wind_cards=each(windows.begin_step_at_sea, SIDES),
            first_die=throw_one,
            second_die=wind.throw_against_it,
            gauge=wind.settle_the_gauge,
            wind_end=wind.forget_the_dice,
            round_cards=each(windows.begin_step_at_sea, SIDES),
            attacker_dice=rounds.throw_for_the_attacker,
            passive_dice=rounds.throw_for_the_defender,
            values=rounds.reckon_the_values,
            late_cards=each(windows.open_late_window, SIDES),
            attacker_rally=rounds.rally_the_attacker,
            passive_rally=rounds.rally_the_defender,
            hits=rounds.compare_the_values,
            losses=each(losses.take_broadside, SIDES),
            decision=rounds.decide_the_round,
            retreat=each(escape.let_one_escape, SIDES),
            last_round=escape.end_the_last_round,
            next_round=rounds.fight_on,
            glory=capture.begin_the_capture,
            look=capture.look_for_a_prize,
            prize=capture.save_the_prize,
            plunder=capture.plunder,
            drop=capture.lose_what_is_left,
            parting=capture.part,
            stowed=capture.stow_what_was_taken,
            drops=each(capture.drop_after_the_combat, SIDES),
            end=start.end_naval_combat,
        ),
        within=IN_MOVEMENT,
    ),
    phase(
        phases.NAVAL_WINDOW,
        verbs=(playing_cards.play_at_sea, playing_cards.close_at_sea),
        over=hands.has_no_cards,
        public=False,
        keeps={"passes": upto(3), "side": with_room(BATTLE_SIDES, PASSES)},
    ),
    phase(
        phases.BRIBE_OFFER,
        verbs=(bribe.offer, bribe.offer_ducats, bribe.make_offer, bribe.offer_nothing),
    ),
    phase(phases.BRIBE_ANSWER, verbs=(bribe.accept_bribe, bribe.refuse_bribe)),
    phase(phases.STOWING, asks=stowage.who_stows, verbs=(stowage.stow,), sealed=True, public=False),
    phase(phases.WIND, verbs=(wind.take_wind, wind.cut_off), keeps={"side": BATTLE_SIDES}),
    phase(
        phases.BROADSIDE,
        verbs=(losses.take_hit,),
        over=losses.hits_are_taken,
        keeps={"side": BATTLE_SIDES},
        within=by_sides(phases.NAVAL, COURSE.begins["losses"]),
    ),
    phase(
        phases.SEA_RETREAT,
        verbs=(escape.sail_away, escape.fight_on),
        keeps={"side": BATTLE_SIDES},
        within=LOOKS_FOR_A_WAY,
    ),
    phase(
        phases.PRIZE, verbs=(capture.keep_prize, capture.sink_prize), keeps={"ship": units.SHIPS}
    ),
    phase(phases.PLUNDER, verbs=(capture.seize, capture.leave_rest), over=capture.nothing_to_seize),
]
