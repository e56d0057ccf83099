"""A position as text or SVG: the board of the terminal, seen by the seat that decides."""

import io
from typing import Any, Final

from rich.console import Console

from megalith.core.game import Game
from megalith.words import Words

MODES: Final = ("ansi", "svg")


def drawn(game: Game[Any], s: Any, mode: str, lang: str = "en", width: int = 120) -> str:
    from megalith.cli import boards  # drawing needs the words and colours of the terminal

    who = int(game.to_move(s))
    seat = who if who >= 0 else None
    picture = boards.draw_view(game.id, game.view(s, seat), Words(lang, game.id, _names(s)), seat)
    console = Console(file=io.StringIO(), record=True, width=width, color_system=None)
    console.print(picture)
    if mode == "svg":
        return console.export_svg(title=game.id, unique_id="megalith")
    return console.export_text()


def _names(s: Any) -> list[str]:
    return [f"player_{k}" for k in range(s.seats)]
