"""FORT, IMP and MIS (3.11.8 to 3.11.10), and what improvements bring (3.20.4)."""
