"""What the page shows of the game where it asks: whose card is spent, and how much is left."""

from __future__ import annotations

from collections import Counter

import pytest

from tabard.drawn.episodes import episodes
from tabard.drawn.saying import saying_of
from tabard.drawn.scene import Scene, scene_of
from tabard.drawn.speaking import asked_for, move_said, things_of
from tabard.engine.find import find_game
from tabard.engine.kinds import OPEN
from tabard.engine.match import Match
from tabard.engine.match.lesson import table_at
from tabard.engine.moves import Move
from tabard.games.fall_of_rome.components import cards, roles
from tabard.games.fall_of_rome.ui.about import things
from tabard.web.asking import not_now, why_words
from tabard.web.rule_book import chapters
from tabard.web.sight import Sight
from tabard.web.wishes import Wish
from tests.games.asking import play

from .board import board, hand
from .scenes import W5

ENEMIES = "cubes = {tyras = {visigoths = 2}}\n"


def shown(match: Match) -> Scene:
    scene = scene_of(match, match.to_act)
    assert scene is not None
    return scene


def test_an_event_of_another_hand_says_whose_it_is() -> None:
    match = board(ENEMIES + hand(2, "carpe_diem") + hand(1, "homo_faber"))
    match.sitting = {1: "the Fair bot"}
    verb = match.game.actions.by_word["carpe_diem"]
    assert "the Fair bot" in asked_for(match, verb, "effect")
    assert asked_for(match, verb, "effect").startswith("Carpe diem: ")
    said = move_said(match, match.read(0, "carpe_diem effect=normal"))
    assert said.startswith("Carpe diem: ") and "the Fair bot" in said
    own = match.game.actions.by_word["homo_faber"]
    assert "bot" not in asked_for(match, own, "effect")
    play(match, "1 carpe_diem effect=normal")
    ((_seat, proposal),) = match.proposals
    assert "with a card of the Fair bot" in move_said(match, proposal)
    assert "with a card of yours" in move_said(match, proposal, reader=1)


def test_only_what_this_table_could_allow_is_listed_as_not_allowed_now() -> None:
    match = board(ENEMIES + hand(2, "mors_tua"))
    listed = {verb.word for verb in not_now(match, 0)}
    assert "build_fort" in listed
    assert not listed & {"store", "fetch", "reinforce_fort", "muster", "consult", "do_ut_des"}
    assert saying_of(match.game).allows(match.state, match.game.actions.by_word["mors_tua"])


EIGHT_WITH = (
    *("roma_huns", "roma_franks", "roma_vandals", "narbo_franks"),
    *("sinope_ostrogoths", "tingi_vandals", "tyras_visigoths"),
)


def test_over_the_limit_an_event_is_spoken_of_only_where_one_can_be_played() -> None:
    match = board(W5 + ENEMIES + hand(1, *EIGHT_WITH, "carpe_diem"))
    sight = Sight(match, (0,), asked=(0,))
    assert "Your turn: discard down to 7 cards." == sight.question
    assert "event of your own" not in sight.tip
    match = board(W5 + ENEMIES + hand(1, *EIGHT_WITH, "abundans_cautela"))
    question = Sight(match, (0,), asked=(0,)).question
    assert "Your turn: discard down to 7 cards, or play an event of your own." == question


def test_who_has_no_action_left_is_not_asked_to_take_his_actions() -> None:
    for left, task in (1, "take your actions"), (0, "play an event, or end your actions"):
        match = board(f"actions_left = {left}\n" + ENEMIES + hand(1, "carpe_diem"))
        assert f"Your turn: {task}." == Sight(match, (0,), asked=(0,)).question


def test_an_event_in_hand_says_why_it_cannot_be_played_where_others_could() -> None:
    match = board(W5 + ENEMIES + hand(1, *EIGHT_WITH, "carpe_diem") + hand(2, "vae_victis"))
    assert ("carpe_diem", "Carpe diem") in Sight(match, (0,), asked=(0,)).missing
    assert "vae_victis" not in {verb.word for verb in not_now(match, 0)}
    answer = why_words(match, 0, "carpe_diem")
    assert ("This event is played only among the actions of a turn.", "2.11.1") == (
        answer.sentence,
        answer.rule,
    )
    match = board(
        "legions = {roma = 1}\ncubes = {roma = {huns = 2, franks = 2}}\n" + hand(1, "carpe_diem")
    )
    play(match, "1 battle dice=1", "chance die face=barbarian_a")
    assert ("casualties", []) == (match.phase, not_now(match, 0))


def test_a_card_in_hand_says_that_it_would_be_discarded_before_it_is() -> None:
    match = board(W5 + ENEMIES + hand(1, *EIGHT_WITH, "carpe_diem"))
    sight = Sight(match, (0,), asked=(0,))
    leads = sight.leads(things_of(((cards.PLAYER_CARDS, cards.CARPE_DIEM),)))
    assert "data-play" not in leads
    said = Sight(match, (0,), asked=(0,), wish=Wish(said="discard card=carpe_diem"))
    assert said.doing.whole and "Discard Carpe diem" == said.doing.said_as
    assert leads["href"].startswith(sight.link(said=said.doing.said).removesuffix("#now"))


