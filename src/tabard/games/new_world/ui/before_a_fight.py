"""What a fight with natives may bring, said before it begins; what a retreat from one costs."""

# mypy: allow-untyped-calls

from __future__ import annotations

from itertools import product
from typing import Any

from tabard.engine.moves import Move
from tabard.engine.words import _, digits, n_, say

from ..components import board, goods, nations
from ..land.attacking import attack
from ..land.forces import is_nation, strength
from ..land.muster import muster
from ..land.resistance import DUCATS_A_PIP
from ..natives.armies import has_free_location, natives_in
from ..options import IMAGE, army_size, plays_with
from ..state import ATTACKER, DEFENDER
from ..world.avatars import spot_of
from ..world.image import WORST

_ROLLS = [sum(pair) for pair in product(range(1, 7), repeat=2)]


def foe(state: Any, move: Move) -> str:
    """Of natives how many there are, or may be, and how strong; what it brings (3.8.5, 3.16.4a,
    3.16.6.5)."""
    (target,) = move.values
    area = int(spot_of(state, state.mover)) if state.mover else board.AREAS
    if target != nations.NATIVES or area >= board.AREAS:
        return ""
    met = _those_there if natives_in(state, area) else _those_who_rise
    brings = _("A victory brings 1 glory, a defeat costs 1.")
    return " ".join(
        filter(None, (met(state), say(brings), _resistance(state, area), _image(state)))
    )


def _met(state: Any, roll: int) -> Any:
    """The table with both armies in the field, if two dice show so much (3.8.5, 3.14.2)."""
    table = state.copy()
    attack(table, state.frame_seat[state.depth - 1], nations.NATIVES)
    table.dice_sum = roll
    muster(table)
    return table


def _those_there(state: Any) -> str:
    count = int(natives_in(state, int(spot_of(state, state.mover))))
    table = _met(state, 0)
    sentence = n_(
        "{count} native unit, of strength {theirs} against your {ours}.",
        "{count} native units, the army that fights of strength {theirs} against your {ours}.",
    )
    ours, theirs = int(strength(table, ATTACKER)), int(strength(table, DEFENDER))
    return say(sentence, count=count, ours=ours, theirs=theirs)


def _those_who_rise(state: Any) -> str:
    """By two dice; each sum as often as it comes."""
    tables = {roll: _met(state, roll) for roll in set(_ROLLS)}
    strong = {roll: int(strength(table, DEFENDER)) for roll, table in tables.items()}
    sentence = _(
        "They raise an army by two dice, and at most {most} fight: of strength {low} to {high},"
        " {mean} on average, against your {ours}."
    )
    mean = sum(strong[roll] for roll in _ROLLS) / len(_ROLLS)
    facts = {
        "most": int(army_size(state)),
        "low": min(strong.values()),
        "high": max(strong.values()),
        "mean": digits(mean, ".0f"),
        "ours": int(strength(tables[2], ATTACKER)),
    }
    return say(sentence, **facts)


def _resistance(state: Any, area: int) -> str:
    """What falls once no army is left, and the treasure (3.8.3)."""
    if not has_free_location(state, area):
        return ""
    location, level = state.location[area], int(state.resistance[area]) - 1
    glory = 0 if state.subdued_before[area] else goods.LOCATION_GLORY[location]
    facts = {
        "count": goods.TREASURE_DICE[location],
        "ducats": DUCATS_A_PIP,
        "level": level,
        "glory": glory,
    }
    falls = n_(
        "Once no army is left, their resistance falls to {level}, and a treasure of {count} die ×"
        " {ducats} ducats is yours.",
        "Once no army is left, their resistance falls to {level}, and a treasure of {count} dice ×"
        " {ducats} ducats is yours.",
        "count",
    )
    subdued = n_(
        "Once no army is left, they are subdued: {glory} glory, and a treasure of {count} die ×"
        " {ducats} ducats.",
        "Once no army is left, they are subdued: {glory} glory, and a treasure of {count} dice ×"
        " {ducats} ducats.",
        "count",
    )
    return say(subdued if level == 0 and glory else falls, **facts)


def _image(state: Any) -> str:
    """It falls, unless they have attacked this nation in this turn (3.16.6.6)."""
    nation = nations.HOLDER_NATION[state.mover]
    falls = plays_with(state, IMAGE) and state.image[nation] > WORST
    if not falls or state.attacked_by_natives[nation]:
        return ""
    return say(_("Whoever wins, your image falls by 1."))


def retreat(state: Any, _move: Move) -> str:
    """Who retreats is beaten: natives and pirates cost him glory, a nation wins some (3.16.6.5)."""
    enemy = 1 - state.frame_cursor[state.depth - 1]
    if is_nation(state, enemy):
        winner = nations.SIDES.name(state.side[enemy])
        return say(_("That is a defeat: {nation} wins 1 glory."), nation=winner)
    return say(_("That is a defeat: it costs 1 glory."))
