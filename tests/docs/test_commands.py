"""Every `megalith …` line of both READMEs, of docs/bots.md and of docs/research.md is run: with few
games and short measurements, in a folder that has the files it names."""

import json
import re
import shlex
from pathlib import Path

import pytest

from megalith.server.database import migrate, open_engine
from tests.cli.conftest import Megalith
from tests.cli.conftest import megalith as megalith

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "README.pl.md", "docs/bots.md", "docs/research.md")
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
    for name in re.findall(r"^stats (\S+)", line):
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


def test_all_commands_of_the_readme_are_among_them() -> None:
    assert len(commands()) > 20
