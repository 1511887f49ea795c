"""What a word means is said once for all sentences of a game."""

import pytest

from tabard.engine.book import Book, carried_out, first_carried_out
from tabard.engine.kinds import SEATS, Kind
from tabard.engine.words import n_

CITIES = Kind("city", ["roma", "genua"])
TRIBES = Kind("tribe", ["goths"])


@pytest.fixture
def book():
    book = Book()
    book.means(CITIES, "here there")
    book.means(SEATS, "seat")
    return book


def facts_of_reason(book, sentence, **said):
    return book.refuse("7", sentence, **said).because.facts


def test_words_mean_the_same_in_every_sentence_of_a_book(book):
    assert (("here", CITIES), ("there", CITIES)) == facts_of_reason(book, "{here}, {there}, {here}")
    assert book.complain("7", "{there}").because.facts == (("there", CITIES),)
    book.told("marched", "7", "{seat} marches to {there}.")
    assert {"seat": SEATS, "there": CITIES} == book.events.kinds("marched")


def test_a_sentence_can_say_otherwise_and_keeps_its_order(book):
    facts = facts_of_reason(book, "{seat} finds {there} in {here}.", there=TRIBES)
    assert (("seat", SEATS), ("there", TRIBES), ("here", CITIES)) == facts


def test_where_all_are_said_their_order_is_theirs(book):
    facts = facts_of_reason(book, "{seat} in {here}", here=CITIES, seat=SEATS)
    assert (("here", CITIES), ("seat", SEATS)) == facts


def test_a_sentence_for_one_and_for_many_names_what_is_named_for_many(book):
    counted = n_("One is in {here}.", "{seat} are in {here}.", "seat")
    assert (("seat", SEATS), ("here", CITIES)) == facts_of_reason(book, counted)


def test_facts_that_no_sentence_names_come_last(book):
    book.told("fell", "7", "{here} falls.", face=TRIBES)
    assert ["here", "face"] == list(book.events.kinds("fell"))


def test_a_word_that_means_nothing_is_no_fact(book):
    with pytest.raises(ValueError, match="names ther,"):
        book.refuse("7", "No road leads to {ther}.")
    assert not book.refusals.all


def test_a_word_means_one_thing(book):
    with pytest.raises(ValueError, match="here means city"):
        book.means(TRIBES, "here")


@pytest.mark.parametrize(
    ("docstring", "numbers", "first"),
    [
        ("A city rises (3.7, 4).", ["3.7", "4"], "3.7"),
        ("A part of a rule is meant (3.3 (b), 3.7).", [], "3.3"),
        ("It goes (8). Nowhere else.", [], ""),
    ],
)
def test_a_rule_names_last_what_it_carries_out(
    docstring: str, numbers: list[str], first: str
) -> None:
    assert (numbers, first) == (carried_out(docstring), first_carried_out(docstring))


def test_what_is_shown_goes_by_the_same_words(book):
    assert "genua: roma, 2" == book.said("{here}: {there}, {count}", here=1, there="roma", count=2)
