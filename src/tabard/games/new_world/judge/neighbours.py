"""Other nations: contracts that are kept, wars that can be won, a fight that goes on."""

from __future__ import annotations

from .. import phases
from ..book import BOOK
from ..components import board, nations, treaties, units
from ..glory.breach import may_not_attack
from ..land.forces import strength
from ..natives.armies import troops_in
from ..state import ATTACKER, DEFENDER
from ..turn.upkeep import upkeep_of
from ..world.avatars import spot_of
from ..world.limits import units_with
from ..world.nations import home
from .abroad import FAR, attack_of, steps_to

WEIGHTS = BOOK.weights()
DUCAT, MARKER, COLONY, STEP = WEIGHTS.of("ducat marker colony step")
BOUND, OWED, BREACH = WEIGHTS.of("bound owed breach")
ALLY, WAR, PREY, DREAD = WEIGHTS.of("ally war prey dread")
ADVANTAGE, EVEN = WEIGHTS.of("advantage even")
MOST_PREY = 3000


def worth_of_contracts(state, nation, weights):
    """What others owe is less than what one owes oneself; a breach is dear."""
    value, due = 0, 0
    for other in range(nations.NATIONS):
        pair = nations.PAIR[nation][other]
        if other != nation and state.contract_turns[pair] > 0:
            for n in range(treaties.PLACES_OF_CLAUSES):
                clause = state.contract[pair][n]
                if treaties.CLAUSE_NATION[clause] == nation:
                    due += treaties.CLAUSE_DUCATS[clause]
                    owed = weights[OWED] * treaties.CLAUSE_DUCATS[clause]
                    value -= state.contract_turns[pair] * (weights[BOUND] + owed)
                    value -= weights[BREACH] * is_about_to_trespass(state, nation, clause)
                elif treaties.CLAUSE_NATION[clause] == other:
                    has = state.held[home(other)][units.DUCATS]
                    likely = min(treaties.CLAUSE_DUCATS[clause], has)
                    value += state.contract_turns[pair] * weights[DUCAT] * likely
    if due > 0 and state.held[home(nation)][units.DUCATS] < due + upkeep_of(state, nation):
        value -= weights[BREACH]
    return value


def is_about_to_trespass(state, nation, clause):
    """Is an own avatar moving through a region that the clause forbids?"""
    if state.mover == 0 or nations.HOLDER_NATION[state.mover] != nation:
        return False
    spot = spot_of(state, state.mover)
    return spot < board.AREAS and board.REGION[spot] == treaties.CLAUSE_REGION[clause]


def worth_of_wars(state, nation, weights):
    """An ally is a neighbour less to fear, and more than one hardly needs. A war is good as far as
    the enemy's land can be taken, and bad as far as he can take one's own; a neutral nation may
    become an enemy."""
    value, allies = 0, 0
    for seat in range(state.seats):
        other = state.nation[seat]
        if other != nation and other < nations.NATIONS:
            status = state.status[nations.PAIR[nation][other]]
            if status == nations.ALLIED:
                value += weights[ALLY] // (1 if allies == 0 else 5)
                allies += 1
            else:
                gain = weights[PREY] * prey(state, nation, other, weights)
                loss = weights[DREAD] * prey(state, other, nation, weights)
                if status == nations.HOSTILE:
                    value += (gain - loss) // 100 - weights[WAR]
                else:
                    value += (gain - loss) // 400
    return value


def prey(state, hunter, hunted, weights):
    """What the strongest army of one nation could take from another, less the way to it; nothing
    where a contract forbids it."""
    army = strongest_army(state, hunter)
    force = attack_of(state, army)
    if force == 0 or may_not_attack(state, hunter, hunted):
        return 0
    value, nearest = 0, FAR
    for area in range(board.AREAS):
        if state.owner[area] == hunted:
            steps = steps_to(state, hunter, army, area)
            if steps < FAR and 4 * force > 5 * defence_of(state, area):
                value += weights[MARKER] + 2 * weights[COLONY] * state.colony[area]
                nearest = min(nearest, steps)
    return max(0, min(value, MOST_PREY) - weights[STEP] * nearest)


def strongest_army(state, nation):
    """The leader ashore or the fleet whose units attack best; the home base if nobody is abroad
    with any."""
    best, most = home(nation), 0
    for n in range(nations.LEADERS_EACH):
        leader = nations.LEADERS_EACH * nation + n
        if state.leader_at[leader] < board.AREAS:
            force = attack_of(state, nations.FIRST_LEADER + leader)
            if force > most:
                best, most = nations.FIRST_LEADER + leader, force
    for n in range(nations.FLEETS_EACH):
        force = attack_of(state, nations.FIRST_FLEET + nations.FLEETS_EACH * nation + n)
        if force > most:
            best, most = nations.FIRST_FLEET + nations.FLEETS_EACH * nation + n, force
    return best


def defence_of(state, area):
    """The defence of a territory: two for each unit that guards it, its works, leaders ashore."""
    total = 2 * troops_in(state, area) + 2 * state.fortification[area]
    for n in range(nations.LEADERS_EACH):
        leader = nations.LEADERS_EACH * state.owner[area] + n
        if state.leader_at[leader] == area:
            total += nations.LEADER_DEFENCE[leader]
            total += 2 * units_with(state, nations.FIRST_LEADER + leader)
    return total


def worth_of_combat(state, nation, weights):
    """A fight that goes on: by how much of all strength is on the own side; a fight between equals
    costs more than it brings."""
    for level in range(state.depth):
        if state.frame_phase[level] == phases.COMBAT:
            attack, defence = strength(state, ATTACKER), strength(state, DEFENDER)
            own = 100 * attack // max(1, attack + defence)
            if state.side[DEFENDER] == nation:
                own = 100 - own
            elif state.side[ATTACKER] != nation:
                return 0
            return weights[ADVANTAGE] * (own - weights[EVEN])
    return 0
