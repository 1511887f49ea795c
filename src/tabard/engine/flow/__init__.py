"""The turn as it goes on: declared phases and steps, what lies on what, and the loop that plays."""
