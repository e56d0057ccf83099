"""The log: one line for each thing worth telling, with the table and the request it belongs to.

The same fault is told once, then counted and told again at most every so many seconds: in an
outage the log stays readable.
"""

import json
import logging
import re
import secrets
import sys
import threading
import time
import traceback
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, TextIO

from megalith.server.errors import ServerError

_UNFIT = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
MOST_FAULTS = 500  # different ones that are remembered at a time


@dataclass
class Visit:
    """What a line is about: a request, a socket or a table's own work."""

    id: str = field(default_factory=lambda: secrets.token_hex(4))
    table: str = ""
    error: ServerError | None = None  # what the request was answered with


_visit: ContextVar[Visit | None] = ContextVar("visit", default=None)


def visit() -> Visit:
    """What this task is about."""
    return _visit.get() or Visit()


def about(visit: Visit) -> None:
    """From here on, in this task, lines are about this."""
    _visit.set(visit)


def answered(error: ServerError) -> None:
    """The request that is being worked on is refused."""
    visit = _visit.get()
    if visit is not None:
        visit.error = error


def set_up(form: str, level: str, again: float, stream: TextIO | None = None) -> "Once":
    """Lines of ours from `level` on, those of libraries from warnings on."""
    lines = logging.StreamHandler(stream or sys.stderr)
    debug = level == "debug"
    lines.setFormatter(JsonLines(debug) if form == "json" else TextLines(debug))
    once = Once(lines, again)
    root = logging.getLogger()
    for old in [handler for handler in root.handlers if isinstance(handler, Once)]:
        root.removeHandler(old)
        old.close()
    root.addHandler(once)
    root.setLevel(logging.INFO if debug else logging.WARNING)
    logging.getLogger("megalith").setLevel(level.upper())
    return once


@contextmanager
def kept(form: str, level: str, again: float) -> Iterator[None]:
    """As long as this lasts, the log is ours; at the end what was counted is told."""
    once = set_up(form, level, again)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(once)
        once.close()


class Once(logging.Handler):
    """Passes the first of equal faults on, counts the others and tells their number."""

    def __init__(self, target: logging.Handler, again: float) -> None:
        super().__init__()
        self._target = target
        self._again = again
        self._told: dict[Hashable, _Told] = {}
        self._ended = threading.Event()
        self._teller: threading.Thread | None = None

    def emit(self, record: logging.LogRecord) -> None:
        record.visit = _visit.get()
        key = _fault(record)
        if record.levelno < logging.WARNING or self._again <= 0:
            self._target.handle(record)
        elif key in self._told:
            self._told[key].more(record)
        else:
            self._remember(key, record)
            self._target.handle(record)

    def _remember(self, key: Hashable, record: logging.LogRecord) -> None:
        if len(self._told) >= MOST_FAULTS:
            self._tell(everything=True)
        self._told[key] = _Told(record, time.monotonic())
        if self._teller is None and not self._ended.is_set():
            self._teller = threading.Thread(target=self._run, name="log", daemon=True)
            self._teller.start()

    def _run(self) -> None:
        while not self._ended.wait(self._again / 4):
            with self.lock or threading.RLock():
                self._tell()

    def _tell(self, everything: bool = False) -> None:
        now = time.monotonic()
        for key, told in list(self._told.items()):
            if not everything and now - told.when < self._again:
                continue
            if told.count:
                told.last.repeated = told.count
                told.last.exc_text = ""  # its traceback was told with the first
                self._target.handle(told.last)
                self._told[key] = _Told(told.last, now)
            if everything or not told.count:
                del self._told[key]

    def close(self) -> None:
        self._ended.set()
        with self.lock or threading.RLock():
            self._tell(everything=True)
        super().close()


class _Told:
    def __init__(self, record: logging.LogRecord, when: float) -> None:
        self.last = record
        self.when = when
        self.count = 0

    def more(self, record: logging.LogRecord) -> None:
        self.last = record
        self.count += 1


def _fault(record: logging.LogRecord) -> Hashable:
    """What makes two faults the same: who tells it, and what was raised where."""
    kind, where = None, ""
    if record.exc_info and record.exc_info[0] is not None:
        kind, where = record.exc_info[0], _where(record.exc_info[2])
    return record.name, record.levelno, str(record.msg), kind, where


def _where(trace: TracebackType | None) -> str:
    """The last line of ours, or the last one at all."""
    frames = traceback.extract_tb(trace)
    ours = [frame for frame in frames if "megalith" in frame.filename] or frames
    return f"{ours[-1].filename.rsplit('/', 1)[-1]}:{ours[-1].lineno}" if ours else ""


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says, without what is empty."""
    visit: Visit | None = getattr(record, "visit", None)
    fields: dict[str, Any] = {"message": _UNFIT.sub(" ", record.getMessage()).strip()}
    if record.exc_info and record.exc_info[1] is not None:
        _, error, trace = record.exc_info
        first = (str(error).splitlines() or [""])[0]
        fields["error"] = f"{type(error).__name__}: {_UNFIT.sub(' ', first)}".removesuffix(": ")
        fields["where"] = _where(trace)
    fields["table"] = visit.table if visit else ""
    fields["request"] = visit.id if visit else ""
    fields["repeated"] = getattr(record, "repeated", 0)
    return {name: value for name, value in fields.items() if value}


class _Lines(logging.Formatter):
    def __init__(self, debug: bool) -> None:
        super().__init__()
        self._debug = debug

    def traceback(self, record: logging.LogRecord) -> str:
        if not self._debug or not record.exc_info or record.exc_text == "":
            return ""
        return self.formatException(record.exc_info)


class TextLines(_Lines):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        fields = _fields(record)
        when = datetime.fromtimestamp(record.created).strftime("%Y-%m-%d %H:%M:%S")
        line = f"{when} {record.levelname} {record.name}: {fields['message']}"
        if "error" in fields:
            line += f": {fields['error']} ({fields['where']})"
        if "repeated" in fields:
            line += f" ({fields['repeated']} more times)"
        ids = [f"{name}={fields[name]}" for name in ("table", "request") if name in fields]
        line += f" [{' '.join(ids)}]" if ids else ""
        trace = self.traceback(record)
        return f"{line}\n{trace}" if trace else line


class JsonLines(_Lines):
    """For programs: an object a line."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        head = {"time": when, "level": record.levelname.lower(), "logger": record.name}
        fields = {**head, **_fields(record)}
        trace = self.traceback(record)
        if trace:
            fields["traceback"] = trace
        return json.dumps(fields, ensure_ascii=False)
