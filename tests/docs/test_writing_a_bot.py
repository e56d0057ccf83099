"""The bot of docs/writing-a-bot.md does what the page says, by the page's own commands."""

import json
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Megalith
from tests.cli.conftest import megalith as megalith

TEXT = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^megalith (sim|arena|play) (.*)$", TEXT, re.MULTILINE)


@pytest.mark.parametrize("name,rest", COMMANDS)
def test_the_commands_run_with_the_bot_of_the_page(
    megalith: Megalith, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, rest: str
) -> None:
    (tmp_path / "mine.py").write_text(re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)[0])
    monkeypatch.chdir(tmp_path)
    short = re.sub(r"--games \d+", "--games 2", rest).replace("--workers 2", "")
    more = () if name == "play" else ("--json", "--option", "round_cap=2")
    run = megalith(name, *shlex.split(short), *more, stdin="1\n1\nq\n")
    assert run.status == 0, run.err
    if name != "play":
        assert json.loads(run.out)["games"] == 2


def test_all_three_are_there() -> None:
    assert [name for name, _ in COMMANDS] == ["sim", "arena", "play"]
