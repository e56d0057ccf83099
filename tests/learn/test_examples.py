"""The examples of rules: each is a place in a lesson that teaches the rule, and can be said."""

import pytest

from megalith.core.catalogue import TITLES
from megalith.learn.howto import examples
from megalith.learn.lesson import read
from megalith.learn.run import digest
from megalith.words import LANGUAGES, Words
from tests.rule_coverage import rules

EACH = pytest.mark.parametrize("title", TITLES)


@EACH
def test_an_example_is_of_a_rule_that_its_lesson_teaches(title: str) -> None:
    found = examples(title)
    assert len(found) >= 12 and len({x.rule for x in found}) == len(found)
    for example in found:
        assert example.rule in rules(title)
        assert example.rule in read(title, example.lesson).teaches, example.rule


@EACH
def test_an_example_shows_the_position_and_what_comes_of_the_choice(title: str) -> None:
    for example in examples(title):
        first, *rest = example.frames
        assert first.step is not None and len(rest) == first.step.asks
        for after in rest:
            assert digest(after) != digest(first), example.rule


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_is_told_in_words(title: str, lang: str) -> None:
    words = Words(lang, title, ["You", "Rival", "Third", "Fourth"], lessons=True)
    for example in examples(title):
        assert words.say(example.say.key, **words.args(example.say.args))
