"""The charts of a report, drawn by Matplotlib: as SVG in the page's own colours, so that light and
dark follow the reader, and as PNG in those of the day."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from io import BytesIO, StringIO
from typing import Any

import matplotlib
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from tabard.engine.languages import spoken
from tabard.engine.words import _, digits, say
from tabard.lab.compare import Difference
from tabard.lab.games import Games
from tabard.lab.sure import Share

# A colour of the page, and what it is drawn with until the page sets its own.
INK, SOFT, LINE, AT_A, AT_B = "#2a2118", "#5f5343", "#cdbe9e", "#2b6a78", "#8a2c21"
_OF_PAGE = {INK: "--ink", SOFT: "--soft", LINE: "--line", AT_A: "--at-a", AT_B: "--at-b"}
GROUND = "#fbf6ea"
COLOURS, MARKS = (AT_A, AT_B), ("o", "s")  # a colour alone tells too little
WIDE, ROW = 5.2, 0.27  # inches
BINS = 30
LEAST = 0.01  # of a scale of shares

_STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tabard",
    "font.family": "serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "xtick.color": SOFT,
    "ytick.color": INK,
    "ytick.major.size": 0,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "legend.frameon": False,
}


@dataclass(frozen=True)
class Chart:
    """A picture: the name of its file, what one sees on it, and itself."""

    name: str
    title: str
    caption: str
    svg: str
    png: bytes


@dataclass(frozen=True)
class Bar:
    """What a line of a chart is of, and its share: at a and at b, or alone."""

    label: str
    shares: tuple[Share, ...]


def _begin(rows: float) -> tuple[Figure, Axes]:
    """A chart with so many lines, and room for its axis and its legend."""
    figure = Figure(figsize=(WIDE, 0.95 + ROW * rows), layout="constrained")
    return figure, figure.subplots()


def _chart(name: str, title: str, caption: str, draw: Any) -> Chart:
    """A picture of both kinds."""
    with matplotlib.rc_context(_STYLE):
        figure = draw()
        text, png = StringIO(), BytesIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
        figure.savefig(png, format="png", dpi=160, facecolor=GROUND)
    return Chart(name, title, caption, _of_page(text.getvalue(), title), png.getvalue())


def _of_page(svg: str, title: str) -> str:
    """A drawing that stands in a page: in its colours and letters, and with no names that another
    drawing could have too."""
    drawing = svg[svg.index("<svg") :]
    drawing = re.sub(r"<metadata>.*?</metadata>", "", drawing, flags=re.S)
    drawing = re.sub(r'<g id="\w+">', "<g>", drawing)
    drawing = re.sub(r"font: ([\d.]+)px [^;\"]+", r"font: \1px var(--book)", drawing)
    for colour, name in _OF_PAGE.items():
        drawing = drawing.replace(colour, f"var({name})")
    drawing = re.sub(r' (width|height)="[\d.]+pt"', "", drawing, count=2)
    return drawing.replace("<svg", f'<svg class="chart" role="img" aria-label="{escape(title)}"', 1)


def _legend(figure: Figure, handles: Sequence[Any], names: Sequence[str]) -> None:
    """Above the chart, side by side where there is room."""
    columns = 2 if sum(map(len, names)) < 50 else 1
    figure.legend(handles, names, loc="outside upper left", ncols=columns)


def shares(
    name: str,
    title: str,
    caption: str,
    bars: Sequence[Bar],
    names: Sequence[str],
    *,
    fair: float | None = None,
) -> Chart:
    """Shares at a and at b with their intervals, one below the other, or those of one setting;
    ``fair`` is a line that would be everybody's."""
    sides = len(bars[0].shares)

    def draw() -> Figure:
        figure, axes = _begin((0.4 + 0.8 * sides) * len(bars))
        if fair is not None:
            axes.axvline(fair, color=SOFT, linewidth=1, linestyle=(0, (3, 3)), zorder=1)
        marks = []
        for side in range(sides):
            found = [bar.shares[side] for bar in bars]
            middle = np.array([share.share for share in found])
            bounds = np.array([share.interval for share in found]).T
            drawn = axes.errorbar(
                middle,
                np.arange(len(bars)) + 0.34 * side - 0.17 * (sides - 1),
                xerr=np.abs(bounds - middle),
                fmt=MARKS[side],
                color=COLOURS[side],
                markersize=6,
                capsize=3,
            )
            marks.append(drawn)
        _rows(axes, [bar.label for bar in bars])
        low, high = axes.get_xlim()
        axes.set_xlim(max(low, -0.02 * high), max(high, LEAST))
        axes.xaxis.set_major_formatter(_percent)
        axes.xaxis.set_major_locator(MaxNLocator(5))
        if sides > 1:
            _legend(figure, marks, names)
        return figure

    return _chart(name, title, caption, draw)


