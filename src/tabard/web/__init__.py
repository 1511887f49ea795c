"""The inn's pages: they draw a view and offer its legal moves.

They contain no rule and name no game.
"""
