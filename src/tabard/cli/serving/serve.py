"""``tabard serve``: the table in the browser; and what whoever runs it needs besides."""

from __future__ import annotations

import json as json_text
import os
import sys
import webbrowser
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Annotated

import typer

from tabard.engine.record.files import read_text, replace_text
from tabard.engine.unable import reason_of
from tabard.engine.words import _, n_, say

from ..common import Failed, Json, Lang, in_language, report
from . import sockets
from .database import Database, complaints, named_database, open_store, shown
from .operate import by_command

PORT = 8429
Port = Annotated[int, typer.Option(help="The port to listen at.", min=1, max=65535)]
_SOCKET = "Listen at this unix socket in place of a port (mode 0660)."
Socket = Annotated[str | None, typer.Option(help=_SOCKET, metavar="PATH")]
Host = Annotated[str, typer.Option(help="The address to listen at.")]

_PATIENCE = 30  # seconds to wait for an answer: an inn that is just open has no worker yet


def serve(
    host: Host = "127.0.0.1",
    port: Port = PORT,
    db: Database = None,
    workers: Annotated[int, typer.Option(help="How many processes serve.", min=1, max=32)] = 1,
    public_address: Annotated[
        list[str] | None,
        typer.Option(
            help="The address by which others reach the inn: links are built from the first, and "
            "requests for other hosts (but this machine) are refused. Can be said again.",
            metavar="URL",
        ),
    ] = None,
    link_hours: Annotated[
        float, typer.Option(help="So long a private link leads to its seat.", min=0.1, max=8760)
    ] = 24,
    archive: Annotated[
        str | None,
        typer.Option(
            help="The folder for records of tables that the operator's page archives; else it "
            "archives none.",
            metavar="FOLDER",
        ),
    ] = None,
    archive_after: Annotated[
        float | None,
        typer.Option(
            help="Archive finished games by themselves so many days after their last move, and "
            "tables that nobody has touched for four times as long; else none goes by itself.",
            metavar="DAYS",
            min=1,
            max=36_500,
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address or network of a proxy that is believed where it says who asks; else "
            "one on this machine is. Can be said again.",
            metavar="ADDRESS",
        ),
    ] = None,
    socket: Socket = None,
    log_format: Annotated[
        str, typer.Option(help="How the log is written: text, or json.", metavar="text|json")
    ] = "text",
    notices: Annotated[
        str,
        typer.Option(
            help="How guests may be told that it is their turn: push (in browsers), mailto (by the "
            "mail server that TABARD_MAIL names), and what Apprise writes before ://, as ntfy. "
            "Without it nobody is told anything.",
            metavar="KIND,…",
        ),
    ] = "",
    notices_within: Annotated[
        bool,
        typer.Option("--notices-within", help="Guests may name addresses in the inn's network."),
    ] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
    lang: Lang = None,
) -> None:
    """Open the inn: tables in the browser, for people here and bots.

    \b
    Examples:
      tabard serve
      tabard serve --host 0.0.0.0 --public-address http://192.168.1.5:8429
      tabard serve --public-address https://inn.example.org --workers 2 --db postgresql://inn@/inn
    """
    in_language(lang)
    with complaints():
        from . import application

        names = application.named(public_address or [], host)
        log, proxies = application.log_named(log_format), trusted_proxy or []
        believed = application.believed(proxies, socket)
        kept = application.archived(archive, archive_after)
        how = application.How(link_hours, *kept, log, believed, socket)
        told = application.told_by(notices, within=notices_within)
        inn = application.Inn(host, port, named_database(db), workers, names, how, told)
        application.prepared(inn)
        listening = application.taken_socket(inn)
    print(say(_("The inn is open: {address}"), address=inn.address), flush=True)
    print(say(_("Its tables are kept in {db}."), db=shown(inn.database)), flush=True)
    if inn.beyond:
        sentence = _(
            "Everybody who can reach this machine can open tables here and watch those whose "
            "address they have; nothing is encrypted on the way, unless a proxy does that."
        )
        print(say(sentence), flush=True)
    if inn.unnamed:
        sentence = _(
            "It answers only as localhost: say with --public-address by which address others "
            "reach it."
        )
        print(say(sentence), flush=True)
    sockets.tell_that_it_is_open()
    if not no_browser and _has_screen():
        webbrowser.open(inn.address)
    with suppress(KeyboardInterrupt):  # Ctrl-C is how it is closed
        application.run(inn, listening)
    if socket:
        sockets.let_go(Path(socket))
    print(say(_("The inn is closed.")))


