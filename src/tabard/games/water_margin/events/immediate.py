"""EI1 to EI12 (3.19): which card it is, and the figure that is chosen for it.

Each card has a file of its own: ``why_not_x`` says whom it may concern, ``x`` what befalls him.
"""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, tell
from tabard.engine.words import _

from .. import phases
from ..arrival import let_arrive
from ..book import told
from ..components import bandits, events
from .account_book import account_book, fill_the_treasure, has_a_store
from .arak_shop import arak_shop, why_not_arak_shop
from .boar_forest import boar_forest, why_not_boar_forest
from .branded_brow import branded_brow, why_not_branded_brow
from .daylight_rat import daylight_rat, why_not_daylight_rat
from .drugged_wine import drugged_wine, why_not_drugged_wine
from .friendly_jailer import friendly_jailer, why_not_friendly_jailer
from .magic_leggings import magic_leggings, why_not_magic_leggings
from .open_house import feast_all_who_are_near, open_house, somebody_is_near_chai
from .uprooted_willow import uprooted_willow, why_not_uprooted_willow
from .white_tiger_hall import judge_in_the_hall, white_tiger_hall, why_not_white_tiger_hall
from .whom import why_not_own_figure


def befall(state, seat):
    """The card acts at once, or on a figure that its player chooses (3.19)."""
    event = state.event
    if event == events.SQUIRE_CHAI_KEEPS_OPEN_HOUSE and somebody_is_near_chai(state, seat):
        feast_all_who_are_near(state, seat)
    elif event == events.STOUT_FELLOW_ARRIVES:
        let_arrive(state, seat, 1)
    elif event == events.ACCOUNT_BOOK and has_a_store(state, seat):
        fill_the_treasure(state, seat)
    else:
        ask_for_a_figure(state, seat)


def follow_up(state, seat):
    """What comes after the first figure: judgement in the hall; at the arak shop, and of the rat, a
    second figure (EI1, EI4, EI10)."""
    if state.chosen == bandits.NOBODY:
        return
    if state.event == events.WHITE_TIGER_HALL:
        judge_in_the_hall(state)
    elif state.event == events.ARAK_SHOP or state.event == events.DAYLIGHT_RAT:
        ask_for_a_figure(state, seat)


CONCERNS_NOBODY = told("concerns_nobody", "3.19", _("{event} concerns nobody."))


def ask_for_a_figure(state, seat):
    """With no figure that fits, the card does nothing (3.19)."""
    for figure in range(bandits.BANDITS):
        if why_not_choose(state, seat, figure) == LEGAL:
            push(state, phases.CHOOSE_FIGURE, seat)
            return
    if state.chosen == bandits.NOBODY:
        tell(state, CONCERNS_NOBODY, state.event)


def why_not_choose(state, seat, figure):
    """Whom the card may concern. The default is the lowest rank (3.17). (3.19)"""
    event = state.event
    if event == events.WHITE_TIGER_HALL:
        return why_not_white_tiger_hall(state, seat, figure)
    if event == events.BRANDED_BROW:
        return why_not_branded_brow(state, seat, figure)
    if event == events.ARAK_SHOP:
        return why_not_arak_shop(state, seat, figure)
    if event == events.MAGIC_LEGGINGS:
        return why_not_magic_leggings(state, seat, figure)
    if event == events.UPROOTED_WILLOW:
        return why_not_uprooted_willow(state, seat, figure)
    if event == events.BOAR_FOREST:
        return why_not_boar_forest(state, seat, figure)
    if event == events.FRIENDLY_JAILER:
        return why_not_friendly_jailer(state, seat, figure)
    if event == events.DAYLIGHT_RAT:
        return why_not_daylight_rat(state, seat, figure)
    if event == events.DRUGGED_WINE:
        return why_not_drugged_wine(state, seat, figure)
    return why_not_own_figure(state, seat, figure)


def choose(state, seat, figure):
    """The card befalls this figure (3.19)."""
    pop(state)
    event = state.event
    if event == events.WHITE_TIGER_HALL:
        white_tiger_hall(state, figure)
    elif event == events.BRANDED_BROW:
        branded_brow(state, figure)
    elif event == events.SQUIRE_CHAI_KEEPS_OPEN_HOUSE:
        open_house(state, figure)
    elif event == events.ARAK_SHOP:
        arak_shop(state, figure)
    elif event == events.MAGIC_LEGGINGS:
        magic_leggings(state, figure)
    elif event == events.UPROOTED_WILLOW:
        uprooted_willow(state, figure)
    elif event == events.BOAR_FOREST:
        boar_forest(state, seat, figure)
    elif event == events.FRIENDLY_JAILER:
        friendly_jailer(state, figure)
    elif event == events.DAYLIGHT_RAT:
        daylight_rat(state, seat, figure)
    elif event == events.DRUGGED_WINE:
        drugged_wine(state, figure)
    elif event == events.ACCOUNT_BOOK:
        account_book(state, figure)
