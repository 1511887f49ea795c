"""The table in text: the 24 provinces with their cities, what each seat has, and the own hand.

Behind a city stand its owner's letter and, above a garrison, its level: ``Bru~L4`` is Bruges, a
port, a castle of Flanders. ``.`` is free, ``!`` plundered, ``*`` protected; ``^`` behind a province
means mountains. Nothing here decides anything.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.drawn.sheet import Cell, Hand, Look, Sheet, Text
from tabard.engine.kinds import HIDDEN
from tabard.engine.words import _, heading, listed, n_, say, seat_called

from .. import phases
from ..components import board, cards, events, factions, pieces, terms
from ..readings import influence_is_throne
from ..scoring import provinces_controlled
from ..state import DEALING_NEXT, NOBODY
from ..supply import castles_left, fortresses_left, plunder_left
from .about import LEVELS, things


def table(state: Any, look: Look) -> Sheet:
    """The whole table as one viewer may see it."""
    return Sheet(
        title=[("", f" {title_of(state)}")],
        tracks=[*_tracks(state, look), *([("warn", words)] for words in going_on(state))],
        cells=[_cell(state, province, look) for province in range(board.PROVINCES)],
        hands=[_hand(state, seat, look) for seat in range(state.seats)],
        legend=_legend(),
        about=things(state),
        thing="province",
    )


def name_of(state: Any, seat: int) -> str:
    """The faction that a seat leads; before it has one, the seat."""
    faction = state.faction[seat]
    return seat_called(seat) if faction == factions.NO_FACTION else factions.FACTIONS.name(faction)


def _letter(state: Any, seat: int) -> tuple[str, str]:
    """The ink and the letter of a seat's faction."""
    faction = state.faction[seat]
    if faction == factions.NO_FACTION:
        return "", str(seat + 1)
    return factions.FACTION_COLOURS[faction], factions.FACTION_LETTERS[faction]


def title_of(state: Any, *, roomy: bool = False) -> str:
    """How far the game is, in a line; where it is ``roomy``, the order of play by names."""
    parts = [say(_("Jeanne d'Arc 1429")), say(_("round {round}"), round=state.round)]
    if state.status and is_decided(state):
        truce = state.truce and say(_("peace by truce"))
        parts.append(truce or terms.STATUSES.name(state.status))
    if all(state.faction[seat] != factions.NO_FACTION for seat in range(state.seats)):
        order = state.order[: state.seats]
        letters = " ".join(_letter(state, seat)[1] for seat in order)
        names = listed(name_of(state, seat) for seat in order)
        parts.append(say(_("order {letters}"), letters=names if roomy else letters))
    return " · ".join(parts)


def is_decided(state: Any) -> bool:
    """Is it decided whether this round is war or peace? (35)"""
    if not state.depth or state.frame_phase[0] != phases.ROUND:
        return True
    return bool(state.frame_cursor[0] - 1 >= DEALING_NEXT)


# --- tracks -------------------------------------------------------------------------------------


def _tracks(state: Any, look: Look) -> list[Text]:
    """What is left of the pieces, and what holds for this round or the next."""
    said = [
        say(_("Pile {count}"), count=held(state, cards.PILE, look)),
        say(_("Castles {left}"), left=castles_left(state)),
        say(_("Fortresses {left}"), left=fortresses_left(state)),
        say(_("Plunder {left}"), left=plunder_left(state)),
    ]
    out = [
        f"{events.MARKERS.name(marker)}{f' {count}' if count > 1 else ''}"
        for marker, count in enumerate(state.drawn_now)
        if count
    ]
    if out:
        said.append(say(_("Events: {events}"), events=", ".join(out)))
    if state.truce_next:
        said.append(say(_("Truce next round")))
    if state.rides:
        said.append(say(_("Rides {count}"), count=state.rides))
    return [[("", words)] for words in said]


def going_on(state: Any) -> list[str]:
    """The fight, the foreign attack or the offer that is going on."""
    if state.offer_from != NOBODY:
        return [_offer(state)]
    if state.attacker != NOBODY and state.target != board.NO_CITY:
        return [_fight(state)]
    if state.power != events.NO_POWER:
        where = (
            board.CITIES.name(state.target) if state.target != board.NO_CITY else say(_("a city"))
        )
        sentence = _("{power} comes for {city}")
        return [say(sentence, power=events.POWERS.name(state.power), city=where)]
    return []


def _fight(state: Any) -> str:
    facts = {
        "attacker": name_of(state, state.attacker),
        "base": board.CITIES.name(state.base),
        "city": board.CITIES.name(state.target),
        "defender": name_of(state, state.defender),
        "way": terms.WAYS.name(state.way),
    }
    return say(_("{attacker} from {base} against {city} of {defender} (by {way})"), **facts)


# For room is scarce here, more briefly than the names of the reasons.
PROMISES = "", _("for attacking"), _("for not attacking"), _("for not attacking the payer")


def _offer(state: Any) -> str:
    """What is given, wanted and paid."""
    seats = (state.offer_from, state.offer_to)
    seat, to = (_letter(state, seat)[1] for seat in seats)
    swap, paid = "", []
    if state.offer_give != board.NO_CITY:
        cities = {
            "give": board.CITIES.name(state.offer_give),
            "want": board.CITIES.name(state.offer_want),
        }
        swap = say(_("{give} for {want}"), **cities)
    if state.offer_coins != terms.NO_COINS:
        paid.append(terms.COINS.name(state.offer_coins))
    if state.offer_reason:
        paid.append(say(PROMISES[state.offer_reason]))
    if state.offer_city != board.NO_CITY:
        paid.append(board.CITIES.name(state.offer_city))
    offers = say(_("Offer {seat} to {to}:"), seat=seat, to=to)
    return f"{offers} {', '.join(filter(None, (swap, ' '.join(paid))))}"


