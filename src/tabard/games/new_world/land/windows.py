"""The card windows with which each step begins (36, 40, 3.16.0b, 3.16.0d), and what begins with
them: a Spy looks, red cards are discarded by a reading (A15)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS, Kind, upto, with_room
from tabard.engine.rule import rule, tell
from tabard.engine.stack import cursor, move_cursor, pop, push, turn_to
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import cards, goods, nations
from ..options import FORT_MODULE, plays_with
from ..readings import (
    cards_are_played_in_turn,
    one_window_for_all_rounds,
    only_the_ally_plays,
    reactions_at_the_dice,
    red_cards_are_discarded,
)
from ..state import ATTACKER, DEFENDER
from ..world.hands import cards_in_hand, holds, is_red, show_hand, throw_away
from ..world.nations import seat_of
from .course import UNDER_WAY, WINDOWS
from .forces import is_nation, own_commander, seat_on, serves_commander

ALLY = 2  # the window of an ally who commands comes third
PASSES = 4  # the cursor of a window: whose it is, and how many have passed since a card was played
WHOSE_WINDOW = {
    "passes": upto(WINDOWS - 1),
    "side": with_room(Kind("side", ["attacker", "defender", "ally"]), PASSES),
}


@rule
def step_of_combat(state):
    """Which step is under way, asked from a phase that lies on the combat."""
    return UNDER_WAY[state.frame_cursor[state.depth - 2]]


@rule
def window_of(state):
    """40: whose window it is: attacker, defender, his commanding ally."""
    return cursor(state) % PASSES


@rule
def open_step_1(state, at):
    """1, 36, A15: with it red cards are discarded, by a reading."""
    tell_the_step(state, 1, at)
    if at == ATTACKER and red_cards_are_discarded(state):
        discard_red_cards(state)
    open_window(state, at)


@rule
def open_step_2(state, at):
    """5, 36: with it Spies look."""
    tell_the_step(state, 2, at)
    open_window(state, at)
    if at == ATTACKER:
        let_spies_look(state)


@rule
def open_step_3(state, at):
    """7, 36: it is not in the basic game."""
    if plays_with(state, FORT_MODULE):
        tell_the_step(state, 3, at)
        open_window(state, at)


@rule
def open_step_4(state, at):
    """10, 36: a round."""
    tell_the_step(state, 4, at)
    open_window_of_the_round(state, at)


@rule
def open_late_window(state, at):
    """A36: by a reading reaction cards may be played when the dice have fallen."""
    if reactions_at_the_dice(state):
        open_window_of_the_round(state, at)


@rule
def open_window_of_the_round(state, at):
    """A14: by a reading later rounds have none."""
    if state.battle_round == 1 or not one_window_for_all_rounds(state):
        open_window(state, at)


@rule
def open_step_5(state, at):
    """11, 36: retreats."""
    tell_the_step(state, 5, at)
    open_window(state, at)


@rule
def open_step_6(state, at):
    """12, 36: the end."""
    tell_the_step(state, 6, at)
    open_window(state, at)


STEP_BEGAN = told("step", "3.16", _("Step {step}."), step=NUMBER)


@rule
def tell_the_step(state, step, at):
    """1, 9, 3.16.0a: a step is told when it begins."""
    if at == ATTACKER:
        tell(state, STEP_BEGAN, step)


@rule
def open_window(state, at):
    """36, 40: the attacker first, then the defender, then his commanding ally; natives, pirates and
    empty hands pass."""
    if cards_are_played_in_turn(state):
        if at == ATTACKER:
            open_common_window(state)
    elif can_use_window(state, at):
        push(state, phases.WINDOW, seat_in_window(state, at))
        move_cursor(state, at)


@rule
def seat_in_window(state, at):
    """40, A35, 3.16.0d: who plays in it; under an allied commander by a reading not the owner."""
    commander = state.commander[DEFENDER]
    ally_commands = commander != 0 and nations.HOLDER_NATION[commander] != state.side[DEFENDER]
    if at == DEFENDER and ally_commands and only_the_ally_plays(state):
        return nations.NO_SEAT
    if at < ALLY:
        return seat_on(state, at)
    return seat_of(state, nations.HOLDER_NATION[commander]) if ally_commands else nations.NO_SEAT


@rule
def can_use_window(state, at):
    """3.27: a seat with cards in hand."""
    seat = seat_in_window(state, at)
    return seat != nations.NO_SEAT and cards_in_hand(state, seat) > 0


@rule
def open_common_window(state):
    """A11: by a reading both sides play in turn, beginning with the attacker."""
    for at in range(WINDOWS):
        if can_use_window(state, at):
            push(state, phases.WINDOW, seat_in_window(state, at))
            move_cursor(state, PASSES * at + at)
            return


@rule
def let_the_next_play(state):
    """A11: after a card the next one has the window; three passes in a row close it."""
    if cards_are_played_in_turn(state):
        pass_window_on(state, 0)


@rule
def pass_window_on(state, passes):
    """A11: to the next who has cards; whoever has none passes."""
    before = window_of(state)
    for n in range(1, WINDOWS + 1):
        at = (before + n) % WINDOWS
        if passes >= WINDOWS:
            break
        if can_use_window(state, at):
            turn_to(state, phases.WINDOW, seat_in_window(state, at))
            move_cursor(state, PASSES * passes + at)
            return
        passes += 1
    pop(state)


@rule
def let_spies_look(state):
    """3.18 N°14: when step 2 begins who owns a commander with a Spy sees the enemy's hand."""
    for who in range(2):
        if own_commander(state, who) != 0 and serves_commander(state, who, goods.SPY):
            if is_nation(state, 1 - who):
                show_hand(state, seat_on(state, who), state.side[1 - who])


DISCARDED = told("discarded", "3.9.A3", _("{seat} discards {card}."), seat=SEATS, card=cards.CARDS)


@rule
def discard_red_cards(state):
    """A15: by a reading red cards of both sides are discarded without effect."""
    for who in range(2):
        seat = seat_on(state, who)
        for card in range(cards.GENERAL_CARDS):
            if seat != nations.NO_SEAT and holds(state, seat, card) and is_red(state, card):
                throw_away(state, card)
                tell(state, DISCARDED, seat, card)
