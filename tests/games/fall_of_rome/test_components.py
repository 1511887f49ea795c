"""Chapter "Components": counts and tables as they are printed (rules 2.1, 2.17, 3.1 to 3.10)."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game
from tabard.games.fall_of_rome.components import board, cards, pieces, roles
from tabard.games.fall_of_rome.state import State

from .board import board as table

TRIBES = ("franks", "vandals", "huns", "visigoths", "ostrogoths")

# city: colours, port, days, neighbours
CITIES = {
    "roma": ("FVHIO", True, 0, "aquileia brundisium carthago genua ravenna"),
    "aquileia": ("IO", True, 12, "carnuntum narona ravenna roma"),
    "athenae": ("VI", True, 11, "constantinopolis patrae syracusae"),
    "brundisium": ("H", True, 9, "patrae roma syracusae"),
    "burdigala": ("FV", True, 18, "caesaraugusta lugdunum lutetia narbo"),
    "caesaraugusta": ("V", False, 14, "burdigala corduba narbo nova_carthago"),
    "carnuntum": ("HO", False, 28, "aquileia iuvavum"),
    "carthago": ("V", True, 4, "cesarea roma syracusae"),
    "cesarea": ("V", True, 7, "carthago nova_carthago tingi"),
    "chersonesus": ("O", True, 23, "sinope tyras"),
    "constantinopolis": ("VIO", True, 19, "athenae philippopolis sinope tyras"),
    "corduba": ("VI", False, 17, "caesaraugusta nova_carthago tingi"),
    "eburacum": ("F", False, 36, "londinium"),
    "genua": ("FI", True, 3, "mediolanum narbo ravenna roma"),
    "gesoriacum": ("F", True, 30, "londinium lutetia mogontiacum"),
    "iuvavum": ("H", False, 27, "carnuntum mediolanum"),
    "londinium": ("F", True, 31, "eburacum gesoriacum lutetia"),
    "lugdunum": ("VH", False, 14, "burdigala lutetia mediolanum mogontiacum narbo"),
    "lutetia": ("FH", False, 24, "burdigala gesoriacum londinium lugdunum mogontiacum"),
    "mediolanum": ("H", False, 13, "genua iuvavum lugdunum mogontiacum ravenna"),
    "mogontiacum": ("FV", False, 29, "gesoriacum lugdunum lutetia mediolanum"),
    "narbo": ("FI", True, 5, "burdigala caesaraugusta genua lugdunum nova_carthago"),
    "narona": ("I", True, 10, "aquileia patrae philippopolis"),
    "nova_carthago": ("I", True, 8, "caesaraugusta cesarea corduba narbo"),
    "patrae": ("HI", True, 8, "athenae brundisium narona philippopolis"),
    "philippopolis": ("HI", False, 26, "constantinopolis narona patrae tyras"),
    "ravenna": ("I", True, 9, "aquileia genua mediolanum roma"),
    "sinope": ("O", True, 24, "chersonesus constantinopolis"),
    "syracusae": ("V", True, 4, "athenae brundisium carthago"),
    "tingi": ("V", True, 11, "cesarea corduba"),
    "tyras": ("I", True, 25, "chersonesus constantinopolis philippopolis"),
}

ROUTES = {
    "franks": ("gesoriacum londinium eburacum", "mogontiacum lutetia burdigala narbo genua roma"),
    "vandals": (
        "mogontiacum lugdunum burdigala caesaraugusta corduba tingi cesarea carthago roma",
        "mogontiacum lugdunum burdigala caesaraugusta corduba tingi cesarea carthago"
        " syracusae athenae constantinopolis",
    ),
    "huns": (
        "carnuntum iuvavum mediolanum lugdunum lutetia",
        "philippopolis patrae brundisium roma",
    ),
    "visigoths": (
        "tyras constantinopolis athenae patrae",
        "philippopolis narona aquileia ravenna roma",
        "philippopolis narona aquileia ravenna genua narbo nova_carthago corduba",
    ),
    "ostrogoths": ("carnuntum aquileia roma", "chersonesus sinope constantinopolis"),
}

GOLD = {
    "gesoriacum_franks",
    "mogontiacum_franks",
    "mogontiacum_vandals",
    "carnuntum_huns",
    "carnuntum_ostrogoths",
    "philippopolis_huns",
    "philippopolis_visigoths",
    "tyras_visigoths",
    "chersonesus_ostrogoths",
}
LETTERS = dict(zip("FVHIO", TRIBES, strict=True))
PAIRS = {f"{city}_{LETTERS[letter]}" for city, row in CITIES.items() for letter in row[0]}


@pytest.mark.rules("2.1", "2.1.1")
def test_all_pieces_are_in_the_box() -> None:
    assert 3 == pieces.DICE
    assert 7 == roles.ROLES
    assert 5 == pieces.PAWNS  # of the 7 pawns, as many as seats can play
    assert (49, 14, 7) == (cards.CITY_CARDS, cards.EVENTS, len(cards.PILES.words))
    assert 49 == cards.BARBARIAN_CARDS
    assert 16 == pieces.LEGIONS
    assert 6 == pieces.FORTS
    assert 5 == len(State().allied)
    assert (7, 8) == (board.LAST_RATE, board.LAST_DECLINE)


@pytest.mark.rules("2.1", "2.1.2", "3.1")
def test_tribes_have_their_colours_cubes_and_prices() -> None:
    assert TRIBES == board.TRIBES.words
    assert (
        "Anglo-Saxons & Franks",
        "Vandals",
        "Huns",
        "Visigoths",
        "Ostrogoths",
    ) == board.TRIBES.names
    assert ("orange", "black", "green", "white", "blue") == board.TRIBE_COLOURS
    assert [20, 22, 20, 24, 14] == board.CUBES
    assert 100 == sum(board.CUBES)
    assert [4, 5, 4, 5, 3] == board.CARDS_TO_ALLY


@pytest.mark.rules("3.1", "3.5", "3.6")
def test_each_tribe_has_its_number_of_cards() -> None:
    assert [9, 12, 9, 13, 6] == [cards.CARD_TRIBE.count(tribe) for tribe in range(5)]


@pytest.mark.rules("3.2")
def test_cities_have_their_colours_and_ports() -> None:
    assert tuple(CITIES) == board.CITIES.words
    assert 31 == board.CITIES
    for number, (word, (colours, port, _days, _roads)) in enumerate(CITIES.items()):
        assert [letter in colours for letter in "FVHIO"] == cards.COLOUR[number], word
        assert port == board.PORT[number], word
    assert 21 == sum(board.PORT)
    shown = [sum(colours) for colours in cards.COLOUR]
    assert (1, 1, 12, 17) == tuple(shown.count(n) for n in (5, 3, 2, 1))


@pytest.mark.rules("3.3")
def test_roads_join_their_cities_both_ways() -> None:
    for here, word in enumerate(board.CITIES.words):
        expected = CITIES[word][3].split()
        assert expected == [
            board.CITIES.word(there) for there in board.NEIGHBOURS[here] if there != board.NOWHERE
        ]
        assert expected == sorted(
            board.CITIES.word(there) for there in range(board.CITIES) if board.ROAD[here][there]
        )
        assert [board.ROAD[there][here] for there in range(board.CITIES)] == board.ROAD[here]
    assert 2 * 53 == sum(sum(row) for row in board.ROAD)
    assert (1, 5) == tuple(f(sum(row) for row in board.ROAD) for f in (min, max))


@pytest.mark.rules("3.3")
def test_distances_count_roads() -> None:
    hops = {"roma": 0, "genua": 1, "narbo": 2, "lutetia": 4, "sinope": 5, "eburacum": 6}
    assert hops == {word: board.DISTANCE[board.ROMA][board.CITIES.value(word)] for word in hops}


@pytest.mark.rules("3.4")
def test_each_city_of_a_route_has_its_one_previous_stop() -> None:
    for tribe, word in enumerate(TRIBES):
        previous = dict.fromkeys(range(board.CITIES), board.OFF_ROUTE)
        for branch in ROUTES[word]:
            stop = board.SUPPLY
            for city in branch.split():
                previous[board.CITIES.value(city)] = stop  # type: ignore[index]
                stop = board.CITIES.value(city)  # type: ignore[assignment]
        assert list(previous.values()) == board.PREVIOUS_STOP[tribe]
    nodes = [sum(stop != board.OFF_ROUTE for stop in row) for row in board.PREVIOUS_STOP]
    assert [9, 12, 9, 13, 6] == nodes
    assert [2, 1, 2, 2, 2] == [row.count(board.SUPPLY) for row in board.PREVIOUS_STOP]


@pytest.mark.rules("3.4")
def test_a_migration_route_follows_roads() -> None:
    stops = [
        (city, stop)
        for row in board.PREVIOUS_STOP
        for city, stop in enumerate(row)
        if stop not in (board.SUPPLY, board.OFF_ROUTE)
    ]
    assert all(board.ROAD[city][stop] for city, stop in stops)
    assert 38 == len({frozenset(pair) for pair in stops})


@pytest.mark.rules("2.1.1", "3.5")
def test_there_is_a_barbarian_card_for_every_city_and_colour() -> None:
    assert PAIRS == set(cards.BARBARIAN_CARDS.words)
    groups = {
        group: {
            word
            for card, word in enumerate(cards.BARBARIAN_CARDS.words)
            if cards.CARD_GROUP[card] == group
        }
        for group in (cards.RED, cards.GOLD, cards.PLAIN)
    }
    assert {f"roma_{tribe}" for tribe in TRIBES} == groups[cards.RED]
    assert GOLD == groups[cards.GOLD]
    plain = [word.rsplit("_", 1)[1] for word in groups[cards.PLAIN]]
    assert [6, 10, 6, 10, 3] == [plain.count(tribe) for tribe in TRIBES]


@pytest.mark.rules("3.6")
def test_there_is_a_city_card_for_every_city_and_colour() -> None:
    assert PAIRS == set(cards.CITY_CARDS.words)
    for card, word in enumerate(cards.CITY_CARDS.words):
        assert (
            f"{board.CITIES.word(cards.CARD_CITY[card])}_{board.TRIBES.word(cards.CARD_TRIBE[card])}"
            == word
        )
    per_city = [cards.CARD_CITY.count(city) for city in range(board.CITIES)]
    assert (1, 1, 12, 17) == tuple(per_city.count(n) for n in (5, 3, 2, 1))
    assert "Nova Carthago (Visigoths)" == cards.CITY_CARDS.name(
        cards.CITY_CARDS.value("nova_carthago_visigoths")  # type: ignore[arg-type]
    )


@pytest.mark.rules("3.6")
def test_the_events_follow_the_city_cards_in_the_player_deck() -> None:
    assert 63 == cards.PLAYER_CARDS
    assert tuple(cards.EVENTS.words) == tuple(cards.PLAYER_CARDS.words[49:])
    assert [49, 62] == [cards.DO_UT_DES, cards.CARPE_DIEM]
    assert "revolt" == cards.DRAWN_CARDS.word(cards.REVOLT)


@pytest.mark.rules("3.7")
def test_the_seven_roles_have_their_pawns() -> None:
    assert (
        "consul",
        "magister_militum",
        "mercator",
        "praefectus_classis",
        "praefectus_fabrum",
        "regina_foederata",
        "vestalis",
    ) == roles.ROLES.words
    assert 7 == len(set(roles.ROLE_LETTERS))


@pytest.mark.rules("3.9", "2.2.8")
def test_days_from_roma() -> None:
    assert [row[2] for row in CITIES.values()] == board.DAYS


@pytest.mark.rules("3.10")
def test_one_marker_gives_both_rates() -> None:
    assert [3, 3, 2, 2, 2, 1, 1, 1] == board.RECRUITMENT_RATE
    assert [2, 2, 3, 3, 4, 4, 4, 5] == board.INVASION_RATE


@pytest.mark.rules("2.5")
def test_a_die_has_six_faces() -> None:
    assert (
        "legion_lost",
        "barbarian_a",
        "barbarian_b",
        "even_trade",
        "bloody_win",
        "special",
    ) == pieces.FACES.words
    assert range(1, 7) == pieces.FACES.numbers


@pytest.mark.rules("2.17")
def test_the_record_has_room_for_the_largest_sizes() -> None:
    sizes = {
        "legions": 16,
        "fort": 1,
        "cubes": 3,
        "allied": 1,
        "rate": 7,
        "decline": 8,
        "pile_cards": 11,
        "events_in_deck": 8,
        "actions_left": 8,
        "refusals": 3,
        "to_draw": 4,
        "cards_to_turn": 5,
        "dice_left": 3,
        "to_remove": 6,
        "removed": 6,
    }
    fields = State.fields
    assert sizes == {name: fields[name].of.numbers[-1] for name in sizes}
    assert 7 == len(State().pile_cards)
    assert 4 == len(State().drawn)
    assert 8 <= len(State().fallen)
    assert fields["turns"].of.numbers[-1] >= 28
    assert cards.HIGHEST_LAYER >= 14
    assert 4000 >= find_game("fall_of_rome").longest


@pytest.mark.rules("2.1", "2.1.1")
def test_every_card_lies_in_exactly_one_place() -> None:
    state = table().state
    assert (63, 49) == (len(state.card_place), len(state.barbarian))
