"""Whoever is asked is told what is at stake: whom it concerns, what it costs, how it can end."""

from __future__ import annotations

import re
from random import Random

import pytest

from tabard.drawn.scene import Scene, scene_of
from tabard.engine.match import Match
from tabard.engine.moves import read_move
from tabard.games.water_margin.components import bandits, events
from tabard.games.water_margin.ui.notes import event_in_words
from tabard.games.water_margin.ui.saying import SAYS
from tests.games.asking import play

from .board import board, figure, gang

GAMES, MOVES = 12, 400


def seen(match: Match) -> Scene:
    scene = scene_of(match, match.to_act)
    assert scene is not None
    return scene


def stakes_met() -> dict[str, tuple[str, str, Match]]:
    """The first of each phase in games that are played by chance: what is said, and its rule."""
    found: dict[str, tuple[str, str, Match]] = {}
    for seed in range(GAMES):
        match, choose = Match("water_margin", seats=2, seed=seed), Random(seed)
        for _move in range(MOVES):
            if match.over:
                break
            scene = scene_of(match, match.to_act)
            for one in (scene.stakes if scene else ())[:1]:
                if match.phase not in found:
                    found[match.phase] = (one.sentence, one.rule, match)
            match.play(match.to_act[0], choose.choice(match.rows(match.to_act[0])))
    return found


def test_whoever_is_asked_is_told_what_is_at_stake() -> None:
    found = {phase: (sentence, rule) for phase, (sentence, rule, _m) in stakes_met().items()}
    sentence, rule = found["choose_figure"]
    assert ": " in sentence and rule.startswith("E"), "the card by its name, and what it does"
    sentence, _rule = found["place_bandit"]
    assert "taken" in sentence or "fort" in sentence
    assert " against " in found["challenge"][0] and "die" in found["challenge"][0]
    assert "forest" in found["forest_reward"][0]
    assert "taels" in found["fortify"][0] and "G8" == found["fortify"][1]
    assert all(sentence.endswith((".", "?")) and rule for sentence, rule in found.values())
    assert all("{" not in sentence for sentence, _rule in found.values())


def test_whoever_moves_is_told_who_stays_where_he_is() -> None:
    match = board(figure(1, "lin_chong", "g5"), figure(1, "li_kui", "c5"))
    assert () == seen(match).stakes
    match.state.immobilised[bandits.BANDITS.words.index("li_kui")] = 1
    (told,) = seen(match).stakes
    assert told.sentence.endswith(": Li Kui.") and told.rule == "S7" and told.vital


@pytest.mark.rules("3.6")
def test_whoever_puts_a_bandit_down_reads_who_it_is_where_there_is_little_room_too() -> None:
    match = board(figure(2, "li_kui", "g5"), phase="arrival")
    play(match, "chance draw_bandit bandit=wu_yong")
    (told,) = seen(match).stakes
    assert told.sentence.startswith("Wu Yong comes from Yuncheng (G5)") and told.vital


def test_whoever_names_the_characteristic_reads_why_the_best_is_missing() -> None:
    match = board(figure(1, "lin_chong", "g5"), figure(2, "li_kui", "g6"))
    play(match, "1 attack lin_chong li_kui")
    assert ["S30", "S27"] == [one.rule for one in seen(match).stakes]


def test_whoever_moves_is_told_how_many_more_may_and_what_the_events_forbid() -> None:
    """In the second chapter of this game the Yellow River has flooded the land."""
    match = Match("water_margin", seats=2, seed=1)
    match.state.event_zone[events.FLOOD_ON_THE_YELLOW_RIVER] = events.IN_FORCE
    choose, said = Random(1), set[str]()
    for _move in range(200):
        scene = scene_of(match, match.to_act)
        assert scene is not None
        if match.phase == "moves":
            said.add(scene.now[0])
        if match.state.event_zone[events.FLOOD_ON_THE_YELLOW_RIVER] == events.IN_FORCE:
            flood = "Flood on the Yellow River: No diagonal steps in the voyage of this chapter."
            assert flood in scene.now
        match.play(match.to_act[0], choose.choice(match.rows(match.to_act[0])))
    match.state.event_zone[events.GREAT_AMNESTY] = events.IN_FORCE
    scene = scene_of(match, match.to_act)
    assert scene and not [one for one in scene.now if "amnesty" in one], "it is over"
    assert {"3 more figures may move.", "1 more figure may move."} <= said


