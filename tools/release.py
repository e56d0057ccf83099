"""Walks through the check-list of a release: what a machine can see is checked, the rest is asked.

`python -m tools.release` before the tag, with questions; `--tag v1.2.3` in CI, without.
"""

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
QUESTIONS: Final = (
    "make test-all passed on this commit, nothing skipped (it builds and tries the wheel)",
    "megalith.research.ladder was run if a bot or a weight changed, and docs/lab has its results",
    "a database of the last version was upgraded (tests/server/databases holds one of it)",
    "the pictures of the README show the page as it is (python -m tools.pictures)",
    "somebody played a whole game of each title on a phone and on a desk, in both languages",
)


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def version() -> str:
    found = re.search(r'__version__ = "([^"]+)"', read("src/megalith/__init__.py"))
    assert found is not None
    return found[1]


def told_in_changelog() -> str:
    head = re.search(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", read("CHANGELOG.md"), re.M)
    newest = head[1] if head else "none"
    return "" if newest == version() else f"its newest version is {newest}, not {version()}"


def nothing_unreleased() -> str:
    part = read("CHANGELOG.md").partition("## [Unreleased]")[2].partition("\n## ")[0]
    return "lines still stand under [Unreleased]" if "\n- " in part else ""


def cited() -> str:
    return "" if f"\nversion: {version()}\n" in read("CITATION.cff") else "another version"


def addresses() -> str:
    urls = tomllib.loads(read("pyproject.toml"))["project"].get("urls", {})
    return "" if urls else "[project.urls] is missing: where the sources and the docs live"


def clean() -> str:
    shown = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return "uncommitted changes" if shown.stdout or shown.returncode else ""


CHECKS: Final[dict[str, Callable[[], str]]] = {
    "CHANGELOG.md has the version with its date": told_in_changelog,
    "CHANGELOG.md has nothing else to tell": nothing_unreleased,
    "CITATION.cff names the version": cited,
    "pyproject.toml says where the project lives": addresses,
    "everything is committed": clean,
}


def faults(tag: str | None) -> Iterator[str]:
    if tag is not None and tag != f"v{version()}":
        yield f"the tag is {tag}, the version {version()}"
    for what, check in CHECKS.items():
        why = check()
        print(f"{'✗' if why else '✓'} {what}{f': {why}' if why else ''}")
        if why:
            yield what


def asked() -> Iterator[str]:
    for question in QUESTIONS:
        if input(f"? {question} [y/N] ").strip().lower() not in ("y", "yes"):
            yield question


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag", help="check against this tag and ask nothing")
    tag = parser.parse_args().tag
    left = [*faults(tag), *(asked() if tag is None else ())]
    if left:
        print(f"not yet: {len(left)} left")
        return 1
    print(f"ready: git tag v{version()} && git push origin v{version()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
