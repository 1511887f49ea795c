"""The table as a drawing: who stands where, whose refuge, and what each gang has."""

# mypy: allow-untyped-calls

from __future__ import annotations

from dataclasses import replace
from math import ceil, sqrt
from typing import Any

from tabard.drawn.scene import Card, Holding, Piece, Scene, Spot, Track
from tabard.drawn.sheet import Look
from tabard.engine.words import _, apart, name_of, say

from ..board import brothers, is_convict, is_prisoner
from ..components import bandits, events, government_forces, squares
from ..readings import alert_grows, last_chapter
from ..resistance import price_of_a_life
from .about import by_square, square_in_words
from .board import middle, stands_low
from .empire import HIGH, WIDE
from .faces import dress, face_of
from .goals import course, goals, here
from .notes import event_in_words, favourite_place, values_of
from .stakes import going_on, stakes
from .terminal import INKS, borne, cards_in, gang_told, spoken_figure, title_of, whose

Told = dict[int, str]  # each figure in a sentence


def scene(state: Any, look: Look) -> Scene:
    """The whole table: nothing on it is hidden."""
    told = {figure: spoken_figure(state, figure) for figure in _all_figures(state)}
    holdings = [*(_gang(state, seat, told) for seat in range(state.seats)), *_events(state)]
    beside = Scene(holdings=holdings, tracks=_tracks(state))
    if look.only == "counted":
        return beside
    standing, there = _standing(state), by_square(state)
    return replace(
        beside,
        title=title_of(state),
        spots=[
            _spot(
                square,
                apart(told[figure] for figure in standing.get(square, ())),
                square_in_words(state, look, square, there.get(square, ())),
            )
            for square in range(squares.SQUARES)
        ],
        pieces=[
            *_refuges(state, look),
            *_quests(state),
            *(
                piece
                for square, here in standing.items()
                for piece in _figures(state, square, here, told)
            ),
        ],
        goals=goals(state, look),
        course=course(),
        here=here(state),
        whose=whose(state),
        stakes=stakes(state),
        now=tuple(going_on(state)),
    )


def _all_figures(state: Any) -> list[int]:
    return [b for b in range(bandits.BANDITS) if state.zone[b] == bandits.FIGURE]


def _standing(state: Any) -> dict[int, list[int]]:
    """The figures on each square where any stand."""
    standing: dict[int, list[int]] = {}
    for figure in _all_figures(state):
        if state.square[figure] != squares.NOWHERE:
            standing.setdefault(state.square[figure], []).append(figure)
    return standing


def _spot(square: int, spoken: str, about: list[str]) -> Spot:
    x, y = middle(square)
    names = ((squares.SQUARES, square),)
    return Spot(x, y, HIGH, squares.SQUARES.name(square), names, WIDE, spoken, tuple(about))


# --- on the squares -----------------------------------------------------------------------------


def _refuges(state: Any, look: Look) -> list[Piece]:
    """A banner over each claimed fort, below whoever waits there."""
    found = []
    for seat in range(state.seats):
        if state.refuge[seat] != squares.NOWHERE:
            x, y = middle(state.refuge[seat])
            words = say(_("the refuge of {seat}"), seat=look.name(seat))
            ink, letter = INKS[seat], str(seat + 1)
            flag = Piece("refuge", x - 32, y - 30, 40, ink, letter, spoken=words, under=True)
            found.append(flag)
    return found


def _quests(state: Any) -> list[Piece]:
    """Open quests at the right side of their squares, in the colour of whoever seeks them."""
    pieces: list[Piece] = []
    places: dict[int, int] = {}
    for event in range(events.EVENTS):
        if state.event_zone[event] == events.OPEN_QUEST:
            square = events.EVENT_SQUARE[event]
            place = places[square] = places.get(square, 0) + 1
            x, y = middle(square)
            ink, words = INKS[state.quester[event]], events.EVENTS.name(event)
            at = y - 66 + 26 * place
            pieces.append(
                Piece(
                    "quest",
                    x + WIDE / 2 - 12,
                    at,
                    22,
                    ink,
                    spoken=words,
                    names=((events.EVENTS, event),),
                )
            )
    return pieces


def _figures(state: Any, square: int, here: list[int], told: Told) -> list[Piece]:
    """Whoever stands there, with name, and how many ride along; with a number where many stand."""
    x, y = middle(square)
    return [
        Piece(
            _symbol(state, figure),
            x + across,
            y + down,
            size,
            INKS[state.owner[figure]],
            str(state.owner[figure] + 1),
            1 if len(here) <= 2 else 1 + brothers(state, figure),
            told[figure],
            ((bandits.BANDITS, figure),),
            label=_label(state, figure) if len(here) <= 2 else "",
        )
        for figure, (across, down, size) in zip(
            here, _room(len(here), stands_low(square)), strict=True
        )
    ]


def _label(state: Any, figure: int) -> str:
    """``Lin Chong +2``: a number upon the figure would read as that of a seat."""
    name, along = bandits.BANDITS.name(figure).split(" (")[0], int(brothers(state, figure))
    return f"{name} +{along}" if along else name


def _symbol(state: Any, figure: int) -> str:
    """A figure is drawn by what has become of it, else by what it was before."""
    if is_prisoner(state, figure):
        return "prisoner"
    if is_convict(state, figure):
        return "convict"
    return dress(figure)


