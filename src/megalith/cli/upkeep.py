"""`megalith admin`, its second half: how full the database is, backups and their way back."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from megalith.cli.admin import Db, Most, must_be_installed, opened, settings, show_rows, size
from megalith.cli.admin import app as app
from megalith.cli.common import AsJson, Lang, print_json, words
from megalith.cli.serve import Config
from megalith.words import Words

if TYPE_CHECKING:
    from megalith.server.operations.checking import Checked

File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


@app.command()
def usage(
    most: Most = 20, config: Config = None, db: Db = None, lang: Lang = None, json: AsJson = False
) -> None:
    """Show how large the database is, and whose tables fill it."""
    with opened(config, db) as books:
        from megalith.server.operations import upkeep

        found = upkeep.usage(books, most)
    if json:
        print_json(found)
        return
    w = words(lang)
    counts = {phase: found["tables"].get(phase, 0) for phase in ("open", "running", "over")}
    typer.echo(w.say("admin-usage", size=size(found["size"]), people=found["people"], **counts))
    show_rows(w, ["id", "name", "tables", "bytes"], found["hosts"], {"bytes": size})


@app.command()
def vacuum(
    anyway: Annotated[
        bool, typer.Option("--anyway", help="On SQLite also while a server runs, which waits.")
    ] = False,
    config: Config = None,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Give the room of what was deleted back to the disk."""
    with opened(config, db) as books:
        from megalith.server.operations import upkeep

        before, after = upkeep.vacuum(books, anyway)
    typer.echo(words(lang).say("admin-vacuumed", before=size(before), after=size(after)))


@app.command()
def check(config: Config = None, db: Db = None, lang: Lang = None, json: AsJson = False) -> None:
    """Play every table again from its log, and compare."""
    with opened(config, db) as books:
        from megalith.server.operations import checking
        from megalith.server.storage.database import reading

        with reading(books.engine) as connection:
            done = checking.check(connection)
    _tell(words(lang), "admin-checked", done, json)


@app.command()
def backup(
    file: File, config: Config = None, db: Db = None, lang: Lang = None, json: AsJson = False
) -> None:
    """Copy the whole database into a new file, while servers run, and check the copy."""
    with opened(config, db) as books:
        from megalith.server.operations.backup import back_up

        done = back_up(books, file)
    _tell(words(lang), "admin-backed-up", done, json, file)


@app.command()
def restore(
    file: File,
    replace: Annotated[bool, typer.Option("--replace", help="Remove what is there.")] = False,
    config: Config = None,
    db: Db = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Put a backup into a database that no server uses, all of it or nothing."""
    must_be_installed()
    from megalith.server.operations import backup

    done = backup.restore(file, settings(config, db).db, replace)
    _tell(words(lang), "admin-restored", done, json, file)


def _tell(w: Words, key: str, done: "Checked", json: bool, file: Path | None = None) -> None:
    """What was found; status 1 if a table is damaged."""
    if json:
        counts = {"tables": done.tables, "entries": done.steps, "people": done.people}
        print_json({**counts, "older": done.older, "faults": done.faults})
    else:
        counts = {"tables": done.tables, "steps": done.steps, "people": done.people}
        typer.echo(w.say(key, file=str(file), **counts))
        if done.older:
            typer.echo(w.say("admin-older", n=len(done.older), ids=", ".join(done.older)))
        for id, why in done.faults.items():
            typer.echo(w.say("admin-damaged", id=id, why=why), err=True)
    if done.faults:
        raise typer.Exit(1)
