"""``tabard serve``: the inn, its workers and their application."""
