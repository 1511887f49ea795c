"""What a step costs is shown before it is made (S8, S9, S15, S19, 3.9)."""

from __future__ import annotations

import pytest

from tabard.drawn.scene import scene_of
from tabard.engine.match import Match
from tabard.engine.words import begun
from tabard.games.water_margin.components.bandits import BANDITS
from tabard.games.water_margin.components.squares import SQUARES
from tabard.games.water_margin.ui.costs import Cost, costs_in_words, steps_and_costs
from tabard.games.water_margin.ui.terminal import spoken_figure
from tabard.web.sight import Sight
from tabard.web.wishes import Wish
from tests.games.asking import play, told, why_no

from .board import AMONG_MOVES, board, figure, gang, words


def number(bandit: str) -> int:
    value = BANDITS.value(bandit)
    assert value is not None
    return value


def shown(match: Match, bandit: str) -> list[str]:
    """The sentences about a figure's steps."""
    return costs_in_words(match.state, number(bandit))


AWAY = figure(1, "shi_jin", "a9")
BUSY = [
    gang(1, "h5", "mu_hong"),
    figure(1, "wu_yong", "g4", gourd=1, banquet=1),
    figure(1, "li_jun", "h4"),
    figure(2, "li_kui", "g3"),
    AWAY,
]


@pytest.mark.rules("S15", "S19", "S24", "R7", "3.9")
def test_each_kind_of_step_says_what_it_costs() -> None:
    assert [
        "A step to F3, H3, F4, F5, G5 costs nothing.",
        "A step to G3 is an attack on Li Kui and costs nothing.",
        "A step to H4 is an oath with Li Jun and costs a gourd.",
        "A step to H5 leads home and costs nothing.",
    ] == shown(board(*BUSY), "wu_yong")


@pytest.mark.rules("S8", "S9", "3.9")
def test_the_second_step_says_that_it_costs_a_banquet() -> None:
    match = play(board(*BUSY), "1 step figure=wu_yong square=h3")
    assert [
        "A step to G2, H2, I2, I3, G4, I4 costs a banquet.",
        "A step to G3 is an attack on Li Kui and costs a banquet.",
        "A step to H4 is an oath with Li Jun and costs a banquet and a gourd.",
    ] == shown(match, "wu_yong")
    assert [] == shown(match, "shi_jin")  # another's move comes later


@pytest.mark.rules("S9", "S19", "S25")
def test_whoever_attacks_or_swears_reads_that_it_costs_a_banquet_as_a_step_there_does() -> None:
    match = play(board(*BUSY), "1 step figure=wu_yong square=h3")
    sight = Sight(match, (0,), (0,))
    assert "; costs a banquet" in sight.noted("step figure=wu_yong square=g3")
    assert "; costs a banquet" in sight.noted("attack figure=wu_yong foe=li_kui")
    assert " Costs a banquet." in sight.noted("swear figure=wu_yong brother=li_jun")
    first = Sight(board(*BUSY), (0,), (0,))
    for move in ("attack figure=wu_yong foe=li_kui", "swear figure=wu_yong brother=li_jun"):
        assert "osts a banquet" not in first.noted(move)


@pytest.mark.rules("EI5", "S9")
def test_whoever_wears_leggings_reads_how_far_they_carry_and_what_still_costs_a_banquet() -> None:
    match = board(figure(1, "wu_yong", "g4", banquet=1, swift=1), AWAY)
    free = "magic leggings: {} plain steps left, without a banquet"
    costs = "; an attack, an oath or the way home costs one"
    for square, said in (("g3", free.format(4)), ("f3", free.format(3) + costs)):
        assert said == Sight(match, (0,), (0,)).noted("step figure=wu_yong")
        play(match, f"1 step figure=wu_yong square={square}")
    assert free.format(2) == Sight(match, (0,), (0,)).noted("step figure=wu_yong")
    assert "" == Sight(match, (0,), (0,)).noted("step figure=shi_jin")
    assert spoken_figure(match.state, number("wu_yong")).endswith("1 banquet, magic leggings")


