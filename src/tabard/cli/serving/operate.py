"""What whoever runs the inn does from the command line: the same as on the operator's page, and it
reaches every worker at once, for all of it stands in the database."""

from __future__ import annotations

import getpass
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tabard.engine.times import universal
from tabard.engine.words import _, paired, say

from ..common import Json, Lang, in_language, report
from .database import Database, open_store

if TYPE_CHECKING:
    from tabard.server.inn.operating import Operating

Table = Annotated[str, typer.Argument(help="The id of a table.", metavar="TABLE")]
Place = Annotated[int, typer.Argument(help="A place at it, from 1.", metavar="PLACE", min=1, max=6)]
Again = Annotated[bool, typer.Option("--end", help="Take it back.")]


def serve_token(db: Database = None, json: Json = False, lang: Lang = None) -> None:
    """Make the operator's token, and show it: once. The one before ends."""
    in_language(lang)
    with open_store(db) as store:
        from tabard.server.door.operators import Operators

        token = Operators(store).renew()
    lines = [token, say(_("Keep it: it is not shown again. It opens the page /operator."))]
    report(json, {"token": token}, lines)


def serve_tables(
    find: Annotated[
        str, typer.Argument(help="The id of a table, or somebody's name.", metavar="ID|NAME")
    ] = "",
    db: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The tables, those in trouble first: who sits there, how far they are, what is due."""
    in_language(lang)
    with open_store(db) as store:
        from tabard.server.inn import overseeing

        found, now = overseeing.overseen(store, find), store.clock.now()
        lines = [
            f"{one.table}  {one.title}: {overseeing.in_words(one)}. {one.sitting}. "
            f"{', '.join(overseeing.about(one, now))}."
            for one in found
        ]
    facts = [{**asdict(one), "seats": [_seat_facts(seat) for seat in one.seats]} for one in found]
    report(json, {"tables": facts}, lines or [say(_("There are no such tables."))])


def _seat_facts(seat: Any) -> dict[str, object]:
    """A place for JSON, without what leads to it."""
    facts = {"place": seat.player + 1, "who": seat.who, "name": seat.name, "away": seat.away}
    return {**facts, "silenced": bool(seat.silenced)}


def serve_load(db: Database = None, json: Json = False, lang: Lang = None) -> None:
    """How much there is to do, at all workers together."""
    in_language(lang)
    with open_store(db) as store:
        from tabard.server.inn import overseeing

        found = overseeing.load(store)
        lines = [paired(what, str(count)) for what, count in overseeing.load_in_words(found)]
    if found.closes:
        lines.append(say(_("It is closing time.")))
    report(json, asdict(found), lines)


def serve_close(table: Table, db: Database = None, json: Json = False, lang: Lang = None) -> None:
    """Close a table for good: nobody can go on, and those who sit there read so."""
    in_language(lang)
    with _operating(db) as operating:
        operating.close(table)
    report(json, {"table": table}, [say(_("Table {table} is closed."), table=table)])


def serve_aside(
    table: Table, end: Again = False, db: Database = None, json: Json = False, lang: Lang = None
) -> None:
    """Put a table aside until it is taken up again (--end): then every clock begins anew."""
    in_language(lang)
    with _operating(db) as operating:
        if end:
            operating.take_up(table)
        else:
            operating.put_aside(table)
    sentence = _("Table {table} goes on.") if end else _("Table {table} is put aside.")
    report(json, {"table": table}, [say(sentence, table=table)])


def serve_silence(
    table: Table,
    place: Place,
    end: Again = False,
    db: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let somebody say nothing in the chat of a table any more, or speak again (--end)."""
    in_language(lang)
    with _operating(db) as operating:
        name = operating.silence(table, place - 1, silent=not end)
    sentence = _("{name} may speak again.") if end else _("{name} says nothing there any more.")
    report(json, {"table": table, "place": place, "name": name}, [say(sentence, name=name)])


def serve_archive(
    table: Table,
    file: Annotated[str, typer.Argument(help="The file to write.", metavar="FILE")],
    db: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Take the record of an ended table out to a file, and delete the table."""
    in_language(lang)
    with _operating(db) as operating:
        operating.archive(table, Path(file), by_command())
    sentence = _("The record of table {table} is in {file}, and the table is deleted.")
    report(json, {"table": table, "file": file}, [say(sentence, table=table, file=file)])


def serve_delete(table: Table, db: Database = None, json: Json = False, lang: Lang = None) -> None:
    """Delete a table that has ended or was closed, with its log and all that was said."""
    in_language(lang)
    with _operating(db) as operating:
        operating.delete(table)
    report(json, {"table": table}, [say(_("Table {table} is deleted."), table=table)])


def serve_drain(
    end: Again = False, db: Database = None, json: Json = False, lang: Lang = None
) -> None:
    """Close the inn before a restart: no new tables, no bot begins to think, streams end with a
    sentence. A restart ends it, and so does --end."""
    in_language(lang)
    with open_store(db) as store:
        from tabard.server.inn import closing

        if end:
            closing.reopen(store)
        else:
            closing.close(store)
    rests = _("The inn comes to rest: it takes no new tables, and no bot begins to think.")
    report(json, {"closes": not end}, [say(_("The inn is open again.") if end else rests)])


def serve_taken(db: Database = None, json: Json = False, lang: Lang = None) -> None:
    """Who took a whole record, of which table, and when."""
    in_language(lang)
    from tabard.server.inn.operating import by_said

    with _operating(db) as operating:
        taken = operating.taken()
    lines = [f"{universal(one.at)}  {one.table}  {by_said(one.by)}" for one in taken]
    facts = [asdict(one) for one in taken]
    report(json, {"taken": facts}, lines or [say(_("No whole record was taken."))])


def by_command() -> str:
    """By which way something was asked for, and whose command it was."""
    try:
        return say(_("command of {user}"), user=getpass.getuser())
    except (KeyError, ImportError, OSError):  # nobody has this number
        return say(_("command"))


@contextmanager
def _operating(db: str | None) -> Iterator[Operating]:
    """What can be done at the tables of a database. Raises Failed."""
    with open_store(db) as store:
        from tabard.server.inn import Inn
        from tabard.server.inn.operating import Operating

        yield Operating(Inn(store))
