"""Chapter "Sequence of play": each phase, its rule, who is asked, what may be done, what follows.

Windows W1 to W6 (2.11) are phases whose verbs include the events that may be played there.
"""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import Sequence, phase
from tabard.engine.words import _

from . import (
    alliance,
    battle,
    consent,
    deck,
    draw,
    fort,
    hands,
    invasion,
    march,
    plot,
    recruit,
    revolt,
    setup,
    step_by_step,
    turn,
    windows,
)
from .events.sequence import PHASES_OF_EVENTS
from .events.when import (
    AFTER_A_BATTLE,
    AFTER_THE_DRAW,
    AMONG_ACTIONS,
    AT_ANY_TIME,
    BEFORE_PHASE_THREE,
)
from .roles import (
    consul,
    mercator,
    praefectus_classis,
    praefectus_fabrum,
    regina_foederata,
    vestalis,
)
from .state import (
    ACTIONS,
    AFTER_BATTLE,
    AFTER_DRAW,
    BATTLE,
    BETWEEN_INVASIONS,
    BETWEEN_REVOLTS,
    BOTTOM_CARD,
    CASUALTIES,
    CHOOSE_DRAW,
    CONSENT,
    CONSULTING,
    DEAL,
    DEAL_ROLES,
    DRAW,
    DRAWING,
    ESCORT,
    GOLD_CARDS,
    INVASION,
    OVER_LIMIT,
    PAY_ALLIANCE,
    PHASES,
    PUT_BACK,
    REVOLT_CARD,
    REVOLTS,
    ROLL,
    SET_DICE,
    SET_UP,
    START_CITY,
    TOP_BARBARIAN,
    TOP_CARD,
    TURN,
    WHICH_CARD,
    WHICH_EVENT,
)

ACTIONS_OF_ALL = (
    march.march,
    march.sail,
    fort.build_fort,
    recruit.recruit,
    battle.battle,
    plot.give,
    plot.take,
    plot.store,
    plot.fetch,
    alliance.forge_alliance,
    alliance.enlist,
)
ACTIONS_OF_ROLES = (
    consul.reinforce_fort,
    consul.raise_legion,
    mercator.offer_goods,
    mercator.buy_goods,
    praefectus_classis.sail_with_fleet,
    praefectus_classis.muster,
    praefectus_fabrum.raise_fort,
    praefectus_fabrum.journey,
    regina_foederata.enlist_freely,
)
GOING_ON = (windows.go_on, windows.go_on_silently)
_event_tip = _("Somebody holds an event that can be played now; or simply go on.")

