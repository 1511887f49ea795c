"""Who may not see a thing cannot learn it; leaks planted on purpose are found (3.27)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tabard.engine.dice import new_stream
from tabard.engine.find import find_game
from tabard.engine.flow.sequence import Sequence
from tabard.engine.flow.stack import seat_now
from tabard.engine.game import Game
from tabard.engine.kinds import EVERYBODY, Kind
from tabard.engine.match import Match
from tabard.engine.position import from_text
from tabard.engine.rule import LEGAL, because
from tabard.engine.secrecy.secrets import guess
from tabard.games.new_world.action import impulse
from tabard.games.new_world.components import cards as c
from tabard.games.new_world.components import goods as g
from tabard.games.new_world.world.hands import NOT_YOUR_CARD, cards_in_hand, holds
from tests.games.side_by_side import Course, Met, SideBySide, compare_in_a_row, compare_positions
from tests.otherwise import with_event

from .board import board, play

GAME = find_game("new_world")
ENOUGH = 80  # positions of each number of seats
COURSE = Course(
    [{"bidding": "on"}, {"level": "veteran"}, {"level": "expert", "bidding": "on"}],
    seldom=4,
    every=90,
)
STARTS = sorted((Path(__file__).parent / "starts").glob("*.toml"))
SECRETS = """
card_place = { ambush = "hand_2", rally = "hand_1", emigrants = "hand_2" }
"""


def all_hidden(state: Any) -> Any:
    """All that can be hidden at once: hands, and what lies open to one seat only while it chooses:
    a demand that it looks at, advisors that it has drawn."""
    state.demand_place[g.DEMANDS.value("furs")] = g.DEMAND_PLACES.value("shown_to_2")
    for advisor in ("medic", "scout"):
        state.advisor_place[g.ADVISORS.value(advisor)] = g.ADVISOR_PLACES.value("drawn_2")
    return state


@pytest.mark.rules("3.27", "3.1.14")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_tables_that_differ_in_secrets_alone_look_alike_to_all(seats: int) -> None:
    met = compare_positions(GAME, seats, ENOUGH, COURSE)
    assert ENOUGH <= met.positions
    assert met.hidden > met.looks * 9 // 10
    assert met.moves > met.looks / 2, "most moves are seen at two tables"
    assert {"bid", "deal", "impulse", "lay_open"} <= set(met.phases)
    assert min(met.told, met.legal, met.refused) > 200


@pytest.mark.rules("3.27")
@pytest.mark.parametrize("file", STARTS, ids=lambda file: str(file.stem))
def test_nor_can_they_be_told_apart_in_what_seldom_happens(file: Path) -> None:
    _game, state = from_text(find_game, file.read_text(encoding="utf-8"))
    met = Met()
    for _time in range(3):
        compare_in_a_row(SideBySide(GAME, state, met))
    assert met.positions and not met.hidden < met.looks // 2


# --- leaks planted on purpose -------------------------------------------------------------------


def leak(game: Game, text: str = SECRETS, at: str = "impulse", number: int = 6) -> str:
    """The first difference that the comparison finds; in the game as it is it finds none."""
    met = Met()
    for _time in range(number):
        try:
            state = board(text, at=at).state
            state = all_hidden(state) if text is SECRETS else state
            compare_in_a_row(SideBySide(game, state, met))
        except AssertionError as difference:
            words = str(difference).splitlines()[0]
            assert words.endswith(("differs", "differ"))
            return words
    return ""


CARDS_PHASE = '{{phase = "cards", seat = 1, step = "{}"}}'.format
DRAW = '{phase = "draw", seat = 2, own = 1, general = 1}'


@pytest.mark.parametrize("at", ["impulse", "cards"])
def test_without_a_leak_nothing_is_found(at: str) -> None:
    assert not leak(replace(GAME), at=at)


@pytest.mark.rules("3.27")
@pytest.mark.parametrize(
    ("kind", "place"),
    [
        (c.PLACES, "hand_2"),
        (c.PLACES, "deck"),
        (g.DEMAND_PLACES, "layer_0"),
        (g.DEMAND_PLACES, "shown_to_2"),
        (g.ADVISOR_PLACES, "drawn_2"),
        (g.ADVISOR_PLACES, "bag"),
    ],
)
def test_a_place_that_a_view_leaves_open_is_caught(
    monkeypatch: pytest.MonkeyPatch, kind: Kind, place: str
) -> None:
    game = replace(GAME)
    assert game.flow  # guesses know already who sees which place
    at = kind.words.index(place)
    seen_by = kind.seen_by
    monkeypatch.setattr(kind, "seen_by", (*seen_by[:at], EVERYBODY, *seen_by[at + 1 :]))
    assert "the view differs" == leak(game)


@pytest.mark.rules("3.27", "3.21.2")
def test_a_bid_that_a_view_leaves_open_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(GAME)
    assert game.flow
    bid = next(file for file in STARTS if file.stem == "bid")
    _game, state = from_text(find_game, bid.read_text(encoding="utf-8"))
    match = play(Match.at(game, state, chance_by_hand=True), "2 bid points=3")
    tables = SideBySide(game, match.state, Met())
    tables.compare()
    monkeypatch.setattr(game.state, "answers", list)
    with pytest.raises(AssertionError, match="the view differs"):
        tables.compare()


@pytest.mark.parametrize(
    ("word", "stack"),
    [
        ("drew", f'{CARDS_PHASE("draw_3")}, {{phase = "over_limit", seat = 2}}, {DRAW}'),
        ("looked_at_demand", f'{CARDS_PHASE("demand_3")}, {{phase = "demand_card", seat = 2}}'),
        (
            "drew_advisor",
            "{phase = 'advisor_pick', seat = 2}, {phase = 'advisor_card', drawer = 2}",
        ),
    ],
)
def test_a_secret_that_all_are_told_is_caught(word: str, stack: str) -> None:
    text = f"to_draw = 1\nnow = [{stack}]\n"
    assert "what is told differs" == leak(with_event(GAME, word, secret=()), text, at="none")
    assert not leak(replace(GAME), text, at="none")


def test_a_refusal_with_anothers_card_is_caught() -> None:
    def why_not_pass(state, seat):
        for card in range(c.PLAIN_CARDS):
            if holds(state, (seat + 1) % state.seats, card):
                return because(NOT_YOUR_CARD, card)
        return impulse.why_not_pass_(state, seat)

    assert "a refusal differs" == leak(with_verb(impulse.pass_, why_not_pass), number=20)


def test_a_move_that_a_secret_forbids_is_caught() -> None:
    def why_not_pass(state, seat):
        refusal = impulse.why_not_pass_(state, seat)
        if refusal == LEGAL and holds(state, (seat + 1) % state.seats, c.CARDS.value("emigrants")):
            return because(NOT_YOUR_CARD, 0)
        return refusal

    assert leak(with_verb(impulse.pass_, why_not_pass), number=20)


@pytest.mark.rules("3.27", "3.23.1")
def test_asking_only_who_holds_a_reaction_card_is_caught() -> None:
    def holds_no_reaction(state):
        seat = seat_now(state)
        for card in range(c.PLAIN_CARDS):
            if holds(state, seat, card) and c.CARD_COLOUR[card] == c.REACTION:
                return cards_in_hand(state, seat) == 0
        return True

    text = 'card_place = { ambush = "hand_2", rally = "hand_2", emigrants = "hand_1" }\n'
    game = with_phase("impulse", over=holds_no_reaction)
    assert leak(game, text, number=20)
    assert not leak(replace(GAME), text)


def with_verb(play: Callable[..., object], why_not: Callable[..., object]) -> Game:
    """The game with another reason to refuse a verb."""
    verbs = [replace(verb, why_not=why_not) if verb.play is play else verb for verb in GAME.verbs]
    return replace(GAME, verbs=verbs)


def with_phase(word: str, **changed: object) -> Game:
    """The game with a phase declared otherwise."""
    names = GAME.sequence.names
    phases = [
        replace(p, **changed) if names.word(p.number) == word else p  # type: ignore[arg-type]
        for p in GAME.sequence.phases
    ]
    return replace(GAME, sequence=Sequence(names, phases))


# --- guesses against a count of all deals -------------------------------------------------------

GUESSES = 900


def chi_square(met: Counter[object], chances: dict[object, Fraction]) -> float:
    """How far the frequencies are from what a count of all cases says."""
    assert set(met) <= set(chances) and sum(chances.values()) == 1
    assert 5 <= GUESSES * min(chances.values()), "each case is to be expected a few times"
    number = met.total()
    return float(sum((met[case] - number * p) ** 2 / (number * p) for case, p in chances.items()))


@pytest.mark.rules("3.27")
def test_hands_are_guessed_as_often_as_a_count_of_all_deals_says() -> None:
    """Of six unseen cards seat 2 holds two and seat 3 one; three lie in the deck."""
    unseen = ["ambush", "rally", "pursuit", "emigrants", "foundry", "war_dogs"]
    lies = {"ambush": "hand_2", "rally": "hand_2", "pursuit": "hand_3"}
    places = {w: lies.get(w, "deck" if w in unseen else "discard") for w in c.PLAIN.words}
    text = "".join(f'card_place.{word} = "{place}"\n' for word, place in places.items())
    match = board(text)
    numbers = [c.PLAIN.value(word) for word in unseen]
    chances: dict[object, Fraction] = {}
    for two in combinations(numbers, 2):
        for one in set(numbers) - set(two):
            chances[tuple(sorted(two)), one] = Fraction(1, 60)
    stream, met = new_stream(41), Counter[object]()
    for _n in range(GUESSES):
        guessed = guess(match.game, match.state, (0,), stream)
        held = [[n for n in numbers if guessed.card_place[n] == c.HAND + seat] for seat in range(3)]
        met[tuple(sorted(held[1])), held[2][0]] += 1
    assert 60 == len(chances)
    assert chi_square(met, chances) < 98.3, "one in a thousand with 59 degrees of freedom"


@pytest.mark.rules("3.27", "3.9.A6")
def test_a_demand_that_was_put_under_stays_known_to_who_has_seen_it() -> None:
    """Seat 1 has seen the lowest of three cards; the two above it are guessed evenly."""
    left = "".join(f'demand_place.{word} = "open"\n' for word in g.DEMANDS.words[3:])
    text = (
        'demand_place.furs = "layer_0"\ndemand_place.fish = "layer_1"\n'
        'demand_place.timber = "layer_2"\ndemand_seen.furs = [1]\n'
    )
    match = board(text + left)
    met = Counter[object]()
    stream = new_stream(42)
    for _n in range(GUESSES):
        guessed = guess(match.game, match.state, (0,), stream)
        met[tuple(guessed.demand_place[:3])] += 1
    chances: dict[object, Fraction] = {(0, 1, 2): Fraction(1, 2), (0, 2, 1): Fraction(1, 2)}
    assert chi_square(met, chances) < 10.83, "one in a thousand with one degree of freedom"
