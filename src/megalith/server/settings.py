"""What can be set when a server starts."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    db: str = "sqlite://"  # an SQLAlchemy address; SQLite or PostgreSQL
    origins: tuple[str, ...] = ()  # further origins whose pages may use the server
    workers: int = 1  # processes in which bots think
    bot_pause: float = 0.3  # seconds that a bot's answer takes at least, so that people can follow
    bot_limit: float = 60.0  # seconds after which a thinking bot is given up
    bots_rest: bool = True  # bots among themselves play only while somebody watches
    job_limit: float = 30.0  # seconds after which other work (replays, verifications) is given up
    watch: float = 10.0  # seconds between two looks for bots that nobody works for
    bot_lease: float = 20.0  # seconds that other server processes leave a bot's turn alone
    away: float = 60.0  # seconds after which others may let a bot play for somebody
    quiet: float = 60.0  # seconds after which a silent socket is closed
    idle: float = 300.0  # seconds that a table without visitors stays in memory
    keep: "Keep" = field(default_factory=lambda: Keep())
    limits: "Limits" = field(default_factory=lambda: Limits())


@dataclass(frozen=True)
class Keep:
    """After how many days without a change a table is removed; 0: never."""

    open: float = 30.0  # its game has not started
    running: float = 365.0
    over: float = 0.0
    every: float = 3600.0  # seconds between two looks


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask for: (so many at once, so many a second after that)."""

    requests: tuple[int, float] = (120, 30.0)
    tables: tuple[int, float] = (60, 0.5)
    replays: tuple[int, float] = (60, 6.0)  # they cost most
    messages: tuple[int, float] = (60, 20.0)
    sockets: int = 4000  # open at the same time, all visitors together
    sockets_each: int = 200  # the same for one address
    body: int = 2_000_000  # bytes of a request
    message: int = 65_536  # bytes of a socket message
    outbox: int = 200  # messages that wait for a slow reader before it is let go …
    outbox_size: int = 1_000_000  # … and characters
    undone: int = 5000  # entries of a table's log beyond its steps; then nothing is taken back
    work: tuple[float, float] = (1.0, 0.15)  # seconds of the server's time for one person …
    work_each: tuple[float, float] = (4.0, 0.4)  # … and for one address
