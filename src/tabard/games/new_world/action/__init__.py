"""Chapter "Action phase" (3.10): impulses, the main card, building, what changes hands."""
