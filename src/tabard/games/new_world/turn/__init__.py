"""Chapter "Turn sequence" (3.9): order, cards phase, administration, upkeep, unrest."""
