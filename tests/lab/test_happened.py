"""What happened how often: machine code counts what the rules tell, in the game in which it was
told and at the place that was named."""

from __future__ import annotations

import json
from collections import Counter

import numpy as np
import pytest

from tabard.cli.main import run
from tabard.engine.batch import loops as batch
from tabard.engine.batch.compiled import loops
from tabard.engine.dice import new_stream
from tabard.engine.events import Event
from tabard.engine.find import find_game
from tabard.engine.kinds import NUMBER
from tabard.engine.match import Match
from tabard.engine.words import n_
from tabard.lab.compare import Setting, compare
from tabard.lab.games import Games
from tabard.lab.happened import happened, sentence_of, weightiest
from tabard.lab.matches import Matches, level_of_player
from tabard.lab.simulate import simulate
from tabard.players.bot import BOTS
from tabard.players.thinking import Thinker

JEANNE, ROME, TWO = "jeanne_darc", "fall_of_rome", ["bot:random"] * 2


def told_plainly(name: str, number: int) -> Counter[tuple[object, ...]]:
    """What is told in one game of random bots, heard move by move: each event, and each with the
    value of each of its facts."""
    game = find_game(name)
    choosers = {word: player.bound(game)[player.choose] for word, player in BOTS.items()}
    play_game = loops(game, choosers)["play_game"]
    table = game.new(2)
    trials, room = [table.copy(), table.copy()], [game.room(), game.room()]
    stream, tally, heard = new_stream(1, part=number), [0] * batch.TALLY, Counter[object]()
    while True:
        for event, *facts in table.told[: table.told_count]:
            heard[event,] += 1
            heard.update((event, fact, value) for fact, value in enumerate(facts))
        if table.ended:
            return heard  # type: ignore[return-value]
        play_game(table, *trials, stream, [0, 0], tally, 1, 0, *room)


@pytest.mark.compiled
@pytest.mark.parametrize("name", [ROME, JEANNE])
def test_what_is_counted_is_what_was_told(name: str) -> None:
    outcome = simulate(find_game(name), TWO, 3, 1, told=True)
    heard = [told_plainly(name, number) for number in range(3)]
    assert outcome.each and outcome.places and 3 == outcome.places.games
    for event in outcome.each.events:
        told = outcome.each.told[:, event.number].tolist()
        assert told == [each[event.number,] for each in heard], event.word
    facts = {event.word: (event, dict(event.facts)) for event in outcome.each.events}
    for at in outcome.places.at:
        event, kinds = facts[at.event]
        place = list(kinds).index(at.fact)
        for number in at.kind.numbers:
            told = sum(each[event.number, place, number] for each in heard)
            assert told == at.often_at(number), (at.event, at.fact, at.kind.word(number))
    assert any(at.often.any() for at in outcome.places.at)


@pytest.mark.compiled
@pytest.mark.parametrize("name", [ROME, JEANNE])
def test_what_those_who_think_ahead_did_is_told_too(name: str) -> None:
    """They play in machine code, and once more by the rules: the same game to its end."""
    bots = [level_of_player("bot:search:9"), level_of_player("bot:novice")]
    matches = Matches(Thinker(find_game(name)), 2, seed=4)
    alone, heard = matches.play(bots, 1), matches.play(bots, 1, heard=True)
    again = Match.played(matches.game, matches.start, heard.moves)
    assert alone.end.same(heard.end) and again.state.same(heard.end)
    assert alone.decisions == heard.decisions and not alone.told
    assert heard.told == again.told_rows and len(heard.told) > 30


@pytest.mark.compiled
@pytest.mark.parametrize("rotate", [False, True])
@pytest.mark.parametrize("bots", [["bot:random", "bot:greedy"], ["bot:search:9", "bot:novice"]])
def test_counting_changes_no_game_and_keeps_each_apart(bots: list[str], rotate: bool) -> None:
    game = find_game(JEANNE)
    plain, counted = (simulate(game, bots, 5, 3, rotate=rotate, told=told) for told in (0, 1))
    assert plain.digest == counted.digest and plain.moves == counted.moves
    assert plain.each and plain.each.told is None and plain.places is None
    alone = [
        simulate(game, bots, 1, 3, rotate=rotate, told=True, offset=number).each
        for number in range(5)
    ]
    apart = np.concatenate([each.told for each in alone if each])
    assert counted.each and (apart == counted.each.told).all() and 5 == len(apart)


