"""Is every component where it can be, and does what goes on belong together? (3.1, I1 to I11)

Each case lays out a board that may be, and one that may not, and says in what sentence.
"""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.game import Misused
from tabard.games.jeanne_darc.components.board import CITIES

from .board import board, cards, cities, stack

OWN = cities(1, "bruges", "gand 4") + cities(2, "dijon") + cities(3, "lyon")
NAMES = [word for word in CITIES.words if word not in ("bruges", "gand", "dijon", "lyon")]
TURN = stack("combat 1")


def complaint(text: str, **options: Any) -> str:
    """Why no position may be like this."""
    with pytest.raises(Misused) as found:
        board(text, **options)
    return str(found.value).removeprefix("Not every component is accounted for: ")


def many(word: str, number: int) -> str:
    """Lines of a position: so many cities have this."""
    return "".join(word.format(city) + "\n" for city in NAMES[:number])


# What may be, what may not, and what is said of it; the rules with each.
PIECES = [
    ("3.1", "cards.pile.ram = 13\ncards.discards.ram = 1\n",
     "cards.pile.ram = 13\ncards.discards.ram = -1\ncards.hand_1.ram = 1\n",
     "cards.discards has −1 of ram, less than none."),
    ("115", cards("used_1", "cannon") + TURN, cards("used_1", "traitor") + TURN,
     "traitor lies among the used cards of Navarre; only yellow cards are used."),
    ("2", "coins.3 = 1\n", "coins.4 = 1\n",
     "Seat 4 does not play, and has 1 card, coin or point instead of 0."),
    ("8", 'owner.paris = "3"\n', 'owner.paris = "4"\n',
     "Paris is owned by seat 4; 3 seats play."),
    ("91", "attacked_from.paris = [3]\n" + TURN, "attacked_from.paris = [4]\n" + TURN,
     "Paris names seat 4 of this round or the last; 3 seats play."),
    ("I2", cities(1, *NAMES[:18]), cities(1, *NAMES[:20]),
     "Navarre has 22 garrisons on the board; there are 20."),
    ("58", many("level.{} = 4", 19), many("level.{} = 4", 20),
     "21 castles stand on the board, those under fortresses counted; there are 20."),
    ("58", many("level.{} = 6", 10), many("level.{} = 6", 11),
     "11 fortresses stand on the board; there are 10."),
    ("3.1", many("plundered.{} = 1", 10), many("plundered.{} = 1", 11),
     "11 plunder markers lie on the board; there are 10."),
    ("I3", "level.dijon = 6\n", "level.dijon = 5\n",
     "Dijon is owned and at level 5 instead of 2, 4 or 6."),
    ("7", "level.mons = 4\n", "level.mons = 2\n",
     "Mons is free and at level 2 instead of 0, or 4 or 6 left behind."),
    ("I4", "coins.1 = 0\n", "coins.1 = -1\n", "Navarre has −1 coins, less than none."),
    ("I11", "coins.1 = 900\n", "coins.1 = 902\n",
     "The players have 902 coins together; they can have 901 at most."),
    ("127", "throne.1 = 0\n", "throne.1 = -1\n", "Navarre has −1 throne points, less than none."),
    ("I9", "throne.1 = 250\n", "throne.1 = 251\n",
     "The players have 251 throne points together; they can have 250 at most."),
    ("3.5", "drawn.ride = 2\n", "drawn.plague = 2\n",
     "plague: 2 out of the supply; at most 1 can be."),
    ("2", 'faction.2 = "flanders"\n', 'faction.2 = "navarre"\n',
     "Seats 1 and 2 both lead Navarre; one seat at most can."),
]  # fmt: skip
ROUNDS = [
    ("10", "round = 10\n", "round = 0\n", "Round 0 cannot be; there are rounds 1 to 10."),
    ("63", 'order = {1 = "3", 3 = "1"}\n', 'order.1 = "2"\n',
     "The player order names seat 1 0 times instead of once."),
    ("63", 'order = {1 = "3", 3 = "1"}\n', 'order.1 = "5"\n' + stack("buying 2"),
     "The player order names seat 5; 3 seats play."),
    ("32", 'status = "peace"\n', 'status = "undecided"\n',
     "There is neither war nor peace; after phase 2 there is one of them."),
    ("38", 'truce = 1\nstatus = "peace"\n', "truce = 1\n",
     "A truce holds in this round: there is peace, and nobody votes."),
    ("32", "round = 2\nwar_rounds = 2\n", "war_rounds = 2\n",
     "2 rounds of war have been; by now 1 at most."),
    ("32", 'war_rounds = 0\nstatus = "peace"\n', "war_rounds = 0\n",
     "There is war, and 0 rounds of war have been; this one counts."),
    ("33", 'vote.1 = "war"\nnow = {phase = "politics", answered = [1]}\n',
     'vote.1 = "war"\nnow = "politics"\n',
     "Navarre has a vote that no vote now asks for, or has answered without one."),
    ("I7", cards("hand_1", "ladders 10") + cards("used_1", "ram 2") + TURN,
     cards("hand_1", "ladders 11") + cards("used_1", "ram 2") + TURN,
     "Navarre has 13 cards, in hand and used; 12 at most in this phase."),
    ("39", cards("hand_1", "ram 6") + stack("ambassadors 1"),
     cards("hand_1", "ram 7") + stack("ambassadors 1"),
     "Navarre has 7 cards, in hand and used; 6 at most in this phase."),
    ("115", cards("used_1", "ram") + TURN, cards("used_1", "ram"),
     "Navarre has 1 used card; before phase 6 there are 0."),
    ("I6", cards("discards", "ram"), cards("discards", "ram") + stack("scoring 1"),
     "1 card is discarded; between phases 7 and 3 there are 0."),
    ("124", "hero_active.1 = 1\n", "hero_active.1 = 1\n" + stack("scoring 1"),
     "The hero of Navarre is active; between phases 7 and 3 heroes rest."),
    ("47", "fortresses_built.1 = 2\n", "fortresses_built.1 = 2\n" + stack("ambassadors 1"),
     "Navarre has built 2 castles or fortresses; 0 at most in this phase."),
    ("55", 'castle_built.1 = "gand"\n', 'castle_built.1 = "bruges"\n',
     "Navarre has built a castle in Bruges just now, and none of Navarre stands there."),
    ("65", "drawn_now.ride = 2\n" + TURN, "drawn_now.ride = 1\n",
     "1 event marker was drawn in this round; 0 at most by now."),
    ("65", "drawn_now.ride = 1\nstatus = 'peace'\n" + TURN,
     "drawn_now.ride = 2\nstatus = 'peace'\n" + TURN,
     "2 event markers were drawn in this round; 1 at most by now."),
    ("3.5", "rides = 2\n" + TURN, "rides = 2\ndrawn_now.ride = 1\n" + TURN,
     "ride: 2 in force, and 1 drawn in this round."),
    ("3.5", "protected.gand = 1\n" + TURN, "protected = {gand = 1, lyon = 1}\n" + TURN,
     "papal intervention: 2 in force, and 1 drawn in this round."),
    ("3.5", "barred.1 = 1\n" + TURN, "barred = {1 = 1, 2 = 1}\n" + TURN,
     "naval battle: 2 in force, and 1 drawn in this round."),
    ("3.5", 'lost_by.lyon = "2"\n' + TURN, 'lost_by.lyon = "2"\n',
     "Seat 2 has lost Lyon in a fight that cannot have been yet."),
    ("93", "attacks.1 = 1\nstatus = 'peace'\n" + TURN, "attacks.1 = 2\nstatus = 'peace'\n" + TURN,
     "Navarre has made 2 attacks; in peace 1 at most."),
    ("91", "attacked_from = {gand = [1], bruges = [1]}\n" + TURN,
     "attacks.1 = 1\nattacked_from = {gand = [1], bruges = [1]}\n" + TURN,
     "Cities that Navarre has attacked, or attacked from: 2; attacks: 1."),
    ("93", "attacks.1 = 1\n" + TURN, "attacks.1 = 1\n",
     "Navarre has made 1 attack; before phase 7 there are 0."),
    ("136", "offers_left = {1 = 3, 2 = 1}\n" + TURN, "offers_left.2 = 2\n" + TURN,
     "France has 2 offers left; 1 at most."),
]  # fmt: skip
NONE_CHOSEN = 'faction = {1 = "none", 2 = "none", 3 = "none"}\n'
FRAMES = [
    ("10", stack("turn 1"), "now = [{phase = 'dealing', seat = 1}, {phase = 'combat', seat = 1}]\n",
     "“players' phase, combat” cannot lie on “combat cards, the deal”; it can lie on: a turn."),
    ("10", stack("combat 2"), stack("turn 1 end", "combat 2"),
     "It is not the turn of France but of Navarre: players' phase, combat."),
    ("10", stack("combat 1"), stack("turn 1", "combat 1"),
     "“players' phase, combat” lies on “a turn” before its step end; here opening is next."),
    ("47", stack("buying 2"), stack("buying 2 1"),
     "It is not the turn of France but of Navarre: buying."),
    ("10", stack("events 3"), "now = {phase = 'events', seat = 'chance'}\n",
     "now.events: chance cannot be asked, a seat must."),
    ("10", stack("opening 1 other_4"), stack("opening 1 other_5"),
     "“the opening of a turn” has come to other_5, further than it can here."),
    ("131", "round = 8\n" + stack("end_die 1"), "round = 7\n" + stack("end_die 1"),
     "No die is rolled for the end after round 7."),
    ("62", "round = 2\n" + stack("player_order 1"), stack("player_order 1"),
     "In round 1 nobody draws the player order; it is fixed."),
    ("11", NONE_CHOSEN + stack("choose_faction 1"), stack("choose_faction 1"),
     "Seat 1 leads Navarre, and has not chosen yet."),
    ("11", 'faction = {2 = "none", 3 = "none"}\n' + stack("choose_faction 2"),
     NONE_CHOSEN + stack("choose_faction 2"),
     "Seat 1 leads no faction; after the choice of factions each leads one."),
]  # fmt: skip
PORTS = 'admiral = "1"\nrival = "2"\nowner.calais = 2\n'
ABROAD = 'power = "savoy"\ntarget = "lyon"\n'
EVENTS = [
    ("67", stack("plague 1"), "drawn_now.ride = 1\n" + stack("events 1 1", "plague 1"),
     "2 event markers were drawn in this round; 1 at most by now."),
    ("3.5", 'province = "bourgogne"\n' + stack("plague_die 1"), stack("plague_die 1"),
     "The plague cannot come to Bruges: it is in no province, or strikes nothing there."),
    ("3.5", "", 'province = "bourgogne"\n',
     "The plague is in Burgundy, and no die is rolled for it."),
    ("3.5", PORTS + stack("sail_out 1"), 'admiral = "1"\nrival = "3"\n' + stack("sail_out 1"),
     "A battle at sea has two seats, each with a port; 1 and 3 are not."),
    ("3.6", ABROAD + stack("hold_city 3"), 'target = "lyon"\n' + stack("hold_city 3"),
     "A foreign attack goes on, and 0 powers are named instead of 1."),
    ("3.6", "", 'power = "savoy"\n', "Savoy is named, and no foreign power has come."),
    ("3.6", ABROAD + stack("hold_city 3"),
     'power = "savoy"\ntarget = "dijon"\n' + stack("hold_city 2"),
     "The power that attacks does not come to Dijon."),
    ("3.6", ABROAD + stack("foreign 1 second_die") + "foreign_total = 6\n",
     ABROAD + stack("foreign 1 second_die") + "foreign_total = 7\n",
     "The dice of the power show 7 together; they can show 1 to 6."),
    ("3.7", 'target = "dijon"\n' + stack("uprising_die 1"),
     'target = "gand"\n' + stack("uprising_die 1"), "Ghent cannot rise against who stirs it up."),
    ("3.7", 'target = "dijon"\n' + stack("uprising_die 1"), stack("uprising_die 1"),
     "No city is named as the target: a city rises: the die."),
    ("3.8", 'target = "dijon"\nlooter = "1"\n' + stack("plunder_die 1"),
     'target = "dijon"\nlooter = "2"\n' + stack("plunder_die 1"),
     "The looter is named as 2; it should be 1."),
    ("3.1", "", 'target = "dijon"\n', "Dijon is a target, and nothing strikes it."),
]  # fmt: skip
EXPANSION = stack("expansion 1")
OFFER = "offer_from = 1\noffer_to = 2\n" + stack("answer 2")
TURNS = [
    ("71", "won_now.lyon = 1\n" + TURN, "won_now.lyon = 1\n" + stack("opening 1"),
     "Lyon is named as taken in this turn; before move 1 nothing is."),
    ("78", EXPANSION, "owned_before.dijon = 1\n" + EXPANSION, "Bruges: owned before the move"),
    ("76", "taken = 1\nwon_now.bruges = 1\n" + EXPANSION, "taken = 1\n" + EXPANSION,
     "Cities named as taken in this move: 0; counted: 1."),
    ("140", OFFER + 'offer_coins = "pay_1"\ncoins.1 = 1\n', stack("answer 2"),
     "An answer is asked, and there is no offer of another."),
    ("140", "", 'offer_from = "1"\n', "An offer stands, and nobody is asked for an answer."),
    ("138", OFFER + 'offer_give = "bruges"\noffer_want = "dijon"\n',
     OFFER + 'offer_give = "gand"\noffer_want = "dijon"\n',
     "Navarre cannot offer these cities: Ghent for Dijon."),
    ("138", OFFER + 'offer_coins = "pay_2"\ncoins.1 = 2\n',
     OFFER + 'offer_coins = "pay_3"\ncoins.1 = 2\n',
     "An offer moves 3 coins; seat 1 has 2."),
]  # fmt: skip
FIGHT = (
    "owner.lille = 2\nlevel.lille = 6\n"
    'attacker = 1\ndefender = 2\nbase = "bruges"\ntarget = "lille"\n'
    + cards("hand_1", "ram 2", "engineer")
)
COMMIT = stack("commit 1")
SEALED = "now = {phase = 'commit', seat = 1, answered = [1]}\ncommitted.1 = 1\n"
RAMS = "first_card.1 = 'ram'\nsecond_card.1 = 'ram'\n"
BOTH_DICE = "die = {1 = 1, 2 = 6}\n"
DICE = "now = {phase = 'after_totals', seat = 1}\n" + BOTH_DICE
SHOWN = cards("used_1", "ram 2") + "shown_first.1 = 'ram'\nshown_second.1 = 'ram'\n"
FIGHTS = [
    ("90", FIGHT + COMMIT, FIGHT.replace("attacker = 1\n", "") + COMMIT,
     "A fight goes on, and 0 attackers are named instead of 1."),
    ("90", FIGHT + COMMIT, FIGHT.replace("defender = 2\n", "") + COMMIT,
     "A fight goes on, and 0 defenders are named instead of 1."),
    ("90", FIGHT + COMMIT, FIGHT.replace('base = "bruges"\n', "") + COMMIT,
     "A fight goes on, and 0 cities are named as its base instead of 1."),
    ("90", FIGHT + COMMIT, FIGHT.replace('target = "lille"\n', "") + COMMIT,
     "A fight goes on, and 0 cities are named as its target instead of 1."),
    ("90", FIGHT + COMMIT, "attacker = 1\n",
     "An attacker, a defender or a base is named, and there is no fight."),
    ("88", FIGHT + COMMIT, FIGHT.replace('base = "bruges"', 'base = "dijon"') + COMMIT,
     "Dijon is the base, and Navarre does not own it."),
    ("88", FIGHT + COMMIT, FIGHT.replace("owner.lille = 2", "owner.lille = 3") + COMMIT,
     "Lille is the target, and France, another player, does not own it."),
    ("88", FIGHT + COMMIT, FIGHT.replace('target = "lille"', 'target = "dijon"') + COMMIT,
     "No such way leads from Bruges to Dijon."),
    ("3.5", FIGHT + COMMIT, FIGHT + "protected.lille = 1\n" + COMMIT,
     "Lille is protected: nobody attacks it."),
    ("87", FIGHT + COMMIT, FIGHT.replace("ram = 2", "ram = 1") + COMMIT,
     "Navarre attacks with 1 yellow card in hand; at least 2 are needed."),
    ("95", FIGHT + SEALED + RAMS, FIGHT + COMMIT + "committed.1 = 1\n",
     "Navarre has committed and not answered, or the other way round."),
    ("95", FIGHT + SEALED + RAMS, FIGHT + COMMIT + RAMS,
     "Something of Navarre is sealed, and Navarre has not committed."),
    ("96", FIGHT + SEALED + RAMS, FIGHT + SEALED + RAMS.replace("'ram'", "'cannon'", 1),
     "Navarre has committed cannon and ram, and cannot."),
    ("98", FIGHT + SEALED + RAMS + "extra_put.1 = 'engineer'\n",
     FIGHT + SEALED + RAMS + "extra_put.1 = 'traitor'\n",
     "Navarre has committed 0 influence points and a traitor, and cannot."),
    ("97", FIGHT + SEALED + RAMS + "influence_put.1 = 5\n",
     FIGHT + SEALED + RAMS + "influence_put.1 = 5\ninfluence.1 = 4\n",
     "Navarre has committed 5 influence points and nothing else, and cannot."),
    ("103", FIGHT + COMMIT, FIGHT + COMMIT + "die.1 = 3\n",
     "The die of Navarre shows 3, and has not been rolled yet."),
    ("103", FIGHT + SHOWN + DICE, FIGHT + SHOWN + DICE.replace("1 = 1, ", ""),
     "The die of Navarre shows nothing, and was rolled before."),
    ("114", FIGHT + SHOWN + DICE, FIGHT + SHOWN.replace("ram = 2", "ram = 1") + DICE,
     "Navarre shows ram and ram, which do not lie among the used cards."),
    ("96", FIGHT + SHOWN + DICE, FIGHT + DICE, "Navarre attacks and shows 0 yellow cards."),
    ("103", FIGHT + SHOWN + DICE, SHOWN + TURN, "Navarre shows something that is in no fight."),
    ("114", FIGHT + SHOWN + DICE, FIGHT + SHOWN + DICE + "shown_extra.1 = 'traitor'\n",
     "Navarre cannot show a traitor."),
    ("110", FIGHT + SHOWN + DICE + "passes = 1\n", FIGHT + SHOWN + DICE + "passes = 2\n",
     "It is not the turn of Navarre but of France: a fight: the totals are known."),
    ("110", FIGHT + SHOWN + DICE, FIGHT + SHOWN + DICE + "retreated = 2\n",
     "France has retreated from no fight, or the fight goes on."),
    ("110", FIGHT + SHOWN + DICE, FIGHT + BOTH_DICE + stack("fight 1 reveal", "after_totals 1"),
     "“a fight: the totals are known” lies on “a fight” before its step ask; here reveal is next."),
    ("110", FIGHT + SHOWN + DICE,
     FIGHT + SHOWN + BOTH_DICE + stack("fight 1 outcome"),
     "0 passes in a row after the totals; at this moment 2."),
    ("95", FIGHT + COMMIT, FIGHT + stack("commit 1", "battle_dice 1"),
     "Navarre has committed nothing yet, and the fight goes on."),
]  # fmt: skip
CASES = [
    pytest.param(*case[1:], marks=pytest.mark.rules(case[0]), id=f"{case[0]} {case[3][:40]}")
    for case in (*PIECES, *ROUNDS, *FRAMES, *EVENTS, *TURNS, *FIGHTS)
]


