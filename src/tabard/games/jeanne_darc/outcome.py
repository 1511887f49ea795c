"""Chapter "Move 2, combat: outcome" (rules 111 to 120)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.rule import tell
from tabard.engine.words import _, n_

from .book import told, told_under
from .cities import place_garrison, remove_garrison
from .components import cards, pieces
from .hands import hand_size, move_all_cards
from .hero import hero_falls
from .readings import a_tie_costs_the_hands
from .reveal import forget_commitment, lose_cards
from .state import NOBODY, State
from .supply import garrisons_left
from .totals import attacker_total, defender_total


def winner(state):
    """The side with the higher total, or the one that did not retreat; NOBODY on a tie (111, 113,
    119, 3.3, S39)."""
    if state.retreated == state.attacker:
        return state.defender
    if state.retreated == state.defender:
        return state.attacker
    if attacker_total(state) > defender_total(state):
        return state.attacker
    if attacker_total(state) < defender_total(state):
        return state.defender
    return NOBODY


CITY_HELD = told("city_held", "113", _("{seat} holds {city}."), part=Part(won="seat"))
TIED = told("tied", "119", _("A tie: {city} stays with {seat}."), weight=1, part=Part(ends=True))


def decide(state):
    """The city goes to the winner; on a tie it stays and both lose (111, 112, 113, 119, S51)."""
    victor = winner(state)
    if victor == NOBODY:
        tell(state, TIED, state.target, state.defender)
        lose_in_a_tie(state, state.attacker)
        lose_in_a_tie(state, state.defender)
    elif victor == state.attacker:
        win_city(state)
        settle_cards(state, state.attacker, state.defender)
    else:
        tell(state, CITY_HELD, state.defender, state.target)
        settle_cards(state, state.defender, state.attacker)
    forget_fight(state)


CITY_WON = told(
    "city_won", "112", _("{seat} wins {city} from {loser}."), weight=1, part=Part(won="seat")
)
WORKS_CHANGE_HANDS = told(
    "works_change_hands", "112", _("{seat} holds the defences of {city} now: {level}."), part=Part()
)
NO_GARRISON_TO_PLACE = told(
    "no_garrison", "120", _("{seat} has no garrison left, and {city} is free."), part=Part()
)


def win_city(state):
    """The garrisons change, castle and fortress stay and change hands; without a marker left the
    city becomes free. Who lost it first this round is kept for a treaty. (112, 120, 3.5, S40,
    S41)"""
    city, victor = state.target, state.attacker
    if state.lost_by[city] == NOBODY:
        state.lost_by[city] = state.defender
    tell(state, CITY_WON, victor, city, state.defender)
    remove_garrison(state, city)
    if garrisons_left(state, victor) == 0:
        tell(state, NO_GARRISON_TO_PLACE, victor, city)
        return
    place_garrison(state, victor, city)
    state.won_now[city] = 1
    if state.level[city] > pieces.GARRISON_LEVEL:
        tell(state, WORKS_CHANGE_HANDS, victor, city, state.level[city])


CARDS_USED = told(
    "cards_used", "115", _("The yellow cards of {seat} are used for this round."), part=Part()
)
CARDS_SAVED = told(
    "cards_saved", "3.3", _("{seat} keeps the yellow cards, but they are used."), part=Part()
)
CARDS_LOST = told("cards_lost", "116", _("{seat} discards the yellow cards."), part=Part())
HERO_FALLS = told(
    "hero_falls", "117", _("{hero} is beaten; {seat} sets the card aside."), weight=1, part=Part()
)


def settle_cards(state, victor, loser):
    """The winner's yellow cards are used, the loser's are discarded and his hero falls; who has
    retreated keeps both, the cards as used ones (115, 116, 117, 3.3)."""
    tell_who_keeps_cards(state, victor, CARDS_USED)
    if state.retreated == loser:
        tell_who_keeps_cards(state, loser, CARDS_SAVED)
        return
    give_cards_up(state, loser, CARDS_LOST)
    hero_falls(state, loser, HERO_FALLS)


CARDS_LOST_IN_TIE = told_under("119", "cards_lost_in_tie", CARDS_LOST)
HERO_FALLS_IN_TIE = told_under("119", "hero_falls_in_tie", HERO_FALLS)
HAND_LOST = told(
    "hand_lost",
    "119",
    n_(
        "{seat} loses the whole hand too: {cards} card.",
        "{seat} loses the whole hand too: {cards} cards.",
        "cards",
    ),
    part=Part(),
)


def lose_in_a_tie(state, seat):
    """All cards of the fight are lost, a used one as well, and the hero falls; by option the whole
    hand (119, S49, S50)."""
    give_cards_up(state, seat, CARDS_LOST_IN_TIE)
    hero_falls(state, seat, HERO_FALLS_IN_TIE)
    if a_tie_costs_the_hands(state) and hand_size(state, seat) > 0:
        tell(state, HAND_LOST, seat, hand_size(state, seat))
        move_all_cards(state, cards.HAND + seat, cards.DISCARDS)


def tell_who_keeps_cards(state, seat, kept):
    """Yellow cards that were committed stay used (they lie among the used ones since they were
    shown); only that is told here (115, 3.3, 3.5, 3.6, S43, S44)."""
    if state.shown_first[seat] != cards.NO_CARD_PUT_IN:
        tell(state, kept, seat)


def give_cards_up(state, seat, lost):
    """The yellow cards committed, of which this event tells, are discarded (116, 119, 3.5, 3.6,
    S48)."""
    if state.shown_first[seat] != cards.NO_CARD_PUT_IN:
        tell(state, lost, seat)
        lose_cards(state, seat)


forget_who_fights = State.forgets("fight", says="Nobody fights.")


def forget_fight(state):
    """The fight is over."""
    forget_commitment(state, state.attacker)
    forget_commitment(state, state.defender)
    forget_who_fights(state)
