"""Event 4, Hic manebimus optime (rule 3.8.4)."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from .. import phases
from ..book import refuse
from ..components import board, cards, pieces
from ..step_by_step import finish, one_more_piece
from ..supply import JOINED, add_legions, forts_in_supply, legions_in_supply, no_legion_left
from .playing import holders_consent, pay_for_event, why_not_play

THREE_CITIES = 3


NO_LEGION_TO_REINFORCE = no_legion_left("3.8.4")
NO_FORTS_ON_THE_BOARD = refuse("3.8.4", _("No city has a fort."))


def why_not_hic_manebimus(state, seat, effect):
    """Up to 2 legions come to each of up to three cities with forts (corrupt: up to 3 to every one)
    (3.8.4)."""
    if refusal := why_not_play(state, seat, cards.HIC_MANEBIMUS):
        return refusal
    if forts_in_supply(state) == pieces.FORTS:
        return because(NO_FORTS_ON_THE_BOARD)
    if legions_in_supply(state) == 0:
        return because(NO_LEGION_TO_REINFORCE)
    return LEGAL


def consent_hic_manebimus(state, seat, effect):
    """The holder of the event (2.11.13)."""
    return holders_consent(state, cards.HIC_MANEBIMUS)


def hic_manebimus(state, seat, effect):
    """The cities are named one by one (3.8.4)."""
    pay_for_event(state, cards.HIC_MANEBIMUS, effect)
    if state.ended != 0:
        return
    push(state, phases.REINFORCING, seat)
    state.effect = effect
    state.left_to_do = pieces.FORTS if effect == cards.CORRUPT else THREE_CITIES


NO_FORT_TO_REINFORCE = refuse("3.8.4", _("{city} has no fort."))
REINFORCED_ALREADY = refuse("3.8.4", _("{city} has been reinforced already."))
TOO_MANY_REINFORCEMENTS = refuse(
    "3.8.4", n_("At most {most} legion comes to a city.", "At most {most} legions come to a city.")
)


def why_not_reinforce(state, seat, city, legions):
    """Each city with a fort at most once, 1 or 2 legions (corrupt: 1 to 3) (3.8.4)."""
    if not state.fort[city]:
        return because(NO_FORT_TO_REINFORCE, city)
    if state.done_with[city]:
        return because(REINFORCED_ALREADY, city)
    most = 3 if state.effect == cards.CORRUPT else 2
    if legions > most:
        return because(TOO_MANY_REINFORCEMENTS, most)
    return LEGAL


def reinforce(state, seat, city, legions):
    """The legions come from the supply, as many as there are (3.8.4)."""
    state.done_with[city] = 1
    one_more_piece(state)
    tell(state, JOINED, add_legions(state, city, legions), city)
    if state.left_to_do == 0 or legions_in_supply(state) == 0 or all_reinforced(state):
        finish(state)


def all_reinforced(state):
    """No city with a fort is left (3.8.4)."""
    return not any(state.fort[city] and not state.done_with[city] for city in range(board.CITIES))
