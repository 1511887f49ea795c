"""Chapter "Roles" (rule 3.7): the actions that only one role has."""

from __future__ import annotations

import pytest

from tabard.engine.kinds import CHANCE
from tabard.games.fall_of_rome.supply import forts_in_supply, legions_in_supply
from tests.games.asking import allowed, choices, play, refused, story, told, why_no, words_of

from .board import board, hand

ENEMY = "cubes.sinope.ostrogoths = 1\n"
OTHERS = {
    "consul": ("raise_legion", "reinforce_fort city=roma"),
    "mercator": ("offer_goods pawn=2 card=roma_franks", "buy_goods pawn=2 card=roma_huns"),
    "praefectus_classis": (
        "sail_with_fleet city=genua legions=0",
        "muster card=roma_franks legions=1",
    ),
    "praefectus_fabrum": (
        "raise_fort from_city=none",
        "journey city=genua legions=0 card=roma_franks",
    ),
}


def of(role: str, text: str = "") -> str:
    """Seat 1 has this role."""
    other = "magister_militum" if role != "magister_militum" else "consul"
    return f'{ENEMY}role = {{1 = "{role}", 2 = "{other}"}}\n{text}'


@pytest.mark.rules("3.7")
@pytest.mark.parametrize(("role", "move"), [(r, m) for r, moves in OTHERS.items() for m in moves])
def test_a_roles_actions_belong_to_the_active_role(role: str, move: str) -> None:
    cards = hand(1, "roma_franks") + hand(2, "roma_huns")
    name = role.replace("_", " ").title()
    other = "consul" if role != "consul" else "mercator"
    match = board(f'{ENEMY}role = {{1 = "{other}", 2 = "{role}"}}\n{cards}legions.roma = 2')
    assert why_no(match, f"1 {move}") == ("3.7", {"role": role}, f"Only the {name} can do that.")
    assert [] == choices(match, move.split()[0])


@pytest.mark.rules("3.7", "4")
@pytest.mark.parametrize(("role", "move"), [(r, m) for r, moves in OTHERS.items() for m in moves])
def test_a_power_that_is_an_action_needs_one(role: str, move: str) -> None:
    cards = hand(1, "roma_franks", "carpe_diem") + hand(2, "roma_huns")
    text = of(role, f"{cards}actions_left = 0\nlegions.roma = 2\nfort.genua = 1")
    assert "4" == refused(board(text), f"1 {move}").rule


# --- Consul -------------------------------------------------------------------------------------


@pytest.mark.rules("3.7.1")
def test_the_consul_adds_a_legion_to_any_city_with_a_fort() -> None:
    match = board(of("consul", "fort = {tyras = 1, genua = 1}\nlegions.genua = 1"))
    rows = ["reinforce_fort city=genua", "reinforce_fort city=tyras"]
    assert rows == choices(match, "reinforce_fort")
    play(match, "1 reinforce_fort city=genua")
    assert ["seat 1 (Consul) adds a legion to Genua."] == story(match)
    assert {"genua": 2} == words_of(match)["legions"]
    assert 3 == match.state.actions_left
    assert why_no(match, "1 reinforce_fort city=narbo") == (
        "3.7.1",
        {"city": "narbo"},
        "There is no fort in Narbo.",
    )


@pytest.mark.rules("3.7.1", "3.7")
def test_the_consul_adds_a_legion_to_his_city_without_a_fort_and_may_repeat_it() -> None:
    match = play(board(of("consul")), "1 raise_legion", "1 raise_legion")
    assert ["seat 1 (Consul) adds a legion to Roma."] == story(match)
    assert {"roma": 2} == words_of(match)["legions"]
    assert 2 == match.state.actions_left


@pytest.mark.rules("3.7.1")
def test_the_consuls_legion_comes_from_the_supply() -> None:
    match = board(of("consul", "fort.genua = 1\nlegions.tyras = 16"))
    assert why_no(match, "1 raise_legion") == ("3.7.1", {}, "No legion is left in the supply.")
    assert "3.7.1" == refused(match, "1 reinforce_fort city=genua").rule
    match = board(of("consul", "fort.genua = 1\nlegions.tyras = 15"))
    assert allowed(match, "1 raise_legion")
    assert allowed(match, "1 reinforce_fort city=genua")


# --- Mercator -----------------------------------------------------------------------------------

