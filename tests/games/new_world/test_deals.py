"""Deals and written contracts (3.9.B0, B1, B2)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, choices, play, story

from .board import board, roll, rule_of
from .scenes import CAROLINA, held
from .test_diplomacy import TALKS

HOME = 68


def talks(text: str = "", **options: str) -> Match:
    """Spain's turn in the diplomacy phase; both have something at home."""
    text += held(es_home="ducats = 600, build_points = 60, infantry = 12, settlers = 2")
    text += held(pt_home="ducats = 30, build_points = 5, furs = 3")
    return board(TALKS + text + "proposals_left = 3\n", at="none", **options)


@pytest.mark.rules("3.9.B0", "3.9.B1", "3.27", "F55")
def test_nobody_is_asked_before_the_whole_offer_is_made_and_it_is_one_of_three() -> None:
    match = play(talks(), "1 open_deal pt", "1 put_in mine ducats 100")
    assert (0,) == match.to_act and [] == story(match)
    play(match, "1 put_in theirs build_points 5", "1 propose_deal none none none none")
    assert (1,) == match.to_act and 2 == match.state.proposals_left
    assert [
        "Spain proposes a deal to Portugal.",
        "Spain would give 100 × ducats.",
        "Portugal is asked for 5 × build points.",
    ] == story(match)
    play(match, "2 accept_deal")
    assert (500, 65) == (
        match.state.held[HOLDERS["es_home"]][CARGO["ducats"]],
        match.state.held[HOLDERS["es_home"]][CARGO["build_points"]],
    )
    assert (130, 0) == (
        match.state.held[HOLDERS["pt_home"]][CARGO["ducats"]],
        match.state.held[HOLDERS["pt_home"]][CARGO["build_points"]],
    )
    assert "talks" == match.phase


@pytest.mark.rules("3.9.B0", "3.9.B1")
def test_a_refused_deal_leaves_everything_where_it_was() -> None:
    match = play(talks(), "1 open_deal pt", "1 put_in mine ducats 100")
    assert "3.9.B1" == rule_of(match, "1 put_in mine ducats 50")
    play(match, "1 propose_deal none none none none", "2 refuse_deal")
    assert (
        "With Portugal nothing comes of the deal that Spain proposed: it refuses, or has not all "
        "that was asked for." == match.tell(())[-1].sentence
    )
    assert (
        600 == match.state.held[HOLDERS["es_home"]][CARGO["ducats"]]
        and 0 == match.state.deal_cargo[0][7]
    )
    play(match, "1 open_deal fr", "1 break_off_talks", "1 open_deal fr", "1 break_off_talks")
    assert "3.9.B0" == rule_of(match, "1 open_deal fr")


@pytest.mark.rules("3.9.B1")
def test_enemies_make_no_deals_and_an_empty_offer_is_none() -> None:
    assert "3.9.B1" == rule_of(talks('status.es_pt = "hostile"\n'), "1 open_deal pt")
    match = play(talks(), "1 open_deal pt")
    assert "3.9.B1" == rule_of(match, "1 propose_deal none none none none")


@pytest.mark.rules("3.9.B1", "3.26.1")
def test_in_the_basic_game_deals_are_small_and_later_they_have_limits() -> None:
    match = play(talks(), "1 open_deal pt")
    assert "3.9.B1" == rule_of(match, "1 put_in mine infantry 5")
    match = play(talks(level="veteran"), "1 open_deal pt", "1 put_in mine infantry 10")
    assert "3.9.B1" == rule_of(match, "1 put_in mine settlers 1")
    assert "3.9.B1" == rule_of(match, "1 put_in mine build_points 75")
    play(match, "1 put_in theirs furs 3", "1 propose_deal none none none none", "2 accept_deal")
    assert (2, 3) == (
        match.state.held[HOLDERS["es_home"]][CARGO["infantry"]],
        match.state.held[HOLDERS["es_home"]][CARGO["furs"]],
    )
    assert 10 == match.state.held[HOLDERS["pt_home"]][CARGO["infantry"]]


