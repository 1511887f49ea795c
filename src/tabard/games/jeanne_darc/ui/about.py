"""More about each thing on the table, in sentences: cities, provinces, factions, cards, events."""

# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.engine.kinds import Kind
from tabard.engine.words import _, n_, say

from ..attack import has_attacked
from ..components import board, cards, events, factions
from ..readings import (
    engineer_changes_defences,
    hero_doubles,
    only_works_defend,
    points_of_a_hero,
    traitor_undoes_all,
    uprisings_free_cities,
)
from ..setup import second_choice
from ..state import NOBODY

Tell = Callable[[Any, int], list[str]]  # what there is to know about one thing of a kind

LEVELS = {0: _("no works"), 2: _("a garrison"), 4: _("a castle"), 6: _("a fortress")}
_CARDS = (
    _("A yellow card worth {value}."),
    _("Committed by either side: doubles your own highest yellow card."),
    _(
        "Committed by the attacker: the defences count one step less, a fortress as a castle (4), a"
        " castle as a garrison (2), a garrison nothing."
    ),
    _("After the totals, when losing or tied: the fight is lost, your cards become used."),
    _("After the totals: your die falls again, and the new roll counts."),
    _(
        "After the deal or in your turn: your hero wakes and adds {points} in a fight, or a city of"
        " another player may rise."
    ),
    _("In your turn: a city of another player may be plundered; you take its income."),
)
_ENGINEER_AT_THE_WORKS = _(
    "Committed by either side: the defences count 2 less for the attacker's, 2 more for the"
    " defender's."
)
_HERO_WAKES_AND_DOUBLES = _(
    "After the deal or in your turn: your hero wakes and doubles your yellow cards in a fight, or a"
    " city of another player may rise."
)
_TRAITOR_UNDOES_ALL = _("Committed by the attacker: the defences count nothing.")
_HILLS = _(
    "It lies in the mountains: its defenders add 1 in a fight, but not against a ride, an uprising"
    " or plunderers."
)
_DEFENDED_HILLS = _(
    "It lies in the mountains: who defends it with a yellow card adds 1 in a fight, but not against"
    " a ride, an uprising or plunderers."
)
_RISES_AND_IS_FREE = _("The master picks an owned city; it may rise and be free at once.")
_MARKERS = (
    _("The master picks an owned city; it may rise and lose one step of its defences."),
    _("The master picks a province; its garrisons fall on a die of 1 to 3."),
    _("The master picks a province; its cities are plundered."),
    _("The master picks a city of another player; it may be plundered, and nobody gains."),
    _(
        "The master may once this round attack a city up to three roads away; on a ride mountains"
        " do not count."
    ),
    _("A city lost in a fight of the last round goes back."),
    _("The next round is peace, without a vote."),
    _("The master protects a city for this round."),
    _("Two owners of ports fight at sea; the loser may not use the sea this round."),
)


def things(state: Any) -> dict[str, list[str]]:
    """Each thing's word and what there is to know about it."""
    kinds: tuple[tuple[Kind, Tell], ...] = (
        (board.CITIES, _city),
        (board.PROVINCES, _province),
        (factions.FACTIONS, _faction),
        (cards.CARDS, _card),
        (events.MARKERS, _marker),
        (events.POWERS, _power),
    )
    about: dict[str, list[str]] = {}
    for kind, tell in kinds:
        for thing in kind.numbers:
            about.setdefault(kind.word(thing), []).extend(tell(state, thing))
    return about


def cities_and_provinces(state: Any) -> list[tuple[str, ...]]:
    """What there is to know about each city, and about the province in which it lies."""
    provinces = [_province(state, province) for province in range(board.PROVINCES)]
    return [
        (*_city(state, city), *provinces[board.PROVINCE_OF[city]]) for city in range(board.CITIES)
    ]


def _listed(cities: list[int]) -> str:
    return ", ".join(board.CITIES.name(city) for city in cities)


