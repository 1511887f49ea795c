"""Where the inn itself acts: clocks, bots, the keeper, feeds and records on trial."""
