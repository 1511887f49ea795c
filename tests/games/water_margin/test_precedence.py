"""When several reasons hold, the first in the order of the checklist is told (3.17)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.water_margin.step import why_not_step
from tests.games.asking import play, refused

from .board import board, event, figure, gang

FLOOD = event("flood_on_the_yellow_river", "in_force")
AWAY = figure(1, "shi_jin", "a9")
HEALER = figure(1, "lu_zhishen", "a1", wound=1, banquet=1)  # keeps each decision open


def no_banquet_left(*lines: str) -> Match:
    """Wu Yong has made a step to K4 and eaten his banquet there."""
    match = board(figure(1, "wu_yong", "j4", wound=1, banquet=1), HEALER, *lines)
    return play(match, "1 step figure=wu_yong square=k3", "1 heal figure=wu_yong")


def locked(seat: int, bandit: str, square: str, foe: str, foe_seat: int) -> str:
    """Two figures in a pending duel, which the second began."""
    return "\n".join(
        [
            figure(seat, bandit, square, opponent=foe),
            figure(foe_seat, foe, square, opponent=bandit, challenger=1),
        ]
    )


def rule(match: Match, move: str) -> str:
    return refused(match, move).rule


@pytest.mark.rules("3.17", "S13", "S14", "3.3", "S8", "R5", "3.6")
def test_reasons_of_every_step() -> None:
    wu_yong = figure(1, "wu_yong", "k3")
    step = "1 step figure=wu_yong square="
    assert "S13" == rule(board(wu_yong, AWAY), step + "k1")  # far, and sea
    assert "EC1" == rule(board(FLOOD, wu_yong, AWAY), step + "j2")  # diagonal, and sea
    tired = no_banquet_left()  # the figure alone is refused already; of the whole step:
    sea = why_not_step(tired.state, 0, 2, tired.state.square[2] - 12)
    assert "3.3" == tired.game.book.refusals.explain(sea).rule  # sea, and no banquet
    fort = gang(2, "l4", "li_jun")
    assert "S8" == rule(no_banquet_left(fort), step + "l4")  # no banquet, another's refuge
    convict = board(figure(1, "lin_chong", "k3", exile="h2"), fort, AWAY)
    assert "R5" == rule(convict, "1 step figure=lin_chong square=l4")  # refuge, convict at a fort
    there = board(figure(1, "lin_chong", "k3", exile="h2"), figure(1, "li_jun", "l4"), AWAY)
    assert "3.6" == rule(there, "1 step figure=lin_chong square=l4")  # fort, convict swearing


@pytest.mark.rules("3.17", "EI5", "A12", "S17", "A36", "S15", "S23")
def test_reasons_of_an_oath() -> None:
    def beside(target: str, **mover: int | str) -> Match:
        """Shi Jin's way is open; Wu Yong stands at K4 beside K5."""
        return board(figure(1, "wu_yong", "k4", **mover), target, AWAY)

    step = "1 step figure=wu_yong square=k5"
    swift = board(figure(1, "wu_yong", "j4", swift=1, exile="h2"), figure(1, "li_jun", "k5"), AWAY)
    play(swift, "1 step figure=wu_yong square=k4")
    assert "EI5" == rule(swift, step)  # leggings, convict
    assert "A12" == rule(beside(figure(1, "li_jun", "k5", exile="h9"), exile="h2"), step)
    assert "S17" == rule(beside(figure(1, "li_jun", "k5", exile="h9")), step)  # and no gourd
    assert "A36" == rule(beside(locked(1, "li_jun", "k5", "mu_hong", 2)), step)  # and no gourd
    many = "song_jiang lu_junyi guan_sheng qin_ming huyan_zhuo hua_rong"
    crowd = board(figure(1, "wu_yong", "k4", many), figure(1, "li_jun", "k5"), AWAY)
    assert "S15" == rule(crowd, step)  # no gourd, seven brothers
    assert "S23" == rule(
        board(figure(1, "wu_yong", "k4", many, gourd=1), figure(1, "li_jun", "k5"), AWAY), step
    )


@pytest.mark.rules("3.17", "EI5", "A12", "A36", "S16", "S24")
def test_reasons_of_an_attack_and_of_a_kind_that_does_not_fit() -> None:
    swift = board(figure(1, "wu_yong", "j4", swift=1, exile="h2"), figure(2, "li_jun", "k5"), AWAY)
    play(swift, "1 step figure=wu_yong square=k4")
    assert "EI5" == rule(swift, "1 step figure=wu_yong square=k5")
    convict = board(
        figure(1, "wu_yong", "k4", exile="h2"), figure(2, "li_jun", "k5", prison=1), AWAY
    )
    assert "A12" == rule(convict, "1 step figure=wu_yong square=k5")
    far = board(figure(1, "wu_yong", "k4", gourd=1), figure(2, "li_jun", "h5"), AWAY)
    far_too = board(
        figure(1, "wu_yong", "k4", gourd=1),
        figure(1, "zhu_wu", "k5"),
        figure(2, "li_jun", "h5"),
        AWAY,
    )
    assert "3.17" == rule(far, "1 swear figure=wu_yong")  # nobody near
    assert "S13" == rule(far, "1 swear figure=wu_yong brother=li_jun")
    assert "S13" == rule(far_too, "1 swear figure=wu_yong brother=li_jun")  # far, another's


