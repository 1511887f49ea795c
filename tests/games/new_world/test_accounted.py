"""What can be wrong with a table that somebody lays out: one lawful table beside one that is not.

The sentence names the thing, the place, the number that is there and the one that should be.
"""

from __future__ import annotations

import pytest

from tabard.engine.game import Misused
from tabard.engine.position import to_text
from tabard.games.new_world import GAME
from tabard.games.new_world.components.board import AREAS
from tabard.games.new_world.state import DISCOVERERS, UNDISCOVERED

from .board import board, rule_of

FIGHT = (
    "battle_area = 'cuba'\nside = {attacker = 'es', defender = '%s'}\n"
    "commander.attacker = '%s'\nleader_at.cortes = 'cuba'\nheld.cortes.infantry = 2\n"
    "natives.cuba.native_infantry = 3\nmover = 'cortes'\nbattle_round = 1\n"
)
AT_SEA = (
    "fleet_at = {es_fleet_1 = 'sargasso_sea', pt_fleet_1 = 'sargasso_sea'}\nmover = 'es_fleet_1'\n"
    "ships = {es_fleet_1.t1 = 1, pt_fleet_1.t1 = 1}\nside = {attacker = 'es', defender = 'pt'}\n"
    "battle_round = 1\nnaval_fleet = {attacker = 'es_fleet_1', defender = '%s'}\n"
)
MET = (
    "fleet_at = {es_fleet_1 = '%s', pt_fleet_1 = 'sargasso_sea'}\nmover = 'es_fleet_1'\n"
    "ships = {es_fleet_1.t1 = 1, pt_fleet_1.t1 = 1}\nnaval_fleet.attacker = 'es_fleet_1'\n"
)
TALKS = "now = [{phase = 'talks', seat = 1}, {phase = '%s', seat = %s}]\n"
OFFER = "deal_nation = '%s'\nheld.es_home.ducats = %s\ndeal_cargo.mine.ducats = 10\n"
STORM = (
    "now = [{phase = 'administration', seat = 1, step = 'second_storm'}, "
    "{phase = 'dice', seat = 'chance'}]\n"
)
LAND = "deal_nation = 'pt'\ndeal_area.mine = 'cuba'\n"
ATTEMPT = "now = {phase = 'attempt', seat = 1, step = '%s'}\n"
TRIED = "action = '%s'\naction_avatar = '%s'\naction_area = 'cuba'\nleader_at.cortes = 'jamaica'\n"
FOUNDS = ATTEMPT + TRIED % ("colonise", "cortes") + "held.cortes.build_points = 9\n"
FOUNDS += "action_what = %s\nowner.cuba = '%s'\n"
CANNOT_FOUND = "Cortes tries an action in Cuba that could not have begun there: colonise"
LAYS = "now = [{phase = 'attempt', seat = 1, step = 'natives'}, "
LAYS += "{phase = 'lay_marker', seat = %s}]\n"
LAYS += TRIED % ("discover", "cortes") + "discovered.cuba = '%s'\n"
COLONY = "owner.cuba = 'es'\ncolony.cuba = '%s'\n"
HAND = "card_place = {%s}\n"
PICKS = (
    "nation = {%s}\norder = {rest = 'none'}\nturn_order = {rest = 'none'}\n"
    "now = [{phase = 'set_up', seat = 1, step = 'nations_3'}, "
    "{phase = 'pick_nation', seat = %s}]\n"
)
CHOSEN = "1 = 'es', 2 = 'none', 3 = 'none'"
SPIES = (
    "now = [{phase = 'leaving', seat = 1, hand = 2}, "
    "{phase = 'showing', seat = 'chance', hand = %s, viewer = 1}]\n"
)
SPLIT = "fleet_at = {es_fleet_1 = 'home', es_fleet_2 = '%s', pt_fleet_1 = 'home', "
SPLIT += "fr_fleet_1 = 'home'}\nships.es_fleet_1.t1 = 2\n"
STARTED = "fleet_at = {es_fleet_1 = 'home', pt_fleet_1 = 'home', fr_fleet_1 = '%s'}\n"
STARTED += "ships.fr_fleet_1.t1 = 1\n"
FLEES = """discovered = {florida = 'es'}
subdued = {florida = 1}
held = {cortes = {infantry = 9}}
leader_at = {cortes = 'florida'}
points_left = 3
acts = {cortes = 1}
has_moved = {cortes = 1}
mover = 'cortes'
move_left = 6
has_fought = 1
battle_area = 'florida'
side = {attacker = 'es', defender = 'natives'}
commander = {attacker = 'cortes'}
apart = {defender = {native_infantry = 4}}
battle_round = 1
now = {phase = 'flight', seat = 'chance'}
"""
PAIR_BOUND = (
    "options = {level = 'veteran'}\nnow = {phase = 'spend', seat = 1}\n"
    "contract_turns = {es_fr = 1}\ncontract.es_fr = {first = '%s_pays_100'}\n"
)
LEAVES = "now = [{phase = 'spend', seat = 1}, {phase = 'withdrawals', after = 'a_change', "
LEAVES += "leader = 'las_casas'}, {phase = 'withdraw', seat = 1, leader = 'cortes'}]\n"
LEAVES += "leader_at.cortes = 'carolina'\n"
WELCOME = "owner = {carolina = '%s', florida = 'es'}\n"
BOUNTY = AT_SEA % "pt_fleet_1" + "held.%s.ducats = 40\noffer.ducats = 40\n"
TOO_FULL = "held.%s.sugar = 9\n"
MOST_IN_HAND = [
    "war_dogs", "rally", "ambush", "emigrants", "shipyard", "papal_bull", "royal_favour",
    "horse_transport", "veteran_tercio", "spice_market", "pursuit", "winter_camp", "heavy_horse",
    "surprise_attack", "hold_the_walls", "native_envoys", "native_auxiliaries",
]  # fmt: skip


