"""What a game says of itself holds: its proposed tables can be set, its full board is lawful."""

import re

from tabard.engine.find import find_game
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.pitch import HEAVIEST
from tabard.engine.position import from_text


def test_every_table_that_is_proposed_can_be_set_and_is_unlike_the_others(game: Game) -> None:
    if game.pitch is not None:
        tables = set()
        for preset in game.pitch.presets:
            match = Match(game, preset.players, seed=1, options=dict(preset.options))
            assert match.to_act
            tables.add((preset.players, *match.game.chosen(preset.options).items()))
            assert game.pitch.preset(preset.word) is preset
        assert len(tables) == len(game.pitch.presets) >= 3
        assert game.pitch.preset("chess") is None


def test_how_one_wins_is_said_in_three_sentences(game: Game) -> None:
    if game.pitch is not None:
        assert len(re.findall(r"[.!?](?= |$)", game.pitch.wins)) == 3
        assert 1 <= game.pitch.weight <= HEAVIEST
        assert 0 < game.pitch.minutes[0] <= game.pitch.minutes[1]


def test_play_can_go_on_from_the_full_board(game: Game) -> None:
    if game.pitch is not None:
        own, state = from_text(find_game, game.pitch.fullest)
        assert own is game
        assert Match.at(game, state).to_act
