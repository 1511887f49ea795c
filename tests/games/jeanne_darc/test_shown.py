"""What the page shows of the game where it asks: the offer, what an event does, prices, the end."""

from __future__ import annotations

import pytest

from tabard.drawn.episodes import episodes
from tabard.drawn.saying import saying_of
from tabard.drawn.scene import Card, Scene, scene_of
from tabard.drawn.sheet import Look, draw
from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.match.choosing import begun
from tabard.engine.match.lesson import table_at
from tabard.games.jeanne_darc.components import factions
from tabard.games.jeanne_darc.components.cards import FROM_HAND_OR_USED
from tabard.games.jeanne_darc.ui.terminal import title_of
from tabard.web.sight import Sight
from tabard.web.wishes import Wish
from tests.games.asking import play

from .board import board, cards, cities
from .phase_seven import LINKS, attacked, combat, expansion, fight, opening
from .phase_six import ABROAD, OWN, event

CASTLES = cities(1, "lille", "gand 4") + cities(2, "arras", "mons 4") + cities(3, "dijon 6")
COINS = "coins = {1 = 5, 2 = 3}\n"


def shown(match: Match) -> Scene:
    scene = scene_of(match, match.to_act)
    assert scene is not None
    return scene


def said(match: Match) -> list[str]:
    return [stake.sentence for stake in shown(match).stakes]


def test_an_offer_stands_with_the_question_whole() -> None:
    match = opening(CASTLES + COINS + cards("hand_1", "ram"))
    assert (
        "What is offered is done at once if the other accepts; a promise binds nobody."
        == (said(match)[-1])
    )
    play(match, "1 offer 2 gand mons ask_2 for_attacking dijon")
    swap, promise = said(match)
    assert swap.endswith(" gives Mons (defences 4), 2 coins.") and "Ghent (defences 4); " in swap
    assert promise.endswith("promises to attack Dijon; it binds nobody.")
    assert promise.startswith("For the coins " + swap.split(" gives ")[0])


def test_the_master_of_events_is_told_what_the_event_does() -> None:
    match = event(CASTLES, "famine")
    assert ["3.5"] == [stake.rule for stake in shown(match).stakes]
    assert "plunder marker" in said(match)[0] and "next income" in said(match)[0]
    assert "defences" in said(event(CASTLES, "uprising"))[0]
    by_option = said(event(CASTLES, "uprising", uprising="free"))[0]
    assert "castle or fortress stays" in by_option


@pytest.mark.rules("49", "50", "51")
def test_what_things_cost_at_this_table_is_said_where_they_are_bought() -> None:
    three = said(board(CASTLES + COINS))[0]
    assert "A card costs 2 coins, a castle 8, a fortress in place of a castle 10." == three
    five = said(board(CASTLES + COINS, seats=5))[0]
    assert "A card costs 2 coins, a castle 6, a fortress in place of a castle 8." == five


@pytest.mark.rules("123")
def test_that_a_card_is_for_one_round_is_said_where_it_is_bought() -> None:
    collected = "At the end of the round all cards are collected, bought ones too."
    assert collected == said(board(CASTLES + COINS))[-1]
    assert collected not in said(board(CASTLES + COINS, cards="keep"))


@pytest.mark.rules("28", "3.5")
def test_what_a_castle_is_worth_is_said_to_who_can_pay_one_and_what_a_ride_is_in_its_fight() -> (
    None
):
    rich = said(board(CASTLES + "coins = {1 = 8}\n"))
    assert "A castle counts 4 in defence and pays 2 coins a round, a fortress 6 and 3." == rich[1]
    where = cities(1, "clermont") + cities(2, "grenoble") + "rides = 1\n"
    _adds, ride = said(
        attacked("ram ram", "", where=where, move="attack base=clermont target=grenoble way=ride")
    )
    assert ride.startswith("By the event ride ") and ride.endswith(
        "on a ride mountains do not count."
    )


