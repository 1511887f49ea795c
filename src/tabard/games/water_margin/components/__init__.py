"""Chapter "Components" (3.2, 3.3, 3.18, 3.19): data/ read into named things and tables."""
