"""What the table can tell: help, rules, why not, things looked at, and how it ended."""

from __future__ import annotations

import inspect
import re
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tabard.drawn.speaking import options_said, reading_said, row_said
from tabard.engine.actions import Row, Verb
from tabard.engine.book import RuleText, carried_out
from tabard.engine.game import Game
from tabard.engine.kinds import plain
from tabard.engine.languages import spoken
from tabard.engine.looking_up import rule_numbered, rules_found
from tabard.engine.match import Match
from tabard.engine.match.story import moments, outcome
from tabard.engine.moves import nearest
from tabard.engine.odds import Odds
from tabard.engine.refusals import Refusal
from tabard.engine.words import _, listed, paired, say
from tabard.players.thinking import Considered
from tabard.players.thinks import HINTS, weighed

from .commands import COMMANDS, typed
from .menu import Menu

if TYPE_CHECKING:
    from .seen import Seen
    from .session import Session

_COMMANDS = (
    ("{move}", _("a move: in words, cut short as far as it stays clear, or by its number")),
    (
        "{moves} [{words}]",
        _("all possible moves, or those that begin so (a verb alone does it too)"),
    ),
    ("? {verb}", _("what a verb does and needs")),
    ("{why} {move}", _("is this move allowed, and by which rule not")),
    ("{odds} [{move}]", _("what a risk may come to, and how likely that is")),
    ("{hint}", _("what somebody who thinks ahead would do, from what you may know")),
    ("{rules} {word}", _("search the rule book for a word or a number")),
    ("{look} {name}", _("more about a place on the board")),
    ("{board}", _("the whole table in sentences")),
    ("{log} [N]", _("what happened, or the last N things")),
    ("{undo}", _("take the last move back, unless chance or somebody else came between")),
    ("{save} {file}", _("keep the game in another file from now on")),
    (
        "{resign} [{bot}]",
        _("leave your seat; the others play on, and a bot or the rules play for you"),
    ),
    ("{concede}", _("give the whole game up")),
    ("{quit}", _("leave; the game is on disk and goes on when you come back")),
)
# What is to be put in the place of a word that follows a command.
_GIVEN = {
    "words": _("WORDS"),
    "word": _("WORD"),
    "verb": _("VERB"),
    "move": _("MOVE"),
    "name": _("NAME"),
    "file": _("FILE"),
    "bot": _("BOT"),
}
MOMENTS = 12  # so many turning points are told at the end


def refused(refusal: Refusal) -> str:
    """A refusal as it is shown: what is wrong, then the rule's number."""
    if not refusal.rule:
        return refusal.sentence
    return say(_("No: {sentence} (rule {rule})"), sentence=refusal.sentence, rule=refusal.rule)


def commands(talk: Seen) -> list[str]:
    """All commands, a line each."""
    given = {word: say(name) for word, name in _GIVEN.items()}
    given |= {command: typed(command) for command in COMMANDS.words}
    possible = [
        (w.format(**given), say(t)) for w, t in _COMMANDS if w != "{hint}" or talk.session.hints
    ]
    wide = max(len(word) for word, _text in possible)
    if talk.menu.choices:
        possible[0] = (talk.menu.choices[0].short, possible[0][1])
    lines = [f"{word:<{wide}} {text}" for word, text in possible]
    sheet = talk.sheet(True)
    legend = ["".join(part for _ink, part in text) for text in sheet.legend]
    tip = say(talk.phase.tip) if talk.seat is not None else ""
    return [*lines, "", *([tip, ""] if tip else []), *legend]


def verb(talk: Seen, word: str) -> list[str]:
    """What a verb does and needs: its rules as the game's book words them."""
    game = talk.match.game
    known = game.actions.by_word.get(game.with_its_verb(word))
    if known is None:
        verbs = ", ".join(talk.menu.typed(verb) for verb in talk.menu.groups)
        return [
            say(_("There is no verb {word}. Now possible: {verbs}."), word=repr(word), verbs=verbs)
        ]
    fields = {known.field_typed(key).upper(): kind for key, kind in known.fields}
    lines = [" ".join([known.typed, *fields]), "", *_does(game, known)]
    lines += [paired(key, listed(map(kind.typed, kind.numbers))) for key, kind in fields.items()]
    possible = talk.menu.groups.get(known.word, [])
    if possible:
        lines += ["", say(_("Now possible:")), ", ".join(c.short for c in possible)]
    return lines


def _does(game: Game, verb: Verb) -> list[str]:
    """What a verb does: as its rules say it, which speak English; else as the rule book does."""
    docs = [" ".join((inspect.getdoc(rule) or "").split()) for rule in verb.rules]
    if spoken().is_english:
        return [doc for doc in docs if doc]
    numbers = dict.fromkeys(number for doc in docs for number in carried_out(doc))
    found = [rule_numbered(game, number) for number in numbers]
    return [line for rule in found if rule for line in _rule(game, rule)]


def all_moves(menu: Menu) -> list[str]:
    """Every possible move with its number, under its verb."""
    return [line for group in menu.groups for line in ("", menu.listed(group))][1:]


def rules(game: Game, wanted: str) -> list[str]:
    """The rules with a number, or with these words in them; the chapters when nothing is said."""
    if not wanted.strip():
        titles = dict.fromkeys(say(rule.title) for rule in game.book.rules)
        sentence = _("Type “{rules}” and a word or a number. The chapters:")
        return [say(sentence, rules=typed("rules")), ", ".join(titles)]
    one = rule_numbered(game, wanted)
    found = [one] if one else rules_found(game, wanted)
    if not found:
        return [say(_("No rule speaks of {word}."), word=repr(wanted))]
    return [line for rule in found for line in (*_rule(game, rule), "")][:-1]


