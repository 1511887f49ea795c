"""Who may come in, and how much each may take."""
