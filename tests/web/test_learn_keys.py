"""Lessons by other hands: by keys alone, and by a finger on a phone."""

from typing import Any

import pytest

from megalith.core.catalogue import TITLES
from megalith.learn.lesson import course, read
from tests.helpers import THOROUGH
from tests.web import driver
from tests.web.conftest import DESK, PHONE

EACH = pytest.mark.parametrize("title", TITLES)
MOST = 60  # keys or taps for a lesson
SOME = None if THOROUGH else 1  # lessons of each title: in test_learn all are taken, by clicks

# What the learner meets: the end, a way on, or a question; where its best choice is in the list.
_MEETS = """
(best) => {
  const bar = document.querySelector(".lesson-bar");
  if (!bar) return null;
  const text = bar.querySelector(".sentence").innerText;
  if (bar.matches(".finished")) return { is: "end", text };
  if (bar.querySelector(".lesson-way .primary")) return { is: "on", text };
  if (!bar.querySelector("#choices")) return null;
  const all = [...bar.querySelectorAll("#choices .choice")];
  const seen = all.filter((c) => c.getClientRects().length);
  const at = seen.findIndex((c) => c.dataset.line === best[bar.dataset.step]) + 1;
  return { is: "asks", at, text };
}
"""
# What cannot be taken back is confirmed first, everything else is done at once.
_SHOWN = """
(text) => document.querySelector(".confirm-button:not(:disabled)") ? "ready"
  : document.querySelector(".lesson-bar .sentence")?.innerText !== text ? "done" : null
"""
_OTHER = "(text) => document.querySelector('.lesson-bar .sentence')?.innerText !== text"

# Whether what was picked can be confirmed without scrolling, and lies under a finger's tip.
_REACHED = """
() => {
  const button = document.querySelector(".confirm-button:not(:disabled)");
  if (!button) return false;
  const r = button.getBoundingClientRect();
  const hit = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  return r.height >= 44 && r.bottom <= innerHeight && button.contains(hit);
}
"""


def _open(page: Any, title: str, lesson: str) -> dict[str, str]:
    """The best choice of each step."""
    page.goto(f"{driver.origin(page)}/#/learn/{title}/{lesson}")
    page.wait_for_selector(".board-box svg")
    return {str(n): step.best for n, step in enumerate(read(title, lesson).steps)}


def _meets(page: Any, best: dict[str, str]) -> Any:
    return page.wait_for_function(_MEETS, arg=best).json_value()


@EACH
def test_lessons_are_taken_by_keys_alone(visitor: Any, title: str) -> None:
    page = visitor(DESK, lobby=False)
    for lesson in course(title)[:SOME]:
        best = _open(page, title, lesson)
        for _ in range(MOST):
            met = _meets(page, best)
            if met["is"] == "end":
                break
            if met["is"] == "on":
                page.wait_for_selector(".lesson-way .primary:focus")  # Enter leads on
                page.keyboard.press("Enter")
            else:
                for key in str(met["at"]) if 0 < met["at"] < 10 else "??":
                    page.keyboard.press(key)
                if page.wait_for_function(_SHOWN, arg=met["text"]).json_value() == "ready":
                    page.keyboard.press("Enter")
            page.wait_for_function(_OTHER, arg=met["text"])
        assert met["is"] == "end", (lesson, met)


@EACH
def test_lessons_are_taken_by_a_finger(visitor: Any, title: str) -> None:
    page = visitor(PHONE, lobby=False)
    for lesson in course(title)[:SOME]:
        best = _open(page, title, lesson)
        for _ in range(MOST):
            met = _meets(page, best)
            if met["is"] == "end":
                break
            if met["is"] == "on":
                page.tap(".lesson-way .primary")
            else:
                page.tap(".lesson-way .help")
                page.tap(".lesson-way .help")
                page.wait_for_function(_REACHED)
                page.tap(".confirm-button")
            page.wait_for_function(_OTHER, arg=met["text"])
        assert met["is"] == "end", (lesson, met)
