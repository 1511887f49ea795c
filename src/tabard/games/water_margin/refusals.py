"""Why not: every refusal of the game, with the number of the rule that is broken."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.refusals import Refusals
from tabard.engine.words import _

from .components import (
    BANDITS,
    CHARACTERISTICS,
    EVENTS,
    QUESTS,
    SO_MANY_BROTHERS,
    SO_MANY_TAELS,
    SQUARES,
)

REFUSALS = Refusals()
_no = REFUSALS.add
MOST_SHOWN = 60_000  # a larger amount is not said exactly in a refusal

# --- set-up and arrival --------------------------------------------------------------------------
NO_SUCH_SEAT = _no("3.4", _("Nobody sits there."))
NOT_IN_THE_DECK = _no("3.6", _("{bandit} is not in the deck."), bandit=BANDITS)
NOT_EMPTY = _no("3.6", _("{square} is not empty land."), square=SQUARES)
FORT_IS_CLOSED = _no(
    "3.6", _("{square} is a fort: nobody is put there on arrival."), square=SQUARES
)
NOT_THE_NEAREST = _no("3.6", _("There is an empty square nearer than {square}."), square=SQUARES)

# --- dice, tests and tokens ----------------------------------------------------------------------
NO_SUCH_FACE = _no("3.2", _("A d{sides} does not show {pips}."), sides=NUMBER, pips=NUMBER)
NO_BOOK_TO_READ = _no("3.8", _("{figure} has no book to read in this chapter."), figure=BANDITS)
NO_PAID_ROLL = _no("A28", _("Experience does not pay for another roll here."))
NOT_YOUR_FIGURE = _no("3.17", _("{bandit} is not one of your figures."), bandit=BANDITS)
NOT_WHEN_BANQUETS_HEAL = _no("S11", _("Banquets heal in phases 3 to 5 of your own turn."))
NO_BANQUET_TO_EAT = _no("S11", _("{figure} has no banquet."), figure=BANDITS)
NOTHING_TO_HEAL = _no("S11", _("{figure} has no wound."), figure=BANDITS)
NOT_ITS_TURN = _no("P1", _("No péripétie of {figure} is to come now."), figure=BANDITS)
TOO_POOR_TO_BRIBE = _no(
    "3.8", _("{figure} has {taels}; the mandarin wants {price}."), figure=BANDITS,
    taels=SO_MANY_TAELS, price=NUMBER,
)  # fmt: skip

# --- voyage --------------------------------------------------------------------------------------
PENDING_DUEL_FIRST = _no("S36", _("A duel is being fought: it comes first."))
MOVE_UNFINISHED = _no("3.9", _("The move of {figure} must be finished first."), figure=BANDITS)
NO_MOVES_LEFT = _no("S2", _("Three figures have used their moves."))
ALREADY_MOVED = _no("A14", _("{figure} has had its move in this chapter."), figure=BANDITS)
IN_PRISON = _no("3.8", _("{figure} is in prison."), figure=BANDITS)
DUEL_LOCKED = _no("S36", _("{figure} has a duel to finish."), figure=BANDITS)
IS_IMMOBILISED = _no("S7", _("{figure} is immobilised."), figure=BANDITS)
NO_WAY = _no("3.9", _("{figure} can enter no square from here."), figure=BANDITS)
NOT_ADJACENT = _no("S13", _("{here} and {there} are not adjacent."), here=SQUARES, there=SQUARES)
NO_DIAGONAL = _no("EC1", _("In the flood nobody steps diagonally."))
AT_SEA = _no("3.3", _("{square} is sea."), square=SQUARES)
NO_BANQUET = _no("S8", _("{figure} has no banquet and no horse for another step."), figure=BANDITS)
DEEP_SNOW = _no("EC2", _("In the deep snow neither banquet nor horse gives another step."))
FOREIGN_REFUGE = _no(
    "R5", _("{square} is the refuge of {seat}; nobody else enters."), square=SQUARES, seat=SEATS
)
CONVICT_AT_A_FORT = _no(
    "3.6", _("{figure} is a convict and cannot enter the fort {square}."), figure=BANDITS,
    square=SQUARES,
)  # fmt: skip
HOME_IN_SWIFT_MOVE = _no("EI5", _("A move with magic leggings does not end in the refuge."))
OATH_IN_SWIFT_MOVE = _no("EI5", _("No oath is sworn in a move with magic leggings."))
CONVICT_CANNOT_SWEAR = _no("A12", _("{figure} is a convict and cannot swear."), figure=BANDITS)
OWN_CONVICT = _no("S17", _("{brother} is a convict: no oath."), brother=BANDITS)
OWN_PRISONER = _no("A36", _("{brother} is in prison: no oath."), brother=BANDITS)
TARGET_LOCKED = _no("A36", _("{bandit} has a duel to finish with another."), bandit=BANDITS)
NO_GOURD = _no(
    "S15", _("{brother} is there, and {figure} has no gourd to share."), brother=BANDITS,
    figure=BANDITS,
)  # fmt: skip
BROTHERS_LIMIT = _no(
    "S23", _("{figure} would have {brothers}; six are the most."), figure=BANDITS,
    brothers=SO_MANY_BROTHERS,
)  # fmt: skip
ATTACK_IN_SWIFT_MOVE = _no("EI5", _("Nobody is attacked in a move with magic leggings."))
CONVICT_CANNOT_ATTACK = _no("A12", _("{figure} is a convict and cannot attack."), figure=BANDITS)
TARGET_IN_PRISON = _no("A36", _("{bandit} is in prison and cannot be attacked."), bandit=BANDITS)
OATH_ON_FOREIGN = _no("S16", _("{bandit} is another player's: no oath."), bandit=BANDITS)
ATTACK_ON_OWN = _no("S24", _("{bandit} is your own and is not attacked."), bandit=BANDITS)
NOBODY_THERE = _no("3.17", _("Nobody is there to meet."))
NOBODY_TO_PASS = _no("A7", _("{figure} can pass no own figure from here."), figure=BANDITS)
NOBODY_TO_PASS_THERE = _no(
    "A7", _("No own figure stands on open ground at {square}."), square=SQUARES
)
NOT_IN_FORCE = _no("3.1", _("The options of this game do not allow it."))
NOT_A_SWORN_BROTHER = _no("A4", _("{bandit} is none of the brothers."), bandit=BANDITS)
CONVICT_CANNOT_RESCUE = _no("3.6", _("{figure} is a convict and rescues nobody."), figure=BANDITS)
NOT_BESIDE = _no("3.6", _("{figure} is not next to {other}."), figure=BANDITS, other=BANDITS)
NOT_A_CONVICT = _no("3.6", _("{bandit} is no convict of yours."), bandit=BANDITS)
NO_CONVICT = _no("3.6", _("None of your figures is a convict."))
NO_REFUGE_OF_ANOTHER = _no("A20", _("{square} is no refuge of another player."), square=SQUARES)
NO_REFUGE_BESIDE = _no("A20", _("{figure} is next to no refuge of another player."), figure=BANDITS)
NOT_BESIDE_IT = _no("A20", _("{figure} is not next to {square}."), figure=BANDITS, square=SQUARES)
BEST_CHARACTERISTIC = _no(
    "S27", _("{trait} is the best characteristic of {bandit} and is barred."),
    trait=CHARACTERISTICS, bandit=BANDITS,
)  # fmt: skip
NOT_ENOUGH_TAELS = _no(
    "3.9", _("{figure} has {taels}; it costs 10."), figure=BANDITS, taels=SO_MANY_TAELS
)
BOUGHT_ALREADY = _no("3.9", _("{figure} has bought something in this chapter."), figure=BANDITS)
NOT_ON_MARKET = _no("3.9", _("{figure} is in no town and no inn."), figure=BANDITS)
BUYS_AFTER_A_MOVE = _no("3.9", _("{figure} buys directly after its move."), figure=BANDITS)

# --- refuge --------------------------------------------------------------------------------------
NOT_A_PRISONER = _no("3.11", _("{figure} is not in prison."), figure=BANDITS)
TREASURE_TOO_SMALL = _no(
    "3.11", _("The ransom is {price}; the treasure holds {treasure}."), price=SO_MANY_TAELS,
    treasure=NUMBER,
)  # fmt: skip
REFUGE_TAKEN = _no("R5", _("{square} is the refuge of another player."), square=SQUARES)
ALREADY_HAVE_REFUGE = _no("3.11", _("You have a refuge already."))
NOT_ON_FORT = _no("R1", _("{figure} is on no fort."), figure=BANDITS)
NOT_ENTERED_BY_MOVE = _no("A29", _("{figure} did not come here by a step."), figure=BANDITS)
CONVICT_CANNOT_SETTLE = _no("3.6", _("{figure} is a convict and enters no gang."), figure=BANDITS)
NOT_AT_REFUGE = _no("R7", _("{figure} is not at your refuge."), figure=BANDITS)
ALREADY_TRIED = _no("3.11", _("{figure} has tried to join in this chapter."), figure=BANDITS)
REFUSED_BY_CHIEF = _no(
    "A10", _("{chief} has refused {figure}, and still leads."), chief=BANDITS, figure=BANDITS
)
NO_GOURD_TO_DRINK = _no("R11", _("{figure} has no gourd."), figure=BANDITS)
NOT_NEXT_TO_THE_REFUGE = _no(
    "3.11", _("{square} is not an empty square next to the refuge."), square=SQUARES
)

# --- résistance ----------------------------------------------------------------------------------
NOT_IN_THE_GANG = _no("G2", _("{bandit} is not in the gang of {seat}."), bandit=BANDITS, seat=SEATS)
TOO_POOR_TO_FORTIFY = _no(
    "G8",
    _("To save a bandit costs {price}; the treasure holds {treasure}."),
    price=SO_MANY_TAELS,
    treasure=NUMBER,
)
ANOTHER_IS_AT_RISK = _no("G7", _("The soldiers are after {bandit}."), bandit=BANDITS)
NO_GENERAL_THERE = _no("G9", _("{bandit} is not in the deck: no general."), bandit=BANDITS)
NO_OFFICER = _no("A24", _("{bandit} is no former officer."), bandit=BANDITS)
NOT_WAITING_THERE = _no("3.12", _("{bandit} was not waiting at that refuge."), bandit=BANDITS)

# --- events and quests ---------------------------------------------------------------------------
EVENT_NOT_IN_DECK = _no("3.7", _("{event} is not in the event deck."), event=EVENTS)
QUEST_NOT_YOURS = _no("3.7", _("{quest} is no open quest of yours."), quest=QUESTS)
NOBODY_AT_THE_QUEST = _no(
    "3.7", _("{quest}: no figure of yours stands on {square}."), quest=QUESTS, square=SQUARES
)
QUEST_ATTEMPTED = _no("3.7", _("{quest} has been attempted in this chapter."), quest=QUESTS)
CONVICT_ON_A_QUEST = _no("3.6", _("{figure} is a convict and attempts no quest."), figure=BANDITS)
NO_BROTHER_FOR_THE_QUEST = _no(
    "EQ5", _("{figure} has no sworn brother to raid the scaffold with."), figure=BANDITS
)
NOT_FREE_TO_BE_TRAPPED = _no(
    "EI1", _("{figure} is a convict, in prison or locked in a duel: no trap for it."),
    figure=BANDITS,
)  # fmt: skip
ANOTHER_IS_NEARER_DONGJING = _no(
    "EI1", _("{other} is nearer to Dongjing than {figure}."), other=BANDITS, figure=BANDITS
)
NOT_FREE_TO_BE_BRANDED = _no(
    "EI2", _("{figure} is a convict, in prison or locked in a duel: nobody brands it."),
    figure=BANDITS,
)  # fmt: skip
ANOTHER_IS_RICHER = _no(
    "EI2", _("{other} has more taels than {figure}."), other=BANDITS, figure=BANDITS
)
HAS_A_GOURD_FROM_THE_SHOP = _no(
    "EI4", _("{figure} has its gourd: the other is for another figure."), figure=BANDITS
)
NOT_NEAR_A_SHOP = _no("EI4", _("{figure} is not on or next to a town or inn."), figure=BANDITS)
NOT_AT_LARGE_FOR_LEGGINGS = _no(
    "EI5", _("{figure} is in prison or locked in a duel: leggings are of no use."),
    figure=BANDITS,
)  # fmt: skip
ANOTHER_IS_STRONGER = _no(
    "EI6", _("{other} has a higher Combat than {figure}."), other=BANDITS, figure=BANDITS
)
A_CONVICT_CAN_BE_FREED = _no(
    "EI8", _("{figure} is a convict with a friend near: he is freed first."), figure=BANDITS
)
A_PRISONER_CAN_BE_FREED = _no("EI9", _("{figure} is in prison: he is freed first."), figure=BANDITS)
NOBODY_NEAR_TO_ROB = _no("EI10", _("Nobody to rob is within 3 of {figure}."), figure=BANDITS)
OUT_OF_THE_RATS_REACH = _no(
    "EI10", _("{victim} is no other player's figure within 3 of {figure}."), victim=BANDITS,
    figure=BANDITS,
)  # fmt: skip
OUT_OF_THE_WINES_REACH = _no(
    "EI11", _("{victim} is no other player's figure within 3 of one of yours."), victim=BANDITS
)
NOT_AT_LARGE_FOR_WINE = _no(
    "EI11", _("{victim} is in prison or locked in a duel: the wine stays away."), victim=BANDITS
)
