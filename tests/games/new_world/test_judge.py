"""What a position is worth to a bot: glory, and what leads to it."""

from __future__ import annotations

import pytest

from tabard.engine.dice import new_stream
from tabard.engine.match import Match
from tabard.players import stand_in
from tabard.players.judging import judge_of
from tabard.players.levels import Plan
from tabard.players.search import UNTIL, WORST
from tabard.players.thinking import bound

from .board import board
from .scenes import army, attack_natives, held

FLEET = 'ships.es_fleet_1 = { t1 = 2 }\nfleet_at.es_fleet_1 = "%s"\n'
LOAD = held(es_fleet_1="settlers = 3, build_points = 8")
CLAIM = 'discovered.cuba = "es"\nowner.cuba = "es"\nmarker.cuba = { a = "fish" }\n'


COLONY = CLAIM + 'colony.cuba = "settlement"\n'
WAR = 'status.es_pt = "hostile"\n'
LAST_TURN = "turn = 16\n"
PREY = 'discovered.jamaica = "pt"\nowner.jamaica = "pt"\ncolony.jamaica = "settlement"\n'
ARMY = FLEET % "cuba" + held(es_fleet_1="infantry = 5")
FEW = FLEET % "cuba" + held(es_fleet_1="infantry = 1")
VILLAGERS = COLONY + FLEET % "cuba" + held(es_fleet_1="settlers = 3", es_home="build_points = 10")


PATHWAY = "improvements.cuba = ['pathway']\n"
CORTES = 'leader_at.cortes = "cuba"\n'
PREACHER = CORTES + 'discovered.cuba = "es"\n'
SUGAR = held(es_fleet_1="sugar = 2")


def contract(clause: str) -> str:
    """Spain and Portugal have signed this for two turns."""
    return f'contract_turns.es_pt = 2\ncontract.es_pt = {{first = "{clause}"}}\n'


def worth_of(match: Match) -> int:
    """What the table is worth to the first seat."""
    return int(judge_of(match.game)["worth"](match.state, 0))


def worth(text: str, **options: str) -> int:
    match = board(text, **options)
    return worth_of(match)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("glory.es = 1\n", CLAIM + held(es_home="ducats = 20")),
        (CLAIM, ""),
        (CLAIM + 'colony.cuba = "settlement"\n', CLAIM),
        (FLEET % "bahama_channel" + LOAD + CLAIM, FLEET % "equatorial_atlantic" + LOAD + CLAIM),
        (FLEET % "cuba" + LOAD + CLAIM, FLEET % "bahama_channel" + LOAD + CLAIM),
        (FLEET % "home" + LOAD, FLEET % "home" + held(es_home="settlers = 3, build_points = 8")),
        (FLEET % "sargasso_sea" + held(es_fleet_1="gold = 4"),
         FLEET % "gulf_of_mexico" + held(es_fleet_1="gold = 4")),
        (held(es_home="ducats = 72"), held(es_home="sugar = 6")),
        ('leader_at.cortes = "hispaniola"\n' + held(cortes="infantry = 5"),
         'leader_at.cortes = "home"\n' + held(cortes="infantry = 5")),
        (held(es_home="infantry = 4, ducats = 9"), held(es_home="infantry = 14, ducats = 9")),
    ],
)  # fmt: skip
def test_what_a_bot_likes_better(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (COLONY + "fortification.cuba = 1\n", COLONY),
        (COLONY + "port.cuba = 1\n", COLONY),
        (COLONY + "improvements.cuba = ['farm_yard']\n", COLONY + PATHWAY),
        ('mission.cuba = "es"\n', ""),
        (PREACHER, PREACHER + 'mission.cuba = "pt"\n'),
        (COLONY + CORTES + held(cortes="build_points = 8"),
         COLONY + 'leader_at.cortes = "jamaica"\n' + held(cortes="build_points = 8")),
        (FLEET % "sargasso_sea" + SUGAR + 'demand_place.sugar = "open"\n',
         FLEET % "sargasso_sea" + SUGAR),
    ],
)  # fmt: skip
def test_what_a_bot_likes_better_from_the_veteran_game_up(better: str, worse: str) -> None:
    assert worth(better, level="veteran") > worth(worse, level="veteran")


