"""The events that are no quests (3.19): one file an immediate card; the cards of a chapter."""
