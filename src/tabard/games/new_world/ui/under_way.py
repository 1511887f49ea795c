"""What is going on: whose impulse it is and what is left to spend, a combat, an action."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.drawn.sheet import Text
from tabard.engine.words import _, begun, n_, name_of, owned, say

from .. import phases
from ..book import said
from ..components import SO_MANY_MOVEMENT_POINTS, board, nations
from ..land.forces import strength
from ..land.starting import LAND_STEPS, UNDER_WAY
from ..state import ACTIONS, ATTACKER, DEFENDER
from .treaties import offer


def going_on(state: Any) -> list[Text]:
    """From the impulse upwards: its points, the movement, the action, the combat."""
    items: list[Text] = []
    for level in range(state.depth):
        phase, seat = state.frame_phase[level], state.frame_seat[level]
        if phase in (phases.IMPULSE, phases.SPEND) and state.nation[seat] < nations.NATIONS:
            items.append([("strong", _impulse(state, state.nation[seat], phase))])
        elif phase == phases.MOVING and state.mover:
            items.append([("strong", _movement(state))])
        elif phase in (phases.DEAL_TALK, phases.DEAL_ANSWER):
            proposer = state.nation[state.frame_seat[level - 1]]
            items.append([("strong", offer(state, proposer))])
        elif phase == phases.ATTEMPT and state.action and state.action_area != board.NO_AREA:
            items.append([("warn", _action(state))])
        elif phase == phases.COMBAT and _has_sides(state):
            items.append([("warn", _combat(state, UNDER_WAY[state.frame_cursor[level]]))])
    return items


def fighting(state: Any) -> bool:
    """Whether a combat on land is going on."""
    return phases.COMBAT in state.frame_phase[: state.depth] and _has_sides(state)


def _has_sides(state: Any) -> bool:
    """Whether a combat's area and both its sides are known."""
    return bool(state.battle_area != board.NO_AREA and state.side[DEFENDER] != nations.NO_SIDE)


def _impulse(state: Any, nation: int, phase: int) -> str:
    """``Impulse of Spain: 3 operation points left``."""
    if phase == phases.IMPULSE:
        return said(_("Impulse of {nation}"), nation=nation)
    points = n_(
        "Impulse of {nation}: {points} operation point left",
        "Impulse of {nation}: {points} operation points left",
        "points",
    )
    return said(points, nation=nation, points=state.points_left)


def _movement(state: Any) -> str:
    mover = nations.AVATARS.names[state.mover - nations.FIRST_LEADER]
    facts = {
        "avatar": name_of(owned(mover)[1], "avatar"),
        "points": SO_MANY_MOVEMENT_POINTS.name(state.move_left),
        "free": state.free_left,
    }
    sentence = n_(
        "{avatar} moves: {points}, {free} free action left",
        "{avatar} moves: {points}, {free} free actions left",
        "free",
    )
    return begun(say(sentence, **facts))


def _action(state: Any) -> str:
    """Who tries what, and where."""
    avatar = nations.AVATARS_BY_NUMBER.name(state.action_avatar - nations.FIRST_LEADER)
    action, area = ACTIONS.name(state.action), state.action_area
    return said(_("Action in {area}: {action} ({avatar})"), area=area, action=action, avatar=avatar)


def _combat(state: Any, step: int) -> str:
    """Sides, step and round; the values once the dice have fallen."""
    sentence = _(
        "Combat in {area}: {attacker} (strength {ours}) attacks {defender} (strength {theirs})"
    )
    facts = {
        "area": state.battle_area,
        "attacker": state.side[ATTACKER],
        "defender": state.side[DEFENDER],
        "ours": strength(state, ATTACKER),
        "theirs": strength(state, DEFENDER),
    }
    parts = [said(sentence, **facts)]
    if step:
        parts.append(say(_("step {step}"), step=LAND_STEPS.name(step)))
    if state.battle_round:
        parts.append(say(_("round {round}"), round=state.battle_round))
    if state.value[ATTACKER]:
        ours, theirs = state.value[ATTACKER], state.value[DEFENDER]
        parts.append(say(_("{ours} against {theirs}"), ours=ours, theirs=theirs))
    return ", ".join(parts)
