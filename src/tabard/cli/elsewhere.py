"""``--on ray``: who plays many games elsewhere than in this process."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from tabard.engine.game import Misused
from tabard.engine.words import _, say

if TYPE_CHECKING:
    from tabard.lab.crew import Crew

_ON = "Play on a Ray cluster: ray, or ray:ADDRESS."
On = Annotated[str | None, typer.Option("--on", help=_ON, metavar="ray[:ADDRESS]")]


def crew_on(where: str | None, bots: Iterable[str]) -> Crew | None:
    """The cluster that is named; None where none is. Raises Misused for another word, for a bot
    that only this process has read from its file, and where no cluster answers."""
    if where is None:
        return None
    word, _colon, address = where.partition(":")
    if word != "ray":
        sentence = _("Games are played on ray or ray:ADDRESS, not on {where}.")
        raise Misused(say(sentence, where=repr(where)))
    from tabard.lab.cluster import Cluster
    from tabard.players.bot import OWN
    from tabard.players.own import names

    for bot in bots:
        brought = bot.removeprefix("bot:")
        if brought in OWN and brought not in names():
            sentence = _(
                "The bot {word} stands in a file of this machine: on a cluster only bots play that"
                " a package brings to every node (its entry points tabard.bots)."
            )
            raise Misused(say(sentence, word=brought))
    return Cluster(address or None)