@pytest.mark.rules("3.9.B1")
def test_who_has_nothing_at_home_is_asked_for_nothing() -> None:
    match = play(talks(level="veteran"), "1 open_deal pt")
    rows = [row.words for row in match.rows(0)]
    assert "put_in side=mine" in rows and "put_ships side=mine" not in rows
    assert "3.9.B1" == rule_of(match, "1 put_ships mine")


@pytest.mark.rules("3.9.B1")
def test_whatever_lies_at_home_can_be_laid_though_the_first_kind_does_not() -> None:
    match = play(talks("ships.es_yard.l1 = 2\n", level="expert"), "1 open_deal pt")
    rows = [row.words for row in match.rows(0)]
    assert "put_in side=theirs" in rows  # Portugal has no infantry, but furs
    assert "put_ships side=mine" in rows and "put_ships side=theirs" not in rows


@pytest.mark.rules("3.9.B1")
def test_ships_of_the_yard_are_traded_four_at_most() -> None:
    text = "ships.es_yard = {t1 = 5, l6 = 1}\n"
    assert "3.9.B1" == rule_of(play(talks(text), "1 open_deal pt"), "1 put_ships mine t1 1")
    match = play(talks(text, level="expert"), "1 open_deal pt")
    assert "3.9.B1" == rule_of(match, "1 put_ships mine l6")
    play(match, "1 put_ships mine t1 4", "1 propose_deal none none none none", "2 accept_deal")
    assert (1, 4) == (match.state.ships[36][0], match.state.ships[37][0])


@pytest.mark.rules("3.9.B1", "3.7.8", "3.9.B4")
def test_a_territory_is_sold_and_the_seller_goes_home_with_all_he_has_there() -> None:
    text = 'discovered.carolina = "es"\nowner.carolina = "es"\ncolony.carolina = "village"\n'
    text += 'leader_at.cortes = "carolina"\nno_output.carolina = 1\n'
    text += 'regiment_at.es_regiment_1 = "carolina"\n'
    text += held(carolina="infantry = 2", es_regiment_1="infantry = 3", cortes="cavalry = 1")
    match = play(talks(text), "1 open_deal pt", "1 put_land mine carolina")
    assert "3.9.B1" == rule_of(match, "1 put_land theirs carolina")
    play(match, "1 put_in theirs ducats 30", "1 propose_deal none none none none", "2 accept_deal")
    assert 1 == match.state.owner[CAROLINA] and 1 == match.state.no_output[CAROLINA]
    assert (
        HOME == match.state.leader_at[1]
        and 1 == match.state.held[HOLDERS["cortes"]][CARGO["cavalry"]]
    )
    assert (
        17 == match.state.held[HOLDERS["es_home"]][CARGO["infantry"]]
        and 0 == match.state.held[HOLDERS["carolina"]][CARGO["infantry"]]
    )


@pytest.mark.rules("3.9.B1")
def test_who_buys_a_territory_needs_a_free_control_marker() -> None:
    text = 'discovered = {carolina = "es", florida = "es"}\nmarkers_gone.pt = 27\n'
    text += 'owner = {carolina = "es", florida = "pt"}\n'
    match = play(talks(text), "1 open_deal pt", "1 put_land mine carolina")
    assert "3.9.B1" == rule_of(match, "1 propose_deal none none none none")
    assert allowed(play(match, "1 put_land theirs florida"), "1 propose_deal none none none none")


CARDS = 'card_place = {rally = "hand_1", ambush = "hand_2", ransom = "hand_3"}\n'


@pytest.mark.rules("3.9.B1", "3.27")
def test_cards_change_hands_and_both_partners_know_where_they_lie() -> None:
    match = play(talks(CARDS), "1 open_deal pt", "1 put_in mine ducats 10")
    assert "3.9.B1" == rule_of(match, "1 propose_deal ambush")
    play(match, "1 propose_deal rally none ambush none", "2 accept_deal")
    places = match.state.fields["card_place"].of
    of = match.game.actions.by_word["play_event"].fields[0][1].value
    assert "hand_2" == places.word(match.state.card_place[of("rally")])
    assert "hand_1" == places.word(match.state.card_place[of("ambush")])
    assert "hand_2" == match.view(0)["card_place"]["rally"]


