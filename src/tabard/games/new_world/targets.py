"""What the target of an action on the charts is made up of (3.11), to be read before it is tried.

The rules add the same; the tests hold each sum against theirs. This is no rule of the game:
ordinary Python.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabard.engine.words import _, say

from .action_charts import SIGN
from .components import board, cards, colonies, goods, nations
from .exploring import bribe, discover
from .natives.armies import has_free_location, location_penalty
from .settling import colonise, improve, mission
from .state import ACTIONS, BRIBE, COLONISE, DISCOVER, FORTIFY, IMPROVE, MISSION
from .world.avatars import is_helped_by, is_skilled
from .world.image import image_bonus
from .world.map import has_improvement

Part = tuple[str, int]  # what counts, and how much: the base, then what changes it


def parts_of_target(state: Any) -> list[Part]:
    """The base first; what counts for nothing is left out. N°54 counts for each (3.19)."""
    base, *others = [
        *_PARTS[int(state.action)](state),
        _card(cards.DIVINE_SIGN, SIGN * int(state.sign)),
    ]
    return [base, *(part for part in others if part[1])]


def sum_in_words(parts: list[Part]) -> str:
    """``9 (settlement) + 1 (England)``, and with a minus what hinders."""
    what, count = parts[0]
    words = say(_("{count} ({what})"), count=count, what=what)
    for what, count in parts[1:]:
        sentence = _("{first} + {count} ({what})") if count > 0 else _("{first} − {count} ({what})")
        words = say(sentence, first=words, count=abs(count), what=what)
    return words


def _discover(state: Any) -> Iterator[Part]:
    """3.11.3."""
    area, avatar = state.action_area, state.action_avatar
    if board.KIND_OF_AREA[area] == board.ISLAND:
        yield say(_("island")), int(discover.BASE_OF_AN_ISLAND)
    else:
        yield (
            board.TERRAINS.name(board.TERRAIN[area]),
            int(discover.BASE_TARGET[board.TERRAIN[area]]),
        )
    yield _skill(state, nations.EXPLORER, 2)
    yield _nation(state, nations.PT)
    yield _advisor(state, goods.SCOUT)
    yield say(_("discovered land next door")), int(discover.has_discovered_neighbour(state, area))
    location = state.location[area]
    yield board.LOCATIONS.name(location), -int(discover.TAKEN_OFF[location])
    yield say(_("no units with him")), -int(discover.is_leader_alone(state, avatar))
    yield _card(state.event, int(discover.HELP_OF_CARD[state.event]))


def _colonise(state: Any) -> Iterator[Part]:
    """3.11.5, 3.11.6."""
    what, area = state.action_what, state.action_area
    acreage = colonise.is_acreage(what)
    base = colonies.ACREAGE_TARGET if acreage else colonies.COLONY_TARGET[what]
    yield colonise.FOUNDINGS.name(what), int(base)
    yield say(_("more settlers")), int(state.action_bonus)
    yield _skill(state, nations.GOVERNOR, 1)
    yield _nation(state, nations.EN)
    yield _advisor(state, goods.PLANTER)
    yield _image(state)
    founds = state.event in (cards.FOUNDING_CHARTER, cards.PURITAN_EXODUS)
    yield _card(state.event, colonise.CARD_HELPS if founds else 0)
    nation = nations.HOLDER_NATION[state.action_avatar]
    yield say(_("own colony next door")), int(colonise.has_colony_next_door(state, nation, area))
    yield say(_("church or mission")), int(colonise.has_church_or_mission(state, area))
    terrain = board.TERRAIN[area]
    yield board.TERRAINS.name(terrain), int(colonise.TERRAIN_MODIFIER[terrain])
    yield _location(state, int(location_penalty(state, area)))
    yield say(_("native army next door")), -int(colonise.has_army_next_door(state, area))


def _fortify(state: Any) -> Iterator[Part]:
    """3.11.8."""
    yield colonies.WORKS.name(state.action_what), int(colonies.WORK_TARGET[state.action_what])
    yield _skill(state, nations.GOVERNOR, 1)
    yield _advisor(state, goods.SIEGE_ENGINEER)


def _improve(state: Any) -> Iterator[Part]:
    """3.11.9."""
    yield colonies.IMPROVEMENTS.name(state.action_what), improve.TARGET
    yield _skill(state, nations.GOVERNOR, 1)
    yield _advisor(state, goods.MASTER_BUILDER)


def _mission(state: Any) -> Iterator[Part]:
    """3.11.10."""
    area = state.action_area
    yield ACTIONS.name(MISSION), mission.TARGET
    yield _location(state, int(location_penalty(state, area)))
    church = int(has_improvement(state, area, colonies.CHURCH))
    yield colonies.IMPROVEMENTS.name(colonies.CHURCH), church
    yield _skill(state, nations.MISSIONARY, 2)
    yield _advisor(state, goods.PRIEST)


def _bribe(state: Any) -> Iterator[Part]:
    """3.11.11."""
    area = state.action_area
    yield ACTIONS.name(BRIBE), bribe.BASE
    yield say(_("more ducats")), int(state.action_bonus)
    yield _skill(state, nations.MISSIONARY, 2)
    yield _nation(state, nations.FR)
    yield _advisor(state, goods.INTERPRETER)
    yield _image(state)
    free = has_free_location(state, area)
    yield _location(state, int(bribe.PENALTY[state.location[area]]) if free else 0)


_PARTS: dict[int, Callable[[Any], Iterator[Part]]] = {
    DISCOVER: _discover,
    COLONISE: _colonise,
    FORTIFY: _fortify,
    IMPROVE: _improve,
    MISSION: _mission,
    BRIBE: _bribe,
}


def _skill(state: Any, skill: int, count: int) -> Part:
    """Of a leader, or of him aboard a fleet (3.11.1)."""
    return nations.SKILLS.name(skill), count * int(is_skilled(state, state.action_avatar, skill))


def _nation(state: Any, nation: int) -> Part:
    own = nations.HOLDER_NATION[state.action_avatar] == nation
    return nations.NATIONS.name(nation), int(own)


def _advisor(state: Any, kind: int) -> Part:
    helps = int(is_helped_by(state, state.action_avatar, kind))
    return goods.ADVISOR_KINDS.name(kind), helps


def _image(state: Any) -> Part:
    nation = nations.HOLDER_NATION[state.action_avatar]
    return say(_("image")), int(image_bonus(state, nation))


def _location(state: Any, penalty: int) -> Part:
    return board.LOCATIONS.name(state.location[state.action_area]), -penalty


def _card(event: int, count: int) -> Part:
    return (cards.EVENTS.name(event) if count else ""), count
