"""Two tables that differ in a secret give nobody else another byte, nor another time: a few pairs
here, a thousand of each game in ``scripts/test --long``. What would tell is seen to be found."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random

import pytest

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tests.long import secrecy
from tests.long.secrecy import House, Seen, Two, house, look, pairs

FEW = 8


@pytest.fixture
def found() -> list[Two]:
    """Some pairs of a small game in which much is secret."""
    made = pairs(find_game("cards"), Random(1))
    return [next(made) for _pair in range(FEW)]


@pytest.fixture
def asked(found: list[Two]) -> Iterator[Callable[..., Seen]]:
    """Asks an inn for all of these pairs."""
    with house(find_game("cards")) as kept:

        def ask(slow: Callable[[str], None] | None = None) -> Seen:
            kept.slow = slow or House.slow
            return look(kept, iter(found), len(found), Random(2))

        yield ask


def test_pairs_of_tables_give_the_same_bytes(found: list[Two], asked: Callable[..., Seen]) -> None:
    assert all(one != other for one, other in (two.logs for two in found))
    assert {two.viewer is None for two in found} == {True, False}
    seen = asked()
    assert seen.wrong == [] and len(seen.halves) == FEW


def test_a_line_that_is_shown_to_everybody_is_found(
    asked: Callable[..., Seen], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "lines_for", lambda match, _seats: match.lines)
    assert len(asked().wrong) >= FEW


def test_an_answer_that_takes_longer_for_a_secret_is_found(
    found: list[Two], asked: Callable[..., Seen], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrecy, "OFTEN", 3)
    opens = House.open

    def opened(kept: House, two: Two, chance: Random) -> list[str]:
        names = opens(kept, two, chance)
        late = 0.01 * (found.index(two) - FEW // 2)
        longer.update(zip(names, (max(late, 0), max(-late, 0)), strict=True))
        return names

    longer: dict[str, float] = {}
    monkeypatch.setattr(House, "open", opened)
    seen = asked(lambda table: time.sleep(longer[table]))
    assert seen.wrong == []
    with pytest.raises(AssertionError, match="times tell a secret"):
        _ = seen.told


def test_times_that_are_noise_tell_nothing_and_it_is_said_what_would_have_been_seen() -> None:
    chance = Random(4)
    noise = Seen(halves=[(chance.gauss(0, 1), chance.gauss(0, 1)) for _pair in range(1_000)])
    assert "a secret that causes 15 %" in noise.told
    shares = []
    for _experiment in range(200):  # a secret that causes just so much of the variance
        causes = [chance.gauss(0, 0.15**0.5) for _pair in range(1_000)]
        rest = 0.85**0.5
        halves = [(c + chance.gauss(0, rest), c + chance.gauss(0, rest)) for c in causes]
        shares.append(found_out(Seen(halves=halves)))
    assert 0.9 <= sum(shares) / len(shares) <= 0.99


def found_out(seen: Seen) -> bool:
    """Do these times tell a secret?"""
    try:
        return not seen.told
    except AssertionError:
        return True
