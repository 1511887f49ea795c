"""What each nation has: glory, ducats, what lies at home, cards, leaders and fleets."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.drawn.sheet import Hand, Look, Text
from tabard.engine.kinds import HIDDEN, Kind
from tabard.engine.words import (
    _,
    begun,
    digits,
    heading,
    n_,
    name_of,
    owned,
    paired,
    say,
    seat_called,
)

from ..book import said
from ..components import board, cards, goods, nations, units
from ..ending import score
from ..world.hands import place_of
from ..world.nations import free_markers, home, plays

_STATUS = (
    (nations.HOSTILE, _("Enemies, who may attack: {nations}")),
    (nations.ALLIED, _("Allies, whose land is open: {nations}")),
)
GENERAL_FIELDS = ("card_place", "red_place")
OWN_FIELDS = ("es_cards", "pt_cards", "fr_cards", "en_cards", "nl_cards")


def hand(state: Any, seat: int, look: Look) -> Hand:
    """All that the nation of a seat has, as far as it may be seen."""
    mark = ">" if seat in look.asked else " "
    nation = state.nation[seat]
    if nation == nations.NO_NATION:
        who = seat_called(seat)
        nothing = say(_("no nation yet"))
        return Hand(
            [("strong", mark), ("", heading(who))], ([("", nothing)],), paired(who, f"{nothing}.")
        )
    name, ink = nations.NATIONS.name(nation), nations.NATION_COLOURS[nation]
    items = [
        *_stock(state, seat, nation, look),
        *_avatars(state, nation, look),
        *_cards(state, seat),
    ]
    owns = _owns(state, nation)
    spoken = say(_("{who}: {things}."), who=name, things=", ".join([*items, *owns]))
    who_text: Text = [("strong", mark), (ink, heading(name))]
    return Hand(who_text, tuple([("", item)] for item in items), spoken)


def facts_of(state: Any, seat: int, look: Look) -> list[str]:
    """What a nation has, but for its cards and leaders, item by item."""
    nation = state.nation[seat]
    return [
        *_stock(state, seat, nation, look),
        *_friends_and_foes(state, nation),
        *_fleets(state, nation, look),
        *_owns(state, nation),
    ]


def _friends_and_foes(state: Any, nation: int) -> list[str]:
    """Who is hostile and who is allied, and what that means (3.3.3)."""
    return [
        say(sentence, nations=", ".join(map(nations.NATIONS.name, others)))
        for status, sentence in _STATUS
        if (others := [n for n in nations.NATIONS.numbers if _stands_so(state, nation, n, status)])
    ]


def _stands_so(state: Any, nation: int, other: int, status: int) -> bool:
    pair = nations.PAIR[nation][other]
    return other != nation and plays(state, other) and bool(state.status[pair] == status)


def _stock(state: Any, seat: int, nation: int, look: Look) -> list[str]:
    """Glory, money, build points, markers, cards; what else lies at home."""
    held = state.held[home(nation)]
    general, own = how_many_cards(state, seat, look)
    facts = {
        "glory": score(state, seat),
        "ducats": held[units.DUCATS],
        "points": held[units.POINTS],
        "production": state.production[nation],
        "markers": free_markers(state, nation),
        "general": general,
        "own": own,
    }
    in_words = (
        n_("{glory} glory point", "{glory} glory points"),
        n_("{ducats} ducat", "{ducats} ducats"),
        n_(
            "{points} build point, production {production}",
            "{points} build points, production {production}",
        ),
        n_("{markers} control marker to lay", "{markers} control markers to lay"),
        n_(
            "{general} general card and {own} of the nation",
            "{general} general cards and {own} of the nation",
        ),
    )
    in_few_letters = (
        _("{glory} glory"),
        _("{ducats} D"),
        _("{points} BP (+{production})"),
        n_("{markers} marker", "{markers} markers"),
        _("cards {general}+{own}"),
    )
    items = [say(words, **facts) for words in (in_words if look.roomy else in_few_letters)]
    if state.image[nation]:
        items.append(say(_("image {image}"), image=digits(state.image[nation], "+")))
    if not state.main_card_used[nation] and state.round:
        roomy = _("main card to play: a leader, a fleet, a regiment, points or advisors")
        items.append(say(roomy if look.roomy else _("main card")))
    at_home = cargo_of(held, but=(units.DUCATS, units.POINTS))
    at_home += ships_of(state.ships[nations.FIRST_YARD + nation])
    at_home += [goods.ADVISOR_KINDS.name(kind) for kind in _advisors(state, nation)]
    if at_home:
        items.append(begun(say(_("home base: {things}"), things=", ".join(at_home))))
    return items


def how_many_cards(state: Any, seat: int, look: Look) -> tuple[int, int]:
    """Of a hand everybody knows how many general and how many nation cards it has (3.27)."""
    counts = [0, 0]
    for card in range(cards.CARDS):
        counts[card >= cards.GENERAL_CARDS] += place_of(state, card) == cards.HAND + seat
    for own, fields in enumerate((GENERAL_FIELDS, OWN_FIELDS)):
        counts[own] += sum(look.hidden.get(f, {}).get(cards.HAND + seat, 0) for f in fields)
    return counts[0], counts[1]


def _cards(state: Any, seat: int) -> list[str]:
    """The names of the cards that may be seen."""
    held = [card for card in range(cards.CARDS) if place_of(state, card) == cards.HAND + seat]
    return [f"[{cards.CARDS.name(card)}]" for card in held]


def _avatars(state: Any, nation: int, look: Look) -> list[str]:
    """Leaders and fleets in service: where they are and what they have."""
    leaders = [
        _standing(nations.LEADERS.name(leader), *leader_in_service(state, leader, look))
        for leader in leaders_in_service(state, nation)
    ]
    return [*leaders, *_fleets(state, nation, look)]


def leaders_in_service(state: Any, nation: int) -> list[int]:
    """Those of a nation that are at home or abroad."""
    return [
        leader
        for leader in range(nations.LEADERS)
        if nations.LEADER_NATION[leader] == nation and state.leader_at[leader] != board.POOL
    ]


def leader_in_service(state: Any, leader: int, look: Look) -> tuple[str, list[str]]:
    """Where a leader is, and what he has."""
    holder = nations.FIRST_LEADER + leader
    things = cargo_of(state.held[holder])
    things += [goods.ADVISOR_KINDS.name(kind) for kind in _advisors(state, holder)]
    if state.wounded[leader]:
        things.append(say(_("wounded")))
    return _spot(nations.LEADER_SPOTS, state.leader_at[leader], look), things


def _fleets(state: Any, nation: int, look: Look) -> list[str]:
    """Fleets with ships: where they are, and what they carry."""
    items = []
    for fleet in range(nations.FLEETS_EACH * nation, nations.FLEETS_EACH * (nation + 1)):
        if any(state.ships[fleet]):
            holder = nations.FIRST_FLEET + fleet
            things = ships_of(state.ships[fleet]) + cargo_of(state.held[holder])
            things += [goods.ADVISOR_KINDS.name(kind) for kind in _advisors(state, holder)]
            name = begun(_own_fleet(fleet))
            where = _spot(board.SPOTS, state.fleet_at[fleet], look)
            items.append(_standing(name, where, things))
    return items


def _spot(spots: Kind, spot: int, look: Look) -> str:
    """Where something of a nation is, in few letters where room is scarce."""
    if spot == board.HOME and not look.roomy:
        return say(_("home"))
    if spot >= nations.FIRST_ABOARD:
        return say(_("aboard {fleet}"), fleet=_own_fleet(spot - nations.FIRST_ABOARD))
    return spots.name(spot)


def _own_fleet(fleet: int) -> str:
    """What its nation calls a fleet."""
    return name_of(owned(nations.FLEETS.names[fleet])[1], "fleet")


def _standing(name: str, where: str, things: list[str]) -> str:
    if not things:
        return say(_("{name} ({where})"), name=name, where=where)
    return say(_("{name} ({where}: {things})"), name=name, where=where, things=", ".join(things))


def cargo_of(held: list[int], but: tuple[int, ...] = ()) -> list[str]:
    """``4 infantry``: what a holder holds."""
    return [
        said(_("{count} {what}"), count=held[n], what=n)
        for n in range(units.CARGO)
        if held[n] and n not in but
    ]


def ships_of(ships: list[int]) -> list[str]:
    """The ships of a fleet or a yard."""
    return [
        say(_("{count} × {what}"), count=ships[n], what=units.SHIPS.name(n))
        for n in range(units.SHIPS)
        if ships[n]
    ]


def _advisors(state: Any, holder: int) -> list[int]:
    return [
        goods.ADVISOR_KIND[n]
        for n in range(goods.ADVISORS)
        if state.advisor_place[n] != HIDDEN and state.advisor_place[n] == holder
    ]


def _owns(state: Any, nation: int) -> list[str]:
    """Territories, garrisons and awards, in words."""
    items = []
    for area in range(board.AREAS):
        if state.owner[area] == nation:
            guard = cargo_of(state.held[nations.FIRST_COLONY + area])
            words = begun(said(_("{area} ({colony})"), area=area, colony=state.colony[area]))
            items.append(paired(words, ", ".join(guard)) if guard else words)
    items += [
        begun(said(_("award {award}"), award=award))
        for award in range(goods.AWARDS)
        if state.award[award] == nation
    ]
    return items
