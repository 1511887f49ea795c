"""Chapter "Components": data/ read into named things and tables, one file a part of the book."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, so_many
from tabard.engine.words import n_

from ..book import means
from ..phases import PHASES
from . import board, cards, colonies, glory, goods, nations, treaties, units

# Numbers of things, as sentences say them.
SO_MANY_DUCATS = so_many(n_("{count} ducat", "{count} ducats"))
SO_MANY_BUILD_POINTS = so_many(n_("{count} build point", "{count} build points"))
SO_MANY_OPERATION_POINTS = so_many(n_("{count} operation point", "{count} operation points"))
SO_MANY_MOVEMENT_POINTS = so_many(n_("{count} movement point", "{count} movement points"))
SO_MANY_FREE_ACTIONS = so_many(n_("{count} free action", "{count} free actions"))
SO_MANY_HITS = so_many(n_("{count} hit", "{count} hits"))
SO_MANY_SETTLERS = so_many(n_("{count} settler", "{count} settlers"))
SO_MANY_TURNS = so_many(n_("{count} turn", "{count} turns"))
SO_MANY_HAVENS = so_many(n_("{count} haven", "{count} havens"))

# What a word of a sentence means, where its declaration does not say.
means(NUMBER, "amount count dice found have most roll sum target value wanted")
means(NUMBER, "against modifiers period points seats step strength")
means(PHASES, "phase")
means(SO_MANY_DUCATS, "ducats")
means(SO_MANY_HITS, "hits")
means(nations.NATIONS, "nation other")
means(nations.SIDES, "side attacker defender")
means(nations.AVATARS, "avatar")
means(nations.LEADERS, "leader")
means(nations.ALL_FLEETS, "fleet")
means(nations.REGIMENTS, "regiment")
means(nations.HOLDERS, "holder giver taker")
means(nations.MOORINGS, "mooring")
means(nations.PAIRS, "pair")
means(nations.STATUSES, "status")
means(nations.SKILLS, "skill")
means(board.AREAS, "area")
means(board.REGIONS, "region")
means(board.SPOTS, "spot here there where")
means(board.TERRAINS, "terrain")
means(board.LOCATIONS, "location")
means(units.CARGO, "unit what")
means(units.SHIPS, "ship")
means(colonies.COLONIES, "colony")
means(colonies.WORKS, "work")
means(goods.GOODS, "good")
means(goods.DEMANDS, "demand")
means(goods.ADVISORS, "advisor")
means(goods.MARKERS, "marker")
means(goods.AWARDS, "award")
means(cards.CARDS, "card")
means(treaties.CLAUSES, "clause")
means(glory.SOURCES, "source")
