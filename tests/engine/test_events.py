"""Events: rows of numbers that become sentences, for each viewer what it may read."""

import pytest

from tabard.engine.events import Events
from tabard.engine.kinds import EVERYBODY, HIDDEN, SEATS, Kind, upto

CARDS = Kind("card", ["ace", "king"])


@pytest.fixture
def events():
    events = Events()
    events.add("rang", "1", "The bell rings.")
    events.add(
        "drew", "2", "{seat} draws {card}.", secret={"card": "seat"}, unseen="{seat} draws.",
        weight=1, seat=SEATS, card=CARDS,
    )  # fmt: skip
    return events


def say(events, row, viewers):
    return events.explain(events.seen(row, viewers), lambda kind, value: kind.name(value))


ROW = (1, 2, 1, 0, 0, 0)  # seat 3 drew the king


def test_the_owner_and_the_table_itself_read_everything(events):
    for viewers in (None, (2,), (0, 2)):
        told = say(events, ROW, viewers)
        assert ("3 draws king.", {"seat": "3", "card": "king"}) == (told.sentence, told.facts)


def test_others_read_the_sentence_without_the_secret(events):
    for viewers in ((), (0,), (0, 1)):
        told = say(events, ROW, viewers)
        assert ("3 draws.", {"seat": "3"}) == (told.sentence, told.facts)


def test_a_row_is_hidden_in_the_numbers_too(events):
    assert [1, 2, HIDDEN, 0, 0, 0] == events.seen(ROW, (0,))
    assert list(ROW) == events.seen(ROW, (2,))


def test_what_others_do_not_read_goes_without_saying():
    events = Events()
    events.add("drew", "2", "{seat} draws {card}.", unseen="{seat} draws.", seat=SEATS, card=CARDS)
    assert (("card", "seat"),) == events.all[0].secret


def test_a_secret_that_belongs_to_everybody_is_none(events):
    assert [1, EVERYBODY, 1, 0, 0, 0] == events.seen((1, EVERYBODY, 1, 0, 0, 0), ())


def test_an_event_keeps_its_rule_and_weight(events):
    assert ("drew", "2", 1) == (lambda t: (t.event, t.rule, t.weight))(say(events, ROW, None))
    assert ("The bell rings.", {}) == (lambda t: (t.sentence, t.facts))(
        say(events, (0, 0, 0, 0, 0, 0), ())
    )


def test_an_event_has_at_most_five_facts():
    with pytest.raises(ValueError, match="5"):
        Events().add("x", "1", "", **{letter: upto(1) for letter in "abcdef"})


@pytest.fixture
def dealt():
    events = Events()
    events.add(
        "dealt", "1", "{seat} is dealt {card}.", secret={"card": "seat"},
        unseen="{seat} is dealt a card.", together="card", seat=SEATS, card=CARDS,
    )  # fmt: skip
    return events


ROWS = [(0, 1, 1), (0, 1, 0), (0, 1, 1)]  # seat 2 was dealt a king, an ace and a king


def test_what_comes_one_upon_another_is_told_together(dealt):
    assert 1 == len({dealt.alike(row) for row in ROWS})
    assert dealt.alike(ROWS[0]) != dealt.alike((0, 2, 1)), "that is somebody else's"
    said = dealt.explain_all(ROWS, lambda kind, value: kind.name(value))
    assert "2 is dealt ace, king, king." == said


def test_what_one_may_not_know_is_not_told_together_either(dealt):
    seen = [dealt.seen(row, (0,)) for row in ROWS]
    said = dealt.explain_all(seen, lambda kind, value: kind.name(value))
    assert "2 is dealt a card." == said


def test_a_fact_that_is_to_be_told_together_is_one():
    with pytest.raises(ValueError, match="cards"):
        Events().add("x", "1", "{seat}", together="cards", seat=SEATS)


def test_points_that_are_told_together_are_added_up():
    events = Events()
    events.add(
        "won", "1", "{seat} has {card}: {points}.", seat=SEATS, card=CARDS, points=upto(9),
        scores="points", together="card",
    )  # fmt: skip
    rows = [(0, 1, 1, 1), (0, 1, 0, 2)]
    assert events.alike(rows[0]) == events.alike(rows[1])
    name = lambda kind, value: kind.name(value) if kind.words else str(value)  # noqa: E731
    assert "2 has ace, king: 3." == events.explain_all(rows, name)
