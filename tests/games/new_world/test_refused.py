"""Refusals that no other test has asked for: each with the position in which it is given."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.position import from_text
from tabard.games.new_world.action.transfer import why_not_free_action
from tabard.games.new_world.book import BOOK
from tabard.games.new_world.combat.windows import step_of_combat
from tabard.games.new_world.components.goods import ADVISORS, DEMANDS
from tabard.games.new_world.components.units import LEADER
from tabard.games.new_world.land.losses import LEADERS_ARE_SAFE, why_not_lose
from tabard.games.new_world.settling.demand import why_not_look_at_demand
from tests.games.asking import play, refused

from .board import board, rule_of
from .scenes import CORTES, army, attack_natives, carolina, fight, held

STARTS = Path(__file__).parent / "starts"
IN = ("1 activate cortes", "1 march carolina")
FLEET = 'ships.es_fleet_1 = {t1 = 2}\nfleet_at.es_fleet_1 = "%s"\n'
MOVING = "mover = '%s'\nfree_left = %s\nmove_left = 6\nhas_fought = %s\n"
HOME = "owner.cuba = 'es'\ncolony.cuba = 'settlement'\n"


def start(name: str) -> Match:
    """One of the positions from which random walks begin."""
    game, state = from_text(find_game, (STARTS / f"{name}.toml").read_text(encoding="utf-8"))
    return Match.at(game, state, chance_by_hand=True, unasked=False)


def moving(text: str, mover: str = "cortes", free: int = 12, fought: int = 0) -> Match:
    return board(MOVING % (mover, free, fought) + text, at="moving")


def out_of(kind: str, words: list[str], place: str) -> str:
    return "".join(f'{kind}.{word} = "{place}"\n' for word in words)


def given(refusal: int) -> str:
    """The number of the rule in a refusal that no player meets: what it refuses is not asked."""
    return BOOK.refusals.explain(refusal).rule


@pytest.mark.rules("3.10.9", "3.10.10", "3.11.13", "3.7.4")
def test_what_a_movement_refuses() -> None:
    state = moving(CORTES).state.copy()
    state.mover, state.free_left = 6, 0
    assert "3.10.9" == given(why_not_free_action(state))
    state.has_fought, state.free_left = 1, 12
    assert "3.10.10" == given(why_not_free_action(state))
    assert "3.11.13" == rule_of(moving(CORTES + HOME + "no_output.cuba = 1\n"), "1 harvest")
    assert "3.7.4" == rule_of(
        moving(FLEET % "cuba" + HOME, mover="es_fleet_1"), "1 unload_regiment"
    )


@pytest.mark.rules("3.9.A6", "3.18.1", "3.5.3", "3.11.3", "3.11.11", "3.9.D1", "3.9.B4")
def test_what_a_turn_refuses() -> None:
    state = board(out_of("demand_place", DEMANDS.words, "open")).state
    assert "3.9.A6" == given(why_not_look_at_demand(state, 0))
    match = board(out_of("advisor_place", ADVISORS.words, "out"), at="impulse")
    assert "3.18.1" == rule_of(match, "1 hire_advisor")
    assert "3.5.3" == rule_of(board(at="impulse"), "1 new_fleet es_treasure")
    assert "3.11.3" == rule_of(board(CORTES + "wounded.cortes = 1\n"), "1 activate cortes")
    text = CORTES + 'owner.cuba = "pt"\n' + held(cortes="ducats = 9")
    assert "3.11.11" == rule_of(board(text), "1 bribe cortes 0")
    match = board(held(es_home="infantry = 3"), at="administration", step="upkeep_1")
    assert "3.9.D1" == rule_of(match, "1 raze cuba")
    match = start("withdraw")
    assert "3.9.B4" == rule_of(match, f"{match.to_act[0] + 1} withdraw_to labrador")


@pytest.mark.rules("3.14.1", "27", "31", "15", "3.14.7")
def test_what_is_refused_when_a_combat_begins() -> None:
    match = play(board(FLEET % "cuba" + 'discovered.cuba = "es"\n'), "1 activate es_fleet_1")
    assert "3.14.1" == rule_of(match, "1 attack natives")
    text = (
        carolina() + FLEET % "carolina" + held(es_fleet_1="infantry = 2", carolina="infantry = 1")
    )
    match = play(board(text), "1 activate es_fleet_1")
    assert "27" == rule_of(match, "1 attack natives")
    match = start("commander")
    assert "31" == rule_of(match, "2 borrow_commander fr")
    more = refused(start("put_ashore"), "2 land infantry 9")
    assert ("15", "Portugal: fleet 1 carries only 3 × infantry.") == (more.rule, more.sentence)
    match = start("regiment")
    seat = match.to_act[0] + 1
    assert "3.14.7" == rule_of(match, f"{seat} choose_regiment nl_regiment_6")


@pytest.mark.rules("3.16.0b", "34", "3.16.6.3", "3.16.5c")
def test_what_is_refused_in_a_combat() -> None:
    units = held(cortes="infantry = 4", carolina="infantry = 1")
    match = play(board(carolina() + units + 'card_place.double_shot = "hand_1"\n'), *IN)
    assert "3.16.0b" == rule_of(match, "1 play_in_combat rally")
    ally = carolina("settlement", "angos_captain").replace(
        'status.es_pt = "hostile"', 'status = {es_pt = "hostile", pt_fr = "allied"}'
    )
    cards = 'card_place = {field_surgeon = "hand_3"}\n'
    match = play(board(ally + units + cards), *IN, "2 borrow_commander fr", "3 lend angos_captain")
    while step_of_combat(match.state) < 4:
        play(match, "3 close_window")
    assert "34" == rule_of(match, "3 play_in_combat field_surgeon")
    text = (
        carolina() + FLEET % "carolina" + held(es_fleet_1="infantry = 5", carolina="infantry = 1")
    )
    match = play(board(text), "1 activate es_fleet_1", "1 attack pt")
    play(fight(match, (6, 6), (1, 1)), "2 lose infantry")
    assert "3.16.6.3" == rule_of(match, "1 leave_behind cavalry")
    units = held(cortes="infantry = 3", carolina="infantry = 2")
    match = play(board(carolina("village") + units + "turn = 5\n"), *IN)
    fight(match, (1, 1), (3, 3))
    while match.phase == "losses":
        play(match, f"{match.to_act[0] + 1} lose infantry")
    assert "3.16.5c" == rule_of(match, "1 retreat_to cuba")


# --- steps as they lie on the stack ---------------------------------------------------------------

SIDES = (
    'side = {attacker = "es", defender = "pt"}\ncommander.attacker = "cortes"\nbattle_area = "%s"\n'
)


def in_a_combat(area: str, phase: str, text: str, **options: str) -> Match:
    """A combat of Cortes, and a question to seat 1 in it."""
    where = f'leader_at.cortes = "{area}"\nmover = "cortes"\nbattle_round = 1\n' + SIDES % area
    return board(where + text, at=phase, **options)


@pytest.mark.rules("F28", "3.16.2a", "3.16.6.1")
def test_what_a_step_refuses() -> None:
    text = 'fortification.carolina = 1\ncolony.carolina = "village"\nowner.carolina = "pt"\n'
    match = in_a_combat("carolina", "charge", text + held(cortes="cavalry = 2"), level="veteran")
    assert "F28" == rule_of(match, "1 charge count=1")
    match = in_a_combat("appalachia", "charge", held(cortes="cavalry = 2"))
    assert "3.16.2a" == rule_of(match, "1 charge count=1")
    match = attack_natives(army(native_infantry=9) + held(cortes="infantry = 3"))
    state = fight(match, (1, 1), (3, 3)).state.copy()
    state.frame_cursor[state.depth - 1] = LEADERS_ARE_SAFE
    assert "3.16.6.1" == given(why_not_lose(state, 0, LEADER))
