"""transcripts/: scenes told step by step, each sentence with its rule; ``TABARD_RENEW=1`` writes
them anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tabard.engine.match import Match
from tests.games.asking import choices, play

from .board import board
from .scenes import carolina, held
from .waves import fleets, met

FOLDER = Path(__file__).parent / "transcripts"
ALLY = 'status = {es_pt = "hostile", pt_fr = "allied"}\n'


def told(match: Match, *moves: str) -> list[str]:
    """Each move, and under it what happened with the number of its rule."""
    lines: list[str] = []
    for move in moves:
        before = len(match.tell(None))
        play(match, move)
        lines += ["", f"> {move}"]
        lines += [f"  {row.rule:<9} {row.sentence}" for row in match.tell(None)[before:]]
    return lines


def dice(*faces: int) -> tuple[str, ...]:
    return tuple(f"chance die face={face}" for face in faces)


def losses(match: Match) -> list[str]:
    """Whoever has to lose something loses the first thing offered; who may retreat stands."""
    lines: list[str] = []
    while match.phase in ("losses", "retreat"):
        seat = match.to_act[0] + 1
        offered = choices(match)
        stands = "stand" if "stand" in offered else offered[0]
        lines += told(match, f"{seat} {stands if match.phase == 'retreat' else offered[0]}")
    return lines


def a_landing_with_bombardment() -> list[str]:
    """A Spanish fleet attacks a Portuguese village; its guns help, its landing costs one."""
    text = carolina("village") + 'fleet_at.es_fleet_1 = "carolina"\n'
    text += "turn = 5\nships.es_fleet_1 = {c2 = 2, e1 = 2}\nfortification.carolina = 1\n"
    text += held(es_fleet_1="infantry = 4, artillery = 1", carolina="infantry = 2")
    match = board(text, level="veteran")
    lines = told(match, "1 activate es_fleet_1", "1 attack pt", "1 besiege", *dice(4, 3, 2, 2))
    lines += losses(match)
    while match.phase not in ("moving", "spend"):
        lines += told(match, f"{match.to_act[0] + 1} {choices(match)[0]}")
    return lines


def an_allied_commander() -> list[str]:
    """An ally lends his captain to a Portuguese garrison: only his skill counts."""
    text = carolina().replace('status.es_pt = "hostile"\n', ALLY)
    text = text.replace('{cortes = "florida"}', '{cortes = "florida", angos_captain = "carolina"}')
    text += held(cortes="infantry = 3, cavalry = 1", carolina="infantry = 1")
    text += held(angos_captain="infantry = 6")
    match = board(text + 'card_place = {hold_the_walls = "hand_2", rally = "hand_3"}\n')
    lines = told(match, "1 activate cortes", "1 march carolina", "2 borrow_commander fr")
    lines += told(match, "3 lend angos_captain", "2 play_in_combat hold_the_walls")
    while match.phase == "window":
        lines += told(match, f"{match.to_act[0] + 1} close_window")
    lines += told(match, "1 charge count=1")
    while match.phase == "window":
        lines += told(match, f"{match.to_act[0] + 1} close_window")
    lines += told(match, *dice(2, 2, 5, 5))
    lines += losses(match)
    return lines


def natives_after_a_failed_action() -> list[str]:
    """A settlement fails by a 12; the tribe attacks, is beaten, and the settlement stands."""
    text = 'discovered.cuba = "es"\nowner.cuba = "es"\nleader_at.cortes = "cuba"\n'
    text += 'marker.cuba = {a = "sugar"}\n'
    text += held(cortes="infantry = 6, settlers = 2, build_points = 6")
    match = board(text)
    lines = told(match, "1 colonise cortes settlement no", *dice(6, 6, 2, 2))
    if match.phase == "transfers":
        lines += told(match, "1 done")
    lines += told(match, *dice(2, 1, 6, 5))
    return [*lines, *losses(match)]


def an_overrun() -> list[str]:
    """A colony that only a fleet guards is taken without a fight, and the fleet is untouched."""
    text = carolina() + 'fleet_at.pt_fleet_1 = "carolina"\nships.pt_fleet_1 = {c1 = 2}\n'
    text += held(cortes="infantry = 2", pt_fleet_1="infantry = 5")
    return told(board(text), "1 activate cortes", "1 march carolina")


def a_fight_at_sea() -> list[str]:
    """Portuguese ships of war catch a Spanish convoy that cannot buy itself off; what is left of it
    sails away."""
    text = fleets("t1 = 2, c1 = 2", "c1 = 2, e1 = 3") + "turn = 9\n"
    text += 'discovered.bermuda = "es"\nadvisor_place.gunner = "pt_fleet_1"\n'
    text += held(es_fleet_1="sugar = 9, build_points = 20, ducats = 40")
    hands = 'admirals_signal = "hand_2", favourable_wind = "hand_1", rally = "hand_1"'
    match = met(f"{text}card_place = {{{hands}}}\n")
    lines = told(match, "2 pursue", "1 no_wind", "2 no_wind", *dice(2, 5), "2 fight")
    lines += told(match, "2 play_at_sea admirals_signal", "1 close_at_sea")
    lines += told(match, "1 offer sugar 2", "1 offer_ducats 30", "1 make_offer", "2 refuse_bribe")
    lines += told(match, "1 close_at_sea", "1 play_at_sea favourable_wind", "1 close_at_sea")
    lines += told(match, *dice(3, 5), "1 cut_off", "1 play_at_sea rally", *dice(3, 4, 1, 1))
    lines += told(match, *dice(6, 4), "1 take_hit t1", "1 take_hit t1_damaged", "1 take_hit c1")
    lines += told(match, "1 sail_away bermuda", *dice(4), "2 keep_prize", "2 seize sugar 3")
    return lines


SCENES = (
    a_landing_with_bombardment, an_allied_commander, natives_after_a_failed_action, an_overrun,
    a_fight_at_sea,
)  # fmt: skip


@pytest.mark.rules("3.16.4c", "3.1.3", "3.17.0d")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.__name__))
def test_a_scene_reads_as_before(scene) -> None:  # type: ignore[no-untyped-def]
    found = "\n".join([str(scene.__doc__), *scene()]) + "\n"
    file = FOLDER / f"{scene.__name__}.txt"
    if os.environ.get("TABARD_RENEW"):
        file.write_text(found, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == found


def test_a_transcript_names_every_step_die_modifier_and_casualty() -> None:
    landing = (FOLDER / "a_landing_with_bombardment.txt").read_text(encoding="utf-8")
    for words in (
        "Step 1, free", "Step 2, ", "Step 3, ", "Step 4, ", "Step 6, ", "The die shows 4.",
        "Spain: 2 for bombardment.", "Spain: −1 for the landing.", "for the siege",
        "Portugal: 1 for works.", "Portugal loses one infantry.", "Spain takes Carolina.",
    ):  # fmt: skip
        assert words in landing


def test_so_does_one_of_a_fight_at_sea() -> None:
    fight = (FOLDER / "a_fight_at_sea.txt").read_text(encoding="utf-8")
    for words in (
        *(f"3.17.0d   Step {step}." for step in range(1, 7)), "Portugal will not be bribed.",
        "Spain plays Favourable Wind.", "For the wind Portugal: fleet 1 rolls 3, Spain: fleet 1 7.",
        "Portugal: fleet 1: 1 for a Gunner.", "Spain: fleet 1: damaged nao sinks.",
        "Spain: fleet 1 sails away to Bermuda.", "Portugal: fleet 1 takes damaged caravel.",
    ):  # fmt: skip
        assert words in fight
