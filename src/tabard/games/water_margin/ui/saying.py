"""How people say what is done in Water Margin: on a button, in a proposal, as a question."""

from __future__ import annotations

from tabard.drawn.saying import Saying
from tabard.engine.words import _

from ..readings import chiefs_can_be_challenged, may_pass_own_figures, ransom_is_allowed
from .notes import NOTED
from .whom import whom_it_concerns

_BY_CHANCE = {
    "first_seat": _("The first player is {seat_drawn}"),
    "draw_bandit": _("The bandit drawn is {bandit}"),
    "draw_event": _("The event drawn is: {event}"),
    "roll": _("The die shows {pips}"),
    "place_die": _("The place die shows a {place}"),
    "place_die place=inn": _("The place die shows an inn"),
    "adversary_die": _("The adversary die shows {adversary}"),
    "test_die": _("The test die shows {trait}"),
    "green_die": _("The integration die shows {reception}"),
    "loot_die": _("The loot die shows {face}"),
    "troops": _("The adversary die of the assault shows {adversary}"),
    "general": _("The general who is won over is {bandit}"),
}
_EVENTS_AND_QUESTS = {
    "place": _("Put the bandit on {square}"),
    "drop_quest": _("Give up the quest: {quest}"),
    "choose": _("Choose {figure} for the event"),
    "attempt": _("Attempt the quest: {quest}"),
    "end_quests": _("Attempt no more quests"),
}
_INCIDENTS = {
    "meet": _("{figure} meets an incident"),
    "feast": _("Take a banquet"),
    "plunder": _("Roll a die for taels"),
    "read_book": _("Read the heavenly book and roll again"),
    "pay_experience": _("Spend one experience and roll again"),
    "keep_roll": _("Keep the roll"),
    "heal": _("Heal a wound of {figure} with a banquet"),
    "succumb": _("Use no banquet and die of the wound"),
    "pay_bribe": _("Pay the mandarin and stay out of prison"),
    "go_to_prison": _("Pay nothing and go to prison"),
}
_VOYAGE = {
    "step": _("Move {figure} to {square}"),
    "swear": _("{figure} swears brotherhood with {brother} for a gourd"),
    "attack": _("{figure} attacks {foe}: the loser dies"),
    "pass_by": _("Move {figure} over {through} to {square}"),
    "rescue": _("{figure} tries to rescue {convict}"),
    "storm": _("{figure} challenges the chief of {square}"),
    "end_move": _("Stop here"),
    "end_voyage": _("Move no more figures"),
    "let_go": _("Let {bandit} go"),
    "buy": _("{figure} buys {ware} for 10 taels"),
    "buy_nothing": _("Buy nothing"),
    "challenge": _("Fight on {trait}"),
}
_REFUGE = {
    "ransom": _("Ransom {figure} from prison"),
    "found": _("{figure} sets up the refuge"),
    "join": _("{figure} asks to join the gang"),
    "leave_refuge": _("End the refuge phase"),
    "drink": _("Drink a gourd of arak and roll again"),
    "keep_face": _("Roll no more"),
    "retreat": _("Draw back to {square}"),
    "fortify": _("Save the bandit with taels of the treasure"),
    "sacrifice": _("Lose {bandit} to the soldiers"),
    "name_chief": _("Make {bandit} the chief"),
    "stay_behind": _("{bandit} stays among the ruins"),
}
_ASKS = {
    "place.square": _("On which square is the bandit put?"),
    "drop_quest.quest": _("Which quest is given up?"),
    "choose.figure": _("Whom does the event concern?"),
    "attempt.quest": _("Which quest is attempted?"),
    "heal.figure": _("Who spends a banquet to heal a wound?"),
    "meet.figure": _("Who meets the next incident?"),
    "step.figure": _("Who takes a step?"),
    "step.square": _("To which square?"),
    "swear.figure": _("Who shares a gourd?"),
    "swear.brother": _("Who becomes the sworn brother?"),
    "attack.figure": _("Who attacks?"),
    "attack.foe": _("Who is attacked?"),
    "pass_by.figure": _("Who passes over a figure of yours?"),
    "pass_by.through": _("Over which square?"),
    "pass_by.square": _("To which square?"),
    "rescue.figure": _("Who tries the rescue?"),
    "rescue.convict": _("Which convict is rescued?"),
    "storm.figure": _("Who challenges the chief?"),
    "storm.square": _("At which refuge?"),
    "let_go.bandit": _("Which brother goes?"),
    "buy.figure": _("Who buys something?"),
    "buy.ware": _("What is bought?"),
    "challenge.trait": _("On which characteristic do they fight?"),
    "ransom.figure": _("Which prisoner is ransomed, for 20 taels a chapter?"),
    "found.figure": _("Who sets up the refuge and becomes its chief?"),
    "join.figure": _("Who asks to join the gang, once in a chapter?"),
    "retreat.square": _("To which square is the figure driven off?"),
    "sacrifice.bandit": _("Whom do you lose to the soldiers?"),
    "name_chief.bandit": _("Who is the new chief?"),
    "stay_behind.bandit": _("Who stays among the ruins?"),
}
_TURNS = {
    "place_bandit": _("put a bandit down as near to its square as there is room"),
    "drop_quest": _("give up one of your four quests"),
    "choose_figure": _("choose whom the event concerns"),
    "quests": _("attempt the quests on whose squares your figures stand"),
    "quests without attempt": _("heal wounds with banquets, or end the voyage"),
    "reroll": _("roll the die of the test again, or keep it"),
    "deadly_wound": _("heal a wound with a banquet, or die of the next one"),
    "next_figure": _("each of your figures meets an incident, in any order"),
    "forest_reward": _("choose a reward"),
    "bribe": _("pay the mandarin, or go to prison"),
    "moves": _("move up to three of your figures"),
    "moves without step swear attack pass_by rescue storm": _(
        "heal wounds with banquets, or end the moves"
    ),
    "moving": _("take another step with the same figure, or stop"),
    "keeping": _("let brothers go until six are left"),
    "buying": _("buy a gourd or a banquet, or nothing"),
    "challenge": _("name the characteristic of the duel"),
    "refuge": _("set up a refuge, let figures ask to join the gang, or ransom prisoners"),
    "refuge without found": _("let figures ask to join the gang, or ransom prisoners"),
    "refuge without found ransom": _("let figures ask to join the gang, or leave them at the gate"),
    "refuge without found join": _("ransom prisoners, or leave them in prison"),
    "refuge without join ransom": _("set up a refuge, or wander on"),
    "refuge without found join ransom": _("heal wounds with banquets, or end the refuge phase"),
    "roll_again": _("drink a gourd of arak for another roll at the gate, or roll no more"),
    "roll_again without drink": _("heal wounds with banquets, or go on to what the die shows"),
    "pushed_out": _("choose where the figure that was refused goes"),
    "fortify": _("spend taels against the soldiers, or lose a bandit"),
    "new_chief": _("name a new chief of the gang"),
    "stay_behind": _("choose who stays where the refuge was"),
}
_CALLED = {
    "heal": _("Heal a wound"),
    "swear": _("Swear brotherhood"),
    "attack": _("Attack a figure"),
    "rescue": _("Rescue a convict"),
    "storm": _("Challenge a chief"),
    "buy": _("Buy a gourd or a banquet"),
    "ransom": _("Ransom a prisoner"),
    "found": _("Set up a refuge"),
    "join": _("Join the gang"),
    "attempt": _("Attempt a quest"),
    "step": _("Take a step"),
}
SAYS = Saying(
    called=_CALLED,
    moves=_BY_CHANCE | _EVENTS_AND_QUESTS | _INCIDENTS | _VOYAGE | _REFUGE,
    asks=_ASKS,
    asking={"choose.figure": whom_it_concerns},
    noted=NOTED,
    turns=_TURNS,
    allowed={
        "storm": chiefs_can_be_challenged,
        "pass_by": may_pass_own_figures,
        "ransom": ransom_is_allowed,
    },
)
