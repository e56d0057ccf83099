"""The changelog has a part for every version, the newest first, and none that is not there yet."""

import re
from pathlib import Path

import megalith

TEXT = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")


def number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def test_versions_stand_in_order_and_none_is_newer_than_the_package() -> None:
    heads = re.findall(r"^## (.*)$", TEXT, re.MULTILINE)
    assert heads[0] == "[Unreleased]"
    released = [
        re.fullmatch(r"\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)", head) for head in heads[1:]
    ]
    told = [(number(found[1]), found[2]) for found in released if found is not None]
    assert len(told) == len(heads) - 1 > 0, heads
    assert told == sorted(set(told), reverse=True)
    assert told[0][0] <= number(megalith.__version__)


def test_every_line_is_under_a_version_and_a_heading() -> None:
    before, *parts = re.split(r"^## .*$", TEXT, flags=re.MULTILINE)
    assert "\n- " not in before
    for part in parts:
        assert "\n- " not in part.partition("\n### ")[0]
