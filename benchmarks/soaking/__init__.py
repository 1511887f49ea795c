"""Hours of play with troubles of all kinds, and whether the inn keeps what it promises."""
