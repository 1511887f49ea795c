"""The event markers, one file each (3.5)."""
