"""The program, run inside the test process."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from megalith.cli.main import main


class Run(NamedTuple):
    status: int
    out: str
    err: str


Megalith = Callable[..., Run]


@pytest.fixture
def megalith(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Megalith:
    """megalith("sim", "stone_age", stdin="…") gives the exit status and both outputs."""

    def run(*args: object, stdin: str = "") -> Run:
        monkeypatch.setattr(sys, "argv", ["megalith", *(str(arg) for arg in args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        monkeypatch.setenv("COLUMNS", "120")
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        capsys.readouterr()
        with pytest.raises(SystemExit) as leaving:
            main()
        out, err = capsys.readouterr()
        code = leaving.value.code
        return Run(code if isinstance(code, int) else 0, out, err)

    return run
