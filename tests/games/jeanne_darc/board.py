"""Boards in words for the tests of the rules.

``board("owner.bruges = '1'")`` lays a position on the empty board: round 1, war, all cards in the
pile, the seats lead the factions in starting order (seat 1 Navarre), and seat 1 buys. An owned city
has a garrison unless its level says more. ``stack("combat 1")`` says what else is going on. Chance
is played by the test: ``play(match, "chance end_die face=3")``.
"""

from __future__ import annotations

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.position import from_text

GAME = find_game("jeanne_darc")
PHASES = {GAME.sequence.names.word(phase.number): phase for phase in GAME.sequence.phases}


def board(text: str = "", *, seats: int = 3, unasked: bool = True, **options: str) -> Match:
    """A match on this position; ``options`` are readings such as ``sea="one_of_two"`` (``two_p``
    stands for ``2p``). With ``unasked=False`` a single row is left to the test too."""
    head = f'game = "jeanne_darc"\nseats = {seats}\n'
    if options.get("two_p") == "two_factions":
        head += "players = 2\n"
    chosen = "".join(
        f'\n{word.replace("two_p", "2p")} = "{reading}"' for word, reading in options.items()
    )
    game, state = from_text(find_game, f"{head}{text}\n[options]{chosen}\n")
    return Match.at(game, state, chance_by_hand=True, unasked=unasked)


def stack(*frames: str) -> str:
    """A line of a position, what is going on: ``"phase seat"``, and what the phase keeps, if it is
    not the first (``"turn 1 combat"``); what lies under the first of them follows."""
    return f"now = [{', '.join(map(_frame, frames))}]\n"


def _frame(words: str) -> str:
    name, seat, *kept = words.split()
    keeps = PHASES[name].keeps
    said = [
        f", {key} = {value if value.isdigit() else repr(value)}"
        for key, value in zip(keeps, kept, strict=False)
    ]
    return f"{{phase = '{name}', seat = '{seat}'{''.join(said)}}}"


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
