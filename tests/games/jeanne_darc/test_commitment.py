"""Chapter "Move 2, combat: committing" (rules 95 to 103)."""

from __future__ import annotations

import pytest

from tabard.engine.dice import new_stream
from tabard.engine.kinds import CHANCE, HIDDEN
from tabard.engine.secrecy.secrets import guess, view
from tabard.games.jeanne_darc.components.cards import HAND, YELLOW
from tests.games.asking import allowed, choices, play, refused, story, told, why_no, words_of

from .board import board, cards, cities, stack
from .phase_seven import LINKS, attacked, fight

ALL = "ladders ram siege_tower cannon engineer traitor retreat sign_of_god ambassador plunder"
PLAIN = "first=ladders second=ram influence=0 extra=none"


def extras(match, verb: str) -> list[str]:
    """The extras that this seat may commit at the end of what it has said."""
    seat = match.to_act[0] + 1
    play(match, f"{seat} {verb}")
    return [words.removeprefix("… extra=") for words in choices(match)]


# --- who commits, and in secret -----------------------------------------------------------------


@pytest.mark.rules("95", "S25", "1.13")
def test_the_attacker_commits_first_then_the_defender_and_neither_sees_the_other() -> None:
    match = attacked("ladders ram engineer", "ram cannon")
    assert "commit" == match.phase
    assert (0,) == match.to_act
    play(match, "1 attack_with ladders ram 3 engineer")
    assert ["Navarre has committed to the fight."] == story(match)
    assert (1,) == match.to_act
    for viewers in ((1,), ()):
        assert "?" == match.lines_for(viewers)[-1].words
        seen = view(match.game, match.state, viewers)
        assert seen.first_card[0] == seen.influence_put[0] == seen.extra_put[0] == HIDDEN
    assert 3 == view(match.game, match.state, (0,)).influence_put[0]
    assert [6, 0] == [match.state.influence[0], match.state.shown_influence[0]]


@pytest.mark.rules("95", "103")
def test_the_attacker_commits_first_wherever_he_sits() -> None:
    text = LINKS + cards("hand_1", "ram") + cards("hand_2", "ladders", "ram")
    match = board(text + stack("turn 2 combat"))
    play(match, "2 attack arras lille road")
    assert (1,) == match.to_act
    play(match, f"2 attack_with {PLAIN}")
    assert ("commit", (0,)) == (match.phase, match.to_act)
    assert "95" == refused(match, f"1 attack_with {PLAIN}").rule
    play(match, "1 defend_with ram 0 none", "chance attack_die face=2")
    assert [0, 2] == match.state.die[:2]


@pytest.mark.rules("95")
def test_the_defender_commits_wherever_he_sits() -> None:
    where = cities(1, "lille") + cities(3, "arras") + cards("hand_3", "ram")
    match = attacked("ladders ram", "", where=where)
    play(match, f"1 attack_with {PLAIN}")
    assert (2,) == match.to_act


@pytest.mark.rules("95", "1.13")
def test_half_said_commitments_show_nothing_either() -> None:
    match = play(attacked("ladders ram", "ram"), "1 attack_with first=ram")
    assert HIDDEN == view(match.game, match.state, (1,)).draft[0][0]
    assert "attack_with first=ram" == match.draft(0).words


@pytest.mark.rules("95", "103", "S30", "1.13")
def test_both_commitments_stay_sealed_until_both_dice_have_fallen() -> None:
    match = attacked("ladders ram", "cannon")
    play(match, f"1 attack_with {PLAIN}", "2 defend_with cannon 2 none")
    assert "battle_dice" == match.phase
    play(match, "chance attack_die face=4")
    seen = view(match.game, match.state, ())
    assert seen.first_card[0] == seen.first_card[1] == seen.influence_put[1] == HIDDEN
    play(match, "chance defence_die face=1")
    assert [
        "France rolls 1.",
        "Navarre shows ladders and ram, 0 influence, and nothing else.",
        "France shows cannon, 2 influence, and nothing else.",
    ] == story(match)[:3]


@pytest.mark.rules("95")
def test_nobody_commits_for_the_other_side() -> None:
    match = attacked("ladders ram", "ram")
    refused_to = refused(match, "1 defend_with none 0 none")
    assert ("95", "You do not defend; you attack.") == (refused_to.rule, refused_to.sentence)
    play(match, f"1 attack_with {PLAIN}")
    assert "95" == refused(match, "2 attack_with ram none 0 none").rule


