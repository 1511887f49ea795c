"""Awards and glory points, and what costs them (3.20, 3.3.4, 3.9.B2)."""
