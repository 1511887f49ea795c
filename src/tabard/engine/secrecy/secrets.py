"""Who may see what, from the declarations of the record's fields.

``view`` is the record with HIDDEN wherever a viewer may not look; ``hidden_counts`` says how many
hidden pieces lie in each place; ``guess`` fills a view in again, fairly, from these two alone. A
viewer is a set of seats; the empty set is a spectator.

What lies in a place is declared in one of two ways: things that can be told apart have their place
(``card_place: Array = each(CARDS, of=PLACES, secret="place")``), things that are alike are counted
(``tokens: Array = each(PURSES, COLOURS, secret="place")``). The hidden things of one field may be
dealt in each other's stead: two decks with different backs are two fields.

An amount is the seat's own number of alike things (``chips: Array = each(SEATS, of=upto(55),
secret=OWNER)``). What comes and goes is seen, or counted where it lies open: so everybody knows how
many the hidden seats have together, and nobody how many each of them has. When the game is over
amounts are counted: they lie open.

A sealed answer lies in the seat's own fields (``secret=OWNER, sealed=True``). It is given in a
sealed phase with ``asks`` and ``answered``, it makes one of these fields differ from its start, and
the opening puts all of them back there: so everybody knows that it is given, and only its owner
what it says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..game import Game
from ..kinds import EVERYBODY, HIDDEN, Kind
from ..state import Field, Record
from .guessing import forget_what_was_told

Stream = list[int]
# Field -> place -> how many hidden pieces lie there; of amounts: HIDDEN -> their sum.
Counts = dict[str, dict[int, int]]


def view(game: Game, state: Record, viewers: Iterable[int]) -> Record:
    """What these seats together may know: a record of the same shape with HIDDEN in the gaps."""
    seats = led_too(game, state, viewers)
    seen = state.copy()
    for field in game.state.in_places():
        _hide_places(field, seen, seats)
    for field in game.state.in_places():
        _keep_own_bits(field, seen, seats)
    for seat in _others(state, seats):
        for field in game.state.amounts() if not state.ended else ():
            _fill(getattr(seen, field.name), seat, HIDDEN)
        if holds_sealed(game, state, seat):
            for field in game.state.answers():
                _fill(getattr(seen, field.name), seat, HIDDEN)
    for seat in _secret_drafts(game, state, seats):
        for name in ("draft_verb", "draft_said", "draft"):
            _fill(getattr(seen, name), seat, HIDDEN)
    _keep_told(game, seen, seats)
    return seen


def hidden_counts(game: Game, state: Record, viewers: Iterable[int]) -> Counts:
    """How many pieces that these seats may not see lie in each place, and the sums of amounts."""
    seats = led_too(game, state, viewers)
    counts: Counts = {}
    for field in game.state.in_places():
        places = counts[field.name] = {}
        if field.counted:
            for place in _dark(field.places, seats):
                places[place] = sum(getattr(state, field.name)[place])
        else:
            for thing in _unseen(field, state, seats):
                place = getattr(state, field.name)[thing]
                places[place] = places.get(place, 0) + 1
    others = _others(state, seats)
    for field in game.state.amounts():
        amounts = getattr(state, field.name)
        counts[field.name] = (
            {HIDDEN: sum(amounts[s] for s in others)} if others and not state.ended else {}
        )
    return {name: dict(sorted(p.items())) for name, p in counts.items()}


def guess(game: Game, state: Record, viewers: Iterable[int], stream: Stream) -> Record:
    """A record that these seats cannot tell from the true one, each equally likely: the hidden
    things are dealt anew, the sums of amounts shared out anew (each way to share one within the
    bounds of its field is equally likely), then the sealed answers given anew. It follows from the
    view, the numbers of hidden pieces and the stream alone. Raises AssertionError for a table that
    breaks what the record declares."""
    for seat in range(state.seats):
        if holds_sealed(game, state, seat) and not answers_given(game, state, seat):
            raise AssertionError("a sealed answer lies here whose question is not sealed")
    for field in game.state.amounts():
        if not set(getattr(state, field.name)[: state.seats]) <= set(field.of.numbers):
            raise AssertionError(f"{field.name} is out of its bounds")
    guessed = state.copy()
    if not game.has_secrets:
        forget_what_was_told(guessed)
        return guessed
    bits = sum(1 << seat for seat in led_too(game, state, viewers))
    game.flow.scope["guess_table"](state, guessed, state.copy(), bits, game.room(), stream)
    return guessed


def led_too(game: Game, state: Record, viewers: Iterable[int]) -> tuple[int, ...]:
    """These seats and all others that the same players lead."""
    bits = 0
    for seat in viewers:
        bits |= game.flow.led_with(state, seat)
    return tuple(seat for seat in range(state.seats) if bits >> seat & 1)


def holds_sealed(game: Game, state: Record, seat: int) -> bool:
    """Has this seat given an answer that is not open yet?"""
    return any(getattr(state, f.name)[seat] != f.empty(f.shape[1:]) for f in game.state.answers())


def answers_given(game: Game, state: Record, seat: int) -> int:
    """How many sealed questions this seat has answered that others still answer: mostly one."""
    if not holds_sealed(game, state, seat):
        return 0
    return sum(
        game.sequence.phases[state.frame_phase[level]].sealed
        and state.frame_answered[level] >> seat & 1
        for level in range(state.depth)
    )


# --- hiding ---------------------------------------------------------------------------------


def _fill(values: Any, at: int, number: int) -> None:
    """Put the number there, in all of a row."""
    old = values[at]
    values[at] = [number] * len(old) if isinstance(old, list) else number


def _others(state: Record, seats: tuple[int, ...]) -> list[int]:
    return [seat for seat in range(state.seats) if seat not in seats]


def _dark(places: Kind, seats: tuple[int, ...]) -> list[int]:
    """The places into which none of these seats may look."""
    return [
        place
        for place, seen_by in zip(places.numbers, places.seen_by, strict=True)
        if seen_by != EVERYBODY and seen_by not in seats
    ]


def _unseen(field: Field, state: Record, seats: tuple[int, ...]) -> list[int]:
    """The things that lie where these seats may not look, and that none of them has seen there."""
    dark = set(_dark(field.places, seats))
    own = sum(1 << seat for seat in set(seats))
    where = getattr(state, field.name)
    looked = getattr(state, field.seen) if field.seen else [0] * len(where)
    return [t for t, place in enumerate(where) if place in dark and not looked[t] & own]


def _hide_places(field: Field, seen: Record, seats: tuple[int, ...]) -> None:
    value = getattr(seen, field.name)
    if field.counted:
        for place in _dark(field.places, seats):
            value[place] = [HIDDEN] * len(value[place])
    else:
        for thing in _unseen(field, seen, seats):
            value[thing] = HIDDEN


def _keep_own_bits(field: Field, seen: Record, seats: tuple[int, ...]) -> None:
    """Who else has seen a thing would betray where it lies."""
    if field.seen:
        own = sum(1 << seat for seat in set(seats))
        setattr(seen, field.seen, [bits & own for bits in getattr(seen, field.seen)])


def _secret_drafts(game: Game, state: Record, seats: tuple[int, ...]) -> Iterator[int]:
    """The other seats that may be half-way through a sealed answer."""
    if state.depth and game.sequence.phases[state.frame_phase[state.depth - 1]].sealed:
        waiting = game.flow.asked_now(state)
        yield from (seat for seat in _others(state, seats) if waiting >> seat & 1)


def _keep_told(game: Game, seen: Record, seats: tuple[int, ...]) -> None:
    """What was told, as these seats may read it; nothing of moves before."""
    rows = [game.book.events.seen(row, seats) for row in seen.told[: seen.told_count]]
    rest = len(seen.told) - len(rows)
    seen.told = rows + [[0] * len(seen.told[0]) for _row in range(rest)]
