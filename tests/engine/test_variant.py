"""House rules in a file: what they replace, what they are called, and what is said of those that do
not fit."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabard.engine import find
from tabard.engine.find import bring, find_game, game_names
from tabard.engine.game import Game, Misused, Unlawful
from tabard.engine.match import Match
from tabard.engine.record import read_record, text_of
from tabard.engine.record.replay import replay, verify
from tabard.lab.simulate import simulate

ONE_MORE_DIE = '''
    """A city fights with one die more than it has legions."""

    game = "fall_of_rome"
    version = "1.2"
    rules = {"H1": ("One more die", "Roll at most one die more than legions stand there.", "21")}

    chapter("battle")

    TOO_MANY_DICE = refuse("H1", _("{legions} legions throw no {dice}."),
                           legions=NUMBER, dice=pieces.SO_MANY_DICE)


    def why_not_battle(state, seat, dice):
        """With one die more than there are legions (H1, 23)."""
        here = your_city(state)
        refusal = why_not_act(state)
        if refusal != LEGAL:
            return refusal
        if barbarians_in(state, here) == 0:
            return because(NO_BARBARIAN_HERE, here)
        if state.legions[here] + 1 < dice:
            return because(TOO_MANY_DICE, state.legions[here], dice)
        return LEGAL
'''
Brought = Callable[..., Game]


@pytest.fixture
def brought(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Brought]:
    """Writes house rules into a file, and brings them; afterwards nobody has."""
    monkeypatch.setenv(find.BROUGHT, "")

    def bring_it(text: str, name: str = "house.py") -> Game:
        path = tmp_path / name
        path.write_text(textwrap.dedent(text), encoding="utf-8")
        return bring(path)

    yield bring_it
    find_game.cache_clear()


def before_the_first_move(game: Game | str) -> Match:
    match = Match(game, 2, seed=1041)
    match.play(0, "start_in mogontiacum")
    match.play(1, "start_in tyras")
    return match


def test_a_rule_takes_the_place_of_the_one_of_its_name_and_the_game_itself_stays_as_it_is(
    brought: Brought,
) -> None:
    house = before_the_first_move(brought(ONE_MORE_DIE))
    book = before_the_first_move("fall_of_rome")
    assert house.why_not(0, "battle 3") is None and book.why_not(0, "battle 3") is not None
    refusal = house.why_not(0, "battle 4")
    assert refusal and (refusal.rule, refusal.sentence) == ("H1", "2 legions throw no 4 dice.")


def test_what_the_book_says_by_the_rule_that_is_replaced_is_said_by_the_new_one(
    brought: Brought,
) -> None:
    own_sentence = ONE_MORE_DIE[: ONE_MORE_DIE.index("    TOO_MANY_DICE")]
    rule_alone = ONE_MORE_DIE[ONE_MORE_DIE.index("    def why_not") :]
    text = own_sentence + rule_alone.replace("(TOO_MANY_DICE, ", "(TOO_MANY_DICE, here, ")
    refusal = before_the_first_move(brought(text)).why_not(0, "battle 4")
    assert refusal and refusal.rule == "H1"
    assert refusal.sentence == "Mogontiacum has 2 legions, too few for 4 dice."
    match = before_the_first_move(brought(text, "other.py"))
    match.play(0, "battle 3")
    assert any(line.rule == "H1" and "fights" in line.sentence for line in match.told)


def test_it_has_a_name_a_version_and_rules_of_its_own(brought: Brought) -> None:
    game = brought(ONE_MORE_DIE, "one_more_die.py")
    assert (game.name, game.version) == ("fall_of_rome+one_more_die", "1.0+1.2")
    assert game.title == "Fall of Rome · One more die"
    assert game.rule_book["H1"].title == "One more die"
    assert game.rule_book["21"].text.endswith("(Here rule H1 holds instead.)")
    assert find_game(game.name) is game and game.name in game_names()
    assert not find_game("fall_of_rome").rule_book["21"].text.endswith(")")


def test_its_record_is_verified_and_refused_where_nobody_has_brought_it(
    brought: Brought, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = before_the_first_move(brought(ONE_MORE_DIE, "one_more_die.py"))
    match.play(0, "battle 3")
    text = text_of(match)
    assert verify(text).valid and replay(read_record(text)).lines == match.lines
    monkeypatch.setenv(find.BROUGHT, "")
    find_game.cache_clear()
    with pytest.raises(Misused, match=r"The house rules one_more_die of Fall of Rome are not here"):
        replay(read_record(text))


def test_a_number_goes_into_whatever_is_made_of_it_below(brought: Brought) -> None:
    game = brought(
        """
        game = "fall_of_rome"
        chapter("setup")
        LEGIONS_AT_START = 3
        """
    )
    state = before_the_first_move(game).state
    assert state.legions[state.pawn[0]] == 3


def test_a_value_that_speaks_of_its_own_name_is_made_of_the_old_one(brought: Brought) -> None:
    game = brought(
        """
        game = "fall_of_rome"
        usual = {"chain": "stops"}
        chapter("options")
        OPTION_LIST = changed(OPTION_LIST, "difficulty",
                              readings=("introductory", "standard", "heroic", "so_so"))
        """
    )
    assert game.chosen({"difficulty": "so so"})["difficulty"] == "so_so"
    assert game.chosen({})["chain"] == "stops"


def test_the_set_up_can_be_another_and_what_is_new_stands_before_what_uses_it(
    brought: Brought,
) -> None:
    game = brought(
        '''
        game = "fall_of_rome"
        chapter("setup")

        MORE = table([1, 2])

        def so_many(pawn):
            """The second who begins has one legion more."""
            return MORE[pawn]

        def start_in(state, seat, city):
            """A pawn begins there, with its legions (2.2.9)."""
            pawn = cursor(state)
            state.pawn[pawn] = city
            add_legions(state, city, so_many(pawn))
            pop(state)
        '''
    )
    state = before_the_first_move(game).state
    assert [state.legions[state.pawn[pawn]] for pawn in range(2)] == [1, 2]


@pytest.mark.compiled
def test_it_is_compiled_beside_the_game_itself_and_plays_as_it_does_plain(brought: Brought) -> None:
    house, book = brought(ONE_MORE_DIE), find_game("fall_of_rome")
    digests = {simulate(game, ["bot:random"] * 2, 50, seed=1).digest for game in (house, book)}
    assert len(digests) == 2
    same = brought('game = "fall_of_rome"\n', "same.py")
    assert simulate(same, ["bot:random"] * 2, 50, seed=1).digest in digests


BATTLE = 'game = "fall_of_rome"\nchapter("battle")\n'
WRONG = {
    "version = 1": 'house.py does not say whose rules it changes: game = "fall_of_rome".',
    'game = "chess"': "There is no game 'chess'; there is: ",
    'game = "fall_of_rome"\nchapter("batle")': (
        "house.py, line 2: fall_of_rome has no chapter 'batle'; did you mean battle?"
    ),
    f"{BATTLE}def dye(state, seat, face): pass": (
        "house.py, line 3: dye replaces nothing in battle; did you mean die?"
    ),
    f"{BATTLE}def nobody_asks_this(state): pass": (
        "house.py, line 3: nobody_asks_this replaces nothing in battle, and nothing here uses it."
    ),
    f"{BATTLE}def die(state, face): pass": (
        "house.py, line 3: die takes (state, seat, face) in battle, not (state, face)."
    ),
    f"{BATTLE}print(1)": (
        "house.py, line 3: A chapter can hold rules, numbers and tables that have a name."
    ),
    'game = "fall_of_rome"\nround = 2': "house.py, line 2: Before the first chapter(",
    'game = "fall_of_rome"\nrules = {"21": ("a", "b")}': "line 2: A rule is written as",
    'game = "fall_of_rome"\nrules = {"H1": ("a", "b", "999")}': (
        "Rule H1 replaces rule 999, and fall_of_rome has none of that number."
    ),
    'game = "fall_of_rome"\nusual = {"chain": "bends"}': "Option chain cannot be 'bends'",
    f'{BATTLE}NO_LEGION_HERE = refuse("H9", _("No."))': (
        "Something is said by rule H9, which is none of its rules."
    ),
    f"{BATTLE}NO_LEGION_HERE = legion": (
        "house.py, line 3: NameError: name 'legion' is not defined"
    ),
    'game = "fall_of_rome"\nversion = "beta"': (
        "house.py, line 2: A version is written in numbers, as 1.0; not as 'beta'."
    ),
    "game = ": "house.py, line 1: this is no Python: invalid syntax.",
}


@pytest.mark.parametrize(("text", "sentence"), WRONG.items())
def test_what_does_not_fit_is_said_in_a_sentence(
    text: str, sentence: str, brought: Brought
) -> None:
    with pytest.raises(Misused) as wrong:
        brought(text)
    assert sentence in str(wrong.value) and "\n" not in str(wrong.value)
    assert not [name for name in game_names() if "+" in name]


def test_a_rule_that_cannot_be_compiled_is_named_with_its_line(brought: Brought) -> None:
    text = (
        'game = "fall_of_rome"\nchapter("battle")\ndef dice_have_fallen(state):\n    return "no"\n'
    )
    with pytest.raises(Unlawful, match=r"house\.py, line 4"):
        brought(text)


def test_two_files_of_one_name_are_told_apart(brought: Brought, tmp_path: Path) -> None:
    brought(ONE_MORE_DIE)
    (tmp_path / "other").mkdir()
    with pytest.raises(Misused, match="would both be fall_of_rome\\+house"):
        brought(ONE_MORE_DIE, "other/house.py")


def test_files_of_one_name_can_change_different_games(brought: Brought, tmp_path: Path) -> None:
    rome = brought(ONE_MORE_DIE)
    (tmp_path / "other").mkdir()
    jeanne = brought('game = "jeanne_darc"\n', "other/house.py")
    assert {rome.name, jeanne.name} <= set(game_names())
    for game in (rome, jeanne):
        modules = {sys.modules[game.state.__module__], sys.modules[game.set_up.__module__]}
        assert game.state in [getattr(module, "State", None) for module in modules]


def test_what_is_new_may_stand_below_what_uses_it(brought: Brought) -> None:
    game = brought(
        """
        game = "fall_of_rome"
        chapter("battle")

        def dice_have_fallen(state):
            return none_is_left(state)

        def none_is_left(state):
            return state.dice_left == 0
        """
    )
    match = before_the_first_move(game)
    match.play(0, "battle 2")
    assert match.phase != "roll"


def test_a_file_that_is_written_anew_is_read_anew(brought: Brought, tmp_path: Path) -> None:
    assert brought(ONE_MORE_DIE).version == "1.0+1.2"
    assert brought(ONE_MORE_DIE.replace("1.2", "1.3")).version == "1.0+1.3"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Misused, match="cannot be read: No such file or directory"):
        bring(tmp_path / "nowhere.py")