@pytest.mark.rules("3.9.B1", "3.27")
def test_who_is_asked_for_a_card_that_he_does_not_hold_can_only_refuse() -> None:
    match = play(talks(CARDS), "1 open_deal pt", "1 propose_deal none none ransom none")
    assert ["refuse_deal"] == choices(match)
    assert "3.9.B1" == rule_of(match, "2 accept_deal")
    assert "?" == match.view(0)["card_place"]["ransom"]


# --- contracts ----------------------------------------------------------------------------------


def signed(clauses: str, text: str = "", at: str = "spend", **more: str) -> Match:
    """Spain and Portugal have a contract."""
    text += f'contract_turns.es_pt = 2\ncontract.es_pt = {{{clauses}}}\nstatus.es_pt = "hostile"\n'
    return board(text, at=at, level="veteran", **more)


@pytest.mark.rules("3.9.B2", "4.1")
def test_contracts_are_signed_from_the_veteran_game_up_one_for_each_pair() -> None:
    words = "1 propose_contract pt no_attack es_pays_20 2"
    assert "3.9.B2" == rule_of(talks(), words)
    assert "3.9.B2" == rule_of(talks(level="veteran", written_contracts="off"), words)
    match = talks(level="veteran")
    assert "3.9.B2" == rule_of(match, "1 propose_contract pt fr_pays_20")
    play(match, words, "2 agree")
    assert 2 == match.state.contract_turns[0]
    assert "It says: Spain pays 20 ducats each turn." in story(match)
    assert "3.9.B2" == rule_of(match, "1 propose_contract pt no_attack none 1")


@pytest.mark.rules("3.9.B2")
def test_who_attacks_the_partner_loses_a_die_of_glory_once() -> None:
    text = 'discovered = {florida = "es", carolina = "pt"}\n'
    text += 'owner = {florida = "es", carolina = "pt"}\nleader_at.cortes = "florida"\n'
    match = signed('first = "no_attack"', text)
    play(match, "1 activate cortes", "1 march carolina")
    assert "dice" == match.phase
    roll(match, 4)
    assert -4 == match.state.glory[0] and 0 == match.state.contract_turns[0]
    assert 0 == match.state.owner[CAROLINA]


@pytest.mark.rules("3.9.B2")
def test_who_ends_a_movement_where_he_must_keep_out_breaks_the_contract() -> None:
    text = 'discovered = {florida = "es", carolina = "es"}\nleader_at.cortes = "florida"\n'
    match = signed('first = "es_out_of_east"', text)
    play(match, "1 activate cortes", "1 march carolina", "1 end_move")
    roll(match, 2)
    assert -2 == match.state.glory[0] and "spend" == match.phase
    match = signed('first = "es_out_of_gulf"', text)
    play(match, "1 activate cortes", "1 march carolina", "1 end_move")
    assert 0 == match.state.glory[0] and 2 == match.state.contract_turns[0]


@pytest.mark.rules("3.9.B2", "3.9.D0")
def test_contracts_are_paid_in_the_administration_and_run_out() -> None:
    text = held(es_home="ducats = 30")
    match = signed('first = "es_pays_20", second = "pt_pays_5"', text, "administration", who=2)
    assert (15, 15) == (
        match.state.held[HOLDERS["es_home"]][CARGO["ducats"]],
        match.state.held[HOLDERS["pt_home"]][CARGO["ducats"]],
    )
    assert 1 == match.state.contract_turns[0]


@pytest.mark.rules("3.9.B2", "3.9.D0")
def test_who_cannot_pay_breaks_the_contract() -> None:
    match = signed('first = "es_pays_20"', "", "administration", who=2)
    assert "dice" == match.phase
    roll(match, 3)
    assert -3 == match.state.glory[0] and 0 == match.state.contract_turns[0]


# --- what cannot be put into a deal --------------------------------------------------------------

CROWD = "emigrants veteran_tercio horse_transport foundry shipyard papal_bull cartographers"
CROWD += " native_guides silver_fleet spice_market peace_congress war_dogs heavy_horse rally"
CROWD += " ambush ransom"


