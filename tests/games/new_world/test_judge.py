"""What a position is worth to a bot: glory, and what leads to it."""

from __future__ import annotations

import pytest

from .board import board
from .scenes import army, attack_natives, held

FLEET = 'ships.es_fleet_1 = { t1 = 2 }\nfleet_at.es_fleet_1 = "%s"\n'
LOAD = held(es_fleet_1="settlers = 3, build_points = 8")
CLAIM = 'discovered.cuba = "es"\nowner.cuba = "es"\nmarker.cuba = { a = "fish" }\n'


PATHWAY = "improvements.cuba = ['pathway']\n"
COLONY = CLAIM + 'colony.cuba = "settlement"\n'
CORTES = 'leader_at.cortes = "cuba"\n'
PREACHER = CORTES + 'discovered.cuba = "es"\n'
SUGAR = held(es_fleet_1="sugar = 2")


def worth(text: str, **options: str) -> int:
    match = board(text, **options)
    return int(match.game.worth(match.state, 0))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("glory.es = 1\n", CLAIM + held(es_home="ducats = 20")),
        (CLAIM, ""),
        (CLAIM + 'colony.cuba = "settlement"\n', CLAIM),
        (FLEET % "bahama_channel" + LOAD + CLAIM, FLEET % "equatorial_atlantic" + LOAD + CLAIM),
        (FLEET % "cuba" + LOAD + CLAIM, FLEET % "bahama_channel" + LOAD + CLAIM),
        (FLEET % "home" + LOAD, FLEET % "home" + held(es_home="settlers = 3, build_points = 8")),
        (FLEET % "sargasso_sea" + held(es_fleet_1="gold = 4"),
         FLEET % "gulf_of_mexico" + held(es_fleet_1="gold = 4")),
        (held(es_home="ducats = 72"), held(es_home="sugar = 6")),
        ('leader_at.cortes = "hispaniola"\n' + held(cortes="infantry = 5"),
         'leader_at.cortes = "home"\n' + held(cortes="infantry = 5")),
        (held(es_home="infantry = 4, ducats = 9"), held(es_home="infantry = 14, ducats = 9")),
    ],
)  # fmt: skip
def test_what_a_bot_likes_better(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (COLONY + "fortification.cuba = 1\n", COLONY),
        (COLONY + "port.cuba = 1\n", COLONY),
        (COLONY + "improvements.cuba = ['farm_yard']\n", COLONY + PATHWAY),
        ('mission.cuba = "es"\n', ""),
        (PREACHER, PREACHER + 'mission.cuba = "pt"\n'),
        (COLONY + CORTES + held(cortes="build_points = 8"),
         COLONY + 'leader_at.cortes = "jamaica"\n' + held(cortes="build_points = 8")),
        (FLEET % "sargasso_sea" + SUGAR + 'demand_place.sugar = "open"\n',
         FLEET % "sargasso_sea" + SUGAR),
    ],
)  # fmt: skip
def test_what_a_bot_likes_better_from_the_veteran_game_up(better: str, worse: str) -> None:
    assert worth(better, level="veteran") > worth(worse, level="veteran")


@pytest.mark.parametrize(("clause", "likes"), [("es_pays_20", False), ("pt_pays_20", True)])
def test_to_owe_is_worse_than_to_be_owed_is_good(clause: str, likes: bool) -> None:
    text = f'contract_turns.es_pt = 2\ncontract.es_pt = {{first = "{clause}"}}\n'
    assert (worth(text) > worth("")) == likes


def test_missions_are_dearer_where_natives_are_converted_and_nothing_draws_in_the_basic_game() -> (
    None
):
    two = 'mission = {cuba = "es", jamaica = "es"}\n'
    assert worth(two, level="expert") - worth("", level="expert") > (
        worth(two, level="veteran") - worth("", level="veteran")
    )
    gone = PREACHER + 'mission.cuba = "pt"\n'
    assert worth(PREACHER) == worth(gone)


def test_a_fight_is_worth_something_to_the_stronger_side_only() -> None:
    quiet = worth('discovered.cuba = "es"\nleader_at.cortes = "cuba"\n')
    for units, natives, likes in [(9, 4, True), (1, 9, False)]:
        match = attack_natives(army(native_infantry=natives) + held(cortes=f"infantry = {units}"))
        idle = quiet + 45 * units
        assert (int(match.game.worth(match.state, 0)) > idle) == likes