def hand(count: int) -> str:
    """So many cards in the hand of seat 1."""
    return HAND % ", ".join(f"{card} = 'hand_1'" for card in MOST_IN_HAND[:count])


CASES = [
    # 3.9, 3.21: what goes on, and who plays
    ("impulse", "", "3.9", "now = [{phase = 'spend', seat = 1}, {phase = 'disband', seat = 1}]\n",
     "“unpaid upkeep” cannot lie on “operation points are spent”"),
    ("impulse", "", "3.9", "now = {phase = 'deal_answer', seat = 1}\n",
     "“a deal is proposed” goes on within something else"),
    ("none", "now = {phase = 'action', seat = 1, done = 3}\n", "3.9",
     "now = {phase = 'action', seat = 1, done = 4}\n",
     "“the action phase” has come to 4, further than it can here"),
    ("impulse", "nation = {1 = 'fr', 3 = 'es'}\n", "3.21", "nation = {1 = 'fr'}\n",
     "seat 3 (France) plays France"),
    ("impulse", "order = {first = 'pt', second = 'es'}\n", "3.9", "order = {first = 'pt'}\n",
     "The second in the order is Portugal"),
    ("impulse", "owner.cuba = 'fr'\n", "3.21", "owner.cuba = 'nl'\n",
     "Cuba belongs to Netherlands, which does not play"),
    ("impulse", "discovered.cuba = 'pt'\nowner.cuba = 'es'\n", "3.10.7",
     "discovered.jamaica = 'es'\nowner.cuba = 'es'\n",
     "Cuba belongs to Spain, but nobody has discovered it"),
    ("impulse", "discovered.cuba = 'before'\ncolony.cuba = 'village'\n", "3.10.7",
     "discovered.jamaica = 'es'\ncolony.cuba = 'village'\n",
     "Cuba has a village, but nobody has discovered it"),
    ("impulse", "markers_gone.es = 31\nowner.cuba = 'es'\n", "3.6.7",
     "markers_gone.es = 32\nowner.cuba = 'es'\n", "Spain has 1 control markers on the map"),
    ("impulse", "glory_from.es = {cards = 3}\nglory.es = 3\n", "3.20.1",
     "glory_from.es = {cards = 3}\nglory.es = 4\n", "Spain has 4 glory; what it came from makes 3"),
    ("impulse", "price.sugar = 4\n", "3.12.2", "price.sugar = 3\n", "sugar costs 3"),
    ("impulse", "turn = 1\n", "3.1.8", "turn = 0\n", "It is turn 0"),
    # 3.5 to 3.8: pieces
    ("impulse", "held.es_home.artillery = 12\n", "3.6.7", "held.es_home.artillery = 13\n",
     "Spain, artillery: 13 are in play; there are 12"),
    ("impulse", "leader_at.cortes = 'cuba'\nheld.cortes.infantry = 10\n", "3.6.7",
     "leader_at.cortes = 'cuba'\nheld.cortes.infantry = 11\n",
     "Cortes, military units: 11; at most 10"),
    ("impulse", COLONY % "settlement" + "held.cuba.infantry = 1\n", "3.6.7",
     COLONY % "settlement" + "held.cuba.infantry = 3\n", "Cuba, military units: 3; at most 1"),
    ("impulse", "fleet_at.es_fleet_1 = 'cuba'\nships.es_fleet_1.t1 = 8\n", "3.6.7",
     "fleet_at.es_fleet_1 = 'cuba'\nships.es_fleet_1.t1 = 9\n", "has 9 ships in “Cuba”"),
    ("impulse", "ships.es_yard.t1 = 30\n", "3.6.7",
     "ships = {es_yard.t1 = 30, es_fleet_1.t1 = 1}\nfleet_at.es_fleet_1 = 'home'\n",
     "Spain has 31 ships; there are at most 30"),
    ("impulse", "fleet_at.es_fleet_1 = 'cuba'\nships.es_fleet_1.t1 = 1\n", "3.4.2",
     "fleet_at.es_fleet_1 = 'ohio'\nships.es_fleet_1.t1 = 1\n".replace("ohio", "potosi"),
     "cannot be in “Potosi”"),
    ("impulse", "fleet_at.es_fleet_1 = 'cuba'\nships.es_fleet_1.t1 = 1\n"
     "leader_at.cortes = 'aboard_es_fleet_1'\n", "3.5.2",
     "leader_at.cortes = 'aboard_pt_fleet_1'\n",
     "Cortes cannot be aboard Portugal: fleet 1"),
    ("impulse", "fleet_at.es_fleet_1 = 'cuba'\nships.es_fleet_1.t1 = 1\n"
     "leader_at.cortes = 'aboard_es_fleet_1'\n", "3.6.6",
     "fleet_at.es_fleet_1 = 'cuba'\nships.es_fleet_1.t1 = 1\n"
     "leader_at = {columbus = 'aboard_es_fleet_1', cortes = 'aboard_es_fleet_1'}\n",
     "carries one leader at most"),
    ("impulse", "", "3.21", "fleet_at.nl_fleet_1 = 'cuba'\nships.nl_fleet_1.t1 = 1\n",
     "it has 1 ship, not 0"),
    ("impulse", "leader_at.cortes = 'cuba'\n", "3.21", "leader_at.minuit = 'cuba'\n",
     "Minuit belongs to Netherlands, which does not play"),
    ("impulse", "leader_at.cortes = 'cuba'\nadvisor_place = {medic = 'cortes', scout = 'cortes'}\n",
     "3.18.1", "leader_at.cortes = 'cuba'\n"
     "advisor_place = {medic = 'cortes', scout = 'cortes', planter = 'cortes'}\n",
     "Cortes has 3 advisors; at most 2"),
    ("impulse", COLONY % "village" + "regiment_at.es_regiment_1 = 'cuba'\n", "3.7.4",
     COLONY % "village" + "regiment_at.pt_regiment_1 = 'cuba'\n", "Portugal: regiment 1"),
    ("impulse", COLONY % "village" + "regiment_at.es_regiment_1 = 'cuba'\n", "3.7.4",
     COLONY % "village" + "regiment_at = {es_regiment_1 = 'cuba', es_regiment_2 = 'cuba'}\n",
     "In Cuba are 2 regiments; at most 1"),
    ("impulse", "natives.cuba = {native_infantry = 30, native_cavalry = 10}\n", "3.6.7",
     "natives.cuba = {native_infantry = 30, native_cavalry = 11}\n",
     "In Cuba stand 41 native units; there are at most 40"),
    ("impulse", "resistance.cuba = 1\n", "3.8.1", "resistance.cuba = 2\n",
     "Cuba has a resistance of 2; its location has at most 1"),
    ("impulse", "marker.cuba = {a = 'sugar', b = 'fish'}\n", "3.12.1", "marker.cuba.b = 'fish'\n",
     "In Cuba lies 1 exploration marker; the first 2 places"),
    ("impulse", "marker = {acadia.a = 'cotton'}\n", "3.12.1",
     "marker = {acadia.a = 'cotton', labrador.a = 'cotton'}\n", "2 on the map; the cup held 1"),
    # 3.9.A, 3.18, 3.19: cards
    ("none", "now = {phase = 'deal', seat = 2, deck = 'pt'}\n", "3.9.A3",
     "now = {phase = 'deal', seat = 2, deck = 'es'}\n", "draws from the deck “Spain”"),
    ("impulse", "es_cards.encomienda = 'hand_1'\n", "3.19", "es_cards.encomienda = 'hand_2'\n",
     "Encomienda lies in “hand_2”"),
    ("impulse", "card_seen.rally = [3]\n", "3.27", "card_seen.rally = [4]\n", "3 do"),
    ("impulse", hand(16), "3.28", hand(17), "seat 1 (Spain) holds 17 cards; a hand holds 16"),
    ("impulse", "", "3.19.4", HAND % "rally = 'leaving_1'", "Rally lies in “leaving_1”"),
    ("none", "now = {phase = 'lay_open', seat = 1}\ndemand_place.furs = 'shown_to_1'\n", "3.9.A6",
     "now = {phase = 'lay_open', seat = 1}\n",
     "seat 1 (Spain) looks at 0 demand cards; it should be 1"),
    ("impulse", "demand_place.furs = 'open'\ndemand_filled.furs = 1\n", "3.12.3",
     "demand_filled.furs = 1\n", "The demand for furs is not open; 1 item"),
    ("none", "now = {phase = 'advisor_pick', seat = 1}\nadvisor_place.medic = 'drawn_1'\n",
     "3.18.1", "advisor_place.medic = 'drawn_1'\n",
     "(Spain) has 1 advisor to choose from; it may be 0"),
    ("impulse", "", "3.27", "bid.1 = 3\n", "seat 1 (Spain) has given a sealed answer"),
    # 3.9.B to 3.17: what goes on
    ("none", "now = [{phase = 'administration', seat = 1, step = 'second_storm'}, "
     "{phase = 'dice', seat = 'chance'}]\ndice_left = 2\n", "3.1.3",
     "now = [{phase = 'administration', seat = 1, step = 'last_storm'}, "
     "{phase = 'dice', seat = 'chance'}]\n",
     "Dice are thrown, but 0 are left"),
    ("none", STORM + "dice_left = 1\ndice_sum = 6\n", "3.1.3",
     STORM + "dice_left = 1\ndice_sum = 7\n", "1 die is to be thrown after a sum of 7"),
    ("none", "now = {phase = 'alchemy', seat = 1, general = 4}\n" + HAND % "emigrants = 'discard'",
     "3.18", "now = {phase = 'alchemy', seat = 1, general = 4}\n", "finds 0 blue cards"),
    ("none", TALKS % ("deal_answer", 2) + OFFER % ("pt", 10), "3.9.B0", TALKS % ("deal_answer", 2),
     "seat 1 (Spain) is in a deal with none"),
    ("none", TALKS % ("deal_answer", 2) + OFFER % ("pt", 10), "3.9.B0",
     TALKS % ("deal_answer", 3) + OFFER % ("pt", 10),
     "answers a deal that is offered to seat 2 (Portugal)"),
    ("none", TALKS % ("deal_talk", 1) + OFFER % ("pt", 10), "3.9.B1",
     TALKS % ("deal_talk", 1) + OFFER % ("pt", 9), "Spain would give 10 of something and has 9"),
    ("impulse", "", "3.9.B1", "deal_nation = 'pt'\n", "A deal with Portugal lies there"),
    ("none", TALKS % ("deal_talk", 1) + LAND + COLONY % "none", "3.9.B1",
     TALKS % ("deal_talk", 1) + LAND,
     "Spain would give Cuba, which it does not own"),
    ("moving", "mover = 'cortes'\nleader_at.cortes = 'cuba'\n", "3.11.1", "mover = 'cabral'\n",
     "of seat 1 (Spain) acts Cabral"),
    ("none", ATTEMPT % "dice" + TRIED % ("bribe", "cortes"), "3.11.1",
     ATTEMPT % "dice" + TRIED % ("none", "cortes"), "but not which, or not where"),
    ("none", FOUNDS % ("dice", 1, "es"), "3.11.1", FOUNDS % ("dice", 1, "pt"), CANNOT_FOUND),
    ("none", FOUNDS % ("judge", 1, "es"), "3.11.1", FOUNDS % ("judge", 2, "es"), CANNOT_FOUND),
    ("none", FOUNDS % ("natives", 1, "es"), "3.11.1", FOUNDS % ("natives", 0, "es"), CANNOT_FOUND),
    ("none", ATTEMPT % "dice" + TRIED % ("discover", "cortes"), "3.11.1",
     ATTEMPT % "dice" + TRIED % ("discover", "cortes") + "discovered.cuba = 'pt'\n",
     "tries an action in Cuba that could not have begun there: discover"),
    ("none", LAYS % (1, "es"), "3.11.3", LAYS % (2, "es"),
     "seat 2 (Portugal) may lay a marker in Cuba, which it has not discovered just now"),
    ("none", LAYS % (1, "es"), "3.11.3", LAYS % (1, "pt"),
     "seat 1 (Spain) may lay a marker in Cuba, which it has not discovered just now"),
    ("impulse", "", "3.11.1", TRIED % ("bribe", "cortes"), "no action is under way"),
    ("combat", FIGHT % ("natives", "cortes"), "3.14.0",
     FIGHT.replace("battle_area = 'cuba'\n", "") % ("natives", "cortes"), "names none"),
    ("combat", FIGHT % ("natives", "cortes"), "3.14.0", FIGHT % ("es", "cortes"),
     "fought by Spain against Spain"),
    ("combat", FIGHT % ("natives", "cortes"), "3.14.5", FIGHT % ("natives", "cabral"),
     "cannot lead the attacker, which is Spain"),
    ("impulse", "", "3.16.0a", "hits.attacker = 2\n", "the attacker has 2 hits"),
    ("naval", AT_SEA % "pt_fleet_1", "3.17.0", AT_SEA % "es_fleet_1", "between two fleets"),
    ("interception", MET % "sargasso_sea", "3.17.0",
     MET.replace("naval_fleet.attacker = 'es_fleet_1'\n", "") % "sargasso_sea",
     "between two fleets"),
    ("impulse", "", "3.17.0", "naval_fleet.attacker = 'es_fleet_1'\n", "nobody intercepts"),
    # what goes on is not further, and not elsewhere, than the rest of the table
    ("none", PICKS % (CHOSEN, 2), "3.21", PICKS % ("1 = 'es', 2 = 'pt', 3 = 'none'", 3),
     "So far in the set-up 1 nation has been chosen, not 2"),
    ("none", PICKS % (CHOSEN, 2), "3.21", PICKS % (CHOSEN, 1), "chooses a nation, but plays Spain"),
    ("none", PICKS % (CHOSEN, 2), "3.21", (PICKS % (CHOSEN, 2)).replace("nations_3", "nations_5"),
     "“the game is set up” has come to nations_5, further than it can here"),
    ("none", PICKS % (CHOSEN, 2), "3.9", (PICKS % (CHOSEN, 2)).replace("turn_order", "bid"),
     "The first in the order is Spain"),
    ("none", PICKS % (CHOSEN, 2), "3.21", (PICKS % (CHOSEN, 2)).replace("pick_nation", "draw"),
     "“cards are drawn” lies on “the game is set up” before its step hands_2"),
    ("none", PICKS % (CHOSEN, 2), "3.21.9", PICKS % (CHOSEN, 2) + "marker.cuba.a = 'sugar'\n",
     "before they are drawn"),
    ("none", "now = {phase = 'ship_split', seat = 1}\n" + SPLIT % "home", "3.21.11",
     "now = {phase = 'ship_split', seat = 1}\n" + SPLIT % "pool", "among two fleets at home"),
    ("none", "now = {phase = 'pick_leader', seat = 1}\n" + STARTED % "home", "3.21.11",
     "now = {phase = 'pick_leader', seat = 1}\n" + STARTED % "cuba", "fleet 1 is not at home"),
    ("none", "now = {phase = 'war_dice', seat = 1, on = 'pt'}\n", "3.10.5",
     "now = {phase = 'war_dice', seat = 1, on = 'es'}\n", "Spain) declares war on Spain"),
    ("none", "now = {phase = 'suit', seat = 1, suitor = 2}\n", "3.19.4",
     "now = {phase = 'suit', seat = 1, suitor = 1}\n", "is asked for a marriage by"),
    ("none", FLEES + "retreated = 'defender'\n", "F18", FLEES, "no natives have retreated"),
    ("none", PAIR_BOUND % "fr", "3.9.B2", PAIR_BOUND % "nl", "binds nobody in the contract"),
    ("none", LEAVES + WELCOME % "pt", "3.9.B4", LEAVES + WELCOME % "es", "goes Cortes"),
    ("none", SPIES % 2 + HAND % "rally = 'hand_1', ambush = 'hand_2'", "3.19.4",
     SPIES % 3 + HAND % "rally = 'hand_1', ambush = 'hand_3'", "one seat spies on one other"),
    ("none", SPIES % 2 + HAND % "rally = 'hand_1', ambush = 'hand_2'", "3.19.4",
     SPIES % 2 + HAND % "ambush = 'hand_2'", "Spain) has no general card"),
    ("none", "now = [{phase = 'advisor_pick', seat = 3}, "
     "{phase = 'advisor_card', seat = 'chance', drawer = 3}]\n", "3.18.1",
     "now = [{phase = 'advisor_pick', seat = 3}, {phase = 'advisor_card', seat = 'chance'}]\n",
     "seat 1 (Spain) has 2 advisors to choose from"),
    ("impulse", "demand_place.furs = 'layer_1'\n", "3.9.A6", "demand_place.furs = 'layer_2'\n",
     "The demand deck has 3 layers; one of them is without a card"),
    ("impulse", "haven.cuba = 'known'\n", "3.17.8", "haven.potosi = 'known'\n",
     "In Potosi no haven can lie"),
    ("none", SPIES % 2 + HAND % "rally = 'hand_1', ambush = 'hand_2'", "3.21",
     SPIES % 4 + HAND % "rally = 'hand_1', ambush = 'hand_2'", "There is no seat 4 in this game"),
    ("none", SPIES % 2 + HAND % "rally = 'hand_1', ambush = 'hand_2'", "3.27",
     (SPIES % 2).replace("viewer = 1", "viewer = 'none_6'"), "viewer cannot be 'none_6'"),
    # limits hold for all who do not fight, and results are not there before their time
    ("combat", FIGHT % ("natives", "cortes") + COLONY % "village" + "held.cuba.infantry = 9\n",
     "3.6.7", FIGHT % ("natives", "cortes") + COLONY % "village" + "held.cuba.ducats = 9\n",
     "Cuba, items: 9; at most 0"),
    ("naval", AT_SEA % "pt_fleet_1" + COLONY % "village" + "held.cuba.infantry = 2\n", "3.6.7",
     AT_SEA % "pt_fleet_1" + COLONY % "village" + "held.cuba.infantry = 9\n",
     "Cuba, military units: 9; at most 2"),
    ("combat", FIGHT % ("natives", "cortes"), "3.16.0a",
     FIGHT % ("natives", "cortes") + "winner = 'defender'\n", "has not come so far"),
    ("combat", FIGHT % ("natives", "cortes"), "3.16.0a",
     FIGHT % ("natives", "cortes") + "retreat_aboard = 'pt_fleet_1'\n", "has not come so far"),
    ("combat", FIGHT % ("natives", "cortes"), "3.16.1",
     FIGHT % ("natives", "cortes") + "called.es_fleet_1.infantry = 1\n",
     "Units were called from Spain: fleet 1"),
    ("none", "now = {phase = 'combat', seat = 1, step = 'muster'}\ndice_sum = 2\nraises = 1\n"
     + FIGHT % ("natives", "cortes"), "3.15",
     "now = {phase = 'combat', seat = 1, step = 'round_cards_1'}\nraises = 1\n"
     + FIGHT % ("natives", "cortes"), "Natives take up arms"),
    ("none", "now = {phase = 'combat', seat = 1, step = 'round_cards_1'}\n"
     + FIGHT % ("natives", "cortes"), "3.15",
     "now = {phase = 'combat', seat = 1, step = 'round_cards_1'}\ntreasure_waits = 1\n"
     + FIGHT % ("natives", "cortes"), "or a treasure waits"),
    ("impulse", "", "3.15", "treasure_waits = 1\n", "or a treasure waits"),
    ("impulse", "", "3.16.0a", "retreated = 'attacker'\n", "has not come so far"),
    ("naval", AT_SEA % "pt_fleet_1", "3.17.0", AT_SEA.replace("pt_fleet_1.t1 = 1", "pt_yard.t1 = 1")
     % "pt_fleet_1", "has 0 ships in “Sargasso Sea”"),
    ("naval", AT_SEA % "pt_fleet_1", "3.17.0",
     AT_SEA.replace("pt_fleet_1 = 'sargasso_sea'", "pt_fleet_1 = 'bermuda'") % "pt_fleet_1",
     "between two fleets"),
    ("naval", AT_SEA % "pt_fleet_1", "3.17.0", AT_SEA % "pt_fleet_1" + "sails_to = 'cuba'\n",
     "A fleet wants to sail on"),
    ("naval", AT_SEA % "pt_fleet_1", "3.16.0a", AT_SEA % "pt_fleet_1" + "winner = 'attacker'\n",
     "has not come so far"),
    ("naval", AT_SEA % "pt_fleet_1", "3.6.7", AT_SEA % "pt_fleet_1" + TOO_FULL % "pt_fleet_1",
     "Portugal: fleet 1, room of cargo: 9"),
    ("interception", MET % "sargasso_sea" + "sails_to = 'west_atlantic'\n", "3.17.0",
     MET % "sargasso_sea" + "sails_to = 'potosi'\n", "A fleet wants to sail on"),
    ("bribe_answer", BOUNTY % "pt_fleet_1", "3.17.1", BOUNTY % "es_fleet_1",
     "40 of something are offered as a bribe; 0"),
]  # fmt: skip


