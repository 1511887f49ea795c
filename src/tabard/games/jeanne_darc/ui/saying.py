"""How people say the moves of Jeanne d'Arc 1429: a sentence for each, the questions, what is done
when."""

from __future__ import annotations

from typing import Any

from tabard.drawn.saying import Saying
from tabard.engine.kinds import OPEN
from tabard.engine.moves import Move
from tabard.engine.words import _, n_, say

from ..components import board, cards
from ..totals import works_against

_BY_CHANCE = {
    "deal_card": _("The card drawn is: {card}"),
    "draw_faction": _("Next in the player order is {drawn}"),
    "draw_marker": _("The event drawn is: {marker}"),
    "plague_die": _("The die for the plague shows {face}"),
    "sea_die": _("The die at sea shows {face}"),
    "power_die": _("The die for the foreign power shows {face}"),
    "entry_die": _("The die for the city attacked shows {face}"),
    "foreign_die": _("The die of the foreign power shows {face}"),
    "holding_die": _("The die of the city's owner shows {face}"),
    "uprising_die": _("The die for the uprising shows {face}"),
    "plunder_die": _("The die for the plunder shows {face}"),
    "attack_die": _("The attacker's die shows {face}"),
    "defence_die": _("The defender's die shows {face}"),
    "sign_die": _("The die thrown again shows {face}"),
    "end_die": _("The die for the end of the game shows {face}"),
}
_ROUND = {
    "bid": _("Bid {points} throne points"),
    "bid points=0": _("Bid nothing"),
    "bid points=1": _("Bid 1 throne point"),
    "lead": _("Lead {faction}"),
    "start_in": _("Begin in {city}"),
    "vote": _("Vote for {vote}"),
    "vote vote=war": _("Vote for war: 6 cards each, 2 events, any number of attacks"),
    "vote vote=peace": _("Vote for peace: 4 cards each, 1 event, 1 attack each"),
    "buy_card": _("Buy a card for 2 coins"),
    "build_castle": _("Build a castle in {city}"),
    "build_fortress": _("Build a fortress in {city}"),
    "discard": _("Discard a card: {card}"),
    "stop_buying": _("Buy no more"),
    "wake_hero": _("Play an ambassador: your hero becomes active"),
    "stir_up": _("Play an ambassador: an uprising in {city}"),
    "plunder": _("Play a plunder card against {city}"),
    "pass": _("Pass"),
}
_EVENTS = {
    "rise": _("Let {city} rise against its owner"),
    "infect": _("Let the plague come to {province}"),
    "starve": _("Let famine come to {province}"),
    "loot": _("Let free companies plunder {city}"),
    "give_back": _("Give {city} back to whoever lost it"),
    "protect": _("Let the pope protect {city}"),
    "name_admiral": _("Let {player} fight at sea"),
    "sail_with": _("Commit {card} and {influence} influence points at sea"),
    "sail_with influence=0": _("Commit {card} at sea"),
    "sail_with influence=1": _("Commit {card} and 1 influence point at sea"),
    "sail_with card=none": _("Commit only {influence} influence points at sea"),
    "sail_with card=none influence=0": _("Commit nothing at sea"),
    "sail_with card=none influence=1": _("Commit only 1 influence point at sea"),
    "hold_with": _("Hold the city with {card} and {influence} influence points, plus {extra}"),
    "hold_with influence=0": _("Hold the city with {card}, plus {extra}"),
    "hold_with influence=1": _("Hold the city with {card} and 1 influence point, plus {extra}"),
    "hold_with extra=none": _("Hold the city with {card} and {influence} influence points"),
    "hold_with influence=0 extra=none": _("Hold the city with {card}"),
    "hold_with influence=1 extra=none": _("Hold the city with {card} and 1 influence point"),
    "hold_with card=none": _("Hold the city with {influence} influence points, plus {extra}"),
    "hold_with card=none influence=0": _("Hold the city with {extra}"),
    "hold_with card=none influence=1": _("Hold the city with 1 influence point, plus {extra}"),
    "hold_with card=none extra=none": _("Hold the city with {influence} influence points"),
    "hold_with card=none influence=1 extra=none": _("Hold the city with 1 influence point"),
    "hold_with card=none influence=0 extra=none": _("Hold the city by its defences alone"),
}
_OFFERS = {
    "offer": _("Offer to {to}: {give} for {want}, {coins}; {reason} {place}"),
    "offer place=none": _("Offer to {to}: {give} for {want}, {coins}; {reason}"),
    "offer reason=none": _("Offer to {to}: {give} for {want}, {coins}"),
    "offer reason=none place=none": _("Offer to {to}: {give} for {want}, {coins}"),
    "offer coins=no_coins reason=none place=none": _("Offer to {to}: {give} for {want}"),
    "offer give=none want=none": _("Offer to {to}: {coins}; {reason} {place}"),
    "offer give=none want=none place=none": _("Offer to {to}: {coins}; {reason}"),
    "offer give=none want=none reason=none": _("Offer to {to}: {coins}"),
    "offer give=none want=none reason=none place=none": _("Offer to {to}: {coins}"),
    "no_offers": _("Make no offers until you say otherwise"),
    "offers_again": _("Be asked for offers again when the next turn begins"),
    "accept": _("Accept the offer"),
    "decline": _("Decline the offer"),
}
_TURN = {
    "expand": _("Take {city}"),
    "attack": _("Attack {target} from {base}"),
    "attack way=sea": _("Land at {target} from {base}"),
    "attack way=ride": _("Ride from {base} against {target}"),
    "attack_with": _(
        "Attack with {first}, {second} and {influence} influence points, plus {extra}"
    ),
    "attack_with influence=0": _("Attack with {first} and {second}, plus {extra}"),
    "attack_with influence=1": _(
        "Attack with {first}, {second} and 1 influence point, plus {extra}"
    ),
    "attack_with extra=none": _("Attack with {first}, {second} and {influence} influence points"),
    "attack_with influence=0 extra=none": _("Attack with {first} and {second}"),
    "attack_with influence=1 extra=none": _("Attack with {first}, {second} and 1 influence point"),
    "attack_with second=none": _(
        "Attack with {first} and {influence} influence points, plus {extra}"
    ),
    "attack_with second=none influence=0": _("Attack with {first}, plus {extra}"),
    "attack_with second=none influence=1": _(
        "Attack with {first} and 1 influence point, plus {extra}"
    ),
    "attack_with second=none extra=none": _("Attack with {first} and {influence} influence points"),
    "attack_with second=none influence=0 extra=none": _("Attack with {first} alone"),
    "attack_with second=none influence=1 extra=none": _(
        "Attack with {first} and 1 influence point"
    ),
    "attack_with first=none second=none": _(
        "Attack with {influence} influence points, plus {extra}"
    ),
    "attack_with first=none second=none influence=0": _("Attack with {extra}"),
    "attack_with first=none second=none influence=1": _(
        "Attack with 1 influence point, plus {extra}"
    ),
    "attack_with first=none second=none extra=none": _("Attack with {influence} influence points"),
    "attack_with first=none second=none influence=0 extra=none": _("Attack with nothing"),
    "attack_with first=none second=none influence=1 extra=none": _("Attack with 1 influence point"),
    "defend_with": _("Defend with {card} and {influence} influence points, plus {extra}"),
    "defend_with influence=0": _("Defend with {card}, plus {extra}"),
    "defend_with influence=1": _("Defend with {card} and 1 influence point, plus {extra}"),
    "defend_with extra=none": _("Defend with {card} and {influence} influence points"),
    "defend_with influence=0 extra=none": _("Defend with {card}"),
    "defend_with influence=1 extra=none": _("Defend with {card} and 1 influence point"),
    "defend_with card=none": _("Defend with {influence} influence points, plus {extra}"),
    "defend_with card=none influence=0": _("Defend with {extra}"),
    "defend_with card=none influence=1": _("Defend with 1 influence point, plus {extra}"),
    "defend_with card=none extra=none": _("Defend with {influence} influence points"),
    "defend_with card=none influence=1 extra=none": _("Defend with 1 influence point"),
    "defend_with card=none influence=0 extra=none": _("Defend by the city's defences alone"),
    "retreat": _("Play a retreat: give this fight up"),
    "sign_of_god": _("Play a sign of God: throw your die again"),
    "end_turn": _("End your turn"),
}
_ASKS = {
    "influence": _(
        "How many influence points (each adds 1 to the fight; kept ones may count at the end)?"
    ),
    "bid.points": _("How many throne points do you bid?"),
    "lead.faction": _("Which faction do you lead?"),
    "start_in.city": _("Where does your garrison begin?"),
    "vote.vote": _("War or peace?"),
    "build_castle.city": _("Where do you build a castle?"),
    "build_fortress.city": _("Which castle becomes a fortress?"),
    "discard.card": _("Which card do you discard?"),
    "rise.city": _("Which city rises?"),
    "infect.province": _("Where does the plague come?"),
    "starve.province": _("Where does famine come?"),
    "loot.city": _("Which city do free companies plunder?"),
    "give_back.city": _("Which city goes back to whoever lost it?"),
    "protect.city": _("Which city does the pope protect this round?"),
    "name_admiral.player": _("Who fights at sea?"),
    "sail_with.card": _("Which yellow card do you commit at sea?"),
    "hold_with.card": _("Which yellow card do you put in to hold the city?"),
    "hold_with.extra": _("Does your hero help?"),
    "plunder.city": _("Which city do you plunder?"),
    "stir_up.city": _("In which city does your ambassador stir up an uprising?"),
    "offer.to": _("To whom do you make an offer?"),
    "offer.give": _("Which of your cities would you give?"),
    "offer.want": _("Which city do you want for it?"),
    "offer.coins": _("How many coins would you pay, or ask for?"),
    "offer.reason": _("What is promised for the coins this round (nothing, without coins)?"),
    "offer.place": _("Which city does the promise concern?"),
    "expand.city": _("Which free city do you take?"),
    "attack.base": _("From which city do you attack?"),
    "attack.target": _("Which city do you attack?"),
    "attack.way": _("By road, by sea or by a ride?"),
    "attack_with.first": _("Which yellow card do you attack with?"),
    "attack_with.second": _("Which second yellow card?"),
    "attack_with.extra": _("Do you add your hero or a red card?"),
    "defend_with.card": _("Which yellow card do you defend with?"),
    "defend_with.extra": _("Do you add your hero or an engineer?"),
}
_RED = "wake_hero stir_up plunder"  # what is done with a red card
_TURNS = {
    "bid": _("bid throne points in secret; the highest bid chooses first"),
    "choose_faction": _("choose the faction that you lead"),
    "start_city": _("choose where your second garrison begins"),
    "third_city": _("choose where your third garrison begins"),
    "politics": _("vote in secret for war or peace — war may cost you cities"),
    "ambassadors": _("play an ambassador, or pass"),
    "buying": _("buy cards, a castle and fortresses, or keep your coins"),
    "buying without build_castle build_fortress": _("buy cards, or keep your coins"),
    "hand_limit": _("discard down to 12 cards"),
    "uprising": _("as master of events, choose the city that rises"),
    "plague": _("as master of events, choose the province with the plague"),
    "famine": _("as master of events, choose the province with famine"),
    "free_companies": _("as master of events, choose the city that is plundered"),
    "treaty": _("as master of events, choose the city that goes back"),
    "papal_intervention": _("as master of events, choose the city that the pope protects"),
    "choose_admirals": _("as master of events, name two owners of ports who fight at sea"),
    "sail_out": _("commit a card and influence to the battle at sea in secret, or nothing"),
    "hold_city": _("commit in secret against a foreign power, or lose the city more easily"),
    "offers": _("offer cities or coins to others, or pass"),
    "answer": _("accept the offer, or decline it"),
    "expansion": _("take up to two free cities, or pass"),
    "combat": _("attack, play red cards, make offers, or end your turn"),
    "combat without offer": _("attack, play red cards, or end your turn"),
    f"combat without {_RED}": _("attack, make offers, or end your turn"),
    f"combat without {_RED} offer": _("attack, or end your turn"),
    "combat without attack": _("play red cards, make offers, or end your turn"),
    "combat without attack offer": _("play red cards, or end your turn"),
    f"combat without attack {_RED}": _("make offers, or end your turn"),
    f"combat without attack {_RED} offer": _("end your turn"),
    "commit": _("commit cards and influence to the fight, in secret"),
    "after_totals": _("play a retreat or a sign of God, or let the totals stand"),
    "after_totals without retreat": _("play a sign of God, or let the totals stand"),
    "after_totals without sign_of_god": _("play a retreat, or let the totals stand"),
}
_POINTS = n_("{count} point", "{count} points", none=_("no point"))
_CALLED = {
    "attack_with": _("Commit cards to an attack"),
    "defend_with": _("Commit cards to a defence"),
    "hold_with": _("Commit a card to hold the city"),
    "sail_with": _("Commit a card at sea"),
    "offers_again": _("Be asked for offers again"),
    "offer": _("Make an offer"),
    "wake_hero": _("Wake your hero"),
    "stir_up": _("Stir up an uprising"),
    "plunder": _("Play a plunder card"),
    "sign_of_god": _("Play a sign of God"),
}


