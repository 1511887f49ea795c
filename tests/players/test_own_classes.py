"""Bots of one's own that are classes: what they are shown, and what happens where they do not
choose."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from tabard.bots import View
from tabard.cli import main as cli
from tabard.cli.table.session import Session
from tabard.engine.dice import new_stream
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.engine.secrecy.secrets import guess, view
from tabard.lab.simulate import simulate
from tabard.players import BOTS, bring, find_player, own, stand_in
from tabard.players.bot import OWN
from tabard.players.faults import Faults
from tabard.players.outside import LOSSES, Outside
from tabard.players.own import Own
from tabard.server.complaints import Complaint
from tabard.server.inn.orders import check_bot

Written = Callable[..., str]

LAST = """
class Last:
    \"\"\"Always the last move.\"\"\"

    def choose(self, view):
        return view.moves[-1]
"""
SECRETIVE = [name for name in game_names() if find_game(name).has_secrets]


@pytest.fixture(autouse=True)
def brought(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What one test brings no other knows, nor how long it waits."""
    for word in list(OWN):
        monkeypatch.delitem(OWN, word)
    yield
    OWN.clear()
    own.wait(5.0)


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Written:
    """A file with a bot in the working directory."""
    monkeypatch.chdir(tmp_path)

    def write(name: str, text: str = LAST) -> str:
        Path(f"{name}.py").write_text(text, "utf-8")
        return f"bot:./{name}.py"

    return write


def choosing(answer: str) -> str:
    """A bot that does this when it is asked."""
    return f"import os, sys\n\n\nclass Mine:\n    def choose(self, view):\n        {answer}\n"


def seated(
    name: str, game: str = "fall_of_rome", faults: Faults | None = None
) -> tuple[Match, Outside]:
    """A table at which somebody has a choice, and this bot in that seat."""
    match = Match(game, 2, seed=1)
    chance = Random(1)
    while len(match.rows(match.to_act[0])) < 3:
        match.play(match.to_act[0], chance.choice(match.rows(match.to_act[0])))
    bot = stand_in(name, match.game, match.to_act[0], 1, faults)
    assert isinstance(bot, Outside)
    return match, bot


# --- who can sit down -----------------------------------------------------------------------------


def test_a_class_goes_by_the_name_of_its_file_and_is_given_the_moves(written: Written) -> None:
    assert "bot:last_one" == bring(written("last_one"))
    match, bot = seated("bot:last_one")
    assert match.rows(bot.seat)[-1] == bot.choose(match)
    assert ("last_one", "Always the last move.") == (bot.bot.word, bot.bot.about)


def test_only_a_class_that_the_file_makes_for_others_is_its_bot(written: Written) -> None:
    text = f"from tabard.bots import Chooser\n{LAST}\nclass _Hidden(Last): ...\nAGAIN = Last\n"
    assert "bot:one" == bring(written("one", text))
    two = written("two", LAST + LAST.replace("Last", "Other"))
    with pytest.raises(Misused, match=r"several bots: Last, Other. Name one: bot:two.py:Last"):
        bring(two)
    assert "bot:two_other" == bring(f"{two}:Other")
    with pytest.raises(Misused, match=r"no bot Third; it should say: class Third, or a Player"):
        bring(f"{two}:Third")


def test_a_file_without_a_bot_is_said(written: Written) -> None:
    with pytest.raises(Misused, match=r"it needs a class with choose\(self, view\), or a Player"):
        bring(written("none", "class Mine:\n    pass\n"))
    with pytest.raises(Misused, match="cannot be loaded: line 2: SyntaxError"):
        bring(written("wrong", "\nclass Mine\n"))
    with pytest.raises(Misused, match=r"no file nowhere\.py with a bot: name one as bot:\./mine"):
        bring("bot:./nowhere.py")


