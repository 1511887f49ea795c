"""A report: one page that works without a network, its pictures, and games that can be opened."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from tabard.cli import common
from tabard.cli.main import run
from tabard.engine.find import bring, find_game, take_away
from tabard.engine.record.replay import verify
from tabard.lab.compare import Setting, compared
from tabard.lab.games import Games
from tabard.lab.happened import happenings_of, spots_of
from tabard.lab.report import Question, write
from tabard.lab.report.middle import nearest, replays
from tabard.lab.report.page import house_said
from tabard.lab.report.where import maps
from tabard.lab.simulate import simulate

from .made_up import made_up

ROME, JEANNE, TWO = "fall_of_rome", "jeanne_darc", ["bot:random"] * 2
TABLE = [
    *("--seats", ",".join(TWO)),
    *("--a", "difficulty=introductory", "--b", "difficulty=heroic"),
]
BOTH = ["--a", "difficulty=introductory", "--b", "difficulty=heroic"]
VERBS = (
    ["compare", ROME, *BOTH],
    ["simulate", ROME, "--seats", ",".join(TWO)],
    ["sweep", ROME, "chain"],
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report on two readings."""
    folder = tmp_path_factory.mktemp("asked") / "a report"
    assert 0 == run(["compare", ROME, *TABLE, "--games", "60", "--report", str(folder)])
    return folder


@pytest.mark.compiled
def test_the_page_wants_nothing_from_elsewhere(folder: Path) -> None:
    page = (folder / "report.html").read_text("utf-8")
    fetched = re.findall(r"""(?:src|href)=["']([^"'#]+)["']|url\(["']?([^"')]+)""", page)
    wanted = {one or other for one, other in fetched}
    games = {path.name for path in folder.glob("*.game")}
    assert 10 == len(games)
    assert all(each.startswith(("data:", "#")) or each in games for each in wanted)
    assert "<script" not in page and "@import" not in page
    assert "what does heroic change, beside introductory?" in page


@pytest.mark.compiled
def test_what_an_earlier_report_left_is_gone_and_nothing_else(tmp_path: Path) -> None:
    for name in ("old.game", "old.png", "mine.txt", "mine.game"):
        (tmp_path / name).write_text("earlier", "utf-8")
    (tmp_path / "report.md").write_text("![An old one](old.png)\n- [old.game](old.game)\n", "utf-8")
    assert 0 == run(["compare", ROME, *TABLE, "--games", "20", "--report", str(tmp_path)])
    left = {path.name for path in tmp_path.iterdir()}
    assert {"mine.txt", "mine.game", "report.md", "report.html"} <= left
    assert not {"old.game", "old.png"} & left


@pytest.mark.compiled
def test_the_same_stands_in_markdown_with_its_pictures(folder: Path) -> None:
    text = (folder / "report.md").read_text("utf-8")
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", text)
    assert {"wins.png", "changes.png", "length.png", "endings.png", "where-1.svg"} <= {*pictures}
    for name in pictures:
        content = (folder / name).read_bytes()
        if name.endswith(".svg"):
            ElementTree.fromstring(content)
        else:
            assert content.startswith(b"\x89PNG")
    assert "The [tribe] sack [city]." in text


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("words", "pictures", "said"),
    [
        (
            ["simulate", JEANNE, "--seats", ",".join(TWO), "--options", "2p=base_prices"],
            {"seats.png", "length.png", "endings.png", "where-1.svg"},
            ["seat 1 bot:random", "A game has ", "What happens how often", "(middle-"],
        ),
        (
            ["sweep", ROME, "chain", "--seats", ",".join(TWO)],
            {"wins-1.png", "length.png", "ending-1.png"},
            ["spreads", "stops", "How games end", "(spreads-", "(stops-"],
        ),
    ],
    ids=lambda words: words[0] if isinstance(words, list) else None,
)
def test_simulate_and_sweep_have_reports_that_can_be_asked_again(
    tmp_path: Path, words: list[str], pictures: set[str], said: list[str]
) -> None:
    first, again = tmp_path / "once" / "out", tmp_path / "twice" / "out"
    assert 0 == run([*words, "--games", "40", "--report", str(first)])
    text, page = ((first / f"report.{kind}").read_text("utf-8") for kind in ("md", "html"))
    shown = {*re.findall(r"!\[[^]]+\]\(([^)]+)\)", text)}
    assert pictures <= shown and all((first / name).exists() for name in shown)
    assert [] == [part for part in said if part not in text]
    assert not re.search(r"""(?:src|href)=["'](?!#|data:|[\w-]+\.game)|<script|@import""", page)
    games = [*first.glob("*.game")]
    assert games and all(verify(game.read_text("utf-8")).valid for game in games)
    command = re.search(r"\$ tabard (.+) --report out\n", text)
    assert command and 0 == run([*command[1].split(), "--report", str(again)])
    files = sorted(path.name for path in first.iterdir())
    assert files == sorted(path.name for path in again.iterdir())
    assert [] == [f for f in files if (first / f).read_bytes() != (again / f).read_bytes()]


