"""3.9.B1 and 3.9.B2: what a deal is measured by, and the clauses of a written contract."""

from __future__ import annotations

from tabard.engine.kinds import Kind, or_none
from tabard.engine.rule import table
from tabard.engine.words import _, composed

from . import board, cards, nations

DEAL_SIDES = Kind("side of a deal", ["mine", "theirs"], ["yours", "theirs"])
MINE, THEIRS = DEAL_SIDES.numbers
DEAL_CARDS = Kind("deal card", ["mine", "mine_too", "theirs", "theirs_too"])
DEALT_CARD = or_none(cards.PLAIN)
NO_DEALT_CARD = int(cards.PLAIN)
_amounts = (*range(1, 11), 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500)
DEAL_AMOUNTS = Kind("amount", [str(n) for n in _amounts])
DEAL_AMOUNT = table(_amounts)

# A clause binds one nation, or both: its word, its name, that nation, and a region or ducats.
_named = [(n, nations.NATIONS.words[n], nations.NATIONS.names[n]) for n in nations.NATIONS.numbers]
_no_attack = "neither starts a combat against the other"
_clauses = [("no_attack", _no_attack, nations.NO_NATION, board.NO_REGION, 0)]
for _nation, _word, _name in _named:
    for _region, _place in enumerate(board.REGIONS.words):
        _there = board.REGIONS.names[_region]
        _said = composed(_("{nation} keeps out of {region}"), nation=_name, region=_there)
        _clauses.append((f"{_word}_out_of_{_place}", _said, _nation, _region, 0))
for _nation, _word, _name in _named:
    for _sum in (5, 10, 20, 50, 100):
        _said = composed(_("{nation} pays {sum} ducats each turn"), nation=_name, sum=str(_sum))
        _clauses.append((f"{_word}_pays_{_sum}", _said, _nation, board.NO_REGION, _sum))
CLAUSES = Kind("clause", [c[0] for c in _clauses], [c[1] for c in _clauses])
NO_ATTACK, NO_CLAUSE = 0, len(_clauses)
CLAUSE_OR_NONE = or_none(CLAUSES)
CLAUSE_NATION = table([*[c[2] for c in _clauses], nations.NO_NATION])
CLAUSE_REGION = table([*[c[3] for c in _clauses], board.NO_REGION])
CLAUSE_DUCATS = table([*[c[4] for c in _clauses], 0])
PLACES_OF_CLAUSES = Kind("place", ["first", "second"])
