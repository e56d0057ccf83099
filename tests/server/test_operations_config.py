"""Settings by option, environment and file: one description, one order, one clear line."""

import dataclasses
import os
from pathlib import Path
from typing import Any

import pytest

from megalith.cli.serve import OTHERS, chosen_settings, default_settings
from megalith.core.errors import OptionError
from megalith.server.operations import config, values
from megalith.server.settings import Limits, Settings


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("MEGALITH_")]:
        monkeypatch.delenv(name)


WORDS = ("https://odd.example", "10.0.0.0/8", "json", "debug", "easy", "forwarded")


def _other(value: Any, kind: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 3
    if isinstance(value, tuple) and ... in values.items_of(kind):
        return (_other("", values.items_of(kind)[0]),)
    if isinstance(value, tuple):
        return tuple(_other(each, None) for each in value)
    return next(word for word in WORDS if word != value and _fits(kind, word))


def _fits(kind: Any, word: str) -> bool:
    try:
        values.check(kind, word)
    except OptionError:
        return False
    return True


@pytest.fixture
def odd() -> Settings:
    """No setting as it is by default."""
    default = default_settings()
    changes = {e.path: _other(e.value(default), e.kind) for e in config.entries()}
    odd: Settings = config.changed(default, changes)
    assert all(e.value(odd) != e.value(default) for e in config.entries())
    return odd


def test_every_setting_is_an_option_a_variable_and_a_key_with_its_own_name() -> None:
    entries = list(config.entries())
    assert {"port", "keep.open", "limits.body", "workers"} <= {entry.key for entry in entries}
    for names in ({e.key for e in entries}, {e.option for e in entries}):
        assert len(names) == len(entries)
    assert len({e.variable for e in entries}) == len(entries)


@pytest.mark.parametrize("entry", list(config.entries()), ids=lambda e: e.key)
def test_every_setting_says_what_it_is_and_has_a_default_of_its_kind(entry: config.Entry) -> None:
    assert entry.help, f"{entry.key} needs a comment on its line in settings.py"
    default = entry.value(Settings())
    assert values.check(entry.kind, default) == default
    assert values.check(entry.kind, values.parse(entry.kind, values.text(default))) == default


@dataclasses.dataclass(frozen=True)
class Tea:
    """What is drunk"""

    green_cups: int = 7  # cups of green tea


def test_a_new_field_appears_by_itself() -> None:
    (entry,) = config.entries(Tea, ("tea",))
    names = (entry.key, entry.option, entry.variable)
    assert names == ("tea.green_cups", "--tea-green-cups", "MEGALITH_TEA_GREEN_CUPS")
    assert (entry.help, entry.group) == ("cups of green tea", "What is drunk")


def test_what_is_printed_reads_back(odd: Settings, tmp_path: Path) -> None:
    file = tmp_path / "m.toml"
    for settings in (odd, default_settings(), Settings(public="https://g.example", origins=())):
        file.write_text(config.dump(settings), encoding="utf-8")
        assert config.effective(Settings(), {}, {}, file) == settings


def test_all_three_ways_lead_to_the_same(odd: Settings) -> None:
    texts = {e: values.text(e.value(odd)) for e in config.entries()}
    assert config.effective(Settings(), {}, {e.variable: t for e, t in texts.items()}, None) == odd
    assert config.effective(Settings(), {e.key: t for e, t in texts.items()}, {}, None) == odd


def test_the_public_address_is_one_of_ours() -> None:
    settings = Settings(public="https://g.example", origins=("https://a.example",))
    assert settings.pages() == ("https://g.example", "https://a.example")
    assert Settings().pages() == ()


def test_an_option_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "m.toml"
    file.write_text("port = 1\nworkers = 1\nidle = 1\n[limits]\nbody = 1\n", encoding="utf-8")
    environ = {"MEGALITH_PORT": "2", "MEGALITH_WORKERS": "2", "MEGALITH_LIMITS_BODY": "2"}
    got = config.effective(Settings(), {"port": "3"}, environ, file)
    assert (got.port, got.workers, got.idle, got.limits.body) == (3, 2, 1.0, 2)
    assert got.limits == dataclasses.replace(Limits(), body=2) and got.keep == Settings().keep


def test_the_file_is_also_named_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "m.toml"
    file.write_text("port = 81\n", encoding="utf-8")
    monkeypatch.setenv("MEGALITH_CONFIG", str(file))
    assert chosen_settings(None, {}).port == 81


WRONG_FILES = [
    ("prot = 80", "no setting prot; did you mean port?"),
    ("[limits]\nbodies = 80", "did you mean limits.body?"),
    ("zzz = 1", "no setting zzz; --print-config"),
    ("limits = 3", "no setting limits"),
    ('port = "80"', "m.toml: port: expected a whole number from 0 to 65535, not '80'"),
    ("port = true", "expected a whole number"),
    ("port = 80.5", "expected a whole number"),
    ("port = -1", "from 0 to 65535, not -1"),
    ("port = 65536", "from 0 to 65535, not 65536"),
    ("[limits]\nbody = -1", "expected a whole number from 0, not -1"),
    ("workers = 0", "expected a whole number from 1, not 0"),
    ("idle = nan", "expected a number from 0"),
    ("idle = inf", "expected a number from 0"),
    ("host = 7", "expected a text"),
    ('log_format = "xml"', "expected one of: text, json"),
    ("[limits]\nrequests = [1]", "expected 2 numbers"),
    ("[limits]\nrequests = [1, 2, 3]", "expected 2 numbers"),
    ("[limits]\nrequests = 5", "expected 2 numbers"),
    ('levels = ["genius"]', "expected one of: random"),
    ('metrics = ["home"]', "expected an address, or a network"),
    ('public = "games.example.org"', "expected an address such as https"),
    ('public = "https://games.example.org/x"', "expected an address such as https"),
    ('origins = "https://a.example"', "expected a list of texts"),
    ("port = ", "is not TOML"),
    ("port = 1\nport = 2", "is not TOML"),
    ("\ud800", "is not TOML"),
]


@pytest.mark.parametrize("text,fault", WRONG_FILES, ids=lambda x: x[:30].encode("ascii", "replace"))
def test_a_wrong_file_is_one_clear_line(text: str, fault: str, tmp_path: Path) -> None:
    file = tmp_path / "m.toml"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(OptionError) as told:
        config.effective(Settings(), {}, {}, file)
    assert fault in str(told.value) and "\n" not in str(told.value)


def test_a_file_that_is_not_there_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"cannot read .*none\.toml"):
        config.effective(Settings(), {}, {}, tmp_path / "none.toml")


def test_a_variable_that_is_no_setting_is_noticed() -> None:
    environ = {"MEGALITH_WORKER": "3", "MEGALITH_PURE": "1", "MEGALITH_WORKERS": "3", "HOME": "/"}
    assert config.strangers(environ, OTHERS) == ["MEGALITH_WORKER"]


def test_flags_and_lists_can_be_written_in_many_ways() -> None:
    assert [values.parse(bool, t) for t in ("true", "Yes", "0", "off")] == [
        True,
        True,
        False,
        False,
    ]
    assert values.parse(tuple[str, ...], " a, b ") == ["a", "b"]
    assert values.parse(tuple[str, ...], " ") == []
    with pytest.raises(OptionError, match="true or false"):
        values.check(bool, values.parse(bool, "maybe"))
