"""Versions are locked by name and digest; where they come from is the machine's business."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ("constraints.txt", "web/package-lock.json")


@pytest.mark.parametrize("name", LOCKS)
def test_no_lock_file_holds_an_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert len(text) > 1000 and "://" not in text, "npm run lock leaves addresses out"


def test_every_python_library_has_one_exact_version() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    locked = [line for line in lines if line and not line.startswith("#")]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in locked)
    names = [line.partition("==")[0].lower().replace("_", "-") for line in locked]
    assert len(names) == len(set(names)) > 50


def test_the_page_s_libraries_are_those_of_its_package_file() -> None:
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert lock["packages"][""][kind] == package[kind]
        for name, version in package[kind].items():
            assert lock["packages"][f"node_modules/{name}"]["version"] == version
    libraries = [data for path, data in lock["packages"].items() if path]
    names = {path.rpartition("node_modules/")[2] for path in lock["packages"]}
    for library in libraries:  # for other machines than the one that made the file, too
        assert names >= library.get("optionalDependencies", {}).keys()
    assert all("integrity" in library and "resolved" not in library for library in libraries)
