"""Which reading holds? Each helper asks for one, and is named for what it decides (section 5)."""

from __future__ import annotations

from tabard.engine.rule import rule

from .options import (
    ACCESS,
    AFTER,
    BARGAIN,
    CA,
    CARDS,
    CHAIN,
    END,
    ENGINEER,
    EVENTPOOL,
    FIXED_ROUNDS,
    FOREIGN,
    FORTMAX,
    HERODUR,
    HEROORRED,
    HEROVALUE,
    INFLUENCE,
    MONEY,
    MTNMOVE,
    NOYELLOW,
    OBLIGE,
    POST,
    ROLL,
    SEA,
    START3,
    SWAP,
    TARGET,
    TIECARDS,
    TRAITOR,
    TWO_PLAYERS,
    TWOCARDS,
    UPRISING,
    WIPED,
)

# --- set-up, phases 1 to 5 and 8, the end -------------------------------------------------------


@rule
def keeps_cards(state):
    """123, S46, S57: players keep their cards from round to round."""
    return state.option[CARDS] == 1


@rule
def three_garrisons(state):
    """23: three garrisons each at the start; with two players by the usual reading too."""
    return state.option[START3] == 1 or (state.seats == 2 and state.option[TWO_PLAYERS] == 0)


@rule
def four_factions_for_two(state):
    """1: two players take four seats."""
    return state.option[TWO_PLAYERS] == 2 and state.seats == 2


@rule
def two_factions_each(state):
    """1: two players lead two factions each, on four seats."""
    return state.option[TWO_PLAYERS] == 2 and state.seats == 4


@rule
def base_prices(state):
    """52: two players pay the prices of five and six."""
    return state.seats == 2 and state.option[TWO_PLAYERS] == 1


@rule
def coins_at_start(state):
    """26: no coins, or 5."""
    return 5 * state.option[MONEY]


@rule
def other_city_of_navarre(state):
    """21: 0 for Caen, 1 for Calais, 2 for Carcassonne."""
    return state.option[CA]


@rule
def one_fortress_a_round(state):
    """57: nobody builds more than one fortress in a round."""
    return state.option[FORTMAX] == 1


@rule
def influence_is_throne(state):
    """132: throne points are put into fights; there is no other stock."""
    return state.option[INFLUENCE] == 1


@rule
def influence_comes_back(state):
    """132: 6 points come back every round and count nothing at the end."""
    return state.option[INFLUENCE] == 2


@rule
def wiped_out_is_out(state):
    """134: a player without a city is out of the game."""
    return state.option[WIPED] == 1


@rule
def ends_by_early_die(state):
    """130: 6 to 10 rounds."""
    return state.option[END] == 1


@rule
def ends_by_late_die(state):
    """130, 131: 8 to 10 rounds."""
    return state.option[END] == 0


@rule
def fixed_rounds(state):
    """130: a fixed number of rounds."""
    return FIXED_ROUNDS[state.option[END]]


# --- phase 6: events, foreign attack, heroes ----------------------------------------------------


@rule
def markers_are_mixed_back(state):
    """68: all event markers are in the supply again when phase 6 begins."""
    return state.option[EVENTPOOL] == 1


@rule
def once_in_war(state):
    """69: of all rounds of war only the first has a foreign attack."""
    return state.option[FOREIGN] == 1


@rule
def uprisings_free_cities(state):
    """3.7: a city that rises is free at once; its castle or fortress stays."""
    return state.option[UPRISING] == 1


@rule
def heroes_stay_awake(state):
    """124: a hero is active until beaten, from round to round."""
    return state.option[HERODUR] == 1


# --- phase 7: expansion, fights, bargaining -----------------------------------------------------


@rule
def sea_is_one_of_two(state):
    """81: one of the two cities may be over sea, the other by road."""
    return state.option[SEA] == 1


@rule
def mountains_are_slow(state):
    """76: a mountain city uses the whole expansion."""
    return state.option[MTNMOVE] == 1


@rule
def attacked_once_by_anybody(state):
    """92: a city is attacked once a round, whoever attacks it."""
    return state.option[TARGET] == 1


@rule
def hero_and_red_card(state):
    """98, 101: the hero and a red card may be committed together."""
    return state.option[HEROORRED] >= 1


@rule
def many_red_cards(state):
    """98, 101: any number of red cards may be committed, with the hero or without."""
    return state.option[HEROORRED] == 2


@rule
def a_tie_costs_the_hands(state):
    """119: after a tie both sides lose their whole hands."""
    return state.option[TIECARDS] == 1


@rule
def attacks_reach_provinces(state):
    """88: a city is within reach if its province is that of the base, or borders it."""
    return state.option[ACCESS] == 1


@rule
def red_card_counts_as_second(state):
    """96: two cards are committed, of which an engineer or a traitor can be one."""
    return state.option[TWOCARDS] == 1


@rule
def one_card_is_enough(state):
    """96: one or two yellow cards are committed."""
    return state.option[TWOCARDS] == 2


@rule
def used_cards_oblige(state):
    """99: used yellow cards oblige to defend too."""
    return state.option[OBLIGE] == 0


@rule
def only_works_defend(state):
    """102: without a yellow card mountain and sea do not help the defender."""
    return state.option[NOYELLOW] == 1


@rule
def swaps_count_mountains(state):
    """73: cities of one value are swapped, the mountain's 1 included."""
    return state.option[SWAP] == 1


@rule
def won_cities_are_no_base(state):
    """94: from a city taken in this turn nobody attacks."""
    return state.option[CHAIN] == 1


@rule
def dice_fall_first(state):
    """103: the dice fall openly before the cards are committed."""
    return state.option[ROLL] == 1


@rule
def attacker_is_asked_first(state):
    """110: after the totals the attacker is always asked first."""
    return state.option[AFTER] == 1


@rule
def traitor_undoes_all(state):
    """106: with a traitor the defences count nothing."""
    return state.option[TRAITOR] == 1


@rule
def engineer_changes_defences(state):
    """104, 105: an engineer lowers or raises the defences by 2."""
    return state.option[ENGINEER] == 1


@rule
def hero_doubles(state):
    """104, 105: a hero doubles the yellow cards of his side."""
    return state.option[HEROVALUE] == 3


@rule
def points_of_a_hero(state):
    """104, 105, 3.4: what a hero adds, where he does not double."""
    if state.option[HEROVALUE] == 1:
        return 2
    if state.option[HEROVALUE] == 2:
        return 4
    return 3


@rule
def a_city_is_a_base_once(state):
    """91: a city is attacked from once a round, whoever owns it."""
    return state.option[POST] == 1


@rule
def only_the_active_player_offers(state):
    """135: nobody else makes offers."""
    return state.option[BARGAIN] == 1


@rule
def nobody_offers(state):
    """135: no offers are made."""
    return state.option[BARGAIN] == 2