def test_actions_that_are_left_are_counted_where_one_decides() -> None:
    assert ("1 action is left.",) == shown(board(ENEMIES + "actions_left = 1\n")).now


def test_what_the_number_of_a_tribe_means_is_said() -> None:
    spoken = {track.title: track.spoken for track in shown(board(ENEMIES)).tracks}
    assert "barbarians are left. The game is lost when one must come" in spoken["Huns left"]


def test_no_action_left_is_said() -> None:
    match = board(ENEMIES + hand(1, "homo_faber", "mors_tua") + "actions_left = 0\n")
    assert ("No action is left: events can still be played before cards are drawn.",) == shown(
        match
    ).now


def test_a_revolt_on_top_of_the_deck_is_said() -> None:
    match = board(ENEMIES)
    assert ("4 actions are left.",) == shown(match).now
    match.state.top_card = cards.REVOLT
    assert "The top card of the player deck is a revolt." == shown(match).now[-1]


def test_what_is_left_to_remove_after_a_battle_is_counted() -> None:
    match = board("legions = {roma = 2}\ncubes = {roma = {huns = 2, franks = 2}}\n")
    play(match, "1 battle dice=2", "chance die face=bloody_win", "chance die face=barbarian_a")
    assert ("casualties", ("3 barbarians are still to be removed.",)) == (
        match.phase,
        shown(match).now,
    )
    play(match, "1 remove tribe=huns")
    assert ("2 barbarians are still to be removed.",) == shown(match).now


def test_legions_that_a_battle_adds_are_said_before_they_join() -> None:
    """The special face of the Consul: nothing told of it while barbarians were chosen (3.7.1)."""
    roles = 'role = {1 = "consul", 2 = "mercator"}\n'
    match = board(roles + "legions = {roma = 2}\ncubes = {roma = {huns = 2, franks = 2}}\n")
    play(match, "1 battle dice=2", "chance die face=special", "chance die face=barbarian_a")
    assert ("1 barbarian is still to be removed. Then 1 legion joins.",) == shown(match).now


def test_the_cards_of_events_say_which_effect_is_which() -> None:
    match = board(ENEMIES + hand(1, "carpe_diem"))
    (card,) = (card for one in shown(match).holdings for card in one.cards)
    assert card.lines[0].startswith("Normal: ") and card.lines[1].startswith("Corrupt ")


def test_the_track_of_invasions_says_how_many_cities_and_legions() -> None:
    titles = [track.title for track in shown(board(ENEMIES)).tracks]
    assert "Invasion: 2 cities; recruit 3 legions" in titles


def test_the_lesson_takes_either_of_two_alike_faces() -> None:
    match, lesson = table_at("fall_of_rome", 5), find_game("fall_of_rome").lesson
    assert lesson.is_done_by(match, 5, "set_die face=barbarian_a")
    assert lesson.is_done_by(match, 5, "set_die face=barbarian_b")
    assert not lesson.is_done_by(match, 5, "set_die face=legion_lost")


def test_the_track_of_a_tribe_says_what_an_alliance_costs_and_who_is_an_ally() -> None:
    spoken = {track.title: track.spoken for track in shown(table_at("fall_of_rome", 2)).tracks}
    assert "They are allies." in spoken["Ostrogoths (allies)"]
    assert "An alliance costs 4 cards." in spoken["Huns left"]


def test_a_revolt_among_the_cards_drawn_says_what_it_brings() -> None:
    match = table_at("fall_of_rome", 7)
    verb = match.game.actions.by_word["put_back"]
    note, state = saying_of(match.game).note, match.state
    assert "three barbarians come" in note(state, Move(verb, (cards.REVOLT,)))
    assert "" == note(state, Move(verb, (0,)))
    assert "" == note(state, Move(verb, (OPEN,)))


def test_an_alliance_says_that_its_barbarians_still_come() -> None:
    match = table_at("fall_of_rome", 2)
    verb = match.game.actions.by_word["forge_alliance"]
    assert "can sack cities" in saying_of(match.game).note(match.state, Move(verb, (0,)))


def test_whoever_is_asked_for_a_swap_reads_who_gives_which_card() -> None:
    hands = (
        'role = {1 = "consul", 2 = "vestalis"}\n' + hand(1, "roma_huns") + hand(2, "narbo_franks")
    )
    match = board(hands + 'card_place.do_ut_des = "hand_1"\n')
    play(match, "1 do_ut_des effect=corrupt card=narbo_franks other=roma_huns")
    (proposal,) = Sight(match, (1,), (1,)).proposals
    assert proposal.endswith(
        "Vestalis gives Narbo (Anglo-Saxons & Franks), Consul gives Roma (Huns)."
    )


def test_a_barbarian_is_removed_with_a_look_at_how_many_there_are() -> None:
    match = table_at("fall_of_rome", 7)
    asked = match.game.actions.by_word["remove"]
    notes = {
        row.words: saying_of(match.game).note(match.state, Move(asked, row.values))
        for row in match.rows(0)
    }
    assert {"remove tribe=huns": "2 there", "remove tribe=ostrogoths": "1 there"} == notes


