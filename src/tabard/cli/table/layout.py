"""The screen of a table: what a game shows, laid out in the lines that there are.

Whole at 80 by 24; a larger screen gets full names, a longer log and the moves beside the board.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tabard.drawn.sheet import Cell, Hand, Sheet, Text
from tabard.engine.events import Told
from tabard.engine.words import _, n_, say

from .commands import typed
from .seen import Seen
from .text import cut, packed, padded, shown, width_of, words_in, wrapped

WIDE, HIGH = 110, 30  # from this size on there is room for a second column
CELL = 26  # columns of a place on the board where room is scarce
APART = 3  # columns by which the lines of a hand follow the one that says whose it is
RECAP = 5  # lines that what happened may take from hands and moves
LISTED = 4  # lines that the moves of one verb may take from the log
SMALL = (60, 16)  # nothing sensible can be laid out in less
_LARGER = _("… more: a larger window shows it")


@dataclass
class Talked:
    """What stands between the table and the prompt: the last answer, the verb whose moves are
    listed, a tip, and whether somebody is thinking."""

    lines: list[str] = field(default_factory=list)
    bad: bool = False
    unfold: str = ""
    tip: str = ""
    busy: str = ""


def compose(talk: Seen, talked: Talked, width: int, height: int) -> list[Text]:
    """The lines above the prompt: exactly ``height``, none longer than ``width``."""
    if width < SMALL[0] or height < SMALL[1]:
        need = _("This window is small: {width} by {height}; the table wants 80 by 24.")
        lines = _question(talk, talked, width, height - 2)
        small = [("", s)] if (s := say(need, width=width, height=height + 1)) else []
        return _fill([*packed([small], width), *lines], height)
    roomy = width >= WIDE and height >= HIGH
    sheet = talk.sheet(roomy)
    head = _head(talk, sheet, width)
    body = _two_columns if roomy else _one_column
    lines = [*head, *body(talk, talked, sheet, width, height - len(head))]
    return [_plainly(line, talk.ascii) for line in _fill(lines, height)]


def _plainly(line: Text, ascii: bool) -> Text:
    return [(ink, shown(part, ascii)) for ink, part in line]


def _fill(lines: list[Text], height: int) -> list[Text]:
    return [*lines[:height], *[[] for _i in range(height - len(lines))]]


def _head(talk: Seen, sheet: Sheet, width: int) -> list[Text]:
    title = sheet.title
    file = talk.session.file
    name: Text = [("", f"{file.path.name} " if file else "")]
    room = width - width_of(title)
    bar = [*title, ("", " " * (room - width_of(name))), *name] if room > width_of(name) else title
    lines: list[Text] = [[(f"title {ink}".strip(), part) for ink, part in padded(bar, width)]]
    return [*lines, *packed(sheet.tracks, width)]


def _one_column(talk: Seen, talked: Talked, sheet: Sheet, width: int, height: int) -> list[Text]:
    board = _board(talk, sheet, width)
    question = _question(talk, talked, width, height // 3)
    board = board[: max(3, height - len(question) - 2)]
    free = height - len(board) - len(question)
    said = _said(talked, width)
    least = len(_moves(talk, talked, width, 0))
    # The choices always stay; before the hands an answer is read, however long it is.
    said = _shortened(said, free - least, say(_LARGER))
    left = free - least - len(said)
    log = _wanted(talk)
    hands = _hands(sheet, width, left - max(0, log - len(said)), left)
    hands = _shortened(hands, left, say(_("… more: type “{board}”"), board=typed("board")))
    free -= len(hands) + len(said)
    moves = _moves(talk, talked, width, max(free - log, least))[: max(0, free)]
    foot = [*_log(talk, width, free - len(moves)), *said, *question, *moves]
    top = [*board, *hands]
    return [*_fill(top, max(len(top), height - len(foot))), *foot]


def _shortened(lines: list[Text], room: int, hint: str) -> list[Text]:
    """The first lines, where there is not room for all; the last then says that there are more."""
    if len(lines) <= room:
        return lines
    return [*lines[: max(0, room - 1)], [("dim", hint)]][: max(0, room)]


def _two_columns(talk: Seen, talked: Talked, sheet: Sheet, width: int, height: int) -> list[Text]:
    left = max(3 * CELL + 10, width * 5 // 8)
    right = width - left - 3
    question = [*_said(talked, width), *_question(talk, talked, width, height // 3)]
    height -= len(question) + 1
    board = _board(talk, sheet, left)
    rule: Text = [("dim", "─" * left)]
    hands = _hands(sheet, left, height - len(board) - 6)
    log = _log(talk, left, height - len(board) - len(hands) - 2)
    west = [*board, rule, *hands, rule, *log]
    heading: Text = [("strong", say(_("Possible moves")))]
    east = [heading, *_moves(talk, talked, right, height - 1)] if talk.seat is not None else []
    if len(east) + len(sheet.legend) + 1 < height:
        legend = packed(sheet.legend, right)
        east = [*_fill(east, height - len(legend)), *legend]
    both = zip(_fill(west, height), _fill(east, height), strict=True)
    body: list[Text] = [[*padded(a, left), ("dim", " │ "), *cut(b, right)] for a, b in both]
    return [*body, [("dim", "─" * width)], *question]


# --- the board ----------------------------------------------------------------------------------


def _board(talk: Seen, sheet: Sheet, width: int) -> list[Text]:
    if not sheet.cells:
        return []
    columns = min(max(1, (width + 1) // CELL), 4)
    rows = -(-len(sheet.cells) // columns)
    wide = (width - columns + 1) // columns
    names = max(width_of([("", cell.name + cell.sign)]) for cell in sheet.cells)
    align = min(names, wide - 12)
    drawn = [padded(_cell(cell, wide, align), wide) for cell in sheet.cells]
    lines: list[Text] = []
    for row in range(rows):
        line: Text = []
        for cell in drawn[row::rows]:
            line += [*([("dim", "│")] if line else []), *cell]
        line += [("dim", "│")] * (columns > len(drawn[row::rows]) > 0)
        lines.append(line)
    return lines


def _cell(cell: Cell, wide: int, align: int) -> Text:
    """Name and sign, then the pieces; where they are many, the name gives way."""
    joined = _joined(cell.pieces, " ")
    if width_of(joined) + len(cell.short + cell.sign) + 1 > wide:
        joined = _joined(cell.pieces, "")
    room = min(align, wide - width_of(joined) - 1) if joined else wide
    room = max(room, len(cell.short + cell.sign))
    name = cell.name
    if len(name) + len(cell.sign) > room:
        whole = room >= len(cell.short) + len(cell.sign) + 3
        name = f"{name[: room - len(cell.sign) - 1]}." if whole else cell.short
    gap = max(0, room - len(name + cell.sign))
    space: Text = [("", " " * (gap + 1))] if width_of(joined) + room < wide else [("", " " * gap)]
    return [(cell.ink, name), ("dim", cell.sign), *space, *joined]


def _joined(pieces: tuple[Text, ...], between: str) -> Text:
    line: Text = []
    for piece in pieces:
        line += [*([("", between)] if line and between else []), *piece]
    return line


# --- hands, log, moves and question ---------------------------------------------------------------


def _hands(sheet: Sheet, width: int, room: int, most: int = 0) -> list[Text]:
    """What each has, in lines of their own; where that is too much, one after another with a bar
    where the next begins, or each as far as there is room: ``most`` lines, if need be."""
    if not sheet.hands:
        return []
    lines = [line for hand in sheet.hands for line in _hand(hand, width)]
    if len(lines) <= room:
        return lines
    brief = [_begun(hand, hand.brief or hand.who) for hand in sheet.hands]
    whole = [packed(items, width, " ", APART) for items in brief]
    broken = [packed(_word_by_word(hand), width, " ", APART) for hand in sheet.hands]
    bar: Text = [("strong", "│")]
    barred = [*brief[0], *(item for hand in brief[1:] for item in _after(bar, hand))]
    for hands in (whole, broken):
        lines = [line for hand in hands for line in hand]
        if len(lines) <= room:
            return lines
    lines = packed(barred, width, " ")
    return lines if len(lines) <= max(room, most) else _as_far_as(broken, width, max(room, most))


def _as_far_as(hands: list[list[Text]], width: int, room: int) -> list[Text]:
    """The lines of each hand, the longest cut until there is room for a line of everybody's; that
    of whoever decides is marked, and cut last."""
    hands = [lines[:] for lines in hands]
    others = [lines for lines in hands if not words_in(lines[0]).startswith(">")]
    while sum(map(len, hands)) > max(room, len(hands)):
        longest = max(others, key=len, default=hands[0])
        longest = longest if len(longest) > 1 else max(hands, key=len)
        longest.pop()
        longest[-1] = [*_whole_words(longest[-1], width - 2), ("dim", " …")]
    return [line for lines in hands for line in lines]


def _whole_words(line: Text, width: int) -> Text:
    """The line without the words at its end that are too much."""
    line = line[:-1] if line[-1] == ("dim", " …") else line[:]
    while width_of(line) > width and len(line) > 1:
        line.pop()
    return line


def _after(bar: Text, items: list[Text]) -> list[Text]:
    return [[*bar, *items[0]], *items[1:]]


def _word_by_word(hand: Hand) -> list[Text]:
    """Whose hand it is, and the things in it, broken at every space where they are plain words."""
    things: list[Text] = []
    for card in hand.cards:
        (ink, words), *more = card
        things += [card] if more else [[(ink, word)] for word in words.split()]
    return [[*(hand.brief or hand.who)], *things]


def _begun(hand: Hand, who: Text) -> list[Text]:
    """Whose hand it is with the first thing in it, then the others."""
    return [[*who, *([("", " "), *hand.cards[0]] if hand.cards else [])], *hand.cards[1:]]


def _hand(hand: Hand, width: int) -> list[Text]:
    indent = min(width_of(hand.who) + 1, width // 3)
    return packed(_begun(hand, hand.who), width, " ", indent)


def _log(talk: Seen, width: int, room: int) -> list[Text]:
    """The last things that happened; where those since the last answer do not all fit, the
    weightiest of them, and how many there were."""
    if room <= 0:
        return []
    since = _happened(talk)
    told = [_told(row, width) for row in since]
    if sum(map(len, told)) > room:
        return _recap(since, told, width, room)
    count = len(talk.match.told_rows) - talk.since
    before = talk.log(count + room)
    for row in reversed(before[: len(before) - count]):
        more = _told(row, width) if row.sentence else []
        if sum(map(len, told)) + len(more) > room:
            break
        told.insert(0, more)
    return [line for lines in told for line in lines]


def _happened(talk: Seen) -> list[Told]:
    """What has happened since whoever looks answered last."""
    return [row for row in talk.log(len(talk.match.told_rows) - talk.since) if row.sentence]


def _told(row: Told, width: int) -> list[Text]:
    """A sentence of the log, its lines inked by what it weighs."""
    ink = ("", "strong", "warn")[min(row.weight, 2)]
    return [[(ink, line)] for line in wrapped(f"· {row.sentence}", width, "  ")]


def _recap(since: list[Told], told: list[list[Text]], width: int, room: int) -> list[Text]:
    """The weightiest of these things, of equal ones the latest, in the order in which they
    happened; above them, how many things there were."""
    heading = n_(
        "{count} thing happened; what weighs most (all: type “{log}”):",
        "{count} things happened; what weighs most (all: type “{log}”):",
    )
    if not any(row.weight for row in since):
        heading = n_(
            "{count} thing happened; the last (all: type “{log}”):",
            "{count} things happened; the last of them (all: type “{log}”):",
        )
    hint: Text = [("dim", say(heading, count=len(since), log=typed("log")))]
    left = room - 1 if room > 1 else room
    chosen: list[int] = []
    for at in sorted(range(len(since)), key=lambda at: (since[at].weight, at), reverse=True):
        if len(told[at]) <= left:
            chosen.append(at)
            left -= len(told[at])
    lines = [line for at in sorted(chosen) for line in told[at]]
    return [hint, *lines] if room > 1 else lines


def _wanted(talk: Seen) -> int:
    """So many lines the log would like to have: for what weighs most, after much has happened."""
    since = _happened(talk)
    heavy = sum(row.weight > 0 for row in since)
    return 2 if len(since) <= 2 else max(3, min(RECAP, heavy + 1))


def _said(talked: Talked, width: int) -> list[Text]:
    ink = "bad" if talked.bad else "good"
    lines: list[Text] = [[(ink, part)] for line in talked.lines for part in wrapped(line, width)]
    return [
        *lines,
        *([[("tip", part)] for part in wrapped(talked.tip, width)] if talked.tip else []),
    ]


def _question(talk: Seen, talked: Talked, width: int, room: int) -> list[Text]:
    text = talked.busy or talk.question()
    lines: list[Text] = [[("strong", line)] for line in wrapped(text, width)]
    return _shortened(lines, max(2, room), say(_LARGER))


def _moves(talk: Seen, talked: Talked, width: int, room: int) -> list[Text]:
    """As many moves as there is room for: those of one verb where they were asked for, all of
    them, or at least each verb with the numbers of its moves."""
    menu = talk.menu
    if not menu.choices or talked.busy:
        return []
    folded = packed([_item(item) for item in menu.folded()], width)
    alone = next(iter(menu.groups)) if len(menu.groups) == 1 else ""
    unfold = alone or talked.unfold
    if unfold in menu.groups:
        lines = _group(talk, unfold, width)
        fits = len(lines) <= max(room, len(folded), LISTED)
        return lines if fits else [*lines[: max(room, LISTED) - 1], _more()]
    every = [item for verb in menu.groups for item in _items(talk, verb)]
    grouped = [line for verb in menu.groups for line in _group(talk, verb, width)]
    for lines in (grouped, packed(every, width)):
        if len(lines) <= room:
            return lines
    return _partly(talk, width, room)


def _partly(talk: Seen, width: int, room: int) -> list[Text]:
    """Each verb with its moves as far as there is room, those with few moves first; the others
    with the numbers of their moves, or, where even that is too much, alone."""
    menu = talk.menu
    folded = {verb: [_short_item(talk, menu.fold(verb))] for verb in menu.groups}
    lines = _in_lines(folded, width)
    if len(lines) > max(room, LISTED - 1):
        tight = [_short_item(talk, item) for item in menu.folded(tight=True)]
        return packed(tight, width, " ")
    for verb in sorted(menu.groups, key=lambda verb: len(menu.unfolded(verb))):
        more = _in_lines(folded | {verb: _items(talk, verb)}, width)
        if len(more) <= max(room, len(lines)):
            folded[verb], lines = _items(talk, verb), more
    return lines


def _in_lines(items: dict[str, list[Text]], width: int) -> list[Text]:
    return packed([item for verb in items for item in items[verb]], width)


def _short_item(talk: Seen, item: str) -> Text:
    """What stands for several moves ends in a sign that is as short in ASCII."""
    return _item(shown(item.replace("…", ">") if talk.ascii else item, talk.ascii))


def _group(talk: Seen, verb: str, width: int) -> list[Text]:
    return packed(_items(talk, verb), width, "  ", 2)


def _items(talk: Seen, verb: str) -> list[Text]:
    """The moves of one verb; its name and what it needs lead the first of them."""
    items = [_item(item) for item in talk.menu.unfolded(verb)]
    heading = talk.menu.heading(verb)
    return [[("strong", f"{heading} "), *items[0]], *items[1:]] if heading else items


def _item(item: str) -> Text:
    label, space, words = item.partition(" ")
    return [("number", label), ("", f" {words}")] if space else [("", item)]


def _more() -> Text:
    return [("dim", say(_("… more: type “{moves}”"), moves=typed("moves")))]


__all__ = ["Talked", "compose", "words_in"]
