"""Chapter "Battle" (rules 21 to 23, 2.5, 4.8 to 4.10)."""

from __future__ import annotations

import pytest

from tabard.drawn.episodes import episodes
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.games.fall_of_rome.supply import cubes_in_supply, legions_in_supply
from tests.games.asking import allowed, choices, play, refused, story, told, why_no, words_of

from .board import board, hand

ENEMY = "cubes.sinope.ostrogoths = 1\n"
FACES = ("legion_lost", "barbarian_a", "barbarian_b", "even_trade", "bloody_win", "special")


def fight(text: str, *faces: str, **options: str) -> Match:
    """Seat 1 fights in Roma and the dice fall so."""
    match = play(board(ENEMY + text, **options), f"1 battle dice={len(faces)}")
    return play(match, *[f"chance die face={face}" for face in faces])


def left(match: Match) -> tuple[int, int]:
    """Legions and Huns that are left in Roma."""
    return match.state.legions[0], match.state.cubes[0][2]


# --- what it takes to fight ---------------------------------------------------------------------


@pytest.mark.rules("21", "22", "2.4.5")
def test_a_battle_is_fought_in_your_city() -> None:
    match = board(ENEMY + "legions.roma = 2\ncubes.roma.huns = 2")
    play(match, "1 battle dice=2")
    assert ["seat 1 fights in Roma with 2 dice."] == story(match)
    assert "roll" == match.phase
    assert (CHANCE,) == match.to_act
    assert 3 == match.state.actions_left
    play(match, "chance die face=barbarian_a")
    assert "roll" == match.phase
    play(match, "chance die face=barbarian_b")
    assert "actions" == match.phase
    assert (2, 0) == left(match)


@pytest.mark.rules("21", "2.5", "2.5.7", "4.8")
@pytest.mark.parametrize("legions", [1, 2, 3, 4])
def test_at_most_one_die_for_each_legion_and_three_in_all(legions: int) -> None:
    match = board(f"{ENEMY}legions.roma = {legions}\ncubes.roma.huns = 2")
    rows = [f"battle dice={n}" for n in range(1, min(3, legions) + 1)]
    assert rows == choices(match, "battle")
    assert ("21", 7) == (
        refused(match, "1 battle 7").rule,
        refused(match, "1 battle 7").facts["dice"],
    )
    assert "2.5" == refused(match, "1 battle dice=0").rule
    if legions < 3:
        assert why_no(match, "1 battle dice=3") == (
            "21",
            {"city": "roma", "legions": legions, "dice": 3},
            f"Roma has {'1 legion' if legions == 1 else '2 legions'}, too few for 3 dice.",
        )


@pytest.mark.rules("21", "2.5.7", "4.8")
def test_without_legions_there_is_no_battle() -> None:
    match = board(ENEMY + "legions.genua = 3\ncubes.roma.huns = 2")
    assert why_no(match, "1 battle dice=1") == ("21", {"city": "roma"}, "No legion stands in Roma.")


@pytest.mark.rules("23", "2.5.7")
def test_without_barbarians_there_is_no_battle() -> None:
    match = board(ENEMY + "legions.roma = 3\ncubes.genua.huns = 3")
    assert why_no(match, "1 battle dice=1") == ("23", {"city": "roma"}, "No barbarian is in Roma.")
    assert allowed(board("legions.roma = 3\ncubes.roma.ostrogoths = 1"), "1 battle dice=1")


@pytest.mark.rules("31", "4.10")
def test_allied_barbarians_are_fought_like_others() -> None:
    match = fight("legions.roma = 1\ncubes.roma.huns = 2\nallied.huns = 1", "barbarian_a")
    assert (1, 1) == left(match)
    assert ["A die shows Barbarian.", "A barbarian of the Huns is removed from Roma."] == story(
        match
    )


# --- the faces ----------------------------------------------------------------------------------


