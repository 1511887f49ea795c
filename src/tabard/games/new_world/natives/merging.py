"""Chapter "Merging native armies" (3.15): armies follow from the four counters of an area, and the
strongest one fights (3.14.3)."""

from __future__ import annotations

from ..components import nations, units
from ..options import army_size
from ..state import ATTACKER, DEFENDER
from .raising import is_imperial, raise_natives, riders_raised, units_raised


def counted_before(state, area, fighter):
    """3.15.1: how many are told off to armies before this kind: first all cavalry, imperial before
    native, then imperial infantry, then native infantry."""
    count = 0
    if fighter != units.I_CAV:
        count += state.natives[area][units.I_CAV - units.FIRST_NATIVE]
    if fighter == units.I_INF or fighter == units.N_INF:
        count += state.natives[area][units.N_CAV - units.FIRST_NATIVE]
    if fighter == units.N_INF:
        count += state.natives[area][units.I_INF - units.FIRST_NATIVE]
    return count


def in_army(state, area, army, fighter):
    """3.15.1: how many of a kind are in the first, second, third or fourth army."""
    first = counted_before(state, area, fighter)
    last = first + state.natives[area][fighter - units.FIRST_NATIVE]
    size = army_size(state)
    return max(0, min(last, size * (army + 1)) - max(first, size * army))


def size_of_army(state, area, army):
    """3.15.1: units of one army."""
    return (
        in_army(state, area, army, units.N_INF)
        + in_army(state, area, army, units.N_CAV)
        + in_army(state, area, army, units.I_INF)
        + in_army(state, area, army, units.I_CAV)
    )


def rank_of_army(state, area, army):
    """3.14.2: what armies are compared by: their defence factors, then their cavalry."""
    defence, cavalry = (
        0,
        in_army(state, area, army, units.N_CAV) + in_army(state, area, army, units.I_CAV),
    )
    for kind in range(units.NATIVE_KINDS):
        fighter = units.FIRST_NATIVE + kind
        count = in_army(state, area, army, fighter)
        defence += count * (units.FIGHTER_DEFENCE[fighter] + state.firearms)
    return 100 * defence + cavalry


def strongest_army(state, area):
    """3.14.2: the army that fights: highest DF, tie most cavalry, tie the first."""
    best = 0
    for army in range(1, units.ARMIES):
        if rank_of_army(state, area, army) > rank_of_army(state, area, best):
            best = army
    return best


# --- which of them fight --------------------------------------------------------------------------


def enemy_of_natives(state):
    """3.8.8: the nation that RAISE names: who attacks them, or whose action has failed."""
    if state.side[ATTACKER] < nations.NATIONS:
        return state.side[ATTACKER]
    return state.side[DEFENDER]


def merge_and_call_the_strongest(state):
    """46, 3.14.2, 3.15: merged, and the strongest army fights; the others stand by."""
    area = state.battle_area
    for who in range(2):
        if state.side[who] == nations.NATIVES:
            army = strongest_army(state, area)
            for kind in range(units.NATIVE_KINDS):
                state.apart[who][units.FIRST_NATIVE + kind] = in_army(
                    state, area, army, units.FIRST_NATIVE + kind
                )
            state.apart[who][units.NATIVE_LEADER] = state.native_leader[area]
            state.native_leader[area] = 0
            for kind in range(units.NATIVE_KINDS):
                state.natives[area][kind] -= state.apart[who][units.FIRST_NATIVE + kind]


def call_the_old_or_the_new(state):
    """A27: natives who take up arms do not merge with those who stand there; the stronger army of
    both fights, by defence factors, then by cavalry."""
    area, enemy = state.battle_area, enemy_of_natives(state)
    who = ATTACKER if state.side[ATTACKER] == nations.NATIVES else DEFENDER
    imperial = is_imperial(state, area)
    foot_kind, rider_kind = (
        (units.I_INF if imperial else units.N_INF),
        (units.I_CAV if imperial else units.N_CAV),
    )
    total = units_raised(state, area, enemy, state.dice_sum)
    riders = min(army_size(state), riders_raised(state, area, total))
    foot = min(army_size(state), total) - riders
    defence = foot * units.FIGHTER_DEFENCE[foot_kind] + riders * units.FIGHTER_DEFENCE[rider_kind]
    defence += (foot + riders) * state.firearms
    if rank_of_army(state, area, strongest_army(state, area)) >= 100 * defence + riders:
        merge_and_call_the_strongest(state)
        raise_natives(state, area, enemy, state.dice_sum)
        return
    raise_natives(state, area, enemy, state.dice_sum)
    call_out(state, who, foot_kind, foot)
    call_out(state, who, rider_kind, riders)
    state.apart[who][units.NATIVE_LEADER] = state.native_leader[area]
    state.native_leader[area] = 0


def call_out(state, who, kind, count):
    """A27: so many of a kind fight."""
    count = min(count, state.natives[state.battle_area][kind - units.FIRST_NATIVE])
    state.natives[state.battle_area][kind - units.FIRST_NATIVE] -= count
    state.apart[who][kind] += count
