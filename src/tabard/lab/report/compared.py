"""The report of a comparison: what is asked, what came of it, and all that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tabard.drawn.speaking import bot_called, option_typed
from tabard.engine.game import Game
from tabard.engine.words import _, n_, say
from tabard.lab.answer import answer, names
from tabard.lab.compare import ENDING, SCORE, WINS, Comparison, Difference, Setting
from tabard.lab.compared import figure, how, rows, told_how, told_rows
from tabard.lab.figures import Side, by_seat, ending_said, endings
from tabard.lab.games import Games
from tabard.lab.sure import Share

from . import charts, where
from .charts import Bar, Chart
from .middle import Replay, replays_of
from .page import SURELY, Page, Table, files_of, house_said, made_with, setting_said

_TOLD = 12  # so many events stand in the table
_SHORT = 32  # a title of an option that is longer is left to its rules


@dataclass(frozen=True)
class Question:
    """What was asked: of which game, with which settings, and the command that asks it again."""

    game: Game
    a: Setting
    b: Setting
    seed: int
    rotate: bool
    command: str

    @property
    def names(self) -> tuple[str, str]:
        """What to call each setting, in a few letters."""
        both = names(self.a, self.b, self.game)
        return both if max(map(len, both)) <= _SHORT else ("A", "B")

    @property
    def settings(self) -> list[str]:
        """Who plays, and with which readings."""
        return [
            f"{name}: {setting_said(self.game, each)}"
            for name, each in zip("AB", (self.a, self.b), strict=True)
        ]

    @property
    def sentence(self) -> str:
        """The question."""
        a, b = names(self.a, self.b, self.game)
        said = {word for each in (self.a, self.b) for word in each.options}
        differs = [
            say(option.title)
            if len(option.title) < _SHORT
            else option_typed(self.game, option.word)
            for option in self.game.options
            if option.word in said
            and self.a.options.get(option.word, option.usual)
            != self.b.options.get(option.word, option.usual)
        ]
        about = ", ".join([self.game.title, *differs])
        return say(_("{about}: what does {b} change, beside {a}?"), about=about, a=a, b=b)


def write(question: Question, outcome: Comparison, folder: Path) -> list[Path]:
    """Write the report of a comparison into a folder, which is made where there is none; gives the
    files. Raises Misused where that cannot be."""
    found = where.maps(question.game, *outcome.places, question.names) if outcome.places else []
    settings = question.settings
    games = say(_("{games} with each setting"), games=outcome.games)
    page = Page(
        question.game,
        say(_("A comparison by Tabard")),
        question.sentence,
        answer(outcome, question.a, question.b, question.game, rotate=question.rotate),
        settings,
        _pictures(question, outcome),
        _tables(question, outcome),
        question.command,
        made_with(question.game, games, settings, question.seed, outcome.digest),
        maps=found,
        replays=list(_replays(question, outcome)),
        beside=files_of(question.a) | files_of(question.b),
        other=question.names[1],
        house=house_said(question.a, question.b),
    )
    return page.write(folder)


# --- what is seen ---------------------------------------------------------------------------------


def _pictures(question: Question, outcome: Comparison) -> list[Chart]:
    """All charts that say something here."""
    assert outcome.each is not None
    a, b = outcome.each
    return [
        *_who_wins(question, a, b),
        *_what_changes(question, outcome),
        charts.lengths(
            say(_("How long a game is")),
            say(
                _(
                    "The part of the games that are so long, with each setting; the dashed lines"
                    " stand at the middle game of each: half of the games are longer."
                )
            ),
            (a, b),
            question.names,
        ),
        _endings(question, a, b),
    ]


def _who_wins(question: Question, a: Games, b: Games) -> Iterator[Chart]:
    """How often each wins: by bot, where bots change their seats; and by seat."""
    surely = say(SURELY)
    if question.rotate and len({*a.bots, *b.bots}) > 1 and not a.together:
        caption = say(_("How often each bot wins, in whatever seat."))
        title, bars = say(_("Who wins")), list(_by_player(a, b))
        yield charts.shares("wins", title, f"{caption} {surely}", bars, question.names)
    sides = list(zip(by_seat(a), by_seat(b), strict=True))
    bars = [Bar(_name(one, other), (one.wins, other.wins)) for one, other in sides]
    if a.together:
        title, caption = say(_("Who wins")), say(_("How often all win together."))
        yield charts.shares("wins", title, f"{caption} {surely}", bars, question.names)
        return
    caption = say(_("How often each seat wins; on the dashed line all would win equally often."))
    if question.rotate or len({*a.bots, *b.bots}) == 1:
        first, last = sides[0]
        sentence = _(
            "All seats are played alike, so this is what a seat is worth: the first wins {a:.1%}"
            " of the games with {name_a} and {b:.1%} with {name_b}."
        )
        name_a, name_b = question.names
        shares = {"a": first.wins.share, "b": last.wins.share}
        caption += " " + say(sentence, **shares, name_a=name_a, name_b=name_b)
    title = say(_("What a seat wins"))
    yield charts.shares(
        "seats", title, f"{caption} {surely}", bars, question.names, fair=1 / len(a.bots)
    )


def _by_player(a: Games, b: Games) -> Iterator[Bar]:
    """How often each of those wins who are named for a game, wherever he sits."""
    wins = a.by_bot(a.wins), b.by_bot(b.wins)
    for player, bots in enumerate(zip(a.bots, b.bots, strict=True)):
        shares = [Share(len(won), float(won[:, player].sum())) for won in wins]
        said = " → ".join(dict.fromkeys(map(bot_called, bots)))
        yield Bar(say(_("bot {number}, {bot}"), number=player + 1, bot=said), tuple(shares))


def _name(one: Side, other: Side) -> str:
    """Who it is, at both settings."""
    if one.seat is None:
        return say(_("all together"))
    bots = [bot_called(bot) for bot in (one.bot, other.bot) if bot]
    seat = say(_("seat {seat}"), seat=one.seat)
    return ", ".join([seat, *([" → ".join(dict.fromkeys(bots))] if bots else [])])


def _what_changes(question: Question, outcome: Comparison) -> Iterator[Chart]:
    """By how much each figure differs: shares in points, and scores."""
    a, b = question.names
    caption = _(
        "How much more (right of the line) or less (left) it is with {b} than with {a}, game by"
        " game on the same chance. The intervals hold all at once in 95 of 100 cases; a filled mark"
        " is sure, a hollow one is not."
    )

    def labelled(*whats: str) -> list[tuple[str, Difference]]:
        return [
            (figure(each, outcome, question.a, question.b, question.rotate), each)
            for each in outcome.differences
            if each.what in whats
        ]

    said = say(caption, a=a, b=b)
    yield charts.differences(
        "changes",
        say(_("What changes for each")),
        said,
        labelled(WINS, ENDING),
        say(_("points of a hundred games")),
    )
    scores = labelled(SCORE)
    if scores:
        title = say(_("What changes in the scores"))
        yield charts.differences("scores", title, said, scores, say(_("points of the score")))


def _endings(question: Question, a: Games, b: Games) -> Chart:
    """How games end."""
    both = endings(a), endings(b)
    words = [word for word in a.endings if any(word in each for each in both)]
    words.sort(key=lambda word: -sum(each[word].share for each in both if word in each))
    nothing = Share(len(a), 0)
    bars = [
        Bar(ending_said(word), tuple(each.get(word, nothing) for each in both)) for word in words
    ]
    caption = say(
        _(
            "How often a game ends so, as a part of all games, with the intervals in which the"
            " truth lies in 95 of 100 cases."
        )
    )
    return charts.shares("endings", say(_("How games end")), caption, bars, question.names)


# --- what is read ---------------------------------------------------------------------------------


def _tables(question: Question, outcome: Comparison) -> list[Table]:
    """All figures; and what happens more or less often for certain."""
    settings = question.a, question.b, question.game
    head, *body = rows(outcome, *settings, question.rotate)
    found = [Table(say(_("All figures")), head, body, how(outcome))]
    told = told_rows(outcome, *settings, False)
    if told:
        title = say(_("What happens more often, and less"))
        note = told_how(outcome, False)
        if len(told) > 1 + _TOLD:
            more = n_("{more} more is sure.", "{more} more are sure.")
            note = f"{note} {say(more, more=len(told) - 1 - _TOLD)}"
        found.append(Table(title, told[0], told[1 : 1 + _TOLD], note))
    return found


def _replays(question: Question, outcome: Comparison) -> Iterator[Replay]:
    """The games nearest the middle of both settings."""
    assert outcome.each is not None
    for side, setting, games in zip("ab", (question.a, question.b), outcome.each, strict=True):
        yield from replays_of(question.game, setting, games, question.seed, side)
