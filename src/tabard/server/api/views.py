"""Rooms and games as the HTTP interface gives them."""

from __future__ import annotations

from dataclasses import asdict

from tabard.engine.game import Game
from tabard.engine.kinds import CHANCE
from tabard.engine.match.lines import Line
from tabard.engine.words import say
from tabard.players.thinks import weighed

from ..inn.rooms import Chair, Hint, Room, Summary
from . import models


def game(offered: Game) -> models.GameOut:
    """A game and its options."""
    options = [
        models.OptionOut(
            word=option.word,
            title=say(option.title),
            readings=list(option.readings),
            usual=option.usual,
            rules=list(option.rules),
            asked=option.asked,
        )
        for option in offered.options
    ]
    return models.GameOut(
        name=offered.name,
        title=say(offered.title),
        rules_version=offered.version,
        fewest=offered.seats[0],
        most=offered.seats[-1],
        options=options,
    )


def rules(offered: Game) -> list[models.RuleOut]:
    """The rule book."""
    return [
        models.RuleOut(number=rule.number, title=say(rule.title), text=say(rule.text))
        for rule in offered.book.rules
    ]


def summary(table: Summary) -> models.SummaryOut:
    """A table in a list."""
    return models.SummaryOut(
        table=table.table.id,
        game=table.table.game,
        title=table.title,
        begun=table.begun,
        over=table.table.over,
        open_places=table.open_places,
        people=list(table.people),
        created=table.table.created,
    )


def table(room: Room) -> models.TableOut:
    """A table as its viewer may know it."""
    match, result = room.match, room.match.result if room.match else None
    return models.TableOut(
        table=room.table.id,
        game=room.table.game,
        title=room.game.title,
        options=dict(room.table.options),
        clock=room.table.clock,
        stand_in=room.table.stand_in,
        listed=room.table.listed,
        hints=room.table.hints,
        delay=room.table.delay,
        begun=room.begun,
        over=room.over,
        version=room.version,
        moves=room.moves,
        phase=match.phase if match and not match.over else "",
        to_act=[seat_word(seat) for seat in room.awaited],
        clocks=[models.ClockOut(seat=s + 1, until=until) for s, until in room.clocks.items()],
        places=[_place(room, chair) for chair in room.chairs],
        you=_you(room),
        result=models.ResultOut(**asdict(result)) if result else None,
        rematch=room.table.rematch if room.me else None,
        deserted=room.deserted,
        trouble=room.trouble,
        fairness=models.FairnessOut(**vars(room.fairness)) if room.fairness else None,
    )


def _place(room: Room, chair: Chair) -> models.PlaceOut:
    waited = room.waited_for.get(chair.player)
    return models.PlaceOut(
        place=chair.player + 1,
        who=chair.who,
        name=chair.name,
        seats=[seat + 1 for seat in chair.seats],
        names=list(chair.names),
        stand_in=chair.gone,
        hints=chair.hints,
        away=chair.away,
        here=chair.here,
        votes=[other + 1 for other in waited.votes] if waited else [],
        number=chair.number,
    )


def _you(room: Room) -> models.YouOut | None:
    if room.player is None:
        return None
    questions = [
        models.QuestionOut(
            seat=q.seat + 1, question=q.number, at=q.at, until=q.until, form=q.form, seals=q.seals
        )
        for q in room.questions
    ]
    sealed = [
        models.SealedOut(seat=one.seat + 1, opens=one.opens, **vars(one.seal))
        for one in room.sealed
    ]
    return models.YouOut(
        place=room.player + 1,
        seats=[seat + 1 for seat in room.seats],
        questions=questions,
        sealed=sealed,
        can_undo=[seat + 1 for seat in room.can_undo],
        link_until=room.link_until,
    )


def hint(given: Hint) -> list[models.AdvisedOut]:
    """The moves that a hint names."""
    return [
        models.AdvisedOut(
            move=one.words,
            share=one.share,
            worth=one.worth,
            sentence=weighed(one.share, one.worth, only=len(given) == 1),
        )
        for one in given
    ]


def told(room: Room, since: int) -> models.ToldOut:
    """What happened, as the viewer may know it, from a row on."""
    rows = [vars(row) for row in room.match.tell(room.seats, since)] if room.match else []
    return models.ToldOut(since=since, version=room.version, told=rows)


def line_words(line: Line) -> str:
    """A move as it stands in a record."""
    return f"{seat_word(line.seat)} {line.words}"


def seat_word(seat: int) -> int | str:
    """How a seat is called: its number from 1, or ``chance``."""
    return "chance" if seat == CHANCE else seat + 1
