"""``--seat`` and ``--spectator``: an answer holds nothing that these may not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.cli.table.session import new_session
from tabard.engine.match import Match
from tabard.engine.record import text_of
from tests.cli.conftest import Tabard
from tests.engine import awkward, pairs

VERBS = ("replay", "position", "legal")


@pytest.fixture
def council(tmp_path: Path) -> Path:
    """A game of Council by three: seats 1 and 2 have voted, seat 3 must still."""
    match = Match(awkward.GAME, 3, seed=1)
    match.play(0, "vote war")
    match.play(1, "vote peace")
    path = tmp_path / "council.game"
    path.write_text(text_of(match), "utf-8", newline="\n")
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A whole game of Council by four."""
    path = tmp_path / "finished.game"
    session = new_session(Match(awkward.GAME, 4, 1), ("bot:random",) * 4, path, 1)
    assert len(list(session.advance())) > 20
    return path


def moves(answer: dict[str, list[dict[str, str]]], seat: object) -> list[str]:
    return [step["move"] for step in answer["steps"] if step["seat"] == seat]


def test_a_seat_reads_its_own_secrets_and_no_others(tabard: Tabard, council: Path) -> None:
    answer = tabard("replay", council, "--seat", 2, "--json").json
    assert moves(answer, 1) == ["?"] and moves(answer, 2) == ["vote side=peace"]
    text = tabard("replay", council, "--seat", 2).out
    assert "1 ?\n" in text and "2 vote side=peace\n" in text and "vote side=war" not in text
    told = [row["sentence"] for row in answer["begin"]]
    drawn = moves(answer, "chance")
    whole = moves(tabard("replay", council, "--json").json, "chance")
    assert whole[3:6] == drawn[3:6] and drawn[0] == "draw card=?" != whole[0], told


def test_several_seats_know_what_each_of_them_knows(tabard: Tabard, council: Path) -> None:
    both = tabard("replay", council, "--seat", "1, 2", "--json").json
    assert moves(both, 1) == ["vote side=war"] and moves(both, 2) == ["vote side=peace"]
    assert set(moves(both, "chance")[6:9]) == {"draw card=?"}
    position = tabard("position", council, "--seat", "1,2", "--json").json["position"]
    assert position["vote"] == {"1": "war", "2": "peace"}
    assert position["hidden"]["card_place"] == {"deck": 7, "hand_3": 3}


def test_a_spectator_knows_what_everybody_knows(tabard: Tabard, council: Path) -> None:
    answer = tabard("replay", council, "--spectator", "--json").json
    assert moves(answer, 1) == moves(answer, 2) == ["?"]
    assert set(moves(answer, "chance")) == {"draw card=?", "pull colour=?"}
    text = tabard("replay", council, "--spectator").out
    assert "knight" not in text and "trump" not in text and "Seat 1 draws a card." in text
    out = tabard("position", council, "--spectator").out
    assert 'knight_0 = "?"' in out and 'hand_1"' not in out
    assert "war" not in out and "peace" not in out


def test_the_legal_moves_of_others_are_nobodys_business(tabard: Tabard, council: Path) -> None:
    own = tabard("legal", council, "--seat", 3, "--json").json
    assert [move["move"] for move in own["moves"]] == ["vote side=war", "vote side=peace"]
    assert tabard("legal", council, "--seat", "1,2", "--json").json == {"to_act": [3], "moves": []}
    seen = tabard("legal", council, "--spectator", "--json").json
    assert seen == {"to_act": [3], "moves": []}
    assert tabard("legal", council, "--spectator").out == "Now it is up to seat 3.\n"


def test_a_deck_shows_nobody_what_may_be_drawn(tabard: Tabard, council: Path) -> None:
    """A seat that chance must serve has no list of what can come."""
    assert "draw card=" in tabard("legal", council, "--to", 2).out
    for whom in (("--seat", 1), ("--spectator",)):
        assert "card" not in tabard("legal", council, "--to", 2, *whom).out