def sides(**readings: list[int]) -> dict[str, Games]:
    """Made-up games with each reading, by who won them; each is as long as all others."""
    return {
        word: made_up([1] * len(wins), wins=wins, moves=[5] * len(wins))
        for word, wins in readings.items()
    }


def test_a_sweep_names_the_readings_that_lie_apart() -> None:
    from tabard.lab.report.played import _extremes

    told = [*_extremes(sides(few=[0] * 90 + [1] * 10, many=[1] * 100))]
    assert [
        "Seat 1 bot:random wins most with few, ",
        "Seat 2 bot:greedy wins most with many, ",
    ] == [sentence[: sentence.index(", ") + 2] for sentence in told]
    (nothing,) = _extremes(sides(one=[0, 1], other=[1, 1]))
    assert nothing.startswith("After so many games no two readings lie apart")


def test_a_seat_that_wins_more_than_its_share_is_named_only_when_that_is_certain() -> None:
    from tabard.lab.report.played import _answer

    alike = ("bot:random", "bot:random")
    sure = made_up([1] * 90, wins=[0] * 70 + [1] * 20, moves=[5] * 90, bots=alike)
    assert "and more than its share for certain" in next(_answer(sure))
    even = made_up([1] * 9, wins=[0] * 5 + [1] * 4, moves=[5] * 9, bots=alike)
    assert "No seat wins more than its share for certain; seat 1" in next(_answer(even))


@pytest.mark.compiled
def test_the_games_are_lawful_and_end_as_is_said(folder: Path) -> None:
    text = (folder / "report.md").read_text("utf-8")
    said = dict(re.findall(r"\((\w-\d+\.game)\): (.*?), \d+ moves", text))
    for path in folder.glob("*.game"):
        verdict = verify(path.read_text("utf-8"))
        assert verdict.valid and verdict.result
        assert said[path.name] == verdict.result.ending.replace("_", " ")


@pytest.mark.compiled
@pytest.mark.parametrize("rotate", [False, True])
@pytest.mark.parametrize("bots", [["bot:random", "bot:greedy"], ["bot:search:9", "bot:novice"]])
def test_a_replay_is_the_game_that_was_counted(bots: list[str], rotate: bool) -> None:
    game, setting = find_game(JEANNE), Setting(bots)
    games = simulate(game, setting.bots, 4, 7, rotate=rotate, offset=2).each
    assert games
    for row, replay in enumerate(replays(game, setting, games, 7, [0, 1, 2, 3], "a")):
        result = verify(replay.text).result
        assert f"a-{2 + row}.game" == replay.file and result
        assert list(result.scores) == games.scores[row].tolist()
        assert replay.moves == games.moves[row]


@pytest.mark.compiled
def test_the_command_asks_the_same_again(folder: Path, tmp_path: Path) -> None:
    text = (folder / "report.md").read_text("utf-8")
    command = re.search(r"\$ tabard (.+) --report (.+)\n", text)
    assert command and "'a report'" == command[2]
    assert 0 == run([*command[1].split(), "--report", str(tmp_path / "a report")])
    for path in sorted(folder.iterdir()):
        assert path.read_bytes() == (tmp_path / "a report" / path.name).read_bytes(), path.name


def made(bots: list[str] = TWO, *, rotate: bool, together: bool = False) -> dict[str, str]:
    """The titles and captions of the charts of a made-up comparison."""
    from tabard.lab.report.compared import _pictures

    games = [
        made_up(
            [1, 2] * 20, wins=[0, wins] * 20, moves=range(40), bots=(bots[0], bots[1]),
            turned=[0, 1] * 20 if rotate else (), together=together,
        )
        for wins in (0, 1)
    ]  # fmt: skip
    one, other = Setting(bots), Setting(bots, {"2p": "two_factions"})
    question = Question(find_game(JEANNE), one, other, 1, rotate, "tabard")
    return {chart.title: chart.caption for chart in _pictures(question, compared(*games))}


