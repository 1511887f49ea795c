"""How a card is played for its event in the own impulse (3.10.2, 3.19.1, 3.19.2)."""

from __future__ import annotations

from tabard.engine.flow.stack import pop
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..action.build import launch
from ..book import refuse
from ..components import cards, nations, units
from ..natives.armies import learn_firearms
from ..sea.pirate_sorties import stir_pirates, stirs_pirates
from ..world.hands import PLAYED_EVENT, is_red, remove_card, throw_away
from .actions_by_card import GIVES_AN_ACTION, can_be_given, give_the_action
from .aiming import AIM_OF, NO_AIM, has_target, take_aim
from .calamities import PHASE_OF_EVENT, begin_event
from .compulsory import crown_bankruptcy, runaway_traders, war_in_europe
from .grants import IS_GRANT, can_be_granted
from .income import (
    IS_INCOME,
    SORT_OF_PIECES,
    bring_income,
    brings_something,
    free_pieces,
    receive,
    royal_favour,
)

# 3.19.2: of the general cards three leave the game.
LEAVES_THE_GAME = cards.among(cards.SMALLPOX, cards.ROYAL_FAVOUR, cards.GUN_SMUGGLERS)
NO_EVENT_NOW = refuse("3.10.2", _("The event of {card} would change nothing now."))


def why_not_play_event(state, seat, card):
    """Red, blue or black; an event that would change nothing is refused (3.10.2, 3.19.1)."""
    if is_red(state, card):
        return LEGAL
    return LEGAL if changes_something(state, seat, card) else because(NO_EVENT_NOW, card)


def changes_something(state, seat, card):
    """Would the event of a black or blue card change anything now? (3.10.2)"""
    event, nation = cards.CARD_EVENT[card], state.nation[seat]
    if cards.CARD_COLOUR[card] == cards.BLACK:
        return stirs_pirates(state, event)
    if cards.CARD_COLOUR[card] != cards.BLUE:
        return False
    if event == cards.ROYAL_FAVOUR:
        return True
    if IS_INCOME[event]:
        return brings_something(state, nation, event)
    if IS_GRANT[event]:
        return can_be_granted(state, nation, event)
    if AIM_OF[event] != NO_AIM:
        return has_target(state, seat, event)
    if GIVES_AN_ACTION[event]:
        return can_be_given(state, seat, event)
    return free_pieces(state, nation, event) > 0


def play_event(state, seat, card):
    """It is played, and lies among the discards or leaves the game (3.19.2, 3.19.7)."""
    event = cards.CARD_EVENT[card]
    tell(state, PLAYED_EVENT, state.nation[seat], card)
    is_royal = event == cards.ROYAL_GUARD or event == cards.FLAGSHIP
    if not is_royal and (LEAVES_THE_GAME[event] or cards.CARD_NATION[card] != nations.NATIONS):
        remove_card(state, card)
    else:
        throw_away(state, card)
    state.impulses += 1
    pop(state)
    if cards.CARD_COLOUR[card] == cards.BLACK:
        if stirs_pirates(state, event):
            stir_pirates(state, seat, event)
    else:
        do_event(state, seat, event)


def do_event(state, seat, event):
    """What it says (3.19.4)."""
    nation = state.nation[seat]
    if PHASE_OF_EVENT[event] >= 0:
        begin_event(state, seat, event)
    elif event == cards.CROWN_BANKRUPTCY:
        crown_bankruptcy(state)
    elif event == cards.WAR_IN_EUROPE:
        war_in_europe(state)
    elif event == cards.RUNAWAY_TRADERS:
        runaway_traders(state)
    elif event == cards.GUN_SMUGGLERS:
        learn_firearms(state)
    elif event == cards.ROYAL_FAVOUR:
        royal_favour(state, nation)
    elif IS_INCOME[event]:
        bring_income(state, nation, event)
    elif event == cards.FLAGSHIP:
        launch(state, nation, units.FLAGSHIP)
    elif AIM_OF[event] != NO_AIM:
        take_aim(state, seat, event)
    elif GIVES_AN_ACTION[event]:
        give_the_action(state, seat, event)
    else:
        receive(state, nation, SORT_OF_PIECES[event], free_pieces(state, nation, event))
