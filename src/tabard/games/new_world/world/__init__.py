"""Who and what is where: nations, the map, avatars, units, hands (3.3 to 3.6, 3.19.1)."""
