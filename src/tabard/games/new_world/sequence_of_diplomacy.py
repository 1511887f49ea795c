"""The phases of diplomacy, of wars and of advisors."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import phase
from tabard.engine.words import _

from . import advisors, build, diplomacy, ending, withdrawal
from .cards import waiting
from .phases import (
    ADVISOR_CARD,
    ADVISOR_PICK,
    BREACH,
    CONSENT,
    CONTRACTS,
    DEAL_ANSWER,
    DEAL_TALK,
    DIPLOMACY,
    DIPLOMACY_TURN,
    FIRST_ATTACK,
    WAR_DICE,
    WITHDRAW,
    WITHDRAWALS,
)
from .treaties import bargain, breach, contracts, deal

DIPLOMACY_PHASES = [
    phase(DIPLOMACY, "3.9.B", does=diplomacy.go_on_with_diplomacy),
    phase(
        DIPLOMACY_TURN,
        "3.9.B0",
        verbs=(
            diplomacy.propose,
            deal.open_deal,
            contracts.propose_contract,
            diplomacy.announce,
            ending.call_time,
            build.done,
        ),
        tip=_("Propose an alliance, peace, a deal; announce a change, or be done."),
    ),
    phase(
        DEAL_TALK,
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
    ),
    phase(
        DEAL_ANSWER,
        "3.9.B0",
        verbs=(bargain.accept_deal, bargain.refuse_deal),
        public=False,
        tip=_("A deal is proposed to you: take it as it is, or refuse."),
    ),
    phase(CONTRACTS, "3.9.B2", does=contracts.go_on_with_contracts),
    phase(BREACH, "3.9.B2", does=breach.pay_for_the_breach),
    phase(
        CONSENT,
        "3.9.B0",
        verbs=(diplomacy.agree, diplomacy.disagree),
        consents=True,
        tip=_("Another nation makes you a proposal: yes or no?"),
    ),
    phase(WAR_DICE, "3.10.5", does=diplomacy.begin_the_war),
    phase(WITHDRAWALS, "3.9.B4", does=withdrawal.go_on_with_withdrawals),
    phase(
        WITHDRAW,
        "3.9.B4",
        verbs=(withdrawal.withdraw_to, withdrawal.withdraw_aboard),
        tip=_("Your leader must leave this territory: where does he go?"),
    ),
    phase(
        FIRST_ATTACK,
        "A43",
        verbs=(withdrawal.attack_first,),
        tip=_("Several of your leaders stand in a hostile territory: which of them attacks first?"),
    ),
    phase(
        ADVISOR_CARD,
        "3.18.1",
        asks=CHANCE,
        verbs=(advisors.draw_advisor,),
        over=advisors.advisors_are_drawn,
    ),
    phase(
        ADVISOR_PICK,
        "3.18.1",
        verbs=(advisors.keep_advisor, waiting.draw_on_credit, advisors.keep_none),
        public=False,
        tip=_("Keep one of the advisors for his price, or none."),
    ),
]
