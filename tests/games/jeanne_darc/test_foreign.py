"""Chapter "Foreign attack" (rules 69 and 70, 3.6)."""

from __future__ import annotations

import pytest

from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.games.jeanne_darc.components.board import CITIES, NO_CITY
from tabard.games.jeanne_darc.components.cards import DISCARDS, NO_CARD_PUT_IN, RAM, USED
from tabard.games.jeanne_darc.components.events import BY_SEA, NO_POWER
from tests.games.asking import choices, play, refused, story, told, why_no

from .board import board, cards, cities, stack
from .phase_six import ABROAD, EVENTS, OWN, accounted, level, owner

POOR = "influence = {1 = 0, 2 = 0, 3 = 0}\n"
ENTRIES = [
    "nancy besancon dijon reims troyes mons",
    "grenoble lyon besancon avignon marseille clermont",
    "barcelone foix carcassonne toulouse montpellier pampelune",
    "bayonne bordeaux la_rochelle nantes brest caen",
    "bruges calais rouen caen brest la_rochelle",
    "gand lille mons arras amiens reims",
]


def arriving(text: str, power: int, entry: int, **options: str) -> Match:
    """The two dice for power and city have fallen."""
    match = board(text + ABROAD, **options)  # type: ignore[arg-type]
    return play(match, f"chance power_die face={power}", f"chance entry_die face={entry}")


def at_lyon(text: str, **options: str) -> Match:
    """Savoy comes to Lyon, which seat 2 owns: a garrison in the plain, by land."""
    return arriving(cities(2, "lyon") + text, 2, 2, **options)


def rolled(match: Match, *dice: int) -> Match:
    """The power's two dice, then the owner's."""
    verbs = ("foreign_die", "foreign_die", "holding_die")
    return play(match, *(f"chance {v} face={d}" for v, d in zip(verbs, dice, strict=True)))


# --- when, who, where ---------------------------------------------------------------------------


@pytest.mark.rules("69", "10")
@pytest.mark.parametrize("status", ["war", "peace"])
def test_one_attack_follows_the_events_in_war_as_in_peace(status: str) -> None:
    match = board(OWN + f'status = "{status}"\n' + EVENTS)
    play(match, "chance draw_marker marker=ride")
    if status == "war":
        play(match, "chance draw_marker marker=truce")
    assert "power_die" == match.phase
    play(match, "chance power_die face=1", "chance entry_die face=1")  # Nancy is free
    assert match.phase not in ("power_die", "foreign")


@pytest.mark.rules("69")
def test_by_option_only_the_first_round_of_war_has_one() -> None:
    for rounds, comes in ((1, True), (2, False)):
        match = board(OWN + f"round = 5\nwar_rounds = {rounds}\n" + ABROAD, foreign="once_in_war")
        assert comes == (match.phase == "power_die")
    peace = 'status = "peace"\nround = 5\nwar_rounds = 2\n'
    assert "power_die" == board(OWN + peace + ABROAD, foreign="once_in_war").phase
    assert "power_die" == board(OWN + "round = 5\nwar_rounds = 5\n" + ABROAD).phase


@pytest.mark.rules("69")
def test_when_nobody_comes_it_is_told() -> None:
    text = OWN + "round = 2\nwar_rounds = 2\ndrawn.ride = 1\ndrawn_now.ride = 1\n"
    match = board(text + stack("events 1 1"), foreign="once_in_war")
    play(match, "chance draw_marker marker=truce")
    assert "No foreign power attacks this round." in story(match)


@pytest.mark.rules("70", "3.6")
@pytest.mark.parametrize("power", range(6))
def test_the_dice_say_which_power_comes_and_where(power: int) -> None:
    for entry, city in enumerate(ENTRIES[power].split()):
        match = arriving(cities(2, city), power + 1, entry + 1, unasked=False)
        assert "hold_city" == match.phase
        assert (power, city) == (match.state.power, CITIES.word(match.state.target))
    assert [0, 0, 0, 1, 1, 0] == list(BY_SEA)


