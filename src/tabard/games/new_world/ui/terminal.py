"""The table in text: the nine regions area by area, the seas, and what each nation has.

``HIS-S1`` is Hispaniola, discovered, with the marker and a settlement of Spain; ``#2`` stands for
its works, ``@F`` for a French leader ashore, ``~E`` for an English fleet, ``!`` for a native army;
``mex`` in small letters nobody has discovered. Nothing here decides anything.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.drawn.sheet import Look, Sheet, Text
from tabard.engine.words import _, heading, name_of, paired, say

from ..components import board, goods, nations
from ..natives.armies import natives_in
from ..options import LEVEL, OPTION_LIST
from ..state import UNDISCOVERED
from ..world.conventions import period, year
from ..world.map import side_of_fleet
from ..world.nations import plays
from .about import things
from .nation import hand
from .treaties import standing_agreements
from .under_way import fighting, going_on

LINE = 78  # columns of a line of the board where room is scarce
WIDE_LINE = 106


def table(state: Any, look: Look) -> Sheet:
    """The whole table as one viewer may see it; where room is scarce, trade waits for a combat."""
    if look.only == "about":
        return Sheet(about=things(state))
    trade = [] if fighting(state) and not look.roomy else _trade(state, look)
    return Sheet(
        title=[("", f" {title_of(state, look.roomy)}")],
        tracks=[*_board(state, look), *_seas(state), *_tracks(state), *trade, *going_on(state)],
        hands=[hand(state, seat, look) for seat in range(state.seats)],
        legend=_legend(),
        about=things(state),
        thing="area",
    )


def title_of(state: Any, roomy: bool) -> str:
    """How far the game is, in a line; the order of play by letters where room is scarce."""
    level = OPTION_LIST[LEVEL].readings[state.option[LEVEL]]
    parts = [say(_("New World, {level}"), level=name_of(level, "new_world/reading"))]
    if state.turn:
        parts.append(say(_("turn {turn}, {year}"), turn=state.turn, year=year(state)))
        parts.append(say(_("period {period}"), period=period(state)))
    if state.round:
        order = [n for n in state.order if n != nations.NO_NATION]
        letters = "".join(nations.NATION_LETTERS[n] for n in order)
        named = ", ".join(nations.NATIONS.name(n) for n in order)
        if roomy:
            parts.append(say(_("round {round}: {order}"), round=state.round, order=named))
        else:
            words = _("round {round}, order {letters}")
            parts.append(say(words, round=state.round, letters=letters))
    return " · ".join(parts)


# --- the board ----------------------------------------------------------------------------------


def _board(state: Any, look: Look) -> list[Text]:
    """A line for each region; one that is too long goes on in the next."""
    wide = WIDE_LINE if look.roomy else LINE
    lines: list[Text] = []
    for region in range(board.REGIONS):
        line: Text = [("strong", heading(board.REGIONS.name(region)))]
        for area in range(board.AREAS):
            if board.REGION[area] == region:
                shown = _area(state, area)
                if _width(line) + _width(shown) + 1 > wide:
                    lines.append(line)
                    line = [("", " ")]
                line = [*line, ("", " "), *shown]
        lines.append(line)
    return lines


def _width(text: Text) -> int:
    return sum(len(part) for _ink, part in text)


def _area(state: Any, area: int) -> Text:
    """``HIS-S1#2@S~F!``: the code, its owner and colony, works, leaders, fleets, natives."""
    if state.discovered[area] == UNDISCOVERED:
        return [("dim", board.CODES[area].lower()), *_who_is_there(state, area)]
    text: Text = [("", board.CODES[area])]
    owner = state.owner[area]
    if owner != nations.NO_NATION:
        level = state.colony[area]
        text = [
            (
                nations.NATION_COLOURS[owner],
                f"{board.CODES[area]}-{nations.NATION_LETTERS[owner]}{level or ''}",
            )
        ]
    if state.fortification[area]:
        text.append(("", f"#{state.fortification[area]}"))
    return [*text, *_who_is_there(state, area)]


