"""The event markers, one file each (3.5)."""

from tabard.engine.words import _

from ..book import told

NO_EFFECT = told("no_effect", "66", _("Nothing can be struck by this event: {marker}."))
