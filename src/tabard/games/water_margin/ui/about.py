"""More about each thing on the table, in sentences: squares, bandits and events."""

# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabard.drawn.sheet import Look
from tabard.engine.flow.stack import phase_now
from tabard.engine.words import _, begun, name_of, say

from .. import phases
from ..board import claimed_by
from ..components import bandits, events, pieces, squares
from ..market import PRICE
from ..readings import markets_are_open, temples_heal
from .costs import costs_in_words
from .notes import event_in_words, favourite_place
from .stakes import values_in_a_duel


def things(state: Any, look: Look) -> dict[str, list[str]]:
    """Each thing's word and what there is to know about it."""
    standing = by_square(state)
    about = {
        squares.SQUARES.word(square): square_in_words(state, look, square, standing.get(square, ()))
        for square in range(squares.SQUARES)
    }
    for bandit in range(bandits.BANDITS):
        about[bandits.BANDITS.word(bandit)] = [
            *_bandit(bandit, look.ascii),
            *costs_in_words(state, bandit),
        ]
    for event in range(events.EVENTS):
        number = events.EVENT_NUMBERS[event]
        about[events.EVENTS.word(event)] = [
            say(_("{event} (rule {number})."), event=events.EVENTS.name(event), number=number),
            event_in_words(event),
        ]
    if state.depth and phase_now(state) == phases.CHALLENGE:
        for trait in bandits.CHARACTERISTICS.numbers:
            word = bandits.CHARACTERISTICS.word(trait)
            about[word] = [values_in_a_duel(state, trait)]
    discards = [
        bandits.BANDITS.name(b)
        for b in range(bandits.BANDITS)
        if state.zone[b] == bandits.DISCARDED
    ]
    named = ", ".join(discards) or say(_("none"))
    about["discards"] = [say(_("Discarded bandits: {bandits}."), bandits=named)]
    return about


def by_square(state: Any) -> dict[int, list[int]]:
    """Who stands on each square where anybody does."""
    found: dict[int, list[int]] = {}
    for bandit in range(bandits.BANDITS):
        found.setdefault(state.square[bandit], []).append(bandit)
    return found


def square_in_words(state: Any, look: Look, square: int, standing: Iterable[int]) -> list[str]:
    """The name of the place, its kind, and who stands there (3.20)."""
    facts = {
        "square": squares.SQUARES.name(square),
        "kind": name_of(squares.KIND_OF_SQUARE[square], "kind of square"),
    }
    lines = [say(_("{square}: {kind}."), **facts)]
    there = _("{bandit} of {seat} is there.")
    for bandit in standing:
        whose = look.name(state.owner[bandit])
        lines.append(say(there, bandit=bandits.BANDITS.name(bandit), seat=whose))
        lines += [f"{begun(place)}." for place in [favourite_place(state, bandit)] if place]
    return [*lines, *_found_there(state, look, square)]


def _found_there(state: Any, look: Look, square: int) -> list[str]:
    """What the marks of a square stand for, and what a move that ends there brings: a refuge, open
    quests, the end of an exile, a market, a temple (R5, 3.6, 3.7, 3.9)."""
    owner = claimed_by(state, square)
    found = []
    if owner != pieces.NO_SEAT:
        found.append(f"{begun(say(_('the refuge of {seat}'), seat=look.name(owner)))}.")
    for event in range(events.EVENTS):
        if state.event_zone[event] == events.OPEN_QUEST and events.EVENT_SQUARE[event] == square:
            seat, quest = look.name(state.quester[event]), events.EVENTS.name(event)
            sentence = _("A quest of {seat} is attempted here: {quest}.")
            found.append(say(sentence, seat=seat, quest=quest))
            found.append(event_in_words(event))
    if squares.EXILE_PLACE[square]:
        found.append(say(_("A place of exile: a convict who is bound for it is free here.")))
    if squares.MARKET[square] and markets_are_open(state):
        sentence = _("Whose move ends here may buy a gourd or a banquet for {price} taels.")
        found.append(say(sentence, price=PRICE))
    if squares.TEMPLE[square] and temples_heal(state):
        found.append(say(_("A wound of whoever ends a move here is healed.")))
    return found


def _bandit(bandit: int, ascii: bool) -> list[str]:
    """What the card says; the Chinese name where it can be shown (3.18, 3.20)."""
    facts = {
        "bandit": bandits.BANDITS.name(bandit),
        "nickname": name_of(bandits.NICKNAMES[bandit], "nickname"),
        "rank": bandit + 1,
    }
    heaven = _("{bandit}, {nickname}: rank {rank}, a star of heaven.")
    earth = _("{bandit}, {nickname}: rank {rank}, a star of earth.")
    lines = [
        say(heaven if bandit <= bandits.LAST_OF_HEAVEN else earth, **facts),
        say(
            _("Combat {combat}, mind {mind}, magic {magic}; favourite place: {place}."),
            combat=bandits.VALUE[bandit][0],
            mind=bandits.VALUE[bandit][1],
            magic=bandits.VALUE[bandit][2],
            place=bandits.PLACES.name(bandits.FAVOURITE[bandit]),
        ),
        say(_("Begins at {square}."), square=squares.SQUARES.name(bandits.START_SQUARE[bandit])),
    ]
    if not ascii:
        chinese = {"name": bandits.CHINESE_NAMES[bandit], "star": bandits.STARS[bandit]}
        lines.append(say(_("In Chinese {name}; the star is {star}."), **chinese))
    if bandits.EXILE_SQUARE[bandit] != squares.NOWHERE:
        exile = squares.SQUARES.name(bandits.EXILE_SQUARE[bandit])
        lines.append(say(_("Comes as a convict bound for {square}."), square=exile))
    if bandits.TAG[bandit] != bandits.NO_TAG:
        lines.append(say(_("Tag: {tag}."), tag=bandits.TAGS.name(bandits.TAG[bandit])))
    return lines
