"""`megalith admin`: tables, people, bans and the database, while servers run on it."""

import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from rich.table import Table as Grid

from megalith.cli.common import AsJson, Lang, print_json, screen, speak, words
from megalith.cli.serve import Config, chosen_settings
from megalith.core.errors import UNWRITABLE, OptionError
from megalith.extras import missing
from megalith.server.settings import Settings
from megalith.words import Words

if TYPE_CHECKING:
    from megalith.server.operations.books import Books

app = typer.Typer(no_args_is_help=True)

Db = Annotated[
    str | None, typer.Option("--db", help="sqlite:///FILE or postgresql://…, as for serve.")
]
Most = Annotated[int, typer.Option(min=1, help="At most so many.")]
Id = Annotated[str, typer.Argument(metavar="ID", help="A table or a person.")]
Who = Annotated[str, typer.Argument(help="A person, an address or a network.")]
DASHES = {"ignore_unknown_options": True}  # an id may begin with one


@app.callback()
def _options(context: typer.Context, lang: Lang = None) -> None:
    """Look after a server's tables, people and database."""
    speak(context, lang)


Phase = Literal["open", "running", "over"]


def settings(config: Path | None, db: str | None) -> Settings:
    return chosen_settings(config, {} if db is None else {"db": db})


def must_be_installed() -> None:
    try:
        import megalith.server.operations.books  # noqa: F401
    except ModuleNotFoundError as error:
        raise missing("admin", "server", error) from None


@contextmanager
def opened(config: Path | None, db: str | None) -> Iterator["Books"]:
    """The database that the server uses."""
    must_be_installed()
    from megalith.server.operations.books import Books

    books = Books(settings(config, db).db)
    try:
        yield books
    finally:
        books.close()


def when(seconds: int | None) -> str:
    return "" if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def size(count: int) -> str:
    """Bytes as people say them."""
    return f"{count / 1_000_000:.1f} MB" if count >= 100_000 else f"{count / 1000:.1f} kB"


def show_rows(
    w: Words,
    columns: list[str],
    rows: list[dict[str, Any]],
    shown: Mapping[str, Callable[[Any], str]],
) -> None:
    """A grid with a heading for each column; nothing of what people wrote is read as markup."""
    from rich.text import Text

    grid = Grid(box=None, pad_edge=False)
    for name in columns:
        grid.add_column(w.say(f"admin-{name}"), overflow="fold")
    for row in rows:
        texts = [shown.get(name, str)(row[name]) for name in columns]
        grid.add_row(*(Text(text) for text in texts))
    screen().print(grid)


@app.command()
def tables(
    phase: Annotated[Phase | None, typer.Option(help="Only those in this phase.")] = None,
    game: Annotated[str | None, typer.Option(help="Only those of this game.")] = None,
    person: Annotated[str | None, typer.Option(help="Only those of this person.")] = None,
    most: Most = 50,
    config: Config = None,
    db: Db = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """List the tables, newest first."""
    with opened(config, db) as books:
        from megalith.server.operations import admin

        found = admin.list_tables(books, most, phase, game, person)
    if json:
        print_json(found)
        return
    columns = ["id", "game", "phase", "steps", "changed", "names"]
    w = words(lang)
    shown: dict[str, Callable[[Any], str]] = {
        "changed": when,
        "names": ", ".join,
        "phase": lambda name: w.say(f"admin-is-{name}"),
    }
    show_rows(w, columns, found, shown)


@app.command()
def people(
    most: Most = 50,
    config: Config = None,
    db: Db = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """List the people, those with most tables first."""
    with opened(config, db) as books:
        from megalith.server.operations import admin

        found = admin.list_people(books, most)
    if json:
        print_json(found)
    else:
        show_rows(words(lang), ["id", "name", "tables"], found, {})


@app.command(context_settings=DASHES)
def show(id: Id, config: Config = None, db: Db = None, lang: Lang = None) -> None:
    """Show all that is kept of a table or a person, as JSON (a table's seed stays hidden)."""
    with opened(config, db) as books:
        from megalith.server.operations import admin

        kind, found = admin.show(books, id)
    print_json({"kind": kind, **found})


@app.command(context_settings=DASHES)
def export(
    id: Id,
    out: Annotated[Path | None, typer.Option(help="A file; standard output if left out.")] = None,
    config: Config = None,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Write a table's game as a record, or what is kept of a person with their decisions."""
    with opened(config, db) as books:
        from megalith.server.operations import admin

        found = admin.export_table(books, id) or admin.export_person(books, id)
    if found is None:
        raise admin.no_such(id)
    if out is None:
        print_json(found)
        return
    from json import dumps

    try:
        with os.fdopen(os.open(out, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w") as file:
            file.write(dumps(found, ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        raise OptionError(*UNWRITABLE, path=out, why=error.strerror) from None


@app.command(context_settings=DASHES)
def delete(
    ids: Annotated[list[str], typer.Argument(metavar="ID", help="Tables and people.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    config: Config = None,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Remove tables with their games, and people with all that is kept of them, for good."""
    w, level = words(lang), settings(config, db).level
    with opened(config, db) as books:
        from megalith.server.operations import admin

        for id in ids:
            kind, _ = admin.show(books, id)
            if yes or typer.confirm(w.say(f"admin-sure-{kind}", id=id)):
                typer.echo(w.say(f"admin-deleted-{admin.delete(books, id, level)}", id=id))


@app.command(context_settings=DASHES)
def ban(
    who: Who,
    days: Annotated[float | None, typer.Option(min=0, help="For so long; else for good.")] = None,
    reason: Annotated[str, typer.Option(help="Why, for yourself.")] = "",
    config: Config = None,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Keep a person or an address out, from now on and wherever they are."""
    with opened(config, db) as books:
        from megalith.server.operations import admin

        made = admin.ban(books, who, days, reason)
    ends = when(made.until)
    w = words(lang)
    said = w.say("admin-banned-until", who=made.who, ends=ends) if ends else ""
    typer.echo(said or w.say("admin-banned", who=made.who))


@app.command(context_settings=DASHES)
def unban(who: Who, config: Config = None, db: Db = None, lang: Lang = None) -> None:
    """Let a person or an address in again."""
    with opened(config, db) as books:
        from megalith.server.operations import admin

        if not admin.unban(books, who):
            raise OptionError("{who} is not banned", "not-banned", who=who)
    typer.echo(words(lang).say("admin-unbanned", who=who))


@app.command()
def bans(config: Config = None, db: Db = None, lang: Lang = None, json: AsJson = False) -> None:
    """List who is kept out."""
    with opened(config, db) as books:
        from megalith.server.operations import admin

        found = [vars(each) for each in admin.list_bans(books)]
    if json:
        print_json(found)
    else:
        shown = {"created": when, "until": when}
        show_rows(words(lang), ["who", "created", "until", "reason"], found, shown)
