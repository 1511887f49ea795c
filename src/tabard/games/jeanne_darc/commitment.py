"""Chapter "Move 2, combat: committing" (rules 95 to 102). What a side commits is sealed until both
show it. Retreat and sign of God are not committed, but played afterwards: `after_totals`."""

from __future__ import annotations

from tabard.engine.flow.stack import answered, push
from tabard.engine.kinds import CHANCE, OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told
from .components import cards, pieces
from .hands import hand_size, in_hand, used_cards, yellow_in_hand
from .influence import influence_left
from .readings import (
    dice_fall_first,
    hero_and_red_card,
    many_red_cards,
    one_card_is_enough,
    red_card_counts_as_second,
    used_cards_oblige,
)


def who_commits(state):
    """First the attacker, then the defender, if there is anything that might be put in (95)."""
    if not has_answered(state, state.attacker):
        return 1 << state.attacker
    if not has_answered(state, state.defender) and has_anything(state, state.defender):
        return 1 << state.defender
    return 0


def has_answered(state, seat):
    """This side has committed; what, only its player knows (95)."""
    return state.frame_answered[state.depth - 1] >> seat & 1


def both_have_committed(state):
    """Nothing is left to commit (95)."""
    return who_commits(state) == 0


def has_anything(state, seat):
    """Could the player put in anything, as far as everybody can see? Whoever holds a card is asked,
    whatever it is. (102, 3.6, 1.13)"""
    in_all = hand_size(state, seat) + used_cards(state, seat)
    return in_all + influence_left(state, seat) + state.hero_active[seat] > 0


def let_the_dice_fall(state):
    """When nothing is left to commit; by option they have fallen before (103)."""
    if both_have_committed(state) and not dice_fall_first(state):
        push(state, phases.BATTLE_DICE, CHANCE)


# --- the attacker -------------------------------------------------------------------------------


NOT_THE_ATTACKER = refuse("95", _("You do not attack; you defend."))
RED_CARD_IS_THE_SECOND = refuse(
    "96", _("You may commit two cards in all; an engineer or a traitor is one of them.")
)
NOT_ENOUGH_INFLUENCE = refuse(
    "97", _("You have only {points}."), points=pieces.SO_MANY_INFLUENCE_POINTS
)


def why_not_attack_with(state, seat, first, second, influence, extra):
    """Committing to an attack: two yellow cards of the hand, influence, and the hero or a red card
    (96, 42, 97, 98, S26)."""
    if seat != state.attacker:
        return because(NOT_THE_ATTACKER)
    if refusal := why_not_two_cards(state, seat, first, second):
        return refusal
    if influence != OPEN and influence > influence_left(state, seat):
        return because(NOT_ENOUGH_INFLUENCE, influence_left(state, seat))
    if extra == OPEN:
        return LEGAL
    if red_card_counts_as_second(state):
        if red_cards(extra) != (second == cards.NO_YELLOW):
            return because(RED_CARD_IS_THE_SECOND)
    return why_not_extra(state, seat, extra)


TWO_CARDS_NEEDED = refuse("96", _("An attack takes two yellow cards."))
CARD_NOT_HELD = refuse("96", _("You hold no card of that kind: {card}."), card=cards.YELLOW)
ONLY_ONE_HELD = refuse("96", _("You hold only one card of that kind: {card}."), card=cards.YELLOW)


def why_not_two_cards(state, seat, first, second):
    """Exactly two unused yellow cards; by option a red card can be the second, or one card is
    enough (96)."""
    if first == cards.NO_YELLOW:
        return because(TWO_CARDS_NEEDED)
    if in_hand(state, seat, first) == 0:
        return because(CARD_NOT_HELD, first)
    if second == OPEN:
        return LEGAL
    if second == cards.NO_YELLOW:
        return why_not_one_card(state, seat)
    if in_hand(state, seat, second) == 0:
        return because(CARD_NOT_HELD, second)
    if first == second and in_hand(state, seat, second) == 1:
        return because(ONLY_ONE_HELD, second)
    return LEGAL


def why_not_one_card(state, seat):
    """One yellow card alone, or with a red one in hand that can be the second (96, as options)."""
    if one_card_is_enough(state):
        return LEGAL
    if red_card_counts_as_second(state):
        if in_hand(state, seat, cards.ENGINEER) + in_hand(state, seat, cards.TRAITOR) > 0:
            return LEGAL
    return because(TWO_CARDS_NEEDED)


HERO_INACTIVE = refuse("98", _("Your hero is not active."))
RED_CARD_NOT_HELD = refuse("98", _("You hold no card of that kind: {card}."))
HERO_OR_RED_CARD = refuse("98", _("Either the hero or a red card, not both."))
ONE_RED_CARD = refuse("98", _("Only one red card can be committed."))
HERO_INACTIVE_TO_DEFEND = refuse("101", _("Your hero is not active."))
RED_CARD_NOT_HELD_TO_DEFEND = refuse("101", _("You hold no card of that kind: {card}."))
HERO_OR_RED_CARD_TO_DEFEND = refuse("101", _("Either the hero or a red card, not both."))
ONE_RED_CARD_TO_DEFEND = refuse("101", _("Only one red card can be committed."))


