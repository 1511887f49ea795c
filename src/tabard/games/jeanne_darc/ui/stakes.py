"""What somebody should know who is asked: the offer, what an event does, prices, heroes."""

# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.drawn.scene import Stake
from tabard.engine.flow.stack import phase_now, seat_now
from tabard.engine.kinds import HIDDEN
from tabard.engine.words import _, listed, say

from .. import phases
from ..after_totals import is_winning, other_side
from ..bargaining.offers import coins_asked, coins_paid
from ..buying import price_line
from ..components import board, cards, events, pieces, terms
from ..expansion import had_a_city, had_a_port
from ..foreign import FOREIGN_BONUS
from ..hands import used_cards
from ..income import income_at
from ..readings import (
    hero_doubles,
    keeps_cards,
    points_of_a_hero,
    sea_is_one_of_two,
    uprisings_free_cities,
)
from ..state import NOBODY
from ..totals import city_points
from .terminal import name_of

_DONE = {
    phases.CITY_TO_RISE: _(
        "A die that shows at least the defences of the city (a garrison 2, a castle 4, a fortress"
        " 6) takes one step of them; a garrison alone is driven out, and the city is free."
    ),
    phases.PROVINCE_WITH_PLAGUE: _(
        "For each city of the province with a garrison alone a die is thrown: on 1 to 3 the"
        " garrison dies out, and the city is free."
    ),
    phases.PROVINCE_WITH_FAMINE: _(
        "Each owned city of the province gets a plunder marker, unless it is protected: it pays"
        " its owner nothing at the next income."
    ),
    phases.CITY_TO_LOOT: _(
        "A die that shows at least the defences of the city plunders it: it pays its owner nothing"
        " at the next income. Nobody gets its coins."
    ),
    phases.CITY_TO_RETURN: _(
        "The city goes back, with its defences, to the player who lost it in a fight of the last"
        " round."
    ),
    phases.CITY_TO_PROTECT: _(
        "For this round nobody may attack the city, plunder it, make it rise or swap it."
    ),
    phases.CHOOSE_ADMIRALS: _(
        "Two owners of ports fight at sea in secret; the loser may not use the sea this round."
    ),
}
_RISES_AND_IS_FREE = _(
    "A die that shows at least the defences of the city (a garrison 2, a castle 4, a fortress 6)"
    " drives its owner out: the city is free, and castle or fortress stays."
)


def stakes(state: Any) -> tuple[Stake, ...]:
    """What somebody should know who is asked now, each with its rule."""
    if state.ended or not state.depth:
        return ()
    phase = phase_now(state)
    if phase == phases.CITY_TO_RISE:
        return (_rising(state, "3.5"),)
    if phase in _DONE:
        return (Stake(say(_DONE[phase]), "3.5"),)
    said = _SAID.get(phase)
    return tuple(said(state)) if said else ()


# --- the offer ----------------------------------------------------------------------------------


def _offer(state: Any) -> list[Stake]:
    """What each side gives, and what whoever is paid promises."""
    seat, to, coins = state.offer_from, state.offer_to, state.offer_coins
    if seat == NOBODY:
        return []
    facts = {
        "seat": name_of(state, seat),
        "given": _gives(state, state.offer_give, coins_paid(coins)),
        "to": name_of(state, to),
        "wanted": _gives(state, state.offer_want, coins_asked(coins)),
    }
    found = [Stake(say(_("{seat} gives {given}; {to} gives {wanted}."), **facts), "137")]
    if state.offer_reason != terms.NO_REASON and coins != terms.NO_COINS:
        paid, payer = (to, seat) if coins_paid(coins) else (seat, to)
        found.append(_promise(state, paid, payer))
    return found


def _gives(state: Any, city: int, coins: int) -> str:
    """``Bourges (counts 2) and 10 coins``."""
    parts = []
    if city != board.NO_CITY:
        facts = {"city": board.CITIES.name(city), "level": state.level[city]}
        parts.append(say(_("{city} (defences {level})"), **facts))
    if coins:
        parts.append(pieces.SO_MANY_COINS.name(int(coins)))
    return listed(parts) if parts else say(_("nothing"))


