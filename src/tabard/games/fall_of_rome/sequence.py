"""Chapter "Sequence of play": each phase, its rule, who is asked, what may be done, what follows.

Windows W1 to W6 (2.11) are phases whose verbs include the events that may be played there: which,
`events/windows` says.
"""

from __future__ import annotations

from tabard.engine.flow.sequence import Sequence, Within, each, phase
from tabard.engine.kinds import CHANCE, upto
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
    phases,
    plot,
    recruit,
    revolt,
    setup,
    step_by_step,
    turn,
)
from .components import cards, pieces
from .events import windows
from .events.sequence import PHASES_OF_EVENTS
from .phases import PHASES
from .players import active_seat, is_silent, pawns_in_play
from .roles import (
    consul,
    mercator,
    praefectus_classis,
    praefectus_fabrum,
    regina_foederata,
    vestalis,
)
from .state import State

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


def active(state: State, _seat: int) -> int:
    """Under a die or a card, whose seat is chance, goes on what the active player does."""
    seat: int = active_seat(state)
    return seat


_event_tip = _("An event can be played now: play it, or go on.")

SEQUENCE = Sequence(
    PHASES,
    [
        phase(
            phases.SET_UP,
            "2.2",
            steps=setup.STEPS.of(
                gold_cards=setup.invade_at_first,
                roles=setup.deal_roles,
                hands=setup.deal_hands,
                revolts=setup.finish_the_deck,
                pawn=each(setup.begin_somewhere, pieces.MOST_SEATS, pawns_in_play),
                turns=setup.first_turn,
            ),
        ),
        phase(
            phases.GOLD_CARDS,
            "2.2.3",
            asks=CHANCE,
            verbs=(setup.gold_card,),
            over=setup.gold_cards_are_out,
            keeps={"settled": upto(9)},
        ),
        phase(
            phases.DEAL_ROLES,
            "2.2.4",
            asks=CHANCE,
            verbs=(setup.deal_role,),
            over=setup.roles_are_dealt,
            keeps={"dealt": upto(pieces.MOST_SEATS)},
        ),
        phase(
            phases.DEAL,
            "2.2.5",
            does=setup.deal_one_by_one,
            keeps={"dealt": upto(20)},
            within=Within(phases.SET_UP, "revolts"),
        ),
        phase(
            phases.START_CITY,
            "2.2.9",
            verbs=(setup.start_in,),
            tip=_("Choose the city of one of your cards: your pawn begins there with 2 legions."),
            keeps={"pawn": pieces.PAWNS},
        ),
        # A turn and its first phase (1 to 35); W1 is open all the time.
        phase(
            phases.TURN,
            "1",
            steps={
                "phase_one": turn.begin_turn,
                "phase_two": turn.begin_draw,
                "hand_limit": turn.bring_hand_down,
                "phase_three": turn.begin_invasion,
                "next_player": turn.next_player,
            },
            again=True,
        ),
        phase(
            phases.ACTIONS,
            "4",
            verbs=(
                *ACTIONS_OF_ALL,
                *ACTIONS_OF_ROLES,
                *windows.BESIDE_THE_ACTIONS,
                turn.end_actions,
            ),
            passes=(turn.end_actions,),
            tip=_("Any mix of actions will do, and events cost none."),
            within=Within(phases.TURN, "phase_two"),
        ),
        phase(
            phases.ESCORT,
            "3.7.6",
            verbs=(regina_foederata.bring, step_by_step.done),
            passes=(step_by_step.done,),
            tip=_("The Regina may take barbarians along from the city she left, one by one."),
            within=Within(phases.ACTIONS),
        ),
        phase(
            phases.PAY_ALLIANCE,
            "28",
            verbs=(alliance.pay_card,),
            tip=_("You hold more cards of the tribe's colour than it wants: choose what you pay."),
            within=Within(phases.ACTIONS),
        ),
        phase(
            phases.BATTLE,
            "21",
            steps={
                "dice": battle.throw_dice,
                "casualties": battle.take_casualties,
                "end": battle.finish_battle,
            },
            within=Within(phases.ACTIONS),
        ),
        phase(
            phases.ROLL,
            "2.5",
            asks=CHANCE,
            verbs=(battle.die,),
            over=battle.dice_have_fallen,
            within=Within(phases.BATTLE, "casualties", seat=active),
        ),
        phase(
            phases.SET_DICE,
            "3.8.8",
            verbs=(battle.set_die,),
            over=battle.dice_have_fallen,
            tip=_("Alea iacta est: name the face that each die shows."),
            within=Within(phases.BATTLE, "casualties"),
        ),
        phase(
            phases.CASUALTIES,
            "2.5",
            verbs=(battle.remove,),
            over=battle.nothing_to_remove,
            alike=battle.all_are_removed,
            tip=_("The dice remove barbarians: choose of which tribe, one by one."),
            within=Within(phases.BATTLE, "end"),
        ),
        phase(
            phases.AFTER_BATTLE,
            "2.11.6",
            verbs=windows.AFTER_A_BATTLE,
            passes=windows.GOING_ON,
            tip=_event_tip,
            within=Within(phases.ACTIONS),
        ),
        # Phase 2 (36 to 51)
        phase(phases.DRAW, "36", does=draw.choose_or_draw, within=Within(phases.AFTER_DRAW)),
        phase(
            phases.CHOOSE_DRAW,
            "3.7.7",
            verbs=(vestalis.draw,),
            tip=_("The Vestalis may draw 3 cards and put 1 of them back on top."),
            within=Within(phases.AFTER_DRAW),
        ),
        phase(
            phases.DRAWING,
            "36",
            steps=draw.STEPS.of(
                cards=draw.draw_one_by_one,
                take=draw.handle_drawn_cards,
                three_cards=draw.draw_one_by_one,
                put_back=draw.put_one_back,
            ),
            again=True,
            within=Within(phases.AFTER_DRAW),
        ),
        phase(
            phases.TOP_CARD,
            "36",
            asks=CHANCE,
            verbs=(deck.turn_up,),
            within=Within(phases.DRAWING, "cards", seat=active),
        ),
        phase(
            phases.WHICH_CARD,
            "2.15",
            asks=CHANCE,
            verbs=(deck.draw_card,),
            within=Within(phases.DRAWING, "cards", seat=active),
        ),
        phase(
            phases.WHICH_EVENT,
            "2.15",
            asks=CHANCE,
            verbs=(deck.draw_event,),
            within=Within(phases.DRAWING, "cards", seat=active),
        ),
        phase(
            phases.PUT_BACK,
            "3.7.7",
            verbs=(vestalis.put_back,),
            tip=_("Put one of the three cards back on top of the deck; everybody will know it."),
            within=Within(phases.DRAWING, "take"),
        ),
        phase(
            phases.REVOLTS,
            "38",
            steps={"revolt": revolt.next_revolt, "between": revolt.between_revolts},
            again=True,
            over=revolt.no_revolt_waits,
            within=Within(phases.AFTER_DRAW),
        ),
        phase(
            phases.REVOLT_CARD,
            "38",
            steps={
                "increase": revolt.increase,
                "revolt": revolt.draw_the_bottom_card,
                "intensify": revolt.intensify,
            },
            within=Within(phases.REVOLTS, "between"),
        ),
        phase(
            phases.BOTTOM_CARD,
            "40",
            asks=CHANCE,
            verbs=(revolt.bottom_card,),
            keeps={"layer": cards.LAYERS},
            within=Within(phases.REVOLT_CARD, "intensify", seat=active),
        ),
        phase(
            phases.BETWEEN_REVOLTS,
            "49",
            verbs=windows.BETWEEN_REVOLTS,
            over=is_silent,
            passes=windows.GOING_ON,
            tip=_event_tip,
            within=Within(phases.REVOLTS),
        ),
        phase(
            phases.AFTER_DRAW,
            "2.11.3",
            verbs=windows.AFTER_THE_DRAW,
            over=is_silent,
            passes=windows.GOING_ON,
            tip=_event_tip,
            within=Within(phases.TURN, "hand_limit"),
        ),
        # Phase 3 (52 to 62)
        phase(
            phases.INVASION,
            "52",
            steps=invasion.STEPS.of(
                count=invasion.count_cards_to_turn,
                turn_a_card=invasion.turn_barbarian_card,
                go_on=invasion.go_on_to_the_next_card,
            ),
            again=True,
            within=Within(phases.TURN, "next_player"),
        ),
        phase(
            phases.TOP_BARBARIAN,
            "52",
            asks=CHANCE,
            verbs=(invasion.barbarian_card,),
            keeps={"layer": cards.LAYERS},
            within=Within(phases.INVASION, "go_on", seat=active),
        ),
        phase(
            phases.BETWEEN_INVASIONS,
            "2.11.4",
            verbs=windows.BETWEEN_INVASIONS,
            over=is_silent,
            passes=windows.GOING_ON,
            tip=_event_tip,
            within=Within(phases.INVASION, "turn_a_card"),
        ),
        # At any time
        phase(
            phases.OVER_LIMIT,
            "2.3",
            verbs=(hands.discard, *windows.OVER_THE_LIMIT),
            over=hands.within_limit,
            tip=_("A hand holds 7 cards; cities and events both count."),
            within=Within(phases.TURN, "phase_three"),
        ),
        phase(phases.CONSULTING, "3.7.7", asks=CHANCE, does=vestalis.hand_her_the_event),
        phase(
            phases.CONSENT,
            "2.16",
            verbs=(consent.agree, consent.disagree),
            consents=True,
            by_default=True,  # 4.20: an automated seat always agrees
        ),
        *PHASES_OF_EVENTS,
    ],
)
