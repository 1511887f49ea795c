"""Chapter "Phase 7, the players' phase": turns and their free moments (rules 71, 121 to 124)."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import pop, push, seat_now
from tabard.engine.rule import tell
from tabard.engine.words import _

from . import ambassador, attack, phases, plunder
from .bargaining import offers, opening
from .bargaining.offers import has_an_offer
from .bargaining.opening import deal_out_offers
from .book import told
from .components import board
from .expansion import begin_expansion
from .hands import collect_cards, hand_size
from .hero import heroes_rest
from .players import takes_part

STEPS_OF_A_TURN = Course(opening=1, expansion=1, combat=1, end=1)
EXPANDS = STEPS_OF_A_TURN.begins["expansion"]


def next_turn(state, place):
    """One player after the other, in player order (71, 122, S02, S55)."""
    if takes_part(state, state.order[place]):
        push(state, phases.TURN, state.order[place])


def end_phase_seven(state):
    """After the last turn the cards are collected and the heroes rest (123, 124)."""
    collect_cards(state)
    heroes_rest(state)


def open_turn(state, seat):
    """First come offers (71, 135)."""
    begin_turn(state, seat)
    push(state, phases.OPENING, seat)


def move_one(state, seat):
    """Move 1, expansion (71, 76, S06)."""
    begin_expansion(state, seat)
    push(state, phases.EXPANSION, seat)


def move_two(state, seat):
    """Move 2, combat (71, 121, S15)."""
    push(state, phases.COMBAT, seat)


TURN_ENDED = told("turn_ended", "121", _("{seat} ends the turn."))


def close_turn(state, seat):
    """The next player plays (122)."""
    tell(state, TURN_ENDED, seat)


TURN_BEGAN = told("turn", "71", _("{seat} takes the turn."))


def begin_turn(state, seat):
    """Nothing has been taken in this turn, and everybody may offer anew (71, 94, 136)."""
    tell(state, TURN_BEGAN, seat)
    for city in range(board.CITIES):
        state.won_now[city] = 0
    deal_out_offers(state, seat)


# --- free moments -------------------------------------------------------------------------------


def nothing_is_left(state):
    """The turn ends by itself when everybody can see that nothing else is possible: no card in
    hand, and no offer (121)."""
    seat = seat_now(state)
    return hand_size(state, seat) == 0 and not has_an_offer(state, seat)


def end_turn(state, seat):
    """Nobody has to attack; the next player plays; an absent player ends the turn (86, 121, S16,
    S54, 122)."""
    pop(state)


# 86, 121, 135: at each free moment the active player does one of these.
FREE_MOMENT = (
    attack.attack,
    ambassador.wake_hero,
    ambassador.stir_up,
    plunder.plunder,
    offers.offer,
    opening.offers_again,
    end_turn,
)
