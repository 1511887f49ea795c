"""What can be going on: the phases that may lie on the stack, and what people call them.

A game lies at the bottom, on it a turn, on that a part of the turn, an impulse, a movement or an
action, a combat, a step of it, its dice: never more than eight. Names, rules and what a newcomer is
told stand in `data/phases.toml`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tabard.engine.flow.sequence import Course, Phase
from tabard.engine.flow.sequence import phase as declared
from tabard.engine.kinds import Kind
from tabard.engine.rule import Table, table

_FILE = Path(__file__).parent / "data" / "phases.toml"
_SAID = tomllib.loads(_FILE.read_text(encoding="utf-8"))
PHASES = Kind("phase", _SAID, [said["name"] for said in _SAID.values()])
(
    SET_UP, BID, PICK_NATION, PICK_LEADER, SHIP_SPLIT,
    TURN, CARDS, DRAW, DEAL, OVER_LIMIT, GIFTS, DEMAND, DEMAND_CARD, LAY_OPEN, ORDER_CARD,
    DIPLOMACY, TALKS, DEAL_TALK, DEAL_ANSWER, CONTRACTS, BREACH, CONSENT, WAR_DICE, WITHDRAWALS,
    WITHDRAW, FIRST_ATTACK, ADVISOR_CARD, ADVISOR_PICK,
    ACTION, IMPULSE,
    FEVER, STORM, STORM_DAMAGE, POX, BAD_CROPS, REVOLT, AGROUND, DESERTION, STRUCK_REGION,
    STRUCK_AREA, WRECK,
    AIM, SUIT, SHOWING, STEALING, RECEIVING, LEAVING, EXPLORING, SETTLING, PREACHING, ROAMING,
    CREDIT, ALCHEMY, RECOVERY,
    SPEND, BUILD, MOVING, FOE, HARVEST, MINING,
    DICE, ATTEMPT, VICTIM, CALMING, CALMED, MARKERS, TURN_UP, LAY_MARKER, BRIBED, NATIVE_GOODS,
    GIFT_DICE, SUFFER, LIMITS, DROP,
    COMBAT, COMMANDER, LENDING, LANDING, REGIMENT, WINDOW, ENVOYS, TRANSFERS, CHARGE, SIEGE,
    LOSSES, RETREAT, FLIGHT, LEAVE,
    INTERCEPTION, MEETING, PURSUE, FAIR_WIND, INTERCEPTION_CHOICE, NAVAL, NAVAL_WINDOW,
    BRIBE_OFFER, BRIBE_ANSWER, STOWING, WIND, BROADSIDE, SEA_RETREAT, PRIZE, PLUNDER,
    PIRATES_MOVE, BRETHREN, PIRATES_SENT, HAVEN_DIE, HIDDEN_DIE, SORTIE, HIDE_HAVEN, SEARCH,
    BETRAYED, PIRATE_COURSE, SEND_PIRATES,
    ADMINISTRATION, DISBAND, UNREST, UNREST_DIE, NEW_ARMY,
) = PHASES.numbers  # fmt: skip


def phase(number: int, **course: Any) -> Phase:
    """One of them in the sequence of play, with its rule and its sentence: what it does or asks."""
    said = _SAID[PHASES.word(number)]
    return declared(number, said["rule"], tip=said.get("about", ""), **course)


def under_way(course: Course, *beginnings: str) -> Table:
    """By the step of a course that comes next: how many of the parts that begin so have begun; the
    last of them is under way."""
    begins = [course.begins[word] for word in beginnings]
    steps = range(sum(course.places.values()))
    return table([sum(begin < next_step for begin in begins) for next_step in steps])