def differences(
    name: str, title: str, caption: str, rows: Sequence[tuple[str, Difference]], axis: str
) -> Chart:
    """By how much each figure differs, with its interval; what is sure is filled."""

    def draw() -> Figure:
        figure, axes = _begin(1.3 * len(rows))
        axes.axvline(0, color=SOFT, linewidth=1, zorder=1)
        for at, (_label, each) in enumerate(rows):
            scale = 100 if each.is_share else 1
            ends = np.array([each.low, each.high]) * scale
            if not np.isfinite(ends).all():
                continue
            axes.plot(ends, [at, at], color=AT_B, linewidth=1.6, solid_capstyle="butt")
            axes.plot(
                each.by * scale, at, "s", color=AT_B, markersize=6,
                fillstyle="full" if each.sure else "none",
            )  # fmt: skip
        _rows(axes, [label for label, _each in rows])
        axes.xaxis.set_major_locator(MaxNLocator(6))
        axes.xaxis.set_major_formatter(_plainly)
        axes.set_xlabel(axis)
        return figure

    return _chart(name, title, caption, draw)


def _percent(part: float, _at: float) -> str:
    """A part of all games on a scale."""
    return spoken().number(f"{round(100 * part, 4):g}%")


def _plainly(number: float, _at: float) -> str:
    """A number on a scale."""
    return digits(round(number, 6), ",.10g")


def _rows(axes: Axes, labels: Sequence[str]) -> None:
    """The lines from top to bottom, each with its label."""
    axes.set_yticks(range(len(labels)), [_in_lines(label) for label in labels])
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.grid(axis="x")
    axes.set_axisbelow(True)


def _in_lines(label: str) -> str:
    """A long label in two lines."""
    if len(label) < 26:
        return label
    spaces = [at for at, letter in enumerate(label) if letter == " "]
    if not spaces:
        return label
    middle = min(spaces, key=lambda at: abs(at - len(label) / 2))
    return f"{label[:middle]}\n{label[middle + 1 :]}"


def lengths(title: str, caption: str, all_: Sequence[Games], names: Sequence[str]) -> Chart:
    """How long games are, as outlines on one scale, one for each setting (two at most), and where
    the middle of each lies."""

    def draw() -> Figure:
        figure, axes = _begin(7)
        bins = np.histogram_bin_edges(
            np.concatenate([games.moves for games in all_]), BINS
        ).tolist()
        middles = []
        for games, colour in zip(all_, COLOURS, strict=False):
            part = np.full(len(games), 1 / len(games))
            axes.hist(
                games.moves, bins, weights=part, histtype="stepfilled", color=colour, alpha=0.16
            )
            axes.hist(games.moves, bins, weights=part, histtype="step", color=colour, lw=1.6)
            middle = float(np.median(games.moves))
            middles.append(axes.axvline(middle, color=colour, lw=1.6, linestyle=(0, (4, 3))))
        axes.set_xlabel(_counted(all_[0]))
        axes.set_ylabel(say(_("part of the games")))
        axes.yaxis.set_major_formatter(_percent)
        axes.xaxis.set_major_locator(MaxNLocator(6))
        axes.xaxis.set_major_formatter(_plainly)
        axes.yaxis.set_major_locator(MaxNLocator(5))
        axes.tick_params(axis="y", colors=SOFT)
        axes.grid(axis="y")
        axes.set_axisbelow(True)
        if len(all_) > 1:
            _legend(figure, middles, names)
        return figure

    return _chart("length", title, caption, draw)


def spans(title: str, caption: str, readings: Mapping[str, Games]) -> Chart:
    """How long games are with each reading: a line from the tenth to the ninetieth of a hundred, a
    thick one for the middle half, and a mark at the middle game."""

    def draw() -> Figure:
        figure, axes = _begin(1.2 * len(readings))
        for at, games in enumerate(readings.values()):
            ends = np.percentile(games.moves, [10, 25, 50, 75, 90])
            axes.plot(ends[[0, 4]], [at, at], color=AT_A, linewidth=1.2)
            axes.plot(ends[[1, 3]], [at, at], color=AT_A, linewidth=5, solid_capstyle="butt")
            axes.plot(ends[2], at, "o", color=AT_B, markersize=6)
        _rows(axes, list(readings))
        axes.xaxis.set_major_locator(MaxNLocator(6))
        axes.xaxis.set_major_formatter(_plainly)
        axes.set_xlabel(_counted(next(iter(readings.values()))))
        return figure

    return _chart("length", title, caption, draw)


def _counted(games: Games) -> str:
    """In what a length is said."""
    return say(_("moves in a game") if games.counted == "moves" else _("decisions in a game"))
