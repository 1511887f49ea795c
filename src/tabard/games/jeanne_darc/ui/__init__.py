"""How Jeanne d'Arc 1429 looks: her map, her pieces, and the table in text."""
