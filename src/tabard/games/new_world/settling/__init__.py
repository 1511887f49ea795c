"""Colonies, works, improvements, missions; goods, their sale and the demand (3.7, 3.11, 3.12)."""
