"""Chapter "Merging native armies" (3.15): armies follow from the four counters of an area, and the
strongest one fights (3.14.3)."""

from __future__ import annotations

from ..components import nations, units
from ..options import army_size
from ..state import ATTACKER, DEFENDER
from .raising import foot_of, raise_natives, riders_of, riders_raised, units_raised


def counted_before(state, area, fighter):
    """How many are told off to armies before this kind: first all cavalry, imperial before native,
    then imperial infantry, then native infantry (3.15.1)."""
    count, n = 0, units.NATIVE_KINDS - 1
    while units.CHEAPEST_NATIVES[n] != fighter:
        count += state.natives[area][units.CHEAPEST_NATIVES[n] - units.FIRST_NATIVE]
        n -= 1
    return count


def in_army(state, area, army, fighter):
    """How many of a kind are in the first, second, third or fourth army (3.15.1)."""
    first = counted_before(state, area, fighter)
    last = first + state.natives[area][fighter - units.FIRST_NATIVE]
    size = army_size(state)
    return max(0, min(last, size * (army + 1)) - max(first, size * army))


def size_of_army(state, area, army):
    """Units of one army (3.15.1)."""
    return sum(
        in_army(state, area, army, units.FIRST_NATIVE + kind) for kind in range(units.NATIVE_KINDS)
    )


def rank_of_army(state, area, army):
    """What armies are compared by: their defence factors, then their cavalry (3.14.2)."""
    return sum(
        in_army(state, area, army, fighter) * rank_of(state, fighter)
        for fighter in range(units.FIRST_NATIVE, units.FIRST_NATIVE + units.NATIVE_KINDS)
    )


def rank_of(state, fighter):
    """What one of a kind adds to that (3.14.2)."""
    return 100 * (units.FIGHTER_DEFENCE[fighter] + state.firearms) + units.IS_CAVALRY[fighter]


def strongest_army(state, area):
    """The army that fights: highest DF, tie most cavalry, tie the first (3.14.2)."""
    best = 0
    for army in range(1, units.ARMIES):
        if rank_of_army(state, area, army) > rank_of_army(state, area, best):
            best = army
    return best


# --- which of them fight --------------------------------------------------------------------------


def enemy_of_natives(state):
    """The nation that RAISE names: who attacks them, or whose action has failed (3.8.8)."""
    if state.side[ATTACKER] < nations.NATIONS:
        return state.side[ATTACKER]
    return state.side[DEFENDER]


def merge_and_call_the_strongest(state):
    """Merged, and the strongest army fights; the others stand by (46, 3.14.2, 3.15)."""
    area = state.battle_area
    for who in range(2):
        if state.side[who] == nations.NATIVES:
            army = strongest_army(state, area)
            for n in range(units.NATIVE_KINDS):
                fighter = units.CHEAPEST_NATIVES[n]
                call_out(state, who, fighter, in_army(state, area, army, fighter))
            call_their_leader(state, who)


def call_the_old_or_the_new(state):
    """Natives who take up arms do not merge with those who stand there; the stronger army of both
    fights, by defence factors, then by cavalry (A27)."""
    area, enemy = state.battle_area, enemy_of_natives(state)
    who = ATTACKER if state.side[ATTACKER] == nations.NATIVES else DEFENDER
    foot, riders = foot_of(state, area), riders_of(state, area)
    total = units_raised(state, area, enemy, state.dice_sum)
    mounted = min(army_size(state), riders_raised(state, area, total))
    on_foot = min(army_size(state), total) - mounted
    rank = on_foot * rank_of(state, foot) + mounted * rank_of(state, riders)
    if rank_of_army(state, area, strongest_army(state, area)) >= rank:
        merge_and_call_the_strongest(state)
        raise_natives(state, area, enemy, state.dice_sum)
        return
    raise_natives(state, area, enemy, state.dice_sum)
    call_out(state, who, foot, on_foot)
    call_out(state, who, riders, mounted)
    call_their_leader(state, who)


def call_out(state, who, fighter, count):
    """So many of a kind fight (3.15, A27)."""
    count = min(count, state.natives[state.battle_area][fighter - units.FIRST_NATIVE])
    state.natives[state.battle_area][fighter - units.FIRST_NATIVE] -= count
    state.apart[who][fighter] += count


def call_their_leader(state, who):
    """A native leader is with the army that fights (3.8.10, 3.15.1)."""
    state.apart[who][units.NATIVE_LEADER] = state.native_leader[state.battle_area]
    state.native_leader[state.battle_area] = 0