def _rule(game: Game, rule: RuleText) -> list[str]:
    options = options_said(game.name, rule.options)
    changed = say(_("(option: {options})"), options=options) if options else ""
    return [f"{rule.number}  {say(rule.title)}", f"   {say(rule.text)} {changed}".rstrip()]


def thing(talk: Seen, name: str) -> list[str]:
    """More about a place on the board, by its name's beginning."""
    sheet = talk.sheet(True)
    if not sheet.about:
        return board_in_words(talk)
    wanted = plain(name)
    named = {plain(cell.name): cell.word for cell in sheet.cells if cell.word in sheet.about}
    known = {**named, **{word: word for word in sheet.about}}
    begun = [word for said, word in known.items() if said.startswith(wanted)] if wanted else []
    found = [known[wanted]] if wanted in known else list(dict.fromkeys(begun))
    if len(found) == 1:
        cell = next((c for c in sheet.cells if c.word == found[0]), None)
        return [*([cell.spoken] if cell and cell.spoken else []), *sheet.about[found[0]]]
    listed = ", ".join(found or nearest(sheet.about, wanted) or sheet.about)
    return [say(_("Look at one of: {things}."), things=listed)]


def board_in_words(talk: Seen) -> list[str]:
    """The whole table in sentences, for reading aloud."""
    sheet = talk.sheet(True)
    lines = [_text(sheet.title), *(_text(track) for track in sheet.tracks), ""]
    lines += [cell.spoken for cell in sheet.cells if cell.spoken]
    empty = [cell.name for cell in sheet.cells if not cell.spoken]
    if empty:
        lines.append(say(_("Nothing lies in: {cells}."), cells=", ".join(empty)))
    return [*lines, "", *(hand.spoken for hand in sheet.hands)]


def _text(text: list[tuple[str, str]]) -> str:
    return "".join(part for _ink, part in text).strip()


def cut_short(session: Session) -> str:
    """What to say of a record whose end was dropped; the line itself may hold a secret."""
    if session.secrets:
        return say(_("The record was cut short; its last line was dropped."))
    sentence = _("The record was cut short; its last line {line} was dropped.")
    return say(sentence, line=repr(session.half_line))


def title(match: Match) -> str:
    """What is played, and how."""
    usual = {option.word: option.usual for option in match.game.options}
    readings = match.game.readings(match.state)
    chosen = {key: value for key, value in readings.items() if usual.get(key) != value}
    if spoken().is_english:
        return " ".join([match.game.title, *(f"{key}={value}" for key, value in chosen.items())])
    name = match.game.name
    said = (paired(options_said(name, [o]), reading_said(name, r)) for o, r in chosen.items())
    return ", ".join([match.game.title, *said])


def ending(session: Session) -> list[str]:
    """Who won or lost, by which rule, the moments that decided it, and where the record lies."""
    match = session.match
    result = match.result
    assert result is not None
    rule = say(_(" (rule {rule})"), rule=result.rule) if result.rule else ""
    lines = [f"{outcome(match)} {result.sentence}{rule}"]
    if match.conceded_by is None and len({*result.places}) > 1:
        name, kind = match.name, match.game.seat_kind
        order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
        place = _("{place}. {seat}: {score}")
        facts = [(result.places[s], name(kind, s), result.scores[s]) for s in order]
        lines += [say(place, place=p, seat=s, score=score) for p, s, score in facts]
    decisive = moments(match, MOMENTS, session.eyes)
    if decisive:
        lines += ["", say(_("What decided it:"))]
        lines += [f"- {moment.sentence} ({moment.told.rule})" for moment in decisive]
    return [*lines, "", *where(session)]


def where(session: Session) -> list[str]:
    """Where the record lies, and how to go on with it."""
    if session.file is None:
        return []
    path = session.file.path
    if session.match.over:
        return [say(_("The record of the game: {file}"), file=path)]
    return [
        say(_("The game is kept in {file}. Go on with:"), file=path),
        f"  {_quoted(_program())} play {_quoted(str(path))}",
    ]


def _program() -> str:
    """The name by which this shell can call us."""
    called = sys.argv[0] if Path(sys.argv[0]).stem == "tabard" else ""
    return "tabard" if not called or shutil.which("tabard") else called


def _quoted(path: str) -> str:
    return path if re.fullmatch(r"[\w./\\:+-]+", path) else f'"{path}"'


def odds_lines(reckoned: list[Odds]) -> list[str]:
    """The chances for people: each risk, what may come of it, and what that takes for granted."""
    lines = [line for odds in reckoned for line in _lines_of(odds)]
    return lines or [say(_("Nothing can be risked now."))]


def _lines_of(odds: Odds) -> list[str]:
    chances = [f"{chance.percent:>8}  {chance.sentence}" for chance in odds.chances]
    return [odds.title, *chances, *(f"  ({sentence})" for sentence in odds.assumes)]


def hint_lines(match: Match, advice: list[Considered]) -> list[str]:
    """The moves that a search likes, the best first, and what it thinks of each."""
    rows, only = match.game.actions.rows, len(advice) == 1
    sentence = _("{move}: {thought}")
    return [
        say(
            sentence,
            move=_advised(match, rows[each.row]),
            thought=weighed(each.share, each.worth, only=only),
        )
        for each in advice[:HINTS]
    ]


def _advised(match: Match, row: Row) -> str:
    """A move as it is typed; in another language than English also as people say it."""
    typed = " ".join(row.typed)
    return row.words if spoken().is_english else f"{typed} ({row_said(match, row)})"
