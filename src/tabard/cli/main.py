"""The command line: one verb a line here, each in its own module, and a guard around them all."""

from __future__ import annotations

import contextlib
import json as json_text
import os
import sys
from dataclasses import asdict
from typing import Annotated

import typer

from tabard import __version__
from tabard.engine.game import Misused, Unlawful
from tabard.engine.match import Unclear
from tabard.engine.record.files import NotSaved
from tabard.engine.refusals import Refused
from tabard.engine.unable import reason_of
from tabard.engine.words import _, say, speak

from . import (
    ask,
    chances,
    compare,
    exercise,
    games,
    house_rules,
    ladder,
    learn,
    new,
    odds,
    play,
    position,
    replaying,
    seats,
    simulate,
    sweep,
)
from .common import Failed, Lang, in_language, prepare_streams, ruled
from .helping import in_words, wish_of
from .serving import operate, serve
from .typers import complaint

_BRING_NONE = (  # verbs for which no rules of one's own are brought
    learn.learn,
    exercise.exercise,
    new.new,
    new.new_variant,
    serve.serve_backup,
    operate.serve_token,
    operate.serve_load,
    operate.serve_silence,
    operate.serve_delete,
    operate.serve_drain,
    operate.serve_taken,
)
_AGAIN = ("--with", "--public-address", "--trusted-proxy")  # options that can be said again
_INTERRUPTED = 130  # what Typer makes of Ctrl-C

app = typer.Typer(
    name="tabard",
    help="Heavy conquest board games: it plays, and it says why not.",
    epilog="Begin with: tabard games, tabard play fall_of_rome, tabard VERB --help",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for verb in (
    games.games,
    play.play,
    learn.learn,
    exercise.exercise,
    ask.legal,
    ask.why,
    ask.do,
    odds.odds,
    position.position,
    games.rules,
    replaying.replay,
    replaying.verify,
    replaying.draws,
    chances.chances,
    simulate.simulate,
    compare.compare,
    sweep.sweep,
    seats.seats,
    ladder.ladder,
    ladder.tune,
    new.new,
    new.new_variant,
    serve.serve,
    serve.serve_backup,
    serve.serve_restore,
    serve.serve_record,
    serve.serve_import,
    serve.serve_health,
    operate.serve_token,
    operate.serve_tables,
    operate.serve_load,
    operate.serve_close,
    operate.serve_aside,
    operate.serve_silence,
    operate.serve_archive,
    operate.serve_delete,
    operate.serve_drain,
    operate.serve_taken,
):
    app.command()(verb if verb in _BRING_NONE else house_rules.may_be_brought(verb))


def _version(wanted: bool) -> None:
    if wanted:
        print(f"tabard {__version__}")
        raise typer.Exit()


@app.callback(invoke_without_command=True)
def _begin(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version.")
    ] = False,
    lang: Lang = None,
) -> None:
    in_language(lang)
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """The entry point: ends the process with 0 (done), 1 (refused or failed) or 2 (misused)."""
    prepare_streams()
    status = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except OSError as error:
        status = _deaf(error)
    sys.exit(status)


def run(arguments: list[str]) -> int:
    """Do what these arguments ask; the exit status. Whatever fails is said in one sentence."""
    json = "--json" in arguments
    speak(wish_of(arguments))
    house_rules.forget()
    twice = _said_twice(arguments)
    if twice:
        return _complain(say(_("{option} is said twice: say it once."), option=twice), 2, json)
    try:
        status = in_words(app)(arguments, prog_name="tabard", standalone_mode=False) or 0
        return _complain(say(_("Interrupted.")), 1, json) if status == _INTERRUPTED else int(status)
    except Failed as error:
        return _complain(str(error), error.status, json, error.facts)
    except Refused as error:
        refusal = error.refusal
        return _complain(ruled(refusal.rule, refusal.sentence), 1, json, asdict(refusal))
    except Unlawful as error:
        return _complain(str(error), 1, json)
    except (Misused, Unclear) as error:
        return _complain(str(error), 2, json)
    except NotSaved as error:
        return _complain(str(error), 1, json)
    except (KeyboardInterrupt, typer.Abort):
        return _complain(say(_("Interrupted.")), 1, json)
    except EOFError:
        return _complain(say(_("The input has ended.")), 1, json)
    except OSError as error:
        return _deaf(error)
    except RecursionError:
        return _complain(say(_("This is nested too deeply.")), 1, json)
    except Exception as error:
        return _unexpected(error, json)


def _said_twice(arguments: list[str]) -> str:
    """The first option that is said again (empty if none is), of which the last would count."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    options = [word.partition("=")[0] for word in arguments[:end] if word.startswith("--")]
    options = [option for option in options if option not in _AGAIN]
    return next((option for option in options if options.count(option) > 1), "")


def _unexpected(error: Exception, json: bool) -> int:
    """Words that the command line does not know are a misuse; anything else is a fault of ours,
    which ``TABARD_DEBUG=1`` shows in full."""
    if hasattr(error, "format_message") and hasattr(error, "exit_code"):
        return _complain(complaint(error.format_message()), 2, json)
    if os.environ.get("TABARD_DEBUG"):
        raise error
    sentence = _("This should not have happened: {kind}: {error}; please report it.")
    text = " ".join(str(error).split())
    return _complain(say(sentence, kind=type(error).__name__, error=text), 1, json)


def _complain(
    sentence: str, status: int, json: bool, facts: dict[str, object] | None = None
) -> int:
    """One sentence for people on stderr; with --json the same as an object on stdout."""
    line = " ".join(sentence.split())
    try:
        if json:
            print(json_text.dumps({"error": line, **(facts or {"sentence": line})}, indent=2))
        print(f"tabard: {line}", file=sys.stderr)
    except OSError as error:
        return _deaf(error)
    return status


def _deaf(error: OSError) -> int:
    """Nobody reads what we write any more, or it fits nowhere: say so if we can, and be quiet."""
    if not isinstance(error, BrokenPipeError):
        with contextlib.suppress(OSError):
            print(f"tabard: {reason_of(error)}.", file=sys.stderr)
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
    return 1


if __name__ == "__main__":
    main()
