"""More about each thing on the table, in sentences: areas, seas, nations, leaders, cards, advisors,
awards, goods, units and ships."""

# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.engine.kinds import Kind
from tabard.engine.words import _, listed, say

from ..book import said
from ..components import SO_MANY_BUILD_POINTS, SO_MANY_DUCATS, board, cards, goods, nations, units
from ..options import FIREARMS, FORT_MODULE, plays_with
from ..settling.demand import ITEMS_OF_A_DEMAND, more_by_demand, open_demand
from ..world.avatars import points_of_leader
from .about_places import area_in_words, sea_in_words


def things(state: Any) -> dict[str, list[str]]:
    """Each thing's word and what there is to know about it; areas by their three letters too."""
    about: dict[str, list[str]] = {}
    kinds: tuple[tuple[Kind, Callable[[Any, int], list[str]]], ...] = (
        (board.AREAS, area_in_words),
        (board.SEAS, sea_in_words),
        (nations.NATIONS, _nation),
        (nations.LEADERS, leader_in_words),
        (cards.CARDS, _card),
        (goods.ADVISOR_KINDS, _advisor),
        (goods.AWARDS, _award),
        (goods.GOODS, _good),
        (units.PROPER_UNITS, _unit),
        (units.SHIP_TYPES, _ship),
    )
    for kind, tell in kinds:
        for thing in kind.numbers:
            about.setdefault(kind.word(thing), []).extend(tell(state, thing))
    for advisor in goods.ADVISORS.numbers:
        about[goods.ADVISORS.word(advisor)] = _advisor(state, goods.ADVISOR_KIND[advisor])
    about[units.CARGO.word(units.SETTLERS)] = _settlers()
    for area in range(board.AREAS):
        about[board.CODES[area].lower()] = about[board.AREAS.word(area)]
    return about


# --- nations, leaders ---------------------------------------------------------------------------


def _nation(state: Any, nation: int) -> list[str]:
    seas = [board.SEAS.name(n) for n in range(board.SEAS) if nations.HOME_SEA[nation][n]]
    sentence = _(
        "{nation}: {markers} control markers. Its crossing costs {points} movement points, and the "
        "sea beyond it {sea} more: {seas}."
    )
    markers, points = nations.CONTROL_MARKERS[nation], nations.ZONE_POINTS[nation]
    known = {"nation": nation, "markers": markers, "points": points, "sea": board.SEA_POINTS}
    lines = [said(sentence, seas=listed(seas), **known)]
    awards = [goods.AWARDS.name(n) for n in range(goods.AWARDS) if state.award[n] == nation]
    if awards:
        lines.append(say(_("Awards: {awards}."), awards=listed(awards)))
    return lines


# 3.5.4: what each skill is good for.
SKILLED = {
    nations.EXPLORER: _("Discovers more easily: the target is 2 higher."),
    nations.CONQUISTADOR: _("A commander for attack: 2 more in each round, 1 in defence."),
    nations.GOVERNOR: _("Founds, fortifies and improves more easily: the target is 1 higher."),
    nations.MISSIONARY: _("Treats with natives and founds missions: the target is 2 higher."),
    nations.GENERAL: _("A commander: 2 more in each round."),
}


def leader_in_words(state: Any, leader: int) -> list[str]:
    """Whom he serves, what he is good at, his values, his price."""
    facts = {
        "leader": leader,
        "nation": nations.LEADER_NATION[leader],
        "skill": nations.LEADER_SKILL[leader],
        "period": nations.LEADER_PERIOD[leader],
        "attack": nations.LEADER_ATTACK[leader],
        "defence": nations.LEADER_DEFENCE[leader],
        "points": int(points_of_leader(state, leader)),
        "cost": nations.LEADER_COST[leader],
    }
    return [
        said(_("{leader}, {skill} of {nation} from period {period}."), **facts),
        say(SKILLED[nations.LEADER_SKILL[leader]]),
        say(_("Attacks with {attack}, defends with {defence}, moves {points} on land."), **facts),
        say(_("To hire him costs {cost} production and a control marker."), **facts),
    ]


# --- cards, advisors, awards, goods, pieces -----------------------------------------------------


def _card(state: Any, card: int) -> list[str]:
    head, text = card_in_words(state, card)
    return [said(_("{card}. {head}"), card=card, head=head), text]


def card_in_words(state: Any, card: int) -> tuple[str, str]:
    """What stands at the head of a card, and what its event does."""
    facts = {
        "colour": cards.COLOURS.name(cards.CARD_COLOUR[card]),
        "points": cards.CARD_POINTS[card],
        "period": cards.CARD_PERIOD[card],
    }
    text = cards.EVENT_TEXTS[cards.CARD_EVENT[card] - 1]
    if cards.CARD_COLOUR[card] == cards.RED:
        head = _("A {colour} card from period {period}.")
    elif text.startswith("Step"):  # of a combat
        head = _(
            "A {colour} card from period {period}, worth {points} operation points; or in a combat:"
        )
    else:
        head = _("A {colour} card from period {period}, worth {points} operation points.")
    return say(head, **facts), event_in_words(state, cards.CARD_EVENT[card])


