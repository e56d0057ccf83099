"""The lessons in the terminal."""

import pytest

from megalith.core.catalogue import TITLES
from megalith.learn.lesson import course, read
from tests.cli.conftest import Megalith


def _ways(title: str, lesson: str) -> str:
    """What to type: Enter where it tells, the best line where it asks."""
    return "\n".join(step.best for step in read(title, lesson).steps) + "\n"


@pytest.mark.parametrize("title", TITLES)
def test_every_lesson_is_taken_by_lines(megalith: Megalith, title: str) -> None:
    for lesson in course(title):
        shown = megalith("learn", title, lesson, "--lang", "en", stdin=_ways(title, lesson))
        assert shown.status == 0 and shown.out.rstrip().endswith("Lesson done."), shown.out[-500:]


def test_hints_wrong_choices_back_and_leave(megalith: Megalith) -> None:
    typed = "\nh\nplace_workers hut 1\nplace_workers hunt 1\nb\n\n\ns\nq\n"
    shown = megalith("learn", "stone_age", "turn", "--lang", "en", stdin=typed)
    assert shown.status == 0
    for text in ("upper left", "SA-0", "asks for something else", "The rings of a place"):
        assert text in shown.out
    assert "Lesson done" not in shown.out


def test_what_happened_is_told_once(megalith: Megalith) -> None:
    typed = _ways("origins", "end")
    shown = megalith("learn", "origins", "end", "--lang", "en", stdin=typed)
    assert shown.out.count("You have Gemini now.") == 1
