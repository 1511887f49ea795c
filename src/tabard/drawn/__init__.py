"""What a game shows of itself: a sheet of text for the terminal, a drawn scene for the page."""
