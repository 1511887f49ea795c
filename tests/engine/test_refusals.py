"""Refusals: one whole number holds a code and three facts, and becomes a sentence."""

import pytest

from tabard.engine.kinds import Kind, upto
from tabard.engine.refusals import Refusal, Refusals
from tabard.engine.rule import LEGAL, because, reasons

CITIES = Kind("city", ["roma", "genua"], ["Roma", "Genua"])
LOWEST, HIGHEST = -65_536, 65_535


@pytest.mark.parametrize(
    "facts", [(0, 0, 0), (1, 2, 3), (-1, -2, -3), (LOWEST, HIGHEST, LOWEST), (HIGHEST, 0, HIGHEST)]
)
def test_a_number_holds_a_code_and_three_facts(facts):
    for code in (1, 4095):
        assert (code, facts) == reasons(because(code, *facts))


def test_a_refusal_is_never_legal_and_fits_a_compiled_number():
    for facts in ((0, 0, 0), (-1, -1, -1)):
        assert LEGAL < because(1, *facts) < 2**63


def test_a_refusal_names_its_rule_and_its_facts():
    refusals = Refusals()
    first = refusals.add("1", "Never.")
    short = refusals.add("7", "{city} has only {men}.", city=CITIES, men=upto(9))
    assert (1, 2) == (first, short)
    expected = Refusal("7", "Genua has only 3.", {"city": "genua", "men": "3"})
    assert expected == refusals.explain(because(short, 1, 3))
    assert Refusal("1", "Never.", {}) == refusals.explain(because(first))


def test_a_viewer_may_call_things_otherwise():
    refusals = Refusals()
    code = refusals.add("7", "Not {city}.", city=CITIES)
    assert "Not you." == refusals.explain(because(code, 1), lambda _kind, _value: "you").sentence


def test_a_refusal_has_at_most_three_facts():
    with pytest.raises(ValueError, match="three"):
        Refusals().add("1", "", a=CITIES, b=CITIES, c=CITIES, d=CITIES)
