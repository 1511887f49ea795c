"""The table of moves: every verb with its fields, in the order of the chapters."""

from __future__ import annotations

from tabard.engine.actions import asked, limited, rows
from tabard.engine.kinds import SEATS

from . import (
    arrival,
    contest,
    dice,
    event,
    general,
    integration,
    market,
    oath,
    peripeties,
    prison,
    quests,
    razing,
    refuge,
    rescue,
    resistance,
    setup,
    step,
    storm,
    swear_or_attack,
    tests_of_skill,
    voyage,
    wounds,
)
from .components import bandits, events, faces, squares
from .events import immediate

SET_UP = [
    rows(setup.first_seat, seat_drawn=SEATS),
    rows(arrival.draw_bandit, bandit=bandits.BANDITS),
    rows(arrival.place, square=squares.SQUARES),
]
EVENTS_AND_QUESTS = [
    rows(event.draw_event, event=events.EVENTS),
    rows(quests.drop_quest, quest=events.QUESTS),
    rows(immediate.choose, figure=bandits.BANDITS),
    rows(quests.attempt, quest=events.QUESTS),
    rows(quests.end_quests, default=True),
]
MOVES = [
    asked(step.step, figure=bandits.BANDITS, square=squares.SQUARES),
    asked(swear_or_attack.swear, figure=bandits.BANDITS, brother=bandits.BANDITS),
    asked(swear_or_attack.attack, figure=bandits.BANDITS, foe=bandits.BANDITS),
    asked(
        swear_or_attack.pass_by,
        figure=bandits.BANDITS,
        through=squares.SQUARES,
        square=squares.SQUARES,
    ),
    asked(rescue.rescue, figure=bandits.BANDITS, convict=bandits.BANDITS),
    asked(storm.storm, figure=bandits.BANDITS, square=squares.SQUARES),
]
ON_THE_ROAD = [
    # dice, tests, wounds
    rows(dice.roll, pips=faces.D12),
    rows(peripeties.place_die, place=bandits.PLACES),
    rows(peripeties.adversary_die, adversary=faces.ADVERSARIES),
    rows(peripeties.test_die, trait=bandits.CHARACTERISTICS),
    rows(tests_of_skill.read_book),
    rows(tests_of_skill.pay_experience),
    rows(tests_of_skill.keep_roll),
    rows(wounds.heal, figure=bandits.BANDITS),
    rows(wounds.succumb),
    # incidents and prison
    rows(peripeties.meet, figure=bandits.BANDITS),
    rows(peripeties.feast, default=True),
    rows(peripeties.plunder),
    rows(prison.pay_bribe, default=True),
    rows(prison.go_to_prison),
    # voyage
    *limited(voyage.why_no_move_is_left, MOVES),
    rows(voyage.end_move, default=True),
    rows(voyage.end_voyage, default=True),
    rows(oath.let_go, bandit=bandits.BANDITS),
    rows(market.buy, figure=bandits.BANDITS, ware=faces.WARES),
    rows(market.buy_nothing, default=True),
    rows(contest.challenge, trait=bandits.CHARACTERISTICS),
    # refuge
    rows(refuge.ransom, figure=bandits.BANDITS),
    rows(refuge.found, figure=bandits.BANDITS),
    rows(refuge.join, figure=bandits.BANDITS),
    rows(refuge.leave_refuge, default=True),
    rows(integration.green_die, reception=faces.RECEPTIONS),
    rows(integration.drink),
    rows(integration.keep_face, default=True),
    rows(integration.retreat, square=squares.SQUARES),
]
IN_RESISTANCE = [
    rows(resistance.loot_die, face=faces.D10),
    rows(resistance.troops, adversary=faces.ADVERSARIES),
    rows(resistance.fortify, default=True),
    rows(resistance.sacrifice, bandit=bandits.BANDITS),
    rows(razing.name_chief, bandit=bandits.BANDITS),
    rows(general.general, bandit=bandits.BANDITS),
    rows(razing.stay_behind, bandit=bandits.BANDITS),
]
VERBS = [*SET_UP, *EVENTS_AND_QUESTS, *ON_THE_ROAD, *IN_RESISTANCE]
