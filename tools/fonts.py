"""Makes the fonts that come with the pages: smaller copies of three free ones, with the characters
that the house shows and no others, and a table of how wide each of these is.

``python tools/fonts.py FOLDER`` finds Gentium Book Plus, Lato and Noto Serif CJK somewhere below
FOLDER (/usr/share/fonts, where Debian's packages fonts-sil-gentiumplus, fonts-lato and
fonts-noto-cjk put them) and writes what is kept here. It needs fonttools and brotli. Run it again
when a test names characters that the fonts do not have.

All three stand under the SIL Open Font License. Two of them reserve their names for themselves, so
the copies are called Tabard.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "tabard"
FONTS = SOURCES / "web" / "static" / "fonts"
ADVANCES = SOURCES / "drawn" / "advances.json"
READ = {".py", ".toml", ".csv", ".html", ".js", ".css", ".svg", ".po"}

# English, French, German and Dutch, their neighbours' letters for the names of guests, and signs.
SIGNS = "\u202fẞ–—‘’‚“”„†•…‰‹›€←↑→↓−≈≠≤≥"
LATIN = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0xAD), *range(0xAE, 0x149)))) + SIGNS
LATIN += "".join(map(chr, range(0x14A, 0x180)))
FIRST_HAN = 0x2E80

# What is kept of the tables that lay letters side by side, and none of small capitals and the like.
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk"]


@dataclass(frozen=True)
class Face:
    """One font: what it is called here and which of the three it is made of. A collection holds
    several (``number``); ``dress`` is what the page is told of it. Lines stand as far apart as
    ``above`` and ``below`` say, in thousandths, for some fonts leave room for higher letters."""

    name: str
    family: str
    source: str
    dress: str
    number: int = -1
    above: int = 940
    below: int = 300


FACES = (
    Face("regular", "Tabard Book", "GentiumBookPlus-Regular.ttf", "font-weight: 100 500"),
    Face("bold", "Tabard Book", "GentiumBookPlus-Bold.ttf", "font-weight: 501 900"),
    Face("italic", "Tabard Book", "GentiumBookPlus-Italic.ttf", "font-style: italic"),
    Face("letters", "Tabard Letters", "Lato-Bold.ttf", "font-weight: 100 900"),
    Face("han", "Tabard Han", "NotoSerifCJK-Regular.ttc", "unicode-range: U+2E80-9FFF", 3),
    Face("signs", "Tabard Han", "NotoSerifCJK-Regular.ttc", "unicode-range: U+2500-25FF", 3),
)


def shown() -> set[str]:
    """Every character in the sources of games, pages and what they are made with."""
    files = (path for path in SOURCES.rglob("*") if path.suffix in READ)
    pages = (path for path in files if path.relative_to(SOURCES).parts[0] != "cli")
    every = {sign for path in pages for sign in path.read_text(encoding="utf-8")}
    return {sign for sign in every if sign >= " "}  # a help page holds marks of its own


def characters(face: Face) -> set[str]:
    """What a face has to have."""
    if face.family != "Tabard Han":
        return set(LATIN)
    rest = shown() - set(LATIN)
    return {sign for sign in rest if (ord(sign) >= FIRST_HAN) == (face.name == "han")}


def found(folder: Path, name: str) -> Path:
    """Where a font lies."""
    paths = sorted(folder.rglob(name))
    if not paths:
        raise SystemExit(f"There is no {name} in {folder}.")
    return paths[0]


def subset(face: Face, folder: Path) -> Any:
    """The smaller copy, under its own name."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    path = found(folder, face.source)
    font = TTFont(path, fontNumber=face.number, recalcTimestamp=False)
    features = [] if face.family == "Tabard Han" else FEATURES
    options = Options(layout_features=features, hinting=False, desubroutinize=True)
    options.drop_tables += ["vhea", "vmtx", "VORG", "Silt"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(characters(face)))
    subsetter.subset(font)
    missing = characters(face) - set(map(chr, font.getBestCmap()))
    if missing:
        raise SystemExit(f"{face.source} has no {' '.join(sorted(missing))}.")
    rename(font, face)
    set_lines(font, face)
    return font


def rename(font: Any, face: Face) -> None:
    """The copy's own name wherever the other one stood; whose work it is, and its licence, stay."""
    style = {"bold": "Bold", "italic": "Italic", "letters": "Bold"}.get(face.name, "Regular")
    written = f"{face.family} {style}".replace(" ", "")
    own = {1: face.family, 2: style, 3: written, 4: f"{face.family} {style}", 6: written}
    for entry in font["name"].names:
        if entry.nameID in own:
            entry.string = own[entry.nameID]
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [written]
        cff.topDictIndex[0].FullName = f"{face.family} {style}"
        cff.topDictIndex[0].FamilyName = face.family


def set_lines(font: Any, face: Face) -> None:
    """How high a line is, the same in all of a family."""
    unit = font["head"].unitsPerEm / 1000
    above, below = round(face.above * unit), round(face.below * unit)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = above, -below, 0
    letters = font["OS/2"]
    letters.sTypoAscender, letters.sTypoDescender, letters.sTypoLineGap = above, -below, 0
    letters.usWinAscent, letters.usWinDescent = above, below


def advances(font: Any) -> dict[str, int]:
    """How wide each character is, in thousandths of the font's size."""
    unit = font["head"].unitsPerEm / 1000
    widths = font["hmtx"].metrics
    named = sorted(font.getBestCmap().items())
    return {chr(number): round(widths[glyph][0] / unit) for number, glyph in named}


def write_font(font: Any, face: Face) -> str:
    """Keep it, under a name that changes when it does; browsers may keep it for ever."""
    font.flavor = "woff2"
    made = FONTS / "made.woff2"
    font.save(made)
    digest = hashlib.sha256(made.read_bytes()).hexdigest()[:8]
    path = made.rename(FONTS / f"{face.name}-{digest}.woff2")
    print(f"{path.name}: {len(font.getBestCmap())} characters, {path.stat().st_size:,} bytes")
    return path.name


def sheet(files: Iterable[tuple[Face, str]]) -> str:
    """The style sheet that names them."""
    rules = [
        f'@font-face {{ font-family: "{face.family}"; {face.dress}; font-display: swap; '
        f'src: url("fonts/{file}") format("woff2"); }}'
        for face, file in files
    ]
    head = "/* The fonts that come with the pages. Written by tools/fonts.py. */"
    return "\n".join([head, *rules, ""])


def main() -> int:
    """Write the fonts, the sheet that names them, and how wide their characters are."""
    if len(sys.argv) != 2:
        print("Say where the fonts lie: python tools/fonts.py /usr/share/fonts", file=sys.stderr)
        return 2
    FONTS.mkdir(exist_ok=True)
    for old in FONTS.glob("*.woff2"):
        old.unlink()
    files, table = [], {}
    for face in FACES:
        font = subset(face, Path(sys.argv[1]))
        table[face.name] = advances(font)
        files.append((face, write_font(font, face)))
    (FONTS.parent / "fonts.css").write_text(sheet(files), encoding="utf-8")
    lines = (f'"{name}": {json.dumps(of, ensure_ascii=False)}' for name, of in table.items())
    ADVANCES.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