def _who_is_there(state: Any, spot: int) -> Text:
    """Leaders ashore, fleets, pirates, a known haven, a native army."""
    text: Text = []
    for nation in range(nations.NATIONS):
        ashore = sum(
            state.leader_at[n] == spot
            for n in range(nations.LEADERS)
            if nations.LEADER_NATION[n] == nation
        )
        if ashore:
            many = str(ashore) if ashore > 1 else ""
            text.append(
                (nations.NATION_COLOURS[nation], f"@{nations.NATION_LETTERS[nation]}{many}")
            )
    for side in range(nations.NATIONS + 2):
        fleets = sum(
            state.fleet_at[n] == spot for n in range(nations.ALL_FLEETS) if side_of_fleet(n) == side
        )
        if fleets:
            ink, letter = ("bad", "x") if side > nations.NATIONS else _letter(side)
            text.append((ink, f"~{letter}{fleets if fleets > 1 else ''}"))
    if spot < board.AREAS:
        if state.haven[spot] == goods.KNOWN_HAVEN:
            text.append(("bad", "%"))
        if natives_in(state, spot) > 0:
            text.append(("warn", "!"))
    return text


def _letter(nation: int) -> tuple[str, str]:
    """The ink and the letter of a nation."""
    return nations.NATION_COLOURS[nation], nations.NATION_LETTERS[nation]


def _seas(state: Any) -> list[Text]:
    """The seas where something is."""
    items: list[Text] = []
    for sea in range(board.SEAS):
        there = _who_is_there(state, board.FIRST_SEA + sea)
        storm = [("bad", " " + say(_("storm")))] if state.storm[sea] else []
        if there or storm:
            items.append([("cyan", board.SPOTS.name(board.FIRST_SEA + sea)), *there, *storm])
    return items


# --- what holds for all -------------------------------------------------------------------------


def _tracks(state: Any) -> list[Text]:
    """Knowledge of the natives, who is at war or allied, and by what agreements."""
    items: list[Text] = []
    if state.horses:
        items.append([("warn", say(_("natives ride")))])
    if state.firearms:
        items.append([("warn", say(_("natives have firearms")))])
    for status, ink in ((nations.HOSTILE, "bad"), (nations.ALLIED, "good")):
        pairs = [
            f"{nations.NATION_LETTERS[nations.PAIR_FIRST[pair]]}-{nations.NATION_LETTERS[nations.PAIR_SECOND[pair]]}"
            for pair in range(nations.PAIRS)
            if state.status[pair] == status
            and plays(state, nations.PAIR_FIRST[pair])
            and plays(state, nations.PAIR_SECOND[pair])
        ]
        if pairs:
            items.append([(ink, paired(nations.STATUSES.name(status), " ".join(pairs)))])
    items += standing_agreements(state)
    return items


def _trade(state: Any, look: Look) -> list[Text]:
    """Open demands and how far they are filled, prices that have moved."""
    items: list[Text] = []
    wanted = [
        f"{goods.DEMANDS.name(n)} {state.demand_filled[n]}/4"
        for n in range(goods.DEMANDS)
        if state.demand_place[n] == goods.DEMAND_OPEN
    ]
    if wanted:
        items.append([("good", say(_("demand: {goods}"), goods=", ".join(wanted)))])
    moved = [g for g in range(goods.GOODS) if state.price[g] != goods.PRICE[g] or look.roomy]
    if moved:
        prices = ", ".join(f"{goods.GOODS.name(g)} {state.price[g]}" for g in moved)
        items.append([("", say(_("prices: {prices}"), prices=prices))])
    return items


def _legend() -> list[Text]:
    signs = _(
        "lower case: undiscovered  -S1 owner and colony  #2 works  @ leader  ~ fleet  ! natives"
        "  % haven  ~x pirates"
    )
    named: list[Text] = [
        [_letter(nation), ("", f" {nations.NATIONS.name(nation)}")]
        for nation in range(nations.NATIONS)
    ]
    return [[("dim", say(signs))], *named]
