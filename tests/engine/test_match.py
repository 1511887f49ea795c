"""A match: seats, legal moves, refusals, undo, and what each may read."""

import pytest

from tabard.engine.flow.stack import push
from tabard.engine.game import Misused
from tabard.engine.kinds import CHANCE, OPEN
from tabard.engine.match import Match, Refused, Unclear

from . import awkward, toy
from .toy import GAME


def ford(**fields):
    """A match of Ford by two, with dice thrown by hand."""
    state = GAME.new(2)
    for name, value in fields.items():
        setattr(state, name, value)
    return Match.at(GAME, state, chance_by_hand=True)


def council(phase, seats=3, **fields):
    """A match of Council in this phase of seat 1."""
    state = awkward.GAME.empty_table(seats)
    awkward.lay_out(state)
    for name, value in fields.items():
        setattr(state, name, value)
    push(state, awkward.ROUND, 0)
    push(state, phase, 0)
    return Match.at(awkward.GAME, state, chance_by_hand=True)


def held(*hands):
    """Places of the cards with these in the hands of the seats, in order."""
    places = [awkward.DECK] * awkward.CARDS
    for seat, cards in enumerate(hands):
        for card in cards:
            places[card] = awkward.HAND + seat
    return places


# --- asking and playing ---------------------------------------------------------------------


def test_a_match_begins_at_the_first_decision():
    match = Match(GAME, 2, seed=1)
    assert ((0,), "turn", False) == (match.to_act, match.phase, match.over)
    assert [(0, "recruit men=1"), (1, "recruit men=2")] == match.legal(0)


def test_a_move_is_played_in_words_numbers_or_short():
    for move in ("recruit men=2", "rec 2", GAME.actions.rows[1]):
        match = ford()
        told = match.play(0, move)
        assert ["seat 1 recruits 2."] == [t.sentence for t in told]
        assert (7, 2, (1,)) == (match.state.supply[0], match.state.camp[0], match.to_act)


def test_a_refusal_says_rule_sentence_and_facts():
    refusal = ford(camp=[1, 0, 0, 0, 0, 0]).why_not(0, "march men=3")
    assert ("3", "Only 1 man is in the camp.", {"men": "1"}) == (
        refusal.rule, refusal.sentence, refusal.facts,
    )  # fmt: skip


def test_a_legal_move_has_no_refusal():
    assert ford().why_not(0, "recruit 2") is None


def test_a_refused_move_changes_nothing():
    match = ford()
    before = match.state.pack().tobytes()
    with pytest.raises(Refused, match="Only 0 men are in the camp") as refused:
        match.play(0, "march 1")
    assert "3" == refused.value.refusal.rule
    assert (before, [], []) == (match.state.pack().tobytes(), match.lines, match.told)


def test_a_move_that_is_not_understood_changes_nothing():
    match = ford()
    with pytest.raises(Unclear):
        match.play(0, "swim")
    assert [] == match.lines


def test_who_is_not_asked_is_told_whose_turn_it_is():
    refusal = ford().why_not(1, "recruit 1")
    assert "It is not up to seat 2: seat 1 must decide." == refusal.sentence


def test_a_verb_of_another_phase_is_refused_by_name():
    refusal = ford().why_not(0, "river face=3")
    assert ("1", "Now is not the moment for river: turn.") == (refusal.rule, refusal.sentence)


def test_chance_by_hand_is_entered_like_any_move():
    match = ford(supply=[7, 9, 0, 0, 0, 0], camp=[2, 0, 0, 0, 0, 0])
    match.play(0, "march 2")
    assert (CHANCE,) == match.to_act
    match.play(CHANCE, "river face=6")
    assert (1, 8) == (match.state.across[0], match.state.supply[0])
    assert ["march men=2", "river face=6"] == [line.words for line in match.lines]


def test_the_dice_are_thrown_by_themselves_otherwise():
    match = Match(GAME, 2, seed=1)
    for move in ("recruit 2", "recruit 2", "march 2"):
        match.play(match.to_act[0], move)
    assert match.lines[-1].words.startswith("river face=")
    assert (0,) != match.to_act


