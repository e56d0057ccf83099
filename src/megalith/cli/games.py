"""`megalith games`: what can be played."""

from typing import Any

from rich.table import Table as Grid

from megalith.cli.common import AsJson, Lang, print_json, screen, words
from megalith.core.catalogue import TITLES, load


def games(lang: Lang = None, json: AsJson = False) -> None:
    """List the games with their players and options."""
    if json:
        print_json([_entry(title, lang) for title in TITLES])
        return
    w = words(lang)
    grid = Grid(box=None, pad_edge=False)
    for key in ("cli-id", "cli-game", "cli-players", "cli-options"):
        grid.add_column(w.say(key), overflow="fold")
    for title in TITLES:
        entry = _entry(title, lang)
        players = ", ".join(str(n) for n in entry["players"])
        grid.add_row(title, entry["name"], players, ", ".join(entry["options"]))
    screen().print(grid)


def _entry(title: str, lang: str | None) -> dict[str, Any]:
    game = load(title)
    w = words(lang, title)
    return {
        "id": title,
        "name": w.say("title"),
        "blurb": w.say("title.blurb"),
        "players": list(game.players),
        "version": game.version,
        "options": {
            o.id: {"default": o.default, "values": list(o.values) or o.expected()}
            for o in game.options
        },
    }
