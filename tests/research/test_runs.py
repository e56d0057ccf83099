"""Runs: the same games wherever they are played, files that stay valid, and going on."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars
import pytest

from megalith.core import record
from megalith.core.catalogue import load
from megalith.core.errors import TableError
from megalith.core.options import choose
from megalith.research import files, runs
from megalith.research.backends import Desk, Lost, Processes, Serial
from megalith.research.runs import Counts, Job, Result

SHORT = {"round_cap": 3}


def job(games: int = 40, keep: str = "codes", **changes: Any) -> Job:
    options = choose(load("stone_age").options, SHORT)
    given: dict[str, Any] = {
        "game": "stone_age",
        "players": 2,
        "bots": ("random", "greedy"),
        "options": options,
        "seed": 5,
        "games": games,
        "keep": keep,
    }
    return Job(**{**given, **changes}).check()


def play(a_job: Job, backend: Any) -> list[Result]:
    results: list[Result] = []
    runs.run(a_job, backend, Counts(a_job.players), results.extend)
    return results


def test_processes_play_the_same_games_in_the_same_order() -> None:
    here = play(job(), Serial())
    assert [r.number for r in here] == list(range(40))
    assert play(job(), Processes(2)) == here
    assert play(job(seed=6), Serial()) != here


def test_a_game_depends_on_seed_and_number_alone() -> None:
    every = play(job(), Serial())
    assert runs.play_game(job(), 31) == every[31]


# -- lost workers


def die_once(marker: str) -> str:
    """Kills its own worker the first time."""
    if marker and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return f"done {marker}"


def die(_: str) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


def test_the_tasks_of_a_lost_worker_are_done_again(tmp_path: Path) -> None:
    tasks = ["", str(tmp_path / "a"), "", str(tmp_path / "b"), ""]
    assert list(Processes(2).work(die_once, tasks)) == [f"done {t}" for t in tasks]


def test_a_task_that_kills_every_worker_ends_the_run_with_its_name() -> None:
    with pytest.raises(Lost, match="'poison' lost its worker 5 times"):
        list(Processes(1).work(die, ["poison"]))


def test_results_wait_for_their_turn() -> None:
    desk: Desk[str, int] = Desk("abc")
    assert list(desk.give(3)) == [(0, "a"), (1, "b"), (2, "c")]
    desk.done(1, 11)
    assert list(desk.ready()) == []
    desk.lost(0, ValueError())
    assert list(desk.give(5)) == [(0, "a")]
    desk.done(0, 10)
    assert list(desk.ready()) == [10, 11]


# -- files


def run_file(path: Path, a_job: Job, resume: bool = False, stop: int = 10**9) -> files.Run:
    """Write a run; give up after so many games as if interrupted."""
    file = files.Run(a_job, path, "serial", resume)

    def take(results: list[Result]) -> None:
        file.add(results)
        if file.counts.games >= stop:
            raise KeyboardInterrupt

    try:
        runs.run(a_job, Serial(), file.counts, take)
    except KeyboardInterrupt:
        pass
    file.close()
    return file


def content(path: Path) -> Any:
    if path.suffix == ".parquet":
        return polars.read_parquet(path / "*.parquet").sort("number").rows()
    return path.read_text()


@pytest.mark.parametrize("name", ["run.jsonl", "run.parquet"])
def test_an_interrupted_run_is_valid_and_goes_on_to_the_same_file(
    tmp_path: Path, name: str
) -> None:
    keep = files.keeps(Path(name))
    whole, part = tmp_path / "whole" / name, tmp_path / "part" / name
    whole.parent.mkdir()
    part.parent.mkdir()
    games = 12
    straight = run_file(whole, job(games, keep))
    run_file(part, job(games, keep), stop=4)
    manifest = files.read_manifest(part.with_name(name + ".manifest.json"))
    assert 4 <= manifest["done"] < games and not manifest["finished"]
    assert len(content(part) if keep == "codes" else content(part).splitlines()) == manifest["done"]
    again = run_file(part, job(games, keep), resume=True)
    assert content(part) == content(whole)
    assert again.counts == straight.counts
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
        files.Run(job(5, "record"), path, "serial", resume=True)
    run_file(path, job(5, "record"))
    with pytest.raises(TableError, match="seed 5, not 6"):
        files.Run(job(5, "record", seed=6), path, "serial", resume=True)
    longer = run_file(path, job(8, "record"), resume=True)
    assert longer.counts.games == 8 and len(path.read_text().splitlines()) == 8


def test_the_manifest_tells_what_was_run_and_where(tmp_path: Path) -> None:
    path = tmp_path / "run.parquet"
    run_file(path, job(3))
    manifest = files.read_manifest(tmp_path / "run.parquet.manifest.json")
    assert manifest["seed"] == 5 and manifest["options"]["round_cap"] == 3
    assert manifest["rules"] == load("stone_age").version
    assert {"python", "system", "cpus", "compiled"} <= manifest["machine"].keys()
    assert manifest["done"] == manifest["games"] == 3


# -- the program, interrupted for real


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_leaves_a_valid_file_and_resume_goes_on(tmp_path: Path, workers: int) -> None:
    path = tmp_path / "run.jsonl"
    command = [sys.executable, "-m", "megalith.cli.main", "sim", "stone_age", "--players", "2"]
    command += ["-o", "round_cap=3", "--out", str(path), "--workers", str(workers), "--json"]
    running = subprocess.Popen(
        [*command, "--games", "1000000"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    deadline = time.monotonic() + 60
    while not path.exists() or path.stat().st_size == 0:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    shown, _ = running.communicate(timeout=60)
    played = json.loads(shown)["games"]
    lines = path.read_text().splitlines()
    assert len(lines) == played and record.check(json.loads(lines[-1]))
    more = subprocess.run(
        [*command, "--games", str(played + 5), "--resume"], capture_output=True, check=True
    )
    assert json.loads(more.stdout)["games"] == played + 5
    numbers = [json.loads(line)["run"]["number"] for line in path.read_text().splitlines()]
    assert numbers == list(range(played + 5))


# -- a real cluster


pytest_ray = [
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.skipif(bool(os.environ.get("MEGALITH_PURE")), reason="Ray is the same in both"),
]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes on this machine."""
    import ray
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False}
    nodes = Cluster(initialize_head=True, head_node_args=head)
    nodes.spare = nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    yield nodes
    ray.shutdown()
    nodes.shutdown()


