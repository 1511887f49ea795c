"""The record: one commented line for each thing that lies on the table.

A figure is known by its leader's card. What a card bears is counted by card; only figures bear
anything. What is not kept: a convict is whoever has a square of exile; a gang is the cards of an
owner in the zone "gang"; who stands on a square is found by looking. Nothing is hidden, and the
decks have no order (3.2).
"""

from __future__ import annotations

from tabard.engine.handicaps import HANDICAPS
from tabard.engine.kinds import SEATS, numbers, upto
from tabard.engine.state import Array, Record, each, one

from .components import bandits, events, faces, government_forces, pieces, squares
from .options import OPTIONS


class State(Record):
    """Water Margin on the table."""

    TOLD = 128  # rows of the list of what happened in one move

    option: Array = each(OPTIONS, of=upto(40))  # the readings in force

    handicap: Array = each(SEATS, of=HANDICAPS)  # points that were agreed on

    # the chapter
    chapter: int = one(of=upto(pieces.LAST_CHAPTER))  # 0 before the first
    first_seat: int = one(of=SEATS)  # who bears the first-player marker
    alert: int = one(of=upto(government_forces.HIGHEST_ALERT))  # the government forces

    # the bandit cards
    zone: Array = each(
        bandits.BANDITS, of=bandits.ZONES, start=bandits.IN_DECK
    )  # where each card lies
    owner: Array = each(
        bandits.BANDITS, of=pieces.SEAT_OR_NONE, start=pieces.NO_SEAT
    )  # of a figure, brother or member
    leader: Array = each(
        bandits.BANDITS, of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY
    )  # of each sworn brother

    # the figures
    square: Array = each(
        bandits.BANDITS, of=squares.SQUARE_OR_NOWHERE, start=squares.NOWHERE
    )  # where each figure stands
    entered: Array = each(
        bandits.BANDITS, of=upto(1), until="stay"
    )  # it came to its square by a step
    gourd: Array = each(bandits.BANDITS, of=upto(pieces.MOST_TOKENS), until="stay")  # arak gourds
    banquet: Array = each(bandits.BANDITS, of=upto(pieces.MOST_TOKENS), until="stay")  # banquets
    taels: Array = each(bandits.BANDITS, big=True, until="stay")  # its own money
    wound: Array = each(bandits.BANDITS, of=upto(4), until="stay")  # wounds, each counts 2 less
    experience: Array = each(
        bandits.BANDITS, of=upto(5), until="stay"
    )  # experience, each counts 1 more
    immobilised: Array = each(bandits.BANDITS, of=upto(1), until="stay")  # it cannot move
    exile: Array = each(
        bandits.BANDITS, of=squares.SQUARE_OR_NOWHERE, start=squares.NOWHERE, until="stay"
    )  # of a convict: where to
    prison: Array = each(
        bandits.BANDITS, of=upto(pieces.MOST_TURNS_IN_PRISON), until="stay"
    )  # turns still to wait in prison
    horse: Array = each(bandits.BANDITS, of=upto(1), until="stay")  # the marker of EQ9
    book: Array = each(bandits.BANDITS, of=upto(1), until="stay")  # the marker of EQ13
    armour: Array = each(bandits.BANDITS, of=upto(1), until="stay")  # the marker of EQ14
    opponent: Array = each(
        bandits.BANDITS, of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY
    )  # in a pending duel
    challenger: Array = each(bandits.BANDITS, of=upto(1))  # it began the pending duel
    tied_on: Array = each(
        bandits.BANDITS, of=bandits.CHARACTERISTICS
    )  # the characteristic of the pending duel
    drugged: Array = each(bandits.BANDITS, of=upto(1), until="stay")  # EI11: it will be immobilised
    refused_by: Array = each(
        bandits.BANDITS, of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY, until="stay"
    )  # the chief who said no
    rejoust: Array = each(
        bandits.BANDITS, of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY, until="stay"
    )  # the chief it tied with

    # marks of this chapter
    to_meet: Array = each(
        bandits.BANDITS, of=upto(1), until="chapter"
    )  # its incident is still to come in this sub-turn
    moved: Array = each(
        bandits.BANDITS, of=upto(1), until="chapter"
    )  # it has used one of the three moves
    bought: Array = each(bandits.BANDITS, of=upto(1), until="chapter")  # it has bought something
    tried: Array = each(bandits.BANDITS, of=upto(1), until="chapter")  # it has tried to join
    book_used: Array = each(bandits.BANDITS, of=upto(1), until="chapter")  # it has read its book
    armour_used: Array = each(
        bandits.BANDITS, of=upto(1), until="chapter"
    )  # its armour has stopped a wound
    swift: Array = each(
        bandits.BANDITS, of=upto(1), until="chapter"
    )  # EI5: it may move up to four steps

    # the players
    refuge: Array = each(
        SEATS, of=squares.SQUARE_OR_NOWHERE, start=squares.NOWHERE
    )  # the fort each has claimed
    chief: Array = each(
        SEATS, of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY
    )  # the chief of each gang
    treasure: Array = each(SEATS, big=True)  # the taels of each gang

    # the event cards
    event_zone: Array = each(events.EVENTS, of=events.EVENT_ZONES)  # where each card lies
    quester: Array = each(
        events.EVENTS, of=pieces.SEAT_OR_NONE, start=pieces.NO_SEAT
    )  # who holds or has done a quest
    drawn_in: Array = each(
        events.EVENTS, of=upto(pieces.LAST_CHAPTER)
    )  # the chapter in which an open quest was drawn
    attempted: Array = each(events.EVENTS, of=upto(1))  # this quest has been attempted this chapter
    event: int = one(
        of=events.EVENT_OR_NONE, start=events.NO_EVENT, until="event"
    )  # the card that is being resolved
    chosen: int = one(
        of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY, until="event"
    )  # the figure that it is about

    # a voyage
    moves_left: int = one(of=upto(pieces.MOST_MOVES))  # of the three moves of a sub-turn
    mover: int = one(
        of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY, until="move"
    )  # the figure whose move has begun
    steps: int = one(of=upto(4), until="move")  # steps it has made
    fed: int = one(of=upto(1), until="move")  # it has spent the banquet of this move
    rescued: int = one(
        of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY
    )  # the convict who is to be freed

    # dice, a test, wounds
    dice_left: int = one(of=upto(2))  # dice still to fall
    dice_sides: int = one(of=upto(12))  # the sides of each
    dice_sum: int = one(of=upto(20))  # what those that have fallen show
    tested: int = one(
        of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY
    )  # the figure that is tested
    test_trait: int = one(of=bandits.CHARACTERISTICS)  # in which characteristic
    test_difficulty: int = one(of=upto(20))  # what its total must reach
    test_bonus: int = one(of=upto(3))  # what the place, or a card, adds
    test_total: int = one(of=numbers(-7, 36))  # what it has reached
    test_paid: int = one(of=upto(1))  # experience has paid for a new roll in this test
    met_place: int = one(of=bandits.PLACES)  # the place die of an incident
    met_adversary: int = one(of=faces.ADVERSARIES)  # its adversary die
    met: int = one(of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY)  # the figure that it befalls
    arrested: int = one(
        of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY
    )  # the figure that goes to prison
    wounded: int = one(
        of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY
    )  # the figure that is wounded
    wounds_due: int = one(of=upto(2))  # wounds still to take

    # a duel
    attacker: int = one(of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY)  # who challenges
    defender: int = one(of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY)  # who is challenged
    duel_trait: int = one(of=bandits.CHARACTERISTICS)  # on which characteristic
    attacker_total: int = one(of=numbers(-7, 27))  # what the attacker has reached
    duel_margin: int = one(of=numbers(-33, 33))  # by how much the attacker has won
    storming: int = one(of=pieces.SEAT_OR_NONE, start=pieces.NO_SEAT)  # whose refuge is challenged

    # at the gate of a refuge
    candidate: int = one(
        of=bandits.BANDIT_OR_NOBODY, start=bandits.NOBODY
    )  # the figure that tries to join
    reception: int = one(of=faces.RECEPTIONS)  # the best face of the green die so far

    # a résistance
    died: int = one(of=upto(1))  # a member has died in this assault
    soldiers_came: int = one(of=upto(1))  # soldiers were rolled in this assault
    withstood: int = one(of=upto(1))  # Liangshan has ignored its first soldiers (3.11)