def test_the_name_of_a_card_keeps_its_capitals() -> None:
    (card,) = hand(combat(LINKS + cards("hand_1", "sign_of_god")), 0)
    assert "Sign of God" == card.title


def test_what_a_hero_adds_is_said_in_the_fight_in_which_there_is_one() -> None:
    assert 1 == len(said(attacked("ram ram", "ram")))
    match = attacked("ram ram", "ram", text="hero_active.1 = 1\n")
    assert "adds 3 in each fight" in said(match)[1]


@pytest.mark.rules("38")
def test_that_nobody_votes_because_of_a_truce_is_said_with_the_round() -> None:
    """Whoever is not asked for his vote wonders why there is peace."""
    for truce, words in ((1, " · peace by truce · "), (0, " · peace · ")):
        assert words in title_of(board(f'status = "peace"\ntruce = {truce}\n').state)


@pytest.mark.rules("105", "107", "99")
def test_what_the_city_adds_and_that_used_cards_defend_is_said_in_its_fight() -> None:
    assert ["Arras adds 2 for its defender."] == said(attacked("ram ram", "ram"))
    where = cities(1, "lyon") + cities(2, "grenoble 4")
    move = "attack base=lyon target=grenoble way=road"
    match = attacked("ram ram", "ram", where=where, move=move)
    assert ["Grenoble adds 5 for its defender."] == said(match)
    used = said(attacked("ram ram", "ram", text=cards("used_2", "cannon")))
    assert "Used yellow cards attack no more this round, but defend like others." == used[1]


@pytest.mark.rules("3.4", "15")
def test_what_a_hero_adds_is_said_where_an_ambassador_can_wake_him_to_who_holds_one() -> None:
    match = combat(LINKS + cards("hand_1", "ambassador"))
    adds, rises = said(match)
    assert "adds 3 in each fight" in adds
    assert "a garrison alone is driven out" in rises
    awake = said(combat(LINKS + "hero_active.1 = 1\n" + cards("hand_1", "ambassador")))
    assert [rises] == awake
    assert [] == said(combat(LINKS + cards("hand_1", "ram") + cards("hand_2", "ambassador")))
    scene = scene_of(match, ())
    assert scene is not None and () == scene.stakes
    (card,) = hand(match, 0)
    assert "your hero wakes and adds 3 in a fight" in card.lines[0]
    (card,) = hand(combat(LINKS + cards("hand_1", "ambassador"), herovalue="doubles"), 0)
    assert "your hero wakes and doubles your yellow cards in a fight" in card.lines[0]


@pytest.mark.rules("3.3", "3.8", "29")
def test_what_plunder_costs_and_brings_is_said_where_it_is_asked_and_of_the_city() -> None:
    match = combat(LINKS + cards("hand_1", "plunder"))
    (stake,) = said(match)
    assert "you take its income" in stake and "pays its owner nothing at the next income" in stake
    plundered = shown(combat(LINKS + "plundered.arras = 1\n"))
    (arras,) = [spot for spot in plundered.spots if spot.spoken.startswith("Arras ")]
    assert "It is plundered: it pays nothing at the next income." in arras.about


@pytest.mark.rules("3.6")
def test_how_strong_a_foreign_power_is_and_what_is_lost_to_it_is_said_where_one_holds_out() -> None:
    text = OWN + cards("hand_2", "ram") + cities(2, "lyon") + ABROAD
    match = play(board(text), "chance power_die face=2", "chance entry_die face=2")
    (stake,) = said(match)
    assert "Savoy throws two dice and adds 2; you throw one and add 2 for Lyon" in stake
    assert "the yellow card and the hero put in" in stake


@pytest.mark.rules("110", "116", "117", "119", "3.3")
def test_who_is_asked_after_the_totals_is_told_who_loses_what_as_it_stands() -> None:
    def asked(card: str, *dice: int) -> str:
        match = attacked("ladders ram " + card, "ladders retreat")
        return " ".join(said(fight(match, "ladders ram 0 none", "ladders 0 none", *dice)))

    assert "loses this fight: its yellow cards are discarded" in asked("retreat", 1, 6)
    assert "keeps both" in asked("retreat", 1, 6)
    assert "keeps both" not in asked("sign_of_god", 1, 6)
    assert "it is a tie" in asked("retreat", 1, 3)
    passed = attacked("ladders ram retreat", "ladders retreat")
    fight(passed, "ladders ram 0 none", "ladders 0 none", 6, 1)
    assert "wins this fight" in said(play(passed, "2 pass"))[0]


