"""What a choice costs or brings, in few words beside it."""

# mypy: allow-untyped-calls

from __future__ import annotations

import re
from typing import Any

from tabard.engine.kinds import OPEN
from tabard.engine.moves import Move
from tabard.engine.words import _, apart, begun, n_, name_of, paired, say

from ..board import claimed_by, is_convict
from ..book import BOOK
from ..components import bandits, events, faces, pieces, squares
from ..contest import duel_value
from ..moving import (
    SWIFT_STEPS,
    costs_banquet,
    no_step_is_left,
    steps_for_nothing,
    steps_in_all,
    steps_taken,
)
from ..peripeties import AT_HOME, TAELS_DIE
from ..readings import (
    defenders_best_is_barred,
    favourite_places_help,
    most_experience,
    most_wounds,
    tokens_count_in_duels,
)
from ..refuge import ransom_price
from ..rescue import RESCUE_DIFFICULTY
from ..resistance import price_at
from ..tests_of_skill import A_WOUND, own_die, value_in_a_test
from .costs import ATTACK, HOME, OATH, PLAIN, Cost, steps_and_costs
from .whom import brand_of, loot_of

TEXTS = {rule.number: rule.text for rule in BOOK.rules}
A_SQUARE = re.compile(r"\b[A-L][1-9]\b")


def event_in_words(event: int) -> str:
    """What its card says, each square with its place: ``D6`` alone reads as a die."""
    return A_SQUARE.sub(_with_its_place, say(TEXTS[events.EVENT_NUMBERS[event]]))


def _with_its_place(found: re.Match[str]) -> str:
    """``D6 (Mengzhou)``: the place behind the square takes no article of any language."""
    place = squares.PLACE_NAMES[squares.SQUARES[found[0].lower()]]
    return f"{found[0]} ({name_of(place, 'place')})"


def values_of(bandit: int) -> str:
    """``combat 9, mind 6, magic 1``, as they are printed."""
    return _values([bandits.VALUE[bandit][trait] for trait in bandits.CHARACTERISTICS.numbers])


def _values(values: list[int]) -> str:
    facts = dict(zip(("combat", "mind", "magic"), values, strict=True))
    return say(_("combat {combat}, mind {mind}, magic {magic}"), **facts)


def _meet(state: Any, move: Move) -> str:
    """What counts in a test of this figure beside the die, where it is not what is printed: its
    values with wounds, experience and brothers (3.8)."""
    (figure,) = move.values
    if figure == OPEN:
        return ""
    traits = bandits.CHARACTERISTICS.numbers
    now = _values([int(value_in_a_test(state, figure, trait)) for trait in traits])
    return "" if now == values_of(figure) else say(_("now {values}"), values=now)


def favourite_place(state: Any, figure: int) -> str:
    """Where an incident is easier for it; nothing where no place helps (3.8)."""
    if not favourite_places_help(state):
        return ""
    place = bandits.PLACES.name(bandits.FAVOURITE[figure])
    return say(
        _("favourite place: {place}, +{bonus} in incidents there"), place=place, bonus=AT_HOME
    )


def _step(state: Any, move: Move) -> str:
    """Whom a step meets, where it leads, what it costs; nothing of a plain one. Before its square
    is named, whither a convict is bound, and how far leggings carry."""
    figure, square = move.values
    if figure == OPEN:
        return ""
    if square == OPEN:
        return apart(filter(None, (bound_for(state, figure), *_leggings(state, figure))))
    step = next((one for one in steps_and_costs(state, figure) if one.square == square), None)
    said = [*_met(state, figure, step), *_costs(step)] if step else []
    if step and step.kind != PLAIN:
        said.append(ends_the_move(state, figure))
    said += [_fort(state, figure, square), _quest(state, figure, square)]
    if square == state.exile[figure]:
        said.append(_free_there(state, figure))
    return apart(filter(None, said))


def _free_there(state: Any, figure: int) -> str:
    """At its place of exile a convict is free, and gains experience, if it can hold more (3.6,
    3.8)."""
    if state.experience[figure] < most_experience(state):
        return say(_("its place of exile: free there, with 1 experience"))
    return say(_("its place of exile: free there"))


def bound_for(state: Any, figure: int) -> str:
    """Where a convict is free again (3.6); nothing of others."""
    if not is_convict(state, figure):
        return ""
    return say(_("convict for {square}"), square=squares.SQUARES.name(state.exile[figure]))


