"""The inn: tables in a database, their players, bots and watchers.

It contains no rule and names no game.
"""
