"""What is said of moves: every phase that asks a person, every field of a verb, and each value."""

from __future__ import annotations

from tabard.drawn.speaking import asked_for, move_said, verb_titled
from tabard.engine.find import find_game
from tabard.engine.kinds import CHANCE, OPEN
from tabard.engine.match import Match
from tabard.engine.moves import Move, read_move
from tabard.games.water_margin.components import events
from tabard.games.water_margin.ui.saying import SAYS
from tests.games.asking import choices, play

from .board import board, figure

GAME = find_game("water_margin")


def said(words: str) -> str:
    return move_said(Match(GAME, 2, seed=1), read_move(GAME.actions, words))


def test_every_phase_in_which_a_person_decides_says_what_is_done() -> None:
    names, asking = GAME.sequence.names, [p for p in GAME.sequence.phases if p.verbs]
    silent = [
        p.number for p in asking if (names.word(p.number) in SAYS.turns) == (p.asks == CHANCE)
    ]
    assert [] == [names.word(number) for number in silent]


def test_every_field_that_a_person_is_asked_for_has_a_question() -> None:
    match = Match(GAME, 2, seed=1)
    by_people = {verb for p in GAME.sequence.phases if p.asks != CHANCE for verb in p.verbs or ()}
    words = {verb.__name__ for verb in by_people}
    for verb in GAME.verbs:
        for key, _kind in verb.fields if verb.word in words else ():
            assert not asked_for(match, verb, key).startswith("Which field"), (verb.word, key)
            assert SAYS.asked(verb, key), (verb.word, key)


def test_moves_read_as_people_say_them() -> None:
    assert "Move Shi Jin to G6" == said("step shi_jin g6")
    assert "Shi Jin attacks Li Kui: the loser dies" == said("attack shi_jin li_kui")
    assert "Shi Jin buys a gourd for 10 taels" == said("buy shi_jin gourd")
    assert "The place die shows an inn" == said("place_die inn")
    assert "The place die shows a pond" == said("place_die pond")
    (step,) = [verb for verb in GAME.verbs if verb.word == "step"]
    half = Move(step, (OPEN, OPEN))
    assert "Move … to …" == move_said(Match(GAME, 2, seed=1), half)


def test_a_phase_in_which_only_wounds_can_be_healed_says_so() -> None:
    assert "attempt the quests" in SAYS.turn("quests", {"attempt", "heal", "end_quests"})
    assert SAYS.turn("quests", {"heal", "end_quests"}).startswith("heal wounds")
    assert SAYS.turn("refuge", {"found", "leave_refuge"}) == "set up a refuge, or wander on"
    assert SAYS.turn("refuge", {"heal", "leave_refuge"}).startswith("heal wounds")
    assert SAYS.turn("moves", {"heal", "end_voyage"}).startswith("heal wounds")
    assert SAYS.turn("moves", {"swear", "end_voyage"}).startswith("move up to three")


def test_what_cannot_be_done_now_is_called_by_more_than_its_word() -> None:
    called = {verb.word: verb_titled(GAME, verb) for verb in GAME.verbs}
    assert ("Set up a refuge", "Swear brotherhood") == (called["found"], called["swear"])
    alone = {"heal", "swear", "attack", "rescue", "storm", "buy", "ransom", "found", "join"}
    assert not [word for word in alone if " " not in called[word]]


def test_what_a_reward_is_good_for_stands_beside_it() -> None:
    match, feast = Match(GAME, 2, seed=1), read_move(GAME.actions, "feast")
    assert "for a second step, or to heal a wound" == SAYS.note(match.state, feast)
    assert "1 to 10 taels" == SAYS.note(match.state, read_move(GAME.actions, "plunder"))


def asked_of(match: Match) -> tuple[str, list[str]]:
    """What the event asks, and what stands beside each choice."""
    (choose,) = [verb for verb in GAME.verbs if verb.word == "choose"]
    notes = [
        SAYS.note(match.state, read_move(GAME.actions, words)) for words in sorted(choices(match))
    ]
    return asked_for(match, choose, "figure"), notes


def test_an_event_that_chooses_twice_asks_each_time_for_what() -> None:
    own = figure(1, "bai_sheng", "f5", taels=1), figure(1, "shi_qian", "h5")
    others = figure(2, "lu_junyi", "f8", taels=100), figure(2, "li_kui", "k5", taels=7)
    match = board(*own, *others, figure(2, "lin_chong", "g6"), phase="event")
    play(match, "chance draw_event event=daylight_rat")
    reach = "can steal from Lu Junyi: 30 taels"
    assert ("Who of yours steals?", [reach, f"{reach}; Li Kui: 7 taels"]) == asked_of(match)
    play(match, "1 choose figure=shi_qian")
    question, notes = asked_of(match)
    assert question == "From whom does Shi Qian steal?"
    assert notes == ["7 taels", "no taels", "30 taels"]
    shop = board(*own, figure(1, "wu_yong", "g5"), phase="event")
    match = play(shop, "chance draw_event event=arak_shop")
    assert asked_of(match)[0] == "Who gets a gourd?"
    assert asked_of(play(match, "1 choose figure=shi_qian"))[0] == "Who gets the other gourd?"


def test_a_thief_who_reaches_no_purse_reads_so_and_without_a_victim_the_bank_pays() -> None:
    own = figure(1, "bai_sheng", "f5"), figure(1, "shi_qian", "h5")
    poor = figure(2, "lin_chong", "f6"), figure(2, "li_kui", "k5", taels=7)
    match = play(board(*own, *poor, phase="event"), "chance draw_event event=daylight_rat")
    nothing = "nobody it reaches has taels"
    assert asked_of(match) == ("Who of yours steals?", [nothing, "can steal from Li Kui: 7 taels"])
    match = play(board(*own, phase="event"), "chance draw_event event=daylight_rat")
    question, notes = asked_of(match)
    assert question == "Who gets 10 taels?"
    assert ["Yellow Mud Ridge (F5)", "Liangshan Marsh (H5)"] == [n.split(";")[0] for n in notes]


def test_every_event_that_chooses_a_figure_says_what_becomes_of_it() -> None:
    match = board(figure(1, "bai_sheng", "f5"), figure(2, "lin_chong", "a1"), phase="event")
    usual, asks = "Whom does the event concern?", SAYS.asking["choose.figure"]
    assert asks(match.state) == "" and asked_of(match)[0] == usual
    for event in range(events.EVENTS):
        match.state.event = event
        alone = event == events.STOUT_FELLOW_ARRIVES
        chooses = events.KIND_OF_EVENT[event] == events.IMMEDIATE and not alone
        assert bool(asks(match.state)) == chooses, events.EVENTS.word(event)
