"""The king and his advisors (3.9.A4, 3.18)."""
