"""Chapter "Events" (rules 2.11 and 3.8): one file a card, in the words of its Latin name."""
