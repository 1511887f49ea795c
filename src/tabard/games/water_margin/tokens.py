"""Chapter "Tokens" (3.2): what lies on the card of a figure, and how a figure leaves the board."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import push
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _, n_

from . import phases
from .board import brothers, is_locked, is_prisoner
from .book import told
from .components import bandits, pieces, squares
from .readings import brothers_succeed, most_experience
from .state import State

GAINED_EXPERIENCE = told(
    "experience", "3.8", _("{figure} gains {count} experience."), weight=1, part=Part()
)


def gain_experience(state, figure, count):
    """Experience beyond max_experience is lost (3.8)."""
    gained = min(count, most_experience(state) - state.experience[figure])
    state.experience[figure] += gained
    if gained > 0:
        tell(state, GAINED_EXPERIENCE, figure, gained)


GAINED_TAELS = told(
    "taels",
    "3.8",
    n_("{figure} gains {taels} tael.", "{figure} gains {taels} taels.", "taels"),
    weight=1,
    part=Part(),
    taels=NUMBER,
)


def give_taels(state, figure, taels):
    """Into its own purse, which has no bottom (3.8)."""
    state.taels[figure] += taels
    tell(state, GAINED_TAELS, figure, taels)


GAINED_GOURD = told("gourd", "3.8", _("{figure} gains a gourd."), weight=1, part=Part())


def give_gourd(state, figure):
    """A gourd of arak (3.8)."""
    state.gourd[figure] += 1
    tell(state, GAINED_GOURD, figure)


GAINED_BANQUET = told("banquet", "3.8", _("{figure} gains a banquet."), weight=1, part=Part())


def give_banquet(state, figure):
    """A banquet (3.8)."""
    state.banquet[figure] += 1
    tell(state, GAINED_BANQUET, figure)


WAS_IMMOBILISED = told("immobilised", "S7", _("{figure} is immobilised."), weight=1, part=Part())


def immobilise(state, figure):
    """One token is enough; a prisoner is never given one (3.2, A40)."""
    if not is_prisoner(state, figure) and not state.immobilised[figure]:
        state.immobilised[figure] = 1
        tell(state, WAS_IMMOBILISED, figure)


def unlock(state, figure):
    """The pending duel of a figure is dropped, and its opponent unlocked (3.10)."""
    other = state.opponent[figure]
    if other != bandits.NOBODY:
        forget_the_tie(state, figure)
        forget_the_tie(state, other)


def forget_the_tie(state, figure):
    """Nothing is pending for this figure (3.10)."""
    state.opponent[figure] = bandits.NOBODY
    state.challenger[figure] = 0
    state.tied_on[figure] = bandits.COMBAT


forget_the_card = State.forgets(
    "stay", of_one=True, says="Nothing stays on the card (S21, S32, S33)."
)


def clear_card(state, figure):
    """The figurine leaves the board and nothing stays on the card (S21, S32, S33)."""
    unlock(state, figure)
    state.square[figure] = squares.NOWHERE
    forget_the_card(state, figure)
    clear_marks(state, figure)


clear_marks = State.forgets("chapter", of_one=True, says="The marks of a chapter (3.13).")


def discard_card(state, bandit):
    """A card goes to the discards (S31)."""
    state.zone[bandit] = bandits.DISCARDED
    state.owner[bandit] = pieces.NO_SEAT
    state.leader[bandit] = bandits.NOBODY


def discard_brothers(state, figure):
    """The sworn brothers under a card go to the discards (S32)."""
    for bandit in range(bandits.BANDITS):
        if state.leader[bandit] == figure:
            discard_card(state, bandit)


def discard_group(state, figure):
    """Card, tokens, brothers and figurine (S31, S32, S33)."""
    discard_brothers(state, figure)
    discard_card(state, figure)
    clear_card(state, figure)


KILLED = told("killed", "3.8", _("{figure} dies."), weight=2, part=Part())


def kill(state, figure):
    """Outside a duel the whole group dies and nobody takes its tokens; by the option the brother of
    lowest rank succeeds (A26, 3.8)."""
    tell(state, KILLED, figure)
    if brothers_succeed(state) and brothers(state, figure) > 0:
        succeed(state, figure, first_brother(state, figure))
    else:
        discard_group(state, figure)


def first_brother(state, figure):
    """The sworn brother of the lowest rank (A26)."""
    for bandit in range(bandits.BANDITS):
        if state.leader[bandit] == figure:
            return bandit
    return bandits.NOBODY


def pass_brothers_on(state, figure, other):
    """The sworn brothers of one follow another from now on (S22, A26)."""
    for bandit in range(bandits.BANDITS):
        if state.leader[bandit] == figure:
            state.leader[bandit] = other


SUCCEEDED = told(
    "succeeded",
    "A26",
    _("{heir} leads the brothers of {figure} now."),
    part=Part(),
    heir=bandits.BANDITS,
)


def succeed(state, figure, heir):
    """He leads the other brothers on the same square, without tokens or markers; where the foe of a
    duel stands there, on the nearest empty one (3.3, 3.6) (A26)."""
    state.zone[heir] = bandits.FIGURE
    state.leader[heir] = bandits.NOBODY
    square = state.square[figure]
    if is_locked(state, figure):
        push(state, phases.PLACE_BANDIT, state.owner[figure], square)
    else:
        state.square[heir] = square
    pass_brothers_on(state, figure, heir)
    discard_group(state, figure)
    tell(state, SUCCEEDED, heir, figure)
