"""Chapter "Résistance" (G1 to G11, 3.12): loot, then the troops of the court."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import cursor, move_cursor, pop, push, seat_now
from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from . import phases
from .alert import dice_of_the_alert
from .board import gang, is_member_of
from .book import refuse, told
from .components import bandits, events, faces, squares
from .general import is_at_peace, no_general_comes
from .razing import NOT_IN_THE_GANG, lose_member, raze
from .readings import forts_differ, taels_of_a_pip

PRICE, CHEAP_PRICE = 100, 80
LOOT_OF_A_RICH_FORT = 10
ANY_MEMBER = int(bandits.BANDITS)  # an extra die is for no member in particular
MOST_EXTRA_DICE = 4
STEPS = Course(member=int(bandits.BANDITS), chief=1, extra_die=MOST_EXTRA_DICE)  # of an assault
AFTER_THE_CHIEF = STEPS.begins["extra_die"]


def has_no_refuge(state):
    """Without a refuge there is nothing to resist (G1)."""
    return state.refuge[seat_now(state)] == squares.NOWHERE


def has_fort_trait(state, seat, trait):
    """The refuge stands on a fort of this trait, where forts differ (3.11)."""
    return is_fort_of(state, state.refuge[seat], trait)


def is_fort_of(state, fort, trait):
    """A fort of this trait, where forts differ (3.11)."""
    return forts_differ(state) and squares.FORT_TRAIT[fort] == trait


PEACE = told("peace", "EC8", _("The imperial envoy keeps the troops away from {seat}."))


def suffer_the_assault(state, seat):
    """Then the assault; in a year of peace nothing more (G2, G6, EC8)."""
    if gang(state, seat) == 0:
        return
    if is_at_peace(state):
        tell(state, PEACE, seat)
        pop(state)
    else:
        begin_the_assault(state, seat)


def hope_for_a_general(state, seat):
    """A refuge without members is razed; the others keep refuge and treasure, and a general may
    come (G9 to G11, 3.12)."""
    if gang(state, seat) == 0:
        pop(state)
        raze(state, seat)
    elif not no_general_comes(state):
        push(state, phases.GENERAL, seat)


# --- loot ----------------------------------------------------------------------------------------


def bring_loot(state, seat):
    """First of all, as many d10 as there are members; some forts add 10 taels (G2, G3, 3.11)."""
    if gang(state, seat) == 0:
        return
    if has_fort_trait(state, seat, squares.RICH):
        add_loot(state, seat, LOOT_OF_A_RICH_FORT)
    push(state, phases.LOOT, seat, gang(state, seat))


LOOTED = told(
    "looted",
    "G4",
    n_(
        "The gang of {seat} brings home {taels} tael; its treasure is {treasure}.",
        "The gang of {seat} brings home {taels} taels; its treasure is {treasure}.",
        "taels",
    ),
    taels=NUMBER,
)


def add_loot(state, seat, taels):
    """Into the treasure; doubled in the year of plenty (G5, EC7)."""
    gained = 2 * taels if state.event_zone[events.YEAR_OF_PLENTY] == events.IN_FORCE else taels
    state.treasure[seat] += gained
    tell(state, LOOTED, seat, gained, state.treasure[seat])


def all_loot_is_rolled(state):
    """No die is left (G3)."""
    return cursor(state) == 0


def loot_die(state, seat, face):
    """What a die shows, times the scale (G3, G4, A21)."""
    move_cursor(state, cursor(state) - 1)
    add_loot(state, seat_now(state), face * taels_of_a_pip(state))


# --- the assault ---------------------------------------------------------------------------------


def begin_the_assault(state, seat):
    """Nobody has died yet (G6)."""
    state.died = 0
    state.soldiers_came = 0
    state.withstood = 0
    push(state, phases.ASSAULT, seat)


def nobody_is_left(state):
    """The assault stops when nobody is left (3.12)."""
    return gang(state, seat_now(state)) == 0


def die_for_a_member(state, seat, place):
    """A die for each member, from the highest rank number down (G6, 3.12)."""
    bandit = bandits.BANDITS - 1 - place
    if is_member_of(state, seat, bandit) and bandit != state.chief[seat]:
        endanger(state, seat, bandit)


def die_for_the_chief(state, seat):
    """The chief last (G6, 3.12)."""
    endanger(state, seat, state.chief[seat])


def extra_die(state, seat, place):
    """Then the extra dice, for no member in particular (3.12, EC4)."""
    endanger(state, seat, ANY_MEMBER)


def endanger(state, seat, member):
    """The adversary die falls for this member, or for nobody in particular (G6)."""
    push(state, phases.TROOPS, seat, member)


def ranks_gone_through(state, seat, member):
    """How far the assault has come when a die falls for this member; a die for nobody in particular
    is the first extra one (3.12)."""
    if member == ANY_MEMBER:
        return AFTER_THE_CHIEF + 1
    return AFTER_THE_CHIEF if member == state.chief[seat] else bandits.BANDITS - member


def extra_dice(state):
    """One for each three steps of the alert, and one in Tong Guan's campaign (3.12, EC4, 3.15)."""
    dice = 1 if state.event_zone[events.CAMPAIGN_OF_TONG_GUAN] == events.IN_FORCE else 0
    return dice + dice_of_the_alert(state)


