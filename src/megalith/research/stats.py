"""What a file of games says: scores by seat and bot, first choices, lengths; and the plots."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, Final

from megalith.core import notation
from megalith.core.catalogue import load
from megalith.core.errors import OptionError
from megalith.research.data import Played, decisions
from megalith.words import Words

FORMATS: Final = ("png", "svg")
FEWEST: Final = 3  # games behind a first choice that is told
SHOWN: Final = 15  # first choices in the plot


@dataclass
class Summary:
    title: str = ""
    games: int = 0
    by_seat: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    by_bot: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    first: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))  # margins
    lengths: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    wins: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def add(self, played: Played) -> None:
        if self.title not in ("", played.title):
            raise OptionError(f"the file has games of {self.title} and of {played.title}")
        self.title = played.title
        game = load(played.title)
        firsts: dict[int, str] = {}
        final: Any = None
        count = 0
        for d in decisions(played):
            final = d.state
            count += 1
            if d.seat not in firsts:
                firsts[d.seat] = notation.line(game.describe(d.state, d.code), game.shapes)
        sheets = game.sheets(final)
        totals = [sheet.total for sheet in sheets]
        winners = [sheet.seat for sheet in sheets if sheet.place == 1]
        self.games += 1
        self.lengths.append(count)
        self.rounds.append(game.rounds(final))
        for seat, bot in enumerate(played.bots):
            self.by_seat[seat].append(totals[seat])
            self.by_bot[bot].append(totals[seat])
            self.wins[bot] += 1 / len(winners) if seat in winners else 0.0
        for seat, line in firsts.items():
            rivals = totals[:seat] + totals[seat + 1 :]
            self.first[line].append(totals[seat] - max(rivals, default=0))

    def best_first(self) -> list[tuple[str, float, int]]:
        """(choice, mean final margin, games), the best first."""
        told = [(c, fmean(m), len(m)) for c, m in self.first.items() if len(m) >= FEWEST]
        return sorted(told, key=lambda item: (-item[1], item[0]))

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.title,
            "games": self.games,
            "seats": {str(k): spread(v) for k, v in sorted(self.by_seat.items())},
            "bots": {
                bot: {**spread(v), "wins": round(self.wins[bot], 3)}
                for bot, v in self.by_bot.items()
            },
            "decisions": spread(self.lengths),
            "rounds": spread(self.rounds),
            "first_choices": [
                {"choice": c, "margin": round(m, 2), "games": n} for c, m, n in self.best_first()
            ],
        }


def spread(numbers: list[int]) -> dict[str, float]:
    return {
        "mean": round(fmean(numbers), 2),
        "deviation": round(pstdev(numbers), 2),
        "least": min(numbers),
        "most": max(numbers),
    }


def summary(source: Iterable[Played]) -> Summary:
    found = Summary()
    for played in source:
        found.add(played)
    if found.games == 0:
        raise OptionError("the file has no games")
    return found


# -- plots


def plots(found: Summary, folder: Path, w: Words) -> list[Path]:
    """Every plot as PNG and as SVG."""
    folder.mkdir(parents=True, exist_ok=True)
    made = [("scores", _scores(found, w)), ("length", _lengths(found, w))]
    if found.best_first():
        made.append(("first_choices", _first(found, w)))
    paths = []
    for name, figure in made:
        for ending in FORMATS:
            path = folder / f"{name}.{ending}"
            figure.savefig(path, metadata={"Date": None} if ending == "svg" else None)
            paths.append(path)
    return paths


def _figure(rows: int, columns: int, width: float, height: float) -> tuple[Any, Any]:
    try:
        from matplotlib.figure import Figure  # without pyplot: nothing global, no window
    except ImportError:
        raise OptionError("plots need the extra megalith[research]") from None
    figure = Figure(figsize=(width, height), layout="constrained", dpi=120)
    return figure, figure.subplots(rows, columns, squeeze=False)


def _scores(found: Summary, w: Words) -> Any:
    figure, axes = _figure(1, 2, 10, 4)
    seats = {w.say("seat", n=k + 1): v for k, v in sorted(found.by_seat.items())}
    groups = ((axes[0][0], seats, "cli-seat"), (axes[0][1], found.by_bot, "cli-bot"))
    for axis, group, key in groups:
        axis.boxplot(list(group.values()), tick_labels=list(group), showmeans=True)
        axis.set_xlabel(w.say(key))
        axis.set_ylabel(w.say("stats-points"))
        axis.grid(axis="y", alpha=0.3)
    figure.suptitle(w.say("stats-scores", title=w.say("title"), games=found.games))
    return figure


def _lengths(found: Summary, w: Words) -> Any:
    figure, axes = _figure(1, 2, 10, 4)
    both = ((axes[0][0], found.lengths, "decisions"), (axes[0][1], found.rounds, "rounds"))
    for axis, numbers, key in both:
        axis.hist(numbers, bins=min(30, max(numbers) - min(numbers) + 1), color="#4a7a8c")
        axis.set_xlabel(w.say(f"stats-{key}"))
        axis.set_ylabel(w.say("cli-games"))
    figure.suptitle(w.say("stats-length", title=w.say("title"), games=found.games))
    return figure


def _first(found: Summary, w: Words) -> Any:
    told = found.best_first()[:SHOWN][::-1]
    figure, axes = _figure(1, 1, 9, 1.5 + 0.35 * len(told))
    axis = axes[0][0]
    axis.barh([f"{c} ({n})" for c, _, n in told], [m for _, m, _ in told], color="#b0703c")
    axis.axvline(0, color="black", linewidth=0.8)
    axis.set_xlabel(w.say("stats-margin"))
    figure.suptitle(w.say("stats-first", title=w.say("title"), games=found.games))
    return figure
