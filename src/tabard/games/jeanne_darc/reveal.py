"""Chapter "Move 2, combat: committing", the dice and the reveal (rules 103, 114 to 118).

Once shown, committed yellow cards lie openly among the used ones of their side; the loser's go from
there to the discards.
"""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .book import refuse, told
from .components import cards
from .hands import discard_from_hand, move_card
from .influence import spend_influence
from .state import State

# --- the dice -----------------------------------------------------------------------------------


def both_dice_have_fallen(state):
    """The attacker's and the defender's (103)."""
    return state.die[state.attacker] > 0 and state.die[state.defender] > 0


DIE_HAS_FALLEN = refuse("103", _("The attacker's die has been rolled already."))


def why_not_attack_die(state, seat, face):
    """Any face; the attacker's die falls first, and once (103)."""
    if state.die[state.attacker] > 0:
        return because(DIE_HAS_FALLEN)
    return LEGAL


DIE_FELL = told("die", "103", _("{seat} rolls {face}."), part=Part(dice=("face",)))


def attack_die(state, seat, face):
    """The attacker's die (103)."""
    state.die[state.attacker] = face
    tell(state, DIE_FELL, state.attacker, face)


ATTACKER_ROLLS_FIRST = refuse("103", _("The attacker's die is rolled first."))


def why_not_defence_die(state, seat, face):
    """Any face, after the attacker's (103)."""
    if state.die[state.attacker] == 0:
        return because(ATTACKER_ROLLS_FIRST)
    return LEGAL


def defence_die(state, seat, face):
    """The defender's die (103)."""
    state.die[state.defender] = face
    tell(state, DIE_FELL, state.defender, face)


# --- the reveal ---------------------------------------------------------------------------------


SHOWS_TWO = told(
    "shows_two",
    "103",
    _("{seat} shows {first} and {second}, {influence} influence, and {extra}."),
    part=Part(),
    first=cards.FROM_HAND_OR_USED,
    second=cards.YELLOW,
)


def show(state, seat, shows):
    """Cards and influence are shown (one card in this event): the yellow cards lie among the used
    ones, the red ones are discarded, the influence is spent (103, 114, 118, S30, S42)."""
    first, second = state.first_card[seat], state.second_card[seat]
    influence, extra = state.influence_put[seat], state.extra_put[seat]
    state.shown_first[seat] = first
    state.shown_second[seat] = second
    state.shown_influence[seat] = influence
    state.shown_extra[seat] = extra
    unseal(state, seat)
    if second == cards.NO_YELLOW:
        tell(state, shows, seat, first, influence, extra)
    else:
        tell(state, SHOWS_TWO, seat, first, second, influence, extra)
        move_card(state, cards.HAND + seat, cards.USED + seat, second)
    if first < cards.YELLOW:
        move_card(state, cards.HAND + seat, cards.USED + seat, first)
    for _engineer in range(cards.ENGINEERS[extra]):
        discard_from_hand(state, seat, cards.ENGINEER)
    for _traitor in range(cards.TRAITORS[extra]):
        discard_from_hand(state, seat, cards.TRAITOR)
    spend_influence(state, seat, influence)


unseal = State.forgets(
    "sealing", of_one=True, says="Nothing of this side is sealed any more (103)."
)


def card_kind(card):
    """The kind of a card put in, of the hand or used (99)."""
    return card if card < cards.YELLOW else card - cards.YELLOW


def lose_cards(state, seat):
    """The yellow cards that a side has committed are discarded (116)."""
    if state.shown_first[seat] != cards.NO_CARD_PUT_IN:
        move_card(state, cards.USED + seat, cards.DISCARDS, card_kind(state.shown_first[seat]))
    if state.shown_second[seat] != cards.NO_YELLOW:
        move_card(state, cards.USED + seat, cards.DISCARDS, state.shown_second[seat])


forget_commitment = State.forgets(
    "commitment", of_one=True, says="The fight is over: nothing of this side lies in it."
)
