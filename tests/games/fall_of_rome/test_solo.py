"""Solitaire (2.13): one player, three roles, one hand, a treasury."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import allowed, play, refused, told, words_of

from .board import board
from .scenes import LAST_CARD, chances, deck, offered


def _alone(text: str = "", **options: str) -> Match:
    return board(text, seats=1, **options)


def _set_up(*cards: str, roles: str = "consul vestalis magister_militum") -> Match:
    """A solo game up to its first question, with these six city cards dealt."""
    match = Match("fall_of_rome", 1, chance_by_hand=True)
    while match.phase == "gold_cards":
        play(match, f"chance {next(iter(chances(match)))}")
    for role in roles.split():
        play(match, f"chance deal_role role={role}")
    for card in cards:
        play(match, f"chance draw_card card={card}")
    return match


SIX = (
    "genua_franks",
    "narbo_franks",
    "tingi_vandals",
    "roma_huns",
    "tyras_visigoths",
    "patrae_huns",
)


@pytest.mark.rules("2.13", "2.13.1", "2.13.3")
def test_there_is_no_mercator() -> None:
    match = _set_up(roles="consul")
    refusal = refused(match, "chance deal_role role=mercator")
    assert "2.15" == refusal.rule
    assert 5 == len(chances(match))


@pytest.mark.rules("2.13.1", "3.8.1")
def test_do_ut_des_is_out_of_the_game() -> None:
    assert "out" == words_of(_set_up(*SIX))["card_place"]["do_ut_des"]


@pytest.mark.rules("2.13.2", "2.2.3")
def test_the_first_invasion_is_as_usual() -> None:
    match = _set_up()
    assert 18 == sum(sum(there) for there in match.state.cubes)
    assert (1, "discard") == (match.state.fort[0], words_of(match)["barbarian"]["roma_huns"])


@pytest.mark.rules("2.13.4", "2.2.12", "3.6")
def test_three_city_cards_are_the_hand_and_three_the_treasury() -> None:
    match = _set_up(*SIX)
    places = words_of(match)["card_place"]
    assert ["hand_1"] * 3 + ["treasury"] * 3 == [places[card] for card in SIX]
    assert (4, 47 + 6) == (match.state.events_in_deck, sum(match.state.pile_cards))
    assert [9, 9, 9, 9, 9, 8, 0] == list(match.state.pile_cards)


@pytest.mark.rules("2.13.5", "2.2.9")
def test_each_role_begins_in_a_city_of_the_hand_and_seat_3_gets_the_last() -> None:
    match = _set_up(*SIX)
    assert {"start_in city=genua", "start_in city=narbo", "start_in city=tingi"} == {
        words for _number, words in match.legal(0)
    }
    play(match, "1 start_in city=narbo")
    refusal = refused(match, "1 start_in city=narbo")
    assert ("2.13.6", {"city": "narbo"}) == (
        refusal.rule,
        refusal.facts,
    ) or "2.13.5" == refusal.rule
    play(match, "1 start_in city=tingi")
    words = words_of(match)
    assert {"1": "narbo", "2": "tingi", "3": "genua"} == words["pawn"]
    assert {"narbo": 2, "tingi": 2, "genua": 2} == words["legions"]
    assert "hand_1" == words["card_place"]["genua_franks"]


@pytest.mark.rules("2.13.5")
def test_two_cards_of_one_city_are_two_pawns_there() -> None:
    match = _set_up("narbo_franks", "narbo_visigoths", *SIX[2:])
    play(match, "1 start_in city=narbo", "1 start_in city=narbo")
    words = words_of(match)
    assert {"1": "narbo", "2": "narbo", "3": "tingi"} == words["pawn"]
    assert {"narbo": 4, "tingi": 2} == words["legions"]


@pytest.mark.rules("2.13.3", "2.2.8")
def test_the_leftmost_role_begins_without_a_look_at_the_days() -> None:
    match = _set_up("roma_huns", "genua_franks", "eburacum_franks", *SIX[2:3], *SIX[4:])
    play(match, "1 start_in city=roma", "1 start_in city=genua")
    assert ("actions", 0, "roma") == (
        match.phase,
        match.state.turn,
        words_of(match)["pawn"].get("1", "roma"),
    )


@pytest.mark.rules("2.13.3", "2.13.10", "2")
def test_the_roles_take_turns_from_left_to_right_over_and_over() -> None:
    turns = []
    for turn in (1, 2, 3):
        text = f'turn = "{turn}"\n' + LAST_CARD
        match = play(_alone(text), "chance barbarian_card card=genua_franks")
        turns.append(match.state.turn + 1)
        assert ((0,), 4) == (match.to_act, match.state.actions_left)
    assert [2, 3, 1] == turns


@pytest.mark.rules("2.13.10", "1", "36", "52")
def test_after_each_roles_actions_cards_are_drawn_and_cities_invaded() -> None:
    match = play(
        _alone('turn = "2"\nrate = 2\n' + deck("roma_huns", "roma_franks")), "1 end_actions"
    )
    for card in ("roma_huns", "roma_franks"):
        play(match, "chance turn_up kind=ordinary", f"chance draw_card card={card}")
    assert "top_barbarian" == match.phase
    assert "hand_1" == words_of(match)["card_place"]["roma_huns"]
    for _card in range(3):
        play(match, f"chance {next(iter(chances(match)))}")
    assert (2, "actions") == (match.state.turn, match.phase)


@pytest.mark.rules("2.13.6", "2.3")
def test_the_shared_hand_holds_seven_and_the_treasury_has_no_limit() -> None:
    hand = (
        "genua_franks tyras_visigoths narona_visigoths sinope_ostrogoths"
        " cesarea_vandals tingi_vandals narbo_franks"
    )
    held = dict.fromkeys(hand.split(), "hand_1")
    match = _alone(deck("carpe_diem", **held, roma_huns="treasury"))
    play(match, "1 fetch card=roma_huns")
    assert "over_limit" == match.phase
    play(match, "1 discard card=roma_huns")
    cards = deck(*hand.split()[:1], roma_huns="hand_1")
    match = play(_alone(cards.replace('"discard"', '"treasury"', 1)), "1 store card=roma_huns")
    assert "actions" == match.phase


@pytest.mark.rules("2.13.7")
def test_as_an_action_a_card_of_the_city_goes_between_hand_and_treasury() -> None:
    cards = deck(
        "tyras_visigoths", roma_huns="hand_1", roma_franks="treasury", genua_franks="hand_1"
    )
    match = play(_alone(cards), "1 store card=roma_huns")
    assert ("treasury", 3, ["stored"]) == (
        words_of(match)["card_place"]["roma_huns"],
        match.state.actions_left,
        told(match),
    )
    play(match, "1 fetch card=roma_franks")
    assert ("hand_1", 2, ["fetched"]) == (
        words_of(match)["card_place"]["roma_franks"],
        match.state.actions_left,
        told(match),
    )
    assert "2.4" == refused(match, "1 store card=roma_huns").rule
    refusal = refused(match, "1 fetch card=roma_vandals")
    assert ("2.13.7", {"card": "roma_vandals"}) == (refusal.rule, refusal.facts)
    assert "is not in the treasury." in refusal.sentence
    refusal = refused(match, "1 store card=genua_franks")
    assert ("2.13.7", {"card": "genua_franks", "city": "roma"}) == (refusal.rule, refusal.facts)


@pytest.mark.rules("2.13.7", "24")
def test_the_treasury_takes_the_place_of_plotting() -> None:
    match = _alone(deck("tyras_visigoths", roma_huns="hand_1"))
    assert {"give", "take"}.isdisjoint(offered(match))
    refusal = refused(match, "1 give pawn=2 card=roma_huns")
    assert ("2.13.7", "In the solo game the treasury takes the place of plotting.") == (
        refusal.rule,
        refusal.sentence,
    )
    refusal = refused(board(deck("tyras_visigoths", roma_huns="hand_1")), "1 store card=roma_huns")
    assert ("2.13.7", "Only in the solo game is there a treasury.") == (
        refusal.rule,
        refusal.sentence,
    )
    assert (
        "4"
        == refused(
            _alone(
                "actions_left = 0\n"
                + deck(
                    "tyras_visigoths", "tingi_vandals", roma_huns="hand_1", festina_lente="hand_1"
                )
            ),
            "1 store card=roma_huns",
        ).rule
    )


@pytest.mark.rules("2.13.8", "2.4")
def test_cards_of_the_treasury_pay_for_nothing() -> None:
    match = _alone(deck("tyras_visigoths", roma_huns="treasury", tingi_vandals="hand_1"))
    assert not allowed(match, "1 build_fort card=roma_huns from_city=none")
    assert not allowed(match, "1 sail city=patrae legions=0 card=roma_huns")
    assert allowed(match, "1 fetch card=roma_huns")


@pytest.mark.rules("2.13.8", "4.20", "2.16.14")
def test_nobody_is_asked_for_consent() -> None:
    text = 'pawn = {1 = "roma", 2 = "genua", 3 = "tingi"}\n'
    match = _alone(text + deck("tyras_visigoths", festina_lente="hand_1"))
    play(match, "1 festina_lente effect=corrupt city=narbo pawn=none legions=0")
    play(match, "1 hurry pawn=2 legions=0", "1 hurry pawn=3 legions=0", "1 hurry pawn=1 legions=0")
    assert {"1": "narbo", "2": "narbo", "3": "narbo"} == words_of(match)["pawn"]
    match = _alone(text + deck("tyras_visigoths", si_vis_pacem="hand_1"))
    play(match, "1 si_vis_pacem effect=corrupt city=narbo from_city=none pawn=3 legions=0")
    assert "narbo" == words_of(match)["pawn"]["3"]


@pytest.mark.rules("2.13.8", "3.8.12", "3.8.7")
def test_an_event_of_the_shared_hand_serves_the_role_whose_turn_it_is() -> None:
    text = 'turn = "2"\npawn = {2 = "genua"}\n'
    match = play(
        _alone(text + deck("tyras_visigoths", homo_faber="hand_1")),
        "1 homo_faber effect=normal card=genua_franks",
    )
    assert "hand_1" == words_of(match)["card_place"]["genua_franks"]


@pytest.mark.rules("2.13.9", "3.7.7")
def test_the_vestalis_consults_in_any_turn_but_draws_three_in_her_own_only() -> None:
    text = 'role = {1 = "consul", 2 = "vestalis", 3 = "magister_militum"}\npawn = {2 = "patrae"}\n'
    cards = deck(
        "tyras_visigoths", "tingi_vandals", "roma_franks", "carpe_diem", roma_huns="hand_1"
    )
    match = _alone(text + cards)
    assert allowed(match, "1 consult card=roma_huns")
    assert "top_card" == play(match, "1 end_actions").phase
    match = play(_alone('turn = "2"\n' + text + cards), "1 end_actions")
    assert "choose_draw" == match.phase
    play(match, "1 draw cards=2")
    match = play(
        _alone(text + cards), "1 consult card=roma_huns", "chance draw_event event=carpe_diem"
    )
    assert "hand_1" == words_of(match)["card_place"]["carpe_diem"]


@pytest.mark.rules("2.13.3", "2.6.1", "3.7")
def test_powers_belong_to_the_role_whose_turn_it_is_and_all_three_pawns_support() -> None:
    text = 'role = {1 = "consul", 2 = "vestalis", 3 = "magister_militum"}\npawn = {3 = "genua"}\n'
    assert "raise_legion" in offered(_alone(text))
    assert "raise_legion" not in offered(_alone('turn = "2"\n' + text))
    defended = LAST_CARD + text + "legions = {genua = 2}\ncubes = {genua = {franks = 1}}\n"
    match = play(_alone(defended), "chance barbarian_card card=genua_franks")
    assert {"genua": 1} == words_of(match)["legions"]


@pytest.mark.rules("2.13", "2.13.10", "65")
def test_everything_else_is_as_usual() -> None:
    match = play(
        _alone(LAST_CARD + "cubes = {roma = {franks = 3}}\n"),
        "chance barbarian_card card=roma_franks",
    )
    assert ("roma_sacked", (False,)) == (match.result.ending, match.result.won)  # type: ignore[union-attr]
