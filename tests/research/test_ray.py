"""Runs on a real Ray cluster of two nodes on this machine, one of which is killed."""

import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from megalith.research.backends import OnRay, Serial
from tests.research.plays import contest, job, play

ray = pytest.importorskip("ray", reason="needs the extra megalith[research]")
pytestmark = [
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.build("compiled"),
]
PATIENCE = 120.0  # seconds, on a busy machine


def two_nodes() -> Any:
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False}
    nodes: Any = Cluster(initialize_head=True, head_node_args=head)
    try:
        nodes.spare = nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
    except Exception:
        nodes.shutdown()
        raise
    return nodes


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A node has 30 seconds to start, which a busy machine may need more than once for."""
    for tries_left in (2, 1, 0):
        try:
            nodes = two_nodes()
            break
        except Exception:
            if not tries_left:
                raise
    yield nodes
    ray.shutdown()
    nodes.shutdown()


@pytest.mark.parametrize("plan", [job, contest])
def test_a_cluster_plays_the_same_games(cluster: Any, plan: Any) -> None:
    assert play(plan(60), OnRay(cluster.address)) == play(plan(60), Serial())


def test_the_tasks_of_a_killed_node_are_done_again(cluster: Any, tmp_path: Path) -> None:
    """No task ends before the spare node has begun one; then that node is killed, so that what
    it began it never ends."""
    spare = cluster.spare.node_id

    def begun() -> list[str]:
        return [mark.name.split(".")[0] for mark in tmp_path.glob(f"*.{spare}")]

    def wait_for_the_spare_node() -> None:
        deadline = time.monotonic() + PATIENCE
        while not begun() and time.monotonic() < deadline:
            time.sleep(0.02)

    def begin(n: int) -> int:
        import ray

        node = ray.get_runtime_context().get_node_id()
        (tmp_path / f"{n}.{node}").touch()
        if node == spare:
            time.sleep(10 * PATIENCE)
        wait_for_the_spare_node()
        return n

    def kill() -> None:
        wait_for_the_spare_node()
        cluster.remove_node(cluster.spare, allow_graceful=False)

    killer = Thread(target=kill)
    killer.start()
    done = list(OnRay(cluster.address).work(begin, range(10)))
    killer.join()
    assert done == list(range(10))
    assert begun(), "the spare node never had a task"
    for n in begun():
        assert len(list(tmp_path.glob(f"{n}.*"))) == 2, f"task {n} was not done again"
