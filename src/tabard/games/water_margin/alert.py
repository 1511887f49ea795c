"""The alert (3.12): how far the government forces have grown, where that is played (3.1)."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from .book import told
from .components import government_forces
from .readings import alert_grows

STEPS_A_DIE = 3
FALLS_BY = 2
ALERT_ROSE = told("alert", "3.12", _("The government forces grow: {alert}."))
ALERT_FELL = told("alert_fell", "3.19", _("The court looks the other way: {alert}."))


def raise_alert(state):
    """One step, never above 9 (3.12, 3.2)."""
    if alert_grows(state) and state.alert < government_forces.HIGHEST_ALERT:
        state.alert += 1
        tell(state, ALERT_ROSE, state.alert)


def lower_alert(state):
    """Two steps, never below 0 (3.2, EQ18, EQ19)."""
    if alert_grows(state):
        state.alert = max(0, state.alert - FALLS_BY)
        tell(state, ALERT_FELL, state.alert)


def dice_of_the_alert(state):
    """An extra die of an assault for each three steps (3.12)."""
    return state.alert // STEPS_A_DIE if alert_grows(state) else 0