def test_the_end_has_a_name_and_a_place_for_each_seat():
    match = ford(across=[4, 2, 0, 0, 0, 0], supply=[4, 7, 0, 0, 0, 0], camp=[1, 0, 0, 0, 0, 0])
    assert match.result is None
    match.play(0, "march 1")
    match.play(CHANCE, "river 1")
    assert ("across", (1, 2), (5, 2)) == (
        match.result.ending, match.result.places, match.result.scores,
    )  # fmt: skip
    assert ((), [], True) == (match.to_act, match.rows(1), match.over)
    assert "The game is over." == match.why_not(1, "recruit 1").sentence


def test_a_win_may_be_shared():
    match = council(awkward.VOTE)
    for seat in range(3):
        match.play(seat, "vote peace")
    assert ("accord", (1, 1, 1), (True,) * 3) == (
        match.result.ending, match.result.places, match.result.won,
    )  # fmt: skip


def test_conceding_ends_a_match_once():
    match = ford()
    match.concede(1)
    assert ("conceded", (False, False), ()) == (match.result.ending, match.result.won, match.to_act)
    for seat in (0, 1):
        with pytest.raises(Refused, match="over"):
            match.concede(seat)


def test_only_a_seat_of_the_game_concedes():
    with pytest.raises(Misused, match="no seat 3"):
        ford().concede(2)


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ({"seats": 1}, "Ford is played by 2 to 4, not by 1."),
        ({"seats": 99}, "Ford is played by 2 to 4, not by 99."),
        (
            {"seats": 2, "options": {"lake": "calm"}},
            "ford has no option 'lake'. Its options: river.",
        ),
        (
            {"seats": 2, "options": {"river": "wild"}},
            "river cannot be 'wild'; it can be: calm, flood.",
        ),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_a_sentence(how, sentence):
    with pytest.raises(Misused) as misused:
        Match(GAME, **how)
    assert sentence in str(misused.value)


def test_there_is_no_game_of_an_unknown_name():
    with pytest.raises(Misused, match="There is no game 'chess'"):
        Match("chess", 2)


# --- long moves -----------------------------------------------------------------------------


def test_a_long_move_is_said_field_by_field_or_at_once():
    by_field, at_once = council(awkward.SEND), council(awkward.SEND)
    for words in ("send area=moor", "… card=none", "men=2"):
        by_field.play(1, words)
    at_once.play(1, "send moor none 2")
    assert by_field.lines == at_once.lines and by_field.state.same(at_once.state)
    assert (1, 2) == (at_once.state.sent_area[1], at_once.state.sent_men[1])


def test_a_long_move_can_be_refused_as_a_whole():
    match = council(awkward.SEND)
    before = match.state.pack().tobytes()
    assert "5" == match.why_not(0, "send moor knight_1 2").rule
    with pytest.raises(Refused, match="You do not hold knight_1"):
        match.play(0, "send moor knight_1 2")
    assert before == match.state.pack().tobytes()


def test_what_is_half_said_may_be_begun_anew():
    match = council(awkward.SEND)
    match.play(0, "send hill")
    assert (0, OPEN, OPEN) == match.draft(0).values
    match.play(0, "send moor none 1")
    assert (None, 1) == (match.draft(0), match.state.sent_area[0])


def test_a_field_out_of_turn_is_refused():
    match = council(awkward.SEND)
    last = match.game.actions.rows[match.game.actions.by_word["send"].starts[2]]
    assert "does not follow" in match.why_not(0, last).sentence


# --- undo -----------------------------------------------------------------------------------


def test_an_own_move_can_be_taken_back():
    match = ford()
    before = match.state.pack().tobytes()
    match.play(0, "recruit 2")
    match.undo(0)
    assert (before, [], (0,)) == (match.state.pack().tobytes(), match.lines, match.to_act)


def test_nothing_can_be_taken_back_after_chance():
    match = ford(supply=[7, 9, 0, 0, 0, 0], camp=[2, 0, 0, 0, 0, 0])
    match.play(0, "march 1")
    assert "" == match.why_not_undo(0)
    match.play(CHANCE, "river 1")
    with pytest.raises(Misused, match="nothing to take back"):
        match.undo(0)


def test_nothing_can_be_taken_back_after_anothers_move():
    match = ford()
    match.play(0, "recruit 2")
    match.play(1, "recruit 1")
    assert match.why_not_undo(0) and not match.why_not_undo(1)
    match.undo(1)
    assert 2 == match.state.camp[0]


def test_nothing_can_be_taken_back_after_a_look():
    match = council(awkward.TRADE, card_place=held([0], [1], [2]))
    match.play(0, "look at=2")
    assert match.why_not_undo(0)


