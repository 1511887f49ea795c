"""More about each thing on the table, in sentences: cities, roles, events, tribes and piles."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.engine.languages import cached_in_each
from tabard.engine.words import _, heading, say

from ..components import board, cards, roles
from ..events import windows
from ..options import cards_match_by_colour
from ..players import is_solo
from ..supply import cubes_in_supply


def things(state: Any) -> dict[str, list[str]]:
    """Each thing's word and what there is to know about it."""
    about = {board.CITIES.word(city): [*city_in_words(city)] for city in range(board.CITIES)}
    about |= {board.TRIBES.word(tribe): _tribe(state, tribe) for tribe in range(board.TRIBES)}
    about |= {roles.ROLES.word(role): _role(role) for role in range(roles.ROLES)}
    about |= {cards.EVENTS.word(event): _event(event) for event in cards.EVENTS.numbers}
    about |= {
        cards.CITY_CARDS.word(card): _city_card(state, card) for card in range(cards.CITY_CARDS)
    }
    about["player_discard"] = _pile(_("Discarded player cards: {cards}."), _discards(state))
    about["barbarian_discard"] = _pile(_("Discarded barbarian cards: {cards}."), _turned(state))
    return about


@cached_in_each
def city_in_words(city: int) -> tuple[str, ...]:
    """Its port, its roads, its colours, and the ways of the tribes through it: as printed."""
    neighbours = [board.CITIES.name(n) for n in board.NEIGHBOURS[city] if n != board.NOWHERE]
    tribes = [
        board.TRIBES.name(tribe) for tribe in range(board.TRIBES) if cards.COLOUR[city][tribe]
    ]
    port = _("{city} is a port.") if board.PORT[city] else _("{city} is no port.")
    lines = [
        say(port, city=board.CITIES.name(city)),
        say(_("Roads lead to {cities}."), cities=", ".join(neighbours)),
        say(_("It shows the colours of {tribes}."), tribes=", ".join(tribes)),
    ]
    return (
        *lines,
        *(_route(city, tribe) for tribe in range(board.TRIBES) if cards.COLOUR[city][tribe]),
    )


def _route(city: int, tribe: int) -> str:
    """Where a tribe comes from on its way here."""
    before = board.PREVIOUS_STOP[tribe][city]
    if before == board.OFF_ROUTE:
        return say(_("The {tribe} never pass here."), tribe=board.TRIBES.name(tribe))
    if before == board.SUPPLY:
        return say(_("The {tribe} come from beyond the border."), tribe=board.TRIBES.name(tribe))
    sentence = _("The {tribe} come from {city}.")
    return say(sentence, tribe=board.TRIBES.name(tribe), city=board.CITIES.name(before))


def _tribe(state: Any, tribe: int) -> list[str]:
    facts = {"tribe": board.TRIBES.name(tribe), "letter": board.TRIBE_LETTERS[tribe]}
    left = {"left": cubes_in_supply(state, tribe), "all": board.CUBES[tribe]}
    want = _("They are allies.") if state.allied[tribe] else _("An alliance costs {cards} cards.")
    return [
        say(_("{tribe} ({letter}): {left} of {all} left in the supply."), **facts, **left),
        say(want, cards=board.CARDS_TO_ALLY[tribe]),
    ]


def _role(role: int) -> list[str]:
    return [
        heading(f"{roles.ROLES.name(role)} ({roles.ROLE_LETTERS[role]})"),
        say(roles.ROLE_TEXTS[role]),
    ]


def _city_card(state: Any, card: int) -> list[str]:
    """What a city card can be spent for, each in an action of one's turn (10, 13, 25, 28, 33)."""
    tribe = cards.CARD_TRIBE[card]
    facts = {
        "city": board.CITIES.name(cards.CARD_CITY[card]),
        "tribe": board.TRIBES.name(tribe),
        "cards": board.CARDS_TO_ALLY[tribe],
    }
    allied = _("The {tribe} are allies: in your city it enlists all of them that stand there.")
    alliance = _("An alliance costs {cards} cards of one hand, in a city where the {tribe} stand.")
    sentences = (
        _("It is good for an action of your turn."),
        allied if state.allied[tribe] else alliance,
        _("In a port it sails to any other port that shows the colour of the {tribe}."),
        _in_its_city(state),
    )
    return [say(sentence, **facts) for sentence in sentences]


def _in_its_city(state: Any) -> str:
    """What can be done where a card matches the city, by the readings of this table."""
    if is_solo(state):
        return _("In {city} it builds a fort, or goes into the treasury.")
    if cards_match_by_colour(state):
        return _(
            "In a city that shows the colour of the {tribe} it builds a fort, or goes to a player"
            " who is there."
        )
    return _("In {city} it builds a fort, or goes to a player who is there.")


def _event(event: int) -> list[str]:
    return [heading(cards.EVENTS.name(event)), *event_lines(event), say(_when(event))]


def _when(event: int) -> str:
    """The moments in which an event can be played (2.11)."""
    played_in = [
        (windows.AFTER_A_BATTLE, _("It is played right after a battle that removed a barbarian.")),
        (windows.BETWEEN_INVASIONS, _("It is played at any time of a turn, but not in a battle.")),
        (windows.BETWEEN_REVOLTS, _("It is played in a turn before cities are invaded.")),
        (windows.BESIDE_THE_ACTIONS, _("It is played among the actions of a turn.")),
        (windows.AFTER_THE_DRAW, _("It is played after the draw, before cities are invaded.")),
    ]
    word = cards.EVENTS.word(event)
    fitting = (says for plays, says in played_in if word in {rule.__name__ for rule in plays})
    return next(fitting)


def event_lines(event: int) -> list[str]:
    """What an event does, and what it does for a step of decline."""
    normal, corrupt = cards.EVENT_TEXTS[event - cards.EVENTS.first]
    return [
        say(_("Normal: {text}"), text=say(normal)),
        say(_("Corrupt (a step of decline): {text}"), text=say(corrupt)),
    ]


def _discards(state: Any) -> list[str]:
    return [
        cards.PLAYER_CARDS.name(card)
        for card in range(cards.PLAYER_CARDS)
        if state.card_place[card] == cards.DISCARD
    ]


def _turned(state: Any) -> list[str]:
    return [
        cards.BARBARIAN_CARDS.name(card)
        for card in range(cards.BARBARIAN_CARDS)
        if state.barbarian[card] == cards.DISCARDED
    ]


def _pile(sentence: str, cards: list[str]) -> list[str]:
    return [say(sentence, cards=", ".join(cards) or say(_("none")))]