@pytest.mark.rules("EI5", "3.19")
def test_whom_an_event_may_concern_says_where_he_is_and_what_he_can() -> None:
    match = board(figure(1, "wu_yong", "g4"), AWAY, phase="event")
    play(match, "chance draw_event event=magic_leggings")
    said = notes(match)
    assert "Yanggu (G4); combat 2, mind 10, magic 3" == said["Wu Yong"]


@pytest.mark.rules("EQ9", "EI5")
def test_horse_and_leggings_spare_the_banquet() -> None:
    for marker in ("horse", "swift"):
        match = board(figure(1, "wu_yong", "g4", banquet=1, **{marker: 1}), AWAY)
        play(match, "1 step figure=wu_yong square=g3")
        assert all("costs nothing" in line for line in shown(match, "wu_yong"))


@pytest.mark.rules("3.9", "3.17")
def test_only_lawful_steps_of_figures_that_may_move_are_shown() -> None:
    match = board(*BUSY, "immobilised.li_jun = 1")
    assert [] == shown(match, "li_jun") == shown(match, "li_kui") == shown(match, "song_jiang")


@pytest.mark.rules("3.9", "S9", "S19")
def test_what_is_shown_is_what_is_paid() -> None:
    match = play(board(*BUSY), "1 step figure=wu_yong square=h3")
    for cost in steps_and_costs(match.state, number("wu_yong")):
        trial = Match.at(match.game, match.state.copy(), chance_by_hand=True)
        play(trial, f"1 step figure=wu_yong square={SQUARES.word(cost.square)}")
        assert cost.banquet == ("ate" in told(trial)) == ("banquet" not in words(trial))
        assert cost.gourd == ("swore" in told(trial)) == ("gourd" not in words(trial))
    assert Cost(SQUARES.value("h4"), "oath", number("li_jun"), True, True) in steps_and_costs(
        match.state, number("wu_yong")
    )


def notes(match: Match, *, at: str = "") -> dict[str, str]:
    """What stands beside each choice of the first seat."""
    sight = Sight(match, (0,), (0,), Wish(at=at))
    return {c.label: sight.noted(c.words) for group in sight.doing.groups for c in group.choices}


def test_a_figure_that_is_asked_about_is_called_by_its_card() -> None:
    explained = Sight(board(*BUSY), (0,), (0,), Wish(about="bandit-wu_yong")).explained
    assert explained and explained.name.startswith("Wu Yong") and "combat" not in explained.name


@pytest.mark.rules("S15", "S24", "R7", "3.9")
def test_a_step_says_beside_its_square_whom_it_meets_and_what_it_costs() -> None:
    busy = [line.replace("\nbanquet.wu_yong = 1", "") for line in BUSY]
    said = notes(board(*busy), at="bandit-wu_yong")
    assert "" in said.values(), said
    assert (
        "a duel with Li Kui: the loser dies; whoever attacks cannot choose what he is best at"
        " (Wu Yong: Mind)" in said.values()
    )
    assert "Li Jun becomes a sworn brother; costs a gourd" in said.values()
    assert "home, to the gate of the refuge" in said.values()


@pytest.mark.rules("3.8")
def test_an_incident_says_what_counts_beside_the_die() -> None:
    wounded = figure(1, "shi_jin", "a9", wound=1, experience=1)
    match = board(wounded, figure(1, "li_jun", "h4"), phase="peripeties", favourite_place="on")
    said = notes(match)
    assert said["Shi Jin"].startswith("now combat ") and said["Li Jun"] == ""
    scene = scene_of(match, (0,))
    assert scene
    cards = [card for holding in scene.holdings for card in holding.cards]
    assert all(any(line.startswith("favourite place: ") for line in card.lines) for card in cards)


@pytest.mark.rules("R1")
def test_a_step_to_a_fort_says_so_to_whoever_has_no_refuge() -> None:
    lines = (figure(1, "shi_jin", "i5"), figure(2, "li_jun", "a9"))
    assert (
        "a fort for a refuge" == notes(board(*lines), at="bandit-shi_jin")["Liangshan Marsh (H5)"]
    )
    with_one = board(*lines, gang(1, "j3", "mu_hong"))
    assert "" == notes(with_one, at="bandit-shi_jin")["Liangshan Marsh (H5)"]


