"""The engine: knows what a board game is, and no game."""
