"""Boards in words for the tests of the rules.

``board("owner.bruges = '1'")`` lays a position on the empty board: round 1, war, all cards in the
pile, the seats lead the factions in starting order (seat 1 Navarre), and seat 1 buys. An owned city
has a garrison unless its level says more. ``stack("players_phase 1", "combat 1")`` says what else
is going on. Chance is played by the test: ``play(match, "chance end_die face=3")``.
"""

from __future__ import annotations

from typing import Any

from tabard.engine.find import find_game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.position import from_text, in_words
from tabard.engine.refusals import Refusal


def board(text: str = "", *, seats: int = 3, unasked: bool = True, **options: str) -> Match:
    """A match on this position; ``options`` are readings such as ``sea="one_of_two"`` (``two_p``
    stands for ``2p``). With ``unasked=False`` a single row is left to the test too."""
    head = f'game = "jeanne_darc"\nseats = {seats}\n'
    if options.get("two_p") == "two_factions":
        head += "players = 2\n"
    chosen = "".join(
        f'\n{word.replace("two_p", "2p")} = "{reading}"' for word, reading in options.items()
    )
    frames = text.find("[[stack]]")
    plain, going_on = (text, "") if frames < 0 else (text[:frames], text[frames:])
    tail = f"\n{going_on}\n[options]{chosen}\n"
    game, state = from_text(find_game, f"{head}{plain}{tail}")
    return Match.at(game, state, chance_by_hand=True, unasked=unasked)


def stack(*frames: str) -> str:
    """What is going on: ``"phase seat"`` or ``"phase seat cursor"``, the lowest first; to be put
    after all else in a position. ``round`` below them is added."""
    lines = ['[[stack]]\nphase = "round"\nseat = "1"\ncursor = 8\n']
    if frames and frames[0].startswith("round"):
        lines = []
    for frame in frames:
        name, seat, *rest = frame.split()
        at = f"cursor = {rest[0]}\n" if rest else ""
        lines.append(f'[[stack]]\nphase = "{name}"\nseat = "{seat}"\n{at}')
    return "".join(lines)


def play(match: Match, *moves: str) -> Match:
    """Play moves such as ``1 buy_card`` and ``chance deal_card card=ram``."""
    for move in moves:
        seat, words = _seat(move)
        match.play(seat, words)
    return match


def refused(match: Match, move: str) -> Refusal:
    """Why the move is refused; the position must not change by asking or by trying."""
    seat, words = _seat(move)
    before = match.state.copy()
    refusal = match.why_not(seat, words)
    assert refusal is not None, f"{move} is allowed"
    assert match.state.same(before)
    return refusal


def allowed(match: Match, move: str) -> bool:
    """May the move be made?"""
    seat, words = _seat(move)
    return match.why_not(seat, words) is None


def why_no(match: Match, move: str) -> tuple[str, dict[str, str | int], str]:
    """The refusal's rule, facts and sentence."""
    refusal = refused(match, move)
    return refusal.rule, refusal.facts, refusal.sentence


def words_of(match: Match) -> dict[str, Any]:
    """The position in words, as a position file has it."""
    return in_words(match.game, match.state)


def told(match: Match) -> list[str]:
    """The words of the events that the last move told."""
    return [event.event for event in match.told]


def story(match: Match) -> list[str]:
    """The sentences of what the last move made happen."""
    return [event.sentence for event in match.told]


def cities(seat: int, *words: str) -> str:
    """Lines of a position: these cities are the seat's; ``"paris 4"`` has a castle."""
    lines = ""
    for word in words:
        city, *level = word.split()
        lines += f'owner.{city} = "{seat}"\n'
        lines += f"level.{city} = {level[0]}\n" if level else ""
    return lines


def cards(holder: str, *words: str) -> str:
    """Lines of a position: ``cards("hand_1", "ram", "ladders 2")``; also ``used_1``, ``discards``.
    What is not named lies in the pile."""
    lines = ""
    for word in words:
        card, *number = word.split()
        lines += f"cards.{holder}.{card} = {number[0] if number else 1}\n"
    return lines


def choices(match: Match, verb: str = "") -> list[str]:
    """The words of the moves that may be made now, of one verb or of all."""
    rows = [words for seat in match.to_act for _number, words in match.legal(seat)]
    return [words for words in rows if not verb or words.split()[0] in (verb, "…")]


def _seat(move: str) -> tuple[int, str]:
    who, words = move.split(" ", 1)
    return (CHANCE if who == "chance" else int(who) - 1), words