class TestRay:
    pytestmark = pytest_ray

    def test_a_cluster_plays_the_same_games(self, cluster: Any) -> None:
        from megalith.research.backends import OnRay

        plan = job(60)
        assert play(plan, OnRay(cluster.address)) == play(plan, Serial())

    def test_the_tasks_of_a_killed_node_are_done_again(self, cluster: Any, tmp_path: Path) -> None:
        """The spare node is killed while it is known to work on a task."""
        from megalith.research.backends import OnRay

        spare = cluster.spare.node_id

        def linger(n: int) -> int:
            import ray

            node = ray.get_runtime_context().get_node_id()
            (tmp_path / f"{n}.{node}").touch()
            time.sleep(1.0)
            return n

        def just_begun() -> set[str]:
            """Tasks that the spare node began less than half a task ago."""
            now = time.time()
            marks = tmp_path.glob(f"*.{spare}")
            return {p.name.split(".")[0] for p in marks if now - p.stat().st_mtime < 0.5}

        done: list[int] = []
        caught: set[str] = set()
        for n in OnRay(cluster.address).work(linger, range(10)):
            done.append(n)
            deadline = time.monotonic() + 3
            while not caught and time.monotonic() < deadline:
                caught = just_begun()
                time.sleep(0.02)
            if caught and cluster.spare is not None:
                cluster.remove_node(cluster.spare, allow_graceful=False)
                cluster.spare = None
        assert done == list(range(10))
        assert caught, "the spare node never had a task"
        assert any(len(list(tmp_path.glob(f"{n}.*"))) == 2 for n in caught), "not done again"
