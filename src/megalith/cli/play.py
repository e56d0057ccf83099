"""`megalith play`: a game in the terminal, against bots or with friends at one keyboard."""

import secrets
import shlex
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from megalith.bots import roster
from megalith.bots.outside.guests import OWN
from megalith.cli import fullscreen, saves
from megalith.cli.common import (
    Components,
    Given,
    Lang,
    TitleId,
    complete_bots,
    load_title,
    read_options,
    screen,
    words,
    words_of,
)
from megalith.cli.sitting import Leave, Sitting
from megalith.core import record
from megalith.core.chance import FairSource
from megalith.core.errors import RecordError, TableError
from megalith.core.table import Table
from megalith.words import Words


class Luck(StrEnum):
    dealt = "dealt"
    typed = "typed"


def play(
    game: TitleId,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,…",
            help="Who sits where: `me` or a bot; me,greedy by default.",
            autocompletion=complete_bots,
        ),
    ] = None,
    option: Given = None,
    components: Components = None,
    seed: Annotated[
        str | None, typer.Option(help="A seed for the dice; secret if left out.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="The file that keeps the game.")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Go on with a saved game (`last`: the latest that is not over)."),
    ] = None,
    luck: Annotated[
        Luck, typer.Option(help="`typed`: you tell what the dice and cards of a real table say.")
    ] = Luck.dealt,
    lines: Annotated[
        bool, typer.Option("--lines", help="Line by line, also on a terminal.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play in the terminal; everything is saved all along."""
    out, w = screen(), words(lang, load_title(game).id)
    ignored = ""
    if resume is not None:
        file = saves.latest(game) if str(resume) == "last" else resume
        table, names = _resumed(file, game)
        save = save or file
        given = {"--seats": seats, "--option": option, "--seed": seed, "--components": components}
        if aside := [name for name, value in given.items() if value]:
            ignored = w.say("cli-ignored", options=", ".join(aside))
            out.print(ignored, style="yellow")
    else:
        names = _seats(seats or "me,greedy")
        title = load_title(game, components)
        dealt = luck is Luck.dealt
        source = FairSource(seed or secrets.token_hex(16)) if dealt else None
        table = Table(title, len(names), read_options(title, option), source)
    w = words_of(lang, table.game)
    w.names = player_names(names, w)
    kind = fullscreen.Stage if fullscreen.possible() and not lines else Sitting
    sitting = kind(table, names, w, out, save or saves.new_file(game))
    _begun(sitting)
    if isinstance(sitting, fullscreen.Stage):  # it is in front of what was said
        sitting.notice = ignored
    if table.source is not None:
        promise = w.say("cli-commitment", hash=table.source.commitment[:16])
        sitting.console.print(promise, style="dim")
    sitting.console.print(w.say("cli-help"), style="dim")
    try:
        sitting.run()
    except (Leave, KeyboardInterrupt):
        _left(sitting, lang)
    except TableError:  # a bot's fault, which is told below
        _left(sitting, lang)
        raise


def _begun(sitting: Sitting) -> None:
    """What cannot be saved is not begun."""
    try:
        sitting.save()
    except RecordError as fault:
        text = "{why} (another place: --save FILE)"
        raise RecordError(text, "save-elsewhere", why=fault) from None


def _left(sitting: Sitting, lang: str | None) -> None:
    """The game is saved, and this command goes on with it."""
    sitting.save()
    command = ["megalith", "play", sitting.table.game.id, "--resume", str(sitting.file)]
    command += ["--lang", lang] if lang else []
    sitting.console.print()
    sitting.console.print(sitting.words.say("cli-saved"))
    sitting.console.print(shlex.join(command), soft_wrap=True, markup=False)


def _seats(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name != "me":
            roster.make(name)
    return [_found_again(name) for name in names]


def _found_again(name: str) -> str:
    """A bot from a file by its whole path: the game may go on from another folder."""
    file, sign, rest = name.partition(OWN)
    return f"{Path(file).resolve()}{sign}{rest}" if sign else name


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
        own = name.partition("@")[0].rpartition(OWN)[2]
        kind = w.say(f"bot-{name}") if w.has(f"bot-{name}") else own
        names.append(w.say("seat", n=n) if name == "me" else f"{kind} {n}")
    return names
