"""What runs say as pictures: who wins, scores, first choices, lengths."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from megalith.core import notation
from megalith.core.catalogue import load
from megalith.research import figures
from megalith.research.figures import BAR, INK, PALE, WARM
from megalith.research.standings import Report
from megalith.research.stats import Summary
from megalith.words import Words

SHOWN: Final = 15  # first choices in the plot
BINS: Final = 30


def write(report: Report, w: Words, place: Path) -> list[Path]:
    """The report of an arena: arena.png and arena.svg in a folder, or the one picture named."""
    shares = {name: (bot.share, *bot.interval) for name, bot in report.bots.items()}
    title = w.say("stats-wins", title=w.say("title"), games=report.games)
    one = place.suffix[1:] in figures.FORMATS
    paths = [place] if one else figures.both(place, "arena")
    return _write({"arena": lambda: _shares(shares, report.players, title, w)}, {"arena": paths})


def write_all(found: Summary, w: Words, folder: Path) -> list[Path]:
    """Every plot of a file of games as PNG and as SVG."""
    made: dict[str, Callable[[], Any]] = {
        "scores": lambda: _scores(found, w),
        "length": lambda: _lengths(found, w),
    }
    if len(found.wins) > 1:
        shares = {name: found.share(name) for name in found.wins}
        title = w.say("stats-wins", title=w.say("title"), games=found.games)
        made["wins"] = lambda: _shares(shares, len(found.by_seat), title, w)
    if found.best_first():
        made["first_choices"] = lambda: _first(found, w)
    return _write(made, {name: figures.both(folder, name) for name in made})


def _write(made: dict[str, Callable[[], Any]], paths: dict[str, list[Path]]) -> list[Path]:
    for path in (path for several in paths.values() for path in several):
        path.parent.mkdir(parents=True, exist_ok=True)
    with figures.library().rc_context(figures.STYLE):
        drawn = {name: draw() for name, draw in made.items()}
        return [path for name in drawn for path in figures.save(drawn[name], paths[name])]


def _shares(
    shares: dict[str, tuple[float, float, float]], players: int, title: str, w: Words
) -> Any:
    """Share of the wins with its interval; the strongest on top."""
    ranked = sorted(shares.items(), key=lambda item: item[1][0])
    names = [Path(name).name for name, _ in ranked]
    middle = [100 * share for _, (share, _, _) in ranked]
    reach = [[100 * (s - low) for _, (s, low, _) in ranked]]
    reach += [[100 * (high - s) for _, (s, _, high) in ranked]]
    drawn, [axis] = figures.figure(title, 1, 8, 1.5 + 0.45 * len(names))
    axis.barh(names, middle, xerr=reach, color=BAR, ecolor=INK, capsize=4, height=0.62)
    even = 100 / min(players, len(names))
    axis.axvline(even, color=WARM, linestyle="--", linewidth=1.2)
    axis.annotate(
        w.say("arena-even"),
        (even, 1),
        (4, 2),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
        color=WARM,
        fontsize=9,
    )
    axis.set_xlim(0, 100)
    axis.grid(axis="x")
    axis.set_xlabel(f"{w.say('arena-share')} (%)")
    return drawn


def _scores(found: Summary, w: Words) -> Any:
    title = w.say("stats-scores", title=w.say("title"), games=found.games)
    seats = {w.say("seat", n=k + 1): v for k, v in sorted(found.by_seat.items())}
    bots = {Path(name).name: scores for name, scores in found.by_bot.items()}
    drawn, axes = figures.figure(title, 2, 10, 4.2)
    for axis, group in zip(axes, (seats, bots), strict=True):
        axis.boxplot(
            list(group.values()),
            tick_labels=list(group),
            widths=0.5,
            patch_artist=True,
            boxprops={"facecolor": PALE, "edgecolor": BAR},
            whiskerprops={"color": BAR},
            capprops={"color": BAR},
            medianprops={"color": BAR, "linewidth": 2},
            showmeans=True,
            meanprops={"marker": "o", "markerfacecolor": WARM, "markeredgecolor": WARM},
            flierprops={"marker": ".", "markerfacecolor": BAR, "markeredgecolor": "none"},
        )
        axis.grid(axis="y")
    axes[0].set_ylabel(w.say("stats-points"))
    axes[1].sharey(axes[0])
    drawn.supxlabel(w.say("stats-box"), fontsize=9)
    return drawn


def _lengths(found: Summary, w: Words) -> Any:
    title = w.say("stats-length", title=w.say("title"), games=found.games)
    drawn, axes = figures.figure(title, 2, 10, 3.8)
    both = ((found.lengths, "decisions"), (found.rounds, "rounds"))
    for axis, (numbers, key) in zip(axes, both, strict=True):
        least, most = min(numbers), max(numbers)
        step = 1 + (most - least) // BINS
        edges = [x - 0.5 for x in range(least, most + step + 1, step)]
        axis.hist(numbers, bins=edges, color=BAR, edgecolor="white", linewidth=0.6)
        axis.set_xlabel(w.say(f"stats-{key}"))
        axis.grid(axis="y")
        for which in (axis.xaxis, axis.yaxis):
            which.get_major_locator().set_params(integer=True)
    axes[0].set_ylabel(w.say("cli-games"))
    return drawn


def _first(found: Summary, w: Words) -> Any:
    """Mean final margins with their standard errors, in words."""
    told = found.best_first()[:SHOWN][::-1]
    shapes = load(found.title).border.shapes
    labels = [f"{w.action(notation.read(c, shapes))}  ({n})" for c, _, n in told]
    errors = [found.first_error(c) for c, _, _ in told]
    margins = [m for _, m, _ in told]
    title = w.say("stats-first", title=w.say("title"), games=found.games)
    drawn, [axis] = figures.figure(title, 1, 10, 1.5 + 0.36 * len(told))
    colours = [BAR if m >= 0 else WARM for m in margins]
    axis.barh(range(len(told)), margins, xerr=errors, color=colours, ecolor=INK, height=0.62)
    axis.set_yticks(range(len(told)), labels)
    axis.axvline(0, color=INK, linewidth=0.8)
    axis.grid(axis="x")
    axis.set_xlabel(w.say("stats-margin"))
    drawn.supxlabel(w.say("stats-first-key"), fontsize=9)
    return drawn
