"""Chapter "Components" (rules 2.1 and 3.1 to 3.10): data/ read into named things and tables."""
