"""The table on the whole screen: the board stays in sight, choices and the log beside the question.

Needs prompt_toolkit (megalith[terminal]); without it, or without a terminal, there are lines.
"""

import io
import sys
from typing import Any

from rich.console import Console, RenderableType

from megalith.cli.sitting import Leave, Sitting

LEAST_ROWS = 4  # for what was said, whatever the size of the board


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

    def read(self, prompt: str) -> str:
        text = ask(self.board, self.said.getvalue(), prompt)
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


def ask(board: str, said: str, prompt: str) -> str | None:
    """One question on the whole screen; None if the person wants to leave.

    Page up and down move what was said, Ctrl and an arrow the board.
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
    high = ScrollablePane(_sheet(ANSI(board.replace("\r", "")), FormattedTextControl, Window))
    low = ScrollablePane(
        _sheet(ANSI(said.replace("\r", "").strip("\n")), FormattedTextControl, Window),
        height=Dimension(min=LEAST_ROWS),
    )
    moves = {"c-up": (high, -5), "c-down": (high, 5), "pageup": (low, -8), "pagedown": (low, 8)}
    for key, (pane, by) in moves.items():
        keys.add(key)(_scroller(pane, by))
    keys.add("enter")(lambda event: event.app.exit(line.text))
    for key in ("c-c", "c-d"):
        keys.add(key)(lambda event: event.app.exit(None))
    question = Window(
        BufferControl(line, input_processors=[BeforeInput(prompt, style="fg:ansicyan")]), height=1
    )
    rule = Window(height=1, char="─", style="fg:ansibrightblack")
    layout = Layout(HSplit([high, rule, low, question]), focused_element=question)
    app: Application[str | None] = Application(layout, key_bindings=keys, full_screen=True)
    return app.run()


def _sheet(text: Any, control: Any, window: Any) -> Any:
    return window(control(text, focusable=False), dont_extend_height=True, wrap_lines=False)


def _scroller(pane: Any, by: int) -> Any:
    def scroll(event: Any) -> None:
        pane.vertical_scroll = max(0, pane.vertical_scroll + by)

    return scroll