@pytest.mark.rules("87", "95", "96", "1.13")
def test_whoever_attacks_is_guessed_to_hold_two_yellow_cards_and_to_have_committed_some() -> None:
    match = attacked("ladders ram retreat", "ladders")
    play(match, f"1 attack_with {PLAIN}")
    hands = set()
    for number in range(60):
        for viewers in ((1,), ()):
            guessed = guess(match.game, match.state, viewers, new_stream(number))
            assert 1 == guessed.committed[0]
            assert 0 == match.game.accounted(guessed)
            hands.add(tuple(guessed.cards[HAND]))
    assert len(hands) > 10
    assert all(sum(hand[:YELLOW]) >= 2 for hand in hands)


# --- the attacker -------------------------------------------------------------------------------


@pytest.mark.rules("42", "96", "S26", "T05")
def test_the_attacker_commits_exactly_two_yellow_cards_of_the_hand() -> None:
    match = attacked("ladders ram ram engineer", "ram", text=cards("used_1", "cannon"))
    firsts = [words for words in choices(match) if "attack_with" in words]
    assert ["attack_with first=ladders", "attack_with first=ram"] == firsts
    assert why_no(match, "1 attack_with ladders none 0 none")[::2] == (
        "96",
        "An attack takes two yellow cards.",
    )
    assert "96" == refused(match, "1 attack_with none none 0 none").rule
    held = why_no(match, "1 attack_with ladders ladders 0 none")
    assert ("96", {"card": "ladders"}, "You hold only one card of that kind: ladders.") == held
    assert {"card": "cannon"} == refused(match, "1 attack_with ladders cannon 0 none").facts
    assert "96" == refused(match, "1 attack_with cannon ladders 0 none").rule
    assert allowed(match, "1 attack_with ram ram 0 none")


@pytest.mark.rules("96", "98")
def test_by_option_a_red_card_counts_as_one_of_two() -> None:
    match = attacked("ladders ram engineer", "ram", twocards="red_counts")
    assert allowed(match, "1 attack_with ladders none 0 engineer")
    assert allowed(match, "1 attack_with ladders ram 0 none")
    refusal = why_no(match, "1 attack_with ladders ram 0 engineer")
    assert "You may commit two cards in all; an engineer or a traitor is one of them." == refusal[2]
    assert "96" == refused(match, "1 attack_with ladders none 0 none").rule
    both = {"twocards": "red_counts", "heroorred": "any"}
    match = attacked("ladders ram engineer traitor", "ram", **both)
    assert allowed(match, "1 attack_with ladders none 0 traitor")
    assert "96" == refused(match, "1 attack_with ladders none 0 engineer_traitor").rule
    traitor = attacked("ladders ram traitor", "ram", twocards="red_counts")
    assert allowed(traitor, "1 attack_with ladders none 0 traitor")
    without = attacked("ladders ram retreat", "ram", twocards="red_counts")
    assert "96" == refused(without, "1 attack_with ladders none").rule


@pytest.mark.rules("96")
def test_by_option_one_yellow_card_is_enough() -> None:
    match = attacked("ladders ram engineer", "ram", twocards="one_or_two")
    assert allowed(match, "1 attack_with ladders none 0 engineer")
    assert allowed(match, "1 attack_with ladders ram 0 engineer")
    assert "96" == refused(match, "1 attack_with none none 0 none").rule


@pytest.mark.rules("97", "S26", "I4")
def test_up_to_five_influence_points_as_far_as_they_go() -> None:
    match = attacked("ladders ram", "ram")
    play(match, "1 attack_with ladders ram")
    assert [f"… influence={n}" for n in range(6)] == choices(match)
    match = attacked("ladders ram", "ram", text="influence = {1 = 2, 2 = 6}\n")
    assert why_no(match, "1 attack_with ladders ram 3 none") == (
        "97",
        {"points": 2},
        "You have only 2 influence points.",
    )
    assert allowed(match, "1 attack_with ladders ram 2 none")


@pytest.mark.rules("97", "118", "132")
def test_by_option_influence_is_throne_points() -> None:
    text = "throne = {1 = 1, 2 = 0}\ninfluence = {1 = 0, 2 = 0, 3 = 0}\n"
    match = attacked("ladders ram", "ram", text=text, influence="throne")
    assert "97" == refused(match, "1 attack_with ladders ram 2 none").rule
    fight(match, "ladders ram 1 none", "ram 0 none", 6, 1)
    assert 0 == match.state.throne[0]
    assert "influence_counts" in told(match)


