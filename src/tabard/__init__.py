"""Tabard: heavy conquest board games that say why not."""

from importlib.metadata import version

__version__ = version("tabard")  # it stands in pyproject.toml, and nowhere else
