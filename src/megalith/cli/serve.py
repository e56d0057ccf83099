"""`megalith serve`: the server and its page, on this machine or for others."""

import os
import webbrowser
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any

import typer
from platformdirs import user_data_path

from megalith.cli.common import Lang, words
from megalith.core.catalogue import TITLES, load
from megalith.extras import missing
from megalith.server.operations import config as configs
from megalith.server.operations import values
from megalith.server.operations.config import Entry
from megalith.server.settings import Settings

CONFIG = "MEGALITH_CONFIG"
_OF_BUILDS = ("DATA", "PURE", "OPT", "CHROMIUM", "REQUIRE", "THOROUGH")
OTHERS = frozenset(f"MEGALITH_{name}" for name in ("CONFIG", *_OF_BUILDS))
ALSO = {"origins": "--origin", "bots": "--bot"}  # one at a time

Config = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help=f"Settings as TOML; also {CONFIG}."),
]


def default_db() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('megalith') / 'megalith.db'}"


def default_settings() -> Settings:
    """One core is left free for the server itself."""
    return Settings(db=default_db(), workers=max(1, (os.cpu_count() or 1) - 1))


def chosen_settings(config: Path | None, given: dict[str, str]) -> Settings:
    """By option, environment and file; `given` are the options, texts by key."""
    named = os.environ.get(CONFIG)
    file = config or (Path(named) if named else None)
    return configs.effective(default_settings(), given, os.environ, file)


def serve(
    config: Config = None,
    print_config: Annotated[
        bool,
        typer.Option(
            "--print-config", help="Print all settings as TOML, passwords too, and leave."
        ),
    ] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page.")] = False,
    lang: Lang = None,
    **options: str | list[str] | None,
) -> None:
    """Serve the page and its tables until Ctrl-C.

    Every setting is an option here (--limits-body), a variable of the environment
    (MEGALITH_LIMITS_BODY) and a key of the file (body under limits), in this order of rank.
    """
    settings = chosen_settings(config, _given(options))
    if print_config:
        typer.echo(configs.dump(settings), nl=False)
        return
    for title in TITLES:
        load(title)  # components that cannot be used are told before anybody plays
    for name in configs.strangers(os.environ, OTHERS):
        typer.echo(f"megalith: {words(lang).say('cli-stranger', name=name)}", err=True)
    try:
        from megalith.server.run import run
    except ModuleNotFoundError as error:
        raise missing("serve", "server", error) from None
    run(settings, webbrowser.open if open_page else None)


def _given(options: dict[str, str | list[str] | None]) -> dict[str, str]:
    keys = {_name(entry): entry.key for entry in configs.entries()}
    return {
        keys[name]: value if isinstance(value, str) else ",".join(value)
        for name, value in options.items()
        if value is not None and value != []
    }


def _name(entry: Entry) -> str:
    return "_".join(entry.path)


def _parameter(entry: Entry, default: Settings) -> Parameter:
    """An option of the command; a list's may be given several times."""
    now = values.text(entry.value(default))
    shown = f"{entry.help[:1].upper()}{entry.help[1:]}" + (f" ({now})" if now else "")
    several = isinstance(entry.value(default), tuple) and ... in values.items_of(entry.kind)
    kind: Any = list[str] | None if several else str | None
    names = [entry.option, *([ALSO[entry.key]] if entry.key in ALSO else [])]
    option = typer.Option(
        *names, metavar=values.metavar(entry.kind), help=shown, rich_help_panel=entry.group
    )
    annotation = Annotated[kind, option]
    return Parameter(_name(entry), Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _signature() -> Signature:
    """The command has an option for every setting."""
    default = default_settings()
    fixed = [p for p in Signature.from_callable(serve).parameters.values() if p.name != "options"]
    settings = [_parameter(entry, default) for entry in configs.entries()]
    return Signature([*fixed, *settings])


serve.__signature__ = _signature()  # type: ignore[attr-defined]
