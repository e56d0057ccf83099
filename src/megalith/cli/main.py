"""The program `megalith`: its commands, and errors as one clear line with exit status 2."""

import sys
from itertools import pairwise

import typer

from megalith import __version__
from megalith.cli import (
    arena,
    bench,
    components,
    games,
    helping,
    learn,
    play,
    replay,
    rules,
    score,
    serve,
    sim,
    stats,
    study,
    upkeep,
    usage,
)
from megalith.cli.common import Lang, speak
from megalith.core.errors import TableError
from megalith.words import LANGUAGES, Words, default_language

app = typer.Typer(
    name="megalith",
    help="Four board games about the ancient world: play, simulate, study.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("learn")(learn.learn)
app.command("sim")(sim.sim)
app.command("arena")(arena.arena)
app.command("stats")(stats.stats)
app.command("score")(score.score)
app.command("replay")(replay.replay)
app.command("study")(study.study_record)
app.command("rules")(rules.rules)
app.command("components")(components.components)
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)
app.add_typer(upkeep.app, name="admin")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"megalith {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    context: typer.Context,
    version: bool = typer.Option(
        False, "--version", help="Show the version and leave.", callback=_version, is_eager=True
    ),
    lang: Lang = None,
) -> None:
    """Four board games about the ancient world: play, simulate, study."""
    speak(context, lang)


def _language(arguments: list[str]) -> str:
    """The language that was asked for; an error may come before the command has read it."""
    for given, value in pairwise([*arguments, ""]):
        asked = given.removeprefix("--lang=") if given.startswith("--lang=") else value
        if given.startswith("--lang") and asked in LANGUAGES:
            return asked
    return default_language()


def _arguments(given: list[str]) -> list[str]:
    """For a help `--lang` was read already; not every command has such an option."""
    if "--help" not in given:
        return given
    pairs = zip(["", *given], given, strict=False)
    return [part for before, part in pairs if "--lang" not in (before, part.partition("=")[0])]


def main() -> None:
    try:
        command = typer.main.get_command(app)
        helping.translate(command, _language(sys.argv))
        status = command(_arguments(sys.argv[1:]), prog_name="megalith", standalone_mode=False)
    except TableError as error:
        print(f"megalith: {Words(_language(sys.argv)).fault(error)}", file=sys.stderr)
        status = 2
    except typer.TyperException as error:
        text = usage.told(error.format_message(), Words(_language(sys.argv)))
        print(f"megalith: {text}" if text else "", file=sys.stderr)
        status = 2
    except (KeyboardInterrupt, typer.Abort):
        status = 130
    except BrokenPipeError:
        sys.stderr.close()
        status = 0
    sys.exit(status if isinstance(status, int) else 0)


if __name__ == "__main__":
    main()
