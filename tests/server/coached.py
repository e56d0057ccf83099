"""How often the coach questions a choice, and how often a much longer search takes its side.

python -m tests.server.coached [TITLE …] [--decisions 100] [--times 20] [--seats 2] [--seed 1]

Games of `medium`; at the first seat's decisions the coach is asked about a choice of `medium`, of
`easy` and of `random`. Each alarm is judged by a search of `--times` as many iterations: `stands`
(at least half of what the coach asks for is lost), `little` (less is), `false` (nothing is).
"""

import argparse
from collections import Counter
from typing import Any

from megalith.bots import roster
from megalith.bots.match import Match
from megalith.bots.search import Search
from megalith.bots.tuning import tuning_for
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.game import OVER, Title
from megalith.core.options import choose
from megalith.server.work import weighing

WHO = ("medium", "easy", "random")
SEATS = 2


def judged(game: Title[Any], s: Any, codes: tuple[int, int], times: int, seed: str) -> str:
    """What a long search says to an alarm: the coach's choice against the one it questioned."""
    search = Search(game, s, 0, tuning_for(game.id, s.seats), rng_from(f"{seed}/judge"))
    search.run(weighing.ITERATIONS * times, 0.0)
    gap = weighing.gap(search, *codes, weighing.LOOK * times)
    if gap is None or gap >= weighing.MUCH / 2:
        return "stands"
    return "little" if gap > 0 else "false"


def sample(
    title: str, decisions: int, times: int, seats: int, seed: int
) -> dict[str, Counter[str]]:
    """For each kind of player how many choices were looked at, questioned, and why."""
    game = load(title)
    rng = rng_from(f"{title}/{seed}")
    found: dict[str, Counter[str]] = {who: Counter() for who in WHO}
    bots = {who: roster.make(who) for who in WHO}
    told = 0
    while told < decisions:
        match = Match(game, game.rules.initial(seats, choose(game.options, game.guard)), rng)
        while (who := match.asks()) != OVER and told < decisions:
            if who != 0 or len(game.rules.legal(match.s)) < 2:
                match.answer(bots["medium"].choose(game, match.s, who, rng))
                continue
            told += 1
            known = game.rules.copy(match.s)
            game.rules.hide(known, 0, rng)
            picked = {name: bots[name].choose(game, match.s, 0, rng) for name in WHO}
            for name, code in picked.items():
                _ask(game, known, code, times, f"{title}/{seed}/{told}/{name}", found[name])
            match.answer(picked["medium"])
    return found


def _ask(game: Title[Any], s: Any, code: int, times: int, seed: str, into: Counter[str]) -> None:
    into["choices"] += 1
    alarm = weighing.weigh(game, s, 0, code, seed)
    if alarm is None:
        return
    into["questioned"] += 1
    into[judged(game, s, (alarm.best, code), times, seed)] += 1
    into[f"reason {_reason(alarm)}"] += 1


def _reason(alarm: weighing.Weighed) -> str:
    return alarm.reason.kind if alarm.reason else "points"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("titles", nargs="*", default=list(TITLES))
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for title in asked.titles:
        found = sample(title, asked.decisions, asked.times, asked.seats, asked.seed)
        for who, counts in found.items():
            print(title, who, dict(counts), flush=True)


if __name__ == "__main__":
    main()