@pytest.mark.rules("2.5", "2.5.1", "2.5.2", "2.5.3", "2.5.4", "2.5.5", "2.5.6")
@pytest.mark.parametrize(
    ("face", "legions", "huns"),
    [
        pytest.param("legion_lost", 2, 3, marks=pytest.mark.rules("2.5.1")),
        pytest.param("barbarian_a", 3, 2, marks=pytest.mark.rules("2.5.2")),
        pytest.param("barbarian_b", 3, 2, marks=pytest.mark.rules("2.5.3")),
        pytest.param("even_trade", 2, 2, marks=pytest.mark.rules("2.5.4")),
        pytest.param("bloody_win", 2, 1, marks=pytest.mark.rules("2.5.5")),
        pytest.param("special", 3, 3, marks=pytest.mark.rules("2.5.6")),  # without a role: nothing
    ],
)
def test_each_face_has_its_effect(face: str, legions: int, huns: int) -> None:
    assert (legions, huns) == left(fight("legions.roma = 3\ncubes.roma.huns = 3", face))


@pytest.mark.rules("2.5.8")
def test_each_die_falls_on_one_of_six_faces_with_equal_chance() -> None:
    match = play(board(ENEMY + "legions.roma = 2\ncubes.roma.huns = 3"), "1 battle dice=2")
    for _die in range(2):
        rows = match.legal(CHANCE)
        assert [f"die face={face}" for face in FACES] == [words for _number, words in rows]
        weights = {match.game.flow.weight_of(match.state, CHANCE, number) for number, _w in rows}
        assert {1} == weights
        play(match, "chance die face=legion_lost")


# --- the sum ------------------------------------------------------------------------------------


@pytest.mark.rules("2.5", "2.5.9")
def test_the_dice_are_added_up_first() -> None:
    match = fight(
        "legions.roma = 4\ncubes.roma.huns = 3", "bloody_win", "even_trade", "legion_lost"
    )
    assert (1, 0) == left(match)
    assert [
        "A die shows Legion lost.",
        "3 legions are lost in Roma.",
        *["A barbarian of the Huns is removed from Roma."] * 3,
    ] == story(match)


@pytest.mark.rules("2.5.9", "22")
def test_lost_legions_are_capped_by_those_present() -> None:
    match = fight("legions.roma = 1\ncubes.roma.huns = 3", "legion_lost")
    assert (0, 3) == left(match)
    two = "legions.roma = 2\ncubes.roma.huns = 3\nlegions.genua = 2"
    match = fight(two, "bloody_win", "even_trade")
    assert (0, 0) == left(match)
    assert 2 == match.state.legions[13]
    three = fight("legions.roma = 3\ncubes.roma.huns = 3", *["legion_lost"] * 3)
    assert "3 legions are lost in Roma." == story(three)[-1]


@pytest.mark.rules("2.5.9", "2.1.1")
def test_what_is_lost_and_removed_goes_back_to_its_supply() -> None:
    match = fight("legions.roma = 3\ncubes.roma.huns = 3", "bloody_win")
    assert 14 == legions_in_supply(match.state)
    assert 19 == cubes_in_supply(match.state, 2)


@pytest.mark.rules("2.5.9")
def test_removals_are_capped_by_the_barbarians_present() -> None:
    match = fight("legions.roma = 2\ncubes.roma.huns = 1", "barbarian_a", "barbarian_a")
    assert "actions" == match.phase
    assert (2, 0) == left(match)
    assert (0, 0) == (match.state.to_remove, match.state.removed)


@pytest.mark.rules("2.5.9", "22", "4.9", "2.16.6")
def test_the_active_player_chooses_the_tribes_cube_by_cube() -> None:
    text = "legions.roma = 2\ncubes.roma = {huns = 1, franks = 2, vandals = 2}"
    match = fight(text, "bloody_win", "barbarian_a")
    assert "casualties" == match.phase
    assert (0,) == match.to_act
    rows = ["remove tribe=franks", "remove tribe=vandals", "remove tribe=huns"]
    assert rows == choices(match)
    assert "remove tribe=franks" == match.default(0).words  # most, and first of them
    assert why_no(match, "1 remove tribe=visigoths") == (
        "22",
        {"tribe": "visigoths", "city": "roma"},
        "No barbarian of the Visigoths is in Roma.",
    )
    play(match, "1 remove tribe=huns")
    assert "22" == refused(match, "1 remove tribe=huns").rule
    play(match, "1 remove tribe=franks")
    assert "remove tribe=vandals" == match.default(0).words
    play(match, "1 remove tribe=vandals")
    assert {"franks": 1, "vandals": 1} == words_of(match)["cubes"]["roma"]
    assert "actions" == match.phase


