"""Chapter "Ambassador" (rule 39, 3.3): in the window after the deal, and at free moments."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import seat_now
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .book import refuse, told
from .components import cards
from .events.papal_intervention import why_not_harm
from .hands import discard_from_hand, hand_size, in_hand
from .hero import wake
from .players import why_not_anothers
from .uprising import uprising_in


def no_card_in_hand(state):
    """Who holds no card at all is not asked; everybody else is, ambassador or not (39)."""
    return hand_size(state, seat_now(state)) == 0


NO_AMBASSADOR = refuse("3.3", _("You hold no ambassador."))


def why_not_send_ambassador(state, seat):
    """An ambassador of the hand (3.3)."""
    if in_hand(state, seat, cards.AMBASSADOR) == 0:
        return because(NO_AMBASSADOR)
    return LEGAL


AMBASSADOR_PLAYED = told(
    "ambassador_played", "3.3", _("{seat} plays an ambassador."), part=Part(leads=True)
)


def send_ambassador(state, seat):
    """Discarded at once (3.3)."""
    discard_from_hand(state, seat, cards.AMBASSADOR)
    tell(state, AMBASSADOR_PLAYED, seat)


HERO_IS_ACTIVE = refuse("3.3", _("{hero} is active already."))


def why_not_wake_hero(state, seat):
    """The own hero, if he is not active (15, 3.3 (a))."""
    refusal = why_not_send_ambassador(state, seat)
    if refusal == LEGAL and state.hero_active[seat]:
        return because(HERO_IS_ACTIVE, state.faction[seat])
    return refusal


def wake_hero(state, seat):
    """The own hero becomes active (15, 3.3 (a))."""
    send_ambassador(state, seat)
    wake(state, seat)


def when_stir_up(state, seat):
    """Only with the card (3.3)."""
    return in_hand(state, seat, cards.AMBASSADOR) > 0


NOBODY_TO_DEAL_WITH = refuse("3.3", _("Nobody owns {city}."))
OWN_CITY_STIRRED = refuse("3.3", _("{city} is yours; ambassadors stir up others."))


def why_not_stir_up(state, seat, city):
    """An uprising in a city of another player, not protected (3.3 (b))."""
    refusal = why_not_send_ambassador(state, seat)
    if refusal == LEGAL:
        refusal = why_not_anothers(state, seat, city, NOBODY_TO_DEAL_WITH, OWN_CITY_STIRRED)
    return why_not_harm(state, city) if refusal == LEGAL else refusal


def stir_up(state, seat, city):
    """The city rises (3.3 (b), 3.7)."""
    send_ambassador(state, seat)
    uprising_in(state, seat, city)