TROOPS_CAME = told(
    "troops", "G6", _("Do soldiers come for {bandit} of {seat}? The die shows {adversary}.")
)
MORE_TROOPS_CAME = told(
    "more_troops", "3.12", _("Do soldiers come for the gang of {seat}? The die shows {adversary}.")
)
HELD_BACK = told(
    "held_back", "3.11", _("The marsh of Liangshan swallows the soldiers."), seat=SEATS
)


def troops(state, seat, adversary):
    """Soldiers on the adversary die put a bandit in danger; Liangshan ignores the first of each
    chapter (G6, G7, 3.11)."""
    owner, member = seat_now(state), cursor(state)
    pop(state)
    if member == ANY_MEMBER:
        tell(state, MORE_TROOPS_CAME, owner, adversary)
    else:
        tell(state, TROOPS_CAME, member, owner, adversary)
    if not come_as_soldiers(state, adversary):
        return
    state.soldiers_came = 1
    if ignores_soldiers(state, owner):
        state.withstood = 1
        tell(state, HELD_BACK, owner)
        return
    push(state, phases.FORTIFY, owner, member)


def come_as_soldiers(state, adversary):
    """Soldiers; in Gao Qiu's campaign a mandarin too (G7, EC5)."""
    if adversary == faces.A_MANDARIN:
        return state.event_zone[events.CAMPAIGN_OF_GAO_QIU] == events.IN_FORCE
    return adversary == faces.SOLDIERS


def ignores_soldiers(state, seat):
    """Liangshan, once a chapter (3.11)."""
    return not state.withstood and has_fort_trait(state, seat, squares.IGNORES_SOLDIERS)


def price_of_a_life(state, seat):
    """What it costs in the refuge (G8)."""
    return price_at(state, state.refuge[seat])


def price_at(state, fort):
    """100 taels; 80 in some forts (G8, 3.11)."""
    return CHEAP_PRICE if is_fort_of(state, fort, squares.CHEAP) else PRICE


TOO_POOR_TO_FORTIFY = refuse(
    "G8", _("To save a bandit costs {price}; the treasure holds {treasure}.")
)


def why_not_fortify(state, seat):
    """Only with the taels in the treasure (G8)."""
    price = price_of_a_life(state, seat)
    if state.treasure[seat] < price:
        return because(TOO_POOR_TO_FORTIFY, price, state.treasure[seat])
    return LEGAL


FORTIFIED = told(
    "fortified", "G8", _("{seat} spends {price} on walls; the treasure is {treasure}."), weight=1
)


def fortify(state, seat):
    """The bandit is saved; paying counts as not dying; whoever can, pays (G8, 3.12, 3.17)."""
    price = price_of_a_life(state, seat)
    state.treasure[seat] -= price
    tell(state, FORTIFIED, seat, price, state.treasure[seat])
    pop(state)


ANOTHER_IS_AT_RISK = refuse("G7", _("The soldiers are after {bandit}."))


def why_not_sacrifice(state, seat, bandit):
    """The member whose die it was; of an extra die any member (G7, 3.12)."""
    if not is_member_of(state, seat, bandit):
        return because(NOT_IN_THE_GANG, bandit, seat)
    member = cursor(state)
    if member != ANY_MEMBER and member != bandit:
        return because(ANOTHER_IS_AT_RISK, member)
    return LEGAL


KILLED_BY_TROOPS = told(
    "killed_by_troops",
    "G7",
    _("Soldiers kill {bandit} of {seat}."),
    weight=2,
    part=Part(opens=(), ends=True),
)
KILLED_UNSAVED = told(
    "killed_unsaved",
    "G8",
    _(
        "Soldiers kill {bandit} of {seat}: {price} would have saved a member, and the treasure is"
        " {treasure}."
    ),
    weight=2,
    part=Part(opens=(), ends=True),
)


def sacrifice(state, seat, bandit):
    """That bandit is killed and his card discarded; where the treasure was too small to save him
    that is said (G7, G8)."""
    state.died = 1
    pop(state)
    price, treasure = price_of_a_life(state, seat), state.treasure[seat]
    if treasure < price:
        tell(state, KILLED_UNSAVED, bandit, seat, price, treasure)
    else:
        tell(state, KILLED_BY_TROOPS, bandit, seat)
    lose_member(state, seat, bandit)


def default_sacrifice(state, seat, bandit):
    """The highest rank number, the chief last (3.12)."""
    return bandit == first_to_go(state, seat)


def first_to_go(state, seat):
    """The member of the highest rank number; the chief, if there is nobody else (3.12)."""
    found = state.chief[seat]
    for bandit in range(bandits.BANDITS):
        if is_member_of(state, seat, bandit) and bandit != state.chief[seat]:
            found = bandit
    return found
