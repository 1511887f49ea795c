"""What is told one upon another, and is alike, is one line of the log."""

from __future__ import annotations

from tabard.engine.match import Match
from tabard.engine.match.lesson import table_at
from tabard.web.past import Past
from tabard.web.sight import Sight
from tabard.web.wishes import Wish


def dealt() -> Match:
    """A war at Jeanne d'Arc 1429: both have been dealt six cards."""
    match = Match("jeanne_darc", 2, seed=1)
    for seat, words in (
        (0, "lead france"), (1, "lead england"), (0, "start_in poitiers"), (1, "start_in bayonne"),
        (0, "start_in limoges"), (1, "start_in agen"), (0, "vote war"), (1, "vote war"),
    ):  # fmt: skip
        match.play(seat, words)
    while not any("dealt" in told.sentence for told in match.tell(None)):
        match.play(match.to_act[0], "pass")
    return match


def of(match: Match, seat: int) -> Past:
    return Sight(match, (seat,), (seat,)).past


def test_cards_that_were_dealt_are_one_line_for_each_player() -> None:
    mine, theirs = [one for one in reversed(of(dealt(), 0).log) if "dealt" in one.sentence]
    assert mine.sentence.startswith("France is dealt ") and 5 == mine.sentence.count(",")
    assert ("England is dealt a card.", 6) == (theirs.sentence, theirs.times)
    assert 1 == mine.times


def test_what_is_new_does_not_stand_in_one_line_with_what_is_not() -> None:
    match = dealt()
    past = of(match, 0)
    middle = [one for one in past._lines.values() if "dealt" in one.sentence][4].number
    again = Sight(match, (0,), (0,), Wish(since=middle), still=True).past
    assert 4 == len([one for one in again.log if "dealt" in one.sentence])


def test_barbarians_of_a_tribe_that_were_removed_are_one_line() -> None:
    past = of(table_at("fall_of_rome", 8), 0)
    assert past.episode
    said = [(line.sentence, times) for line, times in past.said_once(past.episode.results)]
    assert ("a barbarian of the Huns is removed from Carnuntum.", 2) in [
        (sentence[:1].lower() + sentence[1:], times) for sentence, times in said
    ]
