"""The tables of the database. The state of a game is not among them: its log is."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("key", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("link", sa.String(64), nullable=True, index=True),  # hash of link, or bot's token
    sa.Column("until", sa.BigInteger, nullable=True),  # when the link ends
    sa.Column("epoch", sa.Integer, nullable=False),  # cookies of an earlier one are void
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False, index=True),  # to the day, more or less
    sa.Column("owner", sa.String(32), nullable=True, index=True),  # of a bot over the network
)

usage = sa.Table(
    "usage",
    metadata,
    sa.Column("who", sa.String(40), primary_key=True),  # a person, or the hash of an address
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("tables", sa.Integer, nullable=False),  # opened on that day
    sa.Column("forks", sa.Integer, nullable=False),
    sa.Column("bytes", sa.BigInteger, nullable=False),  # written on that day
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("hold", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(32), nullable=False, index=True),
    sa.Column("invite", sa.String(32), nullable=False),
    sa.Column("phase", sa.String(8), nullable=False),  # open, running, over
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("seed", sa.Text, nullable=True),  # secret and players' seeds, fixed at the start
    sa.Column("turn", sa.Integer, nullable=True),
    sa.Column("length", sa.Integer, nullable=False),  # of the log: the table's version
    sa.Column("steps", sa.Integer, nullable=False),  # of the game: what was not taken back
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("result", sa.JSON, nullable=True),
    sa.Column("rematch", sa.String(32), nullable=True, index=True),
    sa.Column("forked", sa.JSON, nullable=True),
    sa.Column("begun", sa.Integer, nullable=True),  # steps with which the game began
    sa.Column("patience", sa.Integer, nullable=True),  # seconds until a bot may sit in
    sa.Column("level", sa.String(32), nullable=True),  # which bot
    sa.Column("removed", sa.JSON(none_as_null=True), nullable=True),  # whom the host sent away
    sa.Column("take_back", sa.Boolean, nullable=True),  # a whole turn, against bots; none: yes
    sa.Column("luck", sa.String(8), nullable=True),  # typed: by people, at a real table
    sa.Column("set_name", sa.String(40), nullable=True),  # of components; none: the shipped ones
    sa.Column("set_digest", sa.String(16), nullable=True),
    sa.Column("round", sa.Integer, nullable=True),  # or epoch; none: not known yet
    sa.Column("deal", sa.String(32), nullable=True),  # whose luck it has
    sa.Column("counted", sa.Boolean, nullable=True),  # the one try of the deal that counts
    sa.Column("secret_until", sa.BigInteger, nullable=True),  # the seed, also after the end
    sa.Index("ix_tables_listed", "phase", "public", "changed"),
)

openings = sa.Table(  # steps that a fork begins with, until it has begun: then they are its log
    "openings",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("steps", sa.JSON, nullable=False),
)

sets = sa.Table(  # of components, on the shelf of a person
    "sets",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("digest", sa.String(16), nullable=False),
    sa.Column("sound", sa.Boolean, nullable=False),  # it can be played with
    sa.Column("size", sa.Integer, nullable=False),  # bytes
    sa.Column("changes", sa.JSON, nullable=False),  # what differs from the shipped one
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
)

table_sets = sa.Table(  # the set of a table, which stays whatever its owner does with it
    "table_sets",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("changes", sa.JSON, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),  # person, open, bot
    sa.Column("person", sa.String(32), nullable=True, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(32), nullable=True),  # also the one that plays for a person
    sa.Column("own", sa.String(64), nullable=True),  # the player's seed
    sa.Column("since", sa.BigInteger, nullable=True),  # taken at, or the start if that is later
    sa.Column("ready", sa.Boolean, nullable=True),  # false: sat down, has not said so
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("by", sa.Integer, nullable=False),  # a seat, or -1 for luck
    sa.Column("record", sa.JSON(none_as_null=True), nullable=True),  # none: the last step undone
    sa.Column("person", sa.String(32), nullable=True),
    sa.Column("ref", sa.String(64), nullable=True),
)

studies = sa.Table(  # analyses of games that are over; whoever has the key has the record
    "studies",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),  # version of the title's rules …
    sa.Column("method", sa.Integer, nullable=False),  # … and of the analysis …
    sa.Column("engine", sa.String(32), nullable=False),  # … and of the program that made it
    sa.Column("iterations", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False, index=True),
    sa.Column("record", sa.LargeBinary, nullable=False),  # JSON, gzip
    sa.Column("body", sa.LargeBinary, nullable=False),  # the analysis, the same
)

branches = sa.Table(  # games that might have been, and notes; whoever has the id may read it
    "branches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("study", sa.String(64), nullable=False, index=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("at", sa.Integer, nullable=False),  # the step of the game where it leaves it
    sa.Column("lines", sa.JSON, nullable=False),
    sa.Column("notes", sa.JSON, nullable=False),  # by step
    sa.Column("size", sa.Integer, nullable=False),  # bytes of both
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
)

puzzle_solvers = sa.Table(  # how somebody does with the puzzles of a title
    "puzzle_solvers",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("tried", sa.Integer, nullable=False),
    sa.Column("solved", sa.Integer, nullable=False),
    sa.Column("streak", sa.Integer, nullable=False),
    sa.Column("best", sa.Integer, nullable=False),
    sa.Column("days", sa.Integer, nullable=False),
    sa.Column("last_day", sa.Integer, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
)

puzzle_tries = sa.Table(  # the first try of each: others do not count
    "puzzle_tries",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("solved", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

deals = sa.Table(  # the same luck for everybody who plays one
    "deals",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("day", sa.Integer, nullable=True),  # none: for friends
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # of the rules
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),  # of the people
    sa.Column("bot", sa.String(32), nullable=False),  # at the others
    sa.Column("creator", sa.String(32), nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("par", sa.JSON(none_as_null=True), nullable=True),  # how bots do in people's place
    sa.Column("changes", sa.JSON(none_as_null=True), nullable=True),  # none: the shipped components
    sa.Index("ix_deals_day", "day", "game", unique=True),
)

deal_entries = sa.Table(  # games of deals; the results stay when the tables go
    "deal_entries",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("deal", sa.String(32), nullable=False, index=True),
    sa.Column("person", sa.String(32), nullable=True, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("counted", sa.Boolean, nullable=False),
    sa.Column("points", sa.Integer, nullable=True),
    sa.Column("lead", sa.Integer, nullable=True),
    sa.Column("place", sa.Integer, nullable=True),
    sa.Column("rounds", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("finished", sa.BigInteger, nullable=True),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("who", sa.String(64), primary_key=True),  # a person, an address or a network
    sa.Column("until", sa.BigInteger, nullable=True),  # none: for good
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

notices = sa.Table(  # for a server on SQLite, from programs beside it; PostgreSQL has NOTIFY
    "notices",
    metadata,
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("message", sa.JSON, nullable=False),
    sqlite_autoincrement=True,  # no number twice
)
