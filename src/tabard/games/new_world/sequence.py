"""The sequence of play: each phase, its rule, who is asked, what may be done, what follows."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import Sequence, phase
from tabard.engine.words import _

from . import (
    aboard,
    administration,
    attempt,
    build,
    cards_phase,
    colonise,
    demand,
    dice,
    discover,
    impulse,
    main_card,
    movement,
    setup,
    transfer,
    trying,
    turn,
)
from .cards import playing
from .phases import (
    ACTION_PHASE,
    ADMINISTRATION,
    ATTEMPT,
    BID,
    BUILD,
    CARDS_PHASE,
    DEAL,
    DEMAND,
    DEMAND_CARD,
    DICE,
    DISBAND,
    DRAW,
    DROP,
    GIFTS,
    IMPULSE,
    LAY_MARKER,
    LAY_OPEN,
    MARKERS_DRAWN,
    MOVING,
    ORDER_CARD,
    OVER_LIMIT,
    PHASES,
    PICK_LEADER,
    PICK_NATION,
    SET_UP,
    SPEND,
    SUFFER,
    TURN,
)

MAIN_CARD = (
    main_card.new_leader,
    main_card.new_fleet,
    main_card.new_regiment,
    main_card.buy_points,
    main_card.take_two_points,
    main_card.build_by_main_card,
)
PAID_ACTIONS = (
    movement.activate,
    discover.discover,
    colonise.colonise,
    colonise.claim,
    build.build_at_home,
)
FREE_ACTIONS = (
    transfer.give,
    transfer.take,
    transfer.give_ships,
    transfer.take_ships,
    aboard.embark,
    aboard.disembark,
    aboard.join_fleet,
)

SEQUENCE = Sequence(
    PHASES,
    [
        phase(SET_UP, "3.21", does=setup.go_on_with_the_set_up),
        phase(
            BID,
            "3.21",
            asks=setup.everybody,
            verbs=(setup.bid,),
            sealed=True,
            public=False,
            tip=_("Bid glory in secret; the highest bid chooses its nation first."),
        ),
        phase(
            PICK_NATION, "3.21", verbs=(setup.choose_nation,), tip=_("Choose the nation you play.")
        ),
        phase(
            PICK_LEADER,
            "3.21.6",
            verbs=(setup.choose_leader,),
            tip=_("Choose your first leader; he is free."),
        ),
        phase(TURN, "3.9", does=turn.go_on_with_the_turn),
        # A. the cards phase
        phase(CARDS_PHASE, "3.9.A", does=cards_phase.go_on_with_the_cards_phase),
        phase(DRAW, "3.9.A3", does=cards_phase.go_on_drawing),
        phase(DEAL, "3.9.A3", asks=CHANCE, verbs=(cards_phase.deal,)),
        phase(
            OVER_LIMIT,
            "3.9.A3",
            verbs=(cards_phase.discard,),
            over=cards_phase.within_limit,
            public=False,
            tip=_("Your hand is over its limit: discard."),
        ),
        phase(
            GIFTS,
            "3.9.A5",
            verbs=(cards_phase.give_to_the_king, cards_phase.give_crown_card, build.done),
            over=cards_phase.nothing_to_give,
            public=False,
            tip=_("Ducats for the king are glory at the end; a card with a crown is glory now."),
        ),
        phase(
            DEMAND,
            "3.9.A6",
            verbs=(demand.look_at_demand, build.done),
            passes=(build.done,),
            tip=_("Look at the top demand card: laid open it brings glory, and a better price."),
        ),
        phase(DEMAND_CARD, "3.9.A6", asks=CHANCE, verbs=(demand.turn_demand,)),
        phase(
            LAY_OPEN,
            "3.9.A6",
            verbs=(demand.lay_open, demand.put_under),
            tip=_("Lay the demand open for a point of glory, or put it under the deck."),
        ),
        phase(ORDER_CARD, "3.9.A7", asks=CHANCE, verbs=(cards_phase.name_order,)),
        # C. the action phase
        phase(ACTION_PHASE, "3.10.1", does=impulse.go_on_with_the_action_phase),
        phase(
            IMPULSE,
            "3.10.1",
            verbs=(impulse.play_for_points, playing.play_event, *MAIN_CARD, impulse.pass_),
            public=False,
            tip=_("Play a card for its operation points, use the main card, or pass."),
        ),
        phase(
            SPEND,
            "3.10.7",
            verbs=(*PAID_ACTIONS, impulse.end_impulse),
            tip=_("Spend your operation points: each paid action costs one."),
        ),
        phase(
            BUILD,
            "3.10.5",
            verbs=(build.build, build.build_ship, build.done),
            over=build.cannot_build,
            passes=(build.done,),
            tip=_("Build units, settlers and ships for the build points at home."),
        ),
        phase(
            MOVING,
            "3.10.9",
            verbs=(movement.sail, movement.march, *FREE_ACTIONS, movement.end_move),
            passes=(movement.end_move,),
            tip=_("Move, and hand things over on the way; then end the movement."),
        ),
        phase(DICE, "3.1.3", asks=CHANCE, verbs=(dice.die,), over=dice.dice_have_fallen),
        phase(ATTEMPT, "3.1.5", does=attempt.go_on_with_the_attempt),
        phase(
            MARKERS_DRAWN,
            "3.11.3",
            asks=CHANCE,
            verbs=(discover.draw_marker,),
            over=discover.markers_are_drawn,
        ),
        phase(
            LAY_MARKER,
            "3.11.3",
            verbs=(discover.lay_marker, discover.leave_unclaimed),
            over=discover.no_marker_to_lay,
            tip=_("You may lay a control marker in what you have discovered."),
        ),
        phase(
            SUFFER,
            "3.11.3",
            verbs=(trying.lose_unit, trying.hit_ship),
            over=trying.has_suffered,
            tip=_("Choose what you lose."),
        ),
        phase(
            DROP,
            "3.6.5",
            verbs=(trying.drop,),
            over=trying.fits_again,
            tip=_("The ships that are left cannot carry all: choose what is dropped."),
        ),
        # D. the administration phase
        phase(ADMINISTRATION, "3.9.D", does=administration.go_on_with_the_administration),
        phase(
            DISBAND,
            "3.9.D1",
            verbs=(administration.disband, administration.disband_ship),
            over=administration.upkeep_can_be_paid,
            tip=_("You cannot pay the upkeep: choose what is disbanded."),
        ),
    ],
)
