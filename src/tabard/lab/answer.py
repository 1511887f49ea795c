"""What a comparison says, in sentences: what is sure, or that nothing is."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.drawn.speaking import reading_typed, setting_typed
from tabard.engine.game import Game
from tabard.engine.words import _, digits, n_, say

from .compare import ENDING, LENGTH, SCORE, WINS, Comparison, Difference, Setting
from .figures import ending_said

_TURNED_ON = "on", "off"  # readings that say nothing without their option

_MORE = {
    WINS: _("With {b} {who} wins {by} points more often ({low} to {high})."),
    SCORE: _("With {b} {who} scores {by} more ({low} to {high})."),
    ENDING: _("With {b} a game ends by {who} {by} points more often ({low} to {high})."),
}
_LESS = {
    WINS: _("With {b} {who} wins {by} points less often ({low} to {high})."),
    SCORE: _("With {b} {who} scores {by} less ({low} to {high})."),
    ENDING: _("With {b} a game ends by {who} {by} points less often ({low} to {high})."),
}
_LENGTH = {
    ("moves", True): _("With {b} a game is {by} moves longer ({low} to {high})."),
    ("moves", False): _("With {b} a game is {by} moves shorter ({low} to {high})."),
    ("decisions", True): _("With {b} a game is {by} decisions longer ({low} to {high})."),
    ("decisions", False): _("With {b} a game is {by} decisions shorter ({low} to {high})."),
}
_TOGETHER = {
    True: _("With {b} the players win {by} points more often ({low} to {high})."),
    False: _("With {b} the players win {by} points less often ({low} to {high})."),
}


def answer(found: Comparison, a: Setting, b: Setting, game: Game, *, rotate: bool) -> list[str]:
    """A sentence for each difference that is sure, those of the winning first."""
    _name, other = names(a, b, game)
    said = [
        _said(each, found.counted, other, who(each, a, b, rotate=rotate))
        for each in found.differences
        if each.sure
    ]
    nothing = n_(
        "After {games} game each no difference is sure.",
        "After {games} games each no difference is sure.",
    )
    said = said or [say(nothing, games=found.games)]
    return [*said, *_who_wins_is_open(found, other)]


def _who_wins_is_open(found: Comparison, b: str) -> list[str]:
    """Where nobody is sure to win more or less often: how far it can still be."""
    wins = [each for each in found.differences if each.what == WINS]
    if not wins or any(each.sure for each in wins):
        return []
    most, least = max(each.high for each in wins), min(each.low for each in wins)
    sentence = _(
        "Whether anybody wins more often with {b} is open: it can be {low} points less to {high} "
        "points more."
    )
    if not wins[0].of:
        sentence = _(
            "Whether the players win more often with {b} is open: it can be {low} points less to"
            " {high} points more."
        )
    low, high = (digits(100 * max(0.0, number), ".1f") for number in (-least, most))
    return [say(sentence, b=b, low=low, high=high)]


def _said(each: Difference, counted: str, b: str, who: str) -> str:
    """One difference that is sure."""
    more = each.by > 0
    sentence = (_MORE if more else _LESS).get(each.what, "")
    if each.what == LENGTH:
        sentence = _LENGTH[counted, more]
    elif each.what == WINS and not each.of:
        sentence = _TOGETHER[more]
    bounds = sorted(abs(bound) for bound in (each.low, each.high))
    by, low, high = (amount(each, number) for number in (abs(each.by), *bounds))
    return say(sentence, b=b, who=who, by=by, low=low, high=high)


def amount(each: Difference, number: float) -> str:
    """A difference as it is read: a share in points."""
    return digits(100 * number, ".1f") if each.is_share else digits(number, ".1f")


def who(each: Difference, a: Setting, b: Setting, *, rotate: bool) -> str:
    """Of whom, or of what, a figure is."""
    if each.what == ENDING or not each.of:
        return ending_said(each.of) if each.of else ""
    player = int(each.of) - 1
    bots = dict.fromkeys((a.bots[player], b.bots[player]))
    facts = {"number": each.of, "bot": " → ".join(bots)}
    if rotate:
        return say(_("bot {number} ({bot})"), **facts)
    return say(_("seat {number} ({bot})"), **facts)


def names(a: Setting, b: Setting, game: Game) -> tuple[str, str]:
    """What to call each: by that in which they differ."""
    usual = {option.word: option.usual for option in game.options}
    words = [
        word
        for word in {**a.options, **b.options}
        if _reading(a.options, word, usual) != _reading(b.options, word, usual)
    ]
    houses = [each.house.identity if each.house else None for each in (a, b)]
    differ = a.bots != b.bots, houses[0] != houses[1], a.position != b.position
    first, second = (_name(each, words, game, *differ) for each in (a, b))
    return first or "A", second or "B"


def _reading(options: Mapping[str, str], word: str, usual: Mapping[str, str]) -> str:
    return options.get(word, usual.get(word, ""))


def _name(
    each: Setting, words: list[str], game: Game, by_bots: bool, by_house: bool, by_position: bool
) -> str:
    usual = {option.word: option.usual for option in game.options}
    readings = [(word, _reading(each.options, word, usual)) for word in words]
    alone = len(words) == 1 and not (by_bots or by_house or by_position)
    plain = alone and readings[0][1] not in _TURNED_ON
    written = reading_typed if plain else setting_typed
    said = [written(game, word, reading) for word, reading in readings]
    house = [
        each.house.title.rpartition(" · ")[2] if each.house else say(_("the rules of the book"))
    ]
    begun = [each.position.name if each.position else say(_("the beginning"))]
    parts = (by_house, house), (by_position, begun), (by_bots, each.bots), (True, said)
    return ",".join(word for differs, words in parts if differs for word in words)
