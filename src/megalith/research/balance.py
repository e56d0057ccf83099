"""What games of a set of components are like: how long, how they end, where points come from.

    python -m megalith.research.balance pantheon --players 4 --bots search:200 --games 12

For whoever chooses numbers that the rule book does not tell (docs/lab): the sheets are added up
line by line, the rounds are counted, and so is everything that the game tells on the way.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean
from typing import Annotated, Any, Final

import typer

from megalith.bots import roster
from megalith.bots.match import Match
from megalith.core import data
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.game import OVER, Json, Title
from megalith.research.plans import bounded

# Events that are counted by what they say, not only by their name.
SAID: Final = {"acts": "action", "ends_epoch": "why", "main_action": "action"}
# Points that are scored on the way belong to what was told last of these.
CAUSES: Final = {
    "activated": "buildings",
    "attacked": "attacks",
    "marched": "military",
    "base_ready": "bases",
}
SCORES: Final = {"points": "", "card_scored": "districts", "advisor_again": "advisors"}


@dataclass
class Balance:
    games: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    lines: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)  # games in which it did at all
    totals: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)

    def play(self, game: Title[Any], players: int, bots: list[str], luck: Any, minds: Any) -> None:
        """One game, with everything that it tells."""
        s = game.rules.initial(players, bounded(game, {}, random="random" in bots))
        minded = [roster.make(name) for name in bots]
        s.log = []
        match = Match(game, s, luck)
        while (who := int(match.asks())) != OVER:
            match.answer(minded[who].choose(game, s, who, minds))
        self._listen(game, s.log)
        sheets = game.rules.sheets(s)
        self.games += 1
        self.rounds[game.rules.rounds(s)] += 1
        self.ends[game.rules.ending(s)] += 1
        for sheet in sheets[:players]:
            self.lines.update(dict(sheet.lines))
        self.totals += [sheet.total for sheet in sheets[:players]]
        self.winners.append(max(sheet.total for sheet in sheets[:players]))

    def _listen(self, game: Title[Any], log: list[Any]) -> None:
        seen: Counter[str] = Counter()
        cause: dict[int, str] = {}
        for event in log:
            what, who = str(event[0]), int(event[1])
            cause[who] = CAUSES.get(what, cause.get(who, ""))
            if what in SCORES:
                points = game.border.explain(event, who).get("points", 0)
                self.told[f"points: {SCORES[what] or cause[who]}"] += points
            said = SAID.get(what)
            kind = game.border.explain(event, who)[said] if said else ""
            seen[f"{what}: {kind}" if kind else what] += 1
        self.told.update(seen)
        self.happened.update(seen.keys())

    def to_json(self, every: bool) -> Json:
        n = self.games
        whole = sum(self.lines.values()) or 1
        shown = {k: x for k, x in self.told.items() if every or ":" in k or k == "new_gods"}
        return {
            "games": n,
            "rounds": {str(k): x for k, x in sorted(self.rounds.items())},
            "mean_rounds": round(sum(k * x for k, x in self.rounds.items()) / n, 2),
            "ends": dict(self.ends.most_common()),
            "points": round(fmean(self.totals), 1),
            "winner": round(fmean(self.winners), 1),
            "share_of_points": {k: round(x / whole, 3) for k, x in self.lines.most_common()},
            "told_a_game": {k: round(x / n, 2) for k, x in sorted(shown.items())},
            "games_with": {k: self.happened[k] for k in sorted(shown) if k in self.happened},
        }


def main(
    title: str,
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for all.")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    components: Annotated[str | None, typer.Option(help="A set: a file, or its name.")] = None,
    every: Annotated[bool, typer.Option(help="Count everything that is told.")] = False,
) -> None:
    """Play games of a set and say what they are like."""
    game = load(title, None if components is None else data.named(title, components))
    names = bots.split(",")
    names = names * players if len(names) == 1 else names
    found = Balance()
    for k in range(games):
        luck, minds = rng_from("luck", seed, k), rng_from("minds", seed, k)
        found.play(game, players, names, luck, minds)
    print(json.dumps(found.to_json(every), indent=1))


if __name__ == "__main__":
    typer.run(main)
