"""Chapter "Duel" (S24 to S36, 3.10): on the road, to the death."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .board import is_convict, is_locked, is_prisoner, waits_at_the_gate
from .book import refuse, told
from .components import bandits, pieces
from .contest import begin_contest, leave_the_field
from .moving import beyond_an_ordinary_move
from .readings import (
    convicts_may_attack,
    locked_figures_can_be_attacked,
    prisoners_can_be_attacked,
    ties_go_on_before_all_voyages,
)
from .tokens import discard_group, immobilise, unlock

TARGET_LOCKED = refuse("A36", _("{bandit} has a duel to finish with somebody else."))
ATTACK_IN_SWIFT_MOVE = refuse("EI5", _("In a move with magic leggings nobody can be attacked."))
CONVICT_CANNOT_ATTACK = refuse("A12", _("{figure} is a convict and cannot attack."))
TARGET_IN_PRISON = refuse("A36", _("{bandit} is in prison and cannot be attacked."))


# --- attacking -----------------------------------------------------------------------------------
def why_not_challenge_to_death(state, figure, foe, steps):
    """No gourd is needed; a free attacker, and a foe whom a duel can reach (S24, A11, A12, A36,
    EI5)."""
    if beyond_an_ordinary_move(state, figure, steps):
        return because(ATTACK_IN_SWIFT_MOVE)
    if is_convict(state, figure) and not convicts_may_attack(state):
        return because(CONVICT_CANNOT_ATTACK, figure)
    if is_prisoner(state, foe) and not prisoners_can_be_attacked(state):
        return because(TARGET_IN_PRISON, foe)
    if is_locked(state, foe) and not locked_figures_can_be_attacked(state):
        return because(TARGET_LOCKED, foe)
    return LEGAL


def is_met_from_beside(state, foe):
    """On the square of a duel or of a refuge there is no room for a third (A35, A36)."""
    return is_locked(state, foe) or waits_at_the_gate(state, foe)


def begin_duel(state, attacker, defender):
    """The duel begins; the phase below goes on when it is over (S25)."""
    state.attacker = attacker
    state.defender = defender
    push(state, phases.DUEL, state.owner[attacker])


def cross_swords(state):
    """They measure themselves (S28)."""
    begin_contest(state, state.attacker, state.defender)


def settle_the_duel(state):
    """The totals decide (S30)."""
    settle_to_the_death(state, state.attacker, state.defender, state.duel_margin)
    leave_the_field(state)


def settle_to_the_death(state, attacker, defender, margin):
    """The higher total kills; equal totals tie (S30, S35)."""
    if margin > 0:
        slay(state, attacker, defender)
    elif margin < 0:
        slay(state, defender, attacker)
    else:
        tie(state, attacker, defender)


KILLED_IN_DUEL = told(
    "killed_in_duel",
    "S30",
    _("{winner} kills {loser}."),
    weight=2,
    part=Part(won="winner"),
    loser=bandits.BANDITS,
)
TOOK_TAELS = told("spoils_taels", "S34", _("{winner} takes {taels}."), part=Part())
TOOK_GOURDS = told(
    "spoils_gourds", "S34", _("{winner} takes {gourds}."), part=Part(), gourds=pieces.SO_MANY_GOURDS
)
TOOK_BANQUETS = told(
    "spoils_banquets",
    "S34",
    _("{winner} takes {banquets}."),
    part=Part(),
    banquets=pieces.SO_MANY_BANQUETS,
)


def slay(state, winner, loser):
    """The winner takes taels, gourds and banquets; the loser goes with all else, brothers too, and
    the winner stands alone there. His duel with another still pends (A36). (S31, S32, S33, S34,
    A17, 3.10)"""
    if state.opponent[winner] == loser:
        unlock(state, winner)
    tell(state, KILLED_IN_DUEL, winner, loser)
    take_the_tokens(state, winner, loser)
    discard_group(state, loser)


def take_the_tokens(state, winner, loser):
    """Taels, gourds and banquets (S34)."""
    taels, gourds, banquets = state.taels[loser], state.gourd[loser], state.banquet[loser]
    if taels > 0:
        state.taels[winner] += taels
        tell(state, TOOK_TAELS, winner, taels)
    if gourds > 0:
        state.gourd[winner] += gourds
        tell(state, TOOK_GOURDS, winner, gourds)
    if banquets > 0:
        state.banquet[winner] += banquets
        tell(state, TOOK_BANQUETS, winner, banquets)


TIED = told(
    "tied",
    "S35",
    _("{figure} and {foe} are equal: their duel is not finished."),
    weight=1,
    part=Part(ends=True),
)


def tie(state, attacker, defender):
    """Both are immobilised, and the duel is pending; but not for who has challenged from beside
    (A35, A36) (S35, S36, A40)."""
    tell(state, TIED, attacker, defender)
    immobilise(state, attacker)
    immobilise(state, defender)
    if state.square[attacker] != state.square[defender]:
        return
    state.opponent[attacker] = defender
    state.opponent[defender] = attacker
    state.challenger[attacker] = 1
    state.tied_on[attacker] = state.duel_trait


# --- the duels to resume -------------------------------------------------------------------------
def resume_duel(state, seat, place):
    """First the tied duels go on, in the order of their challengers' ranks (S36, A8)."""
    if state.challenger[place] and goes_on_now(state, seat, place):
        begin_duel(state, place, state.opponent[place])


def goes_on_now(state, seat, challenger):
    """In the Voyage of the challenger's player; or by the option all at the start of the phase,
    which is the first player's Voyage (S36, A8)."""
    if ties_go_on_before_all_voyages(state):
        return seat == state.first_seat
    return state.owner[challenger] == seat
