"""Files of runs stay valid whatever happens, and runs go on where they were."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars
import pytest

from megalith.core import record
from megalith.core.catalogue import load
from megalith.core.errors import TableError
from megalith.research import arena, files, many_games
from megalith.research.backends import Serial
from megalith.research.plans import Plan, Result
from tests.helpers import games_to_play
from tests.research.plays import SHORT, contest, job

PATIENCE = 300.0  # seconds, on a busy machine


def run_file(
    path: Path, plan: Plan[Any], resume: bool = False, stop: int = 10**9
) -> files.Results[Any]:
    """Write a run; give up after so many games as if interrupted."""
    file = files.Results(plan, path, "serial", resume)

    def take(results: list[Result]) -> None:
        file.add(results)
        if file.tally.games >= stop:
            raise KeyboardInterrupt

    try:
        many_games.run(plan, Serial(), file.tally, take)
    except KeyboardInterrupt:
        pass
    file.close()
    return file


def timeless(tally: Any) -> Any:
    """What was counted, but for the time that was spent."""
    saved = tally.saved()
    for bot in saved.get("bots", {}).values():
        bot.pop("seconds")
    return saved


def content(path: Path) -> list[Any]:
    """The games of a file, without the time that they took."""
    if path.suffix == ".parquet":
        return polars.read_parquet(path / "*.parquet").sort("number").drop("seconds").rows()
    games = [json.loads(line) for line in path.read_text().splitlines()]
    for game in games:
        game["run"].pop("seconds", None)
    return games


@pytest.mark.parametrize("name", ["run.jsonl", "run.parquet"])
@pytest.mark.parametrize("plan", [job, contest])
def test_an_interrupted_run_is_valid_and_goes_on_to_the_same_file(
    tmp_path: Path, plan: Any, name: str
) -> None:
    keep = files.keeps(Path(name))
    whole, part = tmp_path / "whole" / name, tmp_path / "part" / name
    whole.parent.mkdir()
    part.parent.mkdir()
    games = 12
    straight = run_file(whole, plan(games, keep))
    run_file(part, plan(games, keep), stop=4)
    manifest = files.read_manifest(part.with_name(name + ".manifest.json"))
    assert 4 <= manifest["done"] < games and not manifest["finished"]
    assert len(content(part)) == manifest["done"]
    again = run_file(part, plan(games, keep), resume=True)
    assert content(part) == content(whole)
    assert timeless(again.tally) == timeless(straight.tally)
    assert files.read_manifest(part.with_name(name + ".manifest.json"))["finished"]


def test_what_a_crash_left_behind_the_manifest_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run_file(path, job(6, "record"), stop=3)
    safe = path.read_text()
    path.write_text(safe + '{"format": "megalith-record-1", "game": "sto')
    run_file(path, job(6, "record"), resume=True)
    lines = path.read_text().splitlines()
    assert [json.loads(line)["run"]["number"] for line in lines] == list(range(6))
    assert record.replay(record.read(path, 5)).over()

    table = tmp_path / "run.parquet"
    run_file(table, job(6), stop=3)
    (table / "part-000000099.parquet.draft").write_text("half")
    run_file(table, job(6), resume=True)
    assert [row[2] for row in content(table)] == list(range(6))


def test_only_the_same_run_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with pytest.raises(TableError, match="there is no"):
        files.Results(job(5, "record"), path, "serial", resume=True)
    run_file(path, job(5, "record"))
    with pytest.raises(TableError, match="seed 5, not 6"):
        files.Results(job(5, "record", seed=6), path, "serial", resume=True)
    longer = run_file(path, job(8, "record"), resume=True)
    assert longer.tally.games == 8 and len(path.read_text().splitlines()) == 8


def test_a_contest_does_not_go_on_with_other_weights_or_as_a_simulation(tmp_path: Path) -> None:
    weights, path = tmp_path / "weights.json", tmp_path / "run.jsonl"
    weights.write_text(json.dumps({"weights": {"2": load("stone_age").mind.weights(2)}}))

    def plan() -> Plan[Any]:
        return arena.plan("stone_age", ("random", f"greedy@{weights}"), 2, 4, 5, SHORT, "record")

    run_file(path, plan(), stop=2)
    assert run_file(path, plan(), resume=True).tally.games == 4
    weights.write_text(json.dumps({"weights": {}}))
    with pytest.raises(TableError, match="files"):
        files.Results(plan(), path, "serial", resume=True)
    run_file(path, contest(2, "record"))
    with pytest.raises(TableError, match="kind 'arena', not 'sim'"):
        files.Results(job(2, "record"), path, "serial", resume=True)


def test_the_manifest_tells_what_was_run_and_where(tmp_path: Path) -> None:
    path = tmp_path / "run.parquet"
    run_file(path, job(3))
    manifest = files.read_manifest(tmp_path / "run.parquet.manifest.json")
    assert manifest["seed"] == 5 and manifest["options"]["round_cap"] == 3
    assert manifest["rules"] == load("stone_age").version
    assert {"python", "system", "cpus", "compiled"} <= manifest["machine"].keys()
    assert manifest["done"] == manifest["games"] == 3


# -- the program, interrupted for real


def heed_ctrl_c() -> None:
    """Who was started in the background of a shell does not hear it, nor do its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupted(call: list[str], path: Path) -> bytes:
    """What the program prints when Ctrl-C comes after the first games were written."""
    deadline = time.monotonic() + PATIENCE
    with subprocess.Popen(
        call, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, preexec_fn=heed_ctrl_c
    ) as running:
        try:
            while not path.exists() or path.stat().st_size == 0:
                assert time.monotonic() < deadline, "no game was written"
                time.sleep(0.05)
            running.send_signal(signal.SIGINT)
            return running.communicate(timeout=PATIENCE)[0]
        finally:
            running.kill()


