"""How a card is played for its event in the own impulse (3.10.2, 3.19.1, 3.19.2)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell

from ..advisors import advisors_in_bag
from ..components.cards import (
    BLACK,
    BLUE,
    CARD_COLOUR,
    CARD_EVENT,
    CARD_NATION,
    CROWN_BANKRUPTCY,
    FLAGSHIP,
    GUN_SMUGGLERS,
    LEARNED_ADVISOR,
    ROYAL_FAVOUR,
    ROYAL_GUARD,
    RUNAWAY_TRADERS,
    SMALLPOX,
    WAR_IN_EUROPE,
)
from ..components.nations import NATIONS
from ..hands import holds, is_red, remove_card, throw_away
from ..impulse import end_of_impulse
from ..pirates.black_cards import stir_pirates, stirs_pirates
from ..refusals import NO_EVENT_NOW, NOT_YOUR_CARD
from ..told import PLAYED_EVENT
from .aiming import take_aim
from .aims import AIM_OF, NO_AIM
from .calamities import begin_event, goes_step_by_step
from .compulsory import crown_bankruptcy, get_firearms, runaway_traders, war_in_europe
from .gifts import free_pieces, give_free_pieces, royal_favour
from .given import can_be_given, give_the_action, gives_an_action
from .grants import build_flagship, can_be_granted, is_grant
from .income import bring_income, brings_something, is_income
from .targets import has_target


@rule
def why_not_play_event(state, seat, card):
    """3.10.2, 3.19.1: red, blue or black; an event that would change nothing is refused."""
    if not holds(state, seat, card):
        return because(NOT_YOUR_CARD, card)
    if is_red(state, card):
        return LEGAL
    if CARD_COLOUR[card] == BLACK:
        if not stirs_pirates(state, CARD_EVENT[card]):
            return because(NO_EVENT_NOW, card)
        return LEGAL
    if CARD_COLOUR[card] != BLUE or not changes_something(state, seat, CARD_EVENT[card]):
        return because(NO_EVENT_NOW, card)
    return LEGAL


@rule
def changes_something(state, seat, event):
    """3.10.2: would this event change anything now?"""
    nation = state.nation[seat]
    if event == ROYAL_FAVOUR:
        return True
    if is_income(event):
        return brings_something(state, nation, event)
    if is_grant(event):
        return can_be_granted(state, nation, event)
    if event == LEARNED_ADVISOR:
        return advisors_in_bag(state) > 0
    if AIM_OF[event] != NO_AIM:
        return has_target(state, seat, event)
    if gives_an_action(event):
        return can_be_given(state, seat, event)
    return free_pieces(state, nation, event) > 0


@rule
def play_event(state, seat, card):
    """3.19.2, 3.19.7: it is played, and lies among the discards or leaves the game."""
    event = CARD_EVENT[card]
    tell(state, PLAYED_EVENT, state.nation[seat], card)
    is_royal = event == ROYAL_GUARD or event == FLAGSHIP
    if not is_royal and (leaves_the_game(event) or CARD_NATION[card] != NATIONS):
        remove_card(state, card)
    else:
        throw_away(state, card)
    end_of_impulse(state)
    if CARD_COLOUR[card] == BLACK:
        if stirs_pirates(state, event):
            stir_pirates(state, seat, event)
    else:
        do_event(state, seat, event)


@rule
def leaves_the_game(event):
    """3.19.2: of the general cards three."""
    return event == SMALLPOX or event == ROYAL_FAVOUR or event == GUN_SMUGGLERS


@rule
def do_event(state, seat, event):
    """3.19.4: what it says."""
    nation = state.nation[seat]
    if goes_step_by_step(event):
        begin_event(state, seat, event)
    elif event == CROWN_BANKRUPTCY:
        crown_bankruptcy(state)
    elif event == WAR_IN_EUROPE:
        war_in_europe(state)
    elif event == RUNAWAY_TRADERS:
        runaway_traders(state)
    elif event == GUN_SMUGGLERS:
        get_firearms(state)
    elif event == ROYAL_FAVOUR:
        royal_favour(state, nation)
    elif is_income(event):
        bring_income(state, nation, event)
    elif event == FLAGSHIP:
        build_flagship(state, nation)
    elif AIM_OF[event] != NO_AIM:
        take_aim(state, seat, event)
    elif gives_an_action(event):
        give_the_action(state, seat, event)
    else:
        give_free_pieces(state, nation, event)
