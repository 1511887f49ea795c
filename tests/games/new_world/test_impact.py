"""Seed 41: a card is played only if it has an impact. Every card is asked in every window of some
fights: if it is allowed, some way on must differ with it, and if it is refused for want of an
impact, none may, although its effect is forced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from random import Random

import pytest

from tabard.engine.match import Match
from tabard.engine.position import in_words
from tabard.games.new_world import GAME
from tabard.games.new_world.combat.playing_cards import side_in_window, take_effect
from tabard.games.new_world.combat.windows import step_of_combat
from tabard.games.new_world.components import cards as c
from tabard.games.new_world.components.cards import CARD_COPY, CARD_EVENT, CARD_NATION, CARDS, HAND
from tabard.games.new_world.components.nations import NO_NATION
from tabard.games.new_world.components.units import DUCATS
from tabard.games.new_world.land import retreats
from tabard.games.new_world.land.forces import cavalry_on, leads_ashore
from tabard.games.new_world.phases import COMBAT
from tabard.games.new_world.state import MAY, MUST, State
from tabard.games.new_world.world.hands import lay_card
from tests.games.asking import play

from .board import board, roll
from .scenes import WAR, army, carolina, held

WAYS_ON = 400  # in which a card that is allowed must be seen to differ at least once
WALKS = 1
WAYS_ALIKE = 6  # in which a card that is refused must not
OF_EACH_KIND = [card for card in CARDS.numbers if CARD_COPY[card] == 0 and CARD_EVENT[card] <= 80]
# So that every window opens: cards that no combat knows.
HANDS = 'card_place = {emigrants = "hand_1", foundry = "hand_2", horse_transport = "hand_3"}\n'
NOT_LOOKED_AT = {"battle_card", "card_place", "card_seen", "red_place", "now", "told"} | {
    f"{nation}_{what}" for nation in ("es", "pt", "fr", "en", "nl") for what in ("cards", "seen")
}

NO_IMPACT = "would change nothing now."
# What stands in the text of these cards is no condition, so that only 41 can refuse them.
BY_IMPACT_ALONE = {
    c.SURPRISE_ATTACK, c.PIKES_AND_STAKES, c.HEAVY_HORSE, c.SAPPERS, c.DOUBLE_SHOT, c.RALLY,
    c.FIELD_SURGEON, c.CUT_THEIR_GUNS, c.COUNTER_BATTERY,
}  # fmt: skip

IN = ("1 activate cortes", "1 march carolina")
WORKS = "turn = 9\nfortification.carolina = 2\n"


def siege() -> Match:
    """Horse and guns against works, a leader and his fleet."""
    ships = 'fleet_at = {es_fleet_1 = "carolina", pt_fleet_1 = "carolina"}\n'
    ships += "ships = {es_fleet_1 = {e1 = 4}, pt_fleet_1 = {e1 = 3}}\n"
    text = carolina("town", "cabral", "caramuru") + WORKS + ships + HANDS
    text += held(cortes="infantry = 5, cavalry = 3, artillery = 2", caramuru="infantry = 2")
    text += held(carolina="infantry = 2, artillery = 1", cabral="infantry = 3, cavalry = 2")
    text += held(es_home="ducats = 50", pt_home="ducats = 50")
    return play(board(text, level="veteran"), *IN, "2 name_commander cabral")


def skirmish() -> Match:
    """Two leaders in a claim; nobody to call up, no horse, no ship."""
    text = carolina("none", "cabral") + HANDS + held(cortes="infantry = 3", cabral="infantry = 3")
    return play(board(text), *IN)


def bare() -> Match:
    """A garrison and a regiment alone."""
    text = carolina("town") + 'turn = 9\nregiment_at.pt_regiment_1 = "carolina"\n' + HANDS
    text += held(cortes="infantry = 2", carolina="infantry = 3", pt_regiment_1="infantry = 2")
    return play(board(text), *IN)


def regiments() -> Match:
    """A leader in a village, with a regiment that was chosen."""
    text = carolina("metropolis", "cabral") + "turn = 13\n" + HANDS
    text += 'regiment_at.pt_regiment_1 = "carolina"\n' + held(pt_regiment_1="infantry = 2")
    text += held(cortes="infantry = 4, cavalry = 1", carolina="cavalry = 2")
    return play(board(text), *IN)


def natives() -> Match:
    """Spain attacks natives with horse, from land where nothing else is."""
    text = 'discovered.cuba = "es"\nleader_at.cortes = "cuba"\nhorses = 1\n' + HANDS
    text += army(native_infantry=6, native_cavalry=2) + held(cortes="infantry = 4, cavalry = 2")
    text += 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {e1 = 1, t1 = 2}\n'
    text += held(es_home="ducats = 50") + "subdued.cuba = 1\nresistance.cuba = 0\n"
    return play(board(text), "1 activate cortes", "1 attack natives")


def attacked() -> Match:
    """Natives attack a colony whose founding of a village has failed."""
    text = (
        'discovered.cuba = "es"\nowner.cuba = "es"\nleader_at.cortes = "cuba"\nturn = 5\n' + HANDS
    )
    text += 'colony.cuba = "settlement"\n' + held(cuba="infantry = 1")
    text += held(cortes="infantry = 5, cavalry = 1, settlers = 3, build_points = 10")
    match = roll(play(board(text), "1 colonise cortes village no"), 6, 6)
    return roll(play(match, "1 let_them_come"), 3, 3)


def landing() -> Match:
    """A Spanish fleet puts ashore what it has; a Portuguese one fires back."""
    text = carolina("village").replace('"florida"', '"aboard_es_fleet_1"') + HANDS
    text += 'fleet_at = {es_fleet_1 = "carolina", pt_fleet_1 = "carolina"}\n'
    text += "ships = {es_fleet_1 = {e1 = 6}, pt_fleet_1 = {e1 = 3, t1 = 2}}\n"
    text += held(es_fleet_1="infantry = 3, cavalry = 2", carolina="infantry = 2")
    text += "not_intercepted = {es_fleet_1 = 1, pt_fleet_1 = 1}\n"
    text += held(pt_fleet_1="infantry = 2, cavalry = 1")
    match = play(board(text), "1 activate es_fleet_1", "1 attack pt")
    return play(match, "2 done") if match.phase == "landing" else match


def borrowed() -> Match:
    """A French captain commands the horse of Portugal's town."""
    text = carolina("town", "angos_captain") + HANDS
    text = text.replace(WAR, 'status = {es_pt = "hostile", pt_fr = "allied"}\n') + "turn = 9\n"
    text += 'fleet_at.fr_fleet_1 = "carolina"\nships.fr_fleet_1 = {e1 = 3}\n'
    text += held(cortes="infantry = 5", carolina="infantry = 2, cavalry = 2")
    return play(board(text), *IN, "2 borrow_commander fr", "3 lend angos_captain")


