"""End of the game (63 to 66, 2.10): how it is lost, how it is won, and which comes first."""

from __future__ import annotations

import pytest

from tabard.games.fall_of_rome.ending import ENDINGS
from tests.games.asking import play, refused, told

from .board import board
from .scenes import LAST_CARD, deck, ending

ALL_BUT_HUNS = "allied = {franks = 1, vandals = 1, visigoths = 1, ostrogoths = 1}\n"
HUNS_PRICE = deck(
    roma_huns="hand_1", carnuntum_huns="hand_1", iuvavum_huns="hand_1", patrae_huns="hand_1"
)
ONE_HUN = "cubes = {roma = {huns = 1}}\nlegions = {roma = 1}\n"


def _fight(text: str, face: str = "barbarian_a", **options: str):  # type: ignore[no-untyped-def]
    return play(board(text, **options), "1 battle dice=1", f"chance die face={face}")


@pytest.mark.rules("63", "64", "65", "66", "2.9")
def test_the_endings_name_their_rules() -> None:
    assert [
        ("deck_too_short", "63", False),
        ("decline", "64", False),
        ("roma_sacked", "65", False),
        ("cubes_exhausted", "2.9", False),
        ("all_allied", "66", True),
        ("no_enemy_left", "66", True),
    ] == [(e.word, e.rule, e.won) for e in ENDINGS]


@pytest.mark.rules("66", "28", "2.10", "4.11")
def test_an_alliance_with_the_last_tribe_wins_with_barbarians_left_on_the_board() -> None:
    text = ALL_BUT_HUNS + HUNS_PRICE + "cubes = {roma = {huns = 1}, tingi = {vandals = 3}}\n"
    match = play(board(text), "1 forge_alliance tribe=huns")
    assert ("all_allied", "66", (True, True)) == (
        ending(match),
        match.result.rule,
        match.result.won,
    )
    assert "won" == told(match)[-1]


@pytest.mark.rules("66", "4.24", "32", "2.10")
def test_a_board_without_barbarians_wins_without_any_ally() -> None:
    match = _fight(ONE_HUN)
    assert ("no_enemy_left", "66") == (ending(match), match.result.rule)


@pytest.mark.rules("66", "2.10", "4.11", "4.12", "3.12.11")
def test_allied_and_absent_tribes_mix_for_a_win() -> None:
    text = ALL_BUT_HUNS.replace("ostrogoths = 1", "ostrogoths = 0") + HUNS_PRICE
    match = board(text + "cubes = {roma = {huns = 1}, tingi = {vandals = 3}}\n")
    assert "no_enemy_left" == ending(play(match, "1 forge_alliance tribe=huns"))


@pytest.mark.rules("66", "2.10", "4.11")
@pytest.mark.parametrize("tribe", ["franks", "vandals", "visigoths", "ostrogoths"])
def test_one_barbarian_of_an_unallied_tribe_anywhere_is_no_win(tribe: str) -> None:
    text = f"cubes = {{roma = {{huns = 1}}, tingi = {{{tribe} = 1}}}}\nlegions = {{roma = 1}}\n"
    match = _fight(text)
    assert "" == ending(match)
    allies = ALL_BUT_HUNS.replace(f"{tribe} = 1", f"{tribe} = 0")
    assert "" == ending(_fight(allies + text))


@pytest.mark.rules("66", "4.11")
def test_allies_on_the_board_do_not_hinder_the_win() -> None:
    text = "allied = {vandals = 1}\ncubes = {roma = {huns = 1}, tingi = {vandals = 2}}\n"
    assert "no_enemy_left" == ending(_fight(text + "legions = {roma = 1}\n"))


@pytest.mark.rules("66", "2.10", "4.12")
def test_the_win_comes_at_once_in_the_middle_of_an_action() -> None:
    text = "cubes = {roma = {huns = 1}}\nlegions = {roma = 2}\n"
    match = play(board(text), "1 battle dice=2", "chance die face=barbarian_a")
    assert "" == ending(match)
    play(match, "chance die face=barbarian_b")
    assert "no_enemy_left" == ending(match)
    refusal = refused(match, "1 march city=genua legions=0")
    assert ("66", "The game is over.", {"ending": "no_enemy_left"}) == (
        refusal.rule,
        refusal.sentence,
        refusal.facts,
    )


