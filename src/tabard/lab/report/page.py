"""A report as it is written: one page that works without a network, the same as Markdown with its
pictures, and all that lies beside them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from tabard import __version__
from tabard.drawn.lettering import faces_of
from tabard.drawn.sheets import fonts_within, sheet
from tabard.drawn.speaking import setting_typed
from tabard.engine.game import Game, Misused
from tabard.engine.languages import spoken
from tabard.engine.record.files import replace_file
from tabard.engine.unable import reason_of
from tabard.engine.variant import read_variant
from tabard.engine.words import _, apart, say
from tabard.lab.compare import Setting
from tabard.lab.figures import ending_said

from . import where
from .charts import Chart
from .middle import Replay
from .where import Map

SURELY = _("The lines show where the truth lies in 95 of 100 cases.")
_OWN = Path(__file__).parent


@dataclass(frozen=True)
class Table:
    """A table of the report: its title, its head, its rows, and what its figures are."""

    title: str
    head: list[str]
    rows: list[list[str]]
    note: str = ""


@dataclass(frozen=True)
class Page:
    """What a report says: ``kind`` of what it is a report, what was asked (``title``), the
    ``answer`` in sentences, what shows it, the ``command`` that asks the same again, and ``facts``
    about how it was made, each with its name. ``other`` is what a setting is called with which
    something happens more often; ``house`` says in sentences what house rules are played by."""

    game: Game
    kind: str
    title: str
    answer: Sequence[str]
    settings: Sequence[str]
    charts: Sequence[Chart]
    tables: Sequence[Table]
    command: str
    facts: Sequence[tuple[str, str]]
    maps: Sequence[Map] = ()
    replays: Sequence[Replay] = ()
    beside: Mapping[str, bytes] = field(default_factory=dict)
    other: str = ""
    house: Sequence[str] = ()

    @property
    def parts(self) -> list[str]:
        """The command, each option by itself: a line may end between them."""
        return re.split(r" (?=--)", self.command)

    def write(self, folder: Path) -> list[Path]:
        """Write ``report.html``, ``report.md`` and all that they show into a folder, which is made
        where there is none; gives the files. Raises Misused where that cannot be."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            sentence = _("No report can be written into {folder}: {reason}.")
            raise Misused(say(sentence, folder=folder, reason=reason_of(error))) from None
        written = self._files()
        for name in _named_by_an_earlier(folder) - set(written):
            (folder / name).unlink(missing_ok=True)
        for name, content in written.items():
            replace_file(folder / name, content)
        return [folder / name for name in written]

    def _files(self) -> dict[str, bytes]:
        board = self.game.board() if self.maps else None
        facts = {"page": self, "board": board}
        return {
            **{f"{each.name}.png": each.png for each in self.charts},
            **{f"{each.name}.svg": _alone(board, each.marks).encode() for each in self.maps},
            **{replay.file: replay.text.encode() for replay in self.replays},
            **self.beside,
            "report.md": _rendered("report.md", facts, escaped=False).encode(),
            "report.html": _rendered(
                "report.html", {**facts, "sheet": Markup(_sheet(board))}, escaped=True
            ).encode(),
        }


def _named_by_an_earlier(folder: Path) -> set[str]:
    """The files of a report that was written here before: those that its text shows."""
    before = folder / "report.md"
    if not before.is_file():
        return set()
    text = before.read_text(encoding="utf-8", errors="replace")
    return set(re.findall(r"\]\(([\w.+-]+\.(?:png|svg|game))\)", text))


def _rendered(template: str, facts: Mapping[str, Any], *, escaped: bool) -> str:
    room = Environment(
        loader=PackageLoader("tabard.lab.report", ""),
        autoescape=escaped,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    room.globals.update(_=say, say=say, ending_said=ending_said, language=spoken().code)
    room.filters["safely"] = Markup
    return room.get_template(template).render(facts)


def _own_sheet() -> str:
    """What a report adds to the house's sheets."""
    return (_OWN / "report.css").read_text(encoding="utf-8")


def _sheet(board: Any) -> str:
    """The page's own style: the house's colours and fonts, the board's, and the report's."""
    faces = {"regular", "bold", "italic"} | (faces_of(board.drawing) if board else set())
    house = sheet("tabard.css").split("/* --- header and footer")[0]
    own = _own_sheet()
    return "\n".join([fonts_within(faces), house, sheet("board.css"), own])


def _alone(board: Any, marks: str) -> str:
    """A map as a file."""
    sheets = [fonts_within(faces_of(board.drawing)), sheet("tabard.css"), sheet("board.css")]
    return where.board_alone(board, marks, "\n".join([*sheets, _own_sheet()]))


# --- what every report says -----------------------------------------------------------------------


def setting_said(game: Game, setting: Setting) -> str:
    """Who plays, with which readings, by which house rules, and from where."""
    readings = [setting_typed(game, word, reading) for word, reading in setting.options.items()]
    house = [setting.house.name] if setting.house else []
    begun = [setting.position.name] if setting.position else []
    return ", ".join([*setting.bots, *readings, *house, *begun])


def house_said(*settings: Setting) -> list[str]:
    """What house rules say: what is otherwise, and their own rules with their numbers."""
    files = [each.house.house_rules for each in settings if each.house]
    said: list[str] = []
    for file in dict.fromkeys(file for file in files if file):
        variant = read_variant(file.path)
        said += [spoken().sentence(variant.about)] if variant.about else []
        for number, (title, text, _replaced) in variant.rules.items():
            title, text = map(spoken().sentence, (title, text))
            said.append(say(_("{number}, {title}: {text}"), number=number, title=title, text=text))
    return said


def files_of(setting: Setting) -> dict[str, bytes]:
    """The files of a setting, which lie beside the page: its house rules and its position."""
    found: dict[str, bytes] = {}
    if setting.house and setting.house.house_rules:
        path = setting.house.house_rules.path
        found[path.name] = path.read_bytes()
    if setting.position:
        found[setting.position.name] = setting.position.text.encode()
    return found


def made_with(
    game: Game, games: str, settings: Sequence[str], seed: int, digest: str = ""
) -> list[tuple[str, str]]:
    """How a report was made."""
    versions = say(
        _("Tabard {tabard}, rules {rules} of {game}"),
        tabard=__version__,
        rules=game.version,
        game=game.title,
    )
    return [
        (say(_("Games")), games),
        (say(_("Settings")), apart(settings)),
        (say(_("Seed")), str(seed)),
        (say(_("Versions")), versions),
        *([(say(_("Digest")), digest)] if digest else []),
    ]
