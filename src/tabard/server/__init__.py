"""The inn's server: tables kept in a database, and everything that can be done at them.

``Inn`` is what pages and the HTTP interface both call. It holds no rule and knows no game by name.
"""
