"""How New World looks: its map, its pieces, and the table in text."""
