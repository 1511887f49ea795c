"""The table in text: the nine regions area by area, the seas, and what each nation has.

``HIS-S1`` is Hispaniola, discovered, with the marker and a settlement of Spain; ``#2`` stands for
its works, ``@F`` for a French leader ashore, ``~E`` for an English fleet, ``!`` for a native army;
``mex`` in small letters nobody has discovered. Nothing here decides anything.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.engine.sheet import Look, Sheet, Text
from tabard.engine.words import _, say

from ..components.goods import (
    DEMAND_OPEN,
    DEMANDS,
    GOODS,
    KNOWN_HAVEN,
    PRICE,
)
from ..components.map import (
    AREAS,
    CODES,
    FIRST_SEA,
    REGION,
    REGIONS,
    SEAS,
    SPOTS,
)
from ..components.nations import (
    ALL_FLEETS,
    ALLIED,
    HOSTILE,
    LEADER_NATION,
    LEADERS,
    NATION_COLOURS,
    NATION_LETTERS,
    NATIONS,
    NO_NATION,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    STATUSES,
)
from ..map import side_of_fleet
from ..nations import period, plays
from ..natives import natives_in
from ..options import LEVEL, OPTION_LIST
from ..state import UNDISCOVERED
from .about import things
from .nation import hand
from .treaties import standing_agreements
from .under_way import going_on

LINE = 78  # columns of a line of the board where room is scarce
WIDE_LINE = 106


def table(state: Any, look: Look) -> Sheet:
    """The whole table as one viewer may see it."""
    return Sheet(
        title=[("", f" {title_of(state)}")],
        tracks=[*_board(state, look), *_seas(state), *_tracks(state, look), *going_on(state)],
        hands=[hand(state, seat, look) for seat in range(state.seats)],
        legend=_legend(),
        about=things(state),
        thing="area",
    )


def title_of(state: Any) -> str:
    """How far the game is, in a line."""
    level = OPTION_LIST[LEVEL].readings[state.option[LEVEL]]
    parts = [say(_("New World, {level}"), level=say(level))]
    if state.turn:
        year = 1492 + 10 * (state.turn - 1)
        parts.append(say(_("turn {turn}, {year}"), turn=state.turn, year=year))
        parts.append(say(_("period {period}"), period=period(state)))
    if state.round:
        letters = "".join(NATION_LETTERS[n] for n in state.order if n != NO_NATION)
        parts.append(say(_("round {round}, order {letters}"), round=state.round, letters=letters))
    return " · ".join(parts)


# --- the board ----------------------------------------------------------------------------------


def _board(state: Any, look: Look) -> list[Text]:
    """A line for each region; one that is too long goes on in the next."""
    wide = WIDE_LINE if look.roomy else LINE
    lines: list[Text] = []
    for region in range(REGIONS):
        line: Text = [("strong", f"{REGIONS.name(region)}:")]
        for area in range(AREAS):
            if REGION[area] == region:
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
        return [("dim", CODES[area].lower()), *_who_is_there(state, area)]
    text: Text = [("", CODES[area])]
    owner = state.owner[area]
    if owner != NO_NATION:
        level = state.colony[area]
        text = [(NATION_COLOURS[owner], f"{CODES[area]}-{NATION_LETTERS[owner]}{level or ''}")]
    if state.fortification[area]:
        text.append(("", f"#{state.fortification[area]}"))
    return [*text, *_who_is_there(state, area)]


def _who_is_there(state: Any, spot: int) -> Text:
    """Leaders ashore, fleets, pirates, a known haven, a native army."""
    text: Text = []
    for nation in range(NATIONS):
        ashore = sum(
            state.leader_at[n] == spot for n in range(LEADERS) if LEADER_NATION[n] == nation
        )
        if ashore:
            many = str(ashore) if ashore > 1 else ""
            text.append((NATION_COLOURS[nation], f"@{NATION_LETTERS[nation]}{many}"))
    for side in range(NATIONS + 2):
        fleets = sum(
            state.fleet_at[n] == spot for n in range(ALL_FLEETS) if side_of_fleet(n) == side
        )
        if fleets:
            ink, letter = ("bad", "x") if side > NATIONS else _letter(side)
            text.append((ink, f"~{letter}{fleets if fleets > 1 else ''}"))
    if spot < AREAS:
        if state.haven[spot] == KNOWN_HAVEN:
            text.append(("bad", "%"))
        if natives_in(state, spot) > 0:
            text.append(("warn", "!"))
    return text


def _letter(nation: int) -> tuple[str, str]:
    """The ink and the letter of a nation."""
    return NATION_COLOURS[nation], NATION_LETTERS[nation]


def _seas(state: Any) -> list[Text]:
    """The seas where something is."""
    items: list[Text] = []
    for sea in range(SEAS):
        there = _who_is_there(state, FIRST_SEA + sea)
        storm = [("bad", " " + say(_("storm")))] if state.storm[sea] else []
        if there or storm:
            items.append([("cyan", SPOTS.name(FIRST_SEA + sea)), *there, *storm])
    return items


# --- what holds for all -------------------------------------------------------------------------


def _tracks(state: Any, look: Look) -> list[Text]:
    """Knowledge of the natives, who is at war or allied, open demands, prices that have moved."""
    items: list[Text] = []
    if state.horses:
        items.append([("warn", say(_("natives ride")))])
    if state.firearms:
        items.append([("warn", say(_("natives have firearms")))])
    for status, ink in ((HOSTILE, "bad"), (ALLIED, "good")):
        pairs = [
            f"{NATION_LETTERS[PAIR_FIRST[pair]]}-{NATION_LETTERS[PAIR_SECOND[pair]]}"
            for pair in range(PAIRS)
            if state.status[pair] == status
            and plays(state, PAIR_FIRST[pair])
            and plays(state, PAIR_SECOND[pair])
        ]
        if pairs:
            items.append([(ink, f"{STATUSES.name(status)}: {' '.join(pairs)}")])
    items += standing_agreements(state)
    wanted = [
        f"{DEMANDS.name(n)} {state.demand_filled[n]}/4"
        for n in range(DEMANDS)
        if state.demand_place[n] == DEMAND_OPEN
    ]
    if wanted:
        items.append([("good", say(_("demand: {goods}"), goods=", ".join(wanted)))])
    moved = [g for g in range(GOODS) if state.price[g] != PRICE[g] or look.roomy]
    if moved:
        prices = ", ".join(f"{GOODS.name(g)} {state.price[g]}" for g in moved)
        items.append([("", say(_("prices: {prices}"), prices=prices))])
    return items


def _legend() -> list[Text]:
    signs = _(
        "lower case: undiscovered  -S1 owner and colony  #2 works  @ leader  ~ fleet  ! natives"
        "  % haven  ~x pirates"
    )
    nations: list[Text] = [
        [_letter(nation), ("", f" {NATIONS.name(nation)}")] for nation in range(NATIONS)
    ]
    return [[("dim", say(signs))], *nations]