def _face(state: Any, bandit: int) -> str:
    """The bandit's own face, unless somebody has locked it up."""
    if is_prisoner(state, bandit) or is_convict(state, bandit):
        return _symbol(state, bandit)
    return face_of(bandit)


def _room(many: int, low: bool) -> list[tuple[float, float, float]]:
    """Where so many figures stand about the middle of a square, and how large: one with its name
    below it, two a little apart in height for theirs, more in rows. They stand higher where the
    name of the place does not stand ``low`` but in two lines."""
    if many == 1:
        return [(0, -22, 52) if low else (0, -26, 44)]
    if many == 2:
        return [(36, -12, 36), (-36, -34, 36)] if low else [(36, -20, 32), (-36, -38, 32)]
    columns = ceil(sqrt(many))
    rows = ceil(many / columns)
    wide, high = 132 / columns, 76 / rows
    return [
        (
            (n % columns - (columns - 1) / 2) * wide,
            (n // columns - (rows - 1) / 2) * high - 13,
            min(40.0, wide, high * 1.2),
        )
        for n in range(many)
    ]


# --- beside the board ---------------------------------------------------------------------------


def _gang(state: Any, seat: int, told: Told) -> Holding:
    figures = [figure for figure in told if state.owner[figure] == seat]
    members = [
        b
        for b in range(bandits.BANDITS)
        if state.zone[b] == bandits.MEMBER and state.owner[b] == seat
    ]
    cards = [
        *(_figure(state, figure, told[figure]) for figure in figures),
        *(_member(state, bandit) for bandit in members),
        *(
            _quest(state, event)
            for event in range(events.EVENTS)
            if state.event_zone[event] == events.OPEN_QUEST and state.quester[event] == seat
        ),
    ]
    title = say(_("Seat {seat}"), seat=seat + 1)
    facts = gang_told(state, seat)
    if members:
        named = ", ".join(bandits.BANDITS.name(bandit) for bandit in members)
        price = int(price_of_a_life(state, seat))
        facts = (
            *facts,
            say(_("members: {bandits}"), bandits=named),
            say(_("to save a member from soldiers: {price} taels"), price=price),
        )
    face = _face(state, figures[0]) if figures else ""
    return Holding(title, seat, INKS[seat], str(seat + 1), facts, tuple(cards), symbol=face)


def _figure(state: Any, figure: int, spoken: str) -> Card:
    """A figure: where it stands, what it can, who rides with it, what it carries."""
    where = state.square[figure]
    place = squares.SQUARES.name(where) if where != squares.NOWHERE else say(_("nowhere"))
    return Card(
        f"{bandits.BANDITS.name(figure)} {bandits.CHINESE_NAMES[figure]}",
        (
            place,
            values_of(figure),
            *borne(state, figure),
            *filter(None, (favourite_place(state, figure),)),
            name_of(bandits.NICKNAMES[figure], "nickname"),
        ),
        _face(state, figure),
        INKS[state.owner[figure]],
        str(state.owner[figure] + 1),
        1 + brothers(state, figure),
        spoken,
        ((bandits.BANDITS, figure),),
    )


def _member(state: Any, bandit: int) -> Card:
    seat = state.owner[bandit]
    return Card(
        f"{bandits.BANDITS.name(bandit)} {bandits.CHINESE_NAMES[bandit]}",
        (name_of(bandits.NICKNAMES[bandit], "nickname"), values_of(bandit), say(_("in the gang"))),
        _face(state, bandit),
        INKS[seat],
        str(seat + 1),
        names=((bandits.BANDITS, bandit),),
    )


def _events(state: Any) -> list[Holding]:
    """What is in force; none where nothing is."""
    cards = [
        Card(
            events.EVENTS.name(event),
            (event_in_words(event),),
            events.EVENTS.word(event),
            names=((events.EVENTS, event),),
        )
        for event in range(events.EVENTS)
        if state.event_zone[event] == events.IN_FORCE
    ]
    return [Holding(say(_("Events of the chapter")), cards=tuple(cards))] if cards else []


def _quest(state: Any, event: int) -> Card:
    facts = {
        "square": squares.SQUARES.name(events.EVENT_SQUARE[event]),
        "characteristic": bandits.CHARACTERISTICS.name(events.EVENT_TEST[event]),
        "difficulty": events.EVENT_DIFFICULTY[event],
    }
    lines = (
        say(_("{square}: {characteristic} against {difficulty}"), **facts),
        event_in_words(event),
    )
    seat = state.quester[event]
    names = ((events.EVENTS, event),)
    name, symbol = events.EVENTS.name(event), events.EVENTS.word(event)
    return Card(name, lines, symbol, INKS[seat], str(seat + 1), names=names)


def _tracks(state: Any) -> list[Track]:
    tracks = [
        Track(say(_("Chapter")), state.chapter, last_chapter(state)),
        Track(
            say(_("Deck")), cards_in(state, bandits.IN_DECK), spoken=say(_("Bandits in the deck"))
        ),
    ]
    if alert_grows(state):
        words = say(_("alert {alert}"), alert=government_forces.ALERTS.name(state.alert))
        tracks.append(Track(say(_("Alert")), state.alert, government_forces.HIGHEST_ALERT, words))
    return tracks
