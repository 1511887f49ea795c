"""The table as a drawing: who is where on the map, and what each nation has beside it."""

# mypy: allow-untyped-calls

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabard.drawn.scene import Card, Holding, Name, Piece, Scene, Spot, Track
from tabard.drawn.sheet import Look, plain_text
from tabard.engine.words import _, apart, begun, listed, n_, say, seat_called

from .. import phases
from ..book import said
from ..components import board, cards, goods, nations
from ..ending import last_turn
from ..natives.armies import natives_in
from ..world.avatars import spot_of
from ..world.hands import place_of
from ..world.map import side_of_fleet
from .about import card_in_words, demand_in_words
from .about_places import spot_in_words
from .board import HOMES_HEIGHT, HOMES_WIDTH, places
from .faces import advisor_symbol, card_ink, card_symbol, leader_symbol
from .goals import course, goals, here
from .nation import facts_of, how_many_cards, leader_in_service, leaders_in_service
from .notes import aimed, at_hand
from .terminal import title_of
from .treaties import offered_cards
from .under_way import going_on

LARGE, SMALL = 37, 28  # leaders and fleets, where few and where many lie side by side
AT_HOME = 54
_COLONY_SYMBOLS = ("claim", "settlement", "village", "town", "metropolis")


def scene(state: Any, look: Look) -> Scene:
    """The whole table as one viewer may see it."""
    holdings = [*(_holding(state, seat, look) for seat in range(state.seats)), *_market(state)]
    beside = Scene(holdings=holdings, tracks=_tracks(state))
    if look.only == "counted":
        return beside
    afoot, afloat = _avatars(state)
    lying = [
        _pieces(state, spot, afoot.get(spot, []), afloat.get(spot, []))
        for spot in range(board.HOME + 1)
    ]
    return replace(
        beside,
        title=title_of(state, roomy=True),
        now=(*map(plain_text, going_on(state)), *at_hand(state)),
        spots=[_spot(state, spot, here) for spot, here in enumerate(lying)],
        pieces=[piece for here in lying for piece in here],
        goals=goals(state),
        course=course(),
        here=here(state),
        acting=_acting(state),
        stakes=(*offered_cards(state), *aimed(state)),
    )


def _acting(state: Any) -> tuple[Name, ...]:
    """The avatar that moves, and where it is."""
    if not state.depth or state.frame_phase[state.depth - 1] != phases.MOVING or not state.mover:
        return ()
    fleet, spot = state.mover >= nations.FIRST_FLEET, int(spot_of(state, state.mover))
    first = nations.FIRST_FLEET if fleet else nations.FIRST_LEADER
    names = _fleet_names(state.mover - first) if fleet else _leader_names(state.mover - first)
    return (*names, *(_spot_names(spot) if spot <= board.HOME else ()))


def _spot(state: Any, spot: int, lying: list[Piece]) -> Spot:
    x, y = places()[spot]
    names = _spot_names(spot)
    lines = tuple(spot_in_words(state, spot))
    spoken = apart(piece.spoken for piece in lying)
    if spot == board.HOME:
        name, wide = board.SPOTS.name(spot), HOMES_WIDTH
        return Spot(x, y, HOMES_HEIGHT, name, names, wide, spoken, lines)
    return Spot(x, y - 8, 46, board.SPOTS.name(spot), names, 0, spoken, lines)


def _spot_names(spot: int) -> tuple[Name, ...]:
    """A spot by its own name; one on land is an area as well."""
    return ((board.SPOTS, spot), *(((board.AREAS, spot),) if spot < board.AREAS else ()))


# --- on the map ---------------------------------------------------------------------------------


def _avatars(state: Any) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """The leaders, and the fleets with ships in them, by the spot where they are."""
    leaders: dict[int, list[int]] = {}
    for leader in range(nations.LEADERS):
        leaders.setdefault(state.leader_at[leader], []).append(leader)
    fleets: dict[int, list[int]] = {}
    for fleet in range(nations.ALL_FLEETS):
        if any(state.ships[fleet]):
            fleets.setdefault(state.fleet_at[fleet], []).append(fleet)
    return leaders, fleets


