"""Events: when, by whom and at what price (2.11), and whose agreement they need (2.16)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from tabard.players import stand_in
from tests.games.asking import allowed, phases_of, play, refused, told, words_of

from .board import board as position
from .scenes import (
    LAST_CARD,
    PHASE_3,
    REVOLT,
    SOMEBODY,
    W2,
    W3,
    W4,
    W5,
    W5_LATE,
    W6,
    cubes,
    deck,
    ending,
    legions,
    offered,
)

EVENTS = dict(
    enumerate(
        "do_ut_des vae_victis si_vis_pacem hic_manebimus audentes_fortuna mors_tua homo_faber"
        " alea_iacta_est abundans_cautela melius_cavere mortui_non_mordent festina_lente"
        " veni_vidi_vici carpe_diem".split(),
        1,
    )
)
BOARD = f"fort = {{roma = 1}}\ncubes = {{roma = {{huns = 1}}, {SOMEBODY}}}\n"
DECK = ("tyras_visigoths", "tingi_vandals", "narbo_franks")
ALL_HELD = "# seat 1 holds all events\n"
ALL_EVENTS = ALL_HELD + BOARD + deck(*DECK, roma_huns="hand_1", aquileia_visigoths="hand_2")


def board(text: str, held: Iterable[str] = EVENTS.values(), **options: Any) -> Any:
    """The position; with ALL_EVENTS in it seat 1 holds more than a hand may hold."""
    return position(text, held=held if ALL_HELD in text else (), **options)


def _events(*numbers: int) -> set[str]:
    return {EVENTS[number] for number in numbers}


def _window(text: str) -> set[str]:
    return offered(board(text + ALL_EVENTS)) & set(EVENTS.values())


# --- which events a window opens to ---------------------------------------------------------------


@pytest.mark.rules("2.11", "2.11.1", "3.8")
def test_w1_opens_to_all_events_but_two() -> None:
    assert _events(1, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14) == _window("")


@pytest.mark.rules("2.11.1", "2.11.12", "3.8.13", "3.8.14")
def test_w1_is_open_without_actions_left_too() -> None:
    left = _events(1, 3, 4, 6, 7, 9, 10, 11, 12, 13, 14)
    assert left == _window("actions_left = 0\n")


@pytest.mark.rules("2.11", "2.11.2", "49")
def test_w2_lies_between_two_revolts() -> None:
    match = board(W2 + ALL_EVENTS)
    assert ("between_revolts", (0,)) == (match.phase, match.to_act)
    assert _events(1, 3, 4, 6, 7, 9, 10, 11, 12) == _window(W2)


@pytest.mark.rules("2.11", "2.11.3")
def test_w3_adds_event_5() -> None:
    assert "after_draw" == board(W3 + ALL_EVENTS).phase
    assert _events(1, 3, 4, 5, 6, 7, 9, 10, 11, 12) == _window(W3)


@pytest.mark.rules("2.11", "2.11.4")
def test_w4_lies_between_two_invasion_cards() -> None:
    assert "between_invasions" == board(W4 + ALL_EVENTS).phase
    assert _events(1, 3, 4, 6, 7, 10, 11, 12) == _window(W4)


@pytest.mark.rules("2.11", "2.11.5", "2.3.3")
def test_w5_opens_to_own_events_of_a_seat_over_the_hand_limit() -> None:
    assert "over_limit" == board(W5 + ALL_EVENTS).phase
    assert _events(1, 3, 4, 6, 7, 9, 10, 11, 12) == _window(W5)


@pytest.mark.rules("2.11.5", "3.8.9")
def test_in_phase_three_w5_no_longer_opens_to_event_9() -> None:
    assert _events(1, 3, 4, 6, 7, 10, 11, 12) == _window(W5_LATE)
    refusal = refused(board(W5_LATE + ALL_EVENTS), "1 abundans_cautela effect=normal")
    assert ("3.8.9", "Phase 3 has begun: its cards are counted already.") == (
        refusal.rule,
        refusal.sentence,
    )


@pytest.mark.rules("2.11.5", "2.3.3")
def test_over_the_limit_the_event_of_another_is_refused() -> None:
    seven = dict.fromkeys((*DECK, "roma_huns", "roma_franks", "roma_vandals"), "hand_1")
    cards = {"tyras_visigoths": "hand_1", "sinope_ostrogoths": "hand_1", "mors_tua": "hand_2"}
    match = board(W5 + BOARD + deck(**(seven | cards), roma_visigoths="hand_1"))
    refusal = refused(match, "1 mors_tua effect=normal city=roma tribe=huns")
    assert ("2.11.5", {"event": "mors_tua"}) == (refusal.rule, refusal.facts)
    assert (
        "Over the hand limit only own events are played, and Mors tua, vita mea is not."
        == refusal.sentence
    )


@pytest.mark.rules("2.11.5", "2.3.3", "27")
def test_an_own_event_is_played_instead_of_a_discard() -> None:
    hand = "roma_huns roma_franks roma_vandals roma_visigoths roma_ostrogoths genua_franks mors_tua"
    cards = deck(**dict.fromkeys(hand.split(), "hand_1"), narbo_franks="hand_1")
    match = play(board(W5 + BOARD + cards), "1 mors_tua effect=normal city=roma tribe=huns")
    assert "actions" == match.phase
    assert (
        "mors_tua" not in words_of(match)["card_place"]
        or "discard" == words_of(match)["card_place"]["mors_tua"]
    )
    assert {"roma": 1} == legions(match)


@pytest.mark.rules("2.11", "2.11.6", "3.8.2")
def test_w6_opens_to_vae_victis_only() -> None:
    assert "after_battle" == board(W6 + ALL_EVENTS).phase
    assert _events(2) == _window(W6)


@pytest.mark.rules("2.11.6", "2.16.15")
def test_w6_follows_a_battle_that_removed_a_barbarian_when_the_battle_is_complete() -> None:
    text = ALL_EVENTS + "legions = {roma = 3}\n"
    match = play(board(text), "1 battle dice=1", "chance die face=bloody_win")
    assert ("after_battle", (0,)) == (match.phase, match.to_act)
    assert {"roma": 2} == legions(match)
    assert 1 == match.state.removed
    play(match, "1 go_on")
    assert ("actions", 3, 0) == (match.phase, match.state.actions_left, match.state.removed)


@pytest.mark.rules("2.11.6")
def test_a_battle_that_removed_nothing_opens_no_window() -> None:
    text = ALL_EVENTS + "legions = {roma = 3}\n"
    match = play(board(text), "1 battle dice=1", "chance die face=legion_lost")
    assert "actions" == match.phase


@pytest.mark.rules("2.11.4", "2.11.7")
def test_no_window_opens_before_the_first_card_of_phase_three() -> None:
    match = board(PHASE_3 + ALL_EVENTS)
    assert "top_barbarian" == match.phase
    refusal = refused(match, "1 melius_cavere effect=normal")
    assert "It is not up to seat 1: chance must decide." == refusal.sentence


@pytest.mark.rules("2.11.1", "2.11.3", "2.11.6", "2.11.7")
def test_an_event_of_the_wrong_window_is_refused_with_its_moment() -> None:
    among_actions = ("alea_iacta_est", "veni_vidi_vici", "carpe_diem")
    own_moment = dict.fromkeys(among_actions, "2.11.1") | {"audentes_fortuna": "2.11.3"}
    for event, rule in own_moment.items():
        assert rule == refused(board(W4 + ALL_EVENTS), f"1 {event} effect=normal").rule
    for window in ("", W4):
        refusal = refused(board(window + ALL_EVENTS), "1 vae_victis effect=normal")
        assert "2.11.6" == refusal.rule


# --- who is asked, and when nobody is -------------------------------------------------------------


@pytest.mark.rules("2.11.11", "2.16.10")
@pytest.mark.parametrize("window", [W2, W3, W4])
def test_one_seat_is_asked_for_the_events_of_all_hands(window: str) -> None:
    match = board(window + BOARD + deck(*DECK, festina_lente="hand_2"))
    assert (0,) == match.to_act
    assert {"festina_lente", "go_on", "go_on_silently"} == offered(match)
    assert {"festina_lente effect=normal", "festina_lente effect=corrupt"} < {
        words for _number, words in match.legal(0)
    }


@pytest.mark.rules("2.11.12", "2.16")
@pytest.mark.parametrize(("window", "phase"), [(W2, "bottom_card"), (W3, "top_barbarian")])
def test_nobody_is_asked_when_nothing_can_be_played(window: str, phase: str) -> None:
    assert phase == board(window + BOARD + deck(*DECK)).phase
    assert "top_barbarian" == board(W4 + BOARD).phase
    text = "legions = {roma = 2}\n" + BOARD
    match = play(board(text), "1 battle dice=1", "chance die face=barbarian_a")
    assert "actions" == match.phase


@pytest.mark.rules("2.11.12", "4.13")
def test_without_actions_left_and_nothing_to_play_the_draw_follows_by_itself() -> None:
    assert "top_card" == board("actions_left = 0\n" + BOARD + deck(*DECK)).phase
    match = board("actions_left = 0\n" + BOARD + deck(*DECK, festina_lente="hand_2"))
    assert "actions" == match.phase
    assert {"festina_lente", "end_actions"} == offered(match)


@pytest.mark.rules("2.11.11", "2.11.12")
def test_going_on_silently_closes_the_windows_until_the_turn_ends() -> None:
    cards = deck("roma_franks", "roma_vandals", festina_lente="hand_2", mors_tua="hand_1")
    match = play(board(W3 + BOARD + cards), "1 go_on_silently")
    assert ("top_barbarian", 1) == (match.phase, match.state.silent)
    play(match, "chance barbarian_card card=tyras_visigoths")
    assert "top_barbarian" == match.phase
    play(match, "chance barbarian_card card=genua_franks")
    assert ("actions", 0) == (match.phase, match.state.silent)


@pytest.mark.rules("2.11.12")
@pytest.mark.parametrize(
    ("window", "phase"), [(W2, "bottom_card"), (W3, "over_limit"), (W4, "top_barbarian")]
)
def test_silence_holds_in_w2_w3_and_w4(window: str, phase: str) -> None:
    assert phase == board("silent = 1\n" + window + ALL_EVENTS).phase


@pytest.mark.rules("2.11.12", "2.11.6")
def test_silence_holds_in_w6() -> None:
    text = "silent = 1\nlegions = {roma = 3}\n" + ALL_EVENTS
    match = play(board(text), "1 battle dice=1", "chance die face=barbarian_a")
    assert "actions" == match.phase


@pytest.mark.rules("2.11.12")
def test_silence_never_closes_w1_and_w5() -> None:
    assert "mors_tua" in offered(board("silent = 1\n" + ALL_EVENTS))
    assert "mors_tua" in offered(board("silent = 1\n" + W5 + ALL_EVENTS))


@pytest.mark.rules("2.11.11", "2.11.12", "2.16.10")
@pytest.mark.parametrize(
    ("window", "phase"), [(W2, "bottom_card"), (W3, "over_limit"), (W4, "top_barbarian")]
)
def test_going_on_closes_only_this_window(window: str, phase: str) -> None:
    match = play(board(window + ALL_EVENTS), "1 go_on")
    assert (phase, 0) == (match.phase, match.state.silent)


@pytest.mark.rules("2.11.12")
def test_after_an_event_the_same_window_opens_again() -> None:
    cards = deck(*DECK, festina_lente="hand_1", mors_tua="hand_1")
    match = play(board(W4 + BOARD + cards), "1 mors_tua effect=normal city=roma tribe=huns")
    assert "between_invasions" == match.phase
    assert {"festina_lente", "go_on", "go_on_silently"} == offered(match)


# --- price, discard, holders ----------------------------------------------------------------------


@pytest.mark.rules("2.11.7", "2.11.9", "5")
def test_an_event_is_no_action_and_goes_to_the_discard_pile() -> None:
    cards = deck(*DECK, mors_tua="hand_1")
    match = play(board(BOARD + cards), "1 mors_tua effect=normal city=roma tribe=huns")
    assert (4, 0) == (match.state.actions_left, match.state.decline)
    assert "mors_tua" in words_of(match)["card_place"]
    assert "discard" == words_of(match)["card_place"]["mors_tua"]
    assert "played" == told(match)[0]
    assert {"pawn": "1", "event": "mors_tua", "effect": "normal"} == match.told[0].facts


@pytest.mark.rules("2.11.8")
def test_a_corrupt_effect_costs_a_step_of_decline() -> None:
    cards = deck(*DECK, carpe_diem="hand_1")
    match = play(board(BOARD + cards), "1 carpe_diem effect=corrupt")
    assert (1, 8) == (match.state.decline, match.state.actions_left)
    assert ["played", "declined", "more_actions"] == told(match)


_CORRUPT = {
    "": [
        "do_ut_des effect=corrupt card=roma_huns other=aquileia_visigoths",
        "si_vis_pacem effect=corrupt city=tingi from_city=none pawn=1 legions=0",
        "hic_manebimus effect=corrupt",
        "mors_tua effect=corrupt city=roma tribe=huns",
        "homo_faber effect=corrupt card=narbo_visigoths",
        "alea_iacta_est effect=corrupt",
        "abundans_cautela effect=corrupt",
        "melius_cavere effect=corrupt",
        "mortui_non_mordent effect=corrupt tribe=huns city=roma",
        "festina_lente effect=corrupt city=tingi pawn=none legions=0",
        "veni_vidi_vici effect=corrupt city=genua legions=0",
        "carpe_diem effect=corrupt",
    ],
    W3: ["audentes_fortuna effect=corrupt"],
    W6: ["vae_victis effect=corrupt"],
}


@pytest.mark.rules("2.11.8", "4.23", "64")
@pytest.mark.parametrize(
    ("window", "move"), [(window, move) for window, moves in _CORRUPT.items() for move in moves]
)
def test_a_price_that_ends_the_decline_loses_before_the_effect(window: str, move: str) -> None:
    text = ALL_EVENTS.replace("roma_huns", 'narbo_visigoths = "discard", roma_huns')
    match = board(window + "decline = 7\n" + text)
    before = words_of(match)
    play(match, f"1 {move}")
    if match.phase == "consent":
        play(match, "2 agree")
    assert "decline" == ending(match)
    event = move.split()[0]
    assert {"played", "declined"} | {"agreed"} >= set(told(match))
    after = words_of(match)
    for left in ("decline", "ended", "event_holder"):
        before.pop(left, None), after.pop(left, None)
    places, was = after.pop("card_place"), before.pop("card_place")
    assert "discard" == places.pop(event)
    was.pop(event)
    assert was == places
    before.pop("now", None), after.pop("now", None)
    assert before == after


@pytest.mark.rules("2.11.14", "2.16.13")
@pytest.mark.parametrize("move", _CORRUPT[""])
def test_an_event_that_is_over_leaves_nothing_half_done(move: str) -> None:
    text = ALL_EVENTS.replace("roma_huns", 'narbo_visigoths = "discard", roma_huns')
    match = play(board(text), f"1 {move}")
    while match.phase != "actions":
        if match.phase == "consent":
            play(match, "2 agree")
        elif match.phase == "over_limit":
            break
        else:
            seat = match.to_act[0]
            match.play(seat, match.rows(seat)[0])
    assert {"event_holder", "goal", "chosen_tribe", "left_to_do", "effect"}.isdisjoint(
        words_of(match)
    )


@pytest.mark.rules("2.11.7", "2.11.11")
def test_an_event_that_nobody_holds_is_refused() -> None:
    for place in ("discard", "unseen", "out"):
        refusal = refused(
            board(BOARD + deck(*DECK, carpe_diem=place)), "1 carpe_diem effect=normal"
        )
        assert ("2.11.7", {"event": "carpe_diem"}, "Nobody holds Carpe diem.") == (
            refusal.rule,
            refusal.facts,
            refusal.sentence,
        )


@pytest.mark.rules("2.11.13", "2.16.14", "4.25")
def test_the_holder_of_an_event_agrees_before_anything_is_paid() -> None:
    cards = deck(*DECK, carpe_diem="hand_2")
    match = play(board("decline = 3\n" + BOARD + cards), "1 carpe_diem effect=corrupt")
    assert ("consent", (1,), 3) == (match.phase, match.to_act, match.state.decline)
    assert {"agree", "disagree"} == offered(match, 2)
    play(match, "2 agree")
    assert (4, 8, (0,)) == (match.state.decline, match.state.actions_left, match.to_act)
    assert ["agreed", "played", "declined", "more_actions"] == told(match)


@pytest.mark.rules("2.11.13", "2.16.8", "2.16.14")
def test_after_a_no_nothing_is_paid_and_nothing_happens() -> None:
    cards = deck(*DECK, carpe_diem="hand_2")
    match = play(board(BOARD + cards), "1 carpe_diem effect=corrupt", "2 disagree")
    assert (0, 4, 1) == (match.state.decline, match.state.actions_left, match.state.refusals)
    assert "hand_2" == words_of(match)["card_place"]["carpe_diem"]
    assert ["did_not_agree"] == told(match)
    assert allowed(match, "1 carpe_diem effect=corrupt")


@pytest.mark.rules("2.16.16", "2.16")
def test_after_three_refusals_in_a_turn_nobody_is_asked_again() -> None:
    cards = deck(*DECK, carpe_diem="hand_2", mors_tua="hand_1")
    match = board("refusals = 2\n" + BOARD + cards)
    play(match, "1 carpe_diem effect=normal", "2 disagree")
    refusal = refused(match, "1 carpe_diem effect=normal")
    assert "2.16" == refusal.rule
    assert (
        "Three times this turn somebody did not agree; nobody is asked again." == refusal.sentence
    )
    assert "carpe_diem" not in offered(match)
    assert "mors_tua" in offered(match)


@pytest.mark.rules("2.11.13")
def test_the_seat_that_named_the_event_makes_its_choices() -> None:
    cards = deck(*DECK, mortui_non_mordent="hand_2")
    text = "cubes = {roma = {huns = 2}, genua = {huns = 1}, sinope = {ostrogoths = 1}}\n"
    match = play(board(text + cards), "1 mortui_non_mordent effect=normal tribe=huns city=roma")
    play(match, "2 agree")
    assert ("biting", (0,)) == (match.phase, match.to_act)


@pytest.mark.rules("2.11.9", "2.16.14", "3.8.12")
def test_the_owner_of_a_moved_pawn_agrees() -> None:
    cards = deck(*DECK, festina_lente="hand_1")
    match = board(BOARD + cards)
    play(match, "1 festina_lente effect=normal city=tingi pawn=2 legions=0")
    assert ("consent", (1,)) == (match.phase, match.to_act)
    play(match, "2 agree")
    assert "tingi" == words_of(match)["pawn"]["2"]
    match = play(board(BOARD + cards), "1 festina_lente effect=normal city=tingi pawn=1 legions=0")
    assert "tingi" == words_of(match)["pawn"]["1"]


@pytest.mark.rules("2.16.14")
def test_the_same_seat_is_asked_once_per_play() -> None:
    cards = deck(*DECK, festina_lente="hand_2")
    match = board(BOARD + cards)
    play(match, "1 festina_lente effect=normal city=tingi pawn=2 legions=0", "2 agree")
    assert "tingi" == words_of(match)["pawn"]["2"]


@pytest.mark.rules("2.16.14")
def test_several_seats_are_asked_one_after_the_other_and_one_no_is_enough() -> None:
    cards = deck(*DECK, festina_lente="hand_2")
    move = "1 festina_lente effect=normal city=tingi pawn=3 legions=0"
    match = play(board(BOARD + cards, seats=3), move)
    assert (1,) == match.to_act
    play(match, "2 agree")
    assert (2,) == match.to_act
    play(match, "3 disagree")
    assert ("actions", "hand_2") == (match.phase, words_of(match)["card_place"]["festina_lente"])
    assert "tingi" not in words_of(match).get("pawn", {}).values()


@pytest.mark.rules("2.11.14", "2.3.3")
def test_no_event_is_played_inside_an_event() -> None:
    cards = deck(*DECK, mortui_non_mordent="hand_1", mors_tua="hand_1")
    text = "cubes = {roma = {huns = 2}, sinope = {ostrogoths = 1}}\n"
    match = play(board(text + cards), "1 mortui_non_mordent effect=normal tribe=huns city=roma")
    assert {"bite", "done"} == offered(match)


@pytest.mark.rules("2.11.14", "2.3.3", "3.8.7")
def test_a_hand_made_too_large_by_an_event_is_dealt_with_when_the_event_is_finished() -> None:
    hand = (
        "roma_huns roma_franks roma_vandals roma_visigoths roma_ostrogoths"
        " genua_franks narbo_franks"
    )
    held = dict.fromkeys(hand.split(), "hand_1")
    match = board(W4 + BOARD + deck(*DECK[:1], **held, homo_faber="hand_2"))
    play(match, "1 homo_faber effect=corrupt card=tingi_vandals", "2 agree")
    assert ("over_limit", (0,)) == (match.phase, match.to_act)
    play(match, "1 discard card=tingi_vandals")
    assert "top_barbarian" == match.phase


@pytest.mark.rules("2.11.14", "2.3.2", "2.3.4")
def test_in_phase_two_the_hand_of_the_active_player_waits_until_the_phase_ends() -> None:
    hand = (
        "roma_huns roma_franks roma_vandals roma_visigoths roma_ostrogoths"
        " genua_franks narbo_franks"
    )
    held = dict.fromkeys(hand.split(), "hand_1")
    cards = deck(*DECK[:1], **held, homo_faber="hand_2", festina_lente="hand_2")
    match = play(
        board(W3 + BOARD + cards), "1 homo_faber effect=corrupt card=tingi_vandals", "2 agree"
    )
    assert "after_draw" == match.phase
    play(match, "1 go_on")
    assert "over_limit" == match.phase


@pytest.mark.rules("2.11.15", "3.7.7")
@pytest.mark.parametrize("window", ["", W2, W3, W4])
def test_the_draw_of_the_vestalis_is_offered_in_w1_to_w4(window: str) -> None:
    cards = deck(*DECK, "carpe_diem", aquileia_visigoths="hand_2")
    text = 'role = {2 = "vestalis"}\npawn = {2 = "aquileia"}\n'
    assert "consult" in offered(board(window + text + BOARD + cards))


@pytest.mark.rules("2.11.15", "2.11.5", "2.11.6")
def test_the_draw_of_the_vestalis_is_not_offered_in_w5_and_w6() -> None:
    text = ALL_EVENTS.replace("card_place = {", 'card_place = {mors_tua = "unseen", ')
    text = 'role = {1 = "vestalis"}\n' + text
    all_but_one = set(EVENTS.values()) - {"mors_tua"}
    assert "consult" in offered(board(text, all_but_one))
    assert "consult" not in offered(board(W5 + text, all_but_one))
    assert "consult" not in offered(board(W6 + text, all_but_one))


@pytest.mark.rules("2.11.10")
def test_an_event_that_would_change_nothing_is_not_offered() -> None:
    cards = deck(*DECK, hic_manebimus="hand_1", homo_faber="hand_1", mors_tua="hand_1")
    full = "legions = {genua = 16}\ncubes = {roma = {huns = 1}}\n"
    assert set() == offered(board(full + cards.replace('"discard"', '"out"', 1))) & set(
        EVENTS.values()
    )


@pytest.mark.rules("2.11.7")
def test_events_wait_while_a_battle_is_fought_and_a_revolt_is_resolved() -> None:
    text = ALL_EVENTS + "legions = {roma = 3}\n"
    match = play(board(text), "1 battle dice=2")
    assert not allowed(match, "1 mors_tua effect=normal city=roma tribe=huns")
    assert not allowed(board(REVOLT + ALL_EVENTS), "1 melius_cavere effect=normal")
    assert not allowed(board(LAST_CARD + ALL_EVENTS), "1 melius_cavere effect=normal")


@pytest.mark.rules("2.16.10", "2.16")
def test_an_absent_seat_goes_on() -> None:
    match = board(W4 + ALL_EVENTS)
    assert "go_on" == match.default(match.to_act[0]).words


@pytest.mark.rules("2.16.17", "2.17")
def test_the_deepest_nesting_is_five_levels() -> None:
    cards = deck(*DECK, veni_vidi_vici="hand_1", vae_victis="hand_2")
    text = "legions = {roma = 3}\ncubes = {genua = {huns = 3}, sinope = {ostrogoths = 2}}\n"
    match = board(text + cards)
    play(match, "1 veni_vidi_vici effect=normal city=genua legions=3", "1 battle dice=1")
    play(match, "chance die face=bloody_win", "1 vae_victis effect=normal")
    assert ["turn", "actions", "after_battle", "consent"] == phases_of(match)
    play(match, "2 agree")
    assert "strike_elsewhere" == match.phase
    assert {"ostrogoths": 1} == cubes(match)["sinope"]


@pytest.mark.parametrize("name", ["bot:greedy", "bot:fair"])
def test_a_bot_that_was_refused_does_not_ask_for_the_same_again_this_turn(name: str) -> None:
    match = board(BOARD + deck(*DECK, carpe_diem="hand_2"))
    bot = stand_in(name, match.game, 0, 1)
    wanted = bot.choose(match)
    assert wanted.words.startswith("carpe_diem"), "it is worth asking for"
    match.play(0, wanted)
    play(match, "2 disagree")
    assert wanted.number in {row.number for row in match.rows(0)}, "the rules would allow it"
    assert wanted.number != bot.choose(match).number
    play(match, "1 end_actions")
    assert {wanted.number} == match.refused(0), "the turn still goes on"
