"""The card windows with which the steps of a combat begin (36, 40, 3.16.0b, 3.16.0d, 3.19.9, F62),
and what begins with them: a Spy looks, red cards are discarded by a reading (A15). What may be
played in them says ``playing_cards``."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import cursor, pop, push, turn_to
from tabard.engine.kinds import Kind, upto, with_room
from tabard.engine.rule import tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import cards, goods, nations
from ..land.commander import is_commanders_advisor
from ..land.forces import is_nation, own_commander, seat_on
from ..land.starting import LAND_STEPS, UNDER_WAY, WINDOWS
from ..options import FORT_MODULE, plays_with
from ..readings import (
    cards_are_played_in_turn,
    one_window_for_all_rounds,
    only_the_ally_plays,
    reactions_at_the_dice,
    red_cards_are_discarded,
)
from ..sea.start import SIDES, STEP_AT_SEA, UNDER_WAY_AT_SEA, is_at_sea
from ..state import ATTACKER, DEFENDER
from ..world.hands import DISCARDED, cards_in_hand, holds, is_red, show_hand, throw_away
from ..world.nations import seat_of

CHARGE_STEP, SIEGE_STEP, ROUND_STEP = 2, 3, 4
ALLY = 2  # the window of an ally who commands comes third
PASSES = 4  # the cursor of a window: whose it is, and how many have passed since a card was played
WHOSE_WINDOW = {
    "passes": upto(WINDOWS - 1),
    "side": with_room(Kind("side", ["attacker", "defender", "ally"]), PASSES),
}


def step_of_combat(state):
    """Which step is under way, asked from a phase that lies on the combat."""
    come = state.frame_cursor[state.depth - 2]
    return UNDER_WAY_AT_SEA[come] if is_at_sea(state) else UNDER_WAY[come]


def window_of(state):
    """Whose window it is: attacker, defender, his commanding ally (40)."""
    return cursor(state) % PASSES


# --- what a step begins with ----------------------------------------------------------------------

STEP_BEGAN = told("step", "3.16", _("Step {step}."), part=Part(), step=LAND_STEPS)


def begin_step(state, at):
    """Each step is told, and begins with its windows; with the second one Spies look; the third is
    not in the basic game (1, 5, 7, 9 to 12, 36, 3.16.0a)."""
    step = UNDER_WAY[cursor(state)]
    if step == SIEGE_STEP and not plays_with(state, FORT_MODULE):
        return
    if at == ATTACKER:
        tell(state, STEP_BEGAN, step)
    open_window_of_step(state, phases.WINDOW, step, at)
    if at == ATTACKER and step == CHARGE_STEP:
        let_spies_look(state)


def begin_step_at_sea(state, who):
    """The first four steps of a naval combat (3.17.0d, 3.19.9, F62)."""
    step = UNDER_WAY_AT_SEA[cursor(state)]
    if who == ATTACKER:
        tell(state, STEP_AT_SEA, step)
    open_window_of_step(state, phases.NAVAL_WINDOW, step, who)


def open_window_of_step(state, window, step, at):
    """With the first step red cards are discarded, by a reading; by another later rounds have no
    window (A14, A15)."""
    if at == ATTACKER and step == 1 and red_cards_are_discarded(state):
        discard_red_cards(state)
    if step != ROUND_STEP or state.battle_round == 1 or not one_window_for_all_rounds(state):
        open_window(state, window, at)


def open_late_window(state, at):
    """By a reading reaction cards may be played when the dice have fallen (A36)."""
    if reactions_at_the_dice(state):
        window = phases.NAVAL_WINDOW if is_at_sea(state) else phases.WINDOW
        open_window_of_step(state, window, ROUND_STEP, at)


# --- whose window it is ---------------------------------------------------------------------------


def open_window(state, window, at):
    """The attacker first, then the defender, then his commanding ally; natives, pirates and empty
    hands pass. By a reading all play in turn, in the first window. (36, 40, A11)"""
    if cards_are_played_in_turn(state):
        if at == ATTACKER:
            open_common_window(state, window)
    elif can_use_window(state, at):
        push(state, window, seat_in_window(state, at), at)


def seat_in_window(state, at):
    """Who plays in it; under an allied commander by a reading not the owner (40, A35, 3.16.0d)."""
    commander = state.commander[DEFENDER]
    ally_commands = commander != 0 and nations.HOLDER_NATION[commander] != state.side[DEFENDER]
    if at == DEFENDER and ally_commands and only_the_ally_plays(state):
        return nations.NO_SEAT
    if at < ALLY:
        return seat_on(state, at)
    return seat_of(state, nations.HOLDER_NATION[commander]) if ally_commands else nations.NO_SEAT


def can_use_window(state, at):
    """A seat with cards in hand (3.27)."""
    seat = seat_in_window(state, at)
    return seat != nations.NO_SEAT and cards_in_hand(state, seat) > 0


def open_common_window(state, window):
    """Whoever has cards begins; those before him have passed (A11)."""
    for at in range(windows_in_turn(state)):
        if can_use_window(state, at):
            push(state, window, seat_in_window(state, at), PASSES * at + at)
            return


def windows_in_turn(state):
    """At sea nobody leads another's fleet (40)."""
    return SIDES if is_at_sea(state) else WINDOWS


def let_the_next_play(state, window):
    """A side plays as many cards as it likes, so after one its window stays open; by a reading the
    next one has it then, and when all have passed in a row it closes (37, A11)."""
    if cards_are_played_in_turn(state):
        pass_window_on(state, window, 0)


def pass_the_window(state, window):
    """Nobody need play a card; no second chance in this window; by a reading until all have passed
    (3.16.0b, 40, A11, 3.23)."""
    if cards_are_played_in_turn(state):
        pass_window_on(state, window, 1 + cursor(state) // PASSES)
    else:
        pop(state)


def pass_window_on(state, window, passes):
    """To the next who has cards; whoever has none passes (A11)."""
    before, sides = window_of(state), windows_in_turn(state)
    for n in range(1, sides + 1):
        at = (before + n) % sides
        if passes >= sides:
            break
        if can_use_window(state, at):
            turn_to(state, window, seat_in_window(state, at), PASSES * passes + at)
            return
        passes += 1
    pop(state)


def let_spies_look(state):
    """When step 2 begins who owns a commander with a Spy sees the enemy's hand (3.18 N°14)."""
    for who in range(2):
        sees = own_commander(state, who) != 0 and is_commanders_advisor(state, who, goods.SPY)
        if sees and is_nation(state, 1 - who):
            show_hand(state, seat_on(state, who), state.side[1 - who])


def discard_red_cards(state):
    """By a reading red cards of both sides are discarded without effect (A15)."""
    for who in range(2):
        seat = seat_on(state, who)
        for card in range(cards.GENERAL_CARDS):
            if seat != nations.NO_SEAT and holds(state, seat, card) and is_red(state, card):
                throw_away(state, card)
                tell(state, DISCARDED, seat, card)