@pytest.mark.rules("97", "132")
@pytest.mark.parametrize("reading", ["stock", "refresh"])
def test_by_the_other_readings_throne_points_are_no_influence(reading: str) -> None:
    text = "throne.1 = 5\ninfluence.1 = 1\n"
    match = attacked("ladders ram", "ram", text=text, influence=reading)
    assert allowed(match, "1 attack_with ladders ram 1 none")
    assert "97" == refused(match, "1 attack_with ladders ram 2 none").rule


@pytest.mark.rules("98", "S27")
def test_the_attacker_adds_the_active_hero_or_an_engineer_or_a_traitor() -> None:
    match = attacked(ALL, "ram", text="hero_active.1 = 1\n")
    assert ["none", "hero", "engineer", "traitor"] == extras(match, "attack_with ladders ram 0")


@pytest.mark.rules("98", "101", "S27")
def test_a_hero_who_is_not_active_stays_away() -> None:
    match = attacked("ladders ram", "ram")
    assert ("98", "Your hero is not active.") == why_no(match, "1 attack_with ladders ram 0 hero")[
        ::2
    ]
    play(match, f"1 attack_with {PLAIN}")
    assert "101" == refused(match, "2 defend_with ram 0 hero").rule


@pytest.mark.rules("98", "S37")
def test_a_red_card_must_be_held() -> None:
    match = attacked("ladders ram retreat", "ram")
    assert {"card": "engineer"} == refused(match, "1 attack_with ladders ram 0 engineer").facts
    assert {"card": "traitor"} == refused(match, "1 attack_with ladders ram 0 traitor").facts


@pytest.mark.rules("98", "T08")
def test_hero_and_red_card_together_only_by_option() -> None:
    hero = "hero_active.1 = 1\n"
    move = "1 attack_with ladders ram 0 hero_engineer"
    match = attacked(ALL, "ram", text=hero)
    assert ("98", "Either the hero or a red card, not both.") == why_no(match, move)[::2]
    both = attacked(ALL, "ram", text=hero, heroorred="both")
    assert allowed(both, move)
    assert ("98", "Only one red card can be committed.") == why_no(
        both, "1 attack_with ladders ram 0 engineer_traitor"
    )[::2]
    many = attacked(ALL, "ram", text=hero, heroorred="any")
    assert 8 == len(extras(many, "attack_with ladders ram 0"))


@pytest.mark.rules("98", "101", "3.3", "114")
def test_by_option_any_number_of_red_cards_are_committed_and_each_works() -> None:
    hand = "ladders ram" + 2 * " engineer" + 2 * " traitor"
    where = cities(1, "lille") + cities(2, "arras 6")
    match = attacked(hand, "ram" + 3 * " engineer", where=where, heroorred="any")
    assert allowed(match, "1 attack_with ladders ram 0 2_engineers_2_traitors")
    assert {"card": "engineer"} == refused(match, "1 attack_with ladders ram 0 3_engineers").facts
    assert {"card": "traitor"} == refused(match, "1 attack_with ladders ram 0 3_traitors").facts
    both = attacked(hand, "ram", heroorred="both")
    assert "98" == refused(both, "1 attack_with ladders ram 0 2_engineers").rule
    fight(match, "ladders ram 0 2_engineers_2_traitors", "ram 0 3_engineers", 1, 6)
    # 3 + 4 + 4 + 4 + 1 against 4 + 4 + 4 + 4 + 6 + 2
    assert [
        "Navarre shows ladders and ram, 0 influence, and 2 engineers and 2 traitors.",
        "France shows ram, 0 influence, and 3 engineers.",
        "Navarre: 7 for yellow cards.",
        "Navarre: 8 more for the best card, by an engineer.",
        "Navarre: 1 for the die.",
        "Navarre has 16 in all.",
        "France: 4 for yellow cards.",
        "France: 12 more for the best card, by an engineer.",
        "France: 6 for the die.",
        "The defences of Arras count 6.",
        "By treason the defences of Arras count only 2.",
        "France has 24 in all.",
    ] == story(match)[1:13]
    assert {"engineer": 5, "traitor": 2} == {
        word: n for word, n in words_of(match)["cards"]["discards"].items() if n > 1
    }


