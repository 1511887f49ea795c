"""Records side by side in memory, number by number.

The threads of a graphics processor read together, and read fast what lies together. So a block of
``lanes`` records holds the first number of each of them, then the second of each, and so on: a
record is a lane of its block, and every offset in it counts ``lanes`` times.

A record's address is that of its first number, which has 16 bits. Blocks begin at multiples of
their lanes' width, so the address says which lane it is; nobody has to hand that on.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from .language import Cells, Layout
from .lines import Lines

WIDTH = 16  # bits of a record's first number, and of nearly all others
COPY = "@copy_side_by_side"


def place_of_wide(lines: Lines, lanes: int, record: str, place: str, bits: int) -> str:
    """Where this lane's number lies if numbers have more than 16 bits: lanes are wider there."""
    address = lines.value(f"ptrtoint ptr {record} to i64")
    lane = lines.value(f"and i64 {address}, {lanes * WIDTH // 8 - 1}")
    more = lines.value(f"mul i64 {lane}, {bits // WIDTH - 1}")
    return lines.value(f"getelementptr inbounds i8, ptr {place}, i64 {more}")


def place_of_record(lines: Lines, lanes: int, records: str, index: str, size: str) -> str:
    """Where one of many records begins, of so many bytes; or of anything else that is laid so."""
    block = lines.value(f"lshr i64 {index}, {lanes.bit_length() - 1}")
    lane = lines.value(f"and i64 {index}, {lanes - 1}")
    wide = lines.value(f"mul i64 {size}, {lanes}")
    before = lines.value(f"mul i64 {block}, {wide}")
    start = lines.value(f"getelementptr inbounds i8, ptr {records}, i64 {before}")
    return lines.value(f"getelementptr inbounds i{WIDTH}, ptr {start}, i64 {lane}")


def copying(layout: Layout, lanes: int) -> str:
    """The function that copies a record from its lane to another: a loop for each run of fields
    that are equally wide."""
    lines = Lines()
    for cells in runs(layout):
        of, to = (_place(lines, lanes, record, cells) for record in ("%of", "%to"))
        with lines.count("0", str(cells.shape[0])) as now:
            cell = f"[{lanes} x i{cells.bits}]"
            number = lines.value(f"getelementptr inbounds {cell}, ptr {of}, i64 {now}")
            room = lines.value(f"getelementptr inbounds {cell}, ptr {to}, i64 {now}")
            value = lines.value(f"load i{cells.bits}, ptr {number}")
            lines.do(f"store i{cells.bits} {value}, ptr {room}")
    lines.leave("void")
    body = "\n".join(["begin:", *lines.slots, *lines.lines])
    return f"define internal void {COPY}(ptr %of, ptr %to) noinline nounwind {{\n{body}\n}}\n"


def _place(lines: Lines, lanes: int, record: str, cells: Cells) -> str:
    at = cells.offset * lanes
    place = lines.value(f"getelementptr inbounds i8, ptr {record}, i64 {at}")
    if cells.bits == WIDTH:
        return place
    return place_of_wide(lines, lanes, record, place, cells.bits)


def runs(layout: Layout) -> Iterator[Cells]:
    """The whole record as rows of equally wide numbers: where each begins, how many they are."""
    fields = sorted(layout.fields.values(), key=lambda cells: cells.offset)
    ends = [cells.offset for cells in fields[1:]] + [layout.size]
    for bits, run in groupby(zip(fields, ends, strict=True), lambda each: each[0].bits):
        cells = list(run)
        first, last = cells[0][0].offset, cells[-1][1]
        yield Cells(first, bits, ((last - first) * 8 // bits,))


# --- from the outside -----------------------------------------------------------------------------


def side_by_side(records: Any, layout: Layout, lanes: int) -> Any:
    """An array of packed records, as the bytes of as many blocks as they need."""
    import numpy as np

    blocks = -(-len(records) // lanes)
    padded = np.zeros((blocks * lanes, layout.size), np.uint8)
    padded[: len(records)] = records.view(np.uint8).reshape(len(records), layout.size)
    laid = np.empty((blocks, layout.size * lanes), np.uint8)
    for cells in runs(layout):
        part, first, last = _part(padded.reshape(blocks, lanes, layout.size), cells)
        laid[:, first * lanes : last * lanes] = part.transpose(0, 2, 1, 3).reshape(blocks, -1)
    return laid


def one_by_one(laid: Any, layout: Layout, lanes: int, like: Any) -> Any:
    """The packed records again, with the type ``like``; those that filled up the last block too."""
    import numpy as np

    blocks = laid.size // (layout.size * lanes)
    records = np.empty((blocks, lanes, layout.size), np.uint8)
    bytes_ = laid.reshape(blocks, -1)
    for cells in runs(layout):
        part, first, last = _part(records, cells)
        now = bytes_[:, first * lanes : last * lanes]
        part[...] = now.reshape(blocks, -1, lanes, cells.bits // 8).transpose(0, 2, 1, 3)
    return records.reshape(-1).view(like)


def _part(records: Any, cells: Cells) -> tuple[Any, int, int]:
    """A run of numbers of all records (by block, lane, number, byte; what is set there is set in
    the records), and where it lies in them."""
    width = cells.bits // 8
    first, last = cells.offset, cells.offset + cells.shape[0] * width
    return records[:, :, first:last].reshape(*records.shape[:2], -1, width), first, last
