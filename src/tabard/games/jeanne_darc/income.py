"""Chapter "Phase 1, income" (rules 28 to 31)."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _, n_

from .book import told
from .components import board


def income_at(level):
    """1 coin for a garrison, 2 for a castle, 3 for a fortress (28)."""
    return level // 2


def income_of_city(state, city):
    """By the works of the city (28)."""
    return income_at(state.level[city])


def income_of(state, seat):
    """From each own city that is not plundered (28, 29)."""
    return sum(
        income_of_city(state, city)
        for city in range(board.CITIES)
        if state.owner[city] == seat and not state.plundered[city]
    )


INCOME = told(
    "income", "28", n_("{seat} receives {coins} coin.", "{seat} receives {coins} coins.", "coins")
)


def pay_income(state):
    """The bank pays everybody; it never runs out of coins (28, 31, I11)."""
    for seat in range(state.seats):
        coins = income_of(state, seat)
        if coins > 0:
            state.coins[seat] += coins
            tell(state, INCOME, seat, coins)
    take_plunder_off(state)


PLUNDER_GONE = told("plunder_gone", "30", _("The plunder markers are taken off the board."))


def take_plunder_off(state):
    """After income has been paid every plunder marker leaves the board (30)."""
    gone = False
    for city in range(board.CITIES):
        if state.plundered[city]:
            state.plundered[city] = 0
            gone = True
    if gone:
        tell(state, PLUNDER_GONE)