@pytest.mark.rules("R10", "3.11", "A9")
@pytest.mark.parametrize(("how", "end"), [("honour", "is wounded and"), ("deadly", "the death")])
def test_whoever_may_ask_at_the_gate_reads_what_each_face_can_cost(how: str, end: str) -> None:
    waits, home = figure(1, "lin_chong", "h5"), gang(1, "h5", "wu_yong song_jiang")
    match = board(waits, home, phase="refuge", integration_duel=how)
    faces, worst = (one.sentence for one in seen(match).stakes[:2])
    assert "fight the chief" in faces and worst.startswith("Who fails the test waits at the gate. ")
    assert end in worst and worst.endswith("beats the chief leads the gang.")


@pytest.mark.rules("G9")
@pytest.mark.parametrize(("keeps", "told"), [("off", True), ("on", False)])
def test_whoever_may_save_a_member_reads_what_nobody_dying_brings(keeps: str, told: bool) -> None:
    """A general comes where nobody died; by the option soldiers alone keep him away."""
    match = board(
        gang(1, "h5", "wu_yong song_jiang", 150), phase="resistance", general_needs_no_soldier=keeps
    )
    while match.phase != "fortify":
        chance = match.phase == "troops"
        match.play(
            match.to_act[0],
            "troops adversary=soldiers" if chance else match.rows(match.to_act[0])[0],
        )
    said = [one.sentence for one in seen(match).stakes]
    assert ("If no member dies now, an imperial general joins the gang." in said) == told


@pytest.mark.rules("EI2", "3.6", "A12")
def test_whoever_is_branded_reads_who_can_pay_and_what_a_convict_may_do() -> None:
    own = figure(1, "lin_chong", "g5", taels=29), figure(1, "li_kui", "c5", taels=29)
    match = play(board(*own, phase="event"), "chance draw_event event=branded_brow")
    card, poor, chains = seen(match).stakes
    assert "D6 (Mengzhou)" in card.sentence and card.vital
    assert "has 30 taels: whoever you choose is branded" in poor.sentence and poor.rule == "EI2"
    assert "attack" in chains.sentence and "fort" in chains.sentence and chains.rule == "3.6"
    assert "free in Mengzhou (D6)" in chains.sentence
    note = SAYS.note(match.state, read_move(match.game.actions, "choose lin_chong"))
    assert note == "29 taels of 30 taels: becomes a convict bound for Mengzhou (D6)"
    rich = figure(1, "lin_chong", "g5", taels=30), figure(1, "li_kui", "c5", taels=30)
    match = board(*rich, phase="event", convict_can_attack="on")
    play(match, "chance draw_event event=branded_brow")
    _card, chains = seen(match).stakes
    assert "attack" not in chains.sentence
    note = SAYS.note(match.state, read_move(match.game.actions, "choose lin_chong"))
    assert note == "30 taels: pays 30 taels and stays free"


def test_no_card_names_a_square_by_its_letter_and_number_alone() -> None:
    """``D6`` alone would read as a die."""
    for event in range(events.EVENTS):
        assert not re.search(r"\b[A-L][1-9]\b(?! \(\w)", event_in_words(event))


@pytest.mark.rules("3.6")
def test_whoever_moves_a_convict_reads_where_he_is_free_and_why_a_fort_is_missing() -> None:
    match = board(figure(1, "meng_kang", "j1", exile="d6"), figure(1, "li_kui", "c5"))
    (told,) = seen(match).stakes
    assert told.rule == "3.6" and told.vital
    assert told.sentence == (
        "Meng Kang, a convict bound for Mengzhou (D6), may enter no fort: not Kushu shan (I2)."
    )
    match = board(figure(1, "meng_kang", "f6", exile="d6", banquet=1), figure(1, "li_kui", "c5"))
    play(match, "1 step meng_kang e6")
    (told,) = seen(match).stakes
    assert told.sentence == "Meng Kang, a convict bound for Mengzhou (D6), may enter no fort."


@pytest.mark.rules("G8", "3.11")
@pytest.mark.parametrize(("fort", "price"), [("h5", 100), ("l5", 80)])
def test_whoever_sets_up_a_refuge_reads_what_soldiers_may_cost(fort: str, price: int) -> None:
    founder = figure(1, "lin_chong", fort, taels=25, entered=1)
    match = board(founder, phase="refuge", fort_traits="on")
    note = SAYS.note(match.state, read_move(match.game.actions, "found lin_chong"))
    assert f"the treasure pays {price} taels; it begins with 25 taels" in note
