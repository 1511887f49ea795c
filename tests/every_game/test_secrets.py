"""Nobody learns what is not theirs: not from a view, a text, a refusal, or what may be done.

Two tables that a viewer cannot tell apart (a true one, and a guess from that viewer's view) are
played side by side. Each move must look the same to the viewer on both, and so must everything the
viewer can ask for after it. The pair parts only where a secret comes to light by right.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from tabard.engine.actions import Row
from tabard.engine.batch.compiled import loops
from tabard.engine.dice import new_stream
from tabard.engine.find import game_names
from tabard.engine.game import Game
from tabard.engine.kinds import CHANCE, EVERYBODY, HIDDEN
from tabard.engine.match import Match
from tabard.engine.position import to_text
from tabard.engine.secrecy.secrets import guess, hidden_counts, holds_sealed, view
from tabard.engine.state import Record
from tabard.players.bot import BOTS

from .walks import Here, bytes_of, sampled, walk

THIRD = 3  # of the sampled decisions those at which a guess is dear
MOVES = 120  # moves of a game that are played at two tables
TOYS = 12  # whole games of a toy, which are shorter
TOGETHER = 25  # after so many moves side by side a new twin is made


def viewers_of(at: Here) -> list[tuple[int, ...]]:
    """A spectator, each of the first and last seats, and two seats of one person."""
    last = at.state.seats - 1
    return [(), (0,), (last,), tuple(sorted({0, last}))]


# --- views and guesses ----------------------------------------------------------------------


def test_a_guess_has_the_same_view_and_all_its_components(game):
    for at in sampled(game, game.seats[-1], THIRD):
        for seats in viewers_of(at):
            guessed = guess(game, at.state, seats, new_stream(at.number))
            assert 0 == game.accounted(guessed)
            assert view(game, at.state, seats).same(view(game, guessed, seats))
            assert hidden_counts(game, at.state, seats) == hidden_counts(game, guessed, seats)


def test_a_guess_depends_on_the_view_and_the_stream_alone(game):
    for at in sampled(game, game.seats[-1], THIRD):
        for seats in viewers_of(at):
            other = guess(game, at.state, seats, new_stream(at.number + 1))
            first = guess(game, at.state, seats, new_stream(at.number + 2))
            assert bytes_of(first) == bytes_of(guess(game, other, seats, new_stream(at.number + 2)))


def test_a_guess_can_be_played_on(game):
    for at in sampled(game, game.seats[0], 4 * THIRD):
        guessed = guess(game, at.state, (at.seat,), new_stream(at.number))
        *_rest, last = walk(game, at.state.seats, seed=at.number, state=guessed)
        assert last.state.ended


def test_whoever_holds_all_seats_still_does_not_see_into_the_deck(game):
    for at in sampled(game, game.seats[-1], THIRD):
        everybody = tuple(range(at.state.seats))
        for field in game.state.in_places():
            if not field.counted:
                seen = getattr(view(game, at.state, everybody), field.name)
                hidden = sum(place == HIDDEN for place in seen)
                assert hidden == sum(hidden_counts(game, at.state, everybody)[field.name].values())


# --- two tables side by side ----------------------------------------------------------------


@dataclass
class Pair:
    """Two tables that these viewers cannot tell apart."""

    one: Match
    other: Match
    viewers: tuple[int, ...]

    def both(self, ask) -> None:
        """The same question must have the same answer at both tables."""
        assert ask(self.one) == ask(self.other)

    def compare(self, number: int) -> None:
        """Everything the viewers can ask for."""
        seats, game = self.viewers, self.one.game
        self.both(lambda m: m.view(*seats))
        self.both(lambda m: bytes_of(view(game, m.state, seats)))
        self.both(lambda m: to_text(game, view(game, m.state, seats)))
        self.both(lambda m: m.to_act)
        self.both(lambda m: m.result)
        self.both(lambda m: m.tell(seats))
        self.both(lambda m: m.lines_for(seats))
        for seat in seats:
            self.both(lambda m, seat=seat: m.legal(seat))
            self.both(lambda m, seat=seat: m.why_not_undo(seat))
            self.both(lambda m, seat=seat: m.draft(seat))
            self.both(lambda m, seat=seat: refusals(m, seat, number))


def refusals(match: Match, seat: int, number: int) -> list[object]:
    """Why this seat may not play each of a dozen rows, other ones each time."""
    rows = match.game.actions.rows
    every = max(1, len(rows) // 12)
    return [match.why_not(seat, row) for row in rows[number % every :: every]]


def looks(match: Match, seat: int, row: Row, viewers: tuple[int, ...]) -> tuple[object, ...]:
    """How a row looks to the viewers when this seat plays it."""
    if seat in viewers:
        return (row.number,)
    if is_sealed(match):
        return ("?", row.field)
    whole = row.field in (-1, len(row.verb.fields) - 1)
    if not row.verb.seen_by or not whole:
        return (row.number,)
    draft = match.draft(seat)
    said = draft.values[: row.field] if draft else ()
    seen_by = row.verb.seen_by(match.state, seat, *said, *row.values)
    return (row.number,) if seen_by == EVERYBODY or seen_by in viewers else (row.verb.word,)


def is_sealed(match: Match) -> bool:
    """Is what is being asked answered in secret?"""
    return match.game.sequence.phases[match.state.frame_phase[match.state.depth - 1]].sealed


def step(pair: Pair, dice: random.Random) -> bool:
    """One move at both tables that looks the same to the viewers. False: the pair parts here."""
    seat = dice.choice(pair.one.to_act)
    twins: dict[tuple[object, ...], list[Row]] = {}
    for row in pair.other.rows(seat):
        twins.setdefault(looks(pair.other, seat, row, pair.viewers), []).append(row)
    rows = [r for r in pair.one.rows(seat) if looks(pair.one, seat, r, pair.viewers) in twins]
    if not rows:
        return False
    row = dice.choice(rows)
    twin = dice.choice(twins[looks(pair.one, seat, row, pair.viewers)])
    closed = answers(pair.one) | ({seat} if is_sealed(pair.one) else set())
    pair.one.play(seat, row)
    pair.other.play(seat, twin)
    half_said = {seat} if pair.one.draft(seat) else set()
    opened = closed - answers(pair.one) - half_said - set(pair.viewers)
    counted = pair.one.state.ended and pair.one.game.state.amounts()
    return not (row.verb.final or opened or counted)


def answers(match: Match) -> set[int]:
    """The seats with an answer that is not open yet."""
    return {s for s in range(match.state.seats) if holds_sealed(match.game, match.state, s)}


def pair_of(game: Game, state: Record, viewers: tuple[int, ...], number: int) -> Pair:
    """This table and another that these viewers cannot tell from it."""
    true = state.copy()
    true.told_count = 0  # what was told before belongs to the true table alone
    twin = guess(game, true, viewers, new_stream(number))
    one, other = (Match.at(game, table, chance_by_hand=True) for table in (true, twin))
    return Pair(one, other, viewers)


def test_tables_that_differ_only_in_secrets_look_alike_after_each_move(game):
    """The beginning of a game for each viewer; whenever a pair parts, a new twin is made."""
    if not game.has_secrets:
        return
    for seats in sorted({game.seats[0], game.seats[-1]}):
        for viewers in [(), (0,), (seats - 1,)]:
            for turn in range(1 if game.name in game_names() else TOYS):
                play_at_two_tables(game, seats, viewers, random.Random(seats + 10 * turn))


def play_at_two_tables(
    game: Game, seats: int, viewers: tuple[int, ...], dice: random.Random
) -> None:
    """The beginning of one game, compared after each move."""
    pair = pair_of(game, game.new(seats), viewers, 0)
    for number in range(MOVES):
        pair.compare(number)
        if pair.one.over:
            return
        if not step(pair, dice) or number % TOGETHER == 0:
            pair = pair_of(game, beyond(pair, dice), viewers, number)


def beyond(pair: Pair, dice: random.Random) -> Record:
    """The true table, a move further."""
    match = pair.one
    if not match.over:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.rows(seat)))
    return match.state


def test_a_line_shows_only_what_its_reader_may_know(game):
    """What chance deals into a hidden place is not in the lines that others read."""
    for seats in sorted({game.seats[0], game.seats[-1]}):
        match = Match(game, seats, seed=38)
        for line, shown in zip(match.lines, match.lines_for(()), strict=True):
            named = {word.rpartition("=")[2] for word in shown.words.split()}
            assert not named & hidden_words(match, line.words)


def hidden_words(match: Match, words: str) -> set[str]:
    """The things named in these words whose place a spectator may not know at the end."""
    seen, hidden = view(match.game, match.state, ()), set()
    said = {word.rpartition("=")[2] for word in words.split()}
    for field in match.game.state.in_places():
        places = getattr(seen, field.name)
        if not field.counted:
            kind = field.shape[0]
            hidden |= {kind.word(t) for t, place in enumerate(places) if place == HIDDEN} & said
    return hidden


# --- sealed answers -------------------------------------------------------------------------


def test_a_sealed_answer_writes_only_sealed_fields_and_leaves_a_mark(game):
    own = {f.name for f in game.state.answers()} | {"frame_answered"}
    own |= {"draft", "draft_verb", "draft_said"}
    for at in walk(game, game.seats[-1], seed=35):
        phase = game.sequence.phases[at.state.frame_phase[at.state.depth - 1]]
        if phase.sealed and len(at.asked) > 1:
            after = at.state.copy()
            game.flow.play(after, at.seat, at.rows[0].number)
            changed = {
                f.name
                for f in after.lasting()
                if getattr(after, f.name) != getattr(at.state, f.name)
            }
            assert changed <= own
            assert after.draft_said[at.seat] or holds_sealed(game, after, at.seat)


# --- bots -----------------------------------------------------------------------------------


def chosen(game: Game, state: Record, seat: int, guessing: set[str], seed: int) -> int:
    """The row that a greedy bot takes in a batch."""
    choosers = {word: player.bound(game)[player.choose] for word, player in BOTS.items()}
    choose = loops(game, choosers, guessing)["choose"]
    tables = state.copy(), state.copy(), state.copy()
    rows = game.room()
    count = game.flow.legal_rows(state, seat, rows)
    greedy = list(BOTS).index("greedy")
    return choose(greedy, *tables, seat, rows, count, game.room(), new_stream(seed))


def test_a_bot_in_a_batch_plays_on_a_guess(game):
    """It takes the same row at two tables that it cannot tell apart."""
    for at in sampled(game, game.seats[-1], 1 if game.has_secrets else 4 * THIRD):
        if at.seat != CHANCE:
            twin = guess(game, at.state, (at.seat,), new_stream(at.number))
            rows = {chosen(game, s, at.seat, {"greedy"}, 5) for s in (at.state, twin)}
            assert 1 == len(rows)
