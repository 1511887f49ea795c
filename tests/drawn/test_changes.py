"""What somebody has beside what he had: facts go together by what they are about."""

from __future__ import annotations

from tabard.drawn.changes import changed


def test_facts_go_together_by_what_they_are_about_wherever_they_stand() -> None:
    had = ["a gang of 2 members", "chief: Wu Yong", "treasure: 23 taels", "plays first"]
    has = ["treasure: 76 taels", "a gang of 3 members", "chief: Zhu Fu"]
    assert changed(had, has) == [
        "treasure: 23 taels → 76 taels",
        "a gang of 2 members → a gang of 3 members",
        "chief: Wu Yong → Zhu Fu",
    ]
    assert changed(["2 provinces", "3 coins"], ["4 provinces", "3 coins"]) == [
        "2 provinces → 4 provinces"
    ]
    assert changed(["1 province"], ["2 provinces"]) == ["2 provinces"]  # of one there is no plural


def test_of_a_list_of_names_those_are_said_who_came_and_went() -> None:
    had, has = "members: Han Tao, Deng Fei, Jiao Ting", "members: Han Tao, Wei Dingguo"
    assert changed([had], [has]) == ["members: + Wei Dingguo − Deng Fei, Jiao Ting"]


def test_what_is_new_is_said_where_it_says_how_much_or_which() -> None:
    has = ["refuge: Taohua shan (J3)", "chief: Wu Yong", "plays first"]
    assert changed(["no refuge"], has) == ["refuge: Taohua shan (J3)", "chief: Wu Yong"]


def test_a_long_list_of_amounts_says_too_little_at_a_glance() -> None:
    had, has = "Home base: 3 infantry, 1 cavalry", "Home base: 3 infantry, 6 cavalry, 3 × nao"
    assert changed([had], [has]) == changed([had], [had]) == []
