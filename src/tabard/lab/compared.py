"""What a comparison came to, in rows of words: for a table on a screen or on a page."""

from __future__ import annotations

from tabard.engine.game import Game
from tabard.engine.words import _, digits, n_, say

from .answer import names, who
from .compare import ENDING, LENGTH, SCORE, WINS, Comparison, Difference, Setting
from .happened import sentence_of

A_SAMPLE = 100  # games: of fewer, what seems to differ says little about how many it would take
_WHAT = {
    WINS: _("{who} wins"),
    SCORE: _("{who} scores"),
    LENGTH: _("length in {counted}"),
    ENDING: _("ends by {who}"),
}


def rows(outcome: Comparison, a: Setting, b: Setting, game: Game, rotate: bool) -> list[list[str]]:
    """A head, and a row for each figure."""
    head = ["", *names(a, b, game), say(_("difference")), ""]
    return [
        head,
        *(
            [figure(each, outcome, a, b, rotate), *_cells(each, outcome.games)]
            for each in outcome.differences
        ),
    ]


def figure(each: Difference, outcome: Comparison, a: Setting, b: Setting, rotate: bool) -> str:
    """What a figure is: ``seat 1 (bot:greedy) wins``."""
    whose = who(each, a, b, rotate=rotate) or say(_("all together"))
    counted = say(_("moves")) if outcome.counted == "moves" else say(_("decisions"))
    return say(_WHAT[each.what], who=whose, counted=counted)


def told_rows(
    outcome: Comparison, a: Setting, b: Setting, game: Game, every: bool
) -> list[list[str]]:
    """A head, and a row for what happens more or less often for certain, the largest difference
    first, or for every event that came about; nothing where there is none."""
    shown = [each for each in outcome.happened if each.sure or every]
    if not shown:
        return []
    shown.sort(key=lambda each: -abs(each.by))
    sentences = {event.word: sentence_of(event, game) for event in game.book.events.all}
    head = [say(_("times a game")), *names(a, b, game), say(_("difference")), ""]
    return [head, *([sentences[each.of], *_cells(each, outcome.games)] for each in shown)]


def told_how(outcome: Comparison, every: bool) -> str:
    """What the intervals of those rows are; empty where nothing was counted."""
    if not outcome.happened:
        return ""
    if not every and not any(each.sure for each in outcome.happened):
        return say(_("Of what happened nothing differs for certain."))
    by_themselves = n_(
        "What happened is {figures} figure, whose interval holds likewise.",
        "What happened is {figures} figures, whose intervals hold at once likewise.",
    )
    return say(by_themselves, figures=len(outcome.happened))


def _cells(each: Difference, games: int) -> list[str]:
    """Both figures, by how much they differ, and how sure that is."""
    both = [digits(n, ".1%") if each.is_share else digits(n, ".1f") for n in (each.a, each.b)]
    unit = 100 if each.is_share else 1
    by, low, high = (digits(unit * n, "+.1f") for n in (each.by, each.low, each.high))
    sentence = _("{by} points ({low} to {high})") if each.is_share else _("{by} ({low} to {high})")
    return [*both, say(sentence, by=by, low=low, high=high), _sure(each, games)]


def _sure(each: Difference, games: int) -> str:
    """Sure, or how many games more it would take if the difference is as large as it seems."""
    if each.sure:
        return say(_("sure"))
    if each.needed is None:
        return say(_("nothing to be seen"))
    if games < A_SAMPLE:
        return say(_("too few games to tell"))
    more = n_("sure after {more} game more", "sure after {more} games more")
    return say(more, more=max(1, each.needed - games))


def how(outcome: Comparison) -> str:
    """What the intervals are."""
    sentence = n_(
        "{games} game each on the same chance; all {figures} intervals hold at once in 95 of 100"
        " cases ({correction}).",
        "{games} games each on the same chance; all {figures} intervals hold at once in 95 of 100"
        " cases ({correction}).",
    )
    count = len(outcome.differences)
    return say(sentence, games=outcome.games, figures=count, correction=outcome.correction)
