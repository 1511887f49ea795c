"""Games are found by looking."""

import pytest

from tabard.engine.find import find_game, game_names
from tabard.engine.game import Misused


def test_an_installed_game_is_found_by_its_name():
    for name in game_names():
        assert name == find_game(name).name


@pytest.mark.parametrize("name", ["", "chess", "../ford", "Ford"])
def test_another_name_is_answered_with_what_there_is(name):
    with pytest.raises(Misused) as misused:
        find_game(name)
    assert f"There is no game {name!r}; there is: {', '.join(game_names())}." == str(misused.value)
