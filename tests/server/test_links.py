"""Links and tokens of a seat on either database, at several workers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabard.server.complaints import NotAllowed
from tabard.server.database.schema import METADATA
from tabard.server.database.store import Store
from tabard.server.inn import Inn
from tabard.server.inn.rooms import Order

from .test_tables import over


def test_links_on_either_database(worker: Callable[[], Inn]) -> None:
    """Two workers, and the database knows no link; a place that is left takes its link along."""
    one, other = worker(), worker()
    table = one.open_table(Order("council", ("", "")))
    token = one.seating.take_seat(table, 0, "Ada")
    link = one.seating.make_link(table, token)
    assert link not in everything(one.store)
    until = other.look(table, token).link_until
    assert until and abs(until - one.store.clock.now() - one.seating.links.lasting) < 60
    assert other.look(table).link_until is None
    assert (other.seating.linked(table, link), other.seating.follow(table, link)) == (0, token)
    assert other.look(table, token).link_until is None
    left = one.seating.make_link(table, token)
    one.resign(table, token)
    other.seating.take_seat(table, 0, "Bo")
    with pytest.raises(NotAllowed):
        other.seating.follow(table, left)


def everything(store: Store) -> str:
    """All that a database holds."""
    with store.reading() as connection:
        tables = METADATA.sorted_tables
        return "\n".join(str(connection.execute(table.select()).all()) for table in tables)


def test_after_a_new_token_the_place_in_the_rematch_is_still_kept(inn: Inn) -> None:
    table, tokens = over(inn)
    again = inn.rematch(table, tokens[0]).table
    new = inn.seating.renew(table, tokens[1])
    with pytest.raises(NotAllowed):
        inn.rematch(table, tokens[1])
    back = inn.rematch(table, new)
    assert (back.table, inn.seating.player(back.table, back.token)) == (again, 0)
