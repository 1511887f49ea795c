"""Chapter "Events: when" (2.11, 3.8): the six windows, and which events may be played in each; from
whose hand, says `playing`. No event is played inside an event, so no phase of one offers them
(`sequence`), but after the battle that Veni, vidi, vici brings (2.11.14, `battle`). A window closes
by itself where nothing can be played (`passes` in the sequence), or where a seat is silent
(`players.is_silent`)."""

from __future__ import annotations

from tabard.engine.flow.stack import phase_now, pop, seat_now
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from .. import phases
from ..battle import forget_battle
from ..book import refuse
from ..roles import vestalis
from . import (
    abundans_cautela,
    alea_iacta_est,
    audentes_fortuna,
    carpe_diem,
    do_ut_des,
    festina_lente,
    hic_manebimus,
    homo_faber,
    melius_cavere,
    mors_tua,
    mortui_non_mordent,
    si_vis_pacem,
    vae_victis,
    veni_vidi_vici,
)

AT_ANY_TIME = (
    do_ut_des.do_ut_des,
    si_vis_pacem.si_vis_pacem,
    hic_manebimus.hic_manebimus,
    mors_tua.mors_tua,
    homo_faber.homo_faber,
    melius_cavere.melius_cavere,
    mortui_non_mordent.mortui_non_mordent,
    festina_lente.festina_lente,
)
BEFORE_PHASE_THREE = (*AT_ANY_TIME, abundans_cautela.abundans_cautela)


def go_on(state, seat):
    """Nobody need play an event, an absent seat does not; the game goes on (2.11.11, 2.16.10)."""
    leave_window(state)


def go_on_silently(state, seat):
    """Nobody need be asked again this turn; the windows W2, W3, W4 and W6 stay closed until the
    turn ends (2.11.12)."""
    state.silent = 1
    leave_window(state)


def leave_window(state):
    """The window closes; after a battle that ends the battle too (2.11)."""
    if phase_now(state) == phases.AFTER_BATTLE:
        forget_battle(state)
    pop(state)


GOING_ON = (go_on, go_on_silently)

# --- the six windows, W1 to W6, and what may be played in each ------------------------------------

BESIDE_THE_ACTIONS = (
    *BEFORE_PHASE_THREE,
    alea_iacta_est.alea_iacta_est,
    veni_vidi_vici.veni_vidi_vici,
    carpe_diem.carpe_diem,
    vestalis.consult,
)
BETWEEN_REVOLTS = (*BEFORE_PHASE_THREE, vestalis.consult, *GOING_ON)
AFTER_THE_DRAW = (
    *BEFORE_PHASE_THREE,
    audentes_fortuna.audentes_fortuna,
    vestalis.consult,
    *GOING_ON,
)
BETWEEN_INVASIONS = (*AT_ANY_TIME, vestalis.consult, *GOING_ON)
OVER_THE_LIMIT = BEFORE_PHASE_THREE
AFTER_A_BATTLE = (vae_victis.vae_victis, *GOING_ON)

# --- what is played in one window alone, and tried in another -------------------------------------

NOT_AMONG_ACTIONS = refuse("2.11.1", _("This event is played only among the actions of a turn."))
NOT_AFTER_A_DRAW = refuse(
    "2.11.3", _("This event is played only after the draw, before cities are invaded.")
)
NOT_AFTER_A_BATTLE = refuse(
    "2.11.6", _("This event is played only right after a battle that removed a barbarian.")
)


def why_not_among_actions(state, seat):
    """Events 8, 13 and 14 wait for the choice of an action (2.11.1)."""
    return because(NOT_AMONG_ACTIONS) if seat_now(state) == seat else LEGAL


def why_not_after_a_draw(state, seat):
    """Event 5 waits until all cards and revolts are handled (2.11.3)."""
    return because(NOT_AFTER_A_DRAW) if seat_now(state) == seat else LEGAL


def why_not_after_a_battle(state, seat):
    """Event 2 waits for a battle that removed somebody (2.11.6)."""
    return because(NOT_AFTER_A_BATTLE) if seat_now(state) == seat else LEGAL