def test_what_a_seat_is_worth_is_said_where_all_seats_are_played_alike() -> None:
    worth = "the first wins 100.0% of the games with 8_10_three_garrisons"
    mixed = ["bot:random", "bot:greedy"]
    assert worth in made(rotate=False)["What a seat wins"]
    assert "worth" not in made(mixed, rotate=False)["What a seat wins"]
    assert "Who wins" not in made(mixed, rotate=False)
    assert "Who wins" in made(mixed, rotate=True) and "What a seat wins" in made(mixed, rotate=True)
    assert "What a seat wins" not in made(rotate=False, together=True)


def test_charts_have_the_colours_of_the_page() -> None:
    from tabard.lab.report.charts import lengths

    games = made_up([1] * 9, wins=[0] * 9, moves=range(9))
    chart = lengths("Title & all", "Caption", (games, games), ("one", "other"))
    assert not re.search(r"#[0-9a-f]{6}", chart.svg) and "var(--at-b)" in chart.svg
    assert 'aria-label="Title &amp; all"' in chart.svg
    ElementTree.fromstring(chart.svg.replace("xlink:", ""))


def test_the_middle_is_the_usual_ending_at_its_usual_length() -> None:
    games = made_up([1, 1, 2, 1, 1, 0], wins=[0] * 6, moves=[1, 50, 52, 55, 90, 900])
    assert [1, 3] == nearest(games, 2) and 4 == len(nearest(games))
    assert [] == nearest(made_up([0, 0], wins=[0, 0], moves=[9, 9]))


def test_a_map_shows_what_differs_or_else_how_often() -> None:
    from tabard.lab.happened import Places

    game = find_game(ROME)
    happenings = happenings_of(game)
    sacked = next(where for where in happenings.places if where.event == "sacked")
    city = sacked.kind["genua"]
    seldom, often = happenings.none(50), happenings.none(50)
    seldom[::2, sacked.begins + city] = 1
    often[:, sacked.begins + city] = 2
    often[::3, sacked.begins + city] = 1
    a, b = (Places.of(happenings, told) for told in (seldom, often))
    (changed,) = maps(game, a, b, ("one", "other"))
    assert changed.differs and "Genua +1.16" in changed.caption and "more sure" in changed.marks
    (same,) = maps(game, a, a, ("one", "other"))
    assert not same.differs and "Genua 0.50" in same.caption and "often" in same.marks
    spot = next(spot for spot in spots_of(game) if spot.name == "Genua")
    assert f'cx="{spot.x:g}"' in changed.marks
    assert [] == maps(game, *[Places.of(happenings, happenings.none(2))] * 2, ("one", "other"))


def test_without_its_packages_a_report_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(common, "find_spec", lambda name: None if name == "matplotlib" else name)
    for words in VERBS:
        assert 2 == run([*words, "--report", str(tmp_path / "out")])
        assert "pip install 'tabard[lab]'" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_report_into_a_file_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "out"
    file.write_text("mine")
    for words in VERBS:
        assert 2 == run([*words, "--report", str(file)])
        assert "is no folder" in capsys.readouterr().err and "mine" == file.read_text()


@pytest.mark.compiled
def test_a_report_that_cannot_be_written_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("mine")
    into = tmp_path / "file" / "out"
    assert 2 == run(["compare", ROME, *BOTH, "--games", "2", "--report", str(into)])
    err = capsys.readouterr().err
    assert "No report can be written" in err and 1 == err.count("\n")


def test_where_nothing_was_counted_there_is_no_map(tmp_path: Path) -> None:
    games = [made_up(np.ones(9, int), wins=[0] * 9, moves=range(9)) for _side in "ab"]
    settings = (
        Setting(["bot:search:20ms"] * 2),
        Setting(["bot:search:20ms"] * 2, {"2p": "two_factions"}),
    )
    question = Question(find_game(JEANNE), *settings, 1, False, "tabard compare")
    written = {path.name for path in write(question, compared(*games), tmp_path)}
    assert {"report.html", "report.md"} <= written and not any("where" in name for name in written)
    assert not any(name.endswith(".game") for name in written)


def test_a_report_says_what_its_house_rules_are(tmp_path: Path) -> None:
    file = tmp_path / "rich.py"
    rule = 'rules = {"H1": ("Many legions", "Three legions stand there at the start.", "")}\n'
    begins = f'"""More legions stand there."""\ngame = "fall_of_rome"\n{rule}'
    file.write_text(f'{begins}chapter("setup")\nLEGIONS_AT_START = 3\n', "utf-8")
    house = bring(file)
    try:
        said = house_said(Setting(TWO), Setting(TWO, house=house), Setting(TWO, house=house))
    finally:
        take_away(house)
    assert said == [
        "More legions stand there.",
        "H1, Many legions: Three legions stand there at the start.",
    ]
