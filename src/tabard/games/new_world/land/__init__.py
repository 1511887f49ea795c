"""Chapters "Starting a land combat" and "Land combat" (3.14, 3.16; seed 1 to 46), a file a step."""
