"""Blue events that are aimed at something (3.19.4, 3.19.5): what they do, and what they may not."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, choices, play, story

from .board import board, rule_of
from .scenes import held

CUBA, JAMAICA, FLORIDA = 27, 29, 12
OWN = 'owner = {cuba = "es", jamaica = "es"}\ncolony = {cuba = "settlement", jamaica = "village"}\n'
LAND = 'discovered = {cuba = "es", jamaica = "es", florida = "es"}\n'


def hold(card: str, text: str = "", who: int = 1, place: str = "card_place") -> Match:
    """An impulse of a nation that holds this card."""
    return board(f'{place}.{card} = "hand_{who}"\n{text}', at="impulse", who=who, seats=5)


def event(card: str, text: str = "", who: int = 1, place: str = "card_place") -> Match:
    """The card is played for its event."""
    return play(hold(card, text, who, place), f"{who} play_event {card}")


@pytest.mark.rules("3.19.4", "3.10.2")
def test_the_shipyard_gives_a_ship_of_seven_points_at_most() -> None:
    match = event("shipyard")
    assert "3.6.4" == rule_of(match, "1 take_ship t2")
    assert "3.19.4" == rule_of(match, "1 take_ship c2")
    assert "3.19.1" == rule_of(match, "1 aim_at_area cuba")
    play(match, "1 take_ship e1")
    assert 1 == sum(match.state.ships[36]) and "impulse" == match.phase
    full = hold("shipyard", "ships.es_yard = {t1 = 30}\n")
    assert "3.10.2" == rule_of(full, "1 play_event shipyard")


@pytest.mark.rules("3.19.4", "3.9.B4")
def test_a_papal_bull_claims_two_territories_of_one_region() -> None:
    text = LAND.replace("}", ', hispaniola = "pt"}') + "natives.jamaica = {native_infantry = 3}\n"
    text += 'leader_at.cabral = "hispaniola"\n'
    match = event("papal_bull", text)
    assert "3.10.12" == rule_of(match, "1 aim_at_area jamaica")
    assert "3.10.14" == rule_of(match, "1 aim_at_area carolina")
    assert "3.19.1" == rule_of(match, "1 one_is_enough")
    play(match, "1 aim_at_area cuba")
    assert "3.19.4" == rule_of(match, "1 aim_at_area florida")
    play(match, "1 aim_at_area hispaniola")
    assert [0, 0] == [match.state.owner[n] for n in (CUBA, 28)]
    assert "Cabral withdraws." in story(match) and 68 == match.state.leader_at[6]
    one = play(event("papal_bull", LAND), "1 aim_at_area florida")  # nothing else in the Gulf
    assert "impulse" == one.phase
    two = play(event("papal_bull", LAND), "1 aim_at_area cuba", "1 one_is_enough")
    assert (0, 5) == (two.state.owner[CUBA], two.state.owner[JAMAICA])


@pytest.mark.rules("3.19.4")
def test_native_guides_make_every_area_cheap_for_a_leader() -> None:
    text = 'discovered = {cuba = "es", venezuela = "es", cartagena_shore = "es"}\n'
    text += 'leader_at = {cortes = "venezuela", columbus = "home"}\n'
    match = event("native_guides", text)
    assert "3.19.4" == rule_of(match, "1 aim_at_leader columbus")
    assert "3.5.4" == rule_of(match, "1 aim_at_leader cabral")
    play(match, "1 aim_at_leader cortes")
    assert 1 == match.state.guided[1]
    walk = board(text + "guided.cortes = 1\n")
    play(walk, "1 activate cortes", "1 march cartagena_shore")  # jungle
    assert 4 == walk.state.move_left
    again = hold("native_guides", text + "guided.cortes = 1\n")
    assert "3.10.2" == rule_of(again, "1 play_event native_guides")


@pytest.mark.rules("3.19.4", "3.6.7")
def test_a_reinforced_garrison_stands_two_above_its_limit() -> None:
    match = event("reinforced_garrison", OWN + held(cuba="infantry = 1"))
    assert "3.7.2" == rule_of(match, "1 aim_at_area hispaniola")
    play(match, "1 aim_at_area cuba")
    assert (3, 1) == (
        match.state.held[HOLDERS["cuba"]][CARGO["infantry"]],
        match.state.larger_garrison[CUBA],
    )
    full = OWN + "larger_garrison = {cuba = 1, jamaica = 1}\n"
    full += held(cuba="infantry = 3", jamaica="infantry = 4")
    assert "3.10.2" == rule_of(
        hold("reinforced_garrison", full), "1 play_event reinforced_garrison"
    )
    half = event("reinforced_garrison", full.replace("infantry = 4", "infantry = 3"))
    assert "3.19.4" == rule_of(half, "1 aim_at_area cuba")
    assert allowed(half, "1 aim_at_area jamaica")


@pytest.mark.rules("3.19.4", "3.7.4")
def test_the_kings_regiment_brings_three_infantry_for_one_marker() -> None:
    match = play(event("kings_regiment", "turn = 5\n" + OWN), "1 aim_at_area jamaica")
    assert (3, 1, 22) == (
        match.state.held[HOLDERS["es_regiment_1"]][CARGO["infantry"]],
        match.state.markers_gone[0],
        match.state.production[0],
    )
    there = 'regiment_at.es_regiment_1 = "cuba"\n' + held(es_regiment_1="infantry = 1")
    taken = event("kings_regiment", "turn = 5\n" + OWN + there)
    assert "3.6.7" == rule_of(taken, "1 aim_at_area cuba")


@pytest.mark.rules("3.19.5", "3.6.2", "ES2")
def test_tlaxcalan_allies_follow_a_leader_until_the_next_turn_ends() -> None:
    text = 'discovered.vera_cruz = "es"\nleader_at = {cortes = "vera_cruz", columbus = "cuba"}\n'
    text += held(cortes="infantry = 5")
    match = event("tlaxcalan_alliance", text, place="es_cards")
    assert "3.19.5" == rule_of(match, "1 aim_at_leader columbus")
    play(match, "1 aim_at_leader cortes")
    assert (5, 2) == (
        match.state.held[HOLDERS["cortes"]][CARGO["native_allies"]],
        match.state.allies_until[1],
    )


@pytest.mark.rules("3.19.4", "3.13")
def test_a_peace_congress_ends_one_war() -> None:
    war = 'turn = 5\nstatus = {es_pt = "hostile", fr_en = "hostile"}\n'
    match = event("peace_congress", war)
    assert "3.19.4" == rule_of(match, "1 aim_at_pair es_fr")
    play(match, "1 aim_at_pair fr_en")
    assert (0, 2, 1) == (match.state.status[7], match.state.status[0], match.state.glory[0])
    assert 0 == sum(match.state.status_changed)
    peace = hold("peace_congress", "turn = 5\n")
    assert "3.10.2" == rule_of(peace, "1 play_event peace_congress")


@pytest.mark.rules("3.19.4", "3.23")
def test_a_marriage_needs_the_consent_of_a_nation_that_is_not_hostile() -> None:
    match = event("marriage_treaty", 'status = {es_pt = "hostile"}\n')
    assert "3.19.4" == rule_of(match, "1 aim_at_nation pt")
    assert "3.19.4" == rule_of(match, "1 aim_at_nation es")
    play(match, "1 aim_at_nation fr")
    assert (2,) == match.to_act
    yes = play(match, "3 accept")
    assert (1, 1, 1) == (yes.state.status[1], yes.state.glory[0], yes.state.glory[2])
    no = play(event("marriage_treaty"), "1 aim_at_nation fr", "3 decline")
    assert (0, 0, "impulse") == (no.state.status[1], no.state.glory[0], no.phase)


@pytest.mark.rules("3.19.4", "3.18.1")
def test_a_learned_advisor_is_chosen_from_the_bag() -> None:
    text = 'leader_at = {cortes = "home", columbus = "cuba"}\nadvisor_place.medic = "columbus"\n'
    match = event("learned_advisor", text)
    assert "3.1.4" == rule_of(match, "1 take_advisor medic es_home")
    assert "3.10.16" == rule_of(match, "1 take_advisor scout columbus")
    play(match, "1 take_advisor scout cortes")
    assert (
        6 == match.state.advisor_place[2]
        and 0 == match.state.held[HOLDERS["es_home"]][CARGO["ducats"]]
    )
    home = play(event("learned_advisor"), "1 take_advisor scout_2 es_home")
    assert 0 == home.state.advisor_place[18]


@pytest.mark.rules("3.19.4", "3.27")
def test_secret_agents_see_a_hand_take_a_card_at_random_and_leave_one() -> None:
    text = "turn = 5\n"
    for card, seat in (("rally", 2), ("emigrants", 2), ("foundry", 1)):
        text += f'card_place.{card} = "hand_{seat}"\n'
    text += 'pt_cards.bandeira = "hand_2"\n'
    match = event("secret_agents", text)
    assert "3.19.4" == rule_of(match, "1 aim_at_nation fr")
    play(match, "1 aim_at_nation pt")
    assert ["steal card=emigrants", "steal card=rally"] == sorted(choices(match))
    play(match, "chance steal rally", "chance receive rally")
    cards = [row.split("=")[1] for row in choices(match)]
    assert {"emigrants", "bandeira"} == set(cards) and "showing" == match.phase
    play(match, *[f"chance show {card}" for card in cards])
    known = match.view(0)
    assert "hand_2" == known["card_place"]["emigrants"] == known["pt_cards"]["bandeira"]
    assert "hand_1" == known["card_place"]["rally"] == match.view(1)["card_place"]["rally"]
    assert "?" == match.view(2)["card_place"]["rally"]
    assert "3.10.2" == rule_of(match, "1 leave_card emigrants")
    play(match, "1 leave_card foundry")
    assert "hand_2" == match.view(0)["card_place"]["foundry"]
    assert "hand_1" == match.view(1)["card_place"]["rally"]
    assert "?" == match.view(2)["card_place"]["foundry"]


@pytest.mark.rules("3.27", "3.9.A4")
def test_a_red_card_in_a_hand_is_known_to_all() -> None:
    match = board('red_place.mutiny = "hand_1"\n', at="impulse")
    assert "hand_1" == match.view(1)["red_place"]["mutiny"]
    assert "?" == match.view(1)["red_place"]["smallpox"]


@pytest.mark.rules("3.19.5", "3.10.6", "NL3")
def test_the_bank_of_exchange_sells_fifteen_points_at_half_price() -> None:
    money = "turn = 9\n" + held(nl_home="ducats = 50")
    match = event("bank_of_exchange", money, 5, "nl_cards")
    assert "3.1.13" == rule_of(match, "5 buy_at_half_price 15")  # half of 105, rounded up: 53
    play(match, "5 buy_at_half_price 13")
    assert (4, 13) == (
        match.state.held[HOLDERS["nl_home"]][CARGO["ducats"]],
        match.state.held[HOLDERS["nl_home"]][CARGO["build_points"]],
    )
    poor = hold("bank_of_exchange", "turn = 9\n" + held(nl_home="ducats = 3"), 5, "nl_cards")
    assert "3.10.2" == rule_of(poor, "5 play_event bank_of_exchange")


@pytest.mark.rules("3.19.4", "3.19.5", "EN1", "FR3")
def test_events_for_one_fleet_hold_for_the_turn() -> None:
    text = 'fleet_at = {en_fleet_1 = "west_atlantic", en_fleet_2 = "home"}\n'
    text += "ships.en_fleet_1 = {t1 = 1}\nturn = 5\n"
    match = event("sea_dogs", text, 4, "en_cards")
    assert "3.19.4" == rule_of(match, "4 aim_at_fleet en_fleet_2")
    assert 19 == play(match, "4 aim_at_fleet en_fleet_1").state.sea_dogs
    french = text.replace("en_", "fr_")
    match = event("privateers_of_dieppe", french, 3, "fr_cards")
    assert 13 == play(match, "3 aim_at_fleet fr_fleet_1").state.dieppe
    again = hold("privateers_of_dieppe", french + "dieppe = 'fr_fleet_1'\n", 3, "fr_cards")
    assert "3.10.2" == rule_of(again, "3 play_event privateers_of_dieppe")


@pytest.mark.rules("3.19.4", "3.3.4")
@pytest.mark.parametrize(("image", "costs"), [("with_level", -1), ("off", 0)])
def test_a_letter_of_marque_costs_image(image: str, costs: int) -> None:
    text = (
        'turn = 5\ncard_place.letter_of_marque = "hand_1"\nfleet_at.es_fleet_1 = "sargasso_sea"\n'
    )
    text += "ships.es_fleet_1 = {t1 = 1}\n"
    match = board(text, at="impulse", level="veteran", image=image)
    play(match, "1 play_event letter_of_marque", "1 aim_at_fleet es_fleet_1")
    assert (1, costs) == (match.state.marque[0], match.state.image[0])


@pytest.mark.rules("3.9.B4", "3.19.4", "3.28")
def test_war_in_europe_sends_leaders_into_a_fight() -> None:
    text = 'turn = 5\nred_place.war_in_europe = "hand_1"\nglory = {es = 5, pt = 4}\n' + OWN
    text += LAND + 'leader_at.cabral = "cuba"\nstatus = {es_fr = "hostile"}\n'
    text += held(cuba="infantry = 1")
    match = play(board(text, at="impulse"), "1 play_event war_in_europe")
    assert [1, 0] == match.state.side and CUBA == match.state.battle_area
