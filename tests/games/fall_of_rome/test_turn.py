"""Chapter "Turn" (rules 1 to 6): phases, actions, and whose turn it is; decisions (2.16)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, choices, play, refused, story, told, why_no, words_of

from .board import board, hand

ENEMY = "cubes.sinope.ostrogoths = 1\n"  # somebody is left to fight: no win


@pytest.mark.rules("1", "36", "52")
def test_actions_then_the_draw_then_the_invasion() -> None:
    match = board(ENEMY)
    assert "actions" == match.phase
    play(match, "1 end_actions")
    assert "top_card" == match.phase
    for card in ("roma_huns", "roma_franks"):
        play(match, "chance turn_up kind=ordinary", f"chance draw_card card={card}")
    assert "top_barbarian" == match.phase


@pytest.mark.rules("2", "2.2.4", "4")
def test_after_phase_3_the_next_player_takes_a_turn_and_seat_1_follows_the_last() -> None:
    match = board(ENEMY)
    for turn in (2, 3):
        play(match, f"{1 + turn % 2} end_actions")
        for card in (("roma_huns", "roma_franks"), ("tingi_vandals", "roma_vandals"))[turn - 2]:
            play(match, "chance turn_up kind=ordinary", f"chance draw_card card={card}")
        invaders = (("tyras_visigoths", "carnuntum_huns"), ("eburacum_franks", "sinope_ostrogoths"))
        for card in invaders[turn - 2]:
            play(match, f"chance barbarian_card card={card}")
        assert f"Turn {turn}: seat {1 + (turn - 1) % 2}." == story(match)[-1]
        assert ((turn - 1) % 2,) == match.to_act
        assert (turn, 4) == (match.state.turns, match.state.actions_left)


@pytest.mark.rules("2", "4", "2.16.16")
def test_a_turn_begins_with_nothing_used() -> None:
    used = (
        "actions_left = 1\nbargained = 1\nenlisted_freely = 1\ndice_to_set = 2\n"
        "fewer_invasions = 9\nsilent = 1\nrefusals = 3\n"
    )
    match = play(board(ENEMY + used), "1 end_actions")
    for card in ("roma_huns", "roma_franks"):
        play(match, "chance turn_up kind=ordinary", f"chance draw_card card={card}")
    assert {"cubes", "turn", "turns"} >= set(words_of(match)) - {
        *("game", "rules", "seats", "now"),
        *("card_place", "pile_cards", "events_in_deck"),
    }
    assert (1, 2) == (match.state.turn, match.state.turns)


@pytest.mark.rules("3", "4.25")
def test_the_active_player_decides_and_nobody_else() -> None:
    match = board(ENEMY)
    assert (0,) == match.to_act
    assert why_no(match, "2 march city=genua legions=0") == (
        "",
        {"phase": "actions"},
        "It is not up to seat 2: seat 1 must decide.",
    )
    assert allowed(match, "1 march city=genua legions=0")


@pytest.mark.rules("4", "6")
def test_at_most_four_actions_a_turn() -> None:
    match = board(ENEMY + hand(1, "carpe_diem"))  # an event keeps the phase open
    for left, city in ((3, "genua"), (2, "narbo"), (1, "genua"), (0, "narbo")):
        play(match, f"1 march city={city} legions=0")
        assert left == match.state.actions_left
    assert "actions" == match.phase
    assert why_no(match, "1 march city=genua legions=0") == (
        "4",
        {},
        "All actions of this turn have been done.",
    )
    assert ["carpe_diem effect=normal", "carpe_diem effect=corrupt", "end_actions"] == choices(
        match
    )


@pytest.mark.rules("4")
@pytest.mark.parametrize(
    "move",
    [
        "march city=genua legions=0",
        "sail city=genua legions=0 card=roma_franks",
        "build_fort card=roma_franks from_city=none",
        "recruit",
        "battle dice=1",
        "give pawn=2 card=roma_franks",
        "take pawn=2 card=roma_vandals",
        "forge_alliance tribe=franks",
        "enlist tribe=franks legions=0 card=roma_franks",
    ],
)
def test_without_actions_left_no_action_is_possible(move: str) -> None:
    match = board(ENEMY + "actions_left = 0\n" + hand(1, "carpe_diem", "roma_franks"))
    assert "4" == refused(match, f"1 {move}").rule


@pytest.mark.rules("4", "5")
@pytest.mark.parametrize("role", ["consul", "praefectus_classis", "praefectus_fabrum"])
def test_the_last_action_may_be_any_action(role: str) -> None:
    text = (
        f'{ENEMY}role.1 = "{role}"\nlegions.roma = 2\nfort.genua = 1\ncubes.roma.huns = 1\n'
        "allied.huns = 1\n" + hand(1, "roma_huns", "genua_franks") + hand(2, "roma_franks")
    )
    assert choices(board(text)) == choices(board(text + "actions_left = 1"))
    verbs = {words.split()[0] for words in choices(board(text))}
    assert {"march", "sail", "build_fort", "battle", "give", "take", "enlist"} < verbs


@pytest.mark.rules("4", "36")
def test_after_the_fourth_action_the_draw_follows_by_itself() -> None:
    match = play(board(ENEMY + "actions_left = 1"), "1 march city=genua legions=0")
    assert "top_card" == match.phase


@pytest.mark.rules("5")
def test_actions_are_any_mix() -> None:
    match = board(
        ENEMY + "fort.roma = 1\nlegions.genua = 1\ncubes.genua.huns = 1\n" + hand(1, "roma_huns")
    )
    play(
        match,
        "1 recruit",
        "1 march city=genua legions=3",
        "1 battle dice=1",
        "chance die face=barbarian_b",
    )
    assert 1 == match.state.actions_left
    assert allowed(match, "1 sail city=roma legions=0 card=roma_huns")
    assert allowed(match, "1 battle dice=1") is False  # nobody is left
    assert allowed(match, "1 march city=roma legions=3")


@pytest.mark.rules("6")
def test_the_same_action_may_be_repeated_each_time_for_one_action() -> None:
    match = play(board(ENEMY + "fort.roma = 1"), "1 recruit", "1 recruit", "1 recruit")
    assert 9 == match.state.legions[0]
    assert 1 == match.state.actions_left


@pytest.mark.rules("4", "2.4.10", "4.13")
@pytest.mark.parametrize("left", [4, 1])
def test_the_player_may_stop_early(left: int) -> None:
    match = board(f"{ENEMY}actions_left = {left}")
    assert "end_actions" in choices(match)
    assert "top_card" == play(match, "1 end_actions").phase


# --- decisions ----------------------------------------------------------------------------------


@pytest.mark.rules("2.16", "2.16.2")
def test_an_absent_player_ends_the_actions() -> None:
    assert "end_actions" == board(ENEMY).default(0).words


@pytest.mark.rules("2.16", "2.16.1")
def test_an_absent_player_begins_in_the_first_city_of_the_table() -> None:
    begins = """turns = 0
