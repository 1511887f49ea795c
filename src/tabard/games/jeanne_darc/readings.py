"""Which reading holds? Each helper asks for one, and is named for what it decides (section 5)."""

from __future__ import annotations

from .options import (
    CA,
    END,
    FIXED_ROUNDS,
    HEROORRED,
    HEROVALUE,
    MONEY,
    OPTIONS,
    START3,
    TWO_PLAYERS,
)

# --- set-up, phases 1 to 5 and 8, the end -------------------------------------------------------


keeps_cards = OPTIONS.when(
    "cards", "keep", says="Players keep their cards from round to round (123, S46, S57)."
)


factions_are_bid_for = OPTIONS.when(
    "factions", "bid", "second_price", says="The highest bid chooses first (11.1)."
)
next_bid_is_paid = OPTIONS.when(
    "factions", "second_price", says="Who has bid pays the next bid, not his own (11.1)."
)


def three_garrisons(state):
    """Three garrisons each at the start; with two players by the usual reading too (23)."""
    return state.option[START3] == 1 or (state.seats == 2 and state.option[TWO_PLAYERS] == 0)


def four_factions_for_two(state):
    """Two players take four seats (1)."""
    return state.option[TWO_PLAYERS] == 2 and state.seats == 2


def two_factions_each(state):
    """Two players lead two factions each, on four seats (1)."""
    return state.option[TWO_PLAYERS] == 2 and state.seats == 4


def base_prices(state):
    """Two players pay the prices of five and six (52)."""
    return state.seats == 2 and state.option[TWO_PLAYERS] == 1


def coins_at_start(state):
    """No coins, or 5 (26)."""
    return 5 * state.option[MONEY]


def other_city_of_navarre(state):
    """0 for Caen, 1 for Calais, 2 for Carcassonne (21)."""
    return state.option[CA]


one_fortress_a_round = OPTIONS.when(
    "fortmax", "one", says="Nobody builds more than one fortress in a round (57)."
)
influence_is_throne = OPTIONS.when(
    "influence", "throne", says="Throne points are put into fights; there is no other stock (132)."
)
influence_comes_back = OPTIONS.when(
    "influence",
    "refresh",
    says="6 points come back every round and count nothing at the end (132).",
)
wiped_out_is_out = OPTIONS.when(
    "wiped", "out", says="A player without a city is out of the game (134)."
)
ends_by_early_die = OPTIONS.when("end", "6-10", says="6 to 10 rounds (130).")
ends_by_late_die = OPTIONS.when("end", "8-10", says="8 to 10 rounds (130, 131).")


def fixed_rounds(state):
    """A fixed number of rounds (130)."""
    return FIXED_ROUNDS[state.option[END]]


# --- phase 6: events, foreign attack, heroes ----------------------------------------------------


markers_are_mixed_back = OPTIONS.when(
    "eventpool",
    "mixed_back",
    says="All event markers are in the supply again when phase 6 begins (68).",
)
once_in_war = OPTIONS.when(
    "foreign", "once_in_war", says="Of all rounds of war only the first has a foreign attack (69)."
)
uprisings_free_cities = OPTIONS.when(
    "uprising",
    "free",
    says="A city that rises is free at once; its castle or fortress stays (3.7).",
)
heroes_stay_awake = OPTIONS.when(
    "herodur", "beaten", says="A hero is active until beaten, from round to round (124)."
)


# --- phase 7: expansion, fights, bargaining -----------------------------------------------------


sea_is_one_of_two = OPTIONS.when(
    "sea", "one_of_two", says="One of the two cities may be over sea, the other by road (81)."
)
mountains_are_slow = OPTIONS.when(
    "mtnmove", "slow", says="A mountain city uses the whole expansion (76)."
)
attacked_once_by_anybody = OPTIONS.when(
    "target", "anybody", says="A city is attacked once a round, whoever attacks it (92)."
)


def hero_and_red_card(state):
    """The hero and a red card may be committed together (98, 101)."""
    return state.option[HEROORRED] >= 1


many_red_cards = OPTIONS.when(
    "heroorred",
    "any",
    says="Any number of red cards may be committed, with the hero or without (98, 101).",
)
a_tie_costs_the_hands = OPTIONS.when(
    "tiecards", "hand", says="After a tie both sides lose their whole hands (119)."
)
attacks_reach_provinces = OPTIONS.when(
    "access",
    "province",
    says="A city is within reach if its province is that of the base, or borders it (88).",
)
red_card_counts_as_second = OPTIONS.when(
    "twocards",
    "red_counts",
    says="Two cards are committed, of which an engineer or a traitor can be one (96).",
)
one_card_is_enough = OPTIONS.when(
    "twocards", "one_or_two", says="One or two yellow cards are committed (96)."
)
used_cards_oblige = OPTIONS.when(
    "oblige", "used_too", says="Used yellow cards oblige to defend too (99)."
)
only_works_defend = OPTIONS.when(
    "noyellow",
    "strict",
    says="Without a yellow card mountain and sea do not help the defender (102).",
)
swaps_count_mountains = OPTIONS.when(
    "swap", "value", says="Cities of one value are swapped, the mountain's 1 included (73)."
)
won_cities_are_no_base = OPTIONS.when(
    "chain", "no", says="From a city taken in this turn nobody attacks (94)."
)
dice_fall_first = OPTIONS.when(
    "roll", "roll_first", says="The dice fall openly before the cards are committed (103)."
)
attacker_is_asked_first = OPTIONS.when(
    "after", "attacker_first", says="After the totals the attacker is always asked first (110)."
)
traitor_undoes_all = OPTIONS.when(
    "traitor", "nothing", says="With a traitor the defences count nothing (106)."
)
engineer_changes_defences = OPTIONS.when(
    "engineer", "defences", says="An engineer lowers or raises the defences by 2 (104, 105)."
)
hero_doubles = OPTIONS.when(
    "herovalue", "doubles", says="A hero doubles the yellow cards of his side (104, 105)."
)


def points_of_a_hero(state):
    """What a hero adds, where he does not double (104, 105, 3.4)."""
    if state.option[HEROVALUE] == 1:
        return 2
    if state.option[HEROVALUE] == 2:
        return 4
    return 3


a_city_is_a_base_once = OPTIONS.when(
    "post", "city", says="A city is attacked from once a round, whoever owns it (91)."
)
only_the_active_player_offers = OPTIONS.when(
    "bargain", "active", says="Nobody else makes offers (135)."
)
nobody_offers = OPTIONS.when("bargain", "off", says="No offers are made (135).")
