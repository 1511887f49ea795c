"""Chapter "Advisors" (3.18): hired with the main card, moved by transfer."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, pop, push, turn_to
from tabard.engine.kinds import CHANCE, OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..action.main_card import use_main_card
from ..action.transfer import NOT_HERE, is_here
from ..book import refuse, told
from ..components import board, goods, nations
from ..world.avatars import advisors_with, in_service, spot_of
from ..world.image import change_image
from ..world.limits_exceeded import shed_what_is_too_much
from ..world.nations import home
from ..world.paying import pay_from_home, why_not_pay_from_home

SHOWN = 2


def advisors_in_bag(state):
    """How many pieces are in the bag (3.18.1)."""
    return advisors_with(state, goods.BAG)


BAG_EMPTY = refuse("3.18.1", _("No advisor is left in the bag."))


def why_not_hire_advisor(state, seat):
    """With the main card, if the bag is not empty (3.10.5, 3.18.1)."""
    return LEGAL if advisors_in_bag(state) > 0 else because(BAG_EMPTY)


def hire_advisor(state, seat):
    """Two are drawn; the drawer alone sees them (3.18.1)."""
    use_main_card(state, seat)
    turn_to(state, phases.ADVISOR_PICK, seat)
    draw_advisors(state, seat)


def draw_advisors(state, seat):
    """As many as there are, two at most (3.18.1)."""
    push(state, phases.ADVISOR_CARD, CHANCE, seat)


def advisors_are_drawn(state):
    """Two, or all (3.18.1)."""
    drawn = advisors_with(state, goods.DRAWN + cursor(state))
    return drawn == SHOWN or advisors_in_bag(state) == 0


NOT_IN_THE_BAG = refuse("3.1.4", _("This advisor is not in the bag."))


def why_not_draw_advisor(state, seat, advisor):
    """Any piece that is in the bag (3.1.4)."""
    return LEGAL if state.advisor_place[advisor] == goods.BAG else because(NOT_IN_THE_BAG)


def seen_by_draw_advisor(state, seat, advisor):
    """The drawer (3.27)."""
    return cursor(state)


DREW_ADVISOR = told(
    "drew_advisor", "3.18.1", _("{seat} draws {advisor}."), unseen=_("{seat} draws an advisor.")
)


def draw_advisor(state, seat, advisor):
    """It is shown to one nation (3.18.1)."""
    drawer = cursor(state)
    state.advisor_place[advisor] = goods.DRAWN + drawer
    tell(state, DREW_ADVISOR, drawer, advisor)


def price_of_advisor(state, advisor):
    """His price; the first one, at set-up, comes free (3.18.1, 3.21.7)."""
    if state.frame_phase[0] == phases.SET_UP:
        return 0
    return goods.ADVISOR_PRICE[goods.ADVISOR_KIND[advisor]]


NOT_DRAWN = refuse("3.18.1", _("You have not drawn this advisor."))


def why_not_keep_advisor(state, seat, advisor, holder):
    """One of the two, for his price; he goes home or to an own avatar there (3.18.1)."""
    nation = state.nation[seat]
    if state.advisor_place[advisor] != goods.DRAWN + seat:
        return because(NOT_DRAWN)
    refusal = why_not_pay_from_home(state, nation, price_of_advisor(state, advisor))
    if refusal != LEGAL or holder == OPEN or holder == home(nation):
        return refusal
    return why_not_serve(state, nation, holder)


NO_PLACE_FOR_ADVISOR = refuse("3.18.1", _("{holder} has two advisors already."))


def why_not_serve(state, nation, holder):
    """An own avatar at home, with at most two advisors (3.18.1)."""
    is_avatar = nations.FIRST_LEADER <= holder < nations.FIRST_COLONY
    if not is_avatar or nations.HOLDER_NATION[holder] != nation:
        return because(NOT_HERE, holder)
    if not in_service(state, holder) or spot_of(state, holder) != board.HOME:
        return because(NOT_HERE, holder)
    if advisors_with(state, holder) >= goods.ADVISORS_EACH:
        return because(NO_PLACE_FOR_ADVISOR, holder)
    return LEGAL


def come_into_service(state, nation, advisor, holder):
    """At home or with an avatar; a Diplomat is good for the image (3.18.1, 3.18 N°16)."""
    state.advisor_place[advisor] = holder
    if goods.ADVISOR_KIND[advisor] == goods.DIPLOMAT:
        change_image(state, nation, 1)


ADVISOR_HIRED = told("hired", "3.18.1", _("{nation} hires {advisor}."))


def keep_advisor(state, seat, advisor, holder):
    """He is paid; the other goes back (3.18.1)."""
    nation = state.nation[seat]
    pay_from_home(state, nation, price_of_advisor(state, advisor))
    tell(state, ADVISOR_HIRED, nation, advisor)
    come_into_service(state, nation, advisor, holder)
    return_advisors(state, seat)
    pop(state)


def return_advisors(state, seat):
    """Those that are not kept go back into the bag (3.18.1)."""
    for advisor in range(goods.ADVISORS):
        if state.advisor_place[advisor] == goods.DRAWN + seat:
            state.advisor_place[advisor] = goods.BAG


NOBODY_HIRED = told("not_hired", "3.18.1", _("{nation} hires nobody."))


def keep_none(state, seat):
    """Nobody must be kept; both go back (3.18.1, 3.23)."""
    return_advisors(state, seat)
    tell(state, NOBODY_HIRED, state.nation[seat])
    pop(state)


# --- moved by transfer --------------------------------------------------------------------------


def takes_part(state, holder):
    """The activated avatar, or who is in the same place; the home base at home (3.10.16)."""
    if holder == state.mover:
        return True
    return holder < nations.FIRST_COLONY and is_here(state, state.mover, holder)


def near_send_advisor(state, seat, advisor):
    """Only those who are here."""
    place = state.advisor_place[advisor]
    return place < nations.FIRST_COLONY and takes_part(state, place)


NOT_WITH_YOU = refuse("3.10.16", _("This advisor does not serve anybody here."))


def why_not_send_advisor(state, seat, advisor, to):
    """To or from the activated avatar, at most two on one (3.18.1, 3.10.16)."""
    if not near_send_advisor(state, seat, advisor):
        return because(NOT_WITH_YOU)
    giver = state.advisor_place[advisor]
    if to == OPEN:
        return LEGAL if has_taker(state, giver) else because(NOT_WITH_YOU)
    return why_not_send(state, giver, to)


def why_not_send(state, giver, to):
    """From one to another, of whom one is activated (3.10.16)."""
    if to == giver or not takes_part(state, to) or (giver != state.mover and to != state.mover):
        return because(NOT_HERE, to)
    if to >= nations.NATIONS and advisors_with(state, to) >= goods.ADVISORS_EACH:
        return because(NO_PLACE_FOR_ADVISOR, to)
    return LEGAL


def has_taker(state, giver):
    """Is there anybody who could take him?"""
    return any(why_not_send(state, giver, to) == LEGAL for to in range(nations.FIRST_COLONY))


ADVISOR_MOVED = told("advisor_moved", "3.18.1", _("{advisor} serves {holder}."))


def send_advisor(state, seat, advisor, to):
    """He serves another; whoever leads ten again gives up what is too much (3.18.1, 3.6.7)."""
    giver = state.advisor_place[advisor]
    state.free_left -= 1
    state.advisor_place[advisor] = to
    tell(state, ADVISOR_MOVED, advisor, to)
    shed_what_is_too_much(state, giver)