pawn.rest = "nowhere"
now = [{phase = "set_up", seat = 1, step = "pawn_2"}, {phase = "start_city"}]
"""
    other = hand(2, "lutetia_huns", "patrae_huns", "tingi_vandals", "tyras_visigoths")
    cities = hand(1, "narbo_franks", "aquileia_visigoths", "mors_tua", "homo_faber")
    held = board(begins + other + cities)
    assert ["start_in city=aquileia", "start_in city=narbo"] == choices(held)
    assert "start_in city=aquileia" == held.default(0).words
    events = hand(1, "mors_tua", "homo_faber", "carpe_diem", "vae_victis")
    assert "start_in city=roma" == board(begins + other + events).default(0).words


@pytest.mark.rules("2.16", "2.16.3", "2.16.4")
def test_an_absent_player_pays_with_the_first_card_and_moves_the_first_fort() -> None:
    forts = "".join(
        f"fort.{city} = 1\n" for city in "athenae tyras tingi narbo genua sinope".split()
    )
    match = board(ENEMY + forts + hand(1, "roma_vandals", "roma_huns"))
    play(match, "1 build_fort card=roma_huns")
    assert "… from_city=athenae" == match.default(0).words
    match = board(ENEMY + hand(1, "roma_huns", "genua_franks", "genua_visigoths"))
    play(match, "1 sail city=genua legions=0")
    assert ["… card=genua_franks", "… card=genua_visigoths"] == choices(match)
    assert "… card=genua_franks" == match.default(0).words


@pytest.mark.rules("2.16", "2.16.8", "4.20")
def test_an_absent_player_agrees() -> None:
    match = board(ENEMY + hand(1, "roma_huns"))
    play(match, "1 give pawn=2 card=roma_huns")
    assert (1,) == match.to_act
    assert ["agree", "disagree"] == choices(match)
    assert "agree" == match.default(1).words


@pytest.mark.rules("2.16", "2.16.9")
def test_an_absent_player_discards_the_first_card_over_the_limit() -> None:
    cards = "aquileia_visigoths tingi_vandals narbo_franks genua_franks sinope_ostrogoths"
    match = board(
        ENEMY + hand(2, *cards.split(), "homo_faber", "carpe_diem") + hand(1, "roma_huns")
    )
    play(match, "1 give pawn=2 card=roma_huns", "2 agree")
    assert (1,) == match.to_act
    assert "discard card=roma_huns" == match.default(1).words


@pytest.mark.rules("2.16", "2.16.11")
def test_an_absent_player_is_done_with_an_event_as_soon_as_possible() -> None:
    text = f"{ENEMY}cubes.roma.huns = 2\ncubes.tyras.franks = 2\n"
    match = board(text + hand(1, "mortui_non_mordent"))
    play(match, "1 mortui_non_mordent effect=normal tribe=huns city=roma")
    assert ["bite city=roma", "done"] == choices(match)
    assert "done" == match.default(0).words
    fort = board(text + "fort.genua = 1\n" + hand(1, "hic_manebimus"))
    play(fort, "1 hic_manebimus effect=normal")  # its first piece cannot be left out
    assert "reinforce city=genua legions=1" == fort.default(0).words


@pytest.mark.rules("2.16.13", "2.4.9")
def test_a_half_said_move_costs_nothing_and_can_be_finished() -> None:
    match = board(ENEMY + hand(1, "genua_franks", "narbo_franks"))
    before = match.state.copy()
    play(match, "1 sail city=genua")
    assert 4 == match.state.actions_left
    assert ["… card=genua_franks", "… card=narbo_franks"] == choices(match)
    match.undo(0)
    assert match.state.same(before)


@pytest.mark.rules("2.16")
def test_a_decision_with_a_single_choice_is_taken_without_asking() -> None:
    match = play(board(ENEMY + hand(1, "genua_franks")), "1 sail city=genua")
    assert ["discarded", "sailed"] == told(match)  # no legions, one card


@pytest.mark.rules("2.16.15", "66")
def test_an_action_is_complete_before_the_next_question() -> None:
    one = "cubes.roma.huns = 1\nlegions.roma = 2\n" + hand(1, "vae_victis")
    match = play(board(one), "1 battle dice=1", "chance die face=barbarian_a")
    assert match.over  # the last barbarian is gone: nobody is asked for the event
    assert match.result is not None
    assert "no_enemy_left" == match.result.ending


@pytest.mark.rules("4")
def test_a_fifth_action_is_refused_by_the_limit_of_four() -> None:
    match = board(ENEMY)
    play(match, *["1 march genua 0", "1 march roma 0"] * 2)
    assert "actions" != match.phase
    assert why_no(match, "1 march genua 0")[::2] == (
        "4",
        "All actions of this turn have been done.",
    )
    assert "" == refused(match, "2 march genua 0").rule