GENUA = 'pawn = {1 = "genua", 2 = "genua"}\n'
GOODS = GENUA + hand(1, "narbo_franks", "roma_huns") + hand(2, "tyras_visigoths", "roma_vandals")


@pytest.mark.rules("3.7.3", "2.16.14")
def test_the_mercator_gives_a_card_of_one_of_the_citys_colours() -> None:
    match = board(of("mercator", GOODS))
    play(match, "1 offer_goods pawn=2 card=narbo_franks")
    assert (1,) == match.to_act
    assert 4 == match.state.actions_left
    play(match, "2 agree")
    giver = "seat 1 (Mercator) gives Narbo (Anglo-Saxons & Franks) to seat 2 (Magister Militum)."
    assert giver == story(match)[-1]
    assert "hand_2" == words_of(match)["card_place"]["narbo_franks"]
    assert 3 == match.state.actions_left


@pytest.mark.rules("3.7.3", "2.16.14")
def test_the_mercator_takes_a_card_of_one_of_the_citys_colours() -> None:
    match = board(of("mercator", GOODS))
    assert ["buy_goods pawn=2"] == choices(match, "buy_goods")
    play(match, "1 buy_goods pawn=2 card=tyras_visigoths")
    assert (1,) == match.to_act
    play(match, "2 agree")
    assert "hand_1" == words_of(match)["card_place"]["tyras_visigoths"]
    assert 3 == match.state.actions_left


@pytest.mark.rules("3.7.3")
def test_the_mercator_bargains_once_a_turn() -> None:
    text = GOODS + hand(1, "genua_franks") + hand(2, "genua_visigoths")
    for first in ("offer_goods pawn=2 card=narbo_franks", "buy_goods pawn=2 card=tyras_visigoths"):
        match = play(board(of("mercator", text)), f"1 {first}", "2 agree")
        assert 1 == match.state.bargained
        for second in ("offer_goods pawn=2", "buy_goods pawn=2"):
            assert why_no(match, f"1 {second}") == (
                "3.7.3",
                {},
                "The Mercator has bargained once this turn.",
            )
        assert allowed(match, "1 give pawn=2 card=genua_franks")  # an ordinary plot


@pytest.mark.rules("3.7.3", "2.16.14")
def test_a_bargain_refused_is_not_used_up() -> None:
    match = play(board(of("mercator", GOODS)), "1 offer_goods pawn=2 card=narbo_franks")
    play(match, "2 disagree")
    assert allowed(match, "1 offer_goods pawn=2 card=narbo_franks")
    assert (4, 1) == (match.state.actions_left, match.state.refusals)


@pytest.mark.rules("3.7.3")
def test_the_mercators_card_shows_a_colour_and_is_the_givers() -> None:
    match = board(of("mercator", GOODS))
    assert why_no(match, "1 offer_goods pawn=2 card=roma_huns") == (
        "3.7.3",
        {"card": "roma_huns", "city": "genua"},
        "Roma (Huns) does not show a colour of Genua.",
    )
    assert "3.7.3" == refused(match, "1 buy_goods pawn=2 card=roma_vandals").rule
    assert why_no(match, "1 offer_goods pawn=2 card=tyras_visigoths") == (
        "3.7.3",
        {"pawn": "1", "card": "tyras_visigoths"},
        "seat 1 (Mercator) does not hold Tyras (Visigoths).",
    )
    assert "3.7.3" == refused(match, "1 buy_goods pawn=2 card=narbo_franks").rule
    poor = board(of("mercator", GENUA + hand(1, "roma_huns") + hand(2, "narbo_franks")))
    assert why_no(poor, "1 offer_goods pawn=2") == (
        "3.7.3",
        {"pawn": "1", "city": "genua"},
        "seat 1 (Mercator) holds no card of a colour of Genua.",
    )
    assert allowed(poor, "1 buy_goods pawn=2 card=narbo_franks")


@pytest.mark.rules("3.7.3", "24")
def test_the_mercators_partner_is_in_his_city() -> None:
    match = board(of("mercator", hand(1, "roma_huns") + 'pawn.2 = "genua"'))
    assert "24" == refused(match, "1 offer_goods pawn=2 card=roma_huns").rule
    assert "24" == refused(match, "1 buy_goods pawn=1").rule


# --- Praefectus Classis -------------------------------------------------------------------------


