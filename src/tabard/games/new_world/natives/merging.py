"""Chapter "Merging native armies" (3.15): armies follow from the four counters of an area."""

from __future__ import annotations

from tabard.engine.rule import rule

from ..components import units
from ..options import army_size


@rule
def natives_before(state, area, fighter):
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


@rule
def in_army(state, area, army, fighter):
    """3.15.1: how many of a kind are in the first, second, third or fourth army."""
    first = natives_before(state, area, fighter)
    last = first + state.natives[area][fighter - units.FIRST_NATIVE]
    size = army_size(state)
    return max(0, min(last, size * (army + 1)) - max(first, size * army))


@rule
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


@rule
def strongest_army(state, area):
    """3.14.2: the army that fights: highest DF, tie most cavalry, tie the first."""
    best = 0
    for army in range(1, units.ARMIES):
        if rank_of_army(state, area, army) > rank_of_army(state, area, best):
            best = army
    return best


@rule
def cut_to_four_armies(state, area):
    """3.6.7, 4.1: what would be more than four armies is removed, infantry first."""
    total = 0
    for kind in range(units.NATIVE_KINDS):
        total += state.natives[area][kind]
    over = total - army_size(state) * units.ARMIES
    if over > 0:
        over = cut(state, area, units.N_INF, over)
        over = cut(state, area, units.I_INF, over)
        over = cut(state, area, units.N_CAV, over)
        cut(state, area, units.I_CAV, over)


@rule
def cut(state, area, fighter, over):
    """3.6.7: of one kind as many as are too many; how many are left to cut."""
    lost = min(over, state.natives[area][fighter - units.FIRST_NATIVE])
    state.natives[area][fighter - units.FIRST_NATIVE] -= lost
    return over - lost
