"""What makes a king of France: how far everybody is, what counts, what ends the game; and the eight
phases of a round. Everything here is open to all.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.drawn.scene import ENDS, TIE, Goal
from tabard.drawn.sheet import Look
from tabard.engine.game import Source
from tabard.engine.kinds import OPEN
from tabard.engine.words import _, n_, say

from .. import phases
from ..auction import paid_for_the_choice
from ..components import board, terms
from ..ending import end_die_is_needed
from ..final_score import influence_at_the_end, score_at_the_end, those_with_most
from ..players import cities_owned, contenders, leader, one_only, players, the_one
from ..readings import (
    ends_by_early_die,
    ends_by_late_die,
    fixed_rounds,
    influence_comes_back,
    influence_is_throne,
    wiped_out_is_out,
)
from ..scoring import controls
from ..state import (
    BUYING_NEXT,
    DEALING_NEXT,
    EVENTS_NEXT,
    ORDER_NEXT,
    PLAYERS_NEXT,
    POLITICS_NEXT,
    SCORING_NEXT,
)
from .terminal import name_of

COURSE = (
    _("Income"),
    _("Politics"),
    _("Combat cards"),
    _("Buying"),
    _("Player order"),
    _("Events"),
    _("Players' phase"),
    _("Scoring"),
)
# The first step of a round in each of them but the first.
_BEGINS = (
    POLITICS_NEXT,
    DEALING_NEXT,
    BUYING_NEXT,
    ORDER_NEXT,
    EVENTS_NEXT,
    PLAYERS_NEXT,
    SCORING_NEXT,
)


def goals(state: Any, look: Look) -> list[Goal]:
    """The crown, what a round adds to the scores, what ends the game, what decides among equals."""
    can_be_out = wiped_out_is_out(state) and contenders(state) > 0
    out = [_alone(state), _out(state)] if can_be_out else []
    ends = sorted([_end(state), *out], key=lambda goal: -goal.at / goal.last)
    return [_crown(state), _provinces(state), *ends, _tie(state)]


def here(state: Any) -> int:
    """Which phase of a round goes on; OPEN before the first round and after the last (10)."""
    if state.ended or not state.depth or state.frame_phase[0] != phases.ROUND:
        return OPEN
    step = state.frame_cursor[0] - 1  # the one that has been begun
    return sum(step >= begins for begins in _BEGINS)


def last_round(state: Any) -> tuple[str, ...]:
    """Is this the last round, or can it be? (130, 131)"""
    if state.ended or not state.round:
        return ()
    if state.round >= int(fixed_rounds(state)):
        return (say(_("This is the last round.")),)
    if not end_die_is_needed(state):
        return ()
    return (say(_("This may be the last round: at its end a die decides.")),)


def _crown(state: Any) -> Goal:
    """The final score as it would be now (3, 132)."""
    seats = tuple((seat, int(score_at_the_end(state, seat))) for seat in range(players(state)))
    if influence_is_throne(state) or influence_comes_back(state):
        sentence = _("You have the most throne points when the game ends.")
        return Goal(say(sentence), "3", True, seats=seats)
    sentence = _(
        "You have the highest score when the game ends: throne points, and 1 for each influence"
        " point that you have not spent."
    )
    return Goal(say(sentence), "132", True, seats=seats)


def scored(state: Any, seat: int) -> list[Source]:
    """Throne points, and unspent influence; of both factions, where a player leads two; less what a
    faction cost; and the handicap (11.1, 132)."""
    own = [other for other in range(state.seats) if leader(state, other) == leader(state, seat)]
    throne = sum(int(state.throne[other]) for other in own)
    influence = sum(int(influence_at_the_end(state, other)) for other in own)
    paid = sum(int(paid_for_the_choice(state, other)) for other in own)
    return [
        Source(points, say(sentence, points=points))
        for points, sentence in (
            (throne, _("{points} from the throne")),
            (influence, _("{points} from influence")),
            (-paid, _("{points} for the choice of the faction")),
            (sum(int(state.handicap[other]) for other in own), _("{points} by the handicap")),
        )
        if points
    ]


def _provinces(state: Any) -> Goal:
    """The throne points that this round would bring as the cities are owned now (125, 126)."""
    points = {
        seat: sum(
            int(board.POINTS[province])
            for province in range(board.PROVINCES)
            if controls(state, seat, province)
        )
        for seat in range(state.seats)
    }
    coming = [
        say(_("{seat} {points}"), seat=name_of(state, seat), points=points[seat])
        for seat in points
        if points[seat]
    ]
    far = say(_("As the cities stand now: {seats}."), seats=", ".join(coming)) if coming else ""
    sentence = _(
        "A province of which you own every city gives 1 throne point at the end of each round,"
        " Île-de-France 2."
    )
    return Goal(say(sentence), "126", far=far)


def _end(state: Any) -> Goal:
    """After which rounds the game can end (130, 131)."""
    last = int(fixed_rounds(state))
    sentence = say(_("The game ends after round {last}."), last=last)
    if ends_by_late_die(state):
        sentence = say(
            _(
                "The game ends after round {last}, after round 8 on a die of 1 or 2, after round 9"
                " on 1 to 4."
            ),
            last=last,
        )
    if ends_by_early_die(state):
        sentence = say(
            _(
                "The game ends after round {last}, after round 6 on a die of 1, and so on to round"
                " 9 on 1 to 4."
            ),
            last=last,
        )
    rule = "131" if ends_by_late_die(state) else "130"
    far = n_("{count} more round at most.", "{count} more rounds at most.")
    count = max(0, last - state.round)
    to_come = say(far, count=count) if count else say(_("This is the last round."))
    return Goal(sentence, rule, None, min(state.round, last), last, to_come, title=ENDS)


def _alone(state: Any) -> Goal:
    """How many have lost all their cities (134, as an option)."""
    every = int(players(state))
    gone = every - int(contenders(state)).bit_count()
    sentence = _("The game ends when only one player has cities left.")
    return Goal(say(sentence), "134", None, gone, every - 1, title=ENDS)


def _out(state: Any) -> Goal:
    """Who is nearest to being out (134, as an option)."""
    owned = {seat: int(cities_owned(state, seat)) for seat in range(state.seats)}
    most = max(owned.values())
    left = {seat: count for seat, count in owned.items() if count}
    seat = min(left, key=lambda seat: left[seat])
    far = n_(
        "Nearest to it: {seat}, with {count} city.",
        "Nearest to it: {seat}, with {count} cities.",
        "count",
    )
    said = say(far, seat=name_of(state, seat), count=left[seat])
    sentence = _("You own no city any more: you are out of the game.")
    return Goal(say(sentence), "134", False, most - left[seat], most, said)


def _tie(state: Any) -> Goal:
    """What decides among equal scores, and who would be ahead now (133)."""
    sentence = _(
        "Among equal scores the most fortresses win, then the most provinces, castles, coins."
    )
    equal = those_with_most(state, contenders(state), terms.SCORE)
    if one_only(equal):
        return Goal(say(sentence), "133", title=TIE)
    ahead = equal
    for what in range(terms.COMPARED):
        ahead = those_with_most(state, ahead, what)
        if one_only(ahead):
            far = _("Equal now; {seat} is ahead by {what}.")
            seat = name_of(state, int(the_one(state, ahead)))
            said = say(far, seat=seat, what=terms.COMPARED.name(what))
            return Goal(say(sentence), "133", far=said, title=TIE)
    far = say(_("Equal now in all of these."))
    return Goal(say(sentence), "133", far=far, title=TIE)
