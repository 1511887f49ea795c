"""``tabard games`` and ``tabard rules``: what is on the tables, and their rule books."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer

from tabard.drawn.speaking import option_typed, reading_typed
from tabard.engine.book import RuleText
from tabard.engine.find import all_games
from tabard.engine.game import Game, Misused
from tabard.engine.handicaps import ABOUT_HANDICAPS, measured_said, word_of
from tabard.engine.looking_up import rule_numbered, rules_found
from tabard.engine.words import _, name_of, say

from .common import GameName, Json, Lang, found, in_language, report


def games(json: Json = False, lang: Lang = None) -> None:
    """What is on the tables.

    \b
    Examples:
      tabard games
      tabard games --json
    """
    in_language(lang)
    on_tables, wrong = all_games()
    report(json, {"games": [_game_facts(game) for game in on_tables]}, map(_game_line, on_tables))
    if wrong:
        raise Misused(" ".join(wrong))


def _game_facts(game: Game) -> dict[str, Any]:
    return {
        "id": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "stage": game.stage,
        "version": game.version,
        "rules": len(game.book.rules),
    }


def _game_line(game: Game) -> str:
    sentence = _(
        "{name}: {title}, {low} to {high} players, {rules} rules (version {version}, {stage})"
    )
    return say(
        sentence,
        name=game.name,
        title=game.title,
        low=game.seats[0],
        high=game.seats[-1],
        rules=len(game.book.rules),
        version=game.version,
        stage=name_of(game.stage, "stage"),
    )


def rules(
    game: GameName,
    what: Annotated[
        str | None, typer.Argument(help="A rule's number, or a word to look for.", metavar="RULE")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The rule book: all of it, one rule by its number, or the rules that speak of a word.

    Without a rule it also lists the game's options, their readings and the rules they change.

    \b
    Examples:
      tabard rules fall_of_rome
      tabard rules fall_of_rome 7
      tabard rules fall_of_rome legion
      tabard rules fall_of_rome 7 --json
    """
    in_language(lang)
    played = found(game)
    if what is None:
        facts = {
            "game": played.name,
            "rules": [asdict(rule) for rule in played.book.rules],
            "options": _options(played),
            "handicaps": played.takes_handicaps,
            "measured": [asdict(one) for one in played.measured],
        }
        lines = [line for rule in played.book.rules for line in rule_lines(played, rule)]
        report(json, facts, [*lines, *_option_lines(played)])
    elif rule := rule_numbered(played, what):
        report(json, asdict(rule), rule_lines(played, rule))
    else:
        fitting = _search(played, what)
        lines = [line for rule in fitting for line in rule_lines(played, rule)]
        report(json, {"game": played.name, "rules": [asdict(rule) for rule in fitting]}, lines)


def _search(game: Game, words: str) -> list[RuleText]:
    """The rules that speak of something. Raises Misused when there are none."""
    fitting = rules_found(game, words)
    if not fitting:
        sentence = _("{game} has no rule {word}, and no rule that speaks of it.")
        raise Misused(say(sentence, game=game.title, word=repr(words)))
    return fitting


def rule_lines(game: Game, rule: RuleText) -> list[str]:
    """A rule for people."""
    lines = [f"{rule.number}  {say(rule.title)}", f"    {say(rule.text)}"]
    if rule.options:
        options = ", ".join(option_typed(game, option) for option in rule.options)
        lines.append("    " + say(_("Options: {options}"), options=options))
    return lines


def _options(game: Game) -> list[dict[str, Any]]:
    return [
        {
            "option": option.word,
            "title": say(option.title),
            "readings": list(option.readings),
            "default": option.usual,
            "rules": list(option.rules),
            **({"brings": dict(option.brings)} if option.brings else {}),
        }
        for option in game.options
    ]


def _option_lines(game: Game) -> list[str]:
    lines = ["", say(_("Options (the usual reading first):"))] if game.options else []
    for option in game.options:
        others = [reading for reading in option.readings if reading != option.usual]
        readings = ", ".join(
            reading_typed(game, option.word, each) for each in [option.usual, *others]
        )
        changed = say(_("rules {rules}"), rules=", ".join(option.rules))
        lines.append(
            f"  {option_typed(game, option.word)}={readings}  {say(option.title)} ({changed})"
        )
    if game.takes_handicaps:
        first, last = (option_typed(game, word_of(seat)) for seat in (0, game.seats[-1] - 1))
        lines.append(f"  {first}=0  {say(ABOUT_HANDICAPS, last=last)}")
        lines += [f"    {measured_said(one)}" for one in game.measured]
    return lines
