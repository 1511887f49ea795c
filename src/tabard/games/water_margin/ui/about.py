"""More about each thing on the table, in sentences: squares, bandits and events."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.engine.words import _, say

from ..components import (
    BANDITS,
    CHINESE_NAMES,
    DISCARDED,
    EVENT_NUMBERS,
    EVENTS,
    EXILE_SQUARE,
    FAVOURITE,
    KIND_OF_SQUARE,
    LAST_OF_HEAVEN,
    NICKNAMES,
    NO_TAG,
    NOWHERE,
    PLACES,
    RULES,
    SQUARES,
    STARS,
    START_SQUARE,
    TAG,
    TAGS,
    VALUE,
)
from .costs import costs_in_words

RULES = RULES


def things(state: Any, ascii: bool) -> dict[str, list[str]]:
    """Each thing's word and what there is to know about it."""
    about = {SQUARES.word(square): _square(state, square) for square in range(SQUARES)}
    for bandit in range(BANDITS):
        about[BANDITS.word(bandit)] = [*_bandit(bandit, ascii), *costs_in_words(state, bandit)]
    cards = {rule.number: rule.text for rule in RULES}
    for event in range(EVENTS):
        number = EVENT_NUMBERS[event]
        about[EVENTS.word(event)] = [f"{number} {say(EVENTS.name(event))}.", say(cards[number])]
    discards = [BANDITS.name(b) for b in range(BANDITS) if state.zone[b] == DISCARDED]
    named = ", ".join(discards) or say(_("none"))
    about["discards"] = [say(_("Discarded bandits: {bandits}."), bandits=named)]
    return about


def _square(state: Any, square: int) -> list[str]:
    """3.20: the name of the place, its kind, and who stands there."""
    facts = {"square": SQUARES.name(square), "kind": say(KIND_OF_SQUARE[square])}
    lines = [say(_("{square}: {kind}."), **facts)]
    for bandit in range(BANDITS):
        if state.square[bandit] == square:
            seat = state.owner[bandit] + 1
            lines.append(
                say(_("{bandit} of seat {seat} is there."), bandit=BANDITS.name(bandit), seat=seat)
            )
    return lines


def _bandit(bandit: int, ascii: bool) -> list[str]:
    """3.18, 3.20: what the card says; the Chinese name where it can be shown."""
    facts = {
        "bandit": BANDITS.name(bandit),
        "nickname": NICKNAMES[bandit],
        "rank": bandit + 1,
    }
    heaven = _("{bandit}, {nickname}: rank {rank}, a star of heaven.")
    earth = _("{bandit}, {nickname}: rank {rank}, a star of earth.")
    lines = [
        say(heaven if bandit <= LAST_OF_HEAVEN else earth, **facts),
        say(
            _("Combat {combat}, mind {mind}, magic {magic}; favourite place: {place}."),
            combat=VALUE[bandit][0],
            mind=VALUE[bandit][1],
            magic=VALUE[bandit][2],
            place=say(PLACES.name(FAVOURITE[bandit])),
        ),
        say(_("Begins at {square}."), square=SQUARES.name(START_SQUARE[bandit])),
    ]
    if not ascii:
        chinese = {"name": CHINESE_NAMES[bandit], "star": STARS[bandit]}
        lines.append(say(_("In Chinese {name}; the star is {star}."), **chinese))
    if EXILE_SQUARE[bandit] != NOWHERE:
        exile = SQUARES.name(EXILE_SQUARE[bandit])
        lines.append(say(_("Comes as a convict bound for {square}."), square=exile))
    if TAG[bandit] != NO_TAG:
        lines.append(say(_("Tag: {tag}."), tag=say(TAGS.name(TAG[bandit]))))
    return lines
