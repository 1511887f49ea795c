"""Who may not see a thing cannot learn it: two tables that differ only in it look the same (1.13).

What may be asked for is compared at thousands of random positions; leaks planted on purpose are
found by the same comparison. Guesses are as frequent as a count of all deals says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import permutations, product

import pytest

from tabard.engine.dice import new_stream
from tabard.engine.find import find_game
from tabard.engine.flow.sequence import Sequence
from tabard.engine.flow.stack import seat_now
from tabard.engine.game import Game
from tabard.engine.kinds import EVERYBODY
from tabard.engine.match import Match
from tabard.engine.rule import LEGAL, because
from tabard.engine.secrecy.secrets import guess
from tabard.games.jeanne_darc import expansion
from tabard.games.jeanne_darc.ambassador import no_card_in_hand
from tabard.games.jeanne_darc.buying import NOT_IN_HAND
from tabard.games.jeanne_darc.components.cards import (
    AMBASSADOR,
    CARDS,
    COPIES,
    EXTRAS,
    FROM_HAND_OR_USED,
    HAND,
    HOLDERS,
    LADDERS,
    YELLOW,
    YELLOW_OR_NONE,
)
from tabard.games.jeanne_darc.hands import hand_size, in_hand
from tabard.games.jeanne_darc.state import NOBODY
from tests.games.asking import play
from tests.games.side_by_side import Course, compare_positions
from tests.otherwise import with_event

from .board import board, cards
from .phase_seven import attacked

GAME = find_game("jeanne_darc")
ENOUGH = 1010  # positions of each number of seats: more than 5,000 in all
READINGS: tuple[dict[str, str], ...] = (
    {},
    {
        "roll": "roll_first",
        "influence": "throne",
        "cards": "keep",
        "start3": "three",
        "factions": "bid",
    },
    {"2p": "two_factions", "influence": "refresh", "after": "attacker_first", "money": "5"},
    {"tiecards": "hand", "twocards": "red_counts", "heroorred": "any", "wiped": "out"},
    {"cards": "keep", "oblige": "used_too", "twocards": "one_or_two", "access": "province"},
)


def course(seats: int) -> Course:
    """Games under all these readings, but those of 2p, which only two can choose."""
    options = [{k: v for k, v in each.items() if k != "2p" or seats == 2} for each in READINGS]
    return Course(options, seldom=6, every=60, hands=hands)


def hands(match: Match) -> set[int]:
    """The seats that hold cards."""
    return {seat for seat in range(match.state.seats) if hand_size(match.state, seat)}


@pytest.mark.rules("34", "39", "40", "95", "1.13")
@pytest.mark.parametrize("seats", range(2, 7))
def test_tables_that_differ_in_secrets_alone_look_alike_to_all(seats: int) -> None:
    met = compare_positions(GAME, seats, ENOUGH, course(seats))
    assert ENOUGH <= met.positions
    assert met.hidden == met.looks >= 3 * ENOUGH
    asked = {p.number for p in GAME.sequence.phases if p.verbs}
    assert {GAME.sequence.names.word(number) for number in asked} <= set(met.phases)
    assert met.moves > met.looks / 2, "most moves are seen at two tables"
    assert min(met.told, met.legal, met.refused) > 3000
    assert len(met.rules) > 35  # each decides on its own turn, so the late ones are rarely met


# --- leaks planted on purpose -------------------------------------------------------------------


def leak(game: Game) -> str:
    """The first difference that the comparison finds; in the game as it is it finds none here."""
    try:
        compare_positions(game, 3, 400, course(3))
    except AssertionError as difference:
        words = str(difference).splitlines()[0]
        assert words.endswith(("differs", "differ"))
        return words
    return ""


@pytest.mark.parametrize("holder", ["hand_2", "pile"])
def test_a_place_that_a_view_leaves_open_is_caught(
    monkeypatch: pytest.MonkeyPatch, holder: str
) -> None:
    game = replace(GAME)
    assert game.flow  # guesses know already who sees which place
    at = HOLDERS.words.index(holder)
    seen_by = HOLDERS.seen_by
    monkeypatch.setattr(HOLDERS, "seen_by", (*seen_by[:at], EVERYBODY, *seen_by[at + 1 :]))
    assert "the view differs" == leak(game)


@pytest.mark.parametrize("field", ["vote", "committed", "first_card", "influence_put", "extra_put"])
def test_an_answer_that_a_view_leaves_open_is_caught(
    monkeypatch: pytest.MonkeyPatch, field: str
) -> None:
    kept = [f for f in GAME.state.answers() if f.name != field]
    game = replace(GAME)
    assert game.flow
    monkeypatch.setattr(game.state, "answers", lambda: kept)
    assert "the view differs" == leak(game)


@pytest.mark.parametrize("word", ["dealt", "bought"])
def test_a_secret_that_all_are_told_is_caught(word: str) -> None:
    assert "what is told differs" == leak(with_event(GAME, word, secret=()))


def test_a_refusal_with_anothers_card_is_caught() -> None:
    def why_not_expand(state, seat, city):
        owner = state.owner[city]
        if owner != NOBODY and owner != seat:
            for card in range(CARDS):
                if in_hand(state, owner, card) > 0:
                    return because(NOT_IN_HAND, card)
        return expansion.why_not_expand(state, seat, city)

    assert "a refusal differs" == leak(with_verb(expansion.expand, why_not_expand))


def test_a_move_that_a_secret_forbids_is_caught() -> None:
    def why_not_expand(state, seat, city):
        refusal = expansion.why_not_expand(state, seat, city)
        other = (seat + 1) % state.seats
        if refusal == LEGAL and in_hand(state, other, LADDERS) > 0:
            return because(NOT_IN_HAND, LADDERS)
        return refusal

    assert leak(with_verb(expansion.expand, why_not_expand))


def test_asking_only_who_holds_the_card_is_caught() -> None:
    def no_ambassador(state):
        return no_card_in_hand(state) or not in_hand(state, seat_now(state), AMBASSADOR)

    assert leak(with_phase("ambassadors", over=no_ambassador))


def with_verb(play: Callable[..., object], why_not: Callable[..., object]) -> Game:
    """The game with another reason to refuse a verb."""
    verbs = [replace(verb, why_not=why_not) if verb.play is play else verb for verb in GAME.verbs]
    return replace(GAME, verbs=verbs)


def with_phase(word: str, **changed: object) -> Game:
    """The game with a phase declared otherwise."""
    names = GAME.sequence.names
    phases = [
        replace(p, **changed) if names.word(p.number) == word else p for p in GAME.sequence.phases
    ]
    return replace(GAME, sequence=Sequence(names, phases))


# --- guesses against a count of all deals -------------------------------------------------------

GUESSES = 3000


def chi_square(met: Counter[object], chances: dict[object, Fraction]) -> float:
    """How far the frequencies are from what a count of all cases says."""
    assert set(met) <= set(chances) and sum(chances.values()) == 1
    assert 5 <= GUESSES * min(chances.values()), "each case is to be expected a few times"
    number = met.total()
    return float(sum((met[case] - number * p) ** 2 / (number * p) for case, p in chances.items()))


def only_unseen(words: str) -> str:
    """Lines of a position: all cards but these, which the position names, are discarded."""
    left = Counter(words.split())
    copies = dict(zip(CARDS.words, COPIES, strict=True))
    return cards("discards", *(f"{word} {copies[word] - left[word]}" for word in copies))


def sorted_hand(state, place: int) -> tuple[str, ...]:
    """The cards that lie there, in words."""
    return tuple(sorted(CARDS.word(n) for n in range(CARDS) for _ in range(state.cards[place][n])))


@pytest.mark.rules("39", "40", "1.13")
def test_hands_are_guessed_as_often_as_a_count_of_all_deals_says() -> None:
    """Seat 1 does not see five cards: seat 2 holds two, seat 3 one, and two lie in the pile."""
    unseen = "ladders ladders ram engineer retreat".split()
    text = (
        cards("hand_1", "cannon") + cards("hand_2", "ladders", "ram") + cards("hand_3", "retreat")
    )
    match = board(only_unseen("ladders ladders ram engineer retreat cannon") + text)
    chances: dict[object, Fraction] = {}
    deals = list(permutations(unseen))
    for deal in deals:
        case = tuple(sorted(deal[:2])), deal[2:3]
        chances[case] = chances.get(case, Fraction(0)) + Fraction(1, len(deals))
    stream, met = new_stream(41), Counter[object]()
    for _n in range(GUESSES):
        guessed = guess(match.game, match.state, (0,), stream)
        met[sorted_hand(guessed, HAND + 1), sorted_hand(guessed, HAND + 2)] += 1
    assert 18 == len(chances)
    assert chi_square(met, chances) < 40.79, "one in a thousand with 17 degrees of freedom"


@pytest.mark.rules("95", "96", "97", "98", "1.13")
def test_a_sealed_commitment_is_guessed_as_often_as_a_count_says() -> None:
    """Seat 2 sees neither the three cards of the attacker nor the two in the pile, but knows that
    whoever attacks has two yellow cards; what is committed of a hand is one lawful answer after
    another, each equally likely."""
    unseen = "ladders ladders ram engineer retreat".split()
    text = only_unseen("ladders ladders ram engineer retreat cannon")
    text += "influence = {1 = 1, 2 = 6, 3 = 6}\n"
    match = attacked("ladders ram engineer", "cannon", text=text)
    play(match, "1 attack_with ladders ram 1 engineer")
    chances: dict[object, Fraction] = {}
    deals = [deal for deal in permutations(unseen) if len(yellow_ones(deal[:3])) > 1]
    for deal in deals:
        hand = tuple(sorted(deal[:3]))
        for answer, chance in commitments(hand):
            case = hand, *answer
            chances[case] = chances.get(case, Fraction(0)) + chance / len(deals)
    stream, met = new_stream(42), Counter[object]()
    for _n in range(GUESSES):
        guessed = guess(match.game, match.state, (1,), stream)
        met[
            sorted_hand(guessed, HAND),
            FROM_HAND_OR_USED.word(guessed.first_card[0]),
            YELLOW_OR_NONE.word(guessed.second_card[0]),
            guessed.influence_put[0],
            EXTRAS.word(guessed.extra_put[0]),
        ] += 1
    assert 24 == len(chances)
    assert chi_square(met, chances) < 49.73, "one in a thousand with 23 degrees of freedom"


def commitments(hand: tuple[str, ...]) -> Iterator[tuple[tuple[object, ...], Fraction]]:
    """What an attacker with this hand and 1 influence point can commit, and how likely each is
    where every field is chosen at random (96 to 98)."""
    yellow = yellow_ones(hand)
    extras = ["none", *(["engineer"] if "engineer" in hand else [])]
    for first in sorted(set(yellow)):
        rest = list(yellow)
        rest.remove(first)
        for second, influence, extra in product(sorted(set(rest)), (0, 1), extras):
            chance = Fraction(1, len(set(yellow)) * len(set(rest)) * 2 * len(extras))
            yield (first, second, influence, extra), chance


def yellow_ones(hand: Iterable[str]) -> list[str]:
    """The yellow cards among these."""
    return [card for card in hand if card in YELLOW.words]