_PROMISES = {
    terms.FOR_ATTACKING: _("For the coins {paid} promises to attack {city}; it binds nobody."),
    terms.FOR_SPARING_CITY: _(
        "For the coins {paid} promises not to attack {city} this round; it binds nobody."
    ),
    terms.FOR_SPARING_ME: _(
        "For the coins {paid} promises not to attack {payer} this round; it binds nobody."
    ),
}


def _promise(state: Any, paid: int, payer: int) -> Stake:
    city = state.offer_city
    facts = {
        "paid": name_of(state, paid),
        "payer": name_of(state, payer),
        "city": board.CITIES.name(city) if city != board.NO_CITY else "",
    }
    return Stake(say(_PROMISES[state.offer_reason], **facts), "139")


def _offers(state: Any) -> list[Stake]:
    """What an offer is; whose turn begins with it, and that nothing of that turn is given away."""
    sentence = _("What is offered is done at once if the other accepts; a promise binds nobody.")
    found = [Stake(say(sentence), "140")]
    levels = range(state.depth)
    plays = [state.frame_seat[at] for at in levels if state.frame_phase[at] == phases.TURN]
    if plays and plays[0] == seat_now(state):
        begins = _("Your turn begins; after the offers you take free cities, and attack.")
        found.insert(0, Stake(say(begins), "71", vital=True))
    elif plays:
        before = _("It is the turn of {seat}; before it you can make an offer.")
        found.insert(0, Stake(say(before, seat=name_of(state, plays[0])), "135", vital=True))
    return found


# --- expansion ----------------------------------------------------------------------------------


def _expansion(state: Any) -> list[Stake]:
    """What an expansion may still take, where that is not the two free cities along roads."""
    if not had_a_city(state):
        return [Stake(say(_("You have no city left: take any one that is free.")), "134")]
    if state.taken:
        return [Stake(say(_("You can take one more.")), "76")]
    if had_a_port(state) and not sea_is_one_of_two(state):
        return [Stake(say(_("Two cities along roads, or one over sea.")), "76")]
    return []


# --- prices and heroes --------------------------------------------------------------------------


def _prices(state: Any) -> list[Stake]:
    """What things cost at this table (48 to 51)."""
    line = int(price_line(state))
    facts = {
        "card": pieces.CARD_PRICE,
        "castle": int(pieces.CASTLE_PRICE[line]),
        "fortress": int(pieces.FORTRESS_PRICE[line]),
    }
    sentence = _(
        "A card costs {card} coins, a castle {castle}, a fortress in place of a castle {fortress}."
    )
    found = [Stake(say(sentence, **facts), "49")]
    if state.coins[seat_now(state)] >= facts["castle"]:
        worth = _(
            "A castle counts {castle} in defence and pays {coins} coins a round,"
            " a fortress {fortress} and {more}."
        )
        levels = {"castle": pieces.CASTLE_LEVEL, "fortress": pieces.FORTRESS_LEVEL}
        pays = {"coins": income_at(levels["castle"]), "more": income_at(levels["fortress"])}
        found.append(Stake(say(worth, **levels, **pays), "28"))
    if not keeps_cards(state):
        collected = _("At the end of the round all cards are collected, bought ones too.")
        found.append(Stake(say(collected), "123"))
    return found


def _hero(state: Any) -> list[Stake]:
    """What an active hero adds (3.4)."""
    if hero_doubles(state):
        sentence = _("An active hero doubles the yellow cards of the side that puts him in.")
        return [Stake(say(sentence), "3.4")]
    sentence = _(
        "An active hero adds {points} in each fight in which he is put in, attacking or defending."
    )
    return [Stake(say(sentence, points=int(points_of_a_hero(state))), "3.4")]


