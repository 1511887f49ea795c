"""Chapter "Battle" (rules 21 to 23, 2.5)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from . import phases
from .book import refuse, told
from .components import board, pieces, roles
from .ending import take_barbarian
from .options import largest_tribe_falls_first
from .players import active_seat, has_role, is_silent, your_city
from .roles.magister_militum import save_a_legion
from .state import State
from .supply import JOINED, REMOVED, add_legions, barbarians_in
from .turn import spend_action, why_not_act

NO_LEGION_HERE = refuse("21", _("No legion stands in {city}."))
TOO_MANY_DICE = refuse(
    "21",
    n_(
        "{city} has {legions} legion, too few for {dice}.",
        "{city} has {legions} legions, too few for {dice}.",
        "legions",
    ),
)
NO_BARBARIAN_HERE = refuse("23", _("No barbarian is in {city}."))


def why_not_battle(state, seat, dice):
    """Battle: with at most one die for each legion here, against at least one barbarian (21, 23,
    2.4.5, 2.5.7, 4.8)."""
    here = your_city(state)
    if refusal := why_not_act(state):
        return refusal
    if barbarians_in(state, here) == 0:
        return because(NO_BARBARIAN_HERE, here)
    if state.legions[here] == 0:
        return because(NO_LEGION_HERE, here)
    if state.legions[here] < dice:
        return because(TOO_MANY_DICE, here, state.legions[here], dice)
    return LEGAL


FOUGHT = told(
    "fought", "21", _("{pawn} fights in {city} with {dice}."), part=Part(opens=("pawn",), anew=True)
)


def battle(state, seat, dice):
    """The dice are thrown, and their result is applied in your city (21, 22)."""
    spend_action(state)
    state.battle_city = your_city(state)
    state.dice_left = dice
    tell(state, FOUGHT, state.turn, state.battle_city, dice)
    push(state, phases.BATTLE, active_seat(state))


def throw_dice(state):
    """The dice are thrown; while Alea iacta est works they are set instead (2.5.8, 3.8.8)."""
    if state.dice_to_set == 0:
        push(state, phases.ROLL, CHANCE)
        return
    if state.dice_to_set == pieces.ONE_BATTLE:
        state.dice_to_set = 0
    push(state, phases.SET_DICE, active_seat(state))


def dice_have_fallen(state):
    """No die is left to throw."""
    return state.dice_left == 0


DIE_FELL = told(
    "die", "2.5", _("A die shows {face}."), part=Part(dice=("face",)), face=pieces.FACES
)


def die(state, seat, face):
    """Each die falls on one of its six faces; the results of all dice are added up (2.5.8, 2.15.16,
    2.5.1, 2.5.2, 2.5.3, 2.5.4, 2.5.5, 2.5.9)."""
    state.dice_left -= 1
    tell(state, DIE_FELL, face)
    state.to_remove += pieces.BARBARIANS_REMOVED[face]
    state.to_lose += pieces.LEGIONS_LOST[face]
    if face == pieces.SPECIAL:
        add_special(state)


def set_die(state, seat, face):
    """The active player names the face that each die shows (3.8.8)."""
    die(state, seat, face)


def default_set_die(state, seat, face):
    """The special face (2.16.7)."""
    return face == pieces.SPECIAL


def add_special(state):
    """The special face is the battle effect of the active role (2.5.6, 3.7)."""
    if has_role(state, roles.CONSUL):
        state.to_gain += 1
    elif has_role(state, roles.MAGISTER_MILITUM):
        state.to_remove += 2
    elif has_role(state, roles.MERCATOR):
        state.to_remove += 1
        state.to_lose += 1
    elif has_role(state, roles.PRAEFECTUS_CLASSIS) and board.PORT[state.battle_city]:
        state.to_remove += 1
    elif has_role(state, roles.PRAEFECTUS_FABRUM) and state.fort[state.battle_city]:
        state.to_remove += 2
    elif has_role(state, roles.REGINA_FOEDERATA):
        state.to_remove += 1
        state.to_gain += 1
    elif has_role(state, roles.VESTALIS):
        state.to_lose += 1


def take_casualties(state):
    """Legions are lost first, then barbarians are removed; by option nobody chooses which (2.5.9,
    4.9)."""
    lose_legions(state)
    if largest_tribe_falls_first(state):
        remove_from_the_largest(state)
    push(state, phases.CASUALTIES, active_seat(state))


LOST_LEGIONS = told(
    "legions_lost",
    "2.5",
    n_("{legions} legion is lost in {city}.", "{legions} legions are lost in {city}."),
    part=Part(ends=True),
)


def lose_legions(state):
    """Lost legions go back to the supply, as many as are there (2.5.9, 3.7.2, 3.8.13)."""
    if state.unharmed:
        state.to_lose = 0
    save_a_legion(state)
    lost = min(state.to_lose, state.legions[state.battle_city])
    state.legions[state.battle_city] -= lost
    state.to_lose = 0
    if lost > 0:
        tell(state, LOST_LEGIONS, lost, state.battle_city)


def nothing_to_remove(state):
    """All that the dice remove is gone, or no barbarian is left there (2.5.9)."""
    return state.to_remove == 0 or barbarians_in(state, state.battle_city) == 0


def all_are_removed(state):
    """The dice remove all that are there, so nobody need choose the first (2.5.9)."""
    return state.to_remove >= barbarians_in(state, state.battle_city)


def remove_from_the_largest(state):
    """The tribe with most barbarians there loses one, until all have gone (4.9, as an option)."""
    while not nothing_to_remove(state):
        remove(state, active_seat(state), largest_tribe(state, state.battle_city))


def largest_tribe(state, city):
    """The tribe with most barbarians in a city; ties go in the order of the tribes (2.16.6)."""
    largest = 0
    for tribe in range(board.TRIBES):
        if state.cubes[city][tribe] > state.cubes[city][largest]:
            largest = tribe
    return largest


NONE_OF_THAT_TRIBE = refuse("22", _("No barbarian of the {tribe} is in {city}."))


def why_not_remove(state, seat, tribe):
    """The active player chooses which barbarians of the city are removed (22, 2.5.9, 4.9)."""
    if state.cubes[state.battle_city][tribe] == 0:
        return because(NONE_OF_THAT_TRIBE, tribe, state.battle_city)
    return LEGAL


def remove(state, seat, tribe):
    """A barbarian goes back to its supply (2.5.9)."""
    state.to_remove -= 1
    state.removed += 1
    tell(state, REMOVED, tribe, state.battle_city)
    take_barbarian(state, state.battle_city, tribe)


def default_remove(state, seat, tribe):
    """The tribe with most barbarians there (2.16.6)."""
    return tribe == largest_tribe(state, state.battle_city)


def gain_legions(state):
    """Gained legions come from the supply, as many as are left there now (2.5.9)."""
    gained = add_legions(state, state.battle_city, state.to_gain)
    if gained > 0:
        tell(state, JOINED, gained, state.battle_city)


def finish_battle(state):
    """Legions are gained, and the battle is complete; after one that removed a barbarian, Vae
    victis may follow (2.5.9, 2.11.6, 2.16.15, 2.16.17)."""
    gain_legions(state)
    forget_roll(state)
    state.unharmed = 0
    if state.removed > 0 and not is_silent(state):
        push(state, phases.AFTER_BATTLE, active_seat(state))
    else:
        forget_battle(state)


forget_roll = State.forgets("roll", says="The roll has had its result (2.5.9).")
forget_battle = State.forgets("battle", says="The battle is over.")