def _worth(state: Any, move: Move) -> str:
    """What the card is worth that was said last, while none but cards are said; and what a traitor
    leaves of the defences."""
    said = [value for value in move.values if value != OPEN]
    if move.verb.word == "attack_with" and move.whole and cards.TRAITORS[said[-1]]:
        city, left = board.CITIES.name(state.target), works_against(state, cards.TRAITORS[said[-1]])
        return say(_("the defences of {city} then count {level}"), city=city, level=int(left))
    if not said or len(said) > (2 if move.verb.word == "attack_with" else 1):
        return ""
    none = move.verb.fields[len(said) - 1][1].word(said[-1]) == "none"
    return "" if none else say(_("value {value}"), value=cards.VALUE[said[-1] % int(cards.YELLOW)])


SAYS = Saying(
    moves={**_BY_CHANCE, **_ROUND, **_EVENTS, **_OFFERS, **_TURN},
    asks=_ASKS,
    turns=_TURNS,
    noted=dict.fromkeys(("attack_with", "defend_with", "hold_with", "sail_with"), _worth),
    counted={"influence": _POINTS, "points": _POINTS},
    called=_CALLED,
    last=("offer",),
    standing=("no_offers", "offers_again"),
    unasked=("attack_with", "defend_with", "no_offers", "offers_again"),
)
