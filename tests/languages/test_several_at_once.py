"""What is called by a name of several has verbs of several."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game
from tabard.engine.languages import find_language, speaking
from tabard.engine.words import say
from tabard.games.jeanne_darc.components.events import POWERS

COMES = (
    "{power} throws two dice and adds {more}; you throw one and add {points} for {city}, and"
    " what you put in. Only to a higher total is the city lost, with the yellow card and the hero"
    " put in."
)


@pytest.mark.parametrize(
    ("power", "begins"),
    [
        ("the northern fleets", "De noordelijke vloten gooien twee dobbelstenen en tellen er 2"),
        ("the Castilian fleet", "De Castiliaanse vloot gooit twee dobbelstenen en telt er 2"),
    ],
)
def test_fleets_throw_and_a_fleet_throws(power: str, begins: str) -> None:
    find_game("jeanne_darc")
    dutch = find_language("nl")
    assert dutch
    number = [str(name) for name in map(POWERS.name, range(POWERS))].index(power)
    with speaking(dutch):
        told = say(COMES, power=POWERS.name(number), more=2, points=3, city="Brest")
    assert told.startswith(begins)
