"""Chance that players can check: even, the same for everybody, and nobody's to choose."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from tabard.engine.fair_chance import FairChance, commitment, is_secret, new_secret, number_said
from tabard.engine.game import Misused
from tabard.engine.kinds import CHANCE
from tabard.engine.match.following import Followed, Kept

from . import awkward

SECRET = "07" * 32


def mac(key: bytes, text: str) -> bytes:
    """The same function, from its parts: RFC 2104."""
    pads = (bytes(b ^ pad for b in key.ljust(64, b"\0")) for pad in (0x36, 0x5C))
    inner, outer = pads
    return hashlib.sha256(outer + hashlib.sha256(inner + text.encode()).digest()).digest()


def test_the_construction_is_as_the_page_says():
    key = mac(bytes([7] * 32), "tabard fair chance 1\n1 c0ffee\n2 -")
    assert (
        key
        == hmac.new(
            bytes([7] * 32), b"tabard fair chance 1\n1 c0ffee\n2 -", hashlib.sha256
        ).digest()
    )
    chance = FairChance(SECRET, ("c0ffee", ""))
    for draw in (1, 2, 1000):
        number = int.from_bytes(mac(key, f"draw {draw} 0"))
        assert number % 6 == chance.below(draw, 6)
    first = mac(key, "log").hex()
    then = mac(key, f"line {first} 1 vote side=peace").hex()
    assert [first, then] == chance.words(["1 vote side=peace"])


def test_the_commitment_is_the_digest_of_the_secret():
    assert "sha256:" + hashlib.sha256(bytes([7] * 32)).hexdigest() == commitment(SECRET)


def test_a_share_of_digests_that_would_favour_some_is_drawn_again():
    chance, total = FairChance(SECRET, ()), (1 << 255) + 1
    key = mac(bytes([7] * 32), "tabard fair chance 1")
    again = 0
    for draw in range(1, 41):
        tries = [int.from_bytes(mac(key, f"draw {draw} {n}")) for n in range(60)]
        taken = next(number for number in tries if number < total)
        again += tries[0] >= total
        assert taken == chance.below(draw, total)
    assert 10 < again < 30


def test_what_is_drawn_does_not_depend_on_the_order_in_which_it_is_said():
    chance = FairChance(SECRET, ("ab",))
    one = {"card sun": 2, "card moon": 1, "card star": 3}
    other = dict(reversed(one.items()))
    drawn = [chance.drawn(draw, one) for draw in range(1, 601)]
    assert drawn == [chance.drawn(draw, other) for draw in range(1, 601)]
    assert 250 < drawn.count("card star") < 350 and 70 < drawn.count("card moon") < 130


def test_each_number_and_each_place_changes_the_draws():
    said = [("", ""), ("1", ""), ("", "1"), ("1", "1"), ("01", ""), ("11", "")]
    drawn = {
        tuple(FairChance(SECRET, numbers).below(n, 1 << 20) for n in (1, 2)) for numbers in said
    }
    assert len(said) == len(drawn)
    assert FairChance("08" * 32, ("", "")).below(1, 1 << 20) != FairChance(SECRET, ("", "")).below(
        1, 1 << 20
    )


@pytest.mark.parametrize(
    ("said", "kept"), [("", ""), (" C0 ff\nee ", "c0ffee"), ("f" * 64, "f" * 64), ("00", "00")]
)
def test_a_number_is_up_to_64_hexadecimal_digits(said, kept):
    assert kept == number_said(said)


@pytest.mark.parametrize("said", ["g", "f" * 65, "-1", "0x1", "½", "1.5"])
def test_what_is_no_such_number_is_refused_in_a_sentence(said):
    with pytest.raises(Misused, match="at most 64 digits"):
        number_said(said)


def test_secrets_are_new_each_time():
    made = [new_secret() for _n in range(3)]
    assert all(map(is_secret, made)) and 3 == len(set(made))
    assert not is_secret("07" * 31) and not is_secret("0G" * 32)


# --- in a match -----------------------------------------------------------------------------------


def followed(chance: FairChance | None) -> Followed:
    """Council to its first question."""
    match = Followed(awkward.GAME, 3)
    match.by_itself(chance=chance)
    return match


def test_a_match_draws_what_follows_from_secret_and_numbers():
    chance = FairChance(SECRET, ("a", "b", ""))
    match, checked = followed(chance), Followed(awkward.GAME, 3)
    assert match.draws == sum(line.seat == CHANCE for line in match.lines) > 5
    for line in match.lines:
        if line.seat == CHANCE:
            assert line.words == chance.drawn(checked.draws + 1, checked.possible())
        checked.follow(Kept(line.seat, line.words, True))
    assert followed(chance).lines == match.lines
    assert followed(FairChance(SECRET, ("a", "c", ""))).lines != match.lines
    assert followed(None).lines != followed(None).lines


def test_undo_never_draws_again():
    chance = FairChance(SECRET, ("a", "b", ""))
    match = followed(chance)
    before = match.draws
    match.follow(Kept(0, "vote side=war"))
    match.follow(Kept(0, "undo"))
    assert before == match.draws
    ends = []
    for first in ("war", "peace"):
        other = match.snapshot()
        for seat, side in enumerate([first, "war", "war"]):
            other.follow(Kept(seat, f"vote side={side}"))
            list(other.by_itself(seat, chance))
        ends.append([line.words for line in other.lines if line.seat == CHANCE])
    assert ends[0] == ends[1]


def test_a_match_keeps_nothing_that_could_foretell_its_chance():
    match = followed(FairChance(SECRET, ()))
    held = [value for one in (match, match.snapshot()) for value in vars(one).values()]
    assert not any(isinstance(value, FairChance) for value in held)
