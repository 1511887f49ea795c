"""The phases of events that are said piece by piece (3.8)."""

from __future__ import annotations

from tabard.engine.flow.sequence import each, phase
from tabard.engine.kinds import CHANCE, upto
from tabard.engine.words import _

from .. import battle, phases, step_by_step
from ..components import cards
from . import festina_lente, hic_manebimus, melius_cavere, mors_tua, mortui_non_mordent, vae_victis

PHASES_OF_EVENTS = [
    phase(
        phases.STRIKE_ELSEWHERE,
        "3.8.2",
        verbs=(vae_victis.strike, step_by_step.done),
        tip=_("Name the barbarians that Vae victis removes, one by one."),
        keeps={"named": upto(31)},
    ),
    phase(
        phases.REINFORCING,
        "3.8.4",
        verbs=(hic_manebimus.reinforce, step_by_step.done),
        tip=_("Name the cities with forts that get legions, one by one."),
        keeps={"named": upto(31)},
    ),
    phase(
        phases.REPLACING,
        "3.8.6",
        verbs=(mors_tua.replace, step_by_step.done),
        tip=_("Name more barbarians of this city that become legions, or stop."),
        keeps={"named": upto(31)},
    ),
    phase(
        phases.LOOKING,
        "3.8.10",
        steps={"card": each(melius_cavere.look_at_the_next, melius_cavere.SIX)},
        over=melius_cavere.all_are_looked_at,
        keeps={"looked": upto(6)},
    ),
    phase(
        phases.LOOK,
        "3.8.10",
        asks=CHANCE,
        verbs=(melius_cavere.look_at,),
        keeps={"layer": cards.LAYERS},
    ),
    phase(
        phases.BANISHING,
        "3.8.10",
        verbs=(melius_cavere.banish,),
        tip=_("One of the barbarian cards leaves the game: choose it."),
    ),
    phase(
        phases.PUTTING_BACK,
        "3.8.10",
        verbs=(melius_cavere.return_card,),
        tip=_("Put the barbarian cards back from the bottom up; the last one lies on top."),
    ),
    phase(
        phases.BITING,
        "3.8.11",
        verbs=(mortui_non_mordent.bite, step_by_step.done),
        tip=_("Name more barbarians of this tribe to remove, or stop."),
        keeps={"named": upto(31)},
    ),
    phase(
        phases.HURRYING,
        "3.8.12",
        verbs=(festina_lente.hurry, step_by_step.done),
        passes=(step_by_step.done,),
        tip=_("Name the pawns that go there, one by one."),
        keeps={"named": upto(31)},
    ),
    phase(
        phases.STORMING,
        "3.8.13",
        verbs=(battle.battle, step_by_step.done),
        tip=_("You may fight one free battle here."),
    ),
]
