"""The players of any title in the terminal: a name, and facts that flow to the width there is."""

from collections.abc import Iterable

from rich.table import Table as Grid
from rich.text import Text

Fact = tuple[str, str | Text]  # what it is, and how much


def people(rows: Iterable[tuple[Text, list[Fact]]]) -> Grid:
    """No column is squeezed until its words break: every fact has its label beside it."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_column(overflow="fold", max_width=22)
    grid.add_column()
    for name, facts in rows:
        grid.add_row(name, _flowing(facts))
    return grid


def _flowing(facts: list[Fact]) -> Text:
    text = Text()
    for k, (label, value) in enumerate(facts):
        text.append(" · " if k else "", style="dim")
        text.append(f"{label} " if label else "", style="dim")
        text.append(value)
    return text