@pytest.mark.rules("3.6")
def test_a_free_or_protected_city_is_left_alone_without_another_roll() -> None:
    match = arriving(OWN, 2, 2)
    assert [
        "An attack from abroad: Savoy against Lyon.",
        "There is no attack by Savoy: Lyon is free.",
    ] == story(match)[:2]
    assert "foreign" not in [match.game.sequence.names.word(p) for p in match.state.frame_phase]
    match = at_lyon("protected.lyon = 1\n")
    assert "There is no attack by Savoy: Lyon is under papal protection." in story(match)
    assert 2 == owner(match, "lyon")
    assert (NO_POWER, NO_CITY) == (match.state.power, match.state.target)


# --- what the owner puts in ---------------------------------------------------------------------


@pytest.mark.rules("3.6", "99")
def test_nobody_is_obliged_to_put_in_anything() -> None:
    match = at_lyon(cards("hand_2", "ram"))
    assert (1,) == match.to_act
    assert "hold_with card=none" == match.default(1).words
    play(match, "2 hold_with card=none influence=0 extra=none")
    assert (CHANCE,) == match.to_act


@pytest.mark.rules("6.2", "3.6")
def test_by_default_nothing_is_put_in() -> None:
    match = at_lyon(cards("hand_2", "ram") + "hero_active.2 = 1\n")
    while match.phase == "hold_city":
        match.play(1, match.default(1))
    said = [line.words for line in match.lines if "_with" in line.words]
    assert ["hold_with card=none influence=0 extra=none"] == said


@pytest.mark.rules("3.6", "41", "115")
def test_a_yellow_card_of_the_hand_or_a_used_one() -> None:
    hand = cards("hand_2", "ram", "engineer", "retreat") + cards("used_2", "cannon")
    match = at_lyon(hand)
    assert ["hold_with card=ram", "hold_with card=used_cannon", "hold_with card=none"] == choices(
        match
    )
    assert ("3.6", "You hold no card of that kind: ladders.") == why_no(
        match, "2 hold_with card=ladders"
    )[::2]
    assert ("3.6", {"card": "ram"}) == why_no(match, "2 hold_with card=used_ram")[:2]


@pytest.mark.rules("3.6", "100", "I4")
def test_up_to_five_points_of_influence() -> None:
    match = play(at_lyon(""), "2 hold_with card=none")
    assert [f"… influence={n}" for n in range(6)] == choices(match)
    match = play(at_lyon("influence.2 = 2\n"), "2 hold_with card=none")
    assert [f"… influence={n}" for n in range(3)] == choices(match)
    assert "3.6" == refused(match, "2 … influence=3").rule


@pytest.mark.rules("3.6", "101")
def test_the_hero_only_if_active_and_no_red_card() -> None:
    match = play(at_lyon(cards("hand_2", "engineer")), "2 hold_with card=none influence=0")
    assert ["… extra=none"] == choices(match)
    assert "3.6" == refused(match, "2 … extra=hero").rule
    match = play(at_lyon("hero_active.2 = 1\n"), "2 hold_with card=none influence=0")
    assert ["… extra=none", "… extra=hero"] == choices(match)


@pytest.mark.rules("3.6", "1.13")
def test_who_has_nothing_at_all_is_not_asked() -> None:
    assert "foreign_die" == at_lyon(POOR).phase
    for text in (cards("hand_2", "retreat"), cards("used_2", "ram"), "hero_active.2 = 1\n"):
        assert "hold_city" == at_lyon(POOR + text).phase  # a card is asked about, whatever it is


@pytest.mark.rules("3.6", "1.13")
def test_what_is_half_said_nobody_else_sees() -> None:
    match = play(at_lyon(cards("hand_2", "ram")), "2 hold_with card=ram")
    other = play(at_lyon(cards("hand_2", "ram")), "2 hold_with card=none")
    assert "hold_with card=ram" == match.draft(1).words  # type: ignore[union-attr]
    assert match.view(0) == other.view(0)
    assert match.view() == other.view()
    assert match.view(1) != other.view(1)


