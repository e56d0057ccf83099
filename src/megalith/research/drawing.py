"""A position as text or SVG: the board of the terminal, seen by the seat that decides."""

import io
from typing import Any, Final

from rich.console import Console

from megalith.core.game import Title
from megalith.words import Words

MODES: Final = ("ansi", "svg")
# A plain sheet: nothing is fetched from anywhere, and no window is drawn around the board.
SHEET: Final = """\
<svg class="rich-terminal" viewBox="0 0 {width} {terminal_height}" \
xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: "Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px;
  line-height: {line_height}px;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect width="{width}" height="{terminal_height}" rx="8" fill="#292929"/>
<g transform="translate({terminal_x}, 0)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def drawn(game: Title[Any], s: Any, mode: str, lang: str = "en", width: int = 120) -> str:
    from megalith import boards

    who = int(game.rules.to_move(s))
    seat = who if who >= 0 else None
    picture = boards.draw_state(game, s, Words(lang, game.id, _names(s)), seat)
    console = Console(file=io.StringIO(), record=True, width=width, color_system=None)
    console.print(picture)
    if mode == "svg":
        return console.export_svg(title=game.id, unique_id="megalith", code_format=SHEET)
    return console.export_text()


def _names(s: Any) -> list[str]:
    return [f"player_{k}" for k in range(s.seats)]
