"""The table for people."""
