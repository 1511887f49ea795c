"""Deals and written contracts (3.9.B1, 3.9.B2)."""