@pytest.mark.rules("S28", "S29")
def test_whoever_attacks_reads_what_counts_in_the_duel_with_its_wounds() -> None:
    hurt = figure(2, "li_kui", "g3", wound=1)
    match = board(figure(1, "wu_yong", "g4"), hurt, AWAY)
    sight = Sight(match, (0,), (0,))
    said = sight.noted("attack figure=wu_yong foe=li_kui")
    assert (
        said
        == "Li Kui: combat 7, mind −1, magic 0; whoever attacks cannot choose what he is best at"
        " (Wu Yong: Mind)"
    )
    assert sight.noted("attack figure=wu_yong").startswith("combat "), "his name stands above it"


@pytest.mark.rules("S27")
@pytest.mark.parametrize(
    ("barred", "whose"),
    [
        ("attacker", "whoever attacks cannot choose what he is best at (Wu Yong: Mind)"),
        ("defender", "nobody chooses what the defender is best at (Li Kui: Combat)"),
    ],
)
def test_whoever_attacks_reads_what_they_will_not_fight_on(barred: str, whose: str) -> None:
    """Before it is too late: who is better at the one thing that is barred may die of it."""
    match = board(figure(1, "wu_yong", "g4"), figure(2, "li_kui", "g3"), AWAY, barred_best=barred)
    sight = Sight(match, (0,), (0,))
    for move in ("attack figure=wu_yong foe=li_kui", "step figure=wu_yong square=g3"):
        assert sight.noted(move).endswith(f"; {whose}"), move
    assert sight.noted("attack figure=wu_yong").endswith(f"; {whose}") == (barred == "attacker")
    (caveat,) = {odds.assumes[-1] for odds in match.odds(0, "attack wu_yong li_kui")}
    assert caveat == f"{begun(whose)}."


@pytest.mark.rules("S11", "3.8")
@pytest.mark.parametrize(("counts", "where"), [("on", "in tests and duels"), ("off", "in tests")])
def test_whoever_may_heal_reads_what_a_wound_costs(counts: str, where: str) -> None:
    hurt = figure(1, "wu_yong", "g4", wound=1, banquet=1)
    match = board(hurt, AWAY, tokens_in_duel=counts)
    said = Sight(match, (0,), (0,)).noted("heal figure=wu_yong")
    assert said == f"each wound takes 2 {where}; with 2 wounds the next one kills"


@pytest.mark.rules("3.6")
def test_a_convict_says_whither_and_which_step_sets_it_free() -> None:
    """Beside its name too: where there is little room its card says no more than that."""
    bound = figure(1, "shi_jin", "g3", exile="h2")
    match = board(bound, figure(1, "li_jun", "a9"), figure(2, "li_kui", "l9"))
    sight = Sight(match, (0,), (0,))
    assert "convict for Cangzhou (H2)" == sight.noted("step figure=shi_jin")
    assert "" == sight.noted("step figure=li_jun")
    said = notes(match, at="bandit-shi_jin")
    assert "its place of exile: free there, with 1 experience" == said["Cangzhou (H2)"]
    assert ["Cangzhou (H2)"] == [square for square, note in said.items() if note]


@pytest.mark.rules("3.6", "3.8")
@pytest.mark.parametrize(("most", "has"), [("0", 0), ("3", 3)])
def test_a_convict_who_can_hold_no_more_experience_is_promised_none(most: str, has: int) -> None:
    bound = figure(1, "shi_jin", "g3", exile="h2", **({"experience": has} if has else {}))
    match = board(bound, figure(2, "li_kui", "l9"), max_experience=most)
    assert "its place of exile: free there" == notes(match, at="bandit-shi_jin")["Cangzhou (H2)"]


@pytest.mark.rules("3.6", "3.8")
def test_a_rescue_says_what_it_takes_and_what_failing_costs() -> None:
    bound = figure(1, "lin_chong", "g3", exile="h2")
    rescuer = figure(1, "li_jun", "g4", experience=1)
    sight = Sight(board(bound, rescuer, AWAY), (0,), (0,))
    needed = "combat 8 and a die of 10 against 11; who fails is wounded"
    assert needed == sight.noted("rescue figure=li_jun convict=lin_chong")
    assert needed == sight.noted("rescue figure=li_jun")


