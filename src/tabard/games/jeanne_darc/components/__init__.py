"""Chapter "Components" (3.1 to 3.6, 4.2 to 4.5): data/ read into named things and tables."""