@pytest.mark.rules("106", "3.3", "98")
def test_by_option_more_traitors_than_steps_leave_no_less_than_nothing() -> None:
    match = attacked("ladders ram" + 2 * " traitor", "ram", heroorred="any")
    fight(match, "ladders ram 0 2_traitors", "ram 0 none", 1, 1)
    assert "By treason the defences of Arras count only 0." in story(match)
    assert "France has 5 in all." in story(match)


@pytest.mark.rules("104", "105", "3.3")
def test_by_option_each_engineer_changes_the_defences() -> None:
    where = cities(1, "lille") + cities(2, "arras 6")
    options = {"heroorred": "any", "engineer": "defences"}
    hands = "ladders ram" + 2 * " engineer", "ram" + 3 * " engineer"
    match = attacked(*hands, where=where, **options)
    fight(match, "ladders ram 0 2_engineers", "ram 0 3_engineers", 1, 1)
    assert "The attacker's engineering lowers the defences of Arras by 4." in story(match)
    assert "The defender's engineering raises the defences of Arras by 6." in story(match)
    assert "France has 13 in all." in story(match)  # 4 + 1 + 6 - 4 + 6


# --- the defender -------------------------------------------------------------------------------


def defending(hand: str, *, text: str = "", **options: str):
    """The defender's turn to commit."""
    match = attacked("ladders ram", hand, text=text, **options)
    return play(match, f"1 attack_with {PLAIN}")


@pytest.mark.rules("99", "S17", "S28")
def test_whoever_holds_a_yellow_card_must_defend_with_exactly_one() -> None:
    match = defending("ram ladders engineer")
    assert ["defend_with card=ladders", "defend_with card=ram"] == choices(match)
    assert why_no(match, "2 defend_with none 0 none")[::2] == (
        "99",
        "You have yellow cards, so one of them must defend.",
    )
    assert {"card": "cannon"} == refused(match, "2 defend_with cannon 0 none").facts


@pytest.mark.rules("99", "S43", "T06")
def test_used_cards_defend_but_oblige_only_by_option() -> None:
    used = cards("used_2", "cannon")
    match = defending("retreat", text=used)
    assert ["defend_with card=used_cannon", "defend_with card=none"] == choices(match)
    assert "defend_with card=none" == match.default(1).words
    match = defending("retreat", text=used, oblige="used_too")
    assert "99" == refused(match, "2 defend_with none 0 none").rule
    match = defending("ram", text=used)
    assert allowed(match, "2 defend_with used_cannon 0 none")  # in place of the ram
    assert {"card": "ram"} == refused(match, "2 defend_with used_ram 0 none").facts


@pytest.mark.rules("99", "102", "S38", "T07")
def test_whoever_holds_no_yellow_card_defends_without() -> None:
    match = defending("engineer sign_of_god")
    assert ["defend_with card=none"] == choices(match)
    assert why_no(match, "2 defend_with none 0 engineer")[::2] == (
        "102",
        "An engineer needs a yellow card.",
    )
    assert allowed(match, "2 defend_with none 5 none")


@pytest.mark.rules("102", "101", "S38", "T28")
def test_the_hero_defends_without_a_yellow_card_too() -> None:
    match = defending("retreat", text="hero_active.2 = 1\n")
    assert allowed(match, "2 defend_with none 0 hero")


@pytest.mark.rules("95", "102", "1.13")
def test_who_holds_nothing_to_commit_as_all_can_see_is_not_asked() -> None:
    poor = "influence = {1 = 6, 2 = 0}\n"
    match = defending("", text=poor)
    assert "battle_dice" == match.phase
    play(match, "chance attack_die face=1", "chance defence_die face=1")
    assert "France shows no card, 0 influence, and nothing else." in story(match)
    first = play(attacked("ladders ram", "", text=poor, roll="roll_first"),
                 "chance attack_die face=1", "chance defence_die face=1")  # fmt: skip
    play(first, f"1 attack_with {PLAIN}")
    assert "shows_two" in told(first)
    for hand, more in (
        ("retreat", poor),
        ("", "influence = {1 = 0, 2 = 1}\n"),
        ("retreat", "influence = {1 = 0, 2 = 1}\n"),
        ("", poor + "hero_active.2 = 1\n"),
        ("", poor + cards("used_2", "ram")),
    ):
        assert (1,) == defending(hand, text=more).to_act