def forest() -> Match:
    """A claim in the forest, and empty land next door."""
    text = carolina("none", "cabral").replace("carolina", "new_england")
    text = text.replace("florida", "hudson_valley").replace(
        "discovered = {", 'discovered = {acadia = "pt", '
    )
    text += HANDS + held(cortes="infantry = 4, cavalry = 3", cabral="infantry = 5, cavalry = 1")
    return play(board(text), "1 activate cortes", "1 march new_england")


def foreign(nation: str, leader: str) -> Match:
    """A third nation's leader and fleet defend its colony, outnumbered."""
    text = carolina("town", leader).replace('carolina = "pt"', f'carolina = "{nation}"')
    text = text.replace(WAR, f'status.es_{nation} = "hostile"\n') + "turn = 13\n"
    text += HANDS.replace("}", ', shipyard = "hand_5"}')
    text += f'fleet_at.{nation}_fleet_1 = "carolina"\nships.{nation}_fleet_1 = {{e1 = 2}}\n'
    text += held(
        cortes="infantry = 6, cavalry = 1", carolina="infantry = 2", **{leader: "infantry = 2"}
    )
    return play(board(text, seats=5), *IN)


def dutch() -> Match:
    """The Dutch have the cards for it."""
    return foreign("nl", "minuit")


def french() -> Match:
    """So have the French."""
    return foreign("fr", "champlain")


FIGHTS = (
    siege,
    skirmish,
    bare,
    regiments,
    natives,
    attacked,
    landing,
    borrowed,
    forest,
    dutch,
    french,
)


def fighting(match: Match) -> bool:
    """Is the combat still going on?"""
    return COMBAT in list(match.state.frame_phase[: match.state.depth])


def at(match: Match) -> Match:
    """The same table, to be tried on; nobody takes back."""
    tried = Match.at(GAME, match.state, chance_by_hand=True, unasked=False)
    tried.can_undo = False
    return tried


def rows(match: Match) -> tuple[int, list[str]]:
    """Who is asked, and what may be done, cards apart."""
    seat = match.to_act[0]
    return seat, [words for _n, words in match.legal(seat) if not words.startswith("play_in")]


