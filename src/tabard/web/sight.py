"""What one viewer sees of a match, ready to be drawn.

Built from the match as the viewer's seats may know it; nothing else reaches the templates.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import islice
from math import hypot

from tabard.drawn.foretelling import foretold
from tabard.drawn.saying import saying_of
from tabard.drawn.scene import Card, Face, Faces, Holding, Name, Piece, Scene, Spot, Stake, scene_of
from tabard.drawn.sheet import Look, Sheet, draw
from tabard.drawn.speaking import (
    move_said,
    row_said,
    seat_said,
    spaced,
    thing,
    things_of,
    titled,
    verb_titled,
)
from tabard.engine.actions import Row
from tabard.engine.draft import rows_to_play
from tabard.engine.game import Game
from tabard.engine.kinds import OPEN
from tabard.engine.match import Match, Refused, Unclear, choosing
from tabard.engine.match.now import phase_on_top
from tabard.engine.moves import Move, read_move
from tabard.engine.secrecy.secrets import view
from tabard.engine.state import Record
from tabard.engine.words import _, begun, in_a_row, listed, say, seat_called

from .asking import (
    Answer,
    not_now,
    said_once,
    why_from,
    why_not_further,
    why_nothing_leads,
    why_thing,
    why_words,
)
from .choices import Choice, Doing, Group, Lit, doing
from .ground import Ground, ground_of
from .past import Past
from .rule_book import Found, looked_up
from .wishes import Wish

FIRST_DECISIONS = 6  # so long somebody is reminded of how one wins

GOOD_AT = 4  # so many sentences say what somebody is good at
TRIED = 6  # so many moves are tried for what they change
LISTED = 8  # so many places are listed; more are picked on the board, or from a list behind it
LED = 4  # so many moves say why they lead to no place that is asked about
PICKED = 9  # so many choices are asked beside a place of the board


@dataclass(frozen=True)
class Explained:
    """A thing that was asked about: what it is, and why it cannot be picked."""

    name: str
    lines: tuple[str, ...]
    answers: tuple[Answer, ...] = ()
    face: Face | None = None


Place = tuple[float, float]  # on the board, in its own units


def nearest(spots: list[Spot], piece: Piece) -> Spot:
    """The place upon which a piece lies."""
    return min(spots, key=lambda spot: hypot(spot.x - piece.x, spot.y - piece.y))


@dataclass
class Sight:
    """What these ``seats`` (none: a spectator) see of a match. Those ``asked`` must decide now, and
    ``asks`` is the first of them; ``still`` is a table that can only be looked at (a replay).
    ``trouble`` is what was wrong with what was said; at a device that several ``share`` they are
    asked by name. All wait for those ``awaited`` (None: for whom the match says), in the
    ``opening`` only for their seals."""

    match: Match
    seats: tuple[int, ...]
    asked: tuple[int, ...] = ()
    wish: Wish = field(default_factory=Wish)
    still: bool = False
    trouble: Answer | None = None
    share: bool = False
    awaited: tuple[int, ...] | None = None
    opening: bool = False

    def __post_init__(self) -> None:
        self.match.row_said = partial(row_said, self.match)
        self.asks = self.asked[0] if self.asked and not self.still else None
        self.doing = self._doing()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    # --- what lies on the table -----------------------------------------------------------------

    @cached_property
    def scene(self) -> Scene | None:
        """What the game draws, if it draws."""
        return scene_of(self.match, self.seats, seen=self._view)

    @cached_property
    def sheet(self) -> Sheet:
        """The table in text."""
        return draw(self.match, self.seats, self._look)

    @property
    def _look(self) -> Look:
        return Look(roomy=True, asked=(self.asks,) if self.asks is not None else ())

    @cached_property
    def _about(self) -> Mapping[str, list[str]]:
        """What the game tells of each thing, by its word."""
        return draw(self.match, self.seats, replace(self._look, only="about")).about

    @cached_property
    def _faces(self) -> Faces:
        """How things are drawn, by their marks."""
        return self.game.board().faces if self.game.board and self.scene else {}

    def face(self, marks: Iterable[str]) -> Face | None:
        """How the first of these things is drawn that has a face."""
        return next((self._faces[mark] for mark in marks if mark in self._faces), None)

    def drawn(self, group: Group) -> dict[str, Face]:
        """How the choices of a group are drawn, by their words, where that tells them apart."""
        each = {one.words: face for one in group.choices if (face := self.face(one.things))}
        return each if len(group.choices) == 1 or len({*each.values()}) > 1 else {}

    @cached_property
    def stage(self) -> str:
        """How far the game is, in a few words; where no question says it, what is going on too."""
        title = self.scene.title if self.scene else ""
        title = title or "".join(part for _ink, part in self.sheet.title)
        stage = begun(title.strip().removeprefix(self.game.title).strip(" ,·"))
        if self.scene is None:
            return stage
        if self.scene.whose is not None:
            who = seat_said(self.match, self.scene.whose)
            stage = say(_("{stage} of {who}"), stage=stage, who=who)
        return in_a_row([stage, *(self.scene.now if self.still else ())])

    @cached_property
    def past(self) -> Past:
        """What has happened, and how it ended."""
        scene, badges = self.scene, self.badges
        return Past(self.match, self.seats, self.asks, self.wish, self.still, scene, badges)

    @property
    def says(self) -> bool:
        """Does the game say its moves in sentences and questions of its own?"""
        return bool(saying_of(self.game).asks)

    # --- who decides, and what ------------------------------------------------------------------

    @cached_property
    def _rows(self) -> list[Row]:
        """The rows that whoever is asked may play now."""
        return [] if self.asks is None else self.match.rows(self.asks)

    def _doing(self) -> Doing:
        if self.asks is None:
            return Doing()
        try:
            wish = self.wish
            said = wish.said, wish.at, wish.onto
            return doing(self.match, self.asks, *said, self.ground, self._rows)
        except Unclear as unclear:
            self.trouble = Answer(self.wish.said, str(unclear))
        except Refused:
            self.trouble = why_words(self.match, self.asks, self.wish.said)
        return doing(self.match, self.asks, ground=self.ground, rows=self._rows)

    @cached_property
    def ground(self) -> Ground:
        """What lies on the board, and who acts upon it."""
        return ground_of(self.scene, saying_of(self.game).here)

    @property
    def turn(self) -> str:
        """Whose turn it is, for the title of a tab."""
        if self.match.over:
            return say(_("Over"))
        if self.asks is not None:
            return "● " + say(_("Your turn"))
        return begun(say(_("{who} decides"), who=self._awaited))

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats for which all wait."""
        return self.match.to_act if self.awaited is None else self.awaited

    @property
    def _awaited(self) -> str:
        return listed(seat_said(self.match, seat) for seat in self.waits_for)

    @property
    def phase(self) -> str:
        """What is going on, by its name."""
        phase = phase_on_top(self.game, self.match.state)
        return spaced(self.game.sequence.names.name(phase.number))

    @property
    def _phase_word(self) -> str:
        phase = phase_on_top(self.game, self.match.state)
        return self.game.sequence.names.word(phase.number)

    @cached_property
    def question(self) -> str:
        """What the viewer must decide, or for whom everybody waits."""
        if self.match.over:
            return say(_("The game is over."))
        if self.opening:
            sentence = _("The seal of {who} waits for the browser in which it was made.")
            return say(sentence, who=self._awaited)
        if self.asks is None:
            return say(_("Waiting for {who}: {phase}."), who=self._awaited, phase=self.phase)
        can = {row.verb.word for row in self._rows}
        turn = saying_of(self.game).turn(self._phase_word, can)
        decides = self.scene.decides if self.scene else self.sheet.decides
        who = titled(decides or seat_said(self.match, self.asks))
        if turn and len(self.seats) == 1 and not decides and not self.share:
            return say(_("Your turn: {turn}."), turn=say(turn))
        return say(_("{who}, you decide: {phase}."), who=who, phase=say(turn or self.phase))

    @cached_property
    def tip(self) -> str:
        """The sentence that explains this decision to somebody new; none that says little more than
        the question."""
        if self.asks is None:
            return ""
        if self.doing.whole:
            return ""
        if self.doing.said:
            return say(_("Back takes one piece of the move back."))
        if self.stakes:
            return ""
        tip = say(phase_on_top(self.game, self.match.state).tip)
        words, asked = (set(re.findall(r"\w+", one.lower())) for one in (tip, self.question))
        return tip if len(words - asked) * 4 > len(words) else ""

    @property
    def how_one_wins(self) -> str:
        """That, for whoever has decided little yet."""
        decided = sum(line.seat in self.seats for line in self.match.lines)
        new = self.asks is not None and decided < FIRST_DECISIONS
        if not new or self.game.pitch is None:
            return ""
        return say(self.game.pitch.wins, **self.game.readings(self.match.state))

    @property
    def stakes(self) -> tuple[Stake, ...]:
        """What is at stake in what the viewer must decide."""
        return self.scene.stakes if self.scene and self.asks is not None else ()

    @property
    def proposals(self) -> list[str]:
        """Moves of others that wait, wholly said, for somebody's answer; with what they bring."""
        return [
            self._proposed(seat, move) for seat, move in self.match.proposals if seat != self.asks
        ]

    def _proposed(self, seat: int, move: Move) -> str:
        who, what = seat_said(self.match, seat), move_said(self.match, move, self.asks)
        said = say(_("{seat} proposes: {move}."), seat=titled(who), move=what)
        return f"{said} {saying_of(self.game).note(self._view, move)}".rstrip()

    @property
    def sealed(self) -> list[str]:
        """The viewer's own answers that nobody else may read yet."""
        if self.still or self.match.over:
            return []
        own = self.match.sealed_of(self.seats)
        moves = [read_move(self.game.actions, line.words, exact=True) for line in own]
        return [move_said(self.match, move) for move in moves]

    @cached_property
    def missing(self) -> list[tuple[str, str]]:
        """The verbs of this phase that cannot be used now: their words and what they are called."""
        if self.asks is None or self.doing.said or self.doing.at:
            return []
        verbs = not_now(self.match, self.asks, self._rows)
        return [(verb.word, verb_titled(self.game, verb)) for verb in verbs]

    # --- asked about ----------------------------------------------------------------------------

    @cached_property
    def answer(self) -> Answer | None:
        """The answer to what was asked in words; or what was wrong with what was said."""
        if self.wish.why and self.asks is not None:
            return why_words(self.match, self.asks, self.wish.why)
        if self.wish.why:
            return Answer(self.wish.why, say(_("It is not up to you now.")))
        if self.wish.late == "decided":
            return Answer("", say(_("That was decided already, and otherwise; look again.")))
        if self.wish.late:
            return Answer("", say(_("The table had moved on when that came; look again.")))
        return self.trouble

    @cached_property
    def explained(self) -> Explained | None:
        """What was pointed at, explained."""
        marks = self.wish.about or self.doing.at
        if not marks:
            return None
        own = set(marks.split(","))
        found = [(name, lines) for name, lines, theirs in self._things() if own & set(theirs)]
        if not found:
            return None
        answers: list[Answer] = []
        can = {*self.doing.lit, *self._waiting}
        if self.wish.about and self.asks is not None and can.isdisjoint(own):
            for mark in (*marks.split(","), *self._own_upon(own)):
                answers += self._why_not(self.asks, mark)
            if own & self._said:
                answers = [Answer(self.doing.said_as, say(_("It is part of this already.")))]
        lines = tuple(dict.fromkeys(line for _name, own_lines in found for line in own_lines))
        return Explained(found[0][0], lines, said_once(answers), self.face(own))

    @property
    def shows_first(self) -> bool:
        """Was a thing pointed at that is the answer to what is asked? It is shown, and the answer
        waits with it to be made."""
        shown = self.explained is not None
        return shown and not self._waiting.isdisjoint(self.wish.about.split(","))

    @property
    def _waiting(self) -> set[str]:
        """The marks of what the move names that only waits to be made."""
        return self._said if self.doing.whole else set()

    @cached_property
    def _said(self) -> set[str]:
        """The marks of all that the move names that is being said, whoever has filled it in."""
        if self.asks is None or not self.doing.said:
            return set()
        move = choosing.begun(self.match, self.asks, self.doing.said)
        filled = zip(move.verb.fields, move.values, strict=True)
        return {*things_of((kind, value) for (_key, kind), value in filled if value != OPEN)}

    def _why_not(self, seat: int, mark: str) -> Iterable[Answer]:
        """Why what was begun cannot lead to this thing; with nothing begun, or where nothing that
        was begun speaks of it, why it cannot be picked, or some moves that cannot lead there."""
        further: list[Answer] = []
        if self.doing.said:
            further = list(why_not_further(self.match, seat, self.doing.said, mark))
        elif self.doing.at:
            further = list(why_from(self.match, seat, self.doing.origin, mark))
        further = further or list(why_thing(self.match, seat, mark))
        return further or islice(why_nothing_leads(self.match, seat, mark), LED)

    def _own_upon(self, marks: set[str]) -> tuple[str, ...]:
        """The marks of the viewer's own pieces that lie upon a place with these marks and cannot be
        picked: whoever points at one points at the place."""
        scene, badge = self.scene, self.badges.get(self.asks) if self.asks is not None else None
        if scene is None or badge is None or not scene.spots:
            return ()
        found: dict[str, None] = {}
        for piece in scene.pieces:
            own = (piece.ink, piece.letter) == (badge.ink, badge.letter)
            if own and marks & {*things_of(nearest(scene.spots, piece).names)}:
                found |= dict.fromkeys(things_of(piece.names))
        return tuple(mark for mark in found if mark not in self.doing.lit)

    def upon(self, spot: Spot) -> list[Piece]:
        """The pieces that stand for the place upon which they lie."""
        return self._upon.get(spot.names, [])

    @cached_property
    def _upon(self) -> dict[tuple[Name, ...], list[Piece]]:
        found: dict[tuple[Name, ...], list[Piece]] = {}
        spots, pieces = (self.scene.spots, self.scene.pieces) if self.scene else ([], [])
        for piece in pieces if spots else ():
            if piece.elsewhere or self._means_nothing(piece):
                found.setdefault(nearest(spots, piece).names, []).append(piece)
        return found

    def _means_nothing(self, piece: Piece) -> bool:
        """Does a piece that goes by a name lie there, and nothing can be done with it now?"""
        marks = things_of(piece.names)
        return bool(marks) and not self.lit(marks) and not self.chosen(marks)

    def _things(self) -> Iterable[tuple[str, tuple[str, ...], tuple[str, ...]]]:
        """Everything that can be pointed at: its name, sentences about it, its marks."""
        if self.scene is None:
            for cell in self.sheet.cells:
                about = tuple(self.sheet.about.get(cell.word, ()))
                yield cell.name, (*filter(None, (cell.spoken,)), *about), self.marks_of(cell.word)
            return
        for spot in self.scene.spots:
            lines = (*filter(None, (spot.spoken,)), *spot.about)
            yield spot.name, lines, things_of(spot.names)
        for holding in self.scene.holdings:
            for card in holding.cards:
                lines = (*card.lines, *filter(None, (card.spoken,)), *self._about_card(card))
                yield card.title, lines, things_of(card.names)
        for piece in self.scene.pieces:  # last, for a card has a title, and a piece a sentence
            yield piece.spoken, (), things_of(piece.names)

    def _about_card(self, card: Card) -> Iterable[str]:
        """What the game says of a card when it is asked, and its face does not."""
        for kind, value in card.names[:1]:
            for line in self._about.get(kind.word(value), ()):
                if not any(line.endswith(shown) for shown in card.lines):
                    yield begun(line)

    def marks_of(self, word: str) -> tuple[str, ...]:
        """The marks of a thing that is known by its word alone."""
        return self._words.get(word, ())

    @cached_property
    def _words(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, dict[str, None]] = {}
        for verb in self.game.actions.verbs:
            for _key, kind in verb.fields:
                for value in kind.numbers if kind.kind != "number" else ():
                    found.setdefault(kind.word(value), {})[thing(kind, value)] = None
        return {word: tuple(marks) for word, marks in found.items()}

    def chosen(self, marks: tuple[str, ...]) -> bool:
        """Was one of the things with these marks picked?"""
        return not self._chosen.isdisjoint(marks)

    @cached_property
    def _chosen(self) -> set[str]:
        return self.doing.chosen

    def lit(self, marks: tuple[str, ...]) -> Lit | None:
        """What picking the thing with these marks does; None where it cannot be picked."""
        can = self.doing.lit
        found = [can[mark] for mark in marks if mark in can]
        if len(found) < 2:
            return next(iter(found), None)
        own = [one for one in found if not one.aside] or found
        if len(own) == 1:
            return own[0]
        begins = any(one.begins for one in own)
        onto = bool(self.doing.at) and not own[0].aside
        return Lit(begins=begins, aside=own[0].aside, onto=onto)

    def leads(self, marks: tuple[str, ...]) -> dict[str, str]:
        """Where a click upon the thing with these marks leads, as the attributes of its link: to a
        move, to half a move, to the moves that begin or end there, back, or to why it cannot be
        picked. The first click upon a thing shows what it is, with the move that is its answer; one
        that goes on with what was picked before makes it."""
        lit, these = self.lit(marks), ",".join(marks)
        if lit is None and self.chosen(marks):
            return {"href": self.back}
        if lit is None:
            doing = self.doing
            return {"href": self.link(about=these, said=doing.said, at=doing.at)}
        if lit.onto:
            onto = self.link(at=self.doing.at, onto=these)
            return {"href": onto, "data-ahead": onto}
        if not lit.words:
            return {"href": self.link(at=these)}
        plays = lit.whole and self._is_begun and not lit.aside and not self.is_bold(lit.words)
        shows = lit.whole and not plays
        found = {"href": self.link(said=lit.words, about=these if shows else "")}
        if plays:
            found["data-play"] = lit.words
        risky = lit.whole and lit.risky
        if risky or (self._is_begun and not lit.aside):
            found["data-ahead"] = self.link(said=lit.words, odds=lit.words if risky else "")
        return found

    def is_bold(self, words: str) -> bool:
        """Does this move begin what cannot be taken back, so that it waits for a second click?"""
        return words.partition(" ")[0] in saying_of(self.game).bold

    @property
    def _is_begun(self) -> bool:
        """Was a part of a move said already, or a thing pointed at?"""
        return bool(self.doing.said or self.doing.at)

    @cached_property
    def effects(self) -> dict[str, tuple[str, ...]]:
        """What surely changes by a move that only waits to be made, or asks for nothing more."""
        if self.asks is None or self.scene is None:
            return {}
        doing = self.doing
        plain = [group.choices[0].words for group in doing.groups if group.plain]
        moves = [doing.said] if doing.whole else plain[:TRIED]
        found = {words: self._effects(self.asks, self.scene, words) for words in moves}
        return {words: effects for words, effects in found.items() if effects}

    def _effects(self, seat: int, scene: Scene, words: str) -> tuple[str, ...]:
        move = choosing.begun(self.match, seat, words)
        rows = rows_to_play(self.game, self.match.draft(seat), move)
        return foretold(self.match, seat, rows, self.seats, scene)

    def noted(self, words: str) -> str:
        """What a move costs or brings, whole or half said."""
        says, verb = saying_of(self.game), words.partition(" ")[0]
        if verb not in says.noted or self.asks is None:
            return ""
        return says.note(self._view, choosing.begun(self.match, self.asks, words))

    @cached_property
    def _view(self) -> Record:
        """The record in which nothing stands that the viewer may not know."""
        return view(self.game, self.match.state, self.seats)

    @property
    def late(self) -> tuple[str, ...]:
        """The verbs that are asked about below all others, with nothing said yet."""
        return () if self.doing.said or self.doing.at else saying_of(self.game).last

    @property
    def standing(self) -> list[Group]:
        """Those of all moves that only say what the viewer wants from now on."""
        verbs = saying_of(self.game).standing
        return [group for group in self.doing.groups if group.plain and group.verb in verbs]

    def distinct(self, group: Group, wanted: str = "") -> list[Choice]:
        """The choices of a group, but one of those that nobody can tell apart: things of one name
        that lie nowhere in sight. That which leads to what a lesson waits for comes first."""
        found: dict[str, Choice] = {}
        for choice in group.choices:
            unseen = choice.things and not self._in_sight.intersection(choice.things)
            found.setdefault(choice.label if unseen else choice.words, choice)
        return sorted(found.values(), key=lambda one: not f"{wanted} ".startswith(f"{one.words} "))

    def good_at(self, choice: Choice) -> str:
        """What a choice is that names one thing, where that is no place of the board and nobody
        holds it in sight: from the sentence on that begins with its name."""
        if len(choice.things) != 1 or self._in_sight.intersection(choice.things):
            return ""
        told = list(self._about.get(choice.things[0].rpartition("-")[2], ()))
        begins = [line.startswith(begun(choice.label)) for line in map(begun, told)]
        first = begins.index(True) if True in begins else 0
        said = " ".join(map(begun, told[first : first + GOOD_AT]))
        name = re.escape(begun(choice.label))
        return begun(re.sub(rf"^{name}(?:[:,]| \([^)]*\)\.) ", "", said))

    @cached_property
    def _in_sight(self) -> set[str]:
        """The marks of all places of the board, and of what is held."""
        if self.scene is None:
            return set()
        lying: list[Spot | Holding | Card] = [*self.scene.spots, *self.scene.holdings]
        lying += [card for one in self.scene.holdings for card in one.cards]
        return {mark for one in lying for mark in things_of(one.names)}

    # --- from here to there -----------------------------------------------------------------------

    @cached_property
    def _lies(self) -> dict[str, Place]:
        """Where each thing of the board lies: a piece before the place it stands on."""
        if self.scene is None:
            return {}
        lying: list[Piece | Spot] = [*reversed(self.scene.pieces), *self.scene.spots]
        found: dict[str, Place] = {}
        for one in lying:
            for mark in things_of(one.names):
                found.setdefault(mark, (one.x, one.y))
        return found

    @property
    def begun_at(self) -> Place | None:
        """Where on the board the move begins that is being said."""
        return self._place(self.doing.origin)

    @cached_property
    def leads_to(self) -> Place | None:
        """Where it leads, once that is said; one that leads nowhere is asked about where it is."""
        return self.begun_at if self._there is None and self.doing.whole else self._there

    @property
    def _there(self) -> Place | None:
        return self._place(self.doing.onto.split(","))

    def _place(self, marks: Iterable[str]) -> Place | None:
        return next((self._lies[mark] for mark in sorted(marks) if mark in self._lies), None)

    @cached_property
    def roads(self) -> list[tuple[Place, Place]]:
        """From where the move begins to where it can lead, or leads."""
        here, there = self.begun_at, self._there
        if here is None:
            return []
        lit = self.doing.lit.items()
        ends = (
            [there]
            if there
            else [self._lies[mark] for mark, one in lit if not one.aside and mark in self._lies]
        )
        return [(here, end) for end in dict.fromkeys(ends) if end != here]

    @property
    def picked(self) -> list[tuple[Group, Choice]]:
        """What is asked once it is said where a move leads, if little: it is asked there."""
        if not self.leads_to:
            return []
        asked = [(group, choice) for group in self.doing.groups for choice in group.choices]
        return asked if len(asked) <= PICKED else []

    @cached_property
    def back(self) -> str:
        """Where the page goes that takes back what was picked on the board; empty: nothing was."""
        if self.still or not self._is_begun:
            return ""
        return self.link()

    def on_the_board(self, group: Group) -> bool:
        """Are these many, and each a place of the board that is lit?"""
        if len(group.choices) <= LISTED or self.scene is None:
            return False
        spots = {mark for spot in self.scene.spots for mark in things_of(spot.names)}
        lit = {mark for mark, one in self.doing.lit.items() if not one.aside}
        return all(spots & lit & {*choice.things} for choice in group.choices)

    @cached_property
    def badges(self) -> dict[int, Holding]:
        """What each seat holds, for its colour and letter."""
        found = self.scene.holdings if self.scene else []
        return {one.seat: one for one in reversed(found) if one.seat is not None}

    def called(self, seat: int) -> str:
        """What people call a seat."""
        return titled(seat_said(self.match, seat))

    def title_of(self, holding: Holding, person: str | None) -> str:
        """What stands over what somebody has: nothing where that is but the number of a seat, and
        the person who sits there is named."""
        bare = holding.seat is not None and titled(seat_called(holding.seat))
        return "" if person and titled(holding.title) == bare else begun(holding.title)

    def link(self, **wish: str) -> str:
        """The address of this page with something said or asked."""
        return self.wish.link(**wish)

    @cached_property
    def found(self) -> Found | None:
        """What was looked up in the rule book."""
        return looked_up(self.game, self.wish.rules) if self.wish.rules else None