@pytest.mark.rules("95", "102", "1.13")
def test_a_hand_may_be_guessed_while_nobody_else_is_asked() -> None:
    match = defending("", text="influence = {1 = 6, 2 = 0}\n")
    for number in range(20):
        guessed = guess(match.game, match.state, (1,), new_stream(number))
        assert guessed.depth == match.state.depth
        assert match.game.flow.asked_now(guessed) == 1 << CHANCE
        assert 1 == guessed.committed[0]


@pytest.mark.rules("100", "S28")
def test_the_defender_adds_influence_too() -> None:
    match = defending("ram", text="influence = {1 = 6, 2 = 4}\n")
    play(match, "2 defend_with ram")
    assert [f"… influence={n}" for n in range(5)] == choices(match)


@pytest.mark.rules("101", "S29")
def test_the_defender_adds_an_engineer_or_the_hero_but_no_traitor() -> None:
    match = defending(ALL, text="hero_active.2 = 1\n")
    assert ["none", "hero", "engineer"] == extras(match, "defend_with ram 0")
    match = defending(ALL)
    assert ("101", "A traitor helps attackers only.") == why_no(
        match, "2 defend_with ram 0 traitor"
    )[::2]
    both = defending(ALL, text="hero_active.2 = 1\n", heroorred="both")
    assert allowed(both, "2 defend_with ram 0 hero_engineer")
    assert "101" == refused(both, "2 defend_with ram 0 hero_traitor").rule


@pytest.mark.rules("6.2", "96", "99")
def test_by_default_the_lowest_cards_are_committed_and_nothing_else() -> None:
    hero = "hero_active = {1 = 1, 2 = 1}\n"
    for defence, used, lowest in (
        ("ram cannon engineer", "ladders", "ram"),
        ("retreat", "ladders", "none"),
        ("retreat", "", "none"),
    ):
        match = attacked("cannon ram ladders", defence, text=hero + cards("used_2", *used.split()))
        while match.phase == "commit":
            seat = match.to_act[0]
            match.play(seat, match.default(seat))
        said = [line.words for line in match.lines if "_with" in line.words]
        assert ["attack_with first=ladders second=ram influence=0 extra=none",
                f"defend_with card={lowest} influence=0 extra=none"] == said  # fmt: skip


# --- dice and reveal ----------------------------------------------------------------------------


@pytest.mark.rules("103", "S30")
def test_commit_then_the_attackers_die_then_the_defenders_then_the_reveal() -> None:
    match = play(
        attacked("ladders ram", "ram"), f"1 attack_with {PLAIN}", "2 defend_with ram 0 none"
    )
    assert (CHANCE,) == match.to_act
    assert [f"attack_die face={n}" for n in range(1, 7)] == choices(match)
    assert "103" == refused(match, "chance defence_die face=2").rule
    play(match, "chance attack_die face=4")
    assert ["Navarre rolls 4."] == story(match)
    assert "103" == refused(match, "chance attack_die face=2").rule
    play(match, "chance defence_die face=1")
    assert ["die", "shows_two", "shows"] == told(match)[:3]


@pytest.mark.rules("103")
def test_by_option_the_dice_fall_openly_before_the_commitments() -> None:
    match = attacked("ladders ram", "ram", roll="roll_first")
    play(match, "chance attack_die face=6", "chance defence_die face=1")
    assert ["France rolls 1."] == story(match)
    assert (0,) == match.to_act
    play(match, f"1 attack_with {PLAIN}", "2 defend_with ram 0 none")
    assert "shows_two" in told(match)
    assert 1 == words_of(match)["owner"]["arras"]  # 13 : 7


@pytest.mark.rules("114", "115", "118", "S42")
def test_at_the_reveal_red_cards_are_discarded_and_influence_is_spent_by_both() -> None:
    match = attacked("ladders ram engineer", "cannon retreat", text="")
    fight(match, "ladders ram 2 engineer", "cannon 3 none", 1, 1)
    assert "after_totals" == match.phase
    assert {"engineer": 1} == words_of(match)["cards"]["discards"]
    assert [4, 3] == match.state.influence[:2]


@pytest.mark.rules("95")
def test_the_attacker_may_think_again_until_both_have_committed() -> None:
    match = attacked("ram ram cannon", "ladders")
    play(match, "1 attack_with ram ram 0 none", "2 defend_with ladders")
    match.undo(0)
    assert (0,) == match.to_act
    play(match, "1 attack_with ram cannon 0 none")
    assert (1,) == match.to_act
    assert match.draft(1) is None
