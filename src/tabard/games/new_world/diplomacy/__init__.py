"""The diplomacy phase, deals and written contracts (3.9.B, 3.13)."""
