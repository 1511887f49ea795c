"""What has happened at a table, as one viewer may know it: the log with its fights, what came since
he decided last, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby

from tabard.drawn.changes import changed
from tabard.drawn.episodes import Episode, Line, Side, episodes
from tabard.drawn.scene import Face, Faces, Holding, Piece, Scene, scene_at
from tabard.drawn.sheet import Ink
from tabard.drawn.speaking import seat_said, thing, things_of, things_told, titled
from tabard.engine.game import Game, Source
from tabard.engine.kinds import SEATS
from tabard.engine.match import Match
from tabard.engine.match.story import Moment, moments, outcome
from tabard.engine.words import begun, n_, say

from .wishes import Wish

DECISIVE = 12  # so many turning points are told at the end
MARKED = 4  # so many of the newest lines are marked on the board
RECAPPED = 5  # so many lines say what a round brought the viewer
FILLED = 3  # up to so many, where that was less, also of what weighs nothing
EARLIER = 3  # so much that the same move brought is told above the newest of it
SHOWN = 80  # so much of the log is on the page; the rest is a click away


@dataclass(frozen=True)
class Entry:
    """A line of the log; ``things`` are the marks of what it speaks of. An ``episode`` is one entry
    with its lines ``within`` it, the first of them first; its number is that of its last line. The
    same that was told several ``times`` one upon another is one entry as well."""

    number: int
    sentence: str
    rule: str
    weight: int
    new: bool
    things: tuple[str, ...] = ()
    episode: Episode | None = None
    within: tuple[Entry, ...] = ()
    times: int = 1


Badge = tuple[Ink, str]  # a colour and a letter


Scored = tuple[int, str, int, tuple[Source, ...], list[tuple[float, float]]]


def shares(sources: tuple[Source, ...], most: int) -> list[tuple[float, float]]:
    """Where each source begins on a bar of 100 that is as long as the most points, and how wide it
    is; what takes points away has no part of it."""
    found, at = [], 0.0
    for points in (one.points for one in sources if one.points > 0):
        wide = 100 * points / most
        found.append((round(at, 2), round(max(0.0, wide - 0.4), 2)))
        at += wide
    return found


def _entry_of(episode: Episode, lines: list[Entry]) -> Entry:
    """All lines of an episode as one entry."""
    last = lines[-1]
    things = dict.fromkeys(mark for line in lines for mark in line.things)
    weight = max(line.weight for line in lines)
    sentence = begun(episode.opening.sentence)
    within = tuple(lines)
    return Entry(
        last.number,
        sentence,
        episode.opening.rule,
        weight,
        last.new,
        tuple(things),
        episode,
        within,
    )


@dataclass
class Past:
    """What has happened, for whoever sits in these ``seats`` (none: a spectator); the seat of them
    that is asked now (``asks``); whether one can only look (``still``). The ``scene`` and the
    ``badges`` of the seats tell whose a thing is."""

    match: Match
    seats: tuple[int, ...]
    asks: int | None
    wish: Wish
    still: bool
    scene: Scene | None
    badges: Mapping[int, Holding]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    # --- the log ----------------------------------------------------------------------------------

    @cached_property
    def log(self) -> list[Entry]:
        """What happened, as the viewer may know it; the newest first. New is what came since."""
        lines = {number: entry for number, entry in self._lines.items() if entry.sentence}
        for episode in self._episodes:
            own = [lines.pop(at) for at in range(episode.first, episode.last + 1) if at in lines]
            if own:
                lines[own[-1].number] = own[0] if len(own) == 1 else _entry_of(episode, own)
        shown = [lines[number] for number in sorted(lines) if number >= self._shown]
        return [*reversed(self.together(shown))]

    def spoken_of(self, number: int) -> tuple[str, ...]:
        """The marks of what a line of the newest episode speaks of, beside its sides."""
        line, sides = self._lines.get(number), self.episode.sides if self.episode else []
        shown = {thing(side.kind, side.value) for side in sides}
        return tuple(mark for mark in line.things if mark not in shown) if line else ()

    def together(self, entries: Iterable[Entry]) -> list[Entry]:
        """These entries, the first first; of what is alike and came one upon another, one."""
        found: list[list[Entry]] = []
        run: dict[tuple[object, ...], list[Entry]] = {}
        event = -1
        for one in entries:
            row = self._rows[one.number]
            if one.episode or row[0] != event:
                run, event = {}, -1 if one.episode else row[0]
            alike = (one.new, one.episode and one.number, *self.game.book.events.alike(row))
            if alike not in run:
                found.append(run.setdefault(alike, []))
            run[alike].append(one)
        return [own[0] if len(own) == 1 else self._as_one(own) for own in found]

    @staticmethod
    def said_once(lines: Iterable[Line]) -> list[tuple[Line, int]]:
        """Lines of an episode, and how many times each was said one upon another."""
        each = [[*own] for _said, own in groupby(lines, key=lambda line: line.sentence)]
        return [(own[0], len(own)) for own in each]

    def _as_one(self, alike: list[Entry]) -> Entry:
        """Entries that are alike, as one; how many they are, where their sentence does not say."""
        rows = [self._rows[one.number] for one in alike]
        said = begun(self.game.book.events.explain_all(rows, self.match.name))
        things = tuple(dict.fromkeys(mark for one in alike for mark in one.things))
        times = len(alike) if said == alike[0].sentence else 1
        return replace(alike[-1], sentence=said, things=things, times=times)

    @cached_property
    def _lines(self) -> dict[int, Entry]:
        """Those of the page, by their numbers."""
        return self._read(min([self._shown, *(one.first for one in self._episodes)]))

    def _lines_since(self, first: int) -> dict[int, Entry]:
        """Those since a line: mostly they are on the page, and are not put into words again."""
        if first >= next(iter(self._lines), self.told):
            return {number: one for number, one in self._lines.items() if number >= first}
        return self._read(first)

    def _read(self, first: int) -> dict[int, Entry]:
        """No more of them than are wanted: a log grows long."""
        since = self._since
        return {
            number: Entry(
                number,
                begun(row.sentence),
                row.rule,
                row.weight,
                number >= since,
                things_told(self.game, row),
            )
            for number, row in enumerate(self.match.tell(self.seats, first), first)
        }

    @property
    def _since(self) -> int:
        """From which line on all is new: since the viewer looked last, or, if that is longer ago,
        since he decided last; for what comes while he looks elsewhere on the page is not seen."""
        looked = self.wish.since if self.wish.since >= 0 else self.told
        return looked if self.still else min(looked, self._decided)

    @cached_property
    def _episodes(self) -> list[Episode]:
        return episodes(self.match, self.seats, self._shown)

    @property
    def _shown(self) -> int:
        """The first line of the log that is on the page."""
        return 0 if self.wish.whole else max(0, self.told - SHOWN)

    @property
    def cut(self) -> bool:
        """Is a part of the log not on the page?"""
        return self._shown > 0

    @cached_property
    def episode(self) -> Episode | None:
        """The newest fight, landfall or loss since the viewer decided last that is his own, else
        one that names him, else the newest of all; or one that still goes on. Whoever has no seat
        sees the newest since anybody decided, and in a replay that of the move."""
        return max(self._recent, key=lambda one: (self._concerns(one), one.last), default=None)

    @cached_property
    def earlier(self) -> list[Episode]:
        """What else the viewer's own last move brought him, before another has decided: what he
        clicked upon first, then what followed by itself."""
        after = [at for seat, at in self.match.told_before.items() if seat not in self.seats]
        until = min((at for at in after if at > self._decided), default=self.told)
        own = [one for one in self._recent if one.first < until and self._concerns(one) == 2]
        return [one for one in own if one is not self.episode][:EARLIER]

    @property
    def earlier_said(self) -> list[str]:
        """Each of that in a sentence or two."""
        return [self._in_short(one) for one in self.earlier]

    @staticmethod
    def _in_short(one: Episode) -> str:
        return " ".join(map(begun, (one.said, *one.brought)))

    @property
    def beside_it(self) -> list[Episode]:
        """What else came about since then; what is the viewer's own first."""
        apart = [self.episode, *self.earlier]
        others = [one for one in self._recent if all(one is not other for other in apart)]
        return sorted(others, key=self._concerns, reverse=True)

    @cached_property
    def meanwhile(self) -> list[Entry]:
        """What else has come about since then, beside that one: other fights, lines that weigh
        something (a city is given back, Rome declines), and what others did at places. In the order
        in which it came."""
        if self.still or self.match.over:
            return []
        lines, found = self._lines_since(self._decided), []
        for other in self.beside_it:
            within = [lines[at] for at in range(other.first, other.last + 1) if at in lines]
            if within:
                last, weight = within[-1], max(1, *(one.weight for one in within))
                said = self._in_short(other)
                found.append(replace(last, sentence=said, weight=weight, episode=other))
        apart = (*([self.episode] if self.episode else ()), *self.earlier, *self.beside_it)
        within_one = {at for one in apart for at in range(one.first, one.last + 1)}
        told = [one for one in lines.values() if one.weight or self._others_did(one)]
        beside = [one for one in told if one.sentence and one.number not in within_one]
        return sorted([*found, *self.together(beside)], key=lambda one: one.number)

    def _others_did(self, one: Entry) -> bool:
        """Does a line speak of a place, and not of the viewer, once others have decided?"""
        last = [at for seat, at in self.match.told_before.items() if seat not in self.seats]
        others = max(last, default=0) > self._decided
        there = not self._places.isdisjoint(one.things)
        return others and there and not self._names_me(one.number)

    @cached_property
    def _places(self) -> set[str]:
        """The marks of the places of the board."""
        spots = self.scene.spots if self.scene else []
        return {mark for spot in spots for mark in things_of(spot.names)}

    @cached_property
    def above_all(self) -> Entry | None:
        """What of that weighs most, and is newest; unless all win or lose together, what is the
        viewer's comes before that, and of his what came first: the answer to what he did."""
        return max(self.meanwhile, key=self._foremost, default=None)

    def _foremost(self, one: Entry) -> tuple[bool, int, int]:
        mine = not self.game.together and self._is_mine(one)
        return mine, one.weight, -one.number if mine else one.number

    @property
    def scene_leads(self) -> bool:
        """Does the scene come before all else? Not one of others' where something that is the
        viewer's came about beside it: soldiers killed his chief, say."""
        one, shown = self.above_all, self.episode
        return not (one and shown and self._concerns(shown) < 2 and self._foremost(one)[0])

    @property
    def above_all_said(self) -> str:
        """The same in few words: of a fight what weighs of how it came out."""
        if not (one := self.above_all):
            return ""
        came = [line for line in one.episode.results if line.weight] if one.episode else []
        if not one.episode or not came:
            return one.sentence
        return " ".join(map(begun, (came[-1].sentence, *one.episode.brought)))

    @property
    def meanwhile_said(self) -> str:
        """How much more that is."""
        more = n_(
            "{count} more headline since your last move",
            "{count} more headlines since your last move",
        )
        return say(more, count=len(self.meanwhile) - 1)

    @property
    def _decided(self) -> int:
        """How much had been told when the viewer decided last; all of it, if he never did."""
        decided = [at for seat, at in self.match.told_before.items() if seat in self.seats]
        return max(decided, default=self.told)

    @cached_property
    def _recent(self) -> list[Episode]:
        if self.match.over:
            return []
        before = self.match.told_before
        own = [told for seat, told in before.items() if seat in self.seats or not self.seats]
        since = self.wish.since if self.still else max(own, default=0)
        scenes = [one for one in self._episodes if one.is_a_scene]
        recent = [one for one in scenes if one.last >= since]
        return recent or [one for one in scenes[-1:] if not one.results]

    @cached_property
    def recap(self) -> list[Entry]:
        """What the last round brought the viewer, in few lines; until he decides in the new one:
        what weighs most of what names his seat or what is his or was; of several alike that weigh
        the same one after all others. Of what weighs nothing, few lines where that was less."""
        own = [one for one in self._of_last_round if one.weight][:RECAPPED]
        light = [one for one in self._of_last_round if not one.weight]
        return sorted([*own, *light[: max(0, FILLED - len(own))]], key=lambda one: one.number)

    @property
    def beyond_recap(self) -> str:
        """How much more of it weighs something and is the viewer's."""
        count = sum(one.weight > 0 for one in self._of_last_round) - RECAPPED
        more = n_(
            "and {count} more of yours under “What happened”",
            "and {count} more of yours under “What happened”",
        )
        return say(more, count=count) if count > 0 else ""

    @cached_property
    def _of_last_round(self) -> list[Entry]:
        """All lines of it that are the viewer's and could be told again, the foremost first."""
        if not self._last_round:
            return []
        lines = self._lines_since(self._last_round.start)
        events, rows = self.game.book.events.all, self._rows
        told = [number for number in self._last_round if not events[rows[number][0]].scores]
        last = [lines[number] for number in told if lines[number].sentence]
        last = [one for one in last if self._was_his(one)]
        alike: dict[int, int] = {}
        rank = {}
        for one in last:
            kind = rows[one.number][0]
            alike[kind] = alike.get(kind, 0) + 1
            rank[one.number] = (one.weight, -alike[kind])
        return sorted(last, key=lambda one: rank[one.number], reverse=True)

    @cached_property
    def changes(self) -> list[str]:
        """What that round has changed of what the viewer has, beside what he had."""
        if len(self._held_then) < 2:
            return []
        before, after = self._held_then
        was = {(one.seat, one.title): one.facts for one in before}
        facts = ((was.get((one.seat, one.title), ()), one.facts) for one in after)
        return [one for old, new in facts for one in changed(old, new)]

    @cached_property
    def _held_then(self) -> list[list[Holding]]:
        """What the viewer held when that round began, and when it was over."""
        began = [number for number, _table in self.match.rounds]
        if not self._last_round or began != self._round_began[-2:]:
            return []
        scenes = [scene_at(self.match, self.seats, table) for _number, table in self.match.rounds]
        return [
            [one for one in scene.holdings if one.seat in self.seats] for scene in scenes if scene
        ]

    def _was_his(self, one: Entry) -> bool:
        """Is a line of that round the viewer's, or does it speak of what he had before it?"""
        return self._is_mine(one) or not self._had_then.isdisjoint(one.things)

    @cached_property
    def _had_then(self) -> set[str]:
        """The marks of what the viewer held before that round and after it."""
        cards = [card for held in self._held_then for one in held for card in one.cards]
        return {mark for card in cards for mark in things_of(card.names)}

    @cached_property
    def points(self) -> list[str]:
        """What that round brought everybody in points, added up by what they are for; the viewer's
        own first."""
        events, found = self.game.book.events, dict[tuple[int, ...], list[int]]()
        for number in self._last_round:
            row = self._rows[number]
            if place := events.all[row[0]].scores_at:
                together = bool(events.all[row[0]].together)
                key = events.alike(row) if together else (*row[:place], *row[place + 1 :])
                found.setdefault(key, []).append(number)
        own_first = sorted(found.values(), key=lambda numbers: not self._names_me(numbers[0]))
        return [self._added_up(numbers) for numbers in own_first]

    def _added_up(self, numbers: list[int]) -> str:
        """Lines that differ in their points alone, or may be told together, as one."""
        rows, events = [self._rows[number] for number in numbers], self.game.book.events
        if events.all[rows[0][0]].together:
            return begun(events.explain_all(rows, self.match.name))
        row = [*rows[0]]
        place = events.all[row[0]].scores_at
        row[place] = sum(self._rows[number][place] for number in numbers)
        return begun(events.explain(row, self.match.name).sentence)

    @cached_property
    def _last_round(self) -> range:
        """The lines of the round that is over, until the viewer decides in the new one."""
        began, before = self._round_began, self.match.told_before
        if self.still or self.match.over or len(began) < 2 or self.asks is None:
            return range(0)
        decided = began[-1] < before.get(self.asks, 0)
        return range(0) if decided else range(began[-2] + 1, began[-1])

    @property
    def round_said(self) -> str:
        """Which round that was, as the line began that opened it: “Chapter 2”."""
        began = self._round_began[-2]
        return self._lines_since(began)[began].sentence.partition(":")[0].rstrip(".")

    @cached_property
    def _round_began(self) -> list[int]:
        """The lines with which rounds of the whole table began."""
        events = self.game.book.events.all
        rows = self.match.told_rows
        return [number for number, row in enumerate(rows) if events[row[0]].begins]

    def _is_mine(self, one: Entry) -> bool:
        """Does a line name the viewer's seat, or something that is his?"""
        return self._names_me(one.number) or not self._own.isdisjoint(one.things)

    def _names_me(self, number: int) -> bool:
        """Does a line name the viewer's seat?"""
        return not self._seats_of(self._facts_of(number)).isdisjoint(self.seats)

    def _facts_of(self, number: int) -> list[tuple[str, int]]:
        """What a line names: of which kind, and which of them."""
        row = self._rows[number]
        facts = zip(self.game.book.events.all[row[0]].facts, row[1:], strict=False)
        return [(kind.kind, value) for (_key, kind), value in facts]

    def _seats_of(self, facts: list[tuple[str, int]]) -> set[int]:
        kinds = (self.game.seat_kind.kind, SEATS.kind)
        return {value for kind, value in facts if kind in kinds}

    def _concerns(self, episode: Episode) -> int:
        """How much it concerns the viewer: its beginning or end names his seat, or a side is his
        (2); a line names his seat (1: he rolled a die of another's, say); it does not (0)."""
        if self.still:
            return 0
        weighty = [episode.opening.number, *(line.number for line in episode.results)]
        mine = {(one.ink, one.letter) for seat in self.seats if (one := self.badges.get(seat))}
        if any(map(self._names_me, weighty)) or any(
            self.badge_of(side) in mine
            or thing(side.kind, side.value) in self._own
            or self._was_mine(side, episode.first)
            for side in episode.sides
        ):
            return 2
        return int(any(map(self._names_me, range(episode.first, episode.last + 1))))

    def _was_mine(self, side: Side, before: int) -> bool:
        """Was it his that is not on the table any more, of what can be held? Whose it was says the
        last line of those before that names it beside a seat."""
        if side.kind.kind not in self._held or self.badge_of(side) != ("", ""):
            return False
        for number in range(before - 1, -1, -1):
            if side.value not in self._rows[number]:
                continue  # a long game has thousands of lines, and this is asked for every page
            facts = self._facts_of(number)
            if (side.kind.kind, side.value) in facts and (named := self._seats_of(facts)):
                return named <= set(self.seats)
        return False

    @cached_property
    def _held(self) -> set[str]:
        """The kinds of all that anybody holds."""
        holdings = self.scene.holdings if self.scene else []
        cards = [card for one in holdings if one.seat is not None for card in one.cards]
        return {kind.kind for card in cards for kind, _value in card.names}

    @cached_property
    def _own(self) -> set[str]:
        """The marks of all that the viewer holds, on the board and beside it."""
        holdings = self.scene.holdings if self.scene else []
        own = [one for one in holdings if one.seat is not None and one.seat in self.seats]
        return {mark for one in own for card in one.cards for mark in things_of(card.names)}

    @cached_property
    def _rows(self) -> list[list[int]]:
        return self.match.told_to(self.seats)

    def badge_of(self, side: Side) -> Badge:
        """The colour and letter by which one knows a side."""
        known = self._known_by(side)
        return (known.ink, known.letter) if known else ("", "")

    def face_of(self, side: Side) -> Face | None:
        """How a side is drawn: as it is wherever one speaks of it, or as what one knows it by."""
        known, board = self._known_by(side), self.game.board
        faces: Faces = board().faces if board else {}
        own = faces.get(thing(side.kind, side.value))
        if own:
            return replace(own, ink=known.ink) if known else own
        return Face(known.symbol, known.ink) if known and known.symbol else None

    def _known_by(self, side: Side) -> Holding | Piece | None:
        """By what one knows a side: its seat, its pieces, or whoever is called the same."""
        kinds = (self.game.seat_kind.kind, SEATS.kind)
        seat = self.badges.get(side.value) if side.kind.kind in kinds else None
        mark, word = thing(side.kind, side.value), side.kind.word(side.value)
        things: list[Holding | Piece] = []
        if self.scene:
            things += [*self.scene.holdings, *self.scene.pieces]
        known = [one for one in things if one.letter or one.ink]
        own = [one for one in known if mark in things_of(one.names)]
        own += [one for one in known if word in {kind.word(value) for kind, value in one.names}]
        return seat or next(iter(own), None)

    @property
    def told(self) -> int:
        """How much has been told."""
        return len(self.match.told_rows)

    def just_told(self, marks: tuple[str, ...]) -> bool:
        """Does the newest that was told since the last look speak of this thing?"""
        return not self._told_last.isdisjoint(marks)

    @cached_property
    def _told_last(self) -> set[str]:
        newest = [entry for entry in self.log if entry.new][:MARKED]
        return {mark for entry in newest for mark in entry.things}

    # --- the end ----------------------------------------------------------------------------------

    @property
    def outcome(self) -> str:
        """Who won or lost; empty while the game goes on."""
        return begun(outcome(self.match)) if self.match.over else ""

    @property
    def decisive(self) -> list[Moment]:
        """The moments that decided it."""
        return moments(self.match, DECISIVE, self.seats) if self.match.over else []

    @property
    def because(self) -> str:
        """What was told last under the rule by which the game ended: whose city, which tribe."""
        result = self.match.result
        if result is None:
            return ""
        told = self.match.tell(self.seats)
        last = (row.sentence for row in reversed(told) if row.rule == result.rule)
        return begun(next(last, ""))

    @property
    def scored(self) -> list[Scored]:
        """The seats by their places, with what their scores are made of."""
        result = self.match.result
        if result is None or not any(result.sources):
            return []
        most = max(1, *(sum(max(0, one.points) for one in of) for of in result.sources))
        order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
        return [
            (
                result.places[seat],
                titled(seat_said(self.match, seat)),
                result.scores[seat],
                result.sources[seat],
                shares(result.sources[seat], most),
            )
            for seat in order
        ]

    @property
    def made_of(self) -> dict[int, str]:
        """For each place in the ranking, what those scores are made of."""
        return {
            number: ", ".join(source.sentence for source in sources)
            for number, (_place, _name, _score, sources, _widths) in enumerate(self.scored)
        }

    @property
    def ranking(self) -> list[tuple[int, str, int]]:
        """Place, name and score of each seat, where they differ."""
        result = self.match.result
        if result is None or len({*result.places}) < 2 or not result.scores:
            return []
        order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
        return [
            (result.places[s], titled(seat_said(self.match, s)), result.scores[s]) for s in order
        ]
