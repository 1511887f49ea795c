"""Chapters "Forge an alliance" (rules 28 to 32) and "Enlist barbarians" (33 to 35)."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push
from tabard.engine.kinds import NUMBER, OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from . import phases
from .book import refuse, told
from .components import board, cards, pieces, roles
from .ending import check_win, take_barbarian
from .hands import cards_of_tribe, holds, pay, why_not_pay
from .players import has_role, your_city
from .supply import add_legions, legions_in_supply
from .turn import spend_action, why_not_act

NO_BARBARIAN_TO_ALLY = refuse("29", _("No barbarian of the {tribe} is in {city}."))
ALLIED_ALREADY = refuse("2.4", _("The {tribe} are allies already."))
TOO_FEW_TO_ALLY = refuse(
    "28", _("The {tribe} want {want}; you hold {have} of their colour."), want=cards.SO_MANY_CARDS
)


def why_not_forge_alliance(state, seat, tribe):
    """Forge an alliance: for enough cards of the tribe's colour, where one of its barbarians is
    (28, 29, 2.4.7)."""
    if refusal := why_not_act(state):
        return refusal
    if state.allied[tribe]:
        return because(ALLIED_ALREADY, tribe)
    have = cards_of_tribe(state, seat, tribe)
    if have < board.CARDS_TO_ALLY[tribe]:
        return because(TOO_FEW_TO_ALLY, tribe, board.CARDS_TO_ALLY[tribe], have)
    if state.cubes[your_city(state)][tribe] == 0 and not has_role(state, roles.MERCATOR):
        return because(NO_BARBARIAN_TO_ALLY, tribe, your_city(state))
    return LEGAL


def whose_forge_alliance(state, seat, tribe):
    """Whoever wonders why has the enemy in mind to whom he lacks fewest cards; of several that of
    which he holds most (28)."""
    way = way_to_ally(state, seat, tribe)
    return not state.allied[tribe] and all(
        state.allied[other] or way <= way_to_ally(state, seat, other)
        for other in range(board.TRIBES)
    )


def way_to_ally(state, seat, tribe):
    """How far an alliance is: the cards that lack, and among as many those that are held (28)."""
    held = cards_of_tribe(state, seat, tribe)
    return (board.CARDS_TO_ALLY[tribe] - held) * cards.CITY_CARDS - held


def forge_alliance(state, seat, tribe):
    """The cards are discarded; whoever holds more chooses which (28, 2.4.7)."""
    spend_action(state)
    state.chosen_tribe = tribe
    state.left_to_do = board.CARDS_TO_ALLY[tribe]
    push(state, phases.PAY_ALLIANCE, seat)
    pay_what_is_left(state, seat)


def pay_what_is_left(state, seat):
    """When the hand holds just what is still to be paid, there is nothing to choose (28)."""
    if cards_of_tribe(state, seat, state.chosen_tribe) == state.left_to_do:
        for card in range(cards.CITY_CARDS):
            if cards.CARD_TRIBE[card] == state.chosen_tribe and holds(state, seat, card):
                pay(state, seat, card)
        seal_alliance(state)


WRONG_COLOUR_TO_ALLY = refuse("28", _("{card} does not show the colour of the {tribe}."))


def why_not_pay_card(state, seat, card):
    """Each card is of the tribe's colour, from your own hand (28)."""
    if refusal := why_not_pay(state, seat, card):
        return refusal
    if cards.CARD_TRIBE[card] != state.chosen_tribe:
        return because(WRONG_COLOUR_TO_ALLY, card, state.chosen_tribe)
    return LEGAL


def pay_card(state, seat, card):
    """One card of the price (28)."""
    pay(state, seat, card)
    state.left_to_do -= 1
    if state.left_to_do == 0:
        seal_alliance(state)


ALLIED_WITH = told("allied", "28", _("The {tribe} are allies now."), weight=2)


def seal_alliance(state):
    """The tribe is the ally of all players; its barbarians go on invading, and its cards stay in
    hand. An alliance is one way to the win. (28, 30, 32, 4.21)"""
    pop(state)
    state.allied[state.chosen_tribe] = 1
    tell(state, ALLIED_WITH, state.chosen_tribe)
    state.chosen_tribe = -1
    state.left_to_do = 0
    check_win(state)


NOT_ALLIED = refuse("33", _("The {tribe} are no allies."))
NOBODY_TO_ENLIST = refuse("33", _("No barbarian of the {tribe} is in {city}."))
MORE_THAN_ENLISTED = refuse(
    "34",
    n_(
        "Only {removed} barbarian leaves {city}; {want} cannot come.",
        "Only {removed} barbarians leave {city}; {want} cannot come.",
    ),
    want=pieces.SO_MANY_LEGIONS,
)
MORE_THAN_IN_SUPPLY = refuse(
    "35",
    n_(
        "{have} legion is left in the supply; {want} cannot come.",
        "{have} legions are left in the supply; {want} cannot come.",
    ),
    want=NUMBER,
)


def why_not_hire(state, tribe, legions):
    """Barbarians of an ally in your city become legions, at most as many, and at most what the
    supply holds (33, 34, 35, 2.4.8)."""
    here = your_city(state)
    if not state.allied[tribe]:
        return because(NOT_ALLIED, tribe)
    if state.cubes[here][tribe] == 0:
        return because(NOBODY_TO_ENLIST, tribe, here)
    if legions > state.cubes[here][tribe]:
        return because(MORE_THAN_ENLISTED, state.cubes[here][tribe], here, legions)
    if legions > legions_in_supply(state):
        return because(MORE_THAN_IN_SUPPLY, legions_in_supply(state), legions)
    return LEGAL


ENLISTED = told(
    "enlisted",
    "33",
    n_(
        "Rome enlists {removed} of the {tribe} in {city}; {legions} legion comes.",
        "Rome enlists {removed} of the {tribe} in {city}; {legions} legions come.",
        "legions",
        none=_("Rome enlists {removed} of the {tribe} in {city}; no legion comes."),
    ),
    weight=1,
)


def hire(state, tribe, legions):
    """All barbarians of the tribe leave your city; the legions come from the supply, and nothing
    fights by itself (33, 34, 4.18)."""
    here = your_city(state)
    removed = state.cubes[here][tribe]
    tell(state, ENLISTED, removed, tribe, here, legions)
    for _barbarian in range(removed):
        take_barbarian(state, here, tribe)
    add_legions(state, here, legions)


NO_CARD_TO_ENLIST = refuse("33", _("No card in your hand shows the colour of the {tribe}."))
WRONG_COLOUR_TO_ENLIST = refuse("33", _("{card} does not show the colour of the {tribe}."))


def why_not_enlist(state, seat, tribe, legions, card):
    """Enlist barbarians: for a card in the colour of an allied tribe (33, 34, 35)."""
    if refusal := why_not_act(state):
        return refusal
    if refusal := why_not_hire(state, tribe, legions):
        return refusal
    if cards_of_tribe(state, seat, tribe) == 0:
        return because(NO_CARD_TO_ENLIST, tribe)
    if card == OPEN:
        return LEGAL
    if refusal := why_not_pay(state, seat, card):
        return refusal
    if cards.CARD_TRIBE[card] != tribe:
        return because(WRONG_COLOUR_TO_ENLIST, card, tribe)
    return LEGAL


def enlist(state, seat, tribe, legions, card):
    """The card is discarded and the barbarians are enlisted (33, 34)."""
    spend_action(state)
    pay(state, seat, card)
    hire(state, tribe, legions)
