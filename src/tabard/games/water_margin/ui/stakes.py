"""What is at stake in what is asked now: whom it concerns, what it costs, and how it can end."""

# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.drawn.scene import Stake
from tabard.engine.flow.stack import cursor, phase_now, seat_now
from tabard.engine.words import _, n_, say

from .. import phases
from ..arrival import homeless
from ..board import gang, is_convict, is_empty, is_figure_of
from ..components import bandits, events, faces, pieces, squares
from ..contest import duel_die, duel_value
from ..events.branded_brow import FINE
from ..events.whom import is_free_and_unlocked
from ..general import no_general_comes
from ..moving import NEIGHBOURS, may_set_out
from ..prison import bribe
from ..readings import (
    convicts_may_attack,
    convicts_may_swear,
    defenders_best_is_barred,
    gate_duel_is_deadly,
)
from ..resistance import ANY_MEMBER, price_of_a_life
from .notes import event_in_words


def stakes(state: Any) -> tuple[Stake, ...]:
    """What somebody should know who is asked now, each with its rule."""
    said = _SAID.get(phase_now(state)) if state.depth else None
    return tuple(said(state, seat_now(state))) if said else ()


DONE_AT_ONCE = (events.GREAT_AMNESTY, events.TRIBUTE_OF_FLOWERS_AND_ROCKS)  # and nothing more


def going_on(state: Any) -> list[str]:
    """How many figures may still move, and what the events in force change in this chapter."""
    moving = state.depth and phase_now(state) in (phases.MOVES, phases.MOVING)
    left = n_("{count} more figure may move.", "{count} more figures may move.")
    said = [say(left, count=int(state.moves_left))] if moving and state.moves_left else []
    return said + [
        event_told(event)
        for event in range(events.EVENTS)
        if state.event_zone[event] == events.IN_FORCE and event not in DONE_AT_ONCE
    ]


def event_told(event: int) -> str:
    """``Flood on the Yellow River: in this chapter nobody steps diagonally.``"""
    facts = {"event": events.EVENTS.name(event), "text": event_in_words(event)}
    return say(_("{event}: {text}"), **facts)


def values_in_a_duel(state: Any, trait: int) -> str:
    """What each of two has on a characteristic, before the dice: ``Lin Chong 9, Li Kui 5``."""
    return say(
        _("{figure} {value}, {foe} {other}; each adds a die of {sides}."),
        figure=bandits.BANDITS.name(state.attacker),
        value=int(duel_value(state, state.attacker, trait)),
        foe=bandits.BANDITS.name(state.defender),
        other=int(duel_value(state, state.defender, trait)),
        sides=int(duel_die(state, state.attacker, trait)),
    )


def _event(state: Any, seat: int) -> list[Stake]:
    told = Stake(event_told(state.event), events.EVENT_NUMBERS[state.event], vital=True)
    return [told, *_brand(state, seat), *_chains(state)]


def _brand(state: Any, seat: int) -> list[Stake]:
    """Where nobody can pay, whoever is chosen is branded (EI2)."""
    if state.event != events.BRANDED_BROW or any(
        is_figure_of(state, seat, figure)
        and is_free_and_unlocked(state, figure)
        and state.taels[figure] >= FINE
        for figure in range(bandits.BANDITS)
    ):
        return []
    sentence = _("Nobody of yours who is free has {fine}: whoever you choose is branded.")
    return [Stake(say(sentence, fine=pieces.SO_MANY_TAELS.name(FINE)), "EI2", vital=True)]


_BOUND_FOR = {events.BRANDED_BROW: squares.MENGZHOU, events.WHITE_TIGER_HALL: squares.CANGZHOU}


def _chains(state: Any) -> list[Stake]:
    """What a convict may not do, and how he is free again (3.6, A12)."""
    if state.event not in _BOUND_FOR:
        return []
    strict = not (convicts_may_attack(state) or convicts_may_swear(state))
    sentence = (
        _(
            "A convict wanders on, but does not attack, swear brotherhood, rescue, attempt quests,"
            " join a gang or enter a fort. He is free in {square}, or when a friend rescues him."
        )
        if strict
        else _(
            "A convict wanders on, but does not rescue, attempt quests, join a gang or enter a"
            " fort. He is free in {square}, or when a friend rescues him."
        )
    )
    said = say(sentence, square=squares.SQUARES.name(_BOUND_FOR[state.event]))
    return [Stake(said, "3.6")]


