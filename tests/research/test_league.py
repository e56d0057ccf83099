"""The league of examples/league.py, on a small Ray cluster, and a policy of it in the arena."""

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from megalith.research import arena
from megalith.research.gymnasium import LearnerVectorEnv

pytest.importorskip("ray", reason="needs the extra megalith[research]")
pytestmark = pytest.mark.build("compiled")
EXAMPLES = Path(__file__).parents[2] / "examples"


def test_learners_play_past_selves_and_everybody_is_ranked(tmp_path: Path) -> None:
    size = ["--learners", "2", "--rounds", "2", "--lessons", "2", "--games", "2"]
    command = [sys.executable, str(EXAMPLES / "league.py"), "stone_age", *size]
    run = subprocess.run([*command, "--out", str(tmp_path)], capture_output=True, timeout=500)
    assert run.returncode == 0, run.stderr.decode()[-2000:]
    table = json.loads((tmp_path / "standings.json").read_text(encoding="utf-8"))
    assert sorted(table) == [f"round{n}-learner{k}" for n in (0, 1) for k in (0, 1)]
    assert sum(table.values()) == pytest.approx(2)
    files = {path.read_bytes() for path in tmp_path.glob("*.npz")}
    assert len(files) == 4  # nobody stood still


def test_what_was_learned_sits_down_like_any_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    script = importlib.import_module("learn_choices")
    env = LearnerVectorEnv("stone_age", 1, ["random"], 2, actions="choices", width=24)
    policy = script.Policy(env.observation_space["choices"].shape[-1], 1)  # type: ignore[index]
    script.learn("stone_age", "random", 20, 12, 24, 1, policy)
    policy.save(tmp_path / "policy.npz")
    rater = f"{EXAMPLES / 'choice_player.py'}:Rater@{tmp_path / 'policy.npz'}"
    report = arena.run("stone_age", ["random", rater], players=2, games=12, seed=1)
    assert report.bots[rater].share > 0.7
