"""The event markers, a file each."""