@pytest.mark.rules("2.5.9", "22")
def test_nobody_is_asked_which_falls_first_where_all_do() -> None:
    text = "legions.roma = 2\ncubes.roma = {huns = 1, franks = 2}"
    match = fight(text, "bloody_win", "barbarian_a")
    assert "actions" == match.phase
    assert "roma" not in words_of(match)["cubes"]
    removed = [line.words for line in match.lines if line.words.startswith("remove")]
    assert ["remove tribe=franks", "remove tribe=franks", "remove tribe=huns"] == removed
    asked = Match.at(match.game, board(ENEMY + text).state, chance_by_hand=True, unasked=False)
    play(asked, "1 battle dice=2", "chance die face=bloody_win", "chance die face=barbarian_a")
    assert "casualties" == asked.phase  # a record has its lines, in whatever order
    play(asked, "1 remove tribe=huns", "1 remove tribe=franks", "1 remove tribe=franks")
    assert words_of(asked) == words_of(match)


@pytest.mark.rules("2.5", "2.5.9", "22", "4.9")
def test_as_an_option_the_largest_tribe_loses_first() -> None:
    text = "legions.roma = 3\ncubes.roma = {huns = 3, franks = 1, vandals = 2}"
    match = fight(text, "bloody_win", "barbarian_a")
    assert "casualties" == match.phase
    match = fight(text, "bloody_win", "barbarian_a", casualties="most")
    assert "actions" == match.phase
    # a Hun, then of two Vandals and two Huns the Vandal, then a Hun
    removed = ["Huns", "Vandals", "Huns"]
    sentences = [f"A barbarian of the {tribe} is removed from Roma." for tribe in removed]
    assert sentences == story(match)[-3:]
    assert {"franks": 1, "vandals": 1, "huns": 1} == words_of(match)["cubes"]["roma"]
    few = fight("legions.roma = 2\ncubes.roma.huns = 1", *["bloody_win"] * 2, casualties="most")
    assert (0, 0) == left(few)
    assert {"sinope": {"ostrogoths": 1}} == words_of(few)["cubes"]
    assert [] == [line.words for line in few.lines if line.words.startswith("remove")]


@pytest.mark.rules("2.5.9")
def test_a_roll_removes_six_barbarians_at_most() -> None:
    text = "legions.roma = 3\ncubes.roma = {huns = 3, franks = 3, vandals = 3}"
    match = fight(text, *["bloody_win"] * 3, casualties="most")
    assert {"franks": 1, "vandals": 1, "huns": 1} == words_of(match)["cubes"]["roma"]
    assert 0 == match.state.legions[0]


@pytest.mark.rules("2.5.9")
def test_legions_gained_come_last_from_what_the_supply_holds_then() -> None:
    consul = 'role.1 = "consul"\ncubes.roma.huns = 3\n'
    full = consul + "legions = {roma = 3, tyras = 13}"
    match = fight(full, "special")
    assert (3, 3) == left(match)
    assert ["die"] == told(match)  # nobody is left in the supply
    match = fight(full, "special", "legion_lost")
    assert ["die", "legions_lost", "joined"] == told(match)
    assert "1 legion joins Roma." == story(match)[-1]
    assert (3, 3) == left(match)
    match = fight(full, "special", "special", "legion_lost")
    assert (3, 3) == left(match)
    one = fight(consul + "legions = {roma = 1}", "special")
    assert (2, 3) == left(one)


@pytest.mark.rules("2.5.9", "6")
def test_there_is_one_roll_for_each_action() -> None:
    match = fight("legions.roma = 2\ncubes.roma.huns = 2", "legion_lost")
    assert "actions" == match.phase
    assert (0, 0, 0, -1) == (
        match.state.to_remove,
        match.state.to_lose,
        match.state.to_gain,
        match.state.battle_city,
    )
    play(match, "1 battle dice=1", "chance die face=barbarian_a")
    assert (1, 1) == left(match)
    assert 2 == match.state.actions_left


@pytest.mark.rules("2.11.6", "2.16.15")
def test_after_a_battle_that_removed_somebody_the_active_player_is_asked_for_vae_victis() -> None:
    event = hand(2, "vae_victis")
    match = fight(event + "legions.roma = 1\ncubes.roma.huns = 2", "barbarian_a")
    assert "after_battle" == match.phase
    assert (0,) == match.to_act
    assert 1 == match.state.removed
    play(match, "1 go_on")
    assert ("actions", 0, -1) == (match.phase, match.state.removed, match.state.battle_city)
    match = fight(event + "legions.roma = 1\ncubes.roma.huns = 2", "legion_lost")
    assert "actions" == match.phase
    match = fight(event + "silent = 1\nlegions.roma = 1\ncubes.roma.huns = 2", "barbarian_a")
    assert "actions" == match.phase


