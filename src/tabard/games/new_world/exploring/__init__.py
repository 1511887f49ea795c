"""Movement and the actions of an avatar away from home (3.10.9 to 3.10.16, 3.11)."""