def test_a_home_folder_may_be_said_in_short(
    written: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written("mine")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert "bot:mine" == bring("bot:~/mine.py")


def test_two_files_of_one_name_are_not_taken_for_each_other(
    written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    first = written("mine")
    Path("other").mkdir()
    Path("other/mine.py").write_text(LAST, "utf-8")
    seats = f"{first},bot:./other/mine.py"
    assert 2 == cli.run(["simulate", "fall_of_rome", "--seats", seats])
    assert "would both be bot:mine; give one another name" in capsys.readouterr().err
    assert 0 == cli.run(["simulate", "fall_of_rome", "--seats", f"{first},{first}", "--games", "1"])


def test_an_installed_package_offers_a_class(
    written: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written("packaged_class")
    monkeypatch.syspath_prepend(tmp_path)
    point = EntryPoint("last", "packaged_class:Last", "tabard.bots")
    monkeypatch.setattr(own, "entry_points", lambda group: [point])
    match, bot = seated("bot:last")
    assert match.rows(bot.seat)[-1] == bot.choose(match)
    with pytest.raises(
        Misused, match=r"Nobody called 'bot:first' .* bot:greedy, bot:last, bot:\./"
    ):
        find_player("bot:first")


def test_no_guest_of_an_inn_seats_one(written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it was brought, is installed or lies in a file: nothing of it is even read."""

    def read(group: str) -> list[EntryPoint]:
        raise AssertionError(group)

    named = written("last_one")
    known = bring(named)
    monkeypatch.setattr(own, "entry_points", read)
    for name in (named, known, "bot:installed"):
        with pytest.raises(Complaint, match="Nobody called"):
            check_bot(name)
    for word in BOTS:
        check_bot(f"bot:{word}")


# --- what it is shown -----------------------------------------------------------------------------


def test_the_view_is_that_of_a_person_in_the_seat(written: Written) -> None:
    match, chance = Match("jeanne_darc", 2, seed=1), Random(1)
    while len(match.lines) < 100:
        match.play(match.to_act[0], chance.choice(match.rows(match.to_act[0])))
    seat = match.to_act[0]
    guessed = guess(match.game, match.state, (seat,), new_stream(1))
    moves = [row.words for row in match.rows(seat)]
    shown = View(match.game, seat, guessed, moves, [], Random(1))
    assert match.view(seat) == shown.table
    seen = view(match.game, match.state, (seat,))
    for name in (field.name for field in match.game.state.lasting()):
        assert getattr(seen, name) == getattr(shown.record, name), name
    assert match.view(1 - seat) != View(match.game, 1 - seat, guessed, [], [], Random(1)).table


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_is_sent_is_the_same_for_all_tables_that_the_seat_cannot_tell_apart(
    game: str, written: Written
) -> None:
    """So nothing that leads to the bot knows what lies on the true table."""
    name = bring(written("last_one"))
    match, other = Match(game, 3, seed=1), Match(game, 3, seed=1)
    chance, differed = Random(1), 0
    for number in range(60):
        seat = chance.choice(match.to_act)
        rows = match.rows(seat)
        other.state = guess(match.game, match.state, (seat,), new_stream(number))
        other.told_rows, other.lines = match.told_rows, match.lines
        differed += not match.state.same(other.state)
        asked, too = (stand_in(name, match.game, seat, number) for _each in range(2))
        assert isinstance(asked, Outside)
        assert isinstance(too, Outside)
        asked._number = too._number
        assert asked._question(match, rows) == too._question(other, other.rows(seat))
        match.play(seat, chance.choice(rows))
        if match.over:
            break
    assert differed


def test_the_same_view_and_chance_give_the_same_move(written: Written) -> None:
    answer = "return view.chance.choice([m for m in view.guess().legal(view.seat)])[1]"
    name = bring(written("mine", choosing(answer)))
    match, bot = seated(name)
    again = Outside(bot.bot, match.game, bot.seat, 1)
    first = [bot.choose(match).words for _each in range(8)]
    assert first == [again.choose(match).words for _each in range(8)]
    assert len(set(first)) > 1
    assert not bot.faults.counted


def test_it_is_told_what_happened_since_it_was_asked_last(written: Written) -> None:
    name = bring(written("mine", choosing("raise ValueError(len(view.told))")))
    said: list[str] = []
    match, bot = seated(name, faults=Faults(said.append))
    chance, since = Random(1), 0
    for number in range(2):
        told = [row for row in match.tell((bot.seat,), since) if row.sentence]
        since = len(match.told_rows)
        bot.faults = Faults(said.append)
        match.play(bot.seat, bot.choose(match))
        assert f"ValueError: {len(told)})" in said[number]
        while len(match.rows(bot.seat)) < 2:
            match.play(match.to_act[0], chance.choice(match.rows(match.to_act[0])))
    assert told


def test_it_can_try_its_moves_and_ask_the_judge(written: Written) -> None:
    text = """
from tabard.bots import View


class Mine:
    def __init__(self, game, seed):
        self.game = game

    def choose(self, view: View) -> str:
        assert view.game is self.game

        def after(move: str) -> int:
            trial = view.guess()
            trial.play(view.seat, trial.rows(view.seat)[view.moves.index(move)])
            return view.worth(trial)

        return max(view.moves, key=after)
"""
    match, bot = seated(bring(written("mine", text)))
    assert bot.choose(match) in match.rows(bot.seat)
    assert not bot.faults.counted


# --- what goes wrong ------------------------------------------------------------------------------

ENDLESS = "exec('while True:\\n try:\\n  while True: pass\\n except BaseException: pass')"


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("return 1 // 0", "mine.py, line 6: ZeroDivisionError: integer division or modulo by zero"),
        ("return int('seven')", "mine.py, line 6: ValueError"),
        ("sys.exit()", "mine.py, line 6: SystemExit"),
        ("return input()", "mine.py, line 6: EOFError"),
        ("return 'fly to the moon'", "it chose what is not allowed: fly to the moon"),
        ("return len(view.moves)", "it chose by a number that no move has"),
        ("return -1", "it chose by a number that no move has"),
        ("return None", "it answered with NoneType, which is no move and no number of one"),
        ("return True", "it answered with bool"),
        ("return view", "it answered with View"),
        ("os._exit(0)", "its process ended"),
    ],
)
def test_who_does_not_choose_is_given_the_default_and_a_sentence(
    written: Written, answer: str, fault: str
) -> None:
    said: list[str] = []
    match, bot = seated(bring(written("mine", choosing(answer))), faults=Faults(said.append))
    assert match.default(bot.seat) == bot.choose(match) == bot.choose(match)
    assert [True] == [fault in sentence for sentence in said]
    assert said[0].endswith("its seat plays the usual move.")
    assert [2] == list(bot.faults.counted.values())


@pytest.mark.parametrize(
    "answer",
    [
        "return len(view.moves) - 1",
        "print('anything'); return ' ' + view.moves[-1]",
        "import numpy; return numpy.int64(len(view.moves) - 1)",
        "os.write(1, b'anything'); return view.moves[-1]",
    ],
)
def test_who_chooses_by_word_or_by_number_is_believed(written: Written, answer: str) -> None:
    match, bot = seated(bring(written("mine", choosing(answer))))
    assert match.rows(bot.seat)[-1] == bot.choose(match)
    assert not bot.faults.counted


def test_who_hangs_is_ended_and_asked_no_more_after_some_time(
    written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even one that lets nothing interrupt it goes on; its seat plays to the end."""
    name = bring(written("mine", choosing(ENDLESS)))
    own.wait(0.2)
    said: list[str] = []
    match, bot = seated(name, faults=Faults(said.append))
    begun: list[subprocess.Popen[str]] = []
    for _time in range(LOSSES + 1):
        assert match.default(bot.seat) == bot.choose(match)
        begun += bot._worker._running
    assert not begun
    assert "it took longer than 0.2 s" in said[0]
    assert f"its process was lost {LOSSES} times, and it is asked no more" in said[1]
    assert [LOSSES, 1] == list(bot.faults.counted.values())


def test_the_class_is_made_anew_for_each_game_and_keeps_what_it_remembers(written: Written) -> None:
    text = choosing("self.times += 1; return min(self.times, len(view.moves)) - 1").replace(
        "    def choose", "    times = 0\n\n    def choose"
    )
    match, bot = seated(bring(written("mine", text)))
    assert match.rows(bot.seat)[:2] == [bot.choose(match), bot.choose(match)]
    other = Outside(bot.bot, match.game, bot.seat)
    assert match.rows(bot.seat)[0] == other.choose(match)
    assert bot._worker is not other._worker


def test_where_people_play_no_sentence_gives_away_what_the_bot_knows(written: Written) -> None:
    name = bring(written("mine", choosing("raise ValueError(view.moves)")))
    match, bot = seated(name)
    players = ("human", name) if bot.seat else (name, "human")
    session = Session(match, players, seed=1)
    next(session.advance())
    assert [
        "The bot mine did not choose (mine.py, line 6: ValueError); its seat plays the usual move."
    ] == session.hear()
    assert [] == session.hear()


def test_a_bot_that_is_gone_meanwhile_is_said(written: Written) -> None:
    bring(written("mine"))
    mine = OWN["mine"]
    assert isinstance(mine, Own)
    Path("mine.py").unlink()
    said: list[str] = []
    match = Match("fall_of_rome", 2, seed=1)
    bot = Outside(replace(mine, written=1), match.game, match.to_act[0], 1, Faults(said.append))
    assert match.default(bot.seat) == bot.choose(match)
    assert "it cannot be loaded" in said[0]


# --- at the command line --------------------------------------------------------------------------


def test_its_record_names_no_path_and_holds_when_the_file_is_gone(
    written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = f"{written('last_one')},bot:random"
    play = ["play", "fall_of_rome", "--seats", seats, "--seed", "1", "--record", "a.game"]
    assert 0 == cli.run(play), capsys.readouterr().err
    text = Path("a.game").read_text("utf-8")
    assert "seat 1 bot:last_one" in text and ".py" not in text
    OWN.clear()
    Path("last_one.py").unlink()
    assert 0 == cli.run(["verify", "a.game"])


def test_simulate_says_at_the_end_how_often_it_did_not_choose(
    written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = f"{written('mine', choosing('return None'))},bot:greedy"
    command = ["simulate", "fall_of_rome", "--seats", seats, "--games", "2", "--seed", "3"]
    assert 0 == cli.run([*command, "--json"])
    facts = json.loads(capsys.readouterr().out)
    [(sentence, times)] = facts["faults"].items()
    assert times > 2
    assert 0 == cli.run(command)
    shown = capsys.readouterr().out
    assert f"\n{times} times: {sentence}\nDigest: {facts['digest']}\n" in shown


def test_what_it_plays_is_the_same_for_a_seed(written: Written) -> None:
    """The same again for a seed, and another for another."""
    name = bring(written("mine", choosing("return view.chance.choice(view.moves)")))
    game = find_game("fall_of_rome")
    two = simulate(game, [name, "bot:random"], 2, seed=5)
    assert two.digest == simulate(game, [name, "bot:random"], 2, seed=5).digest
    assert two.digest != simulate(game, [name, "bot:random"], 2, seed=6).digest
    assert 2 == sum(two.results.values())
    assert not two.faults


def test_it_climbs_a_ladder(written: Written, capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"{written('last_one')},bot:random"
    command = ["ladder", "jeanne_darc", "--bots", bots, "--games", "2", "--json"]
    assert 0 == cli.run(command), capsys.readouterr().err
    [pair] = json.loads(capsys.readouterr().out)["pairs"]
    assert ["bot:last_one", "bot:random"] == pair["bots"] and 2 == pair["games"]
    assert 2 == cli.run(["ladder", "jeanne_darc", "--bots", "human,bot:random"])


def test_patience_is_a_number_of_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["simulate", "fall_of_rome", "--seats", "bot:random,bot:random", "--games", "1"]
    assert 2 == cli.run([*seats, "--patience", "0"])
    assert "0.1" in capsys.readouterr().err