@pytest.mark.parametrize(("clause", "likes"), [("es_pays_20", False), ("pt_pays_20", True)])
def test_to_owe_is_worse_than_to_be_owed_is_good(clause: str, likes: bool) -> None:
    purses = held(es_home="ducats = 40", pt_home="ducats = 40")
    assert (worth(contract(clause) + purses) > worth(purses)) == likes


def test_missions_are_dearer_where_natives_are_converted_and_nothing_draws_in_the_basic_game() -> (
    None
):
    two = 'mission = {cuba = "es", jamaica = "es"}\n'
    assert worth(two, level="expert") - worth("", level="expert") > (
        worth(two, level="veteran") - worth("", level="veteran")
    )
    gone = PREACHER + 'mission.cuba = "pt"\n'
    assert worth(PREACHER) == worth(gone)


def test_a_fight_is_worth_something_to_the_stronger_side_only() -> None:
    quiet = worth('discovered.cuba = "es"\nleader_at.cortes = "cuba"\n')
    for units, natives, likes in [(9, 4, True), (1, 9, False)]:
        match = attack_natives(army(native_infantry=natives) + held(cortes=f"infantry = {units}"))
        idle = quiet + 45 * units
        assert (worth_of(match) > idle) == likes


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        # points of no use: more than the next steps take
        (held(es_home="build_points = 30"), held(es_home="build_points = 60")),
        # what is bought for a turn that does not come
        (LAST_TURN, LAST_TURN + held(es_home="infantry = 2")),
        (held(es_home="build_points = 30"), ""),
        # who serves, as long as turns are left
        ('leader_at.cortes = "home"\nproduction.es = 20\n', "production.es = 22\n"),
        (LAST_TURN + "production.es = 0\n" + PREY, LAST_TURN + "production.es = 0\n" + PREY + WAR),
        # the next step of a colony: settlers where it is, points at home, in its period
        ("turn = 5\n" + VILLAGERS, "turn = 4\n" + VILLAGERS),
        ("turn = 5\n" + VILLAGERS,
         "turn = 5\n" + VILLAGERS.replace("fleet_1 = \"cuba", "fleet_1 = \"bahamas")),
        # a harvest that waits
        (COLONY + CORTES, COLONY + "no_output.cuba = 1\n" + CORTES),
        # guards, and natives that come
        (COLONY + held(cuba="infantry = 1"), COLONY + held(es_home="infantry = 1")),
        (CLAIM, CLAIM + army(native_infantry=5)),
        (CLAIM + army(native_infantry=5) + CORTES,
         CLAIM + army(native_infantry=5) + 'leader_at.cortes = "jamaica"\n'),
        # a war that can be won, and one that is lost
        (PREY + ARMY + WAR, PREY + ARMY),
        (PREY + FEW + WAR, PREY + FEW + WAR + held(jamaica="infantry = 1")),
        (PREY, PREY + WAR),
        (COLONY, COLONY + WAR + 'ships.pt_fleet_1 = { t1 = 2 }\nfleet_at.pt_fleet_1 = "jamaica"\n'
         + held(pt_fleet_1="infantry = 5")),
        (PREY + ARMY + WAR, PREY + ARMY + WAR + contract("no_attack")),
        # contracts: what cannot be paid will be broken
        (held(es_home="ducats = 20") + contract("es_pays_20"),
         held(es_home="ducats = 19") + contract("es_pays_20")),
        # what the best rival has
        (CLAIM, CLAIM + PREY),
        ("", "glory.pt = 1\n"),
    ],
)  # fmt: skip
def test_what_a_bot_likes_better_in_a_game_of_many_turns(better: str, worse: str) -> None:
    assert worth(better, length="full") > worth(worse, length="full")


def test_the_price_of_a_breach_is_more_than_the_ducat_that_is_missing() -> None:
    paid, broken = (held(es_home=f"ducats = {n}") + contract("es_pays_20") for n in (20, 19))
    ducat = worth(held(es_home="ducats = 20")) - worth(held(es_home="ducats = 19"))
    assert worth(paid) - worth(broken) > 100 * ducat > 0


