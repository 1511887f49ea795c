"""The table in text: tracks, the 31 cities with what stands in them, and the open hands.

In a city ``#`` is a fort, ``+2`` two legions, ``F2`` two barbarians of the Franks, ``1C`` the pawn
of seat 1, the Consul; ``~`` after a name is a port. Nothing here decides anything.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.drawn.sheet import Cell, Hand, Look, Sheet, Text
from tabard.engine.words import _, heading, name_of, say

from ..components import board, cards, pieces, roles
from ..deck import cards_in_player_deck
from ..options import DIFFICULTY, OPTION_LIST
from ..players import is_solo, pawns_in_play
from ..supply import cubes_in_supply, forts_in_supply, legions_in_supply
from .about import things


def table(state: Any, look: Look) -> Sheet:
    """The whole table as one viewer may see it (in this game nothing on it is hidden)."""
    return Sheet(
        title=[("", f" {title_of(state)}")],
        tracks=_tracks(state, look),
        cells=[_cell(state, city, look) for city in range(board.CITIES)],
        hands=_hands(state, look),
        legend=_legend(),
        about=things(state),
        thing="city",
        decides=pawn_title(state, state.turn) if is_solo(state) and state.turns else "",
    )


def pawn_mark(state: Any, pawn: int) -> str:
    """``1C``: the pawn's number and its role's letter."""
    role = state.role[pawn]
    return f"{pawn + 1}{roles.ROLE_LETTERS[role] if role != roles.NO_ROLE else ''}"


def pawn_title(state: Any, pawn: int) -> str:
    """``1 Consul``."""
    role = state.role[pawn]
    return f"{pawn + 1} {roles.ROLES.name(role)}" if role != roles.NO_ROLE else str(pawn + 1)


def title_of(state: Any) -> str:
    """How far the game is, in a line."""
    difficulty = OPTION_LIST[DIFFICULTY].readings[state.option[DIFFICULTY]]
    parts = [
        say(_("Fall of Rome, {difficulty}"), difficulty=name_of(difficulty, "fall_of_rome/reading"))
    ]
    if state.turns:
        facts = {"turn": state.turns, "pawn": pawn_title(state, state.turn)}
        parts.append(say(_("turn {turn}: {pawn}"), **facts))
        parts.append(say(_("actions left: {count}"), count=state.actions_left))
    return " · ".join(parts)


# --- tracks -------------------------------------------------------------------------------------


def _tracks(state: Any, look: Look) -> list[Text]:
    return [
        _decline(state, look),
        _rates(state, look),
        _text(say(_("Player deck {count}"), count=cards_in_player_deck(state))),
        _text(say(_("Legions {left}/{all}"), left=legions_in_supply(state), all=pieces.LEGIONS)),
        _text(say(_("Forts {left}/{all}"), left=forts_in_supply(state), all=pieces.FORTS)),
        *_tribes(state, look),
    ]


def _text(words: str) -> Text:
    return [("", words)]


def _decline(state: Any, look: Look) -> Text:
    """A bar of eight steps, the last of which loses the game."""
    gone, left = ("#", ".") if look.ascii else ("■", "□")
    bar = gone * state.decline + left * (board.LAST_DECLINE - state.decline)
    ink = "bad" if state.decline > board.LAST_DECLINE - 3 else ""
    return [("", say(_("Decline")) + " "), (ink, f"{bar} {state.decline}/{board.LAST_DECLINE}")]


def _rates(state: Any, look: Look) -> Text:
    """What the marker says now; on a large screen the whole track."""
    cards, legions = board.INVASION_RATE[state.rate], board.RECRUITMENT_RATE[state.rate]
    now = say(_("Invasion {cards} Recruit {legions}"), cards=cards, legions=legions)
    if not look.roomy:
        return _text(now)
    ahead = " ".join(
        str(board.INVASION_RATE[space]) for space in range(state.rate + 1, board.LAST_RATE + 1)
    )
    return [("", now), ("dim", f" (> {ahead})" if ahead else "")]


def _tribes(state: Any, look: Look) -> list[Text]:
    """The barbarians left in each supply; an equals sign stands for an alliance."""
    items: list[Text] = []
    for tribe in range(board.TRIBES):
        name = f" {board.TRIBES.name(tribe)} " if look.roomy else ""
        left = f"{cubes_in_supply(state, tribe)}/{board.CUBES[tribe]}"
        allied = "=" + (say(_("allied")) if look.roomy else "") if state.allied[tribe] else ""
        items.append(
            [
                (board.TRIBE_COLOURS[tribe], board.TRIBE_LETTERS[tribe]),
                ("", f"{name}{left}"),
                ("good", allied),
            ]
        )
    supply = "" if look.roomy else say(_("Supply")) + " "
    items[0] = [("", supply), *items[0]]
    return items


# --- the board ----------------------------------------------------------------------------------


def _cell(state: Any, city: int, look: Look) -> Cell:
    pieces: list[Text] = []
    force = ("#" if state.fort[city] else "") + (f"+{n}" if (n := state.legions[city]) else "")
    if force:
        pieces.append([("strong", force)])
    cubes: Text = [
        (board.TRIBE_COLOURS[tribe], f"{board.TRIBE_LETTERS[tribe]}{state.cubes[city][tribe]}")
        for tribe in range(board.TRIBES)
        if state.cubes[city][tribe]
    ]
    if cubes:
        pieces.append(cubes)
    pawns = pawns_in(state, city)
    if pawns:
        pieces.append(_pawns(state, pawns))
    return Cell(
        board.CITIES.word(city),
        board.CITIES.name(city),
        board.SHORT_NAMES[city],
        "~" if board.PORT[city] else "",
        tuple(pieces),
        spoken_city(state, city),
        "strong" if state.turns and city == state.pawn[state.turn] else "",
    )


def _pawns(state: Any, pawns: list[int]) -> Text:
    """``1C`` for one or two, only their numbers for more; the pawn whose turn it is stands out."""
    marks = [pawn_mark(state, p) if len(pawns) < 3 else str(p + 1) for p in pawns]
    turn = state.turn if state.turns else -1
    return [("you" if p == turn else "strong", m) for p, m in zip(pawns, marks, strict=True)]


def pawns_in(state: Any, city: int) -> list[int]:
    """The pawns that stand in a city."""
    return [pawn for pawn in range(pawns_in_play(state)) if state.pawn[pawn] == city]


def spoken_city(state: Any, city: int) -> str:
    """What stands in a city, in words."""
    parts = [say(_("a fort"))] if state.fort[city] else []
    if state.legions[city]:
        parts.append(pieces.SO_MANY_LEGIONS.name(state.legions[city]))
    for tribe in range(board.TRIBES):
        if state.cubes[city][tribe]:
            facts = {"count": state.cubes[city][tribe], "tribe": board.TRIBES.name(tribe)}
            parts.append(say(_("{count} of the {tribe}"), **facts))
    parts += [
        say(_("the pawn of {pawn}"), pawn=pawn_title(state, pawn)) for pawn in pawns_in(state, city)
    ]
    if not parts:
        return ""
    return say(_("{city}: {pieces}."), city=board.CITIES.name(city), pieces=", ".join(parts))


# --- hands --------------------------------------------------------------------------------------


def _hands(state: Any, look: Look) -> list[Hand]:
    if is_solo(state):
        own = ", ".join(pawn_title(state, pawn) for pawn in range(pawns_in_play(state)))
        who = say(_("Hand")) if not look.roomy else say(_("Hand of {pawns}"), pawns=own)
        return [
            _hand(state, look, cards.FIRST_HAND, who, say(_("Hand"))),
            _hand(state, look, cards.TREASURY, say(_("Treasury")), say(_("Treasury"))),
        ]
    return [
        _hand(state, look, cards.FIRST_HAND + seat, _whose(state, seat), pawn_mark(state, seat))
        for seat in range(state.seats)
    ]


def _is_turn(state: Any, seat: int) -> bool:
    return bool(state.turns) and state.turn == seat


def _whose(state: Any, seat: int) -> str:
    role = state.role[seat]
    letter = f" ({roles.ROLE_LETTERS[role]})" if role != roles.NO_ROLE else ""
    return pawn_title(state, seat) + letter


def _hand(state: Any, look: Look, place: int, who: str, brief: str) -> Hand:
    turn = not is_solo(state) and _is_turn(state, place - cards.FIRST_HAND)
    held = [card for card in range(cards.PLAYER_CARDS) if state.card_place[card] == place]
    mark = ">" if turn else " "
    names = ", ".join(cards.PLAYER_CARDS.name(card) for card in held) or say(_("no cards"))
    spoken = say(_("{who}: {cards}."), who=who, cards=names)
    ink = "strong" if turn else ""
    label: Text = [(ink, mark + heading(who))]
    shown = tuple(_card(card, look) for card in held)
    return Hand(label, shown, spoken, [("strong", mark + heading(brief))])


def _card(card: int, look: Look) -> Text:
    """``Genu.F``: a city's name and its tribe; ``[veni]``: an event, by its first word."""
    if card >= cards.FIRST_EVENT:
        word = (
            cards.PLAYER_CARDS.name(card)
            if look.roomy
            else cards.PLAYER_CARDS.word(card).split("_")[0]
        )
        return [("strong", f"[{word}]")]
    city, tribe = cards.CARD_CITY[card], cards.CARD_TRIBE[card]
    name = board.CITIES.name(city) if look.roomy else board.SHORT_NAMES[city]
    return [("", f"{name}"), (board.TRIBE_COLOURS[tribe], f".{board.TRIBE_LETTERS[tribe]}")]


def _legend() -> list[Text]:
    signs = say(_("# fort  +2 legions  ~ port  = ally  1C pawn and role"))
    tribes: list[Text] = [
        [
            (board.TRIBE_COLOURS[tribe], board.TRIBE_LETTERS[tribe]),
            ("", f" {board.TRIBES.name(tribe)}"),
        ]
        for tribe in range(board.TRIBES)
    ]
    return [[("dim", signs)], *tribes]