@pytest.mark.parametrize("whom", [("--seat", "3"), ("--spectator",)])
def test_they_know_no_more_after_fewer_moves(
    tabard: Tabard, finished: Path, whom: tuple[str, ...]
) -> None:
    """The record is stopped after each move: what was open by then is the same as in the end, and
    of the answers that lay sealed then not a word is said."""
    whole = tabard("replay", finished, "--json").json["steps"]
    asked = [at for at, step in enumerate(whole) if step["move"].startswith(("vote", "send"))]
    sealed = 0
    for at in asked[::4]:
        answer = tabard("replay", finished, "--to", at + 1, *whom, "--json").json
        assert answer["moves"] == at + 1 and answer["result"] is None
        hidden = [n for n, step in enumerate(answer["steps"]) if step["move"] == "?"]
        assert set(hidden) <= set(asked)
        position = tabard("position", finished, "--to", at + 1, *whom, "--json").json["position"]
        mine = "3" if "--seat" in whom else ""
        votes = [word for seat, word in position.get("vote", {}).items() if seat != mine]
        assert set(votes) <= {"?"}
        sealed += len(hidden)
    assert sealed > 5


def test_the_result_is_everybodys(tabard: Tabard, finished: Path) -> None:
    whole = tabard("replay", finished, "--json").json
    for whom in (("--seat", 1), ("--spectator",)):
        answer = tabard("replay", finished, *whom, "--json").json
        assert answer["result"] == whole["result"] and answer["moves"] == whole["moves"]
        assert tabard("replay", finished, *whom).out.splitlines()[-1].startswith("Rule ")
        assert tabard("legal", finished, *whom, "--json").json == {"to_act": [], "moves": []}


def test_a_player_of_several_seats_is_one_viewer(tabard: Tabard, tmp_path: Path) -> None:
    match = Match(pairs.GAME, 2, seed=1)
    for seat in (0, 1, 2):
        match.play(seat, "vote war")
    path = tmp_path / "pairs.game"
    path.write_text(text_of(match), "utf-8", newline="\n")
    for seat in ("1", "3", "1,3"):
        answer = tabard("replay", path, "--seat", seat, "--json").json
        assert moves(answer, 1) == moves(answer, 3) == ["vote side=war"]
        assert moves(answer, 2) == ["?"]
    assert tabard("position", path, "--seat", 3).out == tabard("position", path, "--seat", 1).out


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize(
    ("whom", "says"),
    [
        (("--seat", "1", "--spectator"), "not both"),
        (("--seat", "chance"), "Chance sees nothing"),
        (("--seat", "1,chance"), "Chance sees nothing"),
        (("--seat", "9"), "no seat '9'"),
        (("--seat", ""), "--seat is written as 1,2; not as ''."),
        (("--seat", "1,"), "--seat is written as 1,2; not as '1,'."),
        (("--seat", "1,,2"), "--seat is written as 1,2; not as '1,,2'."),
        (("--to", "-1"), "--to"),
    ],
)
def test_misuse(tabard: Tabard, council: Path, verb: str, whom: tuple[str, ...], says: str) -> None:
    answer = tabard(verb, council, *whom)
    assert answer.status == 2 and says in answer.err


@pytest.mark.parametrize("verb", ["position", "legal"])
def test_a_position_has_no_moves(tabard: Tabard, council: Path, tmp_path: Path, verb: str) -> None:
    path = tmp_path / "a.toml"
    path.write_text(tabard("position", council).out, "utf-8")
    answer = tabard(verb, path, "--to", 3)
    assert answer.status == 1 and "leave out --to" in answer.err
    assert tabard(verb, path, "--spectator").status == 0


@pytest.mark.parametrize("verb", VERBS)
def test_nobody_can_stop_behind_the_last_move(tabard: Tabard, finished: Path, verb: str) -> None:
    moves = tabard("verify", finished, "--json").json["moves"]
    assert tabard(verb, finished, "--to", moves).out == tabard(verb, finished).out
    answer = tabard(verb, finished, "--to", moves + 1)
    assert answer.status == 1
    assert f"The record has {moves} moves; it cannot stop after {moves + 1}." in answer.err