SEQUENCE = Sequence(
    PHASES,
    [
        phase(SET_UP, "2.2", does=setup.go_on_with_the_set_up),
        phase(
            GOLD_CARDS,
            "2.2.3",
            asks=CHANCE,
            verbs=(setup.gold_card,),
            over=setup.gold_cards_are_out,
        ),
        phase(
            DEAL_ROLES, "2.2.4", asks=CHANCE, verbs=(setup.deal_role,), over=setup.roles_are_dealt
        ),
        phase(DEAL, "2.2.5", does=setup.go_on_with_the_deal),
        phase(
            START_CITY,
            "2.2.9",
            verbs=(setup.start_in,),
            tip=_("Choose the city of one of your cards: your pawn begins there with 2 legions."),
        ),
        # A turn and its first phase (1 to 35); W1 is open all the time.
        phase(TURN, "1", does=turn.go_on_with_the_turn),
        phase(
            ACTIONS,
            "4",
            verbs=(
                *ACTIONS_OF_ALL,
                *ACTIONS_OF_ROLES,
                *AT_ANY_TIME,
                *BEFORE_PHASE_THREE,
                *AMONG_ACTIONS,
                vestalis.consult,
                turn.end_actions,
            ),
            passes=(turn.end_actions,),
            tip=_(
                "You have four actions a turn, any mix of them. Ask why of whatever is not allowed."
            ),
        ),
        phase(
            ESCORT,
            "3.7.6",
            verbs=(regina_foederata.bring, step_by_step.done),
            passes=(step_by_step.done,),
            tip=_("The Regina may take barbarians along from the city she left, one by one."),
        ),
        phase(
            PAY_ALLIANCE,
            "28",
            verbs=(alliance.pay_card,),
            tip=_("You hold more cards of the tribe's colour than it wants: choose what you pay."),
        ),
        phase(BATTLE, "21", does=battle.go_on_with_the_battle),
        phase(ROLL, "2.5", asks=CHANCE, verbs=(battle.die,), over=battle.dice_have_fallen),
        phase(
            SET_DICE,
            "3.8.8",
            verbs=(battle.set_die,),
            over=battle.dice_have_fallen,
            tip=_("Alea iacta est: name the face that each die shows."),
        ),
        phase(
            CASUALTIES,
            "2.5",
            verbs=(battle.remove,),
            over=battle.nothing_to_remove,
            tip=_("The dice remove barbarians: choose of which tribe, one by one."),
        ),
        phase(
            AFTER_BATTLE,
            "2.11.6",
            verbs=(*AFTER_A_BATTLE, *GOING_ON),
            passes=GOING_ON,
            tip=_event_tip,
        ),
        # Phase 2 (36 to 51)
        phase(DRAW, "36", does=draw.begin_phase_two),
        phase(
            CHOOSE_DRAW,
            "3.7.7",
            verbs=(draw.draw,),
            tip=_("The Vestalis may draw 3 cards and put 1 of them back on top."),
        ),
        phase(DRAWING, "36", does=draw.go_on_with_the_draw),
        phase(TOP_CARD, "36", asks=CHANCE, verbs=(deck.turn_up,)),
        phase(WHICH_CARD, "2.15", asks=CHANCE, verbs=(deck.draw_card,)),
        phase(WHICH_EVENT, "2.15", asks=CHANCE, verbs=(deck.draw_event,)),
        phase(
            PUT_BACK,
            "3.7.7",
            verbs=(draw.put_back,),
            tip=_("Put one of the three cards back on top of the deck; everybody will know it."),
        ),
        phase(REVOLTS, "38", does=revolt.go_on_with_revolts),
        phase(REVOLT_CARD, "38", does=revolt.go_on_with_the_revolt),
        phase(BOTTOM_CARD, "40", asks=CHANCE, verbs=(revolt.bottom_card,)),
        phase(
            BETWEEN_REVOLTS,
            "49",
            verbs=(*AT_ANY_TIME, *BEFORE_PHASE_THREE, vestalis.consult, *GOING_ON),
            over=windows.is_silent,
            passes=GOING_ON,
            tip=_event_tip,
        ),
        phase(
            AFTER_DRAW,
            "2.11.3",
            verbs=(
                *AT_ANY_TIME,
                *BEFORE_PHASE_THREE,
                *AFTER_THE_DRAW,
                vestalis.consult,
                *GOING_ON,
            ),
            over=windows.is_silent,
            passes=GOING_ON,
            tip=_event_tip,
        ),
        # Phase 3 (52 to 62)
        phase(INVASION, "52", does=invasion.go_on_with_the_invasion),
        phase(TOP_BARBARIAN, "52", asks=CHANCE, verbs=(invasion.barbarian_card,)),
        phase(
            BETWEEN_INVASIONS,
            "2.11.4",
            verbs=(*AT_ANY_TIME, vestalis.consult, *GOING_ON),
            over=windows.is_silent,
            passes=GOING_ON,
            tip=_event_tip,
        ),
        # At any time
        phase(
            OVER_LIMIT,
            "2.3",
            verbs=(hands.discard, *AT_ANY_TIME, *BEFORE_PHASE_THREE),
            over=hands.within_limit,
            tip=_("A hand holds 7 cards: discard, or play an event of your own."),
        ),
        phase(CONSULTING, "3.7.7", does=vestalis.hand_her_the_event),
        phase(
            CONSENT,
            "2.16",
            verbs=(consent.agree, consent.disagree),
            consents=True,
            by_default=True,  # 4.20: an automated seat always agrees
            tip=_("You are asked to agree to another player's move."),
        ),
        *PHASES_OF_EVENTS,
    ],
)
