"""Chapter "Cards" (3.19.4, 3.19.5): what each event does, one file a group."""