@pytest.mark.rules("2.10")
def test_all_players_share_the_result_without_a_ranking() -> None:
    match = _fight(ONE_HUN)
    assert ((1, 1), (1, 1)) == (match.result.places, match.result.scores)
    lost = play(
        board(LAST_CARD + "cubes = {roma = {franks = 3}}\n"),
        "chance barbarian_card card=roma_franks",
    )
    assert ((1, 1), (0, 0), (False, False)) == (
        lost.result.places,
        lost.result.scores,
        lost.result.won,
    )


@pytest.mark.rules("4.23", "2.10", "2.11.8")
def test_a_corrupt_event_that_empties_the_board_but_ends_the_decline_is_a_loss() -> None:
    text = "decline = 7\ncubes = {roma = {huns = 1}}\n" + deck(mortui_non_mordent="hand_1")
    match = play(board(text), "1 mortui_non_mordent effect=corrupt tribe=huns city=roma")
    assert "decline" == ending(match)
    match = play(board(text), "1 mortui_non_mordent effect=normal tribe=huns city=roma")
    assert "no_enemy_left" == ending(match)


@pytest.mark.rules("63", "37")
def test_the_loss_by_the_player_deck_is_shared_too() -> None:
    match = play(board(deck("roma_huns"), seats=3), "1 end_actions")
    assert ("63", (False,) * 3) == (match.result.rule, match.result.won)


# --- Roma caput mundi -----------------------------------------------------------------------------


@pytest.mark.rules("2.14", "2.14.3", "66")
def test_with_caput_mundi_a_win_needs_a_free_roma() -> None:
    text = (
        "allied = {vandals = 1}\nlegions = {roma = 1}\ncubes = {roma = {huns = 1, vandals = 1}}\n"
    )
    off = play(_fight(text), "1 remove tribe=huns")
    assert "no_enemy_left" == ending(off)
    on = play(_fight(text, caput_mundi="on"), "1 remove tribe=huns")
    assert "" == ending(on)
    on = play(on, "1 battle dice=1", "chance die face=barbarian_a")
    assert "no_enemy_left" == ending(on)


@pytest.mark.rules("2.14.3")
def test_with_caput_mundi_all_allied_is_not_enough() -> None:
    text = ALL_BUT_HUNS + HUNS_PRICE + "cubes = {roma = {huns = 1}}\n"
    match = play(board(text, caput_mundi="on"), "1 forge_alliance tribe=huns")
    assert "" == ending(match)
    assert ((0,), 3) == (match.to_act, match.state.actions_left)


@pytest.mark.rules("2.14.3", "2.10", "3.7.6")
def test_with_caput_mundi_the_regina_wins_by_leading_the_last_ally_out_of_roma() -> None:
    text = 'allied = {huns = 1}\nrole = {1 = "regina_foederata"}\ncubes = {roma = {huns = 1}}\n'
    match = play(board(text, caput_mundi="on"), "1 march city=genua legions=0")
    assert "" == ending(match)
    play(match, "1 bring tribe=huns")
    assert "no_enemy_left" == ending(match)
    match = play(board(text), "1 march city=brundisium legions=0")
    assert not match.over


@pytest.mark.rules("2.14", "2.14.1", "2.14.2")
def test_with_caput_mundi_roma_has_no_fort_and_its_cards_are_in_the_deck() -> None:
    from tabard.engine.match import Match

    for reading, forts, layers in (("off", 1, 35), ("on", 0, 40)):
        match = Match("fall_of_rome", 2, seed=1, options={"caput_mundi": reading})
        assert forts == sum(match.state.fort)
        assert (layers, 49 - layers) == (
            list(match.state.barbarian).count(1),
            list(match.state.barbarian).count(0),
        )