def test_a_natives_city_is_wanted_by_an_army_that_can_beat_it() -> None:
    city = 'location.cuba = "city"\nresistance.cuba = 2\n'

    def gain(infantry: int) -> int:
        ashore = 'discovered.cuba = "es"\n' + CORTES + held(cortes=f"infantry = {infantry}")
        return worth(ashore + city) - worth(ashore)

    assert gain(10) > gain(1) == 0


# --- what a bot proposes, and hands over ----------------------------------------------------------

TALKS = "proposals_left = 3\n"


def fair_row(match: Match, seat: int = 0) -> str:
    """What the fair bot of a seat plays."""
    return stand_in("bot:fair", match.game, seat, 1).choose(match).words


def test_who_gains_by_an_alliance_proposes_it_and_the_other_agrees() -> None:
    match = board(TALKS, at="talks")
    assert fair_row(match).startswith("propose")
    match.play(0, "propose nation=pt what=alliance")
    assert fair_row(match, 1) == "agree"


def test_nobody_proposes_a_peace_that_the_other_would_refuse() -> None:
    """Portugal's army stands beside a colony that it can take."""
    text = TALKS + 'status = {es_pt = "hostile", es_fr = "allied"}\n' + CLAIM
    text += 'colony.cuba = "town"\nfleet_at.pt_fleet_1 = "cuba"\n'
    match = board(
        text + "ships.pt_fleet_1 = { t1 = 2 }\n" + held(pt_fleet_1="infantry = 8"), at="talks"
    )
    assert fair_row(match) == "done"
    match.play(0, "propose nation=pt what=peace")
    assert fair_row(match, 1) == "disagree"


def test_a_proposal_is_some_trouble_and_so_is_what_is_handed_over() -> None:
    more, fewer = (board(f"proposals_left = {n}\n", at="talks") for n in (3, 2))
    assert worth_of(fewer) < worth_of(more)
    text = CORTES + "mover = 'cortes'\nmove_left = 6\nhas_sailed = 1\nfree_left = %d\n"
    rested, busy = (board(text % n, at="moving") for n in (12, 9))
    assert rested.phase == busy.phase == "moving"
    assert worth_of(busy) < worth_of(rested)


def test_a_deal_is_opened_where_both_gain_by_a_territory() -> None:
    """Spain wants one marker more to be master of the Antilles, and can pay for it."""
    text = TALKS + 'status.es_pt = "allied"\n' + PREY.replace("settlement", "none")
    for place in ("cuba", "hispaniola", "puerto_rico", "bahamas"):
        text += f'discovered.{place} = "es"\nowner.{place} = "es"\n'
    for place in ("cuba", "hispaniola"):
        text += f'colony.{place} = "settlement"\n'
    assert fair_row(board(text, at="talks")) == "done"
    text += held(es_home="ducats = 100")
    assert fair_row(board(text, at="talks")) == "open_deal nation=pt"


POINTS = "build_points = 10"


# --- what leads on to something -------------------------------------------------------------------


def claims(*areas: str) -> str:
    """Spain has these territories."""
    return "".join(f'discovered.{area} = "es"\nowner.{area} = "es"\n' for area in areas)


def test_a_region_is_dearer_the_nearer_a_nation_is_to_be_its_master() -> None:
    together, apart = worth(claims("bahia", "pernambuco")), worth(claims("bahia", "cuba"))
    assert together > apart
    given = 'region_award.antilles = "pt"\n'
    third = claims("cuba", "jamaica", "puerto_rico")
    nearer = worth(third) - worth(claims("cuba", "jamaica"))
    assert nearer > worth(third + given) - worth(claims("cuba", "jamaica") + given)


def test_a_second_leader_who_waits_at_home_is_of_no_use() -> None:
    one, two = 'leader_at.cortes = "home"\n', 'leader_at.pizarro = "home"\n'
    assert worth(one) > worth("") and worth(one + two) == worth(one)
    abroad = 'leader_at.pizarro = "hispaniola"\n'
    assert worth(one + abroad) > worth(one)


