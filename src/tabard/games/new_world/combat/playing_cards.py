"""Cards in a combat (36 to 41, 3.16.0b to 3.16.0d, 3.19, at sea 3.19.9): when, by whom, to what
effect."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import cards
from ..readings import players_word_is_enough, reactions_from_step_three
from ..state import AT_THE_END, ATTACKER, BY_AN_ALLY, DEFENDER
from ..world.hands import holds, lay_down, play_card
from .impact_of_cards import BRINGS_UNITS, has_effect
from .sudden_cards import break_the_alliance, bring_helpers, reinforce_with, send_envoys
from .windows import ALLY, let_the_next_play, pass_the_window, step_of_combat, window_of

LAST_FOR_ALL = 3  # 39: after this step only reaction cards
# 34, A35: what an ally may play: cards that change the defender's roll.
CHANGES_THE_ROLL = cards.among(
    cards.AMBUSH, cards.HEAVY_HORSE, cards.WAR_DOGS, cards.DOUBLE_SHOT, cards.BEGGARS_FLEET,
    cards.HOLD_THE_WALLS, cards.RALLY, cards.REQUERIMIENTO, cards.TERCIO_DISCIPLINE,
)  # fmt: skip
# 3.19.1: cards that do not hold for all rounds, nor once in a combat.
WORKS_IN_A_ROUND = cards.among(
    cards.RALLY, cards.TERCIO_DISCIPLINE, cards.COUNTER_BATTERY, cards.FIELD_SURGEON,
    cards.LINE_AHEAD,
)  # fmt: skip


def side_in_window(state):
    """The side whose window this is; an ally plays for the defender (40)."""
    return ATTACKER if window_of(state) == ATTACKER else DEFENDER


NOT_IN_HAND = refuse("3.16.0b", _("You do not hold {card}."))
NO_RED_CARDS = refuse("38", _("{card} is red."))
REACTIONS_ONLY = refuse("39", _("After step 3 only reaction cards are played; {card} is none."))
NO_COMBAT_CARD = refuse("41", _("{card} has no effect on this combat."))
WRONG_STEP = refuse("3.16.0c", _("{card} is not played in this step."))
ALLY_HELPS_THE_ROLL = refuse("34", _("An ally plays only cards that change the defender's roll."))
PLAYED_TWICE = refuse("3.19.1", _("{card} counts only once for each side."))
NO_EFFECT = refuse("41", _("{card} would change nothing now."))


def why_not_play_in_combat(state, seat, card):
    """One that fits the step and the side, with an effect (34, 36 to 41, A35)."""
    event, who, step = cards.CARD_EVENT[card], side_in_window(state), step_of_combat(state)
    if not holds(state, seat, card):
        return because(NOT_IN_HAND, card)
    if refusal := why_not_in_step(state, card, step, cards.STEPS_OF[event]):
        return refusal
    if cards.SIDE_OF[event] == 1 - who:
        return because(WRONG_STEP, card)
    if window_of(state) == ALLY and not CHANGES_THE_ROLL[event]:
        return because(ALLY_HELPS_THE_ROLL)
    if counts_already(state, who, event):
        return because(PLAYED_TWICE, card)
    if not players_word_is_enough(state) and not has_effect(state, who, step, event):
        return because(NO_EFFECT, card)
    return LEGAL


def why_not_play_at_sea(state, seat, card):
    """One that fits the step (3.19.9, 36 to 41)."""
    event = cards.CARD_EVENT[card]
    if refusal := why_not_in_step(state, card, step_of_combat(state), cards.STEPS_AT_SEA[event]):
        return refusal
    if counts_already(state, side_in_window(state), event):
        return because(PLAYED_TWICE, card)
    return LEGAL


def why_not_in_step(state, card, step, steps):
    """Not red, and of a colour and a text that fit the step; ``steps`` has a bit for each in which
    it is played (38, 39, 41, 3.16.0c)."""
    if cards.CARD_COLOUR[card] == cards.RED:
        return because(NO_RED_CARDS, card)
    if step > last_step_for_all_colours(state) and cards.CARD_COLOUR[card] != cards.REACTION:
        return because(REACTIONS_ONLY, card)
    if steps == 0:
        return because(NO_COMBAT_CARD, card)
    if not steps >> step & 1:
        return because(WRONG_STEP, card)
    return LEGAL


def last_step_for_all_colours(state):
    """The last step in whose window cards of all colours may be played (39, A13)."""
    return LAST_FOR_ALL - reactions_from_step_three(state)


def counts_already(state, who, event):
    """The same text counts once on a side, in a combat or in a round (3.19.1)."""
    played = state.battle_card[who][cards.WORKS_AS[event]]
    return played > 0 and (played == state.battle_round or not WORKS_IN_A_ROUND[event])


PLAYED_IN_COMBAT = told("combat_card", "36", _("{nation} plays {card}."), part=Part())


def play_in_combat(state, seat, card):
    """It works at once or in the step it names; others may follow in the same window (37)."""
    event, who = cards.CARD_EVENT[card], side_in_window(state)
    works = has_effect(state, who, step_of_combat(state), event)
    tell(state, PLAYED_IN_COMBAT, state.nation[seat], card)
    lay_down(state, card)
    if works:
        take_effect(state, seat, who, event)
    if not works or (event != cards.NATIVE_ENVOYS and event != cards.BROKEN_ALLIANCE):
        let_the_next_play(state, phases.WINDOW)


def play_at_sea(state, seat, card):
    """It works in the step it names; others may follow in the same window (37)."""
    event = cards.WORKS_AS[cards.CARD_EVENT[card]]
    state.battle_card[side_in_window(state)][event] = state.battle_round
    play_card(state, seat, card)
    let_the_next_play(state, phases.NAVAL_WINDOW)


def take_effect(state, seat, who, event):
    """At once or in the step it names; 34: an ally's ambush stops no charge (PT4, FR2, 3.19.1)."""
    played = AT_THE_END if step_of_combat(state) == 6 else state.battle_round
    if event == cards.AMBUSH and window_of(state) == ALLY:
        played = BY_AN_ALLY
    state.battle_card[who][cards.WORKS_AS[event]] = played
    bring_helpers(state, who, event)
    if event == cards.NATIVE_ENVOYS:
        send_envoys(state, seat)
    elif event == cards.BROKEN_ALLIANCE:
        break_the_alliance(state)
    elif BRINGS_UNITS[event]:
        reinforce_with(state, who, event)


def close_window(state, seat):
    """Nobody need play a card (3.16.0b, 3.23)."""
    pass_the_window(state, phases.WINDOW)


def close_at_sea(state, seat):
    """Nobody need play a card (3.16.0b, 3.23)."""
    pass_the_window(state, phases.NAVAL_WINDOW)
