"""The phases of play, in the order of a game, and what people call them."""

from __future__ import annotations

from tabard.engine.kinds import Kind

# The phases of play, and what people call them.
_PHASES = {
    # set-up and the chapter
    "set_up": "the game is set up",
    "first_seat": "the first player is drawn",
    "chapter": "a chapter",
    # the seven phases of a chapter; those of 1 to 6 are played by one seat after another
    "arrival": "phase 1, arrival",
    "event": "phase 2, event",
    "peripeties": "phase 3, incidents",
    "voyage": "phase 4, voyage",
    "refuge": "phase 5, refuge",
    "resistance": "phase 6, resistance",
    # event and quests
    "draw_event": "an event card is drawn",
    "drop_quest": "one quest of four is discarded",
    "choose_figure": "a figure is chosen for an event",
    "quests": "quests are attempted",
    "quest": "a quest is attempted",
    # arrival
    "arrivals": "bandits arrive",
    "draw_bandit": "a bandit is drawn",
    "place_bandit": "a bandit is put on the nearest empty square",
    # dice, tests and wounds
    "own_die": "the figure's own die is rolled",
    "difficulty_dice": "the difficulty is rolled",
    "taels_dice": "the taels are rolled",
    "prison_die": "the turns in prison are rolled",
    "duel_die": "a die of the duel is rolled",
    "place_die": "the place is rolled",
    "adversary_die": "the adversary is rolled",
    "test_die": "the kind of test is rolled",
    "green_die": "the integration die is rolled",
    "test": "a test",
    "reroll": "the die of a test may be rolled again",
    "wounding": "a figure is wounded",
    "deadly_wound": "a wound would kill",
    # incidents
    "next_figure": "the next incident is chosen",
    "meeting": "an incident",
    "forest_reward": "the forest's reward is chosen",
    "arrest": "a figure is arrested",
    "bribe": "a bribe is offered",
    # voyage
    "moves": "up to three figures move",
    "move": "a figure moves",
    "moving": "a move may go on",
    "keeping": "the surplus of sworn brothers goes",
    "buying": "the market is open",
    "rescue": "a convict is to be rescued",
    "duel": "a duel",
    "contest": "two bandits measure themselves",
    "storm": "the chief of a refuge is challenged",
    "challenge": "the characteristic of a duel is named",
    # refuge
    "joining": "a figure tries to join",
    "roll_again": "a gourd may be drunk for another roll",
    "pushed_out": "a figure is driven off",
    # résistance
    "loot": "the loot is rolled",
    "assault": "the troops attack",
    "troops": "a die of the assault is rolled",
    "fortify": "a member of the gang is in danger",
    "new_chief": "a new chief is named",
    "general": "a general is won over",
    "stay_behind": "somebody stays on a razed refuge",
    "scatter": "the others leave a razed refuge",
}
PHASES = Kind("phase", _PHASES, _PHASES.values())
(
    SET_UP, FIRST_SEAT, CHAPTER,
    ARRIVAL, EVENT, PERIPETIES, VOYAGE, REFUGE, RESISTANCE,
    DRAW_EVENT, DROP_QUEST, CHOOSE_FIGURE, QUESTS, QUEST,
    ARRIVALS, DRAW_BANDIT, PLACE_BANDIT,
    OWN_DIE, DIFFICULTY_DICE, TAELS_DICE, PRISON_DIE, DUEL_DIE, PLACE_DIE, ADVERSARY_DIE, TEST_DIE,
    GREEN_DIE, TEST, REROLL, WOUNDING, DEADLY_WOUND,
    NEXT_FIGURE, MEETING, FOREST_REWARD, ARREST, BRIBE,
    MOVES, MOVE, MOVING, KEEPING, BUYING, RESCUE, DUEL, CONTEST, STORM, CHALLENGE,
    JOINING, ROLL_AGAIN, PUSHED_OUT,
    LOOT, ASSAULT, TROOPS, FORTIFY, NEW_CHIEF, GENERAL, STAY_BEHIND, SCATTER,
) = PHASES.numbers  # fmt: skip