@pytest.mark.rules("81")
def test_that_a_city_over_sea_is_the_whole_expansion_is_said_before_it() -> None:
    only = "Two cities along roads, or one over sea."
    ports = cities(1, "calais") + cities(2, "arras")
    assert [only] == said(expansion(ports))
    assert [] == said(expansion(LINKS))
    assert [] == said(expansion(ports, sea="one_of_two"))


def test_the_last_round_is_called_so() -> None:
    assert () == shown(board(CASTLES + "round = 3\n", end="4")).now
    assert ("This is the last round.",) == shown(board(CASTLES + "round = 4\n", end="4")).now
    assert "may be the last" in shown(board(CASTLES + "round = 8\n")).now[0]
    assert () == shown(board(CASTLES + "round = 7\n")).now


def hand(match: Match, seat: int) -> list[Card]:
    scene = scene_of(match, (seat,))
    assert scene is not None
    return [card for one in scene.holdings if one.seat == seat for card in one.cards]


def test_a_card_of_the_hand_is_what_one_defends_with() -> None:
    """Whoever points at it defends with it; a used one counts as used."""
    match = attacked("ram ram", "ram", text=cards("used_2", "cannon"))
    play(match, "1 attack_with ram ram 0 none")
    defence = {row.words for row in match.rows(1)}
    named = [
        kind.word(value)
        for card in hand(match, 1)
        for kind, value in card.names
        if kind is FROM_HAND_OR_USED
    ]
    assert ["ram", "used_cannon"] == named
    assert {f"defend_with card={word}" for word in named} <= defence


def test_a_red_card_says_what_it_does() -> None:
    (plunder,) = hand(board(CASTLES + cards("hand_1", "plunder")), 0)
    assert "may be plundered" in plunder.lines[0]


def test_a_used_card_says_so_beside_its_value() -> None:
    (cannon,) = hand(combat(CASTLES + cards("used_1", "cannon")), 0)
    assert ("value 6, used",) == cannon.lines


@pytest.mark.parametrize(
    ("done", "one", "other"), [(12, "ram", "siege_tower"), (19, "siege_tower", "cannon")]
)
def test_a_lesson_takes_two_cards_in_either_order(done: int, one: str, other: str) -> None:
    lesson, match = find_game("jeanne_darc").lesson, table_at("jeanne_darc", done)
    influence = done == 19
    for first, second in ((one, other), (other, one)):
        said = f"attack_with first={first} second={second} influence={int(influence)} extra=none"
        assert lesson.is_done_by(match, done, said)


def test_the_order_of_play_is_named_where_there_is_room() -> None:
    assert "order Navarre, France" in shown(board(CASTLES + COINS)).title


def test_whose_turn_begins_with_offers_is_said_to_whoever_plays_and_to_the_others() -> None:
    match = opening(CASTLES + COINS)
    assert "Your turn begins; after the offers you take free cities, and attack." == said(match)[0]
    assert shown(match).stakes[0].vital, "or who passes could fear for the turn"
    play(match, "1 pass")
    assert "It is the turn of Navarre; before it you can make an offer." == said(match)[0]


def decides(match: Match) -> str:
    """What the page says is done now, to whoever is asked."""
    (seat,) = match.to_act
    can = {row.verb.word for row in match.rows(seat)}
    return saying_of(match.game).turn("combat", can)


def test_the_question_names_red_cards_only_where_there_are_some() -> None:
    both = LINKS + cards("hand_1", "ram 2", "plunder")
    assert "attack, play red cards, or end your turn" == decides(combat(both))
    yellow = LINKS + cards("hand_1", "ram 2")
    assert "attack, or end your turn" == decides(combat(yellow))
    none = CASTLES + cards("hand_1", "ram")
    assert "end your turn" == decides(combat(none))


