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
    named_steps,
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
    tests_of_skill,
    voyage,
    wounds,
)
from .components import (
    ADVERSARIES,
    BANDITS,
    CHARACTERISTICS,
    D10,
    D12,
    EVENTS,
    PLACES,
    QUESTS,
    RECEPTIONS,
    SQUARES,
    WARES,
)
from .events import immediate

SET_UP = [
    rows(setup.first_seat, seat_drawn=SEATS),
    rows(arrival.draw_bandit, bandit=BANDITS),
    rows(arrival.place, square=SQUARES),
]
EVENTS_AND_QUESTS = [
    rows(event.draw_event, event=EVENTS),
    rows(event.drop_quest, quest=QUESTS),
    rows(immediate.choose, figure=BANDITS),
    rows(quests.attempt, quest=QUESTS),
    rows(quests.end_quests, default=True),
]
MOVES = [
    asked(step.step, figure=BANDITS, square=SQUARES),
    asked(named_steps.swear, figure=BANDITS, brother=BANDITS),
    asked(named_steps.attack, figure=BANDITS, foe=BANDITS),
    asked(named_steps.pass_by, figure=BANDITS, through=SQUARES, square=SQUARES),
    asked(rescue.rescue, figure=BANDITS, convict=BANDITS),
    asked(storm.storm, figure=BANDITS, square=SQUARES),
]
ON_THE_ROAD = [
    # dice, tests, wounds
    rows(dice.roll, pips=D12),
    rows(dice.place_die, place=PLACES),
    rows(dice.adversary_die, adversary=ADVERSARIES),
    rows(dice.test_die, trait=CHARACTERISTICS),
    rows(tests_of_skill.read_book),
    rows(tests_of_skill.pay_experience),
    rows(tests_of_skill.keep_roll),
    rows(wounds.heal, figure=BANDITS),
    rows(wounds.succumb),
    # péripéties and prison
    rows(peripeties.meet, figure=BANDITS),
    rows(peripeties.feast, default=True),
    rows(peripeties.plunder),
    rows(prison.pay_bribe, default=True),
    rows(prison.go_to_prison),
    # voyage
    *limited(voyage.why_no_move_is_left, MOVES),
    rows(voyage.end_move, default=True),
    rows(voyage.end_voyage, default=True),
    rows(oath.let_go, bandit=BANDITS),
    rows(market.buy, figure=BANDITS, ware=WARES),
    rows(market.buy_nothing, default=True),
    rows(contest.challenge, trait=CHARACTERISTICS),
    # refuge
    rows(refuge.ransom, figure=BANDITS),
    rows(refuge.found, figure=BANDITS),
    rows(refuge.join, figure=BANDITS),
    rows(refuge.leave_refuge, default=True),
    rows(integration.green_die, reception=RECEPTIONS),
    rows(integration.drink),
    rows(integration.keep_face, default=True),
    rows(integration.retreat, square=SQUARES),
]
IN_RESISTANCE = [
    rows(resistance.loot_die, face=D10),
    rows(resistance.troops, adversary=ADVERSARIES),
    rows(resistance.fortify, default=True),
    rows(resistance.sacrifice, bandit=BANDITS),
    rows(razing.name_chief, bandit=BANDITS),
    rows(general.general, bandit=BANDITS),
    rows(razing.stay_behind, bandit=BANDITS),
]
VERBS = [*SET_UP, *EVENTS_AND_QUESTS, *ON_THE_ROAD, *IN_RESISTANCE]
