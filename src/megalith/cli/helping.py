"""The help in another language. English stands with the commands; the others have a file each,
`text/help.<lang>.ftl`. A host's settings (`serve`) are told in English alone.
"""

from pathlib import Path
from typing import Any, Final

import typer
from fluent.runtime import FluentBundle, FluentResource

import megalith

FRAME: Final = (
    "arguments_panel_title",
    "options_panel_title",
    "commands_panel_title",
    "required_long_string",
    "default_string",
)
FOLDER: Final = Path(megalith.__file__).parent / "text"


def file_of(lang: str) -> Path:
    return FOLDER / f"help.{lang}.ftl"


def translate(command: Any, lang: str) -> None:
    """Put the language's words in the place of the English ones, in all commands below."""
    if file_of(lang).is_file():
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource(file_of(lang).read_text(encoding="utf-8")))
        _translate(command, bundle, "")
        _frame(bundle)
        _around(command, bundle)


def _frame(bundle: FluentBundle) -> None:
    """What stands around the commands' own words."""
    from typer import rich_utils

    for name in FRAME:
        setattr(rich_utils, name.upper(), _said(bundle, f"frame-{name.replace('_', '-')}"))


def _around(command: Any, bundle: FluentBundle) -> None:
    """The line of its use, and the option that every command has by itself."""
    english = command.get_usage
    said = _said(bundle, "frame-usage")
    command.get_usage = lambda context: english(context).replace("Usage:", said, 1)
    command.options_metavar = _said(bundle, "frame-options")
    command.get_help_option(typer.Context(command)).help = _said(bundle, "frame-help")
    below = getattr(command, "commands", {})
    if below:
        command.subcommand_metavar = _said(bundle, "frame-command")
    for one in below.values():
        _around(one, bundle)


def keys(path: str, parameter: str) -> tuple[str, str]:
    """The command's own words for a parameter, or those that all commands share."""
    return f"help-{path or 'top'}-{parameter}", f"help-any-{parameter}"


def _translate(command: Any, bundle: FluentBundle, path: str) -> None:
    command.help = _said(bundle, f"help-{path or 'top'}") or command.help
    command.short_help = None
    for parameter in command.params:
        for key in reversed(keys(path, parameter.name)):
            if text := _said(bundle, key):
                parameter.help = text
    for name, below in getattr(command, "commands", {}).items():
        _translate(below, bundle, f"{path}-{name}" if path else name)


def _said(bundle: FluentBundle, key: str) -> str:
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return "" if pattern is None else str(bundle.format_pattern(pattern)[0])
