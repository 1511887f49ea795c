"""How the pages and the reference become one site: see scripts/docs."""

import logging

from tabard import __version__

project = "Tabard"
author = "the founders of Tabard"
version = release = __version__
html_title = f"Tabard {version}"
html_theme = "furo"
html_static_path: list[str] = []
html_show_copyright = html_show_sourcelink = False
html_copy_source = False
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
root_doc = "docs/index"
include_patterns = ["*.md", "docs/*.md", "docs/lab/*.md", "docs/reference/*.md", "examples/*.md"]
include_patterns += ["docs/terms/*.md", "benchmarks/*.md", "src/tabard/games/*/README.md"]

myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_class_signature = "mixed"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True
add_module_names = False

logging.getLogger("alembic").setLevel(logging.WARNING)  # the inn's modules load it
