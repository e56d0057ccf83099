"""What can be set when a server starts: by option, by environment, by file.

Every field appears in all three by itself (`operations.config`); the comment behind it, on the
same line, is its help.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import ip_network
from typing import Annotated, Literal
from urllib.parse import urlsplit

from megalith.bots import roster
from megalith.core.errors import OptionError


@dataclass(frozen=True)
class Between:
    """The least and the most of a number; from 0 if nothing is said."""

    least: int = 0
    most: int = 2**53


@dataclass(frozen=True)
class Means:
    """What a text must mean: `read` raises ValueError if it does not."""

    read: Callable[[str], object]
    wanted: OptionError  # what is expected, as the end of a sentence


def _web_address(text: str) -> None:
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path):
        raise ValueError


_KNOWN = OptionError("one of: {known}", "wanted-one", known=", ".join(roster.NAMES))
_NETWORK = OptionError("an address, or a network such as 10.0.0.0/8", "wanted-network")
_SITE = OptionError("an address such as https://games.example.org", "wanted-site")

Level = Annotated[str, Means(roster.NAMES.index, _KNOWN)]
Network = Annotated[str, Means(ip_network, _NETWORK)]
Site = Annotated[str, Means(_web_address, _SITE)]


@dataclass(frozen=True)
class Settings:
    """The server"""

    host: str = "127.0.0.1"  # the address to listen on; 0.0.0.0: all of this machine
    port: Annotated[int, Between(0, 65_535)] = 8000  # the port to listen on; 0: a free one
    public: Site = ""  # what visitors type, if a proxy stands before it: https://games.example.org
    db: str = "sqlite://"  # an SQLAlchemy address: sqlite:///FILE or postgresql://HOST/NAME
    log_format: Literal["text", "json"] = "text"  # how a line of the log looks
    log_level: Literal["debug", "info", "warning", "error"] = "info"  # debug: tracebacks too
    log_again: float = 60.0  # seconds after which the same fault is told again, with its count
    metrics: tuple[Network, ...] = ("127.0.0.0/8", "::1")  # networks that may read /metrics
    levels: tuple[Level, ...] = roster.NAMES  # the bots that visitors may choose
    bots: tuple[str, ...] = ()  # further ones: FILE.py:Name or search:BUDGET
    origins: tuple[Site, ...] = ()  # further origins whose pages may use the server
    hosts: tuple[str, ...] = ()  # further names under which the server answers; *: any
    proxies: tuple[Network, ...] = ()  # proxies that may say where a visitor comes from
    proxy_header: Literal["x-forwarded-for", "forwarded"] = "x-forwarded-for"  # where they say it
    workers: Annotated[int, Between(1)] = 1  # processes in which bots think
    bot_pause: float = 0.3  # seconds that a bot's answer takes at least, so that people can follow
    bot_limit: float = 60.0  # seconds after which a thinking bot is given up
    bots_rest: bool = True  # bots among themselves play only while somebody watches
    study: Annotated[int, Between(16, 5000)] = 240  # iterations behind each look of an analysis
    study_limit: float = 900.0  # seconds after which an analysis of a game is given up
    job_limit: float = 30.0  # seconds after which other work (replays, verifications) is given up
    watch: float = 10.0  # seconds between two looks for bots that nobody works for
    bot_lease: float = 20.0  # seconds that other server processes leave a bot's turn alone
    away: float = 60.0  # seconds after which the host may let a bot play, if the table says nothing
    level: Level = "medium"  # which bot then, if the table says nothing
    link_days: float = 30.0  # how long a private link is good
    quiet: float = 60.0  # seconds after which a silent socket is closed
    idle: float = 300.0  # seconds that a table without visitors stays in memory
    hello: float = 10.0  # seconds that a socket has to say hello
    head: float = 10.0  # seconds that a connection has to say what it wants
    stall: float = 60.0  # seconds that a visitor may let an answer lie
    keep: "Keep" = field(default_factory=lambda: Keep())
    limits: "Limits" = field(default_factory=lambda: Limits())
    quotas: "Quotas" = field(default_factory=lambda: Quotas())

    def pages(self) -> tuple[str, ...]:
        """The origins, besides its own, whose pages may use the server."""
        return (self.public, *self.origins) if self.public else self.origins


@dataclass(frozen=True)
class Keep:
    """After how many days without a change a table is removed; 0: never."""

    open: float = 30.0  # its game has not started
    running: float = 365.0  # its game was left unfinished
    over: float = 0.0  # its game is over
    people: float = 180.0  # of who has no table and was not here
    studies: float = 180.0  # an analysis that nobody has opened
    every: float = 3600.0  # seconds between two looks


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask for: (so many at once, so many a second after that)."""

    requests: tuple[int, float] = (120, 30.0)  # of any kind, by one person …
    requests_unknown: tuple[int, float] = (480, 60.0)  # … by all at one address who have no cookie
    requests_address: tuple[int, float] = (2400, 120.0)  # … and by everybody there
    tables: tuple[int, float] = (60, 0.5)  # new ones, by one person …
    tables_address: tuple[int, float] = (300, 3.0)  # … and by one address
    replays: tuple[int, float] = (60, 6.0)  # they cost most; by one person …
    replays_address: tuple[int, float] = (300, 12.0)  # … and by one address
    studies: tuple[int, float] = (10, 0.01)  # analyses begun, by one person …
    studies_address: tuple[int, float] = (40, 0.05)  # … and by one address
    newcomers: tuple[int, float] = (300, 0.2)  # identities given to one address
    messages: tuple[int, float] = (60, 20.0)  # on one socket
    replaying: int = 20  # replays that wait for their turn, of all visitors together …
    replaying_each: int = 4  # … and of one person
    studying: int = 20  # analyses that wait for their turn, of all visitors together …
    studying_each: int = 2  # … and of one person
    sockets: int = 4000  # open at the same time, all visitors together
    sockets_each: int = 400  # the same for one address …
    sockets_person: int = 30  # … and for one person
    connections_each: int = 1000  # open at the same time from one address, sockets among them
    body: int = 2_000_000  # bytes of a request
    components: int = 300_000  # bytes of a set of components
    body_time: float = 30.0  # seconds that it may take
    steps: int = 5000  # of an uploaded record
    message: int = 65_536  # bytes of a socket message
    outbox: int = 200  # messages that wait for a slow reader before it is let go …
    outbox_size: int = 1_000_000  # … and characters
    undone: int = 5000  # entries of a table's log beyond its steps; then nothing is taken back
    work: tuple[float, float] = (1.0, 0.15)  # seconds of the server's time for one person …
    work_each: tuple[float, float] = (4.0, 0.4)  # … and for one address


@dataclass(frozen=True)
class Quotas:
    """How much one person, and all of one address together, may have and make; 0: any number."""

    open: int = 30  # tables that wait for players, by the same host
    running: int = 100  # tables that are played, by the same host
    tables: int = 200  # new on one day
    tables_address: int = 2000  # … of one address
    forks: int = 50  # of them forks
    forks_address: int = 300  # … of one address
    bytes: int = 20_000_000  # written on one day: some 200 games
    bytes_address: int = 200_000_000  # … of one address
    bots: int = 5  # that play over the network, of one person
    sets: int = 24  # of components, kept by one person …
    sets_bytes: int = 1_000_000  # … and all of them together
    branches: int = 200  # of studied games, with notes, kept by one person …
    branches_bytes: int = 1_000_000  # … and all of them together
