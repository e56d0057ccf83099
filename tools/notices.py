"""Writes THIRD-PARTY.txt: who made what the page and the compiled modules carry, and its licences.

`python -m tools.notices`, after the page's libraries changed; they must be installed (web/run.sh).
"""

import json
from importlib import metadata
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "THIRD-PARTY.txt"
LIBRARIES: Final = ROOT / "web" / "node_modules"
# A library without a file of its own, and another one whose file holds the same licence.
LENT: Final = {"Apache-2.0": LIBRARIES / "typescript" / "LICENSE.txt"}
HEAD: Final = """\
Megalith is under the MIT licence (LICENSE). Its page holds these fonts and libraries, and its
compiled modules hold the run-time of mypyc. They belong to their authors, under the licences below.
"""


def carried() -> dict[str, tuple[str, str]]:
    """The page's libraries, those of the libraries too: version and licence by name."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    return {
        path.removeprefix("node_modules/"): (data["version"], data["license"])
        for path, data in sorted(lock["packages"].items())
        if path and not any(data.get(mark) for mark in ("dev", "optional", "devOptional"))
    }


def title(name: str, version: str, licence: str) -> str:
    return f"{name} {version} ({licence})"


def written() -> str:
    parts = [HEAD]
    for name, (version, licence) in carried().items():
        parts.append(_part(title(name, version, licence), _text(name, licence)))
    files = metadata.distribution("mypy").files or []
    own = next(str(f.locate()) for f in files if f.match("licenses/LICENSE"))
    parts.append(_part("mypyc (MIT and PSF-2.0)", Path(own).read_text(encoding="utf-8")))
    return "\n".join(parts)


def _text(name: str, licence: str) -> str:
    own = [path for path in (LIBRARIES / name).glob("LICEN[SC]E*") if path.is_file()]
    return (own or [LENT[licence]])[0].read_text(encoding="utf-8")


def _part(head: str, text: str) -> str:
    rule = "=" * len(head)
    return f"\n{rule}\n{head}\n{rule}\n\n{text.strip()}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