def _pieces(state: Any, spot: int, leaders: list[int], fleets: list[int]) -> list[Piece]:
    """The colony in the middle, leaders above, fleets below, natives and walls at the sides."""
    x, y = places()[spot]
    if spot == board.HOME:
        # between the two rows the box itself can be pointed at
        return [*_leaders(leaders, spot, x, y + 5), *_fleets(fleets, spot, x, y + 17)]
    pieces = []
    if spot < board.AREAS:
        pieces += [*_colony(state, spot, x, y), *_natives(state, spot, x, y)]
    elif board.FIRST_SEA <= spot < board.HOME and state.storm[spot - board.FIRST_SEA]:
        pieces.append(Piece("storm", x, y - 8, 40, spoken=say(_("a storm"))))
    return [*pieces, *_leaders(leaders, spot, x, y), *_fleets(fleets, spot, x, y)]


def _colony(state: Any, area: int, x: float, y: float) -> list[Piece]:
    owner = state.owner[area]
    if owner == nations.NO_NATION:
        return []
    level = state.colony[area]
    words = said(_("{nation}: {colony}"), nation=owner, colony=level)
    symbol = _COLONY_SYMBOLS[level]
    ink, letter = nations.NATION_COLOURS[owner], nations.NATION_LETTERS[owner]
    pieces = [Piece(symbol, x, y - 8, 44, ink, letter, 1, words)]
    if state.fortification[area]:
        walls = say(_("fortification {level}"), level=state.fortification[area])
        grade = str(state.fortification[area])
        pieces.append(Piece("walls", x + 44, y - 8, 26, ink, grade, spoken=walls))
    return pieces


def _natives(state: Any, area: int, x: float, y: float) -> list[Piece]:
    pieces = []
    count = natives_in(state, area)
    if count > 0:
        words = say(n_("{count} native unit", "{count} native units"), count=count)
        pieces.append(Piece("natives", x - 48, y - 2, 34, "red", "", count, words))
    if state.haven[area] == goods.KNOWN_HAVEN:
        pieces.append(Piece("haven", x - 46, y - 34, 26, "black", spoken=say(_("a pirate haven"))))
    return pieces


def _leaders(lying: list[int], spot: int, x: float, y: float) -> list[Piece]:
    """Leaders ashore, a piece for each nation."""
    pieces = []
    for nation in range(nations.NATIONS):
        here = [leader for leader in lying if nations.LEADER_NATION[leader] == nation]
        if here:
            names = [name for leader in here for name in _leader_names(leader)]
            words = ", ".join(nations.LEADERS.name(leader) for leader in here)
            ink, letter = nations.NATION_COLOURS[nation], nations.NATION_LETTERS[nation]
            pieces.append(
                Piece("leader", x, y - 42, LARGE, ink, letter, len(here), words, tuple(names))
            )
    return _in_a_row(pieces, x, spot)


def _leader_names(leader: int) -> list[tuple[Any, int]]:
    return [(nations.LEADERS, leader), (nations.AVATARS, nations.FIRST_LEADER + leader)]


def _fleets(lying: list[int], spot: int, x: float, y: float) -> list[Piece]:
    """Fleets, a piece for each nation and for pirates."""
    pieces = []
    for side in range(nations.SIDES):
        here = [fleet for fleet in lying if side_of_fleet(fleet) == side]
        if here:
            known = side < nations.NATIONS
            names = [
                name for fleet in here if fleet < nations.FLEETS for name in _fleet_names(fleet)
            ]
            words = ", ".join(nations.ALL_FLEETS.name(fleet) for fleet in here)
            ink = nations.NATION_COLOURS[side] if known else "black"
            letter = nations.NATION_LETTERS[side] if known else "x"
            pieces.append(
                Piece("fleet", x, y + 20, LARGE, ink, letter, len(here), words, tuple(names))
            )
    return _in_a_row(pieces, x, spot)


def _fleet_names(fleet: int) -> list[tuple[Any, int]]:
    return [(nations.FLEETS, fleet), (nations.AVATARS, nations.FIRST_FLEET + fleet)]


