"""`megalith serve`: its options, and what is told when one of them is wrong."""

from pathlib import Path

import pytest

from megalith.server.operations import config
from megalith.server.settings import Settings
from tests.cli.conftest import Megalith


def test_print_config_shows_what_was_chosen(megalith: Megalith, tmp_path: Path) -> None:
    args = ("--port", 0, "--origin", "https://a.example", "--origin", "https://b.example")
    printed = megalith("serve", *args, "--keep-open", 3, "--print-config")
    assert printed.status == 0 and printed.err == ""
    file = tmp_path / "m.toml"
    file.write_text(printed.out, encoding="utf-8")
    again = megalith("serve", "--config", file, "--print-config")
    assert again.out == printed.out
    got = config.effective(Settings(), {}, {}, file)
    assert got.origins == ("https://a.example", "https://b.example")
    assert got.keep.open == 3 and got.port == 0


def test_a_wrong_option_is_told_in_both_languages(
    megalith: Megalith,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = megalith("serve", "--workers", "many")
    assert run.status == 2
    assert run.err == "megalith: --workers: expected a whole number from 1, not 'many'\n"
    run = megalith("serve", "--levels", "easy,genius", "--lang", "pl")
    assert run.status == 2 and "--levels: oczekiwano: jedno z: random" in run.err
    monkeypatch.setenv("MEGALITH_PORT", "tcp://10.0.0.1:80")
    run = megalith("serve", "--lang", "pl")
    assert run.status == 2 and "MEGALITH_PORT: oczekiwano: liczba całkowita od 0" in run.err
