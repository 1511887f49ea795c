"""Blue events that are aimed at nations (N°30 to 32): peace, a marriage, secret agents."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, pop, seat_now, turn_to
from tabard.engine.rule import tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import cards, glory, nations
from ..diplomacy.talks import become_in_the_action_phase
from ..glory.points import win_glory
from ..world.nations import seat_of
from .agents import begin_to_spy
from .targets import A_NATION, A_PAIR, why_not_aim, why_not_nation, why_not_pair


def why_not_aim_at_pair(state, seat, pair):
    """N°30: see why_not_pair."""
    return why_not_aim(state, A_PAIR) or why_not_pair(state, pair)


def aim_at_pair(state, seat, pair):
    """N°30: they make peace, and the holder wins a point of glory."""
    pop(state)
    win_glory(state, state.nation[seat], 1, glory.BY_CARDS)
    become_in_the_action_phase(
        state, nations.PAIR_FIRST[pair], nations.PAIR_SECOND[pair], nations.NEUTRAL
    )


def why_not_aim_at_nation(state, seat, nation):
    """N°31, 32: see why_not_nation."""
    return why_not_aim(state, A_NATION) or why_not_nation(
        state, state.nation[seat], state.event, nation
    )


COURTED = told("courted", "3.19.4", _("{nation} asks for the hand of {other}."))


def aim_at_nation(state, seat, nation):
    """N°31: it is asked; N°32: it is spied upon."""
    if state.event == cards.MARRIAGE_TREATY:
        tell(state, COURTED, state.nation[seat], nation)
        turn_to(state, phases.SUIT, seat_of(state, nation), seat)
    else:
        pop(state)
        begin_to_spy(state, seat, nation)


def accept(state, seat):
    """N°31: both are allied, and each wins a point of glory."""
    mine, suitor = state.nation[seat_now(state)], state.nation[cursor(state)]
    pop(state)
    win_glory(state, suitor, 1, glory.BY_CARDS)
    win_glory(state, mine, 1, glory.BY_CARDS)
    become_in_the_action_phase(state, suitor, mine, nations.ALLIED)


COURTED_IN_VAIN = told("courted_in_vain", "3.19.4", _("{nation} declines."))


def decline(state, seat):
    """3.23, N°31: the card has been played in vain."""
    tell(state, COURTED_IN_VAIN, state.nation[seat])
    pop(state)