@pytest.mark.rules("3.7.4")
def test_the_praefectus_classis_sails_without_a_card() -> None:
    match = board(of("praefectus_classis", "legions.roma = 4\n" + hand(1, "roma_huns")))
    rows = [words for words in choices(match, "sail_with_fleet") if "tyras" in words]
    assert [f"sail_with_fleet city=tyras legions={n}" for n in range(4)] == rows
    assert 20 * 4 == len(choices(match, "sail_with_fleet"))
    play(match, "1 sail_with_fleet city=tyras legions=3")
    assert ["sailed"] == told(match)
    assert {"roma": 1, "tyras": 3} == words_of(match)["legions"]
    assert {"1": "tyras"} == words_of(match)["pawn"]
    assert 3 == match.state.actions_left
    assert "hand_1" == words_of(match)["card_place"]["roma_huns"]


@pytest.mark.rules("3.7.4")
def test_his_fleet_too_goes_from_a_port_to_another_port() -> None:
    match = board(of("praefectus_classis", "legions.roma = 1"))
    assert "10" == refused(match, "1 sail_with_fleet city=lutetia legions=0").rule
    assert "2.4" == refused(match, "1 sail_with_fleet city=roma legions=0").rule
    assert "12" == refused(match, "1 sail_with_fleet city=genua legions=2").rule
    inland = board(of("praefectus_classis", 'pawn.1 = "lutetia"'))
    assert "10" == refused(inland, "1 sail_with_fleet city=roma legions=0").rule
    assert [] == choices(inland, "sail_with_fleet")


@pytest.mark.rules("3.7.4")
@pytest.mark.parametrize("legions", [1, 2])
def test_in_a_port_a_card_of_its_colours_brings_up_to_2_legions(legions: int) -> None:
    text = 'pawn.1 = "genua"\n' + hand(1, "tyras_visigoths", "roma_huns")
    match = play(
        board(of("praefectus_classis", text)), f"1 muster card=tyras_visigoths legions={legions}"
    )
    assert [
        "seat 1 (Praefectus Classis) discards Tyras (Visigoths).",
        f"{'1 legion joins' if legions == 1 else '2 legions join'} Genua.",
    ] == story(match)
    assert {"genua": legions} == words_of(match)["legions"]
    assert "discard" == words_of(match)["card_place"]["tyras_visigoths"]
    assert 3 == match.state.actions_left


@pytest.mark.rules("3.7.4", "3.7")
def test_mustering_needs_a_port_a_legion_and_a_card_of_its_own() -> None:
    cards = hand(1, "roma_huns", "genua_franks") + hand(2, "narbo_franks")
    match = board(of("praefectus_classis", f'pawn.1 = "genua"\n{cards}legions.tyras = 15'))
    assert ["muster card=genua_franks"] == choices(match, "muster")
    assert why_no(match, "1 muster card=roma_huns legions=1") == (
        "3.7.4",
        {"card": "roma_huns", "city": "genua"},
        "Roma (Huns) does not show a colour of Genua.",
    )
    assert "2.4" == refused(match, "1 muster card=narbo_franks legions=1").rule
    play(match, "1 muster card=genua_franks legions=2")  # the supply has 1
    assert 1 == match.state.legions[13]
    empty = board(of("praefectus_classis", f'pawn.1 = "genua"\n{cards}legions.tyras = 16'))
    assert "3.7.4" == refused(empty, "1 muster card=genua_franks legions=1").rule
    inland = board(of("praefectus_classis", f'pawn.1 = "lutetia"\n{cards}'))
    assert why_no(inland, "1 muster card=roma_huns legions=1") == (
        "3.7.4",
        {"city": "lutetia"},
        "Lutetia is not a port.",
    )


# --- Praefectus Fabrum --------------------------------------------------------------------------


@pytest.mark.rules("3.7.5")
def test_the_praefectus_fabrum_makes_a_fort_of_2_legions() -> None:
    match = board(of("praefectus_fabrum", "legions.roma = 3\n" + hand(1, "roma_huns")))
    assert ["raise_fort from_city=none"] == choices(match, "raise_fort")
    play(match, "1 raise_fort from_city=none")
    assert ["A fort is built in Roma."] == story(match)
    assert ({"roma": 1}, {"roma": 1}) == (words_of(match)["legions"], words_of(match)["fort"])
    assert (15, 5) == (legions_in_supply(match.state), forts_in_supply(match.state))
    assert 3 == match.state.actions_left
    assert "hand_1" == words_of(match)["card_place"]["roma_huns"]


