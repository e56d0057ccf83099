"""How plots look and how they are written: one style, PNG and SVG, equal data equal files."""

from pathlib import Path
from typing import Any, Final

from megalith.extras import missing

FORMATS: Final = ("png", "svg")
INK, BAR, WARM, PALE, GRID = "#2b2b2b", "#4a7a8c", "#b0703c", "#dbe6ea", "#d9d9d9"
STYLE: Final = {
    "svg.hashsalt": "megalith",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.7,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "font.size": 10,
}


def library() -> Any:
    """matplotlib, or a word about where to get it."""
    try:
        import matplotlib
        import matplotlib.figure
    except ImportError as error:
        raise missing("--plot", "research", error) from None
    return matplotlib


def figure(title: str, columns: int, width: float, height: float) -> tuple[Any, list[Any]]:
    """A figure with its axes side by side; without pyplot: nothing global, no window."""
    drawn = library().figure.Figure(figsize=(width, height), layout="constrained", dpi=120)
    axes = drawn.subplots(1, columns, squeeze=False)[0]
    drawn.suptitle(title, x=0.01, ha="left", fontsize=12, fontweight="bold")
    return drawn, list(axes)


def both(folder: Path, name: str) -> list[Path]:
    """The files of a plot in a folder, one of each format."""
    return [folder / f"{name}.{ending}" for ending in FORMATS]


def save(drawn: Any, paths: list[Path]) -> list[Path]:
    for path in paths:
        drawn.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    return paths