def _held(state: Any, seat: int) -> list[Stake]:
    """Which of the figures stay where they are, though others may move."""
    held = [
        bandits.BANDITS.name(figure)
        for figure in range(bandits.BANDITS)
        if state.zone[figure] == bandits.FIGURE
        and state.owner[figure] == seat
        and state.immobilised[figure]
    ]
    sentence = _("Immobilised, until the incidents of the next chapter: {bandits}.")
    said = say(sentence, bandits=", ".join(held))
    return [Stake(said, "S7", vital=True)] if held else []


def _movers(state: Any, seat: int) -> list[Stake]:
    return [*_held(state, seat), *_convicts(state, seat)]


def _convicts(state: Any, seat: int) -> list[Stake]:
    """Of each convict who may move, where he is free and which squares are closed to him (3.6)."""
    return [
        Stake(_convict(state, figure), "3.6", vital=True)
        for figure in range(bandits.BANDITS)
        if is_convict(state, figure) and may_set_out(state, seat, figure)
    ]


def _convict(state: Any, figure: int) -> str:
    here = state.square[figure]
    near = [s for s in NEIGHBOURS[here] if s != squares.NOWHERE and squares.FORT[s]]
    sentence = (
        _("{bandit}, a convict bound for {square}, may enter no fort: not {squares}.")
        if near
        else _("{bandit}, a convict bound for {square}, may enter no fort.")
    )
    facts = {
        "bandit": bandits.BANDITS.name(figure),
        "square": squares.SQUARES.name(state.exile[figure]),
        "squares": ", ".join(squares.SQUARES.name(s) for s in near),
    }
    return say(sentence, **facts)


def _place(state: Any, seat: int) -> list[Stake]:
    figure, square = homeless(state, seat), cursor(state)
    sentence = (
        _(
            "{bandit} cannot stay on {square}: a fort takes nobody in. These squares are the"
            " nearest."
        )
        if is_empty(state, square)
        else _("{bandit} comes from {square}, and that is taken. These squares are the nearest.")
    )
    facts = {"bandit": bandits.BANDITS.name(figure), "square": squares.SQUARES.name(square)}
    return [Stake(say(sentence, **facts), "3.6", vital=True)]


def _forest(state: Any, _seat: int) -> list[Stake]:
    sentence = _(
        "{figure} has passed the test, and the place die shows a forest, wherever the figure"
        " stands. A banquet, which carries a figure one square farther or heals a wound, or a die"
        " of ten for taels?"
    )
    return [Stake(say(sentence, figure=bandits.BANDITS.name(state.met)), "3.8")]


def _bribe(state: Any, _seat: int) -> list[Stake]:
    sentence = n_(
        "{figure} has {taels}; the mandarin wants {price}, or it is prison for {turns} chapter.",
        "{figure} has {taels}; the mandarin wants {price}, or it is prison for {turns} chapters.",
        "turns",
    )
    facts = {
        "figure": bandits.BANDITS.name(state.arrested),
        "taels": pieces.SO_MANY_TAELS.name(state.taels[state.arrested]),
        "price": int(bribe(state)),
        "turns": int(state.dice_sum),
    }
    return [Stake(say(sentence, **facts), "3.8")]


def _wound(state: Any, _seat: int) -> list[Stake]:
    sentence = _("One wound more kills {figure}. A banquet of its own heals one first.")
    return [Stake(say(sentence, figure=bandits.BANDITS.name(state.wounded)), "3.8")]


def _reroll(state: Any, _seat: int) -> list[Stake]:
    facts = {
        "figure": bandits.BANDITS.name(state.tested),
        "total": int(state.test_total),
        "difficulty": int(state.test_difficulty),
        "trait": bandits.CHARACTERISTICS.name(state.test_trait),
    }
    return [Stake(say(_("{figure}, {trait}: {total} against {difficulty}."), **facts), "3.8")]


