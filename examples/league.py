"""A league on Ray: learners play against past selves, their own and each other's.

    python examples/league.py stone_age --learners 4 --rounds 6 --out league
    python examples/league.py stone_age --address HOST:6379         on a cluster

In every round each learner is taught in a task of its own, against somebody drawn from all who were
kept so far (and `random` in the first round), so that it cannot forget how to beat the old ones.
Then it is kept. At the end all that were kept play each other, and the table says who beats whom.
"""

import argparse
import json
import random
from itertools import combinations
from pathlib import Path
from typing import Any

import ray

from megalith.research import arena
from megalith.research.arena import Report

HERE = Path(__file__).resolve().parent
WIDTH = 24  # choices that are offered, as in choice_player.py


def as_bot(file: str) -> str:
    """How a policy that was kept is called where bots are named."""
    return f"{HERE / 'choice_player.py'}:Rater@{file}"


def taught(title: str, own: str, rival: str, kept: str, lessons: int, seed: int) -> str:
    """A policy, taught against a rival from where it stood, and kept."""
    import sys

    sys.path.append(str(HERE))
    from learn_choices import LearnerVectorEnv, Policy, learn

    env = LearnerVectorEnv(title, 1, [rival], 2, actions="choices", width=WIDTH)
    numbers = env.observation_space["choices"].shape[-1]  # type: ignore[index]
    policy = Policy.load(Path(own)) if own else Policy(numbers, seed)
    learn(title, rival, lessons, 12, WIDTH, seed, policy)
    policy.save(Path(kept))
    return kept


def play_league(title: str, learners: int, rounds: int, lessons: int, out: Path) -> list[str]:
    """The files of all that were kept, by round and learner. `out` is a folder all can see."""
    out.mkdir(parents=True, exist_ok=True)
    teach = ray.remote(max_retries=2)(taught)
    draw = random.Random(title)
    past: list[str] = []
    own = [""] * learners
    for n in range(rounds):
        rivals = [as_bot(draw.choice(past)) if past else "random" for _ in own]
        files = [str(out / f"round{n}-learner{k}.npz") for k in range(learners)]
        work = zip(own, rivals, files, strict=True)
        tasks = [
            teach.remote(title, mine, rival, file, lessons, 1000 * n + k)
            for k, (mine, rival, file) in enumerate(work)
        ]
        own = ray.get(tasks)
        past += own
        print(f"round {n}: {learners} taught", flush=True)
    return past


def standings(title: str, kept: list[str], games: int) -> dict[str, float]:
    """The share of the victories of each against all others."""

    def match(pair: tuple[str, str]) -> Report:
        return arena.run(title, [as_bot(file) for file in pair], players=2, games=games, seed=1)

    pairs = list(combinations(kept, 2))
    reports = ray.get([ray.remote(match).remote(pair) for pair in pairs])
    shares: dict[str, list[float]] = {file: [] for file in kept}
    for pair, report in zip(pairs, reports, strict=True):
        for file in pair:
            shares[file].append(report.bots[as_bot(file)].share)
    return {Path(file).stem: sum(all) / len(all) for file, all in shares.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("title", nargs="?", default="stone_age")
    parser.add_argument("--learners", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--lessons", type=int, default=20)
    parser.add_argument("--games", type=int, default=20, help="of each pair at the end")
    parser.add_argument("--address", help="of a Ray cluster; one of this machine if left out")
    parser.add_argument("--out", type=Path, default=Path("league"))
    ask = parser.parse_args()
    ray.init(address=ask.address, include_dashboard=False, logging_level="error")
    out = ask.out.resolve()
    kept = play_league(ask.title, ask.learners, ask.rounds, ask.lessons, out)
    table: dict[str, Any] = standings(ask.title, kept, ask.games)
    (out / "standings.json").write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    for name, share in sorted(table.items(), key=lambda one: -one[1]):
        print(f"{name:20} {share:6.1%}")


if __name__ == "__main__":
    main()
