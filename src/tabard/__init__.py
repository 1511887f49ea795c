"""Tabard: heavy conquest board games that say why not."""
