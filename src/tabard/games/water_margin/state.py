"""The record: one commented line for each thing that lies on the table.

A figure is known by its leader's card. What a card bears is counted by card; only figures bear
anything. What is not kept: a convict is whoever has a square of exile; a gang is the cards of an
owner in the zone "gang"; who stands on a square is found by looking.
"""

from __future__ import annotations

from tabard.engine.kinds import SEATS, Kind, numbers, upto
from tabard.engine.state import Array, Record, each, one

from .components import (
    ADVERSARIES,
    BANDIT_OR_NOBODY,
    BANDITS,
    CHARACTERISTICS,
    EVENT_OR_NONE,
    EVENT_ZONES,
    EVENTS,
    HIGHEST_ALERT,
    IN_DECK,
    LAST_CHAPTER,
    MOST_MOVES,
    MOST_TOKENS,
    NO_EVENT,
    NO_SEAT,
    NOBODY,
    NOWHERE,
    PLACES,
    RECEPTIONS,
    SEAT_OR_NONE,
    SQUARE_OR_NOWHERE,
    ZONES,
)
from .options import OPTIONS

# The phases of play, and what people call them.
_PHASES = {
    # set-up and the chapter
    "set_up": "the game is set up",
    "first_seat": "the first player is drawn",
    "chapter": "a chapter",
    # the seven phases of a chapter; those of 1 to 6 are played by one seat after another
    "arrival": "phase 1, arrival",
    "event": "phase 2, event",
    "peripeties": "phase 3, péripéties",
    "voyage": "phase 4, voyage",
    "refuge": "phase 5, refuge",
    "resistance": "phase 6, résistance",
    # event and quests
    "draw_event": "an event card is drawn",
    "drop_quest": "one quest of four is discarded",
    "choose_figure": "a figure is chosen for an event",
    "quests": "quests are attempted",
    "quest": "a quest is attempted",
    # arrival
    "arrivals": "bandits arrive",
    "draw_bandit": "a bandit is drawn",
    "place_bandit": "a bandit is put on the nearest empty square",
    # dice, tests and wounds
    "own_die": "the figure's own die is rolled",
    "difficulty_dice": "the difficulty is rolled",
    "taels_dice": "the taels are rolled",
    "prison_die": "the turns in prison are rolled",
    "duel_die": "a die of the duel is rolled",
    "place_die": "the place is rolled",
    "adversary_die": "the adversary is rolled",
    "test_die": "the kind of test is rolled",
    "green_die": "the integration die is rolled",
    "test": "a test",
    "reroll": "the die of a test may be rolled again",
    "wounding": "a figure is wounded",
    "deadly_wound": "a wound would kill",
    # péripéties
    "next_figure": "the next péripétie is chosen",
    "meeting": "a péripétie",
    "forest_reward": "the forest's reward is chosen",
    "arrest": "a figure is arrested",
    "bribe": "a bribe is offered",
    # voyage
    "moves": "up to three figures move",
    "move": "a figure moves",
    "moving": "a move may go on",
    "keeping": "the surplus of sworn brothers goes",
    "buying": "the market is open",
    "rescue": "a convict is to be rescued",
    "duel": "a duel",
    "contest": "two bandits measure themselves",
    "storm": "the chief of a refuge is challenged",
    "challenge": "the characteristic of a duel is named",
    # refuge
    "joining": "a figure tries to join",
    "roll_again": "a gourd may be drunk for another roll",
    "pushed_out": "a figure is driven off",
    # résistance
    "loot": "the loot is rolled",
    "assault": "the troops attack",
    "troops": "a die of the assault is rolled",
    "fortify": "a member of the gang is in danger",
    "new_chief": "a new chief is named",
    "general": "a general is won over",
    "stay_behind": "somebody stays on a razed refuge",
    "scatter": "the others leave a razed refuge",
}
PHASES = Kind("phase", _PHASES, _PHASES.values())
(
    SET_UP, FIRST_SEAT, CHAPTER,
    ARRIVAL, EVENT, PERIPETIES, VOYAGE, REFUGE, RESISTANCE,
    DRAW_EVENT, DROP_QUEST, CHOOSE_FIGURE, QUESTS, QUEST,
    ARRIVALS, DRAW_BANDIT, PLACE_BANDIT,
    OWN_DIE, DIFFICULTY_DICE, TAELS_DICE, PRISON_DIE, DUEL_DIE, PLACE_DIE, ADVERSARY_DIE, TEST_DIE,
    GREEN_DIE, TEST, REROLL, WOUNDING, DEADLY_WOUND,
    NEXT_FIGURE, MEETING, FOREST_REWARD, ARREST, BRIBE,
    MOVES, MOVE, MOVING, KEEPING, BUYING, RESCUE, DUEL, CONTEST, STORM, CHALLENGE,
    JOINING, ROLL_AGAIN, PUSHED_OUT,
    LOOT, ASSAULT, TROOPS, FORTIFY, NEW_CHIEF, GENERAL, STAY_BEHIND, SCATTER,
) = PHASES.numbers  # fmt: skip