def test_a_half_said_move_is_taken_back_field_by_field():
    match = council(awkward.SEND)
    match.play(0, "send hill")
    match.play(0, "card=none")
    match.undo(0)
    assert (0, OPEN, OPEN) == match.draft(0).values
    match.undo(0)
    assert match.draft(0) is None


def test_what_is_begun_anew_is_taken_back_as_a_whole():
    match = council(awkward.SEND)
    match.play(0, "send hill")
    match.play(0, "send moor none")
    match.undo(0)
    assert match.draft(0) is None


def test_a_sealed_answer_is_taken_back_and_those_of_others_stay():
    match = council(awkward.VOTE)
    match.play(0, "vote war")
    match.play(1, "vote peace")
    match.undo(0)
    assert ([0, 2, 0], (0, 2)) == (match.state.vote[:3], match.to_act)
    assert ["vote side=peace"] == [line.words for line in match.lines]
    match.undo(1)
    assert (0, 1, 2) == match.to_act


def test_a_long_sealed_answer_of_another_stays_one_decision():
    match = council(awkward.SEND)
    match.play(0, "send hill none 1")
    match.play(1, "send moor none 2")
    match.undo(0)
    match.undo(1)
    assert ([], None) == (match.lines, match.draft(1))


def test_an_opened_answer_cannot_be_taken_back():
    match = council(awkward.VOTE)
    for seat in range(3):
        match.play(seat, "vote war")
    assert all(match.why_not_undo(seat) for seat in range(3))


def test_an_opened_answer_stays_though_the_next_question_is_sealed_too():
    state = awkward.GAME.empty_table(2)
    awkward.lay_out(state)
    push(state, awkward.SEND, 0)
    push(state, awkward.VOTE, 0)
    match = Match.at(awkward.GAME, state, chance_by_hand=True)
    match.play(0, "vote war")
    match.play(1, "vote peace")
    assert "send" == match.phase
    assert all(match.why_not_undo(seat) for seat in range(2))
    assert ["vote side=war", "vote side=peace"] == [line.words for line in match.lines_for(())]


# --- who may read what ----------------------------------------------------------------------


def test_a_sealed_line_is_its_owners_until_it_is_opened():
    match = council(awkward.VOTE)
    match.play(1, "vote war")
    for viewers, words in (((), "?"), ((0, 2), "?"), ((1,), "vote side=war")):
        assert [words] == [line.words for line in match.lines_for(viewers)]
    match.play(0, "vote war")
    match.play(2, "vote war")
    assert ["vote side=war"] * 3 == [line.words for line in match.lines_for(())]


def test_a_drawn_card_is_read_by_who_drew_it():
    match = council(awkward.DRAW)
    match.play(CHANCE, "draw knight_4")
    assert ["draw card=?"] == [line.words for line in match.lines_for((1, 2))]
    assert ["draw card=knight_4"] == [line.words for line in match.lines_for((0,))]
    assert ["seat 1 draws a card."] == [told.sentence for told in match.tell((1,))]
    assert ["seat 1 draws knight_4."] == [told.sentence for told in match.tell((0, 1))]


def test_a_view_is_words_with_a_question_mark_for_what_is_hidden():
    match = council(awkward.TRADE, card_place=held([0], [1, 2], []))
    match.play(0, "look at=2")
    one, three = match.view(0), match.view(2)
    assert ("hand_1", "hand_2") == (one["card_place"]["knight_0"], one["card_place"]["knight_1"])
    assert "?" == three["card_place"]["knight_1"]
    assert {"deck": 13} == one["hidden"]["card_place"]
    assert {"deck": 13, "hand_1": 1, "hand_2": 2} == three["hidden"]["card_place"]


# --- what happens by itself -----------------------------------------------------------------


def test_a_row_that_leaves_no_choice_is_taken_where_everybody_sees_that():
    match = ford(supply=[0, 9, 0, 0, 0, 0], camp=[1, 0, 0, 0, 0, 0], across=[4, 0, 0, 0, 0, 0])
    match.go_on(seed=1)
    assert (0, CHANCE) == tuple(line.seat for line in match.lines[:2])


def test_who_can_only_pass_is_asked_in_form():
    match = council(awkward.KNIGHT_WINDOW, card_place=held([9], [1], []))
    match.go_on(seed=1)
    assert ((0,), [], ["pass"]) == (match.to_act, match.lines, [w for _n, w in match.legal(0)])


