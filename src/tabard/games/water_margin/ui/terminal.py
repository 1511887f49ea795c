"""The table in text: the grid of 12 by 9 squares, the figures, the gangs and what is in force.

On the grid ``1LiCh`` is Lin Chong of seat 1, ``#2Lia`` the refuge of seat 2 in Liangshan Marsh,
``*Lian`` an unclaimed fort, ``~`` the sea. Nothing here decides anything.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.drawn.sheet import Hand, Look, Sheet, Text
from tabard.engine.words import _, apart, heading, n_, name_of, paired, say

from .. import phases
from ..board import brothers, figures, gang, is_convict
from ..components import bandits, events, government_forces, squares
from ..ending import quests_done
from ..phases import PHASES
from ..readings import alert_grows, experience_rerolls
from ..tests_of_skill import A_WOUND
from .about import things
from .notes import bound_for

INKS = ("green", "orange", "blue", "pink", "purple")  # of the seats
WIDE, ROOMY = 6, 9  # columns of a square, and where there is room


def table(state: Any, look: Look) -> Sheet:
    """The whole table: nothing on it is hidden."""
    return Sheet(
        title=[("", f" {_title(state, look)}")],
        tracks=[*_grid(state, look.roomy), *_tracks(state)],
        hands=_hands(state, look),
        legend=_legend(),
        about=things(state, look),
        thing="square",
    )


def title_of(state: Any) -> str:
    """How far the game is, in a line."""
    parts = [say(_("Water Margin"))]
    if state.chapter:
        parts.append(say(_("chapter {chapter}"), chapter=state.chapter))
    for level in range(state.depth):
        if phases.EVENT <= state.frame_phase[level] <= phases.RESISTANCE:
            parts.append(PHASES.name(state.frame_phase[level]))
    return " · ".join(parts)


def whose(state: Any) -> int | None:
    """The seat that plays the phase of the chapter that goes on; None where all do."""
    for level in range(state.depth):
        if phases.EVENT <= state.frame_phase[level] <= phases.RESISTANCE:
            return int(state.frame_seat[level])
    return None


def _title(state: Any, look: Look) -> str:
    """How far the game is, and whose phase goes on."""
    seat = whose(state)
    title = title_of(state)
    return title if seat is None else say(_("{title} of {seat}"), title=title, seat=look.name(seat))


# --- the grid ------------------------------------------------------------------------------------


def _grid(state: Any, roomy: bool) -> list[Text]:
    """A line with the letters of the columns, then a line for each row."""
    wide = ROOMY if roomy else WIDE
    standing = {
        state.square[f]: f for f in range(bandits.BANDITS) if state.square[f] != squares.NOWHERE
    }
    claimed = {state.refuge[seat]: seat for seat in range(state.seats)}
    head: Text = [
        ("dim", "  " + "".join(f"{'ABCDEFGHIJKL'[n]:<{wide}}" for n in range(squares.COLUMNS)))
    ]
    lines = [head]
    for row in range(squares.ROWS):
        line: Text = [("dim", f"{row + 1} ")]
        for square in range(row * squares.COLUMNS, (row + 1) * squares.COLUMNS):
            ink, words = _square(
                state, square, standing.get(square, bandits.NOBODY), claimed, roomy
            )
            line.append((ink, f"{words[: wide - 1]:<{wide}}"))
        lines.append(line)
    return lines


def _square(
    state: Any, square: int, figure: int, claimed: dict[int, int], roomy: bool
) -> tuple[str, str]:
    """What stands there; else what the place is called."""
    named, short = squares.PLACE_NAMES[square], squares.SHORT_PLACES[square]
    place = name_of(named, "place") if roomy else name_of(short, "place in short")
    if square in claimed:
        return INKS[claimed[square]], f"#{claimed[square] + 1}{place}"
    if figure != bandits.NOBODY:
        name = bandits.BANDITS.name(figure) if roomy else bandits.SHORT_NAMES[figure]
        return INKS[state.owner[figure]], f"{state.owner[figure] + 1}{name}"
    if squares.SEA[square]:
        return "cyan", "~" * ROOMY
    if squares.FORT[square]:
        return "strong", f"*{place}"
    return "dim", place or "."


# --- beside the grid -----------------------------------------------------------------------------


def _tracks(state: Any) -> list[Text]:
    tracks = [_gang(state, seat) for seat in range(state.seats)]
    tracks.append([("", say(_("deck {count}"), count=cards_in(state, bandits.IN_DECK)))])
    if alert_grows(state):
        ink = "bad" if state.alert > 5 else ""
        alert = government_forces.ALERTS.name(state.alert)
        tracks.append([(ink, say(_("alert {alert}"), alert=alert))])
    for event in range(events.EVENTS):
        if state.event_zone[event] == events.IN_FORCE:
            tracks.append([("warn", say(_("in force: {event}"), event=events.EVENTS.name(event)))])
    for event in range(events.EVENTS):
        if state.event_zone[event] == events.OPEN_QUEST:
            tracks.append([(INKS[state.quester[event]], _quest(state, event))])
    return tracks


def cards_in(state: Any, zone: int) -> int:
    """How many bandits are in a zone."""
    return sum(state.zone[bandit] == zone for bandit in range(bandits.BANDITS))


def _gang(state: Any, seat: int) -> Text:
    mark = ">" if seat == state.first_seat else ""
    return [(INKS[seat], mark + paired(str(seat + 1), gang_in_words(state, seat)))]


def gang_in_words(state: Any, seat: int) -> str:
    """``gang 4 (Wu Yong) 85 taels``, and the quests done; ``no refuge`` before there is one."""
    if state.refuge[seat] == squares.NOWHERE:
        words = say(_("no refuge"))
    else:
        chief = state.chief[seat]
        named = bandits.BANDITS.name(chief) if chief != bandits.NOBODY else "?"
        facts = {"size": gang(state, seat), "chief": named, "taels": state.treasure[seat]}
        words = say(
            n_(
                "gang {size} ({chief}) {taels} tael", "gang {size} ({chief}) {taels} taels", "taels"
            ),
            **facts,
        )
    done = quests_done(state, seat)
    if done:
        words += " " + say(n_("{count} quest done", "{count} quests done"), count=done)
    return words


def gang_told(state: Any, seat: int) -> tuple[str, ...]:
    """A gang in whole words: its size, chief, refuge and treasure, and the quests done."""
    if state.refuge[seat] == squares.NOWHERE:
        parts = [say(_("no refuge"))]
    else:
        chief = state.chief[seat]
        size, refuge = gang(state, seat), squares.SQUARES.name(state.refuge[seat])
        parts = [
            say(n_("a gang of {count} member", "a gang of {count} members"), count=size),
            say(_("refuge: {square}"), square=refuge),
            say(
                n_("treasure: {count} tael", "treasure: {count} taels"), count=state.treasure[seat]
            ),
        ]
        if chief != bandits.NOBODY:
            parts.insert(1, say(_("chief: {bandit}"), bandit=bandits.BANDITS.name(chief)))
    done = quests_done(state, seat)
    if done:
        parts.append(say(n_("{count} quest done", "{count} quests done"), count=done))
    if seat == state.first_seat:
        parts.append(say(_("plays first")))
    return tuple(parts)


def _quest(state: Any, event: int) -> str:
    """``1 The tiger of the ridge G4 C14``."""
    tested = bandits.CHARACTERISTICS.name(events.EVENT_TEST[event])
    test = f"{tested[:2]}{events.EVENT_DIFFICULTY[event]}"
    square = squares.SQUARES.word(events.EVENT_SQUARE[event]).upper()
    return f"{state.quester[event] + 1} {events.EVENTS.name(event)} {square} {test}"


# --- the figures ---------------------------------------------------------------------------------


def _hands(state: Any, look: Look) -> list[Hand]:
    """First the figures of whoever decides, then those of the others."""
    seats = sorted(range(state.seats), key=lambda seat: (seat not in look.asked, seat))
    return [_hand(state, look, seat) for seat in seats]


def _hand(state: Any, look: Look, seat: int) -> Hand:
    whole = seat in look.asked or look.roomy
    own = [
        f
        for f in range(bandits.BANDITS)
        if state.zone[f] == bandits.FIGURE and state.owner[f] == seat
    ]
    shown = tuple(_figure(state, figure, whole) for figure in own)
    words = apart(spoken_figure(state, figure) for figure in own) or say(_("no figures"))
    spoken = say(_("Figures of {seat}: {figures}."), seat=look.name(seat), figures=words)
    members = [
        b
        for b in range(bandits.BANDITS)
        if state.zone[b] == bandits.MEMBER and state.owner[b] == seat
    ]
    if members:
        named = ", ".join(bandits.BANDITS.name(bandit) for bandit in members)
        spoken += " " + say(_("Their gang: {bandits}."), bandits=named)
    who = say(_("{seat} ({count}):"), seat=seat + 1, count=figures(state, seat))
    return Hand([(INKS[seat], who)], shown, spoken, [(INKS[seat], heading(str(seat + 1)))])


def _figure(state: Any, figure: int, whole: bool) -> Text:
    """``LiCh G5 9/6/1+2 $20 w1 x1 g1 b1``: values, brothers, taels, wounds, experience, gourds and
    banquets; ``!`` immobilised, ``c`` a convict, ``p2`` in prison, ``=`` in a pending duel."""
    name = bandits.BANDITS.name(figure) if whole else bandits.SHORT_NAMES[figure]
    where = (
        squares.SQUARES.word(state.square[figure]).upper()
        if state.square[figure] != squares.NOWHERE
        else "?"
    )
    values = "/".join(str(bandits.VALUE[figure][c]) for c in bandits.CHARACTERISTICS.numbers)
    count = brothers(state, figure)
    words = f"{name} {where} {values}{f'+{count}' if count else ''}"
    marks = marks_of(state, figure)
    return [("", words), ("warn", f" {marks}" if marks else "")]


def marks_of(state: Any, figure: int) -> str:
    """What a figure carries and suffers, in signs."""
    counted = (
        ("$", state.taels), ("w", state.wound), ("x", state.experience), ("g", state.gourd),
        ("b", state.banquet), ("p", state.prison),
    )  # fmt: skip
    marks = [f"{sign}{field[figure]}" for sign, field in counted if field[figure]]
    if is_convict(state, figure):
        marks.append(f"c>{squares.SQUARES.word(state.exile[figure]).upper()}")
    if state.opponent[figure] != bandits.NOBODY:
        marks.append(f"={bandits.SHORT_NAMES[state.opponent[figure]]}")
    flags = (("!", state.immobilised), ("horse", state.horse), ("book", state.book))
    marks += [sign for sign, field in (*flags, ("armour", state.armour)) if field[figure]]
    return " ".join(marks)


def spoken_figure(state: Any, figure: int) -> str:
    """``Lin Chong at Yuncheng (G5), combat 9, mind 6, magic 1, 2 brothers, 20 taels``."""
    facts = {
        "bandit": bandits.BANDITS.name(figure),
        "square": squares.SQUARES.name(state.square[figure]),
        "combat": bandits.VALUE[figure][0],
        "mind": bandits.VALUE[figure][1],
        "magic": bandits.VALUE[figure][2],
    }
    sentence = _("{bandit} at {square}, combat {combat}, mind {mind}, magic {magic}")
    if state.square[figure] == squares.NOWHERE:
        sentence = _("{bandit}, combat {combat}, mind {mind}, magic {magic}")
    return ", ".join([say(sentence, **facts), *borne(state, figure)])


def borne(state: Any, figure: int) -> tuple[str, ...]:
    """Who rides with a figure, what it carries and what it suffers, in words."""
    parts = []
    under = [
        b
        for b in range(bandits.BANDITS)
        if state.zone[b] == bandits.BROTHER and state.leader[b] == figure
    ]
    if under:
        named = ", ".join(bandits.BANDITS.name(bandit) for bandit in under)
        parts.append(say(_("brothers: {bandits}"), bandits=named))
    counted = (
        (n_("{count} tael", "{count} taels"), state.taels),
        (n_("{count} gourd", "{count} gourds"), state.gourd),
        (n_("{count} banquet", "{count} banquets"), state.banquet),
        (n_("{count} wound: −{less} in tests", "{count} wounds: −{less} in tests"), state.wound),
        (_experience(state), state.experience),
        (n_("{count} more chapter in prison", "{count} more chapters in prison"), state.prison),
    )
    parts += [
        say(sentence, count=field[figure], less=A_WOUND * field[figure])
        for sentence, field in counted
        if field[figure]
    ]
    if state.immobilised[figure]:
        parts.append(say(_("immobilised")))
    if is_convict(state, figure):
        parts.append(bound_for(state, figure))
    if state.opponent[figure] != bandits.NOBODY:
        parts.append(
            say(_("duel with {bandit}"), bandit=bandits.BANDITS.name(state.opponent[figure]))
        )
    markers = (
        (_("horse"), state.horse), (_("book"), state.book), (_("armour"), state.armour),
        (_("magic leggings"), state.swift),
    )  # fmt: skip
    return (*parts, *(say(sentence) for sentence, field in markers if field[figure]))


def _experience(state: Any) -> str:
    """By the option it adds nothing (A28)."""
    if experience_rerolls(state):
        return n_("{count} experience", "{count} experience")
    return n_("{count} experience: +{count} in tests", "{count} experience: +{count} in tests")


def _legend() -> list[Text]:
    signs = _(
        "1LiCh figure of seat 1  #1 its refuge  *fort  9/6/1+2 combat/mind/magic and brothers"
        "  $ taels  w wounds  x experience  g gourds  b banquets  p prison  c> convict for"
        "  ! immobilised  = duel"
    )
    return [[("dim", part)] for part in say(signs).split("  ")]