def test_before_factions_are_dealt_a_holding_is_called_by_its_seat() -> None:
    match = Match("jeanne_darc", 2, 1, {})
    assert match.state.faction[0] == factions.NO_FACTION
    scene = scene_of(match, (0,))
    assert isinstance(scene, Scene)
    assert [holding.title for holding in scene.holdings] == ["seat 1", "seat 2"]
    sheet = draw(match, (0,), Look())
    assert [hand.spoken.split(":")[0] for hand in sheet.hands] == ["seat 1", "seat 2"]


def test_a_card_that_can_be_put_in_says_its_value() -> None:
    match = attacked("ram ram cannon", "ram", text=cards("used_2", "cannon"))
    says = saying_of(match.game)

    def note(seat: int, words: str) -> str:
        return says.note(match.state, begun(match, seat, words))

    assert ["value 4", "value 6"] == [note(0, f"attack_with {word}") for word in ("ram", "cannon")]
    assert "value 6" == note(0, "attack_with ram cannon")
    assert "" == note(0, "attack_with ram cannon 0")
    play(match, "1 attack_with ram ram 0 none")
    assert "value 6" == note(1, "defend_with used_cannon")
    assert "" == note(1, "defend_with none")


def test_the_question_after_the_totals_names_only_what_one_holds() -> None:
    says = saying_of(find_game("jeanne_darc"))
    assert "play a retreat, or let the totals stand" == says.turn(
        "after_totals", ("retreat", "pass")
    )
    assert "sign of God" in says.turn("after_totals", ("sign_of_god", "pass"))


def test_what_an_expansion_may_still_take_is_said_to_whoever_may() -> None:
    match = expansion(LINKS)
    assert [] == said(match)
    play(match, "1 expand ghent")
    assert ["You can take one more."] == said(match)
    assert () == shown(match).now, "nobody else can take one"
    assert "no city left" in said(expansion(cities(2, "arras")))[0]


def test_of_each_city_everything_is_said_once_though_a_province_or_a_faction_has_its_name() -> None:
    for spot in shown(opening(CASTLES)).spots:
        assert len(set(spot.about)) == len(spot.about), spot.name
        assert not any("begins in" in line for line in spot.about), spot.name


@pytest.mark.rules("106", "3.3")
def test_what_a_traitor_leaves_of_the_defences_is_said_beside_him_and_on_his_card() -> None:
    move = "attack_with first=ram second=ram influence=0 extra=traitor"
    for level, left in ((2, 0), (4, 2), (6, 4)):
        where = cities(1, "lille") + cities(2, f"arras {level}")
        match = attacked("ram ram traitor", "ram", where=where)
        note = Sight(match, (0,), (0,)).noted(move)
        assert f"the defences of Arras then count {left}" == note
    assert "" == Sight(match, (0,), (0,)).noted(move.replace("traitor", "none"))
    (card,) = (one for one in hand(match, 0) if one.title == "Traitor")
    assert "a garrison nothing" in card.lines[0]


@pytest.mark.rules("3.3", "3.7")
def test_an_uprising_that_an_ambassador_stirs_up_is_told_with_him() -> None:
    match = combat(LINKS + cards("hand_1", "ambassador"))
    play(match, "1 stir_up arras", "chance uprising_die face=1")
    (uprising,) = episodes(match, ())
    assert ["Navarre plays an ambassador."] == [line.sentence for line in uprising.led]


def test_a_card_that_is_in_the_move_already_says_so_when_it_is_touched() -> None:
    match = attacked("ram ladders", "ram")
    wish = Wish(said="attack_with first=ram second=ladders", about="yellow card-ladders")
    sight = Sight(match, (0,), (0,), wish)
    assert sight.explained
    (told,) = sight.explained.answers
    assert "It is part of this already." == told.sentence and "ladders" in told.asked