def _fight(state: Any) -> list[Stake]:
    """What the city adds, whether used cards can defend it, whether one of them has an active hero
    to put in, and what a ride is (3.4, 3.5, 99, 105)."""
    sides = (state.attacker, state.defender)
    adds = {"city": board.CITIES.name(state.target), "points": int(city_points(state))}
    ride = _(
        "By the event ride {seat} may once attack a city up to three roads away; on a ride"
        " mountains do not count."
    )
    used = _("Used yellow cards attack no more this round, but defend like others.")
    return [
        Stake(say(_("{city} adds {points} for its defender."), **adds), "105"),
        *([Stake(say(used), "99")] if used_cards(state, state.defender) else []),
        *(_hero(state) if any(state.hero_active[seat] for seat in sides) else []),
        *(
            [Stake(say(ride, seat=name_of(state, sides[0])), "3.5")]
            if state.way == terms.BY_RIDE
            else []
        ),
    ]


def _rising(state: Any, rule: str) -> Stake:
    """What an uprising does (3.5, 3.7)."""
    if uprisings_free_cities(state):
        return Stake(say(_RISES_AND_IS_FREE), "3.7")
    return Stake(say(_DONE[phases.CITY_TO_RISE]), rule)


def _ambassador(state: Any) -> list[Stake]:
    """What an ambassador brings: a hero, or an uprising (3.3, 3.4, 3.7)."""
    awake = state.hero_active[seat_now(state)]
    return [*([] if awake else _hero(state)), _rising(state, "3.7")]


def _red_cards(state: Any) -> list[Stake]:
    """What the red cards of a turn bring, to whoever holds and sees them (3.3, 3.4, 3.8)."""
    hand = state.cards[cards.HAND + seat_now(state)]
    if HIDDEN in hand:
        return []
    sentence = _(
        "A die that shows at least the defences of the city plunders it: you take its income now,"
        " and it pays its owner nothing at the next income."
    )
    plunder = [Stake(say(sentence), "3.8")] if hand[cards.PLUNDER] else []
    return [*(_ambassador(state) if hand[cards.AMBASSADOR] else []), *plunder]


# --- what is lost in a fight --------------------------------------------------------------------


_LOSES = _(
    "As it stands {seat} loses this fight: its yellow cards are discarded, and a hero put in falls."
)
_TIES = _(
    "As it stands it is a tie: the city stays with its owner, and both sides lose their yellow"
    " cards and a hero put in."
)
_RETREATING = _("Who retreats loses the fight, but keeps both, the cards as used.")
_WINS = _("As it stands {seat} wins this fight.")


def _totals(state: Any) -> list[Stake]:
    """What whoever is asked would lose if the totals stood (111, 116, 117, 119)."""
    seat = seat_now(state)
    facts = {"seat": name_of(state, seat)}
    if is_winning(state, seat):
        return [Stake(say(_WINS, **facts), "111")]
    loses = is_winning(state, other_side(state, seat))
    hand = state.cards[cards.HAND + seat]
    can_retreat = HIDDEN not in hand and hand[cards.RETREAT]
    return [
        Stake(say(_LOSES, **facts), "116") if loses else Stake(say(_TIES), "119"),
        *([Stake(say(_RETREATING), "3.3")] if can_retreat else []),
    ]


def _foreign(state: Any) -> list[Stake]:
    """How strong a foreign power is, and what is lost to it (3.6)."""
    city, power = state.target, state.power
    facts = {
        "power": events.POWERS.name(power),
        "more": FOREIGN_BONUS,
        "points": state.level[city] + board.MOUNTAIN[city] + events.BY_SEA[power],
        "city": board.CITIES.name(city),
    }
    sentence = _(
        "{power} throws two dice and adds {more}; you throw one and add {points} for {city}, and"
        " what you put in. Only to a higher total is the city lost, with the yellow card and the"
        " hero put in."
    )
    return [Stake(say(sentence, **facts), "3.6")]


_SAID: dict[int, Callable[[Any], list[Stake]]] = {
    phases.ANSWER: _offer,
    phases.OFFERS: _offers,
    phases.EXPANSION: _expansion,
    phases.BUYING: _prices,
    phases.AMBASSADORS: _ambassador,
    phases.COMMIT: _fight,
    phases.COMBAT: _red_cards,
    phases.AFTER_TOTALS: _totals,
    phases.HOLD_CITY: _foreign,
}