def _city(state: Any, city: int) -> list[str]:
    facts = {
        "city": board.CITIES.name(city),
        "province": board.PROVINCES.name(board.PROVINCE_OF[city]),
    }
    port = (
        _("{city} is a port in {province}.")
        if board.PORT[city]
        else _("{city} lies in {province}.")
    )
    lines = [
        say(port, **facts),
        say(
            _("Roads lead from here to {cities}."),
            cities=_listed([n for n in board.NEIGHBOURS[city] if n != board.NO_CITY]),
        ),
    ]
    if state.plundered[city]:
        lines.append(say(_("It is plundered: it pays nothing at the next income.")))
    owner = state.owner[city]
    if owner != NOBODY and has_attacked(state, owner, city):
        lines.append(say(_("It has made its attack this round.")))
    works = say(LEVELS[state.level[city]])
    if owner == NOBODY and not state.level[city]:
        return [*lines, say(_("It is free."))]
    if owner == NOBODY:
        return [*lines, say(_("It is free: {works}."), works=works)]
    faction = factions.FACTIONS.name(state.faction[owner])
    return [*lines, say(_("It belongs to {faction}: {works}."), faction=faction, works=works)]


def _province(state: Any, province: int) -> list[str]:
    cities = [city for city in range(board.CITIES) if board.PROVINCE_OF[city] == province]
    facts = {"province": board.PROVINCES.name(province), "cities": _listed(cities)}
    lines = [
        say(_("The province {province}: {cities}."), **facts),
        say(
            n_(
                "Whoever owns all of it gets {points} throne point a round.",
                "Whoever owns all of it gets {points} throne points a round.",
            ),
            points=board.POINTS[province],
        ),
    ]
    if board.MOUNTAIN[cities[0]]:
        lines.append(say(_DEFENDED_HILLS if only_works_defend(state) else _HILLS))
    return lines


def _faction(state: Any, faction: int) -> list[str]:
    others = [factions.FIRST_CHOICE[faction], second_choice(state, faction)]
    facts = {
        "faction": factions.FACTIONS.name(faction),
        "city": board.CITIES.name(factions.FIXED_START[faction]),
        "one": board.CITIES.name(others[0]),
        "other": board.CITIES.name(others[1]),
        "hero": factions.HEROES.name(faction),
    }
    lines = [say(_("{faction} begins in {city} and in {one} or {other}."), **facts)]
    lines.append(say(_("Its hero is {hero}."), **facts))
    return lines


def what_it_does(state: Any, card: int) -> str:
    """What a combat card is for, as it reads at this table."""
    words = _CARDS[0] if card < cards.YELLOW else _CARDS[card - int(cards.YELLOW) + 1]
    if card == cards.ENGINEER and engineer_changes_defences(state):
        words = _ENGINEER_AT_THE_WORKS
    if card == cards.TRAITOR and traitor_undoes_all(state):
        words = _TRAITOR_UNDOES_ALL
    if card == cards.AMBASSADOR and hero_doubles(state):
        words = _HERO_WAKES_AND_DOUBLES
    return say(words, value=cards.VALUE[card], points=int(points_of_a_hero(state)))


def _card(state: Any, card: int) -> list[str]:
    copies = say(
        _("{card}: {copies} in the game."), card=cards.CARDS.name(card), copies=cards.COPIES[card]
    )
    return [copies, what_it_does(state, card)]


def _marker(state: Any, marker: int) -> list[str]:
    facts = {"event": events.MARKERS.name(marker), "copies": events.MARKER_COPIES[marker]}
    facts["out"] = state.drawn[marker]
    copies = say(_("Event {event}: {copies} in the game, {out} drawn."), **facts)
    freed = marker == events.UPRISING and uprisings_free_cities(state)
    return [copies, say(_RISES_AND_IS_FREE if freed else _MARKERS[marker])]


def _power(state: Any, power: int) -> list[str]:
    by_sea = (
        _("{power} comes by sea, to {cities}.")
        if events.BY_SEA[power]
        else _("{power} attacks {cities}.")
    )
    return [say(by_sea, power=events.POWERS.name(power), cities=_listed(list(events.ENTRY[power])))]
