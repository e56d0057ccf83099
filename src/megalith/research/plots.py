"""The report of an arena as a picture, for the page (SVG) and for everything else (PNG)."""

from pathlib import Path

from matplotlib import rc_context
from matplotlib.figure import Figure

from megalith.research.standings import Report
from megalith.words import Words

INK, BAR = "#2b2b2b", "#4a7a8c"


def write(report: Report, words: Words, folder: Path) -> list[Path]:
    """Files arena.png and arena.svg in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    figure = draw(report, words)
    png, svg = folder / "arena.png", folder / "arena.svg"
    figure.savefig(png)
    with rc_context({"svg.hashsalt": "megalith"}):  # equal results give equal files
        figure.savefig(svg, metadata={"Date": None})
    return [png, svg]


def draw(report: Report, words: Words) -> Figure:
    names = list(report.bots)
    shares = [100 * bot.share for bot in report.bots.values()]
    ends = [[100 * x for x in bot.interval] for bot in report.bots.values()]
    errors = [
        [share - low for share, (low, _) in zip(shares, ends, strict=True)],
        [high - share for share, (_, high) in zip(shares, ends, strict=True)],
    ]
    figure = Figure(figsize=(7, 1.4 + 0.5 * len(names)), layout="constrained")
    axes = figure.add_subplot()
    axes.barh(names, shares, xerr=errors, color=BAR, ecolor=INK, capsize=4)
    even = 100 / min(report.players, len(names))
    axes.axvline(even, color=INK, linestyle=":", linewidth=1)
    axes.text(even, -0.55, f" {words.say('arena-even')}", color=INK, fontsize=8)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel(f"{words.say('arena-share')} (%)")
    axes.set_title(f"{words.say('title')} · {report.players} · {report.games}")
    axes.spines[["top", "right"]].set_visible(False)
    return figure