class State(Record):
    """Water Margin on the table."""

    TOLD = 128  # rows of the list of what happened in one move

    option: Array = each(OPTIONS, of=upto(40))  # the readings in force

    # the chapter
    chapter: int = one(of=upto(LAST_CHAPTER))  # 0 before the first
    first_seat: int = one(of=SEATS)  # who bears the first-player marker
    alert: int = one(of=upto(HIGHEST_ALERT))  # how strong the government forces are

    # the bandit cards
    zone: Array = each(BANDITS, of=ZONES, start=IN_DECK)  # where each card lies
    owner: Array = each(BANDITS, of=SEAT_OR_NONE, start=NO_SEAT)  # of a figure, brother or member
    leader: Array = each(BANDITS, of=BANDIT_OR_NOBODY, start=NOBODY)  # of each sworn brother

    # the figures
    square: Array = each(BANDITS, of=SQUARE_OR_NOWHERE, start=NOWHERE)  # where each figure stands
    entered: Array = each(BANDITS, of=upto(1))  # it came to its square by a step
    gourd: Array = each(BANDITS, of=upto(MOST_TOKENS))  # arak gourds
    banquet: Array = each(BANDITS, of=upto(MOST_TOKENS))  # banquets
    taels: Array = each(BANDITS, big=True)  # its own money
    wound: Array = each(BANDITS, of=upto(4))  # wounds, -2 each
    experience: Array = each(BANDITS, of=upto(5))  # experience, +1 each
    immobilised: Array = each(BANDITS, of=upto(1))  # it cannot move
    exile: Array = each(BANDITS, of=SQUARE_OR_NOWHERE, start=NOWHERE)  # of a convict: where to
    prison: Array = each(BANDITS, of=upto(4))  # turns still to wait in prison
    horse: Array = each(BANDITS, of=upto(1))  # the marker of EQ9
    book: Array = each(BANDITS, of=upto(1))  # the marker of EQ13
    armour: Array = each(BANDITS, of=upto(1))  # the marker of EQ14
    opponent: Array = each(BANDITS, of=BANDIT_OR_NOBODY, start=NOBODY)  # in a pending duel
    challenger: Array = each(BANDITS, of=upto(1))  # it began the pending duel
    tied_on: Array = each(BANDITS, of=CHARACTERISTICS)  # the characteristic of the pending duel
    drugged: Array = each(BANDITS, of=upto(1))  # EI11: it will be immobilised
    refused_by: Array = each(BANDITS, of=BANDIT_OR_NOBODY, start=NOBODY)  # the chief who said no
    rejoust: Array = each(BANDITS, of=BANDIT_OR_NOBODY, start=NOBODY)  # the chief it tied with

    # marks of this chapter
    to_meet: Array = each(BANDITS, of=upto(1))  # its péripétie is still to come in this sub-turn
    moved: Array = each(BANDITS, of=upto(1))  # it has used one of the three moves
    bought: Array = each(BANDITS, of=upto(1))  # it has bought something
    tried: Array = each(BANDITS, of=upto(1))  # it has tried to join
    book_used: Array = each(BANDITS, of=upto(1))  # it has read its book
    armour_used: Array = each(BANDITS, of=upto(1))  # its armour has stopped a wound
    swift: Array = each(BANDITS, of=upto(1))  # EI5: it may move up to four steps

    # the players
    refuge: Array = each(SEATS, of=SQUARE_OR_NOWHERE, start=NOWHERE)  # the fort each has claimed
    chief: Array = each(SEATS, of=BANDIT_OR_NOBODY, start=NOBODY)  # the chief of each gang
    treasure: Array = each(SEATS, big=True)  # the taels of each gang

    # the event cards
    event_zone: Array = each(EVENTS, of=EVENT_ZONES)  # where each card lies
    quester: Array = each(EVENTS, of=SEAT_OR_NONE, start=NO_SEAT)  # who holds or has done a quest
    drawn_in: Array = each(
        EVENTS, of=upto(LAST_CHAPTER)
    )  # the chapter in which an open quest was drawn
    attempted: Array = each(EVENTS, of=upto(1))  # this quest has been attempted this chapter
    event: int = one(of=EVENT_OR_NONE, start=NO_EVENT)  # the card that is being resolved
    chosen: int = one(of=BANDIT_OR_NOBODY, start=NOBODY)  # the figure that it is about

    # a voyage
    moves_left: int = one(of=upto(MOST_MOVES))  # of the three moves of a sub-turn
    mover: int = one(of=BANDIT_OR_NOBODY, start=NOBODY)  # the figure whose move has begun
    steps: int = one(of=upto(4))  # steps it has made
    fed: int = one(of=upto(1))  # it has spent the banquet of this move
    rescued: int = one(of=BANDIT_OR_NOBODY, start=NOBODY)  # the convict who is to be freed

    # dice, a test, wounds
    dice_left: int = one(of=upto(2))  # dice still to fall
    dice_sides: int = one(of=upto(12))  # the sides of each
    dice_sum: int = one(of=upto(20))  # what those that have fallen show
    tested: int = one(of=BANDIT_OR_NOBODY, start=NOBODY)  # the figure that is tested
    test_trait: int = one(of=CHARACTERISTICS)  # in which characteristic
    test_difficulty: int = one(of=upto(20))  # what its total must reach
    test_bonus: int = one(of=upto(3))  # what the place, or a card, adds
    test_total: int = one(of=numbers(-7, 36))  # what it has reached
    test_paid: int = one(of=upto(1))  # experience has paid for a new roll in this test
    met_place: int = one(of=PLACES)  # the place die of a péripétie
    met_adversary: int = one(of=ADVERSARIES)  # its adversary die
    met: int = one(of=BANDIT_OR_NOBODY, start=NOBODY)  # the figure that it befalls
    arrested: int = one(of=BANDIT_OR_NOBODY, start=NOBODY)  # the figure that goes to prison
    wounded: int = one(of=BANDIT_OR_NOBODY, start=NOBODY)  # the figure that is wounded
    wounds_due: int = one(of=upto(2))  # wounds still to take

    # a duel
    attacker: int = one(of=BANDIT_OR_NOBODY, start=NOBODY)  # who challenges
    defender: int = one(of=BANDIT_OR_NOBODY, start=NOBODY)  # who is challenged
    duel_trait: int = one(of=CHARACTERISTICS)  # on which characteristic
    attacker_total: int = one(of=numbers(-7, 27))  # what the attacker has reached
    duel_margin: int = one(of=numbers(-33, 33))  # by how much the attacker has won
    storming: int = one(of=SEAT_OR_NONE, start=NO_SEAT)  # whose refuge is challenged

    # at the gate of a refuge
    candidate: int = one(of=BANDIT_OR_NOBODY, start=NOBODY)  # the figure that tries to join
    reception: int = one(of=RECEPTIONS)  # the best face of the green die so far

    # a résistance
    died: int = one(of=upto(1))  # a member has died in this assault
    soldiers_came: int = one(of=upto(1))  # soldiers were rolled in this assault
    withstood: int = one(of=upto(1))  # Liangshan has ignored its first soldiers (3.11)
