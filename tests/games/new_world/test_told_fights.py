"""How a fight is told: what led to it, and who was lost in it."""

from __future__ import annotations

import pytest

from tabard.drawn.episodes import AGAINST, Episode, episodes
from tabard.engine.match import Match
from tests.games.asking import play

from .board import board, roll
from .scenes import army, attack_natives, held
from .test_calamities import CUBAN, event

CORTES = 'leader_at.cortes = "cuba"\n'


def newest(match: Match) -> Episode:
    """The newest fight."""
    return episodes(match, None)[-1]


def test_a_fight_says_what_led_to_it() -> None:
    """A card of another's, or a roll that failed; and nothing where somebody simply attacked."""
    risen = event("uprising", CUBAN + CORTES + held(cortes="infantry = 9"))
    roll(play(risen, "chance strike_area cuba"), 1, 1)
    assert "Spain plays Uprising. The natives of Cuba rise." == newest(risen).came_of
    bribed = board(CUBAN + CORTES + held(cortes="ducats = 5"))
    roll(play(bribed, "1 bribe cortes 0"), 6, 6, 1, 1)
    assert (
        "Cortes rolls to treat with the natives in Cuba: 12 against a target of 7. It fails."
        == newest(bribed).came_of
    )
    attacked = attack_natives(army(native_infantry=3) + held(cortes="infantry = 9"))
    assert "" == newest(attacked).came_of


def test_a_leader_who_is_lost_is_told_with_how_the_fight_came_out() -> None:
    """Else he is gone from the board, and the scene says only who won."""
    alone = board(CUBAN + CORTES + held(cortes="ducats = 5"))
    play(roll(play(alone, "1 bribe cortes 0"), 6, 6, 1, 1, 6, 6, 1, 1), "1 lose leader")
    fight = newest(alone)
    assert ["the native army wins."] == [line.sentence for line in fight.results]
    assert "Cortes is lost." in [line.sentence for line in fight.followed], fight


def test_what_counts_against_a_side_has_one_minus_and_the_dice_say_how_many_rise() -> None:
    landed = CUBAN.replace('owner.cuba = "es"', "") + CORTES + held(cortes="infantry = 3")
    match = board(landed + 'landed.cortes = "cuba"\n')
    roll(play(match, "1 activate cortes", "1 attack natives"), 3, 3, 5, 2, 6, 1)
    fight = newest(match)
    lines = [line for side in fight.sides for line in side.lines]
    assert ["1 for the landing."] == [line.sentence for line in lines if line.sign == AGAINST]
    rise = "Natives rise: 6 by the dice, 3 by land and people, −1 by whom they face."
    assert rise in [line.sentence for line in fight.lines]


@pytest.mark.rules("F51", "3.10.5")
def test_a_declared_war_stands_by_itself_with_its_die_and_what_it_costs() -> None:
    """Not in the storm that another's card has brought right before."""
    match = event("hurricane")
    roll(match, 4)
    storm = newest(match)
    while match.to_act != (0,):
        play(match, f"{match.to_act[0] + 1} pass")
    roll(play(match, "1 declare_war pt"), 2)
    war = newest(match)
    assert "Spain declares war upon Portugal." == war.opening.sentence
    assert [2] == [die.face for die in war.dice]
    assert ["Spain loses 2 glory (diplomacy)."] == [line.sentence for line in war.followed]
    assert storm.last == episodes(match, None)[0].last


@pytest.mark.rules("3.11.11")
def test_what_the_won_natives_give_has_a_die_of_its_own() -> None:
    match = board(CUBAN + CORTES + held(cortes="ducats = 5"))
    roll(play(match, "1 bribe cortes 0"), 1, 2)
    roll(play(match, "1 trade_with_natives", "chance show_marker timber"), 5)
    treaty = newest(match)
    assert [1, 2] == [die.face for die in treaty.dice]
    assert [5] == [die.face for die in treaty.after]
    gift = "The drawn marker shows timber and the die 5; the natives give Cortes 5 × timber."
    assert [gift] == [one.sentence for one in treaty.followed]
    assert "The dice show 1, 2. It succeeds." == treaty.came
    match = board(CUBAN + CORTES + held(cortes="ducats = 5"))
    roll(play(match, "1 bribe cortes 0"), 1, 2)
    play(match, "1 trade_with_natives", "chance show_marker nothing")
    lines = [one.sentence for one in newest(match).lines + newest(match).followed]
    assert ["The natives have nothing to give."] == lines
