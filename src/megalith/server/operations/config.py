"""Settings by option, environment and file. The dataclasses of `settings` are their one
description: every field is an option, a variable and a key, and its comment is the help.
"""

import dataclasses
import inspect
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

from megalith.core.errors import UNREADABLE, OptionError, TableError
from megalith.server.operations import values
from megalith.server.settings import Settings

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

PREFIX = "MEGALITH_"
D = TypeVar("D", bound="DataclassInstance")


@dataclass(frozen=True)
class Entry:
    """One setting: `path` leads to its field."""

    path: tuple[str, ...]
    kind: Any
    help: str
    group: str  # what the class says that the field belongs to

    @property
    def key(self) -> str:
        return ".".join(self.path)

    @property
    def option(self) -> str:
        return "--" + "-".join(self.path).replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + "_".join(self.path).upper()

    def value(self, settings: Settings) -> Any:
        found: Any = settings
        for name in self.path:
            found = getattr(found, name)
        return found


def entries(of: type = Settings, path: tuple[str, ...] = ()) -> Iterator[Entry]:
    """All settings, those of nested classes after the others."""
    kinds = get_type_hints(of, include_extras=True)
    helps, group = comments(of), inspect.getdoc(of) or ""
    nested = []
    for field in dataclasses.fields(of):
        kind, here = kinds[field.name], (*path, field.name)
        if isinstance(kind, type) and dataclasses.is_dataclass(kind):
            nested.append((kind, here))
        else:
            yield Entry(here, kind, helps.get(field.name, ""), group)
    for kind, here in nested:
        yield from entries(kind, here)


def comments(of: type) -> dict[str, str]:
    """The comment behind each field of a class."""
    try:
        source = inspect.getsource(of)
    except OSError:  # installed without its source
        return {}
    return dict(re.findall(r"^    (\w+): .*?  # (.*)$", source, re.MULTILINE))


def effective(
    default: Settings,
    options: Mapping[str, str],
    environ: Mapping[str, str],
    file: Path | None,
) -> Settings:
    """Option before variable before file before default; `options` are texts by key."""
    chosen = _from_file(file) if file is not None else {}
    for entry in entries():
        for where, text in (
            (entry.variable, environ.get(entry.variable)),
            (entry.option, options.get(entry.key)),
        ):
            if text is not None:
                parsed = values.parse(entry.kind, text)
                chosen[entry.path] = _checked(entry, parsed, where, text)
    return changed(default, chosen)


def changed(settings: D, chosen: Mapping[tuple[str, ...], Any]) -> D:
    """The settings with other values at some paths."""
    below: dict[str, dict[tuple[str, ...], Any]] = {}
    fresh: dict[str, Any] = {}
    for (name, *rest), value in chosen.items():
        if rest:
            below.setdefault(name, {})[tuple(rest)] = value
        else:
            fresh[name] = value
    for name, part in below.items():
        fresh[name] = changed(getattr(settings, name), part)
    return dataclasses.replace(settings, **fresh)


def strangers(environ: Mapping[str, str], known: frozenset[str]) -> list[str]:
    """Variables that look like settings and are none: a slip of the pen, most likely."""
    ours = {entry.variable for entry in entries()} | known
    return sorted(name for name in environ if name.startswith(PREFIX) and name not in ours)


def dump(settings: Settings) -> str:
    """All of them as TOML that `effective` reads back."""
    lines = ["# What `megalith serve --config FILE` reads."]
    section: tuple[str, ...] = ()
    for entry in entries():
        if entry.path[:-1] != section:
            section = entry.path[:-1]
            lines += ["", f"[{'.'.join(section)}]  # {entry.group}"]
        line = f"{entry.path[-1]} = {values.toml(entry.value(settings))}"
        lines.append(f"{line}  # {entry.help}" if entry.help else line)
    return "\n".join(lines) + "\n"


def _from_file(file: Path) -> dict[tuple[str, ...], Any]:
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError(*UNREADABLE, path=file, why=error.strerror) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise OptionError("{path} is not TOML: {why}", "no-toml", path=file, why=error) from None
    known = {entry.path: entry for entry in entries()}
    groups = {path[:n] for path in known for n in range(1, len(path))}
    chosen: dict[tuple[str, ...], Any] = {}
    for path, value in _flat(data, groups):
        if path not in known:
            raise _unknown(str(file), path, [entry.key for entry in known.values()])
        chosen[path] = _checked(known[path], value, f"{file}: {known[path].key}", value)
    return chosen


def _flat(
    data: Mapping[str, Any], groups: set[tuple[str, ...]], above: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, value in data.items():
        path = (*above, name)
        if path in groups and isinstance(value, dict):
            yield from _flat(value, groups, path)
        else:
            yield path, value


def _checked(entry: Entry, value: Any, where: str, found: Any) -> Any:
    try:
        return values.check(entry.kind, value)
    except TableError as error:
        text = "{where}: expected {wanted}, not {found}"
        raise OptionError(
            text, "setting-value", where=where, wanted=error, found=repr(found)
        ) from None


def _unknown(file: str, path: tuple[str, ...], known: list[str]) -> OptionError:
    name = ".".join(path)
    near = get_close_matches(name, known, 1)
    if near:
        text = "{path}: there is no setting {found}; did you mean {near}?"
        return OptionError(text, "setting-near", path=file, found=name, near=near[0])
    text = "{path}: there is no setting {found}; --print-config shows all"
    return OptionError(text, "setting-unknown", path=file, found=name)
