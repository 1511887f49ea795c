"""Wager is Ford with the odds of a march, Cards is Council with those of the next card."""

from dataclasses import replace
from fractions import Fraction

from tabard.engine.game import Misused
from tabard.engine.kinds import OPEN
from tabard.engine.odds import Chance, Odds
from tabard.engine.words import _, say

from . import awkward, toy


def odds_of_marching(seen, hidden, seat, said):
    """What the river takes from a march of so many men, or of each number."""
    if said is not None and said.verb.word != "march":
        raise Misused(say(_("Only a march is a risk.")))
    camp = seen.camp[seat]
    named = [] if said is None or said.values[0] == OPEN else [said.values[0]]
    takes = Fraction(7 - toy.river_takes(seen), 6)
    return [_of(men, takes) for men in named or range(1, min(camp, 3) + 1)]


def _of(men, takes):
    return Odds(
        say(_("A march of {men}"), men=men),
        (
            Chance("safe", say(_("All {men} come across."), men=men), 1 - takes),
            Chance("swept", say(_("One is swept back.")), takes),
        ),
        (say(_("The river runs as it does now.")),),
    )


def odds_of_drawing(seen, hidden, seat, said):
    """How likely the next card of the deck is a knight, from what this seat may know."""
    known = sum(1 for place in seen.card_place[: awkward.KNIGHTS] if place >= 0)
    unseen = sum(hidden["card_place"].values())
    knight = Fraction(awkward.KNIGHTS - known, unseen)
    return [Odds("A card", (Chance("knight", "It is a knight.", knight),))]


GAME = replace(toy.GAME, name="wager", title="Wager", odds=odds_of_marching, risks=("march",))
CARDS = replace(awkward.GAME, name="cards", title="Cards", odds=odds_of_drawing, risks=("send",))
