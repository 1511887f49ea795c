"""The comparison with the peers: who, where, how often, and what is written of it."""