@pytest.mark.rules("3.17", "3.6", "A36")
def test_reasons_of_a_rescue() -> None:
    convicts = board(
        figure(1, "lin_chong", "k4", exile="h2"), figure(1, "wu_song", "h5", exile="d6"), AWAY
    )
    refusal = refused(convicts, "1 rescue figure=lin_chong convict=wu_song")
    assert "Lin Chong is a convict and cannot rescue anybody." == refusal.sentence
    far = board(
        figure(1, "wu_yong", "k4"),
        figure(1, "zhu_wu", "k5", exile="h2"),
        figure(1, "li_jun", "h5"),
        AWAY,
    )
    assert (
        "Wu Yong is not next to Li Jun."
        == refused(far, "1 rescue figure=wu_yong convict=li_jun").sentence
    )


@pytest.mark.rules("3.17", "R5", "3.11", "R1", "A29", "S36", "3.6", "3.8")
def test_reasons_not_to_found_in_their_order() -> None:
    """Each reason is taken away in turn, and the next one is told."""
    duel = locked(1, "wu_yong", "k4", "mu_hong", 2)
    match = board(gang(1, "h5", "li_jun"), duel, 'exile.wu_yong = "h2"', HEALER, phase="refuge")
    state, found = match.state, "1 found figure=wu_yong"
    here = state.square[2]
    state.prison[2] = 1
    state.refuge[1] = here
    assert "R5" == rule(match, found)
    state.refuge[1] = -1
    assert "3.11" == rule(match, found)
    state.refuge[0] = -1
    assert "R1" == rule(match, found)
    state.square[2] = here + 13  # from K4 to the fort L5
    assert "A29" == rule(match, found)
    state.entered[2] = 1
    assert "S36" == rule(match, found)
    state.opponent[2] = -1
    assert "3.6" == rule(match, found)
    state.exile[2] = -1
    assert "3.8" == rule(match, found)
    state.prison[2] = 0
    assert match.why_not(0, "found figure=wu_yong") is None


@pytest.mark.rules("3.17", "S36", "3.6", "3.8", "R7", "3.11", "A10")
def test_reasons_not_to_join_in_their_order() -> None:
    duel = locked(1, "wu_yong", "k4", "mu_hong", 2)
    match = board(gang(1, "l5", "li_jun"), duel, 'exile.wu_yong = "h2"', HEALER, phase="refuge")
    state, join = match.state, "1 join figure=wu_yong"
    state.prison[2] = state.tried[2] = 1
    state.refused_by[2] = state.chief[0]
    assert "S36" == rule(match, join)
    state.opponent[2] = -1
    assert "3.6" == rule(match, join)
    state.exile[2] = -1
    assert "3.8" == rule(match, join)
    state.prison[2] = 0
    assert "R7" == rule(match, join)
    state.square[2] += 13
    assert "3.11" == rule(match, join)
    state.tried[2] = 0
    assert "A10" == rule(match, join)
    state.refused_by[2] = -1
    assert match.why_not(0, "join figure=wu_yong") is None


@pytest.mark.rules("3.17", "3.6", "S16", "S24")
def test_a_move_that_is_named_whole_is_judged_whole() -> None:
    """Song Jiang, who is named, is a convict; Wang Ying, who is not, stands near too."""
    near = figure(2, "wang_ying", "k3")
    mover = figure(1, "wu_yong", "k4", gourd=1)
    convict = figure(1, "song_jiang", "k5", exile="h2")
    swear = board(mover, near, convict, AWAY)
    assert ("S17", "Song Jiang is a convict and cannot swear.") == why(
        swear, "1 swear wu_yong song_jiang"
    )
    assert "S16" == rule(swear, "1 swear wu_yong wang_ying")
    attack = board(mover, figure(1, "wang_ying", "k3"), convict, AWAY)
    assert ("S24", "Song Jiang is your own figure: you cannot attack it.") == why(
        attack, "1 attack wu_yong song_jiang"
    )
    rescue = board(mover, figure(1, "lin_chong", "a5", exile="h2"), figure(1, "zhu_wu", "k5"), AWAY)
    assert ("3.6", "Zhu Wu is not one of your convicts.") == why(rescue, "1 rescue wu_yong zhu_wu")
    tired = no_banquet_left()
    assert ("S13", "Baihu shan (K3) and A1 are not adjacent.") == why(tired, "1 step wu_yong a1")


def why(match: Match, move: str) -> tuple[str, str]:
    refusal = refused(match, move)
    return refusal.rule, refusal.sentence
