"""The log: a line for each thing, with its ids; a storm of equal faults is a line and a count."""

import io
import json
import logging
from collections.abc import Callable, Iterator

import httpx
import pytest
import sqlalchemy as sa

from megalith.server.operations import logs
from megalith.server.settings import Settings
from tests.server.helpers import Server, Visitor, settings, until

LogTo = Callable[..., "Log"]


class Log:
    def __init__(self, form: str, level: str, again: float) -> None:
        self.stream = io.StringIO()
        self.handler = logs.set_up(form, level, again, self.stream)

    def lines(self) -> list[str]:
        return self.stream.getvalue().splitlines()

    def objects(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.lines()]


@pytest.fixture
def log_to() -> Iterator[LogTo]:
    root, ours = logging.getLogger(), logging.getLogger("megalith")
    before = root.level, ours.level
    made: list[Log] = []

    def make(form: str = "text", level: str = "info", again: float = 60.0) -> Log:
        made.append(Log(form, level, again))
        return made[-1]

    yield make
    for log in made:
        root.removeHandler(log.handler)
        log.handler.close()
    root.setLevel(before[0])
    ours.setLevel(before[1])


def _fail(text: str = "the disk is gone") -> None:
    try:
        raise OSError(text)
    except OSError:
        logging.getLogger("megalith.live").exception("table %s", "X")


def test_a_storm_of_one_fault_is_one_line_and_a_count(log_to: LogTo) -> None:
    log = log_to()
    for n in range(3238):
        _fail(f"the disk is gone: {n}")
    (line,) = log.lines()
    assert "ERROR megalith.live: table X: OSError: the disk is gone: 0" in line
    assert "Traceback" not in line and "test_operations_logs.py" in line
    log.handler.close()
    assert len(log.lines()) == 2 and "(3237 more times)" in log.lines()[1]


def test_the_count_is_told_from_time_to_time_and_then_the_fault_is_forgotten(log_to: LogTo) -> None:
    log = log_to(again=0.2)
    for _ in range(5):
        _fail()
    until(lambda: len(log.lines()) == 2)
    assert "(4 more times)" in log.lines()[1]
    until(lambda: not log.handler._told)
    _fail()
    assert len(log.lines()) == 3 and "more times" not in log.lines()[2]


def test_different_faults_are_told_each(log_to: LogTo) -> None:
    log = log_to()
    _fail()
    logging.getLogger("megalith.jobs").warning("a worker was lost: %s", 1)
    logging.getLogger("megalith.jobs").warning("a worker was lost: %s", 2)
    try:
        raise ValueError("another")
    except ValueError:
        logging.getLogger("megalith.live").exception("table %s", "X")
    assert len(log.lines()) == 3


def test_ordinary_lines_are_never_held_back(log_to: LogTo) -> None:
    log = log_to()
    for _ in range(3):
        logging.getLogger("megalith.admin").info("again")
    assert len(log.lines()) == 3


def test_a_traceback_is_shown_once_and_only_for_debugging(log_to: LogTo) -> None:
    log = log_to(level="debug")
    for _ in range(3):
        _fail()
    assert log.stream.getvalue().count("Traceback") == 1
    log.handler.close()
    assert log.stream.getvalue().count("Traceback") == 1
    log = log_to("json", "debug")
    _fail()
    (shown,) = log.objects()
    assert "Traceback" in str(shown["traceback"])


def test_json_lines_have_the_ids_and_nothing_empty(log_to: LogTo) -> None:
    log = log_to("json")
    logs.about(logs.Visit("r1", "Xy3"))
    _fail()
    logs.about(logs.Visit("", ""))
    logging.getLogger("megalith.hub").info("well")
    first, second = log.objects()
    assert first["table"] == "Xy3" and first["request"] == "r1" and first["level"] == "error"
    assert first["error"] == "OSError: the disk is gone" and first["message"] == "table X"
    assert set(second) == {"time", "level", "logger", "message"}


def test_nobody_can_write_a_line_of_their_own_into_the_log(log_to: LogTo) -> None:
    log = log_to()
    logging.getLogger("megalith.hub").info(
        "name %s", "a\n2026-01-01 ERROR all is lost\u2028\x1b[2J"
    )
    (line,) = log.lines()
    assert "\x1b" not in line and "a 2026-01-01" in line


def test_statements_of_the_database_are_not_told(log_to: LogTo) -> None:
    """They hold what players may not know."""
    log = log_to("json", "debug")
    engine = sa.create_engine("sqlite://")
    try:
        with engine.begin() as db:
            db.execute(sa.text("SELECT :seed FROM nowhere"), {"seed": "secret seed"})
    except sa.exc.OperationalError:
        logging.getLogger("megalith.live").exception("table X")
    (shown,) = log.objects()
    assert "no such table" in str(shown["error"]) and "secret" not in str(shown["error"])


def test_an_outage_of_the_store_is_a_few_lines_with_their_ids(
    log_to: LogTo, sqlite: str, start: Callable[[Settings], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = log_to("json")
    server = start(settings(sqlite))
    ada = Visitor(server.port)
    id = ada.table("me", "me")["id"]
    page = ada.sit(id)

    def broken(*_: object) -> None:
        raise OSError("the disk is gone")

    with monkeypatch.context() as outage:
        outage.setattr(server.hub.store, "append_all", broken)
        outage.setattr(server.hub.store, "read", broken)
        for _ in range(30):
            page.say("do", at=page.last["at"], record=page.last["choices"][0]["record"])
            page.next("error")
            assert httpx.get(f"{ada.origin}/api/tables/{id}", timeout=60).status_code == 500
    shown = log.objects()
    assert 2 <= len(shown) <= 8, shown
    assert all(line["table"] == id and line["request"] for line in shown)
    answered = ada.http.get("/api/games")
    assert len(answered.headers["x-request-id"]) == 8
