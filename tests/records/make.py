"""Plays finished games for tests/records/<title>/: the shortest found for each way of ending.

    python tests/records/make.py stone_age [--games 20] [--again]

Tries every number of players, several line-ups of bots, and every option set, with as many
seeds each as `--games` says. A file that exists is kept, since old records must replay for
ever; `--again` replaces it (then the rules version goes up).
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT.parent.parent))

from megalith.bots import roster  # noqa: E402
from megalith.core import record  # noqa: E402
from megalith.core.catalogue import TITLES, load  # noqa: E402
from megalith.core.chance import FairSource, rng_from  # noqa: E402
from megalith.core.errors import OptionError  # noqa: E402
from megalith.core.game import Json, Title  # noqa: E402
from megalith.core.table import Table  # noqa: E402
from tests.helpers import option_sets  # noqa: E402

LINE_UPS = (("greedy",), ("random",), ("greedy", "random"))  # repeated round the table


def settings(game: Title[Any]) -> list[dict[str, Any]]:
    """The option sets of the tests; an option that is a number is also tried with a small one."""
    sets = option_sets(game)
    numbers = [o for o in game.options if not o.values]
    return sets + [{**game.guard, o.id: min(o.least + 2, o.most)} for o in numbers]


def played(game: Title[Any], names: list[str], options: dict[str, Any], seed: str) -> Json:
    """The record of one game between bots, with dice that can be checked."""
    table = Table(game, len(names), options, FairSource(seed))
    bots = [roster.make(name) for name in names]
    minds = rng_from("minds", seed)
    while not table.over():
        seat = table.to_move()
        table.do_code(int(bots[seat].choose(game, table.state, seat, minds)))
    return record.to_json(table, [f"{name} {seat}" for seat, name in enumerate(names)])


def games(game: Title[Any], count: int) -> Iterator[Json]:
    for seats in game.players:
        for options in settings(game):
            for line_up in LINE_UPS:
                for k in range(count):
                    names = [line_up[seat % len(line_up)] for seat in range(seats)]
                    seed = f"{game.id}/{seats}/{'-'.join(line_up)}/{k}"
                    try:
                        yield played(game, names, options, seed)
                    except OptionError:
                        break  # these options are not for so many players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--again", action="store_true")
    told = parser.parse_args()
    shortest: dict[str, Json] = {}
    for data in games(load(told.title), told.games):
        ending = data["ending"]
        if ending not in shortest or len(data["steps"]) < len(shortest[ending]["steps"]):
            shortest[ending] = data
    for ending, data in sorted(shortest.items()):
        by = f"-v{data['version']}" if data["version"] > 1 else ""
        path = ROOT / told.title / f"{ending}{by}.json"
        if path.exists() and not told.again:
            print(f"{path.name}: kept")
            continue
        record.write(data, path)
        print(f"{path.name}: {data['players']} players, {len(data['steps'])} steps")


if __name__ == "__main__":
    main()
