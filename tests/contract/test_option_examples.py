"""The set-up form explains each of its options with an example."""

import re
from pathlib import Path

import pytest

from megalith.core.catalogue import TITLES, load
from megalith.words import LANGUAGES, Words

FORM = Path(__file__).parents[2] / "web" / "src" / "lobby" / "TableOptions.tsx"


def not_offered() -> set[str]:
    """What the form leaves out: limits for test runs."""
    found = re.search(r"!\[(.*)\]\.includes\(option\.id\)", FORM.read_text(encoding="utf-8"))
    assert found is not None
    return set(re.findall(r'"(\w+)"', found[1]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_option_that_is_offered_has_an_example(title: str, lang: str) -> None:
    words, offered = Words(lang, title), {o.id for o in load(title).options} - not_offered()
    assert offered
    for id in offered:
        example = words.say(f"option-{id}.example")
        assert example.endswith((".", "?")) and example != words.tip("option", id)
