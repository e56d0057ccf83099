"""What is built and what it says of itself; tools/try_wheel.py builds and tries it whole."""

import re
import shutil
import sys
import tomllib
from importlib import util
from pathlib import Path, PurePosixPath, PureWindowsPath
from types import ModuleType

import pytest
import yaml

from tests.web import browsers
from tools import notices

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def setup() -> ModuleType:
    spec = util.spec_from_file_location("setup", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_compiled_together_does_not_hang_on_the_signs_in_paths() -> None:
    for kind in (PurePosixPath, PureWindowsPath):
        assert setup().unit(kind("src/megalith/games/origins/rules/flow.py")) == "megalith_origins"
        assert setup().unit(kind("src/megalith/bots/base.py")) == "megalith_core"


def test_the_index_is_shown_a_readme_without_pictures_and_dead_links() -> None:
    text = setup().described((ROOT / "README.md").read_text(encoding="utf-8"))
    assert "![" not in text and "](docs" not in text and "| | |" not in text
    assert "# Megalith" in text and 'pip install "megalith[server]"' in text
    assert "| Stone Age | 2-4 |" in text and "|---|---|---|" in text


def test_the_notices_name_what_the_page_carries() -> None:
    text = notices.FILE.read_text(encoding="utf-8")
    carried = notices.carried()
    package = (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    wanted = package.partition('"dependencies"')[2].partition("}")[0]
    assert set(re.findall(r'"([^"]+)": "\d', wanted)) <= set(carried)
    for name, (version, licence) in carried.items():
        assert f"\n{notices.title(name, version, licence)}\n" in text, "python -m tools.notices"
    for words in ("SIL OPEN FONT LICENSE", "Apache License", "Jason Miller", "mypyc"):
        assert words in text


def test_every_build_uses_the_step_that_makes_the_page() -> None:
    assert PROJECT["build-system"]["build-backend"] == "backend"
    for name in (".github/workflows/build.yml", ".github/workflows/test.yml"):
        assert yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))["jobs"]


def test_the_base_holds_what_the_program_needs() -> None:
    from megalith.cli import main

    assert main.app is not None
    base = {re.split(r"[<>=\[]", name)[0] for name in PROJECT["project"]["dependencies"]}
    assert {"typer", "rich", "fluent.runtime", "platformdirs"} <= base


def test_a_browser_is_found_by_its_other_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in browsers.NAMED:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browsers, "NAMES", browsers.NAMES[:-1])  # no folder of one system
    assert browsers.found() is None
    for name in ("google-chrome", "chromium-browser", "chromium"):
        shutil.copy(sys.executable, tmp_path / name)
        assert browsers.found() == str(tmp_path / name)
    monkeypatch.setenv("CHROME", str(tmp_path / "google-chrome"))
    assert browsers.found() == str(tmp_path / "google-chrome")
    monkeypatch.setenv("MEGALITH_CHROMIUM", "/nowhere")
    with pytest.raises(AssertionError, match="MEGALITH_CHROMIUM=/nowhere"):
        browsers.found()
