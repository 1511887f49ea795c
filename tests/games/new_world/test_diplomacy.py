"""Diplomacy (3.9.B, 3.13), declared wars (F51), withdrawals (3.9.B4), advisors (3.18.1)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, choices, play, refused, story

from .board import board, roll, rule_of
from .scenes import CAROLINA, held

TALKS = 'stack = [{phase = "turn", seat = "1", step = "action"}, '
TALKS += '{phase = "diplomacy", seat = "1", step = "talks_2"}, {phase = "talks", seat = "1"}]\n'
GUEST = (
    'discovered = {florida = "pt", carolina = "pt"}\nowner = {florida = "es", carolina = "pt"}\n'
    'leader_at.cortes = "carolina"\n'
)


def talks(text: str = "") -> Match:
    """Spain's turn in the diplomacy phase."""
    return board(TALKS + text + "proposals_left = 3\n", at="none")


@pytest.mark.rules("3.9.B0", "3.9.B3", "3.13")
def test_an_alliance_takes_the_consent_of_both() -> None:
    match = play(talks(), "1 propose pt alliance")
    assert (1,) == match.to_act
    play(match, "2 agree")
    assert 1 == match.state.status[0]
    assert "3.9.B3" == rule_of(match, "1 propose pt")
    match = play(talks(), "1 propose fr alliance", "3 disagree")
    assert 0 == match.state.status[1] and 2 == match.state.proposals_left
    assert "France refuses what Spain proposes." == match.tell(())[-1].sentence


@pytest.mark.rules("3.9.B3")
def test_peace_is_proposed_and_hostility_announced_for_a_point_of_glory() -> None:
    match = play(talks('status.es_pt = "hostile"\n'), "1 propose pt peace", "2 agree")
    assert 0 == match.state.status[0]
    match = play(talks(), "1 announce fr hostility")
    assert (2, -1) == (match.state.status[1], match.state.glory[0])
    match = talks('status.es_pt = "allied"\n')
    assert "3.9.B3" == rule_of(match, "1 announce pt hostility")
    play(match, "1 announce pt end_alliance")
    assert 0 == match.state.status[0]


@pytest.mark.rules("3.9.B3")
def test_who_asks_why_not_reads_of_the_status_that_he_has_changed_and_not_of_an_ally_he_keeps() -> (
    None
):
    match = talks('status.es_pt = "hostile"\nstatus_changed.es_fr = 1\n')
    why = "announce fr hostility: The status with France has changed this turn."
    assert why == refused(match, "1 announce").sentence


@pytest.mark.rules("3.20", "3.20.2")
def test_two_allies_at_once_make_a_peacemaker() -> None:
    match = play(talks('status.es_pt = "allied"\n'), "1 propose fr alliance", "3 agree")
    assert 2 == match.state.glory[0]


@pytest.mark.rules("3.9.B4", "3.13")
def test_who_is_no_longer_an_ally_leaves_the_territory() -> None:
    match = talks(GUEST + 'status.es_pt = "allied"\n' + held(cortes="infantry = 3"))
    play(match, "1 announce pt end_alliance")
    assert ["withdraw_to area=florida"] == choices(match)
    play(match, "1 withdraw_to florida")
    assert (
        12 == match.state.leader_at[1]
        and 3 == match.state.held[HOLDERS["cortes"]][CARGO["infantry"]]
    )


@pytest.mark.rules("F51", "3.10.5", "3.9.B4", "3.14.1", "V34")
def test_a_declared_war_costs_a_die_of_glory_and_a_guest_fights_at_once() -> None:
    text = GUEST + 'status.es_pt = "allied"\ncolony.carolina = "settlement"\nmarkers_gone.es = 31\n'
    text += held(cortes="infantry = 3", carolina="infantry = 1")
    match = play(board(text, at="impulse"), "1 declare_war pt")
    roll(match, 4)
    assert -4 == match.state.glory[0]
    assert [0, 1] == match.state.side and CAROLINA == match.state.battle_area
    roll(match, 6, 6, 1, 1)
    play(match, "2 lose infantry")
    assert 5 == match.state.owner[CAROLINA] and 1 == match.state.colony[CAROLINA]
    assert "Carolina belongs to nobody." in story(match)


@pytest.mark.rules("3.18.1", "3.10.5")
def test_of_two_advisors_one_is_kept_for_his_price() -> None:
    match = board("held.es_home = {ducats = 9}\n", at="impulse")
    play(match, "1 hire_advisor", "chance draw_advisor medic", "chance draw_advisor scout")
    assert "3.1.13" == rule_of(match, "1 keep_advisor advisor=medic")
    play(match, "1 keep_advisor scout es_home")
    assert 1 == match.state.held[HOLDERS["es_home"]][CARGO["ducats"]]
    places = match.state.fields["advisor_place"].of
    assert ["bag", "es_home"] == [places.word(match.state.advisor_place[n]) for n in (0, 2)]


@pytest.mark.rules("3.18.1", "3.10.16")
def test_advisors_go_where_their_avatars_meet_two_at_most() -> None:
    text = 'discovered.cuba = "es"\nleader_at = {cortes = "cuba", las_casas = "cuba"}\n'
    text += 'advisor_place = {medic = "cortes", scout = "cortes", planter = "las_casas"}\n'
    match = play(board(text), "1 activate cortes")
    assert not allowed(match, "1 send_advisor planter cortes")
    play(match, "1 send_advisor medic las_casas")
    assert match.state.advisor_place[0] == match.state.advisor_place[4]


@pytest.mark.rules("3.6.7", "3.18.1")
def test_who_sends_his_quartermaster_away_leads_ten_units_again() -> None:
    text = 'leader_at.cortes = "home"\nadvisor_place.quartermaster = "cortes"\n'
    match = play(board(text + held(cortes="infantry = 12")), "1 activate cortes")
    play(match, "1 send_advisor quartermaster es_home")
    assert "drop" == match.phase
    play(match, "1 drop infantry", "1 drop infantry")
    assert "moving" == match.phase and 0 == match.game.accounted(match.state)