def test_a_leader_who_finds_nothing_to_do_is_better_aboard() -> None:
    """On an island that is claimed there is nothing next door."""
    text = claims("bermuda") + FLEET % "bermuda"
    ashore, aboard = (
        worth(f'{text}leader_at.cortes = "{spot}"\n') for spot in ("bermuda", "aboard_es_fleet_1")
    )
    assert aboard > ashore


def test_a_leader_is_drawn_to_what_lies_within_a_march() -> None:
    """To found a colony two areas away, rather than on an island."""
    settler = CORTES.replace("cuba", "florida") + held(cortes="settlers = 3", es_home=POINTS)
    known = "".join(f'discovered.{area} = "es"\n' for area in ("florida", "carolina"))
    near, far = (worth(known + settler + claims(area)) for area in ("chesapeake", "cuba"))
    assert near > far


def test_more_than_one_ally_is_hardly_needed() -> None:
    one = worth('status.es_pt = "allied"\n') - worth("")
    more = worth('status = {es_pt = "allied", es_fr = "allied"}\n')
    assert one > 4 * (more - worth('status.es_pt = "allied"\n')) > 0


# --- what a fair bot does with its points ---------------------------------------------------------


def test_who_has_nothing_to_do_activates_nobody() -> None:
    match = board('leader_at.cortes = "home"\nturn = 10\n')
    assert "activate avatar=cortes" in [row.words for row in match.rows(0)]
    assert fair_row(match) == "end_impulse"


def test_who_looks_ahead_takes_what_is_begun_for_nothing_to_be_worth_nothing() -> None:
    """On the coast of Cuba there is a settlement to harvest; Cortes at home could but hand his
    troops over, who are of more use with him."""
    busy = COLONY + FLEET % "cuba" + "turn = 10\n"
    assert look_at(busy, "activate avatar=es_fleet_1") > WORST
    idle = 'leader_at.cortes = "home"\nturn = 10\n' + held(cortes="infantry = 1")
    assert look_at(idle, "activate avatar=cortes") == WORST


def look_at(text: str, words: str) -> int:
    """What a search takes a move to be worth at first."""
    match = board(text)
    game, state = match.game, match.state
    (number,) = [row.number for row in match.rows(0) if row.words == words]
    plan, weights = Plan(30).numbers(game.weights), game.weights.numbers
    plan[UNTIL] = game.clock(state) + 1
    after = bound(game)["worth_after"]
    worth: int = after(state, state.copy(), plan, weights, 0, number, game.room(), new_stream(1))
    return worth


def test_the_fleet_is_activated_that_has_something_to_do() -> None:
    """Of two at home one has goods aboard that can be sold."""
    text = "ships = {es_fleet_1 = { t1 = 1 }, es_fleet_2 = { t1 = 1 }}\n"
    text += 'fleet_at = {es_fleet_1 = "cuba", es_fleet_2 = "home"}\n'
    match = board(claims("cuba") + text + "turn = 10\n" + held(es_fleet_2="gold = 4"))
    assert fair_row(match) == "activate avatar=es_fleet_2"


def test_a_movement_that_leads_nowhere_is_ended() -> None:
    text = FLEET % "home" + "mover = 'es_fleet_1'\nmove_left = 12\nfree_left = 12\nturn = 10\n"
    known = claims("cuba")
    match = board(known + text, at="moving")
    assert worth_of(board(known + text + "has_sailed = 1\n", at="moving")) < worth_of(match)


def test_what_is_left_over_in_the_last_turn_is_not_spent_on_what_brings_nothing() -> None:
    for home in ("build_points = 30", "settlers = 4"):
        assert worth(LAST_TURN, length="full") == worth(
            LAST_TURN + held(es_home=home), length="full"
        )


def test_a_bot_compares_at_the_end_of_its_impulse() -> None:
    match, times = Match("new_world", 2, seed=3), []
    while match.state.turn < 2 and not match.over:
        seat = match.to_act[0]
        times.append((match.game.clock(match.state), match.phase))
        match.play(seat, match.rows(seat)[-1])
    assert times == sorted(times, key=lambda at: at[0])
    impulses = [time for time, phase in times if phase == "impulse"]
    assert len(impulses) == len(set(impulses))