def test_a_reaction_may_be_answered_within_its_window():
    match = council(
        awkward.KNIGHT_WINDOW, card_place=held([1, 2], [9], []), men=[[1, 1, 0, 0, 0, 0]] * 3,
        fight_area=0,
    )  # fmt: skip
    match.play(0, "knight knight_1")
    assert ((1,), 3) == (match.to_act, match.state.depth)
    match.play(1, "trump trump_1")
    assert ((0,), 2, 0) == (match.to_act, match.state.depth, match.state.strength[0])


def test_fights_are_fought_one_after_another():
    match = council(awkward.FIGHTS, seats=2, men=[[1, 1, 0, 0, 0, 0], [0] * 6, [2, 1, 0, 0, 0, 0]])
    areas = []
    while match.phase == "die":
        areas.append(match.state.fight_area)
        match.play(CHANCE, "die 2")
    assert ([0, 2], [0, 2]) == (areas, [row[2] for row in match.told_rows if row[0] == awkward.WON])


def test_a_trade_needs_the_consent_of_the_other():
    tokens = [[3, 5, 6], [2, 0, 0], [0, 1, 0], *([0] * 3 for _n in range(4))]
    tokens[0][0] = 4
    match = council(awkward.TRADE, tokens=tokens)
    match.play(0, "offer to=2 give=red want=green")
    assert ((1,), ["accept", "decline"]) == (match.to_act, [w for _n, w in match.legal(1)])
    match.play(1, "accept")
    assert ([1, 1, 0], [1, 0, 0]) == (match.state.tokens[1], match.state.tokens[2])


def test_the_default_is_what_the_verb_says_or_else_the_first():
    assert "recruit men=1" == ford().default(0).words
    match = council(awkward.SEND, card_place=held([0], [], []))
    match.play(0, "send hill")
    assert "… card=none" == match.default(0).words


def test_a_position_goes_on_at_its_decision():
    state = toy.GAME.new(2)
    state.round = 12
    match = Match.at(GAME, state)
    match.play(0, "recruit 1")
    assert 1 == state.frame_phase[0] + 1 and 9 == state.supply[0]
    match.play(1, "recruit 1")
    assert "night" == match.result.ending


# --- who waits, who answers meanwhile -------------------------------------------------------


def test_beginning_anew_keeps_what_others_have_answered_meanwhile():
    match = council(awkward.SEND)
    match.play(0, "send hill")
    match.play(1, "send moor none 2")
    match.play(0, "send port none 1")
    match.undo(0)
    assert (1, None, 3) == (match.state.sent_area[1], match.draft(0), match.state.sent_area[0])
    assert ["send area=moor card=none men=2"] == [line.words for line in match.lines]


def test_an_offer_waits_for_the_other_and_may_be_taken_back_until_then():
    tokens = [[5, 5, 6], [1, 0, 0], [0, 1, 0], *([0] * 3 for _n in range(4))]
    match = council(awkward.TRADE, tokens=tokens)
    match.play(0, "offer to=2 give=red want=green")
    assert ((1,), "consent", True) == (match.to_act, match.phase, match.draft(0).whole)
    assert "It is not up to seat 1: seat 2 must decide." == match.why_not(0, "pass").sentence
    match.undo(0)
    assert ((0,), None) == (match.to_act, match.draft(0))


def test_an_offer_that_is_declined_changes_nothing():
    tokens = [[5, 5, 6], [1, 0, 0], [0, 1, 0], *([0] * 3 for _n in range(4))]
    match = council(awkward.TRADE, tokens=tokens)
    match.play(0, "offer to=2 give=red want=blue")
    assert "7" == match.why_not(1, "accept").rule
    match.play(1, "decline")
    assert (tokens[1], tokens[2], None) == (*match.state.tokens[1:3], match.draft(0))


@pytest.mark.parametrize("seat", [-1, 7, 99])
def test_a_seat_that_does_not_exist_is_misused(seat):
    assert [] == ford().rows(seat)
    assert ford().why_not_undo(seat)
    with pytest.raises(Misused, match="no seat"):
        ford().play(seat, "recruit 1")


def test_a_seat_that_does_not_play_is_not_asked():
    assert "It is not up to seat 6" in ford().why_not(5, "recruit 1").sentence
