"""More about each thing on the table, in sentences: cities, roles, events, tribes and piles."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.engine.words import _, say

from ..components import (
    BARBARIAN_CARDS,
    CARDS_TO_ALLY,
    CITIES,
    COLOUR,
    COMES_FROM,
    CUBES,
    DISCARD,
    DISCARDED,
    EVENT_TEXTS,
    EVENTS,
    NEIGHBOURS,
    NOWHERE,
    OFF_ROUTE,
    PLAYER_CARDS,
    PORT,
    ROLE_LETTERS,
    ROLE_TEXTS,
    ROLES,
    SUPPLY,
    TRIBE_LETTERS,
    TRIBES,
)
from ..supply import cubes_in_supply


def things(state: Any) -> dict[str, list[str]]:
    """Each thing's word and what there is to know about it."""
    about = {CITIES.word(city): _city(city) for city in range(CITIES)}
    about |= {TRIBES.word(tribe): _tribe(state, tribe) for tribe in range(TRIBES)}
    about |= {ROLES.word(role): _role(role) for role in range(ROLES)}
    about |= {EVENTS.word(event): _event(event) for event in EVENTS.numbers}
    about["player_discard"] = _pile(_("Discarded player cards: {cards}."), _discards(state))
    about["barbarian_discard"] = _pile(_("Discarded barbarian cards: {cards}."), _turned(state))
    return about


def _city(city: int) -> list[str]:
    neighbours = [CITIES.name(n) for n in NEIGHBOURS[city] if n != NOWHERE]
    tribes = [TRIBES.name(tribe) for tribe in range(TRIBES) if COLOUR[city][tribe]]
    port = _("{city} is a port.") if PORT[city] else _("{city} is no port.")
    lines = [
        say(port, city=CITIES.name(city)),
        say(_("Roads lead to {cities}."), cities=", ".join(neighbours)),
        say(_("It shows the colours of {tribes}."), tribes=", ".join(tribes)),
    ]
    return [*lines, *(_route(city, tribe) for tribe in range(TRIBES) if COLOUR[city][tribe])]


def _route(city: int, tribe: int) -> str:
    """Where a tribe comes from on its way here."""
    before = COMES_FROM[tribe][city]
    if before == OFF_ROUTE:
        return say(_("The {tribe} never pass here."), tribe=TRIBES.name(tribe))
    if before == SUPPLY:
        return say(_("The {tribe} come from beyond the border."), tribe=TRIBES.name(tribe))
    sentence = _("The {tribe} come from {city}.")
    return say(sentence, tribe=TRIBES.name(tribe), city=CITIES.name(before))


def _tribe(state: Any, tribe: int) -> list[str]:
    facts = {"tribe": TRIBES.name(tribe), "letter": TRIBE_LETTERS[tribe]}
    left = {"left": cubes_in_supply(state, tribe), "all": CUBES[tribe]}
    want = _("They are allies.") if state.allied[tribe] else _("An alliance costs {cards} cards.")
    return [
        say(_("{tribe} ({letter}): {left} of {all} are left in the supply."), **facts, **left),
        say(want, cards=CARDS_TO_ALLY[tribe]),
    ]


def _role(role: int) -> list[str]:
    return [f"{ROLES.name(role)} ({ROLE_LETTERS[role]}):", say(ROLE_TEXTS[role])]


def _event(event: int) -> list[str]:
    normal, corrupt = EVENT_TEXTS[event - EVENTS.first]
    return [
        f"{EVENTS.name(event)}:",
        say(_("Normal: {text}"), text=say(normal)),
        say(_("Corrupt (the decline marker advances): {text}"), text=say(corrupt)),
    ]


def _discards(state: Any) -> list[str]:
    return [
        PLAYER_CARDS.name(card) for card in range(PLAYER_CARDS) if state.card_place[card] == DISCARD
    ]


def _turned(state: Any) -> list[str]:
    return [
        BARBARIAN_CARDS.name(card)
        for card in range(BARBARIAN_CARDS)
        if state.barbarian[card] == DISCARDED
    ]


def _pile(sentence: str, cards: list[str]) -> list[str]:
    return [say(sentence, cards=", ".join(cards) or say(_("none")))]