@pytest.mark.parametrize(("command", "workers"), [("sim", 1), ("sim", 2), ("arena", 2)])
def test_ctrl_c_leaves_a_valid_file_and_resume_goes_on(
    tmp_path: Path, command: str, workers: int
) -> None:
    path = tmp_path / "run.jsonl"
    call = [sys.executable, "-m", "megalith.cli.main", command, "stone_age", "--players", "2"]
    call += ["--bots", "random,greedy", "-o", "round_cap=3", "--json"]
    call += ["--out", str(path), "--workers", str(workers)]
    shown = interrupted([*call, "--games", "1000000"], path)
    played = json.loads(shown)["games"]
    lines = path.read_text().splitlines()
    assert len(lines) == played and record.check(json.loads(lines[-1]))
    more = subprocess.run(
        [*call, "--games", str(played + 5), "--resume"], capture_output=True, check=True
    )
    assert json.loads(more.stdout)["games"] == played + 5
    numbers = [json.loads(line)["run"]["number"] for line in path.read_text().splitlines()]
    assert numbers == list(range(played + 5))


def workers_of(process: int) -> list[int]:
    """The processes in which games are played."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    found = [int(pid) for task in tasks for pid in task.read_text().split()]
    return [pid for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_the_games_of_a_killed_worker_are_played_again(tmp_path: Path) -> None:
    """`kill -9` in the middle of a run by two processes; all games are there, and the same."""
    killed, whole = tmp_path / "killed.jsonl", tmp_path / "whole.jsonl"
    call = [sys.executable, "-m", "megalith.cli.main", "sim", "stone_age", "--players", "2"]
    call += ["--bots", "random,greedy", "-o", "round_cap=3", "--games", str(games_to_play(500, 60))]
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    deadline = time.monotonic() + PATIENCE
    with subprocess.Popen([*call, "--out", str(killed), "--workers", "2"], **quiet) as running:
        try:
            while not killed.exists() or killed.stat().st_size == 0:
                assert time.monotonic() < deadline, "no game was written"
                time.sleep(0.02)
            victim = workers_of(running.pid)[0]
            os.kill(victim, signal.SIGKILL)
            assert running.poll() is None, "the run was over before the kill"
            assert running.wait(PATIENCE) == 0
        finally:
            running.kill()
    subprocess.run([*call, "--out", str(whole)], check=True, **quiet)
    assert content(killed) == content(whole)


def working(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def spent(pid: int) -> float:
    """Seconds of the processor that a process has had: fields 14 and 15 behind its name."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_nobody_plays_on_when_the_run_is_stopped(sent: signal.Signals) -> None:
    """In the middle of games that take minutes."""
    call = [sys.executable, "-m", "megalith.cli.main", "arena", "stone_age", "--players", "2"]
    call += ["--bots", "search:20000,greedy", "--games", "4", "--workers", "2"]
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    deadline = time.monotonic() + PATIENCE
    with subprocess.Popen(call, preexec_fn=heed_ctrl_c, **quiet) as running:
        try:
            while len(players := workers_of(running.pid)) < 2:
                assert time.monotonic() < deadline, "nobody began to play"
                time.sleep(0.1)
            while not all(spent(pid) > 1.0 for pid in players):
                assert time.monotonic() < deadline, "nobody plays"
                time.sleep(0.1)
            running.send_signal(sent)
            running.wait(PATIENCE)
        finally:
            running.kill()
    ended = time.monotonic() + PATIENCE
    while any(working(pid) for pid in players):
        assert time.monotonic() < ended, "they play on"
        time.sleep(0.1)
