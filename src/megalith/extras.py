"""What is not installed, and the line that installs it."""

import json
import sys
from importlib import metadata
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from megalith.core.errors import OptionError


def missing(what: str, extra: str, error: ImportError) -> OptionError:
    """The error to raise when something of an extra was not found."""
    text = "{what} needs {missing}: {line}"
    return OptionError(text, "extra", what=what, missing=error.name, line=line(extra))


def line(extra: str) -> str:
    """For this installation: from an index, or from the checkout that it was made of."""
    folder = _checkout()
    if folder is None:
        return f'pip install "megalith[{extra}]"'
    python = Path(sys.executable)
    shown = python.relative_to(Path.cwd()) if python.is_relative_to(Path.cwd()) else python
    here = "." if folder == Path.cwd() else folder
    return f'{shown} -m pip install -e "{here}[{extra}]"'


def _checkout() -> Path | None:
    try:
        text = metadata.distribution("megalith").read_text("direct_url.json")
    except metadata.PackageNotFoundError:
        return None
    found = json.loads(text or "{}")
    if not found.get("dir_info", {}).get("editable"):
        return None
    return Path(url2pathname(urlsplit(found["url"]).path))