# --- the board ----------------------------------------------------------------------------------


def _cell(state: Any, province: int, look: Look) -> Cell:
    cities = [city for city in range(board.CITIES) if board.PROVINCE_OF[city] == province]
    owners = {state.owner[city] for city in cities}
    name = board.PROVINCES.name(province)
    told = " ".join(spoken_city(state, city) for city in cities if state.owner[city] != NOBODY)
    return Cell(
        board.PROVINCES.word(province),
        name,
        board.SHORT_PROVINCES[province],
        ("^" if board.MOUNTAIN[cities[0]] else "") + ("2" if board.POINTS[province] > 1 else ""),
        tuple(_city(state, city, look) for city in cities),
        say(_("{province}: {cities}"), province=name, cities=told) if told else "",
        "strong" if len(owners) == 1 and NOBODY not in owners else "",
    )


def _city(state: Any, city: int, look: Look) -> Text:
    """``Bru~L4``: the city, a port, its owner, its level above a garrison; then its markers."""
    owner, level = state.owner[city], state.level[city]
    ink, letter = ("dim", "." if look.ascii else "·") if owner == NOBODY else _letter(state, owner)
    text: Text = [("", board.SHORT_NAMES[city]), ("dim", "~" if board.PORT[city] else "")]
    text.append((ink, letter + (str(level) if level > pieces.GARRISON_LEVEL else "")))
    text.append(("bad", "!" if state.plundered[city] else ""))
    text.append(("good", "*" if state.protected[city] else ""))
    return [(ink, part) for ink, part in text if part]


def spoken_city(state: Any, city: int) -> str:
    """What a city is, in a sentence."""
    facts = {"city": board.CITIES.name(city), "seat": name_of(state, state.owner[city])}
    words = [say(_("{city} of {seat}"), **facts), say(LEVELS[state.level[city]])]
    if state.plundered[city]:
        words.append(say(_("plundered")))
    if state.protected[city]:
        words.append(say(_("protected")))
    return f"{', '.join(words)}."


# --- what each seat has -------------------------------------------------------------------------


def _hand(state: Any, seat: int, look: Look) -> Hand:
    mark = ">" if seat in look.asked else " "
    ink, letter = _letter(state, seat)
    who = name_of(state, seat)
    has = possessions(state, seat, look)
    in_hand = _cards(state, cards.HAND + seat)
    used = _cards(state, cards.USED + seat, used=True)
    shown = tuple([("", words)] for words in has)
    own: tuple[Text, ...] = tuple([("strong", words)] for words in in_hand)
    spoken = say(_("{who}: {things}."), who=who, things=", ".join([*has, *in_hand, *used]))
    laid: tuple[Text, ...] = tuple([("dim", words)] for words in used)
    label: Text = [("strong", mark), (ink, letter)]
    return Hand([*label, ("", " " + heading(who))], (*shown, *own, *laid), spoken, label)


def possessions(state: Any, seat: int, look: Look) -> list[str]:
    """Throne points, provinces, coins, influence, cards and the hero, as all may see them."""
    facts = {
        "throne": state.throne[seat],
        "provinces": provinces_controlled(state, seat),
        "coins": state.coins[seat],
        "influence": state.influence[seat],
        "cards": held(state, cards.HAND + seat, look),
    }
    coins = say(n_("{coins} coin", "{coins} coins"), **facts)
    hand = say(n_("{cards} card", "{cards} cards"), **facts)
    if look.roomy:
        throne = say(n_("{throne} throne point", "{throne} throne points"), **facts)
        provinces = say(n_("{provinces} province", "{provinces} provinces"), **facts)
        influence = say(_("{influence} influence"), **facts)
        hero, barred = say(_("its hero is in play")), say(_("barred from the sea"))
    else:
        throne = say(_("throne {throne}"), **facts)
        provinces = say(_("prov {provinces}"), **facts)
        influence = say(_("infl {influence}"), **facts)
        hero, barred = say(_("hero")), say(_("no sea"))
    words = [throne, provinces, coins, *([] if influence_is_throne(state) else [influence]), hand]
    if state.hero_active[seat]:
        words.append(hero)
    if state.barred[seat]:
        words.append(barred)
    return words


def held(state: Any, holder: int, look: Look) -> int:
    """How many cards lie in a place: of those that are hidden, as the look says."""
    if HIDDEN not in state.cards[holder]:
        return int(sum(state.cards[holder]))
    return look.hidden["cards"][holder]


def _cards(state: Any, holder: int, *, used: bool = False) -> list[str]:
    """``ram``, and how many: the cards of a place, as far as they are seen."""
    counts = state.cards[holder]
    if HIDDEN in counts:
        return []
    names = ((counts[card], cards.CARDS.name(card)) for card in range(cards.CARDS) if counts[card])
    said = ((count, say(_("{card} (used)"), card=name) if used else name) for count, name in names)
    several = _("{count} × {what}")
    return [say(several, count=count, what=name) if count > 1 else name for count, name in said]


def _legend() -> list[Text]:
    signs = say(_("~ port  ^ mountains  . free  4 castle  6 fortress  ! plundered  * protected"))
    named: list[Text] = [
        [
            (factions.FACTION_COLOURS[faction], factions.FACTION_LETTERS[faction]),
            ("", f" {factions.FACTIONS.name(faction)}"),
        ]
        for faction in range(factions.FACTIONS)
    ]
    return [[("dim", signs)], *named]
