"""Games are found by looking."""

import sys
from importlib.metadata import EntryPoint

import pytest

from tabard.cli import main as cli
from tabard.engine import find
from tabard.engine.find import all_games, find_game, game_names
from tabard.engine.game import Misused


def test_an_installed_game_is_found_by_its_name():
    for name in game_names():
        assert name == find_game(name).name


@pytest.mark.parametrize("name", ["", "chess", "../ford", "Ford"])
def test_another_name_is_answered_with_what_there_is(name):
    with pytest.raises(Misused) as misused:
        find_game(name)
    assert f"There is no game {name!r}; there is: {', '.join(game_names())}." == str(misused.value)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("from tabard.engine.kinds import upto\nGAME = upto(drops)", "{file}, line 2: NameError:"),
        (
            "from tabard.engine.kinds import numbers\nfrom tabard.engine.state import each\n\n"
            "cards = each(numbers(3, 35))",
            "{file}, line 4: ValueError: what a field is counted by begins at 0",
        ),
        ("GAME = (", "{file}, line 1: SyntaxError:"),
        ("GAME = 5", "broken:GAME is no Game."),
    ],
)
def test_a_game_that_cannot_be_loaded_is_said_with_its_line(
    source, sentence, tmp_path, monkeypatch
):
    file = tmp_path / "broken.py"
    file.write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "broken", raising=False)
    points = [EntryPoint("broken", "broken:GAME", "tabard.games")]
    monkeypatch.setattr(find, "entry_points", lambda group: points)
    with pytest.raises(Misused) as misused:
        find_game("broken")
    begun = f"The game broken cannot be loaded: {sentence.format(file=file)}"
    assert str(misused.value).startswith(begun)


def test_a_broken_game_hides_no_other(tmp_path, monkeypatch, capsys):
    (tmp_path / "broken.py").write_text("GAME = 5", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "broken", raising=False)
    broken, *whole = (
        EntryPoint("broken", "broken:GAME", "tabard.games"),
        *find.entry_points(group="tabard.games"),
    )
    monkeypatch.setattr(find, "entry_points", lambda group: [broken, *whole])
    games, wrong = all_games()
    assert sorted(point.name for point in whole) == [game.name for game in games]
    assert ["The game broken cannot be loaded: broken:GAME is no Game."] == wrong
    assert 0 != cli.run(["games"])
    out, err = capsys.readouterr()
    assert len(whole) == len(out.splitlines())
    assert f"tabard: {wrong[0]}\n" == err
