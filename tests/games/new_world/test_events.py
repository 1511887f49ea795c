"""Blue events in the own impulse (3.10.2, 3.19.4, 3.19.5)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import play

from .board import board, rule_of

OWN = 'owner = {cuba = "es", jamaica = "es"}\ncolony = {cuba = "settlement", jamaica = "village"}\n'


def event(card: str, text: str = "", place: str = "card_place", who: int = 1) -> Match:
    """A nation plays this card for its event."""
    match = board(f'{place}.{card} = "hand_{who}"\n{text}', at="impulse", seats=5, who=who)
    return play(match, f"{who} play_event {card}")


@pytest.mark.rules("3.10.2", "3.19.2", "3.19.4")
def test_an_event_takes_the_impulse_and_the_card_is_discarded_or_leaves_the_game() -> None:
    match = event("emigrants")
    assert (
        4 == match.state.held[HOLDERS["es_home"]][CARGO["settlers"]] and 1 == match.state.impulses
    )
    places = match.state.fields["card_place"].of
    plain = match.state.fields["card_place"].shape[0]
    assert "discard" == places.word(match.state.card_place[plain.value("emigrants")])
    match = event("royal_favour")
    assert 24 == match.state.production[0]
    assert "gone" == places.word(match.state.card_place[plain.value("royal_favour")])


@pytest.mark.rules("3.19.4", "3.6.7", "ES3", "PT3", "FR1", "EN2", "NL1")
@pytest.mark.parametrize(
    ("card", "what", "count"), [("veteran_tercio", 0, 3), ("horse_transport", 1, 2)]
)
def test_free_pieces_are_cut_to_the_counters(card: str, what: int, count: int) -> None:
    assert count == event(card).state.held[HOLDERS["es_home"]][what]
    kind = "infantry" if what == 0 else "cavalry"
    most = (40, 20)[what]
    match = event(card, f"held.es_home = {{{kind} = {most - 1}}}\n")
    assert most == match.state.held[HOLDERS["es_home"]][what]
    full = board(
        f'card_place.{card} = "hand_1"\nheld.es_home = {{{kind} = {most}}}\n', at="impulse"
    )
    assert "3.10.2" == rule_of(full, f"1 play_event {card}")


@pytest.mark.rules("3.19.4", "3.19.5")
def test_events_of_income_count_what_one_has() -> None:
    mines = OWN + "marker = {cuba = {a = 'gold_mine'}, jamaica = {a = 'depleted_gems'}}\n"
    assert (
        15
        == event("silver_fleet", "turn = 5\n" + mines).state.held[HOLDERS["es_home"]][
            CARGO["ducats"]
        ]
    )
    match = event("encomienda", OWN + "subdued.hispaniola = 1\n", "es_cards")
    assert (
        12 == match.state.held[HOLDERS["es_home"]][CARGO["ducats"]]
    )  # both lie next to Hispaniola
    sugar = OWN.replace('"es"', '"pt"') + "marker.cuba = {a = 'sugar', b = 'sugar'}\n"
    sugar += 'acreage.jamaica = "sugar"\nturn = 5\n'
    assert (
        18
        == event("sugar_mills", sugar, "pt_cards", 2).state.held[HOLDERS["pt_home"]][
            CARGO["ducats"]
        ]
    )
    furs = 'owner.acadia = "fr"\nmission.labrador = "fr"\n'
    furs += "marker = {acadia = {a = 'furs'}, labrador = {a = 'furs', b = 'furs'}}\n"
    assert (
        18
        == event("coureurs_des_bois", furs, "fr_cards", 3).state.held[HOLDERS["fr_home"]][
            CARGO["ducats"]
        ]
    )
    company = event("plantation_company", "turn = 5\n", "en_cards", 4)
    assert [6, 8] == [company.state.held[HOLDERS["en_home"]][n] for n in (5, 6)]
    trade = 'turn = 9\nfleet_at = {nl_fleet_1 = "home", nl_fleet_2 = "home"}\n'
    match = event("chartered_company", trade, "nl_cards", 5)
    assert (40, 1) == (match.state.held[HOLDERS["nl_home"]][CARGO["ducats"]], match.state.glory[4])


@pytest.mark.rules("3.19.4", "3.12.2")
def test_the_spice_market_raises_all_prices() -> None:
    match = event("spice_market", "price = {sugar = 58}\n")
    assert [60, 11] == [match.state.price[n] for n in (7, 0)]
