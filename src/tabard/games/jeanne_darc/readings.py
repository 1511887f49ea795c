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
    "cards", "keep", says="123, S46, S57: players keep their cards from round to round."
)


factions_are_bid_for = OPTIONS.when(
    "factions", "bid", "second_price", says="11.1: the highest bid chooses first."
)
next_bid_is_paid = OPTIONS.when(
    "factions", "second_price", says="11.1: who has bid pays the next bid, not his own."
)


def three_garrisons(state):
    """23: three garrisons each at the start; with two players by the usual reading too."""
    return state.option[START3] == 1 or (state.seats == 2 and state.option[TWO_PLAYERS] == 0)


def four_factions_for_two(state):
    """1: two players take four seats."""
    return state.option[TWO_PLAYERS] == 2 and state.seats == 2


def two_factions_each(state):
    """1: two players lead two factions each, on four seats."""
    return state.option[TWO_PLAYERS] == 2 and state.seats == 4


def base_prices(state):
    """52: two players pay the prices of five and six."""
    return state.seats == 2 and state.option[TWO_PLAYERS] == 1


def coins_at_start(state):
    """26: no coins, or 5."""
    return 5 * state.option[MONEY]


def other_city_of_navarre(state):
    """21: 0 for Caen, 1 for Calais, 2 for Carcassonne."""
    return state.option[CA]


one_fortress_a_round = OPTIONS.when(
    "fortmax", "one", says="57: nobody builds more than one fortress in a round."
)
influence_is_throne = OPTIONS.when(
    "influence", "throne", says="132: throne points are put into fights; there is no other stock."
)
influence_comes_back = OPTIONS.when(
    "influence", "refresh", says="132: 6 points come back every round and count nothing at the end."
)
wiped_out_is_out = OPTIONS.when(
    "wiped", "out", says="134: a player without a city is out of the game."
)
ends_by_early_die = OPTIONS.when("end", "6-10", says="130: 6 to 10 rounds.")
ends_by_late_die = OPTIONS.when("end", "8-10", says="130, 131: 8 to 10 rounds.")


def fixed_rounds(state):
    """130: a fixed number of rounds."""
    return FIXED_ROUNDS[state.option[END]]


# --- phase 6: events, foreign attack, heroes ----------------------------------------------------


markers_are_mixed_back = OPTIONS.when(
    "eventpool",
    "mixed_back",
    says="68: all event markers are in the supply again when phase 6 begins.",
)
once_in_war = OPTIONS.when(
    "foreign", "once_in_war", says="69: of all rounds of war only the first has a foreign attack."
)
uprisings_free_cities = OPTIONS.when(
    "uprising", "free", says="3.7: a city that rises is free at once; its castle or fortress stays."
)
heroes_stay_awake = OPTIONS.when(
    "herodur", "beaten", says="124: a hero is active until beaten, from round to round."
)


# --- phase 7: expansion, fights, bargaining -----------------------------------------------------


sea_is_one_of_two = OPTIONS.when(
    "sea", "one_of_two", says="81: one of the two cities may be over sea, the other by road."
)
mountains_are_slow = OPTIONS.when(
    "mtnmove", "slow", says="76: a mountain city uses the whole expansion."
)
attacked_once_by_anybody = OPTIONS.when(
    "target", "anybody", says="92: a city is attacked once a round, whoever attacks it."
)


def hero_and_red_card(state):
    """98, 101: the hero and a red card may be committed together."""
    return state.option[HEROORRED] >= 1


many_red_cards = OPTIONS.when(
    "heroorred",
    "any",
    says="98, 101: any number of red cards may be committed, with the hero or without.",
)
a_tie_costs_the_hands = OPTIONS.when(
    "tiecards", "hand", says="119: after a tie both sides lose their whole hands."
)
attacks_reach_provinces = OPTIONS.when(
    "access",
    "province",
    says="88: a city is within reach if its province is that of the base, or borders it.",
)
red_card_counts_as_second = OPTIONS.when(
    "twocards",
    "red_counts",
    says="96: two cards are committed, of which an engineer or a traitor can be one.",
)
one_card_is_enough = OPTIONS.when(
    "twocards", "one_or_two", says="96: one or two yellow cards are committed."
)
used_cards_oblige = OPTIONS.when(
    "oblige", "used_too", says="99: used yellow cards oblige to defend too."
)
only_works_defend = OPTIONS.when(
    "noyellow",
    "strict",
    says="102: without a yellow card mountain and sea do not help the defender.",
)
swaps_count_mountains = OPTIONS.when(
    "swap", "value", says="73: cities of one value are swapped, the mountain's 1 included."
)
won_cities_are_no_base = OPTIONS.when(
    "chain", "no", says="94: from a city taken in this turn nobody attacks."
)
dice_fall_first = OPTIONS.when(
    "roll", "roll_first", says="103: the dice fall openly before the cards are committed."
)
attacker_is_asked_first = OPTIONS.when(
    "after", "attacker_first", says="110: after the totals the attacker is always asked first."
)
traitor_undoes_all = OPTIONS.when(
    "traitor", "nothing", says="106: with a traitor the defences count nothing."
)
engineer_changes_defences = OPTIONS.when(
    "engineer", "defences", says="104, 105: an engineer lowers or raises the defences by 2."
)
hero_doubles = OPTIONS.when(
    "herovalue", "doubles", says="104, 105: a hero doubles the yellow cards of his side."
)


def points_of_a_hero(state):
    """104, 105, 3.4: what a hero adds, where he does not double."""
    if state.option[HEROVALUE] == 1:
        return 2
    if state.option[HEROVALUE] == 2:
        return 4
    return 3


a_city_is_a_base_once = OPTIONS.when(
    "post", "city", says="91: a city is attacked from once a round, whoever owns it."
)
only_the_active_player_offers = OPTIONS.when(
    "bargain", "active", says="135: nobody else makes offers."
)
nobody_offers = OPTIONS.when("bargain", "off", says="135: no offers are made.")