@pytest.mark.parametrize(("at", "lawful", "rule", "wrong", "words"), CASES)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    at: str, lawful: str, rule: str, wrong: str, words: str
) -> None:
    board(lawful, at=at)
    with pytest.raises(Misused) as error:
        board(wrong, at="none" if wrong.startswith("now") else at)
    assert words in str(error.value)


@pytest.mark.rules("3.21")
def test_a_seat_goes_by_its_nation() -> None:
    for word in ("3", "fr", "France"):
        match = board(f"now = {{phase = 'spend', seat = '{word}'}}\n", at="none")
        assert (2,) == match.to_act
    with pytest.raises(Misused):
        board("now = {phase = 'spend', seat = 'nl'}\n", at="none")


def test_where_a_position_does_not_say_who_discovered_owners_have_discovered_what_they_own() -> (
    None
):
    match = board("owner.cuba = 'es'\ncolony = {cuba = 'village', jamaica = 'town'}\n")
    discovered = match.state.discovered
    assert discovered[AREAS.value("cuba")] == DISCOVERERS.value("es")
    assert discovered[AREAS.value("jamaica")] == DISCOVERERS.value("before")
    assert discovered[AREAS.value("hispaniola")] == UNDISCOVERED
    assert "discovered" not in to_text(GAME, match.state)


def test_who_owns_land_has_discovered_it_and_nobody_else_can() -> None:
    """Else a regiment stood there when somebody discovered it and laid his marker."""
    match = board(
        "owner.carolina = 'pt'\nleader_at.cortes = 'florida'\nheld.cortes.infantry = 2\n"
        "regiment_at.pt_regiment_1 = 'carolina'\nheld.pt_regiment_1.infantry = 3\n"
        "colony.carolina = 'town'\n"
    )
    assert rule_of(match, "1 discover cortes carolina") == "3.11.2"
