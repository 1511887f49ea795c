"""Naval step 6, the capture (F65, 3.17.6, 3.11.12): prizes, plunder, glory; then they part."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import go_to, pop, popped, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import glory, goods, units
from ..glory.higher_awards import award_pirate_hunter
from ..glory.points import win_glory
from ..options import PRIVATEER, plays_with
from ..state import NEITHER
from ..world.avatars import first_ship, is_helped_by, ships_in
from ..world.dice import throw
from ..world.limits import is_pirate, room_left, ships_left
from ..world.limits_exceeded import drop_what_does_not_fit
from ..world.map import side_of_fleet
from ..world.stacking_limits import cut_to_the_maximum
from .bribe import FREIGHT_ITEMS, what_item
from .escape import lose_damaged_ships
from .losses import SHIP_LOST, lose_the_fleet
from .sailing import arrive
from .start import ENDS, LOOK, PLUNDERS, STEP_AT_SEA, fleet_of
from .stowage import freight_is_gone, lose_freight_with_ships
from .waters import holder_of, seat_of_fleet

GLORY_OF_A_VICTORY = 2
HOLDS_AT_MOST = 4  # 3.11.12: what the die may show


def begin_the_capture(state):
    """The winner is rewarded; without one there is nothing to capture (3.17.6)."""
    tell(state, STEP_AT_SEA, 6)
    if state.winner == NEITHER:
        go_to(state, ENDS)
    else:
        reward_the_winner(state)


def beaten_fleet(state):
    """The fleet of the side that has lost."""
    return fleet_of(state, 1 - state.winner)


def reward_the_winner(state):
    """Two glory points; whom pirates beat loses two (F64, 3.17.6, 3.20 N°17)."""
    winner, loser = fleet_of(state, state.winner), beaten_fleet(state)
    if is_pirate(winner):
        win_glory(state, side_of_fleet(loser), -GLORY_OF_A_VICTORY, glory.BY_SEA)
        return
    win_glory(state, side_of_fleet(winner), GLORY_OF_A_VICTORY, glory.BY_SEA)
    if is_pirate(loser) and ships_in(state, loser) == 0:
        award_pirate_hunter(state, side_of_fleet(winner))


# --- prizes -------------------------------------------------------------------------------------


def dearest_prize(state):
    """The dearest of the damaged ships left behind, or -1 (3.23)."""
    ship = first_ship(state, beaten_fleet(state), units.DEAREST_DAMAGED)
    return ship if ship >= 0 and units.DAMAGED[ship] else -1


def look_for_a_prize(state):
    """A die for each damaged ship; pirates capture nothing (F65)."""
    if dearest_prize(state) < 0:
        go_to(state, PLUNDERS)
    elif is_pirate(fleet_of(state, state.winner)):
        lose_damaged_ships(state, beaten_fleet(state))
        go_to(state, PLUNDERS)
    else:
        throw(state, 1)


PRIZE_SAVED = told("prize_saved", "F65", _("This ship can be saved: {ship}."), part=Part())


def save_the_prize(state):
    """Up to four it is saved, with a Ship's carpenter up to five; if there is room the winner is
    asked. Then comes the next one. (3.11.12)"""
    go_to(state, LOOK)
    winner, ship = fleet_of(state, state.winner), dearest_prize(state)
    most = HOLDS_AT_MOST + is_helped_by(state, holder_of(winner), goods.SHIPS_CARPENTER)
    if state.dice_sum <= most and has_room_for_a_ship(state, winner):
        tell(state, PRIZE_SAVED, ship)
        push(state, phases.PRIZE, seat_of_fleet(state, winner), ship)
    else:
        give_up_prize(state, ship)


def has_room_for_a_ship(state, fleet):
    """Eight ships a fleet, thirty a nation (3.6.7)."""
    return ships_in(state, fleet) < units.MOST_SHIPS and ships_left(state, side_of_fleet(fleet)) > 0


def give_up_prize(state, ship):
    """It sinks (3.17.6)."""
    state.ships[beaten_fleet(state)][ship] -= 1
    tell(state, SHIP_LOST, beaten_fleet(state), ship)


PRIZE_TAKEN = told("prize", "F65", _("{fleet} takes {ship}."), weight=1, part=Part())


def keep_prize(state, seat):
    """It joins the fleet, damaged; a point of glory, and more for privateers (3.17.6, 3.20.5)."""
    ship, winner = popped(state), fleet_of(state, state.winner)
    state.ships[beaten_fleet(state)][ship] -= 1
    state.ships[winner][ship] += 1
    tell(state, PRIZE_TAKEN, winner, ship)
    win_glory(state, state.nation[seat], 1 + glory_of_privateers(state, winner), glory.BY_SEA)


def glory_of_privateers(state, fleet):
    """A point for those of Dieppe; in the expert game one for a letter of marque too (FR3, 3.23,
    3.19 N°15)."""
    has_letter = state.marque[fleet] == 1 and plays_with(state, PRIVATEER)
    return (state.dieppe == 1 + fleet) + has_letter


def sink_prize(state, seat):
    """Nobody must keep it; it sinks (3.17.6)."""
    give_up_prize(state, popped(state))


# --- cargo --------------------------------------------------------------------------------------


DUCATS_TAKEN = told("ducats_taken", "F65", _("{side} takes {ducats}."), part=Part())


def plunder(state):
    """What the beaten fleet can no longer carry; of a lost one everything, ducats at once (F65,
    3.17.6)."""
    winner, loser = fleet_of(state, state.winner), beaten_fleet(state)
    if is_pirate(winner) or is_pirate(loser):
        return
    ducats = most_to_seize(state, units.DUCATS) if freight_is_left(state) else 0
    if ducats > 0:
        change_ships(state, units.DUCATS, ducats)
        tell(state, DUCATS_TAKEN, side_of_fleet(winner), ducats)
    push(state, phases.PLUNDER, seat_of_fleet(state, winner))


def change_ships(state, what, count):
    """From the beaten fleet to the winner's (F65)."""
    state.held[holder_of(beaten_fleet(state))][what] -= count
    state.held[holder_of(fleet_of(state, state.winner))][what] += count


