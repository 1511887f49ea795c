"""The tables of the database. The moves are the truth; nothing ever changes or removes one.

What else stands here is either agreed before the first move, or a note that makes work shorter
(``over`` and ``due`` of a table, which follow from its moves).
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA = MetaData()
_COUNTED = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts only plain integers
_HAS_SECRET = text("secret <> ''")

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),  # as JSON, in words
    Column("clock", Double),  # seconds for a decision; none: no clock
    Column("stand_in", String(64), nullable=False),  # who decides when the clock has run out
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("due", Double),  # when the inn itself must act here; none: somebody else must
    Column("rematch", String(24)),
    Column("failures", Integer, nullable=False),  # so often in a row the inn could not act here
    Column("guest", String(32), nullable=False),  # who set it up; not known to anybody as who
    Column("hints", Boolean, nullable=False),  # may who sits there ask for any?
    Column("lent", Integer, nullable=False),  # so often a seat was lent to a bot, or taken back
    Column("delay", Integer, nullable=False, default=0),  # so many decisions later for who watches
    Column("secret", String(64), nullable=False, default=""),  # of its chance; told when it is over
    Column("stopped", String(8), nullable=False, default=""),  # aside, closed, or empty: goes on
    Index("tables_due", "due"),
    Index(
        "tables_secret",
        "secret",
        unique=True,
        sqlite_where=_HAS_SECRET,
        postgresql_where=_HAS_SECRET,
    ),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("player", SmallInteger, primary_key=True),  # counted from 0
    Column("who", String(64), nullable=False),  # human, a bot's word, or empty: open
    Column("name", String(80), nullable=False),
    Column("nonce", String(24), nullable=False),  # part of the token: an old one holds no more
    Column("link", String(64), nullable=False, default=""),  # digest of its link, or empty
    Column("link_until", Double),
    Column("away", String(64), nullable=False, default=""),  # the bot that plays for now, or empty
    Column("away_at", Double),  # since when
    Column("clock_from", Double, nullable=False, default=0.0),  # his clock begins no sooner
    Column("votes", SmallInteger, nullable=False, default=0),  # a bit for each who would let him go
    Column("voted_on", Integer, nullable=False, default=0),  # the question on which they wait
    Column("number", String(64), nullable=False, default=""),  # what he adds to the chance
    Column("silenced", Boolean, nullable=False, default=False),  # he says nothing here any more
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("words", Text, nullable=False),
    Column("by_itself", Boolean, nullable=False),
    Column("key", String(64)),  # the client's own name for it: sent twice, it is played once
    Column("at", Double, nullable=False),
    Column("made_by", String(8), nullable=False, default=""),  # why by the inn, or empty
    UniqueConstraint("table_id", "seat", "key", name="moves_key"),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("id", _COUNTED, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("player", SmallInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# A hint that was given to a seat; it stands for as long as the question does.
HINTS = Table(
    "hints",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("question", Integer, primary_key=True),
    Column("player", SmallInteger, nullable=False),  # who has asked
    Column("advice", Text, nullable=False),  # as JSON: moves in words, and what is thought of each
    Column("at", Double, nullable=False),
)

# How the chances went in a finished game, as it was reckoned once.
CHANCES = Table(
    "chances",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("curve", Text),  # as JSON; none: it is being reckoned, empty: it could not be
    Column("at", Double, nullable=False),
)

# What a guest holds and has seen at a table; he is known by a digest, and by nothing else.
VISITS = Table(
    "visits",
    METADATA,
    Column("guest", String(64), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("player", SmallInteger),  # whose seat he holds, while its nonce is this
    Column("nonce", String(24)),
    Column("looked", Integer),  # how long the log was
    Column("at", Double, nullable=False),
    Index("visits_forgotten", "player", "at"),
)

# All seats of a guest at a table where he holds several; his visit says which is in front.
SHARED = Table(
    "shared",
    METADATA,
    Column("guest", String(64), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("player", SmallInteger, primary_key=True),
    Column("nonce", String(24), nullable=False),
    Column("looked", Integer),  # how long the log was when this seat was in front last
)

# Who is here: at which worker he has a stream open, or (empty) that he has fetched a page.
PRESENT = Table(
    "present",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("player", SmallInteger, primary_key=True),
    Column("worker", String(24), primary_key=True),
    Column("until", Double, nullable=False),  # it is true no longer
    Index("present_worker", "worker"),
)

# Guests who come again on any device, by a passkey: a name that is kept for them, and nothing else.
REGULARS = Table(
    "regulars",
    METADATA,
    Column("id", String(24), primary_key=True),  # stands in visits where another has a digest
    Column("handle", String(64), nullable=False, unique=True),  # by which his passkeys know him
    Column("name", String(80), nullable=False),
    Column("sounds", Text, nullable=False, unique=True),  # how the name sounds, and looks: nobody
    Column("looks", Text, nullable=False, unique=True),  # else sits down under one that is the same
    Column("made", Double, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # the credential's, as is all here in base64url
    Column("regular", String(24), ForeignKey("regulars.id"), nullable=False, index=True),
    Column("public", Text, nullable=False),  # the half of the key that is no secret
    Column("count", BigInteger, nullable=False),  # how often it has signed, if it counts
    Column("label", String(80), nullable=False),  # what its owner calls it
    Column("made", Double, nullable=False),
    Column("used", Double),
)

# What a passkey is to sign: once, by the browser that has asked, and soon.
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("handle", String(64), nullable=False),  # for whom a passkey is made; empty: to come in
    Column("until", Double, nullable=False, index=True),
)

# A browser at which somebody has signed in, known by the digest of its pass.
DEVICES = Table(
    "devices",
    METADATA,
    Column("guest", String(64), primary_key=True),
    Column("regular", String(24), ForeignKey("regulars.id"), index=True),  # none: signed out again
    Column("passkey", String(1400)),  # the one by which he came in
    Column("own", String(64), nullable=False),  # in visits: what the device holds for all the same
    Column("at", Double, nullable=False),
)

# The ways by which a guest wants to be told that it is his turn.
WAYS = Table(
    "ways",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("holder", String(64), nullable=False, index=True),  # as in visits
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("digest", String(64), nullable=False, index=True),  # of the address
    Column("confirmed", Boolean, nullable=False),
    Column("tries", SmallInteger, nullable=False),  # to say the code that was sent there
    Column("failures", SmallInteger, nullable=False),  # in a row; none is sent there after many
    Column("rests", Double, nullable=False),  # until then nothing is sent there
    Column("language", String(8), nullable=False),  # in which he reads; empty: the inn's
)

# A notice that is to be sent: to confirm a way, or (with a table) that it is somebody's turn.
LETTERS = Table(
    "letters",
    METADATA,
    Column("id", _COUNTED, primary_key=True, autoincrement=True),
    Column("way_id", String(24), ForeignKey("ways.id"), nullable=False, index=True),
    Column("table_id", String(24), ForeignKey("tables.id")),
    Column("player", SmallInteger),
    Column("question", Integer),
    Column("due", Double, nullable=False, index=True),
)

# The last question of which somebody was told.
TOLD = Table(
    "told",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("player", SmallInteger, primary_key=True),
    Column("question", Integer, nullable=False),
)

# What was sent to an address lately, or that it wants nothing.
POSTED = Table(
    "posted",
    METADATA,
    Column("id", _COUNTED, primary_key=True, autoincrement=True),
    Column("digest", String(64), nullable=False, index=True),
    Column("holder", String(64), nullable=False, index=True),
    Column("what", String(8), nullable=False),
    Column("at", Double, nullable=False),
)

# A row for each change at a table, in the order of the changes: so workers learn of each other's.
NEWS = Table(
    "news",
    METADATA,
    Column("id", _COUNTED, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False),
    Column("at", Double, nullable=False),
    sqlite_autoincrement=True,
)

# Whole records, with what was secret then, that were given to whoever runs the inn.
TAKEN = Table(
    "taken",
    METADATA,
    Column("id", _COUNTED, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False),  # it may be gone
    Column("by", String(80), nullable=False),  # by which way, and whose command it was
    Column("at", Double, nullable=False),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
