"""What wins and what loses Water Margin, how far it is, and the phases of a chapter."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.drawn.scene import ENDS, TIE, Goal
from tabard.drawn.sheet import Look
from tabard.engine.game import Source
from tabard.engine.kinds import OPEN
from tabard.engine.words import _, n_, say

from .. import phases
from ..board import cards_in, gang
from ..components import bandits
from ..ending import (
    A_GREAT_VICTORY,
    A_MOUNTAIN,
    A_TROOP,
    A_VICTORY,
    FORGOTTEN,
    HEROES,
    MASTERS,
    ON_THE_RUN,
    STARS,
    come_to,
    largest_gang,
    quests_done,
    score_at_the_end,
    solo_grade,
    stars_of_heaven,
)
from ..readings import last_chapter, members_that_end_the_game, prestige_decides

COURSE = (
    _("Arrival"),
    _("Event"),
    _("Incidents"),
    _("Voyage"),
    _("Refuge"),
    _("Resistance"),
    _("End check"),
)
# 3.15: each result of a game alone, the fewest and the most members of it, and its sentence.
ALONE = (
    (
        FORGOTTEN,
        (0, A_TROOP - 1),
        _("Forgotten: the game ends with at most {most} members in the gang."),
    ),
    (
        ON_THE_RUN,
        (A_TROOP, A_MOUNTAIN - 1),
        _("A troop on the run: the game ends with {fewest} or {most} members in the gang."),
    ),
    (
        MASTERS,
        (A_MOUNTAIN, A_VICTORY - 1),
        _("Masters of a mountain: the game ends with {fewest} or {most} members in the gang."),
    ),
    (
        HEROES,
        (A_VICTORY, A_GREAT_VICTORY - 1),
        _("Victory: the game ends with {fewest} or {most} members in the gang."),
    ),
    (
        STARS,
        (A_GREAT_VICTORY, int(bandits.BANDITS)),
        _("Great victory: the game ends with {fewest} members or more in the gang."),
    ),
)


def goals(state: Any, _look: Look) -> list[Goal]:
    """What wins and what loses, then what ends the game; each the nearest first (3.13 to 3.15)."""
    results = _alone(state) if state.seats == 1 else [_win(state)]
    ends = sorted(_ends(state), key=lambda goal: -goal.at / goal.last)
    return results + ends + ([] if state.seats == 1 else [_tie(state)])


def course() -> tuple[str, ...]:
    """The seven phases of a chapter (3.5)."""
    return tuple(say(name) for name in COURSE)


def here(state: Any) -> int:
    """Which of them goes on; none before the first chapter and at the end of the game (3.5)."""
    open_now = [int(state.frame_phase[level]) for level in range(state.depth)]
    for phase in open_now:
        if phases.ARRIVAL <= phase <= phases.RESISTANCE:
            return phase - phases.ARRIVAL
    return 0 if state.chapter and phases.PLACE_BANDIT in open_now else OPEN


# --- who wins ------------------------------------------------------------------------------------


def _win(state: Any) -> Goal:
    """The largest gang, or the highest prestige (3.14)."""
    seats = tuple((seat, int(score_at_the_end(state, seat))) for seat in range(state.seats))
    if prestige_decides(state):
        sentence = _(
            "You have the highest prestige when the game ends: 2 points for each member of rank"
            " 1 to 36, 1 for each other, 1 for each full 50 taels, 2 for each quest."
        )
        return Goal(say(sentence), "3.14", True, seats=seats, counted=say(_("Prestige")))
    gangs = bool(largest_gang(state))
    far = "" if gangs else say(_("No gang yet: bandits on the board count instead."))
    counted = say(_("In the gang") if gangs else _("On the road"))
    sentence = _("Your gang is the largest when the game ends.")
    return Goal(say(sentence), "3.14", True, far=far, seats=seats, counted=counted)


def scored(state: Any, seat: int) -> list[Source]:
    """The members of the gang, or what makes prestige; the handicap; and the treasure where it
    decides, among equal gangs (3.14)."""
    if prestige_decides(state):
        stars = int(stars_of_heaven(state, seat))
        sources = [
            (2 * stars, _("{points} for members of rank 1 to 36")),
            (int(gang(state, seat)) - stars, _("{points} for other members")),
            (int(state.treasure[seat]) // 50, _("{points} for taels")),
            (2 * int(quests_done(state, seat)), _("{points} for quests done")),
        ]
    elif largest_gang(state):
        members = n_("{points} member of the gang", "{points} members of the gang")
        sources = [(int(gang(state, seat)), members)]
    else:
        bandits_there = n_("{points} bandit on the board", "{points} bandits on the board")
        sources = [(int(come_to(state, seat)), bandits_there)]
    sources.append((int(state.handicap[seat]), _("{points} by the handicap")))
    found = [Source(points, say(sentence, points=points)) for points, sentence in sources if points]
    if not prestige_decides(state) and _has_an_equal(state, seat):
        treasure = n_("treasure: {count} tael", "treasure: {count} taels")
        found.append(Source(0, say(treasure, count=int(state.treasure[seat]))))
    return found


def _has_an_equal(state: Any, seat: int) -> bool:
    own = int(score_at_the_end(state, seat))
    others = (other for other in range(state.seats) if other != seat)
    return any(int(score_at_the_end(state, other)) == own for other in others)


def _tie(state: Any) -> Goal:
    """What decides among equals, and what each seat has of it (3.14)."""
    if prestige_decides(state):
        sentence = _("Among equal prestige the larger gang wins, then the larger treasure.")
        has = _("members: {members}, treasure: {taels}")
    else:
        sentence = _(
            "Among equal gangs the larger treasure wins, then more quests done, then more members"
            " of rank 1 to 36."
        )
        has = _("treasure: {taels}, quests done: {quests}, members of rank 1 to 36: {stars}")
    each = [
        say(
            has,
            members=gang(state, seat),
            taels=state.treasure[seat],
            quests=quests_done(state, seat),
            stars=stars_of_heaven(state, seat),
        )
        for seat in range(state.seats)
    ]
    return Goal(say(sentence), "3.14", each=tuple(enumerate(each)), title=TIE)


def _alone(state: Any) -> list[Goal]:
    """The victories; then the defeats, first the one that threatens now (3.15)."""
    size, now = int(gang(state, 0)), solo_grade(state)
    won, lost = [], []
    for grade, (fewest, most), sentence in ALONE:
        said = say(sentence, fewest=fewest, most=most)
        far = say(_("If the game ended now, this would decide.")) if grade == now else ""
        if grade >= HEROES:
            won.append(Goal(said, "3.15", True, min(size, fewest), fewest, far))
        else:
            lost.append(Goal(said, "3.15", False, far=far))
    return won + sorted(lost, key=lambda goal: not goal.far)


# --- what ends the game --------------------------------------------------------------------------


def _ends(state: Any) -> list[Goal]:
    """A gang large enough, an empty deck, the last chapter (3.13)."""
    members, chapter = members_that_end_the_game(state), last_chapter(state)
    largest, deck = int(largest_gang(state)), int(cards_in(state, bandits.IN_DECK))
    left = max(0, chapter - state.chapter)
    large = n_(
        "The game ends after a chapter in which a gang has {count} member.",
        "The game ends after a chapter in which a gang has {count} members.",
    )
    in_deck = n_("{count} bandit is left.", "{count} bandits are left.")
    to_come = n_("{count} more chapter is to come.", "{count} more chapters are to come.")
    come = say(to_come, count=left) if left else say(_("This is the last chapter."))
    empty = _("The game ends after a chapter in which the deck of bandits runs out.")
    out = int(bandits.BANDITS) - deck
    last = say(_("The game ends after chapter {chapter}."), chapter=chapter)
    biggest = say(_("The largest gang has {size}."), size=largest)
    ways = (
        (say(large, count=members), min(largest, members), members, biggest),
        (say(empty), out, int(bandits.BANDITS), say(in_deck, count=deck)),
        (last, min(state.chapter, chapter), chapter, come),
    )
    return [Goal(said, "3.13", None, at, most, far, title=ENDS) for said, at, most, far in ways]
