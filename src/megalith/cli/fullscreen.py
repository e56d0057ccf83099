"""The table on the whole screen: the board stays in sight, choices and the log beside the question.

Needs prompt_toolkit (megalith[terminal]); without it, or without a terminal, there are lines.
"""

import io
import re
import sys
from typing import Any

from rich.console import Console, RenderableType

from megalith import boards
from megalith.cli.sitting import Leave, Sitting

OTHERS = 2  # rows that are neither board nor what was said: the line between them, the question
CHOICE = re.compile(r" +(\d+)  ")


def possible() -> bool:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    try:
        import prompt_toolkit  # noqa: F401
    except ImportError:
        return False
    return True


class Stage(Sitting):
    """A sitting whose lines are kept, and shown under the board whenever something is asked."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.real = self.console
        self.said = io.StringIO()
        self.console = self._quiet(self.said)
        self.board = ""
        self.listed = ""  # the choices of the question that stands
        self.notice = ""  # stands beside the first question in place of the keys

    def run(self) -> None:
        try:
            super().run()
        except BaseException:
            self.console = self.real
            raise
        self.real.print(self.said.getvalue(), markup=False, highlight=False, end="")
        self.console = self.real

    def draw(self, picture: RenderableType) -> None:
        page = io.StringIO()
        self._quiet(page).print(picture)
        self.board = page.getvalue().strip("\n")
        self.listed = ""

    def _list(self, groups: boards.Groups) -> None:
        before = self.said.tell()
        super()._list(groups)
        self.listed = self.said.getvalue()[before:]

    def read(self, prompt: str) -> str:
        said = self.said.getvalue()
        if self.listed not in said:  # after a hint, a rule or a refusal the choices stay in sight
            said = self.listed + said
        text = ask(self.board, said, prompt, self.notice or self.words.say("cli-keys"))
        self.notice = ""
        self.said.seek(0)
        self.said.truncate()
        if text is None:
            raise Leave
        return text.strip()

    def _quiet(self, file: io.StringIO) -> Console:
        colours: Any = self.real.color_system or "standard"
        return Console(
            file=file,
            force_terminal=True,
            color_system=colours,
            width=self.real.width - 1,
            highlight=False,
        )


def shares(rows: int, board: int, said: int) -> tuple[int, int]:
    """Rows for the board and for what was said: as both need, or a third at least for that."""
    rows = max(2, rows - OTHERS)
    low = min(max(1, said), max(rows - board, rows // 3, 1))
    return rows - low, low


def first_shown(said: list[str], rows: int) -> int:
    """The end is in sight; of a list that is too long for it, its beginning with the question,
    and all that was said before it, such as a refusal, if that leaves room for the list."""
    numbers = [CHOICE.match(line) for line in said]
    if numbers and numbers[-1]:
        first = max(k for k, found in enumerate(numbers) if found and found[1] == "1")
        return max(0, min(0 if first <= rows // 2 else first - 1, len(said) - rows))
    return max(0, len(said) - rows)


def ask(board: str, said: str, prompt: str, help: str = "") -> str | None:
    """One question on the whole screen; None if the person wants to leave.

    Page up and down move what was said, Ctrl and an arrow the board; `help` tells of the keys.
    """
    from prompt_toolkit.application import Application
    from prompt_toolkit.buffer import Buffer
    from prompt_toolkit.formatted_text import ANSI
    from prompt_toolkit.key_binding import KeyBindings
    from prompt_toolkit.layout import BufferControl, Dimension, HSplit, Layout, Window
    from prompt_toolkit.layout.controls import FormattedTextControl
    from prompt_toolkit.layout.processors import BeforeInput
    from prompt_toolkit.layout.scrollable_pane import ScrollablePane

    keys = KeyBindings()
    line = Buffer(multiline=False)
    board, said = board.replace("\r", ""), said.replace("\r", "").strip("\n")
    lines = said.splitlines()

    def rows(of: int) -> Dimension:
        whole = app.output.get_size().rows
        return Dimension.exact(shares(whole, board.count("\n") + 1, len(lines))[of])

    high = ScrollablePane(_sheet(ANSI(board), FormattedTextControl, Window), height=lambda: rows(0))
    low = ScrollablePane(_sheet(ANSI(said), FormattedTextControl, Window), height=lambda: rows(1))
    moves = {"c-up": (high, -5), "c-down": (high, 5), "pageup": (low, -8), "pagedown": (low, 8)}
    for key, (pane, by) in moves.items():
        keys.add(key)(_scroller(pane, by))
    keys.add("enter")(lambda event: event.app.exit(line.text))
    for key in ("c-c", "c-d"):
        keys.add(key)(lambda event: event.app.exit(None))
    question = Window(
        BufferControl(line, input_processors=[BeforeInput(prompt, style="fg:ansicyan")]), height=1
    )
    named = FormattedTextControl(f"── {help} " if help else "", focusable=False)
    rule = Window(named, height=1, char="─", style="fg:ansibrightblack")
    layout = Layout(HSplit([high, rule, low, question]), focused_element=question)
    app: Application[str | None] = Application(layout, key_bindings=keys, full_screen=True)
    low.vertical_scroll = first_shown(lines, rows(1).preferred)
    return app.run()


def _sheet(text: Any, control: Any, window: Any) -> Any:
    return window(control(text, focusable=False), dont_extend_height=True, wrap_lines=False)


def _scroller(pane: Any, by: int) -> Any:
    def scroll(event: Any) -> None:
        pane.vertical_scroll = max(0, pane.vertical_scroll + by)

    return scroll