@pytest.mark.rules("3.9.B1", "3.6.7")
@pytest.mark.parametrize(
    ("text", "moves", "refused", "rule"),
    [
        ("", ["put_land mine carolina"], "put_land mine florida", "3.9.B1"),
        ("", [], "put_land mine cuba", "3.9.B1"),
        ("", [], "put_in theirs ducats 40", "3.9.B1"),
        ("", ["put_in mine infantry 8"], "put_in mine cavalry 3", "3.9.B1"),
        ("held.caramuru = {infantry = 8}\nheld.mem_de_sa = {infantry = 10}\n"
         "held.cabral = {infantry = 10}\n"
         'leader_at.cabral = "home"\nleader_at.mem_de_sa = "home"\n'
         'leader_at.martim_afonso = "home"\nleader_at.caramuru = "home"\n'
         "held.martim_afonso = {infantry = 10}", [], "put_in mine infantry 3", "3.6.7"),
        ("", ["put_ships mine t1 3"], "put_ships mine c1 2", "3.9.B1"),
        ("", ["put_ships mine t1 3"], "put_ships mine t1 1", "3.9.B1"),
        ("", [], "put_ships theirs t1 1", "3.9.B1"),
        ("ships.pt_fleet_1 = {t1 = 8}\nships.pt_fleet_2 = {t1 = 8}\nships.pt_fleet_3 = {t1 = 8}\n"
         'ships.pt_yard = {c1 = 4}\nfleet_at = {pt_fleet_1 = "cuba", pt_fleet_2 = "cuba", '
         'pt_fleet_3 = "cuba"}', [], "put_ships mine t1 3", "3.6.7"),
    ],
)  # fmt: skip
def test_each_thing_has_its_limits(text: str, moves: list[str], refused: str, rule: str) -> None:
    land = 'discovered = {carolina = "es", florida = "es"}\n'
    land += 'owner = {carolina = "es", florida = "es"}\nships.es_yard = {t1 = 4, c1 = 2}\n'
    home = "held.es_home = {cavalry = 4, infantry = 12}\nheld.pt_home = {ducats = 30}\n"
    at_home = TALKS + land + home + "proposals_left = 3\n" + text + "\n"
    match = play(board(at_home, at="none", level="veteran"), "1 open_deal pt")
    play(match, *[f"1 {move}" for move in moves])
    assert rule == rule_of(match, f"1 {refused}")


@pytest.mark.rules("3.9.B1", "3.28")
def test_a_deal_names_a_card_once_and_no_hand_grows_beyond_sixteen() -> None:
    full = "card_place = {" + ", ".join(f'{card} = "hand_2"' for card in CROWD.split())
    full += ', pursuit = "hand_1", heroic_stand = "hand_1"}\n'
    match = play(talks(full, level="veteran"), "1 open_deal pt")
    assert "3.28" == rule_of(match, "1 propose_deal pursuit none none none")
    assert "3.9.B1" == rule_of(match, "1 propose_deal pursuit pursuit")
    assert "3.9.B1" == rule_of(match, "1 propose_deal none pursuit")
    assert "3.9.B1" == rule_of(match, "1 propose_deal none none pursuit")
    assert allowed(match, "1 propose_deal pursuit heroic_stand rally ambush")
    basic = play(talks(CARDS.replace("{", '{pursuit = "hand_1", ')), "1 open_deal pt")
    assert "3.9.B1" == rule_of(basic, "1 propose_deal rally pursuit")
    mine = full.replace("hand_1", "hand_3").replace("hand_2", "hand_1")
    match = play(talks(mine, level="veteran"), "1 open_deal pt")
    assert "3.28" == rule_of(match, "1 propose_deal none none pursuit")


@pytest.mark.rules("3.9.B2", "3.9.B0")
def test_a_contract_needs_a_proposal_another_nation_and_two_different_clauses() -> None:
    match = talks(level="veteran")
    assert "3.9.B3" == rule_of(match, "1 propose_contract es")
    assert "3.9.B2" == rule_of(match, "1 propose_contract pt no_attack no_attack")
    match.state.proposals_left = 0
    assert "3.9.B0" == rule_of(match, "1 propose_contract pt")