def test_no_two_questions_that_stand_beside_each_other_ask_the_same() -> None:
    """To sail for a card is one question, and to sail without one another."""
    game = find_game("fall_of_rome")
    first = [f"{verb.word}.{verb.fields[0][0]}" for verb in game.verbs if verb.fields]
    asked = Counter(saying_of(game).asks.get(one, "") for one in first)
    assert [] == [question for question, times in asked.items() if question and times > 1]
    assert "Fight" in saying_of(game).asks["battle.dice"]


def test_to_go_on_stands_above_the_events_of_others() -> None:
    says = saying_of(find_game("fall_of_rome"))
    assert {"carpe_diem", "do_ut_des", "consult"} <= set(says.last)
    assert not {"go_on", "end_actions", "battle"} & set(says.last)


def test_each_face_of_a_battle_die_says_what_it_does() -> None:
    match = board("legions = {roma = 3}\ncubes = {roma = {huns = 2, franks = 2}}\n")
    match.state.role[0] = roles.PRAEFECTUS_FABRUM
    faces = ("bloody_win", "barbarian_a", "special")
    play(match, "1 battle dice=3", *(f"chance die face={face}" for face in faces))
    (fight,) = episodes(match, None)
    dice = [die for side in fight.sides for die in side.dice] + fight.dice
    assert [
        ("Bloody win", "2 barbarians removed, 1 legion lost"),
        ("Barbarian", "1 barbarian removed"),
        ("Special", "with a fort 2 barbarians removed, else nothing"),
    ] == [(die.word, die.does) for die in dice]
    match.state.role[0] = roles.CONSUL
    (fight,) = episodes(match, None)
    assert "1 legion joins" in [die.does for side in fight.sides for die in side.dice] + [
        die.does for die in fight.dice
    ]


def test_the_faces_stand_below_the_rule_of_the_battle() -> None:
    (battle,) = (
        one for title, one in chapters(find_game("fall_of_rome").book.rules) if title == "Battle"
    )
    numbers = [rule.number for rule in battle]
    first = numbers.index("2.5")
    assert [f"2.5.{face}" for face in range(1, 7)] == numbers[first + 1 : first + 7]


def test_a_card_that_is_touched_says_what_it_is_good_for_before_why_not() -> None:
    """It names Roma, and the pawn is in Narbo."""
    match = board(ENEMIES + hand(1, "roma_huns") + 'pawn.1 = "narbo"\n')
    explained = Sight(match, (0,), (0,), Wish(about="city card-roma_huns")).explained
    assert explained and explained.answers
    assert [
        "Huns",
        "It is good for an action of your turn.",
        "An alliance costs 4 cards of one hand, in a city where the Huns stand.",
        "In a port it sails to any other port that shows the colour of the Huns.",
        "In Roma it builds a fort, or goes to a player who is there.",
    ] == list(explained.lines)


def test_a_card_of_an_ally_enlists_and_by_colour_serves_in_more_cities() -> None:
    match = board(ENEMIES + "allied.huns = 1\n", city_card="colour")
    said = things(match.state)["roma_huns"]
    assert "The Huns are allies: in your city it enlists all of them that stand there." in said
    assert said[-1].startswith("In a city that shows the colour of the Huns it builds a fort")


@pytest.mark.parametrize(
    ("event", "when"),
    [
        ("vae_victis", "right after a battle that removed a barbarian"),
        ("mors_tua", "at any time of a turn, but not in a battle"),
        ("abundans_cautela", "in a turn before cities are invaded"),
        ("carpe_diem", "among the actions of a turn"),
        ("audentes_fortuna", "after the draw, before cities are invaded"),
    ],
)
def test_an_event_that_is_touched_says_when_it_is_played(event: str, when: str) -> None:
    assert f"It is played {when}." == things(board(ENEMIES).state)[event][-1]


def test_whoever_is_asked_to_agree_reads_what_follows_from_yes_and_from_no() -> None:
    match = play(board(ENEMIES + hand(1, "roma_huns")), "1 give pawn=2 card=roma_huns")
    sight = Sight(match, (1,), (1,))
    assert "It is done as proposed as soon as all who are asked agree." == sight.noted("agree")
    no = "Nothing happens, and nothing is paid."
    count = "Refusal 1 of 3 in this turn; after the last nobody is asked again."
    assert f"{no} {count}" == sight.noted("disagree")


def test_a_proposal_says_which_city_it_leaves_to_whoever_comes() -> None:
    text = ENEMIES + hand(2, "festina_lente") + "legions.roma = 2\n"
    for legions, left in ((2, True), (1, False)):
        match = board(text)
        words = f"festina_lente effect=normal city=narbo pawn=2 legions={legions}"
        play(match, f"1 {words}")
        (proposal,) = Sight(match, (1,), (1,)).proposals
        assert left == proposal.endswith(
            "No legion is left in Roma then: whatever tribe comes there is not stopped."
        )