def laid(text: str) -> str:
    """The text on a board where three players own cities, but in the set-up."""
    return text if "choose_faction" in text else OWN + text


@pytest.mark.rules("17", "3.1", "3.5", "I1", "I2", "I3", "I4", "I5", "I6", "I7", "I11")
@pytest.mark.parametrize(("may_be", "may_not", "sentence"), CASES)
def test_what_may_be_is_read_and_what_may_not_is_refused(
    may_be: str, may_not: str, sentence: str
) -> None:
    board(laid(may_be))
    assert complaint(laid(may_not)).startswith(sentence)


@pytest.mark.rules("132", "12")
def test_where_throne_points_take_its_place_there_is_no_influence() -> None:
    board(OWN + "influence.1 = 3\n")
    said = complaint(OWN + "influence.1 = 3\n", influence="throne")
    assert said == "Navarre has 3 influence points; there are 0."


@pytest.mark.rules("23")
def test_third_cities_are_chosen_only_where_there_are_any() -> None:
    text = cities(1, "pampelune", "rouen") + stack("third_city 1")
    board(text, start3="three")
    assert "has come to third_city_2, further than it can here." in complaint(text)


@pytest.mark.rules("19")
def test_nobody_has_more_garrisons_than_the_set_up_has_come_to() -> None:
    at = stack("start_city 1")
    board(cities(1, "pampelune") + at)
    said = complaint(cities(1, "pampelune", "rouen") + at)
    assert said == "Navarre has 2 garrisons on the board; so early in the set-up 1 at most."


@pytest.mark.rules("130", "131", "134")
def test_a_game_that_should_have_ended_has() -> None:
    assert not board(OWN + "round = 9\n" + stack("round 1 end")).over
    assert "last_round" == board(OWN + "round = 10\n" + stack("round 1 next_round")).result.ending
    alone = cities(1, "bruges") + stack("politics 1")
    assert not board(alone).over
    assert "alone" == board(alone, wiped="out").result.ending


@pytest.mark.rules("90", "91", "92", "78")
def test_what_follows_need_not_be_said() -> None:
    state = board(OWN + FIGHT + COMMIT).state
    assert 1 == state.attacks[0]
    state = board(OWN + stack("expansion 1")).state
    assert [1, 1, 0] == state.owned_before[:3]
    assert 1 == board(OWN + stack("plague 1")).state.drawn_now[1]
