"""3.14.3 and 3.15: which natives fight: armies are merged, and the strongest is called."""

from __future__ import annotations

from tabard.engine.rule import rule

from ..components import nations, units
from ..natives.merging import in_army, rank_of_army, strongest_army
from ..natives.raising import is_imperial, raise_natives, riders_raised, units_raised
from ..options import army_size
from ..state import ATTACKER, DEFENDER


@rule
def enemy_of_natives(state):
    """3.8.8: the nation that RAISE names: who attacks them, or whose action has failed."""
    if state.side[ATTACKER] < nations.NATIONS:
        return state.side[ATTACKER]
    return state.side[DEFENDER]


@rule
def call_the_natives(state):
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


@rule
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
        call_the_natives(state)
        raise_natives(state, area, enemy, state.dice_sum)
        return
    raise_natives(state, area, enemy, state.dice_sum)
    call_out(state, who, foot_kind, foot)
    call_out(state, who, rider_kind, riders)
    state.apart[who][units.NATIVE_LEADER] = state.native_leader[area]
    state.native_leader[area] = 0


@rule
def call_out(state, who, kind, count):
    """A27: so many of a kind fight."""
    count = min(count, state.natives[state.battle_area][kind - units.FIRST_NATIVE])
    state.natives[state.battle_area][kind - units.FIRST_NATIVE] -= count
    state.apart[who][kind] += count
