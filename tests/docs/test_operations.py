"""What docs/running.md, security.md and privacy.md name is there."""

import re
from pathlib import Path

import pytest

from megalith.server.operations import config
from tests.docs.test_readme import command_names

ROOT = Path(__file__).parents[2]
DOCS = {
    name: (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    for name in ("running", "security", "privacy")
}


def _tests() -> set[str]:
    """Every test of the suite by its name."""
    files = (ROOT / "tests").rglob("test_*.py")
    found = (re.findall(r"def (test_\w+)", f.read_text(encoding="utf-8")) for f in files)
    return {name for names in found for name in names}


def test_every_test_that_security_names_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", DOCS["security"]))
    assert len(named) > 60
    assert named <= _tests(), named - _tests()


def test_every_threat_has_a_test() -> None:
    rows = [line for line in DOCS["security"].splitlines() if line.startswith("| ")]
    for row in rows:
        if not row.startswith("| threat"):
            assert "`test_" in row.split("|")[3], row


@pytest.mark.parametrize("name", DOCS)
def test_what_is_linked_is_there(name: str) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", DOCS[name]):
        assert (ROOT / "docs" / link).resolve().exists(), link


@pytest.mark.parametrize("name", DOCS)
def test_every_command_exists(name: str) -> None:
    assert set(re.findall(r"(?:^|[`/])megalith ([a-z]+) ", DOCS[name], re.M)) <= command_names()
    assert set(re.findall(r"megalith admin ([a-z]+)", DOCS[name])) <= _admin_commands()


def _admin_commands() -> set[str]:
    from megalith.cli.upkeep import app

    return {each.callback.__name__ for each in app.registered_commands if each.callback}


def test_every_command_of_admin_is_told() -> None:
    assert len(_admin_commands()) > 10
    for name in _admin_commands():
        assert f"megalith admin {name}" in DOCS["running"]


def test_the_example_of_a_file_can_be_read(tmp_path: Path) -> None:
    from megalith.server.settings import Settings

    (example,) = re.findall(r"```toml\n(.*?)```", DOCS["running"], re.DOTALL)
    file = tmp_path / "m.toml"
    file.write_text(example, encoding="utf-8")
    found = config.effective(Settings(), {}, {}, file)
    assert found.proxies == ("127.0.0.1",) and found.public.startswith("https://")


def test_what_privacy_says_of_times_is_what_is_set() -> None:
    from megalith.server.people.identity import COOKIE_DAYS
    from megalith.server.settings import Settings
    from megalith.server.storage.cleaning import USAGE_DAYS

    keep, text = Settings().keep, DOCS["privacy"]
    assert f"at most {COOKIE_DAYS} days" in text
    assert f"{keep.people:.0f} days after your last visit" in text
    assert f"{keep.open:.0f} days if it never started, {keep.running:.0f} if it was left" in text
    assert keep.over == 0 and "finished games for ever" in text
    assert f"| {USAGE_DAYS + 1} days |" in text
    assert f"| {Settings().link_days:.0f} days, or until you make another one |" in text
