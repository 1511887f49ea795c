"""Sentences are marked where they are declared and said when somebody reads them."""

import pytest

from tabard.engine.words import _, in_a_row, n_, say, speak


def test_a_marked_sentence_stays_as_it_is():
    assert "No road joins {here}." == _("No road joins {here}.")


def test_saying_fills_in_the_facts():
    assert "No road joins roma." == say("No road joins {here}.", here="roma")


def test_facts_with_braces_are_left_alone():
    assert "No {here}." == say("No {here}.", here="{here}")


def test_an_empty_sentence_says_nothing():
    assert "" == say("")


def test_no_dot_stands_between_after_a_sentence_has_ended():
    assert "round 1 · war" == in_a_row(["round 1", "war"])
    assert "Round 1 · 3 may move. High water" == in_a_row(["Round 1", "3 may move.", "High water"])


def test_a_missing_fact_is_a_fault_of_the_programme():
    with pytest.raises(KeyError):
        say("No {here}.")


def test_an_unknown_language_falls_back_to_english():
    speak("xx")
    assert "Ford" == say("Ford")
    speak(None)


def test_what_counts_is_the_first_fact_that_is_named_if_nothing_else_is_said():
    one, many = "{n} coin for {men} men", "{n} coins for {men} men"
    assert "1 coin for 2 men" == say(n_(one, many), n=1, men=2)
    assert "1 coins for 2 men" == say(n_(one, many, "men"), n=1, men=2)
