"""What a choice costs or brings, in few words beside it; what is at hand for what is asked."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.drawn.scene import Stake
from tabard.engine.kinds import OPEN
from tabard.engine.moves import Move
from tabard.engine.words import _, apart, begun, listed, n_, say

from .. import phases
from ..action.build import COUNT_OF_UNITS
from ..action.main_card import price_of_points
from ..book import said
from ..components import (
    SO_MANY_BUILD_POINTS,
    SO_MANY_DUCATS,
    SO_MANY_FREE_ACTIONS,
    SO_MANY_MOVEMENT_POINTS,
    SO_MANY_OPERATION_POINTS,
    SO_MANY_SETTLERS,
    board,
    cards,
    colonies,
    goods,
    nations,
    treaties,
    units,
)
from ..components.scenarios import START_LEADERS
from ..diplomacy.talks import has_diplomat
from ..exploring.bribe import price_of_bribe
from ..exploring.movement import points_to_march
from ..land.losses import LEADERS_ARE_SAFE
from ..natives.armies import natives_in
from ..natives.merging import size_of_army, strongest_army
from ..options import scenario, settlers_for_the_bonus
from ..sea.sailing import points_to_sail
from ..settling.colonise import is_acreage, points_to_found
from ..settling.demand import ITEMS_OF_A_DEMAND, more_by_demand
from ..settling.trade import harvest, reap_marker, sell
from ..state import UNDISCOVERED
from ..world.avatars import leader_aboard, points_of_leader, spot_of
from ..world.hands import is_red
from ..world.limits import is_treasure_fleet, room_left
from ..world.map import settlers_to_found
from ..world.nations import free_markers, home
from .about import card_in_words, event_in_words, leader_in_words
from .about_places import calls_for_settlers
from .before_a_fight import foe, retreat
from .nation import cargo_of, leaders_in_service, ships_of
from .treaties import offer


def _card(state: Any, move: Move) -> str:
    """The points of a card that is played for them."""
    return SO_MANY_OPERATION_POINTS.name(cards.CARD_POINTS[move.values[0]])


def _text(state: Any, move: Move) -> str:
    """What a card does that is played for its event, or in a combat."""
    (card,) = move.values
    return card_in_words(state, card)[1] if card != OPEN else ""


def _event(state: Any, move: Move) -> str:
    """What its event does; who holds a red card has to play it (3.9.A4, 3.10.2)."""
    (card,) = move.values
    if card == OPEN or not is_red(state, card):
        return _text(state, move)
    must = _("Red: you have to play it before you may pass, and it gives no operation points.")
    return f"{_text(state, move)} {say(must)}"


def _deal(state: Any, move: Move) -> str:
    """What the card does that was named last; of a whole deal all that is offered (3.9.B1)."""
    if move.whole:
        return _whole_deal(state, move)
    card = next(value for value in (*reversed(move.values), OPEN) if value != OPEN)
    return " ".join(card_in_words(state, card)) if card < treaties.NO_DEALT_CARD else ""


def _whole_deal(state: Any, move: Move) -> str:
    """What was laid down, and the cards that this move adds to it."""
    laid = state.copy()
    laid.frame_phase[laid.depth - 1] = phases.DEAL_ANSWER
    for n, card in enumerate(move.values):
        laid.deal_cards[n] = card
    return offer(laid, state.nation[state.frame_seat[state.depth - 1]])


def _free(_state: Any, _move: Move) -> str:
    """Of the free actions one has so many in a movement."""
    return SO_MANY_FREE_ACTIONS.name(1)


def _way_by_sea(state: Any, move: Move) -> str:
    """What it costs; off a coast that nobody knows there is something to discover (3.11.3)."""
    fleet, (to,) = state.mover - nations.FIRST_FLEET, move.values
    points = SO_MANY_MOVEMENT_POINTS.name(points_to_sail(state, fleet, to))
    unknown = to < board.AREAS and state.discovered[to] == UNDISCOVERED
    return say(_("{points}; not discovered yet"), points=points) if unknown else points


def _way_by_land(state: Any, move: Move) -> str:
    leader, (to,) = state.mover - nations.FIRST_LEADER, move.values
    return SO_MANY_MOVEMENT_POINTS.name(points_to_march(state, leader, to))


def _avatar(state: Any, move: Move) -> str:
    """What it costs; the ships of a fleet and what it carries; how far a leader goes, and who goes
    with him."""
    avatar = move.values[0]
    if avatar >= nations.FIRST_FLEET:
        has = _aboard(state, avatar - nations.FIRST_FLEET)
    else:
        points = points_of_leader(state, avatar - nations.FIRST_LEADER)
        has = [SO_MANY_MOVEMENT_POINTS.name(int(points)), *cargo_of(state.held[avatar])]
        if _is_off_an_unknown_coast(state, avatar):
            has.append(say(_("cannot land before this coast is discovered")))
    return apart(filter(None, (_point(state, move), listed(has))))


def _is_off_an_unknown_coast(state: Any, avatar: int) -> bool:
    spot = int(spot_of(state, avatar))
    return spot < board.AREAS and bool(state.discovered[spot] == UNDISCOVERED)


def _point(state: Any, _move: Move) -> str:
    """A paid action costs a point; by a card none is paid (3.10.7)."""
    spends = state.frame_phase[state.depth - 1] == phases.SPEND
    return SO_MANY_OPERATION_POINTS.name(1) if spends else ""


def _aboard(state: Any, fleet: int) -> list[str]:
    return [*ships_of(state.ships[fleet]), *cargo_of(state.held[nations.FIRST_FLEET + fleet])]


def _there(state: Any, move: Move) -> str:
    """What somebody has of whom something is taken; how much of a thing there is."""
    giver, what, amount = _in_order(move, "giver", "what", "amount")
    return _of_these(state, giver, what) if giver != OPEN and amount == OPEN else ""


def _at_hand(state: Any, move: Move) -> str:
    """What somebody has to whom something is handed; how much there is to hand over of a thing."""
    to, what, amount = _in_order(move, "to", "what", "amount")
    if what == OPEN and to != OPEN:
        return listed(cargo_of(state.held[to])) or begun(say(_("nothing yet")))
    return _of_these(state, state.mover, what) if what != OPEN and amount == OPEN else ""


def _in_order(move: Move, *keys: str) -> list[int]:
    said = dict(zip((key for key, _kind in move.verb.fields), move.values, strict=True))
    return [said[key] for key in keys]


def _of_these(state: Any, holder: int, what: int) -> str:
    held = state.held[holder]
    if what == OPEN:
        return listed(cargo_of(held))
    count, most = int(held[what]), units.AMOUNT.numbers[-1]
    if count > most:
        return say(_("{count} there, {most} of them at a time"), count=count, most=most)
    return say(_("{count} there"), count=count)


def _settlers(state: Any, move: Move) -> str:
    """The settlers that founding costs whatever comes of it, the build points, and what it brings
    (3.11.5, 3.11.6)."""
    avatar, what, extra = _in_order(move, "avatar", "what", "extra")
    if OPEN in (avatar, what, extra):
        return ""
    area, more = int(spot_of(state, avatar)), int(extra * settlers_for_the_bonus(state))
    facts = {
        "settlers": SO_MANY_SETTLERS.name(int(settlers_to_found(state, area)) + more),
        "things": _what_settlers_are_for(state, area, more),
        "points": SO_MANY_BUILD_POINTS.name(points_to_found(what, state.event)),
        "glory": colonies.ACREAGE_GLORY if is_acreage(what) else colonies.COLONY_GLORY[what],
    }
    sentence = _(
        "{settlers} whatever the dice show ({things}); {points}, or less if it fails; {glory} glory"
    )
    return say(sentence, **facts)


def _what_settlers_are_for(state: Any, area: int, more: int) -> str:
    """The markers one by one, and those for a better roll (3.11.5)."""
    markers = listed(calls_for_settlers(state, area)) or say(_("no marker there"))
    better = say(_("{count} more for the roll"), count=more)
    return apart([markers, better]) if more else markers


def _harvest(state: Any, move: Move) -> str:
    """What the land gives whoever moves, and of which mines the dice say that (3.11.13, 3.12.1)."""
    area, mover = int(spot_of(state, state.mover)), state.mover
    reaped, mines = state.copy(), []
    harvest(reaped, state.frame_seat[state.depth - 1])
    for slot, marker in enumerate(state.marker[area]):
        if goods.MARKER_KIND[marker] == goods.MINE:
            mines.append(goods.MARKERS.name(marker))
        else:
            reap_marker(reaped, slot)
    gained = [
        now - before for now, before in zip(reaped.held[mover], state.held[mover], strict=True)
    ]
    found = cargo_of(gained)
    if mines:
        found.append(say(_("what the dice say of: {mines}"), mines=listed(mines)))
    facts = {"action": _free(state, move), "things": listed(found)}
    if not found:
        return say(_("{action}; nothing is found here: it brings nothing"), action=facts["action"])
    return say(_("{action}; it brings {things}"), **facts)


def _natives(state: Any, move: Move) -> str:
    """What they can do here who are won; then the ducats that are gone whatever the dice show
    (3.11.11)."""
    avatar, extra = move.values
    point = _point(state, move)
    if OPEN in (avatar, extra):
        won = _who_are_won(state, avatar) if avatar != OPEN else ""
    else:
        won = SO_MANY_DUCATS.name(price_of_bribe(state, extra))
    return begun(apart(filter(None, (point, won))))


def _who_are_won(state: Any, avatar: int) -> str:
    """An army is sent away where there is one; only a leader takes some along; a marker is drawn
    for what they trade, and a die thrown for how many (3.11.11)."""
    leads = avatar < nations.FIRST_FLEET
    if natives_in(state, int(spot_of(state, avatar))) > 0:
        sentence = (
            _("natives who are won trade goods, join him, or their army leaves")
            if leads
            else _("natives who are won trade goods, or their army leaves")
        )
    else:
        sentence = (
            _("natives who are won trade goods or join him; no army is here")
            if leads
            else _("natives who are won trade goods; no army is here")
        )
    goods_drawn = _("which goods a marker drawn then shows, if any, and a die how many")
    return apart([say(sentence), say(goods_drawn)])


def _advisor(_state: Any, move: Move) -> str:
    """What an advisor does."""
    advisor = move.values[0]
    return "" if advisor == OPEN else say(goods.ADVISOR_TEXTS[goods.ADVISOR_KIND[advisor] - 1])


def _first_leader(state: Any, move: Move) -> str:
    """What he is good at; the first one costs nothing."""
    (leader,) = move.values
    return " ".join(leader_in_words(state, leader)[:-1]) if leader != OPEN else ""


def _fleet(_state: Any, move: Move) -> str:
    """What its marker is for and costs (3.5.3)."""
    treasure = int(is_treasure_fleet(move.values[0]))
    sentence = n_(
        "For ships that you build; it costs {production} production and {markers} control marker",
        "For ships that you build; it costs {production} production and {markers} control markers",
        "markers",
    )
    return say(sentence, production=3 + treasure, markers=2 + treasure)


def _demand(state: Any, move: Move) -> str:
    """What a piece sells for before and after, and how the demand is filled (3.9.A6, 3.12.3)."""
    (demand,) = move.values
    if demand == OPEN:
        return ""
    price = int(state.price[goods.DEMAND_GOOD[demand]])
    sentence = _(
        "A fleet at home then sells a piece for {more} ducats instead of {price}, whosever it is,"
        " until {count} are sold; who sells the last of them wins 1 glory."
    )
    more = price + int(more_by_demand(price))
    return say(sentence, price=price, more=more, count=ITEMS_OF_A_DEMAND)


def _war(state: Any, move: Move) -> str:
    """What it costs, and what ends with it (F51, 3.10.5, 3.18 N°16)."""
    (nation,) = move.values
    if nation == OPEN:
        return ""
    mine = state.nation[state.frame_seat[state.depth - 1]]
    ends = state.status[nations.PAIR[mine][nation]] == nations.ALLIED
    if has_diplomat(state, mine):
        alone = _("It costs 1 glory and this turn's main card.")
        allied = _("It costs 1 glory and this turn's main card, and ends your alliance.")
    else:
        alone = _("It costs a die of glory, 1 to 6, and this turn's main card.")
        allied = _(
            "It costs a die of glory, 1 to 6, and this turn's main card, and ends your alliance."
        )
    return say(allied if ends else alone)


def _sent_away(state: Any, _move: Move) -> str:
    """How many there are in it (3.11.11 (a))."""
    area = state.action_area
    count = int(size_of_army(state, area, strongest_army(state, area)))
    return say(
        n_("{count} native unit is gone for good", "{count} native units are gone for good"),
        count=count,
    )


def _native_goods(_state: Any, _move: Move) -> str:
    """What they give (3.11.11 (b))."""
    sentence = _(
        "A marker is drawn: a die of pieces of what it shows, or nothing; the natives stay"
    )
    return say(sentence)


def _native_allies(_state: Any, _move: Move) -> str:
    """How many, and for how long (3.11.11 (c))."""
    sentence = _("1 to 3 native infantry, until the turn ends; the natives of the area stay")
    return say(sentence)


def _marker(state: Any, _move: Move) -> str:
    nation = state.nation[state.frame_seat[state.depth - 1]]
    left = n_(
        "The area becomes yours, and a colony can follow; {count} marker is left",
        "The area becomes yours, and a colony can follow; {count} markers are left",
    )
    return say(left, count=int(free_markers(state, nation)))


def _price(state: Any, move: Move) -> str:
    return SO_MANY_DUCATS.name(move.values[0] * price_of_points(state))


def _sale(state: Any, move: Move) -> str:
    """What is paid for all of them, and the glory of a demand that they fill (3.12.2, 3.12.3)."""
    good, count = move.values
    if OPEN in (good, count):
        return ""
    sold, seat = state.copy(), state.frame_seat[state.depth - 1]
    nation = state.nation[seat]
    sell(sold, seat, good, count)
    ducats = sold.held[home(nation)][units.DUCATS] - state.held[home(nation)][units.DUCATS]
    glory = int(sold.glory[nation] - state.glory[nation])
    paid = SO_MANY_DUCATS.name(int(ducats))
    return say(_("{ducats} and {glory} glory"), ducats=paid, glory=glory) if glory > 0 else paid


def _ducats_at_home(state: Any, _move: Move) -> str:
    """With what an advisor can be paid."""
    nation = state.nation[state.frame_seat[state.depth - 1]]
    ducats = state.held[home(nation)][units.DUCATS]
    return said(_("{ducats} at home to pay one with"), ducats=ducats)


NOTED = {
    "play_for_points": _card,
    "play_event": _event,
    "play_in_combat": _text,
    "propose_deal": _deal,
    "embark": _free,
    "disembark": _free,
    "sail": _way_by_sea,
    "march": _way_by_land,
    "activate": _avatar,
    "buy_points": _price,
    "hire_advisor": _ducats_at_home,
    "take": _there,
    "give": _at_hand,
    "colonise": _settlers,
    "harvest": _harvest,
    "sell": _sale,
    "take_advisor": _advisor,
    "keep_advisor": _advisor,
    "send_advisor": _advisor,
    "choose_leader": _first_leader,
    "new_fleet": _fleet,
    "lay_marker": _marker,
    "declare_war": _war,
    "attack": foe,
    "retreat_to": retreat,
    "retreat_aboard": retreat,
    "break_off": retreat,
    "lay_open": _demand,
    "send_away": _sent_away,
    "trade_with_natives": _native_goods,
    "win_allies": _native_allies,
    "discover": _point,
    "claim": _point,
    "bribe": _natives,
    "fortify": _point,
    "improve": _point,
    "found_mission": _point,
}


def aimed(state: Any) -> list[Stake]:
    """What the event does that is aimed at something now."""
    if not state.depth or state.frame_phase[state.depth - 1] != phases.AIM or not state.event:
        return []
    card, text = cards.EVENTS.name(state.event), event_in_words(state, state.event)
    sentence = say(_("{card}: {text}"), card=card, text=text)
    return [Stake(sentence, names=((cards.EVENTS, state.event),))]


# --- at hand ------------------------------------------------------------------------------------


def at_hand(state: Any) -> list[str]:
    """What whoever moves carries, and the room that is left; how many leaders are still to be
    chosen; what there is to build with; how often something can be proposed; what is still to be
    lost."""
    phase = state.frame_phase[state.depth - 1] if state.depth else OPEN
    if phase == phases.MOVING and state.mover:
        return _carried(state, state.mover)
    if phase == phases.PICK_LEADER:
        return _leaders_after_him(state, state.nation[state.frame_seat[state.depth - 1]])
    if phase == phases.BUILD:
        nation = state.nation[state.frame_seat[state.depth - 1]]
        points, most = state.held[home(nation)][units.POINTS], COUNT_OF_UNITS.numbers[-1]
        facts = {"points": SO_MANY_BUILD_POINTS.name(points), "most": most}
        many = points > most * units.UNIT_POINTS[units.SETTLERS]
        sentence = _("At home: {points}; up to {most} of a kind are built at a time")
        return [say(sentence if many else _("At home: {points}"), **facts)]
    if phase == phases.TALKS:
        left = n_("{count} proposal is left", "{count} proposals are left")
        return [say(left, count=int(state.proposals_left))]
    if phase in (phases.LOSSES, phases.BROADSIDE):
        who = state.frame_cursor[state.depth - 1] % LEADERS_ARE_SAFE
        hits = state.hits[who] + state.charge_hits[who]
        return [said(_("Still to take: {hits}"), hits=hits)]
    return []


def _leaders_after_him(state: Any, nation: int) -> list[str]:
    """A scenario may give several (3.21.11)."""
    count = START_LEADERS[scenario(state)][nation] - len(leaders_in_service(state, nation)) - 1
    more = n_("{count} more leader follows after him", "{count} more leaders follow after him")
    return [say(more, count=count)] if count > 0 else []


def _carried(state: Any, mover: int) -> list[str]:
    cargo = cargo_of(state.held[mover])
    if mover < nations.FIRST_FLEET:
        return [say(_("With him: {things}"), things=listed(cargo) or say(_("nothing")))]
    fleet = mover - nations.FIRST_FLEET
    leader, room = leader_aboard(state, fleet), room_left(state, fleet)
    led = [nations.LEADERS.name(leader)] if leader >= 0 else []
    things = listed([*led, *cargo]) or say(_("nothing"))
    aboard = say(_("Aboard: {things}; room left: {room}"), things=things, room=room)
    return [aboard, *_wanted(state, fleet)]


# 3.4.3: how many exploration markers are printed on coasts, the location included.
_ON_A_COAST = [
    int(board.MARKERS_PRINTED[area])
    for area in board.AREAS.numbers
    if board.KIND_OF_AREA[area] != board.INLAND
]


def _wanted(state: Any, fleet: int) -> list[str]:
    """What a colony takes and is not aboard yet of a fleet at home (3.4.14, 3.11.5)."""
    if state.fleet_at[fleet] != board.HOME:
        return []
    held, points = state.held[nations.FIRST_FLEET + fleet], colonies.COLONY_POINTS
    lines = []
    if not held[units.SETTLERS]:
        settlers = _(
            "To found a colony takes settlers aboard: one for each marker there, and a tribe, city,"
            " kingdom or capital is one; a coast has {low} to {high}"
        )
        lines.append(say(settlers, low=min(_ON_A_COAST), high=max(_ON_A_COAST)))
    if held[units.POINTS] < points[colonies.SETTLEMENT]:
        cost = _("A settlement costs {points}; an open supply route brings them from home")
        lines.append(say(cost, points=SO_MANY_BUILD_POINTS.name(points[colonies.SETTLEMENT])))
    return lines
