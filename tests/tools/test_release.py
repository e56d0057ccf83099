"""The check-list of a release sees what is not done."""

import sys
from pathlib import Path

import pytest

from tools import release

INIT = '__version__ = "1.2.3"\n'
GOOD = {
    "src/megalith/__init__.py": INIT,
    "CHANGELOG.md": "## [Unreleased]\n\n## [1.2.3] - 2030-01-01\n\n### Added\n- A thing.\n",
    "CITATION.cff": "cff-version: 1.2.0\nversion: 1.2.3\n",
    "pyproject.toml": '[project]\nname = "megalith"\n[project.urls]\nDocs = "https://example.org"\n',
}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in GOOD.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "clean", lambda: "")
    committed = "everything is committed"
    monkeypatch.setitem(release.CHECKS, committed, lambda: "")
    monkeypatch.setattr(sys, "argv", ["release", "--tag", "v1.2.3"])
    return tmp_path


def test_all_done(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main() == 0
    assert "git tag v1.2.3" in capsys.readouterr().out


@pytest.mark.parametrize(
    "name,text,told",
    [
        ("CHANGELOG.md", "## [Unreleased]\n\n## [1.2.2] - 2030-01-01\n", "newest version is 1.2.2"),
        (
            "CHANGELOG.md",
            "## [Unreleased]\n### Added\n- More.\n\n## [1.2.3] - 2030-01-01\n",
            "lines",
        ),
        ("CITATION.cff", "version: 1.2.2\n", "another version"),
        ("pyproject.toml", "[project]\n", "[project.urls] is missing"),
        ("src/megalith/__init__.py", '__version__ = "1.3.0"\n', "not 1.3.0"),
    ],
)
def test_what_is_left_is_told(
    checkout: Path, capsys: pytest.CaptureFixture[str], name: str, text: str, told: str
) -> None:
    (checkout / name).write_text(text, encoding="utf-8")
    assert release.main() == 1
    shown = capsys.readouterr().out
    assert told in shown and "not yet" in shown


def test_what_no_machine_sees_is_asked(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["release"])
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return "n" if "phone" in question else "y"

    monkeypatch.setattr("builtins.input", answer)
    assert release.main() == 1 and len(asked) == len(release.QUESTIONS)
