"""Status changes: in the diplomacy phase (3.9.B), and by the main card (3.10.5)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import agreed, call_off, cursor, pop, push, seat_now, turn_to
from tabard.engine.kinds import OPEN, Kind
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from .. import phases
from ..action.main_card import use_main_card
from ..book import refuse, told
from ..components import glory, goods, nations
from ..glory.awards import award_peacemaker
from ..glory.points import win_glory
from ..land.unwelcome import BY_STATUS, look_who_must_leave
from ..state import State
from ..world.avatars import nation_is_helped_by
from ..world.dice import throw
from ..world.nations import plays, seat_at, seat_of

MOST_PROPOSALS = 3
# 3.9.B3: what two nations change by consent, what one of them announces; from what status to what.
PROPOSALS = Kind("proposal", ["alliance", "peace"])
PROPOSED_FROM = table([nations.NEUTRAL, nations.HOSTILE])
PROPOSED_TO = table([nations.ALLIED, nations.NEUTRAL])
CHANGES = Kind("change", ["end_alliance", "hostility"])
CHANGED_FROM = table([nations.ALLIED, nations.NEUTRAL])
CHANGED_TO = table([nations.NEUTRAL, nations.HOSTILE])


def talk_in_turn(state, place):
    """One nation after the other, in order of play; each once (3.9.B)."""
    state.proposals_left = MOST_PROPOSALS
    push(state, phases.TALKS, seat_at(state, place))


forget_the_changes = State.forgets(
    "diplomacy", says="In the next turn each status may change again (3.9.B3)."
)


NOT_IN_THE_GAME = refuse("3.9.B3", _("{nation} is not another nation of this game."))


def why_not_another(state, seat, nation):
    """Another nation that is in the game (3.9.B3)."""
    other = plays(state, nation) and nation != state.nation[seat]
    return LEGAL if other else because(NOT_IN_THE_GAME, nation)


CHANGED_ALREADY = refuse("3.9.B3", _("The status with {nation} has changed this turn."))


def why_not_change(state, seat, nation):
    """The status with another nation, once in a turn for each pair (3.9.B3)."""
    if refusal := why_not_another(state, seat, nation):
        return refusal
    if state.status_changed[nations.PAIR[state.nation[seat]][nation]]:
        return because(CHANGED_ALREADY, nation)
    return LEGAL


def status_with(state, seat, nation):
    """The status of two nations (3.3.3)."""
    return state.status[nations.PAIR[state.nation[seat]][nation]]


NO_PROPOSAL_LEFT = refuse("3.9.B0", _("No proposal is left in this turn."))


def why_not_propose_to(state, seat, nation):
    """Three proposals in a turn, each to another nation (3.9.B0)."""
    if state.proposals_left == 0:
        return because(NO_PROPOSAL_LEFT)
    return why_not_another(state, seat, nation)


ALREADY_SO = refuse("3.9.B3", _("The status with {nation} cannot be changed like that."))


def why_not_propose(state, seat, nation, what):
    """Neutral nations may ally, hostile ones make peace, by consent (3.9.B0, 3.9.B3)."""
    if refusal := why_not_propose_to(state, seat, nation) or why_not_change(state, seat, nation):
        return refusal
    status = status_with(state, seat, nation)
    if status == nations.ALLIED or (what != OPEN and status != PROPOSED_FROM[what]):
        return because(ALREADY_SO, nation)
    return LEGAL


def consent_propose(state, seat, nation, what):
    """The other nation answers at once (3.9.B0)."""
    return 1 << seat_of(state, nation)


def propose(state, seat, nation, what):
    """Both agree (3.9.B3)."""
    state.proposals_left -= 1
    change(state, seat, nation, PROPOSED_TO[what])


def change(state, seat, nation, status):
    """The two nations have used their change of this turn (3.9.B3)."""
    state.status_changed[nations.PAIR[state.nation[seat]][nation]] = 1
    become(state, state.nation[seat], nation, status)


BECAME = told("status", "3.13", _("{nation} and {other}: {status}."), weight=1)


def become(state, nation, other, status):
    """The status of two nations changes, by consent, announcement, main card or event; leaders may
    have to leave or to fight (3.9.B3, 3.9.B4, 3.10.5, 3.19)."""
    state.status[nations.PAIR[nation][other]] = status
    tell(state, BECAME, nation, other, status)
    if status == nations.ALLIED:
        award_peacemaker(state, nation)
        award_peacemaker(state, other)
    else:
        look_who_must_leave(state, BY_STATUS)


def agree(state, seat):
    """The proposal is carried out (3.9.B0)."""
    agreed(state, seat)


PROPOSAL_REFUSED = told(
    "proposal_refused", "3.9.B0", _("{nation} refuses what {other} proposes."), weight=1
)


def disagree(state, seat):
    """It is forgotten, but it was one of three; all hear who refuses (3.9.B0, 3.23)."""
    tell(state, PROPOSAL_REFUSED, state.nation[seat], state.nation[seat_now(state)])
    state.proposals_left -= 1
    call_off(state)


NOT_BY_ONE_SIDE = refuse("3.9.B3", _("You cannot change that on your own: {nation} must agree."))


def why_not_announce(state, seat, nation, what):
    """One side ends an alliance, or makes a neutral nation an enemy (3.9.B3)."""
    if refusal := why_not_change(state, seat, nation):
        return refusal
    if status_with(state, seat, nation) != CHANGED_FROM[what]:
        return because(NOT_BY_ONE_SIDE, nation)
    return LEGAL


def announce(state, seat, nation, what):
    """Hostility costs a point of glory, but with a Diplomat nothing; after this no more proposals
    (3.9.B0, 3.9.B3)."""
    state.proposals_left = 0
    if CHANGED_TO[what] == nations.HOSTILE and not has_diplomat(state, state.nation[seat]):
        win_glory(state, state.nation[seat], -1, glory.BY_DIPLOMACY)
    change(state, seat, nation, CHANGED_TO[what])


def has_diplomat(state, nation):
    """With an own leader or fleet in service (3.18 N°16)."""
    return nation_is_helped_by(state, nation, goods.DIPLOMAT)


# --- war by the main card -----------------------------------------------------------------------


def why_not_declare_war(state, seat, nation):
    """On a neutral or an allied nation (F51, 3.10.5)."""
    if refusal := why_not_another(state, seat, nation):
        return refusal
    if status_with(state, seat, nation) == nations.HOSTILE:
        return because(ALREADY_SO, nation)
    return LEGAL


def declare_war(state, seat, nation):
    """It costs a die of glory, with a Diplomat one point; the impulse goes on with the war (F51,
    3.18 N°16)."""
    use_main_card(state, seat)
    turn_to(state, phases.WAR_DICE, seat, nation)
    if has_diplomat(state, state.nation[seat]):
        state.dice_sum = 1
    else:
        throw(state, 1)


WAR_DECLARED = told(
    "war_declared",
    "3.10.5",
    _("{nation} declares war upon {other}."),
    weight=2,
    part=Part(opens=(), ends=True),
)


def begin_the_war(state):
    """Both are hostile now (F51)."""
    nation, mine = cursor(state), state.nation[seat_now(state)]
    pop(state)
    tell(state, WAR_DECLARED, mine, nation)
    win_glory(state, mine, -state.dice_sum, glory.BY_DIPLOMACY)
    become(state, mine, nation, nations.HOSTILE)
