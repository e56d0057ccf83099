"""`megalith play`: a game in the terminal, against bots or with friends at one keyboard."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from megalith.bots import roster
from megalith.cli import saves
from megalith.cli.common import Given, Lang, TitleId, load_title, read_options, screen, words
from megalith.cli.sitting import Leave, Sitting
from megalith.core import record
from megalith.core.chance import FairSource
from megalith.core.errors import OptionError, RecordError
from megalith.core.table import Table
from megalith.words import Words


def play(
    game: TitleId,
    seats: Annotated[str, typer.Option(help="Who sits where: `me` or a bot.")] = "me,greedy",
    option: Given = None,
    seed: Annotated[
        str | None, typer.Option(help="A seed for the dice; secret if left out.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="The file that keeps the game.")] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with a saved game (`last`: the latest one).")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal; everything is saved all along."""
    out = screen()
    if resume is not None:
        file = saves.latest(game) if str(resume) == "last" else resume
        table, names = _resumed(file, game)
        save = save or file
    else:
        names = _seats(seats)
        title = load_title(game)
        source = FairSource(seed or secrets.token_hex(16))
        table = Table(title, len(names), read_options(title, option), source)
    w = words(lang, game)
    w.names = player_names(names, w)
    sitting = Sitting(table, names, w, out, save or saves.new_file(game))
    if table.source is not None:
        out.print(w.say("cli-commitment", hash=table.source.commitment[:16]), style="dim")
    out.print(w.say("cli-help"), style="dim")
    try:
        sitting.run()
    except (Leave, KeyboardInterrupt):
        sitting.save()
        out.print()
        out.print(w.say("cli-saved"))
        out.print(f"megalith play {game} --resume {sitting.file}", soft_wrap=True)


def _seats(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name != "me" and name not in roster.NAMES:
            known = ", ".join(("me", *roster.NAMES))
            text = "--seats: {found} is not one of: {known}"
            raise OptionError(text, "seat-who", found=repr(name), known=known)
    return names


def _resumed(file: Path, title: str) -> tuple[Table[Any], list[str]]:
    data = record.read(file)
    if data["game"] != title:
        text = "{path} is a game of {found}, not of {game}"
        raise RecordError(text, "other-game", path=file, found=data["game"], game=title)
    names = data.get("seats")
    if not isinstance(names, list) or len(names) != data["players"]:
        text = '{path}: "seats" does not say who sits where'
        raise RecordError(text, "seats-unsaid", path=file)
    return record.resume(data), _seats(",".join(str(name) for name in names))


def player_names(seats: list[str], w: Words) -> list[str]:
    """What the players are called: people by their seat, bots by their kind and seat."""
    names: list[str] = []
    for n, name in enumerate(seats, 1):
        kind = w.say(f"bot-{name}") if w.has(f"bot-{name}") else name
        names.append(w.say("seat", n=n) if name == "me" else f"{kind} {n}")
    return names
