"""Chapter "Natives" (3.8, 3.15): armies, locations, how they are raised and merge."""