def event_in_words(state: Any, event: int) -> str:
    """What an event does in this game: with natives' firearms or without them (3.19 N°10)."""
    if event != cards.RUNAWAY_TRADERS:
        return say(cards.EVENT_TEXTS[event - 1])
    if plays_with(state, FIREARMS):
        return say(_("The natives have firearms from now on."))
    return say(_("One native infantry joins every native army."))


def _advisor(state: Any, advisor: int) -> list[str]:
    text = goods.ADVISOR_TEXTS[advisor - 1]
    facts = {"advisor": goods.ADVISOR_KINDS.name(advisor), "ducats": goods.ADVISOR_PRICE[advisor]}
    return [say(_("{advisor}, for {ducats} ducats."), **facts), say(text)]


def _award(state: Any, award: int) -> list[str]:
    return [award_in_words(state, award)]


def award_in_words(state: Any, award: int) -> str:
    """What it brings, for what; who has it, of regions who is master of which (3.20.2)."""
    points = goods.AWARD_POINTS[award]
    lines = [said(_("{award}: {points} glory points."), award=award, points=points)]
    lines.append(say(goods.AWARD_TEXTS[award]))
    if state.award[award] == goods.AWARD_VOID:
        lines.append(say(_("Nobody gets it any more.")))
    elif state.award[award] != nations.NO_NATION:
        holder = goods.AWARD_HOLDERS.name(state.award[award])
        lines.append(say(_("{nation} has it."), nation=holder))
    if award == goods.REGION_MASTER:
        lines += _masters(state)
    return " ".join(lines)


def _masters(state: Any) -> list[str]:
    sentence = _("{nation} has it for {region}.")
    return [
        said(sentence, nation=state.region_award[region], region=region)
        for region in board.REGIONS.numbers
        if state.region_award[region] != nations.NO_NATION
    ]


def _good(state: Any, good: int) -> list[str]:
    sentence = _("A piece of {good} sells for {price} ducats (base {base}).")
    lines = [said(sentence, good=good, price=state.price[good], base=goods.PRICE[good])]
    demand = int(open_demand(state, good))
    return [*lines, demand_in_words(state, demand)] if demand >= 0 else lines


def demand_in_words(state: Any, demand: int) -> str:
    """What an open demand pays, and how far it is filled (3.12.3)."""
    price = int(state.price[goods.DEMAND_GOOD[demand]])
    sentence = _(
        "A fleet at home sells a piece for {more} ducats; {count} of {all} are sold, and the last"
        " brings 1 glory."
    )
    more, count = price + int(more_by_demand(price)), int(state.demand_filled[demand])
    return say(sentence, more=more, count=count, all=ITEMS_OF_A_DEMAND)


def _settlers() -> list[str]:
    """They do not fight."""
    points = SO_MANY_BUILD_POINTS.name(units.UNIT_POINTS[units.SETTLERS])
    return [say(_("Each costs {points}."), points=points)]


def _unit(state: Any, unit: int) -> list[str]:
    facts = {
        "unit": units.PROPER_UNITS.name(unit),
        "attack": units.FIGHTER_ATTACK[unit],
        "defence": units.FIGHTER_DEFENCE[unit],
        "points": SO_MANY_BUILD_POINTS.name(units.UNIT_POINTS[unit]),
    }
    return [
        say(_("{unit}: attacks with {attack}, defends with {defence}."), **facts),
        say(_("It costs {points}."), **facts),
        *_good_for(state, unit),
    ]


def _good_for(state: Any, unit: int) -> list[str]:
    """What cavalry and artillery add to their values (3.16.2, 3.16.3, F20)."""
    if unit == units.CAV:
        sentence = _(
            "It may charge for a bonus; at a combat's end the side with less of it takes 1 hit"
            " more."
        )
        return [say(sentence)]
    if unit != units.ART:
        return []
    hits = _("At a combat's end the side with less artillery takes 2 hits more.")
    siege = _("In an attack upon a fortification it gives a siege bonus.")
    return [say(hits), *([say(siege)] if plays_with(state, FORT_MODULE) else [])]


def _ship(state: Any, ship: int) -> list[str]:
    facts = {
        "ship": units.SHIP_TYPES.name(ship),
        "attack": units.SHIP_ATTACK[ship],
        "defence": units.SHIP_DEFENCE[ship],
        "points": units.SHIP_POINTS[ship],
        "room": units.SHIP_ROOM[ship],
        "cost": SO_MANY_BUILD_POINTS.name(units.SHIP_COST[ship]),
        "upkeep": SO_MANY_DUCATS.name(units.SHIP_UPKEEP[ship]),
    }
    return [
        say(_("{ship}: attacks with {attack}, defends with {defence}."), **facts),
        say(_("It moves {points} and has room for {room}."), **facts),
        say(_("It costs {cost}, and {upkeep} of upkeep."), **facts),
    ]