@pytest.mark.rules("EI10")
def test_whoever_robs_reads_what_there_is_to_take() -> None:
    thief, poor = figure(1, "shi_qian", "h5"), figure(2, "li_kui", "k5")
    other = figure(1, "bai_sheng", "f5")
    match = board(thief, other, poor, figure(2, "lu_junyi", "f8", taels=100), phase="event")
    play(match, "chance draw_event event=daylight_rat")
    said = Sight(match, (0,), (0,)).noted("choose figure=shi_qian")
    assert said == "can steal from Lu Junyi: 30 taels", "its own is not at stake"
    play(match, "1 choose figure=shi_qian")
    sight = Sight(match, (0,), (0,))
    found = [sight.noted(f"choose figure={victim}") for victim in ("li_kui", "lu_junyi")]
    assert ["no taels", "30 taels"] == found, "no more than a rat takes"


@pytest.mark.rules("3.9", "A32", "S10")
def test_whoever_has_a_step_left_reads_that_it_ends_with_whom_he_meets() -> None:
    """An attack, an oath and the way home end the move; the banquet is kept."""
    ends = "this ends its move: the banquet gives no second step, and is kept"
    sight = Sight(board(*BUSY), (0,), (0,))
    for square in ("g3", "h4", "h5"):
        assert ends in sight.noted(f"step figure=wu_yong square={square}"), square
    assert ends in sight.noted("attack figure=wu_yong foe=li_kui")
    assert ends[1:] in sight.noted("swear figure=wu_yong brother=li_jun")
    assert "" == sight.noted("step figure=wu_yong square=h3"), "a plain step goes on"
    hungry = [line.replace("banquet.wu_yong = 1", "horse.wu_yong = 1") for line in BUSY]
    noted = Sight(board(*hungry), (0,), (0,)).noted("step figure=wu_yong square=g3")
    assert noted.endswith("this ends its move: no further step")


@pytest.mark.rules("3.9", "EC2", "S9")
def test_whoever_has_no_step_left_reads_nothing_of_it() -> None:
    ends = "this ends its move"
    fed = play(board(*BUSY), "1 step figure=wu_yong square=h3")
    assert ends not in Sight(fed, (0,), (0,)).noted("step figure=wu_yong square=g3")
    hungry = [line.replace("\nbanquet.wu_yong = 1", "") for line in BUSY]
    assert ends not in Sight(board(*hungry), (0,), (0,)).noted("step figure=wu_yong square=g3")
    snow = board(*BUSY, 'event_zone.snow_over_cangzhou = "in_force"')
    assert ends not in Sight(snow, (0,), (0,)).noted("step figure=wu_yong square=g3")


@pytest.mark.rules("A14", "S10", "A32")
def test_why_a_figure_with_a_banquet_moves_no_more_is_said_once_of_all_that_it_could_do() -> None:
    match = play(board(*BUSY), "1 step figure=wu_yong square=h5")
    sight = Sight(match, (0,), (0,), Wish(about="bandit-wu_yong"))
    assert sight.explained
    (told,) = [one for one in sight.explained.answers if one.rule == "A14"]
    assert told.sentence.endswith("ends it, and the banquet is kept.")
    assert told.asked.startswith("Step, ") and "Attack" in told.asked
    play(match, "1 step figure=li_jun square=h3")
    sight = Sight(match, (0,), (0,), Wish(about="bandit-li_jun"))
    assert sight.explained
    assert "Li Jun has had its move in this chapter." in {
        one.sentence for one in sight.explained.answers
    }


@pytest.mark.rules("A14", "S24")
def test_why_nobody_attacks_names_the_figure_beside_a_foe_that_has_had_its_move() -> None:
    two = figure(1, "wu_yong", "g4"), figure(1, "li_jun", "h4")
    match = board(*two, figure(2, "li_kui", "f3"), "moved.wu_yong = 1", AMONG_MOVES)
    why = "attack wu_yong: Wu Yong has had its move in this chapter."
    assert ("A14", why) == why_no(match, "1 attack")[::2]
