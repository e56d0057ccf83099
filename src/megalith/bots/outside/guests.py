"""Bots from files: `FILE.py:Name`, or `FILE.py:Name@TEXT`, which calls `Name(TEXT)`."""

import importlib.util
import sys
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Final

from megalith.bots.guest import BotFault, Guest, fault
from megalith.core.errors import OptionError, TableError

OWN: Final = ".py:"  # in the name of a bot from a file


def make(name: str) -> Guest:
    """A new one; OptionError or BotFault says what is wrong with it."""
    plain, _, given = name.partition("@")
    path, _, maker = plain.rpartition(":")
    found = getattr(_module(path), maker, None)
    if found is None:
        raise OptionError("{path} has no {name}", "no-such-bot", path=path, name=maker)
    file = str(Path(path).resolve())
    try:
        mind = found(given) if given else found()
    except TableError:
        raise
    except Exception as error:
        raise fault(plain, file, error) from None
    if not callable(getattr(mind, "choose", None)):
        raise OptionError("{bot} has no choose(game, s, seat, rng)", "no-choose", bot=plain)
    return Guest(name, file, mind)


@lru_cache
def _module(path: str) -> ModuleType:
    file = Path(path).resolve()
    spec = importlib.util.spec_from_file_location(f"entrant_{file.stem}", file)
    if spec is None or spec.loader is None or not file.is_file():
        raise OptionError("there is no {path}", "no-file", path=path)
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))  # it may import its neighbours, as a script may
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BotFault:
        raise
    except Exception as error:
        raise fault(path, str(file), error) from None
    return module
