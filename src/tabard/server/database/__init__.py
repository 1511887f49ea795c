"""The database: its form, its time, and one transaction a call."""
