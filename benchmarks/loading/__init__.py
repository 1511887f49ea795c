"""Guests for the load benchmark: they talk HTTP themselves, so that they cost little."""
