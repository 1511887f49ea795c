"""A commander borrowed from an ally (seed 24, 31 to 34): his skills, his advisors, his cards."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.land.charge import most_that_charge
from tabard.games.new_world.state import DEFENDER
from tests.games.asking import allowed, play, story

from .board import board, rule_of
from .scenes import WAR, carolina, fight, held


def new_england() -> str:
    """Portugal's town in the forest, and Cortes next door."""
    return carolina("town").replace("carolina", "new_england").replace("florida", "hudson_valley")


def lent(text: str = "", leader: str = "johan_maurits", *, cards: str = "", **forces: str) -> Match:
    """Cortes enters Portugal's colony in the forest of New England; a Dutch leader defends it."""
    there = new_england().replace(WAR, 'status = {es_pt = "hostile", pt_nl = "allied"}\n')
    there = there.replace("{cortes", f'{{{leader} = "new_england", cortes')
    units = {"cortes": "infantry = 4", "new_england": "cavalry = 4", **forces}
    match = board(there + text + "turn = 5\n" + held(**units) + cards, seats=5)
    play(match, "1 activate cortes", "1 march new_england")
    return play(match, "2 borrow_commander nl", f"5 lend {leader}")


def to_the_dice(match: Match) -> Match:
    """Nobody plays anything more; the defender charges with all he can."""
    while match.phase in ("window", "charge"):
        most = most_that_charge(match.state, DEFENDER) if match.to_act == (1,) else 0
        match.play(match.to_act[0], f"charge {most}" if match.phase == "charge" else "close_window")
    return match


@pytest.mark.rules("34", "3.16.2c")
@pytest.mark.parametrize(("leader", "skill"), [("johan_maurits", 2 + 1), ("minuit", 1)])
def test_only_his_skills_can_be_used_to_modify_a_generals_charge_too(
    leader: str, skill: int
) -> None:
    match = fight(to_the_dice(lent(leader=leader)), (3, 3), (3, 3))
    # the town 2, two horses 1, and what is the leader's own
    assert f"Portugal: 6 and {3 + skill} make {9 + skill}; strength 8." in story(match)


@pytest.mark.rules("34", "3.16.2a", "3.16.2c", "3.18.2")
def test_only_his_advisors_can_be_used_to_modify_his_cavalry_master_leads_all_in_a_forest() -> None:
    match = lent('advisor_place.cavalry_master = "minuit"\n', "minuit")
    assert 4 == most_that_charge(match.state, DEFENDER)
    match = fight(to_the_dice(match), (3, 3), (3, 3))
    # Minuit's skill 1, the town 2, four horses 2 and the master 1
    assert "Portugal: 6 and 6 make 12; strength 8." in story(match)
    assert 2 == most_that_charge(lent(leader="minuit").state, DEFENDER)


@pytest.mark.rules("24", "3.18.2", "3.16.2a")
@pytest.mark.parametrize(("place", "most"), [("pt_fleet_1", 3), ("pt_home", 2)])
def test_rules_for_fleets_and_leaders_are_identical_for_a_cavalry_master(
    place: str, most: int
) -> None:
    text = new_england()
    text += f'advisor_place.cavalry_master = "{place}"\n'
    text += 'fleet_at.pt_fleet_1 = "new_england"\nships.pt_fleet_1 = {t1 = 1}\n'
    text += held(cortes="infantry = 4", new_england="cavalry = 3")
    match = play(board(text), "1 activate cortes", "1 march new_england")
    assert most == most_that_charge(match.state, DEFENDER)


@pytest.mark.rules("34", "3.16.0d", "A35")
def test_only_his_cards_can_be_used_to_modify_the_own_roll_heavy_horse() -> None:
    cards = 'card_place = {heavy_horse = "hand_5", pikes_and_stakes = "hand_5"}\n'
    match = lent(leader="minuit", cards=cards, cortes="infantry = 4, cavalry = 2")
    play(match, "5 close_window")
    assert "34" == rule_of(match, "5 play_in_combat pikes_and_stakes")  # the attacker's roll
    play(match, "5 play_in_combat heavy_horse")
    fight(to_the_dice(match), (3, 3), (3, 3))
    assert "Portugal: 3 for the charge." in story(match)  # two horses 1, and the card


@pytest.mark.rules("34", "3.16.0d", "3.16.2a", "A35")
def test_only_his_cards_can_be_used_to_modify_the_own_roll_ambush() -> None:
    horses = {"cortes": "infantry = 4, cavalry = 2"}
    match = lent(leader="minuit", cards='card_place.ambush = "hand_5"\n', **horses)
    play(match, "5 close_window", "5 play_in_combat ambush")
    assert allowed(match, "1 charge 2")  # only the defender's roll is the ally's business
    fight(to_the_dice(match), (3, 3), (3, 3))
    assert "Portugal: 1 for cards." in story(match)
    own = lent(leader="minuit", cards='card_place.ambush = "hand_2"\n', **horses)
    play(own, "2 close_window", "2 play_in_combat ambush")
    assert ("charge", (1,)) == (own.phase, own.to_act)  # the owner's keeps the attacker from it


@pytest.mark.rules("34", "3.16.0d", "NL2", "A35")
def test_only_his_cards_can_be_used_to_modify_the_own_roll_beggars_fleet() -> None:
    fleet = 'fleet_at.nl_fleet_1 = "new_england"\nships.nl_fleet_1 = {e2 = 3}\n'
    cards = 'nl_cards.beggars_fleet = "hand_5"\ncard_place.counter_battery = "hand_5"\n'
    match = lent(fleet, "minuit", cards=cards)
    assert allowed(match, "5 play_in_combat beggars_fleet")
    play(match, "5 play_in_combat beggars_fleet")
    fight(to_the_dice(match), (3, 3), (3, 3))
    assert "Portugal: 4 for bombardment." in story(match)  # a fifth of ten and five, and twice that


@pytest.mark.rules("37", "40", "3.16.0b", "3.19.4")
def test_one_or_more_cards_at_the_start_of_a_step_also_after_a_broken_alliance() -> None:
    cards = 'card_place = {broken_alliance = "hand_1", war_dogs = "hand_1", rally = "hand_2", '
    cards += 'native_auxiliaries = "hand_1"}\n'
    match = play(lent(cards=cards), "1 play_in_combat broken_alliance")
    assert 0 == match.state.commander[DEFENDER]
    assert ("window", (0,)) == (match.phase, match.to_act)
    play(match, "1 play_in_combat native_auxiliaries", "1 close_window")
    assert (1,) == match.to_act  # who has passed does so for this step
    assert not allowed(match, "1 play_in_combat war_dogs")
