"""A bot of one's own, and the search with any budget, wherever a bot can be named."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from megalith.bots import roster
from megalith.core import record
from megalith.server.settings import Settings
from tests.cli.conftest import Megalith
from tests.server.conftest import sqlite as sqlite
from tests.server.conftest import start as start
from tests.server.helpers import Server, Visitor, settings, until

FILE = """
class Last:
    def choose(self, game, s, seat, rng):
        return game.rules.legal(s)[-1]


class Broken:
    def choose(self, game, s, seat, rng):
        return 1 // 0


class Wrong:
    def choose(self, game, s, seat, rng):
        return -5


class Unmade:
    def __init__(self):
        self.table = {}["weights"]
"""
FAULTS = {
    "Broken": "Broken: ZeroDivisionError: integer division or modulo by zero (FILE, line 9)",
    "Wrong": "Wrong chose -5, which is not legal",
    "Unmade": "Unmade: KeyError: 'weights' (FILE, line 19)",
    "Nobody": "has no Nobody",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(FILE, encoding="utf-8")
    return path


def test_they_simulate_meet_in_the_arena_and_sit_at_the_table(
    megalith: Megalith, file: Path, tmp_path: Path
) -> None:
    bots = f"{file}:Last,search:5"
    table = ("stone_age", "--players", "2", "--games", "2", "--bots", bots, "--json")
    short = ("--option", "round_cap=2")
    told = json.loads(megalith("sim", *table, *short).out)
    assert told["bots"] == bots.split(",") and told["games"] == 2
    several = megalith("sim", *table, *short, "--workers", "2")
    assert json.loads(several.out)["bot_wins"] == told["bot_wins"]
    arena = json.loads(megalith("arena", *table, *short).out)
    assert set(arena["bots"]) == set(bots.split(","))
    saved = tmp_path / "game.json"
    seats = ("--seats", f"me,{file}:Last,search:5", "--save", saved)
    run = megalith("play", "stone_age", *seats, stdin="1\n" * 20)
    assert run.status == 0 and "Last 2" in run.out
    assert record.read(saved)["seats"] == ["me", f"{file}:Last", "search:5"]


def test_they_are_rivals_of_a_learner(file: Path) -> None:
    import gymnasium

    import megalith.research.gymnasium  # noqa: F401

    env = gymnasium.make("megalith/stone_age-v0", bots=[f"{file}:Last"], players=2)
    env.reset(seed=1)
    env.close()


@pytest.mark.parametrize("name", FAULTS)
@pytest.mark.parametrize("command", ["sim", "arena", "play"])
def test_a_fault_inside_is_one_line_with_file_and_line(
    megalith: Megalith, file: Path, tmp_path: Path, name: str, command: str
) -> None:
    saved = tmp_path / "game.json"
    bots = f"random,{file}:{name}"
    given = ("--seats", bots, "--save", saved) if command == "play" else ("--bots", bots)
    more = () if command == "play" else ("--players", "2", "--games", "2")
    run = megalith(command, "stone_age", *given, *more)
    assert run.status == 2
    lines = [line for line in run.err.splitlines() if line.startswith("megalith")]
    assert len(lines) == 1 and "Traceback" not in run.err
    assert FAULTS[name].replace("FILE", str(file)) in lines[0]
    if command == "play" and name in ("Broken", "Wrong"):
        assert f"--resume {saved}" in run.out
        assert not record.resume(record.read(saved)).over()


def test_a_file_that_is_no_python_says_where(megalith: Megalith, tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("class Bot:\n    def choose(self:\n", encoding="utf-8")
    run = megalith("sim", "stone_age", "--bots", f"{path}:Bot")
    assert run.status == 2 and f"({path}, line 2)" in run.err


@pytest.fixture
def invited(file: Path) -> Iterator[None]:
    roster.invite(f"{file}:Last")
    roster.invite("search:7")
    yield
    roster.invited.clear()


def test_a_host_offers_them_on_the_page_by_their_short_names(
    sqlite: str, start: Callable[[Settings], Server], invited: None
) -> None:
    ada = Visitor(start(settings(sqlite, levels=("easy",))).port)
    assert ada.get("/games")["bots"] == ["easy", "last", "search-7"]
    seats = [{"who": "bot:search-7"}, {"who": "bot:last"}]
    wish = {"game": "stone_age", "options": {"round_cap": 1}, "seats": seats}
    id = ada.post("/tables", wish)["id"]
    ada.sit(id)  # bots play for those who watch
    until(lambda: ada.get(f"/tables/{id}")["phase"] == "over")
    assert [seat["bot"] for seat in ada.get(f"/tables/{id}")["seats"]] == ["search-7", "last"]
    ada.post("/tables", {"game": "stone_age", "seats": [{"who": "me"}, {"who": "bot:hard"}]}, 422)


def test_what_a_host_names_wrongly_is_one_line(megalith: Megalith, file: Path) -> None:
    run = megalith("serve", "--port", "0", "--db", "sqlite://", "--bot", f"{file}:Nobody")
    assert run.status == 2 and run.err == f"megalith: {file} has no Nobody\n"
