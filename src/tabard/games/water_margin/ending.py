"""Chapters "End check", "Winner" and "Solo" (3.13 to 3.15, S37, G12)."""

from __future__ import annotations

from tabard.engine.flow.stack import end
from tabard.engine.game import Ending
from tabard.engine.words import _

from .alert import raise_alert
from .board import cards_in, gang, is_member_of
from .components import bandits, events
from .readings import last_chapter, members_that_end_the_game, prestige_decides

ENDINGS = (
    Ending("great_gang", "3.13", _("A gang has grown large enough.")),
    Ending("no_bandit_left", "3.13", _("No bandit is left in the deck.")),
    Ending("last_chapter", "3.13", _("The last chapter is over.")),
    Ending("forgotten", "3.15", _("Forgotten: petty thieves, no more."), won=False),
    Ending("on_the_run", "3.15", _("A troop on the run."), won=False),
    Ending("masters", "3.15", _("Masters of a mountain."), won=False),
    Ending("heroes", "3.15", _("Victory: heroes of the marsh."), won=True),
    Ending("stars", "3.15", _("Great victory: the stars of heaven are gathered."), won=True),
)
GREAT_GANG, NO_BANDIT_LEFT, LAST_CHAPTER, FORGOTTEN, ON_THE_RUN, MASTERS, HEROES, STARS = range(
    1, 9
)
LARGE = 6  # a gang of so many makes the court take notice (3.12)
# 3.15: so many members make a troop, the masters of a mountain, a victory and a great one.
A_TROOP, A_MOUNTAIN, A_VICTORY, A_GREAT_VICTORY = 4, 6, 8, 10


def check_the_end(state):
    """The alert rises if due; then the game may end (S37, G12, 3.13)."""
    if largest_gang(state) >= LARGE:
        raise_alert(state)
    reason = reason_to_end(state)
    if reason != 0:
        end(state, solo_grade(state) if state.seats == 1 else reason)


def largest_gang(state):
    """The members of the largest gang on the table (3.13)."""
    largest = 0
    for seat in range(state.seats):
        largest = max(largest, gang(state, seat))
    return largest


def reason_to_end(state):
    """A gang large enough, an empty deck, or the last chapter; 0 if none of them (3.13)."""
    if largest_gang(state) >= members_that_end_the_game(state):
        return GREAT_GANG
    if cards_in(state, bandits.IN_DECK) == 0:
        return NO_BANDIT_LEFT
    if state.chapter >= last_chapter(state):
        return LAST_CHAPTER
    return 0


def solo_grade(state):
    """The size of the gang is the result of a game alone (3.15)."""
    size = gang(state, 0)
    if size < A_TROOP:
        return FORGOTTEN
    if size < A_MOUNTAIN:
        return ON_THE_RUN
    if size < A_VICTORY:
        return MASTERS
    return HEROES if size < A_GREAT_VICTORY else STARS


def place_at_the_end(state, seat):
    """1 and the number of seats that are better; equals share their place (3.14)."""
    better = sum(1 for other in range(state.seats) if is_better(state, other, seat))
    return 1 + better


def is_better(state, seat, other):
    """The score decides, then the ties in their order (3.14)."""
    for step in range(5):
        if tie_break(state, seat, step) != tie_break(state, other, step):
            return tie_break(state, seat, step) > tie_break(state, other, step)
    return False


def tie_break(state, seat, step):
    """By gang: treasure, quests done, members of rank 1 to 36; by prestige: the gang, the treasure
    (3.14)."""
    if step == 0:
        return score_at_the_end(state, seat)
    if prestige_decides(state):
        return gang(state, seat) if step == 1 else state.treasure[seat] if step == 2 else 0
    if step == 1:
        return state.treasure[seat]
    if step == 2:
        return quests_done(state, seat)
    return stars_of_heaven(state, seat)


def score_at_the_end(state, seat):
    """What the seat has come to, and the handicap that was agreed on (R8, 3.14)."""
    return come_to(state, seat) + state.handicap[seat]


def come_to(state, seat):
    """The size of the gang; with no gang on the table the bandits on the board; or the points of
    prestige (R8, 3.14)."""
    if prestige_decides(state):
        return prestige(state, seat)
    if largest_gang(state) > 0:
        return gang(state, seat)
    return sum(
        state.zone[bandit] == bandits.FIGURE or state.zone[bandit] == bandits.BROTHER
        for bandit in range(bandits.BANDITS)
        if state.owner[bandit] == seat
    )


def prestige(state, seat):
    """2 points for a member of rank 1 to 36, 1 for another, 1 for each full 50 taels, 2 for each
    quest (3.14)."""
    points = gang(state, seat) + stars_of_heaven(state, seat)
    return points + state.treasure[seat] // 50 + 2 * quests_done(state, seat)


def stars_of_heaven(state, seat):
    """Members of rank 1 to 36 (3.14)."""
    return sum(
        1 for bandit in range(bandits.LAST_OF_HEAVEN + 1) if is_member_of(state, seat, bandit)
    )


def quests_done(state, seat):
    """How many quests this player has done (3.14)."""
    return sum(
        1
        for event in range(events.EVENTS)
        if state.event_zone[event] == events.DONE_QUEST and state.quester[event] == seat
    )
