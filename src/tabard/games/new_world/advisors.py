"""Chapter "Advisors" (3.18): hired with the main card, moved by transfer."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE, OPEN
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import cursor, move_cursor, pop, push, turn_to

from .aboard import advisors_with
from .avatars import in_service, spot_of
from .components.goods import (
    ADVISOR_KIND,
    ADVISOR_PRICE,
    ADVISORS,
    ADVISORS_EACH,
    BAG,
    DIPLOMAT,
    DRAWN,
)
from .components.map import HOME
from .components.nations import FIRST_COLONY, FIRST_LEADER, HOLDER_NATION, NATIONS
from .components.units import DUCATS
from .credit import ducats_on_credit, pay_from_home
from .image import change_image
from .main_card import use_main_card, why_not_use_main_card
from .phases import ADVISOR_CARD, ADVISOR_PICK, SET_UP
from .refusals import (
    BAG_EMPTY,
    NO_PLACE_FOR_ADVISOR,
    NOT_DRAWN,
    NOT_HERE,
    NOT_IN_THE_BAG,
    NOT_WITH_YOU,
    TOO_POOR,
)
from .told import ADVISOR_HIRED, ADVISOR_MOVED, DREW_ADVISOR, NOBODY_HIRED
from .transfer import is_here, why_not_free_action
from .trying import shed_what_is_too_much

SHOWN = 2


@rule
def advisors_in_bag(state):
    """3.18.1: how many pieces are in the bag."""
    return advisors_with(state, BAG)


@rule
def why_not_hire_advisor(state, seat):
    """3.10.5, 3.18.1: with the main card, if the bag is not empty."""
    refusal = why_not_use_main_card(state, seat)
    if refusal != LEGAL:
        return refusal
    if advisors_in_bag(state) == 0:
        return because(BAG_EMPTY)
    return LEGAL


@rule
def hire_advisor(state, seat):
    """3.18.1: two are drawn; the drawer alone sees them."""
    use_main_card(state, seat)
    state.impulses += 1
    turn_to(state, ADVISOR_PICK, seat)
    draw_advisors(state, seat)


@rule
def draw_advisors(state, seat):
    """3.18.1: as many as there are, two at most."""
    push(state, ADVISOR_CARD, CHANCE)
    move_cursor(state, seat)


@rule
def advisors_are_drawn(state):
    """3.18.1: two, or all."""
    drawn = advisors_with(state, DRAWN + cursor(state))
    return drawn == SHOWN or advisors_in_bag(state) == 0


@rule
def why_not_draw_advisor(state, seat, advisor):
    """3.1.4: any piece that is in the bag."""
    if state.advisor_place[advisor] != BAG:
        return because(NOT_IN_THE_BAG)
    return LEGAL


@rule
def seen_by_draw_advisor(state, seat, advisor):
    """3.27: the drawer."""
    return cursor(state)


@rule
def draw_advisor(state, seat, advisor):
    """3.18.1: it is shown to one nation."""
    drawer = cursor(state)
    state.advisor_place[advisor] = DRAWN + drawer
    tell(state, DREW_ADVISOR, drawer, advisor)


@rule
def price_of_advisor(state, advisor):
    """3.18.1, 3.21.7: his price; the first one, at set-up, comes free."""
    if state.frame_phase[0] == SET_UP:
        return 0
    return ADVISOR_PRICE[ADVISOR_KIND[advisor]]


@rule
def why_not_keep_advisor(state, seat, advisor, holder):
    """3.18.1: one of the two, for his price; he goes home or to an own avatar there."""
    nation = state.nation[seat]
    if state.advisor_place[advisor] != DRAWN + seat:
        return because(NOT_DRAWN)
    price = price_of_advisor(state, advisor)
    price -= ducats_on_credit(state, nation, price)
    if state.held[nation][DUCATS] < price:
        return because(TOO_POOR, price, state.held[nation][DUCATS])
    if holder == OPEN or holder == nation:
        return LEGAL
    return why_not_serve(state, nation, holder)


@rule
def why_not_serve(state, nation, holder):
    """3.18.1: an own avatar at home, with at most two advisors."""
    if not FIRST_LEADER <= holder < FIRST_COLONY or HOLDER_NATION[holder] != nation:
        return because(NOT_HERE, holder)
    if not in_service(state, holder):
        return because(NOT_HERE, holder)
    if spot_of(state, holder) != HOME:
        return because(NOT_HERE, holder)
    if advisors_with(state, holder) >= ADVISORS_EACH:
        return because(NO_PLACE_FOR_ADVISOR, holder)
    return LEGAL


@rule
def keep_advisor(state, seat, advisor, holder):
    """3.18.1: he is paid; the other goes back."""
    nation = state.nation[seat]
    pay_from_home(state, nation, price_of_advisor(state, advisor))
    state.advisor_place[advisor] = holder
    tell(state, ADVISOR_HIRED, nation, advisor)
    if ADVISOR_KIND[advisor] == DIPLOMAT:
        change_image(state, nation, 1)
    return_advisors(state, seat)
    pop(state)


@rule
def return_advisors(state, seat):
    """3.18.1: those that are not kept go back into the bag."""
    for advisor in range(ADVISORS):
        if state.advisor_place[advisor] == DRAWN + seat:
            state.advisor_place[advisor] = BAG


@rule
def keep_none(state, seat):
    """3.18.1, 3.23: nobody must be kept; both go back."""
    return_advisors(state, seat)
    tell(state, NOBODY_HIRED, state.nation[seat])
    pop(state)


# --- moved by transfer --------------------------------------------------------------------------


@rule
def takes_part(state, holder):
    """3.10.16: the activated avatar, or who is in the same place; the home base at home."""
    if holder == state.mover:
        return True
    return holder < FIRST_COLONY and is_here(state, state.mover, holder)


@rule
def near_send_advisor(state, seat, advisor):
    """Only those who are here."""
    return state.advisor_place[advisor] < FIRST_COLONY and takes_part(
        state, state.advisor_place[advisor]
    )


@rule
def why_not_send_advisor(state, seat, advisor, to):
    """3.18.1, 3.10.16: to or from the activated avatar, at most two on one."""
    refusal = why_not_free_action(state)
    if refusal != LEGAL:
        return refusal
    if not near_send_advisor(state, seat, advisor):
        return because(NOT_WITH_YOU)
    giver = state.advisor_place[advisor]
    if to == OPEN:
        return LEGAL if has_taker(state, giver) else because(NOT_WITH_YOU)
    return why_not_send(state, giver, to)


@rule
def why_not_send(state, giver, to):
    """3.10.16: from one to another, of whom one is activated."""
    if to == giver or not takes_part(state, to) or (giver != state.mover and to != state.mover):
        return because(NOT_HERE, to)
    if to >= NATIONS and advisors_with(state, to) >= ADVISORS_EACH:
        return because(NO_PLACE_FOR_ADVISOR, to)
    return LEGAL


@rule
def has_taker(state, giver):
    """Is there anybody who could take him?"""
    for to in range(FIRST_COLONY):
        if why_not_send(state, giver, to) == LEGAL:
            return True
    return False


@rule
def send_advisor(state, seat, advisor, to):
    """3.18.1, 3.6.7: he serves another; whoever leads ten again gives up what is too much."""
    giver = state.advisor_place[advisor]
    state.free_left -= 1
    state.advisor_place[advisor] = to
    tell(state, ADVISOR_MOVED, advisor, to)
    shed_what_is_too_much(state, giver)
