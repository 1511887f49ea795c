"""Can every sentence be translated? Each ``_()`` holds one whole sentence with named placeholders,
each ``say()`` a sentence that was marked, and Babel finds them all.
"""

from __future__ import annotations

import ast
import re
import string
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.extract import extract_from_dir
from jinja2 import Environment, nodes

ROOT = Path(__file__).resolve().parent.parent
METHODS = [("**.py", "python"), ("**.html", "jinja2.ext:babel_extract")]


def marked(tree: ast.Module, by: str = "_") -> Iterator[ast.Call]:
    """Every ``_()``, or every ``n_()``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == by:
            yield node


def counted(tree: ast.Module, file: str) -> Iterator[str]:
    """``n_()`` takes two plain sentences, for one and for many, and, where the fact that counts is
    not the first, which it is."""
    for call in marked(tree, "n_"):
        values = [arg.value if isinstance(arg, ast.Constant) else None for arg in call.args]
        said = [value for value in values if isinstance(value, str)]
        if len(said) not in (2, 3) or len(values) != len(said):
            yield f"{file}:{call.lineno}: n_() takes two plain sentences and a fact's name"
            continue
        one, many = (placeholders(sentence) for sentence in said[:2])
        by = said[2] if len(said) == 3 else many[0] if many else "a number"
        if not {*one} <= {*many} or by not in many:
            yield f"{file}:{call.lineno}: for many n_() names {by} and all the others"
        elif by == said[-1] == many[0]:
            yield f"{file}:{call.lineno}: the fact that counts is the first, and need not be named"


def sentence_of(call: ast.Call) -> str | None:
    """The sentence, if it is one that a program can extract."""
    if len(call.args) == 1 and not call.keywords and isinstance(call.args[0], ast.Constant):
        value = call.args[0].value
        return value if isinstance(value, str) else None
    return None


def placeholders(sentence: str) -> list[str]:
    """The names between braces; an unnamed or computed one as it stands there."""
    return [
        name
        for _text, name, _spec, _conversion in string.Formatter().parse(sentence)
        if name is not None
    ]


def in_file(tree: ast.Module, file: str) -> Iterator[str]:
    """What cannot be translated here."""
    for call in marked(tree):
        sentence = sentence_of(call)
        if sentence is None:
            yield f"{file}:{call.lineno}: _() takes one plain sentence, no f-string and no sum"
            continue
        try:
            unnamed = [name for name in placeholders(sentence) if not name.isidentifier()]
        except ValueError as wrong:
            unnamed = [str(wrong)]
        for name in unnamed:
            yield f"{file}:{call.lineno}: placeholder {{{name}}} has no name"
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            yield from said(node, file)


def said(call: ast.Call, file: str) -> Iterator[str]:
    """``say("…")`` says what nobody marked; ``say(_("…"))`` must be given what it names."""
    first = call.args[0] if call.args else None
    if isinstance(first, ast.Constant | ast.JoinedStr):
        yield f"{file}:{call.lineno}: say() of a sentence that is not marked with _()"
    open_end = any(keyword.arg is None for keyword in call.keywords)
    if isinstance(first, ast.Call) and ast.unparse(first.func) == "_" and not open_end:
        given = {keyword.arg for keyword in call.keywords}
        for name in set(placeholders(sentence_of(first) or "")) - given:
            yield f"{file}:{call.lineno}: nothing is given for {{{name}}}"


def in_template(text: str, file: str) -> Iterator[str]:
    """What cannot be translated in a page's template: words that stand there bare, sentences that
    are computed, facts that are not given."""
    for call in Environment().parse(text).find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name == "_":
            sentence = call.args[0].value if isinstance(call.args[0], nodes.Const) else None
            if sentence is None:
                yield f"{file}:{call.lineno}: _() takes one plain sentence"
                continue
            given = {keyword.key for keyword in call.kwargs}
            for name in set(placeholders(sentence)) - given:
                yield f"{file}:{call.lineno}: nothing is given for {{{name}}}"
    marks = r"{% block kind %}.*?{% endblock %}|{#.*?#}|{%.*?%}|{{.*?}}"
    shown = re.sub(marks, "", text, flags=re.DOTALL)
    for word in re.findall(r"[A-Za-z]{2,}", re.sub(r"<[^>]*>|&[a-z]+;", "", shown)):
        if word != "Tabard":
            yield f"{file}: {word!r} stands in the page without _()"


def main() -> int:
    """Check the package, and build the catalogue that translators start from."""
    found: list[str] = []
    sentences: set[str] = set()
    for path in sorted((ROOT / "src").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        file = path.relative_to(ROOT).as_posix()
        found += [*in_file(tree, file), *counted(tree, file)]
        sentences |= {str(ast.literal_eval(call.args[0])) for call in marked(tree, "n_")}
        sentences |= {sentence_of(call) or "" for call in marked(tree)} - {""}
    for path in sorted((ROOT / "src").rglob("*.html")):
        found += in_template(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())
    keywords: dict[str, tuple[int, ...] | None] = {"_": None, "n_": (1, 2)}
    catalogue = {
        entry[2] if isinstance(entry[2], str) else entry[2][0]
        for entry in extract_from_dir(ROOT / "src", method_map=METHODS, keywords=keywords)
    }
    found += [f"Babel does not find: {sentence!r}" for sentence in sorted(sentences - catalogue)]
    print("\n".join([*found, f"{len(sentences)} sentences, {len(catalogue)} in the catalogue"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