def made_up(*told: list[int]) -> Games:
    """Games in which so much happened: marched is everyday, sacked is weighty."""
    events = tuple(
        Event(number, word, "1", f"It {word}.", (), weight=weight)
        for number, (word, weight) in enumerate([("marched", 0), ("sacked", 2), ("fell", 1)])
    )
    nothing = np.zeros(len(told), int)
    by_seat = np.zeros((len(told), 1), int)
    return Games(
        0, ("bot:random",), ("unfinished",), (False,), True, "moves", nothing, nothing, nothing,
        by_seat, by_seat, events, np.array(told),
    )  # fmt: skip


def test_the_weightiest_is_shown_and_what_never_came_about_is_not() -> None:
    found = happened(made_up([9, 1, 0], [7, 0, 0], [8, 2, 0], [8, 1, 0]))
    assert ["marched", "sacked", "fell"] == [each.event.word for each in found]
    marched, sacked, fell = found
    assert (8.0, 4.0) == (marched.often.mean, marched.games.won)
    assert (1.0, 3.0, 0.0) == (sacked.often.mean, sacked.games.won, fell.games.won)
    assert ["marched", "sacked"] == [each.event.word for each in weightiest(found)]
    few = weightiest([marched] * 20 + [sacked])
    assert 12 == len(few) and sacked in few


def test_an_event_goes_by_the_words_of_its_sentence() -> None:
    facts = ("cards", NUMBER), ("other_seat", NUMBER)
    one = n_("{cards} card to {other_seat}.", "{cards} cards to {other_seat}.", "cards")
    assert "[cards] cards to [other seat]." == sentence_of(
        Event(0, "given", "1", one, facts), find_game(ROME)
    )


@pytest.mark.compiled
def test_a_difference_of_what_happened_is_found() -> None:
    game = find_game(ROME)
    found = compare(
        game, Setting(TWO), Setting(TWO, {"difficulty": "heroic"}), 200, seed=1, told=True
    )
    revolts = next(each for each in found.happened if each.of == "drew_revolt")
    at = next(event.number for event in game.book.events.all if event.word == "drew_revolt")
    assert found.each and revolts.by == pytest.approx(revolts.b - revolts.a) != 0
    assert [revolts.a, revolts.b] == [each.told[:, at].mean() for each in found.each]
    assert found.places and all(200 == side.games for side in found.places)
    assert not compare(game, Setting(TWO), Setting(TWO, {"chain": "stops"}), 3).happened


@pytest.mark.compiled
def test_the_commands_say_it(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--seats", ",".join(TWO), "--seed", "1"]
    command = ["simulate", ROME, *seats, "--games", "30"]
    shown = {}
    for told in ("few", "all"):
        assert 0 == run([*command, "--told", told])
        shown[told] = capsys.readouterr().out.splitlines()
    assert any(line.startswith("  The [tribe] sack [city].  ") for line in shown["few"])
    assert len(shown["few"]) < len(shown["all"])
    assert 0 == run([*command, "--told", "few", "--json"])
    facts = json.loads(capsys.readouterr().out)
    sacked = next(each for each in facts["told"] if each["event"] == "sacked")
    assert sacked["times"]["mean"] == pytest.approx(sum(sacked["places"]["city"].values()))
    assert ("58", 2, 30) == (sacked["rule"], sacked["weight"], sacked["games"]["games"])
    assert 0 == run([*command, "--json"])
    assert json.loads(capsys.readouterr().out)["told"] is None
    both = ["--a", "difficulty=introductory", "--b", "difficulty=heroic", "--games", "30"]
    assert 0 == run(["compare", ROME, *both, "--told", "all"])
    assert "The [tribe] sack [city]." in capsys.readouterr().out
    assert 0 == run(["compare", ROME, *both, "--told", "few", "--json"])
    row = next(
        each for each in json.loads(capsys.readouterr().out)["told"] if each["of"] == "sacked"
    )
    assert row["a"] == pytest.approx(sum(row["places"]["a"]["city"].values()))


def test_how_much_is_shown_is_few_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == run(["simulate", ROME, "--seats", ",".join(TWO), "--told", "some"])
    err = capsys.readouterr().err
    assert "few" in err and "all" in err and 1 == err.count("\n")