def _in_a_row(pieces: list[Piece], x: float, spot: int) -> list[Piece]:
    """The same pieces side by side, as far apart and as large as the room allows."""
    large, room = (AT_HOME, HOMES_WIDTH - 60) if spot == board.HOME else (LARGE, 94)
    step = min(large, room // max(len(pieces) - 1, 1))
    left = x - (len(pieces) - 1) * step / 2
    size = large if step == large else SMALL
    return [replace(piece, x=left + step * n, size=size) for n, piece in enumerate(pieces)]


# --- beside the map -----------------------------------------------------------------------------


def _holding(state: Any, seat: int, look: Look) -> Holding:
    nation = state.nation[seat]
    if nation == nations.NO_NATION:
        return Holding(seat_called(seat), seat, "", str(seat + 1))
    own = [card for card in range(cards.CARDS) if place_of(state, card) == cards.HAND + seat]
    shown = [_leader(state, leader, look) for leader in leaders_in_service(state, nation)]
    shown += [_advisor(state, advisor) for advisor in _advisors(state, nation)]
    shown += [_card(state, card) for card in own]
    hidden = sum(how_many_cards(state, seat, look)) - len(own)
    if hidden > 0:
        words = say(n_("{count} card", "{count} cards"), count=hidden)
        shown.append(Card("", symbol="card_back", ink="black", count=hidden, spoken=words))
    return Holding(
        nations.NATIONS.name(nation),
        seat,
        nations.NATION_COLOURS[nation],
        nations.NATION_LETTERS[nation],
        tuple(facts_of(state, seat, look)),
        tuple(shown),
        ((nations.NATIONS, nation),),
        f"crown_{nations.NATIONS.word(nation)}",
    )


def _leader(state: Any, leader: int, look: Look) -> Card:
    """A leader in service: where, and with what."""
    where, things = leader_in_service(state, leader, look)
    ink = nations.NATION_COLOURS[nations.LEADER_NATION[leader]]
    lines = (begun(where), *filter(None, (listed(things),)))
    names = tuple(_leader_names(leader))
    return Card(nations.LEADERS.name(leader), lines, leader_symbol(leader), ink, names=names)


def _advisors(state: Any, nation: int) -> list[int]:
    """Those of a nation: at home, or with a leader or a fleet."""
    places = [state.advisor_place[advisor] for advisor in range(goods.ADVISORS)]
    return [
        advisor
        for advisor, place in enumerate(places)
        if 0 <= place < goods.BAG and nations.HOLDER_NATION[place] == nation
    ]


def _advisor(state: Any, advisor: int) -> Card:
    """An advisor in service: with whom."""
    where = begun(nations.HOLDERS.name(state.advisor_place[advisor]))
    symbol, names = advisor_symbol(goods.ADVISOR_KIND[advisor]), ((goods.ADVISORS, advisor),)
    return Card(begun(goods.ADVISORS.name(advisor)), (where,), symbol, names=names)


def _card(state: Any, card: int) -> Card:
    """A card: its operation points, its colour, and what its event does."""
    names = ((cards.CARDS, card), (cards.EVENTS, cards.CARD_EVENT[card]))
    name, said = cards.CARDS.name(card), card_in_words(state, card)
    return Card(name, said, card_symbol(card), card_ink(card), names=names)


def _market(state: Any) -> list[Holding]:
    """The demands that lie open (3.9.A6, 3.12.3)."""
    shown = [
        Card(
            said(_("Demand for {demand}"), demand=demand),
            (demand_in_words(state, demand),),
            names=((goods.DEMANDS, demand), (goods.GOODS, goods.DEMAND_GOOD[demand])),
        )
        for demand in goods.DEMANDS.numbers
        if state.demand_place[demand] == goods.DEMAND_OPEN
    ]
    return [Holding(say(_("Open demands")), cards=tuple(shown))] if shown else []


def _tracks(state: Any) -> list[Track]:
    """The turn, of how many, and the round; glory is counted with the goals."""
    turns = Track(say(_("Game turn")), state.turn, last_turn(state))
    return [turns, Track(say(_("Impulse round")), state.round)]
