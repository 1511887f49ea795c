"""The phases of diplomacy, of wars and of advisors."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import phase
from tabard.engine.words import _

from . import advisors, build, diplomacy, withdrawal
from .phases import (
    ADVISOR_CARD,
    ADVISOR_PICK,
    CONSENT,
    DIPLOMACY,
    DIPLOMACY_TURN,
    WAR_DICE,
    WITHDRAW,
    WITHDRAWALS,
)

DIPLOMACY_PHASES = [
    phase(DIPLOMACY, "3.9.B", does=diplomacy.go_on_with_diplomacy),
    phase(
        DIPLOMACY_TURN,
        "3.9.B0",
        verbs=(diplomacy.propose, diplomacy.announce, build.done),
        tip=_("Propose an alliance or peace, announce a change, or be done."),
    ),
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
        ADVISOR_CARD,
        "3.18.1",
        asks=CHANCE,
        verbs=(advisors.draw_advisor,),
        over=advisors.advisors_are_drawn,
    ),
    phase(
        ADVISOR_PICK,
        "3.18.1",
        verbs=(advisors.keep_advisor, advisors.keep_none),
        public=False,
        tip=_("Keep one of the advisors for his price, or none."),
    ),
]