def freight_is_left(state):
    """The fleet is lost, or the ships that carry the freight have stayed (3.17.6, 3.17.7, A41)."""
    return ships_in(state, beaten_fleet(state)) == 0 or freight_is_gone(state, 1 - state.winner)


def most_to_seize(state, what):
    """Of one kind as much as the winner's fleet can take (3.17.6)."""
    winner, loser = fleet_of(state, state.winner), beaten_fleet(state)
    return cut_to_the_maximum(state, holder_of(winner), what, state.held[holder_of(loser)][what])


def nothing_to_seize(state):
    """The beaten fleet can carry the rest, or nothing more fits (3.17.6)."""
    if not freight_is_left(state) and room_left(state, beaten_fleet(state)) >= 0:
        return True
    return all(most_to_seize(state, what_item(item)) == 0 for item in range(FREIGHT_ITEMS))


NO_MORE_TO_SEIZE = refuse("3.17.6", _("Only {count} × {what} can be taken."))


def why_not_seize(state, seat, item, count):
    """Build points and goods (3.17.6)."""
    most = most_to_seize(state, what_item(item))
    return LEGAL if count <= most else because(NO_MORE_TO_SEIZE, most, what_item(item))


SEIZED = told("seized", "F65", _("{nation} takes {count} × {what}."), part=Part())


def seize(state, seat, item, count):
    """It changes ships (3.17.6)."""
    change_ships(state, what_item(item), count)
    tell(state, SEIZED, state.nation[seat], count, what_item(item))


def leave_rest(state, seat):
    """Nobody must take it (3.17.6)."""
    pop(state)


def lose_what_is_left(state):
    """With its last ship a fleet is lost; else its owner drops what is too much (3.17.7, 3.6.5)."""
    loser = beaten_fleet(state)
    if not is_pirate(loser):
        lose_freight_with_ships(state, 1 - state.winner)
    lose_the_fleet(state, loser)
    if not is_pirate(loser) and ships_in(state, loser) > 0:
        drop_what_does_not_fit(state, loser)


def part(state):
    """Whoever has retreated is elsewhere now (3.17.5)."""
    loser = beaten_fleet(state)
    if state.sails_away_to > 0 and ships_in(state, loser) > 0:
        arrive(state, loser, state.sails_away_to - 1)


def stow_what_was_taken(state):
    """The winner drops what does not fit (3.6.7, 3.17.6)."""
    drop_after_the_combat(state, state.winner)


def drop_after_the_combat(state, who):
    """When nobody has won, too, ships are lost, and what they carried with them (3.6.5)."""
    if not is_pirate(fleet_of(state, who)):
        drop_what_does_not_fit(state, fleet_of(state, who))
