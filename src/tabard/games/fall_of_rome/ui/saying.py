"""How people say the moves of Fall of Rome: a sentence for each, the questions, what is done when.

A corrupt event says what it costs wherever it is named: one of the eight steps to the end.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tabard.drawn.saying import Saying
from tabard.engine.kinds import OPEN
from tabard.engine.moves import Move
from tabard.engine.words import _, n_, say

from .. import phases
from ..components import board, cards, pieces, roles
from ..consent import MOST_REFUSALS
from ..events import windows
from ..hands import holder
from ..players import active_seat, has_role, is_solo, owner, pawn_with_role
from ..sequence import ACTIONS_OF_ALL, ACTIONS_OF_ROLES

_PRICES = {
    3: _("Forge an alliance with the {tribe} for 3 cards of their colour"),
    4: _("Forge an alliance with the {tribe} for 4 cards of their colour"),
    5: _("Forge an alliance with the {tribe} for 5 cards of their colour"),
}


def _alliances() -> Mapping[str, str]:
    """Every tribe has its own price (28)."""
    return {
        f"forge_alliance tribe={board.TRIBES.word(tribe)}": _PRICES[board.CARDS_TO_ALLY[tribe]]
        for tribe in range(board.TRIBES)
    }


_CHANCE = {
    "gold_card": _("The first invasion: {card}"),
    "deal_role": _("The role dealt is {role}"),
    "die": _("The die shows {face}"),
    "turn_up": _("A card comes up: {kind}"),
    "turn_up kind=ordinary": _("A city card or an event comes up"),
    "turn_up kind=revolt": _("A revolt comes up"),
    "draw_card": _("The card drawn is {card}"),
    "draw_card card=event": _("The card drawn is an event"),
    "draw_event": _("The event drawn is {event}"),
    "bottom_card": _("The card at the bottom of the barbarian deck is {card}"),
    "barbarian_card": _("The barbarian card turned over is {card}"),
    "look_at": _("The barbarian card looked at is {card}"),
}
_ACTIONS = {
    "start_in": _("Begin in {city} with 2 legions"),
    "march": _("March to {city} with {legions} legions"),
    "march legions=0": _("March to {city} alone"),
    "march legions=1": _("March to {city} with 1 legion"),
    "sail": _("Sail to {city} with {legions} legions: discard {card}"),
    "sail legions=0": _("Sail to {city} alone: discard {card}"),
    "sail legions=1": _("Sail to {city} with 1 legion: discard {card}"),
    "build_fort": _("Build a fort in your city, from {from_city}: discard {card}"),
    "recruit": _("Recruit legions in your city"),
    "battle": _("Fight the barbarians in your city with {dice} dice"),
    "battle dice=1": _("Fight the barbarians in your city with 1 die"),
    "give": _("Plot: give {card} to {pawn}"),
    "take": _("Plot: take {card} from {pawn}"),
    "store": _("Put {card} into the treasury"),
    "fetch": _("Take {card} from the treasury"),
    "forge_alliance": _("Forge an alliance with the {tribe}"),
    **_alliances(),
    "enlist": _("Enlist the {tribe} as {legions} legions: discard {card}"),
    "enlist legions=0": _("Dismiss the {tribe} and take no legion: discard {card}"),
    "enlist legions=1": _("Enlist the {tribe} as 1 legion: discard {card}"),
    "end_actions": _("End your actions and draw cards"),
    "agree": _("Agree"),
    "disagree": _("Refuse"),
    "done": _("Leave it at that"),
    "go_on": _("Go on without an event"),
    "go_on_silently": _("Go on and do not ask again this turn"),
}
_ROLES = {
    "reinforce_fort": _("Add 1 legion to {city}"),
    "raise_legion": _("Add 1 legion to your city"),
    "offer_goods": _("As the Mercator, give {card} to {pawn}"),
    "buy_goods": _("As the Mercator, take {card} from {pawn}"),
    "sail_with_fleet": _("Sail to {city} with {legions} legions, without a card"),
    "sail_with_fleet legions=0": _("Sail to {city} alone, without a card"),
    "sail_with_fleet legions=1": _("Sail to {city} with 1 legion, without a card"),
    "muster": _("Discard {card} for {legions} legions in your city"),
    "muster legions=1": _("Discard {card} for 1 legion in your city"),
    "raise_fort": _("Build a fort in your city, from {from_city}, for 2 legions there"),
    "journey": _("Travel to {city} with {legions} legions: discard {card}"),
    "journey legions=0": _("Travel to {city} alone: discard {card}"),
    "journey legions=1": _("Travel to {city} with 1 legion: discard {card}"),
    "enlist_freely": _("Enlist the {tribe} as {legions} legions, without a card"),
    "enlist_freely legions=0": _("Dismiss the {tribe} without a card, and take no legion"),
    "enlist_freely legions=1": _("Enlist the {tribe} as 1 legion, without a card"),
    "bring": _("Take a barbarian of the {tribe} along"),
    "consult": _("Consult: the Vestalis discards {card} and draws an event"),
    "draw": _("Draw {cards} cards"),
    "draw cards=3": _("Draw 3 cards and put 1 of them back"),
    "put_back": _("Put {card} back on top of the deck"),
    "put_back card=revolt": _("Put the revolt back on top of the deck"),
}
_FOLLOWING = {
    "pay_card": _("Pay with {card}"),
    "set_die": _("Set a die to {face}"),
    "set_die face=legion_lost": _("Set a die to Legion lost: lose 1 legion"),
    "set_die face=barbarian_a": _("Set a die to Barbarian: remove 1 barbarian"),
    "set_die face=barbarian_b": _("Set a die to Barbarian: remove 1 barbarian"),
    "set_die face=even_trade": _("Set a die to Even trade: remove 1 barbarian, lose 1 legion"),
    "set_die face=bloody_win": _("Set a die to Bloody win: remove 2 barbarians, lose 1 legion"),
    "set_die face=special": _("Set a die to Special: what your role does in battle"),
    "remove": _("Remove a barbarian of the {tribe}"),
    "discard": _("Discard {card}"),
    "strike": _("Remove a barbarian of the {tribe} from {city}"),
    "reinforce": _("Add {legions} legions to {city}"),
    "reinforce legions=1": _("Add 1 legion to {city}"),
    "replace": _("Replace a barbarian of the {tribe} by a legion"),
    "banish": _("Remove {card} from the game"),
    "return_card": _("Put {card} on top of the barbarian deck"),
    "bite": _("Remove a barbarian from {city}"),
    "hurry": _("Festina lente: {pawn} goes too, with {legions} legions"),
    "hurry legions=0": _("Festina lente: {pawn} goes too, alone"),
    "hurry legions=1": _("Festina lente: {pawn} goes too, with 1 legion"),
}
_EVENTS = {
    "do_ut_des": _("Do ut des: swap {card} for {other}"),
    "do_ut_des effect=corrupt": _(
        "Do ut des, corrupt (1 step of decline): swap {card} for {other}"
    ),
    "vae_victis": _("Vae victis: remove as many barbarians as the battle did, in one other city"),
    "vae_victis effect=corrupt": _(
        "Vae victis, corrupt (1 step of decline): remove as many barbarians as the battle did, in"
        " any cities"
    ),
    "si_vis_pacem": _("Si vis pacem: a fort for {city} from {from_city}"),
    "si_vis_pacem effect=corrupt": _(
        "Si vis pacem, corrupt (1 step of decline): a fort for {city} from {from_city}, and the"
        " pawn of {pawn} goes there with {legions} legions"
    ),
    "si_vis_pacem effect=corrupt legions=0": _(
        "Si vis pacem, corrupt (1 step of decline): a fort for {city} from {from_city}, and the"
        " pawn of {pawn} goes there alone"
    ),
    "si_vis_pacem effect=corrupt legions=1": _(
        "Si vis pacem, corrupt (1 step of decline): a fort for {city} from {from_city}, and the"
        " pawn of {pawn} goes there with 1 legion"
    ),
    "si_vis_pacem effect=corrupt pawn=none": _(
        "Si vis pacem, corrupt (1 step of decline): a fort for {city} from {from_city}, and no"
        " pawn moves"
    ),
    "si_vis_pacem effect=corrupt pawn=none legions=0": _(
        "Si vis pacem, corrupt (1 step of decline): a fort for {city} from {from_city}, and no"
        " pawn moves"
    ),
    "hic_manebimus": _(
        "Hic manebimus optime: add up to 2 legions to each of up to 3 cities with forts"
    ),
    "hic_manebimus effect=corrupt": _(
        "Hic manebimus optime, corrupt (1 step of decline): add up to 3 legions to every city with"
        " a fort"
    ),
    "audentes_fortuna": _("Audentes fortuna iuvat: draw 2 more cards"),
    "audentes_fortuna effect=corrupt": _(
        "Audentes fortuna iuvat, corrupt (1 step of decline): draw 4 more cards"
    ),
    "mors_tua": _("Mors tua, vita mea: replace a barbarian of the {tribe} in {city} by a legion"),
    "mors_tua effect=corrupt": _(
        "Mors tua, vita mea, corrupt (1 step of decline): replace up to 3 barbarians in {city} by"
        " legions, first one of the {tribe}"
    ),
    "homo_faber": _("Homo faber: the active player takes {card} from the discard pile"),
    "homo_faber effect=corrupt": _(
        "Homo faber, corrupt (1 step of decline): the active player takes {card} from the discard"
        " pile"
    ),
    "alea_iacta_est": _("Alea iacta est: set the dice of the next battle"),
    "alea_iacta_est effect=corrupt": _(
        "Alea iacta est, corrupt (1 step of decline): set the dice of every battle this turn"
    ),
    "abundans_cautela": _("Abundans cautela: 2 barbarian cards fewer this turn"),
    "abundans_cautela effect=corrupt": _(
        "Abundans cautela, corrupt (1 step of decline): no city is invaded this turn"
    ),
    "melius_cavere": _("Melius cavere: look at the top 6 barbarian cards and sort them"),
    "melius_cavere effect=corrupt": _(
        "Melius cavere, corrupt (1 step of decline): look at the top 6 barbarian cards, remove 1"
        " and sort the others"
    ),
    "mortui_non_mordent": _(
        "Mortui non mordent: remove up to 2 of the {tribe}, the first from {city}"
    ),
    "mortui_non_mordent effect=corrupt": _(
        "Mortui non mordent, corrupt (1 step of decline): remove up to 4 of the {tribe}, the first"
        " from {city}"
    ),
    "festina_lente": _("Festina lente: the pawn of {pawn} goes to {city} with {legions} legions"),
    "festina_lente legions=0": _("Festina lente: the pawn of {pawn} goes to {city} alone"),
    "festina_lente legions=1": _("Festina lente: the pawn of {pawn} goes to {city} with 1 legion"),
    "festina_lente effect=corrupt": _(
        "Festina lente, corrupt (1 step of decline): any number of pawns go to {city}"
    ),
    "festina_lente effect=corrupt legions=0": _(
        "Festina lente, corrupt (1 step of decline): any number of pawns go to {city}"
    ),
    "veni_vidi_vici": _(
        "Veni, vidi, vici: go to {city} with {legions} legions; a battle there is free"
    ),
    "veni_vidi_vici legions=0": _("Veni, vidi, vici: go to {city} alone"),
    "veni_vidi_vici legions=1": _(
        "Veni, vidi, vici: go to {city} with 1 legion; a battle there is free"
    ),
    "veni_vidi_vici effect=corrupt": _(
        "Veni, vidi, vici, corrupt (1 step of decline): go to {city} with {legions} legions; a"
        " battle there is free and costs no legions"
    ),
    "veni_vidi_vici effect=corrupt legions=0": _(
        "Veni, vidi, vici, corrupt (1 step of decline): go to {city} alone"
    ),
    "veni_vidi_vici effect=corrupt legions=1": _(
        "Veni, vidi, vici, corrupt (1 step of decline): go to {city} with 1 legion; a battle there"
        " is free and costs no legions"
    ),
    "carpe_diem": _("Carpe diem: 2 more actions this turn"),
    "carpe_diem effect=corrupt": _(
        "Carpe diem, corrupt (1 step of decline): 4 more actions this turn"
    ),
}
_ASKS = {
    "legions": _("How many legions go along?"),
    "si_vis_pacem.legions": _("How many legions go along with the pawn (0 without one)?"),
    "festina_lente.legions": _("How many legions go along with the pawn (0 without one)?"),
    "start_in.city": _("Where does your pawn begin?"),
    "march.city": _("Where do you march?"),
    "sail.city": _("To which port do you sail, for a card of its colour?"),
    "sail.card": _("Which card do you discard to sail?"),
    "build_fort.card": _("Which card of your city do you discard for the fort?"),
    "build_fort.from_city": _("Where does the fort come from?"),
    "battle.dice": _("Fight the barbarians in your city: how many dice do you roll?"),
    "give.pawn": _("Plot: to whom do you give a card?"),
    "give.card": _("Which card do you give?"),
    "take.pawn": _("Plot: from whom do you take a card?"),
    "take.card": _("Which card do you take?"),
    "store.card": _("Which card goes into the treasury?"),
    "fetch.card": _("Which card do you take from the treasury?"),
    "forge_alliance.tribe": _("Who becomes an ally?"),
    "enlist.tribe": _("Which allies in your city do you enlist?"),
    "enlist.legions": _("How many legions come in their place?"),
    "enlist.card": _("Which card of their colour do you discard?"),
    "reinforce_fort.city": _("Which city with a fort gets a legion?"),
    "offer_goods.pawn": _("As the Mercator, to whom do you give a card?"),
    "offer_goods.card": _("Which card do you give?"),
    "buy_goods.pawn": _("As the Mercator, from whom do you take a card?"),
    "buy_goods.card": _("Which card do you take?"),
    "sail_with_fleet.city": _("To which port do you sail, without a card?"),
    "muster.card": _("Which card do you discard for legions?"),
    "muster.legions": _("How many legions come?"),
    "raise_fort.from_city": _("Where does a fort for 2 legions come from?"),
    "journey.city": _("Where do you travel?"),
    "journey.card": _("Which card do you discard to travel?"),
    "enlist_freely.tribe": _("Which allies in your city do you enlist without a card?"),
    "enlist_freely.legions": _("How many legions come in their place?"),
    "bring.tribe": _("Whom do you take along?"),
    "consult.card": _("Consult: which card does the Vestalis discard for an event of her deck?"),
    "pay_card.card": _("Which card do you pay with?"),
    "set_die.face": _("What does this die show?"),
    "remove.tribe": _("Of which tribe is a barbarian removed?"),
    "discard.card": _("Which card do you discard?"),
    "draw.cards": _("How many cards do you draw?"),
    "put_back.card": _("Which card goes back on top of the deck?"),
    "strike.city": _("From which city is a barbarian removed?"),
    "strike.tribe": _("Of which tribe?"),
    "reinforce.city": _("Which city with a fort gets legions?"),
    "reinforce.legions": _("How many legions does it get?"),
    "replace.tribe": _("Of which tribe does a barbarian become a legion?"),
    "banish.card": _("Which barbarian card leaves the game?"),
    "return_card.card": _("Which card is put back next, on top of those before?"),
    "bite.city": _("From which city is the next one removed?"),
    "hurry.pawn": _("Whose pawn goes there too?"),
    # events: what both effects do, and what the corrupt one costs
    "do_ut_des.effect": _(
        "Do ut des: two players in one city swap cards (normal), or two anywhere (corrupt, for 1"
        " of the 8 steps of decline)?"
    ),
    "do_ut_des.card": _("Which card changes hands?"),
    "do_ut_des.other": _("For which card?"),
    "vae_victis.effect": _(
        "Vae victis: remove barbarians from one other city (normal), or from any (corrupt, "
        "for 1 of the 8 steps of decline)?"
    ),
    "si_vis_pacem.effect": _(
        "Si vis pacem: a fort (normal), or a fort and a pawn with legions (corrupt, for 1 of "
        "the 8 steps of decline)?"
    ),
    "si_vis_pacem.city": _("Which city gets the fort?"),
    "si_vis_pacem.from_city": _("Where does the fort come from?"),
    "si_vis_pacem.pawn": _("Whose pawn goes there?"),
    "hic_manebimus.effect": _(
        "Hic manebimus: up to 2 legions in each of 3 cities with forts (normal), or up to 3 in "
        "every city with a fort (corrupt, for 1 of the 8 steps of decline)?"
    ),
    "audentes_fortuna.effect": _(
        "Audentes fortuna: 2 more cards (normal), or 4 (corrupt, for 1 of the 8 steps of decline)?"
    ),
    "mors_tua.effect": _(
        "Mors tua: 1 barbarian becomes a legion (normal), or up to 3 in one city (corrupt, "
        "for 1 of the 8 steps of decline)?"
    ),
    "mors_tua.city": _("In which city?"),
    "mors_tua.tribe": _("Of which tribe does a barbarian become a legion?"),
    "homo_faber.effect": _(
        "Homo faber: a discarded card of this city (normal), or any city card (corrupt, for 1 "
        "of the 8 steps of decline)?"
    ),
    "homo_faber.card": _("Which card is taken from the discard pile?"),
    "alea_iacta_est.effect": _(
        "Alea iacta est: set the dice of the next battle (normal), or of all this turn "
        "(corrupt, for 1 of the 8 steps of decline)?"
    ),
    "abundans_cautela.effect": _(
        "Abundans cautela: 2 barbarian cards fewer (normal), or no invasion at all (corrupt, "
        "for 1 of the 8 steps of decline)?"
    ),
    "melius_cavere.effect": _(
        "Melius cavere: sort the top 6 barbarian cards (normal), or also remove 1 (corrupt, "
        "for 1 of the 8 steps of decline)?"
    ),
    "mortui_non_mordent.effect": _(
        "Mortui non mordent: remove up to 2 of a tribe (normal), or up to 4 (corrupt, for 1 "
        "of the 8 steps of decline)?"
    ),
    "mortui_non_mordent.tribe": _("Which tribe?"),
    "mortui_non_mordent.city": _("From which city is the first one removed?"),
    "festina_lente.effect": _(
        "Festina lente: 1 pawn moves (normal), or any number of them (corrupt, for 1 of the 8 "
        "steps of decline)?"
    ),
    "festina_lente.city": _("To which city?"),
    "festina_lente.pawn": _("Whose pawn goes there?"),
    "veni_vidi_vici.effect": _(
        "Veni vidi vici: go and fight (normal), or without losing legions (corrupt, for 1 of "
        "the 8 steps of decline)?"
    ),
    "veni_vidi_vici.city": _("To which city do you go?"),
    "carpe_diem.effect": _(
        "Carpe diem: 2 more actions (normal), or 4 (corrupt, for 1 of the 8 steps of decline)?"
    ),
}
_FOUR_ACTIONS = " ".join(action.__name__ for action in (*ACTIONS_OF_ALL, *ACTIONS_OF_ROLES))
_OVER_THE_LIMIT = " ".join(event.__name__ for event in windows.OVER_THE_LIMIT)
_TURNS = {
    "start_city": _("choose the city where your pawn begins"),
    "actions": _("take your actions"),
    f"actions without {_FOUR_ACTIONS}": _("play an event, or end your actions"),
    "escort": _("take barbarians along with the Regina, or leave them"),
    "pay_alliance": _("choose the cards that pay for the alliance"),
    "set_dice": _("choose what each die shows"),
    "casualties": _("choose which barbarians the battle removes"),
    "after_battle": _("play an event on your victory, or go on"),
    "choose_draw": _("draw 2 cards, or 3 and put 1 of them back"),
    "put_back": _("choose the card that goes back on the deck"),
    "between_revolts": _("play an event before the next revolt, or go on"),
    "after_draw": _("play an event before cities are invaded, or go on"),
    "between_invasions": _("play an event before the next barbarian card, or go on"),
    "over_limit": _("discard down to 7 cards, or play an event of your own"),
    f"over_limit without {_OVER_THE_LIMIT}": _("discard down to 7 cards"),
    "consent": _("agree to this, or refuse it"),
    "strike_elsewhere": _("choose which barbarians Vae victis removes"),
    "reinforcing": _("choose the cities with forts that get legions"),
    "replacing": _("choose which barbarians become legions, or stop"),
    "banishing": _("choose the barbarian card that leaves the game"),
    "putting_back": _("put the barbarian cards back, the last one on top"),
    "biting": _("choose which barbarians are removed, or stop"),
    "hurrying": _("choose whose pawns come to the city, or stop"),
    "storming": _("fight a free battle where you have arrived, or not"),
}
_OF_A_ROLE = {
    "reinforce_fort": roles.CONSUL,
    "raise_legion": roles.CONSUL,
    "offer_goods": roles.MERCATOR,
    "buy_goods": roles.MERCATOR,
    "sail_with_fleet": roles.PRAEFECTUS_CLASSIS,
    "muster": roles.PRAEFECTUS_CLASSIS,
    "raise_fort": roles.PRAEFECTUS_FABRUM,
    "journey": roles.PRAEFECTUS_FABRUM,
    "enlist_freely": roles.REGINA_FOEDERATA,
}


def _role_plays(role: int) -> Callable[[Any], Any]:
    return lambda state: has_role(state, role)


def _somebody_holds(event: int) -> Callable[[Any], Any]:
    return lambda state: holder(state, event) != pieces.NO_SEAT


def _another(state: Any, seat: int) -> int:
    """This seat, unless it is the one that plays now."""
    return int(seat) if seat != active_seat(state) else -1


def _holder_of(event: int) -> Callable[[Any], Any]:
    return lambda state: _another(state, holder(state, event))


def _vestalis_plays(state: Any) -> Any:
    return pawn_with_role(state, roles.VESTALIS) != pieces.NO_SEAT


def _vestalis(state: Any) -> int:
    pawn = pawn_with_role(state, roles.VESTALIS)
    return -1 if pawn == pieces.NO_SEAT else _another(state, owner(state, pawn))


def _several_play(state: Any) -> Any:
    return not is_solo(state)


_ALLOWED = {
    **{verb: _role_plays(role) for verb, role in _OF_A_ROLE.items()},
    **{cards.EVENTS.word(event): _somebody_holds(event) for event in cards.EVENTS.numbers},
    "consult": _vestalis_plays,
    "give": _several_play,
    "take": _several_play,
    "store": is_solo,
    "fetch": is_solo,
}
_HELD = {cards.EVENTS.word(event): partial(holder, card=event) for event in cards.EVENTS.numbers}
_WHOSE = {
    **{cards.EVENTS.word(event): _holder_of(event) for event in cards.EVENTS.numbers},
    "consult": _vestalis,
}
_COUNTED = {
    "legions": n_("{count} legion", "{count} legions", none=_("no legion")),
    "dice": n_("{count} die", "{count} dice"),
    "cards": n_("{count} card", "{count} cards"),
}
_HERE = (
    "battle",
    "forge_alliance",
    "recruit",
    "build_fort",
    "raise_fort",
    "raise_legion",
    "muster",
    "enlist",
    "enlist_freely",
)
_CALLED = {
    "give": _("Give a card to another player"),
    "take": _("Take a card of another player"),
    "store": _("Put a card into the treasury"),
    "fetch": _("Take a card from the treasury"),
    "sail": _("Sail for a card"),
    "sail_with_fleet": _("Sail without a card"),
    "muster": _("Discard a card for legions"),
    "enlist": _("Enlist allies as legions"),
    "enlist_freely": _("Enlist allies without a card"),
    "offer_goods": _("As the Mercator, give a card"),
    "buy_goods": _("As the Mercator, take a card"),
    "journey": _("Travel for a card"),
    "raise_fort": _("Build a fort for 2 legions"),
    "strike": _("Remove a barbarian"),
}


def _so_many_there(state: Any, move: Move) -> str:
    """What a battle takes of a tribe is told by how many of it stand there."""
    (tribe,) = move.values
    return (
        ""
        if tribe == OPEN
        else say(_("{count} there"), count=state.cubes[state.battle_city][tribe])
    )


def _what_it_brings(state: Any, move: Move) -> str:
    """A revolt among the cards that are drawn says what it brings to whoever keeps it."""
    kept = _(
        "If it stays, three barbarians come to one city, the invasion marker advances, "
        "and the barbarian cards that were turned over come again."
    )
    return say(kept) if move.values == (cards.REVOLT,) else ""


def _what_allies_still_do(_state: Any, _move: Move) -> str:
    """Allies count as won over, and are no less to be feared in a city."""
    return say(
        _("Their barbarians still come and can sack cities, but need not be beaten any more.")
    )


def _who_gives_what(state: Any, move: Move) -> str:
    """Of a swap that is wholly said, in whose hands the two cards are: hands are open."""
    _effect, card, other = move.values
    if OPEN in (card, other):
        return ""
    one, two = (roles.ROLES.name(state.role[holder(state, held)]) for held in (card, other))
    facts = {"card": cards.CITY_CARDS.name(card), "other": cards.CITY_CARDS.name(other)}
    return say(_("{one} gives {card}, {two} gives {other}."), one=one, two=two, **facts)


def _what_a_yes_brings(_state: Any, _move: Move) -> str:
    """With the last yes the move is made (24)."""
    return say(_("It is done as proposed as soon as all who are asked agree."))


def _what_a_no_brings(state: Any, _move: Move) -> str:
    """Nothing is paid; in Festina lente the pawn stays; and nobody is asked for ever (2.16.14,
    2.16.16)."""
    under = state.frame_phase[state.depth - 2] if state.depth > 1 else phases.CONSENT
    nothing = _("Nothing happens, and nothing is paid.")
    said = say(_("Your pawn stays where it is.") if under == phases.HURRYING else nothing)
    facts = {"number": state.refusals + 1, "all": MOST_REFUSALS}
    count = say(
        _("Refusal {number} of {all} in this turn; after the last nobody is asked again."), **facts
    )
    return f"{said} {count}"


def _what_is_left_open(state: Any, move: Move) -> str:
    """Where an event takes the last legions out of a city, none of them stops a barbarian (54)."""
    said = dict(zip((key for key, _kind in move.verb.fields), move.values, strict=True))
    pawn, legions = said.get("pawn", state.turn), said["legions"]
    if OPEN in (pawn, legions) or pawn == pieces.NO_PAWN or legions == 0:
        return ""
    city = state.pawn[pawn]
    if city == board.NOWHERE or legions < state.legions[city]:
        return ""
    open_then = _("No legion is left in {city} then: whatever tribe comes there is not stopped.")
    return say(open_then, city=board.CITIES.name(city))


_FACES = {
    "legion_lost": _("1 legion lost"),
    "barbarian_a": _("1 barbarian removed"),
    "barbarian_b": _("1 barbarian removed"),
    "even_trade": _("1 barbarian removed, 1 legion lost"),
    "bloody_win": _("2 barbarians removed, 1 legion lost"),
}
_SPECIAL = {
    roles.CONSUL: _("1 legion joins"),
    roles.MAGISTER_MILITUM: _("2 barbarians removed"),
    roles.MERCATOR: _("1 barbarian removed, 1 legion lost"),
    roles.PRAEFECTUS_CLASSIS: _("in a port 1 barbarian removed, else nothing"),
    roles.PRAEFECTUS_FABRUM: _("with a fort 2 barbarians removed, else nothing"),
    roles.REGINA_FOEDERATA: _("1 barbarian removed, 1 legion joins"),
    roles.VESTALIS: _("1 legion lost"),
}


def _what_a_face_does(state: Any, face: int, pawn: int) -> str:
    """What a battle die does; the special face what the role of the pawn that fights says (2.5)."""
    if face == pieces.SPECIAL:
        return say(_SPECIAL[state.role[pawn]]) if state.role[pawn] in _SPECIAL else ""
    return say(_FACES[pieces.FACES.word(face)])


SAYS = Saying(
    moves={**_CHANCE, **_ACTIONS, **_ROLES, **_FOLLOWING, **_EVENTS},
    asks=_ASKS,
    turns=_TURNS,
    allowed=_ALLOWED,
    whose=_WHOSE,
    held=_HELD,
    noted={
        "remove": _so_many_there,
        "put_back": _what_it_brings,
        "forge_alliance": _what_allies_still_do,
        "do_ut_des": _who_gives_what,
        "agree": _what_a_yes_brings,
        "disagree": _what_a_no_brings,
        **dict.fromkeys(
            ("si_vis_pacem", "festina_lente", "hurry", "veni_vidi_vici"), _what_is_left_open
        ),
    },
    counted=_COUNTED,
    here=_HERE,
    face=_what_a_face_does,
    called=_CALLED,
    last=("consult", *(cards.EVENTS.word(event) for event in cards.EVENTS.numbers)),
)