# --- the special face ---------------------------------------------------------------------------


@pytest.mark.rules("2.5.6", "3.7")
@pytest.mark.parametrize(
    ("role", "city", "fort", "legions", "huns"),
    [
        pytest.param("consul", "genua", 0, 3, 3, marks=pytest.mark.rules("3.7.1")),
        pytest.param("magister_militum", "genua", 0, 2, 1, marks=pytest.mark.rules("3.7.2")),
        pytest.param("mercator", "genua", 0, 1, 2, marks=pytest.mark.rules("3.7.3")),
        pytest.param("praefectus_classis", "genua", 0, 2, 2, marks=pytest.mark.rules("3.7.4")),
        pytest.param("praefectus_classis", "lutetia", 1, 2, 3, marks=pytest.mark.rules("3.7.4")),
        pytest.param("praefectus_fabrum", "lutetia", 1, 2, 1, marks=pytest.mark.rules("3.7.5")),
        pytest.param("praefectus_fabrum", "genua", 0, 2, 3, marks=pytest.mark.rules("3.7.5")),
        pytest.param("regina_foederata", "genua", 0, 3, 2, marks=pytest.mark.rules("3.7.6")),
        pytest.param("vestalis", "genua", 0, 1, 3, marks=pytest.mark.rules("3.7.7")),
    ],
)
def test_the_special_face_is_the_roles_battle_effect(
    role: str, city: str, fort: int, legions: int, huns: int
) -> None:
    text = (
        f'{ENEMY}role = {{1 = "{role}"}}\npawn.1 = "{city}"\nfort.{city} = {fort}\n'
        f"legions.{city} = 2\ncubes.{city}.huns = 3"
    )
    match = play(board(text), "1 battle dice=1", "chance die face=special")
    words = words_of(match)
    assert (legions, huns) == (words["legions"][city], words["cubes"][city]["huns"])


@pytest.mark.rules("3.7", "2.5.6")
def test_only_the_active_role_has_its_battle_effect() -> None:
    text = 'role = {1 = "vestalis", 2 = "magister_militum"}\nlegions.roma = 2\ncubes.roma.huns = 3'
    assert (1, 3) == left(fight(text, "special"))


@pytest.mark.rules("3.7.2", "2.5.9")
def test_the_magister_militum_loses_one_legion_less_once_a_roll() -> None:
    magister = 'role.1 = "magister_militum"\ncubes.roma.huns = 3\n'
    match = fight(magister + "legions.roma = 3", *["legion_lost"] * 3)
    assert (1, 3) == left(match)
    assert ["The Magister Militum saves 1 legion.", "2 legions are lost in Roma."] == story(match)[
        1:
    ]
    match = fight(magister + "legions.roma = 1", "even_trade")
    assert (1, 2) == left(match)
    assert ["die", "spared", "removed"] == told(match)
    assert ["die", "removed", "removed"] == told(fight(magister + "legions.roma = 1", "special"))
    match = fight(magister + "legions.roma = 1", "barbarian_a")  # nothing to save
    assert (1, 2) == left(match)
    assert ["die", "removed"] == told(match)
    # the total is reduced before the cap by the legions present
    match = fight(magister + "legions.roma = 2", "bloody_win", "legion_lost")
    assert (1, 1) == left(match)
    other = 'role = {1 = "consul", 2 = "magister_militum"}\ncubes.roma.huns = 3\nlegions.roma = 1'
    assert (0, 3) == left(fight(other, "legion_lost"))


@pytest.mark.rules("2.5", "22")
def test_how_a_battle_came_out_tells_all_that_fell_and_how_many() -> None:
    text = "legions.roma = 3\ncubes.roma = {vandals = 3, franks = 1}"
    (battle,) = episodes(fight(text, "bloody_win", "barbarian_a", "bloody_win"), None)
    assert battle.outcome == [
        "2 legions are lost in Roma.",
        "A barbarian of the Vandals is removed from Roma (× 3).",
        "A barbarian of the Anglo-Saxons & Franks is removed from Roma.",
    ]
