"""Chapter "Turn sequence" (3.9): order, cards phase, income, administration, upkeep, unrest."""