def way_on(match: Match, seed: int) -> Iterator[object]:
    """All that can be seen of one way in which the combat goes on, and how it ends. In every other
    one they fight to the last, and all dice of a side are alike."""
    chance, to_the_last, dice = Random(seed), seed % 2, seed // 2
    faces = [chance.randrange(6), chance.randrange(6)]
    while fighting(match):
        seat, legal = rows(match)
        yield match.phase, seat, legal
        move = legal[int(chance.random() * len(legal))]
        if match.phase == "window":
            move = "close_window"
        elif to_the_last and "stand" in legal:
            move = "stand"
        elif to_the_last and match.phase == "dice":
            dice += 1  # two for one side, two for the other
            move = legal[faces[dice // 2 % 2]]
        match.play(seat, move)
        yield [told.sentence for told in match.told]
    words = in_words(GAME, match.state)
    yield {name: what for name, what in words.items() if name not in NOT_LOOKED_AT}


def with_card(match: Match, card: int) -> Match:
    """The seat whose window it is has this card in its hand."""
    dealt = at(match)
    lay_card(dealt.state, card, HAND + match.to_act[0], 0)
    return dealt


def by_its_text(match: Match, who: int, event: int) -> bool:
    """Would nothing but the want of an impact stand against this card?"""
    state, wants = match.state, match.state.may_retreat[who]
    if event == c.PURSUIT:
        return state.winner == who and cavalry_on(state, who) > cavalry_on(state, 1 - who)
    if event == c.RANSOM:
        return leads_ashore(state, who) and state.held[state.side[who]][DUCATS] >= 20
    if event == c.HEROIC_STAND:
        return wants == MUST
    if event == c.ORDERLY_RETREAT:
        return wants == MUST or (wants == MAY and any_way_out(state, who))
    return event in BY_IMPACT_ALONE


def any_way_out(state: State, who: int) -> bool:
    """Has a side somewhere to go?"""
    return retreats.needs_no_place(state, who) or retreats.has_retreat(state, who)


class Asking:
    """What was found about the cards in the windows of one fight."""

    def __init__(self, begin: Match, walks: int) -> None:
        self.begin, self.walks = begin, walks
        self.allowed: Counter[int] = Counter()
        self.refused: Counter[int] = Counter()
        self.wrong: list[str] = []

    def ask(self) -> Asking:
        """Every card in every window of some ways through the fight."""
        for seed in range(self.walks):
            match, chance = at(self.begin), Random(seed)
            while fighting(match):
                if match.phase == "window":
                    self.ask_all_cards(match, seed)
                    match.play(match.to_act[0], "close_window")
                else:
                    seat, legal = rows(match)
                    match.play(seat, legal[int(chance.random() * len(legal))])
        return self

    def ask_all_cards(self, match: Match, seed: int) -> None:
        """Every card that this seat could hold."""
        seat, without = match.to_act[0], {}
        for card in OF_EACH_KIND:
            if CARD_NATION[card] not in (NO_NATION, match.state.nation[seat]):
                continue
            event, move = CARD_EVENT[card], f"play_in_combat {CARDS.word(card)}"
            dealt = with_card(match, card)
            refusal = dealt.why_not(seat, move)
            who = side_in_window(match.state)
            if refusal is None:
                dealt.play(seat, move)
                ways, self.allowed[event] = WAYS_ON, self.allowed[event] + 1
            elif refusal.sentence.endswith(NO_IMPACT) and by_its_text(match, who, event):
                take_effect(dealt.state, seat, who, event)
                ways, self.refused[event] = WAYS_ALIKE, self.refused[event] + 1
            else:
                continue
            found = False
            for n in range(ways):
                if n not in without:
                    without[n] = list(way_on(at(match), n))
                if any(a != b for a, b in zip_longest(without[n], way_on(at(dealt), n))):
                    found = True
                    break
            if found != (refusal is None):
                step = step_of_combat(match.state)
                self.wrong.append(f"{seed}: {CARDS.word(card)} in step {step}, seat {seat + 1}")


@pytest.mark.rules("41", "3.16.0c", "3.19.1")
def test_cards_can_only_be_played_if_they_have_an_impact() -> None:
    allowed: Counter[int] = Counter()
    refused: Counter[int] = Counter()
    for fight in FIGHTS:
        asking = Asking(fight(), WALKS).ask()
        assert [] == asking.wrong, fight.__name__
        allowed += asking.allowed
        refused += asking.refused
    met = {event for event in c.EVENTS.numbers if c.STEPS_OF[event]} - {c.TLAXCALAN_ALLIANCE}
    assert met == set(allowed)
    assert refused.keys() >= BY_IMPACT_ALONE - {c.SAPPERS, c.RALLY}