# --- totals and outcome -------------------------------------------------------------------------


@pytest.mark.rules("3.6")
def test_a_higher_total_takes_the_city_and_it_is_free() -> None:
    match = rolled(at_lyon(POOR), 1, 2, 2)  # 1 + 2 + 2 against 2 + 2
    assert [
        "France rolls 2.",
        "Savoy: 3 for the dice, plus 2.",
        "France: 2 for the die.",
        "The defences of Lyon count 2.",
        "At Lyon the defence reaches 4, Savoy 5.",
        "France loses Lyon; the city is free.",
    ] == story(match)[:6]
    assert (0, 0) == (owner(match, "lyon"), level(match, "lyon"))
    assert accounted(match)


@pytest.mark.rules("3.6")
def test_on_a_tie_it_holds() -> None:
    match = rolled(at_lyon(POOR), 1, 2, 3)  # 5 against 2 + 3
    assert "Lyon holds out." in story(match)
    assert 2 == owner(match, "lyon")


@pytest.mark.rules("3.6")
def test_with_a_higher_total_it_holds() -> None:
    match = rolled(at_lyon(POOR), 1, 1, 6)  # 4 against 2 + 6
    assert "Lyon holds out." in story(match)
    assert 2 == owner(match, "lyon")


@pytest.mark.rules("3.6", "I10")
@pytest.mark.parametrize("works", [4, 6])
def test_castle_and_fortress_stay_on_the_free_city(works: int) -> None:
    match = rolled(arriving(cities(2, f"lyon {works}") + POOR, 2, 2), 6, 6, 1)
    assert (0, works) == (owner(match, "lyon"), level(match, "lyon"))
    assert accounted(match)


@pytest.mark.rules("3.6", "107", "108")
@pytest.mark.parametrize(
    ("city", "power", "entry", "bonus"),
    [
        ("lyon", 2, 2, 0),  # plain, by land
        ("grenoble", 2, 1, 1),  # mountain
        ("bruges", 5, 1, 1),  # a fleet
        ("barcelone", 3, 1, 1),  # a mountain and a port, but Aragon comes by land
    ],
)
def test_mountains_and_the_sea_help(city: str, power: int, entry: int, bonus: int) -> None:
    # 1 + 1 + 2 against 2 + 1 and the bonus: lost by one, or held in a tie
    match = rolled(arriving(cities(2, city) + POOR, power, entry), 1, 1, 1)
    assert (2 if bonus else 0) == owner(match, city)


@pytest.mark.rules("3.6", "3.4")
def test_everything_that_counts_is_told_with_the_rule_of_the_foreign_attack() -> None:
    """Aragon comes by land to a mountain, a fleet to a port."""
    hand = cards("hand_2", "ram") + "hero_active.2 = 1\n"
    match = arriving(cities(2, "barcelone") + hand, 3, 1)
    play(match, "2 hold_with card=ram influence=1 extra=hero")
    shown = [(event.event, event.rule) for event in match.told]
    rolled(match, 6, 6, 1)
    counted = [(event.event, event.rule) for event in match.told]
    assert ("holder_shows", "3.6") in shown
    assert [
        ("holder_rolled", "3.6"),
        ("power_counts", "3.6"),
        ("card_counts_to_hold", "3.6"),
        ("hero_counts", "3.4"),
        ("influence_counts_to_hold", "3.6"),
        ("die_counts_to_hold", "3.6"),
        ("works_count_to_hold", "3.6"),
        ("mountain_helps_to_hold", "3.6"),
        ("foreign_totals", "3.6"),
        ("lost_abroad", "3.6"),
        ("card_lost_abroad", "3.6"),
        ("hero_falls_abroad", "3.6"),
    ] == counted[:12]
    match = rolled(arriving(cities(2, "bruges") + POOR, 5, 1), 1, 1, 1)
    counting = [event.event for event in match.told if "help" in event.event]
    assert ["sea_helps_to_hold"] == counting