def _leggings(state: Any, figure: int) -> list[str]:
    """What they still give, and what they do not pay for (EI5)."""
    steps = steps_taken(state, figure)
    if not state.swift[figure] or steps >= SWIFT_STEPS:
        return []
    left = n_(
        "magic leggings: {count} plain step left, without a banquet",
        "magic leggings: {count} plain steps left, without a banquet",
    )
    paid = steps_for_nothing(state, figure) <= steps < steps_in_all(state, figure)
    still = [say(_("an attack, an oath or the way home costs one"))] if paid else []
    return [say(left, count=SWIFT_STEPS - steps), *still]


def _met(state: Any, figure: int, step: Cost) -> list[str]:
    bandit = bandits.BANDITS.name(step.met) if step.met != bandits.NOBODY else ""
    if step.kind == ATTACK:
        dies = say(_("a duel with {bandit}: the loser dies"), bandit=bandit)
        return [dies, _not_on(state, figure, step.met)]
    if step.kind == OATH:
        return [say(_("{bandit} becomes a sworn brother"), bandit=bandit)]
    return [say(_("home, to the gate of the refuge"))] if step.kind == HOME else []


def ends_the_move(state: Any, figure: int) -> str:
    """Whoever could go on after this step will not: an attack, an oath and the way home end the
    move, and a banquet that was to pay for the next step is kept (3.9, A7, A32)."""
    taken = steps_taken(state, figure) + 1
    if no_step_is_left(state, figure, taken):
        return ""
    if taken == steps_for_nothing(state, figure) and not state.swift[figure]:
        return say(_("this ends its move: the banquet gives no second step, and is kept"))
    return say(_("this ends its move: no further step"))


def _not_on(state: Any, figure: int, foe: int) -> str:
    """What the two will not fight on: who is better at that alone should know it before (S27)."""
    by_the_foe = defenders_best_is_barred(state)
    champion = foe if by_the_foe else figure
    if champion == OPEN:
        return ""
    best = bandits.CHARACTERISTICS.name(bandits.BEST[champion])
    facts = {"trait": best, "bandit": bandits.BANDITS.name(champion)}
    if by_the_foe:
        rule = _("nobody chooses what the defender is best at ({bandit}: {trait})")
    else:
        rule = _("whoever attacks cannot choose what he is best at ({bandit}: {trait})")
    return say(rule, **facts)


def _fort(state: Any, figure: int, square: int) -> str:
    """Where a refuge could be set up (R1)."""
    free = squares.FORT[square] and claimed_by(state, square) == pieces.NO_SEAT
    homeless = state.refuge[state.owner[figure]] == squares.NOWHERE
    return say(_("a fort for a refuge")) if free and homeless else ""


def _banquet(state: Any, figure: int, other: int) -> str:
    """Whether the step onto the square of another is one that a banquet pays for (S9)."""
    steps = steps_taken(state, figure)
    fed = costs_banquet(state, figure, state.square[other], steps)
    return say(_("costs a banquet")) if fed else ""


def _costs(step: Cost) -> list[str]:
    banquet = [say(_("costs a banquet"))] if step.banquet else []
    return banquet + ([say(_("costs a gourd"))] if step.gourd else [])


def _quest(state: Any, figure: int, square: int) -> str:
    """The open quests of whoever steps that are attempted there."""
    seat = state.owner[figure]
    open_there = [
        events.EVENTS.name(event)
        for event in range(events.EVENTS)
        if state.event_zone[event] == events.OPEN_QUEST
        and state.quester[event] == seat
        and events.EVENT_SQUARE[event] == square
    ]
    return say(_("your quest: {quests}"), quests=", ".join(open_there)) if open_there else ""


def _oath(state: Any, move: Move) -> str:
    """What becomes of two who swear brotherhood (S18 to S22)."""
    if OPEN in move.values:
        return ""
    figure, brother = move.values
    sentence = _(
        "They travel as one: the brother helps in tests, not in duels. His taels and gourds are"
        " kept; his banquets, wounds and experience are lost."
    )
    further = filter(None, (_banquet(state, figure, brother), ends_the_move(state, figure)))
    return " ".join([say(sentence), *(f"{begun(one)}." for one in further)])