def serve_backup(
    file: Annotated[str, typer.Argument(help="The file to write.", metavar="FILE")],
    db: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Write the whole inn to a file, while it goes on."""
    in_language(lang)
    with open_store(db) as store:
        from tabard.server.database.backup import backup

        tables = backup(store, Path(file))
    sentence = n_("{tables} table is in {file}.", "{tables} tables are in {file}.")
    report(json, {"tables": tables, "file": file}, [say(sentence, tables=tables, file=file)])


def serve_restore(
    file: Annotated[str, typer.Argument(help="A backup.", metavar="FILE")],
    db: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Bring a backup into an inn that is empty."""
    in_language(lang)
    with open_store(db) as store:
        from tabard.server.database.backup import restore

        tables = restore(Path(file), store)
    sentence = n_("{tables} table is here again.", "{tables} tables are here again.")
    report(json, {"tables": tables}, [say(sentence, tables=tables)])


def serve_record(
    table: Annotated[str, typer.Argument(help="The id of a table.", metavar="TABLE")],
    db: Database = None,
    out: Annotated[
        str | None, typer.Option(help="The file to write; else it is printed.", metavar="FILE")
    ] = None,
    lang: Lang = None,
) -> None:
    """The whole record of a table, with every secret that is still in play. That it was taken is
    noted (serve-taken)."""
    in_language(lang)
    with open_store(db) as store:
        from tabard.server.inn import Inn
        from tabard.server.inn.operating import Operating

        record = Operating(Inn(store)).whole_record(table, by_command())
    if out is None:
        print(record, end="")
    else:
        replace_text(Path(out), record)
        print(say(_("The record is in {path}."), path=out))


def serve_import(
    file: Annotated[str, typer.Argument(help="A whole record.", metavar="FILE")],
    db: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """A new table from a record; one that is not finished can be played on."""
    in_language(lang)
    text = read_text(Path(file))
    with open_store(db) as store:
        from tabard.server.inn import Inn

        table = Inn(store).bring_in(text, unfinished=True)
    report(json, {"table": table}, [say(_("The record is at table {table}."), table=table)])


def serve_health(
    host: Host = "127.0.0.1",
    port: Port = PORT,
    socket: Annotated[
        str | None, typer.Option(help="Ask at this unix socket.", metavar="PATH")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Does the inn answer, does its database keep anything, and do its keepers act?"""
    in_language(lang)
    asking = (
        sockets.Asking(socket, _PATIENCE)
        if socket
        else HTTPConnection(host, port, timeout=_PATIENCE)
    )
    try:
        asking.request("GET", "/api/health")
        answer = asking.getresponse()
        health = json_text.load(answer)
        if answer.status != 200:
            raise Failed(str(health["error"]))
    except (HTTPException, OSError, ValueError, KeyError, TypeError) as error:
        raise Failed(
            say(_("The inn does not answer: {reason}."), reason=reason_of(error))
        ) from None
    finally:
        asking.close()
    lines = [say(_("The inn is well."))]
    if health.get("closes"):
        lines.append(say(_("It is closing time.")))
    report(json, health, lines)


def _has_screen() -> bool:
    """Is there a screen on which a browser could open?"""
    if not sys.stdout.isatty():
        return False
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) or sys.platform in ("darwin", "win32")