@pytest.mark.rules("3.6", "115", "118")
def test_what_was_put_in_counts_and_a_card_that_held_is_used() -> None:
    match = at_lyon(cards("hand_2", "ram", "cannon") + "hero_active.2 = 1\n")
    play(match, "2 hold_with card=ram influence=2 extra=hero")
    assert "holder_shows" in told(match)  # before the dice: nobody else decides anything now
    rolled(match, 6, 6, 3)  # 14 against 2 + 4 + 2 + 3 + 3
    assert [
        "France: 4 for the yellow card.",
        "France: 3 for the hero.",
        "France: 2 for influence.",
        "France: 3 for the die.",
        "The defences of Lyon count 2.",
        "At Lyon the defence reaches 14, Savoy 14.",
        "Lyon holds out.",
        "The yellow card of France is used for this round.",
    ] == story(match)[2:10]
    state = match.state
    assert (0, 1) == (state.cards[3][RAM], state.cards[USED + 1][RAM])
    assert (1, 4) == (state.hero_active[1], state.influence[1])
    assert {NO_CARD_PUT_IN} == set(state.shown_first)
    assert [0] * 6 == state.die == state.shown_influence == state.shown_extra
    assert 0 == state.foreign_total
    assert accounted(match)


@pytest.mark.rules("3.6", "116", "117", "118")
def test_a_lost_city_costs_card_and_hero_as_a_lost_fight_does() -> None:
    match = at_lyon(cards("hand_2", "ram", "cannon") + "hero_active.2 = 1\n")
    rolled(play(match, "2 hold_with card=ram influence=1 extra=hero"), 6, 6, 3)  # 14 against 13
    state = match.state
    assert 0 == owner(match, "lyon")
    assert (0, 0, 1) == (
        state.cards[3][RAM],
        state.cards[USED + 1][RAM],
        state.cards[DISCARDS][RAM],
    )
    assert (0, 5) == (state.hero_active[1], state.influence[1])


@pytest.mark.rules("3.6", "116")
@pytest.mark.parametrize(("die", "used"), [(6, 1), (1, 0)])
def test_a_used_card_stays_used_or_is_lost(die: int, used: int) -> None:
    match = at_lyon(cards("used_2", "ram"))
    rolled(play(match, "2 hold_with card=used_ram influence=0 extra=none"), 5, 5, die)
    assert used == match.state.cards[USED + 1][RAM]
    assert 1 - used == match.state.cards[DISCARDS][RAM]


@pytest.mark.rules("3.6", "3.4")
def test_a_doubling_hero_doubles_the_card_put_in() -> None:
    match = at_lyon(cards("hand_2", "ram") + "hero_active.2 = 1\n", herovalue="doubles")
    rolled(play(match, "2 hold_with card=ram influence=0 extra=hero"), 6, 5, 3)
    assert 2 == owner(match, "lyon")  # 13 against 2 + 4 + 4 + 3
    match = at_lyon(cards("hand_2", "ram") + "hero_active.2 = 1\n")
    rolled(play(match, "2 hold_with card=ram influence=0 extra=hero"), 6, 5, 3)
    assert 0 == owner(match, "lyon")  # 13 against 2 + 4 + 3 + 3


@pytest.mark.rules("3.6", "3.3", "110")
def test_no_red_card_is_played_afterwards() -> None:
    match = at_lyon(cards("hand_2", "retreat", "sign_of_god"))
    rolled(play(match, "2 hold_with card=none influence=0 extra=none"), 6, 6, 1)
    assert "after_totals" != match.phase
    assert 0 == owner(match, "lyon")


@pytest.mark.rules("3.6", "3.5")
def test_a_city_lost_abroad_is_not_given_back_by_treaty() -> None:
    match = rolled(at_lyon(POOR), 6, 6, 1)
    assert 6 == match.state.lost_by[CITIES.value("lyon")]
