"""Every `megalith …` line of both READMEs, docs/bots.md, docs/research.md and docs/study.md is run:
with few games and short measurements, in a folder that has the files it names. The lines of other
pages have tests of their own (test_writing_a_bot.py, test_operations.py). Of what runs for hours
the options are looked up.
"""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from megalith.cli import main
from megalith.server.storage.database import migrate, open_engine
from tests.cli.conftest import Megalith
from tests.cli.conftest import megalith as megalith

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "README.pl.md", "docs/bots.md", "docs/research.md", "docs/study.md")
SHORT = (
    (r"--games \d+", "--games 2"),
    (r"--workers \d+", "--workers 1"),
    (r"--ray \S+", ""),
    (r"search:500", "search:5"),
    (r"medium", "search:6"),
    (r"^serve --open", "serve --print-config"),
    (r"^(study .*)", r"\1 --iterations 16"),
    (r"^bench", "bench stone_age --seconds 0.01 --alone"),
    (r"^((sim|arena) .*)", r"\1 --option round_cap=1"),
    (r"^(admin .*)", r"\1 --db sqlite:///m.db"),
)


def commands() -> list[str]:
    """Without what is said about them: that begins after two spaces."""
    found: list[str] = []
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8")
        found += re.findall(r"^megalith (.*?)(?:  .*)?$", text, re.MULTILINE)
    return list(dict.fromkeys(line for line in found if "examples/" not in line))


def prepare(megalith: Megalith, line: str) -> None:
    """The files that the command reads."""
    sheet = json.dumps({"players": [{"score": 30}, {"score": 40}]})
    for name in re.findall(r"(?<!save )\b\w+\.json\b", line):
        Path(name).write_text(sheet if line.startswith("score") else "{}", encoding="utf-8")
        if line.startswith(("replay", "study")):
            seats = ("--seats", "random,random", "--option", "round_cap=1")
            assert megalith("play", "stone_age", *seats, "--save", name).status == 0
    for name in re.findall(r"^(?:stats|study) (\S+\.(?:parquet|jsonl))", line):
        games = ("--players", "2", "--games", "4", "--option", "round_cap=1")
        assert megalith("sim", "stone_age", *games, "--out", name).status == 0
    if line.startswith("admin"):
        engine = open_engine("sqlite:///m.db")
        migrate(engine)
        engine.dispose()


@pytest.mark.parametrize("line", commands())
def test_what_the_pages_show_runs(
    megalith: Megalith, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    short = line
    for pattern, instead in SHORT:
        short = re.sub(pattern, instead, short)
    prepare(megalith, short)
    if "--resume" in short:  # there must be something to go on with
        begun = megalith(*shlex.split(short.replace("--resume", "")))
        assert begun.status == 0, begun.err
    run = megalith(*shlex.split(short), stdin="q\n")
    assert run.status == 0, run.err


def every_page() -> list[str]:
    """Every `megalith …` line of every page, also of those whose commands are run elsewhere."""
    found: list[str] = []
    for page in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]):
        for line in page.read_text(encoding="utf-8").splitlines():
            shown = re.fullmatch(r"megalith (.*?)(?:  .*)?", line)
            parts = re.split(r" (?:·|&&) megalith ", shown[1]) if shown else []
            found += [part for part in parts if "…" not in part]
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("line", every_page())
def test_what_any_page_shows_is_understood(line: str) -> None:
    """Names of commands and options, and how many arguments there are."""
    command: Any = typer.main.get_command(main.app)
    rest, context = shlex.split(line), None
    while True:
        context = command.make_context(command.name, rest, parent=context)
        if not getattr(command, "commands", None):
            return
        _, command, rest = command.resolve_command(context, rest)


def test_all_commands_of_the_readme_are_among_them() -> None:
    assert len(commands()) > 25


def long_runs() -> list[tuple[str, str]]:
    """Modules that the pages start, with all options that are shown of them."""
    shown: dict[str, list[str]] = {}
    for page in sorted(
        [ROOT / "CONTRIBUTING.md", *ROOT.glob("README*.md"), *ROOT.glob("docs/**/*.md")]
    ):
        text = page.read_text(encoding="utf-8")
        for module, rest in re.findall(r"python -m ((?:megalith|tools)[\w.]+)([^`\n]*)", text):
            shown.setdefault(module, []).extend(re.findall(r" (--[a-z-]+)", rest))
    return [(module, " ".join(dict.fromkeys(options))) for module, options in shown.items()]


@pytest.mark.parametrize("module,options", long_runs())
def test_what_takes_hours_has_the_options_that_are_shown(module: str, options: str) -> None:
    path = (ROOT / "src" if module.startswith("megalith") else ROOT) / module.replace(".", "/")
    source = path.with_suffix(".py").read_text(encoding="utf-8")
    assert "__main__" in source, f"{module} cannot be started"
    for option in options.split():
        parameter = option[2:].replace("-", "_")
        assert f'"{option}"' in source or f"    {parameter}: " in source, f"{module} {option}"
