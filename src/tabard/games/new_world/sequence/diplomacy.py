"""The phases of diplomacy, of wars and of advisors."""

from __future__ import annotations

from tabard.engine.flow.sequence import Within, each, steps
from tabard.engine.kinds import SEATS, or_none

from .. import ending, phases
from ..action import build
from ..cards import reactions
from ..components import nations
from ..crown import advisors
from ..diplomacy import bargain, contracts, deal, talks
from ..glory import breach
from ..land import unwelcome
from ..phases import phase
from ..turn.order import in_order
from ..world.dice import throw_one
from .parts_of_the_turn import IN_TALKS, NATIVES_STIR, by_chance, of_an_impulse

DIPLOMACY_PHASES = [
    phase(
        phases.DIPLOMACY,
        steps={"talks": in_order(talks.talk_in_turn), "end": talks.forget_the_changes},
    ),
    phase(
        phases.TALKS,
        verbs=(
            talks.propose,
            deal.open_deal,
            contracts.propose_contract,
            talks.announce,
            ending.call_time,
            build.done,
        ),
        within=IN_TALKS,
    ),
    phase(
        phases.DEAL_TALK,
        verbs=(
            deal.put_in,
            deal.put_ships,
            deal.put_land,
            bargain.propose_deal,
            deal.break_off_talks,
        ),
        public=False,
        within=Within(phases.TALKS),
    ),
    phase(phases.DEAL_ANSWER, verbs=(bargain.accept_deal, bargain.refuse_deal), public=False),
    phase(
        phases.CONTRACTS,
        steps={"pair": each(contracts.settle_a_contract, nations.PAIRS)},
        keeps={"pair": or_none(nations.PAIRS)},
        within=NATIVES_STIR,
    ),
    phase(phases.BREACH, steps={"throw": throw_one, "pay": breach.pay_for_the_breach}),
    phase(phases.CONSENT, verbs=(talks.agree, talks.disagree), consents=True),
    of_an_impulse(phases.WAR_DICE, does=talks.begin_the_war, keeps={"on": nations.NATIONS}),
    phase(
        phases.WITHDRAWALS,
        steps={"leader": each(unwelcome.withdraw_or_fight, nations.LEADERS)},
        concerns={"after": steps("a_change", "a_capture")},
        keeps={"leader": or_none(nations.LEADERS)},
    ),
    phase(
        phases.WITHDRAW,
        verbs=(unwelcome.withdraw_to, unwelcome.withdraw_aboard),
        keeps={"leader": nations.LEADERS},
    ),
    phase(phases.FIRST_ATTACK, verbs=(unwelcome.attack_first,), keeps={"leader": nations.LEADERS}),
    by_chance(
        phases.ADVISOR_CARD,
        advisors.draw_advisor,
        over=advisors.advisors_are_drawn,
        keeps={"drawer": SEATS},
    ),
    of_an_impulse(
        phases.ADVISOR_PICK,
        verbs=(advisors.keep_advisor, reactions.draw_on_credit, advisors.keep_none),
        public=False,
    ),
]
