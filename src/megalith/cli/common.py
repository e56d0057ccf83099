"""What several commands share: options, consoles, JSON, reading files."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from megalith import set_words
from megalith.bots import roster
from megalith.core import data, typed
from megalith.core.catalogue import TITLES, load
from megalith.core.errors import OptionError, SheetError
from megalith.core.game import Json, Title
from megalith.core.options import Chosen
from megalith.words import LANGUAGES, Words, default_language


def complete_titles(begun: str) -> list[str]:
    return [title for title in TITLES if title.startswith(begun)]


def complete_bots(begun: str) -> list[str]:
    """The last name of a list with commas."""
    before, comma, last = begun.rpartition(",")
    return [f"{before}{comma}{name}" for name in roster.NAMES if name.startswith(last)]


NAMED: Any = {"autocompletion": complete_bots}
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|pl", help="Language; from the locale.")
]
AsJson = Annotated[bool, typer.Option("--json", help="JSON on standard output, nothing else.")]
Given = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game."),
]
Components = Annotated[
    str | None,
    typer.Option(
        "--components", metavar="FILE|NAME", help="Your own numbers; see `megalith components`."
    ),
]
TitleId = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="The game's id, see `megalith games`.",
        autocompletion=complete_titles,
    ),
]


def speak(context: typer.Context, lang: str | None) -> None:
    """A language that was named before the command is the default of every command below."""
    if lang is not None:
        words(lang)
        context.default_map = _spoken(context.command, lang)


def _spoken(command: Any, lang: str) -> dict[str, Any]:
    below = getattr(command, "commands", {})
    return {name: _spoken(one, lang) for name, one in below.items()} or {"lang": lang}


def words(lang: str | None, title: str | None = None, names: list[str] | None = None) -> Words:
    if lang is not None and lang not in LANGUAGES:
        text, known = "--lang: expected one of {known}, not {found}", ", ".join(LANGUAGES)
        raise OptionError(text, "lang", known=known, found=repr(lang))
    return Words(lang or default_language(), title, names)


def words_of(lang: str | None, game: Title[Any], names: list[str] | None = None) -> Words:
    """The words of a title, with what its set of components calls otherwise."""
    found = words(lang, game.id, names)
    if game.kit is not None:
        found.over(set_words.source(game.id, game.kit.facts, found.lang))
    return found


def screen() -> Console:
    return Console(highlight=False)


def progress_screen() -> Console:
    """Progress goes to standard error, so that standard output holds the result alone."""
    return Console(stderr=True, highlight=False)


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))


def read_options(game: Title[Any], given: list[str] | None) -> Chosen:
    """`NAME=VALUE` texts as values; OptionError names what exists."""
    chosen: Chosen = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        option = next((o for o in game.options if o.id == name), None)
        if option is None or not sign:
            known = ", ".join(o.id for o in game.options)
            wanted = "--option {found}: expected NAME=VALUE with NAME one of: {known}"
            raise OptionError(wanted, "option-text", found=text, known=known)
        chosen[name] = option.read(value)
    return chosen


def read_sheet(path: str) -> Json:
    """A JSON object from a file, or from standard input for `-`."""
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
        data = json.loads(text)
    except OSError as error:
        text, why = "cannot read {path}: {why}", error.strerror
        raise SheetError(text, "unreadable", path=path, why=why) from None
    except UnicodeDecodeError:
        raise SheetError("{path} is not a text file in UTF-8", "no-text", path=path) from None
    except json.JSONDecodeError as error:
        raise SheetError("{path} is not JSON: {why}", "no-json", path=path, why=error) from None
    if not isinstance(data, dict):
        raise typed.such_as(path, '{"players": [...]}')
    return data


def load_title(title: str, components: str | None = None) -> Title[Any]:
    return load(title, read_set(title, components))


def read_set(title: str, given: str | None) -> Json | None:
    """What differs from the shipped set, from a file or by a name; None if nothing was asked."""
    load(title)
    return None if given is None else data.named(title, given)
