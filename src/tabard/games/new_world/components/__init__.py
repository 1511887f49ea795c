"""Chapter "Components": data/ read into named things and tables, one file a part of the book."""
