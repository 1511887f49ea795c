"""The reports of many games by one setting, and of all readings of an option side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tabard.drawn.speaking import option_typed
from tabard.engine.game import Game
from tabard.engine.words import _, n_, say
from tabard.lab.compare import Setting
from tabard.lab.figures import Side, by_bot, by_seat, ending_said, endings, length
from tabard.lab.games import Games
from tabard.lab.happened import happened, weightiest
from tabard.lab.rows import (
    by_reading,
    in_short,
    mean_said,
    name_of,
    reading_rows,
    share_said,
    side_rows,
    told_rows,
)
from tabard.lab.simulate import Outcome
from tabard.lab.sure import Mean, Share
from tabard.lab.sweep import Sweep

from . import charts, where
from .charts import Bar, Chart
from .middle import replays_of
from .page import SURELY, Page, Table, files_of, house_said, made_with, setting_said

_ENDINGS = 4  # so many have a chart of their own beside the readings of an option


@dataclass(frozen=True)
class Asked:
    """What was played: a game, with which setting, and the command that plays the same again."""

    game: Game
    setting: Setting
    seed: int
    command: str


def write_games(asked: Asked, outcome: Outcome, folder: Path) -> list[Path]:
    """Write the report of many games into a folder, which is made where there is none; gives the
    files. Raises Misused where that cannot be."""
    games, setting = outcome.each, asked.setting
    assert games is not None
    settings = [setting_said(asked.game, setting)]
    sentence = n_("{about}: what comes of {games} game?", "{about}: what comes of {games} games?",
                  "games")  # fmt: skip
    page = Page(
        asked.game,
        say(_("Many games by Tabard")),
        say(sentence, about=asked.game.title, games=len(games)),
        list(_answer(games)),
        settings,
        list(_charts(games)),
        list(_tables(games, asked.game)),
        asked.command,
        made_with(asked.game, str(len(games)), settings, asked.seed, outcome.digest),
        maps=where.maps_of_one(asked.game, outcome.places) if outcome.places else [],
        replays=replays_of(asked.game, setting, games, asked.seed, "middle"),
        beside=files_of(setting),
        house=house_said(setting),
    )
    return page.write(folder)


def write_sweep(asked: Asked, option: str, outcome: Sweep, folder: Path) -> list[Path]:
    """Write the report of all readings of an option into a folder, which is made where there is
    none; gives the files. Raises Misused where that cannot be."""
    readings = by_reading(asked.game, option, outcome.readings)
    refused = by_reading(asked.game, option, outcome.refused)
    called, settings = option_typed(asked.game, option), [setting_said(asked.game, asked.setting)]
    title = next(each.title for each in asked.game.options if each.word == option)
    replays = [
        replay
        for reading, games in outcome.readings.items()
        for replay in replays_of(
            asked.game, _with(asked.setting, option, reading), games, asked.seed, reading, 1
        )
    ]
    each = len(next(iter(readings.values())))
    page = Page(
        asked.game,
        say(_("The readings of an option, by Tabard")),
        say(
            _("{game}, {option}: what does each reading do?"), game=asked.game.title, option=called
        ),
        [say(title) + ".", *_extremes(readings), *_refused(refused)],
        settings,
        list(_side_by_side(readings)),
        list(_all_readings(called, readings)),
        asked.command,
        made_with(
            asked.game, say(_("{games} with each reading"), games=each), settings, asked.seed
        ),
        replays=replays,
        beside=files_of(asked.setting),
        house=house_said(asked.setting),
    )
    return page.write(folder)


def _with(setting: Setting, option: str, reading: str) -> Setting:
    options = {**setting.options, option: reading}
    return Setting(setting.bots, options, setting.house, setting.position)


# --- many games -----------------------------------------------------------------------------------


def _answer(games: Games) -> Iterator[str]:
    """Who wins, how games end, how long they are."""
    sides = by_seat(games)
    if games.together:
        yield say(_("The players win {share} of the games."), share=share_said(sides[0].wins))
    else:
        yield _who_wins_most(games, sides)
    (word, share), *_others = endings(games).items()
    yield say(_("The most frequent ending is {ending}: {share}."), ending=ending_said(word),
              share=share_said(share))  # fmt: skip
    sentence = _("A game has {length} moves.")
    if games.counted == "decisions":
        sentence = _("A game has {length} decisions.")
    yield say(sentence, length=mean_said(length(games)))


def _who_wins_most(games: Games, sides: list[Side]) -> str:
    """The bot or the seat that wins most, and whether that is more than a fair share for sure."""
    bots = by_bot(games)
    best = max(bots if len(bots) > 1 else sides, key=lambda side: side.wins.share)
    if len(bots) > 1:
        return say(_("{who} wins most: {share} of the games."), who=name_of(best),
                   share=share_said(best.wins))  # fmt: skip
    fair = 1 / len(games.bots)
    sentence = _("No seat wins more than its share for certain; {who} wins most, {share}.")
    if best.wins.interval[0] > fair:
        sentence = _("{who} wins most, {share}, and more than its share for certain.")
    said = say(sentence, who=say(_("seat {seat}"), seat=best.seat), share=share_said(best.wins))
    return _begun(said)


def _begun(sentence: str) -> str:
    """With a capital letter."""
    return sentence[0].upper() + sentence[1:]


def _charts(games: Games) -> Iterator[Chart]:
    """Who wins, how games end, how long they are."""
    surely, bots = say(SURELY), by_bot(games)
    if games.together:
        caption = say(_("How often all win together."))
        yield charts.shares("wins", say(_("Who wins")), f"{caption} {surely}", _bars(bots), ())
    else:
        if len(bots) > 1:
            caption = say(_("How often each bot wins, in whatever seat."))
            yield charts.shares("wins", say(_("Who wins")), f"{caption} {surely}", _bars(bots), ())
        caption = _("How often each seat wins; on the dashed line all would win equally often.")
        yield charts.shares(
            "seats", say(_("What a seat wins")), f"{say(caption)} {surely}", _bars(by_seat(games)),
            (), fair=1 / len(games.bots),
        )  # fmt: skip
    caption = _(
        "The part of the games that are so long; the dashed line stands at the middle game: half of"
        " the games are longer."
    )
    yield charts.lengths(say(_("How long a game is")), say(caption), [games], ())
    bars = [Bar(ending_said(word), (share,)) for word, share in endings(games).items()]
    caption = say(_("How often a game ends so, as a part of all games."))
    yield charts.shares("endings", say(_("How games end")), f"{caption} {surely}", bars, ())


def _bars(sides: list[Side]) -> list[Bar]:
    return [Bar(in_short(side), (side.wins,)) for side in sides]


def _tables(games: Games, game: Game) -> Iterator[Table]:
    """All figures; and what happened how often."""
    head, *body = side_rows(games)
    note = say(_("Behind each figure stands where the truth lies in 95 of 100 cases."))
    yield Table(say(_("All figures")), head, body, note)
    shown = weightiest(happened(games))
    if shown:
        head, *body = told_rows(shown, game)
        yield Table(say(_("What happens how often")), head, body)


# --- the readings of an option --------------------------------------------------------------------


def _side_by_side(readings: Mapping[str, Games]) -> Iterator[Chart]:
    """A chart for each seat, one for the length, and one for each frequent ending; in each of them
    a line for each reading."""
    some, surely = next(iter(readings.values())), say(SURELY)

    def shares(name: str, title: str, caption: str, of: Callable[[Games], Share],
               fair: float | None = None) -> Chart:  # fmt: skip
        bars = [Bar(reading, (of(games),)) for reading, games in readings.items()]
        return charts.shares(name, title, f"{caption} {surely}", bars, (), fair=fair)

    for at, side in enumerate(by_seat(some)):
        title = say(_("Who wins"))
        caption = say(_("How often all win together, with each reading."))
        if not some.together:
            title = _begun(say(_("{who} wins"), who=in_short(side)))
            caption = _(
                "How often, with each reading; on the dashed line all seats would win equally"
                " often."
            )
        fair = None if some.together else 1 / len(some.bots)
        yield shares(f"wins-{at + 1}", title, say(caption), _wins_of(at), fair)
    caption = _(
        "The thin line holds eight games of ten, the thick one the middle half; the mark is the"
        " middle game."
    )
    yield charts.spans(say(_("How long a game is")), say(caption), readings)
    for at, word in enumerate(_frequent(readings)):
        title = say(_("Ends by {ending}"), ending=ending_said(word))
        caption = say(_("How often a game ends so, with each reading."))
        yield shares(f"ending-{at + 1}", title, caption, _ends_by(word))


def _wins_of(at: int) -> Callable[[Games], Share]:
    return lambda games: by_seat(games)[at].wins


def _ends_by(word: str) -> Callable[[Games], Share]:
    return lambda games: Share(len(games), float(games.ending(word).sum()))


def _frequent(readings: Mapping[str, Games]) -> list[str]:
    """The most frequent endings, where games do not all end the same way."""
    total: dict[str, float] = {}
    for games in readings.values():
        for word, share in endings(games).items():
            total[word] = total.get(word, 0) + share.share
    most = sorted(total, key=lambda word: -total[word])
    return most[:_ENDINGS] if len(most) > 1 else []


def _extremes(readings: Mapping[str, Games]) -> Iterator[str]:
    """For each figure the readings with the least and the most of it, where their intervals lie
    apart."""
    if len(readings) < 2:
        return
    some, found = next(iter(readings.values())), False
    for at, side in enumerate(by_seat(some)):
        wins = {reading: _wins_of(at)(games) for reading, games in readings.items()}
        least, most = (by(wins, key=lambda word: wins[word].share) for by in (min, max))
        if wins[least].interval[1] < wins[most].interval[0]:
            found = True
            sentence = _("{who} wins most with {most}, {share}, and least with {least}, {other}.")
            said = say(sentence, who=name_of(side), most=most, least=least,
                       share=share_said(wins[most]), other=share_said(wins[least]))  # fmt: skip
            yield _begun(said)
    long = {reading: length(games) for reading, games in readings.items()}
    least, most = (by(long, key=lambda word: long[word].mean) for by in (min, max))
    if _apart(long[least], long[most]):
        found = True
        sentence = _(
            "A game is longest with {most}, {long} moves, and shortest with {least}, {short}."
        )
        if some.counted == "decisions":
            sentence = _(
                "A game is longest with {most}, {long} decisions, and shortest with {least},"
                " {short}."
            )
        yield say(sentence, most=most, least=least, long=mean_said(long[most]),
                  short=mean_said(long[least]))  # fmt: skip
    if not found:
        yield say(_("After so many games no two readings lie apart in who wins or how long it is."))


def _apart(less: Mean, more: Mean) -> bool:
    return bool(less.interval and more.interval and less.interval[1] < more.interval[0])


def _refused(refused: Mapping[str, str]) -> Iterator[str]:
    """Why other readings were not played."""
    for reading, why in refused.items():
        yield say(_("{reading} was not played: {why}"), reading=reading, why=why)


def _all_readings(option: str, readings: Mapping[str, Games]) -> Iterator[Table]:
    """Every figure of every reading, and how often games end in each way."""
    head, *body = reading_rows(option, readings)
    note = _(
        "Each figure stands with its own interval (95 of 100 cases). Whether two readings differ is"
        " for tabard compare to say: it knows that they had the same chance."
    )
    yield Table(say(_("All figures")), head, body, say(note))
    words = _frequent(readings)
    if words:
        body = [
            [reading, *(share_said(_ends_by(word)(games)) for word in words)]
            for reading, games in readings.items()
        ]
        yield Table(say(_("How games end")), [option, *map(ending_said, words)], body)
