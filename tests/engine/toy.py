"""Ford: the smallest whole game, to be read from top to bottom.

1. In turn each seat recruits or marches, for twelve rounds.  2. Recruit: one or two men come from
the supply into the camp.  3. March: one to three men of the camp wade into the ford.  4. A die is
thrown for the river: on a six (in flood: a five or six) it sweeps one of them back to the supply.
5. Who first has five men across wins; when night falls, who has most.
"""

from tabard.engine.actions import rows
from tabard.engine.book import Book, RuleText
from tabard.engine.flow.sequence import Sequence, phase
from tabard.engine.flow.stack import end, pop, push, seat_now, turn_to
from tabard.engine.game import Ending, Game
from tabard.engine.kinds import CHANCE, SEATS, Kind, numbers
from tabard.engine.options import Option
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.state import Array, Record, each, one
from tabard.engine.words import _, n_

MEN, ENOUGH, NIGHT = 9, 5, 12
PHASES = Kind("phase", ["turn", "river"])
TURN, RIVER = PHASES.numbers
OPTIONS = Kind("option", ["river"])
ACROSS, NIGHTFALL = 1, 2
MANY, FACE = numbers(0, MEN), numbers(1, 6)


class State(Record):
    option: Array = each(OPTIONS)  # the reading of each option
    round: int = one(start=1)  # the rounds of play, from 1 to NIGHT
    supply: Array = each(SEATS)  # men of each seat that are not in play
    camp: Array = each(SEATS)  # men on the near bank
    wading: Array = each(SEATS)  # men in the ford
    across: Array = each(SEATS)  # men on the far bank


BOOK = Book(RuleText("4", _("The river"), _("On a six one man is swept back."), "toy", ("river",)))
MEN_OFF = BOOK.complain(
    "1", _("{seat} has {men} men instead of {nine}."), seat=SEATS, men=MANY, nine=MANY
)
SUPPLY_SHORT = BOOK.refuse(
    "2",
    n_("Only {men} man is left in the supply.", "Only {men} men are left in the supply.", "men"),
    men=MANY,
)
CAMP_SHORT = BOOK.refuse(
    "3", n_("Only {men} man is in the camp.", "Only {men} men are in the camp.", "men"), men=MANY
)
RECRUITED = BOOK.told("recruited", "2", _("{seat} recruits {men}."), seat=SEATS, men=MANY)
WADED = BOOK.told("waded", "4", _("River {face}: {lost} lost."), seat=SEATS, face=FACE, lost=MANY)


def why_not_recruit(state, seat, men):
    """Rule 2, Recruit: one or two men, as far as the supply goes."""
    if state.supply[seat] < men:
        return because(SUPPLY_SHORT, state.supply[seat])
    return LEGAL


def recruit(state, seat, men):
    """The men come into the camp."""
    state.supply[seat] -= men
    state.camp[seat] += men
    tell(state, RECRUITED, seat, men)
    next_turn(state, seat)


def near_march(state, seat, men):
    """Only as many men as there are in the camp."""
    return men <= state.camp[seat]


def why_not_march(state, seat, men):
    """Rule 3, March: one to three men of the camp."""
    if state.camp[seat] < men:
        return because(CAMP_SHORT, state.camp[seat])
    return LEGAL


def march(state, seat, men):
    """The men wade into the ford, and the river answers."""
    state.camp[seat] -= men
    state.wading[seat] = men
    push(state, RIVER, seat)


def why_not_river(state, seat, face):
    """Rule 4, The river: every face of the die can come up."""
    return LEGAL


def river(state, seat, face):
    """The river takes its share; the others climb the far bank."""
    wader = seat_now(state)
    lost = 1 if face >= river_takes(state) else 0
    state.supply[wader] += lost
    state.across[wader] += state.wading[wader] - lost
    state.wading[wader] = 0
    tell(state, WADED, wader, face, lost)
    pop(state)
    if state.across[wader] >= ENOUGH:
        end(state, ACROSS)
    next_turn(state, wader)


def river_takes(state):
    """The lowest face of the die on which a man is lost."""
    return 5 if state.option[0] == 1 else 6


def next_turn(state, seat):
    """The turn goes round; after the last round night falls."""
    if seat + 1 == state.seats:
        state.round += 1
    if state.round > NIGHT:
        end(state, NIGHTFALL)
    turn_to(state, TURN, (seat + 1) % state.seats)


def lay_out(state):
    """All men are in the supply."""
    for seat in range(state.seats):
        state.supply[seat] = MEN


def set_up(state):
    """Seat 1 begins."""
    lay_out(state)
    push(state, TURN, 0)


def accounted(state):
    """Each seat has its nine men, and none lies about uncounted."""
    for seat in range(SEATS):
        men = state.supply[seat] + state.camp[seat] + state.wading[seat] + state.across[seat]
        nine = MEN if seat < state.seats else 0
        if men != nine:
            return because(MEN_OFF, seat, men, nine)
    return 0


def place(state, seat):
    """One more than the seats that have more men across."""
    better = 0
    for other in range(state.seats):
        better += state.across[other] > state.across[seat]
    return 1 + better


def score(state, seat):
    """The men across."""
    return state.across[seat]


GAME = Game(
    name="ford",
    title="Ford",
    version="1",
    stage="toy",
    seats=range(2, 5),
    state=State,
    verbs=[
        rows(recruit, men=numbers(1, 2, rule="2")),
        rows(march, men=numbers(1, 3, rule="3")),
        rows(river, face=FACE),
    ],
    sequence=Sequence(
        PHASES,
        [
            phase(TURN, "1", verbs=(recruit, march), tip=_("Recruit, or march into the ford.")),
            phase(RIVER, "4", verbs=(river,), asks=CHANCE),
        ],
    ),
    options=(Option("river", _("How the river runs"), ("calm", "flood"), ("4",)),),
    book=BOOK,
    endings=(
        Ending("across", "5", _("Five men are across.")),
        Ending("night", "5", _("Night falls.")),
    ),
    set_up=set_up,
    lay_out=lay_out,
    accounted=accounted,
    place=place,
    score=score,
    worth=score,
    longest=2 * NIGHT * 4,
)
