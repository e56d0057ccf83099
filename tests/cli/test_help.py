"""The help, in English and in Polish: every command and option has words in both."""

from typing import Any

import pytest
import typer

from megalith.cli import helping, main
from megalith.server.operations import config
from tests.cli.conftest import Megalith

SETTINGS = {"_".join(entry.path) for entry in config.entries()}


def texts(command: Any, path: str = "") -> dict[str, str]:
    found = {path: command.help or ""}
    for parameter in command.params:
        if not (path == "serve" and parameter.name in SETTINGS):
            found[f"{path} {parameter.name}"] = parameter.help or ""
    for name, below in getattr(command, "commands", {}).items():
        found |= texts(below, f"{path}-{name}".strip("-"))
    return found


def test_nothing_is_left_in_english_but_the_settings_of_a_server() -> None:
    english = texts(typer.main.get_command(main.app))
    polish = typer.main.get_command(main.app)
    helping.translate(polish, "pl")
    told = texts(polish)
    assert english.keys() == told.keys() and all(english.values())
    same = [key for key in told if told[key] == english[key]]
    assert same == [], "text/help.pl.ftl"


@pytest.mark.parametrize("arguments", [("--lang", "pl", "--help"), ("--help", "--lang", "pl")])
def test_a_command_helps_in_polish(megalith: Megalith, arguments: tuple[str, ...]) -> None:
    run = megalith("sim", *arguments)
    assert run.status == 0 and "Rozegraj wiele partii" in run.out
    assert "To samo ziarno" in run.out and " Opcje " in run.out


@pytest.mark.parametrize("command", ["sim", "admin", "serve"])
def test_what_stands_around_the_words_is_polish_too(megalith: Megalith, command: str) -> None:
    run = megalith(command, "--lang", "pl", "--help")
    assert f"Użycie: megalith {command} [OPCJE] " in run.out
    assert "Pokaż tę pomoc" in run.out and "Show this" not in run.out


def test_the_program_helps_in_the_language_of_the_locale(
    megalith: Megalith, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "default_language", lambda: "pl")
    assert "Graj w terminalu" in megalith("--help").out
    assert "Play in the terminal" in megalith("--help", "--lang", "en").out
