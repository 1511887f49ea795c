"""Programs that play random games, one for each peer; ours is among them.

Each runs in its peer's own environment as ``python -m peers.NAME GAME``, so nothing here but the
standard library and the peer itself is imported. Each prints one line of JSON.
"""
