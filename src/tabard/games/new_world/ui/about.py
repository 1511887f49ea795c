"""More about each thing on the table, in sentences: areas, seas, nations, leaders, cards, advisors,
awards, goods, units and ships."""

# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.engine.kinds import Kind
from tabard.engine.words import _, say

from ..components.cards import (
    CARD_COLOUR,
    CARD_EVENT,
    CARD_PERIOD,
    CARD_POINTS,
    CARDS,
    COLOURS,
    EVENT_TEXTS,
    RED,
)
from ..components.goods import (
    ADVISOR_KINDS,
    ADVISOR_PRICE,
    ADVISOR_TEXTS,
    AWARD_HOLDERS,
    AWARD_POINTS,
    AWARD_TEXTS,
    AWARDS,
    GOODS,
    PRICE,
)
from ..components.map import (
    AREAS,
    CODES,
    SEAS,
)
from ..components.nations import (
    CONTROL_MARKERS,
    HOME_SEA,
    LEADER_ATTACK,
    LEADER_COST,
    LEADER_DEFENCE,
    LEADER_NATION,
    LEADER_PERIOD,
    LEADER_POINTS,
    LEADER_SKILL,
    LEADERS,
    NATIONS,
    NO_NATION,
    SKILLS,
    ZONE_POINTS,
)
from ..components.units import (
    FIGHTER_ATTACK,
    FIGHTER_DEFENCE,
    PROPER_UNITS,
    SHIP_ATTACK,
    SHIP_COST,
    SHIP_DEFENCE,
    SHIP_POINTS,
    SHIP_ROOM,
    SHIP_TYPES,
    SHIP_UPKEEP,
    UNIT_POINTS,
)
from .about_places import area_in_words, listed, sea_in_words


def things(state: Any) -> dict[str, list[str]]:
    """Each thing's word and what there is to know about it; areas by their three letters too."""
    about: dict[str, list[str]] = {}
    kinds: tuple[tuple[Kind, Callable[[Any, int], list[str]]], ...] = (
        (AREAS, area_in_words),
        (SEAS, sea_in_words),
        (NATIONS, _nation),
        (LEADERS, _leader),
        (CARDS, _card),
        (ADVISOR_KINDS, _advisor),
        (AWARDS, _award),
        (GOODS, _good),
        (PROPER_UNITS, _unit),
        (SHIP_TYPES, _ship),
    )
    for kind, tell in kinds:
        for thing in kind.numbers:
            about.setdefault(kind.word(thing), []).extend(tell(state, thing))
    for area in range(AREAS):
        about[CODES[area].lower()] = about[AREAS.word(area)]
    return about


# --- nations, leaders ---------------------------------------------------------------------------


def _nation(state: Any, nation: int) -> list[str]:
    facts = {
        "nation": NATIONS.name(nation),
        "seas": listed([SEAS.name(n) for n in range(SEAS) if HOME_SEA[nation][n]]),
        "points": ZONE_POINTS[nation],
        "markers": CONTROL_MARKERS[nation],
    }
    sentence = _("{nation}: {markers} control markers; {points} MP to {seas}.")
    awards = [AWARDS.name(n) for n in range(AWARDS) if state.award[n] == nation]
    lines = [say(sentence, **facts)]
    if awards:
        lines.append(say(_("Awards: {awards}."), awards=listed(awards)))
    return lines


def _leader(state: Any, leader: int) -> list[str]:
    facts = {
        "leader": LEADERS.name(leader),
        "nation": NATIONS.name(LEADER_NATION[leader]),
        "skill": SKILLS.name(LEADER_SKILL[leader]),
        "period": LEADER_PERIOD[leader],
        "attack": LEADER_ATTACK[leader],
        "defence": LEADER_DEFENCE[leader],
        "points": LEADER_POINTS[leader],
        "cost": LEADER_COST[leader],
    }
    return [
        say(_("{leader}, {skill} of {nation} from period {period}."), **facts),
        say(_("Factors {attack}/{defence}, {points} MP on land; costs {cost} PR."), **facts),
    ]


# --- cards, advisors, awards, goods, pieces -----------------------------------------------------


def _card(state: Any, card: int) -> list[str]:
    facts = {
        "card": CARDS.name(card),
        "colour": COLOURS.name(CARD_COLOUR[card]),
        "points": CARD_POINTS[card],
        "period": CARD_PERIOD[card],
    }
    head = (
        _("{card}, {colour}, from period {period}.")
        if CARD_COLOUR[card] == RED
        else _("{card}, {colour}, {points} OP, from period {period}.")
    )
    return [say(head, **facts), say(EVENT_TEXTS[CARD_EVENT[card] - 1])]


def _advisor(state: Any, advisor: int) -> list[str]:
    text = ADVISOR_TEXTS[advisor - 1]
    facts = {"advisor": ADVISOR_KINDS.name(advisor), "ducats": ADVISOR_PRICE[advisor]}
    return [say(_("{advisor}, {ducats} D."), **facts), say(text)]


def _award(state: Any, award: int) -> list[str]:
    facts = {"award": AWARDS.name(award), "points": AWARD_POINTS[award]}
    lines = [say(_("{award}: {points} glory."), **facts), say(AWARD_TEXTS[award])]
    if state.award[award] != NO_NATION:
        lines.append(say(_("{nation} has it."), nation=AWARD_HOLDERS.name(state.award[award])))
    return lines


def _good(state: Any, good: int) -> list[str]:
    facts = {"good": GOODS.name(good), "price": state.price[good], "base": PRICE[good]}
    return [say(_("A piece of {good} sells for {price} D (base {base})."), **facts)]


def _unit(state: Any, unit: int) -> list[str]:
    facts = {
        "unit": PROPER_UNITS.name(unit),
        "attack": FIGHTER_ATTACK[unit],
        "defence": FIGHTER_DEFENCE[unit],
        "points": UNIT_POINTS[unit],
    }
    return [say(_("{unit}: factors {attack}/{defence}, {points} BP."), **facts)]


def _ship(state: Any, ship: int) -> list[str]:
    facts = {
        "ship": SHIP_TYPES.name(ship),
        "attack": SHIP_ATTACK[ship],
        "defence": SHIP_DEFENCE[ship],
        "points": SHIP_POINTS[ship],
        "room": SHIP_ROOM[ship],
        "cost": SHIP_COST[ship],
        "upkeep": SHIP_UPKEEP[ship],
    }
    return [
        say(_("{ship}: factors {attack}/{defence}, {points} MP, room {room}."), **facts),
        say(_("It costs {cost} BP, and {upkeep} D of upkeep."), **facts),
    ]