def why_not_extra(state, seat, extra):
    """An active hero or a red card of the hand; by option both, or several (98, 101, S27)."""
    defends = seat == state.defender
    if cards.HAS_HERO[extra] and not state.hero_active[seat]:
        return because(HERO_INACTIVE_TO_DEFEND if defends else HERO_INACTIVE)
    if in_hand(state, seat, cards.ENGINEER) < cards.ENGINEERS[extra]:
        return because(
            RED_CARD_NOT_HELD_TO_DEFEND if defends else RED_CARD_NOT_HELD, cards.ENGINEER
        )
    if in_hand(state, seat, cards.TRAITOR) < cards.TRAITORS[extra]:
        return because(RED_CARD_NOT_HELD_TO_DEFEND if defends else RED_CARD_NOT_HELD, cards.TRAITOR)
    if cards.HAS_HERO[extra] and red_cards(extra) > 0 and not hero_and_red_card(state):
        return because(HERO_OR_RED_CARD_TO_DEFEND if defends else HERO_OR_RED_CARD)
    if red_cards(extra) > 1 and not many_red_cards(state):
        return because(ONE_RED_CARD_TO_DEFEND if defends else ONE_RED_CARD)
    return LEGAL


def red_cards(extra):
    """How many red cards are among what is added (98)."""
    return cards.ENGINEERS[extra] + cards.TRAITORS[extra]


COMMITTED = told("committed", "95", _("{seat} has committed to the fight."))


def attack_with(state, seat, first, second, influence, extra):
    """Sealed; the defender follows (95)."""
    seal(state, seat, first, second, influence, extra)
    tell(state, COMMITTED, seat)
    let_the_dice_fall(state)


# --- the defender -------------------------------------------------------------------------------


NOT_THE_DEFENDER = refuse("95", _("You do not defend; you attack."))
CARD_NOT_HELD_TO_DEFEND = refuse(
    "99", _("You hold no card of that kind: {card}."), card=cards.YELLOW
)
NO_INFLUENCE_TO_DEFEND = refuse(
    "100", _("You have only {points}."), points=pieces.SO_MANY_INFLUENCE_POINTS
)
MUST_DEFEND = refuse("99", _("You have yellow cards, so one of them must defend."))
NOT_USED = refuse("99", _("You have no used card of that kind: {card}."), card=cards.YELLOW)
TRAITOR_ONLY_ATTACKS = refuse("101", _("A traitor helps attackers only."))
NO_ENGINEER_WITHOUT_CARD = refuse("102", _("An engineer needs a yellow card."))


def why_not_defend_with(state, seat, card, influence, extra):
    """Committing to a defence: a yellow card, of the hand or used, influence, and the hero or an
    engineer (99, 100, 101, 102, S28, S29)."""
    if seat != state.defender:
        return because(NOT_THE_DEFENDER)
    refusal = why_not_put_in(state, seat, card, CARD_NOT_HELD_TO_DEFEND, NOT_USED)
    if refusal == LEGAL and card == cards.NO_CARD_PUT_IN and must_defend(state, seat):
        refusal = because(MUST_DEFEND)
    if refusal != LEGAL:
        return refusal
    if influence != OPEN and influence > influence_left(state, seat):
        return because(NO_INFLUENCE_TO_DEFEND, influence_left(state, seat))
    if extra == OPEN:
        return LEGAL
    if cards.TRAITORS[extra] > 0:
        return because(TRAITOR_ONLY_ATTACKS)
    if cards.ENGINEERS[extra] > 0 and card == cards.NO_CARD_PUT_IN:
        return because(NO_ENGINEER_WITHOUT_CARD)
    return why_not_extra(state, seat, extra)


def why_not_put_in(state, seat, card, not_held, not_used):
    """A yellow card of the hand, a used one, or none; else one of these refusals (99, 115, 3.6)."""
    if card < cards.YELLOW and in_hand(state, seat, card) == 0:
        return because(not_held, card)
    if (
        cards.YELLOW <= card < cards.NO_CARD_PUT_IN
        and state.cards[cards.USED + seat][card - cards.YELLOW] == 0
    ):
        return because(not_used, card - cards.YELLOW)
    return LEGAL


def must_defend(state, seat):
    """Yellow cards in hand oblige to defend; by option used ones too (99, S17)."""
    if used_cards_oblige(state) and used_cards(state, seat) > 0:
        return True
    return yellow_in_hand(state, seat) > 0


def default_defend_with(state, seat, card, influence, extra):
    """None where nothing obliges, else the lowest of the hand; nothing with it (6.2)."""
    if must_defend(state, seat):
        return influence <= 0 and extra <= cards.NOTHING_ELSE
    return card == cards.NO_CARD_PUT_IN and influence <= 0 and extra <= cards.NOTHING_ELSE


def defend_with(state, seat, card, influence, extra):
    """Sealed; then the dice fall, if they have not fallen before (95, 103)."""
    seal(state, seat, card, cards.NO_YELLOW, influence, extra)
    tell(state, COMMITTED, seat)
    let_the_dice_fall(state)


def seal(state, seat, first, second, influence, extra):
    """Only its player knows what a side commits, until both show it (95, S25)."""
    state.committed[seat] = 1
    state.first_card[seat] = first
    state.second_card[seat] = second
    state.influence_put[seat] = influence
    state.extra_put[seat] = extra
    answered(state, seat)