@pytest.mark.rules("3.7.5", "3.7")
def test_his_fort_needs_2_legions_and_a_city_without_one() -> None:
    match = board(of("praefectus_fabrum", "legions.roma = 1"))
    assert why_no(match, "1 raise_fort from_city=none") == (
        "3.7.5",
        {"city": "roma", "have": 1},
        "2 legions build the fort; Roma has 1.",
    )
    assert allowed(
        board(of("praefectus_fabrum", "legions.roma = 2")), "1 raise_fort from_city=none"
    )
    standing = board(of("praefectus_fabrum", "legions.roma = 2\nfort.roma = 1"))
    assert "15" == refused(standing, "1 raise_fort from_city=none").rule


@pytest.mark.rules("3.7.5", "14")
def test_his_fort_is_moved_when_none_is_left() -> None:
    forts = "".join(
        f"fort.{city} = 1\n" for city in "athenae tyras tingi narbo genua sinope".split()
    )
    match = board(of("praefectus_fabrum", f"legions.roma = 2\n{forts}"))
    assert 6 == len(choices(match, "raise_fort"))
    assert "14" == refused(match, "1 raise_fort from_city=none").rule
    play(match, "1 raise_fort from_city=tingi")
    assert ["The fort of Tingi is moved to Roma."] == story(match)
    assert "tingi" not in words_of(match)["fort"]


@pytest.mark.rules("3.7.5")
def test_any_city_card_takes_him_from_a_fort_to_any_city() -> None:
    match = board(
        of("praefectus_fabrum", "fort.roma = 1\nlegions.roma = 4\n" + hand(1, "tingi_vandals"))
    )
    assert 30 == len(choices(match, "journey"))
    play(match, "1 journey city=eburacum")
    assert [f"… legions={n}" for n in range(4)] == choices(match)
    play(match, "1 … legions=3")
    assert [
        "seat 1 (Praefectus Fabrum) discards Tingi (Vandals).",
        "seat 1 (Praefectus Fabrum) travels from Roma to Eburacum with 3 legions.",
    ] == story(match)
    assert {"roma": 1, "eburacum": 3} == words_of(match)["legions"]
    assert {"1": "eburacum"} == words_of(match)["pawn"]
    assert {"tingi_vandals": "discard"} == words_of(match)["card_place"]
    assert 3 == match.state.actions_left


@pytest.mark.rules("3.7.5")
def test_or_from_any_city_to_one_with_a_fort() -> None:
    text = "fort = {lutetia = 1, tyras = 1}\nlegions.roma = 1\n" + hand(1, "tingi_vandals")
    match = board(of("praefectus_fabrum", text))
    assert ["journey city=lutetia", "journey city=tyras"] == choices(match, "journey")
    assert why_no(match, "1 journey city=genua legions=0 card=tingi_vandals") == (
        "3.7.5",
        {"here": "roma", "there": "genua"},
        "Neither Roma nor Genua has a fort.",
    )
    assert "3.7.5" == refused(match, "1 journey city=lutetia legions=2").rule
    assert allowed(match, "1 journey city=lutetia legions=1 card=tingi_vandals")


@pytest.mark.rules("3.7.5", "3.7")
def test_his_journey_has_another_city_as_goal_and_costs_his_own_card() -> None:
    text = "fort.roma = 1\n" + hand(1, "tingi_vandals", "carpe_diem") + hand(2, "roma_huns")
    match = board(of("praefectus_fabrum", text))
    assert why_no(match, "1 journey city=roma legions=0 card=tingi_vandals") == (
        "2.4",
        {"city": "roma"},
        "The pawn is in Roma already.",
    )
    assert "2.4" == refused(match, "1 journey city=tyras legions=0 card=roma_huns").rule
    poor = board(of("praefectus_fabrum", "fort.roma = 1\n" + hand(1, "carpe_diem")))
    assert why_no(poor, "1 journey city=tyras") == (
        "3.7.5",
        {},
        "The journey costs a city card, and you hold none.",
    )


# --- Vestalis -----------------------------------------------------------------------------------

VESTALIS = f'{ENEMY}role = {{1 = "vestalis", 2 = "consul"}}\npawn.1 = "genua"\n'
HERS = hand(1, "narbo_franks", "roma_huns") + hand(2, "genua_visigoths")


