"""What wins New World, how far each nation is, what ends the game, and the phases of a turn."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.drawn.scene import ENDS, Goal
from tabard.engine.game import Source
from tabard.engine.kinds import OPEN
from tabard.engine.words import _, n_, say

from .. import phases
from ..components import glory, goods, nations
from ..ending import last_turn, score, seats_that_call_time
from ..glory.points import can_be_won
from ..options import glory_goal, king_divisor, nations_are_bid_for, time_is_limited
from ..turn.order import first_turn
from .about import award_in_words

COURSE = (_("Cards"), _("Diplomacy"), _("Action"), _("Administration"))
_PARTS = (phases.CARDS, phases.DIPLOMACY, phases.ACTION, phases.ADMINISTRATION)


def goals(state: Any) -> list[Goal]:
    """Who wins; then what ends the game, the nearest first (3.22.1)."""
    ends = sorted(_ends(state), key=lambda goal: -goal.at / goal.last)
    return [_win(state), *ends, _glory(), _awards(state)]


def course() -> tuple[str, ...]:
    """The four phases of a turn (3.9)."""
    return tuple(say(name) for name in COURSE)


def here(state: Any) -> int:
    """Which of them goes on; none before the first turn and at the end of the game (3.9)."""
    for phase in state.frame_phase[: state.depth]:
        if phase in _PARTS:
            return _PARTS.index(phase)
    return OPEN


def _win(state: Any) -> Goal:
    """The most glory, with the king's ducats and the bid (3.22.1)."""
    seats = tuple(
        (seat, int(score(state, seat)))
        for seat in range(state.seats)
        if state.nation[seat] != nations.NO_NATION
    )
    with_bids = _(
        "You have the most glory when the game ends. Each {ducats} ducats that the king was given"
        " count as 1, and a bid for the nation is taken off; ducats at home, then colonies, break"
        " a tie."
    )
    without = _(
        "You have the most glory when the game ends. Each {ducats} ducats that the king was given"
        " count as 1; ducats at home, then colonies, break a tie."
    )
    sentence = with_bids if nations_are_bid_for(state) else without
    return Goal(
        say(sentence, ducats=int(king_divisor(state))),
        "3.22.1",
        True,
        seats=seats,
        counted=say(_("Glory")),
    )


def scored(state: Any, seat: int) -> list[Source]:
    """What the glory came from, what the king was given, the bid, the handicap (3.20.1, 3.22.1)."""
    nation = state.nation[seat]
    if nation == nations.NO_NATION:
        return []
    sources = [
        (
            int(state.glory_from[nation][source]),
            _("{points} from {source}"),
            glory.SOURCES.name(source),
        )
        for source in glory.SOURCES.numbers
    ]
    king = int(state.given[nation] // king_divisor(state))
    sources.append((king, _("{points} for the king's ducats"), ""))
    sources.append((-int(state.paid_bid[seat]), _("{points} by the bids"), ""))
    sources.append((int(state.handicap[seat]), _("{points} by the handicap"), ""))
    return [
        Source(points, say(sentence, points=points, source=source))
        for points, sentence, source in sources
        if points
    ]


def _glory() -> Goal:
    """What brings glory (3.20.1 to 3.20.6)."""
    sentence = _(
        "Glory comes from discoveries (1, inland 2), colonies (1, 2, 3, 5), acreages (1), works and"
        " improvements; land combats (1), fights at sea (2), prizes (1), havens smoked out (2),"
        " natives subdued (3, 5, 10); demands laid open and filled (1 each), cards for the king"
        " (1), missions, some cards, and awards for whoever does something first. Defeats by"
        " natives or pirates, hostility, broken contracts and declared wars cost some."
    )
    return Goal(say(sentence), "3.20.1")


def _awards(state: Any) -> Goal:
    """Those that are open, for what and how much; then those that are gone, and to whom
    (3.20.2)."""
    every = [award for award in goods.AWARDS.numbers if can_be_won(state, award)]
    still = [award for award in every if _is_open(state, award)]
    gone = [award for award in every if award not in still]
    far = n_("{count} award is open, {gone} gone", "{count} awards are open, {gone} gone")
    return Goal(
        say(_("An award goes once, to whoever first does what it asks for.")),
        "3.20.2",
        far=say(far, count=len(still), gone=len(gone)),
        parts=tuple(award_in_words(state, award) for award in (*still, *gone)),
    )


def _is_open(state: Any, award: int) -> bool:
    """The one for regions as long as one of them has no master (3.20 N°12)."""
    if award == goods.REGION_MASTER:
        return nations.NO_NATION in state.region_award
    return bool(state.award[award] == nations.NO_NATION)


def _ends(state: Any) -> list[Goal]:
    """The last turn, the glory that was agreed, the time that is over (3.21.12, 3.22.1)."""
    last, first = int(last_turn(state)), int(first_turn(state))
    left = max(0, last - int(state.turn))
    to_come = n_("{count} more turn is to come.", "{count} more turns are to come.")
    far = say(to_come, count=left) if left else say(_("This is the last turn."))
    done, every = min(int(state.turn), last) - first + 1, last - first + 1
    found = [
        Goal(
            say(_("The game ends after turn {turn}."), turn=last),
            "3.22.1",
            None,
            max(0, done),
            every,
            far,
            title=ENDS,
        )
    ]
    agreed = int(glory_goal(state))
    if agreed > 0:
        playing = [n for n in state.nation[: state.seats] if n != nations.NO_NATION]
        most = max((int(state.glory[nation]) for nation in playing), default=0)
        sentence = say(
            _("The game ends with a turn in which somebody has {glory} glory."), glory=agreed
        )
        far = say(_("The highest so far is {glory}."), glory=most)
        at = max(0, min(most, agreed))
        found.append(Goal(sentence, "3.22.1", None, at, agreed, far, title=ENDS))
    if time_is_limited(state):
        said = int(seats_that_call_time(state))
        sentence = say(_("The game ends with the turn in which all have said that time is up."))
        found.append(Goal(sentence, "3.22.1", None, said, int(state.seats), title=ENDS))
    return found