def _duel(state: Any, _seat: int) -> list[Stake]:
    facts = {
        "figure": bandits.BANDITS.name(state.attacker),
        "foe": bandits.BANDITS.name(state.defender),
    }
    going_on = {int(state.frame_phase[level]) for level in range(state.depth)}
    if phases.JOINING not in going_on:
        dies = say(_("{figure} against {foe}: the loser dies."), **facts)
        best = say(_("Whoever attacks cannot choose what he is best at."))
        barred = [] if defenders_best_is_barred(state) else [Stake(best, "S27", vital=True)]
        return [Stake(dies, "S30", vital=True), *barred]
    if gate_duel_is_deadly(state):
        sentence = _("{figure} against the chief {foe}: the winner leads the gang, the loser dies.")
    else:
        sentence = _(
            "{figure} against the chief {foe}: nobody dies. The winner leads the gang; a beaten"
            " {figure} is wounded and waits at the gate."
        )
    return [Stake(say(sentence, **facts), "3.11", vital=True)]


def _gate(state: Any, seat: int) -> list[Stake]:
    refuge = state.refuge[seat]
    if refuge == squares.NOWHERE or refuge not in list(state.square):
        return _soldiers(state, seat)
    sentence = _(
        "At the gate a die of six decides: one face lets the figure in, two put it to a test as"
        " hard as an incident’s, two make it fight the chief, one turns it away."
    )
    return [Stake(say(sentence), "R10"), Stake(_at_worst(state), "3.11"), *_soldiers(state, seat)]


def _at_worst(state: Any) -> str:
    """What a face of the die can cost, before it falls (3.11, A9)."""
    if gate_duel_is_deadly(state):
        return say(
            _(
                "Who fails the test waits at the gate. The fight is to the death; who beats the"
                " chief leads the gang."
            )
        )
    return say(
        _(
            "Who fails the test waits at the gate. Who is beaten by the chief is wounded and waits;"
            " who beats the chief leads the gang."
        )
    )


def _soldiers(state: Any, seat: int) -> list[Stake]:
    """What a life will cost when soldiers come."""
    if gang(state, seat) == 0:
        return []
    sentence = _(
        "When soldiers come, a member is saved by {price} taels; the treasure has {taels}."
    )
    facts = {"price": int(price_of_a_life(state, seat)), "taels": int(state.treasure[seat])}
    return [Stake(say(sentence, **facts), "G8")]


_FACES = {
    faces.FAVOURABLE: _("{figure} is let in."),
    faces.PUT_TO_THE_TEST: _("{figure} is put to a test; after a failure it waits at the gate."),
    faces.A_JOUST: _("{figure} fights the chief."),
    faces.FLAT_REFUSAL: _("{figure} is turned away. Every other face is better."),
}


def _face(state: Any, _seat: int) -> list[Stake]:
    meant = say(_FACES[state.reception], figure=bandits.BANDITS.name(state.candidate))
    sentence = _(
        "So far: {meant} Another roll can only be better: to be let in is best, then the test, then"
        " the chief."
    )
    return [Stake(say(sentence, meant=meant), "R11")]


def _fortify(state: Any, seat: int) -> list[Stake]:
    member = cursor(state)
    facts = {
        "price": int(price_of_a_life(state, seat)),
        "taels": int(state.treasure[seat]),
        "bandit": bandits.BANDITS.name(member) if member != ANY_MEMBER else "",
    }
    sentence = (
        _("To save a member costs {price} taels; the treasure has {taels}.")
        if member == ANY_MEMBER
        else _("To save {bandit} costs {price} taels; the treasure has {taels}.")
    )
    general = say(_("If no member dies now, an imperial general joins the gang."))
    joins = [] if no_general_comes(state) else [Stake(general, "G9")]
    return [Stake(say(sentence, **facts), "G8"), *joins]


_SAID: dict[int, Callable[[Any, int], list[Stake]]] = {
    phases.CHOOSE_FIGURE: _event,
    phases.PLACE_BANDIT: _place,
    phases.MOVES: _movers,
    phases.MOVING: _convicts,
    phases.FOREST_REWARD: _forest,
    phases.BRIBE: _bribe,
    phases.DEADLY_WOUND: _wound,
    phases.REROLL: _reroll,
    phases.CHALLENGE: _duel,
    phases.REFUGE: _gate,
    phases.ROLL_AGAIN: _face,
    phases.FORTIFY: _fortify,
}