@pytest.mark.rules("3.7.7", "2.2.6")
def test_a_card_of_her_citys_colours_draws_an_event_for_the_vestalis() -> None:
    match = board(VESTALIS + HERS)
    assert ["consult card=narbo_franks"] == choices(match, "consult")
    play(match, "1 consult card=narbo_franks")
    assert ["seat 1 (Vestalis) discards Narbo (Anglo-Saxons & Franks)."] == story(match)
    assert (CHANCE,) == match.to_act
    assert 14 == len(choices(match, "draw_event"))
    play(match, "chance draw_event event=mors_tua")
    assert ["seat 1 (Vestalis) draws Mors tua, vita mea."] == story(match)
    places = words_of(match)["card_place"]
    assert ("hand_1", "discard") == (places["mors_tua"], places["narbo_franks"])
    assert "actions" == match.phase
    assert 4 == match.state.actions_left  # no action
    assert -1 == match.state.drawn[0]


@pytest.mark.rules("3.7.7", "2.16.14")
def test_in_the_turn_of_another_the_vestalis_agrees_first() -> None:
    text = f'{ENEMY}role = {{1 = "consul", 2 = "vestalis"}}\npawn.2 = "genua"\n'
    match = board(text + hand(2, "narbo_franks"))
    play(match, "1 consult card=narbo_franks")
    assert (1,) == match.to_act
    play(match, "2 disagree")
    assert ["did_not_agree"] == told(match)
    assert {"narbo_franks": "hand_2"} == words_of(match)["card_place"]
    play(match, "1 consult card=narbo_franks", "2 agree", "chance draw_event event=mors_tua")
    assert "hand_2" == words_of(match)["card_place"]["mors_tua"]
    assert "seat 2 (Vestalis) draws Mors tua, vita mea." == story(match)[-1]


@pytest.mark.rules("2.16.16", "3.7.7")
def test_after_three_refusals_the_vestalis_is_asked_only_by_herself() -> None:
    other = f'{ENEMY}refusals = 3\nrole = {{1 = "consul", 2 = "vestalis"}}\n'
    match = board(other + hand(2, "narbo_franks"))
    assert "2.16" == refused(match, "1 consult card=narbo_franks").rule
    assert allowed(board(VESTALIS + HERS + "refusals = 3"), "1 consult card=narbo_franks")
    two = other.replace("= 3", "= 2", 1)
    assert allowed(board(two + hand(2, "narbo_franks")), "1 consult card=narbo_franks")


@pytest.mark.rules("3.7.7")
def test_the_card_for_her_event_is_hers_and_shows_a_colour() -> None:
    match = board(VESTALIS + HERS)
    assert why_no(match, "1 consult card=genua_visigoths") == (
        "3.7.7",
        {"card": "genua_visigoths"},
        "The Vestalis does not hold Genua (Visigoths).",
    )
    assert why_no(match, "1 consult card=roma_huns") == (
        "3.7.7",
        {"card": "roma_huns", "city": "genua"},
        "Roma (Huns) does not show a colour of Genua.",
    )


@pytest.mark.rules("3.7.7")
def test_without_a_vestalis_nobody_draws_her_events() -> None:
    match = board(of("consul", hand(1, "roma_huns")))
    assert why_no(match, "1 consult card=roma_huns") == ("3.7.7", {}, "No Vestalis is in play.")
    assert [] == choices(match, "consult")


@pytest.mark.rules("3.7.7", "2.2.6")
def test_her_event_deck_can_run_out() -> None:
    events = "".join(
        f'card_place.{event} = "discard"\n'
        for event in "do_ut_des vae_victis si_vis_pacem hic_manebimus audentes_fortuna mors_tua"
        " homo_faber alea_iacta_est abundans_cautela melius_cavere mortui_non_mordent".split()
    )
    assert allowed(
        board(VESTALIS + HERS + events + "events_in_deck = 2"), "1 consult card=narbo_franks"
    )
    match = board(VESTALIS + HERS + events + "events_in_deck = 3")
    assert why_no(match, "1 consult card=narbo_franks") == ("3.7.7", {}, "Her event deck is empty.")


@pytest.mark.rules("3.7.7", "2.3.3")
def test_an_event_is_paid_for_with_a_card_so_her_hand_does_not_grow() -> None:
    seven = "tingi_vandals roma_huns roma_vandals lutetia_huns sinope_ostrogoths carpe_diem".split()
    match = board(VESTALIS + hand(1, *seven, "narbo_franks"))
    play(match, "1 consult card=narbo_franks", "chance draw_event event=mors_tua")
    assert "actions" == match.phase
    assert 7 == list(match.state.card_place).count(1)