def _foe(state: Any, move: Move) -> str:
    """What counts in a duel of the last who is named, beside the die (S28), and what cannot."""
    figure, foe = move.values
    named = foe if foe != OPEN else figure
    if named == OPEN:
        return ""
    traits = bandits.CHARACTERISTICS.numbers
    values = _values([int(duel_value(state, named, trait)) for trait in traits])
    counts = values if foe == OPEN else paired(bandits.BANDITS.name(foe), values)
    said = [counts, _not_on(state, figure, foe)]
    if OPEN not in move.values:
        said += [_banquet(state, figure, foe), ends_the_move(state, figure)]
    return apart(filter(None, said))


def _rescue(state: Any, move: Move) -> str:
    """What it takes to free a convict, and what it costs to fail (3.6)."""
    figure = move.values[0]
    if figure == OPEN:
        return ""
    sentence = _("combat {value} and a die of {sides} against {difficulty}; who fails is wounded")
    facts = {
        "value": int(value_in_a_test(state, figure, bandits.COMBAT)),
        "sides": own_die(bandits.COMBAT),
        "difficulty": RESCUE_DIFFICULTY,
    }
    return say(sentence, **facts)


def _ware(_state: Any, move: Move) -> str:
    ware = move.values[-1]
    if ware == OPEN:
        return ""
    if faces.WARES.word(ware) == "gourd":
        return say(_("for an oath of brotherhood, or another roll at the gate"))
    return say(_("for a second step, or to heal a wound"))


def _heal(state: Any, _move: Move) -> str:
    """What each wound costs, whosever it is (3.8, A27, A31)."""
    sentence = (
        _("each wound takes {count} in tests and duels")
        if tokens_count_in_duels(state)
        else _("each wound takes {count} in tests")
    )
    kills = n_("with {count} wound the next one kills", "with {count} wounds the next one kills")
    return apart((say(sentence, count=A_WOUND), say(kills, count=most_wounds(state))))


def _choose(state: Any, move: Move) -> str:
    """Where a figure stands and what it can; of whoever may steal, be robbed or branded what
    decides it: the taels (EI2, EI10)."""
    (figure,) = move.values
    if figure == OPEN:
        return ""
    where = state.square[figure]
    place = squares.SQUARES.name(where) if where != squares.NOWHERE else ""
    decides = loot_of(state, figure) or brand_of(state, figure)
    return decides or apart(filter(None, (place, values_of(figure))))


def _ransom(state: Any, move: Move) -> str:
    (figure,) = move.values
    facts = {
        "price": int(ransom_price(state, figure)),
        "taels": pieces.SO_MANY_TAELS.name(state.treasure[state.owner[figure]]),
    }
    return say(_("{price} of {taels} in the treasure"), **facts)


def _chief(state: Any, move: Move) -> str:
    (figure,) = move.values
    square = state.square[figure]
    leads = say(
        _("{figure} leaves the road and is the chief of {square}"),
        figure=bandits.BANDITS.name(figure),
        square=squares.SQUARES.name(square),
    )
    return apart((leads, _in_danger(state, figure, square)))


def _in_danger(state: Any, figure: int, square: int) -> str:
    """Soldiers may come in the chapter in which a refuge is set up (G6 to G8)."""
    sentence = _(
        "soldiers may come in this chapter already: each kills a member unless the treasure pays"
        " {price}; it begins with {taels}"
    )
    facts = {
        "price": pieces.SO_MANY_TAELS.name(int(price_at(state, square))),
        "taels": pieces.SO_MANY_TAELS.name(state.taels[figure]),
    }
    return say(sentence, **facts)


def _try(_state: Any, move: Move) -> str:
    """What a quest asks and brings."""
    (quest,) = move.values
    return event_in_words(quest) if quest != OPEN else ""


def _feast(_state: Any, _move: Move) -> str:
    return say(_("for a second step, or to heal a wound"))


def _plunder(_state: Any, _move: Move) -> str:
    """What a die of ten brings (3.8)."""
    return say(_("1 to {most} taels"), most=TAELS_DIE)


def _new_chief(_state: Any, move: Move) -> str:
    """A joust at the gate is fought against him (3.11)."""
    return values_of(move.values[0]) if move.values[0] != OPEN else ""


NOTED = {
    "name_chief": _new_chief,
    "feast": _feast,
    "plunder": _plunder,
    "attempt": _try,
    "choose": _choose,
    "heal": _heal,
    "meet": _meet,
    "step": _step,
    "swear": _oath,
    "attack": _foe,
    "rescue": _rescue,
    "buy": _ware,
    "ransom": _ransom,
    "found": _chief,
}
