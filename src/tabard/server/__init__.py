"""The inn's server: tables kept in a database, and everything that can be done at them.

``Inn`` is what pages and the HTTP interface both call. It holds no rule and knows no game by name.
"""

import logging

# Who keeps no log sees none; a command says in its own words what went wrong.
logging.getLogger("tabard").addHandler(logging.NullHandler())
