"""The phases of diplomacy, of wars and of advisors."""

from __future__ import annotations

from tabard.engine.flow.sequence import Within, each, phase, steps
from tabard.engine.kinds import SEATS, or_none
from tabard.engine.words import _

from .. import ending, phases
from ..action import build
from ..cards import reactions
from ..components import nations
from ..crown import advisors
from ..diplomacy import bargain, contracts, deal, talks
from ..glory import breach
from ..land import unwelcome
from ..turn.order import in_order
from ..world.dice import throw_one
from .lies_under import IN_TALKS, NATIVES_STIR, by_chance, in_turn, of_an_impulse

DIPLOMACY_PHASES = [
    phase(
        phases.DIPLOMACY,
        "3.9.B",
        steps={"talks": in_order(talks.talk_in_turn), "end": talks.forget_the_changes},
        within=in_turn("action"),
    ),
    phase(
        phases.TALKS,
        "3.9.B0",
        verbs=(
            talks.propose,
            deal.open_deal,
            contracts.propose_contract,
            talks.announce,
            ending.call_time,
            build.done,
        ),
        tip=_("Propose an alliance, peace, a deal; announce a change, or be done."),
        within=IN_TALKS,
    ),
    phase(
        phases.DEAL_TALK,
        "3.9.B1",
        verbs=(
            deal.put_in,
            deal.put_ships,
            deal.put_land,
            bargain.propose_deal,
            deal.break_off_talks,
        ),
        public=False,
        tip=_("Lay down what you would give and what you want; then propose the whole deal."),
        within=Within(phases.TALKS),
    ),
    phase(
        phases.DEAL_ANSWER,
        "3.9.B0",
        verbs=(bargain.accept_deal, bargain.refuse_deal),
        public=False,
        tip=_("A deal is proposed to you: take it as it is, or refuse."),
    ),
    phase(
        phases.CONTRACTS,
        "3.9.B2",
        steps={"pair": each(contracts.settle_a_contract, nations.PAIRS)},
        keeps={"pair": or_none(nations.PAIRS)},
        within=NATIVES_STIR,
    ),
    phase(phases.BREACH, "3.9.B2", steps={"throw": throw_one, "pay": breach.pay_for_the_breach}),
    phase(
        phases.CONSENT,
        "3.9.B0",
        verbs=(talks.agree, talks.disagree),
        consents=True,
        tip=_("Another nation makes you a proposal: yes or no?"),
    ),
    of_an_impulse(
        phases.WAR_DICE, "3.10.5", does=talks.begin_the_war, keeps={"on": nations.NATIONS}
    ),
    phase(
        phases.WITHDRAWALS,
        "3.9.B4",
        steps={"leader": each(unwelcome.withdraw_or_fight, nations.LEADERS)},
        concerns={"after": steps("a_change", "a_capture")},
        keeps={"leader": or_none(nations.LEADERS)},
    ),
    phase(
        phases.WITHDRAW,
        "3.9.B4",
        verbs=(unwelcome.withdraw_to, unwelcome.withdraw_aboard),
        tip=_("Your leader must leave this territory: where does he go?"),
        keeps={"leader": nations.LEADERS},
    ),
    phase(
        phases.FIRST_ATTACK,
        "A43",
        verbs=(unwelcome.attack_first,),
        tip=_("Several of your leaders stand in a hostile territory: which of them attacks first?"),
        keeps={"leader": nations.LEADERS},
    ),
    by_chance(
        phases.ADVISOR_CARD,
        "3.18.1",
        advisors.draw_advisor,
        over=advisors.advisors_are_drawn,
        keeps={"drawer": SEATS},
    ),
    of_an_impulse(
        phases.ADVISOR_PICK,
        "3.18.1",
        verbs=(advisors.keep_advisor, reactions.draw_on_credit, advisors.keep_none),
        public=False,
        tip=_("Keep one of the advisors for his price, or none."),
    ),
]
